//! What a rule makes of a value, and whether that may stand in its place.

use super::{Attempt, Cursor, Engine, Fallback, Verdict};
use crate::constant::Text;
use crate::json::Kind;
use crate::plan::Used;
use crate::report::Effect;
use crate::rules::{Arguments, Edit, Outcome, default_json, list_to_map};
use crate::schema::{Field, Graph, Shape, Step, member_names};
use crate::tree::{Member, Tree};

/// Why a default does not take the place of an item.
const DEFAULT_REFUSED: &str = "its default would not stay as it is";

/// Why a rule does not make an object with a member that the policy guards.
const SETS_GUARDED: &str = "would set a member that no rule changes";

/// Why an object stays whose member the type declares.
const HOLDS_ANOTHER: &str = "what it holds is of a kind that is not read here";

/// Why a rule does not fire on what it could repair.
const GIVES_MORE_TO_REPAIR: &str = "gives a value that would be repaired again";

/// The outcome of a change, or the reason why the value stays as it was.
type Change<T = ()> = Result<T, &'static str>;

impl<'s> Engine<'s> {
    /// Changes the value as the rule says. Or the reason why it stays as it was.
    pub(super) fn replace(&mut self, rule: &'s Used, edit: Edit, attempt: &mut Attempt<'_, '_, 's>) -> Change {
        let (cursor, tree) = (&attempt.cursor, &mut *attempt.tree);
        if rule.definition.unwraps && self.reads_only_around(cursor, tree) {
            return Err(HOLDS_ANOTHER);
        }
        let (from, complete) = self.record_value(tree, cursor);
        let moves_secret = self.moves_secret((rule, &edit), cursor, tree);
        let wraps = matches!(edit, Edit::Wrap);
        let undo = edit.apply(tree);
        tree.expand();
        if let Some(reason) = self.why_undone(rule, attempt) {
            undo.apply(attempt.tree);
            return Err(reason);
        }
        let (cursor, tree) = (&attempt.cursor, &*attempt.tree);
        if wraps {
            self.wrapping.push((rule, cursor.at.depth));
        }
        self.note_reading(rule, tree, &cursor.at);
        // Once a rule has read the value, why others before it have not explains nothing.
        if !rule.definition.origin.is_empty() && !wraps && !self.is_unread(&cursor.at) {
            attempt.tried.clear();
        }
        // What comes out of a hidden member is hidden itself; of other scalars the location decides.
        let is_inner = matches!(tree.kind(), Kind::List | Kind::Object) || rule.definition.unwraps;
        let hidden = moves_secret && is_inner;
        #[cfg(feature = "schema")]
        if hidden {
            self.recorder.hide(cursor.at.path());
        }
        let (to, all) = self.record_value(tree, &cursor.hiding(hidden));
        self.record(&cursor.at, rule.name, Effect::Replaced { from, to }, complete && all);
        if !self.state.probing && attempt.sent.is_none() {
            attempt.sent = undo.shown(tree);
        }
        attempt.cursor = attempt.cursor.hiding(hidden);
        attempt.accepted = attempt.unknown.then_some(false);
        Ok(())
    }

    /// Why what a rule made does not take the place of the value, if it does not.
    fn why_undone(&mut self, rule: &Used, attempt: &Attempt<'_, '_, 's>) -> Option<&'static str> {
        let (cursor, tree) = (&attempt.cursor, &*attempt.tree);
        if self.is_acted_on_again(rule, attempt.unwrapped, cursor, tree) {
            return Some(GIVES_MORE_TO_REPAIR);
        }
        if matches!(rule.arguments, Arguments::Default(_)) && !self.stays(cursor, tree) {
            return Some(DEFAULT_REFUSED);
        }
        let is_guarded = rule.definition.name == list_to_map::DEFINITION.name && self.has_guarded(cursor, tree);
        is_guarded.then_some(SETS_GUARDED)
    }

    /// Returns whether the type declares the only member of an object, and reads no value of the kind that it holds.
    fn reads_only_around(&self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let Tree::Object(members) = tree else { return false };
        let names = member_names(cursor.core, self.settings.definitions);
        let is_read = |kind| cursor.node.accepted.has(kind) || cursor.rules.iter().any(|rule| rule.kinds.has(kind));
        members.iter().all(|Member { value, .. }| !is_read(value.kind()))
            && members.iter().filter_map(Member::name).any(|name| names.contains(&name))
    }

    /// Returns whether an object has a member that no rule changes, in any form of the type.
    fn has_guarded(&self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let Tree::Object(members) = tree else { return false };
        let is_there = |name: &Text| members.iter().any(|member| member.name() == Some(name));
        let is_guarded = |field: &Field| field.exact && field.names.iter().any(is_there);
        let types = Graph::of(&[cursor.core], Step::is_in_place, self.settings.definitions).schemas;
        types.iter().any(|ty| matches!(&ty.shape, Shape::Struct(fields) if fields.list.iter().any(is_guarded)))
    }

    /// Gives up a value that can't be read: it is removed, or a default takes its place. Or the reason why it stays.
    pub(super) fn fall_back(&mut self, fallback: Fallback<'s>, attempt: &mut Attempt<'_, '_, 's>) -> Change<Verdict> {
        let (rule, (from, complete)) = fallback;
        let Attempt { cursor, tree, mark, .. } = attempt;
        if rule.removes() {
            self.recorder.roll_back(*mark);
            let from = self.recorder.keep(from);
            self.record(&cursor.at, rule.name, Effect::Removed(from), complete);
            return Ok(Verdict::Removed);
        }
        let default = default_json::of(&rule.arguments)?;
        if !self.stays(cursor, &default) {
            return Err(DEFAULT_REFUSED);
        }
        self.recorder.roll_back(*mark);
        **tree = default;
        let (from, (to, all)) = (self.recorder.keep(from), self.record_value(tree, cursor));
        self.record(&cursor.at, rule.name, Effect::Replaced { from, to }, complete && all);
        Ok(Verdict::Accepted)
    }

    /// Returns whether the type accepts the value, and no rule would act on it, were the document read again.
    fn stays(&mut self, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        let mut copy = tree.clone();
        // A default that needs another one does not stay.
        if self.state.tries_default
            || !self.as_it_is(|engine| engine.visit_contents(&cursor.accepted(false), &mut copy))
        {
            return false;
        }
        self.trial(|engine| {
            (engine.state.probing, engine.state.tries_default) = (false, true);
            let mark = engine.recorder.mark();
            let verdict = engine.with_rules(&cursor.accepted(true), &mut copy);
            verdict == Verdict::Accepted && engine.recorder.fired_since(&mark) == 0
        })
    }

    /// Returns whether an eager rule before this one, or before those that have `unwrapped` the value, would act on what this one made, were
    /// the document read again. Those that run once more will act on it anyway, unless what they make would be unwrapped again.
    fn is_acted_on_again(&self, rule: &Used, unwrapped: usize, cursor: &Cursor<'_, 's>, tree: &Tree<'_>) -> bool {
        // What it unwraps may be such an object again.
        let until = unwrapped.max(rule.position + usize::from(rule.definition.unwraps));
        let ask = |rule: &Used, tree: &Tree<'_>| self.ask(rule, cursor.node, tree, cursor.at.depth);
        let acts = |eager: &Used| match ask(eager, tree) {
            Outcome::To(Edit::Replace(made)) if rule.definition.unwraps && eager.definition.again => {
                rule.kinds.has(made.kind()) && matches!(ask(rule, &made), Outcome::To(_))
            }
            Outcome::To(_) => true,
            // A function may accept the value before, and not this one.
            Outcome::Refuse(_) => eager.is_custom(),
            Outcome::Keep => false,
        };
        cursor.rules[..until].iter().any(|eager| eager.is_eager && eager.kinds.has(tree.kind()) && acts(eager))
    }
}
