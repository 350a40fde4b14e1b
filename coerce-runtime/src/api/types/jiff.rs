//! Dates, times and durations of `jiff`: strings. Both versions in use read the same.

use super::described;
use crate::json::Kinds;

/// `jiff` also parses bytes.
const TEXT: Kinds = Kinds::STRING.or(Kinds::BYTES);

/// Describes the types of one version.
macro_rules! of_version {
    ($feature:meta: $jiff:ident, $zoned:ident) => {
        described! {
            #![$feature]
            Trimmable Unlisted Unmapped Defaulted:
            [] $jiff::Timestamp => |d| d.foreign::<Self>("an RFC 3339 date-time", TEXT);
            [] $jiff::$zoned => |d| d.foreign::<Self>("a date-time with a time zone (such as 2024-05-01T13:45:00+02:00[Europe/Paris])", TEXT);
            [] $jiff::civil::Date => |d| d.foreign::<Self>("a date (YYYY-MM-DD)", TEXT);
            [] $jiff::civil::Time => |d| d.foreign::<Self>("a time (HH:MM:SS)", TEXT);
            [] $jiff::civil::DateTime => |d| d.foreign::<Self>("a date-time without an offset (YYYY-MM-DDTHH:MM:SS)", TEXT);
            [] $jiff::Span => |d| d.foreign::<Self>("a duration (such as P1DT2H30M or 1d 2h 30m)", TEXT);
            [] $jiff::SignedDuration => |d| d.foreign::<Self>("a duration (such as PT2H30M or 2h 30m)", TEXT);
        }
    };
}

#[cfg(feature = "jiff-02")]
of_version!(cfg(feature = "jiff-02"): jiff_02, Zoned);
#[cfg(feature = "jiff-1")]
of_version!(cfg(feature = "jiff-1"): jiff_1, ZonedDateTime);

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::super::leaf::{check, refusal};

    macro_rules! of_version {
        ($version:ident, $zoned:ident) => {
            mod $version {
                use ::$version::civil::{Date, DateTime, Time};
                use ::$version::{SignedDuration, Span, Timestamp, $zoned};

                use super::*;

                #[test]
                fn instants_have_an_offset_or_a_zone() {
                    check::<Timestamp>(
                        "an RFC 3339 date-time",
                        &[json!("2024-05-01T13:45:00Z"), json!("2024-05-01 13:45:00.5+02:00"), json!("2024-05-01T13:45Z")],
                        &[json!("yesterday"), json!("2024-05-01T13:45:00"), json!("2024-05-01"), json!(1_714_571_100), json!(null)],
                    );
                    check::<$zoned>(
                        "a date-time with a time zone (such as 2024-05-01T13:45:00+02:00[Europe/Paris])",
                        &[json!("2024-05-01T13:45:00+02:00[+02:00]"), json!("2024-05-01T13:45-03[-03]")],
                        &[json!("2024-05-01T13:45:00Z"), json!("2024-05-01T13:45:00Z[Nowhere]"), json!(5), json!([])],
                    );
                }

                #[test]
                fn civil_dates_and_times_are_strings() {
                    check::<Date>(
                        "a date (YYYY-MM-DD)",
                        &[json!("2024-05-01"), json!("20240501"), json!("2024-05-01T13:45:00")],
                        &[json!("2024-02-30"), json!("05/01/2024"), json!(20_240_501), json!("")],
                    );
                    check::<Time>(
                        "a time (HH:MM:SS)",
                        &[json!("13:45"), json!("13:45:00.5"), json!("2024-05-01T13:45:00")],
                        &[json!("25:00"), json!("1 pm"), json!(13)],
                    );
                    check::<DateTime>(
                        "a date-time without an offset (YYYY-MM-DDTHH:MM:SS)",
                        &[json!("2024-05-01T13:45:00"), json!("2024-05-01 13:45"), json!("2024-05-01")],
                        &[json!("2024-05-01T13:45:00Z"), json!("now"), json!({})],
                    );
                }

                #[test]
                fn durations_are_strings() {
                    check::<Span>(
                        "a duration (such as P1DT2H30M or 1d 2h 30m)",
                        &[json!("P1DT2H30M"), json!("1d 2h 30m"), json!("PT90S"), json!("90 seconds")],
                        &[json!("90"), json!(90), json!("P"), json!("soon")],
                    );
                    check::<SignedDuration>(
                        "a duration (such as PT2H30M or 2h 30m)",
                        &[json!("PT2H30M"), json!("2h 30m"), json!("-PT1.5S")],
                        &[json!("90"), json!(90), json!("P1M"), json!("soon")],
                    );
                }

                #[test]
                fn issues_show_what_is_expected_and_what_came() {
                    let table = [
                        (
                            refusal::<BTreeMap<String, Timestamp>>(&json!({"since": "yesterday"})),
                            r#"since: expected an RFC 3339 date-time, got string "yesterday" ("#,
                        ),
                        (refusal::<Vec<Date>>(&json!([5])), "[0]: expected a date (YYYY-MM-DD), got number 5"),
                        (
                            refusal::<BTreeMap<Date, u8>>(&json!({"May": 1})),
                            r#"May: expected a date (YYYY-MM-DD) as a key, got string "May""#,
                        ),
                    ];
                    for (line, expected) in table {
                        assert!(line.starts_with(expected), "{line}");
                    }
                }
            }
        };
    }

    #[cfg(feature = "jiff-02")]
    of_version!(jiff_02, Zoned);
    #[cfg(feature = "jiff-1")]
    of_version!(jiff_1, ZonedDateTime);
}
