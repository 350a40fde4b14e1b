//! What a type is made of, as calls to `Describe`.

use proc_macro2::TokenStream;
use quote::quote;

use super::edges::{self, Purpose};
use super::{enums, rules};
use crate::model::{Body, Field, Model, Reader, Record, RuleSet};

/// The description of a type.
pub(super) fn description(model: &Model<'_>) -> TokenStream {
    // What is read as another type, or by a function, has no form of its own.
    let has_form = !matches!(model.body, Body::From(_) | Body::TryFrom(_) | Body::Transparent(_));
    let own = (has_form && !model.opaque).then(|| quote!(__coerce::own::<Self>(__d);));
    let checked = matches!(model.body, Body::TryFrom(_)) && !model.opaque;
    let check = checked.then(|| quote!(__d.check(__coerce::check::<Self>);));
    let expecting = model.serde.expecting().map(|text| quote!(__d.expecting(#text);));
    let opt_in = model.opt_in.as_ref().map(|member| quote!(__d.opt_in(#member);));
    let (rules, body) = (rules::of_type(model), body(model));
    quote!(#own #check #expecting #opt_in #rules #body)
}

fn body(model: &Model<'_>) -> TokenStream {
    if model.opaque {
        // What it is made of is there for masking.
        let body = shape(model, Purpose::Masking);
        return quote!(let __d = &mut __d.opaque(__coerce::check::<Self>); #body);
    }
    shape(model, Purpose::Reading)
}

fn shape(model: &Model<'_>, purpose: Purpose) -> TokenStream {
    match &model.body {
        Body::Unit => quote!(__d.unit();),
        Body::Newtype(field) => wrapper(&quote!(newtype), field, &edges::number(field, purpose), purpose),
        Body::Transparent(field) => {
            wrapper(&quote!(transparent), field, &edges::number_of_transparent(field, purpose), purpose)
        }
        Body::Tuple(record) => {
            let items = tuple(record, purpose);
            quote!(let __s = &mut __d.tuple(); #items __s.done();)
        }
        Body::Struct(record) => {
            let fields = self::record(record, purpose);
            quote!(let __s = &mut __d.structure(); #fields __s.done();)
        }
        Body::Enum(variants) => enums::shape(variants, &model.serde, purpose),
        Body::From(ty) | Body::TryFrom(ty) => {
            // serde reads it by its `deserialize`, and so it may have a value where the member is absent.
            let other = edges::number_of((ty, &Reader::Coerce), &TokenStream::new(), purpose);
            quote!(__d.read_as(#other);)
        }
    }
}

fn wrapper(kind: &TokenStream, field: &Field, number: &TokenStream, purpose: Purpose) -> TokenStream {
    let used = edges::used((&quote!(__d), number), field, &RuleSet::default());
    let is_named = purpose == Purpose::Reading && field.rust != "0";
    let rust = is_named.then(|| rust_names(&quote!(__d), &[field]));
    quote!(#used __d.#kind(__f); #rust)
}

/// The names of the fields of a record in Rust, where the document calls one of them otherwise, or none at all.
fn rust_names_of(record: &Record, purpose: Purpose) -> Option<TokenStream> {
    let (flattened, mut fields): (Vec<_>, Vec<_>) = record.fields.iter().partition(|field| field.flattened);
    // serde's name of a field without a name is its position, counted with those that are not read.
    let is_same = |(position, field): (usize, &&Field)| {
        let is_positional = field.rust.starts_with(|first: char| first.is_ascii_digit());
        if is_positional { field.rust == position.to_string() } else { field.names.first() == Some(&field.rust) }
    };
    let same = flattened.is_empty() && fields.iter().enumerate().all(is_same);
    fields.extend(flattened);
    (purpose == Purpose::Reading && !same).then(|| rust_names(&quote!(__s), &fields))
}

fn rust_names(of: &TokenStream, fields: &[&Field]) -> TokenStream {
    let names = fields.iter().map(|field| &field.rust);
    quote!(#of.rust_names(&[#(#names),*]);)
}

/// The fields of a tuple struct or variant that are read. serde gives no position to the others.
pub(super) fn tuple(record: &Record, purpose: Purpose) -> TokenStream {
    let items = record.fields.iter().map(|field| {
        let number = edges::number(field, purpose);
        edges::part(field, &quote!(__s.item(#number)))
    });
    let names = rust_names_of(record, purpose);
    quote!(#(#items)* #names)
}

/// The fields of a struct or a variant.
pub(super) fn record(record: &Record, purpose: Purpose) -> TokenStream {
    let Record { fields, deny_unknown_fields, ignore_key_case, drop_keys } = record;
    let denies = deny_unknown_fields.then(|| quote!(__s.shape.deny_unknown = true;));
    let ignores = ignore_key_case.then(|| quote!(__s.shape.ignore_key_case = true;));
    let drops = (!drop_keys.is_empty()).then(|| quote!(__s.drop_keys(&[#(#drop_keys),*]);));
    let (last, first): (Vec<_>, Vec<_>) = fields.iter().partition(|field| field.flattened);
    let parts = first.into_iter().chain(last).map(|field| {
        let (number, names) = (edges::number(field, purpose), &field.names);
        let call =
            if field.flattened { quote!(__s.flatten(#number)) } else { quote!(__s.field(#number, &[#(#names),*])) };
        edges::part(field, &call)
    });
    let rust = rust_names_of(record, purpose);
    quote!(#denies #ignores #drops #(#parts)* #rust)
}
