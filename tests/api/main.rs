//! The crate through its public API, a file for each part of it. They are one program: linked once, not once for each file.

mod axum;
mod batch;
mod behaviour;
mod cases;
mod custom_rules;
mod deep_documents;
mod deep_values;
mod docs;
mod entry_points;
mod every_rule;
#[cfg(feature = "axum-08")]
mod extractors;
mod features;
mod fields;
mod flatten;
mod foreign_issues;
mod foreign_items;
mod formats;
#[cfg(all(feature = "schema", feature = "schemars-1", feature = "tracing"))]
mod gateway;
mod handwritten;
mod hygiene;
mod issues;
mod no_json_numbers;
mod numbers;
mod opaque_types;
mod open_enums;
mod opt_in;
mod opt_in_switch;
mod patch;
mod real_world;
mod recursive_newtypes;
mod repairs;
#[cfg(feature = "schemars-1")]
mod rmcp;
mod strict_is_serde;
mod systems;
mod table;
mod tags_in_other_case;
mod text_sources;
#[cfg(feature = "tracing")]
mod tracing;
mod wide_types;
mod wire_path;
