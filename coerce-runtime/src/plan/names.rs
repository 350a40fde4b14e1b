//! The names by which members find the fields of a struct.

use std::collections::{HashMap, HashSet};

use crate::constant::Text;
use crate::json::suggest::folded;
use crate::schema::Fields;
use crate::tree::FoundName;

/// A field, by its position, and the name of it that was found.
pub(crate) type Named<'s> = (usize, &'s Text);

/// The fields of a struct by their names.
#[derive(Debug)]
pub(crate) struct Names {
    /// The number of the struct in its plan.
    number: u32,
    /// All names, in the order of the fields. One that two fields have is that of the first.
    all: Box<[(Text, usize)]>,
    /// By the hash of a name, where in `all` it is, or in one of the slots behind: a power of two of them, half of which are empty at
    /// least.
    slots: Box<[Option<u32>]>,
    /// The factor of the hash, with which most names have a slot of their own.
    factor: usize,
    /// Those that `ignore_key_case` finds, by their names without case, `_` and `-`: where in `all` they are.
    folded: HashMap<String, u32>,
}

impl Names {
    pub(super) fn of(fields: &Fields, number: u32) -> Self {
        let (mut all, mut known, mut folded_names) = (Vec::new(), HashSet::new(), HashMap::new());
        for (index, field) in fields.list.iter().enumerate() {
            for name in field.names.iter().filter(|name| known.insert(&***name)) {
                if let (true, Ok(position)) = (fields.ignore_key_case && !field.exact, u32::try_from(all.len())) {
                    folded_names.entry(folded(name).collect()).or_insert(position);
                }
                all.push((name.clone(), index));
            }
        }
        let (factor, slots) = best_table(&all);
        Self { number, all: all.into(), slots, factor, folded: folded_names }
    }

    /// The field that has this name.
    pub(crate) fn find(&self, name: &str) -> Option<Named<'_>> {
        self.position(name).map(|position| self.at(position))
    }

    /// The field that has this name, which may have been `found` before.
    #[inline]
    pub(crate) fn find_again(&self, name: &str, found: Option<FoundName>) -> Option<Named<'_>> {
        match found {
            Some(found) if found.of == self.number => Some(self.at(found.name)),
            _ => self.find(name),
        }
    }

    /// The field that has this name, and how to find it again. The `expected` name is looked at first: most documents have their
    /// members in the order of the fields.
    pub(crate) fn look_up(&self, name: &str, expected: usize) -> Option<(usize, FoundName)> {
        if let Some((_, field)) = self.all.get(expected).filter(|(next, _)| *next == name) {
            return Some((*field, FoundName { of: self.number, name: u32::try_from(expected).ok()? }));
        }
        let position = self.position(name)?;
        Some((self.at(position).0, FoundName { of: self.number, name: position }))
    }

    fn at(&self, position: u32) -> Named<'_> {
        let (name, field) = &self.all[position as usize];
        (*field, name)
    }

    fn position(&self, name: &str) -> Option<u32> {
        let mask = self.slots.len() - 1;
        let mut slot = hash(name, self.factor) & mask;
        loop {
            let position = self.slots[slot]?;
            if self.all[position as usize].0 == name {
                return Some(position);
            }
            slot = (slot + 1) & mask;
        }
    }

    /// The field whose name is the same except for ASCII case, `_` and `-`, where the struct ignores these.
    pub(crate) fn find_folded(&self, name: &str) -> Option<Named<'_>> {
        self.folded.get(&folded(name).collect::<String>()).map(|position| self.at(*position))
    }
}

/// How many factors are tried.
const FACTORS: usize = 32;

/// The factor with which the fewest names share a slot, and the table that it gives.
fn best_table(names: &[(Text, usize)]) -> (usize, Box<[Option<u32>]>) {
    let factors = (0..FACTORS).map(|number| 0x9E37_79B1_usize.wrapping_mul(2 * number + 1));
    let mut best = (usize::MAX, 0, Box::default());
    for factor in factors {
        let (shared, slots) = table(names, factor);
        if shared < best.0 {
            best = (shared, factor, slots);
        }
        if shared == 0 {
            break;
        }
    }
    (best.1, best.2)
}

/// The table of these names, and how often a name had to take another slot than its own.
fn table(names: &[(Text, usize)], factor: usize) -> (usize, Box<[Option<u32>]>) {
    let mut slots = vec![None; (2 * names.len()).next_power_of_two()];
    let (mask, mut shared) = (slots.len() - 1, 0);
    for (number, (name, _)) in names.iter().enumerate() {
        let mut slot = hash(name, factor) & mask;
        while slots[slot].is_some() {
            shared += 1;
            slot = (slot + 1) & mask;
        }
        slots[slot] = u32::try_from(number).ok();
    }
    (shared, slots.into())
}

/// The hash of a few bytes. The table holds names that a type declares, so that nobody can choose them to collide.
fn hash(name: &str, factor: usize) -> usize {
    let bytes = name.as_bytes();
    let (Some(first), Some(last)) = (bytes.first(), bytes.last()) else { return 0 };
    let middle = bytes[bytes.len() / 2];
    let mixed = usize::from(*first) ^ usize::from(middle) << 8 ^ usize::from(*last) << 16 ^ bytes.len() << 20;
    mixed.wrapping_mul(factor) >> 12
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Field;
    use crate::schema::testing::{field, fields as schema_fields, string};

    fn found<'n>(names: &'n Names, name: &str) -> Option<(usize, &'n str)> {
        names.find(name).map(|(field, name)| (field, &**name))
    }

    #[test]
    fn each_name_finds_its_field() {
        let aliased = Field { names: vec!["b".into(), "c".into()], ..field("b", string()) };
        let fields = schema_fields(vec![field("a", string()), aliased, field("", string())]);
        let names = Names::of(&fields, 0);
        let table = [("a", Some(0)), ("b", Some(1)), ("c", Some(1)), ("", Some(2)), ("d", None), ("A", None)];
        for (name, position) in table {
            assert_eq!(found(&names, name), position.map(|position| (position, name)), "{name}");
        }
        assert!(Names::of(&schema_fields(Vec::new()), 0).all.is_empty());
    }

    #[test]
    fn so_does_each_of_many() {
        let list = (0..1000).map(|number| field(Box::leak(format!("f{number}").into_boxed_str()), string())).collect();
        let fields = schema_fields(list);
        let names = Names::of(&fields, 0);
        for number in 0..1000 {
            assert_eq!(found(&names, &format!("f{number}")).map(|(field, _)| field), Some(number));
        }
        assert!(found(&names, "f1000").is_none());
    }
}
