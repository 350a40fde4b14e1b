//! Fields that are the members of an object.

use std::collections::VecDeque;

use serde_json::Value;

use super::faults::{one_too_many, repeated_tag, unknown};
use super::{FieldSource, Fields, Member, Table};
use crate::context::{Context, Earlier, Node};
use crate::error::IssueCode;
use crate::mode::Mode;
use crate::number::kept;
use crate::rest::Rest;
use crate::shape::{Facts, Shape};
use crate::slot::Slot;
use crate::source::{Members, OtherKey, owned};

/// Fields that are the members of an object.
pub(crate) struct Named<M> {
    members: M,
    /// What most structs have nothing of.
    beside: Option<Box<Beside>>,
}

/// What is kept of members that are no field's by name.
#[derive(Default)]
struct Beside {
    /// A member that `ignore_key_case` reads as the field just found: its own name, and its value if there was only one.
    folded: Option<(String, Option<Earlier>)>,
    /// The fields found by their exact names, where that matters.
    seen: Vec<u32>,
    /// The members that are fields but for their case, until all exact names are known.
    pending: VecDeque<(Member, String, Earlier)>,
    rest: Rest,
}

impl<M> Named<M> {
    #[inline]
    pub(crate) fn new(members: M) -> Self {
        Self { members, beside: None }
    }

    fn beside(&mut self) -> &mut Beside {
        self.beside.get_or_insert_default()
    }

    /// The next of those that are fields but for their case. An exact name wins over it; two of them are never guessed.
    #[cold]
    fn next_pending(&mut self, table: &'static Table, node: &Node<'_>, cx: &mut Context) -> Option<Member> {
        loop {
            let beside = self.beside();
            let (member, key, value) = beside.pending.pop_front()?;
            if beside.seen.contains(&member.index) {
                self.leave(table, member, key, value, node, cx);
                continue;
            }
            beside.seen.push(member.index);
            let before = beside.pending.len();
            beside.pending.retain(|(other, ..)| other.index != member.index);
            let only = beside.pending.len() == before;
            beside.folded = Some((key, only.then_some(value)));
            return Some(member);
        }
    }

    /// Deals with a member at hand that would be the field `found` but for its case, which has come by its exact name.
    fn leave(
        &mut self,
        table: &'static Table,
        found: Member,
        key: String,
        member: Earlier,
        node: &Node<'_>,
        cx: &mut Context,
    ) {
        if table.flatten {
            kept::refuses(&member.value, &node.key(&key), cx);
            self.beside().rest.push(key, member);
        } else if table.deny_unknown {
            one_too_many(node, &key, found, table, cx);
        }
    }
}

impl<'de, M: Members<'de>> Named<M> {
    /// Deals with a member that is no field's by name.
    #[cold]
    fn other(&mut self, table: &'static Table, node: &Node<'_>, cx: &mut Context) -> Result<(), M::Error> {
        match self.members.take_other() {
            OtherKey::Tag(tag) => {
                repeated_tag(tag, node, cx);
                self.members.skip()
            }
            OtherKey::Unknown(key) => self.unknown(table, key, node, cx),
            OtherKey::Unused => self.members.skip(),
        }
    }

    /// Deals with a member that is no field's, where that matters.
    fn unknown(
        &mut self,
        table: &'static Table,
        key: String,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<(), M::Error> {
        let safe = cx.mode == Mode::Safe;
        let place = node.key(&key);
        if safe && table.drop_keys.contains(&key.as_str()) {
            if let Some(value) = self.members.buffer(&place, cx)? {
                cx.removed(&place, &Facts::ANY, "drop_keys", value);
            }
            return Ok(());
        }
        let folded = if safe && table.ignore_key_case { table.find_folded(&key) } else { None };
        match folded {
            Some(member) => {
                if let Some(value) = self.members.buffer(&place, cx)? {
                    let value = Self::with_repeated(value, &place, cx);
                    self.beside().pending.push_back((member, key, value));
                }
            }
            None if table.flatten => {
                for earlier in cx.earlier(&place) {
                    self.beside().rest.push(key.clone(), earlier);
                }
                if let Some(value) = self.members.buffer(&place, cx)? {
                    kept::refuses(&value, &place, cx);
                    let value = Self::with_repeated(value, &place, cx);
                    self.beside().rest.push(key, value);
                }
            }
            None => {
                if table.deny_unknown {
                    unknown(node, &key, table, cx);
                }
                self.members.skip()?;
            }
        }
        Ok(())
    }

    /// A value with what came more than once inside it. Of members that are all here the next may have the same name.
    fn with_repeated(value: Value, place: &Node<'_>, cx: &mut Context) -> Earlier {
        let inside = if M::ALL { cx.take_repeated_inside(place) } else { cx.repeated_inside(place) };
        Earlier { value, inside }
    }

    /// Reads the member that `ignore_key_case` reads as this field, and says so.
    #[cold]
    fn folded<Sh: Shape>(key: &str, value: Option<Earlier>, node: &Node<'_>, cx: &mut Context) -> Slot<Sh::Out> {
        let Some(value) = value else {
            cx.note_at(node, IssueCode::DuplicateField, |issue| {
                issue.expected = "only one member that has this name but for case, `_` and `-`".into();
                issue.hint = Some(format!("{} is one of them", crate::show::Quoted(key)));
            });
            return Slot::Failed;
        };
        cx.moved(node, "ignore_key_case", key);
        cx.with_earlier(value.moved_to(node), |value, cx| owned::read::<Sh>(value, node, cx))
    }
}

impl<'de, M: Members<'de>> FieldSource<'de> for Named<M> {
    type Error = M::Error;

    const NAMED: bool = true;

    #[inline]
    fn next<F: Fields<N>, const N: usize>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Member, M::Error> {
        loop {
            let member = self.members.next_field::<F, N>()?;
            if member.index == Member::OTHER.index {
                self.other(F::TABLE, node, cx)?;
                continue;
            }
            if F::TABLE.ignore_key_case {
                if member.index == Member::END.index {
                    return Ok(self.next_pending(F::TABLE, node, cx).unwrap_or(Member::END));
                }
                let seen = &mut self.beside().seen;
                if !seen.contains(&member.index) {
                    seen.push(member.index);
                }
            }
            return Ok(member);
        }
    }

    #[inline]
    fn at_once<F: Fields<N>, const N: usize, Sh: Shape>(&mut self) -> Option<Sh::Out> {
        if F::TABLE.ignore_key_case { None } else { self.members.at_once::<Sh>() }
    }

    #[inline]
    fn fill<F: Fields<N>, const N: usize, Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<(), M::Error> {
        if F::TABLE.ignore_key_case {
            if let Some((key, value)) = self.beside().folded.take() {
                *slot = Self::folded::<Sh>(&key, value, node, cx);
                return Ok(());
            }
        }
        self.members.fill::<Sh>(slot, node, cx)
    }

    #[inline]
    fn skip(&mut self) -> Result<(), M::Error> {
        self.members.skip()
    }

    fn rest(&mut self) -> &mut Rest {
        &mut self.beside().rest
    }

    fn found(&self) -> usize {
        0
    }
}
