//! What a type may say to serde but not to `Coerce`: reported with what to do instead, and taken off, so that serde's own
//! checks do not report it a second time.

use proc_macro2::{TokenStream, TokenTree};
use serde_derive_internals::ungroup;
use syn::{Attribute, Data, DeriveInput, Fields, Meta, Type};

use crate::errors::Errors;

/// The attributes of serde's that cannot be honoured, each with the message about it.
static UNSUPPORTED: [(&str, &str); 4] = [
    (
        "remote",
        "`remote` makes no `Deserialize` of its own: remove `Coerce` here, and write `#[serde(with = \"…\")]` on the field",
    ),
    (
        "borrow",
        "`borrow` cannot be honoured, because the input may be gone after a repair: remove it, and own the data, as `String` \
         or `Cow<'static, str>`",
    ),
    (
        "field_identifier",
        "`field_identifier` is for `Deserialize` impls written by hand: remove it, or remove `Coerce` here",
    ),
    (
        "variant_identifier",
        "`variant_identifier` is for `Deserialize` impls written by hand: remove it, or remove `Coerce` here",
    ),
];

/// The message about `remote = "Self"`.
const OWN: &str =
    "`remote = \"Self\"` leaves `Deserialize` to be written by hand: write `#[coerce(serde)]` on the type, too";

/// Reports all that cannot be honoured, and takes off the attributes among it.
pub(crate) fn refuse(input: &mut DeriveInput, errors: &mut Errors) {
    lifetimes(input, errors);
    size(input, errors);
    let is_remote = input.attrs.iter().any(has_remote);
    let reads_itself = input.attrs.iter().any(has_serde);
    for attribute in all_attributes(input).into_iter().flatten() {
        take_off(attribute, is_remote, &|part| reads_itself && is_own(part), errors);
    }
}

/// Returns true if one `#[coerce(…)]` has `serde`: then the type may have a `Deserialize` that is written by hand.
fn has_serde(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    list.path.is_ident("coerce") && parts(list.tokens.clone()).iter().any(|part| begins_with(part, "serde"))
}

/// `remote = "Self"`: what the derive makes is a function, for a `Deserialize` that is written by hand.
fn is_own(part: &[TokenTree]) -> bool {
    let is_self = |token: &TokenTree| matches!(token, TokenTree::Literal(text) if text.to_string() == "\"Self\"");
    begins_with(part, "remote") && part.get(2).is_some_and(is_self)
}

/// Returns true if one `#[serde(…)]` has `remote`.
fn has_remote(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    list.path.is_ident("serde") && parts(list.tokens.clone()).iter().any(|part| begins_with(part, "remote"))
}

fn begins_with(part: &[TokenTree], name: &str) -> bool {
    matches!(part.first(), Some(TokenTree::Ident(first)) if first == name)
}

fn lifetimes(input: &DeriveInput, errors: &mut Errors) {
    for parameter in input.generics.lifetimes() {
        let lifetime = &parameter.lifetime;
        errors.on(
            lifetime,
            format_args!(
                "a type with a lifetime would borrow from the input, which may be gone after a repair: own the data, as \
                 `String` or `Cow<'static, str>`, and remove `{lifetime}`"
            ),
        );
    }
}

fn size(input: &DeriveInput, errors: &mut Errors) {
    if let Some(ty) = without_size(input) {
        errors.on(ty, "a value without a size known to the compiler cannot be read: put it in a `Box`");
    }
}

/// The type of the last field, if it has no size.
pub(crate) fn without_size(input: &DeriveInput) -> Option<&Type> {
    let Data::Struct(data) = &input.data else { return None };
    let last = &data.fields.iter().next_back()?.ty;
    let unsized_ = match ungroup(last) {
        Type::Slice(_) | Type::TraitObject(_) => true,
        Type::Path(path) => path.path.is_ident("str"),
        _ => false,
    };
    unsized_.then_some(last)
}

/// The attributes of the type, its variants and its fields.
fn all_attributes(input: &mut DeriveInput) -> Vec<&mut Vec<Attribute>> {
    let mut all = vec![&mut input.attrs];
    match &mut input.data {
        Data::Struct(data) => all.extend(of_fields(&mut data.fields)),
        Data::Enum(data) => {
            for variant in &mut data.variants {
                all.push(&mut variant.attrs);
                all.extend(of_fields(&mut variant.fields));
            }
        }
        Data::Union(_) => {}
    }
    all
}

fn of_fields(fields: &mut Fields) -> impl Iterator<Item = &mut Vec<Attribute>> {
    fields.iter_mut().map(|field| &mut field.attrs)
}

/// Takes what is not supported off one `#[serde(…)]`. What belongs to `remote` goes with it, without a message of its own.
fn take_off(attribute: &mut Attribute, is_remote: bool, stays: &dyn Fn(&[TokenTree]) -> bool, errors: &mut Errors) {
    let Meta::List(list) = &mut attribute.meta else { return };
    if !list.path.is_ident("serde") {
        return;
    }
    let parts = parts(list.tokens.clone());
    let mut goes =
        |part: &[TokenTree]| !stays(part) && refused(part, errors) || is_remote && begins_with(part, "getter");
    list.tokens = parts.into_iter().filter(|part| !goes(part)).flatten().collect();
}

/// The tokens of a list, cut behind each comma.
fn parts(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut parts = Vec::new();
    let mut part = Vec::new();
    for token in tokens {
        let comma = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ',');
        part.push(token);
        if comma {
            parts.push(std::mem::take(&mut part));
        }
    }
    parts.push(part);
    parts
}

fn refused(part: &[TokenTree], errors: &mut Errors) -> bool {
    let Some(TokenTree::Ident(name)) = part.first() else { return false };
    let found = UNSUPPORTED.iter().find(|(unsupported, _)| name == unsupported);
    let message = |message| if is_own(part) { OWN } else { message };
    found.inspect(|(_, of_it)| errors.on(name, message(of_it))).is_some()
}
