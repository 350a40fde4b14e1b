//! Forms and queries: text without kinds. They are read by type first, as `serde_urlencoded` does, then as a tree of untyped text.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::ptr;

use super::entry::kept;
use super::reading::syntax;
use super::{Coerce, Options};
use crate::json::Kind;
use crate::report::{Error, Report};
use crate::schema::{Enum, Fields, Schema, Shape, Tagging, natural_kinds};
use crate::tree::{Member, Tree};

/// What percent-encoded bytes that are not UTF-8 are decoded to.
const REPLACEMENT: char = '\u{fffd}';

impl Options {
    /// Reads `application/x-www-form-urlencoded` text. A name that comes several times is a list, where its field is one.
    pub(super) fn read_form<T: Coerce>(&self, form: &[u8]) -> Result<(T, Report), Error> {
        let (reading, is_utf8) = (self.reading::<T>(), is_utf8(form));
        if is_utf8 && reading.serde_comes_first() {
            if let Ok(read) = serde_urlencoded::from_bytes(form) {
                return Ok((read, Report::default()));
            }
        }
        let repaired = if is_utf8 {
            reading.repair(reading.untyped(|schema| tree(form, schema)))
        } else {
            Err(syntax("not valid UTF-8"))
        };
        let mut slot = None;
        let report = reading.finish(repaired, &mut slot);
        kept(slot, report)
    }
}

/// Whether the text is UTF-8 once it is decoded: a replacement character is there only if it was sent.
fn is_utf8(form: &[u8]) -> bool {
    let pairs = form_urlencoded::parse(form);
    let decoded: usize = pairs.map(|(name, value)| replacements(&name) + replacements(&value)).sum();
    if decoded == 0 {
        return true;
    }
    let Ok(text) = std::str::from_utf8(form) else { return false };
    let encoded = text.to_ascii_uppercase().matches("%EF%BF%BD").count();
    decoded == encoded + replacements(text)
}

fn replacements(text: &str) -> usize {
    text.chars().filter(|letter| *letter == REPLACEMENT).count()
}

fn tree<'a>(form: &'a [u8], schema: &Schema) -> Tree<'a> {
    let mut members: Vec<Member<'a>> = Vec::new();
    let lists = lists(schema);
    let mut seen: HashMap<Cow<'a, str>, usize> = HashMap::new();
    for (name, value) in form_urlencoded::parse(form) {
        let value = Tree::Untyped(value);
        let first = seen.get(&name).copied().filter(|_| lists.contains(&*name));
        if let Some(member) = first.and_then(|at| members.get_mut(at)) {
            append(&mut member.value, value);
        } else {
            seen.insert(name.clone(), members.len());
            members.push(Member::new(name, value));
        }
    }
    Tree::Object(members)
}

/// Adds an item to a list; a single value becomes a list first.
fn append<'a>(list: &mut Tree<'a>, item: Tree<'a>) {
    match list {
        Tree::List(items) => items.push(item),
        single => *single = Tree::List(vec![single.take(), item]),
    }
}

/// The names of members that are lists.
fn lists(schema: &Schema) -> HashSet<&str> {
    let mut lists = Lists { names: HashSet::new(), seen: HashSet::new() };
    lists.add(schema);
    lists.names
}

struct Lists<'s> {
    names: HashSet<&'s str>,
    /// The types that have been looked at.
    seen: HashSet<*const Schema>,
}

impl<'s> Lists<'s> {
    fn add(&mut self, schema: &'s Schema) {
        let core = schema.core(&[]);
        if !self.seen.insert(ptr::from_ref(core)) {
            return;
        }
        match &core.shape {
            Shape::Struct(fields) => self.add_fields(fields),
            Shape::Enum(body) => self.add_variants(body),
            _ => {}
        }
    }

    fn add_fields(&mut self, fields: &'s Fields) {
        for field in fields.list.iter() {
            if natural_kinds(field.edge.schema(&[]), &[]).has(Kind::List) {
                self.names.extend(field.names.iter().map(AsRef::as_ref));
            }
        }
        fields.flattened.iter().for_each(|edge| self.add(edge.schema(&[])));
    }

    /// Adds the fields of variants that stand beside their tag, or have none.
    fn add_variants(&mut self, body: &'s Enum) {
        if matches!(body.tagging, Tagging::Internal { .. } | Tagging::Untagged) {
            let contents = body.variants.iter().filter_map(|variant| variant.content.as_ref());
            contents.for_each(|edge| self.add(edge.schema(&[])));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_decoded_must_be_utf8() {
        for form in ["", "a=b", "a=%C3%BC", "%ef%bf%bd=%EF%BF%BD", "a=\u{fffd}"] {
            assert!(is_utf8(form.as_bytes()), "{form}");
        }
        for form in [&b"a=%ff"[..], b"%C3=a", b"a=\xff", b"a=%EF%BF%BD%ff"] {
            assert!(!is_utf8(form), "{form:?}");
        }
    }
}
