//! Who reads a field, with which rules.

#![allow(dead_code, reason = "the types are there for their schemas")]

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use serde_coerce_derive::Coerce;

use super::notation::of;

/// Without `Coerce`.
#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord)]
struct Foreign(#[allow(dead_code, reason = "it is read")] u8);

#[derive(Deserialize, Coerce)]
struct Login {
    #[coerce(sensitive)]
    password: String,
}

fn read<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    u8::deserialize(from)
}

#[derive(Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[coerce(ignore_key_case, drop_keys("note", "why"))]
struct Named {
    #[coerce(trim)]
    query: String,
    #[serde(default, alias = "max", alias = "limit")]
    max_results: Option<bool>,
    #[coerce(singleton_list, string_to_bool)]
    flags: Vec<bool>,
    #[coerce(each(trim))]
    words: Vec<String>,
    #[serde(skip)]
    skipped: u8,
    #[serde(default = "some")]
    own: bool,
}

fn some() -> bool {
    true
}

#[derive(Deserialize, Coerce)]
#[serde(default)]
#[derive(Default)]
struct Defaulted {
    one: bool,
    #[coerce(null_to_default, sensitive)]
    two: String,
}

#[derive(Deserialize, Coerce)]
struct Readers {
    foreign: Option<Foreign>,
    foreigns: Vec<Foreign>,
    pairs: BTreeMap<Foreign, String>,
    #[coerce(serde)]
    login: Login,
    #[coerce(serde, string_to_json)]
    both: Option<(Foreign, Login)>,
    #[serde(deserialize_with = "read")]
    #[coerce(trim)]
    with: u8,
}

#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Flattened {
    one: bool,
    #[serde(flatten)]
    #[coerce(sensitive)]
    login: Login,
    #[serde(flatten)]
    others: BTreeMap<String, bool>,
}

#[test]
fn names_defaults_and_rules() {
    assert_eq!(
        of::<Named>(),
        "{query!: [trim*] String, maxResults/limit/max: Bool?, flags!: [singleton_list, string_to_bool each \
         [string_to_bool*]] [Bool], words!: [ each [trim*]] [String], own: Bool, drop note/why, closed, any case}"
    );
    assert_eq!(of::<Defaulted>(), "{one: Bool, two: sensitive [null_to_default] String}");
}

#[test]
fn readers() {
    assert_eq!(
        of::<Readers>(),
        "{foreign!: opaque absent, foreigns!: opaque, pairs!: opaque, \
         login!: opaque masked by {password!: sensitive String}, both!: [string_to_json] opaque absent, \
         with!: [trim] opaque masked by 0..=255}"
    );
}

#[test]
fn flattened_fields_stand_apart() {
    assert_eq!(of::<Flattened>(), "{one!: Bool, ..sensitive Type, ..map String to Bool, closed, no list}");
}
