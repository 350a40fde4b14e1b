//! The faults of a policy for a schema.

use serde_json::Value;

use super::super::pointer;
use super::Compiler;
use crate::json::suggest::{self, folded, same_folded};
use crate::rules::Rule;

impl<'v> Compiler<'_, 'v> {
    /// Patterns that match nothing.
    pub(super) fn check_locations(&mut self) {
        for pattern in &self.policy.at {
            let may_be = |path: &String| leads_through(path, &pattern.steps);
            let is_matched =
                self.matched.contains(&std::ptr::from_ref(pattern)) || self.unsure_paths.iter().any(may_be);
            if !is_matched && !pattern.is_shared {
                let locations = self.paths.all();
                let near = suggest::did_you_mean(&pattern.location, locations.iter().map(|known| &**known));
                let hint = near.map(|near| format!(": {}", suggest::sentence(near))).unwrap_or_default();
                self.faults.push(format!("the schema has no location `{}`{hint}", pattern.location));
            }
        }
    }

    /// Returns whether there are names that `ignore_key_case` can't tell apart, whatever form the value has. Where it is `demanded` each
    /// pair is a fault.
    pub(super) fn check_folded(&mut self, nodes: &[&'v Value], path: usize, demanded: bool) -> bool {
        let mut names = self.source.member_names(nodes);
        names.sort_by(|one, other| folded(one).cmp(folded(other)));
        let is_folded = |pair: &&[&str]| same_folded(pair[0], pair[1]);
        let pairs: Vec<&[&str]> = names.windows(2).filter(is_folded).collect();
        for pair in pairs.iter().filter(|_| demanded) {
            let fault = format_args!("`ignore_key_case` can't tell `{}` from `{}`: remove it", pair[0], pair[1]);
            self.fault_at(path, fault);
        }
        !pairs.is_empty()
    }

    pub(super) fn check_conflicts(&mut self, here: &[&Rule], path: usize) {
        let rules = || here.iter().map(|rule| rule.definition);
        for one in rules() {
            for other in rules().filter(|other| one.conflicts.contains(&other.name)) {
                self.fault_at(path, format_args!("`{}` and `{}` conflict: remove one", one.name, other.name));
            }
        }
    }
}

/// Returns whether the steps lead through the location.
fn leads_through(path: &str, steps: &[String]) -> bool {
    let mut along = pointer::steps(path).skip(1);
    let mut steps = steps.iter();
    along.all(|step| steps.next().is_some_and(|one| step == "*" || one == "*" || *one == step))
}
