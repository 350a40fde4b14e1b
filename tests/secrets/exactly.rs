//! What stands in place of a secret, and what stays.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Coerced, IssueCode, Options, Repair};
use serde_json::{Value, json};

#[derive(Debug, Deserialize, Coerce)]
struct Tree {
    #[coerce(singleton_list)]
    #[serde(default)]
    kids: Vec<Tree>,
    #[coerce(sensitive)]
    #[serde(default)]
    pw: Option<String>,
}

#[test]
fn the_value_around_a_secret_has_its_kind_and_length() {
    let document = json!({"kids": {"kids": {"pw": "hunter2"}}});
    let (tree, report) = Tree::from_value_with_report(document.clone()).unwrap();
    assert_eq!(tree.kids[0].kids[0].pw.as_deref(), Some("hunter2"));
    assert_eq!((report.len(), report.is_complete()), (2, false));
    let masked = json!({"_sensitive": {"kind": "string", "length": 7}});
    assert_eq!(json!(report)["_coercions"][0]["from"], json!({"kids": {"pw": masked}}));
    let preview = Options::default().preview::<Tree>(&document).unwrap();
    assert_eq!(preview.value, json!({"kids": [{"kids": [{"pw": "hunter2"}]}]}), "it is the document");
}

#[test]
fn a_value_over_the_limits_has_its_kind_and_length() {
    let long = "x".repeat(5000);
    let (_, report) = Tree::from_value_with_report(json!({"kids": {"pw": long}})).unwrap();
    assert!(!report.is_complete());
    assert_eq!(json!(report)["_coercions"][0]["from"], json!({"_omitted": {"kind": "object", "length": 1}}));
    assert_eq!(report.warnings(), ["kids: object with 1 member was read as list of 1 (singleton_list)"]);
    let entries = json!({"pin": format!(" {long}"), "key": format!(" {long}"), "note": format!(" {long}")});
    let (_, report) = Entries::from_value_with_report(entries).unwrap();
    let from = |label: &str| json!({ label: {"kind": "string", "length": 5001} });
    let expected = [("/key", from("_sensitive")), ("/note", from("_omitted")), ("/pin", from("_sensitive"))];
    for (entry, (path, from)) in json!(report)["_coercions"].as_array().unwrap().iter().zip(expected) {
        assert_eq!((&entry["path"], &entry["from"]), (&json!(path), &from));
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Entries {
    #[coerce(sensitive, trim)]
    pin: String,
    #[coerce(trim)]
    key: ApiKey,
    #[coerce(trim)]
    note: String,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
struct ApiKey(#[coerce(sensitive)] String);

#[derive(Debug, Deserialize, Coerce)]
struct Quotas {
    #[coerce(string_to_number, list_to_map(value = 1))]
    by_key: BTreeMap<ApiKey, u8>,
}

#[test]
fn a_repair_under_a_secret_key_is_reported_without_it() {
    let (quotas, report) = Quotas::from_value_with_report(json!({"by_key": {"hunter2": "5"}})).unwrap();
    assert_eq!(quotas.by_key[&ApiKey("hunter2".to_owned())], 5);
    assert_eq!((report.len(), report.is_complete()), (1, false));
    assert_eq!(report.coercions()[0].rule, "string_to_number");
    let (quotas, report) = Quotas::from_value_with_report(json!({"by_key": ["hunter2", "b"]})).unwrap();
    assert_eq!((quotas.by_key.len(), report.len(), report.is_complete()), (2, 1, false));
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(ignore_key_case)]
struct Quota {
    per_day: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct QuotasByName {
    #[coerce(sensitive)]
    by_name: BTreeMap<String, Quota>,
}

#[test]
fn a_member_under_a_secret_key_is_renamed_without_it() {
    let document = json!({"by_name": {"hunter2": {"perDay": 5}}});
    let (quotas, report) = QuotasByName::from_value_with_report(document).unwrap();
    assert_eq!((quotas.by_name["hunter2"].per_day, report.len(), report.is_complete()), (5, 1, false));
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(custom(quote))]
struct Asked {
    #[coerce(sensitive)]
    pw: String,
}

fn quote(value: &Value) -> Repair {
    Repair::Refuse(format!("{value} is no login"))
}

#[test]
fn the_refusal_of_a_custom_rule_stays() {
    let error = Asked::from_value(json!({"pw": "hunter2"})).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::Custom, "{error}");
}

#[derive(Debug, Deserialize, Coerce)]
struct Login {
    #[coerce(sensitive, serde)]
    pw: Foreign,
}

#[derive(Debug, Deserialize)]
struct Foreign {
    at: u8,
}

#[test]
fn a_value_that_is_fine_is_read() {
    let read: Coerced<Login> = serde_json::from_str(r#"{"pw": {"at": 5}}"#).unwrap();
    assert_eq!((read.value.pw.at, read.report.is_empty()), (5, true));
}

#[derive(Debug, Deserialize, Coerce)]
struct Pair(u8, #[coerce(sensitive)] String);

#[derive(Debug, Deserialize, Coerce)]
enum Plan {
    Free,
    Paid,
}

#[derive(Debug, Deserialize, Coerce)]
struct Account {
    login: Option<Pair>,
    #[coerce(sensitive)]
    plan: Option<Plan>,
    #[coerce(drop_invalid_items)]
    #[serde(default)]
    quotas: BTreeMap<ApiKey, u8>,
}

/// What has not the form of the type may be the secret, whatever stands in its place.
#[test]
fn what_came_in_another_form_is_hidden() {
    let account = Account::from_value(json!({"login": [1, "a"], "plan": "Paid"})).unwrap();
    assert!(matches!(account.login, Some(Pair(1, _))) && matches!(account.plan, Some(Plan::Paid)));
    assert!(matches!(Account::from_value(json!({"plan": "Free"})).unwrap().plan, Some(Plan::Free)));
    for document in [json!({"login": ["hunter2"]}), json!({"login": ["hunter2", 1, 2]})] {
        let error = Account::from_value(document).unwrap_err().to_string();
        assert!(!error.contains("hunter2") && error.contains("2 items"), "{error}");
    }
    let error = Account::from_value(json!({"plan": {"Paid": 1}})).unwrap_err();
    assert!(!error.to_string().contains("Paid"), "{error}");
    assert_eq!(error.issues()[0].path.to_pointer(), "/plan/…");
    let (account, report) = Account::from_value_with_report(json!({"quotas": {"around": {"hunter2": 5}}})).unwrap();
    assert!(account.quotas.is_empty() && !json!(report).to_string().contains("hunter2"), "{report:?}");
}
