//! What serde reads the variants of an enum from: a little more here and a little less there than the structs that they look
//! like.

use std::borrow::Cow;
use std::marker::PhantomData;

use super::{Context, IssueCode, Items, Kinds, Layer, Members, Node, Outline, Received, Shape, Tagging, Variants};
use crate::context::Buffer;
use crate::record::{Fields, Record, Tuple};

/// How the `N`-th variant of an enum is told from the others.
const fn tagging<T: Variants, const N: usize>() -> Tagging {
    if T::TABLE.variants[N].untagged { Tagging::Untagged } else { T::TABLE.tagging }
}

/// The shape of a unit variant's content: `null`, or nothing.
///
/// In serde's buffer an empty object is that too, if the variant is externally tagged.
pub struct UnitVariant<T, const N: usize>(PhantomData<T>);

impl<T: Variants, const N: usize> Shape for UnitVariant<T, N> {
    type Out = ();

    const KINDS: Kinds = Kinds::NULL;

    fn expected() -> Cow<'static, str> {
        "null".into()
    }

    fn absent() -> Option<()> {
        Some(())
    }

    #[inline]
    fn null(_: &Node<'_>, _: &mut Context) -> Option<()> {
        Some(())
    }

    fn object<'de, M: Members<'de>>(mut members: M, node: &Node<'_>, cx: &mut Context) -> Result<Option<()>, M::Error> {
        let first = members.next_key()?;
        if first.is_none() && node.buffer == Buffer::Taken && tagging::<T, N>() == Tagging::External {
            return Ok(Some(()));
        }
        if first.is_some() {
            members.skip()?;
            members.skip_rest()?;
        }
        cx.wrong_kind(node, Self::FACTS, Received::Object);
        Ok(None)
    }
}

/// The shape of a tuple variant's content.
///
/// `serde_json` does not read an empty list from a `Value`, if the variant is externally tagged.
pub struct TupleVariant<T, const N: usize>(PhantomData<T>);

impl<T: Variants + Fields<N>, const N: usize> Shape for TupleVariant<T, N> {
    type Out = T;

    const KINDS: Kinds = Tuple::<T, N>::KINDS;
    const LEAF: bool = Tuple::<T, N>::LEAF;
    const LAYERS: Option<&'static Layer> = Tuple::<T, N>::LAYERS;

    fn expected() -> Cow<'static, str> {
        Tuple::<T, N>::expected()
    }

    fn describe(outline: &mut Outline) {
        Tuple::<T, N>::describe(outline);
    }

    #[inline]
    fn list<'de, I: Items<'de>>(items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, I::Error> {
        let refuses_empty = !I::PARSED && tagging::<T, N>() == Tagging::External;
        let refused = refuses_empty && !node.is_buffered() && items.size_hint() == Some(0);
        let read = Tuple::<T, N>::list(items, node, cx)?;
        if refused && read.is_some() {
            empty(node, cx);
            return Ok(None);
        }
        Ok(read)
    }
}

#[cold]
#[inline(never)]
fn empty(node: &Node<'_>, cx: &mut Context) {
    cx.note_at(node, IssueCode::InvalidLength, |issue| {
        issue.expected = "a list that is not empty, as serde has it for tuple variants".into();
        issue.received = Some("an empty list".to_owned());
    });
}

/// The shape of a struct variant's content.
///
/// serde reads it from a list where the enum is internally tagged, and where it is externally tagged but not in a `Value`.
pub struct StructVariant<T, const N: usize>(PhantomData<T>);

impl<T: Variants + Fields<N>, const N: usize> StructVariant<T, N> {
    const LISTS: bool = matches!(tagging::<T, N>(), Tagging::External | Tagging::Internal { .. });
}

impl<T: Variants + Fields<N>, const N: usize> Shape for StructVariant<T, N> {
    type Out = T;

    const KINDS: Kinds = if Self::LISTS { Record::<T, N>::KINDS } else { Kinds::OBJECT };
    const NATURAL: Kinds = Kinds::OBJECT;
    const LEAF: bool = Record::<T, N>::LEAF;
    const ANY: bool = matches!(tagging::<T, N>(), Tagging::Adjacent { .. });
    const LAYERS: Option<&'static Layer> = Record::<T, N>::LAYERS;

    fn expected() -> Cow<'static, str> {
        Record::<T, N>::expected()
    }

    fn describe(outline: &mut Outline) {
        Record::<T, N>::describe(outline);
    }

    #[inline]
    fn list<'de, I: Items<'de>>(mut items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, I::Error> {
        let here = I::PARSED || node.is_buffered() || tagging::<T, N>() != Tagging::External;
        if Self::LISTS && here {
            return Record::<T, N>::list(items, node, cx);
        }
        cx.wrong_kind(node, Self::FACTS, Received::List);
        items.skip_rest()?;
        Ok(None)
    }

    #[inline]
    fn object<'de, M: Members<'de>>(members: M, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, M::Error> {
        Record::<T, N>::object(members, node, cx)
    }
}
