//! One answer for every door.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_json::Value;

use super::subject::{Door, Outcome, Subject, all_obey, has_plain_numbers};
use super::{text, zoo};

/// All doors say the same of a document, however its text is written; a deserializer that is read by serde in part stops at
/// the first fault there.
fn is_read_alike(subject: &Subject, document: &Value, read: impl Fn(Door<'_>) -> Outcome) -> TestCaseResult {
    if !subject.is_read_alike(document) {
        return Ok(());
    }
    let text = document.to_string();
    let by_value = read(Door::Value(document));
    for door in Door::all(document, &text) {
        let outcome = read(door);
        let stops = subject.foreign && matches!(door, Door::OfValue(_) | Door::OfText(_));
        if stops && by_value.is_err() {
            prop_assert!(outcome.is_err(), "{:?}: {:?}", door, outcome);
        } else {
            prop_assert_eq!(&outcome, &by_value, "{:?}", door);
        }
    }
    Ok(())
}

#[test]
fn every_door_gives_the_same_in_safe_mode() {
    all_obey(&zoo::all(), Subject::documents, |subject, document| {
        is_read_alike(subject, &document, |door| subject.safe(door))
    });
}

#[test]
fn every_door_gives_the_same_in_strict_mode() {
    all_obey(&zoo::all(), Subject::documents, |subject, document| {
        is_read_alike(subject, &document, |door| subject.strict(door))
    });
}

#[test]
fn the_order_of_members_does_not_matter() {
    let documents = |subject: &Subject| (subject.documents(), text::style());
    let subjects: Vec<_> = zoo::all().into_iter().filter(|subject| !subject.ordered).collect();
    all_obey(&subjects, documents, |subject, (document, style)| {
        if !has_plain_numbers(&document) {
            return Ok(());
        }
        let (text, sorted) = (style.write(&document), document.to_string());
        // Where there are faults, which is met first may decide what is told.
        match (subject.safe(Door::Str(&text)), subject.safe(Door::Str(&sorted))) {
            (Err(_), Err(_)) => {}
            (read, expected) => prop_assert_eq!(read, expected, "{}", text),
        }
        Ok(())
    });
}
