//! A type's schema accepts exactly what its `Deserialize` accepts, in text and in a value: by the schema the engine decides whether rules
//! may act, and which issues there are. Where serde refuses a document, the engine finds an issue; where serde accepts it, none. And
//! guarantee 2: strict mode gives serde's result, as does safe mode where there are no rules.
//!
//! Each type is given by samples of its documents. The inputs are these, these with faults, and arbitrary JSON.
//! `PARITY_CASES` is the number of inputs for each type, `PARITY_SEED` another stream of them, `PARITY_SHOWN` how many
//! differences of one type are shown. Over 100,000 inputs in all, and the same with what other crates may switch on in
//! `serde_json`:
//!
//! ```sh
//! export PARITY_CASES=400 PARITY_SEED=2
//! cargo test -p serde-parity
//! cargo test -p serde-parity --features serde_json/arbitrary_precision
//! cargo test -p serde-parity --features serde_json/preserve_order
//! cargo test -p serde-parity --features serde_json/arbitrary_precision,serde_json/preserve_order
//! ```
#![cfg(test)]
#![allow(
    clippy::all,
    clippy::pedantic,
    dead_code,
    reason = "the types here are shaped as serde's own tests have them, odd ones too"
)]

mod document;
mod generate;
mod harness;
mod random;

mod adjacent;
mod buffered;
mod containers;
mod external;
mod fields;
mod flatten;
mod flatten_enums;
mod generics;
mod internal;
mod maps;
mod order;
mod recursion;
mod ruled;
mod scalars;
mod serde_suite;
mod structs;
mod untagged;
mod with;
mod wrappers;

const ALL: &[&[harness::Case]] = &[
    adjacent::CASES,
    buffered::CASES,
    containers::CASES,
    external::CASES,
    fields::CASES,
    flatten::CASES,
    flatten_enums::CASES,
    generics::CASES,
    internal::CASES,
    maps::CASES,
    order::CASES,
    recursion::CASES,
    ruled::CASES,
    scalars::CASES,
    serde_suite::CASES,
    structs::CASES,
    untagged::CASES,
    with::CASES,
    wrappers::CASES,
];

#[test]
fn many_types_are_compared() {
    let types: std::collections::BTreeSet<_> =
        ALL.iter().flat_map(|cases| cases.iter()).map(|case| case.name).collect();
    assert!(types.len() >= 120, "{} types", types.len());
}
