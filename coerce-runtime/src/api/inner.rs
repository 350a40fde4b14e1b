//! The issues of a `Coerced` inside another type: serde's error has only its text, so they wait here for the reading around it.

use std::cell::RefCell;

use serde::de::Error as _;

use crate::json::Path;
use crate::report::{Error, Issue, Limits};
use crate::tree::Fault;

/// The issues on this thread since the outermost reading began.
#[derive(Default)]
struct Refused {
    /// How many readings go on, one inside the other.
    readings: usize,
    errors: Vec<Error>,
}

/// How many errors wait at most. What is beyond stays one issue with its text.
const MOST: usize = 64;

thread_local! {
    static REFUSED: RefCell<Refused> = RefCell::default();
}

/// A reading that goes on: what is refused inside it waits until it ends.
pub(super) struct Scope(());

impl Scope {
    pub(super) fn enter() -> Self {
        REFUSED.with_borrow_mut(|refused| refused.readings += 1);
        Self(())
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        REFUSED.with_borrow_mut(|refused| {
            refused.readings = refused.readings.saturating_sub(1);
            if refused.readings == 0 {
                refused.errors = Vec::new();
            }
        });
    }
}

/// Keeps what a value refuses that is read inside another.
pub(super) fn keep(error: &Error) {
    REFUSED.with_borrow_mut(|refused| {
        let is_awaited = refused.readings > 0 && refused.errors.len() < MOST;
        // A value may be read more than once.
        if is_awaited && !refused.errors.contains(error) {
            refused.errors.push(error.clone());
        }
    });
}

/// The error with the issues of each inner value in the place of the one that has their text.
pub(super) fn told_apart(error: Error, limits: Limits) -> Error {
    let inner = REFUSED.with_borrow(|refused| refused.errors.clone());
    if inner.is_empty() {
        return error;
    }
    let as_issues: Vec<Issue> =
        inner.iter().map(|error| Issue::from_fault(Path::default(), &Fault::custom(error), false)).collect();
    error.expand(limits.issues, |issue| {
        let mut alike = as_issues.iter().zip(&inner).filter(|(text, _)| says_the_same(text, issue));
        // The text is cut: two may be one text.
        alike.next().filter(|_| alike.next().is_none()).map(|(_, inner)| inner.clone().inside(&issue.path))
    })
}

/// Returns whether both say the same, wherever they say it. An issue may also have what was received.
fn says_the_same(text: &Issue, issue: &Issue) -> bool {
    text.message.is_some()
        && text.message == issue.message
        && text.code == issue.code
        && text.expected == issue.expected
}
