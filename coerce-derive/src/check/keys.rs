//! The names that a value's members have, and what may not be called the same.

use std::fmt::Display;

use proc_macro2::Span;
use serde_derive_internals::attr::{Container, TagType};
use serde_derive_internals::name::Name;
use syn::{Ident, LitStr};

use crate::errors::Errors;
use crate::model::{Arguments, RuleSet, RuleUse};
use crate::raw::{RawBody, RawField, RawFields, RawVariant};
use crate::suggest::instead;

/// A name on the wire, and whose it is.
pub(crate) struct Key {
    owner: usize,
    text: String,
    span: Span,
}

/// The names of the fields that are read from members of their own.
pub(crate) fn of_fields(fields: &[RawField<'_>]) -> Vec<Key> {
    let read = |field: &&RawField<'_>| !field.serde.skip_deserializing() && !field.serde.flatten();
    keys(fields.iter().filter(read).map(|field| field.serde.aliases()))
}

/// The names of the variants that are tagged by name.
pub(crate) fn of_variants(variants: &[RawVariant<'_>]) -> Vec<Key> {
    let named = |variant: &&RawVariant<'_>| !variant.serde.skip_deserializing() && !variant.serde.untagged();
    keys(variants.iter().filter(named).map(|variant| variant.serde.aliases()))
}

/// The names of the variants without content, which strings are compared with.
pub(crate) fn of_units(variants: &[RawVariant<'_>]) -> Vec<Key> {
    let is_unit = |variant: &&RawVariant<'_>| match &variant.fields {
        RawFields::Unit => variant.serde.deserialize_with().is_none(),
        RawFields::Newtype(field) => field.serde.skip_deserializing(),
        RawFields::Tuple(_) | RawFields::Struct(_) => false,
    };
    let read = |variant: &&RawVariant<'_>| !variant.serde.skip_deserializing() && !variant.serde.untagged();
    keys(variants.iter().filter(is_unit).filter(read).map(|variant| variant.serde.aliases()))
}

fn keys<'a, N: IntoIterator<Item = &'a Name>>(owners: impl Iterator<Item = N>) -> Vec<Key> {
    let key = |owner, name: &Name| Key { owner, text: name.value.clone(), span: name.span };
    owners.enumerate().flat_map(|(owner, names)| names.into_iter().map(move |name| key(owner, name))).collect()
}

/// A name without case, `_` and `-`: what `ignore_key_case` compares.
fn fold(name: &str) -> String {
    name.chars().filter(|letter| !matches!(letter, '_' | '-')).map(|letter| letter.to_ascii_lowercase()).collect()
}

/// Each key beside an earlier one of another owner.
fn pairs(keys: &[Key]) -> impl Iterator<Item = (&Key, &Key)> {
    keys.iter().enumerate().flat_map(|(place, key)| {
        let earlier = keys[..place].iter().filter(|earlier| earlier.owner != key.owner);
        earlier.map(move |earlier| (earlier, key))
    })
}

/// Reports a name that two have.
pub(crate) fn repeated(keys: &[Key], noun: &str, errors: &mut Errors) {
    for (earlier, key) in pairs(keys).filter(|(earlier, key)| earlier.text == key.text) {
        let text = &earlier.text;
        errors.at(key.span, format_args!("another {noun} has the name `{text}` too: rename one, or remove the alias"));
    }
}

/// Reports two names that are one under `ignore_key_case`.
pub(crate) fn folded(keys: &[Key], errors: &mut Errors) {
    for (earlier, key) in pairs(keys) {
        if earlier.text != key.text && fold(&earlier.text) == fold(&key.text) {
            let (one, other) = (&earlier.text, &key.text);
            errors.at(
                key.span,
                format_args!(
                    "`{one}` and `{other}` are one name to `ignore_key_case`: rename one, or remove `ignore_key_case`"
                ),
            );
        }
    }
}

/// Reports two words of an enum that are one under `ignore_case`, which reads neither of them then.
pub(crate) fn folded_words(keys: &[Key], rule: &RuleUse, errors: &mut Errors) {
    let separators = matches!(rule.arguments, Arguments::Flag);
    let same = |one: &str, other: &str| {
        if separators { fold_word(one) == fold_word(other) } else { one.eq_ignore_ascii_case(other) }
    };
    let written = if separators { "ignore_case(separators)" } else { "ignore_case" };
    for (place, key) in keys.iter().enumerate() {
        let earlier = keys[..place].iter().find(|earlier| earlier.text != key.text && same(&earlier.text, &key.text));
        let Some(Key { text: one, owner, .. }) = earlier else { continue };
        let other = &key.text;
        let instead = if *owner == key.owner { "remove the alias" } else { "rename one" };
        let apart = if one.eq_ignore_ascii_case(other) { "ignore_case" } else { "separators" };
        errors.at(
            key.span,
            format_args!("`{one}` and `{other}` are one word to `{written}`: {instead}, or remove `{apart}`"),
        );
    }
}

/// Reports what a rule on an enum makes that is none of its words, which are the names of what is `named` so.
pub(crate) fn strange_words((keys, named): (&[Key], &str), rules: &RuleSet, errors: &mut Errors) {
    for rule in &rules.list {
        let Arguments::YesNo { yes, no } = &rule.arguments else { continue };
        let known: Vec<_> = keys.iter().map(|key| key.text.as_str()).collect();
        for word in [yes, no].into_iter().filter(|word| !known.contains(&word.as_str())) {
            let instead = if known.is_empty() { "remove it".to_owned() } else { instead(word, &known) };
            errors.at(
                rule.entry.place_of(word),
                format_args!("`{}` makes `{word}`, the name of no {named}: {instead}", rule.row.name),
            );
        }
    }
}

/// The text that `ignore_case(separators)` compares: what stands between the parts of a word does not count, except at its ends.
fn fold_word(word: &str) -> (&str, String, &str) {
    const SEPARATORS: [char; 3] = ['_', '-', ' '];
    let without_start = word.trim_start_matches(SEPARATORS);
    let inside = without_start.trim_end_matches(SEPARATORS);
    let parts = inside.chars().filter(|letter| !SEPARATORS.contains(letter));
    (
        &word[..word.len() - without_start.len()],
        parts.map(|letter| letter.to_ascii_lowercase()).collect(),
        &without_start[inside.len()..],
    )
}

/// The surroundings of a list of `drop_keys`.
pub(crate) struct Droppable<'a> {
    /// The names of the fields.
    pub(crate) keys: &'a [Key],
    /// The member that names the variant.
    pub(crate) tag: Option<&'a str>,
    /// True if unknown members are refused.
    pub(crate) deny_unknown_fields: bool,
    /// True if names are folded.
    pub(crate) ignore_key_case: bool,
}

/// Reports `drop_keys` that drop nothing, or what is read.
pub(crate) fn dropped(word: &Ident, texts: &[LitStr], place: &Droppable<'_>, errors: &mut Errors) {
    if !place.deny_unknown_fields {
        errors.of(word, "has no effect without serde's `deny_unknown_fields`: add that, or remove `drop_keys`");
    }
    for text in texts {
        let dropped = text.value();
        if place.tag == Some(&dropped) {
            errors.on(text, format_args!("`{dropped}` is the tag: remove it from `drop_keys`"));
        }
        if let Some(message) = place.reads(&dropped) {
            errors.on(text, format_args!("{message}: remove it from `drop_keys`"));
        }
    }
}

impl Droppable<'_> {
    /// How a member is read, if it is.
    fn reads(&self, member: &str) -> Option<String> {
        if self.keys.iter().any(|key| key.text == member) {
            return Some(format!("`{member}` is the name of a field"));
        }
        let folded = self.keys.iter().find(|key| self.ignore_key_case && fold(&key.text) == fold(member))?;
        Some(format!("`ignore_key_case` reads `{member}` as `{}`", folded.text))
    }
}

/// The members that a value of the type may have by itself.
#[derive(Default)]
pub(crate) struct Members {
    names: Vec<String>,
    /// Those that it may have beside its tag.
    beside_tag: Vec<String>,
    /// True if these are all.
    complete: bool,
}

impl Members {
    /// Those of a whole type.
    pub(crate) fn of_type(body: &RawBody<'_>, serde: &Container) -> Self {
        if serde.transparent() || super::is_read_from_another(serde) {
            return Self::default();
        }
        match body {
            RawBody::Struct(fields) => Self::of_fields(fields),
            RawBody::Enum(variants) => Self::of_enum(variants, serde.tag()),
        }
    }

    /// Those of the content of a variant.
    pub(crate) fn of_variant(variant: &RawVariant<'_>) -> Self {
        match variant.serde.deserialize_with() {
            Some(_) => Self::default(),
            None => Self::of_fields(&variant.fields),
        }
    }

    fn of_fields(fields: &RawFields<'_>) -> Self {
        let RawFields::Struct(fields) = fields else { return Self::default() };
        let names = of_fields(fields).into_iter().map(|key| key.text).collect();
        Self { names, complete: fields.iter().all(|field| !field.serde.flatten()), ..Self::default() }
    }

    fn of_enum(variants: &[RawVariant<'_>], tag: &TagType) -> Self {
        let read = || variants.iter().filter(|variant| !variant.serde.skip_deserializing());
        let untagged = |variant: &&RawVariant<'_>| matches!(tag, TagType::None) || variant.serde.untagged();
        let inner = read().filter(untagged).flat_map(|variant| Self::of_variant(variant).names);
        let beside_tag = match tag {
            TagType::Internal { .. } => read().flat_map(|variant| Self::of_variant(variant).names).collect(),
            _ => Vec::new(),
        };
        let tagged = match tag {
            TagType::External => of_variants(variants).into_iter().map(|key| key.text).collect(),
            TagType::Internal { tag } => vec![tag.clone()],
            TagType::Adjacent { tag, content } => vec![tag.clone(), content.clone()],
            TagType::None => Vec::new(),
        };
        let names = tagged.into_iter().chain(inner).collect();
        Self { names, beside_tag, complete: !read().any(|one| untagged(&one)) }
    }

    fn has(&self, name: &str, ignore_case: bool) -> bool {
        self.names.iter().any(|known| known == name || ignore_case && fold(known) == fold(name))
    }

    /// Reports the rules on a value of these members whose `key` cannot be what it says.
    pub(crate) fn check(&self, rules: &RuleSet, ignore_case: bool, errors: &mut Errors) {
        for declaration in &rules.list {
            match &declaration.arguments {
                Arguments::Keys(keys) => {
                    for key in keys.iter().filter(|key| self.has(key, ignore_case)) {
                        wrapper(declaration, key, errors);
                    }
                }
                Arguments::KeyOnly { key, .. } if self.complete && !self.has(key, ignore_case) => {
                    self.stranger(declaration, key, errors);
                }
                _ => {}
            }
        }
    }

    /// Reports an `opt_in` that takes a member of the value's own.
    pub(crate) fn check_opt_in(&self, name: &LitStr, errors: &mut Errors) {
        let text = name.value();
        if self.has(&text, false) || self.beside_tag.contains(&text) {
            another_name(name, "is a member of the value itself", errors);
        }
    }

    fn stranger(&self, declaration: &RuleUse, key: &str, errors: &mut Errors) {
        let known: Vec<_> = self.names.iter().map(String::as_str).collect();
        let instead = if known.is_empty() { "remove it".to_owned() } else { instead(key, &known) };
        let rule = declaration.row.name;
        let place = declaration.entry.place_of(key);
        errors.at(place, format_args!("`{rule}` makes a member that is not read, `{key}`: {instead}"));
    }
}

/// Reports an `opt_in` that takes a member which a rule or an attribute claims too.
pub(crate) fn claimed(name: &LitStr, by: &str, keys: &[String], errors: &mut Errors) {
    if keys.contains(&name.value()) {
        another_name(name, format_args!("is claimed by `{by}` too"), errors);
    }
}

fn another_name(name: &LitStr, why: impl Display, errors: &mut Errors) {
    let text = name.value();
    let other = if text == "compat" { "mode" } else { "compat" };
    errors.on(name, format_args!("`{text}` {why}: write another name, as `opt_in = \"{other}\"`"));
}

fn wrapper(declaration: &RuleUse, key: &str, errors: &mut Errors) {
    let rule = declaration.row.name;
    let message =
        format!("`{key}` is a member of the value itself, so `{rule}` cannot tell the two apart: remove the rule");
    errors.at(declaration.entry.place_of(key), message);
}
