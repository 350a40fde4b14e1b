//! `Patch`: absent, null, or a value.

use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Mode, Options, Patch};
use serde_json::json;

#[derive(Debug, Default, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Change {
    #[serde(default, skip_serializing_if = "Patch::is_absent")]
    #[coerce(string_to_number)]
    limit: Patch<u8>,
    #[serde(default, skip_serializing_if = "Patch::is_absent")]
    #[coerce(trim, empty_to_null)]
    name: Patch<String>,
    #[serde(default, skip_serializing_if = "Patch::is_absent")]
    #[coerce(string_to_number, singleton_list)]
    ids: Patch<Vec<u64>>,
    #[serde(default, skip_serializing_if = "Patch::is_absent")]
    owner: Patch<Owner>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Owner {
    #[coerce(ignore_case)]
    kind: Kind,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Person,
    Company,
}

/// The container's default does as well.
#[derive(Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(default)]
struct Defaulted {
    limit: Patch<u8>,
}

#[test]
fn a_member_is_absent_null_or_a_value() {
    let table = [
        (json!({}), Change::default(), 0),
        (json!({"limit": null}), Change { limit: Patch::Null, ..Change::default() }, 0),
        (json!({"limit": 5}), Change { limit: Patch::Value(5), ..Change::default() }, 0),
        (json!({"limit": "5"}), Change { limit: Patch::Value(5), ..Change::default() }, 1),
        (json!({"name": " "}), Change { name: Patch::Null, ..Change::default() }, 2),
        (json!({"ids": "7"}), Change { ids: Patch::Value(vec![7]), ..Change::default() }, 2),
        (
            json!({"owner": {"kind": "PERSON"}}),
            Change { owner: Patch::Value(Owner { kind: Kind::Person }), ..Change::default() },
            1,
        ),
    ];
    for (document, expected, repairs) in table {
        let (change, report) = Change::from_value_with_report(document.clone()).expect("it fits");
        assert_eq!((&change, report.len()), (&expected, repairs), "{document}");
        let (by_text, report) = Change::from_str_with_report(&document.to_string()).expect("it fits");
        assert_eq!((&by_text, report.len()), (&expected, repairs), "{document}");
        // What it serializes to is read as the same.
        let written = serde_json::to_value(&change).expect("it serializes");
        assert_eq!(Change::from_value(written).expect("it fits"), change);
    }
    assert_eq!(Defaulted::from_value(json!({})).expect("it fits").limit, Patch::Absent);
    assert_eq!(Defaulted::from_value(json!({"limit": null})).expect("it fits").limit, Patch::Null);
}

#[test]
fn strict_mode_is_serde() {
    let strict = Options::default().mode(Mode::Strict);
    for document in
        [json!({}), json!({"limit": null}), json!({"limit": 5}), json!({"limit": "5"}), json!({"limit": 256})]
    {
        let serde = serde_json::from_value::<Change>(document.clone()).ok();
        assert_eq!(strict.from_value_with_report::<Change>(document).ok().map(|(change, _)| change), serde);
    }
}

#[test]
fn what_is_refused_has_its_path() {
    let error = Change::from_value(json!({"limit": "many", "owner": {"kind": "dog"}})).unwrap_err();
    assert_eq!(
        error.to_string(),
        "limit: expected an integer from 0 to 255 or null, got string \"many\"; string_to_number: not a JSON number\n\
         owner.kind: expected `person` or `company`, got string \"dog\"; ignore_case: matches no allowed value, ignoring case"
    );
}

#[test]
fn rules_are_listed_inside() {
    let rules = Change::rules().to_string();
    assert!(rules.contains("/ids/*") && rules.contains("/owner/kind"), "{rules}");
}

#[test]
fn a_patch_changes_what_is_there() {
    for (patch, change, after) in
        [(Patch::Absent, None, Some(1)), (Patch::Null, Some(None), None), (Patch::Value(5), Some(Some(5)), Some(5))]
    {
        let mut current = Some(1);
        patch.apply_to(&mut current);
        assert_eq!((patch.change(), current), (change, after));
    }
}
