//! Whole documents: each type is read as one.

use std::collections::BTreeMap;

use super::super::fixture::{Call, Combination, Fixture};
use super::super::run::check;
use super::super::types::{Action, Entity, Event, Levels, Loose, Patch, Stamp, State, dollars};

/// Types, each in a module of its name; `twice` also with the same rules in another order.
macro_rules! calls {
    (
        $form:ident;
        once { $($one:ident $samples_of_one:literal { $($one_item:tt)* };)* }
        twice { $($name:ident $twin:ident $samples:literal { $($item:tt)* } { $($twin_item:tt)* };)* }
    ) => {
        use super::*;

        $(call! { $one $($one_item)* })*
        $(call! { $name $($item)* } call! { $twin $($twin_item)* })*

        #[test]
        fn all_obey_the_guarantees() {
            let calls: &[(&str, Call)] = &[
                $((stringify!($one), Call::of::<$one::Call>()),)*
                $((stringify!($name), Call::of::<$name::Call>()), (stringify!($twin), Call::of::<$twin::Call>()),)*
            ];
            check(&Fixture::of_calls(stringify!($form), calls, &[
                $(Combination {
                    field: stringify!($one),
                    twin: stringify!($one),
                    kind: $samples_of_one,
                    declared: &[stringify!($($one_item)*)],
                },)*
                $(Combination {
                    field: stringify!($name),
                    twin: stringify!($twin),
                    kind: $samples,
                    declared: &[stringify!($($item)*)],
                },)*
            ]));
        }
    };
}

/// A module of this name with the type.
macro_rules! call {
    ($name:ident $($item:tt)*) => {
        mod $name {
            #[allow(unused_imports, reason = "some types have fields of std only")]
            use super::*;
            #[derive(Debug, serde::Deserialize, coerce::Coerce)]
            $($item)*
        }
    };
}

mod adjacent;
mod external;
mod internal;
mod structs;
mod untagged;
mod wrappers;
