//! Fields, and the records they make: what is done with each, and whether what is written on it has an effect there.

use serde_derive_internals::attr as serde_attr;
use serde_derive_internals::name::Name;
use syn::ext::IdentExt;
use syn::{LitStr, Member, Type};

use crate::attr::Entry;
use crate::check::conflicts;
use crate::check::declared::{Declaration, Declared, Rules, Site, refuse};
use crate::check::keys::{self, Droppable};
use crate::check::shared::{self, Candidate, SharedRule};
use crate::check::tuples;
use crate::errors::Errors;
use crate::model::{Field, Reader, Record, Role};
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
    pub(crate) shared: &'a [SharedRule],
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
        fields: fields.into_iter().map(|raw| one_of_many(raw, around, errors)).collect(),
        defaulted: around.defaulted,
        deny_unknown_fields: around.deny_unknown_fields,
        ignore_key_case: false,
        drop_keys: Vec::new(),
    }
}

/// A field beside others.
fn one_of_many(raw: RawField<'_>, around: &Surroundings<'_>, errors: &mut Errors) -> Field {
    let RawField { member, ty, serde, coerce } = raw;
    let site = if matches!(member, Member::Named(_)) { Site::Member } else { Site::Element };
    let defaulted = around.defaulted || !serde.default().is_none();
    let removable = defaulted && site == Site::Member;
    let candidate = Candidate { ty, shared: around.shared, removable, flattened: serde.flatten() };
    let rust = in_rust(&member);
    let role = if serde.skip_deserializing() {
        refuse(&coerce, "on a field that is not read", errors);
        Role::Skipped
    } else {
        let said = Said::read(coerce, &serde, site, errors);
        if serde.flatten() {
            said.flattened(&candidate, errors)
        } else {
            said.needing_default(defaulted, errors).read_alone(&candidate, errors)
        }
    };
    field(ty, rust, &serde, role)
}

/// A field that is the whole value: of a newtype, or of a `transparent` struct. Like serde, this reads it even where it says
/// `skip` or `flatten`.
pub(crate) fn alone(raw: RawField<'_>, shared: &[SharedRule], errors: &mut Errors) -> Field {
    let RawField { member, ty, serde, coerce } = raw;
    let candidate = Candidate { ty, shared, removable: false, flattened: false };
    let role = Said::read(coerce, &serde, Site::Element, errors).read_alone(&candidate, errors);
    field(ty, in_rust(&member), &serde, role)
}

/// `max_results`, `type` for `r#type`, `0`
fn in_rust(member: &Member) -> String {
    match member {
        Member::Named(name) => name.unraw().to_string(),
        Member::Unnamed(position) => position.index.to_string(),
    }
}

fn field(ty: &Type, rust: String, serde: &serde_attr::Field, role: Role) -> Field {
    let names = names(&serde.name().deserialize_name().value, serde.aliases());
    Field { ty: ty.clone(), rust, names, defaulted: !serde.default().is_none(), role }
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

/// The attributes on a field, as far as they say how it is read.
struct Said {
    reader: Reader,
    sensitive: bool,
    rules: Rules,
}

impl Said {
    fn read(entries: Vec<Entry>, serde: &serde_attr::Field, site: Site, errors: &mut Errors) -> Self {
        let mut declared = Declared::read(entries, site, errors);
        let reader = reader(serde, &mut declared, errors);
        let sensitive = declared.word("sensitive", errors).is_some();
        declared.refuse_rest(errors);
        Self { reader, sensitive, rules: declared.rules }
    }

    /// The field is read from a value of its own.
    fn read_alone(self, candidate: &Candidate<'_>, errors: &mut Errors) -> Role {
        let Self { reader, sensitive, mut rules } = self;
        conflicts::check(&rules, errors);
        let known = matches!(reader, Reader::Coerce);
        if known {
            shared::add(&mut rules, candidate);
        } else {
            conflicts::unknown_items(&rules, "beside `serde` or serde's `with`", errors);
        }
        let mut rules = conflicts::finish(rules, known);
        tuples::refuse(&mut rules, candidate.ty, errors);
        Role::Read { reader, rules, sensitive }
    }

    /// The field takes what no other takes: the values of a map have rules, the members together have none.
    fn flattened(self, candidate: &Candidate<'_>, errors: &mut Errors) -> Role {
        let Self { reader, sensitive, mut rules } = self;
        let known = matches!(reader, Reader::Coerce);
        let whole = |declaration: &Declaration| !known || declaration.level() == Level::Whole;
        let each = if known { None } else { rules.each.take() };
        let of_each = each.iter().flat_map(|each| each.rules.all());
        for declaration in rules.list.iter().filter(|one| whole(one)).chain(of_each) {
            let name = &declaration.entry.name;
            errors.at(
                name.span(),
                format_args!("`{name}` has no effect on a flattened field: write it on the fields of its type"),
            );
        }
        rules.list.retain(|one| !whole(one));
        conflicts::check(&rules, errors);
        if known {
            shared::add(&mut rules, candidate);
        }
        Role::Flattened { reader, rules: conflicts::finish(rules, known), sensitive }
    }

    /// Reports rules that remove the member where nothing stands in for it.
    fn needing_default(self, defaulted: bool, errors: &mut Errors) -> Self {
        let removing = self.rules.list.iter().filter(|declaration| declaration.row.removes);
        for declaration in removing.filter(|_| !defaulted) {
            let name = &declaration.entry.name;
            errors.at(name.span(), format_args!("`{name}` needs a default to fall back to: add `#[serde(default)]`"));
        }
        self
    }
}

fn reader(serde: &serde_attr::Field, declared: &mut Declared, errors: &mut Errors) -> Reader {
    let word = declared.word("serde", errors);
    let Some(path) = serde.deserialize_with() else {
        return if word.is_some() { Reader::Serde } else { Reader::Coerce };
    };
    if let Some(word) = word {
        errors.at(word.span(), "`serde` has no effect beside serde's `with` or `deserialize_with`: remove it");
    }
    Reader::With(path.clone())
}
