//! The guarantees, for all rules in many combinations: on each kind of field each rule alone, all pairs, and larger sets; on
//! types of each kind, together with rules on their fields and inside them; and on whole documents, whose types, variants and
//! fields have rules, with what is said of keys.
//!
//! The values are the same in each run. For others, and more of them (8 to a field, beside the awkward ones):
//!
//! ```text
//! PROPTEST_RNG_SEED=$RANDOM PROPTEST_CASES=10000 cargo test --test rule_combinations
//! ```

mod rule_combinations {
    #[path = "../guarantees/changes.rs"]
    mod changes;
    #[path = "../guarantees/document.rs"]
    mod document;
    #[path = "../guarantees/faithful.rs"]
    mod faithful;
    mod fixture;
    mod generate;
    #[allow(dead_code, reason = "what is read is shown by `Debug`")]
    mod generated;
    mod kinds;
    #[path = "../guarantees/listed.rs"]
    mod listed;
    mod obey;
    #[path = "../rules/mod.rs"]
    mod rule;
    mod run;
    #[path = "../guarantees/seed.rs"]
    mod seed;
    #[expect(dead_code, reason = "what the macro says of a rule concerns the macro")]
    #[path = "../../coerce-derive/src/rules/table.rs"]
    mod table;
    mod typed;
    #[allow(dead_code, reason = "what is read is shown by `Debug`")]
    mod types;
    mod unsaid;
    mod values;
}
