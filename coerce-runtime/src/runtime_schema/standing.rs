//! The rules that act at a location, in the form that the engine reads.

use std::fmt;
use std::sync::{Arc, OnceLock};

use super::declared_location::DeclaredLocation;
use super::fits::unfit;
use super::policy::Checked;
use super::words::Word;
use crate::constant::Text;
use crate::rules::{Arguments, Items, Open, Rule, Rules};

/// The rules of a location.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    /// Those that act on the value itself.
    pub(super) here: Arc<Rules>,
    /// Those that its items have from it.
    pub(super) carried: Vec<Arc<Rule>>,
    /// True if members are found without regard to case.
    pub(super) ignore_key_case: bool,
    /// The members that are dropped.
    pub(super) drop_keys: Vec<Text>,
}

impl Found {
    /// Returns whether items that can't be read are dropped.
    pub(super) fn drops_items(&self) -> bool {
        self.here.list.iter().any(|rule| rule.definition.drops_items)
    }

    /// The rule that drops items, for one of the maps that the value is read as.
    pub(super) fn dropping(&self) -> Arc<Rules> {
        let list = self.here.list.iter().filter(|rule| rule.definition.drops_items).cloned().collect();
        Arc::new(Rules { list, items: Items::None })
    }

    /// Leaves no rule that takes out or makes what is guarded, by the steps to it: a member by its name, an item by `*`.
    pub(super) fn guard(&mut self, is_guarded: impl Fn(&[&str]) -> bool) {
        self.drop_keys.retain(|key| !is_guarded(&[key]));
        let is_left = |rule: &Rule| match &rule.arguments {
            Arguments::KeyOnly { key, .. } => !is_guarded(&[key]),
            Arguments::Key(key) => !is_guarded(&["*", key]),
            Arguments::Value(_) => !is_guarded(&["*"]),
            _ => !rule.definition.drops_items || !is_guarded(&["*"]),
        };
        // Rules that nothing is taken from stay shared.
        if !self.here.list.iter().all(is_left) {
            Arc::make_mut(&mut self.here).list.retain(is_left);
        }
    }

    /// Returns whether what is made of the value, or that nothing is, depends on whether it is valid: not only on its type.
    pub(super) fn undoes(&self) -> bool {
        let undoes = |rule: &Rule| rule.definition.fallback || rule.definition.is_eager(Open::Text);
        self.ignore_key_case || self.here.list.iter().any(undoes)
    }
}

/// How many sorts of locations there are: seven declared types or none, and five facts about each.
const SORTS: usize = 8 << 5;

/// The rules of a policy for all locations.
#[derive(Clone)]
pub(super) struct Sorts {
    /// The faults of those by declared type that fit no location of that type.
    pub(super) unfit: Vec<String>,
    /// Those at each sort of location: found out at the first location of that sort in any schema.
    found: Box<[OnceLock<Found>]>,
}

impl fmt::Debug for Sorts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sorts").field("unfit", &self.unfit).finish_non_exhaustive()
    }
}

impl Sorts {
    /// Nothing is known yet. Where one of the words asks for more than a [`DeclaredLocation`] says, nothing ever is.
    pub(super) fn of(policy: &Checked) -> Self {
        let shared = policy.at.iter().filter(|pattern| pattern.is_shared).flat_map(|pattern| pattern.goal.rules());
        let mut words = shared.chain(policy.on.iter().map(|(_, word)| word));
        let asks_no_more = |word: &Word| matches!(word, Word::Rule(_)) && !word.is_keyed();
        let sorts = if words.all(asks_no_more) { SORTS } else { 0 };
        Self { unfit: unfit(&policy.on), found: std::iter::repeat_with(OnceLock::new).take(sorts).collect() }
    }

    /// The rules at locations of this sort, known or yet to be found out.
    pub(super) fn at(&self, declared: DeclaredLocation, is_root: bool, is_form: bool) -> Option<&OnceLock<Found>> {
        // Only words whose rules are not kept here ask whether it is `closed` or `of_objects`.
        let DeclaredLocation { form, nullable, map, removable, .. } = declared;
        let facts = [nullable, map, removable, is_root, is_form];
        let form = form.map_or(0, |form| form as usize + 1);
        self.found.get(facts.into_iter().fold(form, |sort, fact| sort << 1 | usize::from(fact)))
    }
}
