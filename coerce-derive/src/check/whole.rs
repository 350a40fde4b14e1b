//! Rules on a type or a variant that holds a list or a map. They act on the value as a whole, so those that are for the items never
//! fire there. Behind an alias lists are not seen.

use serde_derive_internals::ungroup;
use syn::{GenericArgument, PathArguments, Type};

use super::tuples::OF_ITEMS;
use crate::errors::Errors;
use crate::model::{RuleSet, RuleUse};

/// Reports rules for the items of such a value, unless a rule that runs later may make a list or a map of what they make.
pub(crate) fn refuse_for_items(rules: &RuleSet, held: &Type, errors: &mut Errors) {
    let Some(is_map) = is_map(held) else { return };
    let is_for_items = |rule: &&RuleUse| rule.marker.is_some_and(|marker| OF_ITEMS.contains(&marker));
    for rule in rules.list.iter().filter(is_for_items) {
        let is_read = |later: &RuleUse| later.order() > rule.order() && reads(later, is_map);
        if is_map && rule.row.name == "string_to_object" || rules.list.iter().any(is_read) {
            continue;
        }
        let instead = "write it on the field inside, or where the type is used";
        errors.of(&rule.entry.name, format_args!("has no effect here on a list or a map as a whole: {instead}"));
    }
}

/// Returns whether a rule may read what one for items makes that runs before it. Before those that take a string, this is `trim`.
fn reads(later: &RuleUse, is_map: bool) -> bool {
    match later.row.name {
        "custom" | "empty_to_null" | "text_to_null" | "string_to_list" | "singleton_list" => true,
        "string_to_object" => is_map,
        _ => false,
    }
}

/// Whether the type is a map or a list, by its name, maybe in pointers or an `Option`; `None` for others.
fn is_map(ty: &Type) -> Option<bool> {
    let path = match ungroup(ty) {
        Type::Array(_) | Type::Slice(_) => return Some(false),
        Type::Path(path) => path,
        _ => return None,
    };
    let last = path.path.segments.last()?;
    match &*last.ident.to_string() {
        "BTreeMap" | "HashMap" | "IndexMap" => Some(true),
        "BTreeSet" | "BinaryHeap" | "HashSet" | "IndexSet" | "LinkedList" | "SmallVec" | "Vec" | "VecDeque" => {
            Some(false)
        }
        "Arc" | "Box" | "Option" | "Rc" => match &last.arguments {
            PathArguments::AngleBracketed(arguments) => match arguments.args.first()? {
                GenericArgument::Type(inner) => is_map(inner),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}
