//! With `#[coerce(markers)]`, a type that serde reads from another has the markers of that one.

use serde::Deserialize;
use serde_coerce::Coerce;
use serde_json::json;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(try_from = "u16")]
#[coerce(markers)]
struct Port(u16);

impl TryFrom<u16> for Port {
    type Error = &'static str;

    fn try_from(port: u16) -> Result<Self, Self::Error> {
        if port == 0 { Err("0 is no port") } else { Ok(Self(port)) }
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(try_from = "String")]
#[coerce(markers)]
struct Email(String);

impl TryFrom<String> for Email {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.contains('@') { Ok(Self(text)) } else { Err("no address") }
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(from = "Vec<T>")]
#[coerce(markers)]
struct Tags<T>(Vec<T>);

impl<T> From<Vec<T>> for Tags<T> {
    fn from(tags: Vec<T>) -> Self {
        Self(tags)
    }
}

/// A type with a bound that `Loose`, which is made of it, does not have.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Strict<T: Default>(T);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(from = "Strict<T>", bound = "T: Deserialize<'de> + Default")]
#[coerce(markers, bound = "T: Coerce + Default")]
struct Loose<T>(T);

impl<T: Default> From<Strict<T>> for Loose<T> {
    fn from(strict: Strict<T>) -> Self {
        Self(strict.0)
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_number, float_to_integer)]
    port: Option<Port>,
    #[coerce(trim, bool_to_string)]
    to: Vec<Email>,
    #[coerce(singleton_list, each(trim))]
    tags: Tags<String>,
    #[coerce(string_to_number)]
    loose: Loose<u8>,
}

#[test]
fn compiles_and_reads() {
    let args = Args::from_value(json!({"port": "80", "to": [" a@b "], "tags": " a ", "loose": "5"})).unwrap();
    let to = vec![Email("a@b".into())];
    assert_eq!(args, Args { port: Some(Port(80)), to, tags: Tags(vec!["a".into()]), loose: Loose(5) });
}

#[test]
fn the_type_judges_what_a_rule_made() {
    let document = json!({"port": "0", "to": [true], "tags": [], "loose": 5});
    let error = Args::from_value(document).unwrap_err().to_string();
    assert!(error.contains("0 is no port") && error.contains("no address"), "{error}");
}

/// Read as another type too, but without that type's markers.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(from = "u16")]
struct Unmarked(u16);

impl From<u16> for Unmarked {
    fn from(number: u16) -> Self {
        Self(number)
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(string_to_number))]
struct Shared {
    port: Port,
    unmarked: Unmarked,
}

#[test]
fn rules_of_fields_fit_only_with_the_markers() {
    let shared = Shared::from_value(json!({"port": "80", "unmarked": 5})).unwrap();
    assert_eq!(shared, Shared { port: Port(80), unmarked: Unmarked(5) });
    assert!(Shared::from_value(json!({"port": 80, "unmarked": "5"})).is_err());
}
