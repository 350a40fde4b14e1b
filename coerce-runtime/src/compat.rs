//! The switch by which a caller asks for repairs, request by request.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::error::{Error, Issue, IssueCode};
use crate::hint;
use crate::mode::{self, Limits, Mode};
use crate::path::{Path, Segment};
use crate::report::Report;

/// What one request asks for: `"compat": {"mode": "safe" | "strict", "preview": true | false}` among its arguments, both
/// members optional.
///
/// The call decides before the server, and the server decides what stands without a word from the call. The switch is
/// envelope, not document: it is taken off before the arguments are read, and no report tells of it.
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::{Compat, Mode};
/// use serde_json::json;
///
/// let mut arguments = json!({"limit": "25", "compat": {"mode": "safe"}});
/// let compat = Compat::take(&mut arguments, Mode::Strict)?;
/// assert_eq!(compat, Compat { mode: Mode::Safe, preview: false });
/// assert_eq!(arguments, json!({"limit": "25"}));
/// # Ok::<(), coerce::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compat {
    /// How to read the arguments.
    pub mode: Mode,
    /// Whether nothing is to be executed: the caller wants the canonical arguments and the report.
    pub preview: bool,
}

impl Compat {
    /// Takes the member `compat` out of the arguments; `default` is the mode where it does not say one, and preview is off.
    /// Arguments without that member, or that are no object, stay as they are.
    ///
    /// It is looked for among the arguments themselves. `deny_unknown_fields` on their type refuses one that is anywhere
    /// else.
    ///
    /// # Errors
    ///
    /// Whatever is not exactly of that form (`"compat": "safe"`, `"preview": "true"`, null, an unknown mode or member), and a
    /// switch in arguments that are the text of an object: every such fault is an issue, and the arguments stay as they
    /// were. A switch that is not understood must not be a silent default: a dry run would be executed.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Compat, Mode};
    /// use serde_json::json;
    ///
    /// let error = Compat::take(&mut json!({"compat": {"preview": "true"}}), Mode::Strict).unwrap_err();
    /// assert_eq!(error.to_string(), r#"compat.preview: expected true or false, got string "true""#);
    /// ```
    pub fn take(arguments: &mut Value, default: Mode) -> Result<Self, Error> {
        match arguments {
            Value::String(text) if is_object_with(text, "compat") => Err(in_text("compat").into()),
            _ => Self::take_named(arguments, "compat", default),
        }
    }

    /// The same where the arguments stand at `path` in a whole call: issues have the paths of the call. Where nothing stands
    /// there, there is no switch.
    ///
    /// # Errors
    ///
    /// As [`take`](Self::take).
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Compat, Mode, Path, Segment};
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

    /// The same with another name for the member.
    pub(crate) fn take_named(arguments: &mut Value, member: &'static str, default: Mode) -> Result<Self, Error> {
        let none = Self { mode: default, preview: false };
        let Value::Object(members) = arguments else { return Ok(none) };
        let Some(switch) = members.get(member) else { return Ok(none) };
        let compat = none.read(switch, Path { segments: vec![Segment::Field(member)] })?;
        // `remove` would not keep the order of the others where serde_json does.
        members.retain(|name, _| name != member);
        Ok(compat)
    }

    fn read(self, switch: &Value, path: Path) -> Result<Self, Error> {
        let Value::Object(members) = switch else {
            let expected = "an object with `mode` (optional, `safe` or `strict`), `preview` (optional boolean)";
            return Err(refuse(switch, expected, path));
        };
        let (mode, preview) = (self.read_mode(members, &path), self.read_preview(members, &path));
        let unknown: Vec<&String> = members.keys().filter(|key| !MEMBERS.contains(&key.as_str())).collect();
        match (mode, preview) {
            (Ok(mode), Ok(preview)) if unknown.is_empty() => Ok(Self { mode, preview }),
            (mode, preview) => Err(collect(mode.err().into_iter().chain(preview.err()), &unknown, &path)),
        }
    }

    fn read_mode(self, members: &Map<String, Value>, path: &Path) -> Result<Mode, Error> {
        let path = || path.clone().child(Segment::Field("mode"));
        match members.get("mode") {
            None => Ok(self.mode),
            Some(Value::String(name)) => Mode::read(name, path()),
            Some(value) => Err(refuse(value, mode::NAMES, path())),
        }
    }

    fn read_preview(self, members: &Map<String, Value>, path: &Path) -> Result<bool, Error> {
        match members.get("preview") {
            None => Ok(self.preview),
            Some(Value::Bool(preview)) => Ok(*preview),
            Some(value) => Err(refuse(value, "true or false", path.clone().child(Segment::Field("preview")))),
        }
    }
}

/// `{"mode": …, "preview": …}`: what is in force, as an answer can tell it.
impl Serialize for Compat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Compat", 2)?;
        out.serialize_field("mode", &self.mode)?;
        out.serialize_field("preview", &self.preview)?;
        out.end()
    }
}

/// Whether the text is that of an object with this member.
fn is_object_with(text: &str, member: &str) -> bool {
    serde_json::from_str::<Map<String, Value>>(text).is_ok_and(|members| members.contains_key(member))
}

/// What is wrong with such text. It is not shown: it may hold what must not be.
fn in_text(member: &str) -> Issue {
    let expected = format!("an object, since there is `{member}` in it");
    Issue { received: Some("a string".to_owned()), ..Issue::new(Path::default(), IssueCode::InvalidType) }
        .expecting(expected)
}

/// The members of the switch.
const MEMBERS: [&str; 2] = ["mode", "preview"];

fn refuse(value: &Value, expected: &'static str, path: Path) -> Error {
    Issue::new(path, IssueCode::InvalidType).expecting(expected).receiving(value).into()
}

/// All faults of the switch, in the order of their paths; no more of them than an error keeps.
fn collect(faults: impl Iterator<Item = Error>, unknown: &[&String], path: &Path) -> Error {
    let most = Limits::default().issues;
    let kept = unknown.iter().take(most - MEMBERS.len());
    let mut issues: Vec<Issue> =
        faults.flat_map(Error::into_issues).chain(kept.clone().map(|key| unknown_member(key, path))).collect();
    issues.sort_by(|one, other| one.path.cmp(&other.path));
    Error::new(issues, unknown.len() - kept.len(), Report::default())
}

fn unknown_member(key: &str, path: &Path) -> Issue {
    let mut path = path.clone().child(Segment::Key(key.to_owned()));
    path.cut(Limits::default().recorded_bytes);
    let issue = Issue::new(path, IssueCode::UnknownField).expecting(hint::one_of(MEMBERS));
    Issue { hint: hint::did_you_mean(key, MEMBERS).map(hint::sentence), ..issue }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::error::IssueCode::{InvalidType, InvalidValue, UnknownField};

    #[test]
    fn the_call_decides_before_the_server() {
        let table = [
            (json!({}), Mode::Strict, false),
            (json!({"mode": "safe"}), Mode::Safe, false),
            (json!({"mode": "strict"}), Mode::Strict, false),
            (json!({"preview": true}), Mode::Strict, true),
            (json!({"mode": "safe", "preview": false}), Mode::Safe, false),
        ];
        for (switch, mode, preview) in table {
            let mut arguments = json!({"a": 1, "compat": switch});
            assert_eq!(Compat::take(&mut arguments, Mode::Strict), Ok(Compat { mode, preview }));
            assert_eq!(arguments, json!({"a": 1}));
        }
        let strict = Compat::take(&mut json!({"compat": {"mode": "strict"}}), Mode::Safe);
        assert_eq!(json!(strict.unwrap()), json!({"mode": "strict", "preview": false}));
    }

    #[test]
    fn without_a_switch_the_default_stands() {
        for arguments in [json!({"a": {"compat": 1}}), json!({}), json!(null), json!("compat"), json!([{"compat": 1}])]
        {
            for mode in [Mode::Safe, Mode::Strict] {
                let mut left = arguments.clone();
                assert_eq!(Compat::take(&mut left, mode), Ok(Compat { mode, preview: false }));
                assert_eq!(left, arguments);
            }
        }
    }

    #[test]
    fn a_switch_inside_text_is_not_passed_over() {
        let text = |arguments: Value| json!(arguments.to_string());
        for switch in [json!({"preview": true}), json!({}), json!("safe")] {
            let mut arguments = text(json!({"a": 1, "compat": switch}));
            let left = arguments.clone();
            let error = Compat::take(&mut arguments, Mode::Safe).unwrap_err();
            assert_eq!(error.to_string(), "expected an object, since there is `compat` in it, got a string");
            assert_eq!(arguments, left);
        }
        for arguments in
            [text(json!({"a": {"compat": 1}})), text(json!(["compat"])), json!("{\"compat\": "), json!("{}")]
        {
            assert_eq!(Compat::take(&mut arguments.clone(), Mode::Safe).map(|compat| compat.preview), Ok(false));
        }
    }

    #[test]
    fn the_member_can_have_another_name() {
        let mut arguments = json!({"compat": 1, "repair": {"mode": "safe"}});
        assert_eq!(
            Compat::take_named(&mut arguments, "repair", Mode::Strict).map(|compat| compat.mode),
            Ok(Mode::Safe)
        );
        assert_eq!(arguments, json!({"compat": 1}));
    }

    #[test]
    fn every_fault_is_an_error_and_nothing_is_taken() {
        let table = [
            (json!("safe"), vec![("/compat", InvalidType)]),
            (json!(null), vec![("/compat", InvalidType)]),
            (json!([]), vec![("/compat", InvalidType)]),
            (json!({"mode": "saef"}), vec![("/compat/mode", InvalidValue)]),
            (json!({"mode": "SAFE"}), vec![("/compat/mode", InvalidValue)]),
            (json!({"mode": null}), vec![("/compat/mode", InvalidType)]),
            (json!({"preview": "true"}), vec![("/compat/preview", InvalidType)]),
            (json!({"preview": null}), vec![("/compat/preview", InvalidType)]),
            (json!({"mode": "safe", "dry_run": true}), vec![("/compat/dry_run", UnknownField)]),
            (
                json!({"mode": 1, "preview": 1, "a": 1, "z": 1}),
                vec![
                    ("/compat/a", UnknownField),
                    ("/compat/mode", InvalidType),
                    ("/compat/preview", InvalidType),
                    ("/compat/z", UnknownField),
                ],
            ),
        ];
        for (switch, expected) in table {
            let arguments = json!({"compat": switch, "a": 1});
            let mut left = arguments.clone();
            let error = Compat::take(&mut left, Mode::Safe).unwrap_err();
            let issues: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect();
            assert_eq!(issues, expected.iter().map(|(path, code)| ((*path).to_owned(), *code)).collect::<Vec<_>>());
            assert_eq!(left, arguments);
        }
    }

    #[test]
    fn a_fault_says_how_to_write_it() {
        let table = [
            (
                json!("safe"),
                r#"compat: expected an object with `mode` (optional, `safe` or `strict`), `preview` (optional boolean), got string "safe""#,
            ),
            (
                json!({"mode": "saef"}),
                r#"compat.mode: expected `safe` or `strict`, got string "saef"; did you mean `safe`?"#,
            ),
            (json!({"mdoe": 1}), "compat.mdoe: unknown field, expected `mode` or `preview`; did you mean `mode`?"),
        ];
        for (switch, text) in table {
            let error = Compat::take(&mut json!({"compat": switch}), Mode::Strict).unwrap_err();
            assert_eq!(error.to_string(), text);
        }
    }

    #[test]
    fn no_switch_makes_an_error_without_bound() {
        let key = |at: usize| format!("{at:05}{}", "x".repeat(10_000));
        let switch: Map<String, Value> = (0..100).map(|at| (key(at), json!(1))).collect();
        let error = Compat::take(&mut json!({"compat": switch}), Mode::Safe).unwrap_err();
        assert_eq!((error.issues().len(), error.omitted()), (62, 38));
        assert!(error.to_string().len() < 62 * 5000);
    }
}
