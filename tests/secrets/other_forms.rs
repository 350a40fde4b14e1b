//! Keys and values that the form which is read shows, and another form of the same value hides.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;
use serde_json::{Value, json};

use super::seen::seen_everywhere;

const SECRET: &str = "sEc1r2et";

/// Returns where the secret is seen.
fn seen<T: Coerce>(document: &Value) -> Vec<String> {
    seen_everywhere::<T>(document).into_iter().filter(|seen| seen.contains(SECRET)).collect()
}

#[derive(Debug, Deserialize, Coerce)]
struct Weight {
    w: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct Named {
    #[coerce(sensitive)]
    name: String,
    #[serde(default)]
    w: u8,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Closed {
    #[serde(default)]
    z: u8,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum OfNumbers {
    Open(BTreeMap<String, f64>),
    Secret(#[coerce(sensitive)] BTreeMap<String, Weight>),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum ByNumber {
    Open(BTreeMap<u8, f64>),
    Secret(#[coerce(sensitive)] BTreeMap<String, String>),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum OfTokens {
    Open {
        tokens: BTreeMap<String, f64>,
    },
    Secret {
        #[coerce(sensitive)]
        tokens: BTreeMap<String, Weight>,
        a: u8,
    },
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum ByName {
    Open(BTreeMap<String, f64>),
    Secret(#[coerce(map_to_list(key = "name"))] Vec<Named>),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum ClosedOrByName {
    Open(Closed),
    Secret(#[coerce(map_to_list(key = "name"))] Vec<Named>),
}

#[test]
fn a_key_is_hidden_that_another_variant_hides() {
    for inside in [json!(5), json!({"w": "x"}), json!({"w": 1}), json!([1])] {
        let document = json!({ SECRET: inside });
        assert_eq!(seen::<OfNumbers>(&document), [""; 0], "{document}");
        assert_eq!(seen::<ByNumber>(&document), [""; 0], "{document}");
        assert_eq!(seen::<ByName>(&document), [""; 0], "{document}");
        assert_eq!(seen::<ClosedOrByName>(&document), [""; 0], "{document}");
        assert_eq!(seen::<OfTokens>(&json!({"tokens": document})), [""; 0], "{document}");
    }
    // Beside what is hidden, a key stays what it is.
    let error = OfTokens::from_value(json!({"tokens": 1, "a": "x"})).unwrap_err();
    assert!(error.issues().iter().any(|issue| issue.path.to_string() == "tokens"), "{error}");
    let error = ClosedOrByName::from_value(json!({"z": "x"})).unwrap_err();
    assert_eq!(error.issues()[0].path.to_string(), "z", "{error}");
}

#[derive(Debug, Deserialize, Coerce)]
enum Tagged {
    Pin(#[coerce(sensitive)] String),
    Number(u8),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum OfNumbersOrTagged {
    Open(BTreeMap<String, f64>),
    Tagged(Tagged),
}

/// A list of its fields is a struct to serde.
#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum NumbersOrNamed {
    Open(Vec<u8>),
    Named(Named),
}

#[test]
fn a_value_is_hidden_that_another_variant_may_hide() {
    for document in [json!({"Pin": SECRET}), json!({"Pin": [SECRET]}), json!({"Pin": {"a": SECRET}})] {
        assert_eq!(seen::<OfNumbersOrTagged>(&document), [""; 0], "{document}");
    }
    for document in [json!([SECRET]), json!([SECRET, "x"]), json!([[SECRET], 1]), json!([1, SECRET])] {
        assert_eq!(seen::<NumbersOrNamed>(&document), [""; 0], "{document}");
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum OfNumbersOrPin {
    Open(BTreeMap<String, f64>),
    Pin(#[coerce(sensitive, object_to_value(key = "pin"))] String),
}

#[derive(Debug, Deserialize, Coerce)]
struct Login {
    #[coerce(sensitive)]
    pin: String,
    #[serde(default)]
    input: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct Call {
    #[coerce(object_to_value(key = "input"), string_to_json)]
    login: Login,
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"), string_to_json)]
struct Flat {
    #[coerce(sensitive)]
    #[serde(default)]
    pin: String,
    #[serde(flatten)]
    numbers: BTreeMap<String, f64>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Defaults {
    #[serde(default)]
    pin: u8,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum DefaultsOrLogin {
    Defaults(Defaults),
    Login(#[coerce(object_to_value(key = "pin"), string_to_json)] Login),
}

/// In strict mode nothing is taken out, and what is in the way of it is reported.
#[test]
fn what_a_rule_would_take_out_of_a_member_is_hidden_in_it() {
    assert_eq!(seen::<OfNumbersOrPin>(&json!({"pin": SECRET})), [""; 0]);
    let login = json!({"pin": SECRET});
    for input in [login.clone(), login.to_string().into(), json!([login])] {
        let (alone, beside) = (json!({"input": input}), json!({"input": input, "x": 1}));
        for document in [alone, beside] {
            assert_eq!(seen::<Call>(&json!({"login": document})), [""; 0], "{document}");
            assert_eq!(seen::<Flat>(&document), [""; 0], "{document}");
        }
    }
    for pin in [login.clone(), login.to_string().into(), json!(SECRET)] {
        assert_eq!(seen::<DefaultsOrLogin>(&json!({"pin": pin})), [""; 0], "{pin}");
    }
    // Without the member nothing is.
    let error = Flat::from_value(json!({"a": "many"})).unwrap_err().to_string();
    assert_eq!(error, r#"a: expected a number, got string "many""#);
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
struct Key(#[coerce(sensitive)] String);

#[derive(Debug, Deserialize, Coerce)]
struct ByKey {
    #[coerce(list_to_map(key = "name"))]
    all: BTreeMap<Key, Weight>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Several {
    #[coerce(singleton_list)]
    each: Vec<ByKey>,
}

#[test]
fn a_key_is_hidden_inside_the_items_that_become_a_map() {
    for item in [json!({"name": SECRET, "w": 1}), json!({"name": SECRET}), json!([SECRET]), json!(SECRET)] {
        for all in [json!([item]), json!([item, {"w": 2}])] {
            assert_eq!(seen::<Several>(&json!({"each": {"all": all}})), [""; 0], "{all}");
            assert_eq!(seen::<ByKey>(&json!({"all": all})), [""; 0], "{all}");
        }
    }
}
