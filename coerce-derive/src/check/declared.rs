//! What the entries of one place declare: which rule or attribute each is, each at most once, with sound arguments.

use proc_macro2::Span;
use syn::{Ident, LitStr};

use crate::attr::{Entry, Item, Written};
use crate::check::arguments::{self, Reader};
use crate::errors::Errors;
use crate::model::{Arguments, OnlyIf};
use crate::rules::{ATTRIBUTES, Attribute, Level, Place, RULES, Row};
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
    pub(crate) rules: Rules,
    /// The attributes that are no rules, until taken.
    attributes: Vec<Other>,
}

/// The rules of one place, and those for its items.
#[derive(Default)]
pub(crate) struct Rules {
    /// In the order written.
    pub(crate) list: Vec<Declaration>,
    /// The contents of `each(…)`.
    pub(crate) each: Option<Each>,
}

/// `each(…)`
pub(crate) struct Each {
    /// The word itself.
    pub(crate) word: Span,
    /// The rules in it.
    pub(crate) rules: Box<Rules>,
}

/// A rule with its arguments.
#[derive(Clone)]
pub(crate) struct Declaration {
    /// Which it is.
    pub(crate) row: &'static Row,
    /// How it was written.
    pub(crate) entry: Entry,
    /// Its arguments.
    pub(crate) arguments: Arguments,
    /// The condition under which the field has it, if it comes from `fields(…)`.
    pub(crate) only_if: Option<OnlyIf>,
}

struct Other {
    row: &'static Attribute,
    entry: Entry,
}

/// The meaning of a name.
enum Meaning {
    Rule(&'static Row),
    Attribute(&'static Attribute),
}

/// Attributes of serde's that are easily written in the wrong parentheses.
static OF_SERDE: [&str; 14] = [
    "alias",
    "default",
    "deny_unknown_fields",
    "deserialize_with",
    "flatten",
    "from",
    "rename",
    "rename_all",
    "skip",
    "tag",
    "transparent",
    "try_from",
    "untagged",
    "with",
];

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
        let mut declared = Self { rules: Rules::default(), attributes: Vec::new() };
        let mut seen = Vec::new();
        for entry in entries {
            let Some(meaning) = meaning(&entry, site, errors) else { continue };
            let seen_as = (entry.name.clone(), is_first(&entry));
            if seen.contains(&seen_as) {
                errors.at(entry.name.span(), format_args!("`{}` is written twice: remove one", entry.name));
                continue;
            }
            seen.push(seen_as);
            match meaning {
                Meaning::Rule(row) => declared.rules.push(row, entry, site, errors),
                Meaning::Attribute(row) => declared.attributes.push(Other { row, entry }),
            }
        }
        if site.takes_each() {
            declared.take_each(errors);
        }
        declared
    }

    /// Returns whether an attribute is there that has not been taken.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.attributes.iter().any(|other| other.row.name == name)
    }

    /// Takes an attribute without arguments, as it was written.
    pub(crate) fn word(&mut self, name: &str, errors: &mut Errors) -> Option<Ident> {
        let Other { row, entry } = self.take(name)?;
        Reader { form: row.form, entry: &entry, errors }.nothing();
        Some(entry.name)
    }

    /// Takes an attribute with a text.
    pub(crate) fn text(&mut self, name: &str, errors: &mut Errors) -> Option<LitStr> {
        let Other { row, entry } = self.take(name)?;
        Reader { form: row.form, entry: &entry, errors }.text()
    }

    /// Takes an attribute that has a text or stands alone; in its place, then, the given text.
    pub(crate) fn text_or(&mut self, name: &str, default: &str, errors: &mut Errors) -> Option<LitStr> {
        let Other { row, entry } = self.take(name)?;
        match &entry.written {
            Written::Nothing => Some(LitStr::new(default, entry.name.span())),
            Written::Value(_) | Written::List(_) => Reader { form: row.form, entry: &entry, errors }.text(),
        }
    }

    /// Takes an attribute with a list of texts, with its name as it was written.
    pub(crate) fn texts(&mut self, name: &str, errors: &mut Errors) -> Option<(Ident, Vec<LitStr>)> {
        let Other { row, entry } = self.take(name)?;
        let texts = Reader { form: row.form, entry: &entry, errors }.words()?;
        Some((entry.name, texts))
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
            let Attribute { name, doc, place, .. } = row;
            let place = place.in_words();
            errors.at(entry.name.span(), format_args!("`{name}` goes on {place} ({doc}): move it there, or remove it"));
        }
    }

    fn take(&mut self, name: &str) -> Option<Other> {
        let place = self.attributes.iter().position(|other| other.row.name == name)?;
        Some(self.attributes.remove(place))
    }

    /// Reads the rules in `each(…)`.
    fn take_each(&mut self, errors: &mut Errors) {
        if let Some((word, rules)) = self.take_rules("each", Site::Each, errors) {
            self.rules.each = Some(Each { word, rules: Box::new(rules) });
        }
    }

    /// Takes the rules in `fields(…)`.
    pub(crate) fn take_fields(&mut self, errors: &mut Errors) -> Vec<Declaration> {
        self.take_rules("fields", Site::Fields, errors).map(|(_, rules)| rules.list).unwrap_or_default()
    }

    /// Takes an attribute with rules in its parentheses.
    fn take_rules(&mut self, name: &str, site: Site, errors: &mut Errors) -> Option<(Span, Rules)> {
        let Other { row, entry } = self.take(name)?;
        Reader { form: row.form, entry: &entry, errors }.parentheses()?;
        if entry.items().is_empty() {
            let form = row.form;
            errors
                .at(entry.name.span(), format_args!("`{name}()` holds no rule: write one, as `{form}`, or remove it"));
        }
        let word = entry.name.span();
        let inner = Self::read(entries(entry, errors), site, errors);
        inner.refuse_rest(errors);
        Some((word, inner.rules))
    }
}

impl Rules {
    fn push(&mut self, row: &'static Row, entry: Entry, site: Site, errors: &mut Errors) {
        let arguments = arguments::of_rule(row, &entry, errors);
        if !site.admits(row) {
            let name = row.name;
            errors.at(
                entry.name.span(),
                format_args!("`{name}` removes a member, which only a named field is: move it to one, or remove it"),
            );
        } else if let Some(arguments) = arguments {
            let arguments = if row.removes && site == Site::Each { Arguments::Default } else { arguments };
            self.list.push(Declaration { row, entry, arguments, only_if: None });
        }
    }

    /// Every rule here and in `each(…)`.
    pub(crate) fn all(&self) -> Vec<&Declaration> {
        let inner = self.each.iter().flat_map(|each| each.rules.all());
        self.list.iter().chain(inner).collect()
    }
}

impl Declaration {
    /// Its place in the order in which rules run.
    pub(crate) fn order(&self) -> u8 {
        self.arguments.order(self.row)
    }

    /// On what it acts where the field is a list or a map.
    pub(crate) fn level(&self) -> Level {
        self.arguments.level(self.row)
    }

    /// Returns whether the two are one rule that is declared twice.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.row.name == other.row.name && self.order() == other.order()
    }
}

/// Returns whether an entry is `custom(first = …)`, which may stand beside another `custom`.
fn is_first(entry: &Entry) -> bool {
    entry.name == "custom" && matches!(entry.items(), [Item::Entry(argument)] if argument.name == "first")
}

/// Returns the meaning of a name; reports one that has none.
fn meaning(entry: &Entry, site: Site, errors: &mut Errors) -> Option<Meaning> {
    let name = entry.name.to_string();
    if let Some(row) = RULES.iter().find(|row| row.name == name) {
        return Some(Meaning::Rule(row));
    }
    if let Some(row) = ATTRIBUTES.iter().find(|row| row.name == name) {
        return Some(Meaning::Attribute(row));
    }
    let message = if OF_SERDE.contains(&name.as_str()) {
        format!("`{name}` is an attribute of serde's: write it in `#[serde(…)]`")
    } else {
        format!("unknown rule or attribute `{name}`: {}", instead(&name, &site.names()))
    };
    errors.at(entry.name.span(), message);
    None
}

/// The named items in an entry's parentheses.
fn entries(entry: Entry, errors: &mut Errors) -> Vec<Entry> {
    let Written::List(items) = entry.written else { return Vec::new() };
    let mut entries = Vec::new();
    for item in items {
        match item {
            Item::Entry(entry) => entries.push(entry),
            other => errors.on(&other, "expected the name of a rule: write it without quotes"),
        }
    }
    entries
}

/// Reports entries where none has an effect.
pub(crate) fn refuse(entries: &[Entry], why: &str, errors: &mut Errors) {
    for entry in entries {
        errors.at(entry.name.span(), format_args!("`{}` has no effect {why}: remove it", entry.name));
    }
}
