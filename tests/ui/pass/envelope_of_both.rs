//! One generic envelope around types with `Coerce` and around types of other crates without.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::Coerce;
use serde_json::json;

mod elsewhere {
    #[derive(Debug, PartialEq, serde::Deserialize)]
    pub(super) struct Money {
        pub(super) cents: u64,
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Line {
    #[coerce(string_to_number)]
    amount: u32,
}

/// With the inferred bound, `T: Coerce`, the rules inside act. A type of another crate needs a newtype.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Page<T> {
    #[coerce(singleton_list)]
    items: Vec<T>,
    #[coerce(string_to_number)]
    next: Option<u32>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Price(elsewhere::Money);

#[test]
fn rules_act_inside_and_a_newtype_holds_a_type_without_coerce() {
    let page = Page::<Line>::from_value(json!({"items": {"amount": "5"}, "next": "2"})).unwrap();
    assert_eq!(page, Page { items: vec![Line { amount: 5 }], next: Some(2) });
    let page = Page::<Price>::from_value(json!({"items": {"cents": 5}, "next": "2"})).unwrap();
    assert_eq!(page, Page { items: vec![Price(elsewhere::Money { cents: 5 })], next: Some(2) });
}

/// Accepts types of both kinds: the envelope's own rules act, and none inside.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(bound = "T: DeserializeOwned")]
#[coerce(bound = "T: DeserializeOwned")]
struct Opaque<T> {
    #[coerce(singleton_list)]
    items: Vec<T>,
    #[coerce(string_to_number)]
    next: Option<u32>,
}

/// Accepts types of both kinds in this one field.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct OpaqueItems<T> {
    #[coerce(serde)]
    items: Vec<T>,
    #[coerce(string_to_number)]
    next: Option<u32>,
}

#[test]
fn types_of_both_kinds_are_read_by_deserialize() {
    let document = || json!({"items": [{"cents": 5}], "next": "2"});
    let items = || vec![elsewhere::Money { cents: 5 }];
    assert_eq!(Opaque::from_value(document()).unwrap(), Opaque { items: items(), next: Some(2) });
    assert_eq!(OpaqueItems::from_value(document()).unwrap(), OpaqueItems { items: items(), next: Some(2) });
    let lines = json!({"items": [{"amount": 5}], "next": "2"});
    assert_eq!(Opaque::<Line>::from_value(lines.clone()).unwrap().items, [Line { amount: 5 }]);
    assert_eq!(OpaqueItems::<Line>::from_value(lines).unwrap().items, [Line { amount: 5 }]);
    let repaired_inside = json!({"items": [{"amount": "5"}], "next": 2});
    assert!(Opaque::<Line>::from_value(repaired_inside.clone()).is_err());
    assert!(OpaqueItems::<Line>::from_value(repaired_inside).is_err());
}
