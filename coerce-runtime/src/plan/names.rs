//! The names by which members find the fields of a struct.

use std::collections::HashMap;

use crate::constant::Text;
use crate::json::suggest::folded;
use crate::schema::Fields;

/// A field, by its position, and the name of it that was found.
pub(crate) type Named<'s> = (usize, &'s Text);

/// The fields of a struct by their names.
#[derive(Debug)]
pub(crate) struct Names {
    /// By the hash of a name, where in `all` it is, or in one of the slots behind: a power of two of them, half of which are empty at
    /// least.
    slots: Box<[Option<u32>]>,
    /// The names, each as the position of its field and its own among those of the field.
    all: Box<[(usize, usize)]>,
    /// Those that `ignore_key_case` finds, by their names without case, `_` and `-`.
    folded: HashMap<String, (usize, usize)>,
}

impl Names {
    pub(super) fn of(fields: &Fields) -> Self {
        let each = fields.list.iter().enumerate();
        let all: Box<[_]> =
            each.flat_map(|(field, declared)| (0..declared.names.len()).map(move |name| (field, name))).collect();
        let mut names =
            Self { slots: vec![None; (2 * all.len()).next_power_of_two()].into(), all, folded: HashMap::new() };
        for (number, (field, name)) in names.all.iter().enumerate() {
            let declared = &fields.list[*field];
            let text = &declared.names[*name];
            let mut slot = names.first_slot(text);
            while names.slots[slot].is_some() {
                slot = names.slot_behind(slot);
            }
            names.slots[slot] = u32::try_from(number).ok();
            if fields.ignore_key_case && !declared.exact {
                names.folded.entry(folded(text).collect()).or_insert((*field, *name));
            }
        }
        names
    }

    fn first_slot(&self, name: &str) -> usize {
        hash(name) & (self.slots.len() - 1)
    }

    fn slot_behind(&self, slot: usize) -> usize {
        (slot + 1) & (self.slots.len() - 1)
    }

    /// The field that has this name. The one that is `expected` next is looked at first: most documents have their members in the order
    /// of the fields.
    pub(crate) fn find<'s>(&self, fields: &'s Fields, name: &str, expected: usize) -> Option<Named<'s>> {
        let next = fields.list.get(expected).and_then(|field| field.names.first());
        if let Some(next) = next.filter(|next| *next == name) {
            return Some((expected, next));
        }
        let mut slot = self.first_slot(name);
        loop {
            let (field, position) = self.all[self.slots[slot]? as usize];
            let found = &fields.list[field].names[position];
            if found == name {
                return Some((field, found));
            }
            slot = self.slot_behind(slot);
        }
    }

    /// The field whose name is the same except for ASCII case, `_` and `-`, where the struct ignores these.
    pub(crate) fn find_folded<'s>(&self, fields: &'s Fields, name: &str) -> Option<Named<'s>> {
        let (field, position) = *self.folded.get(&folded(name).collect::<String>())?;
        Some((field, &fields.list[field].names[position]))
    }
}

/// A hash of a few bytes. The table holds names that a type declares, so that nobody can choose them to collide.
fn hash(name: &str) -> usize {
    let bytes = name.as_bytes();
    let (Some(first), Some(last)) = (bytes.first(), bytes.last()) else { return 0 };
    let middle = bytes[bytes.len() / 2];
    let mixed = bytes.len() ^ usize::from(*first) << 4 ^ usize::from(middle) << 8 ^ usize::from(*last) << 12;
    mixed.wrapping_mul(0x9E37_79B1) >> 12
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Field;
    use crate::schema::testing::{field, fields as schema_fields, many, string};

    fn found<'s>(names: &Names, fields: &'s Fields, name: &str) -> Option<(usize, &'s str)> {
        names.find(fields, name, 1).map(|(field, name)| (field, &**name))
    }

    #[test]
    fn each_name_finds_its_field() {
        let aliased = Field { names: many(vec!["b".into(), "c".into()]), ..field("b", string()) };
        let fields = schema_fields(vec![field("a", string()), aliased, field("", string())]);
        let names = Names::of(&fields);
        let table = [("a", Some(0)), ("b", Some(1)), ("c", Some(1)), ("", Some(2)), ("d", None), ("A", None)];
        for (name, position) in table {
            assert_eq!(found(&names, &fields, name), position.map(|position| (position, name)), "{name}");
        }
        assert!(Names::of(&schema_fields(Vec::new())).all.is_empty());
    }

    #[test]
    fn so_does_each_of_many() {
        let list = (0..1000).map(|number| field(Box::leak(format!("f{number}").into_boxed_str()), string())).collect();
        let fields = schema_fields(list);
        let names = Names::of(&fields);
        for number in 0..1000 {
            assert_eq!(found(&names, &fields, &format!("f{number}")).map(|(field, _)| field), Some(number));
        }
        assert!(found(&names, &fields, "f1000").is_none());
    }
}
