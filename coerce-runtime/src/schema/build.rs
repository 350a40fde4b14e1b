//! Constructors for schemas and their parts.

use std::borrow::Cow;

use super::{Check, Edge, Element, Opaque, Ref, RustNames, Schema, Shape};
use crate::json::Kinds;
use crate::rules::Rules;
use crate::tree::absent;

impl Schema {
    /// A type of this shape, without rules.
    #[must_use]
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            rules: Rules::none(),
            expecting: None,
            check: None,
            opt_in: None,
            rust: RustNames::Same,
            judge: None,
            own: None,
        }
    }
}

impl Edge {
    /// A use without rules.
    #[must_use]
    pub fn to(to: Ref) -> Self {
        Self { to, rules: Rules::none(), sensitive: false }
    }
}

impl Opaque {
    /// The shape of what a function reads, of which nothing else is known.
    #[must_use]
    pub const fn new(check: Check, absent: fn(Check) -> bool) -> Self {
        Self { check, absent, expected: Cow::Borrowed(""), kinds: Kinds::ALL, mask: None }
    }

    /// The shape of a type that only its own `Deserialize` knows.
    #[must_use]
    pub fn of_type(check: Check) -> Self {
        Self::new(check, absent)
    }

    /// Returns whether it has a value where the member is absent.
    #[must_use]
    pub fn is_absent(&self) -> bool {
        (self.absent)(self.check)
    }
}

impl Element {
    /// An item that is required.
    #[must_use]
    pub const fn required(edge: Edge) -> Self {
        Self { edge, optional: false, repeats: false }
    }

    /// The one at a position in a list, where these are all.
    pub(crate) fn at(elements: &[Self], index: usize) -> Option<&Self> {
        elements.get(index).or_else(|| elements.last().filter(|last| last.repeats))
    }

    /// Returns whether these may be the items of a list of this length.
    pub(crate) fn fit(elements: &[Self], length: usize) -> bool {
        let missing = elements.get(length..).unwrap_or_default();
        let ends = length <= elements.len() || elements.last().is_some_and(|last| last.repeats);
        ends && missing.iter().all(|element| element.optional)
    }
}
