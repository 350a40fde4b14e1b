//! An entry of a report.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::put_inside;
use crate::path::{Path, Segment};
use crate::show;

/// One entry of a [`Report`](super::Report): a rule that fired.
///
/// On the wire `{"path": "/limit", "rule": "string_to_number", "from": "5", "to": 5}`; without `to` if the member was
/// removed; with `moved_from` (a pointer) instead of both if it was renamed.
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::{Change, Coercion, Path};
/// use serde_json::json;
///
/// let change = Change::Replaced { from: json!("5"), to: json!(5) };
/// let coercion = Coercion { path: Path::from_iter(["limit"]), rule: "string_to_number", change };
/// assert_eq!(json!(coercion), json!({"path": "/limit", "rule": "string_to_number", "from": "5", "to": 5}));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Coercion {
    /// Where, in the canonical document: after `singleton_list` on `/ids`, its item is `/ids/0`.
    pub path: Path,
    /// The rule's name.
    pub rule: &'static str,
    /// What it did.
    pub change: Change,
}

/// What a rule did to a value.
///
/// Values are those of the document. One that is sensitive is told by kind and length,
/// `{"_sensitive": {"kind": "string", "length": 12}}`; under `_omitted` the same stands for one that is over
/// [`Limits::recorded_bytes`](crate::mode::Limits::recorded_bytes).
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::{Change, Coercion, Path};
/// use serde_json::json;
///
/// let change = Change::Moved { from: Path::from_iter(["IsInvestor"]) };
/// let coercion = Coercion { path: Path::from_iter(["isInvestor"]), rule: "ignore_key_case", change };
/// assert_eq!(coercion.warning(), r#"isInvestor: read from member "IsInvestor" (ignore_key_case)"#);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Change {
    /// The value became another.
    Replaced {
        /// The value before.
        from: Value,
        /// The value after.
        to: Value,
    },
    /// The member was taken out: its default stands, or nobody wants it.
    Removed {
        /// The value that it had.
        from: Value,
    },
    /// The member had another name.
    Moved {
        /// Its path by that name.
        from: Path,
    },
}

impl Coercion {
    /// The entry as a sentence: `ids[0]: string "5" was read as number 5 (string_to_number)`. It shows at most 64
    /// characters of a value, escaped, and lists and objects by their size.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Change, Coercion, Path, Segment};
    /// use serde_json::json;
    ///
    /// let path = Path { segments: vec![Segment::Field("limit")] };
    /// let coercion = Coercion { path, rule: "null_to_default", change: Change::Removed { from: json!(null) } };
    /// assert_eq!(coercion.warning(), "limit: null was read as absent (null_to_default)");
    /// ```
    #[must_use]
    pub fn warning(&self) -> String {
        let Self { path, rule, .. } = self;
        let colon = if path.is_root() { "" } else { ": " };
        format!("{path}{colon}{} ({rule})", self.told())
    }

    fn told(&self) -> String {
        match (&self.change, self.rule) {
            (Change::Replaced { from, to }, _) => {
                format!("{} was read as {}", show::described(from), show::described(to))
            }
            (Change::Removed { .. }, "drop_keys") => "this member is not used and was dropped".to_owned(),
            (Change::Removed { from }, "invalid_to_default") => {
                format!("{} could not be read, its default stands", show::described(from))
            }
            (Change::Removed { from }, _) => format!("{} was read as absent", show::described(from)),
            (Change::Moved { from }, _) => match from.segments.last().map(Segment::name) {
                Some(Ok(name)) => format!("read from member {}", show::Quoted(name)),
                _ => format!("read from {from}"),
            },
        }
    }

    /// Whether it is worth a sentence: all but an empty list read as an empty map.
    pub(crate) fn warns(&self) -> bool {
        match &self.change {
            Change::Replaced { from, .. } if self.rule == "list_to_map" => show::described(from) != "empty list",
            _ => true,
        }
    }

    /// Makes it one of a document that has at `around` what it is about.
    pub(super) fn put_inside(&mut self, around: &Path) {
        put_inside(around, &mut self.path);
        if let Change::Moved { from } = &mut self.change {
            put_inside(around, from);
        }
    }

    /// The operation of RFC 6902 that does the same.
    pub(super) fn to_operation(&self) -> Value {
        let path = self.path.to_pointer();
        match &self.change {
            Change::Replaced { to, .. } => json!({"op": "replace", "path": path, "value": to}),
            Change::Removed { .. } => json!({"op": "remove", "path": path}),
            Change::Moved { from } => json!({"op": "move", "from": from.to_pointer(), "path": path}),
        }
    }
}

impl Serialize for Coercion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = if matches!(self.change, Change::Replaced { .. }) { 4 } else { 3 };
        let mut out = serializer.serialize_struct("Coercion", fields)?;
        out.serialize_field("path", &self.path)?;
        out.serialize_field("rule", self.rule)?;
        match &self.change {
            Change::Replaced { from, to } => {
                out.serialize_field("from", from)?;
                out.serialize_field("to", to)?;
            }
            Change::Removed { from } => out.serialize_field("from", from)?,
            Change::Moved { from } => out.serialize_field("moved_from", from)?,
        }
        out.end()
    }
}
