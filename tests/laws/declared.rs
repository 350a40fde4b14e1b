//! Declared only: nothing is changed but where the table of rules says so.

use proptest::prelude::*;

use super::changes::changed_in_silence;
use super::listed::lists;
use super::subject::{Door, Subject, all_obey, fail};
use super::zoo;

#[test]
fn the_table_lists_all_that_happens() {
    all_obey(&zoo::all(), Subject::documents, |subject, document| {
        for coercion in subject.report(&document).coercions() {
            let table = subject.rules();
            let found = lists(&table, subject.recursion, coercion.rule, &coercion.path.segments);
            prop_assert!(found, "{:?} is not in\n{}", coercion, table);
        }
        Ok(())
    });
}

#[test]
fn nothing_changes_but_at_the_paths_reported() {
    all_obey(&zoo::all(), Subject::documents, |subject, document| {
        let Ok(preview) = subject.preview(&document) else { return Ok(()) };
        match changed_in_silence(&document, &preview) {
            Some(place) => fail(format!("{place} was changed in silence")),
            None => Ok(()),
        }
    });
}

#[test]
fn types_without_rules_are_never_repaired() {
    let bare: Vec<_> = zoo::all().into_iter().filter(|subject| subject.rules().is_empty()).collect();
    assert!(bare.len() > 8, "{}", bare.len());
    all_obey(&bare, Subject::documents, |subject, document| {
        prop_assert_eq!(subject.safe(Door::Value(&document)), subject.strict(Door::Value(&document)));
        Ok(())
    });
}
