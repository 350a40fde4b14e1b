//! The expectation of a type as a sentence in JSON's terms: `an integer from 0 to 255`, `an object whose `type` is …`.

use std::ptr;

use super::members::{Sentence, content_of, list, map, object, tuple};
use super::{Enum, Integer, Opaque, Schema, Shape, Tagging, Variant, accepted_kinds};
use crate::constant::Text;
use crate::json::render::joined;
use crate::json::suggest::one_of;
use crate::json::{Kind, Kinds, integers};

/// How many types at one location are described. Only untagged enums inside each other have more.
const MOST: usize = 64;

/// The expectation of a type of which nothing is known.
const UNKNOWN: &str = "a value";

/// The expectation of the type.
pub(crate) fn expected(schema: &Schema, definitions: &[Schema]) -> Text {
    let mut wording = Wording { definitions, around: Vec::new(), left: MOST };
    wording.of(schema).map_or_else(|| UNKNOWN.into(), |(text, _)| text)
}

/// The expectation of an enum except as the variant that was `meant`: the one of those without a tag, or by tag. `None` if that is
/// nothing that is known.
pub(crate) fn expected_otherwise(schema: &Schema, meant: Option<&Variant>, definitions: &[Schema]) -> Option<Text> {
    let Shape::Enum(body) = &schema.shape else { return None };
    let mut wording = Wording { definitions, around: vec![ptr::from_ref(schema)], left: MOST };
    let forms = wording.forms(body, &|form| form.map(ptr::from_ref) != meant.map(ptr::from_ref));
    let known: Vec<Form> = forms.into_iter().filter(|form| form.text != UNKNOWN).collect();
    (!known.is_empty()).then(|| joined_forms(&known))
}

/// The expectation of null too, where `expected` describes something of the kinds `accepted`. One that `is_long` gets the prefix
/// `null, or`; numbers never need it.
pub(crate) fn or_null(expected: &str, is_long: bool, accepted: Kinds) -> Text {
    let is_number = accepted.without(Kinds::NUMBER).is_empty();
    let parts = if is_long && !is_number { ["null, or ", expected] } else { [expected, " or null"] };
    joined(&parts).into()
}

/// Returns whether an expectation is long that somebody else has written: nothing but its words says so.
pub(crate) fn is_long_as_written(expected: &str) -> bool {
    ["`", " of ", " whose "].iter().any(|word| expected.contains(word))
}

/// One of several things that are accepted.
#[derive(PartialEq)]
struct Form {
    text: Text,
    /// True if it is so short that no comma need set it off.
    brief: bool,
    /// True if it names strings or says what is inside.
    long: bool,
}

/// Two short forms without a comma: `a string or null`. Others with commas, since they may list something themselves.
fn joined_forms(forms: &[Form]) -> Text {
    let is_short = forms.len() <= 2 && forms.iter().all(|form| form.brief);
    let texts: Vec<String> = forms.iter().map(|form| form.text.to_string()).collect();
    texts.join(if is_short { " or " } else { ", or " }).into()
}

/// Returns whether what a type accepts is said without a list: scalars, and at most two names.
fn is_brief(schema: &Schema) -> bool {
    match &schema.shape {
        _ if schema.expecting.is_some() => false,
        Shape::Enum(body) => has_few_names(body),
        Shape::Null { .. } | Shape::Bool | Shape::Integer(_) | Shape::Whole | Shape::Float(_) | Shape::String => true,
        _ => false,
    }
}

/// Returns whether an enum has at most two names, and accepts nothing else by them.
fn has_few_names(body: &Enum) -> bool {
    let count = body.tags_of(Variant::is_unit).len();
    body.tagging == Tagging::External && count <= 2 && body.tags().len() == count
}

/// A sentence about the types at one location.
struct Wording<'s> {
    definitions: &'s [Schema],
    /// The types around, this one last.
    around: Vec<*const Schema>,
    /// How many more are described.
    left: usize,
}

impl Wording<'_> {
    /// The expectation of the type. `None` if it is one of those around, and so accepts nothing that is not described there.
    fn of(&mut self, schema: &Schema) -> Option<Sentence> {
        if let Some(text) = &schema.expecting {
            return Some((text.clone(), is_long_as_written(text)));
        }
        let address = ptr::from_ref(schema);
        if self.around.contains(&address) {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        self.around.push(address);
        let sentence = self.of_shape(schema);
        self.around.pop();
        sentence
    }

    /// The expectation of the type as one of several.
    fn form(&mut self, schema: &Schema) -> Option<Form> {
        let short = schema.expecting.is_none() && is_brief(schema.core(self.definitions));
        let (text, long) = self.of(schema)?;
        let brief = short || matches!(&*text, "a list" | "an object");
        Some(Form { text, brief, long })
    }

    fn of_shape(&mut self, schema: &Schema) -> Option<Sentence> {
        let definitions = self.definitions;
        let short = match &schema.shape {
            Shape::List { item, length } => return Some(list(item.schema(definitions), *length, definitions)),
            Shape::Tuple(elements) if elements.last().is_some_and(|last| last.repeats) => "a list".into(),
            Shape::Tuple(elements) => return Some((tuple(elements, definitions), true)),
            Shape::Map { value, .. } => return Some(map(value.schema(definitions), definitions)),
            Shape::Struct(fields) => match &fields.flattened[..] {
                // It is a map: what is undeclared comes last.
                [map] if fields.list.first().is_some_and(|one| one.undeclared) => {
                    return self.of(map.schema(definitions));
                }
                _ => return Some(object(schema, definitions)),
            },
            Shape::Enum(body) => return self.of_enum(body),
            Shape::Option(inner) => return Some(self.of_option(inner.schema(definitions))),
            Shape::Wrapper { inner, .. } => return self.of(inner.schema(definitions)),
            Shape::Any => "any value".into(),
            Shape::Null { .. } => "null".into(),
            Shape::Bool => "a boolean".into(),
            Shape::Integer(integer) => from_to(integer),
            Shape::Whole => "an integer".into(),
            Shape::Float(_) => "a number".into(),
            Shape::String => "a string".into(),
            Shape::Opaque(opaque) if opaque.expected.is_empty() => UNKNOWN.into(),
            Shape::Opaque(Opaque { expected, .. }) => return Some((expected.clone(), is_long_as_written(expected))),
        };
        Some((short, false))
    }

    fn of_option(&mut self, inner: &Schema) -> Sentence {
        let accepted = accepted_kinds(inner, self.definitions);
        match self.of(inner) {
            None => ("null".into(), false),
            Some(sentence) if accepted.has(Kind::Null) => sentence,
            // A list of names ends with null.
            Some((text, long)) => (or_null(&text, long && !is_brief(inner.core(self.definitions)), accepted), long),
        }
    }

    fn of_enum(&mut self, body: &Enum) -> Option<Sentence> {
        let mut forms = self.forms(body, &|_| true);
        // Beside what is known it would say that anything is accepted.
        if forms.iter().any(|form| form.text != UNKNOWN) {
            forms.retain(|form| form.text != UNKNOWN);
        }
        (!forms.is_empty()).then(|| (joined_forms(&forms), forms.iter().any(|form| form.long)))
    }

    /// The expectations of an enum by its tag, and then as each of the variants without one; those that are `wanted`, each once.
    fn forms(&mut self, body: &Enum, wanted: &dyn Fn(Option<&Variant>) -> bool) -> Vec<Form> {
        let has_tags =
            body.tagging != Tagging::Untagged && (body.tagged().next().is_some() || body.tried().next().is_none());
        let long = body.tagging != Tagging::External || !body.tags().is_empty();
        let by_tag = || Form { text: tagged(body), brief: has_few_names(body), long };
        let mut forms: Vec<Form> = (has_tags && wanted(None)).then(by_tag).into_iter().collect();
        for variant in body.tried().filter(|variant| !variant.is_common() && wanted(Some(variant))) {
            let form = match &variant.content {
                Some(edge) => self.form(edge.schema(self.definitions)),
                None => Some(Form { text: "null".into(), brief: true, long: false }),
            };
            forms.extend(form.filter(|form| !forms.contains(form)));
        }
        forms
    }
}

/// The expectation of an enum by its tag.
fn tagged(body: &Enum) -> Text {
    let Some(tag) = body.tagging.tag() else { return named(body) };
    let content = match content_of(body) {
        None => String::new(),
        Some((content, false)) => format!(" with `{content}`"),
        Some((content, true)) => format!(" with `{content}` (optional)"),
    };
    format!("an object{content} whose `{tag}` is {}", one_of(&body.tags())).into()
}

/// The expectation of an externally tagged enum: its strings, and objects of one member.
fn named(body: &Enum) -> Text {
    let (words, members) = (body.tags_of(Variant::is_unit), body.tags_of(|variant| variant.content.is_some()));
    match (&*words, &*members) {
        (_, []) => one_of(&words),
        ([], _) => format!("an object with one member, {}", one_of(&members)).into(),
        _ => format!("{}, or an object with one member, {}", one_of(&words), one_of(&members)).into(),
    }
}

fn from_to(integer: &Integer) -> Text {
    let range = integers::between(integer.min, integer.max).filter(|_| integer.zero);
    range.map_or_else(|| expected_in_full(integer), Text::Borrowed)
}

/// The integers of a type by the least and the greatest.
pub(crate) fn expected_in_full(integer: &Integer) -> Text {
    let Integer { min, max, zero, .. } = integer;
    let (opening, min) = match (zero, min) {
        (false, 0) => ("an integer from ", &1),
        (false, ..0) => ("a nonzero integer from ", min),
        _ => ("an integer from ", min),
    };
    // Integers of 64 bits are written several times faster.
    let min = i64::try_from(*min).map_or_else(|_| min.to_string(), |min| min.to_string());
    let max = u64::try_from(*max).map_or_else(|_| max.to_string(), |max| max.to_string());
    joined(&[opening, &min, " to ", &max]).into()
}

#[cfg(test)]
mod tests;
