//! Strict is serde, door by door; and what strict accepts, safe leaves alone.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_json::Value;

use super::document;
use super::subject::{Door, Subject, all_obey};
use super::{text, zoo};

/// Both refuse, or both accept with the same result.
fn agrees_with_serde(subject: &Subject, door: Door<'_>) -> TestCaseResult {
    match (subject.strict(door), subject.serde(door)) {
        (Ok((ours, report)), Ok(theirs)) => {
            prop_assert_eq!(ours, theirs, "{:?}", door);
            prop_assert!(report.is_empty(), "{:?}: {:?}", door, report);
        }
        (Err(error), Err(_)) => prop_assert!(!error.issues().is_empty() && error.report().is_empty()),
        (ours, theirs) => prop_assert!(false, "{:?}: {:?}, but serde {:?}", door, ours, theirs),
    }
    Ok(())
}

fn agrees_at_all_doors(subject: &Subject, document: &Value) -> TestCaseResult {
    let text = document.to_string();
    // A deserializer is not told what is asked of it, so a value reads there as text does.
    let fits = |door: &Door<'_>| !matches!(door, Door::OfValue(_)) || subject.is_read_alike(document);
    let mut doors = Door::all(document, &text).into_iter().filter(fits);
    doors.try_for_each(|door| agrees_with_serde(subject, door))
}

#[test]
fn strict_is_serde_at_every_door() {
    all_obey(&zoo::all(), Subject::documents, |subject, document| agrees_at_all_doors(subject, &document));
}

#[test]
fn strict_is_serde_on_any_json() {
    all_obey(&zoo::all(), |_| document::any_json(), |subject, document| agrees_at_all_doors(subject, &document));
}

#[test]
fn strict_is_serde_on_text_with_repeated_and_shuffled_members() {
    let documents = |subject: &Subject| (subject.documents(), text::style());
    all_obey(&zoo::all(), documents, |subject, (document, style)| {
        agrees_with_serde(subject, Door::Str(&style.repeating().write(&document)))
    });
}

#[test]
fn strict_is_serde_on_text_that_is_broken() {
    let documents = |subject: &Subject| (subject.documents(), text::damage());
    all_obey(&zoo::all(), documents, |subject, (document, damage)| {
        agrees_with_serde(subject, Door::Str(&damage.applied_to(&document.to_string())))
    });
}

#[test]
fn every_sample_is_taken_as_it_is() {
    for subject in zoo::all() {
        for sample in &subject.samples {
            let strict = subject.strict(Door::Value(sample));
            assert!(strict.is_ok(), "{} {sample}: {strict:?}", subject.name);
        }
    }
}

#[test]
fn valid_input_is_left_alone() {
    let subjects: Vec<_> = zoo::all().into_iter().filter(|subject| !subject.eager).collect();
    all_obey(&subjects, Subject::documents, |subject, document| {
        if let Ok(strict) = subject.strict(Door::Value(&document)) {
            prop_assert_eq!(subject.safe(Door::Value(&document)), Ok(strict));
        }
        Ok(())
    });
}

#[test]
fn only_eager_rules_are_called_eager() {
    for subject in zoo::all() {
        let table = subject.rules();
        let eager = table.rows().iter().flat_map(|row| &row.rules).any(|rule| rule.eager);
        assert_eq!(eager, subject.eager, "{}:\n{table}", subject.name);
    }
}
