//! The types of JSON Schema.

use serde_json::{Map, Value};

use crate::rules::Form;

/// The types of JSON Schema that a location may have, one bit each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Types(pub(super) u8);

const NAMES: [(&str, u8, Option<Form>); 7] = [
    ("null", 1, None),
    ("boolean", 2, Some(Form::Boolean)),
    ("integer", 4, Some(Form::Integer)),
    // An integer is a number too.
    ("number", 8 | 4, Some(Form::Number)),
    ("string", 16, Some(Form::String)),
    ("array", 32, Some(Form::Array)),
    ("object", 64, Some(Form::Object)),
];

/// The names of the types.
pub(in super::super) fn type_names() -> Vec<&'static str> {
    NAMES.iter().map(|(name, ..)| *name).collect()
}

impl Types {
    pub(super) const ALL: Self = Self(127);
    pub(super) const NULL: u8 = 1;
    const INTEGER: u8 = 4;
    pub(super) const STRING: u8 = 16;
    pub(super) const OBJECT: u8 = 64;

    /// Those that are among others.
    pub(super) fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    fn named(name: &str) -> u8 {
        NAMES.iter().find(|(known, ..)| *known == name).map_or(0, |(_, bits, _)| *bits)
    }

    pub(super) fn of(value: &Value) -> u8 {
        match value {
            Value::Null => Self::NULL,
            Value::Bool(_) => 2,
            Value::Number(number) if number.is_f64() => 8 | 4,
            Value::Number(_) => 4,
            Value::String(_) => Self::STRING,
            Value::Array(_) => 32,
            Value::Object(_) => Self::OBJECT,
        }
    }

    /// Those that `type` allows.
    pub(super) fn declared(node: &Map<String, Value>) -> Option<u8> {
        match node.get("type")? {
            Value::String(name) => Some(Self::named(name)),
            Value::Array(names) => {
                Some(names.iter().filter_map(Value::as_str).fold(0, |bits, name| bits | Self::named(name)))
            }
            _ => None,
        }
    }

    /// Returns whether a value is of one of them.
    pub(super) fn has(self, value: &Value) -> bool {
        let is_broken = value.as_f64().is_some_and(|float| value.is_f64() && float.fract() != 0.0);
        let of = Self::of(value) & if is_broken { !Self::INTEGER } else { !0 };
        self.0 & of > 0
    }

    pub(super) fn form(self) -> Option<Form> {
        NAMES.iter().find(|(_, bits, _)| *bits == self.0 & !Self::NULL).and_then(|(.., form)| *form)
    }
}
