//! The entries of a report, made when somebody looks at them first.

use std::fmt;
use std::sync::OnceLock;

use super::Coercion;
use super::log::Log;

/// The log of a walk, and the entries once somebody has looked.
#[derive(Clone, Default)]
pub(super) struct Lazy {
    pub(super) made: OnceLock<Vec<Coercion>>,
    pub(super) log: Log,
}

impl Lazy {
    /// The entries.
    pub(super) fn get(&self) -> &[Coercion] {
        self.made.get_or_init(|| self.log.to_entries())
    }

    /// Takes out the entries, and leaves none.
    pub(super) fn take(&mut self) -> Vec<Coercion> {
        self.get();
        std::mem::take(self).made.into_inner().unwrap_or_default()
    }
}

impl From<Vec<Coercion>> for Lazy {
    fn from(made: Vec<Coercion>) -> Self {
        Self { made: made.into(), log: Log::default() }
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
