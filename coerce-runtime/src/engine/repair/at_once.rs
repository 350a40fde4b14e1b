//! Repairs that take no more than a look, as most do: a scalar that the type does not accept, of which one rule makes a value that needs
//! no more than a look either. The walk would come to the same, and takes several times as long.

use super::super::hints::leave_out_case;
use super::super::location::Location;
use super::super::{Engine, Verdict};
use crate::json::Kind;
use crate::plan::{Node, Used};
use crate::report::{Effect, Tried};
use crate::rules::{Edit, Outcome, Rule};
use crate::tree::Tree;

/// How many rules leave a value, mostly.
const A_FEW: usize = 2;

/// A value that is looked at.
pub(super) struct Look<'w, 'a, 's> {
    pub(super) node: &'s Node,
    pub(super) tree: &'w mut Tree<'a>,
    pub(super) at: &'w Location<'w>,
}

impl<'s> Engine<'s> {
    /// Repairs or refuses such a value. `None` if the walk has to find out: then nothing is changed.
    pub(super) fn repair_at_once(&mut self, look: Look<'_, '_, 's>, kind: Kind) -> Option<Verdict> {
        let Look { node, ref tree, at } = look;
        if !self.may_repair_at_once(node, kind, at) || tree.is_untyped() {
            return None;
        }
        let mut tried = Vec::new();
        for rule in node.rules.iter().filter(|rule| rule.kinds.has(kind)) {
            // One that acts at the end comes last, and does more than to replace.
            if !rule.only_replaces {
                return None;
            }
            match self.ask(rule, node, tree, at.depth) {
                Outcome::To(Edit::Replace(made)) => return self.replace_at_once(rule, made, look),
                Outcome::To(Edit::Wrap) => return self.wrap_at_once(rule, tried, look),
                Outcome::To(_) => return None,
                Outcome::Refuse(reason) if self.words_issues() => {
                    if tried.is_empty() {
                        tried = Vec::with_capacity(A_FEW);
                    }
                    tried.push(Tried { rule: rule.name, reason: reason.into_owned() });
                }
                Outcome::Keep | Outcome::Refuse(_) => {}
            }
        }
        Some(self.refuse_at_once(tried, look))
    }

    /// Refuses a value that no rule makes another of, for the reasons that were tried.
    fn refuse_at_once(&mut self, mut tried: Vec<Tried>, Look { node, tree, at }: Look<'_, '_, 's>) -> Verdict {
        let (cursor, mark) = (&self.cursor(node, at), self.recorder.mark());
        if self.visit_contents(cursor, tree) {
            return self.accepted_inside(&mark, cursor, tree);
        }
        leave_out_case(cursor, tree, &mut tried);
        if !tried.is_empty() {
            self.put_tried(cursor, &mark, tried);
        }
        Verdict::Refused
    }

    /// Returns whether values of this kind are scalars that the type does not accept, and nothing but the rules decides of them.
    fn may_repair_at_once(&self, node: &Node, kind: Kind, at: &Location<'_>) -> bool {
        let may_be_accepted = node.accepted.has(kind) && !(kind == Kind::String && node.only_names);
        self.is_plain
            && node.plain
            && !may_be_accepted
            && !matches!(kind, Kind::List | Kind::Object | Kind::Bytes)
            && self.applies_rules()
            && self.recorder.keeps_coercion()
            && !(at.already_accepted || at.depth == 0)
    }

    /// Puts what a rule makes of a value in its place, and records that, if the type accepts it at a look.
    fn replace_at_once(&mut self, rule: &Used, made: Tree<'static>, look: Look<'_, '_, 's>) -> Option<Verdict> {
        let Look { node, tree, at } = look;
        if !node.settles_scalar(&made, self.settings.definitions) {
            return None;
        }
        let (from, to) = (self.recorder.small(tree)?, self.recorder.small(&made)?);
        *tree = made;
        self.record(at, rule.name, Effect::Replaced { from, to }, true);
        Some(Verdict::Accepted)
    }

    /// Makes a value the only item of a list, which no other rule looks at, and repairs or refuses the item.
    fn wrap_at_once(&mut self, rule: &Used, tried: Vec<Tried>, look: Look<'_, '_, 's>) -> Option<Verdict> {
        let Look { node: list, tree, at } = look;
        let node = self.item_alone(rule, list, at)?;
        let (from, mark) = (self.recorder.small(tree)?, self.recorder.mark());
        self.record(at, rule.name, Effect::Wrapped(from), true);
        let mut item = tree.take();
        let verdict = self.repair_value(node, &mut item, &at.item(0));
        *tree = Tree::List(vec![item]);
        if verdict.is_refused() {
            self.put_tried(&self.cursor(list, at), &mark, tried);
            self.hint_at_origin(at, &mark, rule.definition.origin);
        }
        Some(verdict)
    }

    /// The item of a list whose items are judged alone, where none is a list or wrapped again.
    fn item_alone(&self, rule: &Rule, list: &'s Node, at: &Location<'_>) -> Option<&'s Node> {
        let is_alone = list.judges_items_alone && at.depth < self.settings.limits.depth;
        let item = self.node_inside(list, 0).filter(|_| is_alone)?;
        let wraps_again = |item: &Node| item.rules.iter().any(|other| other.is_same(rule));
        Some(item).filter(|item| item.plain && !item.accepted.has(Kind::List) && !wraps_again(item))
    }
}
