//! From what was read to what can be expanded: every fault is reported, and left out of the model.

mod arguments;
mod conflicts;
mod declared;
mod fields;
mod keys;
mod shared;
mod tuples;
mod variants;
mod whole;

use std::rc::Rc;

use serde_derive_internals::attr::{self as serde_attr, TagType};
use syn::punctuated::Punctuated;
use syn::{DeriveInput, LitStr, Path, Token, WherePredicate, parse_quote};

use crate::attr;
use crate::bound;
use crate::errors::Errors;
use crate::model::{Arguments, Body, Content, Model, Reader, Record, RuleSet, Shared, Variant};
use crate::raw::{Raw, RawBody, RawFields};
use declared::{Declared, Site};
use fields::Surroundings;
use keys::Members;

/// Checks a type.
pub(crate) fn check<'a>(raw: Raw<'a>, errors: &mut Errors) -> Model<'a> {
    let Raw { input, serde, coerce, mut body } = raw;
    let mut declared = Declared::read(coerce, Site::Type, errors);
    let krate = krate(&mut declared, errors);
    let bound = bound(&mut declared, errors);
    let members = Members::of_type(&body, &serde);
    let opt_in = opt_in(&body, &serde, &members, &mut declared, errors);
    let ignore_case = declared.has("ignore_key_case");
    let opaque = declared.word("serde", errors).is_some();
    if opaque {
        leave_marks(&mut body, &mut declared, errors);
    }
    let of_serde = (!opaque).then(|| bound::of_serde(&serde, &body, &input.generics));
    let takes_markers = is_read_from_another(&serde) && declared.word("markers", errors).is_some();
    let body = self::body(body, &serde, opaque, &mut declared, errors);
    declared.refuse_rest(errors);
    if !opaque {
        // A `Deserialize` written by hand may read other members.
        members.check(&declared.rules, ignore_case, errors);
    }
    claims(opt_in.as_ref(), &body, serde.tag(), &declared.rules, errors);
    conflicts::check(&declared.rules, errors);
    let known = !opaque && is_known(&body);
    if !known {
        conflicts::unknown_items(&declared.rules, "beside `serde` or serde's `with`", errors);
    }
    let rules = conflicts::finish(declared.rules, known);
    refuse_for_items(&rules, &body, errors);
    Model {
        input,
        generics: bound::generics(input, &body, &rules, of_serde, bound),
        krate,
        serde,
        rules,
        opt_in: opt_in.map(|name| name.value()),
        opaque,
        takes_markers,
        body,
    }
}

/// Reports rules for the items of what a type is read as.
fn refuse_for_items(rules: &RuleSet, body: &Body, errors: &mut Errors) {
    match body {
        Body::Newtype(field) | Body::Transparent(field) => whole::refuse_for_items(rules, &field.ty, errors),
        Body::From(ty) | Body::TryFrom(ty) => whole::refuse_for_items(rules, ty, errors),
        Body::Unit | Body::Tuple(_) | Body::Struct(_) | Body::Enum(_) => {}
    }
}

/// Where the facade is found, for a type that may have faults, which are reported elsewhere; `None` if that is one of them.
pub(crate) fn krate_of(input: &DeriveInput) -> Option<Path> {
    let mut unreported = Errors::default();
    let entries = attr::read(&input.attrs, &mut unreported);
    let mut declared = Declared::read(entries, Site::Type, &mut unreported);
    let before = unreported.len();
    let krate = krate(&mut declared, &mut unreported);
    (unreported.len() == before).then_some(krate)
}

fn krate(declared: &mut Declared, errors: &mut Errors) -> Path {
    let written = declared.text("crate", errors).and_then(|text| {
        let path = text.parse_with(Path::parse_mod_style);
        path.map_err(|_| errors.on(&text, "`crate` takes a path: write `crate = \"::serde_coerce\"`")).ok()
    });
    written.unwrap_or_else(|| parse_quote!(::serde_coerce))
}

fn bound(declared: &mut Declared, errors: &mut Errors) -> Option<Vec<WherePredicate>> {
    let text = declared.text("bound", errors)?;
    match text.parse_with(Punctuated::<_, Token![,]>::parse_terminated) {
        Ok(predicates) => Some(predicates.into_iter().collect()),
        Err(error) => {
            errors.on(
                &text,
                format_args!("`bound` takes where-clause predicates ({error}): write `bound = \"T: Coerce\"`"),
            );
            None
        }
    }
}

/// The name of the member that asks for the rules. Left untaken where values are no objects.
fn opt_in(
    body: &RawBody<'_>,
    serde: &serde_attr::Container,
    members: &Members,
    declared: &mut Declared,
    errors: &mut Errors,
) -> Option<LitStr> {
    if !has_objects(body, serde) {
        return None;
    }
    let name = declared.text_or("opt_in", "compat", errors)?;
    members.check_opt_in(&name, errors);
    Some(name)
}

/// Reports rules and attributes that claim the member which asks for the rules.
fn claims(opt_in: Option<&LitStr>, body: &Body, tag: &TagType, rules: &RuleSet, errors: &mut Errors) {
    let Some(opt_in) = opt_in else { return };
    // The members of a variant stand beside the one that asks, unless a member of the enum holds them.
    let is_beside = |one: &&Variant| one.untagged || matches!(tag, TagType::Internal { .. } | TagType::None);
    let mut records: Vec<&Record> = Vec::new();
    match body {
        Body::Struct(record) => records.push(record),
        Body::Enum(variants) => {
            for variant in variants.iter().filter(is_beside) {
                if let Content::Struct(record) = &variant.content {
                    records.push(record);
                }
            }
        }
        _ => {}
    }
    if let Some(record) = records.iter().find(|record| record.drop_keys.contains(&opt_in.value())) {
        keys::claimed(opt_in, "drop_keys", &record.drop_keys, errors);
    }
    for rule in &rules.list {
        if let Arguments::Keys(keys) = &rule.arguments {
            keys::claimed(opt_in, rule.row.name, keys, errors);
        }
    }
}

/// Returns whether serde reads another type and makes this one of it.
fn is_read_from_another(serde: &serde_attr::Container) -> bool {
    serde.type_from().is_some() || serde.type_try_from().is_some()
}

/// Returns whether values of the type are objects, or may be.
fn has_objects(body: &RawBody<'_>, serde: &serde_attr::Container) -> bool {
    if serde.transparent() || is_read_from_another(serde) {
        return false;
    }
    match body {
        RawBody::Struct(fields) => matches!(fields, RawFields::Struct(_)),
        RawBody::Enum(variants) => match serde.tag() {
            TagType::Internal { .. } | TagType::Adjacent { .. } => true,
            TagType::External | TagType::None => {
                let mut read = variants.iter().filter(|variant| !variant.serde.skip_deserializing());
                read.any(|variant| !matches!(variant.fields, RawFields::Unit))
            }
        },
    }
}

fn body(
    raw: RawBody<'_>,
    serde: &serde_attr::Container,
    opaque: bool,
    declared: &mut Declared,
    errors: &mut Errors,
) -> Body {
    if is_read_from_another(serde) {
        declared.refuse_of("fields", "beside serde's `from` and `try_from`, which read another type", errors);
    }
    if let Some(ty) = serde.type_from() {
        refuse_all(raw, "beside serde's `from`, which reads another type", errors);
        return Body::From(ty.clone());
    }
    if let Some(ty) = serde.type_try_from() {
        refuse_all(raw, "beside serde's `try_from`, which reads another type", errors);
        return Body::TryFrom(ty.clone());
    }
    let shared = shared::read(declared, &[], errors);
    let body = match raw {
        RawBody::Struct(fields) if serde.transparent() => transparent(fields, &shared, errors),
        RawBody::Struct(fields) => struct_(fields, serde, declared, &shared, errors),
        RawBody::Enum(variants) => {
            // A `Deserialize` written by hand may read other words.
            let rules = (!opaque).then_some(&declared.rules);
            Body::Enum(variants::enum_(variants, serde, rules, &shared, errors))
        }
    };
    shared::unused(&shared, &[], errors);
    body
}

/// Of what is written inside a type that only serde reads, leaves what masking needs, and reports the rest.
fn leave_marks(raw: &mut RawBody<'_>, declared: &mut Declared, errors: &mut Errors) {
    const WHY: &str = "in a type that is read by its `Deserialize`";
    for name in ["ignore_key_case", "drop_keys", "fields", "markers"] {
        declared.refuse_of(name, WHY, errors);
    }
    for entries in raw.entries_mut() {
        let (marks, others): (Vec<_>, Vec<_>) = entries.drain(..).partition(|entry| entry.name == "sensitive");
        *entries = marks;
        declared::refuse(&others, WHY, errors);
    }
}

/// Reports everything that is written inside a type that is not read as it stands.
fn refuse_all(mut raw: RawBody<'_>, why: &str, errors: &mut Errors) {
    raw.entries_mut().into_iter().for_each(|entries| declared::refuse(entries, why, errors));
}

fn struct_(
    fields: RawFields<'_>,
    serde: &serde_attr::Container,
    declared: &mut Declared,
    shared: &[Rc<Shared>],
    errors: &mut Errors,
) -> Body {
    let around = Surroundings::new(serde, None, shared);
    match fields {
        RawFields::Unit => Body::Unit,
        RawFields::Newtype(field) => Body::Newtype(fields::alone(field, shared, errors)),
        RawFields::Tuple(list) => Body::Tuple(fields::unnamed(list, &around, errors)),
        RawFields::Struct(list) => Body::Struct(fields::named(list, &around, declared, errors)),
    }
}

fn transparent(fields: RawFields<'_>, shared: &[Rc<Shared>], errors: &mut Errors) -> Body {
    let (read, others): (Vec<_>, Vec<_>) = fields.into_list().into_iter().partition(|field| field.serde.transparent());
    for other in &others {
        fields::filled(other, errors);
    }
    match read.into_iter().next() {
        Some(field) => Body::Transparent(fields::alone(field, shared, errors)),
        // Serde has reported that there is none.
        None => Body::Unit,
    }
}

/// Returns whether `Coerce` knows what a value of the type is, so that the fit of a rule can be checked.
fn is_known(body: &Body) -> bool {
    match body {
        Body::Newtype(field) | Body::Transparent(field) => matches!(field.reader, Reader::Coerce),
        Body::Unit | Body::Tuple(_) | Body::Struct(_) | Body::Enum(_) | Body::From(_) | Body::TryFrom(_) => true,
    }
}

#[cfg(test)]
mod tests;
