//! Declared only: nothing is changed but where the table of rules says so.

use proptest::prelude::*;

use super::changes::changed_in_silence;
use super::fixture::{EntryPoint, Fixture, all_obey, fail};
use super::listed::lists;
use super::test_types;

#[test]
fn the_table_lists_all_that_happens() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| {
        for coercion in fixture.report(&document).coercions() {
            let table = fixture.rules();
            let found = lists(&table, fixture.recursion, coercion.rule, &coercion.path.segments);
            prop_assert!(found, "{:?} is not in\n{}", coercion, table);
        }
        Ok(())
    });
}

#[test]
fn nothing_changes_but_at_the_paths_reported() {
    all_obey(&test_types::all(), Fixture::documents, |fixture, document| {
        let Ok(preview) = fixture.preview(&document) else { return Ok(()) };
        match changed_in_silence(&document, &preview) {
            Some(place) => fail(format!("{place} was changed in silence")),
            None => Ok(()),
        }
    });
}

#[test]
fn types_without_rules_are_never_repaired() {
    let bare: Vec<_> = test_types::all().into_iter().filter(|fixture| fixture.rules().is_empty()).collect();
    assert!(bare.len() > 8, "{}", bare.len());
    all_obey(&bare, Fixture::documents, |fixture, document| {
        prop_assert_eq!(fixture.safe(EntryPoint::Value(&document)), fixture.strict(EntryPoint::Value(&document)));
        Ok(())
    });
}
