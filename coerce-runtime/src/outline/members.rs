//! What is told of an object's members and a list's items to a caller who does not see the type: names, kinds, and what may
//! be left out. One level of it, so that it stays short and ends even for types that hold themselves.

use std::borrow::Cow;

use super::Outline;
use crate::enums::{Tagging, VariantTable};
use crate::hint;
use crate::kind::{Kind, Kinds};
use crate::record::Field;
use crate::shape::Facts;

/// How many members are told. The others are counted.
const TOLD: usize = 16;

/// How many words of a member are told. One that has more is told by its kind.
const WORDS: usize = 8;

/// The members that a type knows by name, those of flattened fields too.
#[derive(Default)]
pub(crate) struct Members {
    known: Vec<Known>,
    /// Whether those that come now are in a flattened `Option`.
    optional: bool,
}

/// A member, or several of which one is read.
struct Known {
    /// Every name that is taken.
    names: Vec<&'static str>,
    /// As it is told: `` `limit` ``
    told: String,
    /// What it takes: `integer`. Empty if that is not known.
    takes: Cow<'static, str>,
    optional: bool,
}

impl Members {
    /// Those of a type.
    pub(crate) fn by(describe: fn(&mut Outline)) -> Self {
        let mut outline = Outline::by(|_| {});
        outline.members = Some(Self::default());
        describe(&mut outline);
        outline.members.unwrap_or_default()
    }

    /// Every name that is taken.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.known.iter().flat_map(|member| member.names.iter().copied())
    }

    /// Adds a field.
    pub(super) fn field(&mut self, field: &'static Field, facts: &Facts, has_absent: bool) {
        let told = hint::in_ticks(field.name);
        self.add(field.names.to_vec(), told, noun(facts), field.optional || has_absent);
    }

    /// Adds an item with a place of its own.
    pub(super) fn position(&mut self, facts: &Facts) {
        let or_null = if facts.natural.has(Kind::Null) { " or null" } else { "" };
        let told = match noun(facts) {
            noun if noun.is_empty() => String::new(),
            noun => hint::joined(&[&noun, or_null]),
        };
        self.add(Vec::new(), told, "".into(), false);
    }

    /// Goes into a flattened field, which may be missing as a whole if `optional`. What held around it is given back.
    pub(super) fn within(&mut self, optional: bool) -> bool {
        let around = self.optional;
        self.optional |= optional;
        around
    }

    /// Leaves it again.
    pub(super) fn leave(&mut self, around: bool) {
        self.optional = around;
    }

    /// Adds the tag of an enum, and what stands beside it.
    pub(super) fn tag(&mut self, table: &VariantTable) {
        let names = table.names();
        match table.tagging {
            Tagging::Untagged => {}
            Tagging::External => {
                let told = hint::one_of(names.iter().copied()).into_owned();
                self.add(names, told, "".into(), false);
            }
            Tagging::Internal { tag } => self.word(tag, &names),
            Tagging::Adjacent { tag, content } => {
                self.word(tag, &names);
                if let Some(optional) = table.content_is_optional() {
                    self.add(vec![content], hint::in_ticks(content), "".into(), optional);
                }
            }
        }
    }

    fn word(&mut self, tag: &'static str, words: &[&'static str]) {
        let takes = hint::one_of(words.iter().copied());
        self.add(vec![tag], hint::in_ticks(tag), takes, false);
    }

    fn add(&mut self, names: Vec<&'static str>, told: String, takes: Cow<'static, str>, optional: bool) {
        self.known.push(Known { names, told, takes, optional: optional || self.optional });
    }

    /// The members in a sentence, those first that must be there: `` `query` (string), `limit` (optional integer) ``. Empty
    /// if none is known.
    fn sentence(&self) -> String {
        let (optional, required): (Vec<_>, Vec<_>) = self.known.iter().partition(|member| member.optional);
        let told = required.into_iter().chain(optional).take(TOLD).map(Known::sentence);
        let more = self.known.len().saturating_sub(TOLD);
        let more = (more > 0).then(|| format!("and {more} more"));
        told.chain(more).collect::<Vec<_>>().join(", ")
    }
}

impl Known {
    fn sentence(&self) -> String {
        let Self { names: _, told, takes, optional } = self;
        match (optional, &**takes) {
            (false, "") => told.clone(),
            (false, takes) => format!("{told} ({takes})"),
            (true, "") => format!("{told} (optional)"),
            (true, words) if words.contains('`') => format!("{told} (optional, {words})"),
            (true, kind) => format!("{told} (optional {kind})"),
        }
    }
}

/// An object of the type with this outline, as what is expected.
pub(crate) fn object(describe: fn(&mut Outline)) -> Cow<'static, str> {
    match &*Members::by(describe).sentence() {
        "" => "an object".into(),
        members => hint::joined(&["an object with ", members]).into(),
    }
}

/// A list of items of the type that has these facts, as what is expected.
pub(crate) fn list(item: &Facts) -> Cow<'static, str> {
    let Some(Words { kinds, list, .. }) = Words::of(item) else { return "a list".into() };
    let (each, more) = match words(item) {
        Some(words) => (", each ", words),
        None if *kinds == Kinds::OBJECT => (", each with ", Members::by(item.describe).sentence().into()),
        None => ("", "".into()),
    };
    if more.is_empty() { (*list).into() } else { hint::joined(&[list, each, &more]).into() }
}

/// A list of so many items of the type that has these facts, as what is expected.
pub(crate) fn array(length: usize, item: &Facts) -> Cow<'static, str> {
    let (items, item) = (list(item), noun(item));
    match items.strip_prefix("a list of ") {
        Some(items) if length > 1 => format!("a list of {length} {items}").into(),
        Some(_) if length == 1 => format!("a list of 1 ({item})").into(),
        _ => format!("a list of {length}").into(),
    }
}

/// A list of so many items, each with a place of its own in the outline, as what is expected.
pub(crate) fn tuple(length: usize, describe: fn(&mut Outline)) -> Cow<'static, str> {
    let items = Members::by(describe).known;
    let told: Vec<_> = items.iter().map(|item| &*item.told).filter(|told| !told.is_empty()).collect();
    if told.len() == length && (1..=TOLD).contains(&length) {
        format!("a list of {length} ({})", told.join(", ")).into()
    } else {
        format!("a list of {length}").into()
    }
}

/// A map of values of the type that has these facts, as what is expected.
pub(crate) fn map(value: &Facts) -> Cow<'static, str> {
    match (Words::of(value), words(value)) {
        (None, _) => "an object".into(),
        (_, Some(words)) => hint::joined(&["an object whose values are each ", &words]).into(),
        (Some(Words { map, .. }), None) => (*map).into(),
    }
}

/// What a member takes, in a word, or in its own words if these are few.
fn noun(facts: &Facts) -> Cow<'static, str> {
    words(facts).unwrap_or_else(|| Words::of(facts).map_or("", |words| words.one).into())
}

/// The words that a type takes, if it takes nothing else and these are few.
fn words(facts: &Facts) -> Option<Cow<'static, str>> {
    let only = facts.natural.without(Kinds::NULL) == Kinds::STRING && (1..=WORDS).contains(&facts.words.len());
    only.then(|| hint::one_of(facts.words.iter().copied()))
}

/// How kinds are told: of a value, of all items of a list, of all values of a map.
struct Words {
    kinds: Kinds,
    one: &'static str,
    list: &'static str,
    map: &'static str,
}

macro_rules! told {
    ($($kinds:expr, $one:literal, $several:literal;)+) => {
        &[$(Words {
            kinds: $kinds,
            one: $one,
            list: concat!("a list of ", $several),
            map: concat!("an object whose values are ", $several),
        }),+]
    };
}

impl Words {
    /// Those that say something.
    const ALL: &'static [Self] = told! {
        Kinds::STRING, "string", "strings";
        Kinds::INTEGER, "integer", "integers";
        Kinds::NUMBER, "number", "numbers";
        Kinds::BOOL, "boolean", "booleans";
        Kinds::LIST, "list", "lists";
        Kinds::OBJECT, "object", "objects";
        Kinds::STRING.or(Kinds::OBJECT), "string or object", "strings or objects";
    };

    /// Those of what a type takes, beside null.
    fn of(facts: &Facts) -> Option<&'static Self> {
        let kinds = facts.natural.without(Kinds::NULL);
        Self::ALL.iter().find(|words| words.kinds == kinds)
    }
}
