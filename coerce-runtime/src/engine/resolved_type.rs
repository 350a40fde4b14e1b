//! A node of the plan, its types resolved.

use std::ops::Deref;

use super::Engine;
use crate::constant::Text;
use crate::plan::Node;
use crate::schema::{self, Enum, Schema, Shape, Variant};

/// The types and rules of a location.
#[derive(Clone, Copy)]
pub(super) struct ResolvedType<'s> {
    pub(super) node: &'s Node,
    /// The type of the use.
    pub(super) outer: &'s Schema,
    /// The type that decides what values look like: no option and no wrapper.
    pub(super) core: &'s Schema,
}

impl Deref for ResolvedType<'_> {
    type Target = Node;

    fn deref(&self) -> &Node {
        self.node
    }
}

impl<'s> Engine<'s> {
    /// Returns the types and rules of a node.
    pub(super) fn at_node(&self, node: &'s Node) -> ResolvedType<'s> {
        let definitions = self.settings.definitions;
        ResolvedType { node, outer: node.outer(definitions), core: node.core(definitions) }
    }

    /// Returns the expectation of the type, which is worded once for each location of the plan.
    pub(super) fn expectation(&self, ty: &ResolvedType<'s>) -> Text {
        let worded = || schema::expected(ty.outer, self.settings.definitions);
        ty.node.expectation.get_or_init(worded).clone()
    }

    /// The node inside that has this position in the order of the shape.
    pub(super) fn node_inside(&self, node: &'s Node, position: usize) -> Option<&'s Node> {
        self.settings.plan.inside(node, position)
    }

    /// Returns what a variant holds.
    pub(super) fn content_of(&self, body: Body<'s>, variant: &Variant) -> Option<&'s Node> {
        let before = |other: &Variant| std::ptr::from_ref(other) < std::ptr::from_ref(variant);
        self.node_inside(body.ty.node, body.body.variants.partition_point(before))
    }
}

impl ResolvedType<'_> {
    /// Returns whether the type asks for a list of items.
    pub(super) fn reads_items(&self) -> bool {
        matches!(self.core.shape, Shape::List { .. } | Shape::Tuple(_))
    }
}

/// The types and rules of a location where an enum is.
#[derive(Clone, Copy)]
pub(super) struct Body<'s> {
    pub(super) ty: ResolvedType<'s>,
    pub(super) body: &'s Enum,
}

impl Deref for Body<'_> {
    type Target = Enum;

    fn deref(&self) -> &Enum {
        self.body
    }
}
