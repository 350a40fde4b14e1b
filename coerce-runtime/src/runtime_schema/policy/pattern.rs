//! Which locations a policy speaks of. A pattern is a pointer in which `*` stands for any one step, and `**` for any number of steps.

use std::collections::BTreeSet;

use super::{Checked, Goal, Word};
use crate::json::{Path, steps};
use crate::schema::holds_nothing;

const ANY_STEP: &str = "*";
const ANY_STEPS: &str = "**";

/// A pattern of locations with its goal.
#[derive(Clone, Debug)]
pub(in super::super) struct Pattern {
    pub(in super::super) location: String,
    pub(in super::super) steps: Vec<String>,
    pub(in super::super) goal: Goal,
    /// True if it is meant for many schemas: it may match nothing, and its rules need not fit.
    pub(in super::super) is_shared: bool,
}

impl Pattern {
    /// The pattern at this location, for many schemas if it is `shared`, as one for locations at any depth is.
    ///
    /// # Errors
    /// It is no location.
    pub(super) fn of(location: String, goal: Goal, shared: bool) -> Result<Self, String> {
        let is_anywhere = location == ANY_STEPS || location.starts_with("**/");
        let steps: Vec<String> = match location.strip_prefix('/').or_else(|| is_anywhere.then_some(&location)) {
            Some(path) => steps(path).collect(),
            None if location.is_empty() => Vec::new(),
            None => return Err(format!("`{location}` is no location: write one as `/filters/*/kind`")),
        };
        let is_shared = shared || steps.iter().any(|step| step == ANY_STEPS);
        Ok(Self { location, steps, goal, is_shared })
    }

    fn hides(&self) -> bool {
        matches!(self.goal, Goal::Sensitive)
    }

    /// The name with which it goes on after so many steps, if it asks for one.
    fn name_after(&self, at: usize) -> Option<&str> {
        self.steps.get(at).map(String::as_str).filter(|step| ![ANY_STEP, ANY_STEPS].contains(step))
    }
}

/// How far the patterns have come that may still match: the number of each, and how many of its steps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(in super::super) struct Active(Vec<(usize, usize)>);

impl Checked {
    /// All patterns, at the root.
    pub(in super::super) fn start(&self) -> Active {
        self.active((0..self.at.len()).map(|pattern| (pattern, 0)))
    }

    /// Those that go on with this step.
    pub(in super::super) fn step(&self, active: &Active, name: &str) -> Active {
        let next = |(pattern, at): &(usize, usize)| match self.at.get(*pattern)?.steps.get(*at)?.as_str() {
            ANY_STEPS => Some((*pattern, *at)),
            step => (step == ANY_STEP || step == name).then_some((*pattern, at + 1)),
        };
        self.active(active.0.iter().filter_map(next))
    }

    /// These, and as `**` may stand for no step, those behind it. Each once.
    fn active(&self, states: impl Iterator<Item = (usize, usize)>) -> Active {
        let mut active = Vec::new();
        for (pattern, mut at) in states {
            active.push((pattern, at));
            while self.at.get(pattern).and_then(|one| one.steps.get(at)).is_some_and(|step| step == ANY_STEPS) {
                at += 1;
                active.push((pattern, at));
            }
        }
        active.sort_unstable();
        active.dedup();
        Active(active)
    }

    fn patterns(&self, active: &Active) -> impl Iterator<Item = (&Pattern, usize)> + Clone {
        active.0.iter().filter_map(|(pattern, at)| Some((self.at.get(*pattern)?, *at)))
    }

    /// Returns whether no rule acts here.
    pub(in super::super) fn forbids(&self, active: &Active) -> bool {
        self.ending(active).any(|one| matches!(one.goal, Goal::Never))
    }

    /// Returns whether no rule acts at one of these steps from here.
    pub(in super::super) fn forbids_along(&self, active: &Active, steps: &[&str]) -> bool {
        let Some((step, inside)) = steps.split_first() else { return false };
        let active = self.step(active, step);
        self.forbids(&active) || self.forbids_along(&active, inside)
    }

    /// Returns whether a value here must not be shown.
    pub(in super::super) fn hides(&self, active: &Active) -> bool {
        self.ending(active).any(Pattern::hides)
    }

    /// The rules of the patterns that end here: of those for many schemas, or of the others.
    pub(in super::super) fn rules_at(&self, active: &Active, shared: bool) -> impl Iterator<Item = &Word> + Clone {
        self.ending(active).filter(move |one| one.is_shared == shared).flat_map(|one| one.goal.rules())
    }

    /// Those that end here.
    pub(in super::super) fn ending(&self, active: &Active) -> impl Iterator<Item = &Pattern> + Clone {
        self.patterns(active).filter(|(one, at)| one.steps.len() == *at).map(|(one, _)| one)
    }

    /// The names that members may have here of which a pattern says that no rule acts on them, or that they must not be shown, though the
    /// schema does not declare them: by a pattern for many schemas, or where this is one of several `forms` and another may declare them.
    pub(in super::super) fn guarded_names(&self, active: &Active, forms: bool) -> BTreeSet<&str> {
        let guards = |one: &Pattern| (one.is_shared || forms) && matches!(one.goal, Goal::Never | Goal::Sensitive);
        self.patterns(active).filter(|(one, _)| guards(one)).filter_map(|(one, at)| one.name_after(at)).collect()
    }

    /// The names of members that must not be shown wherever they are, or of those that have such a member inside.
    pub(in super::super) fn names_to_hide(&self) -> impl Iterator<Item = &str> {
        let hiding = self.at.iter().filter(|one| one.is_shared && one.hides());
        hiding.filter_map(|one| (0..one.steps.len()).rev().find_map(|at| one.name_after(at)))
    }

    /// Returns whether something may be inside that must not be shown, though the schema does not declare it.
    pub(in super::super) fn hides_inside(&self, active: &Active, forms: bool) -> bool {
        self.patterns(active).any(|(one, _)| one.hides() && (one.is_shared || forms))
    }

    /// After how many steps of the path a value must not be shown, if any.
    pub(in super::super) fn hidden_from(&self, path: &Path) -> Option<usize> {
        self.along(path).position(|active| self.hides(&active))
    }

    /// Returns whether what must not be shown may be inside the text at the path: by its location; or by its name, if the text may have any.
    pub(in super::super) fn hides_in(&self, path: &Path, text: &str) -> bool {
        let last = self.along(path).last().unwrap_or_default();
        self.patterns(&last).any(|(one, _)| one.hides() && (!one.is_shared || !holds_nothing(text)))
    }

    /// The patterns at each location of the path, the root first.
    fn along(&self, path: &Path) -> impl Iterator<Item = Active> {
        let mut segments = path.segments.iter();
        std::iter::successors(Some(self.start()), move |active| {
            // An item is found by its index and by any step.
            let name = segments.next()?.name().map_or_else(|index| index.to_string(), str::to_owned);
            Some(self.step(active, &name))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::runtime_schema::Policy;

    fn ends(location: &str, path: &[&str]) -> bool {
        let policy = Policy::new().never(location).checked;
        assert!(policy.faults.concat().is_empty());
        let active = path.iter().fold(policy.start(), |active, name| policy.step(&active, name));
        policy.forbids(&active)
    }

    #[test]
    fn two_stars_stand_for_any_number_of_steps() {
        for (location, path, expected) in [
            ("**/a", &["a"][..], true),
            ("/**/a", &["a"], true),
            ("**/a", &["b", "c", "a"], true),
            ("**/a", &["a", "b"], false),
            ("**/a", &["a", "a"], true),
            ("/a/**", &["a"], true),
            ("/a/**", &["a", "b", "c"], true),
            ("/a/**", &["b"], false),
            ("/a/**/b", &["a", "b"], true),
            ("/a/**/b", &["a", "x", "y", "b"], true),
            ("/a/**/b", &["x", "b"], false),
            ("**/a/*/b", &["x", "a", "0", "b"], true),
            ("**/a/*/b", &["x", "a", "b"], false),
            ("**", &[], true),
            ("**/**/a", &["b", "a"], true),
            ("/a**", &["a", "b"], false),
        ] {
            assert_eq!(ends(location, path), expected, "{location} {path:?}");
        }
    }

    #[test]
    fn a_pattern_has_a_state_for_each_of_its_steps_at_most() {
        let policy = Policy::new().never("**/a/**/a/**/a").checked;
        let deep = (0..1000).fold(policy.start(), |active, _| policy.step(&active, "a"));
        assert_eq!(deep.0.len(), 7);
    }
}
