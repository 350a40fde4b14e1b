//! The guarantees of the crate, as properties over types of all shapes and documents that nearly fit them.
//!
//! The documents are the same in each run, so that what passes once passes always. To look for what no run has found yet, ask
//! for others and for more of them, 96 a type and guarantee unless asked for another number:
//!
//! ```text
//! PROPTEST_RNG_SEED=$RANDOM PROPTEST_CASES=10000 cargo test --test guarantees
//! ```
//!
//! A document that breaks a guarantee gets a test of its own, beside the rule or the type that it is about.

mod guarantees {
    mod changes;
    mod declared;
    mod document;
    mod entry_points;
    mod faithful;
    mod fixture;
    mod format;
    mod harmless;
    mod history;
    mod listed;
    mod lossless;
    mod order;
    mod replay;
    #[path = "../rules/mod.rs"]
    mod rule;
    mod seed;
    mod steps;
    mod strict;
    mod test_types;
    mod text;
}
