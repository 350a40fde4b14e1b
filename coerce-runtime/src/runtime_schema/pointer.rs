//! JSON Pointers of locations.

pub(super) use crate::json::below;

/// The names in a pointer, without the sign that it starts with.
pub(super) fn steps(pointer: &str) -> impl Iterator<Item = String> {
    pointer.split('/').map(|step| step.replace("~1", "/").replace("~0", "~"))
}
