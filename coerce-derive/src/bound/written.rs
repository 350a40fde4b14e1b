//! Serde's `bound`, in terms of `Coerce`. What it asks of `Deserialize` is asked of `Coerce` where that reads the field, and
//! for every lifetime where `Deserialize` does:
//!
//! ```ignore
//! T: Deserialize<'de> + Default   // as written
//! T: __coerce::Coerce + Default   // for fields read by `Coerce`
//! for<'de> T: Deserialize<'de> + Default   // for fields read by serde
//! ```

use syn::{GenericParam, Lifetime, LifetimeParam, PredicateType, TypeParamBound, WherePredicate, parse_quote};

use super::uses::words;
use crate::model::Reader;

/// Who reads the fields that a bound is about.
#[derive(Clone, Copy, Default)]
pub(super) struct Readers {
    /// Their `Coerce`.
    pub(super) coerce: bool,
    /// Their `Deserialize`, or a function that may need it.
    pub(super) serde: bool,
}

impl Readers {
    /// Who reads one field.
    pub(super) fn of(reader: &Reader) -> Self {
        let coerce = matches!(reader, Reader::Coerce);
        Self { coerce, serde: !coerce }
    }

    /// Who reads either of two.
    pub(super) fn or(self, other: Self) -> Self {
        Self { coerce: self.coerce || other.coerce, serde: self.serde || other.serde }
    }
}

/// What serde's bounds mean for `Coerce`.
pub(super) fn translated(bounds: &[WherePredicate], readers: Readers) -> Vec<WherePredicate> {
    bounds.iter().flat_map(|bound| one(bound, readers)).collect()
}

fn one(predicate: &WherePredicate, readers: Readers) -> Vec<WherePredicate> {
    let WherePredicate::Type(predicate) = predicate else { return vec![predicate.clone()] };
    if !predicate.bounds.iter().any(is_of_serde) {
        return vec![for_any_input(predicate.clone())];
    }
    let mut meant = Vec::new();
    if readers.coerce {
        let mut by_coerce = predicate.clone();
        let bounds = by_coerce.bounds.iter_mut().filter(|bound| is_of_serde(bound));
        bounds.for_each(|bound| *bound = parse_quote!(__coerce::Coerce));
        meant.push(for_any_input(by_coerce));
    }
    if readers.serde {
        meant.push(for_any_input(predicate.clone()));
    }
    meant
}

/// `Deserialize<'de>`, `DeserializeOwned`, however they are reached.
fn is_of_serde(bound: &TypeParamBound) -> bool {
    let TypeParamBound::Trait(bound) = bound else { return false };
    let name = bound.path.segments.last().map(|segment| &segment.ident);
    name.is_some_and(|name| name == "Deserialize" || name == "DeserializeOwned")
}

/// Declares serde's `'de`, which the impl of `Coerce` does not have, where a bound uses it.
fn for_any_input(mut predicate: PredicateType) -> WherePredicate {
    let in_bounds = predicate.bounds.iter().any(|bound| match bound {
        TypeParamBound::Trait(bound) => bound.lifetimes.is_none() && has_de(&words(bound)),
        other => has_de(&words(other)),
    });
    if in_bounds || has_de(&words(&predicate.bounded_ty)) {
        let lifetimes = predicate.lifetimes.get_or_insert_with(|| parse_quote!(for<>));
        let declares =
            |known: &GenericParam| matches!(known, GenericParam::Lifetime(known) if known.lifetime.ident == "de");
        if !lifetimes.lifetimes.iter().any(declares) {
            let lifetime = Lifetime::new("'de", proc_macro2::Span::call_site());
            lifetimes.lifetimes.push(GenericParam::Lifetime(LifetimeParam::new(lifetime)));
        }
    }
    WherePredicate::Type(predicate)
}

fn has_de(words: &[String]) -> bool {
    words.windows(2).any(|pair| pair[0] == "'" && pair[1] == "de")
}
