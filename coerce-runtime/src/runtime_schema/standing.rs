//! The rules that act at a location, in the form that the engine reads.

use std::sync::{Arc, OnceLock};

use super::words::{Declared, Word};
use crate::constant::Text;
use crate::rules::{Definition, Items, Level, Open, Rule, Rules, Site};

/// The rules that act on the values of a location.
#[derive(Debug)]
pub(super) struct Standing {
    pub(super) rules: Arc<Rules>,
    /// True if items that can't be read are dropped.
    pub(super) drops_items: bool,
    /// True if what is made of the value, or that nothing is, depends on whether it is valid: not only on its type.
    pub(super) undoes: bool,
}

impl Standing {
    /// These rules, in the order in which they run.
    pub(super) fn of(declared: &[&Declared]) -> Arc<Self> {
        let undoes = |rule: &Definition| rule.fallback || rule.is_eager(Open::Text);
        let list: Vec<Rule> = declared.iter().map(|declared| rule(declared)).collect();
        Arc::new(Self {
            rules: Arc::new(Rules { list, items: Items::None }),
            drops_items: declared.iter().any(|declared| declared.definition.drops_items),
            undoes: declared.iter().any(|declared| undoes(declared.definition)),
        })
    }
}

/// The rules of a location.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    /// Those that act on the value itself, if any.
    pub(super) here: Option<Arc<Standing>>,
    /// Those that its items have from it.
    pub(super) carried: Vec<Arc<Declared>>,
    /// True if members are found without regard to case.
    pub(super) ignore_key_case: bool,
    /// The members that are dropped.
    pub(super) drop_keys: Vec<Text>,
}

impl Found {
    pub(super) fn drops_items(&self) -> bool {
        self.here.as_ref().is_some_and(|here| here.drops_items)
    }

    /// Returns whether what is made of the value, or that nothing is, depends on whether it is valid: not only on its type.
    pub(super) fn undoes(&self) -> bool {
        self.ignore_key_case || self.here.as_ref().is_some_and(|here| here.undoes)
    }
}

fn rule(declared: &Declared) -> Rule {
    Rule {
        definition: declared.definition,
        name: declared.name.into(),
        order: declared.definition.order,
        // Each location has its own.
        level: Level::Whole,
        arguments: declared.arguments.clone(),
        written: declared.written.clone().into(),
    }
}

/// How many sorts of locations there are: seven declared types or none, and seven facts about each.
const SORTS: usize = 8 << 7;

/// The rules for all locations at each sort of location: found out at the first location of that sort in any schema.
#[derive(Debug, Default)]
pub(super) struct Sorts(Box<[OnceLock<Found>]>);

impl Sorts {
    /// Nothing is known yet. Where one of the words asks for more than a [`Site`] says, nothing ever is.
    pub(super) fn of<'w>(mut words: impl Iterator<Item = &'w Word>) -> Self {
        let asks_no_more = |word: &Word| matches!(word, Word::Rule(_)) && !word.is_keyed();
        let sorts = if words.all(asks_no_more) { SORTS } else { 0 };
        Self(std::iter::repeat_with(OnceLock::new).take(sorts).collect())
    }

    /// The rules at locations of this sort, known or yet to be found out.
    pub(super) fn at(&self, site: Site, is_root: bool) -> Option<&OnceLock<Found>> {
        let facts = [site.nullable, site.map, site.closed, site.of_objects, site.removable, site.choice, is_root];
        let form = site.form.map_or(0, |form| form as usize + 1);
        self.0.get(facts.into_iter().fold(form, |sort, fact| sort << 1 | usize::from(fact)))
    }
}
