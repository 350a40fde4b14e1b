//! The order in which rules are written never matters.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_coerce::{Error, Report};
use serde_json::{Value, json};

use super::document;
use super::fixture::{EntryPoint, Fixture, all_obey};
use super::test_types::combined;

/// What is reported of one of the two fields, without its name.
fn reported(of: &str, report: &Report, error: Option<&Error>) -> [Vec<Value>; 2] {
    let mut entries: Vec<Value> = report.coercions().iter().map(|entry| json!(entry)).collect();
    let mut issues: Vec<Value> = error.into_iter().flat_map(Error::issues).map(|issue| json!(issue)).collect();
    for list in [&mut entries, &mut issues] {
        list.retain_mut(|reported| {
            let path = reported["path"].as_str().and_then(|path| path.strip_prefix(of)).map(Value::from);
            path.map(|path| reported["path"] = path).is_some()
        });
    }
    [entries, issues]
}

/// Both fields hold `value`, and come to the same.
fn are_alike(twins: &Fixture, value: &Value) -> TestCaseResult {
    let document = json!({"field": value, "other": value});
    let outcome = twins.safe(EntryPoint::Value(&document));
    let (report, error) = match &outcome {
        Ok((read, report)) => {
            let (field, other) = read
                .strip_prefix("Twins { field: ")
                .and_then(|fields| fields.strip_suffix(" }"))
                .and_then(|fields| fields.split_at_checked(fields.len().saturating_sub(", other: ".len()) / 2))
                .expect("both fields are shown");
            prop_assert_eq!(other.strip_prefix(", other: "), Some(field));
            (report, None)
        }
        Err(error) => (error.report(), Some(error)),
    };
    prop_assert_eq!(reported("/field", report, error), reported("/other", report, error));
    Ok(())
}

#[test]
fn rules_in_another_order_are_the_same_rules() {
    let values = |twins: &Fixture| document::near(twins.samples.iter().map(|sample| sample["field"].clone()).collect());
    all_obey(&combined::fixtures(), values, |twins, value| are_alike(twins, &value));
}

#[test]
fn tables_list_rules_in_the_order_in_which_they_run() {
    for twins in combined::fixtures() {
        let table = twins.rules();
        let rules = |path: &str| {
            let own = table.rows().iter().filter(|row| row.path.starts_with(path));
            own.map(|row| (&row.path[path.len()..], &row.rules)).collect::<Vec<_>>()
        };
        assert_eq!(rules("/field"), rules("/other"), "{}", twins.name);
    }
}
