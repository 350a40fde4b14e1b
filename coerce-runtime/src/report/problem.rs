//! The problem document of an error: what an HTTP service answers (RFC 9457).

use serde_json::{Value, json};

use super::issue::Words;
use super::{Error, Issue};
use crate::json::render::counted;

impl Error {
    /// The HTTP status that fits: 400 where the input is not JSON, or could not be read at all, else 422.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// assert_eq!(serde_coerce::from_str::<u8>("[1").unwrap_err().status(), 400);
    /// assert_eq!(serde_coerce::from_str::<u8>("300").unwrap_err().status(), 422);
    /// ```
    #[must_use]
    pub fn status(&self) -> u16 {
        if self.is_no_json() { 400 } else { 422 }
    }

    /// The error as a problem document of [RFC 9457](https://www.rfc-editor.org/rfc/rfc9457), which an HTTP service answers as
    /// `application/problem+json`: `type`, `title`, `status` and `detail`, and in `errors` an object for each issue with
    /// `detail`, `pointer` and `code`. Pointers are URI fragments, as in the RFC: `#/items/0/id`. `omitted` counts the issues
    /// that were over [`Limits::issues`](super::Limits::issues), if there are such.
    ///
    /// The status is that of [`status`](Self::status).
    ///
    /// It has the reasons of rules that were tried. What only the developer of the service can do about an issue, declare a rule or
    /// allow safe mode, is not in it: that is in `Display`, for the log.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_json::json;
    ///
    /// let error = serde_coerce::from_str::<Vec<u8>>("[1, 300]").unwrap_err();
    /// assert_eq!(error.to_problem(), json!({
    ///     "type": "about:blank",
    ///     "title": "Unprocessable Content",
    ///     "status": 422,
    ///     "detail": "The input does not have the expected form: 1 issue.",
    ///     "errors": [{
    ///         "detail": "expected an integer from 0 to 255, got number 300",
    ///         "pointer": "#/1",
    ///         "code": "invalid_value",
    ///     }],
    /// }));
    /// ```
    #[must_use]
    pub fn to_problem(&self) -> Value {
        let count = counted(self.issues().len() + self.omitted(), "issue");
        let mut problem = match self.status() {
            status @ 400 => problem(status, "The input could not be read."),
            status => problem(status, &format!("The input does not have the expected form: {count}.")),
        };
        problem["errors"] = self.issues().iter().map(problem_of).collect();
        if self.omitted() > 0 {
            problem["omitted"] = self.omitted().into();
        }
        problem
    }
}

/// A problem document without issues.
pub(crate) fn problem(status: u16, detail: &str) -> Value {
    json!({"type": "about:blank", "title": title(status), "status": status, "detail": detail})
}

/// With the type `about:blank` the title is the phrase of the status.
fn title(status: u16) -> &'static str {
    match status {
        400 => "Bad Request",
        413 => "Content Too Large",
        415 => "Unsupported Media Type",
        422 => "Unprocessable Content",
        500 => "Internal Server Error",
        _ => "Error",
    }
}

fn problem_of(issue: &Issue) -> Value {
    json!({"detail": issue.line(false, Words::PlainHint), "pointer": issue.path.to_fragment(), "code": issue.code})
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{Path, Segment};
    use crate::report::{IssueCode, Report};

    #[test]
    fn pointers_are_uri_fragments() {
        let table: [(&[Segment], &str); 5] = [
            (&[], "#"),
            (&["items".into(), 0.into(), "id".into()], "#/items/0/id"),
            (&["a/b~c".into()], "#/a~1b~0c"),
            (&["größe %\"".into()], "#/gr%C3%B6%C3%9Fe%20%25%22"),
            (&["it's(a)=b;c?@:!$&*+,".into()], "#/it's(a)=b;c?@:!$&*+,"),
        ];
        for (segments, fragment) in table {
            let issue = Issue::new(Path { segments: segments.to_vec() }, IssueCode::MissingField);
            assert_eq!(problem_of(&issue), json!({"detail": "missing", "pointer": fragment, "code": "missing_field"}));
        }
    }

    #[test]
    fn the_status_is_that_of_the_worst_issue() {
        let issue = |code| Issue::new(Path::default(), code);
        let table = [(IssueCode::Syntax, 400), (IssueCode::LimitExceeded, 422), (IssueCode::Custom, 422)];
        for (code, status) in table {
            let error = Error::from(issue(code));
            assert_eq!((error.status(), &error.to_problem()["status"]), (status, &json!(status)));
        }
    }

    #[test]
    fn the_title_is_the_phrase_of_the_status() {
        let phrases = [(400, "Bad Request"), (413, "Content Too Large"), (415, "Unsupported Media Type")];
        for (status, phrase) in
            phrases.into_iter().chain([(422, "Unprocessable Content"), (500, "Internal Server Error"), (599, "Error")])
        {
            assert_eq!(title(status), phrase);
        }
    }

    #[test]
    fn input_that_is_not_read_need_not_be_json() {
        let problem = Error::from(Issue::new(Path::default(), IssueCode::Syntax)).to_problem();
        assert_eq!(problem["detail"], "The input could not be read.");
    }

    #[test]
    fn issues_over_the_limit_are_counted() {
        let error = Error::new(vec![Issue::new(Path::default(), IssueCode::Custom)], 3, Report::default());
        let problem = error.to_problem();
        assert_eq!(problem["omitted"], 3);
        assert_eq!(problem["detail"], "The input does not have the expected form: 4 issues.");
    }
}
