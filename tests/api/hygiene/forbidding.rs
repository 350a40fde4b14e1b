//! Lints that are forbidden: nothing may allow them then, nor a group that contains them. `cargo clippy` checks those that are Clippy's.

#![forbid(dead_code, deprecated, unused_imports)]
#![forbid(clippy::indexing_slicing, clippy::panic, clippy::todo, clippy::unwrap_used)]

use ::serde::Deserialize;
use ::serde_coerce::Coerce;
use ::std::primitive::{bool, u8};
use ::std::vec::Vec;

#[derive(Deserialize, Coerce)]
#[coerce(fields(string_to_number, trim))]
struct Args {
    #[coerce(singleton_list)]
    ids: Vec<u8>,
    #[coerce(string_to_bool)]
    on: bool,
    pair: Pair<ID>,
}

#[derive(Deserialize, Coerce)]
struct Pair<T>(T, T);

/// It may be a constant, as far as the derive can see.
#[derive(Deserialize, Coerce)]
struct ID(u8);

#[::std::prelude::v1::test]
fn it_compiles_where_lints_are_forbidden() {
    let args = super::read::<Args>(r#"{"ids": "5", "on": "true", "pair": [1, 2]}"#);
    ::std::assert!(args.ids == [5] && args.on && (args.pair.0.0, args.pair.1.0) == (1, 2));
}
