//! Lists and maps of types that have only serde's `Deserialize`: rules for items reach them as they reach all others.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_coerce::{Coerce, Mode, Options, Repair, target};
use serde_json::{Value, json};

/// A number of more than three, made of a number or of text that starts with `v`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
struct Version(u32);

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = match Value::deserialize(from)? {
            Value::String(text) => text.strip_prefix('v').and_then(|digits| digits.parse().ok()),
            value => value.as_u64().and_then(|number| number.try_into().ok()),
        };
        number.filter(|number| *number > 3).map(Self).ok_or_else(|| D::Error::custom("no version"))
    }
}

impl target::Number for Version {}

impl target::Defaulted for Version {}

impl Default for Version {
    fn default() -> Self {
        Self(4)
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Versions {
    #[coerce(string_to_number)]
    list: Option<Vec<Version>>,
    #[coerce(string_to_number)]
    map: Option<BTreeMap<String, Version>>,
    #[coerce(string_to_number)]
    keys: Option<HashMap<Version, u8>>,
    #[coerce(each(each(string_to_number)))]
    nested: Option<BTreeMap<String, Vec<Version>>>,
    #[coerce(custom(doubled))]
    doubled: Option<Vec<Version>>,
}

fn doubled(value: &Value) -> Repair {
    value.as_u64().map_or(Repair::Keep, |number| Repair::To(json!(2 * number)))
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Dropping {
    #[coerce(drop_invalid_items)]
    list: Option<Vec<Version>>,
    #[coerce(string_to_number, drop_invalid_items)]
    map: Option<BTreeMap<String, Version>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Defaulting {
    #[coerce(string_to_number, each(invalid_to_default))]
    list: Option<Vec<Version>>,
    #[coerce(each(invalid_to_default))]
    map: Option<BTreeMap<String, Version>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Refusing {
    #[coerce(custom(never))]
    list: Vec<Version>,
}

fn never(_: &Value) -> Repair {
    Repair::Refuse("never".to_owned())
}

/// What can't be read is `None`, whatever rules would make of it.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct FlatOption {
    #[coerce(string_to_number)]
    own: u8,
    #[serde(flatten)]
    #[coerce(string_to_number)]
    others: Option<BTreeMap<String, Version>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flat {
    #[coerce(string_to_number)]
    own: u8,
    #[serde(flatten)]
    #[coerce(string_to_number)]
    others: BTreeMap<String, Version>,
}

/// Reads a document, and returns the canonical document and where which rules have fired.
fn read<T: Coerce + Debug + PartialEq>(sent: &Value) -> (Value, Vec<String>) {
    let (value, report) = T::from_value_with_report(sent.clone()).unwrap_or_else(|error| panic!("{sent}: {error}"));
    let fired = report.coercions().iter().map(|fired| format!("{} {}", fired.path.to_pointer(), fired.rule)).collect();
    assert_eq!(T::from_str_with_report(&sent.to_string()).unwrap().0, value, "{sent}");
    let canonical = Options::default().preview::<T>(sent).unwrap().value;
    assert_eq!(serde_json::from_value::<T>(canonical.clone()).unwrap(), value, "{sent}");
    (canonical, fired)
}

#[test]
fn rules_reach_the_items() {
    let table = [
        (json!({"list": ["7", 8, "v9"]}), json!({"list": [7, 8, "v9"]}), "/list/0"),
        (json!({"map": {"a": 5, "b": "6"}}), json!({"map": {"a": 5, "b": 6}}), "/map/b"),
        (json!({"keys": {"v5": "6", "v7": 8}}), json!({"keys": {"v5": 6, "v7": 8}}), "/keys/v5"),
        (json!({"nested": {"a": [5, "6"], "b": []}}), json!({"nested": {"a": [5, 6], "b": []}}), "/nested/a/1"),
    ];
    for (sent, canonical, at) in table {
        assert_eq!(read::<Versions>(&sent), (canonical, vec![format!("{at} string_to_number")]));
    }
    // A function is asked about each item, valid or not.
    assert_eq!(read::<Versions>(&json!({"doubled": [2, 8]})).0, json!({"doubled": [4, 16]}));
    let flat = json!({"own": 5, "a": "6", "b": "v7"});
    assert_eq!(read::<Flat>(&flat), (json!({"own": 5, "a": 6, "b": "v7"}), vec!["/a string_to_number".to_owned()]));
}

#[test]
fn the_table_of_rules_has_the_items() {
    let rows: Vec<String> = Versions::rules().rows().iter().map(|row| row.path.clone()).collect();
    assert_eq!(rows, ["/list/*", "/map/*", "/keys/*", "/nested/*/*", "/doubled/*"]);
}

#[test]
fn items_that_are_refused_are_dropped_and_nothing_else() {
    let sent = json!({"list": [1, 5, "x", "v6"], "map": {"a": "5", "b": 2, "c": 9}});
    let (canonical, fired) = read::<Dropping>(&sent);
    assert_eq!(canonical, json!({"list": [5, "v6"], "map": {"a": 5, "c": 9}}));
    let dropped = ["/map/b", "/list/2", "/list/0"].map(|at| format!("{at} drop_invalid_items"));
    assert_eq!(fired, [&dropped[..], &["/map/a string_to_number".to_owned()]].concat());
    let strict =
        Options::default().mode(Mode::Strict).from_value_with_report::<Dropping>(sent).unwrap_err().to_string();
    assert!(strict.contains("`drop_invalid_items` on the value around it would repair this in safe mode"), "{strict}");
    // What is no list has no items.
    assert!(Dropping::from_value(json!({"list": 5})).is_err());
}

#[test]
fn a_flattened_option_of_a_foreign_type_is_read_as_by_serde() {
    for own in [json!(5), json!("5")] {
        let sent = json!({"own": own, "a": "6", "b": "x"});
        let (canonical, fired) = read::<FlatOption>(&sent);
        assert_eq!(canonical, json!({"own": 5, "a": "6", "b": "x"}));
        assert_eq!(fired.len(), usize::from(own.is_string()), "{fired:?}");
        let sent = json!({"own": own, "a": "6", "b": 7});
        assert_eq!(read::<FlatOption>(&sent).0, json!({"own": 5, "a": "6", "b": 7}));
    }
}

#[test]
fn items_that_are_refused_become_the_default() {
    let (canonical, fired) = read::<Defaulting>(&json!({"list": ["7", "x", 8], "map": {"a": 1, "b": 5}}));
    assert_eq!(canonical, json!({"list": [7, 4, 8], "map": {"a": 4, "b": 5}}));
    let expected = ["/list/0 string_to_number", "/list/1 invalid_to_default", "/map/a invalid_to_default"];
    assert_eq!(fired, expected);
}

#[test]
fn a_function_refuses_an_item_once() {
    let error = Refusing::from_value(json!({"list": ["bad"]})).unwrap_err();
    assert_eq!(error.to_string(), "list[0]: never, got \"bad\"");
}

#[test]
fn issues_inside_show_what_was_there() {
    let error = Versions::from_value(json!({"nested": {"a": [5, {"x": 1}]}, "list": [9, "x"]})).unwrap_err();
    assert_eq!(error.to_string(), "list[1]: no version, got string \"x\"\nnested.a[1]: no version, got an object");
}
