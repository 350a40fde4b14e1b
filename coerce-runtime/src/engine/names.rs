//! The members that find their field when case, `_` and `-` are ignored.

use std::collections::HashMap;

use crate::plan::{Named, Names, Node};
use crate::schema::Fields;
use crate::tree::Member;

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
    pub(super) fn of(node: &'s Node, fields: &'s Fields, members: &[Member<'_>]) -> Self {
        let mut found = Self { exact: vec![false; fields.list.len()], ..Self::default() };
        let mut search = node.names().map(Names::search);
        for (index, member) in members.iter().enumerate().filter(|(_, member)| !member.is_claimed()) {
            let (Some(name), Some(search)) = (member.name(), &mut search) else { continue };
            if let Some((field, _)) = search.find(name) {
                found.exact[field] = true;
            } else if !fields.drop_keys.iter().any(|key| key == name) {
                found.add(index, node.names().and_then(|names| names.find_folded(name)));
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

    /// Returns whether the field comes by its exact name, too.
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
