//! The entries of a report, made when somebody looks at them first.

use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use super::Coercion;
use super::log::Log;

/// The log of a walk until somebody looks, and the entries since.
#[derive(Default)]
pub(super) struct Lazy {
    made: OnceLock<Vec<Coercion>>,
    log: Mutex<Log>,
}

impl Lazy {
    /// The entries.
    pub(super) fn get(&self) -> &[Coercion] {
        let log = || std::mem::take(&mut *self.log.lock().unwrap_or_else(PoisonError::into_inner));
        self.made.get_or_init(|| log().into_entries())
    }

    /// Takes out the entries, and leaves none.
    pub(super) fn take(&mut self) -> Vec<Coercion> {
        let Self { made, log } = std::mem::take(self);
        let log = log.into_inner().unwrap_or_else(PoisonError::into_inner);
        made.into_inner().unwrap_or_else(|| log.into_entries())
    }
}

impl From<Log> for Lazy {
    fn from(log: Log) -> Self {
        Self { made: OnceLock::new(), log: Mutex::new(log) }
    }
}

impl From<Vec<Coercion>> for Lazy {
    fn from(made: Vec<Coercion>) -> Self {
        Self { made: OnceLock::from(made), log: Mutex::default() }
    }
}

impl Clone for Lazy {
    fn clone(&self) -> Self {
        self.get().to_vec().into()
    }
}

impl PartialEq for Lazy {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl fmt::Debug for Lazy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}
