//! Fields that are the items of a list.

use super::faults::wrong_length;
use super::{FieldSource, Fields, Member};
use crate::context::{Context, Node};
use crate::rest::Rest;
use crate::shape::Shape;
use crate::slot::Slot;
use crate::source::Items;

/// Fields that are the items of a list.
pub(crate) struct Positional<I> {
    items: I,
    found: usize,
    /// An item was asked for and there was none.
    ended: bool,
    rest: Rest,
}

impl<I> Positional<I> {
    #[inline]
    pub(crate) fn new(items: I) -> Self {
        Self { items, found: 0, ended: false, rest: Rest::default() }
    }
}

impl<'de, I: Items<'de>> FieldSource<'de> for Positional<I> {
    type Error = I::Error;

    const NAMED: bool = false;

    #[inline]
    fn next<F: Fields<N>, const N: usize>(&mut self, node: &Node<'_>, cx: &mut Context) -> Result<Member, I::Error> {
        if self.ended {
            return Ok(Member::END);
        }
        let index = self.found;
        if let (true, Ok(number)) = (index < F::TABLE.fields.len(), u32::try_from(index)) {
            self.found += 1;
            return Ok(Member { index: number, word: 0 });
        }
        let more = self.items.skip_rest()?;
        if more > 0 {
            wrong_length(node, F::TABLE, index + more, cx);
        }
        Ok(Member::END)
    }

    #[inline]
    fn fill<F: Fields<N>, const N: usize, Sh: Shape>(
        &mut self,
        slot: &mut Slot<Sh::Out>,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<(), I::Error> {
        if let Some(read) = self.items.next::<Sh>(node, cx)? {
            *slot = read;
        } else {
            self.ended = true;
            self.found -= 1;
        }
        Ok(())
    }

    fn skip(&mut self) -> Result<(), I::Error> {
        Ok(())
    }

    fn rest(&mut self) -> &mut Rest {
        &mut self.rest
    }

    fn found(&self) -> usize {
        self.found
    }
}
