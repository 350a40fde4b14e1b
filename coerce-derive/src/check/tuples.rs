//! Tuples in the type of a field. Rules do not reach into them. The message of a missing marker would send its reader round in a
//! circle, because no marker can be implemented for a tuple; so they are refused as they are written. Behind an alias they are not
//! seen.

use quote::ToTokens;
use serde_derive_internals::ungroup;
use syn::{GenericArgument, PathArguments, Type, TypePath, TypeTuple};

use crate::errors::Errors;
use crate::model::RuleSet;

/// The markers of the item rules, except `Unmapped`, which tuples have.
pub(super) const OF_ITEMS: [&str; 8] = ["Bool", "Choice", "Enum", "Integer", "Number", "Object", "Text", "Trimmable"];

/// Returns whether item rules pass through types of this name.
fn passes_through(name: &str) -> bool {
    matches!(
        name,
        "Arc"
            | "BTreeMap"
            | "BTreeSet"
            | "BinaryHeap"
            | "Box"
            | "HashMap"
            | "HashSet"
            | "IndexMap"
            | "IndexSet"
            | "LinkedList"
            | "Option"
            | "Rc"
            | "Vec"
            | "VecDeque"
    )
}

/// Reports and removes the rules that would act on the items of a tuple.
pub(crate) fn refuse(rules: &mut RuleSet, ty: &Type, errors: &mut Errors) {
    let Some(tuple) = within(ty) else { return };
    let written = tuple.to_token_stream().to_string().replace(" ,", ",").replace("( ", "(").replace(" )", ")");
    rules.list.retain(|rule| {
        let stays = !rule.marker.is_some_and(|marker| OF_ITEMS.contains(&marker));
        if !stays {
            errors.of(
                &rule.entry.name,
                format_args!(
                    "does not reach into the tuple `{written}`: make it a struct with unnamed fields, \
                     `struct Pair(…);`, and write the rule on these"
                ),
            );
        }
        stays
    });
    if let Some(each) = &mut rules.each {
        refuse(&mut each.rules, ty, errors);
    }
}

/// The tuple that the type is, or that its items are.
fn within(ty: &Type) -> Option<&TypeTuple> {
    match ungroup(ty) {
        Type::Tuple(tuple) => (!tuple.elems.is_empty()).then_some(tuple),
        Type::Array(array) => within(&array.elem),
        Type::Slice(slice) => within(&slice.elem),
        Type::Path(path) => item(path).and_then(within),
        _ => None,
    }
}

/// The type inside a pointer, an `Option`, a list or a map: its first argument, of a map the second.
fn item(path: &TypePath) -> Option<&Type> {
    let last = path.path.segments.last().filter(|last| passes_through(&last.ident.to_string()))?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    let place = usize::from(last.ident.to_string().ends_with("Map"));
    match arguments.args.iter().nth(place)? {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }
}
