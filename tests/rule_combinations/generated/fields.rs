//! Rules on fields: a struct for each kind of field, with a field for each combination of its rules.

use std::collections::BTreeMap;

use super::super::fixture::{Combination, Fields, Fixture};
use super::super::run::check;
use super::super::types::{Action, Entity, Event, Levels, Loose, Patch, Stamp, State, dollars};

/// A struct of fields of one type: `once` the rules of each in one attribute; `twice` also in another order, each in an attribute
/// of its own.
macro_rules! combinations {
    (
        $name:ident of $type:ty;
        once { $($one:ident $([$($rule:tt)*])*;)* }
        twice { $($field:ident $twin:ident [$($first:tt)*] $([$($more:tt)*])*;)* }
    ) => {
        use super::*;

        #[derive(Default, serde::Deserialize, coerce::Coerce)]
        #[serde(default)]
        struct $name {
            $(#[coerce($($($rule)*),*)] $one: $type,)*
            $(
                #[coerce($($first)*, $($($more)*),*)]
                $field: $type,
                $(#[coerce($($more)*)])*
                #[coerce($($first)*)]
                $twin: $type,
            )*
        }

        fields_of! { $name: $($one)* $($field $twin)* }

        #[test]
        fn all_combinations_obey_the_guarantees() {
            check(&Fixture::of::<$name, $type>(stringify!($name), &[
                $(Combination {
                    field: stringify!($one),
                    twin: stringify!($one),
                    kind: stringify!($name),
                    declared: &[$(stringify!($($rule)*)),*],
                },)*
                $(Combination {
                    field: stringify!($field),
                    twin: stringify!($twin),
                    kind: stringify!($name),
                    declared: &[stringify!($($first)*), $(stringify!($($more)*)),*],
                },)*
            ]));
        }
    };
}

mod actions;
mod bools;
mod choices;
mod events;
mod grids;
mod integers;
mod lists;
mod maps;
mod maybe_bools;
mod maybe_integers;
mod maybe_lists;
mod maybe_maps;
mod maybe_objects;
mod maybe_texts;
mod maybe_words;
mod numbers;
mod objects;
mod patches;
mod sets;
mod shelves;
mod strange_lists;
mod strangers;
mod texts;
mod variants;
mod words;
