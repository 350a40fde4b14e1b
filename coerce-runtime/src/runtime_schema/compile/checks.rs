//! The faults of a policy for a schema.

use serde_json::Value;

use super::{Compiler, Declared, located};
use crate::json::suggest::{self, folded, same_folded};

impl<'v> Compiler<'v> {
    /// Patterns that match nothing.
    pub(super) fn check_locations(&mut self) {
        for (number, pattern) in self.policy.at.iter().enumerate() {
            let may_be = |path: &String| leads_through(path, &pattern.steps);
            let is_matched = self.matched.contains(&number) || self.unsure_paths.iter().any(may_be);
            if !is_matched && !pattern.is_shared() {
                let locations = self.paths.all();
                let near = suggest::did_you_mean(&pattern.location, locations.iter().map(|known| &**known));
                let hint = near.map(|near| format!(": {}", suggest::sentence(near))).unwrap_or_default();
                self.fault(format!("the schema has no location `{}`{hint}", pattern.location));
            }
        }
    }

    /// Returns whether there are names that `ignore_key_case` can't tell apart, whatever form the value has. Where it is `demanded` each
    /// pair is a fault.
    pub(super) fn check_folded(&mut self, nodes: &[&'v Value], path: usize, demanded: bool) -> bool {
        let mut names = self.source.member_names(nodes);
        names.sort_by(|one, other| folded(one).cmp(folded(other)));
        let mut any = false;
        for pair in names.windows(2) {
            let [one, other] = pair else { continue };
            let is_folded = same_folded(one, other);
            any |= is_folded;
            if is_folded && demanded {
                let path = self.paths.shown(path);
                let path = located(&path);
                self.fault(format!("{path}: `ignore_key_case` can't tell `{one}` from `{other}`: remove it"));
            }
        }
        any
    }

    pub(super) fn check_conflicts(&mut self, here: &[&Declared], path: usize) {
        let rules = || here.iter().map(|declared| declared.definition);
        for one in rules() {
            for other in rules().filter(|other| one.conflicts.contains(&other.name)) {
                let path = self.paths.shown(path);
                self.fault(format!("{}: `{}` and `{}` conflict: remove one", located(&path), one.name, other.name));
            }
        }
    }
}

/// Returns whether the steps lead through the location.
fn leads_through(path: &str, steps: &[String]) -> bool {
    let mut along = path.split('/').skip(1).map(|step| step.replace("~1", "/").replace("~0", "~"));
    let mut steps = steps.iter();
    along.all(|step| steps.next().is_some_and(|one| step == "*" || one == "*" || *one == step))
}
