//! What a rule is. Each rule has a file of its own below: what it takes and refuses, as a plain function, and its [`Rule`].

use serde_json::Value;

use crate::hint;
use crate::kind::Kinds;

pub mod bool_to_choice;
pub mod bool_to_string;
pub mod custom;
pub mod empty_to_null;
pub mod float_to_integer;
pub mod ignore_case;
pub mod invalid_to_default;
pub mod list_to_item;
pub mod list_to_map;
pub mod map_to_list;
pub mod null_to_default;
pub mod null_to_object;
pub mod number_to_bool;
pub mod number_to_string;
pub mod object_to_value;
pub mod singleton_list;
pub mod string_to_bool;
pub mod string_to_json;
pub mod string_to_list;
pub mod string_to_number;
pub mod string_to_object;
pub mod text_to_null;
pub mod trim;

/// What a rule says of a value.
///
/// The built-in rules and those of `custom(path)` have one signature: `fn(&Value) -> Repair`.
///
/// ```
/// # use coerce_runtime as coerce;
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
    /// The rule has nothing to do with this value: it stays as it is, and nothing is said of it.
    Keep,
    /// The value becomes this one, and the report says so.
    To(Value),
    /// The value is one that the rule is there for, but not in a form that it takes: it stays as it is. Where the field
    /// fails in the end, the issue tells this reason beside the rule's name. Write it as a short clause in JSON's terms
    /// without the value itself: `not a JSON number`.
    Refuse(String),
}

impl Repair {
    /// The refusal of a text that is none of `words`.
    fn not_one_of(words: &[&str]) -> Self {
        Self::Refuse(hint::one_of_these("not ", words))
    }
}

/// On what a rule acts where the field is a list or a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// On the list or the map.
    Whole,
    /// On each item or map value, however deep.
    Item,
}

/// A rule as declared on a field: which it is, and what it does.
#[derive(Clone, Copy)]
pub struct Rule {
    /// The name that is written in the attribute and stands in the report.
    pub name: &'static str,
    /// Its place in the macro's table of rules: within a node rules run in this order.
    pub order: u8,
    /// On what it acts; the macro's table says that too.
    pub level: Level,
    /// The kinds that it can fire on. All others cost one mask test.
    pub kinds: Kinds,
    /// Whether it may act on what the type would take as it is.
    pub eager: bool,
    /// What firing does: replace the value, or remove the member.
    pub effect: Effect,
    /// The arguments as written in the attribute, `""` if there are none.
    pub arguments: &'static str,
    /// The words that the rule takes beside those of the type (`string_to_bool`'s), for `ignore_case` to know.
    pub words: &'static [&'static str],
    /// What it says of a value.
    pub repair: fn(&Value, &Target<'_>) -> Repair,
}

/// What firing does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The value is replaced by another.
    Replace,
    /// The member is read as absent, at once.
    Remove,
    /// The member is read as absent if it can't be read in the end.
    RemoveInvalid,
}

impl Rule {
    /// A rule that fires on `kinds`, replaces the value, and runs only where the type refuses it. Where it stands, the macro
    /// says by [`on_whole`](Self::on_whole) or [`on_items`](Self::on_items).
    #[must_use]
    pub const fn new(name: &'static str, kinds: Kinds, repair: fn(&Value, &Target<'_>) -> Repair) -> Self {
        Self {
            name,
            order: 0,
            level: Level::Whole,
            kinds,
            eager: false,
            effect: Effect::Replace,
            arguments: "",
            words: &[],
            repair,
        }
    }

    /// The same rule on the whole value, at this place of the order.
    #[must_use]
    pub const fn on_whole(self, order: u8) -> Self {
        Self { level: Level::Whole, order, ..self }
    }

    /// The same rule on each item of lists and maps, at this place of the order.
    #[must_use]
    pub const fn on_items(self, order: u8) -> Self {
        Self { level: Level::Item, order, ..self }
    }

    /// The same rule, eager.
    #[must_use]
    pub const fn eager(self) -> Self {
        Self { eager: true, ..self }
    }

    /// The same rule with another effect.
    #[must_use]
    pub const fn effect(self, effect: Effect) -> Self {
        Self { effect, ..self }
    }

    /// The same rule with arguments: as text for the table of rules, and bound in `repair`.
    #[must_use]
    pub const fn with(self, arguments: &'static str, repair: fn(&Value, &Target<'_>) -> Repair) -> Self {
        Self { arguments, repair, ..self }
    }

    /// The same rule, taking `words` beside those of the type.
    #[must_use]
    pub const fn words(self, words: &'static [&'static str]) -> Self {
        Self { words, ..self }
    }
}

/// What a rule may know of the place where it runs.
pub struct Target<'a> {
    /// The kinds that the type is known for.
    pub kinds: Kinds,
    /// The words that the type takes as a string: an enum's variants.
    pub words: &'a [&'static str],
    /// All rules of the place.
    pub rules: &'a [Rule],
    /// How many levels of lists and objects the value may hold.
    pub depth: usize,
}

impl Target<'_> {
    /// Every word that is taken here: the type's, then the rules'.
    pub fn accepted_words(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().copied().chain(self.rules.iter().flat_map(|rule| rule.words.iter().copied()))
    }
}

/// The rules of a field, sorted by [`Rule::order`].
#[derive(Clone, Copy)]
pub struct Rules {
    /// Those for the value itself: all if it is no list and no map, else those of [`Level::Whole`].
    pub list: &'static [Rule],
    /// The kinds that any of them fires on.
    pub kinds: Kinds,
    /// The kinds that those of [`Level::Whole`] fire on.
    pub whole: Kinds,
    /// Whether any of them is eager.
    pub eager: bool,
    /// Those for the items, where the value is a list or a map. `None` means: these rules again.
    pub items: Option<&'static Rules>,
    /// Whether nothing is known of the type: the items of the value are no places of it, and those for the items act on
    /// whatever the value holds.
    pub unknown: bool,
}

impl Rules {
    /// No rules.
    pub const NONE: &'static Self = &Self::new(&[], None);

    /// The rules of a field: `list` in the order of the table; `items` holds those of [`Level::Item`] and those put there
    /// by `each(…)`, `None` if they are `list` again.
    #[must_use]
    pub const fn new(list: &'static [Rule], items: Option<&'static Self>) -> Self {
        let mut kinds = Kinds::NONE;
        let mut whole = Kinds::NONE;
        let mut eager = false;
        let mut at = 0;
        while at < list.len() {
            kinds = kinds.or(list[at].kinds);
            if matches!(list[at].level, Level::Whole) {
                whole = whole.or(list[at].kinds);
            }
            eager |= list[at].eager;
            at += 1;
        }
        Self { list, kinds, whole, eager, items, unknown: false }
    }

    /// The same rules for a type of which nothing is known: one that serde reads.
    #[must_use]
    pub const fn of_unknown(self) -> Self {
        let inside = match self.items {
            Some(items) if !items.is_none() => Kinds::LIST.or(Kinds::OBJECT),
            _ => Kinds::NONE,
        };
        Self { kinds: self.kinds.or(inside), unknown: true, ..self }
    }

    /// The rules for the items of a value of which nothing is known, if there are any.
    pub(crate) fn for_unknown_items(&self) -> Option<&'static Self> {
        self.items.filter(|items| self.unknown && !items.is_none())
    }

    /// Whether there is no rule here, nor for items.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.list.is_empty() && self.items.is_none()
    }
}
