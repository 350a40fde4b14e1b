//! The names by which members find the fields of a struct.

use std::collections::{HashMap, HashSet};

use crate::constant::Text;
use crate::json::suggest::folded;
use crate::schema::Fields;
use crate::sort::sort_numbers;

/// A field, by its position, and the name of it that was found.
pub(crate) type Named<'s> = (usize, &'s Text);

/// The fields of a struct by their names.
#[derive(Debug)]
pub(crate) struct Names {
    /// All names, in the order of the fields.
    all: Vec<Name>,
    /// Where in `all` they are, in the order of the alphabet.
    sorted: Vec<usize>,
    /// Those that `ignore_key_case` finds, by their names without case, `_` and `-`: where in `all` they are.
    folded: HashMap<String, usize>,
}

/// A name. One that two fields have is that of the first.
#[derive(Debug)]
struct Name {
    text: Text,
    field: usize,
    /// Where in the alphabet the name that follows it is.
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
        let position = self.likely(|name| {
            let length = name.text.len();
            name.is_plain && text.get(length) == Some(&b'"') && text.get(..length) == Some(name.text.as_bytes())
        })?;
        Some(self.found(position))
    }

    /// The field that has this name.
    #[inline]
    pub(crate) fn find(&mut self, name: &str) -> Option<Named<'n>> {
        let position = self.likely(|known| known.text == name).or_else(|| self.names.position(name))?;
        Some(self.found(position))
    }

    /// The field that has this name, where names come in the order of their bytes.
    #[inline]
    pub(crate) fn find_sorted(&mut self, name: &str) -> Option<Named<'n>> {
        let next = self.names.sorted.get(self.sorted).copied();
        match next.filter(|position| self.names.all[*position].text == name) {
            Some(position) => Some(self.found(position)),
            None => self.find(name),
        }
    }

    /// Where the name is that comes, if it is one of the two that are likely to.
    #[inline]
    fn likely(&self, comes: impl Fn(&Name) -> bool) -> Option<usize> {
        let is = |position: &usize| self.names.all.get(*position).is_some_and(&comes);
        let sorted = || self.names.sorted.get(self.sorted).copied();
        Some(self.declared).filter(is).or_else(|| sorted().filter(is))
    }

    /// Goes behind the name at this position.
    #[inline]
    fn found(&mut self, position: usize) -> Named<'n> {
        let Name { text, field, next, .. } = &self.names.all[position];
        *self = Self { names: self.names, declared: position + 1, sorted: *next };
        (*field, text)
    }
}

impl Names {
    pub(super) fn of(fields: &Fields) -> Self {
        let (mut all, mut known, mut folded_names) = (Vec::new(), HashSet::new(), HashMap::new());
        for (index, field) in fields.list.iter().enumerate() {
            for name in field.names.iter().filter(|name| known.insert(&***name)) {
                if fields.ignore_key_case && !field.exact {
                    folded_names.entry(folded(name).collect()).or_insert(all.len());
                }
                let is_plain = !name.bytes().any(|byte| matches!(byte, b'"' | b'\\' | ..b' '));
                all.push(Name { text: name.clone(), field: index, next: 0, is_plain });
            }
        }
        let mut sorted: Vec<usize> = (0..all.len()).collect();
        sort_numbers(&mut sorted, &|one, other| all[one].text.cmp(&all[other].text));
        (1..).zip(&sorted).for_each(|(next, position)| all[*position].next = next);
        Self { all, sorted, folded: folded_names }
    }

    /// Where a name is, wherever it comes.
    fn position(&self, name: &str) -> Option<usize> {
        let found = self.sorted.binary_search_by_key(&name, |position| &self.all[*position].text);
        found.ok().map(|rank| self.sorted[rank])
    }

    /// A search that begins with the first member of an object.
    #[inline]
    pub(crate) fn search(&self) -> Search<'_> {
        Search { names: self, declared: 0, sorted: 0 }
    }

    /// The field whose name is the same except for ASCII case, `_` and `-`, where the struct ignores these.
    pub(crate) fn find_folded(&self, name: &str) -> Option<Named<'_>> {
        self.folded.get(&folded(name).collect::<String>()).map(|position| {
            let Name { text, field, .. } = &self.all[*position];
            (*field, text)
        })
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
