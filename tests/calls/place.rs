//! Places in a value, by paths as `todos[0].content` and `["todos[0].content"]`.

use serde_json::Value;

/// A step of a path.
#[derive(Debug)]
pub(crate) enum Step {
    Key(String),
    Index(usize),
}

/// The steps of a path.
pub(crate) fn steps(path: &str) -> Result<Vec<Step>, String> {
    let mut steps = Vec::new();
    let mut rest = path;
    while !rest.is_empty() {
        let (step, behind) = first(rest).ok_or_else(|| format!("no path: {path}"))?;
        steps.push(step);
        rest = behind;
    }
    Ok(steps)
}

fn first(path: &str) -> Option<(Step, &str)> {
    if let Some(quoted) = path.strip_prefix("[\"") {
        let (key, rest) = quoted.split_once("\"]")?;
        return Some((Step::Key(key.to_owned()), rest));
    }
    if let Some(index) = path.strip_prefix('[') {
        let (index, rest) = index.split_once(']')?;
        return Some((Step::Index(index.parse().ok()?), rest));
    }
    let path = path.strip_prefix('.').unwrap_or(path);
    let (key, rest) = path.split_at(path.find(['.', '[']).unwrap_or(path.len()));
    (!key.is_empty() && !key.contains(' ')).then(|| (Step::Key(key.to_owned()), rest))
}

pub(crate) fn at<'v>(value: &'v Value, path: &[Step]) -> Option<&'v Value> {
    path.iter().try_fold(value, |value, step| match step {
        Step::Key(key) => value.get(key),
        Step::Index(index) => value.get(index),
    })
}

/// What holds the last step of a path, and that step.
fn around<'v, 'p>(value: &'v mut Value, path: &'p [Step]) -> Option<(&'v mut Value, &'p Step)> {
    let (last, before) = path.split_last()?;
    let holder = before.iter().try_fold(value, |value, step| match step {
        Step::Key(key) => value.get_mut(key),
        Step::Index(index) => value.get_mut(index),
    });
    Some((holder?, last))
}

/// Puts a value in place of what is there, or of a member that is not there.
pub(crate) fn put(value: &mut Value, path: &[Step], new: Value) -> Option<()> {
    match around(value, path)? {
        (holder, Step::Index(index)) => *holder.get_mut(index)? = new,
        (holder, Step::Key(key)) => drop(holder.as_object_mut()?.insert(key.clone(), new)),
    }
    Some(())
}

/// Takes a member away.
pub(crate) fn remove(value: &mut Value, path: &[Step]) -> Option<Value> {
    let (holder, Step::Key(key)) = around(value, path)? else { return None };
    holder.as_object_mut()?.remove(key)
}
