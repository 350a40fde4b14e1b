//! One answer for every entry point.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_json::Value;

use super::fixture::{EntryPoint, Fixture, Outcome, all_obey, has_plain_numbers};
use super::{test_types, text};

/// All entry points say the same of a document, however its text is written; a deserializer that is read by serde in part
/// stops at the first fault there.
pub(crate) fn is_read_alike(
    fixture: &Fixture,
    document: &Value,
    read: impl Fn(EntryPoint<'_>) -> Outcome,
) -> TestCaseResult {
    if !fixture.is_read_alike(document) {
        return Ok(());
    }
    let text = document.to_string();
    let by_value = read(EntryPoint::Value(document));
    let mut entry_points = EntryPoint::all(document, &text).into_iter();
    entry_points.try_for_each(|entry_point| is_as_by_value(fixture, entry_point, &read(entry_point), &by_value))
}

/// What an entry point says of a document is what `from_value` says of it.
pub(crate) fn is_as_by_value(
    fixture: &Fixture,
    entry_point: EntryPoint<'_>,
    outcome: &Outcome,
    by_value: &Outcome,
) -> TestCaseResult {
    let stops = fixture.foreign && matches!(entry_point, EntryPoint::OfValue(_) | EntryPoint::OfText(_));
    if stops && by_value.is_err() {
        prop_assert!(outcome.is_err(), "{:?}: {:?}", entry_point, outcome);
    } else {
        prop_assert_eq!(outcome, by_value, "{:?}", entry_point);
    }
    Ok(())
}

/// The document is read the same, however its text is written.
pub(crate) fn has_no_order(fixture: &Fixture, document: &Value, style: &text::Style) -> TestCaseResult {
    if fixture.ordered || !has_plain_numbers(document) {
        return Ok(());
    }
    let (text, sorted) = (style.write(document), document.to_string());
    // Where there are several faults, the one that is met first may decide what is reported.
    match (fixture.safe(EntryPoint::Str(&text)), fixture.safe(EntryPoint::Str(&sorted))) {
        (Err(_), Err(_)) => {}
        (read, expected) => prop_assert_eq!(read, expected, "{}", text),
    }
    Ok(())
}

#[test]
fn every_entry_point_gives_the_same_in_safe_mode() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| {
        is_read_alike(fixture, &document, |entry_point| fixture.safe(entry_point))
    });
}

#[test]
fn every_entry_point_gives_the_same_in_strict_mode() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| {
        is_read_alike(fixture, &document, |entry_point| fixture.strict(entry_point))
    });
}

#[test]
fn the_order_of_members_does_not_matter() {
    let documents = |fixture: &Fixture| (fixture.documents(), text::style());
    all_obey(&test_types::all(), documents, |fixture, (document, style)| has_no_order(fixture, &document, &style));
}
