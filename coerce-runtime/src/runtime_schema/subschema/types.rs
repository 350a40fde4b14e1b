//! The types of JSON Schema, as the kinds of value that they accept.

use serde_json::{Map, Value};

use super::super::declared_location::Form;
use crate::json::{Kind, Kinds};

const NAMES: [(&str, Kinds, Option<Form>); 7] = [
    ("null", Kinds::NULL, None),
    ("boolean", Kinds::BOOL, Some(Form::Boolean)),
    ("integer", Kinds::INTEGER, Some(Form::Integer)),
    // An integer is a number too.
    ("number", Kinds::NUMBER, Some(Form::Number)),
    ("string", Kinds::STRING, Some(Form::String)),
    ("array", Kinds::LIST, Some(Form::Array)),
    ("object", Kinds::OBJECT, Some(Form::Object)),
];

/// The names of the types.
pub(in super::super) fn type_names() -> Vec<&'static str> {
    NAMES.iter().map(|(name, ..)| *name).collect()
}

/// The type of a value. That of a float is `number`, though `5.0` is an integer too.
pub(super) fn type_of(value: &Value) -> Kinds {
    NAMES.iter().find(|(_, kinds, _)| kinds.has(Kind::of(value))).map_or(Kinds::NONE, |(_, kinds, _)| *kinds)
}

/// The types that `type` allows.
pub(super) fn declared(node: &Map<String, Value>) -> Option<Kinds> {
    let declared = match node.get("type")? {
        Value::Array(names) => &names[..],
        name @ Value::String(_) => std::slice::from_ref(name),
        _ => return None,
    };
    let is_declared = |(name, ..): &&(&str, Kinds, Option<Form>)| declared.iter().any(|one| one == name);
    Some(NAMES.iter().filter(is_declared).fold(Kinds::NONE, |all, (_, kinds, _)| all.or(*kinds)))
}

/// Returns whether a value is of one of these types.
pub(super) fn accepts(types: Kinds, value: &Value) -> bool {
    let is_whole = || value.as_f64().is_some_and(|float| float.fract() == 0.0);
    types.has(Kind::of(value)) || types.has(Kind::Integer) && is_whole()
}

/// Each of the types, for which an integer is a number if that is one of them. `None` for null, which comes last.
pub(in super::super) fn forms_of(types: Kinds) -> impl Iterator<Item = Option<Form>> {
    let is_one = move |kinds: Kinds| types.and(kinds) == kinds && (kinds != Kinds::INTEGER || !types.has(Kind::Float));
    NAMES.iter().cycle().skip(1).take(NAMES.len()).filter(move |(_, kinds, _)| is_one(*kinds)).map(|(.., form)| *form)
}

/// The only type but `null` that these are.
pub(super) fn form(types: Kinds) -> Option<Form> {
    NAMES.iter().find(|(_, kinds, _)| *kinds == types.without(Kinds::NULL)).and_then(|(.., form)| *form)
}
