//! What could not be read, and why: every issue at once, each with its path.

use std::borrow::Cow;
use std::fmt::{self, Display};

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::hint;
use crate::path::Path;
use crate::report::{Report, put_inside};
use crate::show;

mod code;
mod foreign;

pub use code::IssueCode;
pub(crate) use show::received_text;

/// Why input was refused: all its issues, in one go.
///
/// `Display` has one line an issue. It serializes as `{"issues": […]}`, with the number of issues that were over
/// [`Limits::issues`](crate::mode::Limits::issues) as `omitted` if there are such.
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::{Error, Issue, IssueCode, Path, Segment};
///
/// let limit = Path { segments: vec![Segment::Field("limit")] };
/// let error = Error::from(Issue::new(limit, IssueCode::InvalidType).expecting("an integer").receiving(&"abc".into()));
///
/// assert_eq!(error.issues().len(), 1);
/// assert_eq!(error.to_string(), r#"limit: expected an integer, got string "abc""#);
/// assert_eq!(serde_json::to_value(&error)?["issues"][0]["code"], "invalid_type");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Error(Box<Refusal>);

/// What an [`Error`] holds, boxed: results stay small.
#[derive(Clone, Debug, PartialEq)]
struct Refusal {
    issues: Vec<Issue>,
    omitted: usize,
    report: Report,
}

impl Error {
    pub(crate) fn new(issues: Vec<Issue>, omitted: usize, report: Report) -> Self {
        Self(Box::new(Refusal { issues, omitted, report }))
    }

    /// Refuses what has issues: what a check that collects them ends with.
    ///
    /// # Errors
    /// All of the issues, if there is one.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Error, Issue, IssueCode, Path, Segment};
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

    /// The issues, at most as many as [`Limits::issues`](crate::mode::Limits::issues) allows.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Coerce, IssueCode};
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
    #[must_use]
    pub fn omitted(&self) -> usize {
        self.0.omitted
    }

    /// What had been coerced in the refused input: it helps to understand the issues, and came to nothing.
    #[must_use]
    pub fn report(&self) -> &Report {
        &self.0.report
    }

    /// The error of the whole document, where what was refused stands at `path` in it.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Coerce, Path, Segment};
    /// use serde_json::json;
    ///
    /// let error = Vec::<u8>::from_value(json!([1, 256])).unwrap_err();
    /// let error = error.inside(&Path { segments: vec![Segment::Field("ids")] });
    /// assert_eq!(error.to_string(), "ids[1]: expected an integer from 0 to 255, got number 256");
    /// ```
    #[must_use]
    pub fn inside(self, path: &Path) -> Self {
        let Refusal { mut issues, omitted, report } = *self.0;
        for issue in &mut issues {
            put_inside(path, &mut issue.path);
        }
        Self::new(issues, omitted, report.inside(path))
    }

    /// The same, where `before` had been coerced already.
    pub(crate) fn after(self, mut before: Report) -> Self {
        let Refusal { issues, omitted, report } = *self.0;
        before.append(report);
        Self::new(issues, omitted, before)
    }

    /// The issues, owned.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::Coerce;
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

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, issue) in self.issues().iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "\n" })?;
            issue.fmt(f)?;
        }
        match self.omitted() {
            0 => Ok(()),
            omitted => write!(f, "\nand {omitted} more"),
        }
    }
}

impl Serialize for Error {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let omitted = self.omitted();
        let mut out = serializer.serialize_struct("Error", 1 + usize::from(omitted > 0))?;
        out.serialize_field("issues", self.issues())?;
        if omitted > 0 {
            out.serialize_field("omitted", &omitted)?;
        }
        out.end()
    }
}

/// One thing that is wrong with the input, told in JSON's terms and in the wire's names.
///
/// `Display` is one line: `limit: expected an integer, got string "abc"; string_to_number: not a JSON number`. On the wire it
/// is an object with `path`, `code`, `expected` and `received` (null where there is nothing to tell), and with `tried`,
/// `hint` and `message` where there are such.
///
/// Your own checks can give issues of the same form: [`Issue::new`], then what is known.
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::{Issue, IssueCode, Path, Segment};
///
/// let state = Path { segments: vec![Segment::Field("state")] };
/// let issue = Issue::new(state, IssueCode::UnknownVariant)
///     .expecting("open or closed")
///     .receiving(&"opne".into())
///     .hinting("did you mean open?");
/// assert_eq!(issue.to_string(), r#"state: expected open or closed, got string "opne"; did you mean open?"#);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Issue {
    /// Where: for `missing_field` and `unknown_field` the path of the member itself.
    pub path: Path,
    /// What is wrong, for programs.
    pub code: IssueCode,
    /// What the place takes: `an integer from 0 to 255`. Empty if there is nothing to tell; on the wire that is null.
    pub expected: Cow<'static, str>,
    /// What the type refused, after the rules that fired: `string "abc"`, `number 5`, `boolean true`, `null`, `a list`, `an
    /// object`. Short, escaped, and without the value where the field is sensitive.
    pub received: Option<String>,
    /// The declared rules that looked at the value and left it as it was.
    pub tried: Vec<Tried>,
    /// What the caller may do: `did you mean limit?`
    pub hint: Option<String>,
    /// What other code said of the value: a foreign type's `Deserialize`, a check of one's own.
    pub message: Option<String>,
}

impl Issue {
    /// An issue at `path` of which nothing else is known yet.
    #[must_use]
    pub const fn new(path: Path, code: IssueCode) -> Self {
        Self { path, code, expected: Cow::Borrowed(""), received: None, tried: Vec::new(), hint: None, message: None }
    }

    /// An issue for a word that is none of those known at the moment (the ids of a form, the tools of a host): it lists
    /// them, and hints at the one that was likely meant.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Issue, Path, Segment};
    ///
    /// let tool = Path { segments: vec![Segment::Field("tool")] };
    /// let issue = Issue::unknown(tool, "serach", ["fetch", "search"]);
    /// let line = "tool: expected `fetch` or `search`, got string \"serach\"; did you mean `search`?";
    /// assert_eq!(issue.to_string(), line);
    /// ```
    #[must_use]
    pub fn unknown<'a>(path: Path, word: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        let hint = hint::did_you_mean(word, known.iter().copied()).map(hint::sentence);
        let issue = Self::new(path, IssueCode::UnknownVariant).receiving_text(word);
        Self { hint, ..issue.expecting(hint::one_of(known)) }
    }

    /// The issue, with what the place takes, as it follows "expected": `an integer from 0 to 255`.
    #[must_use]
    pub fn expecting(self, expected: impl Into<Cow<'static, str>>) -> Self {
        Self { expected: expected.into(), ..self }
    }

    /// The issue, with what was there instead, as it follows "got": strings and numbers in at most 64 characters, lists and
    /// objects by kind.
    #[must_use]
    pub fn receiving(self, value: &Value) -> Self {
        Self { received: Some(show::received(value)), ..self }
    }

    /// The same, where a string was there.
    pub(crate) fn receiving_text(self, text: &str) -> Self {
        Self { received: Some(received_text(text)), ..self }
    }

    /// The issue, with what the caller may do.
    #[must_use]
    pub fn hinting(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }

    /// The issue, with a sentence of its own.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Issue, IssueCode, Path};
    ///
    /// let issue = Issue::new(Path::from_iter(["until"]), IssueCode::Custom).saying("lies before `since`");
    /// assert_eq!(issue.to_string(), "until: lies before `since`");
    /// ```
    #[must_use]
    pub fn saying(self, message: impl Into<String>) -> Self {
        Self { message: Some(message.into()), ..self }
    }

    fn told_expected(&self) -> Option<&str> {
        Some(&*self.expected).filter(|expected| !expected.is_empty())
    }

    /// What is wrong: the issue's own message or what its code says, what was expected, what came.
    fn write_fault(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = self.told_expected();
        let own = self.message.as_deref().or_else(|| self.code.opening(expected.is_some()));
        let parts = [("", own), ("expected ", expected), ("got ", self.received.as_deref())];
        let mut comma = "";
        for (word, text) in parts {
            let Some(text) = text else { continue };
            write!(f, "{comma}{word}{}", show::Line(text))?;
            comma = ", ";
        }
        Ok(())
    }
}

impl Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_root() {
            write!(f, "{}: ", self.path)?;
        }
        self.write_fault(f)?;
        for alike in self.tried.chunk_by(|one, next| one.reason == next.reason) {
            let rules: Vec<_> = alike.iter().map(|tried| tried.rule).collect();
            let reason = alike.first().map_or("", |tried| &tried.reason);
            write!(f, "; {}: {}", rules.join(", "), show::Line(reason))?;
        }
        match &self.hint {
            Some(hint) => write!(f, "; {}", show::Line(hint)),
            None => Ok(()),
        }
    }
}

impl Serialize for Issue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { path, code, expected: _, received, tried, hint, message } = self;
        let more = [!tried.is_empty(), hint.is_some(), message.is_some()];
        let mut out = serializer.serialize_struct("Issue", 4 + more.iter().filter(|there| **there).count())?;
        out.serialize_field("path", path)?;
        out.serialize_field("code", code)?;
        out.serialize_field("expected", &self.told_expected())?;
        out.serialize_field("received", received)?;
        if !tried.is_empty() {
            out.serialize_field("tried", tried)?;
        }
        if hint.is_some() {
            out.serialize_field("hint", hint)?;
        }
        if message.is_some() {
            out.serialize_field("message", message)?;
        }
        out.end()
    }
}

/// A rule that looked at a value that could not be read, and why it left it as it was.
///
/// On the wire: `{"rule": "string_to_number", "reason": "not a JSON number"}`.
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::{Issue, IssueCode, Path, Tried};
///
/// let mut issue = Issue::new(Path::from_iter(["limit"]), IssueCode::InvalidType).expecting("an integer");
/// issue.tried.push(Tried { rule: "string_to_number", reason: "not a JSON number".to_owned() });
/// assert_eq!(issue.to_string(), "limit: expected an integer; string_to_number: not a JSON number");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The rule's name.
    pub rule: &'static str,
    /// A short clause: `not a JSON number`.
    pub reason: String,
}

impl Tried {
    /// Does not list again what the issue has listed as expected.
    pub(crate) fn tell_once(&mut self, expected: &str) {
        let words = self.reason.strip_prefix("not ").unwrap_or_default();
        if (words.starts_with('`') || words.starts_with("one of `")) && expected.contains(words) {
            "none of these".clone_into(&mut self.reason);
        }
    }
}

impl Serialize for Tried {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Tried", 2)?;
        out.serialize_field("rule", self.rule)?;
        out.serialize_field("reason", &self.reason)?;
        out.end()
    }
}

#[cfg(test)]
mod tests;
