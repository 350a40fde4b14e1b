//! Strict is serde, entry point by entry point; and what strict accepts, safe leaves alone.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_coerce::{Error, Issue, IssueCode, Path};
use serde_json::Value;

use super::document;
use super::fixture::{EntryPoint, Fixture, all_obey};
use super::{test_types, text};

/// Both refuse, or both accept with the same result.
pub(crate) fn agrees_with_serde(fixture: &Fixture, entry_point: EntryPoint<'_>) -> TestCaseResult {
    match (fixture.strict(entry_point), fixture.serde(entry_point)) {
        (Ok((ours, report)), Ok(theirs)) => {
            prop_assert_eq!(ours, theirs, "{:?}", entry_point);
            prop_assert!(report.is_empty(), "{:?}: {:?}", entry_point, report);
        }
        (Err(error), Err(_)) => prop_assert!(!error.issues().is_empty() && error.report().is_empty()),
        (ours, theirs) => prop_assert!(false, "{:?}: {:?}, but serde {:?}", entry_point, ours, theirs),
    }
    Ok(())
}

pub(crate) fn agrees_at_all_entry_points(fixture: &Fixture, document: &Value) -> TestCaseResult {
    let text = document.to_string();
    let mut entry_points = EntryPoint::all(document, &text).into_iter();
    entry_points.try_for_each(|entry_point| agrees_at(fixture, entry_point))
}

/// The same at one entry point. A deserializer does not know which type asks, so a value reads there as text does.
pub(crate) fn agrees_at(fixture: &Fixture, entry_point: EntryPoint<'_>) -> TestCaseResult {
    match entry_point {
        EntryPoint::OfValue(document) if !fixture.is_read_alike(document) => Ok(()),
        entry_point => agrees_with_serde(fixture, entry_point),
    }
}

/// What strict mode accepts, safe mode accepts alike. An eager rule may act on it; only a `custom` rule may refuse it,
/// `ignore_key_case` a member that does not fit the field which it is read as, and `object_to_value` an object of which serde would read nothing.
pub(crate) fn leaves_valid_alone(fixture: &Fixture, document: &Value) -> TestCaseResult {
    let Ok(strict) = fixture.strict(EntryPoint::Value(document)) else { return Ok(()) };
    match fixture.safe(EntryPoint::Value(document)) {
        Ok((_, report)) if fixture.eager && !report.is_empty() => {}
        Err(error) if error.issues().iter().all(|issue| is_of_custom_rule(issue) || is_folded(issue, &error)) => {}
        safe => prop_assert_eq!(safe, Ok(strict)),
    }
    Ok(())
}

/// Whether it is a `custom` rule that refuses the value.
fn is_of_custom_rule(issue: &Issue) -> bool {
    issue.code == IssueCode::Custom && issue.tried.len() == 1
}

/// Whether it is about a member that has the name of a field except for case.
fn is_folded(issue: &Issue, error: &Error) -> bool {
    let moved = error
        .report()
        .coercions()
        .iter()
        .filter(|coercion| ["ignore_key_case", "object_to_value"].contains(&coercion.rule));
    let is_inside = |around: &Path| issue.path.segments.starts_with(&around.segments);
    moved.into_iter().any(|coercion| is_inside(&coercion.path)) || issue.expected.contains("ignoring case")
}

#[test]
fn strict_is_serde_at_every_entry_point() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| {
        agrees_at_all_entry_points(fixture, &document)
    });
}

#[test]
fn strict_is_serde_on_any_json() {
    all_obey(
        &test_types::all(),
        |_| document::any_json(),
        |fixture, document| agrees_at_all_entry_points(fixture, &document),
    );
}

#[test]
fn strict_is_serde_on_text_with_repeated_and_shuffled_members() {
    let documents = |fixture: &Fixture| (fixture.documents(), text::style());
    all_obey(&test_types::all(), documents, |fixture, (document, style)| {
        agrees_with_serde(fixture, EntryPoint::Str(&style.repeating().write(&document)))
    });
}

#[test]
fn strict_is_serde_on_text_that_is_broken() {
    let documents = |fixture: &Fixture| (fixture.documents(), text::damage());
    all_obey(&test_types::all(), documents, |fixture, (document, damage)| {
        agrees_with_serde(fixture, EntryPoint::Str(&damage.applied_to(&document.to_string())))
    });
}

#[test]
fn every_sample_is_taken_as_it_is() {
    for fixture in test_types::all() {
        for sample in &fixture.samples {
            let strict = fixture.strict(EntryPoint::Value(sample));
            assert!(strict.is_ok(), "{} {sample}: {strict:?}", fixture.name);
        }
    }
}

#[test]
fn valid_input_is_left_alone() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| leaves_valid_alone(fixture, &document));
}

#[test]
fn only_eager_rules_are_called_eager() {
    for fixture in test_types::all() {
        let table = fixture.rules();
        let eager = table.rows().iter().flat_map(|row| &row.rules).any(|rule| rule.eager);
        assert_eq!(eager, fixture.eager, "{}:\n{table}", fixture.name);
    }
}
