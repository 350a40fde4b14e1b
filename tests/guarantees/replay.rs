//! The report is the truth: replayed on the input it gives a document that needs no repair.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_coerce::Error;
use serde_json::Value;

use super::changes::{is_complete, patched};
use super::entry_points::is_as_by_value;
use super::fixture::{EntryPoint, Fixture, all_obey, fail};
use super::steps::replayed;
use super::{test_types, text};

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
    prop_assert_eq!(&anew(patched(document, &report).or_else(fail)?)?, &canonical);
    prop_assert_eq!(anew(replayed(document, &report).or_else(fail)?)?, canonical);
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

/// Beside an error too each entry says what stands at its path when its turn comes, and the patch applies.
pub(crate) fn is_replayed_beside_issues(fixture: &Fixture, document: &Value) -> TestCaseResult {
    let Err(error) = fixture.safe(EntryPoint::Value(document)) else { return Ok(()) };
    if !is_complete(document, error.report()).or_else(fail)? {
        return Ok(());
    }
    prop_assert_eq!(
        patched(document, error.report()).or_else(fail)?,
        replayed(document, error.report()).or_else(fail)?
    );
    Ok(())
}

/// A report on text in which members are repeated claims to be complete only where it replays on what any reader of JSON makes of the
/// text, and where that is the value then.
pub(crate) fn is_replayed_on_text(fixture: &Fixture, text: &str) -> TestCaseResult {
    let document: Value = serde_json::from_str(text).or_else(fail)?;
    let outcome = fixture.safe(EntryPoint::Str(text));
    let report = outcome.as_ref().map_or_else(Error::report, |(_, report)| report);
    // Where nothing is repaired, the text is read as serde reads it: a repeated member too.
    if !report.is_complete() || report.is_empty() {
        return Ok(());
    }
    let replayed = replayed(&document, report).or_else(fail)?;
    prop_assert_eq!(&patched(&document, report).or_else(fail)?, &replayed, "{}", text);
    // Another order of the members may be another value.
    if let (Ok((read, _)), false) = (&outcome, fixture.ordered) {
        prop_assert_eq!(&fixture.serde(EntryPoint::Value(&replayed)).or_else(fail)?, read, "{}", text);
    }
    Ok(())
}

/// Each way to read text says the same of it.
pub(crate) fn is_read_alike_as_text(fixture: &Fixture, text: &str) -> TestCaseResult {
    let by_text = fixture.safe(EntryPoint::Str(text));
    for entry_point in
        [EntryPoint::Slice(text.as_bytes()), EntryPoint::Reader(text.as_bytes()), EntryPoint::OfText(text)]
    {
        is_as_by_value(fixture, entry_point, &fixture.safe(entry_point), &by_text)?;
    }
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
fn a_report_beside_issues_replays() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| is_replayed_beside_issues(fixture, &document));
}

#[test]
fn a_report_on_text_with_repeated_members_replays() {
    let documents = |fixture: &Fixture| (fixture.documents(), text::style());
    all_obey(&test_types::all(), documents, |fixture, (document, style)| {
        let text = style.repeating().write(&document);
        if !fixture.is_read_alike(&document) {
            return Ok(());
        }
        is_replayed_on_text(fixture, &text).and_then(|()| is_read_alike_as_text(fixture, &text))
    });
}

#[test]
fn nothing_changes_without_a_word() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| changes_with_a_word(fixture, &document));
}
