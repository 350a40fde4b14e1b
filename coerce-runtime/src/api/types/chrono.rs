//! Dates and times of `chrono`: strings, except for `TimeDelta`.

use chrono::{DateTime, Month, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone, Weekday};
use serde::de::DeserializeOwned;

use super::described;
use crate::json::Kinds;

described! {
    #![cfg(feature = "chrono-04")]
    Trimmable Unlisted Unmapped Defaulted:
    [] NaiveDate => |d| d.foreign::<NaiveDate>("a date (YYYY-MM-DD)", Kinds::STRING);
    [] NaiveTime => |d| d.foreign::<NaiveTime>("a time (HH:MM:SS)", Kinds::STRING);
    [] NaiveDateTime => |d| d.foreign::<NaiveDateTime>("a date-time without an offset (YYYY-MM-DDTHH:MM:SS)", Kinds::STRING);
    [] Weekday => |d| d.foreign::<Weekday>("a day of the week (such as Monday or Mon)", Kinds::STRING);
    [] Month => |d| d.foreign::<Month>("a month (such as January or Jan)", Kinds::STRING);
    /// `chrono` reads `Utc` and `FixedOffset` always, `Local` only where its feature `clock` is switched on. That is for the user
    /// to decide, so this crate asks for the impl and not for the feature.
    [Tz: TimeZone + 'static] DateTime<Tz> where [Self: DeserializeOwned] =>
        |d| d.foreign::<Self>("an RFC 3339 date-time", Kinds::STRING);
}

described! {
    #![cfg(feature = "chrono-04")]
    Composite Fenceable Unlisted Unmapped Defaulted:
    [] TimeDelta => |d| d.foreign::<TimeDelta>("a list of seconds and nanoseconds", Kinds::LIST);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use chrono::{FixedOffset, Utc};
    use serde_json::json;

    use super::super::leaf::{check, refusal};
    use super::*;

    #[test]
    fn date_times_are_those_of_rfc_3339() {
        let good = [
            json!("2024-05-01T13:45:00Z"),
            json!("2024-05-01T13:45:00.123456789+02:00"),
            json!("2024-05-01 13:45:00-03:30"),
            json!("+12024-05-01T13:45:00Z"),
        ];
        let bad = [
            json!("yesterday"),
            json!(""),
            json!("2024-05-01"),
            json!("2024-05-01T13:45:00"),
            json!("2024-13-01T13:45:00Z"),
            json!("2024-02-30T13:45:00Z"),
            json!(1_714_571_100),
            json!(null),
            json!([2024, 5, 1]),
            json!({"year": 2024}),
        ];
        check::<DateTime<Utc>>("an RFC 3339 date-time", &good, &bad);
        check::<DateTime<FixedOffset>>("an RFC 3339 date-time", &good, &bad);
    }

    #[test]
    fn dates_and_times_without_offset_are_strings() {
        check::<NaiveDate>(
            "a date (YYYY-MM-DD)",
            &[json!("2024-05-01"), json!("2024-5-1"), json!("2024-02-29")],
            &[json!("2023-02-29"), json!("05/01/2024"), json!("2024-05-01T00:00:00Z"), json!(20_240_501), json!(true)],
        );
        check::<NaiveTime>(
            "a time (HH:MM:SS)",
            &[json!("13:45"), json!("13:45:00"), json!("13:45:00.5"), json!("23:59:60")],
            &[json!("25:00:00"), json!("1 pm"), json!("13:45:00Z"), json!(13)],
        );
        check::<NaiveDateTime>(
            "a date-time without an offset (YYYY-MM-DDTHH:MM:SS)",
            &[json!("2024-05-01T13:45:00"), json!("2024-05-01T13:45:00.25")],
            &[json!("2024-05-01T13:45:00Z"), json!("2024-05-01"), json!("now"), json!(0)],
        );
    }

    #[test]
    fn names_are_read_in_any_case_and_durations_from_a_list() {
        check::<Weekday>(
            "a day of the week (such as Monday or Mon)",
            &[json!("Monday"), json!("mon"), json!("SUN")],
            &[json!("Mo"), json!("Montag"), json!(" Monday"), json!(1)],
        );
        check::<Month>(
            "a month (such as January or Jan)",
            &[json!("January"), json!("jan"), json!("MAY")],
            &[json!("Janu"), json!("5"), json!(5)],
        );
        check::<TimeDelta>(
            "a list of seconds and nanoseconds",
            &[json!([90, 0]), json!([-1, 999_999_999])],
            &[json!(90), json!("PT90S"), json!([90]), json!([90, 0, 0]), json!([i64::MAX, 0]), json!([0, -1])],
        );
    }

    #[test]
    fn issues_show_what_is_expected_and_what_came() {
        let table = [
            (
                refusal::<BTreeMap<String, DateTime<Utc>>>(&json!({"since": "yesterday"})),
                r#"since: expected an RFC 3339 date-time, got string "yesterday" (input contains invalid characters)"#,
            ),
            (refusal::<Option<DateTime<Utc>>>(&json!(5)), "expected an RFC 3339 date-time or null, got number 5"),
            (
                refusal::<Vec<NaiveDate>>(&json!(["2024-05-01", "2024-02-30"])),
                r#"[1]: expected a date (YYYY-MM-DD), got string "2024-02-30" (input is out of range)"#,
            ),
            (
                refusal::<BTreeMap<NaiveDate, u8>>(&json!({"May": 1})),
                r#"May: expected a date (YYYY-MM-DD) as a key, got string "May""#,
            ),
            (
                refusal::<Weekday>(&json!("x")),
                "expected a day of the week (such as Monday or Mon), got string \"x\" \
                 (short or long weekday names expected)",
            ),
            (refusal::<TimeDelta>(&json!([1])), "expected a list of seconds and nanoseconds, got a list (length 1)"),
            (
                refusal::<TimeDelta>(&json!(["90", 0])),
                "[0]: expected an integer from -9223372036854775808 to 9223372036854775807, got string \"90\"",
            ),
        ];
        for (line, expected) in table {
            assert_eq!(line, expected);
        }
    }
}
