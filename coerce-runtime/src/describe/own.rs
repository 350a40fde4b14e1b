//! Types whose `Deserialize` is not the one that serde derives from their declaration: written by hand, or derived by another macro.
//! What they accept is not what their declaration says, so only their own `Deserialize` knows it.

use std::collections::HashSet;

use crate::constant::Text;
use crate::schema::{Check, Enum, Shape, Tagging};
use crate::tree::{Asked, asked};

/// Returns whether a type's own `Deserialize` may be the one that serde derives for a type of this shape.
pub(super) fn may_be_derived(own: Check, shape: &Shape) -> bool {
    let asked = asked(own);
    match shape {
        Shape::Struct(fields) if !fields.flattened.is_empty() => asked == Asked::Map,
        Shape::Struct(fields) => {
            let parts: Vec<&[Text]> = fields.list.iter().map(|field| &*field.names).collect();
            matches!(asked, Asked::Fields(names, _) if are_of(names, &parts))
        }
        Shape::Tuple(_) => asked == Asked::Tuple,
        Shape::Null { .. } => asked == Asked::Unit,
        Shape::Wrapper { .. } => asked == Asked::Newtype,
        Shape::Enum(body) => is_of_enum(asked, body),
        _ => true,
    }
}

/// Returns whether it is another struct that the `Deserialize` of the type of this name reads, one with the same fields, from which it makes
/// that type: serde derives a visitor inside `<impl Deserialize for …>`. Where the compiler writes such names otherwise, nobody knows.
pub(super) fn reads_another(own: Check, name: &str) -> bool {
    let Asked::Fields(_, visitor) = asked(own) else { return false };
    let of = visitor.split_once("<impl ").and_then(|(_, of)| of.split_once(" for "));
    of.is_some_and(|(_, of)| !of.starts_with(name.split('<').next().unwrap_or(name)))
}

fn is_of_enum(asked: Asked, body: &Enum) -> bool {
    match (&body.tagging, asked) {
        _ if body.tried().next().is_some() => asked == Asked::Any,
        (Tagging::External, Asked::Variants(names)) => {
            are_of(names, &body.variants.iter().map(|variant| &*variant.names).collect::<Vec<_>>())
        }
        (Tagging::Internal { .. } | Tagging::Untagged, _) => asked == Asked::Any,
        (Tagging::Adjacent { tag, content }, Asked::Fields(names, _)) => names == [&**tag, &**content],
        _ => false,
    }
}

/// Returns whether these are the names of the parts: of each the first at least.
fn are_of(names: &[&str], parts: &[&[Text]]) -> bool {
    let all: Vec<&str> = parts.iter().copied().flatten().map(|name| &**name).collect();
    if names == all {
        return true;
    }
    let [asked, known]: [HashSet<&str>; 2] = [names, &all].map(|names| names.iter().copied().collect());
    let is_asked = |part: &&[Text]| part.first().is_none_or(|name| asked.contains(&**name));
    names.iter().all(|name| known.contains(name)) && parts.iter().all(is_asked)
}

#[cfg(test)]
mod tests;
