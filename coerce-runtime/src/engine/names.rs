//! The members that find their field when case, `_` and `-` are ignored.

use crate::plan::{Named, Names, Node};
use crate::schema::Fields;
use crate::tree::Member;

/// The members of one object that have no exact name of a field, where the struct ignores case, `_` and `-`.
pub(super) struct Folded<'s> {
    /// The field that each member is, by its position, if it is one.
    fields: Vec<Option<Named<'s>>>,
    /// How each field comes.
    comes: Vec<Comes>,
}

/// How a field comes.
#[derive(Clone, Copy, Default)]
pub(super) struct Comes {
    /// True if a member has its exact name.
    pub(super) exact: bool,
    /// How many members have another that is the same when folded.
    pub(super) folded: usize,
    /// The first of these.
    pub(super) first: Option<usize>,
}

impl<'s> Folded<'s> {
    /// Looks at each member that nobody has claimed and that is not dropped.
    pub(super) fn of(node: &'s Node, fields: &'s Fields, members: &[Member<'_>]) -> Self {
        let mut found = Self { fields: vec![None; members.len()], comes: vec![Comes::default(); fields.list.len()] };
        let mut search = node.names().map(Names::search);
        for (index, member) in members.iter().enumerate().filter(|(_, member)| !member.is_claimed()) {
            let (Some(name), Some(search)) = (member.name(), &mut search) else { continue };
            if let Some((field, _)) = search.find(name) {
                found.comes[field].exact = true;
            } else if !fields.drop_keys.iter().any(|key| key == name) {
                found.add(index, node.names().and_then(|names| names.find_folded(name)));
            }
        }
        found
    }

    fn add(&mut self, index: usize, named: Option<Named<'s>>) {
        self.fields[index] = named;
        if let Some((field, _)) = named {
            let comes = &mut self.comes[field];
            comes.folded += 1;
            comes.first = comes.first.or(Some(index));
        }
    }

    /// The field that the member at this position is.
    pub(super) fn field(&self, index: usize) -> Option<Named<'s>> {
        self.fields.get(index).copied().flatten()
    }

    /// How a field comes.
    pub(super) fn comes(&self, field: usize) -> Comes {
        self.comes.get(field).copied().unwrap_or_default()
    }
}
