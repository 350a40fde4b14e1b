//! What the compiler checks beside the rules: that no rule inside a field's type is lost, blamed on the type, and that a patch has
//! a default. And the markers that the type itself gets.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use serde_derive_internals::attr::TagType;
use serde_derive_internals::ungroup;
use syn::{Generics, Type};

use super::{blamed, inside, probe};
use crate::model::{Body, Content, Field, Model, Reader, Record, Variant};

/// All checks of a type, in a closure, so that nothing is made of them.
///
/// ```text
/// let _ = || {
///     asked((Plain, (Probe::<Foreign>::__VERDICT, (Probe::<Line>::__VERDICT, Plain))), Probe::<BTreeMap<Foreign, Line>>::__keeps);
///     …
/// };
/// ```
pub(super) fn of_type(model: &Model<'_>) -> TokenStream {
    if model.opaque {
        return TokenStream::new();
    }
    let checks = of_body(&model.body, &model.input.generics);
    if checks.is_empty() { checks } else { quote!(let _ = || { #checks };) }
}

fn of_body(body: &Body, generics: &Generics) -> TokenStream {
    match body {
        Body::Unit => TokenStream::new(),
        Body::Newtype(field) | Body::Transparent(field) => of_field(field, generics),
        Body::Tuple(record) | Body::Struct(record) => of_record(record, generics),
        Body::Enum(variants) => variants
            .iter()
            .map(|variant| match &variant.content {
                Content::Unit | Content::Hollow(_) | Content::With { .. } => TokenStream::new(),
                Content::Newtype(field) => of_field(field, generics),
                Content::Tuple(record) | Content::Struct(record) => of_record(record, generics),
            })
            .collect(),
        Body::From(ty) | Body::TryFrom(ty) => keeps(ty, generics),
    }
}

fn of_record(record: &Record, generics: &Generics) -> TokenStream {
    let of_field = |field: &Field| {
        let needs_default = (!field.defaulted).then(|| of_patch(field, generics));
        let kept = of_field(field, generics);
        quote!(#needs_default #kept)
    };
    record.fields.iter().map(of_field).collect()
}

/// `without_default(Probe::<Type>::__PATCH)`, unless the type is known to be no `Patch`: that of `coerce` needs a default, whatever it is
/// called here.
fn of_patch(field: &Field, generics: &Generics) -> TokenStream {
    let ty = ungroup(&field.ty);
    let Type::Path(path) = ty else { return TokenStream::new() };
    let is_parameter = generics.type_params().any(|parameter| path.path.is_ident(&parameter.ident));
    let is_none = field.flattened || is_parameter || inside::is_known(ty);
    let Some(last) = path.path.segments.last().filter(|_| !is_none) else {
        return TokenStream::new();
    };
    let verdict = probe(ty, "PATCH");
    // Of an argument that is no mere name the compiler would blame a part.
    let name = Ident::new("__patch", last.ident.span());
    let asked = quote_spanned!(last.ident.span()=> __coerce::without_default(#name););
    quote!({ let #name = #verdict; #asked })
}

fn of_field(field: &Field, generics: &Generics) -> TokenStream {
    match field.reader {
        Reader::Coerce => keeps(&field.ty, generics),
        Reader::Serde | Reader::With(_) => TokenStream::new(),
    }
}

/// `asked((Plain, (verdict, Plain)), Probe::<Type>::__keeps);`, where the type has others inside: the verdict on the type itself,
/// then those on the others.
fn keeps(ty: &Type, generics: &Generics) -> TokenStream {
    let (own, inner) = inside::asked(ty, generics);
    if own.is_none() && inner.is_empty() {
        return TokenStream::new();
    }
    let verdict = |ty: &Type| probe(ty, "VERDICT");
    let none = || quote!(__coerce::Plain);
    let own = own.map_or_else(none, verdict);
    let inner = inner.into_iter().rev().fold(none(), |others, (ty, may_be_constant)| {
        let verdict = if may_be_constant { verdict_if_type(ty) } else { verdict(ty) };
        quote!((#verdict, #others))
    });
    let keeps = probe(ty, "keeps");
    quote!(__coerce::asked((#own, #inner), #keeps);)
}

/// The verdict on what may be a type or a constant. The name is taken from both; where there is no such type, the compiler
/// finds the one around it.
///
/// ```text
/// {
///     type __Name = Plain;
///     {
///         use MAX as __Name;
///         Probe::<__Name>::__VERDICT
///     }
/// }
/// ```
fn verdict_if_type(ty: &Type) -> TokenStream {
    let name = Ident::new("__Name", Span::call_site());
    let verdict = probe(&name, "VERDICT");
    quote! {{
        type #name = __coerce::Plain;
        {
            use #ty as #name;
            #verdict
        }
    }}
}

/// A type, as a value.
pub(super) fn fit(ty: &Type) -> TokenStream {
    blamed(quote!(__coerce::Probe::<), ty, quote!(>::__of()))
}

/// The type whose markers a type has, because its values are read as that: of a newtype, and of what is made `from` another
/// if its author asks for them.
pub(super) fn wrapped<'a>(model: &'a Model<'_>) -> Option<&'a Type> {
    match &model.body {
        _ if model.opaque => None,
        Body::Newtype(field) | Body::Transparent(field) => Some(&field.ty),
        Body::From(ty) | Body::TryFrom(ty) => model.takes_markers.then_some(ty),
        Body::Unit | Body::Tuple(_) | Body::Struct(_) | Body::Enum(_) => None,
    }
}

/// The markers of the type itself. A newtype has those of what it wraps; a type that is made `from` another has none of its
/// own, nor has one that only its own `Deserialize` reads.
pub(super) fn markers(model: &Model<'_>) -> Vec<&'static str> {
    if model.opaque {
        return Vec::new();
    }
    match &model.body {
        Body::Struct(_) => STRUCT.to_vec(),
        Body::Enum(variants) => of_enum(variants, model.serde.tag()),
        Body::Tuple(_) => TUPLE.to_vec(),
        Body::Unit => UNIT.to_vec(),
        Body::Newtype(_) | Body::From(_) | Body::TryFrom(_) | Body::Transparent(_) => Vec::new(),
    }
}

fn of_enum(variants: &[Variant], tag: &TagType) -> Vec<&'static str> {
    let is_free = |variant: &&Variant| matches!(tag, TagType::None) || variant.untagged;
    let is_word = |variant: &Variant| !is_free(&variant) && (!matches!(tag, TagType::External) || is_unit(variant));
    if matches!(tag, TagType::External) && variants.iter().all(is_word) {
        return UNIT_ENUM.to_vec();
    }
    let has_words = variants.iter().any(is_word);
    let takes_strings = has_words || variants.iter().any(|variant| is_free(&variant));
    let null = if variants.iter().filter(is_free).any(accepts_null) { "Nullable" } else { "Defaulted" };
    let kinds = [
        has_words.then_some("Enum"),
        Some("Object"),
        Some("Composite"),
        Some("Fenceable"),
        Some("Absentable"),
        takes_strings.then_some("Trimmable"),
        takes_strings.then_some("Choice"),
        Some("Unlisted"),
        Some("Unmapped"),
        Some(null),
    ];
    kinds.into_iter().flatten().collect()
}

fn is_unit(variant: &Variant) -> bool {
    matches!(variant.content, Content::Unit | Content::Hollow(_))
}

/// Returns whether serde reads a variant without a tag from null: one without content, or around an `Option`, by its name.
fn accepts_null(variant: &Variant) -> bool {
    match &variant.content {
        Content::Newtype(field) => match ungroup(&field.ty) {
            Type::Path(path) => path.path.segments.last().is_some_and(|last| last.ident == "Option"),
            Type::Tuple(tuple) => tuple.elems.is_empty(),
            _ => false,
        },
        _ => is_unit(variant),
    }
}

const STRUCT: &[&str] =
    &["Object", "Composite", "Fenceable", "Absentable", "Keyed", "Unlisted", "Unmapped", "Defaulted"];
const UNIT_ENUM: &[&str] =
    &["Enum", "Composite", "Fenceable", "Trimmable", "Choice", "Unlisted", "Unmapped", "Defaulted"];
const TUPLE: &[&str] = &["Composite", "Fenceable", "Unlisted", "Unmapped", "Defaulted"];
const UNIT: &[&str] = &["Nullable", "Unlisted", "Unmapped"];
