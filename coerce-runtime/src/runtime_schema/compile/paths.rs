//! The paths of all locations.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::super::policy::Pattern;
use super::Compiler;
use crate::json::{below, steps, suggest};
use crate::schema::address;

/// The number of the path of the whole.
pub(super) const ROOT: usize = 0;

/// The paths of all locations, numbered: each by the one around it and its last step. They are written out for messages alone.
#[derive(Default)]
pub(super) struct Paths<'v>(Vec<(usize, Cow<'v, str>)>);

impl<'v> Paths<'v> {
    pub(super) fn step(&mut self, around: usize, name: Cow<'v, str>) -> usize {
        self.0.push((around, name));
        self.0.len()
    }

    /// The path with this number, as a pointer.
    pub(super) fn shown(&self, number: usize) -> String {
        let last = |number: usize| number.checked_sub(1).and_then(|index| self.0.get(index));
        let steps: Vec<_> = std::iter::successors(last(number), |(around, _)| last(*around)).collect();
        steps.into_iter().rev().fold(String::new(), |path, (_, name)| below(&path, name))
    }

    pub(super) fn all(&self) -> BTreeSet<String> {
        (ROOT..=self.0.len()).map(|number| self.shown(number)).collect()
    }
}

impl Compiler<'_, '_> {
    /// Rules for locations whose values have several forms, none of which they fit.
    pub(super) fn check_demanded(&mut self) {
        let unfit = |((_, name), (path, acts)): (_, (usize, bool))| (!acts).then_some((path, name));
        let unfit: BTreeSet<(usize, &str)> = std::mem::take(&mut self.demanded).into_iter().filter_map(unfit).collect();
        for (path, name) in unfit {
            self.fault_at(path, format_args!("`{name}` fits no form of the value here: remove it"));
        }
    }

    /// Patterns that match nothing.
    pub(super) fn check_locations(&mut self) {
        let is_matched = |pattern: &&Pattern| {
            let may_be = |path: &String| leads_through(path, &pattern.steps);
            self.matched.contains(&address(*pattern)) || self.unsure_paths.iter().any(may_be)
        };
        let unmatched: Vec<_> = self.policy.at.iter().filter(|one| !one.is_shared && !is_matched(one)).collect();
        if unmatched.is_empty() {
            return;
        }
        // What is there for the policy alone is no location that it may have meant.
        let mut locations = self.paths.all();
        locations.retain(|location| unmatched.iter().all(|pattern| pattern.location != *location));
        let locations: Vec<_> = locations.iter().map(|known| &**known).collect();
        for pattern in unmatched {
            let near = suggest::did_you_mean(&pattern.location, &locations);
            let hint = match near {
                None => String::new(),
                Some("") => ": did you mean the empty string, which is the root?".to_owned(),
                Some(near) => format!(": {}", suggest::sentence(near)),
            };
            self.faults.push(format!("the schema has no location `{}`{hint}", pattern.location));
        }
    }
}

/// Returns whether the steps of a pattern lead through the location.
fn leads_through(path: &str, pattern: &[String]) -> bool {
    let (mut along, mut pattern) = (steps(path).skip(1), pattern.iter());
    along.all(|step| pattern.next().is_some_and(|one| step == "*" || one == "*" || *one == step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_pointers() {
        let mut paths = Paths::default();
        let outer = paths.step(ROOT, "a/b".into());
        let inner = paths.step(outer, "~".into());
        assert_eq!([ROOT, outer, inner].map(|number| paths.shown(number)), ["", "/a~1b", "/a~1b/~0"]);
        assert_eq!(paths.all().len(), 3);
    }
}
