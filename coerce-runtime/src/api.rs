//! What users name: the trait, the entry points, and what they take and give.

#[cfg(feature = "axum-08")]
pub mod axum;
mod batch;
mod coerce;
mod coerced;
mod entry;
#[cfg(feature = "axum-08")]
mod form;
mod functions;
mod judgement;
mod lines;
mod options;
mod patch;
pub(crate) mod reading;
mod rule_table;
pub(crate) mod syntax;
mod tally;
#[cfg(feature = "tracing")]
pub(crate) mod trace;
mod types;

pub use batch::{Applied, Batch, BatchStatus, BatchWarning, Rejected};
pub use coerce::Coerce;
pub use coerced::Coerced;
pub use functions::{from_reader, from_slice, from_str, from_value};
pub use judgement::{Judgement, judge_text, judge_value};
pub use lines::{Line, Lines, lines};
pub use options::{Options, Preview};
pub use patch::Patch;
pub use rule_table::{DeclaredRule, RuleRow, RuleTable};
pub use tally::{Tally, TallyRow};
