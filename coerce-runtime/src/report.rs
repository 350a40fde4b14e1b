//! What was repaired: one entry a rule that fired, and one sentence an entry.

use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use crate::path::{Path, Segment};
use crate::show;

mod record;

pub(crate) use record::{Mark, is_short};

/// What the rules did to the input.
///
/// It serializes as `{"_coercions": […], "_warnings": […]}`: the entries and a sentence for each; where entries were over
/// [`Limits::coercions`](crate::mode::Limits::coercions), `_omitted` tells how many. An empty report has allocated nothing.
///
/// Replaying the entries on the input, as [`to_json_patch`](Self::to_json_patch) writes them, gives the canonical document:
/// the one that needs no repair. That holds while [`is_complete`](Self::is_complete).
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::{Change, Coercion, Path, Report, Segment};
/// use serde_json::json;
///
/// // As reading `{"ids": "5"}` gives it, where `ids` has `string_to_number` and `singleton_list`:
/// let ids = Path { segments: vec![Segment::Field("ids")] };
/// let first = Path { segments: vec![Segment::Field("ids"), Segment::Index(0)] };
/// let report: Report = [
///     Coercion { path: ids, rule: "singleton_list", change: Change::Replaced { from: json!("5"), to: json!(["5"]) } },
///     Coercion { path: first, rule: "string_to_number", change: Change::Replaced { from: json!("5"), to: json!(5) } },
/// ].into_iter().collect();
///
/// assert_eq!(report.warnings(), [
///     r#"ids: string "5" was read as list of 1 (singleton_list)"#,
///     r#"ids[0]: string "5" was read as number 5 (string_to_number)"#,
/// ]);
/// let mut answer = json!({"found": 2});
/// report.attach_to(&mut answer);
/// assert_eq!(answer["_coercions"][1], json!({"path": "/ids/0", "rule": "string_to_number", "from": "5", "to": 5}));
/// ```
#[derive(Clone, Default)]
pub struct Report(Option<Box<Entries>>);

/// What a report holds, boxed: results stay small, and an empty report is nothing at all.
#[derive(Clone, Debug, Default, PartialEq)]
struct Entries {
    coercions: Vec<Coercion>,
    fired: usize,
    cut: bool,
}

impl Entries {
    /// What an empty report holds.
    const NONE: &'static Self = &Self { coercions: Vec::new(), fired: 0, cut: false };

    /// Where there is one entry there are often several: room is made for a few at once.
    fn with_room() -> Self {
        Self { coercions: Vec::with_capacity(4), fired: 0, cut: false }
    }
}

/// One entry of a [`Report`]: a rule that fired.
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

    /// The operation of RFC 6902 that does the same.
    fn to_operation(&self) -> Value {
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

impl Report {
    /// The entries, at most as many as [`Limits::coercions`](crate::mode::Limits::coercions) allows.
    #[must_use]
    pub fn coercions(&self) -> &[Coercion] {
        &self.entries().coercions
    }

    /// Whether nothing was repaired.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries().fired == 0
    }

    /// How many rules fired, those whose entries were not kept too.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries().fired
    }

    /// A sentence for each entry, for people; see [`Coercion::warning`]. Only `list_to_map` on an empty list has none.
    #[must_use]
    pub fn warnings(&self) -> Vec<String> {
        self.coercions().iter().filter(|coercion| coercion.warns()).map(Coercion::warning).collect()
    }

    /// Whether every rule that fired is told in full: no entry and no value was left out because of limits or because a
    /// field is sensitive.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.entries().cut
    }

    /// The entries as a JSON Patch (RFC 6902): `replace`, `remove` and `move`, in order. If the report
    /// [is complete](Self::is_complete), the patch makes the canonical document of the input; if not, its values are those
    /// that the report tells.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Change, Coercion, Path, Report, Segment};
    /// use serde_json::json;
    ///
    /// let path = Path { segments: vec![Segment::Field("limit")] };
    /// let change = Change::Replaced { from: json!("5"), to: json!(5) };
    /// let report = Report::from_iter([Coercion { path, rule: "string_to_number", change }]);
    /// assert_eq!(report.to_json_patch(), json!([{"op": "replace", "path": "/limit", "value": 5}]));
    /// ```
    #[must_use]
    pub fn to_json_patch(&self) -> Value {
        self.coercions().iter().map(Coercion::to_operation).collect()
    }

    /// Adds the report to an answer: as members `_coercions` and `_warnings` of an object (in place of those that it may
    /// have); anything else is put under `result` first. If nothing was repaired, the answer stays as it is.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Report;
    /// use serde_json::json;
    ///
    /// let mut answer = json!("done");
    /// Report::default().attach_to(&mut answer);
    /// assert_eq!(answer, json!("done"));
    /// ```
    pub fn attach_to(&self, answer: &mut Value) {
        if self.is_empty() {
            return;
        }
        if !answer.is_object() {
            *answer = json!({ "result": answer.take() });
        }
        if let Value::Object(members) = answer {
            members.extend(self.to_members());
        }
    }

    /// The report of the whole document, where what was read stands at `path` in it.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Change, Coercion, Path, Report, Segment};
    /// use serde_json::json;
    ///
    /// let first = Path { segments: vec![Segment::Index(0)] };
    /// let change = Change::Replaced { from: json!("5"), to: json!(5) };
    /// let report = Report::from_iter([Coercion { path: first, rule: "string_to_number", change }]);
    ///
    /// let report = report.inside(&Path { segments: vec![Segment::Field("ids")] });
    /// assert_eq!(report.coercions()[0].path.to_pointer(), "/ids/0");
    /// ```
    #[must_use]
    pub fn inside(mut self, path: &Path) -> Self {
        for coercion in self.0.iter_mut().flat_map(|entries| &mut entries.coercions) {
            put_inside(path, &mut coercion.path);
            if let Change::Moved { from } = &mut coercion.change {
                put_inside(path, from);
            }
        }
        self
    }

    /// Adds what a later reading of the same document repaired.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Change, Coercion, Path, Report};
    /// use serde_json::json;
    ///
    /// let replaced = |from, to| Coercion { path: Path::default(), rule: "custom", change: Change::Replaced { from, to } };
    /// let mut report = Report::from_iter([replaced(json!(1), json!(2))]);
    /// report.append(Report::from_iter([replaced(json!(2), json!(3))]));
    /// assert_eq!(report.to_json_patch()[1]["value"], 3);
    /// ```
    pub fn append(&mut self, later: Self) {
        let Some(mut later) = later.0 else { return };
        let entries = self.entries_mut();
        entries.coercions.append(&mut later.coercions);
        entries.fired += later.fired;
        entries.cut |= later.cut;
    }

    fn entries(&self) -> &Entries {
        self.0.as_deref().unwrap_or(Entries::NONE)
    }

    #[inline]
    fn entries_mut(&mut self) -> &mut Entries {
        self.0.get_or_insert_with(|| Box::new(Entries::with_room()))
    }

    fn to_members(&self) -> Map<String, Value> {
        match json!(self) {
            Value::Object(members) => members,
            _ => Map::new(),
        }
    }

    /// Rules that fired and have no entry.
    fn omitted(&self) -> usize {
        self.len() - self.coercions().len()
    }
}

/// Makes a place in a value the place in a document that has the value at `around`.
pub(crate) fn put_inside(around: &Path, place: &mut Path) {
    place.segments.splice(..0, around.segments.iter().cloned());
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Entries { coercions, fired, cut } = self.entries();
        f.debug_struct("Report").field("coercions", coercions).field("fired", fired).field("cut", cut).finish()
    }
}

impl PartialEq for Report {
    fn eq(&self, other: &Self) -> bool {
        self.entries() == other.entries()
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let omitted = self.omitted();
        let mut out = serializer.serialize_struct("Report", 2 + usize::from(omitted > 0))?;
        out.serialize_field("_coercions", self.coercions())?;
        out.serialize_field("_warnings", &self.warnings())?;
        if omitted > 0 {
            out.serialize_field("_omitted", &omitted)?;
        }
        out.end()
    }
}

/// A report of repairs that your own code did. All are kept.
impl FromIterator<Coercion> for Report {
    fn from_iter<I: IntoIterator<Item = Coercion>>(coercions: I) -> Self {
        let mut report = Self::default();
        report.extend(coercions);
        report
    }
}

/// Adds repairs that your own code did. All are kept.
impl Extend<Coercion> for Report {
    fn extend<I: IntoIterator<Item = Coercion>>(&mut self, coercions: I) {
        let entries = self.entries_mut();
        let kept = entries.coercions.len();
        entries.coercions.extend(coercions);
        entries.fired += entries.coercions.len() - kept;
    }
}

#[cfg(test)]
mod tests;
