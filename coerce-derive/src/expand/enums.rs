//! Enums: how variants are told apart, and a call for each.

use proc_macro2::TokenStream;
use quote::quote;
use serde_derive_internals::attr::{Container, TagType};
use syn::{ExprPath, Type};

use super::edges::{self, Purpose};
use super::{probe, rules, shapes, variable};
use crate::model::{Content, Field, Reader, Variant};

/// The description of an enum.
pub(super) fn shape(variants: &[Variant], serde: &Container, purpose: Purpose) -> TokenStream {
    let tagging = match serde.tag() {
        TagType::External => quote!(External),
        TagType::Internal { tag } => quote!(Internal { tag: __coerce::Cow::Borrowed(#tag) }),
        TagType::Adjacent { tag, content } => {
            quote!(Adjacent { tag: __coerce::Cow::Borrowed(#tag), content: __coerce::Cow::Borrowed(#content) })
        }
        TagType::None => quote!(Untagged),
    };
    let denies = serde.deny_unknown_fields().then(|| quote!(__e.shape.deny_unknown = true;));
    let variants = variants.iter().map(|variant| self::variant(variant, serde.tag(), purpose));
    quote!(let __e = &mut __d.variants(__coerce::Tagging::#tagging); #denies #(#variants)* __e.done();)
}

fn variant(variant: &Variant, tagging: &TagType, purpose: Purpose) -> TokenStream {
    let tagging = if variant.untagged { &TagType::None } else { tagging };
    let (form, content) = content(variant, tagging, purpose);
    let names = &variant.names;
    let used = if content.is_some() { quote!(__coerce::Some(__f)) } else { quote!(__coerce::None) };
    let call = quote!(__e.variant(&[#(#names),*], __coerce::Form::#form, #used));
    let other = variant.other.then(|| quote!(__v.other = true;));
    let untagged = variant.untagged.then(|| quote!(__v.untagged = true;));
    let marked = (variant.other || variant.untagged).then(|| quote!(let __v =));
    quote!(#content #marked #call; #other #untagged)
}

/// The form of a variant, and the use of its content, as `__f`.
fn content(variant: &Variant, tagging: &TagType, purpose: Purpose) -> (TokenStream, Option<TokenStream>) {
    let adjacent = matches!(tagging, TagType::Adjacent { .. });
    match &variant.content {
        Content::Hollow(ty) if adjacent => (quote!(Newtype), Some(hollow(ty))),
        Content::Unit | Content::Hollow(_) => (quote!(Unit), None),
        Content::Newtype(field) => (quote!(Newtype), Some(newtype(variant, field, adjacent, purpose))),
        Content::Tuple(record) => {
            let items = shapes::tuple(record, purpose);
            (quote!(Tuple), Some(parts(variant, &quote!(items()), &items)))
        }
        Content::Struct(record) => {
            // serde_json reads an externally tagged one from a list too, though not in a `Value`.
            let lists = matches!(tagging, TagType::External | TagType::Internal { .. });
            let (never, fields) =
                ((!lists).then(|| quote!(__s.shape.from_list = false;)), shapes::record(record, purpose));
            (quote!(Struct), Some(parts(variant, &quote!(fields()), &quote!(#never #fields))))
        }
        Content::With { path, types } => (quote!(Newtype), Some(with(variant, path, types, purpose))),
    }
}

/// Content without a type of its own.
fn parts(variant: &Variant, start: &TokenStream, parts: &TokenStream) -> TokenStream {
    let content = variable(&quote!(__f), &quote!(__s.content()), &rules::of_variant(&variant.rules));
    quote!(let __s = &mut __e.#start; #parts #content)
}

fn newtype(variant: &Variant, field: &Field, adjacent: bool, purpose: Purpose) -> TokenStream {
    // serde asks the type for the value of content that is not there, even where a function reads it.
    let absent = if adjacent { probe(&field.ty, "absent") } else { quote!(__coerce::never) };
    let number = edges::number_of((&field.ty, &field.reader), &absent, purpose);
    edges::used((&quote!(__e), &number), field, &variant.rules)
}

/// The content of an adjacently tagged variant whose field is skipped: null. It may only be absent if the field's type says so.
fn hollow(ty: &Type) -> TokenStream {
    let null = edges::nameless(&quote!(__coerce::null), &probe(ty, "absent"), &quote!(__coerce::None));
    quote!(let __f = __e.used(#null);)
}

/// The content that a function reads for a variant: nothing, its one field, or a tuple of its fields.
fn with(variant: &Variant, path: &ExprPath, types: &[Type], purpose: Purpose) -> TokenStream {
    let ty = if let [only] = types { only.clone() } else { syn::parse_quote!((#(#types),*)) };
    // Without fields there is a value even where the content is not there.
    let absent = if types.is_empty() { quote!(__coerce::always) } else { quote!(__coerce::never) };
    let number = edges::number_of((&ty, &Reader::With(path.clone())), &absent, purpose);
    variable(&quote!(__f), &quote!(__e.used(#number)), &rules::of_variant(&variant.rules))
}
