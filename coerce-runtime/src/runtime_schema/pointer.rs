//! JSON Pointers of locations.

use crate::json::escaped;

/// The pointer of a member or an item, by its name.
pub(super) fn below(pointer: &str, name: &str) -> String {
    format!("{pointer}/{}", escaped(name))
}

/// The names in a pointer, without the sign that it starts with.
pub(super) fn steps(pointer: &str) -> impl Iterator<Item = String> {
    pointer.split('/').map(|step| step.replace("~1", "/").replace("~0", "~"))
}
