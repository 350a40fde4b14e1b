//! Variants: their content, and whether what is written on them has an effect.

use std::rc::Rc;

use serde_derive_internals::attr::{self as serde_attr, TagType};

use crate::check::conflicts;
use crate::check::declared::{Declared, Site, refuse};
use crate::check::fields::{self, Surroundings};
use crate::check::keys::{self, Members};
use crate::check::shared;
use crate::check::whole;
use crate::errors::Errors;
use crate::model::{Content, Reader, RuleSet, Shared, Variant};
use crate::raw::{RawFields, RawVariant};

/// An enum, with the rules on it if its words are known. Variants that are skipped are not in the model.
pub(crate) fn enum_(
    variants: Vec<RawVariant<'_>>,
    serde: &serde_attr::Container,
    rules: Option<&RuleSet>,
    shared: &[Rc<Shared>],
    errors: &mut Errors,
) -> Vec<Variant> {
    if !matches!(serde.tag(), TagType::None) {
        keys::repeated(&keys::of_variants(&variants), "variant", errors);
    }
    if let Some(rules) = rules {
        words(&variants, serde, rules, errors);
    }
    let (skipped, read): (Vec<_>, Vec<_>) = variants.into_iter().partition(|one| one.serde.skip_deserializing());
    for variant in skipped {
        refuse(&variant.coerce, "on a variant that is not read", errors);
        refuse_on(&variant.fields, "in a variant that is not read", errors);
    }
    read.into_iter().map(|raw| variant(raw, serde, shared, errors)).collect()
}

/// Checks the rules on an enum by the words that it reads.
fn words(variants: &[RawVariant<'_>], serde: &serde_attr::Container, rules: &RuleSet, errors: &mut Errors) {
    let (words, named) = match serde.tag() {
        TagType::External => (keys::of_units(variants), "variant without content"),
        TagType::Internal { .. } | TagType::Adjacent { .. } => (keys::of_variants(variants), "variant"),
        TagType::None => (Vec::new(), ""),
    };
    match rules.list.iter().find(|rule| rule.row.name == "ignore_case") {
        Some(rule) if words.is_empty() && !named.is_empty() => {
            errors.of(&rule.entry.name, format_args!("has no effect on an enum that has no {named}: remove it"));
        }
        Some(rule) => keys::folded_words(&words, rule, errors),
        None if !named.is_empty() && !variants.iter().any(accepts_any_word) => {
            keys::strange_words((&words, named), rules, errors);
        }
        None => {}
    }
}

/// Returns whether strings other than names may be read as this variant.
fn accepts_any_word(variant: &RawVariant<'_>) -> bool {
    !variant.serde.skip_deserializing() && (variant.serde.other() || variant.serde.untagged())
}

/// Reports what is written on fields where none is read by itself.
pub(crate) fn refuse_on(fields: &RawFields<'_>, why: &str, errors: &mut Errors) {
    fields.as_slice().iter().for_each(|field| refuse(&field.coerce, why, errors));
}

fn variant(
    mut raw: RawVariant<'_>,
    container: &serde_attr::Container,
    of_enum: &[Rc<Shared>],
    errors: &mut Errors,
) -> Variant {
    let mut declared = Declared::read(std::mem::take(&mut raw.coerce), Site::Variant, errors);
    let members = Members::of_variant(&raw);
    let RawVariant { serde, fields, coerce: _ } = raw;
    let ignore_case = declared.has("ignore_key_case");
    let shared = shared::read(&mut declared, of_enum, errors);
    let tag = match container.tag() {
        TagType::Internal { tag } if !serde.untagged() => Some(tag.as_str()),
        _ => None,
    };
    let around = Surroundings::new(container, tag, &shared);
    let content = match serde.deserialize_with() {
        Some(path) => {
            refuse_on(&fields, "in a variant that serde's `with` reads", errors);
            let types = fields.as_slice().iter().map(|field| field.ty.clone()).collect();
            Content::With { path: path.clone(), types }
        }
        None => content(fields, &around, &mut declared, errors),
    };
    shared::unused(&shared, of_enum, errors);
    declared.refuse_rest(errors);
    if around.tag.is_some() && !matches!(content, Content::Unit | Content::Hollow(_)) {
        beside_tag(&std::mem::take(&mut declared.rules), &content, errors);
    }
    members.check(&declared.rules, ignore_case, errors);
    Variant {
        names: fields::names(&serde.name().deserialize_name().value, serde.aliases()),
        other: serde.other(),
        untagged: serde.untagged(),
        rules: rules(declared.rules, &content, errors),
        content,
    }
}

fn content(fields: RawFields<'_>, around: &Surroundings<'_>, declared: &mut Declared, errors: &mut Errors) -> Content {
    match fields {
        RawFields::Unit => Content::Unit,
        RawFields::Newtype(field) if field.serde.skip_deserializing() => {
            Content::Hollow(fields::filled(&field, errors))
        }
        RawFields::Newtype(field) => {
            // Beside an internal tag it is no value of its own.
            let shared = if around.tag.is_some() { &[] } else { around.shared };
            Content::Newtype(fields::alone(field, shared, errors))
        }
        RawFields::Tuple(list) => Content::Tuple(fields::unnamed(list, around, errors)),
        RawFields::Struct(list) => Content::Struct(fields::named(list, around, declared, errors)),
    }
}

/// The rules of a variant. Its content has no type of its own, unless it is a single field: so their fit is judged here.
fn rules(rules: RuleSet, content: &Content, errors: &mut Errors) -> RuleSet {
    conflicts::check(&rules, errors);
    let (noun, markers): (&str, &[&str]) = match content {
        Content::Unit | Content::Hollow(_) => {
            for one in &rules.list {
                errors.of(&one.entry.name, "has no effect on a variant without content: remove it");
            }
            return RuleSet::default();
        }
        Content::Newtype(field) if matches!(field.reader, Reader::Coerce) => {
            let rules = conflicts::finish(rules, true);
            whole::refuse_for_items(&rules, &field.ty, errors);
            return rules;
        }
        Content::With { .. } | Content::Newtype(_) => {
            conflicts::unknown_items(&rules, "beside `serde` or serde's `with`", errors);
            return conflicts::finish(rules, false);
        }
        Content::Tuple(_) => ("a tuple", &TUPLE),
        Content::Struct(_) => ("a struct", &STRUCT),
    };
    let mut set = conflicts::finish(rules, true);
    for rule in &mut set.list {
        let Some(marker) = rule.marker.take() else { continue };
        if !markers.contains(&marker) {
            errors.of(&rule.entry.name, format_args!("does not fit the content of this variant, {noun}: remove it"));
        }
    }
    set
}

/// Reports rules on the content of an internally tagged variant, which is no value of its own: what replaces it would replace
/// the tag too. Its items are values of their own.
fn beside_tag(rules: &RuleSet, content: &Content, errors: &mut Errors) {
    let of_field = match content {
        Content::Newtype(field) => field.rules.list.as_slice(),
        _ => &[],
    };
    for one in rules.list.iter().chain(of_field) {
        errors.of(
            &one.entry.name,
            "has no effect beside an internal tag, where the content is no value of its own: write it on the enum, or in \
             `each(…)` for the values of a map",
        );
    }
}

/// The markers of `serde_coerce::target` that a struct has.
static STRUCT: [&str; 7] = ["Composite", "Fenceable", "Unmapped", "Unlisted", "Absentable", "Keyed", "Object"];

/// Those that a tuple has.
static TUPLE: [&str; 4] = ["Composite", "Fenceable", "Unmapped", "Unlisted"];
