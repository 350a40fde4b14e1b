//! What a type is made of, as the shape of a schema.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Type;

use super::edges::{self, Purpose, Source, Whole};
use super::{enums, list, option, rules, texts};
use crate::model::{Body, Field, Model, Reader, Record, Role};

/// The whole schema of a type, as a reference to a constant.
pub(super) fn schema(model: &Model<'_>) -> TokenStream {
    let shape = if model.opaque { opaque(model) } else { shape(&model.body, Purpose::Reading) };
    let whole = Whole {
        shape,
        rules: rules::container(&model.rules),
        expecting: model.expecting.as_deref(),
        checked: matches!(model.body, Body::TryFrom(_)) && !model.opaque,
        opt_in: model.opt_in.as_deref(),
        rust: if model.opaque { None } else { rust_names(&model.body) },
    };
    let code = whole.code();
    // What is read as another type, or by a function, has no form of its own.
    let has_form = !model.opaque && !matches!(model.body, Body::From(_) | Body::TryFrom(_) | Body::Transparent(_));
    if has_form { quote!(const { &__coerce::own::<Self>(#code) }) } else { quote!(const { &#code }) }
}

/// `#[coerce(serde)]` on the type: what it is made of is there for masking.
fn opaque(model: &Model<'_>) -> TokenStream {
    let shape = shape(&model.body, Purpose::Masking);
    let mask = option(Some(quote!(|| const { &__coerce::schema(#shape) })));
    quote!(__coerce::opaque(__coerce::check::<Self>, __coerce::absent::<Self>, #mask))
}

fn shape(body: &Body, purpose: Purpose) -> TokenStream {
    match body {
        Body::Unit => quote!(__coerce::NULL),
        Body::Newtype(field) => wrapper(false, &edges::field(field, purpose)),
        Body::Transparent(field) => wrapper(true, &edges::transparent(field, purpose)),
        Body::Tuple(record) => tuple(record, purpose),
        Body::Struct(record) => self::record(record, true, purpose),
        Body::Enum(body) => enums::shape(body, purpose),
        Body::From(ty) | Body::TryFrom(ty) => wrapper(true, &other(ty, purpose)),
    }
}

/// The names of the parts in Rust, where the document calls them otherwise.
fn rust_names(body: &Body) -> Option<TokenStream> {
    match body {
        Body::Unit | Body::Enum(_) => None,
        Body::Newtype(field) | Body::Transparent(field) => (field.rust != "0").then(|| these(&[field])),
        Body::Tuple(record) | Body::Struct(record) => rust_names_of(record),
        Body::From(_) | Body::TryFrom(_) => Some(quote!(__coerce::RustNames::Unknown)),
    }
}

/// The names of the fields of a record in Rust, where the document calls one of them otherwise, or none at all.
pub(super) fn rust_names_of(record: &Record) -> Option<TokenStream> {
    let flattened = || record.fields.iter().filter(|field| matches!(field.role, Role::Flattened { .. }));
    // serde's name of a field without a name is its position, counted with those that are not read.
    let is_same = |(position, field): (usize, &Field)| {
        let is_positional = field.rust.starts_with(|first: char| first.is_ascii_digit());
        if is_positional { field.rust == position.to_string() } else { field.names.first() == Some(&field.rust) }
    };
    let same = flattened().next().is_none() && read(record).enumerate().all(is_same);
    (!same).then(|| these(&read(record).chain(flattened()).collect::<Vec<_>>()))
}

fn these(fields: &[&Field]) -> TokenStream {
    let names = fields.iter().map(|field| &field.rust);
    quote!(__coerce::RustNames::These(&[#(#names),*]))
}

fn wrapper(transparent: bool, inner: &TokenStream) -> TokenStream {
    quote!(__coerce::wrapper(#transparent, #inner))
}

/// The type that is read in place of another. serde reads it by its `deserialize`, and so it may have a value where the member
/// is absent.
fn other(ty: &Type, purpose: Purpose) -> TokenStream {
    edges::edge(&Source::new(ty, &Reader::Coerce), purpose, None, false)
}

/// The fields of a tuple struct or variant that are read. serde gives no position to the others.
pub(super) fn tuple(record: &Record, purpose: Purpose) -> TokenStream {
    let elements: Vec<_> = read(record)
        .map(|field| {
            let (optional, edge) = (is_optional(field, record), edges::field(field, purpose));
            quote!(__coerce::element(#optional, #edge))
        })
        .collect();
    let elements = list(&elements);
    quote!(__coerce::tuple(#elements))
}

/// The fields of a struct or a variant. `lists` says whether it can be read from a list of its fields at all.
pub(super) fn record(record: &Record, lists: bool, purpose: Purpose) -> TokenStream {
    let Record { fields, defaulted: _, deny_unknown_fields, ignore_key_case, drop_keys } = record;
    let named: Vec<_> = read(record)
        .map(|field| {
            let (names, optional) = (texts(&field.names), is_optional(field, record));
            let edge = edges::field(field, purpose);
            quote!(__coerce::field(#names, #optional, #edge))
        })
        .collect();
    let flattened = fields.iter().filter(|field| matches!(field.role, Role::Flattened { .. }));
    let flattened: Vec<_> = flattened.map(|field| edges::field(field, purpose)).collect();
    let from_list = lists && flattened.is_empty();
    let (named, flattened, drop_keys) = (list(&named), list(&flattened), texts(drop_keys));
    quote!(__coerce::record(#named, #flattened, #from_list, #deny_unknown_fields, #ignore_key_case, #drop_keys))
}

/// The fields that are read from a value of their own.
fn read(record: &Record) -> impl Iterator<Item = &Field> {
    record.fields.iter().filter(|field| matches!(field.role, Role::Read { .. }))
}

fn is_optional(field: &Field, record: &Record) -> bool {
    field.defaulted || record.defaulted
}
