//! Strict is serde, door by door; and what strict accepts, safe leaves alone.

use proptest::prelude::*;
use serde_json::Value;

use super::document;
use super::subject::{Door, Subject};
use super::{text, zoo};

/// Both refuse, or both accept with the same result.
fn agrees_with_serde(subject: &Subject, door: Door<'_>) -> Result<(), TestCaseError> {
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

fn agrees_at_all_doors(subject: &Subject, value: &Value, text: &str) -> Result<(), TestCaseError> {
    let bytes = text.as_bytes();
    let doors =
        [Door::Value(value), Door::Str(text), Door::Slice(bytes), Door::Reader(bytes), Door::OfValue(value), Door::OfText(text)];
    doors.into_iter().try_for_each(|door| agrees_with_serde(subject, door))
}

#[test]
fn strict_is_serde_at_every_door() {
    for subject in zoo::all() {
        subject.obeys(|document| agrees_at_all_doors(&subject, document, &document.to_string()));
    }
}

#[test]
fn strict_is_serde_on_any_json() {
    for subject in zoo::all() {
        subject.check(document::any_json(), |document| agrees_at_all_doors(&subject, &document, &document.to_string()));
    }
}

#[test]
fn strict_is_serde_on_text_with_repeated_and_shuffled_members() {
    for subject in zoo::all() {
        let documents = (document::near(subject.samples.clone()), text::style());
        subject.check(documents, |(document, style)| {
            agrees_with_serde(&subject, Door::Str(&style.repeating().write(&document)))
        });
    }
}

#[test]
fn strict_is_serde_on_text_that_is_broken() {
    for subject in zoo::all() {
        let documents = (document::near(subject.samples.clone()), text::damage());
        subject.check(documents, |(document, damage)| {
            agrees_with_serde(&subject, Door::Str(&damage.applied_to(&document.to_string())))
        });
    }
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
    for subject in zoo::all().into_iter().filter(|subject| !subject.eager) {
        subject.obeys(|document| match subject.strict(Door::Value(document)) {
            Ok(strict) => {
                let safe = subject.safe(Door::Value(document));
                prop_assert_eq!(safe, Ok(strict));
                Ok(())
            }
            Err(_) => Ok(()),
        });
    }
}

#[test]
fn only_eager_rules_are_called_eager() {
    for subject in zoo::all() {
        let table = subject.rules();
        let eager = table.rows().iter().flat_map(|row| &row.rules).any(|rule| rule.eager);
        assert_eq!(eager, subject.eager, "{}:\n{table}", subject.name);
    }
}
