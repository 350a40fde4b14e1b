//! Rules on types: for each kind of type one for each combination of rules on it and inside it, and a struct that has a field of
//! each, with rules too.

use std::collections::BTreeMap;

use super::super::fixture::{Combination, Fields, Fixture};
use super::super::run::check;
use super::super::types::{Action, Entity, Event, Loose, Pair, Patch, State, body, dollars, wrapper};

/// A module of this name, with a type that has these rules.
macro_rules! ruled {
    (body of $body:ident; $name:ident { $([$($on_type:tt)*])* } {}) => {
        mod $name {
            use super::*;
            body! { $body #[derive(serde::Deserialize, coerce::Coerce)] $(#[coerce($($on_type)*)])* }
        }
    };
    (wrapper of $body:ident; $name:ident { $([$($on_type:tt)*])* } { $([$($inside:tt)*])* }) => {
        mod $name {
            use super::*;
            wrapper! { $body [#[derive(serde::Deserialize, coerce::Coerce)] $(#[coerce($($on_type)*)])*] [$(#[coerce($($inside)*)])*] }
        }
    };
}

/// A struct of such fields; `twice` also as a field of the plain type, with all the rules on it.
macro_rules! types {
    (
        $name:ident by $maker:ident of $body:ident as $plain:ty;
        once { $($one:ident $on_one:tt $in_one:tt $one_type:ty, { $([$($by_one:tt)*])* };)* }
        twice {
            $($field:ident $on_type:tt $inside:tt $type:ty, { $([$($by_field:tt)*])* }
                $twin:ident $twin_type:ty, { $([$($all:tt)*])* };)*
        }
    ) => {
        use super::*;

        $(ruled! { $maker of $body; $one $on_one $in_one })*
        $(ruled! { $maker of $body; $field $on_type $inside })*

        #[derive(Default, serde::Deserialize, coerce::Coerce)]
        #[serde(default)]
        struct $name {
            $($(#[coerce($($by_one)*)])* $one: $one_type,)*
            $(
                $(#[coerce($($by_field)*)])*
                $field: $type,
                $(#[coerce($($all)*)])*
                $twin: $twin_type,
            )*
        }

        fields_of! { $name: $($one)* $($field $twin)* }

        #[test]
        fn all_combinations_obey_the_guarantees() {
            check(&Fixture::of::<$name, $plain>(stringify!($name), &[
                $(Combination {
                    field: stringify!($one),
                    twin: stringify!($one),
                    kind: stringify!($name),
                    declared: &["on the type", stringify!($on_one), stringify!($in_one), $(stringify!($($by_one)*)),*],
                },)*
                $(Combination {
                    field: stringify!($field),
                    twin: stringify!($twin),
                    kind: stringify!($name),
                    declared: &["on the type", stringify!($on_type), stringify!($inside), $(stringify!($($by_field)*)),*],
                },)*
            ]));
        }
    };
}

mod entities;
mod entity_lists;
mod maybe_entities;
mod pairs;
mod state_maps;
mod states;
mod typed_actions;
mod typed_events;
mod typed_patches;
mod typed_variants;
mod wrapped_levels;
mod wrapped_lists;
mod wrapped_maps;
mod wrapped_modes;
mod wrapped_names;
mod wrapped_switches;
