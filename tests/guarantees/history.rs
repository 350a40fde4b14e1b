//! What came before changes no answer: a type whose last inputs needed repairs has its next input read in another order.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::fixture::{EntryPoint, Fixture, all_obey};
use super::{test_types, text};

/// So many inputs of a kind decide what the next one is expected to be.
const ENOUGH: usize = 3;

/// A source is read the same after inputs that were clean, and after others that were not.
pub(crate) fn is_read_alike_after_any(fixture: &Fixture, source: EntryPoint<'_>) -> TestCaseResult {
    let clean = fixture.samples.first().map(ToString::to_string).unwrap_or_default();
    let after = |before: &str| {
        for _ in 0..ENOUGH {
            let _ = fixture.safe(EntryPoint::Str(before));
        }
        fixture.safe(source)
    };
    let (after_clean, after_none) = (after(&clean), after("no JSON"));
    prop_assert_eq!(after_clean, after_none, "{:?}", source);
    Ok(())
}

#[test]
fn what_came_before_changes_no_answer() {
    let documents = |fixture: &Fixture| (fixture.documents(), text::style().prop_map(text::Style::repeating));
    all_obey(&test_types::all(), documents, |fixture, (document, style)| {
        is_read_alike_after_any(fixture, EntryPoint::Str(&style.write(&document)))
    });
}

#[test]
fn nor_of_a_value() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| {
        is_read_alike_after_any(fixture, EntryPoint::Value(&document))
    });
}

#[test]
fn nor_of_damaged_text() {
    let documents = |fixture: &Fixture| (fixture.documents(), text::damage());
    all_obey(&test_types::all(), documents, |fixture, (document, damage)| {
        is_read_alike_after_any(fixture, EntryPoint::Str(&damage.applied_to(&document.to_string())))
    });
}
