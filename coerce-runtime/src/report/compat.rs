//! The switch by which a caller asks for repairs, request by request.

use serde::Serialize;
use serde_json::{Map, Value};

use super::mode::{MODES, Mode};
use super::{Error, Issue, IssueCode, Recorder, received};
use crate::json::{Path, Segment};
use crate::rules::{json5_to_json, python_to_json, unfence};
use crate::tree::{Member, Part, Tree};

/// The switches of one request: `"compat": {"mode": "safe" | "strict", "preview": true | false}` among its arguments, both members
/// optional.
///
/// The call decides before the server, and the server decides the default. The switch is envelope, not document: it is taken
/// off before the arguments are read, and no report mentions it. It serializes as `{"mode": …, "preview": …}`: what is in force, for
/// an answer.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Compat, Mode};
/// use serde_json::json;
///
/// let mut arguments = json!({"limit": "25", "compat": {"mode": "safe"}});
/// let compat = Compat::take(&mut arguments, Mode::Strict)?;
/// assert_eq!(compat, Compat { mode: Mode::Safe, preview: false });
/// assert_eq!(arguments, json!({"limit": "25"}));
/// # Ok::<(), serde_coerce::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Compat {
    /// How to read the arguments.
    pub mode: Mode,
    /// True if nothing is to be executed: the caller wants the canonical arguments and the report.
    pub preview: bool,
}

impl Compat {
    /// Takes the member `compat` out of the arguments; `default` is the mode where it names none, and preview is off.
    /// Arguments without that member, or that are no object, stay as they are.
    ///
    /// It is looked for among the arguments themselves. `deny_unknown_fields` on their type refuses one that is anywhere
    /// else.
    ///
    /// # Errors
    ///
    /// Whatever is not exactly of that form (`"compat": "safe"`, `"preview": "true"`, null, an unknown mode or member), and a
    /// switch in arguments that are an object as a string (JSON, a Python literal or JSON5, with or without a code fence): every such
    /// fault is an issue, and the arguments stay as they were. A switch that is not understood must not be a silent default: a
    /// dry run would be executed.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Compat, Mode};
    /// use serde_json::json;
    ///
    /// let error = Compat::take(&mut json!({"compat": {"preview": "true"}}), Mode::Strict).unwrap_err();
    /// assert_eq!(error.to_string(), r#"compat.preview: expected true or false, got string "true""#);
    /// ```
    pub fn take(arguments: &mut Value, default: Mode) -> Result<Self, Error> {
        let has_switch = |text| holds_switch(text) || unfence::inside(text).is_some_and(holds_switch);
        if arguments.as_str().is_some_and(has_switch) {
            // It is not shown: it may hold what must not be.
            let issue = Issue::new(Path::default(), IssueCode::InvalidType).got("a string");
            return Err(issue.expecting(format!("an object, since there is `{MEMBER}` in it")).into());
        }
        let compat = Self::read_from(&mut Tree::Value(arguments), MEMBER, default)
            .map_err(|error| Recorder::default().into_error_of(error.into_issues(), 0))?;
        if let Value::Object(members) = arguments {
            // `remove` would not keep the order of the others where `serde_json` does.
            members.retain(|name, _| name != MEMBER);
        }
        Ok(compat)
    }

    /// Takes the switches of arguments that stand at `path` in a whole call: issues have the paths of the call. Where there is no such
    /// value, there is no switch.
    ///
    /// # Errors
    ///
    /// As [`take`](Self::take).
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Compat, Mode, Path, Segment};
    /// use serde_json::json;
    ///
    /// let arguments = Path { segments: vec![Segment::Field("arguments")] };
    /// let mut call = json!({"name": "search", "arguments": {"limit": "25", "compat": {"preview": 1}}});
    /// let error = Compat::take_at(&mut call, &arguments, Mode::Strict).unwrap_err();
    /// assert_eq!(error.to_string(), "arguments.compat.preview: expected true or false, got number 1");
    /// ```
    pub fn take_at(call: &mut Value, path: &Path, default: Mode) -> Result<Self, Error> {
        match call.pointer_mut(&path.to_pointer()) {
            Some(arguments) => Self::take(arguments, default).map_err(|error| error.inside(path)),
            None => Ok(Self { mode: default, preview: false }),
        }
    }

    /// Reads the switch of an object, which is the member of this name. Every fault is an issue, with a path that begins at the object.
    pub(crate) fn read_from(object: &mut Tree<'_>, name: &str, default: Mode) -> Result<Self, Error> {
        let mut compat = Self { mode: default, preview: false };
        let path = Path { segments: vec![Segment::Key(name.to_owned())] };
        object.expand();
        let Tree::Object(members) = object else { return Ok(compat) };
        let Some(switch) = only(members, name, &path)? else { return Ok(compat) };
        switch.expand();
        let Tree::Object(members) = switch else {
            let expected = "an object with `mode` (optional, `safe` or `strict`), `preview` (optional boolean)";
            return Err(refused(path, expected, switch));
        };
        let mut issues = Vec::new();
        for name in MEMBERS {
            let path = path.clone().child(Segment::Field(name));
            let value = only(members, name, &path);
            if let Err(error) = value.and_then(|value| value.map_or(Ok(()), |value| compat.put(name, value, path))) {
                issues.extend(error.into_issues());
            }
        }
        let is_known = |member: &Member<'_>| member.name().is_some_and(|name| MEMBERS.contains(&name));
        let unknown = members.iter().filter(|member| !is_known(member));
        issues.extend(unknown.map(|member| Issue::unknown_member(path.clone(), &member.key.shown(), MEMBERS)));
        Error::check(issues).map(|()| compat)
    }

    /// Sets one of the members.
    fn put(&mut self, name: &str, value: &Tree<'_>, path: Path) -> Result<(), Error> {
        match (name, value.as_str(), value.as_bool()) {
            (MODE, Some(mode), _) => self.mode = mode.parse().map_err(|error: Error| error.inside(&path))?,
            (MODE, None, _) => return Err(refused(path, MODES, value)),
            (_, _, Some(preview)) => self.preview = preview,
            _ => return Err(refused(path, "true or false", value)),
        }
        Ok(())
    }
}

/// The value of the member of this name, whose path this is, if there is one. There may not be two.
fn only<'m, 'a>(members: &'m mut [Member<'a>], name: &str, path: &Path) -> Result<Option<&'m mut Tree<'a>>, Error> {
    let mut found = members.iter_mut().filter(|member| member.name() == Some(name));
    match (found.next(), found.next()) {
        (_, Some(_)) => Err(Issue::new(path.clone(), IssueCode::DuplicateField).into()),
        (only, None) => Ok(only.map(|member| &mut member.value)),
    }
}

/// Returns whether the text is an object with the switch, for one of the rules that read objects from text.
fn holds_switch(text: &str) -> bool {
    let in_json = |members: Map<String, Value>| members.contains_key(MEMBER);
    let is_held = |read: Result<Tree<'_>, _>| read.is_ok_and(|tree| Part::Tree(&tree).has_member(MEMBER));
    serde_json::from_str(text).is_ok_and(in_json)
        || is_held(python_to_json::read(text, usize::MAX))
        || is_held(json5_to_json::read(text, usize::MAX))
}

fn refused(path: Path, expected: &'static str, value: &Tree<'_>) -> Error {
    Issue::new(path, IssueCode::InvalidType).expecting(expected).got(received(value, false)).into()
}

/// The member that holds the switch of a call.
const MEMBER: &str = "compat";

/// The members of the switch.
const MODE: &str = "mode";
const MEMBERS: [&str; 2] = [MODE, "preview"];

#[cfg(test)]
mod tests;
