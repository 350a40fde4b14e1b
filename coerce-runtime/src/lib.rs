//! The runtime of [`serde_coerce`](https://docs.rs/serde_coerce): use it through that crate.
//!
//! Each folder uses only those above it:
//!
//! | folder | what |
//! |---|---|
//! | `json` | kinds, numbers, paths, how values are rendered |
//! | `tree` | the document, from and to serde |
//! | `rules` | what a rule is; a file each |
//! | `report` | what was repaired, what is wrong |
//! | `target` | the markers that say which rules fit a type |
//! | `schema` | what a type accepts, as data |
//! | `describe` | how types say so, once |
//! | `plan` | what meets at each location of a type's documents, found out once |
//! | `engine` | the walk: tree × plan |
//! | `api` | the trait, the entry points, what users name |
//! | `runtime_schema` | JSON Schemas known only at run time: compiled to a `schema`, read by the same engine |
//! | `macro_support` | what the code that the derive writes names |
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]

mod api;
mod constant;
mod describe;
mod engine;
mod issue_code;
mod json;
#[doc(hidden)]
pub mod macro_support;
mod named;
mod plan;
mod report;
mod rules;
#[cfg(feature = "schema")]
pub mod runtime_schema;
mod schema;
mod sort;
pub mod target;
mod tree;
#[cfg(test)]
mod trials;

#[cfg(feature = "axum-08")]
pub use api::axum;
pub use api::{
    Applied, Batch, BatchStatus, BatchWarning, Coerce, Coerced, DeclaredRule, Line, Lines, Options, Patch, Preview,
    Rejected, RuleRow, RuleTable, Tally, TallyRow, TryCoerced, from_reader, from_slice, from_str, from_value, lines,
};
pub use issue_code::IssueCode;
pub use json::{Path, Segment};
#[doc(hidden)]
pub use macro_support as __private;
pub use report::{Change, Coercion, Compat, Error, Issue, Limits, Mode, Report, Tried};
pub use rules::Repair;
