//! The rows: everything that can grow.

#![expect(dead_code, reason = "what is read here is counted, not looked at")]

mod issues;
mod long;
mod members;
mod rules;
mod schemas;
mod wider;

use std::collections::BTreeSet;

use crate::row::Row;

const README: &str = include_str!("../../README.md");

pub(crate) fn all() -> Vec<Row> {
    [members::rows(), wider::rows(), rules::rows(), issues::rows(), long::rows(), schemas::rows()]
        .into_iter()
        .flatten()
        .collect()
}

/// The rows that do something else than they say, and the rules that no row counts.
pub(crate) fn faults(rows: &[Row]) -> Result<(), String> {
    let mut fired = BTreeSet::new();
    let mut faults = Vec::new();
    for row in rows {
        let outcomes = row.outcomes();
        faults.extend(row.unlike(&outcomes));
        fired.extend(outcomes.into_iter().flat_map(|outcome| outcome.rules));
    }
    let missing = rules_of_readme().filter(|rule| !fired.contains(reported(rule)));
    faults.extend(missing.map(|rule| format!("no row in which `{rule}` fires")));
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// The rules that the README lists, each with its level beside it.
fn rules_of_readme() -> impl Iterator<Item = &'static str> {
    let is_rule = |line: &&str| line.contains("| whole |") || line.contains("| item |");
    README.lines().filter(is_rule).filter_map(|line| line.strip_prefix("| `")?.split(['`', '(']).next())
}

/// The name under which a rule is reported: of `custom` that of its function.
fn reported(rule: &str) -> &str {
    if rule == "custom" { rules::FUNCTION } else { rule }
}

/// So many parts, with commas between.
fn parts(count: usize, part: impl Fn(usize) -> String) -> String {
    (0..count).map(part).collect::<Vec<_>>().join(",")
}

/// A list of so many items.
fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    format!("[{}]", parts(count, item))
}

/// An object of so many members.
fn object(count: usize, member: impl Fn(usize) -> String) -> String {
    format!("{{{}}}", parts(count, member))
}

/// Something in itself, so many times.
fn nested(levels: usize, open: &str, inside: &str, close: &str) -> String {
    [&open.repeat(levels), inside, &close.repeat(levels)].concat()
}
