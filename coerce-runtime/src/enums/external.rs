//! Externally tagged enums: `{"name": content}`, or `"name"` for a unit variant.

use super::content::{Bare, Held, ReadContent};
use super::{
    Buffer, Context, IssueCode, Members, Node, Owned, PhantomData, Rest, Variants, certain, expected, find, no_variant,
    unknown_member,
};

/// Reads a bare name.
#[inline]
pub(super) fn bare<T: Variants>(name: &str, node: &Node<'_>, cx: &mut Context) -> Option<T> {
    let Some(index) = find::<T>(name) else {
        no_variant::<T>(name, node, cx);
        return None;
    };
    certain(T::content(index, Bare(name), node, cx))
}

/// Reads an object whose one member is named after the variant.
pub(super) fn object<'de, T: Variants, M: Members<'de>>(
    mut members: M,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<T>, M::Error> {
    let Some(name) = members.next_key()? else {
        not_one_member::<T>("an empty object", node, cx);
        return Ok(None);
    };
    let Some(index) = find::<T>(&name) else {
        unknown_member::<T>(&name, node, cx);
        members.skip()?;
        members.skip_rest()?;
        return Ok(None);
    };
    let place = place::<T>(index, &name, node);
    let reader = ReadContent { index, node: &place, variant: PhantomData };
    let read = members.with_value(reader, cx)?;
    if members.next_key()?.is_none() && !cx.is_repeated(&node.key(&name)) {
        return Ok(read);
    }
    not_one_member::<T>("an object with several members", node, cx);
    members.skip()?;
    members.skip_rest()?;
    Ok(None)
}

/// Reads the first member that is named after a variant.
pub(super) fn flat<T: Variants>(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<T> {
    let Some((name, content)) = rest.take_first(|key| T::find(key).is_some()) else {
        missing_variant::<T>(node, cx);
        return None;
    };
    let index = find::<T>(&name)?;
    let place = place::<T>(index, &name, node).within(Buffer::Taken);
    certain(cx.with_earlier(content, |value, cx| T::content(index, Held(Owned(value)), &place, cx)))
}

/// The place of the content.
fn place<'a, T: Variants>(index: usize, name: &str, node: &'a Node<'a>) -> Node<'a> {
    let variant = &T::TABLE.variants[index];
    let known = variant.names.iter().copied().find(|&known| known == name).unwrap_or(variant.name);
    node.field(known, variant.rules, variant.sensitive)
}

#[cold]
#[inline(never)]
fn not_one_member<T: Variants>(received: &str, node: &Node<'_>, cx: &mut Context) {
    cx.note_at(node, IssueCode::InvalidValue, |issue| {
        issue.expected = expected(T::TABLE);
        issue.received = Some(received.to_owned());
    });
}

#[cold]
fn missing_variant<T: Variants>(node: &Node<'_>, cx: &mut Context) {
    cx.note_at(node, IssueCode::MissingTag, |issue| {
        issue.expected = format!("a member named {}", crate::hint::one_of(T::TABLE.names())).into();
    });
}
