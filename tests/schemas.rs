//! JSON Schemas known only at run time, through the public API.

mod schemas {
    mod all_at_once;
    mod alternatives;
    mod anywhere;
    mod api;
    mod audit;
    mod bounds;
    mod cases;
    mod corners;
    mod derived;
    mod eager_rules;
    mod enums;
    mod faults;
    mod formats;
    mod hostile;
    mod leftovers;
    mod other_kinds;
    mod policies;
    mod policy_on;
    mod properties;
    mod semantics;
    mod situations;
    #[path = "../guarantees/steps.rs"]
    mod steps;
    mod suite;
    mod tags;
    mod tool_calls;
}
