//! Constructors for schemas that are constants. A constant can't be changed step by step, because what a step replaces would have
//! to be dropped: each makes the whole.

use std::borrow::Cow;

use serde::de::DeserializeOwned;

use super::{Check, Edge, Element, Field, Form, Opaque, Own, Ref, RustNames, Schema, Shape, Variant};
use crate::constant::{Many, One, Text};
use crate::json::Kinds;
use crate::rules::Rules;
use crate::tree;

impl Schema {
    /// A type of this shape, without rules.
    #[must_use]
    pub const fn new(shape: Shape) -> Self {
        Self {
            shape,
            rules: One::Static(Rules::NONE),
            expecting: None,
            check: None,
            opt_in: None,
            rust: RustNames::Same,
            judge: None,
            own: None,
        }
    }

    /// A schema with an expectation of its own.
    #[must_use]
    pub const fn described(shape: Shape, expecting: &'static str) -> Self {
        let expecting = Some(Cow::Borrowed(expecting));
        Self {
            shape,
            rules: One::Static(Rules::NONE),
            expecting,
            check: None,
            opt_in: None,
            rust: RustNames::Same,
            judge: None,
            own: None,
        }
    }

    /// A type of this shape whose parts Rust calls otherwise.
    #[must_use]
    pub const fn named(shape: Shape, rust: RustNames) -> Self {
        Self {
            shape,
            rules: One::Static(Rules::NONE),
            expecting: None,
            check: None,
            opt_in: None,
            rust,
            judge: None,
            own: None,
        }
    }

    /// A type of this shape that refuses some values still.
    #[must_use]
    pub const fn checked(shape: Shape, check: Check) -> Self {
        Self {
            shape,
            rules: One::Static(Rules::NONE),
            expecting: None,
            check: Some(check),
            opt_in: None,
            rust: RustNames::Same,
            judge: None,
            own: None,
        }
    }

    /// Sets the `Deserialize` of the type.
    #[must_use]
    pub const fn with_own(mut self, own: Own) -> Self {
        self.own = Some(own);
        self
    }

    /// A type that only its `Deserialize` knows.
    #[must_use]
    pub const fn opaque<T: DeserializeOwned>(expected: &'static str, kinds: Kinds) -> Self {
        Self::new(Shape::Opaque(Opaque::of::<T>(expected, kinds)))
    }
}

impl Edge {
    /// A use without rules.
    #[must_use]
    pub const fn to(to: Ref) -> Self {
        Self { to, rules: One::Static(Rules::NONE), sensitive: false }
    }

    /// A use without rules of a schema that is a constant.
    #[must_use]
    pub const fn here(schema: &'static Schema) -> Self {
        Self::to(Ref::Here(One::Static(schema)))
    }
}

impl Opaque {
    /// The shape of what `T`'s `Deserialize` accepts, in words, and the kinds that this may be.
    #[must_use]
    pub const fn of<T: DeserializeOwned>(expected: &'static str, kinds: Kinds) -> Self {
        Self {
            check: tree::check::<T>,
            absent: tree::absent::<T>,
            expected: Cow::Borrowed(expected),
            kinds,
            mask: None,
        }
    }
}

impl Element {
    /// An item that is required.
    #[must_use]
    pub const fn required(edge: Edge) -> Self {
        Self { edge, optional: false, repeats: false }
    }

    /// The one at a position in a list, where these are all.
    #[must_use]
    pub(crate) fn at(elements: &[Self], index: usize) -> Option<&Self> {
        elements.get(index).or_else(|| elements.last().filter(|last| last.repeats))
    }

    /// Returns whether these may be the items of a list of this length.
    #[must_use]
    pub(crate) fn fit(elements: &[Self], length: usize) -> bool {
        let missing = elements.get(length..).unwrap_or_default();
        let ends = length <= elements.len() || elements.last().is_some_and(|last| last.repeats);
        ends && missing.iter().all(|element| element.optional)
    }
}

impl Field {
    /// A field without a default.
    #[must_use]
    pub const fn required(names: &'static [Text], edge: Edge) -> Self {
        Self { names: Many::Static(names), edge, optional: false, exact: false }
    }
}

impl Variant {
    /// A variant that holds nothing.
    #[must_use]
    pub const fn unit(names: &'static [Text]) -> Self {
        Self {
            names: Many::Static(names),
            content: None,
            form: Form::Unit,
            other: false,
            untagged: false,
            judged: None,
        }
    }

    /// A variant that holds one value.
    #[must_use]
    pub const fn newtype(names: &'static [Text], content: Edge) -> Self {
        Self {
            names: Many::Static(names),
            content: Some(content),
            form: Form::Newtype,
            other: false,
            untagged: false,
            judged: None,
        }
    }
}
