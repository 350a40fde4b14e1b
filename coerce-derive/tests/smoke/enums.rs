//! Enums, and where serde reads their variants differently.

#![allow(dead_code, reason = "the types are there for their schemas")]

use serde::{Deserialize, Deserializer};
use serde_coerce_derive::Coerce;

use super::notation::of;

fn read<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    bool::deserialize(from)
}

fn nothing<'de, D: Deserializer<'de>>(from: D) -> Result<(), D::Error> {
    <()>::deserialize(from)
}

macro_rules! variants {
    ($(#[$attribute:meta])* $name:ident) => {
        #[derive(Deserialize, Coerce)]
        #[serde(rename_all = "snake_case")]
        $(#[$attribute])*
        enum $name {
            #[serde(alias = "none")]
            Unit,
            #[coerce(string_to_bool)]
            One(#[coerce(trim)] Option<bool>),
            Named {
                #[serde(default)]
                a: bool,
            },
            Hollow(#[serde(skip)] Option<bool>),
            #[serde(with = "self")]
            With(bool),
            #[serde(skip)]
            #[allow(dead_code, reason = "it is skipped")]
            Skipped(u8),
        }
    };
}

fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    bool::deserialize(from)
}

variants!(External);
variants!(
    #[serde(untagged)]
    Untagged
);
variants!(
    #[serde(tag = "t", content = "c", deny_unknown_fields)]
    Adjacent
);

#[derive(Deserialize, Coerce)]
#[serde(tag = "t", deny_unknown_fields)]
enum Internal {
    One(Inner),
    Named {
        a: bool,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize, Coerce)]
struct Inner {
    x: bool,
}

#[derive(Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Contents {
    Field(#[serde(deserialize_with = "read")] bool),
    Pair(bool, #[serde(skip)] u8, #[serde(default)] bool),
    #[serde(deserialize_with = "nothing")]
    Nothing,
}

#[derive(Deserialize, Coerce)]
#[coerce(string_to_object(key = "A"))]
enum Mixed {
    #[coerce(string_to_json)]
    A { x: bool },
    #[serde(untagged)]
    B { y: bool },
    #[serde(untagged)]
    C(#[coerce(sensitive)] String),
}

#[test]
fn every_tagging() {
    let content = |named: &str, hollow: &str| {
        format!(
            "unit/none | one new [trim, string_to_bool each [trim*]] Bool? | named struct {named} | hollow{hollow} | with \
             new opaque masked by Bool"
        )
    };
    assert_eq!(of::<External>(), format!("external {}", content("{a: Bool}", "")));
    assert_eq!(of::<Untagged>(), format!("untagged {}", content("{a: Bool, no list}", "")));
    assert_eq!(
        of::<Adjacent>(),
        format!("adjacent t c closed {}", content("{a: Bool, closed, no list}", " new opaque absent"))
    );
}

#[test]
fn content_beside_a_tag() {
    assert_eq!(of::<Internal>(), "internal t closed One new Type | Named struct {a!: Bool, closed} | Other other");
    assert_eq!(
        of::<Contents>(),
        "adjacent t c Field new opaque masked by Bool | Pair tuple (Bool, Bool?) | Nothing new opaque absent masked by Null"
    );
    assert_eq!(
        of::<Mixed>(),
        "[string_to_object(key = \"A\")] external A struct [string_to_json] {x!: Bool} | B struct {y!: Bool, no list} \
         untagged | C new sensitive String untagged"
    );
}
