//! The markers of other crates' types that a feature names.

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
        leaf(of::<jiff_02::Zoned>());
        fits!(Trimmable: Vec<jiff_02::civil::Date>);
    }
    #[cfg(feature = "jiff-1")]
    {
        leaf(of::<jiff_1::ZonedDateTime>());
        fits!(Trimmable: Vec<jiff_1::civil::Date>);
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
