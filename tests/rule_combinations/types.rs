//! The types of the fields, and the rule of one's own that stands on them.

use std::collections::BTreeMap;

use coerce::{Coerce, Repair};
use serde::Deserialize;
use serde_json::{Value, json};

/// Types by the names of their bodies, with what is written on them: the derives, and rules.
macro_rules! body {
    (entity $(#[$on_type:meta])*) => {
        $(#[$on_type])*
        #[derive(Debug, Default)]
        pub(crate) struct Entity {
            r#type: String,
            #[coerce(string_to_number)]
            rank: Option<u8>,
        }
    };
    (state $(#[$on_type:meta])*) => {
        $(#[$on_type])*
        #[derive(Debug, Default)]
        #[serde(rename_all = "lowercase")]
        pub(crate) enum State {
            #[default]
            On,
            Off,
            #[serde(rename = "n/a", alias = "none-of")]
            Idle,
        }
    };
    (action $(#[$on_type:meta])*) => {
        $(#[$on_type])*
        #[derive(Debug, Default)]
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
    };
    (patch $(#[$on_type:meta])*) => {
        $(#[$on_type])*
        #[derive(Debug, Default)]
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
    };
    (event $(#[$on_type:meta])*) => {
        $(#[$on_type])*
        #[derive(Debug, Default)]
        #[serde(tag = "kind", content = "data", rename_all = "lowercase")]
        pub(crate) enum Event {
            #[default]
            Clear,
            Count(#[coerce(string_to_number)] u8),
            Tags(#[coerce(singleton_list)] Vec<String>),
        }
    };
    (loose $(#[$on_type:meta])*) => {
        $(#[$on_type])*
        #[derive(Debug)]
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
    };
    (pair $(#[$on_type:meta])*) => {
        $(#[$on_type])*
        #[derive(Debug, Default)]
        pub(crate) struct Pair(u8, #[coerce(number_to_string)] String);
    };
}
pub(crate) use body;

/// Types that wrap another and are shown as that, with what is written on them and on the one field.
macro_rules! wrapper {
    (level $on_type:tt $on_field:tt) => { wrapper! { Level(u8) $on_type $on_field } };
    (switch $on_type:tt $on_field:tt) => { wrapper! { Switch(bool) $on_type $on_field } };
    (name $on_type:tt $on_field:tt) => { wrapper! { Name(Option<String>) $on_type $on_field } };
    (levels $on_type:tt $on_field:tt) => { wrapper! { Levels(Vec<u8>) $on_type $on_field } };
    (labels $on_type:tt $on_field:tt) => { wrapper! { Labels(BTreeMap<String, u8>) $on_type $on_field } };
    (mode $on_type:tt $on_field:tt) => { wrapper! { Mode(State) $on_type $on_field } };
    ($name:ident($inner:ty) [$(#[$on_type:meta])*] [$(#[$on_field:meta])*]) => {
        $(#[$on_type])*
        #[derive(Default)]
        pub(crate) struct $name($(#[$on_field])* $inner);

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}
pub(crate) use wrapper;

body! { entity #[derive(Deserialize, Coerce)] }
body! { state #[derive(Deserialize, Coerce)] }
body! { action #[derive(Deserialize, Coerce)] }
body! { patch #[derive(Deserialize, Coerce)] }
body! { event #[derive(Deserialize, Coerce)] }
body! { loose #[derive(Deserialize, Coerce)] }
body! { pair #[derive(Deserialize, Coerce)] }

/// A newtype with rules for its items.
#[derive(Debug, Default, Deserialize, Coerce)]
pub(crate) struct Levels(#[coerce(string_to_number, map_to_list)] Vec<u8>);

/// A type without `Coerce`.
#[derive(Debug, Default, Deserialize)]
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
