//! Values whose rules don't apply: a rule that would repair one is hinted at.

use super::{Cursor, Engine, Verdict, can_act};
use crate::plan::Used;
use crate::report::Mode;
use crate::rules::Outcome;
use crate::tree::Tree;

impl<'s> Engine<'s> {
    /// Judges a value whose rules don't apply in this mode, and hints at those that would repair it.
    pub(super) fn without_rules(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> Verdict {
        if self.state.probing {
            return Verdict::of(self.inside_if_read(&cursor.accepted(false), tree));
        }
        let fires = |rule: &&Used| {
            let at_last = rule.definition.fallback || rule.definition.drops_items;
            let acts = || at_last || matches!(self.ask(rule, cursor, tree), Outcome::To(_));
            can_act(rule, &cursor.at) && rule.kinds.has(tree.kind()) && acts()
        };
        let first = cursor.rules.iter().find(fires).map(|rule| rule.static_name());
        let mark = self.recorder.mark();
        if self.inside_if_read(&cursor.accepted(false), tree) {
            return Verdict::Accepted;
        }
        if let Some(rule) = first.filter(|_| self.hint_budget > 0 && self.would_repair(cursor, &mut tree.clone())) {
            self.hint_at_safe_mode(&cursor.at, &mark, rule);
        }
        Verdict::Refused
    }

    /// Returns whether safe mode would accept the value, as far as that is seen without much work.
    fn would_repair(&mut self, cursor: &Cursor<'_, 's>, tree: &mut Tree<'_>) -> bool {
        let (budget, exhausted) = (self.budget, self.exhausted);
        self.trial(|engine| {
            (engine.state.probing, engine.state.mode, engine.budget) = (true, Mode::Safe, engine.hint_budget);
            let verdict = engine.with_rules(&cursor.accepted(false), tree);
            engine.hint_budget = engine.budget.saturating_sub(1);
            let is_repaired = !engine.exhausted && !verdict.is_refused();
            (engine.budget, engine.exhausted) = (budget, exhausted);
            is_repaired
        })
    }
}
