//! Forms, queries and paths: text without kinds. They are read by type first, as axum does, then as a tree of untyped text.

use std::borrow::Cow;
use std::collections::HashMap;

use super::entry::read_slot;
use super::known::Kept;
use super::reading::{Input, Reading, syntax};
use super::{Coerce, Options};
use crate::json::suggest::same_folded;
use crate::json::{Kind, Path};
use crate::report::{Change, Coercion, Error, Report};
use crate::rules::named;
use crate::schema::{Edge, Graph, Shape, Step, natural_kinds};
use crate::tree::{Member, Tree};

impl Options {
    /// Reads `application/x-www-form-urlencoded` text. A name that comes several times is a list, where its field is one.
    pub(super) fn read_form<T: Coerce>(&self, form: &[u8]) -> Result<(T, Report), Error> {
        let (reading, is_utf8) = (self.reading::<T>(), is_utf8(form));
        if is_utf8 && reading.serde_comes_first() {
            if let Ok(read) = serde_urlencoded::from_bytes(form) {
                return Ok((read, Report::default()));
            }
        }
        let input = if is_utf8 { Ok(tree(form, reading.known)) } else { Err(syntax("not valid UTF-8")) };
        read(&reading, input)
    }

    /// Reads the parameters of a route.
    pub(super) fn read_path<T: Coerce>(&self, parameters: &[(&str, &str)]) -> Result<(T, Report), Error> {
        let reading = self.reading::<T>();
        let (only, tree) = tree_of_path(parameters, reading.known);
        read(&reading, Ok(tree))
            .map(|(value, report)| (value, report.inside(&only)))
            .map_err(|error| error.inside(&only))
    }
}

/// Repairs a document of text without kinds, and has serde read what comes of it.
fn read<T: Coerce>(reading: &Reading<'_>, tree: Result<Tree<'_>, Error>) -> Result<(T, Report), Error> {
    read_slot(|slot| reading.read(tree.map(Input::untyped), slot)).map_err(without_null)
}

/// The error without null in what its issues expect: text has none. Issues of JSON that a rule has read from the text may keep it.
fn without_null(error: Error) -> Error {
    // A member that is moved keeps its value.
    let gives_kinds = |coercion: &&Coercion| {
        matches!(coercion.change, Change::Replaced { .. }) && GIVES_KINDS.contains(&named(coercion.rule).name)
    };
    let read_from_text = error.report().coercions().iter().filter(gives_kinds);
    let with_kinds: Vec<Path> = read_from_text.map(|coercion| coercion.path.clone()).collect();
    error.with_issues(|issue| {
        if !with_kinds.iter().any(|path| issue.path.starts_with(path)) {
            issue.expect_no_null();
        }
    })
}

/// The rules that make values with kinds of text.
const GIVES_KINDS: [&str; 4] = ["string_to_json", "python_to_json", "json5_to_json", "custom"];

/// The parameters of a route: an object of them, a list, or the only one, where the type is no object and no list, with its name.
fn tree_of_path<'a>(parameters: &[(&'a str, &'a str)], known: &Kept) -> (Path, Tree<'a>) {
    let untyped = |text: &'a str| Tree::Untyped(text.into());
    let kinds = natural_kinds(known.declared(), &known.schemas);
    let tree = match (parameters, kinds.has(Kind::Object), kinds.has(Kind::List)) {
        ([(name, only)], false, false) => return (Path::from_iter([(*name).to_owned()]), untyped(only)),
        (_, false, true) if reads_pairs(known) => {
            pairs(parameters.iter().map(|(name, value)| ((*name).into(), (*value).into())))
        }
        (_, false, true) => Tree::List(parameters.iter().map(|(_, value)| untyped(value)).collect()),
        _ => Tree::Object(parameters.iter().map(|(name, value)| Member::new(*name, untyped(value))).collect()),
    };
    (Path::default(), tree)
}

/// Returns whether the text is UTF-8 once it is decoded. What stands between names and values is never a part of a character.
fn is_utf8(form: &[u8]) -> bool {
    percent_encoding::percent_decode(form).decode_utf8().is_ok()
}

/// Returns whether the type is a list of pairs: of names with their values.
fn reads_pairs(known: &Kept) -> bool {
    let schemas = &known.schemas;
    let Shape::List { item, .. } = &known.declared().core(schemas).shape else { return false };
    matches!(&item.schema(schemas).core(schemas).shape, Shape::Tuple(parts) if parts.len() == 2)
}

fn pairs<'a>(all: impl Iterator<Item = (Cow<'a, str>, Cow<'a, str>)>) -> Tree<'a> {
    Tree::List(all.map(|(name, value)| Tree::List(vec![Tree::Untyped(name), Tree::Untyped(value)])).collect())
}

fn tree<'a>(form: &'a [u8], known: &Kept) -> Tree<'a> {
    if reads_pairs(known) {
        return pairs(form_urlencoded::parse(form));
    }
    let (mut members, mut places, lists) = (Vec::<Member<'a>>::new(), HashMap::new(), Lists::of(known));
    for (name, value) in form_urlencoded::parse(form) {
        let place = *places.entry(name.clone()).or_insert(members.len());
        match members.get_mut(place).filter(|_| lists.has(&name)) {
            Some(Member { value: Tree::List(items), .. }) => items.push(Tree::Untyped(value)),
            Some(Member { value: first, .. }) => *first = Tree::List(vec![first.take(), Tree::Untyped(value)]),
            None => members.push(Member::new(name, Tree::Untyped(value))),
        }
    }
    Tree::Object(members)
}

/// Which names are lists.
#[derive(Default)]
struct Lists<'k> {
    /// The names of fields, of the type, of what is flattened into it, and of its variants that are read from the same object; whether each
    /// is known ignoring case, `_` and `-`; and whether it is a list.
    fields: Vec<(&'k str, bool, bool)>,
    /// True if all others are, as the values of a map.
    others: bool,
}

impl<'k> Lists<'k> {
    fn of(known: &'k Kept) -> Self {
        let (schemas, mut lists) = (&known.schemas, Self::default());
        let kinds = |edge: &Edge| natural_kinds(edge.schema(schemas).declared(schemas), schemas);
        for schema in Graph::of(&[known.declared()], Step::is_in_place, schemas).schemas {
            match &schema.declared(schemas).shape {
                Shape::Struct(fields) => lists.fields.extend(fields.list.iter().flat_map(|field| {
                    let (folds, is_list) = (fields.ignore_key_case && !field.exact, kinds(&field.edge).has(Kind::List));
                    field.names.iter().map(move |name| (&**name, folds, is_list))
                })),
                // Of values that may be text, a map keeps the last one, as in axum.
                Shape::Map { value, .. } => {
                    lists.others |= kinds(value).has(Kind::List) && !kinds(value).has(Kind::String);
                }
                _ => {}
            }
        }
        lists
    }

    fn has(&self, name: &str) -> bool {
        let is_named = |field: &str, folds: bool| field == name || folds && same_folded(field, name);
        let named = self.fields.iter().filter(|(field, folds, _)| is_named(field, *folds));
        named.map(|(.., is_list)| *is_list).max().unwrap_or(self.others)
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
