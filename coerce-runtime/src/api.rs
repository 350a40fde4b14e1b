//! The names for users: the trait, the entry points, and the types that they take and return.

/// `JsonSchema` for what reads as another type: that of the other.
#[cfg(feature = "schemars-1")]
macro_rules! schema_of_inner {
    ($outer:ident => $inner:ty) => {
        impl<T: schemars::JsonSchema> schemars::JsonSchema for $outer<T> {
            fn inline_schema() -> bool {
                <$inner>::inline_schema()
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                <$inner>::schema_name()
            }

            fn schema_id() -> std::borrow::Cow<'static, str> {
                <$inner>::schema_id()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                <$inner>::json_schema(generator)
            }
        }
    };
}

#[cfg(feature = "axum-08")]
pub mod axum;
mod batch;
mod coerce;
mod coerced;
mod entry;
#[cfg(feature = "axum-08")]
mod form;
mod inner;
mod judgement;
pub(crate) mod known;
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
pub use coerce::{Coerce, from_reader, from_slice, from_str, from_value};
pub use coerced::{Coerced, TryCoerced};
pub use judgement::{Judgement, judge_text, judge_value};
pub use lines::{Line, Lines, lines};
pub use options::{Options, Preview};
pub use patch::Patch;
pub use rule_table::{DeclaredRule, RuleRow, RuleTable};
pub use tally::{Tally, TallyRow};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{Change, Coercion, Error, Report};
    use crate::rules::Repair;

    /// Compiles only if all are comparable, so that types which hold them can derive `Eq`.
    #[test]
    fn what_callers_hold_is_comparable() {
        fn is_eq<T: Clone + Eq>() {}
        is_eq::<(Options, Preview, Line<u8>, Coerced<u8>, TryCoerced<u8>, RuleTable)>();
        is_eq::<(Batch<u8>, Applied<u8>, Rejected, BatchWarning)>();
        is_eq::<(Report, Coercion, Change, Error, Repair)>();
    }
}
