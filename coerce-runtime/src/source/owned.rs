//! The source that is a `serde_json::Value` at hand. Nothing stops it: a mismatch in one field leaves the others.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::mem::ManuallyDrop;
use std::vec;

use serde_json::{Map, Number, Value, map};

use super::{Items, Members, OtherKey, Source, WithSource};
use crate::context::{Context, Node};
use crate::kind::Kind;
use crate::number::{KEEPS_TEXT, Num, kept};
use crate::record::{Fields, Member};
use crate::repair;
use crate::shape::{Shape, ruled_kinds};
use crate::slot::Slot;

/// A value at hand.
pub(crate) struct Owned(pub(crate) Value);

impl Source<'_> for Owned {
    type Error = Infallible;

    #[inline]
    fn read<Sh: Shape>(self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, Infallible> {
        Ok(read::<Sh>(self.0, node, cx))
    }

    #[inline]
    fn buffer(self, _: &Node<'_>, _: &mut Context) -> Result<Option<Value>, Infallible> {
        Ok(Some(self.0))
    }
}

/// Reads `value`, the rules of its place included.
#[inline]
pub(crate) fn read<Sh: Shape + ?Sized>(value: Value, node: &Node<'_>, cx: &mut Context) -> Slot<Sh::Out> {
    let ruled = ruled_kinds::<Sh>(node);
    if Sh::WHOLE {
        return read_whole::<Sh>(value, node, cx);
    }
    // Kinds that the type does not take are left to the cold path, so that this one is small.
    let direct = |kind| Sh::KINDS.has(kind) && !ruled.has(kind);
    let fits = node.depth < cx.limits.depth;
    match value {
        Value::Null if direct(Kind::Null) => Sh::null(node, cx).into(),
        Value::Bool(value) if direct(Kind::Bool) => Sh::boolean(value, node, cx).into(),
        Value::Number(ref value) if direct(Kind::of_number(value)) => number::<Sh>(value, node, cx).into(),
        Value::String(text) if direct(Kind::String) || is_taken_word::<Sh>(&text, node) => {
            Sh::string(text, node, cx).into()
        }
        Value::Array(list) if direct(Kind::List) && fits => {
            certain(Slot::of(Sh::list(OwnedItems(list.into_iter()), node, cx)))
        }
        Value::Object(object) if direct(Kind::Object) && fits => {
            certain(Slot::of(Sh::object(OwnedMembers::new(object), node, cx)))
        }
        value => read_whole::<Sh>(value, node, cx),
    }
}

/// Reads a value that rules fire on, one of a kind that the type does not take, one that is nested too deeply, or one of a
/// type that is not read by kind.
#[inline(never)]
fn read_whole<Sh: Shape + ?Sized>(value: Value, node: &Node<'_>, cx: &mut Context) -> Slot<Sh::Out> {
    if ruled_kinds::<Sh>(node).has(Kind::of(&value)) {
        return repair::read::<Sh>(value, node, cx);
    }
    Sh::take(value, node, cx).into()
}

/// Whether `text` is a word that the type takes as it is, and no rule may act on it for all that.
#[inline]
pub(crate) fn is_taken_word<Sh: Shape + ?Sized>(text: &str, node: &Node<'_>) -> bool {
    !Sh::WORDS.is_empty() && !node.rules.eager && Sh::takes_word(text)
}

/// Hands `value` to the method of its kind.
#[inline]
pub(crate) fn by_kind<Sh: Shape + ?Sized>(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<Sh::Out> {
    match value {
        Value::Null => Sh::null(node, cx),
        Value::Bool(value) => Sh::boolean(value, node, cx),
        Value::Number(value) => number::<Sh>(&value, node, cx),
        Value::String(value) => Sh::string(value, node, cx),
        Value::Array(_) | Value::Object(_) if node.depth >= cx.limits.depth => {
            cx.too_deep(node);
            None
        }
        Value::Array(list) => certain(Sh::list(OwnedItems(list.into_iter()), node, cx)),
        Value::Object(object) => certain(Sh::object(OwnedMembers::new(object), node, cx)),
    }
}

#[inline]
fn number<Sh: Shape + ?Sized>(number: &Number, node: &Node<'_>, cx: &mut Context) -> Option<Sh::Out> {
    if KEEPS_TEXT { kept::read::<Sh>(number, node, cx) } else { Sh::number(Num::of(number), node, cx) }
}

/// Whether `value` has at most `levels` levels of lists and objects.
pub(crate) fn is_within(value: &Value, levels: usize) -> bool {
    match value {
        Value::Array(list) => levels > 0 && list.iter().all(|item| is_within(item, levels - 1)),
        Value::Object(object) => levels > 0 && object.values().all(|member| is_within(member, levels - 1)),
        _ => true,
    }
}

/// Whether objects keep the order of their members, because some crate of the build switched on `serde_json/preserve_order`.
/// A map that does is larger than one that does not.
const KEEPS_ORDER: bool = size_of::<Map<String, Value>>() > size_of::<BTreeMap<String, Value>>();

/// Takes a member out of an object and leaves the others in their order, which `Map::remove` does not.
pub(crate) fn take_member(object: &mut Map<String, Value>, name: &str) -> Option<Value> {
    if !KEEPS_ORDER {
        return object.remove(name);
    }
    let mut taken = None;
    object.retain(|key, value| {
        let is_other = key != name;
        if !is_other {
            taken = Some(value.take());
        }
        is_other
    });
    taken
}

/// A result that can't be an error.
#[inline]
pub(crate) fn certain<T>(result: Result<T, Infallible>) -> T {
    match result {
        Ok(value) => value,
        Err(never) => match never {},
    }
}

/// The items of a list at hand.
pub(crate) struct OwnedItems(vec::IntoIter<Value>);

impl Items<'_> for OwnedItems {
    type Error = Infallible;

    const PARSED: bool = false;

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }

    #[inline]
    fn at_once<Sh: Shape>(&mut self) -> Option<Sh::Out> {
        let item = Sh::at_once(self.0.as_mut_slice().first_mut()?)?;
        // It is read, and holds no memory any more.
        self.0.next().map(ManuallyDrop::new);
        Some(item)
    }

    #[inline]
    fn next<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Slot<Sh::Out>>, Infallible> {
        Ok(self.0.next().map(|value| read::<Sh>(value, node, cx)))
    }

    #[inline]
    fn with_next<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<Option<V::Out>, Infallible> {
        self.0.next().map(|value| reader.read(Owned(value), cx)).transpose()
    }

    #[inline]
    fn next_buffered(&mut self, _: &Node<'_>, _: &mut Context) -> Result<Option<Slot<Value>>, Infallible> {
        Ok(self.0.next().map(Slot::Value))
    }

    #[inline]
    fn skip_rest(&mut self) -> Result<usize, Infallible> {
        let left = self.0.len();
        self.0 = Vec::new().into_iter();
        Ok(left)
    }
}

/// A value that is read where it is, so that a scalar is never moved. What holds no memory is not dropped.
struct Held(ManuallyDrop<Value>);

impl Held {
    #[inline]
    fn new(value: Value) -> Self {
        Self(ManuallyDrop::new(value))
    }

    #[inline]
    fn take(&mut self) -> Value {
        self.0.take()
    }

    #[inline]
    fn clear(&mut self) {
        let holds_memory = match *self.0 {
            Value::Null | Value::Bool(_) => false,
            Value::Number(_) => KEEPS_TEXT,
            Value::String(_) | Value::Array(_) | Value::Object(_) => true,
        };
        if holds_memory {
            discard(self.take());
        }
    }
}

impl Drop for Held {
    #[inline]
    fn drop(&mut self) {
        self.clear();
    }
}

#[cold]
#[inline(never)]
fn discard(value: Value) {
    drop(value);
}

/// The members of an object at hand.
pub(crate) struct OwnedMembers {
    members: map::IntoIter,
    /// The value of the key just read.
    value: Held,
    /// The key just read, where it is no field's.
    other: OtherKey,
}

impl OwnedMembers {
    /// The next member. What was not read of the one before is dropped first, so that its room can be used.
    #[inline]
    fn next(&mut self) -> Option<(String, Value)> {
        self.value.clear();
        self.members.next()
    }

    #[inline]
    pub(crate) fn new(object: Map<String, Value>) -> Self {
        Self { members: object.into_iter(), value: Held::new(Value::Null), other: OtherKey::Unused }
    }
}

impl Members<'_> for OwnedMembers {
    type Error = Infallible;

    const ALL: bool = false;

    #[inline]
    fn next_field<F: Fields<N>, const N: usize>(&mut self) -> Result<Member, Infallible> {
        let Some((key, value)) = self.next() else { return Ok(Member::END) };
        self.value.0 = ManuallyDrop::new(value);
        let member = F::find(&key);
        if member.is_none() {
            self.other = OtherKey::of(&key, F::TABLE.uses_unknown());
        }
        Ok(member.unwrap_or(Member::OTHER))
    }

    fn take_other(&mut self) -> OtherKey {
        std::mem::take(&mut self.other)
    }

    #[inline]
    fn next_key(&mut self) -> Result<Option<String>, Infallible> {
        let Some((key, value)) = self.next() else { return Ok(None) };
        self.value.0 = ManuallyDrop::new(value);
        Ok(Some(key))
    }

    #[inline]
    fn at_once<Sh: Shape>(&mut self) -> Option<Sh::Out> {
        Sh::at_once(&mut self.value.0)
    }

    #[inline(never)]
    fn fill<Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<(), Infallible> {
        *slot = read::<Sh>(self.value.take(), node, cx);
        Ok(())
    }

    #[inline]
    fn value<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, Infallible> {
        Ok(read::<Sh>(self.value.take(), node, cx))
    }

    #[inline]
    fn with_value<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<V::Out, Infallible> {
        reader.read(Owned(self.value.take()), cx)
    }

    #[inline]
    fn buffer(&mut self, _: &Node<'_>, _: &mut Context) -> Result<Option<Value>, Infallible> {
        Ok(Some(self.value.take()))
    }

    #[inline]
    fn skip(&mut self) -> Result<(), Infallible> {
        Ok(())
    }

    #[inline]
    fn skip_rest(&mut self) -> Result<(), Infallible> {
        Ok(())
    }
}
