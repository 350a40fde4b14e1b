//! Lenient deserialization that can be trusted.
#![forbid(unsafe_code)]

pub use coerce_derive::Coerce;
pub use coerce_runtime::{
    Applied, Batch, BatchStatus, BatchWarning, Change, Coerce, Coerced, Coercion, Compat, DeclaredRule, Error, Issue,
    IssueCode, Limits, Mode, Options, Path, Preview, Rejected, Repair, Report, RuleRow, RuleTable, Segment, Tally,
    TallyRow, Tried, target,
};

#[doc(hidden)]
pub use coerce_runtime::private as __private;
