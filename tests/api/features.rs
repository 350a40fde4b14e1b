//! Containers of other crates, under the features named after them.

#![cfg(all(feature = "indexmap-2", feature = "smallvec-1"))]

use indexmap::{IndexMap, IndexSet};
use serde::Deserialize;
use serde_coerce::{Coerce, Mode, Options, RuleTable};
use serde_json::{Value, json};
use smallvec::SmallVec;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Containers {
    #[serde(default)]
    #[coerce(string_to_number, singleton_list)]
    small: SmallVec<[u16; 4]>,
    #[serde(default)]
    #[coerce(trim, string_to_list)]
    set: IndexSet<String>,
    #[serde(default)]
    #[coerce(string_to_number, string_to_json)]
    map: IndexMap<String, u8>,
    #[serde(default)]
    #[coerce(each(string_to_bool, null_to_object, list_to_map(value = true)))]
    nested: Vec<IndexMap<Key, SmallVec<[Option<bool>; 2]>>>,
}

#[derive(Debug, PartialEq, Eq, Hash, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Key {
    Left,
    Right,
}

fn read(value: Value) -> (Containers, Vec<String>) {
    let (read, report) = Containers::from_value_with_report(value.clone()).unwrap();
    assert_eq!(Containers::from_str_with_report(&value.to_string()).unwrap(), (read, report));
    let (read, report) = Containers::from_value_with_report(value).unwrap();
    (read, report.warnings())
}

#[test]
fn clean_input_is_read_as_serde_reads_it() {
    let inputs = [
        json!({"small": [1, 2, 3, 4, 5, 6], "set": ["b", "a", "b"], "map": {"z": 1, "a": 2}}),
        json!({"nested": [{"right": [true, null], "left": []}, {}]}),
    ];
    for input in inputs {
        let (containers, warnings) = read(input.clone());
        assert_eq!(containers, serde_json::from_value(input).unwrap());
        assert!(warnings.is_empty());
    }
}

#[test]
fn the_order_of_the_document_is_kept() {
    let text = r#"{"map": {"z": 1, "a": 2, "m": 3}, "set": ["z", "a"]}"#;
    let (containers, _) = Containers::from_str_with_report(text).unwrap();
    assert_eq!(containers.map.keys().collect::<Vec<_>>(), ["z", "a", "m"]);
    assert_eq!(containers.set.iter().collect::<Vec<_>>(), ["z", "a"]);
}

#[test]
fn rules_act_on_the_container_and_inside_it() {
    let (containers, warnings) = read(json!({
        "small": ["1", 2], "set": "b, a", "map": r#"{"z": "7"}"#,
    }));
    assert_eq!(containers.small.as_slice(), [1, 2]);
    assert_eq!(containers.set, IndexSet::from(["b".to_owned(), "a".to_owned()]));
    assert_eq!(containers.map["z"], 7);
    assert_eq!(
        warnings,
        [
            r#"map: string "{\"z\": \"7\"}" was read as object with 1 member (string_to_json)"#,
            r#"map.z: string "7" was read as number 7 (string_to_number)"#,
            r#"set: string "b, a" was read as list of 2 (string_to_list)"#,
            r#"small[0]: string "1" was read as number 1 (string_to_number)"#,
        ]
    );

    let (containers, _) = read(json!({"small": "65535", "nested": [null, {"left": ["true", null]}]}));
    assert_eq!(containers.small.as_slice(), [65535]);
    assert_eq!(containers.nested[1][&Key::Left].as_slice(), [Some(true), None]);
}

#[test]
fn all_issues_inside_are_reported() {
    let wrong = json!({"small": [1, "x", 70000], "set": [1], "map": {"a": 300, "b": true}, "nested": [{"up": []}]});
    let error = Containers::from_value(wrong).unwrap_err();
    let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_string()).collect();
    assert_eq!(paths, ["map.a", "map.b", "nested[0].up", "set[0]", "small[1]", "small[2]"], "{error}");
}

#[test]
fn strict_mode_repairs_nothing() {
    let strict = Options::default().mode(Mode::Strict);
    assert!(strict.from_value_with_report::<Containers>(json!({"small": "1"})).is_err());
}

#[test]
fn the_rules_are_in_the_table() {
    let rules: RuleTable = Containers::rules();
    let table = rules.to_string();
    for path in ["/small ", "/small/*", "/set/*", "/map/*", "/nested/*", "/nested/*/*/*"] {
        assert!(table.contains(path), "{path} in:\n{table}");
    }
}
