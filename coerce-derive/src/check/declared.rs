//! What the entries of one place declare: which rule or attribute each is, each at most once, with sound arguments.

use syn::{Ident, LitStr};

use crate::attr::{Entry, Item, Written};
use crate::check::arguments::{self, Reader};
use crate::errors::Errors;
use crate::model::{Arguments, Each, RuleSet, RuleUse};
use crate::rules::{ATTRIBUTES, Attribute, Place, RULES, Row};
use crate::suggest::instead;

/// Where entries stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Site {
    /// On a struct or an enum.
    Type,
    /// On a variant.
    Variant,
    /// On a field that is a member of an object.
    Member,
    /// On a field without a name of its own on the wire.
    Element,
    /// In `each(…)`.
    Each,
    /// In `fields(…)`.
    Fields,
}

/// The declarations of one place.
pub(crate) struct Declared {
    /// The rules.
    pub(crate) rules: RuleSet,
    /// The attributes that are no rules, until taken.
    attributes: Vec<Other>,
}

struct Other {
    row: &'static Attribute,
    entry: Entry,
}

impl Site {
    /// The names that mean something here.
    fn names(self) -> Vec<&'static str> {
        let rules = RULES.iter().filter(|row| self.admits(row)).map(|row| row.name);
        let attributes = ATTRIBUTES.iter().filter(|attribute| self.takes(attribute)).map(|attribute| attribute.name);
        rules.chain(attributes).collect()
    }

    /// Returns whether a rule may stand here: those that remove need a member to remove, or an item that has a default.
    fn admits(self, row: &Row) -> bool {
        !row.removes || matches!(self, Self::Member | Self::Each | Self::Fields)
    }

    fn takes(self, attribute: &Attribute) -> bool {
        match self {
            Self::Type => attribute.place != Place::Field,
            Self::Variant => matches!(attribute.place, Place::Record | Place::Fields),
            Self::Member | Self::Element => matches!(attribute.place, Place::Field | Place::Reader),
            Self::Each => attribute.name == "each",
            Self::Fields => false,
        }
    }

    /// Returns whether there may be items; elsewhere `each(…)` is left for [`Declared::refuse_rest`].
    fn takes_each(self) -> bool {
        matches!(self, Self::Member | Self::Element | Self::Each)
    }
}

impl Declared {
    /// Sorts entries by the tables. What they do not hold is reported and left out.
    pub(crate) fn read(entries: Vec<Entry>, site: Site, errors: &mut Errors) -> Self {
        let mut declared = Self { rules: RuleSet::default(), attributes: Vec::new() };
        let mut seen = Vec::new();
        for entry in entries {
            let name = entry.name.to_string();
            let rule = RULES.iter().find(|row| row.name == name);
            let attribute = ATTRIBUTES.iter().find(|row| row.name == name);
            let seen_as = (entry.name.clone(), is_first(&entry));
            match (rule, attribute) {
                (None, None) => errors.on(&entry.name, unknown(&name, site)),
                _ if seen.contains(&seen_as) => errors.of(&entry.name, "is written twice: remove one"),
                (Some(row), _) => declared.rules.list.extend(rule_of(row, entry, site, errors)),
                (None, Some(row)) => declared.attributes.push(Other { row, entry }),
            }
            seen.push(seen_as);
        }
        if site.takes_each() {
            declared.rules.each = declared.take_rules("each", Site::Each, errors).map(Box::new);
        }
        declared
    }

    /// Returns whether an attribute is there that has not been taken.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.attributes.iter().any(|other| other.row.name == name)
    }

    /// Takes an attribute without arguments, as it was written.
    pub(crate) fn word(&mut self, name: &str, errors: &mut Errors) -> Option<Ident> {
        self.read_with(name, errors, |reader| {
            reader.nothing();
            Some(reader.entry.name.clone())
        })
    }

    /// Takes an attribute with a text.
    pub(crate) fn text(&mut self, name: &str, errors: &mut Errors) -> Option<LitStr> {
        let Other { row, entry } = self.take(name)?;
        Reader { form: row.form, entry: &entry, errors }.text()
    }

    /// Takes an attribute that has a text or stands alone; in its place, then, the given text.
    pub(crate) fn text_or(&mut self, name: &str, default: &str, errors: &mut Errors) -> Option<LitStr> {
        self.read_with(name, errors, |reader| match &reader.entry.written {
            Written::Nothing => Some(LitStr::new(default, reader.entry.name.span())),
            Written::Value(_) | Written::List(_) => reader.text(),
        })
    }

    /// Takes an attribute with a list of texts, with its name as it was written.
    pub(crate) fn texts(&mut self, name: &str, errors: &mut Errors) -> Option<(Ident, Vec<LitStr>)> {
        self.read_with(name, errors, |reader| reader.words().map(|texts| (reader.entry.name.clone(), texts)))
    }

    fn read_with<T>(
        &mut self,
        name: &str,
        errors: &mut Errors,
        read: impl FnOnce(&mut Reader<'_>) -> Option<T>,
    ) -> Option<T> {
        let Other { row, entry } = self.take(name)?;
        read(&mut Reader { form: row.form, entry: &entry, errors })
    }

    /// Takes an attribute that has no effect, and reports it.
    pub(crate) fn refuse_of(&mut self, name: &str, why: &str, errors: &mut Errors) {
        if let Some(Other { row: _, entry }) = self.take(name) {
            refuse(&[entry], why, errors);
        }
    }

    /// Reports what was not taken: it has no meaning in this place.
    pub(crate) fn refuse_rest(&self, errors: &mut Errors) {
        for Other { row, entry } in &self.attributes {
            let (place, doc) = (row.place.in_words(), row.doc);
            errors.of(&entry.name, format_args!("goes on {place} ({doc}): move it there, or remove it"));
        }
    }

    fn take(&mut self, name: &str) -> Option<Other> {
        let place = self.attributes.iter().position(|other| other.row.name == name)?;
        Some(self.attributes.remove(place))
    }

    /// Takes the rules in `fields(…)`.
    pub(crate) fn take_fields(&mut self, errors: &mut Errors) -> Vec<RuleUse> {
        self.take_rules("fields", Site::Fields, errors).map(|each| each.rules.list).unwrap_or_default()
    }

    /// Takes an attribute with rules in its parentheses.
    fn take_rules(&mut self, name: &str, site: Site, errors: &mut Errors) -> Option<Each> {
        let Other { row, entry } = self.take(name)?;
        Reader { form: row.form, entry: &entry, errors }.parentheses()?;
        if entry.items().is_empty() && entry.sound {
            let form = row.form;
            errors.on(&entry.name, format_args!("`{name}()` holds no rule: write one, as `{form}`, or remove it"));
        }
        let word = entry.name.span();
        let inner = Self::read(entry.into_entries("a rule", errors), site, errors);
        inner.refuse_rest(errors);
        Some(Each { word, rules: inner.rules })
    }
}

/// The rule of a row, if it may stand here and its arguments are sound.
fn rule_of(row: &'static Row, entry: Entry, site: Site, errors: &mut Errors) -> Option<RuleUse> {
    let arguments = arguments::of_rule(row, &entry, errors);
    if !site.admits(row) {
        errors.of(&entry.name, "removes a member, which only a named field is: move it to one, or remove it");
        return None;
    }
    let arguments = if row.removes && site == Site::Each { arguments.map(|_| Arguments::Default) } else { arguments };
    arguments.map(|arguments| RuleUse { row, entry, arguments, marker: None, only_if: None })
}

/// Returns whether an entry is `custom(first = …)`, maybe misspelt, which may stand beside another `custom`.
fn is_first(entry: &Entry) -> bool {
    entry.name == "custom" && matches!(entry.items(), [Item::Entry(Entry { written: Written::Value(_), .. })])
}

/// Returns whether this is an attribute of serde's, which is easily written in the wrong parentheses.
fn is_of_serde(name: &str) -> bool {
    matches!(
        name,
        "alias"
            | "borrow"
            | "content"
            | "default"
            | "deny_unknown_fields"
            | "deserialize_with"
            | "expecting"
            | "flatten"
            | "from"
            | "getter"
            | "into"
            | "other"
            | "remote"
            | "rename"
            | "rename_all"
            | "rename_all_fields"
            | "serialize_with"
            | "skip"
            | "skip_deserializing"
            | "skip_serializing"
            | "skip_serializing_if"
            | "tag"
            | "transparent"
            | "try_from"
            | "untagged"
            | "with"
    )
}

/// The message on a name that means nothing here.
fn unknown(name: &str, site: Site) -> String {
    if is_of_serde(name) {
        format!("`{name}` is an attribute of serde's: write it in `#[serde(…)]`")
    } else {
        format!("unknown rule or attribute `{name}`: {}", instead(name, &site.names()))
    }
}

/// Reports entries where none has an effect.
pub(crate) fn refuse(entries: &[Entry], why: &str, errors: &mut Errors) {
    for entry in entries {
        errors.of(&entry.name, format_args!("has no effect {why}: remove it"));
    }
}
