//! Enums: how variants are told apart, and a row for each.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{ExprPath, Type};

use super::edges::{self, Purpose, Source};
use super::{list, option, probe, rules, shapes, text, texts};
use crate::model::{Content, Enum, Field, Reader, Record, Role, Tagging, Variant};

/// The shape of an enum.
pub(super) fn shape(body: &Enum, purpose: Purpose) -> TokenStream {
    let rows: Vec<_> = body.variants.iter().map(|variant| row(variant, body, purpose)).collect();
    let (tagging, rows, deny_unknown) = (tagging(&body.tagging), list(&rows), body.deny_unknown_fields);
    quote!(__coerce::one_of(#tagging, #rows, #deny_unknown))
}

fn tagging(tagging: &Tagging) -> TokenStream {
    let code = match tagging {
        Tagging::External => quote!(External),
        Tagging::Internal { tag } => {
            let tag = text(tag);
            quote!(Internal { tag: #tag })
        }
        Tagging::Adjacent { tag, content } => {
            let (tag, content) = (text(tag), text(content));
            quote!(Adjacent { tag: #tag, content: #content })
        }
        Tagging::Untagged => quote!(Untagged),
    };
    quote!(__coerce::Tagging::#code)
}

/// `variant(&[Text::Borrowed("open")], Form::Newtype, Some(edge(…)), false, false)`
fn row(variant: &Variant, body: &Enum, purpose: Purpose) -> TokenStream {
    let tagging = if variant.untagged { &Tagging::Untagged } else { &body.tagging };
    let (form, content) = content(variant, tagging, purpose);
    let (names, content) = (texts(&variant.names), option(content));
    let (other, untagged) = (variant.other, variant.untagged);
    quote!(__coerce::variant(#names, __coerce::Form::#form, #content, #other, #untagged))
}

/// The form of a variant, and the use of its content.
fn content(variant: &Variant, tagging: &Tagging, purpose: Purpose) -> (TokenStream, Option<TokenStream>) {
    let adjacent = matches!(tagging, Tagging::Adjacent { .. });
    match &variant.content {
        Content::Hollow(ty) if adjacent => (quote!(Newtype), Some(hollow(ty))),
        Content::Unit | Content::Hollow(_) => (quote!(Unit), None),
        Content::Newtype(field) => (quote!(Newtype), Some(newtype(variant, field, adjacent, purpose))),
        Content::Tuple(record) => (quote!(Tuple), Some(own(variant, record, &shapes::tuple(record, purpose)))),
        Content::Struct(record) => {
            // serde_json reads an externally tagged one from a list too, though not in a `Value`.
            let lists = matches!(tagging, Tagging::External | Tagging::Internal { .. });
            (quote!(Struct), Some(own(variant, record, &shapes::record(record, lists, purpose))))
        }
        Content::With { path, types } => (quote!(Newtype), Some(with(variant, path, types, purpose))),
    }
}

/// Content without a type of its own.
fn own(variant: &Variant, record: &Record, shape: &TokenStream) -> TokenStream {
    let schema = edges::schema_of(shape, shapes::rust_names_of(record));
    edges::ruled(&schema, rules::container(&variant.rules), false)
}

fn newtype(variant: &Variant, field: &Field, adjacent: bool, purpose: Purpose) -> TokenStream {
    let Role::Read { reader, .. } = &field.role else { return edges::field(field, purpose) };
    let mut source = Source::new(&field.ty, reader);
    if adjacent {
        // serde asks the type for the value of content that is not there, even where a function reads it.
        source.absent = probe(&field.ty, "absent");
    }
    edges::field_of_variant(field, &source, purpose, &variant.rules)
}

/// The content of an adjacently tagged variant whose field is skipped: null. It may only be absent if the field's type says so.
fn hollow(ty: &Type) -> TokenStream {
    let absent = probe(ty, "absent");
    let shape = quote!(__coerce::opaque(__coerce::null, #absent, __coerce::None));
    edges::ruled(&edges::schema_of(&shape, None), None, false)
}

/// The content that a function reads for a variant: nothing, its one field, or a tuple of its fields.
fn with(variant: &Variant, path: &ExprPath, types: &[Type], purpose: Purpose) -> TokenStream {
    let ty = if let [only] = types { only.clone() } else { syn::parse_quote!((#(#types),*)) };
    let reader = Reader::With(path.clone());
    let mut source = Source::new(&ty, &reader);
    if types.is_empty() {
        // There is a value even where the content is not there.
        source.absent = quote!(__coerce::always);
    }
    edges::edge(&source, purpose, rules::container(&variant.rules), false)
}
