//! Text in which the parser stopped.

use crate::context::Context;
use crate::error::{Error, Issue, IssueCode};
use crate::path::Path;
use crate::report::Report;
use crate::slot::Slot;

/// Where the parser stopped, and why.
pub(super) struct Stop {
    pub(super) cx: Context,
    pub(super) error: serde_json::Error,
}

impl From<Stop> for Error {
    #[cold]
    fn from(Stop { mut cx, error }: Stop) -> Self {
        let message = error.to_string();
        if error.is_data() {
            let issue = cx.stop(IssueCode::Custom, &message);
            cx.note(issue);
            return cx.into_error();
        }
        if is_too_deep(&message) {
            return too_deep(cx);
        }
        syntax(cx, Path::default(), &format!("not valid JSON: {message}"))
    }
}

/// What reading text as serde would came to. If serde does not read it either, it stopped where it did `before`.
#[cold]
#[inline(never)]
pub(super) fn finish_plainly<T>(
    read: Result<(), serde_json::Error>,
    slot: Slot<T>,
    cx: &Context,
    before: Stop,
) -> Result<(T, Report), Error> {
    match (read, slot) {
        (Ok(()), Slot::Value(value)) if cx.failures() == 0 => Ok((value, Report::default())),
        _ => Err(before.into()),
    }
}

/// Whether it is `serde_json` that says so.
pub(super) fn is_too_deep(message: &str) -> bool {
    message.starts_with("recursion limit exceeded")
}

/// An error in which the parser met more levels than it takes.
#[cold]
pub(super) fn too_deep(mut cx: Context) -> Error {
    let path = cx.take_stopped();
    let mut issue = Issue::new(path, IssueCode::LimitExceeded);
    issue.expected = "fewer levels of lists and objects".into();
    cx.note(issue);
    cx.into_error()
}

#[cold]
pub(super) fn syntax(mut cx: Context, path: Path, message: &str) -> Error {
    let mut issue = Issue::new(path, IssueCode::Syntax);
    issue.message = Some(message.to_owned());
    cx.note(issue);
    cx.into_error()
}
