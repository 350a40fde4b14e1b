//! The report is the truth: replayed on the input it gives a document that needs no repair.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_json::Value;

use super::changes::{is_complete, patched};
use super::fixture::{EntryPoint, Fixture, all_obey, fail};
use super::test_types;

pub(crate) fn is_replayed(fixture: &Fixture, document: &Value) -> TestCaseResult {
    let Ok((read, report)) = fixture.safe(EntryPoint::Value(document)) else {
        prop_assert!(fixture.preview(document).is_err(), "only a preview is given");
        return Ok(());
    };
    let preview = fixture.preview(document).or_else(fail)?;
    prop_assert_eq!(&preview.report, &report);
    if !is_complete(document, &report).or_else(fail)? {
        return Ok(());
    }
    // A patch is itself read by serde, which may write a number anew where it keeps its text: `-0` as `0`.
    let anew = |value: Value| serde_json::from_value::<Value>(value).or_else(fail);
    let canonical = anew(preview.value.clone())?;
    prop_assert_eq!(anew(patched(document, &report).or_else(fail)?)?, canonical);
    prop_assert_eq!(
        fixture.serde(EntryPoint::Value(&preview.value)).or_else(fail)?,
        read.clone(),
        "serde reads otherwise"
    );
    let (again, nothing) = fixture.safe(EntryPoint::Value(&preview.value)).or_else(fail)?;
    prop_assert_eq!(again, read);
    prop_assert!(nothing.is_empty(), "repaired again: {:?}", nothing);
    Ok(())
}

/// A document of which nothing is reported is read as serde reads it.
pub(crate) fn changes_with_a_word(fixture: &Fixture, document: &Value) -> TestCaseResult {
    match fixture.safe(EntryPoint::Value(document)) {
        Ok((read, report)) if report.is_empty() => {
            prop_assert_eq!(fixture.serde(EntryPoint::Value(document)).or_else(fail)?, read);
            Ok(())
        }
        _ => Ok(()),
    }
}

#[test]
fn a_report_replays_to_the_canonical_document() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| is_replayed(fixture, &document));
}

#[test]
fn nothing_changes_without_a_word() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| changes_with_a_word(fixture, &document));
}
