//! The names by which members find the fields of a struct.

use std::collections::{HashMap, HashSet};

use crate::constant::Text;
use crate::json::suggest::folded;
use crate::schema::Fields;

/// A field, by its position, and the name of it that was found.
pub(crate) type Named<'s> = (usize, &'s Text);

/// The fields of a struct by their names.
#[derive(Debug)]
pub(crate) struct Names {
    /// All names, in the order of the fields. One that two fields have is that of the first.
    all: Box<[(Text, usize)]>,
    /// For each of them, where in `all` the name is that follows in the alphabet; at the end the one that comes first.
    sorted: Box<[u32]>,
    table: Table,
    /// Those that `ignore_key_case` finds, by their names without case, `_` and `-`: where in `all` they are.
    folded: HashMap<String, u32>,
}

/// The search for the members of one object, one after the other. Most objects have their members in the order of the fields, and those of
/// a `Value` are sorted: so these two names are looked at first.
#[derive(Clone, Copy)]
pub(crate) struct Search<'n> {
    names: &'n Names,
    declared: u32,
    sorted: u32,
}

impl<'n> Search<'n> {
    /// The field that has this name.
    #[inline]
    pub(crate) fn find(&mut self, name: &str) -> Option<Named<'n>> {
        let Self { names, declared, sorted } = *self;
        let is = |position: u32| names.all.get(position as usize).is_some_and(|(known, _)| *known == name);
        let position = match declared {
            declared if is(declared) => declared,
            _ if is(sorted) => sorted,
            _ => names.table.position(name, &names.all)?,
        };
        *self = Self { names, declared: position + 1, sorted: names.sorted[position as usize] };
        let (name, field) = &names.all[position as usize];
        Some((*field, name))
    }
}

impl Names {
    pub(super) fn of(fields: &Fields) -> Self {
        let (mut all, mut known, mut folded_names) = (Vec::new(), HashSet::new(), HashMap::new());
        for (index, field) in fields.list.iter().enumerate() {
            for name in field.names.iter().filter(|name| known.insert(&***name)) {
                if let (true, Ok(position)) = (fields.ignore_key_case && !field.exact, u32::try_from(all.len())) {
                    folded_names.entry(folded(name).collect()).or_insert(position);
                }
                all.push((name.clone(), index));
            }
        }
        Self { sorted: sorted(&all), table: Table::best(&all), all: all.into(), folded: folded_names }
    }

    /// A search that begins with the first member of an object.
    #[inline]
    pub(crate) fn search(&self) -> Search<'_> {
        Search { names: self, declared: 0, sorted: self.sorted.last().copied().unwrap_or(0) }
    }

    /// The field whose name is the same except for ASCII case, `_` and `-`, where the struct ignores these.
    pub(crate) fn find_folded(&self, name: &str) -> Option<Named<'_>> {
        self.folded.get(&folded(name).collect::<String>()).map(|position| {
            let (name, field) = &self.all[*position as usize];
            (*field, name)
        })
    }
}

/// For each name, where the one is that follows in the alphabet; at the end the one that comes first.
fn sorted(names: &[(Text, usize)]) -> Box<[u32]> {
    let mut order: Vec<u32> = (0_u32..).take(names.len()).collect();
    order.sort_unstable_by_key(|position| &names[*position as usize].0);
    let mut sorted = vec![0; names.len() + 1];
    let mut before = names.len();
    for position in order {
        sorted[before] = position;
        before = position as usize;
    }
    sorted.into()
}

/// How many factors are tried at most.
const FACTORS: usize = 32;

/// How many names are put into tables to find the best factor: more than that costs more than it will save.
const TRIED: usize = 2048;

/// How many slots a name may be in: its own and those behind.
const NEAR: usize = 8;

/// Where in a list of names each of them is.
#[derive(Debug)]
struct Table {
    /// By the hash of a name, or in one of the slots behind: a power of two of them, half of which are empty at least.
    slots: Box<[Option<u32>]>,
    /// The factor of the hash, with which most names have a slot of their own.
    factor: usize,
    /// How often a name had to take another slot than its own.
    shared: usize,
    /// The names for which no slot near their own was left, as for most of `column_1` to `column_999`, where they are.
    others: HashMap<Text, u32>,
}

impl Table {
    /// The table with the factor with which the fewest names share a slot.
    fn best(names: &[(Text, usize)]) -> Self {
        let mut best = Self::of(names, 0);
        for number in 1..FACTORS {
            if best.shared == 0 || number * names.len() > TRIED {
                break;
            }
            let table = Self::of(names, number);
            best = if table.shared < best.shared { table } else { best };
        }
        best
    }

    fn of(names: &[(Text, usize)], number: usize) -> Self {
        let factor = 0x9E37_79B1_usize.wrapping_mul(2 * number + 1);
        let slots = vec![None; (2 * names.len()).next_power_of_two()].into();
        let mut table = Self { slots, factor, shared: 0, others: HashMap::new() };
        for (number, (name, _)) in (0..).zip(names) {
            let mut near = table.near(name);
            let taken = near.clone().take_while(|slot| table.slots[*slot].is_some()).count();
            table.shared += taken;
            match near.nth(taken) {
                Some(slot) => table.slots[slot] = Some(number),
                None => drop(table.others.insert(name.clone(), number)),
            }
        }
        table
    }

    /// The slots that a name may be in.
    fn near(&self, name: &str) -> impl Iterator<Item = usize> + Clone + use<> {
        let (own, mask) = (hash(name, self.factor), self.slots.len() - 1);
        (0..NEAR).map(move |behind| (own + behind) & mask)
    }

    fn position(&self, name: &str, names: &[(Text, usize)]) -> Option<u32> {
        for slot in self.near(name) {
            let position = self.slots[slot]?;
            if names[position as usize].0 == name {
                return Some(position);
            }
        }
        self.others.get(name).copied()
    }
}

/// The hash of a few bytes.
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
