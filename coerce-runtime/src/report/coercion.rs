//! An entry of a report.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::received::{describe, only_name, size};
use crate::json::suggest::in_backticks;
use crate::json::{Path, Segment, render};
use crate::rules::{Row, named};

/// The attribute whose entries are worded in another way.
const DROP_KEYS: &str = "drop_keys";

/// One entry of a [`Report`](super::Report): a rule that fired.
///
/// On the wire `{"path": "/limit", "rule": "string_to_number", "from": "5", "to": 5}`; without `to` if the member was
/// removed; with `moved_from` (a pointer) instead of both if it was renamed.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Change, Coercion, Path};
/// use serde_json::json;
///
/// let change = Change::Replaced { from: json!("5"), to: json!(5) };
/// let coercion = Coercion { path: Path::from_iter(["limit"]), rule: "string_to_number", change };
/// assert_eq!(json!(coercion), json!({"path": "/limit", "rule": "string_to_number", "from": "5", "to": 5}));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coercion {
    /// Where, in the canonical document: after `singleton_list` on `/ids`, its item is `/ids/0`.
    pub path: Path,
    /// The rule's name.
    pub rule: &'static str,
    /// The change that it made.
    pub change: Change,
}

/// The change that a rule made to a value.
///
/// Values are those of the document. A sensitive one is summarized by kind and length,
/// `{"_sensitive": {"kind": "string", "length": 12}}`; under `_omitted` the same stands for one that is over
/// [`Limits::recorded_bytes`](super::Limits::recorded_bytes), or that JSON can't represent.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Change, Coercion, Path};
/// use serde_json::json;
///
/// let change = Change::Moved { from: Path::from_iter(["IsInvestor"]) };
/// let coercion = Coercion { path: Path::from_iter(["isInvestor"]), rule: "ignore_key_case", change };
/// assert_eq!(coercion.warning(), r#"isInvestor: read from member "IsInvestor" (ignore_key_case)"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Change {
    /// The value became another.
    Replaced {
        /// The value before.
        from: Value,
        /// The value after.
        to: Value,
    },
    /// The member was removed: the field keeps its default, or the type does not use it.
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
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Segment};
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
        format!("{path}{colon}{} ({rule})", self.sentence())
    }

    /// The change in words, without path and rule.
    fn sentence(&self) -> String {
        // Entries are public data, so what else there is to say of a change is known from the rule's name alone.
        let rule = named(self.rule);
        match &self.change {
            Change::Replaced { from, to } => match only_name(from).filter(|_| rule.unwraps) {
                Some(name) => format!("{} was unwrapped from {}", describe(to), in_backticks(name)),
                None => made(rule, &describe(from), Some(&describe(to))),
            },
            Change::Removed { .. } if self.rule == DROP_KEYS => "this member is not used and was dropped".to_owned(),
            // Of a member it may be the key that could not be read.
            Change::Removed { from }
                if rule.drops_items && self.path.segments.last().is_some_and(|last| last.name().is_ok()) =>
            {
                made(rule, &format!("this member with {}", describe(from)), None)
            }
            Change::Removed { from } => made(rule, &describe(from), None),
            Change::Moved { from } => match from.segments.last().map(Segment::name) {
                Some(Ok(name)) => format!("read from member {}", render::Quoted(name)),
                _ => format!("read from {from}"),
            },
        }
    }

    /// Returns whether it is worth a sentence. An empty list read as an empty object is not: both hold nothing.
    pub(crate) fn warns(&self) -> bool {
        let Change::Replaced { from, to } = &self.change else { return true };
        size(from) != Some(("list", Some(0))) || size(to) != Some(("object", Some(0)))
    }

    /// Makes it one of a document that has the value at `around`.
    pub(super) fn put_inside(&mut self, around: &Path) {
        self.path.put_inside(around);
        if let Change::Moved { from } = &mut self.change {
            from.put_inside(around);
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

/// What happened to a value, in words, and what it became in words unless it was removed.
fn made(rule: &Row, from: &str, to: Option<&str>) -> String {
    match to {
        _ if rule.drops_items => format!("{from} could not be read and was dropped"),
        Some(default) if rule.fallback => format!("{from} could not be read, its default {default} stands"),
        None if rule.fallback => format!("{from} could not be read, its default stands"),
        _ => format!("{from} was read as {}", to.unwrap_or("absent")),
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
