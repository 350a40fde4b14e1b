//! What is wrong with the members of an object as a whole.

use super::{Field, Member, Table};
use crate::context::{Context, Node};
use crate::error::IssueCode;
use crate::mode::Mode;
use crate::outline::{Members, Outline};
use crate::rest::Rest;
use crate::rule::Rules;
use crate::shape::Facts;

#[cold]
#[inline(never)]
pub(super) fn duplicate_field(place: &Node<'_>, field: &Field, cx: &mut Context) {
    cx.note_at(place, IssueCode::DuplicateField, |issue| {
        issue.expected = match field.names {
            [] | [_] => "this member once".into(),
            names => format!("only one of `{}`", names.join("`, `")).into(),
        };
    });
}

#[cold]
#[inline(never)]
pub(super) fn duplicate(place: &Node<'_>, cx: &mut Context) {
    cx.note_at(place, IssueCode::DuplicateField, |issue| issue.expected = "this member once".into());
}

/// Notes the fields that came more than once inside a value that was taken whole.
#[cold]
#[inline(never)]
pub(super) fn note_repeated(table: &Table, node: &Node<'_>, cx: &mut Context) {
    for name in table.names() {
        let place = node.field(name, Rules::NONE, false);
        if cx.is_repeated(&place) {
            duplicate(&place, cx);
        }
    }
}

#[cold]
#[inline(never)]
pub(super) fn repeated_tag(tag: &'static str, node: &Node<'_>, cx: &mut Context) {
    duplicate(&node.field(tag, Rules::NONE, false), cx);
}

#[cold]
#[inline(never)]
pub(super) fn missing(node: &Node<'_>, field: &'static Field, facts: &Facts, cx: &mut Context) {
    let place = node.field(field.name, Rules::NONE, false);
    cx.note_at(&place, IssueCode::MissingField, |issue| issue.expected = (facts.expected)());
}

#[cold]
#[inline(never)]
pub(super) fn wrong_length(node: &Node<'_>, table: &Table, found: usize, cx: &mut Context) {
    cx.note_at(node, IssueCode::InvalidLength, |issue| {
        issue.expected = format!("a list of {}", table.fields.len()).into();
        issue.received = Some(format!("a list of {found}"));
    });
}

#[cold]
#[inline(never)]
pub(super) fn unknown(node: &Node<'_>, key: &str, table: &Table, cx: &mut Context) {
    unknown_among(&table.names(), None, node, key, table, cx);
}

/// Notes a member that would be the field `found` but for its case, which has come by its exact name.
#[cold]
#[inline(never)]
pub(super) fn one_too_many(node: &Node<'_>, key: &str, found: Member, table: &Table, cx: &mut Context) {
    unknown_among(&table.names(), Some(found), node, key, table, cx);
}

/// Notes the members that no flattened field has used. Known are the names of these fields too.
#[cold]
#[inline(never)]
pub(super) fn unknown_rest(rest: &Rest, node: &Node<'_>, table: &Table, describe: fn(&mut Outline), cx: &mut Context) {
    let names: Vec<_> = Members::by(describe).names().collect();
    for key in rest.unused() {
        unknown_among(&names, None, node, key, table, cx);
    }
}

fn unknown_among(names: &[&str], found: Option<Member>, node: &Node<'_>, key: &str, table: &Table, cx: &mut Context) {
    let strict = cx.mode == Mode::Strict;
    cx.note_at(&node.key(key), IssueCode::UnknownField, |issue| {
        issue.expected = crate::hint::one_of(names.iter().copied());
        let repaired = table.drop_keys.contains(&key);
        let folded = table.find_folded(key).filter(|_| table.ignore_key_case);
        issue.hint = match found.or(folded) {
            Some(member) if found.is_some() => Some(format!("`{}` is there too", table.name(member))),
            _ if strict && repaired => Some("`drop_keys` would drop this in safe mode".to_owned()),
            Some(member) if strict => {
                Some(format!("`ignore_key_case` would read this as `{}` in safe mode", table.name(member)))
            }
            _ => crate::hint::did_you_mean(key, names.iter().copied()).map(crate::hint::sentence),
        };
    });
}
