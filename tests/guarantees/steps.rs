//! A report, replayed entry by entry: each says what stands at its path when its turn comes.

use serde_coerce::{Change, Coercion, Path, Report};
use serde_json::Value;

/// The document after all entries, one after the other; or the first that does not say what stands at its path.
pub(crate) fn replayed(document: &Value, report: &Report) -> Result<Value, String> {
    let mut document = document.clone();
    for coercion in report.coercions() {
        step(&mut document, coercion).map_err(|why| format!("{why}: {coercion:?} of {document}\nin {report:?}"))?;
    }
    Ok(document)
}

fn step(document: &mut Value, coercion: &Coercion) -> Result<(), String> {
    let Coercion { path, change, .. } = coercion;
    match change {
        Change::Replaced { from, to } => {
            let found = document.pointer_mut(&path.to_pointer()).ok_or("nothing stands there")?;
            is_same(found, from)?;
            found.clone_from(to);
        }
        Change::Removed { from } => is_same(&removed(document, path)?, from)?,
        Change::Moved { from } => {
            let value = removed(document, from)?;
            put(document, path, value)?;
        }
        _ => return Err("another change".to_owned()),
    }
    Ok(())
}

fn is_same(found: &Value, expected: &Value) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{found} stands there")) }
}

/// The value around the last step of a path, and that step.
fn around<'v>(document: &'v mut Value, path: &Path) -> Result<(&'v mut Value, String), String> {
    let pointer = path.to_pointer();
    let (around, last) = pointer.rsplit_once('/').ok_or("the document itself")?;
    let around = document.pointer_mut(around).ok_or("nothing stands around it")?;
    Ok((around, last.replace("~1", "/").replace("~0", "~")))
}

fn removed(document: &mut Value, path: &Path) -> Result<Value, String> {
    let (around, last) = around(document, path)?;
    match around {
        Value::Object(members) => members.remove(&last).ok_or_else(|| "no such member".to_owned()),
        Value::Array(items) => match last.parse() {
            Ok(index) if index < items.len() => Ok(items.remove(index)),
            _ => Err("no such item".to_owned()),
        },
        _ => Err("nothing is inside".to_owned()),
    }
}

fn put(document: &mut Value, path: &Path, value: Value) -> Result<(), String> {
    match around(document, path)? {
        (Value::Object(members), name) if !members.contains_key(&name) => {
            members.insert(name, value);
            Ok(())
        }
        _ => Err("its new name is taken".to_owned()),
    }
}
