//! Rules. Each has a file of its own below: the values on which it fires, what it makes of them, and why it refuses.
//!
//! `CONTRIBUTING.md` says what a new rule is.

#![allow(clippy::must_use_candidate, reason = "they are public for the code that the derive writes")]

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use serde_coerce_rules::RULES;
use serde_json::Value;

use crate::constant::Text;
use crate::json::suggest::one_of_these;
use crate::tree::Tree;

pub mod bool_to_choice;
pub mod bool_to_number;
pub mod bool_to_string;
pub mod custom;
mod decimal;
pub(crate) mod default_json;
mod definition;
pub mod drop_invalid_items;
mod eager_triggers;
pub mod empty_to_null;
pub mod float_to_integer;
pub mod ignore_case;
pub mod invalid_to_default;
pub mod json5_to_json;
pub mod list_to_item;
pub mod list_to_map;
mod literal_scanner;
pub mod map_to_list;
pub mod null_to_default;
pub mod null_to_object;
pub mod number_to_bool;
pub mod number_to_string;
pub mod object_to_value;
pub mod python_to_json;
mod rule;
pub mod singleton_list;
pub mod string_to_bool;
pub mod string_to_json;
pub mod string_to_list;
pub mod string_to_number;
pub mod string_to_object;
#[cfg(test)]
mod testing;
pub mod text_to_null;
pub mod trim;
pub mod unfence;

pub use default_json::default_json;
pub use definition::{Definition, Open, Target};
pub use eager_triggers::EagerTriggers;
pub use rule::Rule;
pub use serde_coerce_rules::{Level, Row, Spec};

macro_rules! definitions {
    ($($name:ident: $doc:literal $(.$method:ident($($argument:expr),*))*;)+) => {
        /// All rules, in the order in which they run.
        pub static ALL: &[&Definition] = &[$(&$name::DEFINITION),+];
    };
}

serde_coerce_rules::for_rules!(definitions);

/// The row of that name in a report. A function of the user's has a name that is none of the table.
pub(crate) fn named(name: &str) -> &'static Row {
    RULES.iter().find(|row| row.name == name).unwrap_or(custom::DEFINITION.row)
}

/// A reason as somebody reads it who knows nothing of rules: without the one that would read the value.
pub(crate) fn without_rule(reason: &str) -> &str {
    let naming = reason.split_once(", which `").filter(|_| NAMING_RULES.contains(&reason));
    naming.map_or(reason, |(plain, _)| plain)
}

/// The reasons that name, behind a comma, the rule which would read the value.
static NAMING_RULES: [&str; 6] = [
    ignore_case::NEAR,
    json5_to_json::IS_JSON,
    json5_to_json::IS_PYTHON,
    string_to_json::IN_FENCE,
    string_to_json::IS_JSON5,
    string_to_json::IS_PYTHON,
];

/// The answer of a `custom` rule to a value.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Repair;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repair {
    /// The rule has nothing to do with this value: it stays as it is, and nothing is reported.
    Keep,
    /// The value becomes this one, and the report says so. The same value again is [`Keep`](Self::Keep).
    To(Value),
    /// The value is refused, also where the type would accept it: an issue of code `custom` with this reason. Write it as a
    /// short clause in JSON's terms without the value itself: `not a JSON number`.
    Refuse(String),
}

/// The answer of a built-in rule to a value.
#[derive(Debug)]
pub enum Outcome {
    /// The rule has nothing to do with this value.
    Keep,
    /// The value is one that the rule is there for, but not in a form that it accepts: it stays as it is.
    Refuse(Cow<'static, str>),
    /// The value becomes this.
    To(Edit),
}

impl Outcome {
    /// The value becomes `tree`.
    pub(crate) fn replace(tree: Tree<'static>) -> Self {
        Self::To(Edit::Replace(tree))
    }

    /// The value becomes the string `text`.
    pub(crate) fn string(text: impl Into<Text>) -> Self {
        Self::replace(Tree::String(text.into()))
    }

    /// The value becomes what was made of it, or is left for this reason.
    pub(crate) fn of(made: Result<Tree<'static>, impl Into<Text>>) -> Self {
        made.map_or_else(Self::refuse, Self::replace)
    }

    /// The value is left for this reason.
    pub(crate) fn refuse(reason: impl Into<Text>) -> Self {
        Self::Refuse(reason.into())
    }

    /// The refusal of a string that is none of `words`.
    pub(crate) fn not_one_of<'w>(words: impl FnOnce() -> Vec<&'w str>, target: &Target<'_>) -> Self {
        match target {
            Target { worded: false, .. } => Self::refuse(""),
            Target { listed: true, .. } => Self::refuse(NONE_OF_THESE),
            _ => Self::refuse(one_of_these("not ", &words())),
        }
    }
}

/// The reason that is given where the value is hidden.
pub(crate) const NO_REASON: &str = "refused";

/// The reason that stands for a list of words where these are listed already.
pub(crate) const NONE_OF_THESE: &str = "none of these";

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
    /// An object of objects becomes the list of these, each with its key as this member, which comes first.
    Listed(Text),
    /// A list of objects becomes the object of these, each without this member, which becomes its key.
    Keyed(Text),
    /// The member is removed.
    Remove,
}

/// The arguments of a rule.
#[derive(Debug, Clone)]
pub enum Arguments {
    /// `rule`
    None,
    /// `rule(key = "…")`, `rule(key("…", …))`
    Keys(Vec<Text>),
    /// `rule(key = "…")` of a rule that reads the keys of an object as that member of its values, or the other way around.
    Key(Text),
    /// `rule(key = "…", only("…", …))`; `only` is empty if it was not written.
    KeyOnly {
        /// The member.
        key: Text,
        /// The strings that are accepted.
        only: Vec<Text>,
    },
    /// `rule("…", …)`, at least one.
    Words(Vec<Text>),
    /// `rule(separator = "…")`, `,` if it was not written.
    Separator(Text),
    /// `rule(value = …)`
    Value(Value),
    /// `rule(yes("…", …), no("…", …))`, empty where not written.
    YesNoWords {
        /// The words for `true`, beside `"true"`.
        yes: Vec<Text>,
        /// The words for `false`, beside `"false"`.
        no: Vec<Text>,
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
    /// `each(rule)` of a rule that removes members: an item cannot be absent, so the JSON of its type's `Default` stands in
    /// its place. `None`: that has none. See `default_json`.
    Default(fn() -> Option<Value>),
    /// `rule(flag)`: the one word that the rule knows was written.
    Flag,
}

impl Arguments {
    /// `rule(value = …)`
    pub fn value(value: impl Into<Value>) -> Self {
        Self::Value(value.into())
    }
}

/// Texts that are constants of the program.
pub fn texts(texts: &[&'static str]) -> Vec<Text> {
    texts.iter().copied().map(Cow::Borrowed).collect()
}

/// The rules of a location.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    /// Those for the value itself, in the order of the table. Where it is a list or a map, those of [`Level::Item`] don't act on
    /// it.
    pub list: Vec<Rule>,
    /// Those for the items, where the value is a list or a map.
    pub items: Items,
}

/// The rules of items.
#[derive(Clone, Debug, Default)]
pub enum Items {
    /// None.
    #[default]
    None,
    /// Those of the list or map around them.
    Same,
    /// These: the rules of [`Level::Item`].
    These(Arc<Rules>),
    /// These, some of which `each(…)` has put there: there are items, whatever the type.
    Each(Arc<Rules>),
}

impl Rules {
    /// No rules, shared.
    pub fn none() -> Arc<Self> {
        static NONE: LazyLock<Arc<Rules>> = LazyLock::new(Arc::default);
        Arc::clone(&NONE)
    }

    /// The rules of the items, where these are the rules of a list or a map.
    pub(crate) fn for_items(self: &Arc<Self>) -> Option<Arc<Self>> {
        match &self.items {
            Items::None => None,
            Items::Same => Some(Arc::clone(self)),
            Items::These(rules) | Items::Each(rules) => Some(Arc::clone(rules)),
        }
    }

    /// Returns whether there is no rule here, nor for items.
    pub fn is_none(&self) -> bool {
        self.list.is_empty() && !matches!(&self.items, Items::These(items) | Items::Each(items) if !items.is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_rule_is_a_fallback() {
        let fallbacks: Vec<&str> = ALL.iter().filter(|rule| rule.fallback).map(|rule| rule.name).collect();
        assert_eq!(fallbacks, [ALL[ALL.len() - 1].name]);
    }

    #[test]
    fn rules_that_act_when_all_else_failed_remove() {
        assert!(ALL.iter().all(|rule| rule.removes || !rule.fallback));
    }
}
