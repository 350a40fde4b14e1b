//! The issues of a `Coerced` inside another type: serde's error has only its text, so they wait here for the reading around it.

use std::cell::{Cell, RefCell};

use serde::de::Error as _;

use crate::json::Path;
use crate::report::{Error, Issue, Limits};
use crate::tree::Fault;

/// How many errors wait at most. What is beyond stays one issue with its text.
const MOST: usize = 64;

thread_local! {
    /// How many readings go on, one inside the other, and whether errors wait. Most readings touch nothing else.
    static OPEN: Cell<(usize, bool)> = const { Cell::new((0, false)) };
    /// The errors of inner values since the outermost reading on this thread began.
    static REFUSED: RefCell<Vec<Error>> = const { RefCell::new(Vec::new()) };
}

/// A reading that goes on: what is refused inside the outermost waits until that ends.
pub(super) struct Scope(());

impl Scope {
    pub(super) fn enter() -> Self {
        let (readings, waits) = OPEN.get();
        OPEN.set((readings + 1, waits));
        Self(())
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        let (readings, waits) = OPEN.get();
        let is_outermost = readings == 1;
        OPEN.set((readings - 1, waits && !is_outermost));
        if waits && is_outermost {
            with_refused(std::mem::take);
        }
    }
}

/// Does something with the errors. At the end of a thread there are none.
fn with_refused<T: Default>(then: impl FnOnce(&mut Vec<Error>) -> T) -> T {
    REFUSED.try_with(|errors| then(&mut errors.borrow_mut())).unwrap_or_default()
}

/// Keeps what a value refuses that is read inside another.
pub(super) fn keep(error: &Error) {
    let (readings, _) = OPEN.get();
    if readings == 0 {
        return;
    }
    OPEN.set((readings, true));
    with_refused(|errors| {
        // A value may be read more than once.
        if errors.len() < MOST && !errors.iter().any(|known| known.issues() == error.issues()) {
            errors.push(error.clone());
        }
    });
}

/// The error with the issues of each inner value in the place of the one that has their text.
pub(super) fn told_apart(error: Error, limits: Limits) -> Error {
    let (_, waits) = OPEN.get();
    if !waits {
        return error;
    }
    let inner = with_refused(|errors| errors.clone());
    let as_issues: Vec<Issue> =
        inner.iter().map(|error| Issue::from_fault(Path::default(), &Fault::custom(error), false)).collect();
    error.expand(limits.issues, |issue| {
        let mut alike = as_issues.iter().zip(&inner).filter(|(text, _)| says_the_same(text, issue));
        // The text is cut: two may be one text.
        alike.next().filter(|_| alike.next().is_none()).map(|(_, inner)| inner.clone().inside(&issue.path))
    })
}

/// Returns whether both say the same, wherever they say it. An issue may also have what was received. What a `custom` function says is its
/// own reason, whatever it has read for it.
fn says_the_same(text: &Issue, issue: &Issue) -> bool {
    let said = [text, issue].map(|issue| (&issue.message, issue.code, &issue.expected));
    text.message.is_some() && said[0] == said[1] && issue.refusal().is_none()
}
