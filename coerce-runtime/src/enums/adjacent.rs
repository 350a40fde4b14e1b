//! Adjacently tagged enums: `{"tag": "name", "content": content}`.

use super::content::{Held, Missing, ReadContent};
use super::{
    Buffer, Context, Enum, IssueCode, Items, Members, Node, Owned, PhantomData, Received, Rest, Rules, Shape, Slot,
    Tag, Value, Variants, certain, missing_tag,
};
use crate::number::kept;

/// What was found of the tag.
enum Found {
    Nothing,
    Tag(usize),
    /// It names no variant, which is noted.
    Unknown,
}

/// What was found of the content.
enum Content<T> {
    Nothing,
    /// It came before the tag.
    Whole(Value),
    Read(Option<T>),
}

/// Reads tag and content in any order.
pub(super) fn object<'de, T: Variants, M: Members<'de>>(
    tag: &'static str,
    content: &'static str,
    mut members: M,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<T>, M::Error> {
    let tag_place = node.field(tag, Rules::NONE, false);
    let mut found = Found::Nothing;
    let mut held = Content::Nothing;
    while let Some(key) = members.next_key()? {
        if key == tag {
            if !matches!(found, Found::Nothing) {
                duplicate(&tag_place, cx);
                members.skip()?;
                continue;
            }
            found = match members.value::<Tag<T, true>>(&tag_place, cx)?.value() {
                Some(index) => Found::Tag(index),
                None => Found::Unknown,
            };
            if let (&Found::Tag(index), Content::Whole(value)) = (&found, &mut held) {
                let read = from_value::<T>(index, content, value.take(), node, cx);
                if read.is_none() {
                    members.stop();
                }
                held = Content::Read(read);
            }
        } else if key == content {
            if !matches!(held, Content::Nothing) {
                duplicate(&node.field(content, Rules::NONE, false), cx);
                members.skip()?;
                continue;
            }
            held = read_content::<T, M>(&found, content, &mut members, node, cx)?;
        } else {
            if T::TABLE.deny_unknown {
                unknown(&key, [tag, content], node, cx);
            }
            members.skip()?;
        }
    }
    for place in [&tag_place, &node.field(content, Rules::NONE, false)] {
        if cx.is_repeated(place) {
            duplicate(place, cx);
        }
    }
    Ok(match (found, held) {
        (Found::Nothing, _) => {
            missing_tag::<T>(tag, node, cx);
            None
        }
        (Found::Tag(_), Content::Read(read)) => read,
        (Found::Unknown, _) | (Found::Tag(_), Content::Whole(_)) => None,
        (Found::Tag(index), Content::Nothing) => {
            certain(T::content(index, Missing, &node.field(content, Rules::NONE, false), cx))
        }
    })
}

/// Reads the content if it is known what it is, else takes it whole.
fn read_content<'de, T: Variants, M: Members<'de>>(
    found: &Found,
    content: &'static str,
    members: &mut M,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Content<T>, M::Error> {
    match *found {
        Found::Tag(index) => {
            let place = place::<T>(index, content, node);
            let reader = ReadContent { index, node: &place, variant: PhantomData };
            members.with_value(reader, cx).map(Content::Read)
        }
        Found::Unknown => {
            members.skip()?;
            Ok(Content::Read(None))
        }
        Found::Nothing => {
            let place = node.field(content, Rules::NONE, false);
            let whole = members.buffer(&place, cx)?.filter(|value| !kept::refuses(value, &place, cx));
            Ok(whole.map_or(Content::Read(None), Content::Whole))
        }
    }
}

/// Reads a list of the tag and the content, as serde does.
pub(super) fn list<'de, T: Variants, I: Items<'de>>(
    mut items: I,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<T>, I::Error> {
    let tag = items.next::<Tag<T, false>>(&node.position(0, Rules::NONE, false), cx)?;
    let read = match tag.and_then(Slot::value) {
        Some(index) => {
            let variant = &T::TABLE.variants[index];
            let place = node.position(1, variant.rules, variant.sensitive);
            items.with_next(ReadContent { index, node: &place, variant: PhantomData }, cx)?
        }
        None => items.next_buffered(&node.position(1, Rules::NONE, false), cx)?.map(|_| None),
    };
    if let (Some(read), 0) = (read, items.skip_rest()?) {
        return Ok(read);
    }
    // Nobody means a list of the tag and the content but serde.
    cx.wrong_kind(node, Enum::<T>::FACTS, Received::List);
    Ok(None)
}

/// Reads tag and content from the members that are no field's.
pub(super) fn flat<T: Variants>(
    tag: &'static str,
    content: &'static str,
    rest: &mut Rest,
    node: &Node<'_>,
    cx: &mut Context,
) -> Option<T> {
    let before = cx.failures();
    let read = certain(object(tag, content, rest.members_of([tag, content]), &node.within(Buffer::Taken), cx));
    read.filter(|_| cx.failures() == before)
}

/// Reads content that came before the tag: from serde's buffer.
fn from_value<T: Variants>(
    index: usize,
    content: &'static str,
    value: Value,
    node: &Node<'_>,
    cx: &mut Context,
) -> Option<T> {
    let place = place::<T>(index, content, node).within(Buffer::Taken);
    certain(T::content(index, Held(Owned(value)), &place, cx))
}

fn place<'a, T: Variants>(index: usize, content: &'static str, node: &'a Node<'a>) -> Node<'a> {
    let variant = &T::TABLE.variants[index];
    node.field(content, variant.rules, variant.sensitive)
}

#[cold]
fn duplicate(place: &Node<'_>, cx: &mut Context) {
    cx.note_at(place, IssueCode::DuplicateField, |issue| issue.expected = "this member once".into());
}

#[cold]
fn unknown(key: &str, known: [&'static str; 2], node: &Node<'_>, cx: &mut Context) {
    cx.note_at(&node.key(key), IssueCode::UnknownField, |issue| {
        issue.expected = crate::hint::one_of(known);
        issue.hint = crate::hint::did_you_mean(key, known).map(crate::hint::sentence);
    });
}
