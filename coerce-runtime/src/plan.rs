//! The types and rules of each location of a type's documents, found out once for each root type: the types there with options and wrappers
//! taken off, and the rules of all of them, merged and in order. The engine walks it beside the document.
//!
//! A [`Node`] is one use of a type with the rules that lists and maps around it hand down. Nodes refer to each other by number, so that
//! a recursive type is no cycle of data.
#![allow(clippy::inline_always, reason = "left to itself, the compiler inlines these or not, by how files are cut")]

use std::num::NonZeroU32;
use std::ops::Deref;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, OnceLock};

use serde_json::Value;

use crate::constant::Text;
use crate::json::{Float, Kind, Kinds};
use crate::rules::{Definition, Open, Rule, Rules};
use crate::schema::{Check, Edge, Judge, Reach, Ref, Schema, Shape};
use crate::tree::Tree;

mod build;
mod names;
mod settled;
#[cfg(test)]
mod tests;

pub(crate) use names::{Named, Names, Search};
pub(crate) use settled::Settled;

/// The nodes of a root type.
pub(crate) struct Plan {
    /// The root first.
    nodes: Vec<Node>,
    /// The types with something to hide, once that was asked for.
    reach: OnceLock<Reach>,
}

/// The number of a node, counted from one.
pub(crate) type NodeId = NonZeroU32;

/// The types and rules of a location.
#[derive(Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is another question")]
pub(crate) struct Node {
    /// The type of the use.
    outer: Ref,
    /// The type that decides what values look like: no option and no wrapper.
    core: Ref,
    /// True if null is `None`.
    pub(crate) nullable: bool,
    /// True if the value must not be written down.
    pub(crate) sensitive: bool,
    /// True if types wrap nothing but themselves here.
    pub(crate) endless: bool,
    /// True if shape and rules alone decide: no type here judges the value itself or asks for the rules.
    pub(crate) plain: bool,
    /// True if it is a list of any length, at which no rule looks: an item that becomes one is judged alone.
    pub(crate) judges_items_alone: bool,
    /// The values that the type accepts beyond those that it is known for.
    pub(crate) open: Open,
    /// The kinds that are accepted without any rule.
    pub(crate) accepted: Kinds,
    /// Those among them that the type is known for.
    pub(crate) natural: Kinds,
    /// The kinds on which a rule may act although the type accepts the value.
    pub(crate) eager: Kinds,
    /// The values that need no more than a look.
    pub(crate) settled: Settled,
    /// True if a list of settled items is settled.
    pub(crate) settles_items: bool,
    /// True if a string is accepted only as the name of a variant without content, and no rule acts on one.
    pub(crate) only_names: bool,
    /// The float that values are.
    pub(crate) float: Option<Float>,
    /// The kinds at which any rule declared here looks.
    pub(crate) looked_at: Kinds,
    /// The rules that act on the value itself, in the order of the table. Where one is declared twice, the outermost counts.
    pub(crate) rules: Vec<Used>,
    /// The rule that drops items which can't be read.
    pub(crate) dropper: Option<Used>,
    /// The types whose own `Deserialize` judges the whole value after its shape: innermost last.
    pub(crate) checks: Vec<Check>,
    /// How many of them are around the first option, and so judge null too.
    around_option: usize,
    /// The judge of the whole value, of a schema of run time.
    pub(crate) judge: Option<Arc<dyn Judge>>,
    /// The member by which the value asks for the rules.
    pub(crate) opt_in: Option<Text>,
    /// The text of the outermost type with serde's `expecting`.
    pub(crate) expecting: Option<Text>,
    /// The expectation of the type of the use, once it was asked for.
    pub(crate) expectation: OnceLock<Text>,
    /// How members find the fields of a struct.
    names: Option<Arc<Names>>,
    /// All that is declared here, outermost first.
    layers: Vec<Arc<Rules>>,
    /// Those of the layers that act here, if not all: with a switch, only those around the type that asks for it.
    acting: Option<(usize, usize)>,
    /// The nodes inside, in the order of the shape.
    inside: Vec<Option<NodeId>>,
    /// The location once the switch is taken off.
    behind_switch: Option<NodeId>,
}

/// A rule of a location.
#[derive(Clone)]
pub(crate) struct Used {
    /// Those that are declared together. A rule that several locations share is one: it has one address.
    rules: Arc<Rules>,
    index: usize,
    pub(crate) definition: &'static Definition,
    /// Its position among the rules of the location.
    pub(crate) position: usize,
    /// The kinds on which it may act.
    pub(crate) kinds: Kinds,
    /// True if it may act on what the type accepts as it is.
    pub(crate) is_eager: bool,
    /// True if it says what replaces a scalar, and nothing else is to be asked or done. A function is not asked twice.
    pub(crate) only_replaces: bool,
    /// True if the words that it accepts are those that the type names where it says what it expects.
    pub(crate) listed: bool,
}

impl Deref for Used {
    type Target = Rule;

    fn deref(&self) -> &Rule {
        &self.rules.list[self.index]
    }
}

/// What came of the inputs before, which says who reads the next one first: a counter of two bits, as a branch predictor has. It changes no result, only what it costs.
#[derive(Debug, Default)]
pub(crate) struct History(AtomicU8);

/// The counter after many inputs that needed repairs.
const MOST: u8 = 3;

impl History {
    /// Returns whether the next input is likely one that serde does not read as it is.
    #[inline]
    pub(crate) fn expects_repairs(&self) -> bool {
        self.0.load(Ordering::Relaxed) > MOST / 2
    }

    /// Notes that serde has read an input as it is.
    #[inline]
    pub(crate) fn note_clean(&self) {
        let count = self.0.load(Ordering::Relaxed);
        if count > 0 {
            self.0.store(count - 1, Ordering::Relaxed);
        }
    }

    /// Notes that serde has not.
    pub(crate) fn note_dirty(&self) {
        let count = self.0.load(Ordering::Relaxed);
        self.0.store((count + 1).min(MOST), Ordering::Relaxed);
    }
}

impl Plan {
    /// The plan of what `root` uses. Without it nothing is known of the document.
    pub(crate) fn of(root: Option<&Edge>, definitions: &[Schema]) -> Self {
        Self { nodes: build::nodes(root, definitions), reach: OnceLock::new() }
    }

    /// The types with something to hide.
    pub(crate) fn reach(&self, definitions: &[Schema]) -> &Reach {
        let root = self.root();
        self.reach.get_or_init(|| Reach::of(root.outer(definitions), root.sensitive, definitions))
    }

    /// The node of the whole document.
    pub(crate) fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// The node of this number.
    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[index(id)]
    }

    /// The node inside `node` that has this position in the order of its shape: of an item, a field, what a variant holds.
    pub(crate) fn inside(&self, node: &Node, position: usize) -> Option<&Node> {
        node.inside(position).map(|id| self.node(id))
    }

    /// Returns whether a value of a node needs no more than a look: it is settled, or a list of items that are.
    #[inline(always)]
    pub(crate) fn settles(&self, node: &Node, tree: &Tree<'_>, definitions: &[Schema]) -> bool {
        node.settles_scalar(tree, definitions)
            || node.settles_items && tree.kind() == Kind::List && self.settles_items(node, tree)
    }

    /// Returns whether it is a list of items that are settled.
    #[inline(never)]
    pub(crate) fn settles_items(&self, list: &Node, tree: &Tree<'_>) -> bool {
        let Some(node) = self.inside(list, 0) else { return false };
        match tree {
            Tree::List(items) => items.iter().all(|item| node.settled.has(item)),
            Tree::Value(Value::Array(items)) => items.iter().all(|item| node.settled.has(&Tree::Value(item))),
            _ => false,
        }
    }

    /// Returns the location once the switch is taken off: the rules of the type that asks for it, and of those inside.
    pub(crate) fn behind_switch<'p>(&'p self, node: &'p Node) -> &'p Node {
        node.behind_switch.map_or(node, |id| self.node(id))
    }
}

/// The number of the node that has this position in the list.
fn node_id(index: usize) -> NodeId {
    // A program has fewer types than that.
    u32::try_from(index + 1).ok().and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MAX)
}

/// The position of a node in the list.
fn index(id: NodeId) -> usize {
    id.get() as usize - 1
}

impl Node {
    /// The type of the use.
    #[inline]
    pub(crate) fn outer<'s>(&'s self, definitions: &'s [Schema]) -> &'s Schema {
        self.outer.resolve(definitions)
    }

    /// The type that decides what values look like.
    #[inline]
    pub(crate) fn core<'s>(&'s self, definitions: &'s [Schema]) -> &'s Schema {
        self.core.resolve(definitions)
    }

    /// Returns whether a scalar needs no more than a look: it is settled, or the name of a variant without content, and there are no others.
    #[inline]
    pub(crate) fn settles_scalar(&self, tree: &Tree<'_>, definitions: &[Schema]) -> bool {
        self.settled.has(tree) || self.only_names && self.names_unit(tree, definitions)
    }

    fn names_unit(&self, tree: &Tree<'_>, definitions: &[Schema]) -> bool {
        match (&self.core(definitions).shape, tree.as_str()) {
            (Shape::Enum(body), Some(name)) => !tree.is_untyped() && body.names_unit(name),
            _ => false,
        }
    }

    /// The number of the node inside that has this position in the order of the shape.
    #[inline]
    pub(crate) fn inside(&self, position: usize) -> Option<NodeId> {
        self.inside.get(position).copied().flatten()
    }

    /// The field of this node, of a struct. The nodes of its fields have numbers that follow each other, unless some of them were there
    /// before, of which nothing is known here.
    #[inline]
    pub(crate) fn field(&self, number: NodeId) -> Option<usize> {
        let first = self.inside(0)?;
        let field = number.get().checked_sub(first.get())? as usize;
        (self.inside(field) == Some(number)).then_some(field)
    }

    /// Returns whether it is a type of its own, not a part of the type that uses it.
    pub(crate) fn is_named(&self) -> bool {
        matches!(self.core, Ref::Definition(_))
    }

    /// The names of the fields of a struct.
    #[inline]
    pub(crate) fn names(&self) -> Option<&Names> {
        self.names.as_deref()
    }

    /// Those that judge `None`: types inside an option never see it.
    pub(crate) fn checks_of_null(&self) -> &[Check] {
        &self.checks[..self.around_option.min(self.checks.len())]
    }

    /// All rules that are declared here, those behind a switch and those for items too.
    pub(crate) fn declared(&self) -> impl Iterator<Item = &Rule> {
        self.layers.iter().flat_map(|rules| &rules.list)
    }
}
