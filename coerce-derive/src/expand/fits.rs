//! Whether rules fit their types: checks that the compiler makes, blamed on the rule's word; and the markers that the type
//! itself gets.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::{Output, coerce_shape};
use crate::model::{Body, Content, Each, Field, Role, RuleSet, RuleUse, Tagging, Variant};

/// For each rule of a field, where it does not fit: an error on its word.
///
/// ```text
/// let _ = || {
///     let __type = fit::of::<<Type as Coerce>::Shape>();
///     fit::number(__type);
///     let __items = fit::each(__type);
///     fit::list(__items);
/// };
/// ```
pub(super) fn of_field(field: &Field) -> TokenStream {
    let Role::Read { rules, .. } = &field.role else { return TokenStream::new() };
    of_type(rules, &coerce_shape(&field.ty))
}

/// The same for rules on a type, which is known by its shape.
fn of_type(rules: &RuleSet, shape: &TokenStream) -> TokenStream {
    let place = format_ident!("__type", span = Span::mixed_site());
    let checks = of_place(rules, &place);
    if checks.is_empty() {
        return checks;
    }
    quote! {
        let _ = || {
            let #place = __coerce::target::fit::of::<#shape>();
            #checks
        };
    }
}

fn of_place(rules: &RuleSet, place: &Ident) -> TokenStream {
    let here = rules.list.iter().filter_map(|one| check(one, place));
    let items = rules.each.as_deref().map(|each| of_items(each, place));
    quote!(#(#here)* #items)
}

fn of_items(Each { word, rules }: &Each, place: &Ident) -> TokenStream {
    let items = format_ident!("__items", span = Span::mixed_site());
    let checks = of_place(rules, &items);
    let at = blamed_on(*word, place);
    let items_at = blamed_on(*word, &items);
    quote_spanned!(*word=> let #items_at = __coerce::target::fit::each(#at); #checks)
}

fn check(one: &RuleUse, place: &Ident) -> Option<TokenStream> {
    // One of them is a keyword.
    let function = Ident::new_raw(&one.marker?.to_lowercase(), one.span);
    let place = blamed_on(one.span, place);
    Some(quote_spanned!(one.span=> __coerce::target::fit::#function(#place);))
}

/// The same word, shown at `span`.
fn blamed_on(span: Span, word: &Ident) -> Ident {
    Ident::new(&word.to_string(), span.resolved_at(word.span()))
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
        out.implement_with(
            &quote!(#[diagnostic::do_not_recommend]),
            &quote!(__coerce::target::#marker),
            &TokenStream::new(),
        );
    }
}

const STRUCT: &[&str] = &["Object", "Composite", "Absentable", "Keyed", "Unlisted", "Unmapped", "Defaulted"];
const UNIT_ENUM: &[&str] = &["Enum", "Trimmable", "Choice", "Unlisted", "Unmapped", "Defaulted"];
const DATA_ENUM: &[&str] =
    &["Enum", "Object", "Composite", "Absentable", "Trimmable", "Choice", "Unlisted", "Unmapped", "Defaulted"];
const TUPLE: &[&str] = &["Composite", "Unlisted", "Unmapped", "Defaulted"];
const UNIT: &[&str] = &["Nullable", "Unlisted", "Unmapped"];
