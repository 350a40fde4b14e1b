//! Replaying what the rules did: the input becomes the canonical document.

use serde_json::Value;

use crate::path::{Path, Segment};
use crate::report::{Change, Coercion};
use crate::source::owned::take_member;

/// Does to `document` what the coercions did, in order, as a JSON Patch of them would. Whether all could be done; at the first
/// that can't it stops, and the document is half done.
pub(crate) fn apply(document: &mut Value, coercions: &[Coercion]) -> bool {
    coercions.iter().all(|coercion| apply_one(document, coercion).is_some())
}

fn apply_one(document: &mut Value, coercion: &Coercion) -> Option<()> {
    let Coercion { path, change, .. } = coercion;
    match change {
        Change::Replaced { to, .. } => find(document, &path.segments)?.clone_from(to),
        Change::Removed { .. } => drop(remove(document, path)?),
        Change::Moved { from } => {
            let value = remove(document, from)?;
            insert(document, path, value)?;
        }
    }
    Some(())
}

fn find<'a>(document: &'a mut Value, segments: &[Segment]) -> Option<&'a mut Value> {
    segments.iter().try_fold(document, |place, segment| match (place, segment.name()) {
        (Value::Object(members), Ok(name)) => members.get_mut(name),
        (Value::Object(members), Err(index)) => members.get_mut(&index.to_string()),
        (Value::Array(items), Err(index)) => items.get_mut(index),
        _ => None,
    })
}

/// Takes a member out of its object.
fn remove(document: &mut Value, path: &Path) -> Option<Value> {
    let (last, parents) = path.segments.split_last()?;
    take_member(find(document, parents)?.as_object_mut()?, last.name().ok()?)
}

/// Puts a member into an object.
fn insert(document: &mut Value, path: &Path, value: Value) -> Option<()> {
    let (last, parents) = path.segments.split_last()?;
    find(document, parents)?.as_object_mut()?.insert(last.name().ok()?.to_owned(), value);
    Some(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::report::Report;

    fn path(pointer: &str) -> Path {
        let segment = |token: &str| token.parse().map_or_else(|_| Segment::Key(token.to_owned()), Segment::Index);
        Path { segments: pointer.split('/').skip(1).map(segment).collect() }
    }

    fn entry(pointer: &str, change: Change) -> Coercion {
        Coercion { path: path(pointer), rule: "", change }
    }

    fn to(pointer: &str, to: Value) -> Coercion {
        entry(pointer, Change::Replaced { from: json!(null), to })
    }

    fn gone(pointer: &str) -> Coercion {
        entry(pointer, Change::Removed { from: json!(null) })
    }

    fn renamed(from: &str, pointer: &str) -> Coercion {
        entry(pointer, Change::Moved { from: path(from) })
    }

    #[test]
    fn replays_entries_in_order_as_a_json_patch_does() {
        let table = [
            (json!("x"), vec![], json!("x")),
            (json!("[1]"), vec![to("", json!([1]))], json!([1])),
            (json!({"ids": "5"}), vec![to("/ids", json!(["5"])), to("/ids/0", json!(5))], json!({"ids": [5]})),
            (json!({"a": 1, "b": 2}), vec![gone("/b")], json!({"a": 1})),
            (
                json!({"x": {"Is_Investor": "true"}}),
                vec![renamed("/x/Is_Investor", "/x/isInvestor"), to("/x/isInvestor", json!(true))],
                json!({"x": {"isInvestor": true}}),
            ),
            (json!({"m": {"5": "1"}}), vec![to("/m/5", json!(1))], json!({"m": {"5": 1}})),
            (json!({"a/b": [[0, "1"]]}), vec![to("/x", json!(2))], json!({"a/b": [[0, 1]]})),
        ];
        for (mut document, mut coercions, canonical) in table {
            if canonical.get("a/b").is_some() {
                coercions[0].path.segments = vec![Segment::Field("a/b"), Segment::Index(0), Segment::Index(1)];
                let Change::Replaced { to, .. } = &mut coercions[0].change else { panic!() };
                *to = json!(1);
            }
            let mut patched = document.clone();
            let patch = Report::from_iter(coercions.clone()).to_json_patch();
            json_patch::patch(&mut patched, &serde_json::from_value::<json_patch::Patch>(patch).unwrap()).unwrap();
            assert!(apply(&mut document, &coercions));
            assert_eq!(document, canonical);
            assert_eq!(patched, canonical);
        }
    }

    #[test]
    fn says_where_an_entry_does_not_fit_the_document() {
        let document = json!({"a": [1], "b": {"c": 2}});
        let table =
            [to("/x", json!(1)), to("/a/1", json!(1)), to("/a/b", json!(1)), to("/b/c/d", json!(1)), gone("/x")];
        for coercion in table.into_iter().chain([gone(""), gone("/a/0"), renamed("/x", "/y"), renamed("/b", "/a/0")]) {
            assert!(!apply(&mut document.clone(), std::slice::from_ref(&coercion)), "{coercion:?}");
        }
    }
}
