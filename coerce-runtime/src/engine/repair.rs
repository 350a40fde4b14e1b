//! The rules of a location, one after the other, each on what the one before left; then what is inside.

use std::borrow::Cow;
use std::ops::ControlFlow;

use serde_json::Value;

use self::at_once::Look;
use super::cursor::Cursor;
use super::drop::Item;
use super::foreign::Accepts;
use super::location::Location;
use super::{Engine, State, Verdict};
use crate::constant::Text;
use crate::json::{Kind, Number};
use crate::plan::{Node, Used};
use crate::report::{Effect, Mark, Tried};
use crate::rules::{Arguments, Edit, Open, Outcome, Rule, Target, default_json};
use crate::schema::declared_words;
use crate::tree::Tree;

mod at_once;
mod replace;
mod strict;

/// State of one repair attempt.
pub(super) struct Attempt<'w, 'a, 's> {
    /// Where it is made. Hidden, once a rule has put a string into the value that may hold what must not be written down.
    pub(super) cursor: Cursor<'w, 's>,
    /// The value, as the rules have left it so far.
    pub(super) tree: &'w mut Tree<'a>,
    /// How far the report had come before.
    pub(super) mark: Mark,
    /// True if the type accepts the value as it is now, once that is known: then only eager rules may act.
    accepted: Option<bool>,
    /// The rules that left the value as it was, and why.
    pub(super) tried: Vec<Tried>,
    /// The value as it was sent, as far as an issue shows it, once a rule has made another of it and issues are recorded.
    pub(super) sent: Option<Tree<'a>>,
    /// The value before the first eager rule that acted on a value which the type accepts, or else the first that reads a string, which
    /// the type accepts as it is, in search of a name: what to roll back to.
    undo: Option<(Tree<'a>, Mark, State)>,
    /// True if it is such a rule.
    seeks_name: bool,
    /// How many rules stand up to the last one that has unwrapped the value: those which read it once more stand among them.
    unwrapped: usize,
    /// True if nothing is known of the type, so that it has no say in what a rule made.
    unknown: bool,
}

/// The rule that acts at the end, with the value before any rule as an entry records it.
type Fallback<'s> = (&'s Used, (Value, bool));

impl<'w, 'a, 's> Attempt<'w, 'a, 's> {
    fn new(cursor: Cursor<'w, 's>, tree: &'w mut Tree<'a>, mark: Mark, accepted: Option<bool>) -> Self {
        Self {
            cursor,
            tree,
            mark,
            accepted,
            tried: Vec::new(),
            sent: None,
            undo: None,
            seeks_name: false,
            unwrapped: 0,
            unknown: false,
        }
    }

    /// Notes why a rule has left the value as it was. Of one that runs twice the last word counts.
    fn refused(&mut self, rule: &Rule, reason: String) {
        let rule = rule.name;
        self.tried.retain(|tried| tried.rule != rule);
        self.tried.push(Tried { rule, reason });
    }
}

impl<'s> Engine<'s> {
    /// Repairs and judges the value at one location.
    pub(super) fn repair_value<'a>(&mut self, node: &'s Node, tree: &mut Tree<'a>, at: &Location<'_>) -> Verdict {
        if !self.step() {
            return Verdict::Refused;
        }
        let kind = tree.kind();
        if at.already_accepted && !self.settings.changes_accepted || self.is_accepted_at_a_look(node, kind, tree, at) {
            return Verdict::Accepted;
        }
        if let Some(verdict) = self.repair_at_once(Look { node, tree, at }, kind) {
            return verdict;
        }
        let cursor = self.cursor(node, at);
        if cursor.endless {
            // The innermost of types that wrap nothing but themselves can only be `None`.
            return if cursor.nullable && tree.is_null() { Verdict::Accepted } else { self.give_up() };
        }
        tree.expand();
        // In a buffer of serde's they stay bytes.
        if cursor.reads_items() && !at.is_buffered() {
            tree.spread_bytes();
        }
        self.with_rules(&cursor, tree)
    }

    /// Returns whether the value here is accepted at a look: then no rule acts on it.
    fn is_accepted_at_a_look(&self, node: &Node, kind: Kind, tree: &Tree<'_>, at: &Location<'_>) -> bool {
        node.accepted.has(kind) && !at.partial_view && !self.is_unread(at) && self.is_settled(node, tree, at.depth)
    }

    /// Returns whether a value at this depth needs no more than a look.
    pub(super) fn is_settled(&self, node: &Node, tree: &Tree<'_>, depth: usize) -> bool {
        let is_list = node.settles_items && depth < self.settings.limits.depth && self.settings.budget == u64::MAX;
        let definitions = self.settings.definitions;
        node.settles_scalar(tree, definitions) || is_list && self.settings.plan.settles_items(node, tree)
    }

    /// Repairs and judges the value of a resolved node.
    pub(super) fn with_rules<'a>(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'a>) -> Verdict {
        // What is read in part is no whole value: rules for the whole value act around it or not at all.
        if cursor.at.partial_view || cursor.rules.is_empty() {
            return Verdict::of(self.visit_contents(cursor, tree));
        }
        if self.applies_rules() { self.run(cursor, tree) } else { self.without_rules(cursor, tree) }
    }

    /// Runs the rules, then goes inside.
    fn run<'a>(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'a>) -> Verdict {
        let (wrapping, before) = (self.wrapping.len(), self.state);
        let verdict = self.run_each(cursor, tree, true);
        self.wrapping.truncate(wrapping);
        self.state = if verdict.is_refused() { before } else { self.state };
        verdict
    }

    /// Runs each rule, then goes inside. Where rules inside have made what an eager rule here acts on, all run `again`, once.
    fn run_each<'a>(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'a>, again: bool) -> Verdict {
        let fallback = self.fallback(cursor, tree);
        let accepted = cursor.at.already_accepted.then_some(true);
        let mut attempt = Attempt::new(*cursor, tree, self.recorder.mark(), accepted);
        if let ControlFlow::Break(verdict) = self.fire_all(&mut attempt) {
            return verdict;
        }
        let tree = &mut *attempt.tree;
        if self.is_accepted_at_a_look(cursor.node, tree.kind(), tree, &cursor.at) {
            return Verdict::Accepted;
        }
        // What an eager rule made of a value that the type accepts is taken back before an item is lost.
        let strictly = Cursor { keeps_items: attempt.undo.is_some(), ..attempt.cursor };
        let inside = self.recorder.mark();
        let names_variant = |name| cursor.body().by_name(name).is_some();
        let may_stay = !attempt.seeks_name || tree.as_str().is_none_or(names_variant);
        if may_stay && self.inside_if_read(&strictly.accepted(attempt.accepted == Some(true)), tree) {
            return if again { self.accepted_inside(&inside, &attempt.cursor, tree) } else { Verdict::Accepted };
        }
        let may_give_up = !self.recorder.is_refused_since(&attempt.mark);
        if let (Some((before, mark, state)), true) = (attempt.undo.take(), may_give_up) {
            self.recorder.roll_back(mark);
            (*tree, self.state) = (before, state);
            let accepted = self.inside_if_read(&cursor.accepted(true), tree);
            if !self.is_unread(&cursor.at) {
                return Verdict::of(accepted);
            }
        }
        if let (Some(fallback), true) = (fallback, may_give_up) {
            let rule = fallback.0;
            match self.fall_back(fallback, &mut attempt) {
                Ok(verdict) => return verdict,
                Err(reason) => attempt.refused(rule, reason.to_owned()),
            }
        }
        self.explain(attempt);
        Verdict::Refused
    }

    /// The rule that acts at the end, if there is one. What it records outlives a roll back to the mark of the attempt.
    fn fallback(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> Option<Fallback<'s>> {
        let fallback = cursor.node.rules.iter().find(|rule| rule.definition.fallback && can_act(rule, &cursor.at));
        fallback.map(|rule| (rule, self.value_before(tree, cursor)))
    }

    /// Returns what becomes of a value that is accepted, where rules inside may have fired since a mark: if they have made what an eager
    /// rule here acts on, all rules here run once more. A function is not asked twice.
    fn accepted_inside(&mut self, mark: &Mark, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> Verdict {
        let asks = |rule: &&Used| self.is_eager(rule) && rule.kinds.has(tree.kind()) && !rule.is_custom();
        let acts = |rule| matches!(self.ask(rule, cursor.node, tree, cursor.at.depth), Outcome::To(_));
        if self.recorder.fired_since(mark) > 0 && cursor.node.rules.iter().filter(asks).any(acts) {
            return self.run_each(cursor, tree, false);
        }
        Verdict::Accepted
    }

    /// Lets each rule fire, if it will. Gives the verdict, if one ends it. Where one has unwrapped the value, those before it that read text
    /// run once more.
    fn fire_all(&mut self, attempt: &mut Attempt<'_, '_, 's>) -> ControlFlow<Verdict> {
        let rules = &attempt.cursor.node.rules;
        for rule in rules {
            let may_act = rule.kinds.has(attempt.tree.kind()) || attempt.tree.is_untyped();
            if may_act && self.fire(rule, attempt)? && rule.definition.unwraps {
                attempt.unwrapped = rule.position + 1;
                for again in rules[..rule.position].iter().filter(|earlier| earlier.definition.again) {
                    self.fire(again, attempt)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Lets a rule fire, if it will, and says whether it has made another of the value; or the verdict, if no other rule follows.
    fn fire(&mut self, rule: &'s Used, attempt: &mut Attempt<'_, '_, 's>) -> ControlFlow<Verdict, bool> {
        let (at, kind) = (&attempt.cursor.at, self.seen(rule, attempt.tree).kind());
        let acts_here = rule.kinds.has(kind) && !rule.definition.fallback && can_act(rule, at);
        if !acts_here || self.has_wrapped(rule, at) || self.is_accepted_at_once(rule, attempt) {
            return ControlFlow::Continue(false);
        }
        let value = self.seen(rule, attempt.tree);
        let edit = match self.ask(rule, attempt.cursor.node, &value, attempt.cursor.at.depth) {
            Outcome::To(Edit::Replace(made)) if is_same_text(&made, attempt.tree) => {
                return ControlFlow::Continue(false);
            }
            Outcome::To(edit) => edit,
            Outcome::Refuse(reason) if rule.is_custom() => {
                self.refused_by_custom(rule, &reason, attempt);
                return ControlFlow::Break(Verdict::Refused);
            }
            Outcome::Refuse(reason) if self.words_issues() => {
                attempt.refused(rule, reason.into_owned());
                return ControlFlow::Continue(false);
            }
            Outcome::Keep | Outcome::Refuse(_) => return ControlFlow::Continue(false),
        };
        if self.is_left(rule, attempt) {
            return ControlFlow::Continue(false);
        }
        if rule.removes() {
            let (from, complete) = self.record_value(attempt.tree, &attempt.cursor);
            self.record(&attempt.cursor.at, rule.name, Effect::Removed(from), complete);
            return ControlFlow::Break(Verdict::Removed);
        }
        let mark = self.recorder.mark();
        let replaced = self.replace(rule, edit, attempt);
        if let Err(reason) = replaced {
            // The value before may be in the log.
            self.recorder.roll_back(mark);
            attempt.refused(rule, reason.to_owned());
        }
        ControlFlow::Continue(replaced.is_ok())
    }

    /// The value as a rule sees it. To one that acts on numbers or booleans and on no text, untyped text is what it is in JSON.
    fn seen<'t, 'a>(&self, rule: &Used, tree: &'t Tree<'a>) -> Cow<'t, Tree<'a>> {
        let is_text = !tree.is_untyped() || self.state.keeps_text || rule.kinds.has(Kind::String);
        let number = |text: &str| Number::from_text(text.to_owned()).map(Tree::Number).ok();
        let typed = |text: &str| text.parse().ok().map(Tree::Bool).or_else(|| number(text));
        tree.as_str().filter(|_| !is_text).and_then(typed).map_or(Cow::Borrowed(tree), Cow::Owned)
    }

    /// Returns whether the type accepts the value, where the answer is there at once: it comes before what a rule makes of the value.
    fn is_accepted_at_once(&mut self, rule: &Used, attempt: &mut Attempt<'_, '_, 's>) -> bool {
        let is_asked = !self.is_eager(rule) && !matches!(attempt.tree.kind(), Kind::List | Kind::Object);
        is_asked && self.accepts_now(attempt)
    }

    /// Returns whether a rule leaves the value because the type accepts it. Of one that is eager it notes what to roll back to.
    fn is_left(&mut self, rule: &Used, attempt: &mut Attempt<'_, '_, 's>) -> bool {
        // To undo what it makes of members would drop in silence what was meant.
        let may_be_undone = || !matches!(rule.arguments, Arguments::Keys(_));
        let is_eager = self.is_eager(rule);
        let of_any_string = rule.definition.is_eager(Open::Text);
        let of_names = attempt.cursor.open == Open::Words && rule.definition.is_eager(Open::Words);
        let seeks_name = of_names && !of_any_string;
        let is_first = attempt.undo.is_none() || seeks_name && !attempt.seeks_name;
        let asks = !is_eager || is_first && may_be_undone();
        let accepted = asks && self.accepts_now(attempt);
        if accepted && is_eager {
            attempt.undo = Some((attempt.tree.clone(), self.recorder.mark(), self.state));
            attempt.seeks_name = seeks_name;
        }
        accepted && !is_eager
    }

    /// Returns whether a rule acts on what the type accepts.
    fn is_eager(&self, rule: &Used) -> bool {
        rule.is_eager && self.settings.changes_accepted
    }

    /// Returns what a rule says of the value.
    pub(super) fn ask(&self, rule: &Used, node: &Node, tree: &Tree<'_>, depth: usize) -> Outcome {
        let known = |visit: &mut dyn FnMut(&Text)| {
            let definitions = self.settings.definitions;
            declared_words(node.core(definitions), definitions).for_each(&mut *visit);
            node.rules.iter().flat_map(|rule| rule.words()).for_each(visit);
        };
        let unwraps = |made: &Tree<'_>| {
            let mut rules = node.rules.iter().filter(|rule| rule.definition.unwraps);
            rules.any(|rule| matches!(self.ask(rule, node, made, depth), Outcome::To(_)))
        };
        let target = Target {
            kinds: node.natural,
            unwraps: &unwraps,
            open: node.open,
            words: &known,
            depth: self.settings.limits.depth.saturating_sub(depth),
            worded: self.words_issues(),
            listed: rule.listed,
            float: node.float,
        };
        rule.definition.repair(tree, &rule.arguments, &target)
    }

    /// Returns whether the rule has made the list whose only item this value is. It does not wrap the same value again, or types that hold
    /// lists of themselves would never end.
    fn has_wrapped(&self, rule: &Used, at: &Location<'_>) -> bool {
        self.wrapping.iter().any(|(wrapped, depth)| std::ptr::eq(*wrapped, rule) && depth + 1 == at.depth)
    }

    /// Returns whether the type accepts the value as it is now, if it does values of its kind at all.
    fn accepts_now(&mut self, attempt: &mut Attempt<'_, '_, 's>) -> bool {
        let Attempt { cursor, tree, accepted, .. } = attempt;
        let may_be_accepted = accepted.is_some() || tree.is_untyped() || cursor.node.accepted.has(tree.kind());
        if !may_be_accepted || self.is_unread(&cursor.at) {
            return false;
        }
        *accepted.get_or_insert_with(|| {
            let mut copy = self.to_try(tree);
            let tree = copy.as_mut().unwrap_or(tree);
            self.as_it_is(|engine| engine.visit_contents(&cursor.accepted(false), tree))
        })
    }

    /// Repairs an item of a value of which nothing is known, or drops it. Whatever the rules make of it, the type judges the whole.
    pub(super) fn unknown_item<'a>(
        &mut self,
        (node, dropper): Item<'s>,
        accepts: Accepts<'_, 's>,
        item: &mut Tree<'a>,
        at: &Location<'_>,
    ) -> Verdict {
        self.unless_dropped((node, dropper), item, at, |engine, item| {
            item.expand();
            let accepted = at.already_accepted || accepts(engine, item);
            let cursor = engine.cursor(node, at).accepted(accepted);
            let fallback = engine.fallback(&cursor, item);
            let attempt = Attempt::new(cursor, item, engine.recorder.mark(), Some(accepted));
            let mut attempt = Attempt { unknown: true, ..attempt };
            if engine.fire_all(&mut attempt).is_continue() {
                engine.unknown_items(&attempt.cursor, accepts, attempt.tree);
            }
            if dropper.is_none() && fallback.is_none() || accepts(engine, attempt.tree) {
                return Verdict::Accepted;
            }
            let fits = |rule: &Used| default_json::of(&rule.arguments).is_ok_and(|default| accepts(engine, &default));
            let may_give_up = !engine.recorder.is_refused_since(&attempt.mark);
            let fallback = fallback.filter(|(rule, _)| may_give_up && fits(rule));
            let given_up = fallback.map(|fallback| engine.fall_back(fallback, &mut attempt));
            given_up.and_then(Result::ok).unwrap_or(Verdict::Refused)
        })
    }
}

/// Returns whether a rule that makes text has made of untyped text what it is.
fn is_same_text(made: &Tree<'_>, tree: &Tree<'_>) -> bool {
    made.as_str().is_some() && made.as_str() == tree.as_str()
}

/// Returns whether the rule can act here: only a member can be removed.
fn can_act(rule: &Rule, at: &Location<'_>) -> bool {
    at.is_member() || !rule.removes()
}

#[cfg(test)]
mod hidden;
#[cfg(test)]
mod pairs;
#[cfg(test)]
mod sets;
#[cfg(test)]
mod tests;
