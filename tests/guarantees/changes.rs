//! What has changed between a document and what it was read as.

use serde_coerce::{Change, Coercion, Preview, Report, Segment};
use serde_json::Value;

/// The document after the report's patch.
pub(crate) fn patched(document: &Value, report: &Report) -> Result<Value, String> {
    let mut patched = document.clone();
    let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).map_err(|error| error.to_string())?;
    json_patch::patch(&mut patched, &patch).map_err(|error| error.to_string())?;
    Ok(patched)
}

/// Whether the report is complete. What is beyond 64 bits has no number in a `Value`, `-0` is only a float there, and what is too large is
/// left out.
pub(crate) fn is_complete(document: &Value, report: &Report) -> Result<bool, String> {
    let text = document.to_string();
    let has_long_integer = text.split(|digit: char| !digit.is_ascii_digit()).any(|digits| digits.len() >= 19);
    let is_of_number = |letter: char| letter.is_ascii_digit() || matches!(letter, '-' | '+' | '.' | 'e' | 'E');
    let is_rounded = has_long_integer || text.split(|letter| !is_of_number(letter)).any(|number| number == "-0");
    let leaves_out = report.len() > report.coercions().len() || report.coercions().iter().any(leaves_out);
    match report.is_complete() {
        false if !is_rounded && !leaves_out => Err(format!("not complete: {report:?}")),
        is_complete => Ok(is_complete),
    }
}

/// Whether an entry has no more than the kind and the length of a value, which was too large.
pub(crate) fn leaves_out(coercion: &Coercion) -> bool {
    let is_omitted = |value: &Value| value.get("_omitted").is_some();
    match &coercion.change {
        Change::Replaced { from, to } => is_omitted(from) || is_omitted(to),
        Change::Removed { from } => is_omitted(from),
        _ => false,
    }
}

/// A location that has changed without a word in the report.
pub(crate) fn changed_in_silence(document: &Value, preview: &Preview) -> Option<String> {
    let reported: Vec<_> = preview.report.coercions().iter().flat_map(locations).collect();
    let mut changed = Vec::new();
    differences(document, &preview.value, "", &mut changed);
    changed.into_iter().find(|place| !reported.iter().any(|reported| covers(reported, place)))
}

/// The pointers of all locations at which the two differ, the outermost of each.
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

/// The pointers that an entry names. Where an item of a list is removed, those behind it move up: the whole list is another.
fn locations(coercion: &Coercion) -> Vec<String> {
    let pointer = coercion.path.to_pointer();
    let moved_from = match (&coercion.change, coercion.path.segments.last()) {
        (Change::Moved { from }, _) => Some(from.to_pointer()),
        (Change::Removed { .. }, Some(Segment::Index(_))) => pointer.rsplit_once('/').map(|(list, _)| list.to_owned()),
        _ => None,
    };
    moved_from.into_iter().chain([pointer]).collect()
}

fn covers(outer: &str, place: &str) -> bool {
    place.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}
