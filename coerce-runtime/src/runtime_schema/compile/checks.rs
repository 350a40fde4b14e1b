//! What is wrong with a policy for a schema.

use super::super::fits::{CONFLICTS, Site};
use super::{Compiler, Found, located, name, shown};
use crate::json::suggest;

impl Compiler<'_> {
    /// Rules by declared type that fit no location of that type.
    pub(super) fn check_fits_by_type(&mut self) {
        for (form, word) in &self.policy.on {
            let beside: Vec<_> =
                self.policy.on.iter().filter(|(other, _)| other == form).map(|(_, word)| name(word)).collect();
            if !Site::may_fit(*form, name(word), &beside) {
                self.fault(format!("`{}` does not fit `{}`: remove it", name(word), shown(*form)));
            }
        }
    }

    /// Patterns that match nothing.
    pub(super) fn check_locations(&mut self) {
        for (number, pattern) in self.policy.at.iter().enumerate() {
            if !self.matched.contains(&number) {
                let near = suggest::did_you_mean(&pattern.location, self.locations.iter().map(|known| &**known));
                let hint = near.map(|near| format!(": {}", suggest::sentence(near))).unwrap_or_default();
                self.fault(format!("the schema has no location `{}`{hint}", pattern.location));
            }
        }
    }

    pub(super) fn check_conflicts(&mut self, found: &Found, path: &str) {
        let has = |name: &str| found.here.iter().any(|declared| declared.name() == name);
        let pairs: Vec<_> = CONFLICTS.iter().filter(|(one, other)| has(one) && has(other)).collect();
        for (one, other) in pairs {
            self.fault(format!("{}: `{one}` and `{other}` conflict: remove one", located(path)));
        }
    }
}
