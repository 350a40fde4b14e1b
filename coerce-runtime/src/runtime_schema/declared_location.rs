//! The facts that a JSON Schema declares of a location, for the fit of rules: the markers in `target` declare them of Rust's types.

use crate::json::Kinds;
use serde_coerce_rules::Fit;

use crate::rules::{ALL, Definition};

/// A declared type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Form {
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
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the location, independent of the others")]
pub(crate) struct DeclaredLocation {
    /// The declared type, if it is one and certain.
    pub form: Option<Form>,
    /// True if null is accepted.
    pub nullable: bool,
    /// True if it is an object without declared properties.
    pub map: bool,
    /// True if it is an object that accepts no other members than those that are declared.
    pub closed: bool,
    /// True if it is an array or a map, of which all items are declared to be objects.
    pub of_objects: bool,
    /// True if it is a property that is not required.
    pub removable: bool,
}

impl DeclaredLocation {
    /// Returns whether the declared type is certain, and one of these.
    pub(crate) fn is(self, forms: &[Form]) -> bool {
        self.form.is_some_and(|form| forms.contains(&form))
    }

    /// The kinds of its values.
    pub(crate) fn kinds(self) -> Kinds {
        let kinds = match self.form {
            Some(Form::String | Form::Enum) => Kinds::STRING,
            Some(Form::Integer | Form::Number) => Kinds::NUMBER,
            Some(Form::Boolean) => Kinds::BOOL,
            Some(Form::Array) => Kinds::LIST,
            Some(Form::Object) => Kinds::OBJECT,
            None => Kinds::NONE,
        };
        if self.nullable { kinds.or(Kinds::NULL) } else { kinds }
    }

    /// Returns whether it is what types with this marker of `target` are.
    fn has(self, marker: &str) -> bool {
        match marker {
            "Bool" => self.is(&[Form::Boolean]),
            "Integer" => self.is(&[Form::Integer]),
            "Number" => self.is(&[Form::Integer, Form::Number]),
            "Text" => self.is(&[Form::String]),
            "Enum" => self.is(&[Form::Enum]),
            "Choice" => self.is(&[Form::String, Form::Enum]),
            "List" => self.is(&[Form::Array]),
            "Collection" => self.is(&[Form::Array]) || self.map,
            "Absentable" | "Keyed" => self.is(&[Form::Object]),
            "Object" => self.is(&[Form::Object]) && !self.map,
            "Composite" => self.is(&[Form::Array, Form::Object, Form::Enum]),
            "Fenceable" => self.is(&[Form::Array, Form::Object, Form::Enum, Form::String]),
            "Trimmable" => self.form.is_some() && !self.is(&[Form::Array, Form::Object]),
            "Unlisted" => self.form.is_some() && !self.is(&[Form::Array]),
            "Unmapped" => self.form.is_some() && !self.map,
            // Null can only mean that the member is not there.
            "Defaulted" => self.removable && !self.nullable,
            _ => false,
        }
    }
}

impl Definition {
    /// Returns whether it fits a location, where the rules of these names stand beside it.
    pub(crate) fn fits(&self, declared: DeclaredLocation, beside: &[&str]) -> bool {
        match self.fit {
            Fit::Anything => !self.removes || declared.form.is_some() && declared.removable,
            Fit::Unless { .. } => {
                // Null is accepted, or one of these rules reads it as something else.
                let reads_null = |rule: &&Definition| rule.kinds == Kinds::NULL && beside.contains(&rule.name);
                declared.form.is_some() && (declared.nullable || ALL.iter().any(reads_null))
            }
            Fit::Or { marker, beside: rule, other } => {
                declared.has(marker) || declared.has(other) && beside.contains(&rule)
            }
            Fit::Marker(marker) | Fit::Keyed { marker, .. } => declared.has(marker),
        }
    }
}
