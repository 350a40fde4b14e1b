//! Structs of every kind, and types that are read as others.

#![allow(dead_code, reason = "the types are there for their schemas")]

use serde::{Deserialize, Deserializer};
use serde_coerce_derive::Coerce;

use super::notation::of;

#[derive(Deserialize, Coerce)]
struct Unit;

#[derive(Deserialize, Coerce)]
#[coerce(string_to_bool)]
struct Newtype(#[coerce(trim, sensitive)] bool);

#[derive(Deserialize, Coerce)]
#[serde(transparent)]
struct Transparent {
    #[coerce(trim)]
    inner: Option<bool>,
    #[serde(skip)]
    skipped: u8,
}

/// Its function reads what is absent, too.
#[derive(Deserialize, Coerce)]
#[serde(transparent)]
struct TransparentWith(#[serde(deserialize_with = "maybe")] u8);

fn maybe<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    Option::deserialize(from).map(Option::unwrap_or_default)
}

#[derive(Deserialize, Coerce)]
struct Tuple(bool, #[serde(skip)] u8, String, #[serde(default)] bool);

#[derive(Deserialize, Coerce)]
struct NoFields();

#[derive(Deserialize, Coerce)]
#[serde(from = "Option<bool>")]
struct From_;

impl From<Option<bool>> for From_ {
    fn from(_: Option<bool>) -> Self {
        Self
    }
}

#[derive(Deserialize, Coerce)]
#[serde(try_from = "String", expecting = "an even word")]
#[coerce(trim)]
struct TryFrom_;

impl TryFrom<String> for TryFrom_ {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.len() % 2 == 0 { Ok(Self) } else { Err("odd") }
    }
}

#[derive(Deserialize, Coerce)]
#[coerce(opt_in = "mode", string_to_json)]
struct OptedIn {
    on: bool,
}

/// What its `Deserialize` reads, only that knows.
#[derive(Coerce)]
#[coerce(serde, string_to_number)]
struct ByHand {
    #[coerce(sensitive)]
    pin: u8,
    other: Unread,
}

/// With neither `Coerce` nor `Deserialize`.
struct Unread;

impl<'de> Deserialize<'de> for ByHand {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        u8::deserialize(from).map(|pin| Self { pin, other: Unread })
    }
}

#[test]
fn structs() {
    assert_eq!(of::<Unit>(), "Null");
    assert_eq!(of::<Newtype>(), "[string_to_bool] new sensitive [trim*] Bool");
    assert_eq!(of::<Transparent>(), "as [trim*] Bool?");
    assert_eq!(of::<TransparentWith>(), "as opaque absent masked by 0..=255");
    assert_eq!(of::<Tuple>(), "(Bool, String, Bool?)");
    assert_eq!(of::<NoFields>(), "()");
    assert_eq!(of::<OptedIn>(), "[string_to_json] {on!: Bool} opt_in mode");
}

#[test]
fn other_types() {
    assert_eq!(of::<From_>(), "as Bool?");
    assert_eq!(of::<TryFrom_>(), "[trim] as String expecting \"an even word\" checked");
    assert_eq!(of::<ByHand>(), "[string_to_number] opaque masked by {pin!: sensitive 0..=255, other!: Any}");
}

#[test]
fn fields_are_those_of_the_values() {
    let ByHand { pin, other: Unread } = serde_json::from_str("5").unwrap();
    let Transparent { inner, skipped } = serde_json::from_str("true").unwrap();
    assert_eq!((pin, inner, skipped), (5, Some(true), 0));
}
