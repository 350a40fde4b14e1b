//! Fields, and the records they make: what is done with each, and whether what is written on it has an effect there.

use std::rc::Rc;

use serde_derive_internals::attr as serde_attr;
use serde_derive_internals::name::Name;
use syn::ext::IdentExt;
use syn::{LitStr, Member, Type};

use crate::check::conflicts;
use crate::check::declared::{Declared, Site, refuse};
use crate::check::keys::{self, Droppable};
use crate::check::shared::{self, Candidate};
use crate::check::tuples;
use crate::errors::Errors;
use crate::model::{Field, Reader, Record, RuleUse, Shared};
use crate::raw::RawField;
use crate::rules::Level;

/// The surroundings of the fields of a record.
pub(crate) struct Surroundings<'a> {
    /// True if the container has a `default`.
    pub(crate) defaulted: bool,
    /// True if unknown members are refused.
    pub(crate) deny_unknown_fields: bool,
    /// The member that names the variant.
    pub(crate) tag: Option<&'a str>,
    /// The rules of `fields(…)`.
    pub(crate) shared: &'a [Rc<Shared>],
}

impl<'a> Surroundings<'a> {
    /// The fields of a container, or of a variant that has this tag.
    pub(crate) fn new(container: &serde_attr::Container, tag: Option<&'a str>, shared: &'a [Rc<Shared>]) -> Self {
        let defaulted = !container.default().is_none();
        Self { defaulted, deny_unknown_fields: container.deny_unknown_fields(), tag, shared }
    }
}

/// Fields with names, and what the attributes around them say of the names.
pub(crate) fn named(
    fields: Vec<RawField<'_>>,
    around: &Surroundings<'_>,
    declared: &mut Declared,
    errors: &mut Errors,
) -> Record {
    let keys = keys::of_fields(&fields);
    keys::repeated(&keys, "field", errors);
    let ignore_key_case = declared.word("ignore_key_case", errors).is_some();
    if ignore_key_case {
        keys::folded(&keys, errors);
    }
    let mut drop_keys = Vec::new();
    if let Some((word, texts)) = declared.texts("drop_keys", errors) {
        let Surroundings { deny_unknown_fields, tag, .. } = *around;
        let place = Droppable { keys: &keys, tag, deny_unknown_fields, ignore_key_case };
        keys::dropped(&word, &texts, &place, errors);
        drop_keys = texts.iter().map(LitStr::value).collect();
    }
    Record { ignore_key_case, drop_keys, ..unnamed(fields, around, errors) }
}

/// Fields without names; also the part of those with names that is alike.
pub(crate) fn unnamed(fields: Vec<RawField<'_>>, around: &Surroundings<'_>, errors: &mut Errors) -> Record {
    Record {
        fields: fields.into_iter().filter_map(|raw| one_of_many(raw, around, errors)).collect(),
        deny_unknown_fields: around.deny_unknown_fields,
        ignore_key_case: false,
        drop_keys: Vec::new(),
    }
}

/// A field beside others, if it is read.
fn one_of_many(raw: RawField<'_>, around: &Surroundings<'_>, errors: &mut Errors) -> Option<Field> {
    if raw.serde.skip_deserializing() {
        refuse(&raw.coerce, "on a field that is not read", errors);
        return None;
    }
    let site = if matches!(raw.member, Member::Named(_)) { Site::Member } else { Site::Element };
    let mut field = read(raw, site, errors);
    field.defaulted |= around.defaulted;
    if field.flattened {
        keep_rules_for_values(&mut field, errors);
    } else if !field.defaulted {
        refuse_removing(&field, errors);
    }
    let removable = field.defaulted && site == Site::Member;
    Some(finish(field, around.shared, removable, errors))
}

/// A field that is the whole value: of a newtype, or of a `transparent` struct. Like serde, this reads it even where it says
/// `skip` or `flatten`.
pub(crate) fn alone(raw: RawField<'_>, shared: &[Rc<Shared>], errors: &mut Errors) -> Field {
    let field = Field { flattened: false, ..read(raw, Site::Element, errors) };
    finish(field, shared, false, errors)
}

/// A field with the rules written on it.
fn read(raw: RawField<'_>, site: Site, errors: &mut Errors) -> Field {
    let RawField { member, ty, serde, coerce } = raw;
    let mut declared = Declared::read(coerce, site, errors);
    let reader = reader(&serde, &mut declared, errors);
    let sensitive = declared.word("sensitive", errors).is_some();
    declared.refuse_rest(errors);
    let rust = match &member {
        Member::Named(name) => name.unraw().to_string(),
        Member::Unnamed(position) => position.index.to_string(),
    };
    Field {
        ty: ty.clone(),
        rust,
        names: names(&serde.name().deserialize_name().value, serde.aliases()),
        defaulted: !serde.default().is_none(),
        flattened: serde.flatten(),
        reader,
        sensitive,
        rules: declared.rules,
    }
}

/// Checks the rules of a field, and adds those of `fields(…)`. `removable` is true of a member that has a default.
fn finish(mut field: Field, shared: &[Rc<Shared>], removable: bool, errors: &mut Errors) -> Field {
    let mut rules = std::mem::take(&mut field.rules);
    conflicts::check(&rules, errors);
    let known = matches!(field.reader, Reader::Coerce);
    if known {
        shared::add(&mut rules, &Candidate { field: &field, shared, removable });
    } else {
        conflicts::unknown_items(&rules, "beside `serde` or serde's `with`", errors);
    }
    field.rules = conflicts::finish(rules, known);
    tuples::refuse(&mut field.rules, &field.ty, errors);
    field
}

/// A field that is filled in without being read: its type.
pub(crate) fn filled(raw: &RawField<'_>, errors: &mut Errors) -> Type {
    refuse(&raw.coerce, "on a field that is not read", errors);
    raw.ty.clone()
}

/// A name and its aliases. Serde counts the name among the aliases.
pub(crate) fn names<'a>(name: &str, aliases: impl IntoIterator<Item = &'a Name>) -> Vec<String> {
    let aliases = aliases.into_iter().map(|alias| alias.value.clone()).filter(|alias| alias != name);
    std::iter::once(name.to_owned()).chain(aliases).collect()
}

/// The field takes what no other takes: the values of a map have rules, the members together have none.
fn keep_rules_for_values(field: &mut Field, errors: &mut Errors) {
    let (known, rules) = (matches!(field.reader, Reader::Coerce), &mut field.rules);
    let whole = |one: &RuleUse| !known || one.level() == Level::Whole;
    let each = if known { None } else { rules.each.take() };
    let of_each = each.iter().flat_map(|each| each.rules.all());
    for one in rules.list.iter().filter(|one| whole(one)).chain(of_each) {
        errors.of(&one.entry.name, "has no effect on a flattened field: write it on the fields of its type");
    }
    rules.list.retain(|one| !whole(one));
}

/// Reports rules that remove the member where nothing stands in for it.
fn refuse_removing(field: &Field, errors: &mut Errors) {
    for one in field.rules.list.iter().filter(|one| one.row.removes) {
        errors.of(&one.entry.name, "needs a default to fall back to: add `#[serde(default)]`");
    }
}

fn reader(serde: &serde_attr::Field, declared: &mut Declared, errors: &mut Errors) -> Reader {
    let word = declared.word("serde", errors);
    let Some(path) = serde.deserialize_with() else {
        return if word.is_some() { Reader::Serde } else { Reader::Coerce };
    };
    if let Some(word) = word {
        errors.of(&word, "has no effect beside serde's `with` or `deserialize_with`: remove it");
    }
    Reader::With(path.clone())
}
