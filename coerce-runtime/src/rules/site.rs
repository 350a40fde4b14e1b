//! What a JSON Schema says of a location, for the fit of rules: the markers in `target` say the same of Rust's types.

use crate::json::Kinds;
use crate::rules::{Arguments, named};

/// A declared type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// `"type": "string"`
    String,
    /// `"type": "integer"`
    Integer,
    /// `"type": "number"`
    Number,
    /// `"type": "boolean"`
    Boolean,
    /// `"type": "array"`
    Array,
    /// `"type": "object"`
    Object,
    /// Strings of which there is a list.
    Enum,
}

/// A location of a JSON Schema.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the location, independent of the others")]
pub struct Site {
    /// The declared type, if it is one and certain.
    pub form: Option<Form>,
    /// Whether null is accepted.
    pub nullable: bool,
    /// Whether it is an object without declared properties.
    pub map: bool,
    /// Whether it is an object that accepts no other members than those that are declared.
    pub closed: bool,
    /// Whether it is an array or a map, of which all items are declared to be objects.
    pub of_objects: bool,
    /// Whether it is a property that is not required.
    pub removable: bool,
    /// Whether it has one of several forms.
    pub choice: bool,
}

/// Whether a rule fits a location, where the rules of these names stand beside it.
pub type Fits = fn(site: Site, beside: &[&str]) -> bool;

impl Site {
    /// Whether the declared type is certain, and one of these.
    #[must_use]
    pub fn is(self, forms: &[Form]) -> bool {
        self.form.is_some_and(|form| forms.contains(&form))
    }

    /// Whether null can only mean that the member is not there.
    #[must_use]
    pub fn removes_null(self) -> bool {
        self.removable && !self.nullable
    }

    /// Whether one of these rules brings strings that are accepted.
    #[must_use]
    pub fn has_words(beside: &[&str]) -> bool {
        beside.iter().any(|name| !(named(name).words)(&Arguments::None).is_empty())
    }

    /// Whether null is accepted, or one of these rules reads it as something else.
    #[must_use]
    pub fn takes_null(self, beside: &[&str]) -> bool {
        let reads_null = |name: &&str| named(name).kinds == Kinds::NULL;
        self.form.is_some() && (self.nullable || beside.iter().any(reads_null))
    }
}
