//! Types of all shapes, with rules in many combinations, and documents that each accepts as they are.

use super::fixture::Fixture;

pub(crate) mod arguments;
pub(crate) mod combined;
pub(crate) mod dropping;
pub(crate) mod enums;
pub(crate) mod foreign;
pub(crate) mod records;
pub(crate) mod standard;
pub(crate) mod wrapped;

/// All of them.
pub(crate) fn all() -> Vec<Fixture> {
    [
        arguments::fixtures(),
        combined::fixtures(),
        dropping::fixtures(),
        enums::fixtures(),
        foreign::fixtures(),
        records::fixtures(),
        standard::fixtures(),
        wrapped::fixtures(),
    ]
    .concat()
}

/// A type that both serde and this crate read.
macro_rules! types {
    ($($item:item)*) => {$(
        #[derive(Clone, Debug, PartialEq, serde::Deserialize, serde_coerce::Coerce)]
        $item
    )*};
}
pub(crate) use types;
