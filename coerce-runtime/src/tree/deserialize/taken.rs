//! The strings that serde has taken out of a value.

use std::cell::RefCell;
use std::ptr;

use serde::de::Visitor;
use serde_json::Value;

use super::Fault;

/// So many strings are moved. Beyond that they are copied, so that nothing is allocated.
const STRINGS: usize = 32;

/// So many bytes of strings are moved.
const BYTES: usize = 512;

/// The strings that serde has taken out of a value, in the order of the value, so that they can be put back where it refuses the value in
/// the end. None is made room for before there is one.
#[derive(Debug, Default)]
pub(crate) struct Taken(RefCell<Option<Copies>>);

#[derive(Debug)]
struct Copies {
    /// Where each was, and how long it is.
    strings: [(usize, usize); STRINGS],
    count: usize,
    /// One behind the other.
    bytes: [u8; BYTES],
    end: usize,
}

impl Taken {
    /// Hands over a string. It is taken out if there is room for the copy.
    #[inline]
    pub(super) fn visit<'t, V: Visitor<'t>>(&self, text: &'t mut String, visitor: V) -> Result<V::Value, Fault> {
        let keep = |copies: &mut Option<Copies>| copies.get_or_insert_with(Copies::none).keep(text).is_some();
        let is_kept = self.0.try_borrow_mut().is_ok_and(|mut copies| keep(&mut copies));
        if is_kept { visitor.visit_string(std::mem::take(text)) } else { visitor.visit_borrowed_str(text) }
    }

    /// Puts them back into the value, which is where it was.
    #[cold]
    pub(crate) fn put_back(&self, value: &mut Value) {
        let copies = self.0.borrow();
        let Some(copies) = &*copies else { return };
        let (mut bytes, mut strings) = (&copies.bytes[..], &copies.strings[..copies.count]);
        let mut todo = vec![value];
        while let ([(at, length), others @ ..], Some(value)) = (strings, todo.pop()) {
            match value {
                Value::String(text) if address(text) == *at => {
                    let (copy, rest) = bytes.split_at(*length);
                    *text = String::from_utf8_lossy(copy).into_owned();
                    (bytes, strings) = (rest, others);
                }
                Value::Array(items) => todo.extend(items.iter_mut().rev()),
                Value::Object(members) => todo.extend(members.values_mut().rev()),
                _ => {}
            }
        }
    }
}

impl Copies {
    #[cold]
    fn none() -> Self {
        Self { strings: [(0, 0); STRINGS], count: 0, bytes: [0; BYTES], end: 0 }
    }

    /// Keeps a copy. `None` if there is no room.
    #[inline]
    fn keep(&mut self, text: &String) -> Option<()> {
        let end = self.end + text.len();
        let (bytes, string) = (self.bytes.get_mut(self.end..end)?, self.strings.get_mut(self.count)?);
        bytes.copy_from_slice(text.as_bytes());
        *string = (address(text), text.len());
        self.end = end;
        self.count += 1;
        Some(())
    }
}

/// Where a string is: it stays there as long as the value does.
fn address(text: &String) -> usize {
    ptr::from_ref(text).addr()
}
