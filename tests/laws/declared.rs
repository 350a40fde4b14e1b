//! Declared only: nothing is changed but where the table of rules says so.

use coerce::{Change, Coercion, RuleTable, Segment};
use proptest::prelude::*;
use serde_json::Value;

use super::subject::{Door, Subject, all_obey, fail};
use super::zoo;

/// Whether the table has the rule at the path, which may go through the type itself more than once.
fn lists(table: &RuleTable, recursion: &str, rule: &str, path: &[Segment]) -> bool {
    let mut rows = table.rows().iter().filter(|row| row.rules.iter().any(|declared| declared.rule == rule));
    let inside = || rest_behind(recursion, path).filter(|rest| rest.len() < path.len());
    rows.any(|row| rest_behind(&row.path, path).is_some_and(<[_]>::is_empty))
        || inside().is_some_and(|rest| lists(table, recursion, rule, rest))
}

/// What of the path is left behind the pattern. What the pattern says of tags is no part of a path.
fn rest_behind<'p>(pattern: &str, path: &'p [Segment]) -> Option<&'p [Segment]> {
    let mut steps = pattern.split('/').skip(1).filter(|step| !step.contains('='));
    steps.try_fold(path, |path, step| {
        path.split_first().filter(|(segment, _)| fits(step, segment)).map(|(_, rest)| rest)
    })
}

/// A struct that is read from a list has items where the table has names.
fn fits(step: &str, segment: &Segment) -> bool {
    let name = step.replace("~1", "/").replace("~0", "~");
    match segment {
        Segment::Index(index) => step == "*" || name.parse().map_or(true, |place: usize| place == *index),
        Segment::Field(field) => name == *field || step == "*",
        Segment::Key(key) => name == *key || step == "*",
    }
}

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

/// The pointers of all places at which the two differ, the outermost of each.
fn differences(before: &Value, after: &Value, at: &str, found: &mut Vec<String>) {
    match (before, after) {
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (before, after)) in old.iter().zip(new).enumerate() {
                differences(before, after, &format!("{at}/{index}"), found);
            }
        }
        (Value::Object(old), Value::Object(new)) => {
            for key in old.keys().chain(new.keys().filter(|key| !old.contains_key(*key))) {
                let at = format!("{at}/{}", key.replace('~', "~0").replace('/', "~1"));
                match (old.get(key), new.get(key)) {
                    (Some(before), Some(after)) => differences(before, after, &at, found),
                    _ => found.push(at),
                }
            }
        }
        _ if before == after => {}
        _ => found.push(at.to_owned()),
    }
}

#[test]
fn nothing_changes_but_at_the_paths_reported() {
    all_obey(&zoo::all(), Subject::documents, |subject, document| {
        let Ok(preview) = subject.preview(&document) else { return Ok(()) };
        let reported: Vec<_> = preview.report.coercions().iter().flat_map(places).collect();
        let mut changed = Vec::new();
        differences(&document, &preview.value, "", &mut changed);
        match changed.iter().find(|place| !reported.iter().any(|reported| covers(reported, place))) {
            Some(place) => fail(format!("{place} was changed in silence")),
            None => Ok(()),
        }
    });
}

/// The pointers that an entry names.
fn places(coercion: &Coercion) -> Vec<String> {
    let moved_from = match &coercion.change {
        Change::Moved { from } => Some(from.to_pointer()),
        _ => None,
    };
    moved_from.into_iter().chain([coercion.path.to_pointer()]).collect()
}

fn covers(outer: &str, place: &str) -> bool {
    place.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
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
