//! How long and how deep input may be, and how much is kept of what happens to it.

use super::{Error, Issue, IssueCode};
use crate::json::Path;
use crate::json::render::counted;

/// How long and how deep input may be, and how much is kept of what happens to it, so that no input can make a report or an error grow
/// without bound.
///
/// | limit | default | what is over it |
/// |---|---|---|
/// | [`text_bytes`](Self::text_bytes) | 64 MiB | is an issue, `limit_exceeded`, before anything is read |
/// | [`depth`](Self::depth) | 127 | is an issue, `limit_exceeded` |
/// | [`issues`](Self::issues) | 64 | is counted: [`Error::omitted`](super::Error::omitted) |
/// | [`coercions`](Self::coercions) | 256 | is counted: [`Report::len`](super::Report::len) |
/// | [`recorded_bytes`](Self::recorded_bytes) | 4096 | is summarized by kind and length |
/// | [`validation_steps`](Self::validation_steps) | 2^24 | is an issue, `limit_exceeded`: only run-time schemas |
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Limits;
///
/// let limits = Limits::default().depth(16).issues(8);
/// assert_ne!(limits, Limits::default());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub(crate) text_bytes: usize,
    pub(crate) depth: usize,
    pub(crate) issues: usize,
    pub(crate) coercions: usize,
    pub(crate) recorded_bytes: usize,
    pub(crate) validation_steps: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Limits {
    pub(crate) const DEFAULT: Self = Self {
        text_bytes: 64 << 20,
        depth: 127,
        issues: 64,
        coercions: 256,
        recorded_bytes: 4096,
        validation_steps: 1 << 24,
    };

    /// How many bytes the text of a document may have, in [`from_str_with_report`](crate::Options::from_str_with_report),
    /// [`from_slice_with_report`](crate::Options::from_slice_with_report) and
    /// [`from_reader_with_report`](crate::Options::from_reader_with_report), which reads no further than this. Memory grows linearly with
    /// the text, by a factor that is high where it is dense: a service that reads many documents side by side sets less.
    ///
    /// A `Value` and a foreign `Deserializer` are held to no size: limit what they are made of. A line of JSON Lines has
    /// [a limit of its own](crate::Lines::line_bytes) beside this one.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{IssueCode, Limits, Options};
    ///
    /// let options = Options::default().limits(Limits::default().text_bytes(6));
    /// assert!(options.from_str_with_report::<Vec<u8>>("[1, 2]").is_ok());
    /// let error = options.from_reader_with_report::<Vec<u8>>(std::io::repeat(b'[')).unwrap_err();
    /// assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
    /// ```
    #[must_use]
    pub const fn text_bytes(self, text_bytes: usize) -> Self {
        Self { text_bytes, ..self }
    }

    /// Refuses a text of more bytes than there may be.
    pub(crate) fn check_text(&self, bytes: usize) -> Result<(), Error> {
        if bytes <= self.text_bytes {
            return Ok(());
        }
        let issue = Issue::new(Path::default(), IssueCode::LimitExceeded);
        Err(issue.expecting(format!("a text of at most {} bytes", self.text_bytes)).into())
    }

    /// How many levels of lists and objects input may have. More than 127 only helps a value that is already in memory:
    /// text is never read deeper than 127 levels.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{IssueCode, Limits, Options};
    /// use serde_json::json;
    ///
    /// let flat = Options::default().limits(Limits::default().depth(1));
    /// assert!(flat.from_value_with_report::<Vec<u8>>(json!([1])).is_ok());
    /// let error = flat.from_value_with_report::<Vec<Vec<u8>>>(json!([[1]])).unwrap_err();
    /// assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
    /// ```
    #[must_use]
    pub const fn depth(self, depth: usize) -> Self {
        Self { depth, ..self }
    }

    /// How many issues an error keeps. One is always kept.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Limits, Options};
    /// use serde_json::json;
    ///
    /// let options = Options::default().limits(Limits::default().issues(1));
    /// let error = options.from_value_with_report::<Vec<u8>>(json!(["x", "y", "z"])).unwrap_err();
    /// assert_eq!((error.issues().len(), error.omitted()), (1, 2));
    /// ```
    #[must_use]
    pub const fn issues(self, issues: usize) -> Self {
        Self { issues: if issues == 0 { 1 } else { issues }, ..self }
    }

    /// How many entries a report keeps.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Limits, Options};
    ///
    /// // For a service that only counts repairs: `Report::len` counts those that are not kept too.
    /// let options = Options::default().limits(Limits::default().coercions(0));
    /// assert!(options.from_str_with_report::<u8>("5")?.1.is_complete());
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    #[must_use]
    pub const fn coercions(self, coercions: usize) -> Self {
        Self { coercions, ..self }
    }

    /// How many bytes of JSON text a value in a report may have, and the keys in a path together.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Limits, Options};
    ///
    /// // Values of more than a line are summarized by kind and length: `{"_omitted": {"kind": "string", "length": 4000}}`.
    /// let options = Options::default().limits(Limits::default().recorded_bytes(80));
    /// assert!(options.from_str_with_report::<u8>("5")?.1.is_empty());
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    #[must_use]
    pub const fn recorded_bytes(self, recorded_bytes: usize) -> Self {
        Self { recorded_bytes, ..self }
    }

    /// How much the keywords of a run-time schema may compare in one document, beside 1,024 steps for each byte of its strings and
    /// names and each of its values. A step is a value of `enum`, an eighth of a name of `required`, or a state of a `pattern` at
    /// one byte of a string, where the states of `(a{0,30}){0,30}` are 900. What counts to fewer than 256 is not counted.
    ///
    /// ```
    /// # #[cfg(feature = "schema")] {
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use serde_coerce::{IssueCode, Limits};
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let hostile = json!({"type": "string", "pattern": "^((a{0,30}){0,30}){0,30}$"});
    /// let schema = Schema::compile(&hostile, &Policy::new())?;
    /// let error = schema.from_value_with_report(json!("a".repeat(1000))).unwrap_err();
    /// assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
    /// let patient = schema.limits(Limits::default().validation_steps(1 << 25));
    /// assert!(patient.from_value_with_report(json!("a".repeat(10))).is_ok());
    /// # }
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub const fn validation_steps(self, validation_steps: usize) -> Self {
        Self { validation_steps, ..self }
    }
}

/// The expectation of input that is deeper.
pub(crate) fn most_levels(depth: usize) -> String {
    format!("at most {} of lists and objects", counted(depth, "level"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_set_one_by_one() {
        let limits = Limits::default().text_bytes(2).depth(1).issues(0).coercions(3).recorded_bytes(4);
        let limits = limits.validation_steps(5);
        let expected =
            Limits { text_bytes: 2, depth: 1, issues: 1, coercions: 3, recorded_bytes: 4, validation_steps: 5 };
        assert_eq!(limits, expected);
        let levels = [most_levels(1), most_levels(2)];
        assert_eq!(levels, ["at most 1 level of lists and objects", "at most 2 levels of lists and objects"]);
    }
}
