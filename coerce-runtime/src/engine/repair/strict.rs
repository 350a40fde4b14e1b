//! Values whose rules don't apply: a rule that would repair one is hinted at.

use super::{Cursor, Engine, Verdict, can_act};
use crate::plan::Used;
use crate::report::{Mark, Mode};
use crate::rules::Outcome;
use crate::tree::Tree;

/// A rule that fires, and whether it drops items, which it does one level down.
type Fires = (&'static str, bool);

impl<'s> Engine<'s> {
    /// Judges a value whose rules don't apply in this mode, and hints at the one that would repair it.
    pub(super) fn without_rules(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> Verdict {
        if self.state.probing {
            return Verdict::of(self.inside_if_read(&cursor.accepted(false), tree));
        }
        let fires = |rule: &Used| {
            let at_last = rule.definition.fallback || rule.definition.drops_items;
            let value = self.seen(rule, tree);
            let acts = || at_last || matches!(self.ask(rule, cursor.node, &value, cursor.at.depth), Outcome::To(_));
            can_act(rule, &cursor.at) && rule.kinds.has(value.kind()) && acts()
        };
        let may_fire = cursor.rules.iter().any(fires);
        let mark = self.recorder.mark();
        if self.inside_if_read(&cursor.accepted(false), tree) {
            return Verdict::Accepted;
        }
        if may_fire {
            self.hint_at_repair(cursor, &mark, tree);
        }
        Verdict::Refused
    }

    /// Hints at the rule that would repair the value in safe mode, if one would, in the issues since a mark.
    pub(in super::super) fn hint_at_repair(&mut self, cursor: &Cursor<'_, 's>, mark: &Mark, tree: &Tree<'_>) {
        // Most that are refused here are refused there too, which takes less to see than which rule it was.
        if !self.in_safe_mode(cursor, true, tree).0 {
            return;
        }
        if let (true, Some(rule)) = self.in_safe_mode(cursor, false, tree) {
            self.hint_at_safe_mode(&cursor.at, mark, rule);
        }
    }

    /// Returns whether safe mode would accept the value, as far as that is seen without much work, and the rule that fires first. Where it is
    /// `probing`, none is recorded.
    fn in_safe_mode(&mut self, cursor: &Cursor<'_, 's>, probing: bool, tree: &Tree<'_>) -> (bool, Option<Fires>) {
        if self.hint_budget == 0 {
            return (false, None);
        }
        let (budget, exhausted, mark) = (self.budget, self.exhausted, self.recorder.mark());
        self.trial(|engine| {
            (engine.state.probing, engine.state.mode) = (probing, Mode::Safe);
            // No hint is given inside: nothing of it stays.
            engine.budget = std::mem::take(&mut engine.hint_budget);
            let verdict = engine.with_rules(&cursor.accepted(false), &mut tree.clone());
            engine.hint_budget = engine.budget.saturating_sub(1);
            let is_repaired = !engine.exhausted && !verdict.is_refused();
            (engine.budget, engine.exhausted) = (budget, exhausted);
            (is_repaired, engine.first_fired(cursor, &mark))
        })
    }

    /// The rule of a location that has fired first since a mark.
    fn first_fired(&self, cursor: &Cursor<'_, 's>, mark: &Mark) -> Option<Fires> {
        let drops = |rule| cursor.node.dropper.as_ref().is_some_and(|dropper| dropper.name == rule);
        let mut fired = self.recorder.coercions_since(mark);
        let first = fired.find(|fired| fired.steps.len() == cursor.at.depth + usize::from(drops(fired.rule)))?;
        Some((first.rule, drops(first.rule)))
    }
}
