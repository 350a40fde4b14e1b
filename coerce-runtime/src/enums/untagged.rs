//! Variants without a tag: the first that accepts the value wins, in a first round without rules, in a second with them.

use super::content::Held;
use super::{
    Buffer, Context, Enum, Node, Owned, Received, Shape as _, Tagging, Value, Variants, certain, expected, tagged,
};
use crate::context::Noted;
use crate::error::Issue;
use crate::mode::Mode;
use crate::number::kept;

/// Reads a value with the first variant that accepts it. Where none does, the issues are those of the nearest.
#[cold]
pub(super) fn read<T: Variants>(value: &Value, node: &Node<'_>, cx: &mut Context) -> Option<T> {
    if matches!(value, Value::Array(_) | Value::Object(_)) && node.depth >= cx.limits.depth {
        cx.too_deep(node);
        return None;
    }
    if kept::refuses(value, node, cx) {
        return None;
    }
    let mut trial = cx.trial(node, Mode::Strict);
    if let Some(read) = attempts::<T>().find_map(|attempt| attempt.read::<T>(value, node, &mut trial)) {
        return Some(read);
    }
    if cx.is_plain() {
        cx.wrong_kind(node, Enum::<T>::FACTS, Received::Null);
        return None;
    }
    let keeps = cx.mode == Mode::Safe && !cx.quiet && cx.keep_patch();
    let read = read_with_rules(value, node, cx);
    if keeps {
        cx.drop_patch();
    }
    read
}

/// The second round. A variant whose rules make of the value what an earlier one takes has not accepted it: it would be read
/// as that one the next time.
fn read_with_rules<T: Variants>(value: &Value, node: &Node<'_>, cx: &mut Context) -> Option<T> {
    let noted = cx.noted();
    let mut nearest: Option<Vec<Issue>> = None;
    for (at, attempt) in attempts::<T>().enumerate() {
        if let Some(read) = attempt.read::<T>(value, node, cx) {
            if !is_taken_before::<T>(at, value, node, noted, cx) {
                return Some(read);
            }
            cx.go_back(noted);
            continue;
        }
        let issues = cx.take_issues(noted);
        cx.go_back(noted);
        if nearest.as_ref().is_none_or(|nearest| distance(&issues, node) < distance(nearest, node)) {
            nearest = Some(issues);
        }
    }
    note_nearest::<T>(nearest.unwrap_or_default(), value, node, cx);
    None
}

/// Whether what the rules have made of the value is taken as it is by a variant before the one at this place.
fn is_taken_before<T: Variants>(at: usize, value: &Value, node: &Node<'_>, noted: Noted, cx: &mut Context) -> bool {
    let Some(made) = cx.made_of(value, node, noted) else { return false };
    let mut trial = cx.trial(node, Mode::Strict);
    attempts::<T>().take(at).any(|earlier| earlier.read::<T>(&made, node, &mut trial).is_some())
}

/// One way to read the value.
enum Attempt {
    /// By its tag, as one of the variants that have one.
    Tagged,
    /// As this variant.
    Variant(usize),
}

impl Attempt {
    fn read<T: Variants>(&self, value: &Value, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let node = node.without_rules().within(Buffer::Lent);
        match *self {
            Self::Tagged => tagged::<T>(value.clone(), &node, cx),
            Self::Variant(index) => {
                let variant = &T::TABLE.variants[index];
                let place = node.with_rules(variant.rules).hiding(variant.sensitive);
                let before = cx.failures();
                certain(T::content(index, Held(Owned(value.clone())), &place, cx)).filter(|_| cx.failures() == before)
            }
        }
    }
}

fn attempts<T: Variants>() -> impl Iterator<Item = Attempt> {
    let wholly = T::TABLE.tagging == Tagging::Untagged;
    let tagged = (!wholly && !T::TABLE.names().is_empty()).then_some(Attempt::Tagged);
    let variants = T::TABLE.variants.iter().enumerate().filter(move |(_, variant)| wholly || variant.untagged);
    tagged.into_iter().chain(variants.map(|(index, _)| Attempt::Variant(index)))
}

/// How far a variant was from accepting: one that takes another kind of value is farthest.
fn distance(issues: &[Issue], node: &Node<'_>) -> (bool, usize) {
    let here = issues.iter().any(|issue| issue.path.segments.len() <= node.depth);
    (here, issues.len())
}

#[cold]
fn note_nearest<T: Variants>(mut issues: Vec<Issue>, value: &Value, node: &Node<'_>, cx: &mut Context) {
    if issues.is_empty() || distance(&issues, node).0 {
        let received = Received::of(value);
        cx.wrong_kind(node, Enum::<T>::FACTS, received);
        return;
    }
    if let Some(issue) = issues.first_mut() {
        let forms = format!("any of these is taken: {}", expected(T::TABLE));
        issue.hint = Some(issue.hint.take().map_or(forms.clone(), |hint| format!("{hint}; {forms}")));
    }
    cx.put_issues(issues);
}
