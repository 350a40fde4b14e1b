//! The issues of a `Coerced` inside another type: serde's error has only its text, so they wait here for the reading around it.

use std::cell::RefCell;

use serde::de::Error as _;

use crate::json::Path;
use crate::report::{Error, Issue, Limits};
use crate::tree::Fault;

/// How many errors wait at most. What is beyond stays one issue with its text.
const MOST: usize = 64;

thread_local! {
    /// The errors of inner values since the outermost reading on this thread began. `None` while nothing is read.
    static REFUSED: RefCell<Option<Vec<Error>>> = const { RefCell::new(None) };
}

/// A reading that goes on: what is refused inside the outermost waits until that ends.
pub(super) struct Scope {
    is_outermost: bool,
}

impl Scope {
    pub(super) fn enter() -> Self {
        REFUSED.with_borrow_mut(|refused| {
            let is_outermost = refused.is_none();
            refused.get_or_insert_default();
            Self { is_outermost }
        })
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        if self.is_outermost {
            REFUSED.set(None);
        }
    }
}

/// Keeps what a value refuses that is read inside another.
pub(super) fn keep(error: &Error) {
    REFUSED.with_borrow_mut(|refused| {
        // A value may be read more than once.
        if let Some(errors) = refused.as_mut().filter(|errors| errors.len() < MOST && !errors.contains(error)) {
            errors.push(error.clone());
        }
    });
}

/// The error with the issues of each inner value in the place of the one that has their text.
pub(super) fn told_apart(error: Error, limits: Limits) -> Error {
    let inner = REFUSED.with_borrow(Clone::clone).unwrap_or_default();
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
