//! The markers of other crates' types that a feature names.
//!
//! What is read from a string that not every string is (a date, a UUID) is no `Text`: no number or boolean becomes one.

// Each feature uses some.
#![allow(unused_imports, unused_macros)]

use super::each::items;
use super::std_types::{collections, mark};

#[cfg(feature = "indexmap-2")]
collections!(List Collection Composite Fenceable Defaulted: { [T, S] indexmap::IndexSet<T, S> => T; });
#[cfg(feature = "indexmap-2")]
collections!(Map Collection Composite Fenceable Absentable Keyed Unlisted Defaulted: { [K, V, S] indexmap::IndexMap<K, V, S> => V; });

#[cfg(feature = "smallvec-1")]
collections!(List Collection Composite Fenceable Defaulted: { [A: smallvec::Array] smallvec::SmallVec<A> => A::Item; });

#[cfg(feature = "chrono-04")]
mark!(Trimmable Unlisted Unmapped Defaulted: {
    [Tz: chrono::TimeZone] chrono::DateTime<Tz>;
    [] chrono::NaiveDate;
    [] chrono::NaiveTime;
    [] chrono::NaiveDateTime;
    [] chrono::Month;
    [] chrono::Weekday;
});
#[cfg(feature = "chrono-04")]
mark!(Composite Fenceable Unlisted Unmapped Defaulted: { chrono::TimeDelta });

#[cfg(feature = "jiff-02")]
mark!(Trimmable Unlisted Unmapped Defaulted: {
    jiff::Timestamp, jiff::Zoned, jiff::Span, jiff::SignedDuration,
    jiff::civil::Date, jiff::civil::Time, jiff::civil::DateTime,
});

// No `Number`: a string is read to the last digit, and a number made of it is not.
#[cfg(feature = "rust_decimal-1")]
mark!(Text Fenceable Trimmable Unlisted Unmapped Defaulted: { rust_decimal::Decimal });

#[cfg(feature = "time-03")]
mark!(Trimmable Unlisted Unmapped Defaulted: {
    time::OffsetDateTime, time::PrimitiveDateTime, time::UtcDateTime, time::Date, time::Time, time::UtcOffset, time::Duration,
});
// Their numbers are read whatever the features of `time`.
#[cfg(feature = "time-03")]
mark!(Number Integer Trimmable Unlisted Unmapped Defaulted: { time::Month, time::Weekday });

#[cfg(feature = "url-2")]
mark!(Trimmable Unlisted Unmapped Defaulted: { url::Url });

#[cfg(feature = "uuid-1")]
mark!(Trimmable Unlisted Unmapped Defaulted: { uuid::Uuid, uuid::NonNilUuid });

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::target::fit::{Of, of};
    use crate::target::fits;
    use crate::target::{Defaulted, Trimmable, Unlisted, Unmapped};

    fn leaf<T: Trimmable + Unlisted + Unmapped + Defaulted>(_: Of<T>) {}

    /// That it compiles is the test.
    #[test]
    fn rules_that_fit_these_types() {
        #[cfg(feature = "chrono-04")]
        {
            leaf(of::<chrono::DateTime<chrono::Utc>>());
            leaf(of::<chrono::NaiveDate>());
            fits!(Trimmable: BTreeMap<String, Option<chrono::Month>>);
            fits!(Composite: Option<chrono::TimeDelta>);
        }
        #[cfg(feature = "jiff-02")]
        {
            leaf(of::<jiff::Zoned>());
            fits!(Trimmable: Vec<jiff::civil::Date>);
        }
        #[cfg(feature = "rust_decimal-1")]
        {
            leaf(of::<rust_decimal::Decimal>());
            fits!(Text: Vec<Option<rust_decimal::Decimal>>);
        }
        #[cfg(feature = "time-03")]
        {
            leaf(of::<time::OffsetDateTime>());
            fits!(Integer: Vec<time::Month>);
            fits!(Number: Option<time::Weekday>);
        }
        #[cfg(feature = "url-2")]
        leaf(of::<url::Url>());
        #[cfg(feature = "uuid-1")]
        fits!(Trimmable: BTreeMap<uuid::Uuid, uuid::NonNilUuid>);
    }
}
