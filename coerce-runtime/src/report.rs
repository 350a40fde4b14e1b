//! Reports of repairs, errors, and the recorder that collects both.

use std::fmt;
use std::sync::OnceLock;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::json::Path;
use log::Log;

mod attach;
mod coercion;
mod compat;
mod error;
mod foreign;
mod issue;
mod limits;
mod log;
mod mode;
mod order;
mod problem;
mod received;
mod recorded;
mod recorder;
mod retry;

pub(crate) use crate::issue_code::IssueCode;
pub use coercion::{Change, Coercion};
pub use compat::Compat;
pub use error::Error;
pub(crate) use error::is_zero;
pub(crate) use foreign::REFUSED;
pub use issue::{Issue, Tried};
pub use limits::Limits;
pub(crate) use limits::most_levels;
pub(crate) use log::Fired;
pub use mode::Mode;
#[cfg(feature = "axum-08")]
pub(crate) use problem::problem;
pub(crate) use received::{put_sent, received, shown, summary};
pub(crate) use recorded::{Effect, Recorded};
pub(crate) use recorder::{Mark, Recorder};

/// The repairs that the rules have made.
///
/// It serializes as `{"_coercions": […], "_warnings": […]}`: the entries and a sentence for each; where entries were over
/// [`Limits::coercions`](Limits::coercions), `_omitted` is how many. An empty report holds no allocation.
///
/// Replaying the entries on the input, as [`to_json_patch`](Self::to_json_patch) writes them, gives the canonical document:
/// the one that needs no repair. That holds while [`is_complete`](Self::is_complete). The switch of a type with `opt_in` is no part of either.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Change, Coercion, Path, Report, Segment};
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report(Option<Box<Entries>>);

/// The contents of a report, boxed: results stay small, and an empty report is nothing at all.
#[derive(Clone, Default)]
struct Entries {
    /// The log of a walk.
    log: Log,
    /// The entries, once somebody has looked at them: those of the log, or all that there are.
    coercions: OnceLock<Vec<Coercion>>,
    /// How many rules fired, those without an entry too.
    fired: usize,
    /// True if an entry, a value or a key was left out or cut.
    incomplete: bool,
}

impl Entries {
    fn coercions(&self) -> &[Coercion] {
        self.coercions.get_or_init(|| self.log.to_entries())
    }

    fn coercions_mut(&mut self) -> Option<&mut Vec<Coercion>> {
        self.coercions();
        self.coercions.get_mut()
    }
}

impl PartialEq for Entries {
    fn eq(&self, other: &Self) -> bool {
        (self.coercions(), self.fired, self.incomplete) == (other.coercions(), other.fired, other.incomplete)
    }
}

impl Eq for Entries {}

impl fmt::Debug for Entries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { fired, incomplete, .. } = self;
        let mut out = f.debug_struct("Entries");
        out.field("coercions", &self.coercions()).field("fired", fired).field("incomplete", incomplete).finish()
    }
}

impl Report {
    /// The report of a document in which nothing was repaired.
    pub(crate) const EMPTY: Self = Self(None);

    fn new(entries: Box<Entries>) -> Self {
        Self((entries.fired > 0).then_some(entries))
    }

    /// The entries, at most as many as [`Limits::coercions`](Limits::coercions) allows.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Report};
    /// use serde_json::json;
    ///
    /// let path = Path::from_iter(["limit"]);
    /// let change = Change::Replaced { from: json!("5"), to: json!(5) };
    /// let report = Report::from_iter([Coercion { path, rule: "string_to_number", change }]);
    /// assert_eq!(report.coercions()[0].path.to_pointer(), "/limit");
    /// assert_eq!(report.coercions()[0].rule, "string_to_number");
    /// ```
    #[must_use]
    pub fn coercions(&self) -> &[Coercion] {
        self.0.as_deref().map_or(&[], Entries::coercions)
    }

    /// Returns whether nothing was repaired.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    ///
    /// let (_, report) = Vec::<u8>::from_str_with_report("[1, 2]")?;
    /// assert!(report.is_empty());
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many rules fired, those whose entries were not kept too.
    ///
    /// ```
    /// # #[cfg(feature = "schema")] {
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_coerce::Limits;
    /// use serde_json::json;
    ///
    /// let numbers = json!({"type": "array", "items": {"type": "integer"}});
    /// let schema = Schema::compile(&numbers, &Policy::new().on("integer", ["string_to_number"]))?;
    /// let (_, report) = schema.limits(Limits::default().coercions(1)).from_value_with_report(json!(["1", "2", "3"]))?;
    /// assert_eq!((report.len(), report.coercions().len()), (3, 1));
    /// # }
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |entries| entries.fired)
    }

    /// A sentence for each entry, for people; see [`Coercion::warning`]. Only an empty list that became an empty object has
    /// none.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Report};
    /// use serde_json::json;
    ///
    /// let path = Path::from_iter(["limit"]);
    /// let change = Change::Replaced { from: json!("5"), to: json!(5) };
    /// let report = Report::from_iter([Coercion { path, rule: "string_to_number", change }]);
    /// assert_eq!(report.warnings(), [r#"limit: string "5" was read as number 5 (string_to_number)"#]);
    /// ```
    #[must_use]
    pub fn warnings(&self) -> Vec<String> {
        self.coercions().iter().filter(|coercion| coercion.warns()).map(Coercion::warning).collect()
    }

    /// Returns whether every rule that fired is reported in full: no entry and no value was left out because of limits or because
    /// a field is sensitive, and no member that is read or dropped comes twice in the text: no patch can say which one it is about. (Of a
    /// text, a run-time schema repairs the `Value` in which the last of these is left: the patch is for that one.)
    ///
    /// ```
    /// # #[cfg(feature = "schema")] {
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_coerce::Limits;
    /// use serde_json::json;
    ///
    /// let numbers = json!({"type": "array", "items": {"type": "integer"}});
    /// let schema = Schema::compile(&numbers, &Policy::new().on("integer", ["string_to_number"]))?;
    /// let (_, report) = schema.limits(Limits::default().coercions(1)).from_value_with_report(json!(["1", "2", "3"]))?;
    /// assert!(!report.is_complete(), "two entries were not kept");
    /// # }
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.0.as_ref().is_some_and(|entries| entries.incomplete)
    }

    /// The entries as a JSON Patch (RFC 6902): `replace`, `remove` and `move`, in order. If the report
    /// [is complete](Self::is_complete), the patch makes the canonical document of the input; if not, its values are those
    /// that the report holds.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Report, Segment};
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

    /// The report of the whole document, where the value that was read stands at `path` in it.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Report, Segment};
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
        for coercion in self.0.iter_mut().filter_map(|entries| entries.coercions_mut()).flatten() {
            coercion.put_inside(path);
        }
        self
    }

    /// Adds what a later reading of the same document repaired.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Report};
    /// use serde_json::json;
    ///
    /// let replaced = |from, to| Coercion { path: Path::default(), rule: "custom", change: Change::Replaced { from, to } };
    /// let mut report = Report::from_iter([replaced(json!(1), json!(2))]);
    /// report.append(Report::from_iter([replaced(json!(2), json!(3))]));
    /// assert_eq!(report.to_json_patch()[1]["value"], 3);
    /// ```
    pub fn append(&mut self, later: Self) {
        let Some(mut later) = later.0 else { return };
        let entries = self.0.get_or_insert_default();
        if let (Some(coercions), Some(later)) = (entries.coercions_mut(), later.coercions_mut()) {
            coercions.append(later);
        }
        entries.fired += later.fired;
        entries.incomplete |= later.incomplete;
    }

    /// Rules that fired and have no entry.
    pub(crate) fn omitted(&self) -> usize {
        self.len() - self.coercions().len()
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
        let coercions: Vec<Coercion> = coercions.into_iter().collect();
        let fired = coercions.len();
        self.append(Self::new(Box::new(Entries { coercions: coercions.into(), fired, ..Entries::default() })));
    }
}

#[cfg(test)]
mod tests;
