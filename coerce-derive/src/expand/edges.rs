//! The use of a type: by a field, by a variant, by a type that is read as another.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{ExprPath, Type};

use super::{fits, probe, rules, variable};
use crate::model::{Field, Reader, RuleSet};

/// The purpose of a description.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To read values.
    Reading,
    /// To mask what is sensitive in values that only the type's own `Deserialize` reads.
    Masking,
}

/// A field as a part of a struct or a tuple, which the call adds, with its rules.
pub(super) fn part(field: &Field, call: &TokenStream) -> TokenStream {
    let is_optional = field.defaulted && !field.flattened;
    let rules = |call| if field.flattened { rules::of_flattened(field, call) } else { rules::of_field(field, call) };
    if is_optional || field.sensitive {
        let edge = if field.flattened { quote!(__f) } else { quote!(__f.edge) };
        let optional = is_optional.then(|| quote!(__f.optional = true;));
        let sensitive = field.sensitive.then(|| quote!(#edge.sensitive = true;));
        let rules = rules(&quote!(__f));
        quote!(let __f = #call; #optional #sensitive #rules)
    } else if field.rules.is_empty() {
        quote!(#call;)
    } else {
        rules(call)
    }
}

/// Returns the use of a field of this number, which is asked of `from`. The rules of its variant stand before its own.
pub(super) fn used((from, number): (&TokenStream, &TokenStream), field: &Field, of_variant: &RuleSet) -> TokenStream {
    let sensitive = field.sensitive.then(|| quote!(__f.sensitive = true;));
    let rules = rules::of_variant_and_field(of_variant, field);
    variable(&quote!(__f), &quote!(#from.used(#number)), &quote!(#sensitive #rules))
}

/// The function that has the number of a field's type. A function of serde's `with` is not asked for what is absent.
pub(super) fn number(field: &Field, purpose: Purpose) -> TokenStream {
    number_of((&field.ty, &field.reader), &quote!(__coerce::never), purpose)
}

/// The number of the field of a `transparent` struct: serde asks even a function for what is absent.
pub(super) fn number_of_transparent(field: &Field, purpose: Purpose) -> TokenStream {
    number_of((&field.ty, &field.reader), &quote!(__coerce::absent), purpose)
}

/// The function that has the number of a type. Where a function reads it, `absent` says whether there is a value where the member
/// is absent: a function that may ask the check.
pub(super) fn number_of((ty, reader): (&Type, &Reader), absent: &TokenStream, purpose: Purpose) -> TokenStream {
    match reader {
        _ if purpose == Purpose::Masking => {
            let mask = probe(ty, "MASK");
            quote!(__coerce::masked(#mask))
        }
        Reader::Coerce => probe(ty, "num"),
        Reader::Serde => probe(ty, "opaque"),
        Reader::With(path) => function(path, ty, absent),
    }
}

/// What a function of serde's `with` reads. The type's own description masks what it holds.
fn function(path: &ExprPath, ty: &Type, absent: &TokenStream) -> TokenStream {
    let document = Ident::new("__document", Span::mixed_site());
    let mask = probe(ty, "MASK");
    nameless(&quote!(|#document| __coerce::read::<#ty>(#path(#document))), absent, &mask)
}

/// A type that has no name, read by this function.
pub(super) fn nameless(check: &TokenStream, absent: &TokenStream, mask: &TokenStream) -> TokenStream {
    let types = Ident::new("__types", Span::mixed_site());
    quote!(|#types| #types.function(#check, #absent, #mask))
}

/// The rules of a field's location, which fit the type: of what another reads nothing is known.
pub(super) fn location(field: &Field) -> TokenStream {
    match field.reader {
        Reader::Coerce => {
            let fit = fits::fit(&field.ty);
            quote!(of(#fit))
        }
        Reader::Serde | Reader::With(_) => quote!(unread()),
    }
}
