//! The source that is a format's bytes, which JSON has not: to lists they are small numbers.

use std::convert::Infallible;
use std::slice;

use serde_json::Value;

use super::owned::{self, Owned};
use super::{Items, WithSource};
use crate::context::{Context, Node};
use crate::shape::Shape;
use crate::slot::Slot;

/// The bytes as items of a list.
pub(crate) struct ByteItems<'b>(slice::Iter<'b, u8>);

impl<'b> ByteItems<'b> {
    pub(crate) fn new(bytes: &'b [u8]) -> Self {
        Self(bytes.iter())
    }
}

impl Items<'_> for ByteItems<'_> {
    type Error = Infallible;

    const PARSED: bool = true;

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }

    fn next<Sh: Shape>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Option<Slot<Sh::Out>>, Infallible> {
        Ok(self.0.next().map(|&byte| owned::read::<Sh>(byte.into(), node, cx)))
    }

    fn with_next<V: WithSource>(&mut self, reader: V, cx: &mut Context) -> Result<Option<V::Out>, Infallible> {
        self.0.next().map(|&byte| reader.read(Owned(byte.into()), cx)).transpose()
    }

    fn next_buffered(&mut self, _: &Node<'_>, _: &mut Context) -> Result<Option<Slot<Value>>, Infallible> {
        Ok(self.0.next().map(|&byte| Slot::Value(byte.into())))
    }

    fn skip_rest(&mut self) -> Result<usize, Infallible> {
        let left = self.0.len();
        self.0 = [].iter();
        Ok(left)
    }
}
