//! Internally tagged enums: `{"tag": "name", …content}`.

use std::cell::Cell;

use super::content::{Behind, Beside};
use super::{
    Context, Enum, IssueCode, Items, Map, Members, Node, OwnedMembers, Received, Rules, Shape, Slot, Tag, Value,
    Variants, certain, missing_tag,
};
use crate::record::{Fields, Member};
use crate::source::{OtherKey, WithSource};

/// Reads the tag first, then the members beside it. They are read straight on where the tag comes first.
pub(super) fn object<'de, T: Variants, M: Members<'de>>(
    tag: &'static str,
    mut members: M,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<T>, M::Error> {
    let Some(first) = members.next_key()? else {
        missing_tag::<T>(tag, node, cx);
        return Ok(None);
    };
    if first == tag {
        let place = node.field(tag, Rules::NONE, false);
        let index = members.value::<Tag<T, false>>(&place, cx)?.value();
        let again = Cell::new(false);
        let mut after = AfterTag { members, tag, again: &again };
        let read = match index {
            Some(index) => T::content(index, Beside(after), &content_place(node), cx)?,
            None => {
                after.skip_rest()?;
                None
            }
        };
        if again.get() {
            duplicate(&place, cx);
        }
        return Ok(read);
    }
    let mut object = Map::new();
    let mut complete = true;
    let mut key = Some(first);
    while let Some(name) = key {
        let place = node.key(&name);
        match members.buffer(&place, cx)? {
            Some(value) => {
                if object.insert(name.clone(), value).is_some() {
                    cx.repeated(&place);
                }
            }
            None => complete = false,
        }
        key = members.next_key()?;
    }
    if !complete {
        return Ok(None);
    }
    let Some(value) = object.remove(tag) else {
        missing_tag::<T>(tag, node, cx);
        return Ok(None);
    };
    let place = node.field(tag, Rules::NONE, false);
    if cx.is_repeated(&place) {
        duplicate(&place, cx);
    }
    Ok(owned::<T>(tag, value, object, node, cx))
}

/// Reads a tag and the members beside it.
pub(super) fn owned<T: Variants>(
    tag: &'static str,
    value: Value,
    beside: Map<String, Value>,
    node: &Node<'_>,
    cx: &mut Context,
) -> Option<T> {
    let place = node.field(tag, Rules::NONE, false);
    let index = super::owned::read::<Tag<T, false>>(value, &place, cx).value()?;
    certain(T::content(index, Beside(OwnedMembers::new(beside)), &content_place(node), cx))
}

/// Reads a list whose first item is the tag, as serde does.
pub(super) fn list<'de, T: Variants, I: Items<'de>>(
    mut items: I,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<T>, I::Error> {
    let Some(tag) = items.next::<Tag<T, false>>(&node.position(0, Rules::NONE, false), cx)? else {
        cx.wrong_kind(node, Enum::<T>::FACTS, Received::List);
        return Ok(None);
    };
    let mut behind = Vec::new();
    let mut complete = true;
    for index in 1.. {
        match items.next_buffered(&node.position(index, Rules::NONE, false), cx)? {
            Some(Slot::Value(value)) => behind.push(value),
            Some(_) => complete = false,
            None => break,
        }
    }
    match tag.value() {
        Some(index) if complete => Ok(certain(T::content(index, Behind(behind), &content_place(node), cx))),
        _ => Ok(None),
    }
}

/// The content stands at the place of the enum, in serde's buffer.
fn content_place<'a>(node: &Node<'a>) -> Node<'a> {
    node.without_rules().buffered()
}

#[cold]
fn duplicate(place: &Node<'_>, cx: &mut Context) {
    cx.note_at(place, IssueCode::DuplicateField, |issue| issue.expected = "this member once".into());
}

/// The members behind the tag's, which must not come again.
struct AfterTag<'c, M> {
    members: M,
    tag: &'static str,
    /// Whether it did, where keys are read as text.
    again: &'c Cell<bool>,
}

impl<'de, M: Members<'de>> Members<'de> for AfterTag<'_, M> {
    type Error = M::Error;

    const VARIANT_LISTS: bool = M::VARIANT_LISTS;

    #[inline]
    fn next_field<F: Fields<N>, const N: usize>(&mut self, _: Option<&'static str>) -> Result<Member, M::Error> {
        self.members.next_field::<F, N>(Some(self.tag))
    }

    fn take_other(&mut self) -> OtherKey {
        self.members.take_other()
    }

    fn next_key(&mut self) -> Result<Option<String>, M::Error> {
        loop {
            let key = self.members.next_key()?;
            if key.as_deref() != Some(self.tag) {
                return Ok(key);
            }
            self.again.set(true);
            self.members.skip()?;
        }
    }

    #[inline]
    fn value<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, M::Error> {
        self.members.value::<Sh>(node, cx)
    }

    fn with_value<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<V::Out, M::Error> {
        self.members.with_value(reader, cx)
    }

    fn buffer(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Value>, M::Error> {
        self.members.buffer(node, cx)
    }

    fn skip(&mut self) -> Result<(), M::Error> {
        self.members.skip()
    }

    fn skip_rest(&mut self) -> Result<(), M::Error> {
        while self.next_key()?.is_some() {
            self.skip()?;
        }
        Ok(())
    }
}
