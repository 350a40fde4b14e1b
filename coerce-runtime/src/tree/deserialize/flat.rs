//! The members that a flattened field reads.

use std::cell::Cell;

use crate::tree::Member;

/// The members of an object that are there for a flattened field. A struct or an enum takes out what it reads, as in serde, and
/// everything else leaves the members where they are.
#[derive(Debug)]
pub struct Flat<'t, 'a> {
    members: &'t [Member<'a>],
    /// Which of them are still there.
    left: Vec<Cell<bool>>,
    /// The names that were asked for last.
    asked: Cell<&'static [&'static str]>,
}

impl<'t, 'a> Flat<'t, 'a> {
    /// Those among `members` that nobody has claimed, or that one of the claimants from `since` on has.
    pub fn new(members: &'t [Member<'a>], since: u32) -> Self {
        let is_left = |member: &Member<'_>| !member.is_claimed() || member.claimed >= since;
        let left = members.iter().map(|member| Cell::new(is_left(member))).collect();
        Self { members, left, asked: Cell::new(&[]) }
    }

    /// Returns whether each member is still there.
    pub fn left(&self) -> Vec<bool> {
        self.left.iter().map(Cell::get).collect()
    }

    /// Takes out the others of the names that were asked for: what reads them has stopped before.
    pub fn take_asked(&self) {
        let mut at = 0;
        while self.next(&mut at, Some(self.asked.get())).is_some() {}
    }

    /// The next member from the place `at` on, which becomes that behind it. One that is asked for by name is taken out.
    pub(super) fn next(&self, at: &mut usize, names: Option<&'static [&'static str]>) -> Option<&'t Member<'a>> {
        self.asked.set(names.unwrap_or_default());
        while let (Some(member), Some(left)) = (self.members.get(*at), self.left.get(*at)) {
            *at += 1;
            let is_asked_for = names.is_none_or(|names| member.name().is_some_and(|name| names.contains(&name)));
            if left.get() && is_asked_for {
                left.set(names.is_none());
                return Some(member);
            }
        }
        None
    }
}
