//! The rules of a location.

use std::sync::Arc;

use serde_json::Value;

use super::super::fits::Says;
use super::super::policy::Pattern;
use super::super::subschema::said;
use super::super::words::{self, Word};
use super::{Compiler, Found, Location, ResolvedSubschema, What};
use crate::rules::{DeclaredLocation, Form, Level, Rule};

/// What a rule of a location acts on.
#[derive(Clone, Copy, PartialEq)]
enum ActsOn {
    /// The value itself.
    Value,
    /// Its items.
    Items,
    /// It does not fit.
    Nothing,
}

/// The use of subschemas at a location.
pub(super) struct Use<'u, 'v> {
    /// The subschemas that are written there.
    pub(super) nodes: &'u [&'v Value],
    /// All that apply there.
    pub(super) resolved: &'u ResolvedSubschema<'v>,
    pub(super) location: &'u Location<'v>,
    /// The policy's patterns that end there.
    pub(super) ending: &'u [&'v Pattern],
}

impl Use<'_, '_> {
    fn declared(&self) -> DeclaredLocation {
        let Self { resolved, location, .. } = self;
        let chosen = matches!(resolved.what, What::Choice(_) | What::Forms(_));
        let is_object = resolved.form == Some(Form::Object);
        let denies = |keyword| said(&resolved.nodes, keyword).any(|value| *value == Value::Bool(false));
        DeclaredLocation {
            form: resolved.form,
            nullable: resolved.nullable,
            map: is_object && !chosen && said(&resolved.nodes, "properties").next().is_none(),
            closed: is_object && (denies("additionalProperties") || denies("unevaluatedProperties")),
            of_objects: false,
            removable: location.removable,
            choice: chosen,
        }
    }
}

impl<'v> Compiler<'v> {
    /// The rules of a location: those of the policy for it, those of the schema, those from around it, those for its type.
    pub(super) fn rules_at(&mut self, at: &Use<'_, 'v>) -> Found {
        let (declared, is_root) = (at.declared(), at.location.is_root());
        let demanded = self.demanded(at);
        let shares = at.ending.iter().any(|pattern| pattern.is_shared && !pattern.goal.rules().is_empty());
        // The same patterns end at the root of each schema.
        let is_sort = demanded.is_empty() && (!shares || is_root);
        let policy = self.policy;
        match policy.once().sorts.at(declared, is_root).filter(|_| is_sort) {
            Some(known) => known.get_or_init(|| self.gathered(declared, &demanded, at)).clone(),
            None => self.gathered(declared, &demanded, at),
        }
    }

    /// The rules of a location, of which these are `demanded`.
    fn gathered(&mut self, mut declared: DeclaredLocation, demanded: &[Word], at: &Use<'_, 'v>) -> Found {
        let location = at.location;
        let offered = self.policy.on.iter().filter(|(says, _)| says.is_of(declared));
        // What is said of many schemas stands where it can, as what is said of a type.
        let shared = at.ending.iter().filter(|pattern| pattern.is_shared).flat_map(|pattern| pattern.goal.rules());
        let mut offered: Vec<&Word> = shared.clone().chain(offered.map(|(_, word)| word)).collect();
        declared.of_objects = demanded.iter().chain(offered.iter().copied()).any(Word::is_keyed)
            && self.is_of_objects(at.resolved, declared.map);
        if demanded.iter().chain(offered.iter().copied()).any(|word| matches!(word, Word::IgnoreKeyCase)) {
            let is_demanded = demanded.iter().any(|word| matches!(word, Word::IgnoreKeyCase));
            let is_folded = self.check_folded(
                location.forms_of.as_ref().map_or(at.nodes, |nodes| nodes),
                location.path,
                is_demanded,
            );
            offered.retain(|word| !is_folded || !matches!(word, Word::IgnoreKeyCase));
        }
        keep_standing(&mut offered, demanded, declared, location);
        let names: Vec<&str> = demanded.iter().chain(offered.iter().copied()).map(Word::name).collect();
        let (mut found, mut here) = (Found::default(), Vec::new());
        for word in demanded {
            let acts_on = acts_on(word, declared, &names, location);
            if acts_on == ActsOn::Nothing && !self.may_be_nowhere(word, declared, &names, at) {
                let form = shown(declared, word.is_keyed());
                self.fault_at(location.path, format_args!("`{}` does not fit {form}: remove it", word.name()));
            }
            found.add(word, acts_on, &mut here);
        }
        for word in offered {
            found.add(word, ActsOn::Value, &mut here);
        }
        for word in shared.filter(|word| acts_on(word, declared, &names, location) == ActsOn::Items) {
            found.add(word, ActsOn::Items, &mut here);
        }
        self.check_conflicts(&here, location.path);
        found.act(here);
        found
    }

    /// Returns whether it is no fault that a rule does not fit.
    fn may_be_nowhere(&self, word: &Word, declared: DeclaredLocation, beside: &[&str], at: &Use<'_, 'v>) -> bool {
        // Of several forms each has the rules that fit it.
        let is_of_forms = at.location.forms_of.is_some() || declared.choice && declared.form.is_none();
        let is_of_root = at.location.is_root() && (declared.form.is_none() || word.fits_type(declared, beside));
        is_of_forms || is_of_root || self.is_unsure(at.resolved)
    }

    /// The rules that are written for this location, or for the items of the one around it.
    fn demanded(&mut self, at: &Use<'_, 'v>) -> Vec<Word> {
        let mut demanded: Vec<Word> = Vec::new();
        let exact = at.ending.iter().filter(|pattern| !pattern.is_shared);
        demanded.extend(exact.flat_map(|pattern| pattern.goal.rules()).cloned());
        if self.policy.annotations {
            demanded.extend(self.annotated(&at.resolved.nodes, at.location.path));
        }
        demanded.extend(at.location.carried.iter().cloned().map(Word::Rule));
        demanded
    }

    /// Returns whether all items of the array, or all members of the `map`, are declared to be objects.
    fn is_of_objects(&self, resolved: &ResolvedSubschema<'v>, map: bool) -> bool {
        let others = if map { "patternProperties" } else { "prefixItems" };
        let inside = if map { "additionalProperties" } else { "items" };
        let inside: Vec<&Value> = said(&resolved.nodes, inside).collect();
        let has_others = said(&resolved.nodes, others).next().is_some();
        !has_others && self.source.resolve(&inside).form == Some(Form::Object)
    }

    /// The rules that stand in the schema.
    fn annotated(&mut self, nodes: &[&'v Value], path: usize) -> Vec<Word> {
        const NO_LIST: &str = "`x-coerce` is a list of rules";
        let mut words = Vec::new();
        for rules in said(nodes, "x-coerce") {
            let read = |rule: &Value| rule.as_str().ok_or_else(|| NO_LIST.to_owned()).and_then(words::parse);
            let read = rules
                .as_array()
                .map_or_else(|| vec![Err(NO_LIST.to_owned())], |rules| rules.iter().map(read).collect());
            for word in read {
                words.extend(word.map_err(|fault| self.fault_at(path, fault)));
            }
        }
        words
    }
}

impl Found {
    /// Adds a rule. Where it is declared twice, the first counts.
    fn add<'w>(&mut self, word: &'w Word, acts_on: ActsOn, here: &mut Vec<&'w Rule>) {
        match (word, acts_on) {
            (_, ActsOn::Nothing) => {}
            (Word::Rule(rule), ActsOn::Value) if here.iter().any(|other| other.name == rule.name) => {}
            (Word::Rule(rule), ActsOn::Value) => here.push(rule),
            (Word::Rule(rule), ActsOn::Items) if self.carried.iter().any(|other| other.name == rule.name) => {}
            (Word::Rule(rule), ActsOn::Items) => self.carried.push(Arc::clone(rule)),
            (Word::IgnoreKeyCase, _) => self.ignore_key_case = true,
            (Word::DropKeys(keys), _) => self.drop_keys.extend(keys.iter().cloned()),
        }
    }
}

/// The location, for a rule that does not fit it. One that is `keyed` asks for what is inside too.
fn shown(declared: DeclaredLocation, keyed: bool) -> String {
    match declared.form {
        Some(_) if keyed && !declared.of_objects => "what is not declared as an array or a map of objects".to_owned(),
        Some(form) => format!("`{}` here", Says::Type(form).word()),
        None => "what has no certain type".to_owned(),
    }
}

/// Where a rule acts, with the rules of these names beside it.
fn acts_on(word: &Word, declared: DeclaredLocation, beside: &[&str], location: &Location<'_>) -> ActsOn {
    let is_collection = declared.map || declared.form == Some(Form::Array);
    // At the root it mends how a call arrives, as a rule on a type does.
    let unwraps_root = |rule: &Rule| rule.definition.unwraps && location.is_root();
    let is_of_items = |rule: &Rule| rule.definition.level == Level::Item && !rule.is_custom();
    match word {
        Word::Rule(rule) if is_collection && is_of_items(rule) && !unwraps_root(rule) => ActsOn::Items,
        word if word.fits(declared, beside) => ActsOn::Value,
        _ => ActsOn::Nothing,
    }
}

/// Leaves those of the rules by type that can act, and that contradict none of the `demanded` and none before them.
fn keep_standing(offered: &mut Vec<&Word>, demanded: &[Word], declared: DeclaredLocation, location: &Location<'_>) {
    loop {
        let names: Vec<&str> = demanded.iter().chain(offered.iter().copied()).map(Word::name).collect();
        let is_here = |word: &&Word| acts_on(word, declared, &names, location) == ActsOn::Value;
        let contradicts = |at: &usize| {
            let mut before = demanded.iter().filter(is_here).chain(offered[..*at].iter().copied());
            before.any(|other| conflict(other, offered[*at]))
        };
        let unfit = offered.iter().position(|word| !is_here(word));
        let Some(falls) = unfit.or_else(|| (0..offered.len()).find(contradicts)) else { return };
        offered.remove(falls);
    }
}

fn conflict(one: &Word, other: &Word) -> bool {
    let (Word::Rule(one), Word::Rule(other)) = (one, other) else { return false };
    let (one, other) = (one.definition, other.definition);
    one.conflicts.contains(&other.name) || other.conflicts.contains(&one.name)
}
