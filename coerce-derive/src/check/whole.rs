//! Rules on a type or a variant that holds a list or a map. They act on the value as a whole, so those that are for the items never
//! fire there. Behind an alias lists are not seen.

use serde_derive_internals::ungroup;
use syn::{GenericArgument, PathArguments, Type};

use super::tuples::OF_ITEMS;
use crate::errors::Errors;
use crate::model::{RuleSet, RuleUse};

/// Reports rules for the items of such a value, unless another rule may make a list or a map of what they make.
pub(crate) fn refuse_for_items(rules: &RuleSet, held: &Type, errors: &mut Errors) {
    let is_for_items = |rule: &RuleUse| rule.marker.is_some_and(|marker| OF_ITEMS.contains(&marker));
    if !is_collection(held) || !rules.list.iter().all(is_for_items) {
        return;
    }
    for rule in &rules.list {
        let instead = "write it on the field inside, or where the type is used";
        errors.of(&rule.entry.name, format_args!("has no effect here on a list or a map as a whole: {instead}"));
    }
}

/// Returns whether the type is a list or a map by its name, maybe in pointers or an `Option`.
fn is_collection(ty: &Type) -> bool {
    let path = match ungroup(ty) {
        Type::Array(_) | Type::Slice(_) => return true,
        Type::Path(path) => path,
        _ => return false,
    };
    let Some(last) = path.path.segments.last() else { return false };
    match &*last.ident.to_string() {
        "BTreeMap" | "BTreeSet" | "BinaryHeap" | "HashMap" | "HashSet" | "IndexMap" | "IndexSet" | "LinkedList"
        | "SmallVec" | "Vec" | "VecDeque" => true,
        "Arc" | "Box" | "Option" | "Rc" => match &last.arguments {
            PathArguments::AngleBracketed(arguments) => {
                matches!(arguments.args.first(), Some(GenericArgument::Type(inner)) if is_collection(inner))
            }
            _ => false,
        },
        _ => false,
    }
}
