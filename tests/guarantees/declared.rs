//! Declared only: nothing is changed but where the table of rules says so.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_coerce::Report;
use serde_json::Value;

use super::changes::changed_in_silence;
use super::fixture::{EntryPoint, Fixture, all_obey, fail};
use super::listed::lists;
use super::test_types;

/// Each entry of the report is in the table of rules.
pub(crate) fn is_listed(fixture: &Fixture, document: &Value) -> TestCaseResult {
    lists_all(fixture, &fixture.report(document))
}

/// Each entry of this report is in the table of rules.
pub(crate) fn lists_all(fixture: &Fixture, report: &Report) -> TestCaseResult {
    for coercion in report.coercions() {
        let table = fixture.rules();
        let found = lists(table, fixture.recursion, coercion.rule, &coercion.path.segments);
        prop_assert!(found, "{:?} is not in\n{}", coercion, table);
    }
    Ok(())
}

/// Each location that differs in the canonical document is in the report.
pub(crate) fn is_reported(fixture: &Fixture, document: &Value) -> TestCaseResult {
    let Ok(preview) = fixture.preview(document) else { return Ok(()) };
    match changed_in_silence(document, &preview) {
        Some(place) => fail(format!("{place} was changed in silence")),
        None => Ok(()),
    }
}

#[test]
fn the_table_lists_all_that_happens() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| is_listed(fixture, &document));
}

#[test]
fn nothing_changes_but_at_the_paths_reported() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| is_reported(fixture, &document));
}

#[test]
fn types_without_rules_are_never_repaired() {
    let bare: Vec<_> = test_types::all().into_iter().filter(|fixture| fixture.rules().is_empty()).collect();
    assert!(bare.len() > 8, "{}", bare.len());
    all_obey(&bare, Fixture::documents, |fixture, document| {
        prop_assert_eq!(fixture.safe(EntryPoint::Value(&document)), fixture.strict(EntryPoint::Value(&document)));
        Ok(())
    });
}
