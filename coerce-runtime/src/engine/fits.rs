//! Values that are all that their type asks for, as most are: none but eager rules could act on them. They are judged at once, without
//! all that it takes to run rules.

use serde_json::Value;

use super::Engine;
use super::at::At;
use super::few::Few;
use super::kept::is_float;
use super::variants::names_unit;
use crate::json::Kind;
use crate::rules::{Outcome, Rule, Rules, Target};
use crate::schema::{Edge, Schema, Shape, is_eager, natural_kinds, open, words};
use crate::tree::Tree;

/// How many options and wrappers a value has around it where it is judged at once.
const MOST_LAYERS: usize = 4;

/// What meets at a location where nothing but shape and rules decides.
struct Plain<'s> {
    outer: &'s Schema,
    core: &'s Schema,
    /// Whether null is `None`.
    nullable: bool,
    /// The rules declared there, where any may act on what the type accepts.
    layers: Few<&'s Rules>,
}

impl<'s> Engine<'s> {
    /// Whether the value is all that its type asks for and no rule changes it. If not, the walk has to find out.
    pub(super) fn fits_as_it_is(&self, around: &[&'s Rules], edge: &'s Edge, tree: &Tree<'_>, at: &At<'_>) -> bool {
        // What untyped text was meant to be is written into the tree.
        if at.part || tree.is_untyped() || self.is_unread(at) {
            return false;
        }
        self.plain(around, edge).is_some_and(|plain| self.fits(&plain, tree, at))
    }

    fn fits(&self, plain: &Plain<'s>, tree: &Tree<'_>, at: &At<'_>) -> bool {
        let has_shape = plain.nullable && tree.is_null() || self.has_shape(plain, tree, at);
        has_shape && plain.rules().all(|rule| self.is_left_alone(rule, plain, tree, at))
    }

    fn plain(&self, around: &[&'s Rules], edge: &'s Edge) -> Option<Plain<'s>> {
        let outer = edge.schema(self.settings.definitions);
        let mut plain = Plain { outer, core: outer, nullable: false, layers: Few::new(Rules::NONE) };
        if self.settings.changes_accepted {
            for rules in around {
                plain.layers.push(rules);
            }
        }
        self.enter(&mut plain, edge);
        for _ in 0..MOST_LAYERS {
            let Schema { check, judge, opt_in, .. } = plain.core;
            if check.is_some() || judge.is_some() || opt_in.is_some() {
                return None;
            }
            let (Shape::Option(inner) | Shape::Wrapper { inner, .. }) = &plain.core.shape else {
                return Some(plain);
            };
            plain.nullable |= matches!(plain.core.shape, Shape::Option(_));
            self.enter(&mut plain, inner);
        }
        None
    }

    fn enter(&self, plain: &mut Plain<'s>, edge: &'s Edge) {
        plain.core = edge.schema(self.settings.definitions);
        if self.settings.changes_accepted {
            for rules in [&*edge.rules, &*plain.core.rules] {
                if !rules.is_none() {
                    plain.layers.push(rules);
                }
            }
        }
    }

    fn has_shape(&self, plain: &Plain<'s>, tree: &Tree<'_>, at: &At<'_>) -> bool {
        match &plain.core.shape {
            Shape::Bool => tree.as_bool().is_some(),
            Shape::Float(_) => is_float(tree, at),
            Shape::String => tree.as_str().is_some(),
            Shape::Integer(integer) => integer.accepts(tree, at),
            Shape::Enum(body) => tree.as_str().is_some_and(|name| names_unit(body, name)),
            Shape::List { item, length: None } => self.has_scalars(plain, item, tree, at),
            _ => false,
        }
    }

    /// Whether it is a list of scalars that fit. Nothing is looked into more than once, so a list of lists is left to the walk.
    fn has_scalars(&self, plain: &Plain<'s>, item: &'s Edge, tree: &Tree<'_>, at: &At<'_>) -> bool {
        if at.skipped > 0 || at.depth >= self.settings.limits.depth || self.settings.budget < u64::MAX {
            return false;
        }
        let mut around = Few::new(Rules::NONE);
        let layers = plain.layers.iter().map(|rules| rules.for_items()).filter(|rules| !rules.is_none());
        layers.for_each(|rules| around.push(rules));
        let Some(plain) = self.plain(&around, item) else { return false };
        let fits = |(index, value): (usize, &Tree<'_>)| {
            let is_scalar = !matches!(value.kind(), Kind::List | Kind::Object);
            is_scalar && self.fits(&plain, value, &at.item(index))
        };
        match tree {
            Tree::List(items) => items.iter().enumerate().all(fits),
            Tree::Value(Value::Array(items)) => {
                items.iter().map(Tree::Value).enumerate().all(|(index, item)| fits((index, &item)))
            }
            _ => false,
        }
    }

    /// Whether the rule leaves a value that the type accepts. A function is not asked twice.
    fn is_left_alone(&self, rule: &'s Rule, plain: &Plain<'s>, tree: &Tree<'_>, at: &At<'_>) -> bool {
        let open = open(plain.core);
        if !rule.definition.kinds.has(tree.kind()) || !is_eager(rule, open, plain.core, self.settings.definitions) {
            return true;
        }
        let target = Target {
            kinds: natural_kinds(plain.outer, self.settings.definitions),
            open,
            words: &|| words(plain.core).into_iter().chain(plain.rules().flat_map(Rule::words)).collect(),
            depth: self.settings.limits.depth.saturating_sub(at.depth),
            worded: false,
            float: plain.core.float(),
        };
        !rule.is_custom() && !matches!((rule.definition.repair)(tree, &rule.arguments, &target), Outcome::To(_))
    }
}

impl<'s> Plain<'s> {
    fn rules(&self) -> impl Iterator<Item = &'s Rule> {
        self.layers.iter().flat_map(|rules| rules.list.iter())
    }
}
