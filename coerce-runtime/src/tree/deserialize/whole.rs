//! A whole document, read as a type.

use serde::de::DeserializeOwned;

use super::{Document, Fault, Node, Origin};
use crate::tree::Key;

/// A check by a type's `Deserialize`, or by a function of serde's `with`: an error if it does not read the value.
pub(crate) type Check = fn(Document<'_, '_>) -> Result<(), Fault>;

/// Returns whether a `T` can be read from a document.
///
/// # Errors
/// What its `Deserialize` says.
pub fn check<T: DeserializeOwned>(document: Document<'_, '_>) -> Result<(), Fault> {
    read_into(&mut None::<T>, document)
}

/// Returns whether a `K` can be read from the key of a member.
///
/// # Errors
/// What its `Deserialize` says.
pub(crate) fn read_key<K: DeserializeOwned>(key: &Key<'_>, human_readable: bool) -> Result<(), Fault> {
    check::<K>(Document::of_node(Node::of_key(key), Origin::of(human_readable)))
}

/// Reads a `T` from a document into a slot, which is emptied before, for all who do, so that there is one place where it is compiled.
///
/// # Errors
/// What its `Deserialize` says.
#[inline(never)]
pub(crate) fn read_into<T: DeserializeOwned>(slot: &mut Option<T>, document: Document<'_, '_>) -> Result<(), Fault> {
    *slot = None;
    match T::deserialize(document) {
        Ok(value) => *slot = Some(value),
        Err(fault) => return Err(fault),
    }
    Ok(())
}
