//! What a rule is. Each has a file of its own below: what it fires on, what it makes of it, and why it refuses.

use std::borrow::Cow;

use serde_json::Value;

use crate::constant::{Many, One, Text};
use crate::json::Kinds;
use crate::tree::Tree;

/// What a `custom` rule says of a value.
///
/// ```
/// # use coerce_next as coerce;
/// use coerce::Repair;
/// use serde_json::{Value, json};
///
/// /// For `#[coerce(custom(percent))]`: reads `"12%"` as 12.
/// fn percent(value: &Value) -> Repair {
///     match value.as_str().map(|text| text.strip_suffix('%').map(str::parse::<u8>)) {
///         None => Repair::Keep,
///         Some(Some(Ok(number))) => Repair::To(json!(number)),
///         Some(_) => Repair::Refuse("not an amount such as `12%`".to_owned()),
///     }
/// }
/// assert_eq!(percent(&json!("12%")), Repair::To(json!(12)));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Repair {
    /// The rule has nothing to do with this value: it stays as it is, and nothing is reported.
    Keep,
    /// The value becomes this one, and the report says so. The same value again is [`Keep`](Self::Keep).
    To(Value),
    /// The value is refused, also where the type would accept it: an issue of code `custom` with this reason. Write it as a
    /// short clause in JSON's terms without the value itself: `not a JSON number`.
    Refuse(String),
}

/// What a built-in rule says of a value.
#[derive(Debug)]
pub enum Outcome {
    /// The rule has nothing to do with this value.
    Keep,
    /// The value is one that the rule is there for, but not in a form that it accepts: it stays as it is.
    Refuse(Cow<'static, str>),
    /// The value becomes this.
    To(Edit),
}

/// How a value changes. What only moves is described, not copied.
#[derive(Debug)]
pub enum Edit {
    /// It becomes another.
    Replace(Tree<'static>),
    /// It becomes the only item of a list.
    Wrap,
    /// A list of one item or an object of one member becomes what is inside.
    Unwrap,
    /// An object becomes the list of its values, in this order.
    Values(Vec<usize>),
    /// The member is removed.
    Remove,
}

/// What a rule is by itself: the file of a rule has one.
#[derive(Debug)]
pub struct Definition {
    /// As it is written in the attribute and stands in the report.
    pub name: &'static str,
    /// The kinds of value that it can fire on.
    pub kinds: Kinds,
    /// Whether it may act on what the type would accept as it is.
    pub eager: bool,
    /// What it says of a value of these kinds.
    pub repair: fn(&Tree<'_>, &Arguments, &Target<'_>) -> Outcome,
}

/// On what a rule acts where the field is a list or a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// On the list or the map.
    Whole,
    /// On each item or map value, however deep.
    Item,
}

/// A rule as declared somewhere.
#[derive(Debug)]
pub struct Rule {
    /// Which it is.
    pub definition: &'static Definition,
    /// Its name in the report: that of the function, where it is `custom`.
    pub name: Text,
    /// Its place in the table of rules: within a node rules run in this order.
    pub order: u8,
    /// On what it acts.
    pub level: Level,
    /// Its arguments.
    pub arguments: Arguments,
    /// The arguments as written, `""` if there are none.
    pub written: Text,
}

/// The arguments of a rule.
#[derive(Debug)]
pub enum Arguments {
    /// `rule`
    None,
    /// `rule(key = "…")`, `rule(key("…", …))`
    Keys(Many<Text>),
    /// `rule(key = "…", only("…", …))`; `only` is empty if it was not written.
    KeyOnly {
        /// The member.
        key: Text,
        /// The strings that are accepted.
        only: Many<Text>,
    },
    /// `rule("…", …)`, at least one.
    Words(Many<Text>),
    /// `rule(separator = "…")`, `,` if it was not written.
    Separator(Text),
    /// `rule(value = …)`
    Value(Literal),
    /// `rule(yes("…", …), no("…", …))`, empty where not written.
    YesNoWords {
        /// The words for `true`, beside `"true"`.
        yes: Many<Text>,
        /// The words for `false`, beside `"false"`.
        no: Many<Text>,
    },
    /// `rule(yes = "…", no = "…")`
    YesNo {
        /// The string for `true`.
        yes: Text,
        /// The string for `false`.
        no: Text,
    },
    /// `rule(path::to::function)`
    Function(fn(&Value) -> Repair),
    /// `rule(flag)`: the one word that the rule knows was written.
    Flag,
}

/// A scalar written in an attribute.
#[derive(Debug, Clone, PartialEq)]
pub enum Literal {
    /// A string.
    Text(Text),
    /// An integer.
    Integer(i128),
    /// A number with a fraction or an exponent; always finite.
    Float(f64),
    /// `true` or `false`
    Bool(bool),
    /// `null`
    Null,
}

/// The rules of a place.
#[derive(Debug)]
pub struct Rules {
    /// Those for the value itself, in the order of the table. Where it is a list or a map, those of [`Level::Item`] don't act on
    /// it.
    pub list: Many<Rule>,
    /// Those for the items, where the value is a list or a map.
    pub items: Items,
}

/// The rules of items.
#[derive(Debug)]
pub enum Items {
    /// None.
    None,
    /// The same as those of the list or map around them.
    Same,
    /// These: the rules of [`Level::Item`], and those put there by `each(…)`.
    These(One<Rules>),
}

/// What a rule may know of the place where it runs.
pub struct Target<'t> {
    /// The kinds that the type is known for.
    pub kinds: Kinds,
    /// The strings that the type accepts: an enum's variants. Those that rules of the place accept are among them.
    pub words: &'t dyn Fn() -> Vec<&'t str>,
    /// How many levels of lists and objects the value may hold.
    pub depth: usize,
}

impl Rules {
    /// No rules.
    pub const NONE: &'static Self = &Self { list: Many::Static(&[]), items: Items::None };

    /// The rules of the items, where these are the rules of a list or a map.
    pub fn for_items(&self) -> &Self {
        match &self.items {
            Items::None => Self::NONE,
            Items::Same => self,
            Items::These(rules) => rules,
        }
    }

    /// Whether there is no rule here, nor for items.
    pub fn is_none(&self) -> bool {
        self.list.is_empty() && matches!(self.items, Items::None | Items::Same)
    }
}
