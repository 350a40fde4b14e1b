//! What a table of rules says of a location in a document.

use serde_coerce::{RuleTable, Segment};

use super::rule::Rule;

/// Whether the table has the rule of an entry at this path, which may go through the type itself more than once.
pub(crate) fn lists(table: &RuleTable, recursion: &str, rule: &str, path: &[Segment]) -> bool {
    let at_items = Rule::named(rule).is_some_and(|rule| rule.at_items);
    let declared_at = if at_items { path.split_last().map(|(_, list)| list) } else { Some(path) };
    declared_at.is_some_and(|path| declares(table, recursion, rule, path))
}

/// Whether the table has the rule at the path.
fn declares(table: &RuleTable, recursion: &str, rule: &str, path: &[Segment]) -> bool {
    let mut rows = table.rows().iter().filter(|row| row.rules.iter().any(|declared| declared.rule == rule));
    let inside = || rest_behind(recursion, path).filter(|rest| rest.len() < path.len());
    rows.any(|row| rest_behind(&row.path, path).is_some_and(<[_]>::is_empty))
        || inside().is_some_and(|rest| declares(table, recursion, rule, rest))
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
        Segment::Name(key) | Segment::Key(key) => name == *key || step == "*",
    }
}
