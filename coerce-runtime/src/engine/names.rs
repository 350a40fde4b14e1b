//! The names by which members find the fields of a struct. Most members come in the order of the fields, so that one look suffices;
//! for the others there is a table, made once for each struct that a walk needs it for.

use std::collections::HashMap;
use std::ptr;
use std::rc::Rc;

use crate::constant::Text;
use crate::json::suggest::folded;
use crate::schema::Fields;
use crate::tree::Member;

/// How many fields are looked at one by one.
const FEW: usize = 16;

/// A field, by its position, and the name of it that was found.
pub(super) type Named<'s> = (usize, &'s Text);

/// The tables that a walk has made.
#[derive(Default)]
pub(super) struct Names<'s>(HashMap<*const Fields, Rc<Table<'s>>>);

/// The fields of a struct by their names.
struct Table<'s> {
    exact: HashMap<&'s str, Named<'s>>,
    /// Those that `ignore_key_case` finds, by their names without case, `_` and `-`.
    folded: HashMap<String, Named<'s>>,
}

impl<'s> Table<'s> {
    fn of(fields: &'s Fields) -> Self {
        let (mut exact, mut by_folded) = (HashMap::new(), HashMap::new());
        for (index, field) in fields.list.iter().enumerate() {
            for name in field.names.iter() {
                exact.entry(&**name).or_insert((index, name));
                if fields.ignore_key_case && !field.exact {
                    by_folded.entry(folded(name).collect()).or_insert((index, name));
                }
            }
        }
        Self { exact, folded: by_folded }
    }
}

impl<'s> Names<'s> {
    fn table(&mut self, fields: &'s Fields) -> &Rc<Table<'s>> {
        self.0.entry(ptr::from_ref(fields)).or_insert_with(|| Rc::new(Table::of(fields)))
    }

    /// The field that has this name. The one that is `expected` next is looked at first.
    pub(super) fn find(&mut self, fields: &'s Fields, name: &str, expected: usize) -> Option<Named<'s>> {
        if fields.list.len() <= FEW {
            return fields.find(name, expected);
        }
        let next = fields.list.get(expected).and_then(|field| field.names.iter().find(|known| *known == name));
        next.map(|known| (expected, known)).or_else(|| self.table(fields).exact.get(name).copied())
    }

    /// The field whose name is the same except for ASCII case, `_` and `-`, where the struct ignores these.
    fn find_folded(&mut self, fields: &'s Fields, name: &str) -> Option<Named<'s>> {
        self.table(fields).folded.get(&folded(name).collect::<String>()).copied()
    }
}

/// The members of one object that have no exact name of a field, where the struct ignores case, `_` and `-`.
#[derive(Default)]
pub(super) struct Folded<'s> {
    /// The fields that come by their exact names.
    exact: Vec<bool>,
    /// The fields that these members are, by their positions.
    fields: HashMap<usize, Named<'s>>,
    /// Those of them that each field has: how many, and the first.
    members: HashMap<usize, (usize, usize)>,
}

impl<'s> Folded<'s> {
    /// Looks at each member that nobody has claimed and that is not dropped.
    pub(super) fn of(names: &mut Names<'s>, fields: &'s Fields, members: &[Member<'_>]) -> Self {
        let mut found = Self { exact: vec![false; fields.list.len()], ..Self::default() };
        for (index, member) in members.iter().enumerate().filter(|(_, member)| !member.is_claimed()) {
            let Some(name) = member.name() else { continue };
            if let Some((field, _)) = names.find(fields, name, index) {
                found.exact[field] = true;
            } else if !fields.drop_keys.iter().any(|key| key == name) {
                found.add(index, names.find_folded(fields, name));
            }
        }
        found
    }

    fn add(&mut self, index: usize, named: Option<Named<'s>>) {
        if let Some((field, name)) = named {
            self.fields.insert(index, (field, name));
            self.members.entry(field).or_insert((0, index)).0 += 1;
        }
    }

    /// The field that the member at this position is.
    pub(super) fn field(&self, index: usize) -> Option<Named<'s>> {
        self.fields.get(&index).copied()
    }

    /// Whether the field comes by its exact name, too.
    pub(super) fn is_exact(&self, field: usize) -> bool {
        self.exact.get(field).is_some_and(|exact| *exact)
    }

    /// How many members are this field.
    pub(super) fn count(&self, field: usize) -> usize {
        self.members.get(&field).map_or(0, |(count, _)| *count)
    }

    /// The first member that is this field.
    pub(super) fn first(&self, field: usize) -> Option<usize> {
        self.members.get(&field).map(|(_, first)| *first)
    }
}
