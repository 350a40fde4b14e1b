//! The table of rules of [`serde_coerce`](https://docs.rs/serde_coerce): what its macro and its runtime both know of each rule. Use it
//! through that crate.
//!
//! The macro can't ask the runtime, which is built later, and a file that both include would have to be in both packages: so the
//! table is a crate of its own, without dependencies.
#![forbid(unsafe_code)]

mod row;
mod table;

pub use row::{CONFLICT, Fit, Level, Row, SAME_VALUES, Spec, Texts};
pub use table::RULES;

/// The rule of that name.
///
/// # Panics
///
/// If the table has none: where the row is a constant, that is an error of the compiler.
#[must_use]
pub const fn row(name: &str) -> &'static Row {
    let mut place = 0;
    while place < RULES.len() {
        if is_same(RULES[place].name.as_bytes(), name.as_bytes()) {
            return &RULES[place];
        }
        place += 1;
    }
    panic!("the table of rules has no row of this name")
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut place = 0;
    while place < one.len() && place < other.len() && one[place] == other[place] {
        place += 1;
    }
    place == one.len() && place == other.len()
}
