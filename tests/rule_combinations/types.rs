//! The types of the fields, and the rule of one's own that stands on them.

use std::collections::BTreeMap;

use coerce::{Coerce, Repair};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Clone, Debug, Default, PartialEq, Deserialize, Coerce)]
pub(crate) struct Entity {
    r#type: String,
    #[coerce(string_to_number)]
    rank: Option<u8>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
pub(crate) enum State {
    #[default]
    On,
    Off,
    #[serde(rename = "n/a", alias = "none-of")]
    Idle,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Action {
    #[default]
    On,
    Off,
    Set {
        #[coerce(string_to_number)]
        level: u8,
    },
    Rename(#[coerce(number_to_string)] String),
    Move(u8, u8),
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(tag = "op", rename_all = "lowercase")]
pub(crate) enum Patch {
    #[default]
    Clear,
    Set {
        #[coerce(string_to_number, float_to_integer)]
        level: u8,
    },
    Put(Entity),
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(tag = "kind", content = "data", rename_all = "lowercase")]
pub(crate) enum Event {
    #[default]
    Clear,
    Count(#[coerce(string_to_number)] u8),
    Tags(#[coerce(singleton_list)] Vec<String>),
}

#[derive(Clone, Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
pub(crate) enum Loose {
    Level(#[coerce(string_to_number)] u8),
    Entity(Entity),
    Pairs(BTreeMap<String, bool>),
    State(State),
}

impl Default for Loose {
    fn default() -> Self {
        Self::Level(0)
    }
}

/// A newtype with rules for its items.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Coerce)]
pub(crate) struct Levels(#[coerce(string_to_number, map_to_list)] Vec<u8>);

/// A type without `Coerce`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stamp {
    at: u8,
    zone: Option<String>,
}

/// Text in dollars, as each kind of field may hold it.
pub(crate) fn dollars(value: &Value) -> Repair {
    let Some(text) = value.as_str().and_then(|text| text.strip_prefix('$')) else { return Repair::Keep };
    Repair::To(match text {
        "5" => json!(5),
        "1.50" => json!(1.5),
        "true" => json!(true),
        "on" => json!("on"),
        "list" => json!([1]),
        "entity" => json!({"type": "a"}),
        _ => return Repair::Refuse("not in dollars".to_owned()),
    })
}
