//! The rules of a location.

use std::sync::Arc;

use serde_json::Value;

use super::super::declared_location::{DeclaredLocation, Form};
use super::super::fits::Says;
use super::super::keywords::Keywords;
use super::super::subschema::{Decided, Nodes, said};
use super::super::words::{self, Word};
use super::{Compiler, Found, Job, ROOT, ResolvedSubschema, What};
use crate::json::suggest::{folded, same_folded};
use crate::rules::{Items, Level, Rule, Rules, null_to_default, singleton_list};

impl Job<'_> {
    /// Returns whether a keyword beside the type keeps this rule off: one item is no list of several, and what is said to be `nullable`
    /// has a meaning for null.
    fn rules_out(&self, rule: &str) -> bool {
        let says = |keyword, is: fn(&Value) -> bool| said(&self.resolved.nodes, keyword).any(is);
        rule == singleton_list::DEFINITION.name
            && says("minItems", |least| least.as_f64().is_some_and(|least| least > 1.0))
            || rule == null_to_default::DEFINITION.name && says("nullable", |value| *value == Value::Bool(true))
    }

    /// Returns whether it is a list that is an item of another. A rule for all lists makes no such list: of a list in place of a list of rows
    /// it is not certain whether it is a row or a column.
    fn is_inner_list(&self) -> bool {
        self.location.is_item && self.resolved.form == Some(Form::Array)
    }

    /// Returns whether it is one of several forms of a value, or the value: each form has the rules that fit it.
    fn is_of_forms(&self) -> bool {
        let Self { resolved, location, .. } = self;
        let chosen = matches!(resolved.what, What::Choice(_) | What::Forms(_));
        location.forms_of.is_some()
            || location.common
            || chosen && resolved.form.is_none_or(|form| form == Form::Object)
    }

    /// The facts that are declared of the location. `unevaluatedProperties` counts `since_2019`, where nothing else may evaluate members.
    fn declared(&self, since_2019: bool) -> DeclaredLocation {
        let Self { resolved, location, .. } = self;
        let chosen = matches!(resolved.what, What::Choice(_) | What::Forms(_));
        let is_object = resolved.form == Some(Form::Object);
        let says = |keyword| said(&resolved.nodes, keyword).next().is_some();
        let denies = |keyword| said(&resolved.nodes, keyword).any(|value| *value == Value::Bool(false));
        let evaluates = |node: &&Value| Keywords::of(node).has(Keywords::BRANCHES);
        let leaves_none = || {
            let others = says("additionalProperties") || resolved.nodes.iter().any(evaluates);
            since_2019 && denies("unevaluatedProperties") && !others
        };
        DeclaredLocation {
            form: resolved.form,
            nullable: resolved.nullable,
            map: is_object && !chosen && !says("properties"),
            closed: is_object && !says("patternProperties") && (denies("additionalProperties") || leaves_none()),
            of_objects: false,
            removable: location.removable,
        }
    }
}

impl<'v> Compiler<'_, 'v> {
    /// The rules of a location: those of the policy for it, those of the schema, those from around it, those for its type.
    pub(super) fn rules_at(&mut self, job: &Job<'v>, nodes: &[&'v Value]) -> Found {
        let (declared, is_root) = (job.declared(self.source.since_2019), job.location.path == ROOT);
        let (policy, demanded) = (self.policy, self.demanded(job, nodes));
        // The same patterns end at the root of each schema.
        let bare = demanded.is_empty() && (is_root || policy.rules_at(&job.location.context.active, true).count() == 0);
        let known = [&singleton_list::DEFINITION, &null_to_default::DEFINITION];
        let is_sort = bare && !job.is_inner_list() && !known.iter().any(|rule| job.rules_out(rule.name));
        match policy.sorts().at(declared, is_root, job.location.forms_of.is_some()).filter(|_| is_sort) {
            Some(known) => known.get_or_init(|| self.gathered(declared, &demanded, job)).clone(),
            None => self.gathered(declared, &demanded, job),
        }
    }

    /// The rules of a location, of which these are `demanded`.
    fn gathered(&mut self, mut declared: DeclaredLocation, demanded: &[Word], job: &Job<'v>) -> Found {
        let location = &job.location;
        let is_apt = |word: &Word| !job.is_inner_list() || word.name() != singleton_list::DEFINITION.name;
        let offered = self.policy.on.iter().filter(|(says, word)| says.is_of(declared) && is_apt(word));
        // What is said of many schemas stands where it can, as what is said of a type.
        let shared = self.policy.rules_at(&location.context.active, true);
        let mut offered: Vec<&Word> = shared.clone().chain(offered.map(|(_, word)| word)).collect();
        let has = |is_one: fn(&Word) -> bool| demanded.iter().chain(offered.iter().copied()).any(is_one);
        declared.of_objects = has(Word::is_keyed) && self.is_of_objects(&job.resolved, declared.map);
        let folds = |word: &Word| matches!(word, Word::IgnoreKeyCase);
        if has(folds) {
            let nodes = location.forms_of.as_ref().unwrap_or(&job.resolved.nodes);
            let is_folded = self.check_folded(nodes, location.path, demanded.iter().any(folds));
            offered.retain(|word| !is_folded || !folds(word));
        }
        keep_standing(&mut offered, demanded, declared, job);
        let names: Vec<&str> = demanded.iter().chain(offered.iter().copied()).map(Word::name).collect();
        let acts_on = |word: &Word| acts_on(word, declared, &names, job);
        let of_items = shared.filter(|word| acts_on(word) == Some(Level::Item));
        let (mut found, mut here) = (Found::default(), Vec::new());
        for word in demanded.iter().chain(offered).chain(of_items) {
            match acts_on(word) {
                Some(level) => found.add(word, level, &mut here),
                None if self.may_be_nowhere(word, declared, &names, job) => {}
                None => {
                    let form = shown(declared, word.is_keyed());
                    self.fault_at(location.path, format_args!("`{}` does not fit {form}: remove it", word.name()));
                }
            }
        }
        let is_certain = location.path != ROOT && !self.is_unsure(&job.resolved);
        for word in demanded.iter().filter(|_| is_certain) {
            let known = self.demanded.entry((location.context.active.clone(), word.name()));
            known.or_insert((location.path, false)).1 |= acts_on(word).is_some() || !job.is_of_forms();
        }
        self.check_conflicts(&here, location.path);
        let list: Vec<Rule> = here.iter().map(|rule| Rule::clone(rule)).collect();
        found.here = Arc::new(Rules { list, items: Items::None });
        found
    }

    /// Returns whether it is no fault that a rule does not fit.
    fn may_be_nowhere(&self, word: &Word, declared: DeclaredLocation, beside: &[&str], job: &Job<'v>) -> bool {
        let is_of_root = job.location.path == ROOT && (declared.form.is_none() || word.fits_type(declared, beside));
        job.is_of_forms() || is_of_root || self.is_unsure(&job.resolved)
    }

    /// The rules that are written for this location, or for the items of the one around it.
    fn demanded(&mut self, job: &Job<'v>, nodes: &[&'v Value]) -> Vec<Word> {
        let mut demanded: Vec<Word> = self.policy.rules_at(&job.location.context.active, false).cloned().collect();
        if self.policy.annotations {
            // Rules stand beside a reference in any draft.
            let resolved = &job.resolved.nodes;
            let is_beside = |node: &&&Value| !resolved.iter().any(|known| std::ptr::eq(*known, **node));
            let all: Nodes<'v> = nodes.iter().filter(is_beside).chain(resolved).copied().collect();
            demanded.extend(self.annotated(&all, job.location.path));
        }
        demanded.extend(job.location.carried.iter().cloned().map(Word::Rule));
        demanded
    }

    /// Returns whether all items of the array, or all members of the `map`, are declared to be objects.
    fn is_of_objects(&self, resolved: &ResolvedSubschema<'v>, map: bool) -> bool {
        let (inside, rest) = if map { ("additionalProperties", "patternProperties") } else { ("items", "prefixItems") };
        let inside: Vec<&Value> = said(&resolved.nodes, inside).collect();
        let has_others = said(&resolved.nodes, rest).next().is_some();
        !has_others && self.source.resolve(&inside, &Decided::new()).form == Some(Form::Object)
    }

    /// The rules that stand in the schema.
    fn annotated(&mut self, nodes: &[&'v Value], path: usize) -> Vec<Word> {
        // What is no list is one rule that is no string.
        let listed = |rules: &'v Value| rules.as_array().map_or(std::slice::from_ref(&Value::Null), Vec::as_slice);
        let mut words = Vec::new();
        for rule in said(nodes, "x-coerce").flat_map(listed) {
            let text = rule.as_str().ok_or_else(|| "`x-coerce` is a list of rules".to_owned());
            words.extend(text.and_then(words::parse).map_err(|fault| self.fault_at(path, fault)));
        }
        words
    }

    /// Returns whether there are names that `ignore_key_case` can't tell apart, whatever form the value has. Where it is `demanded` each
    /// pair is a fault.
    fn check_folded(&mut self, nodes: &[&'v Value], path: usize, demanded: bool) -> bool {
        let mut names = self.source.member_names(nodes);
        names.sort_by(|one, other| folded(one).cmp(folded(other)));
        let is_folded = |pair: &&[&str]| same_folded(pair[0], pair[1]);
        let pairs: Vec<&[&str]> = names.windows(2).filter(is_folded).collect();
        for pair in pairs.iter().filter(|_| demanded) {
            let fault = format!("`ignore_key_case` can't tell `{}` from `{}`: remove it", pair[0], pair[1]);
            self.fault_at(path, fault);
        }
        !pairs.is_empty()
    }

    fn check_conflicts(&mut self, here: &[Arc<Rule>], path: usize) {
        let rules = || here.iter().map(|rule| rule.definition);
        for one in rules() {
            for other in rules().filter(|other| one.conflicts.contains(&other.name)) {
                self.fault_at(path, format_args!("`{}` and `{}` conflict: remove one", one.name, other.name));
            }
        }
    }
}

impl Found {
    /// Adds a rule. Where it is declared twice, the first counts.
    fn add(&mut self, word: &Word, acts_on: Level, here: &mut Vec<Arc<Rule>>) {
        match word {
            Word::Rule(rule) => {
                let rules = if acts_on == Level::Whole { here } else { &mut self.carried };
                if rules.iter().all(|other| !other.is_same(rule)) {
                    rules.push(Arc::clone(rule));
                }
            }
            Word::IgnoreKeyCase => self.ignore_key_case = true,
            Word::DropKeys(keys) => self.drop_keys.extend(keys.iter().cloned()),
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

/// The level at which a rule acts, with the rules of these names beside it. None where it does not fit.
fn acts_on(word: &Word, declared: DeclaredLocation, beside: &[&str], job: &Job<'_>) -> Option<Level> {
    let location = &job.location;
    let is_collection = declared.map || declared.form == Some(Form::Array);
    // At the root it mends how a call arrives, as a rule on a type does.
    let unwraps_root = |rule: &Rule| rule.definition.unwraps && location.path == ROOT;
    let is_of_items = |rule: &Rule| rule.definition.level == Level::Item && !rule.is_custom();
    // No rule decides which of several forms a value has.
    let is_other = |rule: &Rule| location.forms_of.is_some() && rule.definition.kinds.and(declared.kinds()).is_empty();
    match word {
        Word::Rule(rule) if is_collection && is_of_items(rule) && !unwraps_root(rule) => Some(Level::Item),
        Word::Rule(rule) if is_other(rule) => None,
        word if job.rules_out(word.name()) => None,
        word => word.fits(declared, beside).then_some(Level::Whole),
    }
}

/// Leaves those of the rules by type that can act, and that contradict none of the `demanded` and none before them.
fn keep_standing(offered: &mut Vec<&Word>, demanded: &[Word], declared: DeclaredLocation, job: &Job<'_>) {
    loop {
        let names: Vec<&str> = demanded.iter().chain(offered.iter().copied()).map(Word::name).collect();
        let is_here = |word: &&Word| acts_on(word, declared, &names, job) == Some(Level::Whole);
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
