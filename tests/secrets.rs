//! Values of `sensitive` fields never appear in an error, an issue, a report, a path or a log: a secret is planted at every location that
//! a mark covers, in every form and in whatever stands around it, and looked for in all that can be seen.
//!
//! The documents are the same in each run. For others, and more of them:
//!
//! ```text
//! PROPTEST_RNG_SEED=$RANDOM PROPTEST_CASES=10000 cargo test --test secrets
//! ```

#![expect(dead_code, reason = "what counts is what is reported of the values")]

mod secrets {
    #[path = "../guarantees/seed.rs"]
    mod seed;

    mod apart;
    mod cases;
    #[cfg(feature = "tracing")]
    #[path = "../api/tracing/events.rs"]
    mod events;
    mod exactly;
    mod foreign;
    mod other_forms;
    mod panics;
    mod planted;
    #[cfg(feature = "schema")]
    mod run_time;
    mod seen;
    mod several;
    mod types;
}
