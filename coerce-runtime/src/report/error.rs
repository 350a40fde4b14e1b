//! Why input was refused: every issue at once, each with its path.

use std::fmt::{self, Debug, Display};

use serde::Serialize;

use super::{Issue, IssueCode, Report};
use crate::json::Path;

/// Why input was refused: all its issues, in one go.
///
/// `Display` has one line an issue, and so has `Debug`: that is what a panic of `unwrap` shows. (`{:#?}` lists all that there is.) It
/// serializes as `{"issues": […]}`, with the number of issues that were over
/// [`Limits::issues`](super::Limits::issues) as `omitted` if there are such.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Error, Issue, IssueCode, Path, Segment};
///
/// let limit = Path { segments: vec![Segment::Field("limit")] };
/// let error = Error::from(Issue::new(limit, IssueCode::InvalidType).expecting("an integer").receiving(&"abc".into()));
///
/// assert_eq!(error.issues().len(), 1);
/// assert_eq!(error.to_string(), r#"limit: expected an integer, got string "abc""#);
/// assert_eq!(serde_json::to_value(&error)?["issues"][0]["code"], "invalid_type");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Error(Box<Refusal>);

/// The contents of an [`Error`], boxed: results stay small.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "Error")]
struct Refusal {
    issues: Vec<Issue>,
    #[serde(skip_serializing_if = "is_zero")]
    omitted: usize,
    #[serde(skip)]
    report: Report,
}

/// Returns whether a count is left out on the wire.
pub(crate) fn is_zero<N: Default + PartialEq>(count: &N) -> bool {
    *count == N::default()
}

impl Error {
    /// An error of these issues and so many more, with what had been coerced.
    pub(crate) fn new(issues: Vec<Issue>, omitted: usize, report: Report) -> Self {
        Self(Box::new(Refusal { issues, omitted, report }))
    }

    /// Refuses what has issues: what a check that collects them ends with.
    ///
    /// # Errors
    /// All of the issues, if there is one.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Error, Issue, IssueCode, Path, Segment};
    ///
    /// fn all_even(numbers: &[u32]) -> Result<(), Error> {
    ///     let odd = numbers.iter().enumerate().filter(|(_, number)| *number % 2 == 1);
    ///     Error::check(odd.map(|(at, _)| {
    ///         let path = Path { segments: vec![Segment::Index(at)] };
    ///         Issue::new(path, IssueCode::InvalidValue).expecting("an even number")
    ///     }))
    /// }
    /// assert!(all_even(&[2, 4]).is_ok());
    /// assert_eq!(all_even(&[1, 2, 3]).unwrap_err().issues().len(), 2);
    /// ```
    pub fn check(issues: impl IntoIterator<Item = Issue>) -> Result<(), Self> {
        let issues: Vec<Issue> = issues.into_iter().collect();
        if issues.is_empty() { Ok(()) } else { Err(issues.into()) }
    }

    /// The issues, at most as many as [`Limits::issues`](super::Limits::issues) allows.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Coerce, IssueCode};
    /// use serde_json::json;
    ///
    /// let error = Vec::<u8>::from_value(json!(["x", 256])).unwrap_err();
    /// let codes: Vec<_> = error.issues().iter().map(|issue| issue.code).collect();
    /// assert_eq!(codes, [IssueCode::InvalidType, IssueCode::InvalidValue]);
    /// ```
    #[must_use]
    pub fn issues(&self) -> &[Issue] {
        &self.0.issues
    }

    /// How many more issues there were than are kept.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Limits, Options};
    ///
    /// let options = Options::default().limits(Limits::default().issues(2));
    /// let error = options.from_str_with_report::<Vec<u8>>("[300, 301, 302, 303]").unwrap_err();
    /// assert_eq!((error.issues().len(), error.omitted()), (2, 2));
    /// assert!(error.to_string().ends_with("\nand 2 more"));
    /// ```
    #[must_use]
    pub fn omitted(&self) -> usize {
        self.0.omitted
    }

    /// The repairs of the refused input before it was refused: they help to understand the issues, and nothing was done with them.
    ///
    /// ```
    /// # #[cfg(feature = "schema")] {
    /// # use serde_coerce_runtime as serde_coerce;
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let numbers = json!({"type": "array", "items": {"type": "integer"}});
    /// let schema = Schema::compile(&numbers, &Policy::new().on("integer", ["string_to_number"]))?;
    /// let error = schema.from_value_with_report(json!(["1", "x"])).unwrap_err();
    /// assert_eq!(error.issues()[0].path.to_pointer(), "/1");
    /// assert_eq!(error.report().warnings(), [r#"[0]: string "1" was read as number 1 (string_to_number)"#]);
    /// # }
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    #[must_use]
    pub fn report(&self) -> &Report {
        &self.0.report
    }

    /// The error of the whole document, where what was refused stands at `path` in it. Where that is a text that is no JSON, the document
    /// still is: the [`status`](Self::status) is 422.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::{Coerce, Path, Segment};
    /// use serde_json::json;
    ///
    /// let error = Vec::<u8>::from_value(json!([1, 256])).unwrap_err();
    /// let error = error.inside(&Path { segments: vec![Segment::Field("ids")] });
    /// assert_eq!(error.to_string(), "ids[1]: expected an integer from 0 to 255, got number 256");
    /// ```
    #[must_use]
    pub fn inside(mut self, path: &Path) -> Self {
        for issue in &mut self.0.issues {
            issue.path.put_inside(path);
            issue.of_part |= !path.is_root();
        }
        self.0.report = std::mem::take(&mut self.0.report).inside(path);
        self
    }

    /// Returns whether the input is no JSON.
    pub(crate) fn is_no_json(&self) -> bool {
        self.issues().iter().any(|issue| issue.code == IssueCode::Syntax && !issue.of_part)
    }

    /// Returns the error with each issue changed.
    #[cfg(any(feature = "axum-08", feature = "schema"))]
    pub(crate) fn with_issues(mut self, change: impl FnMut(&mut Issue)) -> Self {
        self.0.issues.iter_mut().for_each(change);
        self
    }

    /// Returns the error with all issues of another in the place of each issue that stands for one. `most` are kept.
    pub(crate) fn expand(self, most: usize, mut stands_for: impl FnMut(&Issue) -> Option<Self>) -> Self {
        let Refusal { issues, mut omitted, report } = *self.0;
        let mut all = Vec::with_capacity(issues.len());
        for issue in issues {
            let inner = stands_for(&issue).unwrap_or_else(|| issue.into());
            omitted += inner.omitted();
            all.extend(inner.into_issues());
        }
        omitted += all.len().saturating_sub(most);
        all.truncate(most);
        Self::new(all, omitted, report)
    }

    /// Returns the error of an input in which `before` had been coerced already.
    pub(crate) fn after(mut self, mut before: Report) -> Self {
        before.append(self.0.report);
        self.0.report = before;
        self
    }

    /// The issues, owned.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    /// use serde_json::json;
    ///
    /// let issues = u8::from_value(json!("x")).unwrap_err().into_issues();
    /// assert_eq!(issues[0].received.as_deref(), Some(r#"string "x""#));
    /// ```
    #[must_use]
    pub fn into_issues(self) -> Vec<Issue> {
        self.0.issues
    }
}

/// An error of one issue, with an empty report: what a check after reading may give.
impl From<Issue> for Error {
    fn from(issue: Issue) -> Self {
        Self::from(vec![issue])
    }
}

/// An error of these issues, all kept, with an empty report. There should be at least one.
impl From<Vec<Issue>> for Error {
    fn from(issues: Vec<Issue>) -> Self {
        Self::new(issues, 0, Report::default())
    }
}

/// Adds issues that your own checks found. All are kept.
impl Extend<Issue> for Error {
    fn extend<I: IntoIterator<Item = Issue>>(&mut self, issues: I) {
        self.0.issues.extend(issues);
    }
}

impl std::error::Error for Error {}

/// Writes the error as `Display` does. The alternate form has the issues in full, and the report.
impl Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return Display::fmt(self, f);
        }
        let Refusal { issues, omitted, report } = &*self.0;
        f.debug_struct("Error").field("issues", issues).field("omitted", omitted).field("report", report).finish()
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines: Vec<String> = self.issues().iter().map(ToString::to_string).collect();
        lines.extend((self.omitted() > 0).then(|| format!("and {} more", self.omitted())));
        f.write_str(&lines.join("\n"))
    }
}

#[cfg(test)]
mod tests;
