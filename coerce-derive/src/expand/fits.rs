//! Whether rules fit their types: checks that the compiler makes, blamed on the rule's word; and the markers that the type
//! itself gets.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote, quote_spanned};

use super::Output;
use crate::model::{Body, Content, Field, Role, RuleSet, RuleUse, Tagging};

/// `fit::number::<Type>();` for each rule of a field.
pub(super) fn of_field(out: &Output<'_>, field: &Field) -> TokenStream {
    let Role::Read { rules, .. } = &field.role else { return TokenStream::new() };
    let ty = &field.ty;
    of_rules(out, rules, &quote!(#ty))
}

fn of_rules(out: &Output<'_>, rules: &RuleSet, ty: &TokenStream) -> TokenStream {
    let here = rules.list.iter().filter_map(|one| check(out, one, ty));
    let items = rules.each.as_deref().map(|each| {
        let krate = &out.model.krate;
        of_rules(out, each, &quote!(<#ty as #krate::target::Each>::Item))
    });
    quote!(#(#here)* #items)
}

fn check(out: &Output<'_>, one: &RuleUse, ty: &TokenStream) -> Option<TokenStream> {
    let krate = &out.model.krate;
    // One of them is a keyword.
    let function = Ident::new_raw(&snake_case(one.marker?), one.span);
    let ty = blamed_on(one.span, ty.clone());
    Some(quote_spanned!(one.span=> #krate::target::fit::#function::<#ty>();))
}

/// The name of a marker's check.
fn snake_case(marker: &str) -> String {
    let mut name = String::new();
    for character in marker.chars() {
        if character.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(character.to_lowercase());
    }
    name
}

/// The same tokens, shown at `span` but meaning what they mean where they were written.
fn blamed_on(span: Span, tokens: TokenStream) -> TokenStream {
    tokens
        .into_iter()
        .map(|mut token| {
            if let TokenTree::Group(group) = token {
                token = proc_macro2::Group::new(group.delimiter(), blamed_on(span, group.stream())).into();
            }
            token.set_span(span.resolved_at(token.span()));
            token
        })
        .collect()
}

/// The markers of the type itself. A newtype has those of what it wraps; a type that is made `from` another has none.
pub(super) fn markers(out: &mut Output<'_>) {
    let krate = out.model.krate.clone();
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
        out.implement(&quote!(#krate::target::#marker), &TokenStream::new());
    }
}

const STRUCT: &[&str] = &["Object", "Composite", "Absentable", "Keyed", "Unlisted", "Unmapped", "Defaulted"];
const UNIT_ENUM: &[&str] = &["Enum", "Trimmable", "Choice", "Unlisted", "Unmapped", "Defaulted"];
const DATA_ENUM: &[&str] =
    &["Enum", "Object", "Composite", "Absentable", "Trimmable", "Choice", "Unlisted", "Unmapped", "Defaulted"];
const TUPLE: &[&str] = &["Composite", "Unlisted", "Unmapped", "Defaulted"];
const UNIT: &[&str] = &["Nullable", "Unlisted", "Unmapped"];
