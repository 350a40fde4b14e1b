//! The rules of a location, one after the other, each on what the one before left; then what is inside.

use super::location::Location;
use super::resolved_type::ResolvedType;
use super::{Engine, Verdict};
use crate::json::Kind;
use crate::plan::Node;
use crate::report::{Change, Mark, Tried};
use crate::rules::{Open, Outcome, Rule, Target};
use crate::schema::{Opaque, declared_words};
use crate::tree::Tree;
use at_once::AtOnce;

mod at_once;
mod replace;
mod sent;
mod strict;

pub(super) use sent::Sent;

/// State of one repair attempt.
pub(super) struct Attempt<'a> {
    /// True if the type accepts the value as it is now, once that is known: then only eager rules may act.
    accepted: Option<bool>,
    /// The rules that left the value as it was, and why.
    pub(super) tried: Vec<Tried>,
    /// The value as it was sent, once a rule has made another of it and issues are recorded.
    pub(super) sent: Option<Sent<'a>>,
    /// The value before the first eager rule that acted on a value which the type accepts: what to roll back to.
    undo: Option<(Tree<'a>, Mark)>,
    /// True if nothing is known of the type, so that it has no say in what a rule made.
    unknown: bool,
    /// True if a rule has put a string into the value that may hold what must not be written down.
    hidden: bool,
}

impl Attempt<'_> {
    fn new(accepted: Option<bool>) -> Self {
        Self { accepted, tried: Vec::new(), sent: None, undo: None, unknown: false, hidden: false }
    }

    /// Notes why a rule has left the value as it was. Of one that runs twice the last word counts.
    fn refused(&mut self, rule: &Rule, reason: String) {
        let rule = rule.static_name();
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
        if at.already_accepted && !self.settings.changes_accepted || self.fits_as_it_is(node, tree, at) {
            return Verdict::Accepted;
        }
        let ty = self.at_node(node);
        let came = self.repair_at_once(&ty, tree, at);
        if matches!(came, AtOnce::Repaired) {
            return Verdict::Accepted;
        }
        let at = if ty.sensitive { &at.hiding(true) } else { at };
        if ty.endless {
            // The innermost of types that wrap nothing but themselves can only be `None`.
            return if ty.nullable && tree.is_null() { Verdict::Accepted } else { self.give_up() };
        }
        tree.expand();
        // In a buffer of serde's they stay bytes.
        if ty.reads_items() && !at.is_buffered() {
            tree.spread_bytes();
        }
        match came {
            AtOnce::Left(tried) if !ty.rules.is_empty() => self.run(&ty, tree, at, Some(tried)),
            _ => self.with_rules(&ty, tree, at),
        }
    }

    /// Repairs and judges the value of a resolved node.
    pub(super) fn with_rules<'a>(&mut self, ty: &ResolvedType<'s>, tree: &mut Tree<'a>, at: &Location<'_>) -> Verdict {
        // What is read in part is no whole value: rules for the whole value act around it or not at all.
        if at.partial_view || ty.rules.is_empty() {
            return Verdict::of(self.visit_contents(ty, tree, at));
        }
        if self.applies_rules() { self.run(ty, tree, at, None) } else { self.without_rules(ty, tree, at) }
    }

    /// Runs the rules, then goes inside. If all of them have left the value already, `left` says why.
    fn run<'a>(
        &mut self,
        ty: &ResolvedType<'s>,
        tree: &mut Tree<'a>,
        at: &Location<'_>,
        left: Option<Vec<Tried>>,
    ) -> Verdict {
        let (wrapping, unread) = (self.wrapping.len(), self.unread);
        let verdict = self.run_each(ty, tree, at, left);
        self.wrapping.truncate(wrapping);
        self.unread = if verdict.is_refused() { unread } else { self.unread };
        verdict
    }

    fn run_each<'a>(
        &mut self,
        ty: &ResolvedType<'s>,
        tree: &mut Tree<'a>,
        at: &Location<'_>,
        left: Option<Vec<Tried>>,
    ) -> Verdict {
        let (mark, unrecoverable, unread) = (self.recorder.mark(), self.unrecoverable, self.unread);
        let fallback = ty.node.rules.iter().find(|rule| rule.definition.fallback && can_act(rule, at));
        let original = fallback.map(|rule| (rule, self.record_value(tree, ty, at)));
        let mut attempt = Attempt::new(at.already_accepted.then_some(true));
        let came = match left {
            Some(tried) => {
                attempt.tried = tried;
                Fired::Nothing
            }
            None => self.fire_all(&mut attempt, ty, tree, at),
        };
        match came {
            Fired::Removed => return Verdict::Removed,
            Fired::Refused => return Verdict::Refused,
            Fired::Replaced if self.fits_as_it_is(ty.node, tree, at) => return Verdict::Accepted,
            Fired::Nothing | Fired::Replaced => {}
        }
        let around = at;
        let at = if attempt.hidden { &at.hiding(true) } else { at };
        // What an eager rule made of a value that the type accepts is taken back before an item is lost.
        let strictly = attempt.undo.as_ref().map(|_| self.at_node(self.settings.plan.keeping_items(ty.node)));
        if self.inside_if_read(strictly.as_ref().unwrap_or(ty), tree, &at.accepted(attempt.accepted == Some(true))) {
            return Verdict::Accepted;
        }
        let may_give_up = self.unrecoverable == unrecoverable;
        if let (Some((before, undo)), true) = (attempt.undo.take(), may_give_up) {
            self.recorder.roll_back(undo);
            (*tree, self.unread) = (before, unread);
            let accepted = self.inside_if_read(ty, tree, &around.accepted(true));
            if !self.is_unread(around) {
                return Verdict::of(accepted);
            }
        }
        if let (Some((rule, original)), true) = (original, may_give_up) {
            match self.fall_back(rule, original, &mark, ty, tree, at) {
                Ok(verdict) => return verdict,
                Err(reason) => attempt.refused(rule, reason.to_owned()),
            }
        }
        self.explain(ty, tree, at, &mark, attempt);
        Verdict::Refused
    }

    /// Lets each rule fire, if it will, and says whether any has made another of the value. Where one has unwrapped the value, those before it that read text run once more.
    fn fire_all<'a>(
        &mut self,
        attempt: &mut Attempt<'a>,
        ty: &ResolvedType<'s>,
        tree: &mut Tree<'a>,
        at: &Location<'_>,
    ) -> Fired {
        let mut came = Fired::Nothing;
        for (position, rule) in ty.node.rules.iter().enumerate() {
            if !rule.kinds.has(tree.kind()) {
                continue;
            }
            let fired = self.fire(position, attempt, ty, tree, at);
            if fired == Fired::Replaced && rule.definition.unwraps {
                for again in (0..position).filter(|earlier| ty.rules[*earlier].definition.again) {
                    self.fire(again, attempt, ty, tree, at);
                }
            }
            if fired.ends() {
                return fired;
            }
            came = if fired == Fired::Replaced { fired } else { came };
        }
        came
    }

    /// Lets the rule at `position` fire, if it will.
    fn fire<'a>(
        &mut self,
        position: usize,
        attempt: &mut Attempt<'a>,
        ty: &ResolvedType<'s>,
        tree: &mut Tree<'a>,
        at: &Location<'_>,
    ) -> Fired {
        let (rule, kind) = (&ty.node.rules[position], tree.kind());
        let at = if attempt.hidden { &at.hiding(true) } else { at };
        if !rule.kinds.has(kind) || rule.definition.fallback || !can_act(rule, at) {
            return Fired::Nothing;
        }
        if self.has_wrapped(rule, at) {
            return Fired::Nothing;
        }
        let is_eager = rule.is_eager;
        let may_be_accepted = tree.is_untyped() || ty.accepted.has(kind);
        // Where the answer is at once there, it comes before what a rule makes of the value.
        let asks_first = may_be_accepted && !is_eager && !matches!(kind, Kind::List | Kind::Object);
        if asks_first && self.accepts_now(attempt, ty, tree, at) {
            return Fired::Nothing;
        }
        let edit = match self.ask(rule, ty, tree, at) {
            Outcome::Keep => return Fired::Nothing,
            Outcome::Refuse(reason) if rule.is_custom() => {
                self.refused_by_custom((rule, &reason), attempt.sent.as_ref(), ty, tree, at);
                return Fired::Refused;
            }
            Outcome::Refuse(reason) => {
                if self.words_issues() {
                    attempt.refused(rule, reason.into_owned());
                }
                return Fired::Nothing;
            }
            Outcome::To(edit) => edit,
        };
        if !is_eager {
            if may_be_accepted && self.accepts_now(attempt, ty, tree, at) {
                return Fired::Nothing;
            }
        } else if attempt.undo.is_none()
            && may_be_accepted
            // To undo it would drop in silence what was meant.
            && (rule.definition.eager || ty.open != Open::Members)
            && self.accepts_now(attempt, ty, tree, at)
        {
            attempt.undo = Some((tree.clone(), self.recorder.mark()));
        }
        if rule.removes() {
            let (from, complete) = self.record_value(tree, ty, at);
            self.record(at, rule, Change::Removed { from }, complete);
            return Fired::Removed;
        }
        match self.replace(position, edit, ty, tree, at) {
            Ok(replaced) => {
                if attempt.sent.is_none() {
                    attempt.sent = replaced.sent;
                }
                attempt.hidden |= replaced.hidden;
                attempt.accepted = attempt.unknown.then_some(false);
                Fired::Replaced
            }
            Err(reason) => {
                attempt.refused(rule, reason);
                Fired::Nothing
            }
        }
    }

    /// Returns what a rule says of the value.
    pub(super) fn ask(&self, rule: &Rule, ty: &ResolvedType<'s>, tree: &Tree<'_>, at: &Location<'_>) -> Outcome {
        let known = || {
            let mut known = declared_words(ty.core);
            known.extend(ty.node.rules.iter().flat_map(|rule| rule.words()));
            known
        };
        let target = Target {
            kinds: ty.natural,
            open: ty.open,
            words: &known,
            depth: self.settings.limits.depth.saturating_sub(at.depth),
            worded: self.words_issues(),
            float: ty.core.float(),
        };
        (rule.definition.repair)(tree, &rule.arguments, &target)
    }

    /// Returns whether the rule has made the list whose only item this value is. It does not wrap the same value again, or types that hold
    /// lists of themselves would never end.
    fn has_wrapped(&self, rule: &Rule, at: &Location<'_>) -> bool {
        self.wrapping.iter().any(|(wrapped, depth)| std::ptr::eq(*wrapped, rule) && depth + 1 == at.depth)
    }

    fn accepts_now(
        &mut self,
        attempt: &mut Attempt<'_>,
        ty: &ResolvedType<'s>,
        tree: &mut Tree<'_>,
        at: &Location<'_>,
    ) -> bool {
        *attempt
            .accepted
            .get_or_insert_with(|| self.as_it_is(|engine| engine.visit_contents(ty, tree, &at.accepted(false))))
    }

    /// Repairs an item of a value of which nothing is known. Whatever the rules make of it, the type judges the whole.
    pub(super) fn unknown_item<'a>(
        &mut self,
        node: &'s Node,
        opaque: &'s Opaque,
        item: &mut Tree<'a>,
        at: &Location<'_>,
    ) {
        item.expand();
        let ty = self.at_node(node);
        let mut attempt = Attempt { unknown: true, ..Attempt::new(Some(at.already_accepted)) };
        if self.fire_all(&mut attempt, &ty, item, at).ends() {
            return;
        }
        if let Some(inside) = self.node_inside(node, 0) {
            self.unknown_items(inside, opaque, item, at);
        }
    }
}

/// Returns whether the rule can act here: only a member can be removed.
fn can_act(rule: &Rule, at: &Location<'_>) -> bool {
    at.is_member() || !rule.removes()
}

/// The outcome of a rule.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fired {
    /// It has left the value as it was, and the next one follows.
    Nothing,
    /// It has made another of the value, and the next one follows.
    Replaced,
    /// It has removed the member.
    Removed,
    /// It refuses the value for good.
    Refused,
}

impl Fired {
    /// Returns whether no other rule follows.
    fn ends(self) -> bool {
        matches!(self, Self::Removed | Self::Refused)
    }
}

#[cfg(test)]
mod pairs;
#[cfg(test)]
mod sets;
#[cfg(test)]
mod tests;
