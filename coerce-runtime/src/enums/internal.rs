//! Internally tagged enums: `{"tag": "name", …content}`.

use super::content::{Behind, Beside};
use super::{
    Buffer, Context, Enum, IssueCode, Items, Map, Members, Node, OwnedMembers, Received, Rules, Shape, Slot, Tag,
    Value, Variants, certain, missing_tag,
};
use crate::number::kept;
use crate::source::owned::take_member;
use crate::source::whole;

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
        members.behind_tag(tag);
        let Some(index) = index else {
            members.skip_rest()?;
            return Ok(None);
        };
        return T::content(index, Beside(members), &content_place::<T>(index, node), cx);
    }
    let mut object = Map::new();
    let mut complete = true;
    let mut key = Some(first);
    while let Some(name) = key {
        complete &= whole::member(&mut object, name, &mut members, node, cx)?;
        key = members.next_key()?;
    }
    if !complete {
        return Ok(None);
    }
    let Some(value) = take_member(&mut object, tag) else {
        missing_tag::<T>(tag, node, cx);
        return Ok(None);
    };
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
    if cx.is_repeated(&place) {
        duplicate(&place, cx);
    }
    if kept::refuses_member(&beside, node, cx) {
        return None;
    }
    let index = super::owned::read::<Tag<T, false>>(value, &place, cx).value()?;
    certain(T::content(index, Beside(OwnedMembers::new(beside)), &content_place::<T>(index, node), cx))
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
            Some(Slot::Value(value)) => {
                let place = node.position(index, Rules::NONE, false);
                complete &= !kept::refuses(&value, &place, cx);
                behind.push(value);
            }
            Some(_) => complete = false,
            None => break,
        }
    }
    match tag.value() {
        Some(index) if complete => Ok(certain(T::content(index, Behind(behind), &content_place::<T>(index, node), cx))),
        _ => Ok(None),
    }
}

/// The content stands at the place of the enum, in serde's buffer: it is all members of it but the tag.
fn content_place<'a, T: Variants>(index: usize, node: &Node<'a>) -> Node<'a> {
    let variant = &T::TABLE.variants[index];
    node.with_rules(variant.rules).hiding(variant.sensitive).within(Buffer::Taken).without_tag()
}

#[cold]
fn duplicate(place: &Node<'_>, cx: &mut Context) {
    cx.note_at(place, IssueCode::DuplicateField, |issue| issue.expected = "this member once".into());
}
