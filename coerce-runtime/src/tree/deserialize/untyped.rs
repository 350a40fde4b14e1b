//! How untyped text is read where a type asks for a number or a boolean.

use serde::de::Visitor;

use super::{Fault, Node, View, number};
use crate::json::Parsed;
use crate::tree::Tree;

impl<'t> View<'t, '_> {
    fn untyped(self) -> Option<&'t str> {
        match self.node {
            Node::Tree(Tree::Untyped(text)) => Some(text),
            _ => None,
        }
    }

    /// Reads what is no number where one is asked for.
    #[cold]
    pub(super) fn untyped_number<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let byte = if let Node::Byte(byte) = self.node { Some(Parsed::U64(byte.into())) } else { None };
        match byte.or_else(|| self.untyped().and_then(Parsed::of_untyped)) {
            Some(parsed) => number::visit(parsed, visitor),
            None => Err(self.invalid_type(&visitor)),
        }
    }

    /// Reads what is no boolean where one is asked for.
    #[cold]
    pub(super) fn untyped_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.untyped().and_then(|text| text.parse().ok()) {
            Some(value) => visitor.visit_bool(value),
            None => Err(self.invalid_type(&visitor)),
        }
    }
}
