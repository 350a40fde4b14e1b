//! The use of a type: by a field, by a variant, by a type that is read as another.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{ExprPath, Type};

use super::{fits, probe, rules, variable};
use crate::model::{Field, Reader, Role, RuleSet};

/// The purpose of a description.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To read values.
    Reading,
    /// To mask what is sensitive in values that only the type's own `Deserialize` reads.
    Masking,
}

/// The number of a field's type. Not for skipped fields.
pub(super) fn number(field: &Field, purpose: Purpose) -> TokenStream {
    Source::new(&field.ty, field.role.reader().unwrap_or(&Reader::Coerce)).number(purpose)
}

/// A field as a part of a struct or a tuple, which the call adds, with its rules.
pub(super) fn part(field: &Field, call: &TokenStream, optional: bool, purpose: Purpose) -> TokenStream {
    let optional = optional.then(|| quote!(.optional()));
    let sensitive = is_sensitive(field).then(|| quote!(.sensitive()));
    let rules = field.role.rules().filter(|rules| purpose == Purpose::Reading && !rules.is_empty());
    let is_flattened = matches!(field.role, Role::Flattened { .. });
    let edge = (!is_flattened && (sensitive.is_some() || rules.is_some())).then(|| quote!(.edge));
    let call = quote!(#call #optional #edge #sensitive);
    match (rules, field.role.reader()) {
        (Some(rules), Some(reader)) if is_flattened => rules::of_flattened((&field.ty, reader), &call, rules),
        (Some(rules), Some(reader)) => rules::of_field((&field.ty, reader), &call, rules),
        _ => quote!(#call;),
    }
}

/// The use of a field's type, as `__f`.
pub(super) fn field(field: &Field, purpose: Purpose) -> TokenStream {
    let reader = field.role.reader().unwrap_or(&Reader::Coerce);
    field_of((&quote!(__d), &Source::new(&field.ty, reader)), field, &RuleSet::default(), purpose)
}

/// Returns the use of the field of a `transparent` struct: serde asks even a function for what is absent.
pub(super) fn transparent(field: &Field, purpose: Purpose) -> TokenStream {
    let reader = field.role.reader().unwrap_or(&Reader::Coerce);
    let mut source = Source::new(&field.ty, reader);
    if let Reader::With(path) = reader {
        let ty = &field.ty;
        source.absent = quote!(|| __coerce::Result::is_ok(&__coerce::read::<#ty>(#path(__coerce::Absent))));
    }
    field_of((&quote!(__d), &source), field, &RuleSet::default(), purpose)
}

/// Returns the use of a field, whose number is asked of `used`. The rules of its variant stand before its own.
pub(super) fn field_of(
    (used, source): (&TokenStream, &Source<'_>),
    field: &Field,
    of_variant: &RuleSet,
    purpose: Purpose,
) -> TokenStream {
    let number = source.number(purpose);
    let sensitive = is_sensitive(field).then(|| quote!(__f.sensitive();));
    let rules = match &field.role {
        Role::Read { reader, rules, .. } if purpose == Purpose::Reading => {
            rules::of_variant_and_field(of_variant, (&field.ty, reader), rules)
        }
        _ => TokenStream::new(),
    };
    variable(&quote!(__f), &quote!(#used.used(#number)), &quote!(#sensitive #rules))
}

fn is_sensitive(field: &Field) -> bool {
    matches!(field.role, Role::Read { sensitive: true, .. } | Role::Flattened { sensitive: true, .. })
}

/// A type and who reads it.
pub(super) struct Source<'a> {
    /// The type.
    pub(super) ty: &'a Type,
    /// Who reads it.
    pub(super) reader: &'a Reader,
    /// True if there is a value where the member is absent: a `fn() -> bool`, where a function reads the type.
    pub(super) absent: TokenStream,
}

impl<'a> Source<'a> {
    /// As fields are read: a function is not asked for what is absent.
    pub(super) fn new(ty: &'a Type, reader: &'a Reader) -> Self {
        Self { ty, reader, absent: quote!(__coerce::never) }
    }

    /// The function that has the number of the type.
    pub(super) fn number(&self, purpose: Purpose) -> TokenStream {
        if purpose == Purpose::Masking {
            let mask = probe(self.ty, "MASK");
            return quote!(__coerce::masked(#mask));
        }
        match self.reader {
            Reader::Coerce => probe(self.ty, "number"),
            Reader::Serde => probe(self.ty, "opaque"),
            Reader::With(path) => function(path, self.ty, &self.absent),
        }
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

/// The rules of a location, which fit the type: of what another reads nothing is known.
pub(super) fn location(ty: &Type, reader: &Reader) -> TokenStream {
    match reader {
        Reader::Coerce => {
            let fit = fits::fit(ty);
            quote!(of(#fit))
        }
        Reader::Serde | Reader::With(_) => quote!(unread()),
    }
}
