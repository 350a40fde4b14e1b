//! Dates and times of `time`. Their form is for that crate's features to decide: lists of numbers as long as
//! `serde-human-readable` is off, strings of its own forms where it is on. Lists are read then too.

use serde::de::DeserializeOwned;
use time::{Date, Duration, Month, OffsetDateTime, PrimitiveDateTime, Time, UtcDateTime, UtcOffset, Weekday};

use super::described;
use crate::describe::Describe;
use crate::json::{KEEPS_TEXT, Kinds};
use crate::tree::{self, Document, Tree};

/// Returns whether these types are read from strings. No other crate can see a feature of `time`, so this asks its `Deserialize`.
fn reads_text() -> bool {
    tree::check::<Date>(Document::new(&Tree::String("2024-05-01".into()), true)).is_ok()
}

/// The kinds that are read where strings are, and where they are not.
type Forms = [Kinds; 2];

const LIST: Forms = [Kinds::STRING.or(Kinds::LIST), Kinds::LIST];
/// Where numbers keep their text, `serde_json` reads a string in memory also where a number is asked for.
const NUMBER: Forms = [TEXT_OR_NUMBER, if KEEPS_TEXT { TEXT_OR_NUMBER } else { Kinds::INTEGER }];
const TEXT_OR_NUMBER: Kinds = Kinds::STRING.or(Kinds::INTEGER);

/// A type that is described as one thing where strings are read, and as another where they are not.
fn either<T: DeserializeOwned>(description: &mut Describe<'_>, kinds: Forms, expected: [&'static str; 2]) {
    let form = usize::from(!reads_text());
    description.foreign::<T>(expected[form], kinds[form]);
}

described! {
    #![cfg(feature = "time-03")]
    Trimmable Unlisted Unmapped Defaulted:
    [] OffsetDateTime => |d| either::<Self>(d, LIST, [
        "a date-time with an offset (such as 2024-05-01 13:45:00.0 +02:00:00)",
        "a list of 9 (year, day of the year, hour, minute, second, nanosecond, and the offset's hours, minutes, seconds)",
    ]);
    [] PrimitiveDateTime => |d| either::<Self>(d, LIST, [
        "a date-time without an offset (such as 2024-05-01 13:45:00.0)",
        "a list of 6 (year, day of the year, hour, minute, second, nanosecond)",
    ]);
    [] UtcDateTime => |d| either::<Self>(d, LIST, [
        "a date-time in UTC without an offset (such as 2024-05-01 13:45:00.0)",
        "a list of 6 (year, day of the year, hour, minute, second, nanosecond)",
    ]);
    [] Date => |d| either::<Self>(d, LIST, ["a date (YYYY-MM-DD)", "a list of 2 (year, day of the year)"]);
    [] Time => |d| either::<Self>(d, LIST, ["a time (such as 13:45:00.0)", "a list of 4 (hour, minute, second, nanosecond)"]);
    [] UtcOffset => |d| either::<Self>(d, LIST, [
        "an offset from UTC (such as +02:00:00)", "a list of 3 (an offset's hours, minutes, seconds)",
    ]);
    [] Duration => |d| either::<Self>(d, LIST, [
        "a duration in seconds as a string (such as 90.0)", "a list of 2 (seconds, nanoseconds)",
    ]);
}

described! {
    #![cfg(feature = "time-03")]
    // Their numbers are read whatever the features of `time`.
    Number Integer Trimmable Unlisted Unmapped Defaulted:
    [] Month => |d| either::<Self>(d, NUMBER, [
        "a month (such as January, or an integer from 1 to 12)", "a month as an integer from 1 to 12",
    ]);
    [] Weekday => |d| either::<Self>(d, NUMBER, [
        "a day of the week (such as Monday, or an integer from 1, Monday, to 7)",
        "a day of the week as an integer from 1 (Monday) to 7",
    ]);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::{Value, json};

    use super::super::leaf::{check, expected_of, refusal};
    use super::*;
    use crate::api::Coerce;

    /// Checks a type in the form that this build gives it. Lists are read in both, and so are the numbers of months and weekdays.
    /// Where numbers keep their text, `serde_json` itself reads the names of these from a `Value` and not from text.
    #[track_caller]
    fn both<T: Coerce>([text, bare]: [&str; 2], texts: &[Value], others: &[Value], bad: &[Value]) {
        if reads_text() {
            check::<T>(text, &[texts, others].concat(), bad);
        } else if KEEPS_TEXT && others.iter().any(Value::is_number) {
            check::<T>(bare, others, bad);
        } else {
            check::<T>(bare, others, &[texts, bad].concat());
        }
    }

    #[test]
    fn date_times_are_strings_or_lists() {
        both::<OffsetDateTime>(
            [
                "a date-time with an offset (such as 2024-05-01 13:45:00.0 +02:00:00)",
                "a list of 9 (year, day of the year, hour, minute, second, nanosecond, and the offset's hours, minutes, seconds)",
            ],
            &[json!("2024-05-01 13:45:00.0 +02:00:00")],
            &[json!([2024, 122, 13, 45, 0, 0, 2, 0, 0])],
            &[
                json!("2024-05-01T13:45:00Z"),
                json!("yesterday"),
                json!(5),
                json!([2024]),
                json!([2024, 400, 0, 0, 0, 0, 0, 0, 0]),
            ],
        );
        let without = |text| [text, "a list of 6 (year, day of the year, hour, minute, second, nanosecond)"];
        let (texts, lists) = ([json!("2024-05-01 13:45:00.5")], [json!([2024, 122, 13, 45, 0, 0])]);
        let bad = [json!("2024-05-01T13:45:00"), json!(""), json!({}), json!([2024, 122, 25, 45, 0, 0])];
        let text = "a date-time without an offset (such as 2024-05-01 13:45:00.0)";
        both::<PrimitiveDateTime>(without(text), &texts, &lists, &bad);
        let text = "a date-time in UTC without an offset (such as 2024-05-01 13:45:00.0)";
        both::<UtcDateTime>(without(text), &texts, &lists, &bad);
    }

    #[test]
    fn dates_times_and_offsets_are_strings_or_lists() {
        both::<Date>(
            ["a date (YYYY-MM-DD)", "a list of 2 (year, day of the year)"],
            &[json!("2024-05-01")],
            &[json!([2024, 122])],
            &[json!("2024-02-30"), json!("May"), json!(2024), json!([2024]), json!([2023, 366]), json!(null)],
        );
        both::<Time>(
            ["a time (such as 13:45:00.0)", "a list of 4 (hour, minute, second, nanosecond)"],
            &[json!("13:45:00.0")],
            &[json!([13, 45, 0, 0])],
            &[json!("13:45:00"), json!("1 pm"), json!([13]), json!([25, 0, 0, 0])],
        );
        both::<UtcOffset>(
            ["an offset from UTC (such as +02:00:00)", "a list of 3 (an offset's hours, minutes, seconds)"],
            &[json!("+02:00:00")],
            &[json!([2, 0, 0]), json!([2])],
            &[json!("Z"), json!(2), json!([30, 0, 0])],
        );
        both::<Duration>(
            ["a duration in seconds as a string (such as 90.0)", "a list of 2 (seconds, nanoseconds)"],
            &[json!("90.0"), json!("-0.5")],
            &[json!([90, 0])],
            &[json!("90"), json!(90), json!("PT90S"), json!([90])],
        );
    }

    #[test]
    fn months_and_weekdays_are_names_or_numbers() {
        both::<Month>(
            ["a month (such as January, or an integer from 1 to 12)", "a month as an integer from 1 to 12"],
            &[json!("May")],
            &[json!(1), json!(12)],
            &[json!("may"), json!("Jan"), json!(0), json!(13), json!(1.5), json!([])],
        );
        both::<Weekday>(
            [
                "a day of the week (such as Monday, or an integer from 1, Monday, to 7)",
                "a day of the week as an integer from 1 (Monday) to 7",
            ],
            &[json!("Monday")],
            &[json!(1), json!(7)],
            &[json!("monday"), json!("Mon"), json!(0), json!(8)],
        );
    }

    #[test]
    fn issues_show_what_is_expected_and_what_came() {
        let expected = expected_of::<Date>();
        let or_null = expected_of::<Option<Date>>();
        let table = [
            (
                refusal::<Vec<Date>>(&json!([[2024, 122], [2023, 366]])),
                format!("[1]: expected {expected}, got a list ("),
            ),
            (refusal::<Vec<Date>>(&json!([5])), format!("[0]: expected {expected}, got number 5")),
            (refusal::<Option<Date>>(&json!([2024])), format!("expected {or_null}, got a list (")),
            (
                refusal::<BTreeMap<Date, u8>>(&json!({"May": 1})),
                format!("May: expected {expected} as a key, got string \"May\""),
            ),
            (
                refusal::<Date>(&json!([2024, "x"])),
                "[1]: expected an integer from 0 to 65535, got string \"x\"".to_owned(),
            ),
        ];
        for (line, expected) in table {
            assert!(line.starts_with(&expected), "{line}");
        }
    }
}
