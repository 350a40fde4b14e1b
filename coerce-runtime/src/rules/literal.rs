//! Scalars written in attributes.

use crate::constant::Text;
use crate::json::{Number, Parsed};
use crate::tree::Tree;

/// A scalar written in an attribute.
#[derive(Debug, Clone, PartialEq)]
pub enum Literal {
    /// A string.
    Text(Text),
    /// An integer.
    Integer(i128),
    /// A number with a fraction or an exponent; always finite.
    Float(f64),
    /// `true` or `false`
    Bool(bool),
    /// `null`
    Null,
}

impl Literal {
    /// A string that is a constant of the program.
    pub const fn text(text: &'static str) -> Self {
        Self::Text(Text::Borrowed(text))
    }

    /// The literal as a value of a document.
    pub fn to_tree(&self) -> Tree<'static> {
        match self {
            Self::Text(text) => Tree::String(text.clone()),
            Self::Integer(integer) => Tree::Number(Number::from(Parsed::of_integer(*integer))),
            Self::Float(float) => Tree::Number(Number::from(Parsed::F64(*float))),
            Self::Bool(bool) => Tree::Bool(*bool),
            Self::Null => Tree::Null,
        }
    }
}
