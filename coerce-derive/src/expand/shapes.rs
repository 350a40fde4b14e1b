//! What a type is made of, as calls to `Describe`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Type;

use super::edges::{self, Purpose, Source};
use super::{enums, rules};
use crate::model::{Body, Field, Model, Reader, Record, Role};

/// The description of a type.
pub(super) fn description(model: &Model<'_>) -> TokenStream {
    // What is read as another type, or by a function, has no form of its own.
    let has_form = !matches!(model.body, Body::From(_) | Body::TryFrom(_) | Body::Transparent(_));
    let own = (has_form && !model.opaque).then(|| quote!(__coerce::own::<Self>(__d);));
    let checked = matches!(model.body, Body::TryFrom(_)) && !model.opaque;
    let check = checked.then(|| quote!(__d.check(__coerce::check::<Self>);));
    let expecting = model.expecting.as_ref().map(|text| quote!(__d.expecting(#text);));
    let opt_in = model.opt_in.as_ref().map(|member| quote!(__d.opt_in(#member);));
    let (rules, body) = (rules::of_type(model), body(model));
    quote!(#own #check #expecting #opt_in #rules #body)
}

fn body(model: &Model<'_>) -> TokenStream {
    if model.opaque {
        // What it is made of is there for masking.
        let body = shape(&model.body, Purpose::Masking);
        return quote!(let __d = &mut __d.opaque::<Self>(); #body);
    }
    shape(&model.body, Purpose::Reading)
}

fn shape(body: &Body, purpose: Purpose) -> TokenStream {
    match body {
        Body::Unit => quote!(__d.unit();),
        Body::Newtype(field) => wrapper(&quote!(newtype), field, &edges::field(field, purpose), purpose),
        Body::Transparent(field) => wrapper(&quote!(transparent), field, &edges::transparent(field, purpose), purpose),
        Body::Tuple(record) => {
            let items = tuple(record, purpose);
            quote!(let mut __s = __d.tuple(); #items __s.done();)
        }
        Body::Struct(record) => {
            let fields = self::record(record, purpose);
            quote!(let mut __s = __d.structure(); #fields __s.done();)
        }
        Body::Enum(body) => enums::shape(body, purpose),
        Body::From(ty) | Body::TryFrom(ty) => {
            let other = other(ty, purpose);
            quote!(__d.read_as(#other);)
        }
    }
}

/// The type that is read in place of another. serde reads it by its `deserialize`, and so it may have a value where the member
/// is absent.
fn other(ty: &Type, purpose: Purpose) -> TokenStream {
    Source::new(ty, &Reader::Coerce).number(purpose)
}

fn wrapper(kind: &TokenStream, field: &Field, edge: &TokenStream, purpose: Purpose) -> TokenStream {
    let is_named = purpose == Purpose::Reading && field.rust != "0";
    let rust = is_named.then(|| rust_names(&quote!(__d), &[field]));
    quote!(#edge __d.#kind(__f); #rust)
}

/// The names of the fields of a record in Rust, where the document calls one of them otherwise, or none at all.
fn rust_names_of(record: &Record, purpose: Purpose) -> Option<TokenStream> {
    let flattened = || record.fields.iter().filter(|field| matches!(field.role, Role::Flattened { .. }));
    // serde's name of a field without a name is its position, counted with those that are not read.
    let is_same = |(position, field): (usize, &Field)| {
        let is_positional = field.rust.starts_with(|first: char| first.is_ascii_digit());
        if is_positional { field.rust == position.to_string() } else { field.names.first() == Some(&field.rust) }
    };
    let same = flattened().next().is_none() && read(record).enumerate().all(is_same);
    let named = purpose == Purpose::Reading && !same;
    named.then(|| rust_names(&quote!(__s), &read(record).chain(flattened()).collect::<Vec<_>>()))
}

fn rust_names(of: &TokenStream, fields: &[&Field]) -> TokenStream {
    let names = fields.iter().map(|field| &field.rust);
    quote!(#of.rust_names(&[#(#names),*]);)
}

/// The fields of a tuple struct or variant that are read. serde gives no position to the others.
pub(super) fn tuple(record: &Record, purpose: Purpose) -> TokenStream {
    let items = read(record).map(|field| {
        let number = edges::number(field, purpose);
        edges::part(field, &quote!(__s.item(#number)), is_optional(field, record), purpose)
    });
    let names = rust_names_of(record, purpose);
    quote!(#(#items)* #names)
}

/// The fields of a struct or a variant.
pub(super) fn record(record: &Record, purpose: Purpose) -> TokenStream {
    let Record { fields, defaulted: _, deny_unknown_fields, ignore_key_case, drop_keys } = record;
    let denies = deny_unknown_fields.then(|| quote!(__s.deny_unknown_fields();));
    let ignores = ignore_key_case.then(|| quote!(__s.ignore_key_case();));
    let drops = (!drop_keys.is_empty()).then(|| quote!(__s.drop_keys(&[#(#drop_keys),*]);));
    let named = read(record).map(|field| {
        let (number, mut names) = (edges::number(field, purpose), field.names.iter());
        let (name, aliases) = (names.next(), names);
        edges::part(field, &quote!(__s.field(#number, #name) #(.alias(#aliases))*), is_optional(field, record), purpose)
    });
    let flattened = fields.iter().filter(|field| matches!(field.role, Role::Flattened { .. })).map(|field| {
        let number = edges::number(field, purpose);
        edges::part(field, &quote!(__s.flatten(#number)), false, purpose)
    });
    let rust = rust_names_of(record, purpose);
    quote!(#denies #ignores #drops #(#named)* #(#flattened)* #rust)
}

/// The fields that are read from a value of their own.
fn read(record: &Record) -> impl Iterator<Item = &Field> {
    record.fields.iter().filter(|field| matches!(field.role, Role::Read { .. }))
}

fn is_optional(field: &Field, record: &Record) -> bool {
    field.defaulted || record.defaulted
}
