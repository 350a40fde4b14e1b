//! Whether rules fit their types: checks that the compiler makes, blamed on the rule's word; and the markers that the type
//! itself gets.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::{Output, blamed, coerce_shape};
use crate::model::{Body, Content, Each, Field, Role, RuleSet, Tagging, Variant};

/// For each rule of a field, where it does not fit: an error on its word.
///
/// ```text
/// let _ = || {
///     {
///         let __type = fit::of::<<Type as Coerce>::Shape>();
///         fit::number(__type);
///     }
///     …
/// };
/// ```
pub(super) fn of_field(field: &Field) -> TokenStream {
    let Role::Read { rules, .. } = &field.role else { return TokenStream::new() };
    of_type(rules, &coerce_shape(&field.ty))
}

/// The same for rules on a type that has this shape. A closure, so that nothing is made of it.
fn of_type(rules: &RuleSet, shape: &TokenStream) -> TokenStream {
    let place = blamed(quote!(__coerce::target::fit::of::<), shape, quote!(>()));
    let checks = of_place(rules, &place);
    if checks.is_empty() { checks } else { quote!(let _ = || { #checks };) }
}

fn of_place(rules: &RuleSet, place: &TokenStream) -> TokenStream {
    let here = rules.list.iter().filter_map(|one| {
        // One of them is a keyword.
        let function = Ident::new_raw(&one.marker?.to_lowercase(), one.span);
        let call = call(one.span, &function, place);
        Some(quote!(#call;))
    });
    let items = rules.each.as_deref().map(|Each { word, rules }| {
        let items = call(*word, &Ident::new("each", *word), place);
        of_place(rules, &items)
    });
    quote!(#(#here)* #items)
}

/// `{ let __type = place; fit::function(__type) }`, shown at the one word: of an argument that is no mere name the compiler would
/// blame a part.
fn call(word: Span, function: &Ident, place: &TokenStream) -> TokenStream {
    let name = Ident::new("__type", word);
    quote_spanned!(word=> { let #name = #place; __coerce::target::fit::#function(#name) })
}

/// The checks of the rules on the type itself, and on variants that have the type of their one field.
pub(super) fn of_container(out: &mut Output<'_>) {
    let model = out.model;
    let rules = &model.rules;
    let mut checks = match &model.body {
        // The rules act on what the other type reads.
        Body::From(ty) | Body::TryFrom(ty) => of_type(rules, &coerce_shape(ty)),
        _ => of_type(rules, &quote!(<Self as __coerce::Coerce>::Shape)),
    };
    if let Body::Enum(body) = &model.body {
        checks.extend(body.variants.iter().map(of_variant));
    }
    if !checks.is_empty() {
        out.implement(&quote!(__coerce::Fit), &quote!(fn check() { #checks }));
    }
}

fn of_variant(variant: &Variant) -> TokenStream {
    match &variant.content {
        Content::Newtype(field) => of_type(&variant.rules, &coerce_shape(&field.ty)),
        _ => TokenStream::new(),
    }
}

/// The markers of the type itself. A newtype has those of what it wraps; a type that is made `from` another has none.
pub(super) fn markers(out: &mut Output<'_>) {
    let markers: &[&str] = match &out.model.body {
        Body::Struct(_) => STRUCT,
        Body::Enum(body)
            if body.variants.iter().all(|variant| matches!(variant.content, Content::Unit | Content::Hollow(_))) =>
        {
            match body.tagging {
                Tagging::External => UNIT_ENUM,
                _ => DATA_ENUM,
            }
        }
        Body::Enum(_) => DATA_ENUM,
        Body::Tuple(_) => TUPLE,
        Body::Unit => UNIT,
        Body::Newtype(_) | Body::From(_) | Body::TryFrom(_) | Body::Transparent { .. } => &[],
    };
    for marker in markers {
        let marker = format_ident!("{marker}");
        // Without `do_not_recommend`: where there is no prelude, there is no `diagnostic` either.
        out.implement(&quote!(__coerce::target::#marker), &TokenStream::new());
    }
}

const STRUCT: &[&str] = &["Object", "Composite", "Absentable", "Keyed", "Unlisted", "Unmapped", "Defaulted"];
const UNIT_ENUM: &[&str] = &["Enum", "Trimmable", "Choice", "Unlisted", "Unmapped", "Defaulted"];
const DATA_ENUM: &[&str] =
    &["Enum", "Object", "Composite", "Absentable", "Trimmable", "Choice", "Unlisted", "Unmapped", "Defaulted"];
const TUPLE: &[&str] = &["Composite", "Unlisted", "Unmapped", "Defaulted"];
const UNIT: &[&str] = &["Nullable", "Unlisted", "Unmapped"];
