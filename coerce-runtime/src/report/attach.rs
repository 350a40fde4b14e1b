//! A report as a part of an answer: in full for programs, or a few sentences for the model that reads the answer.

use serde_json::{Value, json};

use super::{Coercion, Report};

impl Report {
    /// Adds the report to an answer: as members `_coercions` and `_warnings` of an object (in place of those that it may
    /// have); anything else is put under `result` first. If nothing was repaired, the answer stays as it is.
    ///
    /// It says each repair twice, for programs and for people. A model pays for every word of an answer: for it there is
    /// [`attach_warnings_to`](Self::attach_warnings_to).
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Report;
    /// use serde_json::json;
    ///
    /// let mut answer = json!("done");
    /// Report::default().attach_to(&mut answer);
    /// assert_eq!(answer, json!("done"));
    /// ```
    pub fn attach_to(&self, answer: &mut Value) {
        if !self.is_empty() {
            put_into(answer, json!(self));
        }
    }

    /// Adds only the sentences to an answer, the first `most` of them, as [`first_warnings`](Self::first_warnings) returns them: as
    /// the member `_warnings` of an object; anything else is put under `result` first. Where there is no sentence, the answer stays
    /// as it is.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Report, Segment};
    /// use serde_json::json;
    ///
    /// let replaced = |at: usize| Coercion {
    ///     path: Path::from_iter([Segment::Field("ids"), Segment::Index(at)]),
    ///     rule: "string_to_number",
    ///     change: Change::Replaced { from: json!(at.to_string()), to: json!(at) },
    /// };
    /// let report: Report = (0..6).map(replaced).collect();
    ///
    /// let mut answer = json!({"found": 2});
    /// report.attach_warnings_to(&mut answer, 2);
    /// assert_eq!(answer, json!({"found": 2, "_warnings": [
    ///     r#"ids[0]: string "0" was read as number 0 (string_to_number)"#,
    ///     r#"ids[1]: string "1" was read as number 1 (string_to_number)"#,
    ///     "and 4 more",
    /// ]}));
    /// ```
    pub fn attach_warnings_to(&self, answer: &mut Value, most: usize) {
        let warnings = self.first_warnings(most);
        if !warnings.is_empty() {
            put_into(answer, json!({ "_warnings": warnings }));
        }
    }

    /// The first `most` of the sentences that [`warnings`](Self::warnings) returns. Where there are more, and for repairs whose entries
    /// were not kept, the last line counts them: `and 4 more`.
    ///
    /// It fits a field of a typed answer: `#[serde(rename = "_warnings", skip_serializing_if = "Vec::is_empty")] warnings: Vec<String>`.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Change, Coercion, Path, Report};
    /// use serde_json::json;
    ///
    /// let change = Change::Removed { from: json!(null) };
    /// let entry = Coercion { path: Path::from_iter(["limit"]), rule: "null_to_default", change };
    /// let report = Report::from_iter([entry.clone(), entry]);
    /// assert_eq!(report.first_warnings(1), ["limit: null was read as absent (null_to_default)", "and 1 more"]);
    /// assert_eq!(report.first_warnings(2), report.warnings());
    /// assert!(Report::default().first_warnings(1).is_empty());
    /// ```
    #[must_use]
    pub fn first_warnings(&self, most: usize) -> Vec<String> {
        let mut rest = self.coercions().iter().filter(|coercion| coercion.warns());
        let mut warnings: Vec<String> = rest.by_ref().take(most).map(Coercion::warning).collect();
        let more = rest.count() + self.omitted();
        if more > 0 {
            warnings.push(format!("and {more} more"));
        }
        warnings
    }
}

/// Adds the members of an object to an answer; what is no object is put under `result` first.
fn put_into(answer: &mut Value, more: Value) {
    if !answer.is_object() {
        *answer = json!({ "result": answer.take() });
    }
    if let (Value::Object(members), Value::Object(more)) = (answer, more) {
        members.extend(more);
    }
}
