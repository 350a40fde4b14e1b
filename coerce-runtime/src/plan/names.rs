//! The names by which members find the fields of a struct.

use std::collections::{HashMap, HashSet};

use crate::constant::Text;
use crate::json::suggest::folded;
use crate::schema::{Field, Fields};
use crate::sort::sort_by;

/// A field, by its position, and the name of it that was found.
pub(crate) type Named<'s> = (usize, &'s Text);

/// The fields of a struct by their names.
pub(crate) struct Names {
    /// All names, in the order of their bytes.
    all: Vec<Name>,
    /// Where the first name of the first field is.
    first: usize,
    /// Those that `ignore_key_case` finds, by their names without case, `_` and `-`.
    folded: HashMap<String, (usize, Text)>,
}

/// A name. One that two fields have is that of the first.
struct Name {
    text: Text,
    field: usize,
    /// Where the name is that follows it in the order of the fields.
    next: usize,
    /// True if it stands for itself in JSON text, without escapes.
    is_plain: bool,
}

/// The search for the members of one object, one after the other. Most objects have their members in the order of the fields, and those of
/// a `Value` are sorted: so these two names are looked at first.
#[derive(Clone, Copy)]
pub(crate) struct Search<'n> {
    names: &'n Names,
    declared: usize,
    sorted: usize,
}

impl<'n> Search<'n> {
    /// The field whose name is at the start of JSON text, with the quote behind it, if it is one of the two that are likely to come.
    #[inline]
    pub(crate) fn find_in_text(&mut self, text: &[u8]) -> Option<Named<'n>> {
        let (position, name) = self.likely(|name| {
            let length = name.text.len();
            name.is_plain && text.get(length) == Some(&b'"') && text.get(..length) == Some(name.text.as_bytes())
        })?;
        Some(self.found(position, name))
    }

    /// The field that has this name.
    #[inline]
    pub(crate) fn find(&mut self, name: &str) -> Option<Named<'n>> {
        let (position, name) = self.likely(|known| known.text == name).or_else(|| self.names.position(name))?;
        Some(self.found(position, name))
    }

    /// The field that has this name, where names come in the order of their bytes.
    #[inline]
    pub(crate) fn find_sorted(&mut self, name: &str) -> Option<Named<'n>> {
        match self.names.all.get(self.sorted) {
            Some(known) if known.text == name => Some(self.found(self.sorted, known)),
            _ => self.find(name),
        }
    }

    /// The name that comes, if it is one of the two that are likely to, and where it is.
    #[inline]
    fn likely(&self, comes: impl Fn(&Name) -> bool) -> Option<(usize, &'n Name)> {
        let at = |position: usize| Some((position, self.names.all.get(position).filter(|name| comes(name))?));
        at(self.declared).or_else(|| at(self.sorted))
    }

    /// Goes behind this name, which is at this position.
    #[inline]
    fn found(&mut self, position: usize, name: &'n Name) -> Named<'n> {
        *self = Self { names: self.names, declared: name.next, sorted: position + 1 };
        (name.field, &name.text)
    }
}

impl Names {
    pub(super) fn of(fields: &Fields) -> Self {
        let (mut all, mut known, mut folded_names) = (Vec::new(), HashSet::new(), HashMap::new());
        let is_read = |field: &Field| !(field.undeclared && fields.deny_unknown);
        for (index, field) in fields.list.iter().enumerate().filter(|(_, field)| is_read(field)) {
            for name in field.names.iter().filter(|name| known.insert(&***name)) {
                if fields.ignore_key_case && !field.exact && !field.undeclared {
                    folded_names.entry(folded(name).collect()).or_insert((index, name.clone()));
                }
                let is_plain = !name.bytes().any(|byte| matches!(byte, b'"' | b'\\' | ..b' '));
                all.push(Name { text: name.clone(), field: index, next: all.len(), is_plain });
            }
        }
        sort_by(&mut all, |one, other| one.text.cmp(&other.text));
        let mut places = vec![all.len(); all.len() + 1];
        (0..).zip(&all).for_each(|(place, name)| places[name.next] = place);
        for name in &mut all {
            name.next = places[name.next + 1];
        }
        Self { first: places[0], all, folded: folded_names }
    }

    /// Where a name is, wherever it comes.
    fn position(&self, name: &str) -> Option<(usize, &Name)> {
        let position = self.all.binary_search_by_key(&name, |known| &known.text).ok()?;
        Some((position, &self.all[position]))
    }

    /// A search that begins with the first member of an object.
    #[inline]
    pub(crate) fn search(&self) -> Search<'_> {
        Search { names: self, declared: self.first, sorted: 0 }
    }

    /// The field whose name is the same except for ASCII case, `_` and `-`, where the struct ignores these.
    pub(crate) fn find_folded(&self, name: &str) -> Option<Named<'_>> {
        let (field, name) = self.folded.get(&folded(name).collect::<String>())?;
        Some((*field, name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Field;
    use crate::schema::testing::{field, fields as schema_fields, string};

    fn found<'n>(names: &'n Names, name: &str) -> Option<(usize, &'n str)> {
        names.search().find(name).map(|(field, name)| (field, &**name))
    }

    #[test]
    fn each_name_finds_its_field() {
        let aliased = Field { names: vec!["b".into(), "c".into()], ..field("b", string()) };
        let fields = schema_fields(vec![field("a", string()), aliased, field("", string())]);
        let names = Names::of(&fields);
        let table = [("a", Some(0)), ("b", Some(1)), ("c", Some(1)), ("", Some(2)), ("d", None), ("A", None)];
        for (name, position) in table {
            assert_eq!(found(&names, name), position.map(|position| (position, name)), "{name}");
        }
        assert!(Names::of(&schema_fields(Vec::new())).all.is_empty());
    }

    #[test]
    fn so_does_each_of_many() {
        for kind in ["f", "column_"] {
            let name = |number: usize| format!("{kind}{number}");
            let list = (0..1000).map(|number| field(Box::leak(name(number).into_boxed_str()), string())).collect();
            let names = Names::of(&schema_fields(list));
            for number in 0..1000 {
                assert_eq!(found(&names, &name(number)).map(|(field, _)| field), Some(number));
            }
            assert!(found(&names, &name(1000)).is_none());
        }
    }
}
