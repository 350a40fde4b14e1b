//! The members of an object and the items of a list in a sentence, for a caller who does not see the type: names, kinds, and what
//! may be left out. One level of it, so that it stays short and ends even for types that hold themselves.

use std::collections::BTreeSet;

use super::{AddressSet, Edge, Element, Enum, Fields, Schema, Shape, Tagging, absent, address, natural_kinds, words};
use crate::constant::Text;
use crate::json::render::joined;
use crate::json::suggest::{in_backticks, one_of};
use crate::json::{Kind, Kinds};

/// How many members are listed. The others are counted.
const LISTED: usize = 16;

/// How many allowed strings of a member are listed. One that has more is described by its kind.
const ALLOWED: usize = 8;

/// Every name of a member that the type knows, those of flattened fields too.
pub(crate) fn member_names<'s>(schema: &'s Schema, definitions: &'s [Schema]) -> Vec<&'s str> {
    Members::of(schema, definitions).known.into_iter().flat_map(|member| member.names).collect()
}

/// The members that a type knows by name, those of flattened fields too. Each is there once: required, if it is that anywhere.
struct Members<'s> {
    definitions: &'s [Schema],
    known: Vec<Known<'s>>,
    /// The types at this location that have been looked at.
    seen: AddressSet,
}

/// A member, or several of which one is read.
struct Known<'s> {
    /// Every name that is accepted.
    names: Vec<&'s str>,
    /// As it is rendered: `` `limit` ``
    rendered: String,
    /// The noun of what it accepts, `integer`, or the strings. Empty if that is not known.
    accepts: Sentence,
    optional: bool,
}

impl<'s> Members<'s> {
    fn of(schema: &'s Schema, definitions: &'s [Schema]) -> Self {
        let mut members = Self { definitions, known: Vec::new(), seen: AddressSet::default() };
        members.add_all(schema, false);
        let name = |member: &Known<'s>| member.rendered.clone();
        let required: BTreeSet<_> = members.known.iter().filter(|member| !member.optional).map(name).collect();
        let mut seen = BTreeSet::new();
        members.known.retain(|one| !(one.optional && required.contains(&one.rendered)) && seen.insert(name(one)));
        members
    }

    /// Adds those of a type, unless they are there: all of them `optional`, where the type is in a flattened `Option`.
    fn add_all(&mut self, schema: &'s Schema, optional: bool) {
        for layer in schema.layers(self.definitions) {
            let is_new = self.seen.insert(address(layer));
            match &layer.shape {
                _ if !is_new => return,
                Shape::Struct(fields) => self.add_fields(fields, optional),
                Shape::Enum(body) => self.add_tag(body, optional),
                _ => {}
            }
        }
    }

    fn add_fields(&mut self, fields: &'s Fields, optional: bool) {
        for field in fields.list.iter().filter(|field| !field.undeclared) {
            let names: Vec<&str> = field.names.iter().map(AsRef::as_ref).collect();
            let rendered = in_backticks(names.first().copied().unwrap_or_default());
            let accepts = noun(field.edge.schema(self.definitions), self.definitions);
            let may_be_absent = field.optional || absent(&field.edge, self.definitions);
            self.add(Known { names, rendered, accepts, optional: may_be_absent }, optional);
        }
        for edge in &fields.flattened {
            self.add_all(edge.schema(self.definitions), optional || absent(edge, self.definitions));
        }
    }

    /// Adds the tag of an enum, and what stands beside it.
    fn add_tag(&mut self, body: &'s Enum, optional: bool) {
        let tags = body.tags();
        if let Some(tag) = body.tagging.tag() {
            let accepts = (one_of(&tags), !tags.is_empty());
            self.add(Known { names: vec![tag], rendered: in_backticks(tag), accepts, optional: false }, optional);
        } else if body.tagging == Tagging::External {
            // A comma would go on to the next member.
            let few = (1..=LISTED).contains(&tags.len());
            let rendered = if few { in_backticks(&tags.join("` or `")) } else { one_of(&tags).into_owned() };
            self.add(Known { names: tags, rendered, accepts: ("".into(), false), optional: false }, optional);
        }
        if let Some((content, may_be_absent)) = content_of(body) {
            let (names, rendered) = (vec![&**content], in_backticks(content));
            self.add(Known { names, rendered, accepts: ("".into(), false), optional: may_be_absent }, optional);
        }
        for variant in body.tried() {
            // Others may be read in place of it.
            let optional = optional || !variant.is_common();
            if let Some(edge) = &variant.content {
                self.add_all(edge.schema(self.definitions), optional);
            }
        }
    }

    fn add(&mut self, member: Known<'s>, optional: bool) {
        self.known.push(Known { optional: optional || member.optional, ..member });
    }

    /// The members in a sentence, required ones first: `` `query` (string), `limit` (optional integer) ``. Empty if none is
    /// known.
    fn sentence(&self) -> String {
        let (optional, mut all): (Vec<&Known<'_>>, Vec<_>) = self.known.iter().partition(|member| member.optional);
        all.extend(optional);
        let mut listed: Vec<String> = all.iter().take(LISTED).map(|member| member.sentence()).collect();
        if all.len() > LISTED {
            listed.push(format!("and {} more", all.len() - LISTED));
        }
        listed.join(", ")
    }
}

impl Known<'_> {
    fn sentence(&self) -> String {
        let Self { names: _, rendered, accepts: (accepts, is_long), optional } = self;
        match (optional, &**accepts) {
            (false, "") => rendered.clone(),
            (false, accepts) => format!("{rendered} ({accepts})"),
            (true, "") => format!("{rendered} (optional)"),
            (true, allowed) if *is_long => format!("{rendered} (optional, {allowed})"),
            (true, kind) => format!("{rendered} (optional {kind})"),
        }
    }
}

/// The member for the content of an adjacently tagged enum, and whether a variant has none. `None` if no variant has any.
pub(super) fn content_of(body: &Enum) -> Option<(&Text, bool)> {
    let Tagging::Adjacent { content, .. } = &body.tagging else { return None };
    let units = body.tagged().filter(|variant| variant.is_unit()).count();
    (units < body.tagged().count()).then_some((content, units > 0))
}

/// What is expected, and whether it is long: whether it names strings or says what is inside.
pub(super) type Sentence = (Text, bool);

/// An object of this type, as what is expected.
pub(super) fn object(schema: &Schema, definitions: &[Schema]) -> Sentence {
    let members = Members::of(schema, definitions);
    match &*members.sentence() {
        "" => ("an object".into(), false),
        listed => (joined(&["an object with ", listed]).into(), members.known.iter().any(|one| !one.names.is_empty())),
    }
}

/// A list of items of this type, or of so many of them, as what is expected.
pub(super) fn list(item: &Schema, length: Option<usize>, definitions: &[Schema]) -> Sentence {
    let (kinds, list) = match (length, nouns(item, definitions)) {
        (None, None) => return ("a list".into(), false),
        (Some(1), Some(_)) => return (format!("a list of 1 ({})", noun(item, definitions).0).into(), true),
        (Some(length @ 0), _) | (Some(length), None) => return (format!("a list of {length}").into(), true),
        (_, Some((kinds, [_, list, _]))) => (*kinds, *list),
    };
    let list = match length {
        None => Text::Borrowed(list),
        Some(length) => list.replace("a list of ", &format!("a list of {length} ")).into(),
    };
    let (each, more) = match allowed(item, definitions) {
        Some(allowed) => (", each ", allowed),
        None if kinds == Kinds::OBJECT => (", each with ", Members::of(item, definitions).sentence().into()),
        None => ("", "".into()),
    };
    (if more.is_empty() { list } else { joined(&[&list, each, &more]).into() }, true)
}

/// A list of items that have a type each, as what is expected.
pub(super) fn tuple(elements: &[Element], definitions: &[Schema]) -> Text {
    let length = elements.len();
    let items = || elements.iter().map(|element| item(&element.edge, definitions)).collect::<Option<Vec<_>>>();
    match (1..=LISTED).contains(&length).then(items).flatten() {
        Some(items) => format!("a list of {length} ({})", items.join(", ")).into(),
        None => format!("a list of {length}").into(),
    }
}

fn item(edge: &Edge, definitions: &[Schema]) -> Option<String> {
    let schema = edge.schema(definitions);
    let or_null = if natural_kinds(schema, definitions).has(Kind::Null) { " or null" } else { "" };
    let (noun, _) = noun(schema, definitions);
    (!noun.is_empty()).then(|| joined(&[&noun, or_null]))
}

/// How many items a list has, where that is one number.
pub(crate) fn length(schema: &Schema) -> Option<usize> {
    match &schema.shape {
        Shape::List { length, .. } => *length,
        Shape::Tuple(elements) => {
            let varies = elements.iter().any(|element| element.optional || element.repeats);
            Some(elements.len()).filter(|_| !varies)
        }
        _ => None,
    }
}

/// A map of values of this type, as what is expected.
pub(super) fn map(value: &Schema, definitions: &[Schema]) -> Sentence {
    match (allowed(value, definitions), nouns(value, definitions)) {
        (Some(allowed), _) => (joined(&["an object whose values are each ", &allowed]).into(), true),
        (None, Some((_, [.., map]))) => ((*map).into(), true),
        (None, None) => ("an object".into(), false),
    }
}

/// The values that a member accepts, in a word, or the allowed strings if these are few.
fn noun(schema: &Schema, definitions: &[Schema]) -> Sentence {
    let noun = || (nouns(schema, definitions).map_or("", |(_, [one, ..])| one).into(), false);
    allowed(schema, definitions).map_or_else(noun, |allowed| (allowed, true))
}

/// The strings that a type accepts, if it accepts nothing else and these are few.
fn allowed(schema: &Schema, definitions: &[Schema]) -> Option<Text> {
    if natural_kinds(schema, definitions).without(Kinds::NULL) != Kinds::STRING {
        return None;
    }
    let words = words(schema.core(definitions));
    (1..=ALLOWED).contains(&words.len()).then(|| one_of(&words))
}

/// The nouns for kinds: of a value, of all items of a list, of all values of a map. They stand here in full, so that none is made.
const NOUNS: [(Kinds, [&str; 3]); 7] = [
    (Kinds::STRING, ["string", "a list of strings", "an object whose values are strings"]),
    (Kinds::INTEGER, ["integer", "a list of integers", "an object whose values are integers"]),
    (Kinds::NUMBER, ["number", "a list of numbers", "an object whose values are numbers"]),
    (Kinds::BOOL, ["boolean", "a list of booleans", "an object whose values are booleans"]),
    (Kinds::LIST, ["list", "a list of lists", "an object whose values are lists"]),
    (Kinds::OBJECT, ["object", "a list of objects", "an object whose values are objects"]),
    (
        Kinds::STRING.or(Kinds::OBJECT),
        ["string or object", "a list of strings or objects", "an object whose values are strings or objects"],
    ),
];

/// Those for what a type accepts, null aside.
fn nouns(schema: &Schema, definitions: &[Schema]) -> Option<&'static (Kinds, [&'static str; 3])> {
    let kinds = natural_kinds(schema, definitions).without(Kinds::NULL);
    NOUNS.iter().find(|(nouns, _)| *nouns == kinds)
}
