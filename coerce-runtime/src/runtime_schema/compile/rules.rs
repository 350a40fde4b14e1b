//! The rules of a location.

use std::sync::Arc;

use serde_json::Value;

use super::super::keywords::Keywords;
use super::super::policy::Pattern;
use super::{
    Checked, Compiler, Declared, Found, ROOT, ResolvedSubschema, Spot, Standing, What, Word, located, shown_site, words,
};
use crate::rules::{Form, Level, Site};

/// Where a rule of a location acts.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// On the value itself.
    Here,
    /// On its items.
    Items,
    /// It does not fit.
    Nowhere,
}

/// The use of subschemas at a location.
pub(super) struct Use<'u, 'v> {
    /// The subschemas that are written there.
    pub(super) nodes: &'u [&'v Value],
    /// All that apply there.
    pub(super) resolved: &'u ResolvedSubschema<'v>,
    pub(super) spot: &'u Spot<'v>,
    /// The numbers of the policy's patterns that end there.
    pub(super) ending: &'u [usize],
}

impl Use<'_, '_> {
    fn site(&self) -> Site {
        let Self { resolved, spot, .. } = self;
        let chosen = matches!(resolved.what, What::Choice(_) | What::Forms(_));
        let map = resolved.form == Some(Form::Object) && !resolved.keywords.has(Keywords::PROPERTIES) && !chosen;
        let denies = |keyword| resolved.nodes.iter().any(|node| node.get(keyword) == Some(&Value::Bool(false)));
        Site {
            form: resolved.form,
            nullable: resolved.nullable,
            map,
            closed: resolved.keywords.has(Keywords::OTHERS)
                && (denies("additionalProperties") || denies("unevaluatedProperties")),
            of_objects: false,
            removable: spot.removable,
            choice: chosen,
        }
    }
}

impl<'v> Compiler<'v> {
    /// The rules of a location: those of the policy for it, those of the schema, those from around it, those for its type.
    pub(super) fn rules_at(&mut self, at: &Use<'_, 'v>) -> Found {
        let (site, is_root) = (at.site(), at.spot.path == ROOT);
        let demanded = self.demanded(at);
        let shares = self.patterns(at.ending).any(|pattern| pattern.is_shared() && !pattern.goal.rules().is_empty());
        // The same patterns end at the root of each schema.
        let is_sort = demanded.is_empty() && (!shares || is_root);
        let policy = self.policy;
        match policy.sorts.at(site, is_root).filter(|_| is_sort) {
            Some(known) => known.get_or_init(|| self.gathered(site, &demanded, at)).clone(),
            None => self.gathered(site, &demanded, at),
        }
    }

    /// The rules of a location, of which these are `demanded`.
    fn gathered(&mut self, mut site: Site, demanded: &[Word], at: &Use<'_, 'v>) -> Found {
        let spot = at.spot;
        let offered = self.policy.on.iter().filter(|(says, _)| says.is_of(site));
        // What is said of many schemas stands where it can, as what is said of a type.
        let shared =
            self.patterns(at.ending).filter(|pattern| pattern.is_shared()).flat_map(|pattern| pattern.goal.rules());
        let mut offered: Vec<&Word> = shared.clone().chain(offered.map(|(_, word)| word)).collect();
        site.of_objects = demanded.iter().chain(offered.iter().copied()).any(Word::is_keyed)
            && self.is_of_objects(at.resolved, site.map);
        if demanded.iter().chain(offered.iter().copied()).any(|word| matches!(word, Word::IgnoreKeyCase)) {
            let is_demanded = demanded.iter().any(|word| matches!(word, Word::IgnoreKeyCase));
            let is_folded =
                self.check_folded(if spot.branch { &spot.forms_of } else { at.nodes }, spot.path, is_demanded);
            offered.retain(|word| !is_folded || !matches!(word, Word::IgnoreKeyCase));
        }
        keep_standing(&mut offered, demanded, site, spot);
        let names: Vec<&str> = demanded.iter().chain(offered.iter().copied()).map(Word::name).collect();
        let (mut found, mut here) = (Found::default(), Vec::new());
        for word in demanded {
            let place = place(word, site, &names, spot);
            if place == Place::Nowhere && !self.may_be_nowhere(word, site, &names, at) {
                let (path, form) = (self.paths.shown(spot.path), shown_site(site, word.is_keyed()));
                self.fault(format!("{}: `{}` does not fit {form}: remove it", located(&path), word.name()));
            }
            found.add(word, place, &mut here);
        }
        for word in offered {
            found.add(word, Place::Here, &mut here);
        }
        for word in shared.filter(|word| place(word, site, &names, spot) == Place::Items) {
            found.add(word, Place::Items, &mut here);
        }
        self.check_conflicts(&here, spot.path);
        here.sort_by_key(|declared| declared.definition.order);
        found.here = (!here.is_empty()).then(|| Standing::of(&here));
        found
    }

    fn patterns<'n>(&self, ending: &'n [usize]) -> impl Iterator<Item = &'v Pattern> + Clone + use<'n, 'v> {
        let policy: &'v Checked = self.policy;
        ending.iter().filter_map(|number| policy.at.get(*number))
    }

    /// Returns whether it is no fault that a rule does not fit.
    fn may_be_nowhere(&self, word: &Word, site: Site, beside: &[&str], at: &Use<'_, 'v>) -> bool {
        // Of several forms each has the rules that fit it.
        let is_of_forms = at.spot.branch || site.choice && site.form.is_none();
        let is_of_root = at.spot.path == ROOT && (site.form.is_none() || word.fits_type(site, beside));
        is_of_forms || is_of_root || self.is_unsure(at.resolved)
    }

    /// The rules that are written for this location, or for the items of the one around it.
    fn demanded(&mut self, at: &Use<'_, 'v>) -> Vec<Word> {
        let mut demanded: Vec<Word> = Vec::new();
        let exact = self.patterns(at.ending).filter(|pattern| !pattern.is_shared());
        demanded.extend(exact.flat_map(|pattern| pattern.goal.rules()).cloned());
        if self.policy.annotations {
            demanded.extend(self.annotated(&at.resolved.nodes, at.spot.path));
        }
        demanded.extend(at.spot.carried.iter().map(|declared| Word::Rule(Declared::clone(declared))));
        demanded
    }

    /// Returns whether all items of the array, or all members of the `map`, are declared to be objects.
    fn is_of_objects(&self, resolved: &ResolvedSubschema<'v>, map: bool) -> bool {
        let others = if map { "patternProperties" } else { "prefixItems" };
        let inside = if map { "additionalProperties" } else { "items" };
        let inside: Vec<&Value> = resolved.nodes.iter().filter_map(|node| node.get(inside)).collect();
        let has_others = resolved.nodes.iter().any(|node| node.get(others).is_some());
        !has_others && self.source.resolve(&inside).form == Some(Form::Object)
    }

    /// The rules that stand in the schema.
    fn annotated(&mut self, nodes: &[&'v Value], path: usize) -> Vec<Word> {
        let mut words = Vec::new();
        for rules in nodes.iter().filter_map(|node| node.get("x-coerce")) {
            let path = self.paths.shown(path);
            let Some(rules) = rules.as_array() else {
                self.fault(format!("{}: `x-coerce` is a list of rules", located(&path)));
                continue;
            };
            for rule in rules {
                match rule.as_str().ok_or_else(|| "`x-coerce` is a list of rules".to_owned()).and_then(words::parse) {
                    Ok(word) => words.push(word),
                    Err(fault) => self.fault(format!("{}: {fault}", located(&path))),
                }
            }
        }
        words
    }
}

impl Found {
    /// Adds a rule. Where it is declared twice, the first counts.
    fn add<'w>(&mut self, word: &'w Word, place: Place, here: &mut Vec<&'w Declared>) {
        match (word, place) {
            (_, Place::Nowhere) => {}
            (Word::Rule(rule), Place::Here) if here.iter().any(|other| other.name == rule.name) => {}
            (Word::Rule(rule), Place::Here) => here.push(rule),
            (Word::Rule(rule), Place::Items) if self.carried.iter().any(|other| other.name == rule.name) => {}
            (Word::Rule(rule), Place::Items) => self.carried.push(Arc::new(rule.clone())),
            (Word::IgnoreKeyCase, _) => self.ignore_key_case = true,
            (Word::DropKeys(keys), _) => self.drop_keys.extend(keys.iter().cloned()),
        }
    }
}

/// Where a rule acts, with the rules of these names beside it.
fn place(word: &Word, site: Site, beside: &[&str], spot: &Spot<'_>) -> Place {
    let is_collection = site.map || site.form == Some(Form::Array);
    // At the root it mends how a call arrives, as a rule on a type does.
    let unwraps_root = |rule: &Declared| rule.definition.unwraps && spot.path == ROOT;
    let is_of_items = |rule: &Declared| rule.definition.level == Level::Item && !rule.is_custom();
    match word {
        Word::Rule(rule) if is_collection && is_of_items(rule) && !unwraps_root(rule) => Place::Items,
        word if word.fits(site, beside) => Place::Here,
        _ => Place::Nowhere,
    }
}

/// Leaves those of the rules by type that can act, and that contradict none of the `demanded` and none before them.
fn keep_standing(offered: &mut Vec<&Word>, demanded: &[Word], site: Site, spot: &Spot<'_>) {
    loop {
        let names: Vec<&str> = demanded.iter().chain(offered.iter().copied()).map(Word::name).collect();
        let is_here = |word: &&Word| place(word, site, &names, spot) == Place::Here;
        let before = offered.len();
        let fitting: Vec<&Word> = offered.iter().copied().filter(is_here).collect();
        let standing: Vec<&Word> = demanded.iter().filter(is_here).chain(fitting.iter().copied()).collect();
        let first = standing.len() - fitting.len();
        let contradicts = |at: &usize| standing[..first + at].iter().any(|other| conflict(other, standing[first + at]));
        let contradicting = (0..fitting.len()).find(contradicts).filter(|_| fitting.len() == before);
        *offered = fitting;
        match contradicting {
            Some(at) => drop(offered.remove(at)),
            None if offered.len() == before => return,
            None => {}
        }
    }
}

fn conflict(one: &Word, other: &Word) -> bool {
    let (Word::Rule(one), Word::Rule(other)) = (one, other) else { return false };
    let (one, other) = (one.definition, other.definition);
    one.conflicts.contains(&other.name) || other.conflicts.contains(&one.name)
}
