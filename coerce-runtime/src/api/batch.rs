//! Many values, each on its own.

use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};
use serde_json::Value;

use super::coerce::known;
use super::{Coerce, Options};
use crate::json::Path;
use crate::named::named;
use crate::report::{Error, Issue, IssueCode, Report, received};
use crate::schema::expected;
use crate::sort::sort_by;
use crate::tree::{Tree, drop_deep};

/// Many values, each read on its own: one that is refused does not keep the others from being applied.
///
/// Serializes as `{"status", "applied": [{"index", "value", "_coercions"?, "_omitted"?}], "rejected": [{"index", "issues",
/// "omitted"?}], "warnings": [{"index", "path", "message"}]}` where `T` serializes. `_omitted` is how many repairs have no entry.
///
/// # Example
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Batch, BatchStatus};
/// use serde_json::json;
///
/// let batch = Batch::<u8>::from_values(vec![json!(1), json!("x"), json!(3)]);
/// assert_eq!(batch.status(), BatchStatus::Partial);
/// assert_eq!(batch.applied[1].index, 2);
/// assert_eq!(batch.rejected[0].error.to_string(), r#"expected an integer from 0 to 255, got string "x""#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch<T> {
    /// Those that were read.
    pub applied: Vec<Applied<T>>,
    /// Those that were not.
    pub rejected: Vec<Rejected>,
}

/// A value of a [`Batch`] that was read.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Applied, Batch};
/// use serde_json::json;
///
/// let batch = Batch::<u8>::from_values(vec![json!("x"), json!(3)]);
/// let Applied { index, value, report } = &batch.applied[0];
/// assert_eq!((*index, *value, report.is_empty()), (1, 3, true));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Applied<T> {
    /// Its index among those given, from 0.
    pub index: usize,
    /// The value.
    pub value: T,
    /// The repairs.
    #[serde(flatten, serialize_with = "entries", skip_serializing_if = "Report::is_empty")]
    pub report: Report,
}

/// A value of a [`Batch`] that could not be read.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Batch, Rejected};
/// use serde_json::json;
///
/// let batch = Batch::<u8>::from_values(vec![json!(1), json!(256)]);
/// let Rejected { index, error } = &batch.rejected[0];
/// assert_eq!((*index, error.issues().len()), (1, 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rejected {
    /// Its index among those given, from 0.
    pub index: usize,
    /// Why.
    #[serde(flatten)]
    pub error: Error,
}

/// A repair of a [`Batch`], as a sentence.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Applied, Batch, Change, Coercion, Path, Report};
/// use serde_json::json;
///
/// let change = Change::Replaced { from: json!("7"), to: json!(7) };
/// let report = Report::from_iter([Coercion { path: Path::from_iter(["id"]), rule: "string_to_number", change }]);
/// let batch = Batch { applied: vec![Applied { index: 2, value: 7, report }], rejected: vec![] };
/// assert_eq!(batch.warnings()[0].index, 2);
/// assert_eq!(batch.warnings()[0].message, r#"id: string "7" was read as number 7 (string_to_number)"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BatchWarning {
    /// The index of the value among those given, from 0.
    pub index: usize,
    /// Where in the value it was repaired.
    pub path: Path,
    /// The repair, as a sentence that begins with the path.
    pub message: String,
}

/// The outcome of a [`Batch`] as a whole.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Batch, BatchStatus};
/// use serde_json::json;
///
/// assert_eq!(Batch::<u8>::from_values(vec![json!(1), json!("x")]).status(), BatchStatus::Partial);
/// assert_eq!(Batch::<u8>::from_values(vec![]).status().as_str(), "applied");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BatchStatus {
    /// All were read, repaired ones too; also of an empty batch.
    Applied,
    /// Some were read.
    Partial,
    /// None was read.
    Rejected,
}

named!(BatchStatus { Applied: "applied", Partial: "partial", Rejected: "rejected" });

impl<T: Coerce> Batch<T> {
    /// Reads each value on its own, in safe mode with default limits.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Batch;
    /// use serde_json::json;
    ///
    /// let batch = Batch::<u8>::from_values(vec![json!(1), json!(-1), json!(3)]);
    /// assert_eq!((batch.applied.len(), batch.rejected.len()), (2, 1));
    /// ```
    #[must_use]
    pub fn from_values(values: Vec<Value>) -> Self {
        Options::default().batch(values)
    }

    /// Reads each item of a JSON list on its own, in safe mode with default limits.
    ///
    /// # Errors
    /// If `value` is no list.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Batch;
    /// use serde_json::json;
    ///
    /// assert_eq!(Batch::<u8>::from_value(json!([1, 2]))?.applied[1].value, 2);
    /// let error = Batch::<u8>::from_value(json!({"0": 1})).unwrap_err();
    /// assert_eq!(error.to_string(), "expected a list of integers, got an object");
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    pub fn from_value(value: Value) -> Result<Self, Error> {
        match value {
            Value::Array(values) => Ok(Self::from_values(values)),
            other => {
                let (options, known) = (Options::default(), known::<Vec<T>>());
                let expected = expected(known.schema(), &known.schemas);
                let received = received(&Tree::Value(&other), known.facts.sensitive);
                drop_deep(other);
                let issue = Issue::new(Path::default(), IssueCode::InvalidType).expecting(expected).got(received);
                Err(options.reading::<Vec<T>>().refuse(issue.into()))
            }
        }
    }
}

impl<T> Batch<T> {
    /// The outcome of reading each value on its own.
    pub(crate) fn read(values: Vec<Value>, read: impl Fn(Value) -> Result<(T, Report), Error>) -> Self {
        let mut batch = Self { applied: Vec::new(), rejected: Vec::new() };
        for (index, value) in values.into_iter().enumerate() {
            match read(value) {
                Ok((value, report)) => batch.applied.push(Applied { index, value, report }),
                Err(error) => batch.rejected.push(Rejected { index, error }),
            }
        }
        batch
    }

    /// The outcome as a whole.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Batch, BatchStatus};
    /// use serde_json::json;
    ///
    /// assert_eq!(Batch::<u8>::from_values(vec![json!(1), json!(2)]).status(), BatchStatus::Applied);
    /// assert_eq!(Batch::<u8>::from_values(vec![json!("x")]).status(), BatchStatus::Rejected);
    /// ```
    #[must_use]
    pub fn status(&self) -> BatchStatus {
        match (self.applied.is_empty(), self.rejected.is_empty()) {
            (_, true) => BatchStatus::Applied,
            (false, false) => BatchStatus::Partial,
            (true, false) => BatchStatus::Rejected,
        }
    }

    /// Continues with the values that were read, where a check needs more than their type. `next` returns what a value
    /// becomes, with what it repaired, or refuses it: then it is rejected like those that could not be read, with all that
    /// was coerced in its error.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Batch, Issue, Path, Report};
    /// use serde_json::json;
    ///
    /// let known = ["blue", "red"];
    /// let check = |color: String| match known.contains(&&*color) {
    ///     true => Ok((color, Report::default())),
    ///     false => Err(Issue::unknown(Path::default(), &color, known).into()),
    /// };
    /// let batch = Batch::from_values(vec![json!("red"), json!("bleu"), json!(5)]).and_then(check);
    /// assert_eq!(batch.applied[0].value, "red");
    /// assert_eq!(batch.rejected[0].index, 1);
    /// let line = "expected `blue` or `red`, got string \"bleu\"; did you mean `blue`?";
    /// assert_eq!(batch.rejected[0].error.to_string(), line);
    /// ```
    #[must_use]
    pub fn and_then<U>(self, mut next: impl FnMut(T) -> Result<(U, Report), Error>) -> Batch<U> {
        let Self { applied, mut rejected } = self;
        let mut accepted = Vec::with_capacity(applied.len());
        for Applied { index, value, mut report } in applied {
            match next(value) {
                Ok((value, later)) => {
                    report.append(later);
                    accepted.push(Applied { index, value, report });
                }
                Err(error) => rejected.push(Rejected { index, error: error.after(report) }),
            }
        }
        sort_by(&mut rejected, |one, other| one.index.cmp(&other.index));
        Batch { applied: accepted, rejected }
    }

    /// A sentence for each repair of the values that were read; never one for a value that was rejected.
    ///
    /// ```
    /// # #[cfg(feature = "schema")] {
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let schema = Schema::compile(&json!({"type": "integer"}), &Policy::new().on("integer", ["string_to_number"]))?;
    /// let warnings = schema.batch(vec![json!(1), json!("x"), json!("3")]).warnings();
    /// assert_eq!((warnings.len(), warnings[0].index), (1, 2));
    /// assert_eq!(warnings[0].message, r#"string "3" was read as number 3 (string_to_number)"#);
    /// # }
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn warnings(&self) -> Vec<BatchWarning> {
        let mut warnings = Vec::new();
        for Applied { index, report, .. } in &self.applied {
            for coercion in report.coercions().iter().filter(|coercion| coercion.warns()) {
                warnings.push(BatchWarning { index: *index, path: coercion.path.clone(), message: coercion.warning() });
            }
        }
        warnings
    }
}

impl Options {
    /// Reads each value on its own.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Mode, Options};
    /// use serde_json::json;
    ///
    /// let batch = Options::default().mode(Mode::Strict).batch::<bool>(vec![json!(true), json!("true")]);
    /// assert_eq!(batch.rejected[0].index, 1);
    /// ```
    #[must_use]
    pub fn batch<T: Coerce>(&self, values: Vec<Value>) -> Batch<T> {
        Batch::read(values, |value| self.from_value_with_report(value))
    }
}

fn entries<S: Serializer>(report: &Report, serializer: S) -> Result<S::Ok, S::Error> {
    let mut entries = serializer.serialize_map(None)?;
    entries.serialize_entry("_coercions", report.coercions())?;
    if report.omitted() > 0 {
        entries.serialize_entry("_omitted", &report.omitted())?;
    }
    entries.end()
}

impl<T: Serialize> Serialize for Batch<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut batch = serializer.serialize_struct("Batch", 4)?;
        batch.serialize_field("status", &self.status())?;
        batch.serialize_field("applied", &self.applied)?;
        batch.serialize_field("rejected", &self.rejected)?;
        batch.serialize_field("warnings", &self.warnings())?;
        batch.end()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::json::Segment;
    use crate::report::{Change, Coercion};

    fn report(rule: &'static str) -> Report {
        let change = Change::Replaced { from: json!(1), to: json!(2) };
        [Coercion { path: Path { segments: vec![Segment::Field("a")] }, rule, change }].into_iter().collect()
    }

    fn rules(report: &Report) -> Vec<&str> {
        report.coercions().iter().map(|coercion| coercion.rule).collect()
    }

    fn batch() -> Batch<u8> {
        let applied = |index, value| Applied { index, value, report: report("first") };
        let error = Issue::new(Path::default(), IssueCode::Custom).into();
        Batch { applied: vec![applied(0, 5), applied(2, 6)], rejected: vec![Rejected { index: 1, error }] }
    }

    #[test]
    fn a_later_check_continues_from_what_was_read() {
        let all = batch().and_then(|value| Ok((u16::from(value) + 1, report("second"))));
        assert_eq!(
            all.applied.iter().map(|applied| (applied.index, applied.value)).collect::<Vec<_>>(),
            [(0, 6), (2, 7)]
        );
        assert!(all.applied.iter().all(|applied| rules(&applied.report) == ["first", "second"]));
        assert_eq!((all.status(), all.warnings().len()), (BatchStatus::Partial, 4));
    }

    #[test]
    fn what_a_later_check_refuses_is_rejected_in_order() {
        let refuse = || Issue::new(Path::default(), IssueCode::InvalidValue).into();
        let none = batch().and_then(|_| Err::<(u8, _), _>(refuse()));
        assert_eq!(none.rejected.iter().map(|rejected| rejected.index).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(rules(none.rejected[0].error.report()), ["first"]);
        assert_eq!((none.status(), none.warnings()), (BatchStatus::Rejected, vec![]));
        let one = batch().and_then(|value| if value == 5 { Ok((value, Report::default())) } else { Err(refuse()) });
        assert_eq!((one.applied.len(), one.rejected[1].index), (1, 2));
    }

    #[test]
    fn it_is_written_with_what_there_is() {
        let mut batch = batch();
        batch.applied[1].report = Report::default();
        batch.rejected[0].error = Error::new(vec![], 3, Report::default());
        let coercion = json!({"path": "/a", "rule": "first", "from": 1, "to": 2});
        let expected = json!({
            "status": "partial",
            "applied": [{"index": 0, "value": 5, "_coercions": [coercion]}, {"index": 2, "value": 6}],
            "rejected": [{"index": 1, "issues": [], "omitted": 3}],
            "warnings": [{"index": 0, "path": "/a", "message": "a: number 1 was read as number 2 (first)"}],
        });
        assert_eq!(json!(batch), expected);
        assert_eq!(Batch::<u8> { applied: vec![], rejected: vec![] }.status(), BatchStatus::Applied);
    }
}
