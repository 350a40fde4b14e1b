//! Issues made of what a `Deserialize` reports, in JSON's terms.

use super::{Issue, IssueCode};
use crate::json::{Path, Segment};
use crate::tree::Fault;

/// The filler for a message that may show a value which must not be shown.
pub(crate) const REFUSED: &str = "this value is refused";

impl Issue {
    /// The issue of a fault in the value at `path`. A fault inside the value has the path where serde stopped. `hidden` says that
    /// the value must not be shown: then only the path remains, without the keys that came from the value.
    pub(crate) fn from_fault(mut path: Path, fault: &Fault, hidden: bool) -> Self {
        let mut inner = fault.path();
        if hidden {
            inner.hide_keys();
        }
        path.segments.append(&mut inner.segments);
        let known = fault.names().iter().copied();
        match (fault.name(), fault.code()) {
            _ if hidden => Self::new(path, IssueCode::Custom).saying(REFUSED),
            // The path of an issue about a member is that of the member.
            (Some(name), IssueCode::UnknownField) => Self::unknown_member(path, name, known),
            (Some(name), code @ (IssueCode::MissingField | IssueCode::DuplicateField)) => {
                Self::new(path.child(Segment::Key(name.to_owned())), code)
            }
            (Some(name), _) => match fault.expected() {
                Some(expected) => Self { hint: None, ..Self::unknown(path, name, known).expecting(expected) },
                None => Self::unknown(path, name, known),
            },
            (None, code) => {
                let issue = Self::new(path, code).expecting(fault.expected().unwrap_or_default());
                Self { received: fault.received(), message: fault.message(), ..issue }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::de::{Error, Unexpected};

    use super::*;
    use crate::trials::so_many;

    fn issue(fault: &Fault) -> Issue {
        Issue::from_fault(Path::from_iter(["at"]), fault, false)
    }

    #[test]
    fn a_fault_becomes_an_issue() {
        use IssueCode::*;
        let table = [
            (
                Fault::invalid_type(Unexpected::Str("x"), &"u8"),
                InvalidType,
                r#"at: expected an integer from 0 to 255, got string "x""#,
            ),
            (
                Fault::invalid_value(Unexpected::Signed(-1), &"a date"),
                InvalidValue,
                "at: expected a date, got number -1",
            ),
            (
                Fault::invalid_length(3, &"an array of length 2"),
                InvalidLength,
                "at: expected a list of 2, got length 3",
            ),
            (
                Fault::unknown_variant("opne", &["open", "closed"]),
                UnknownVariant,
                r#"at: expected `open` or `closed`, got string "opne"; did you mean `open`?"#,
            ),
            (
                Fault::custom("unknown variant `opne`, expected `open` or `closed`"),
                UnknownVariant,
                r#"at: expected `open` or `closed`, got string "opne""#,
            ),
            (
                Fault::unknown_field("nmae", &["name", "id"]),
                UnknownField,
                "at.nmae: unknown field, expected `name` or `id`; did you mean `name`?",
            ),
            (Fault::unknown_field("x", &[]), UnknownField, "at.x: unknown field, expected no member"),
            (Fault::missing_field("name"), MissingField, "at.name: missing"),
            (Fault::duplicate_field("name"), DuplicateField, "at.name: given more than once"),
            (Fault::custom("invalid IP address syntax"), Custom, "at: invalid IP address syntax"),
            (Fault::custom("bad").inside(|| 3).inside(|| "list".to_owned()), Custom, "at.list[3]: bad"),
        ];
        for (fault, code, line) in table {
            let issue = issue(&fault);
            assert_eq!((issue.code, issue.to_string()), (code, line.to_owned()));
        }
        assert_eq!(issue(&Fault::custom("m".repeat(so_many(100_000)))).detail().chars().count(), 256);
    }

    #[test]
    fn a_hidden_fault_shows_nothing_of_the_value() {
        let table = [
            Fault::custom("hunter2"),
            Fault::invalid_value(Unexpected::Str("hunter2"), &"other than hunter2"),
            Fault::unknown_field("hunter2", &["name"]),
            Fault::unknown_variant("hunter2", &["name"]),
        ];
        for fault in table {
            let fault = fault.inside(|| "hunter2".to_owned()).inside(|| 1);
            let issue = Issue::from_fault(Path::from_iter(["at"]), &fault, true);
            let expected = Issue::new(Path::from_iter(["at".into(), 1.into(), Segment::from("…")]), IssueCode::Custom);
            assert_eq!(issue, expected.saying("this value is refused"));
        }
    }
}
