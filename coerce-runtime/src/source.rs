//! Where values come from. Everything that reads is generic over it, so that one body serves every door.

use serde_json::Value;

use crate::context::{Context, Node};
use crate::record::{Fields, Member};
use crate::shape::Shape;
use crate::slot::Slot;

pub(crate) mod bytes;
pub(crate) mod owned;
pub(crate) mod stream;
mod tagged;
pub(crate) mod whole;

/// Where one value comes from: a `serde_json::Value` at hand, or any serde `Deserializer`.
pub trait Source<'de>: Sized {
    /// Why the parser stopped. A value at hand never stops.
    type Error;

    /// Reads the value, the rules of its place included.
    ///
    /// # Errors
    /// Where the parser stops.
    fn read<Sh: Shape>(self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, Self::Error>;

    /// Takes the value whole.
    ///
    /// # Errors
    /// Where the parser stops.
    fn buffer(self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Value>, Self::Error>;
}

/// The items of a list, one after the other.
pub trait Items<'de>: Sized {
    /// Why the parser stopped.
    type Error;

    /// Whether they are being parsed, not at hand: serde reads some variants from a list only where they are.
    const PARSED: bool;

    /// How many there are, if that is known.
    fn size_hint(&self) -> Option<usize>;

    /// The next item, where it is at hand and can be taken [at once](Shape::at_once).
    #[inline]
    fn at_once<Sh: Shape>(&mut self) -> Option<Sh::Out> {
        None
    }

    /// Reads the next item.
    ///
    /// # Errors
    /// Where the parser stops.
    fn next<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Slot<Sh::Out>>, Self::Error>;

    /// Reads the next item into an empty slot. Whether there was one.
    ///
    /// # Errors
    /// Where the parser stops.
    #[inline]
    fn fill<Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<bool, Self::Error> {
        match self.next::<Sh>(node, cx)? {
            Some(read) => *slot = read,
            None => return Ok(false),
        }
        Ok(true)
    }

    /// Hands over the source of the next item.
    ///
    /// # Errors
    /// Where the parser stops.
    fn with_next<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<Option<V::Out>, Self::Error>;

    /// Takes the next item whole.
    ///
    /// # Errors
    /// Where the parser stops.
    fn next_buffered(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Slot<Value>>, Self::Error>;

    /// Passes over all that are left, and counts them.
    ///
    /// # Errors
    /// Where the parser stops.
    fn skip_rest(&mut self) -> Result<usize, Self::Error>;
}

/// The members of an object, one after the other.
pub trait Members<'de>: Sized {
    /// Why the parser stopped.
    type Error;

    /// Whether every member is here, those too that came more than once. A value that was taken whole holds the last of them.
    const ALL: bool = true;

    /// Tells that the member `tag` has been read, which must not come again.
    fn behind_tag(&mut self, tag: &'static str) {
        let _ = tag;
    }

    /// Reads the next key as the name of a field: which it is, [`Member::OTHER`], or [`Member::END`].
    ///
    /// # Errors
    /// Where the parser stops.
    fn next_field<F: Fields<N>, const N: usize>(&mut self) -> Result<Member, Self::Error>;

    /// The key just read, which is no field's.
    fn take_other(&mut self) -> OtherKey;

    /// Reads the next key.
    ///
    /// # Errors
    /// Where the parser stops.
    fn next_key(&mut self) -> Result<Option<String>, Self::Error>;

    /// Reads the next key, which the type takes as text.
    ///
    /// # Errors
    /// Where the parser stops.
    #[inline]
    fn next_text_key(&mut self) -> Result<Option<String>, Self::Error> {
        self.next_key()
    }

    /// The value of the key just read, where it is at hand and can be taken [at once](Shape::at_once).
    #[inline]
    fn at_once<Sh: Shape>(&mut self) -> Option<Sh::Out> {
        None
    }

    /// Reads the value of the key just read into an empty slot.
    ///
    /// # Errors
    /// Where the parser stops.
    #[inline]
    fn fill<Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<(), Self::Error> {
        *slot = self.value::<Sh>(node, cx)?;
        Ok(())
    }

    /// Reads the value of the key just read.
    ///
    /// # Errors
    /// Where the parser stops.
    fn value<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Sh::Out>, Self::Error>;

    /// Hands over the source of the value of the key just read.
    ///
    /// # Errors
    /// Where the parser stops.
    fn with_value<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<V::Out, Self::Error>;

    /// Takes the value of the key just read whole.
    ///
    /// # Errors
    /// Where the parser stops.
    fn buffer(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Value>, Self::Error>;

    /// Passes over the value of the key just read.
    ///
    /// # Errors
    /// Where the parser stops.
    fn skip(&mut self) -> Result<(), Self::Error>;

    /// Passes over all that are left.
    ///
    /// # Errors
    /// Where the parser stops.
    fn skip_rest(&mut self) -> Result<(), Self::Error>;

    /// Tells that the value can't be read, whatever follows.
    fn stop(&mut self) {}
}

/// A key that is no field's.
#[derive(Default)]
pub enum OtherKey {
    /// It does not matter which.
    #[default]
    Unused,
    /// The tag's name, which has come before.
    Tag(&'static str),
    /// This one, and the struct has a use for it.
    Unknown(String),
}

impl OtherKey {
    /// What `key` is, which is no field's.
    #[cold]
    pub(crate) fn of(key: &str, used: bool) -> Self {
        if used { Self::Unknown(key.to_owned()) } else { Self::Unused }
    }
}

/// What is to be done with a source that can only be lent.
pub trait WithSource {
    /// What comes of it.
    type Out;

    /// Reads from `source`.
    ///
    /// # Errors
    /// Where the parser stops.
    fn read<'de, S: Source<'de>>(self, source: S, cx: &mut Context) -> Result<Self::Out, S::Error>;
}
