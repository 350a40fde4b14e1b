//! Checks behind the shape: `serde_coerce` reads the value, garde checks it, and one `Error` has what either finds, by the document's names.
//!
//! Run it with `cargo run --example validated`.

use garde::Validate;
use serde::Deserialize;
use serde_coerce::{Coerce, Error, Issue, IssueCode, Path, Report};

#[derive(Debug, Deserialize, Coerce, Validate)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Booking {
    #[coerce(trim)]
    #[garde(length(chars, min = 2))]
    restaurant_name: String,
    #[coerce(string_to_number)]
    #[garde(range(min = 1, max = 12))]
    guest_count: u8,
    #[coerce(singleton_list)]
    #[garde(length(min = 1), dive)]
    guests: Vec<Guest>,
    #[garde(dive)]
    paid_by: PaidBy,
}

#[derive(Debug, Deserialize, Coerce, Validate)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Guest {
    #[garde(length(chars, min = 1))]
    full_name: String,
    #[serde(default)]
    #[coerce(string_to_list)]
    #[garde(length(max = 3), inner(ascii))]
    allergies: Vec<String>,
}

#[derive(Debug, Deserialize, Coerce, Validate)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
enum PaidBy {
    Card {
        #[garde(length(bytes, equal = 4), ascii)]
        last_digits: String,
    },
    Voucher(#[garde(dive)] Voucher),
}

#[derive(Debug, Deserialize, Coerce, Validate)]
#[garde(transparent)]
struct Voucher(#[garde(alphanumeric)] String);

/// Reads a value and checks it.
///
/// # Errors
/// What the reading finds; where that finds nothing, what the checks find.
pub(crate) fn read<T: Coerce + Validate<Context = ()>>(text: &str) -> Result<(T, Report), Error> {
    let (value, report) = T::from_str_with_report(text)?;
    match value.validate() {
        Ok(()) => Ok((value, report)),
        Err(findings) => {
            Err(findings.iter().map(|(path, finding)| issue::<T>(path, finding)).collect::<Vec<_>>().into())
        }
    }
}

/// A finding by the document's names. One that has no location there stands at the whole value and names Rust's.
fn issue<T: Coerce>(path: &garde::Path, finding: &garde::Error) -> Issue {
    match T::wire_path(&path.to_string()) {
        Some(path) => Issue::new(path, IssueCode::Custom).saying(finding.message()),
        None => Issue::new(Path::default(), IssueCode::Custom).saying(format!("{path}: {finding}")),
    }
}

const BOOKINGS: [&str; 3] = [
    r#"{"restaurantName": " Orkide ", "guestCount": "2", "guests": {"fullName": "Ada"}, "paidBy": {"voucher": "A7"}}"#,
    r#"{"restaurantName": "O", "guestCount": 40, "guests": [{"fullName": "Ada"}, {"fullName": "", "allergies": "nuts, fisk, ägg"}],
        "paidBy": {"card": {"lastDigits": "12"}}}"#,
    r#"{"restaurantName": 5, "guests": [], "paidBy": {"voucher": "-"}}"#,
];

pub(crate) fn outcomes() -> Vec<Result<(Booking, Report), Error>> {
    BOOKINGS.into_iter().map(read).collect()
}

#[allow(dead_code)] // the test looks at the outcomes
fn main() {
    for (text, outcome) in BOOKINGS.into_iter().zip(outcomes()) {
        println!("── {text}");
        match outcome {
            Ok((booking, report)) => println!("{booking:?}\n{}\n", report.warnings().join("\n")),
            Err(error) => println!("{error}\n{}\n", error.to_problem()),
        }
    }
}
