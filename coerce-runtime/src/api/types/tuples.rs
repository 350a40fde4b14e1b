//! Tuples.

use super::described;
use crate::api::Coerce;
use crate::target::mark;

macro_rules! tuples {
    ($first:ident $($rest:ident)*) => {
        described! {
            [$first: Coerce, $($rest: Coerce),*] ($first, $($rest,)*) => |d| {
                let mut items = d.tuple();
                items.item($first::number);
                $(items.item($rest::number);)*
                items.done();
            };
        }
        // Rules do not reach into them.
        mark!(Composite Fenceable Unlisted Unmapped Defaulted: { [$first, $($rest),*] ($first, $($rest,)*); });
        tuples!($($rest)*);
    };
    () => {};
}

// As many as serde reads.
tuples!(A B C D E F G H I J K L M N O P);
