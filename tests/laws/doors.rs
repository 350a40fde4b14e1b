//! One answer for every door.

use proptest::prelude::*;
use serde_json::Value;

use super::subject::{Door, Outcome, Subject};
use super::{text, zoo};

/// All doors say the same of a document, however its text is written; a deserializer that is read by serde in part stops at
/// the first fault there.
fn is_read_alike(subject: &Subject, document: &Value, read: impl Fn(Door<'_>) -> Outcome) -> Result<(), TestCaseError> {
    let text = document.to_string();
    let bytes = text.as_bytes();
    let by_value = read(Door::Value(document));
    for door in [Door::Str(&text), Door::Slice(bytes), Door::Reader(bytes)] {
        prop_assert_eq!(&read(door), &by_value, "{:?}", door);
    }
    for door in [Door::OfValue(document), Door::OfText(&text)] {
        let outcome = read(door);
        if subject.foreign && by_value.is_err() {
            prop_assert!(outcome.is_err(), "{:?}: {:?}", door, outcome);
        } else {
            prop_assert_eq!(&outcome, &by_value, "{:?}", door);
        }
    }
    Ok(())
}

#[test]
fn every_door_gives_the_same_in_safe_mode() {
    for subject in zoo::all() {
        subject.obeys(|document| is_read_alike(&subject, document, |door| subject.safe(door)));
    }
}

#[test]
fn every_door_gives_the_same_in_strict_mode() {
    for subject in zoo::all() {
        subject.obeys(|document| is_read_alike(&subject, document, |door| subject.strict(door)));
    }
}

#[test]
fn the_order_of_members_does_not_matter() {
    for subject in zoo::all() {
        let documents = (super::document::near(subject.samples.clone()), text::style());
        subject.check(documents, |(document, style)| {
            let text = style.write(&document);
            prop_assert_eq!(subject.safe(Door::Str(&text)), subject.safe(Door::Value(&document)), "{}", text);
            Ok(())
        });
    }
}
