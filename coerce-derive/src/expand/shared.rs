//! Rules of `fields(…)`. A constant that the compiler evaluates says whether a rule fits a field.

use std::rc::Rc;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::blamed;
use crate::model::{Body, Content, Field, Model, OnlyIf, Shared};

/// The expression that is true if the field's type fits the rule.
///
/// ```text
/// Marks::<Type>::Nullable || Marks::<Type>::Defaulted
/// ```
pub(super) fn fits(only_if: &OnlyIf) -> TokenStream {
    let any = any(only_if);
    if only_if.flattened {
        let map = mark(only_if, "Map");
        quote!(#map && (#any))
    } else {
        any
    }
}

/// The expression that is true if the type fits, or cannot be read, which is a fault of its own.
fn fits_or_is_unread(only_if: &OnlyIf) -> TokenStream {
    let (fits, unread) = (fits(only_if), mark(only_if, "Unread"));
    quote!(#fits || #unread)
}

/// The expression that is true if the type has one of the markers.
fn any(only_if: &OnlyIf) -> TokenStream {
    let markers = if only_if.markers.is_empty() { &["Known"] } else { only_if.markers.as_slice() };
    let markers = markers.iter().map(|marker| mark(only_if, marker));
    quote!(#(#markers)||*)
}

fn mark(only_if: &OnlyIf, marker: &str) -> TokenStream {
    let marker = Ident::new(marker, Span::call_site());
    blamed(quote!(__coerce::Marks::<), &only_if.ty, quote!(>::#marker))
}

/// The checks that each rule fits a field. There are none for a type with parameters, where it is not known.
pub(super) fn somewhere(model: &Model<'_>) -> TokenStream {
    if !model.input.generics.params.is_empty() {
        return TokenStream::new();
    }
    let mut rules: Vec<(&Rc<Shared>, Vec<TokenStream>)> = Vec::new();
    for only_if in all(&model.body) {
        let shared = &only_if.shared;
        match rules.iter_mut().find(|(known, _)| Rc::ptr_eq(known, shared)) {
            Some((_, fields)) => fields.push(fits_or_is_unread(only_if)),
            None => rules.push((shared, vec![fits_or_is_unread(only_if)])),
        }
    }
    rules.iter().filter(|(shared, _)| !shared.overridden.get()).map(|(shared, fields)| check(shared, fields)).collect()
}

/// `const _: () = fits_somewhere(&[…], "…");`, reported at the rule's word.
fn check(shared: &Shared, fields: &[TokenStream]) -> TokenStream {
    let message = shared.fits_no_field();
    let call = quote_spanned!(shared.rule.span()=> __coerce::fits_somewhere(&[#(#fields),*], #message));
    quote!(const _: () = #call;)
}

fn all(body: &Body) -> Vec<&OnlyIf> {
    let rules = fields(body).into_iter().flat_map(|field| &field.rules.list);
    rules.filter_map(|rule| rule.only_if.as_ref()).collect()
}

fn fields(body: &Body) -> Vec<&Field> {
    match body {
        Body::Unit | Body::From(_) | Body::TryFrom(_) => Vec::new(),
        Body::Newtype(field) | Body::Transparent(field) => vec![field],
        Body::Tuple(record) | Body::Struct(record) => record.fields.iter().collect(),
        Body::Enum(variants) => variants.iter().flat_map(|variant| of_content(&variant.content)).collect(),
    }
}

fn of_content(content: &Content) -> &[Field] {
    match content {
        Content::Unit | Content::Hollow(_) | Content::With { .. } => &[],
        Content::Newtype(field) => std::slice::from_ref(field),
        Content::Tuple(record) | Content::Struct(record) => &record.fields,
    }
}
