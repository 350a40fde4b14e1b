//! Values that one place reads and another hides: beside flattened fields, and in other variants.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::{Coerce, Coerced};
use serde_json::{Value, json};

use super::seen::seen_everywhere;

const SECRET: &str = "sEc1r2et";

#[derive(Debug, Deserialize, Coerce)]
struct Pin {
    #[coerce(sensitive)]
    pin: String,
}

#[derive(Debug, Deserialize, Coerce)]
struct Open {
    #[coerce(trim)]
    pin: Option<String>,
}

#[derive(Debug, Deserialize, Coerce)]
struct MapFirst {
    #[serde(flatten)]
    #[coerce(trim)]
    all: BTreeMap<String, String>,
    #[serde(flatten)]
    pin: Pin,
}

#[derive(Debug, Deserialize, Coerce)]
struct NumbersFirst {
    #[serde(flatten)]
    #[coerce(string_to_number)]
    all: BTreeMap<String, u32>,
    #[serde(flatten)]
    pin: Pin,
}

#[derive(Debug, Deserialize, Coerce)]
struct OptionFirst {
    #[serde(flatten)]
    open: Option<Open>,
    #[coerce(string_to_number)]
    n: u8,
    #[serde(flatten)]
    pin: Pin,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum ListOrPin {
    A(u8, Pin),
    B(#[coerce(map_to_list)] Vec<Value>),
}

#[derive(Debug, Deserialize, Coerce)]
enum Kind {
    Red,
    #[serde(other)]
    Rest,
}

#[derive(Debug, Deserialize, Coerce)]
enum Auth {
    ByPin(Pin),
    #[serde(untagged)]
    Named(Kind),
}

#[derive(Debug, Deserialize, Coerce)]
struct Login {
    auth: Auth,
    #[coerce(string_to_number)]
    n: u8,
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(object_to_value(key = "arguments"))]
struct WithReport {
    #[coerce(serde, string_to_json)]
    login: Coerced<Pin>,
    #[coerce(string_to_number)]
    n: u8,
}

/// A type without `Coerce`: nobody knows its members.
#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "what counts is what is seen")]
struct Foreign {
    user: u8,
    pin: String,
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(bound = "T: DeserializeOwned")]
struct ForeignFirst<T> {
    #[serde(flatten)]
    #[coerce(sensitive)]
    login: T,
    #[serde(flatten)]
    #[coerce(bool_to_string)]
    others: BTreeMap<String, String>,
    #[coerce(string_to_number)]
    n: u8,
}

/// Returns where the secret is seen.
fn seen<T: Coerce>(document: &Value) -> Vec<String> {
    seen_everywhere::<T>(document).into_iter().filter(|seen| seen.contains(SECRET)).collect()
}

#[test]
fn what_a_flattened_field_hides_is_hidden_in_those_before_it() {
    let padded = format!(" {SECRET} ");
    assert_eq!(seen::<MapFirst>(&json!({"pin": padded, "x": " y "})), [""; 0]);
    assert_eq!(seen::<NumbersFirst>(&json!({"pin": SECRET, "x": "1"})), [""; 0]);
    for n in [json!("1"), json!("x")] {
        assert_eq!(seen::<OptionFirst>(&json!({"pin": padded, "n": n})), [""; 0]);
        assert_eq!(seen::<OptionFirst>(&json!({"pin": [padded], "n": n})), [""; 0]);
    }
    // What nothing hides is shown.
    let (_, report) = MapFirst::from_value_with_report(json!({"pin": padded, "x": " y "})).unwrap();
    let entries = serde_json::to_string(&report).unwrap();
    assert!(entries.contains(r#""from":" y ""#), "{entries}");
}

#[test]
fn what_is_read_with_a_report_of_its_own_is_hidden_in_the_one_around_it() {
    let pin = json!({"pin": SECRET});
    for login in [pin.clone(), pin.to_string().into(), SECRET.into(), json!([SECRET]), json!({"pin": [SECRET]})] {
        for n in [json!("1"), json!("x")] {
            let document = json!({"login": login, "n": n});
            assert_eq!(seen::<WithReport>(&document), [""; 0], "{document}");
            assert_eq!(seen::<WithReport>(&json!({"arguments": document})), [""; 0], "{document}");
        }
    }
    // It says itself what is wrong, and hides what it has to.
    let error = WithReport::from_value(json!({"login": {"pin": [SECRET]}, "n": 1})).unwrap_err();
    assert_eq!(error.to_string(), "login.pin: expected a string, got a list");
}

/// What its `Deserialize` has not come to is left to the next field, in serde too.
#[test]
fn what_a_foreign_type_may_hide_is_hidden_in_the_fields_beside_it() {
    for (user, pin) in [(json!("x"), json!([SECRET])), (json!("x"), json!({SECRET: true})), (json!("x"), json!(SECRET))]
    {
        for n in [json!("1"), json!("x")] {
            let document = json!({"n": n, "others": true, "user": user, "pin": pin, SECRET: 5});
            assert_eq!(seen::<ForeignFirst<Foreign>>(&document), [""; 0], "{document}");
            assert_eq!(seen::<ForeignFirst<Option<Foreign>>>(&document), [""; 0], "{document}");
        }
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "type")]
enum Form {
    Circle { radius: u8 },
    Square,
}

#[derive(Debug, Deserialize, Coerce)]
struct Marked {
    #[coerce(sensitive)]
    pin: Option<String>,
    #[serde(flatten)]
    form: Form,
}

#[test]
fn a_tag_beside_a_secret_is_none() {
    let error = Marked::from_value(json!({"pin": SECRET, "type": "Circel"})).unwrap_err().to_string();
    assert!(error.contains(r#"got string "Circel""#) && error.contains("did you mean `Circle`"), "{error}");
    assert_eq!(seen::<Marked>(&json!({"pin": [SECRET], "type": "Circle", "radius": "x"})), [""; 0]);
}

#[test]
fn what_another_variant_hides_is_hidden_whatever_becomes_of_it() {
    assert_eq!(seen::<ListOrPin>(&json!({"0": "x", "1": {"pin": SECRET}})), [""; 0]);
    for document in
        [json!({"byPin": SECRET}), json!({"pin": SECRET}), json!({"byPin": {"pin": SECRET}}), json!({"Red": SECRET})]
    {
        assert_eq!(seen::<Auth>(&document), [""; 0], "{document}");
        assert_eq!(seen::<Login>(&json!({"auth": document, "n": "x"})), [""; 0], "{document}");
    }
}
