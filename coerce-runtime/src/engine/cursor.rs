//! Where the walk stands.

use std::ops::Deref;

use super::Engine;
use super::location::Location;
use crate::constant::Text;
use crate::plan::Node;
use crate::schema::{self, Element, Enum, Schema, Shape, Tagging, Variant};

/// Where the walk stands: a location of the document, with the types and rules that the plan has for it.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'w, 's> {
    pub(super) node: &'s Node,
    /// The type that decides what values look like: no option and no wrapper.
    pub(super) core: &'s Schema,
    pub(super) at: Location<'w>,
    /// True if items stay even if they can't be read.
    pub(super) keeps_items: bool,
}

/// The enum that any other type is: it has no variants.
static NO_ENUM: Enum = Enum { tagging: Tagging::Untagged, variants: Vec::new(), deny_unknown: false, from_list: false };

impl Deref for Cursor<'_, '_> {
    type Target = Node;

    fn deref(&self) -> &Node {
        self.node
    }
}

impl<'s> Engine<'s> {
    /// The cursor where a node of the plan meets a location, hidden if its values are.
    pub(super) fn cursor<'w>(&self, node: &'s Node, at: &Location<'w>) -> Cursor<'w, 's> {
        let mut cursor = Cursor { node, core: node.core(self.settings.definitions), at: *at, keeps_items: false };
        cursor.at.sensitive |= node.sensitive;
        cursor
    }

    /// The type of the use.
    pub(super) fn outer(&self, cursor: &Cursor<'_, 's>) -> &'s Schema {
        cursor.node.outer(self.settings.definitions)
    }

    /// Returns the expectation of the type, which is worded once for each location of the plan.
    pub(super) fn expectation(&self, cursor: &Cursor<'_, 's>) -> Text {
        let worded = || schema::expected(self.outer(cursor), self.settings.definitions);
        cursor.node.expectation.get_or_init(worded).clone()
    }

    /// The node inside that has this position in the order of the shape.
    pub(super) fn node_inside(&self, node: &'s Node, position: usize) -> Option<&'s Node> {
        self.settings.plan.inside(node, position)
    }

    /// The node of the item of a list at this position.
    pub(super) fn item_node(&self, list: &Cursor<'_, 's>, index: usize) -> Option<&'s Node> {
        self.node_inside(list.node, item_position(&list.core.shape, index)?)
    }

    /// Returns what a variant holds.
    pub(super) fn content_of(&self, cursor: &Cursor<'_, 's>, variant: &Variant) -> Option<&'s Node> {
        let before = |other: &Variant| std::ptr::from_ref(other) < std::ptr::from_ref(variant);
        self.node_inside(cursor.node, cursor.body().variants.partition_point(before))
    }
}

/// The position of an item of a list in the order of a shape. The last element of a tuple may repeat.
pub(super) fn item_position(shape: &Shape, index: usize) -> Option<usize> {
    match shape {
        Shape::List { .. } => Some(0),
        Shape::Tuple(elements) => Element::at(elements, index).map(|_| index.min(elements.len() - 1)),
        Shape::Struct(fields) if fields.from_list && index < fields.list.len() => Some(index),
        _ => None,
    }
}

impl<'w, 's> Cursor<'w, 's> {
    /// The enum that the type is.
    pub(super) fn body(&self) -> &'s Enum {
        match &self.core.shape {
            Shape::Enum(body) => body,
            _ => &NO_ENUM,
        }
    }

    /// Returns the cursor, with other facts about the location.
    pub(super) fn with(self, at: Location<'w>) -> Self {
        Self { at, ..self }
    }

    /// Returns the cursor, where the type accepts what stands there as it is, or does not.
    pub(super) fn accepted(self, already_accepted: bool) -> Self {
        self.with(self.at.accepted(already_accepted))
    }

    /// Returns the cursor, hidden if `sensitive`.
    pub(super) fn hiding(self, sensitive: bool) -> Self {
        self.with(self.at.hiding(sensitive))
    }

    /// Returns whether the type asks for a list of items.
    pub(super) fn reads_items(&self) -> bool {
        matches!(self.core.shape, Shape::List { .. } | Shape::Tuple(_))
    }
}
