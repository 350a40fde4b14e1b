//! A rule changes how a value is said and nothing else: each entry is judged by what its rule may do.

use std::cell::RefCell;
use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_coerce::Report;
use serde_json::Value;

use super::faithful::is_faithful;
use super::fixture::{Fixture, all_obey};
use super::test_types;

/// All of them; `custom` by the name of its function.
const RULES: [&str; 30] = [
    "bool_to_choice",
    "bool_to_number",
    "bool_to_string",
    "drop_invalid_items",
    "drop_keys",
    "empty_to_null",
    "float_to_integer",
    "ignore_case",
    "ignore_key_case",
    "invalid_to_default",
    "json5_to_json",
    "list_to_item",
    "list_to_map",
    "map_to_list",
    "null_to_default",
    "null_to_object",
    "number_to_bool",
    "number_to_string",
    "object_to_value",
    "price",
    "python_to_json",
    "singleton_list",
    "string_to_bool",
    "string_to_json",
    "string_to_list",
    "string_to_number",
    "string_to_object",
    "text_to_null",
    "trim",
    "unfence",
];

/// Each entry of the report says what its rule may do.
pub(crate) fn loses_nothing(fixture: &Fixture, document: &Value, fired: &RefCell<BTreeSet<&str>>) -> TestCaseResult {
    let report = fixture.report(document);
    fired.borrow_mut().extend(report.coercions().iter().map(|coercion| coercion.rule));
    is_faithful_to_all(&report)
}

/// Each entry of this report says what its rule may do.
pub(crate) fn is_faithful_to_all(report: &Report) -> TestCaseResult {
    for coercion in report.coercions() {
        prop_assert!(is_faithful(coercion), "{:?}", coercion);
    }
    Ok(())
}

#[test]
fn every_rule_fires_and_none_loses_anything() {
    let fired = RefCell::new(BTreeSet::new());
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| loses_nothing(fixture, &document, &fired));
    let silent: Vec<_> = BTreeSet::from(RULES).difference(&fired.borrow()).copied().collect();
    assert_eq!(silent, [""; 0], "a rule that never fires is not tested");
}
