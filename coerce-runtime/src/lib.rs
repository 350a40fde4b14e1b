//! The runtime of [`coerce-rs`](https://docs.rs/coerce-rs): use it through that crate.
#![forbid(unsafe_code)]

mod apply;
mod batch;
mod coerce;
mod coerced;
mod compat;
mod context;
mod enums;
mod error;
mod foreign;
mod hint;
mod impls;
mod kind;
mod mode;
mod number;
mod opt_in;
mod options;
mod outline;
mod path;
mod record;
mod repair;
mod report;
mod rest;
#[doc(hidden)]
pub mod rule;
mod shape;
mod show;
mod slot;
mod source;
mod table;
mod tally;
pub mod target;
mod unread;
mod wrap;

#[doc(hidden)]
pub mod private;

pub use crate::batch::{Applied, Batch, BatchStatus, BatchWarning, Rejected};
pub use crate::coerce::Coerce;
pub use crate::coerced::Coerced;
pub use crate::compat::Compat;
pub use crate::error::{Error, Issue, IssueCode, Tried};
pub use crate::mode::{Limits, Mode};
pub use crate::options::{Options, Preview};
pub use crate::path::{Path, Segment};
pub use crate::report::{Change, Coercion, Report};
pub use crate::rule::Repair;
pub use crate::table::{DeclaredRule, RuleRow, RuleTable};
pub use crate::tally::{Tally, TallyRow};
