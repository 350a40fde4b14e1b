//! The members that find their field when case, `_` and `-` are ignored.

use std::borrow::Cow;

use crate::plan::{Named, Node};
use crate::schema::Fields;
use crate::tree::{Member, Tree};

/// The members of one object that have no exact name of a field, where the struct ignores case, `_` and `-`.
pub(super) struct Folded<'s> {
    /// The field that each member is, by its position, if it is one.
    pub(super) fields: Vec<Option<Named<'s>>>,
    /// How each field comes.
    pub(super) comes: Vec<Comes>,
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
        let Some(names) = node.names() else { return found };
        let mut search = names.search();
        for (index, member) in members.iter().enumerate().filter(|(_, member)| !member.is_claimed()) {
            let Some(name) = member.name() else { continue };
            if let Some((field, _)) = search.find(name) {
                found.comes[field].exact = true;
            } else if !fields.drop_keys.iter().any(|key| key == name) {
                found.fields[index] = names.find_folded(name);
                if let Some((field, _)) = found.fields[index] {
                    let comes = &mut found.comes[field];
                    comes.folded += 1;
                    comes.first = comes.first.or(Some(index));
                }
            }
        }
        found
    }

    /// The name of the one member that would be read as the field.
    pub(super) fn only<'t>(&self, field: usize, tree: &'t Tree<'_>) -> Option<Cow<'t, str>> {
        let (Tree::Object(members), comes) = (tree, self.comes.get(field)?) else { return None };
        let only = comes.first.filter(|_| comes.folded == 1)?;
        members.get(only).map(|member| member.key.shown())
    }
}
