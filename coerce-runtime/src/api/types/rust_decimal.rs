//! `rust_decimal`. Its form is for that crate's features to decide: it is read from strings and numbers, with `serde-str` from
//! strings alone, with `serde-str` and `serde-float` from numbers alone.

use rust_decimal::Decimal;

use super::described;
use crate::json::{KEEPS_TEXT, Kinds, Number};
use crate::tree::{self, Document, Tree};

/// With `serde-arbitrary-precision` a number is also read as the object as which `serde_json` hands it over.
const ANY_FORM: Kinds = Kinds::STRING.or(Kinds::NUMBER).or(Kinds::OBJECT);

/// Where numbers keep their text, `serde_json` hands over what is in memory whatever is asked for.
const NUMBER: Kinds = if KEEPS_TEXT { ANY_FORM } else { Kinds::NUMBER };

described! {
    #![cfg(feature = "rust_decimal-1")]
    // No `Number`: a string is read to the last digit, and a number made of it is not.
    Text Fenceable Trimmable Unlisted Unmapped Defaulted:
    [] Decimal => |d| match (reads_text(), reads_numbers()) {
        (true, true) => d.foreign::<Self>("a decimal number", ANY_FORM),
        (true, false) => d.foreign::<Self>("a decimal number as a string", ANY_FORM),
        (false, _) => d.foreign::<Self>("a number", NUMBER),
    };
}

/// No other crate can see a feature of `rust_decimal`, so this asks its `Deserialize`.
fn reads(tree: &Tree<'_>) -> bool {
    tree::check::<Decimal>(Document::new(tree, true)).is_ok()
}

fn reads_text() -> bool {
    reads(&Tree::String("1.5".into()))
}

fn reads_numbers() -> bool {
    Number::from_text("1.5").is_ok_and(|number| reads(&Tree::Number(number)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::super::leaf::{check, expected_of, refusal};
    use super::*;
    use crate::api::Coerce;
    use crate::describe::Describe;
    use crate::rules::number_to_string;
    use crate::target::fit::of;

    #[test]
    fn decimals_are_strings_or_numbers() {
        let texts = [json!("1.50"), json!("-0.1"), json!("5"), json!("1e3"), json!("79228162514264337593543950335")];
        let numbers = [json!(5), json!(-5), json!(u64::MAX), json!(1.5)];
        let bad =
            [json!(""), json!("1,5"), json!("€5"), json!(" 5"), json!(null), json!(true), json!([1]), json!({"a": 1})];
        match (reads_text(), reads_numbers()) {
            (true, true) => check::<Decimal>("a decimal number", &[&texts[..], &numbers].concat(), &bad),
            (true, false) if KEEPS_TEXT => check::<Decimal>("a decimal number as a string", &texts, &bad),
            (true, false) => check::<Decimal>("a decimal number as a string", &texts, &[&numbers[..], &bad].concat()),
            // There `serde_json` itself reads strings from a `Value` and not from text.
            (false, _) if KEEPS_TEXT => check::<Decimal>("a number", &numbers, &bad),
            (false, _) => check::<Decimal>("a number", &numbers, &[&texts[..], &bad].concat()),
        }
    }

    #[test]
    fn issues_show_what_is_expected_and_what_came() {
        let expected = expected_of::<Decimal>();
        let table = [
            (refusal::<Vec<Decimal>>(&json!(["a lot"])), format!("[0]: expected {expected}, got string \"a lot\"")),
            (refusal::<Option<Decimal>>(&json!(true)), format!("expected {expected} or null, got boolean true")),
        ];
        for (line, expected) in table {
            assert_eq!(line, expected);
        }
        if reads_text() {
            let line = refusal::<BTreeMap<Decimal, u8>>(&json!({"x": 1}));
            assert_eq!(line, format!("x: expected {expected} as a key, got string \"x\""));
        }
    }

    /// `#[coerce(number_to_string)]`
    #[derive(Debug, PartialEq, serde::Deserialize)]
    #[serde(transparent)]
    struct Price(Decimal);

    impl Coerce for Price {
        fn describe(description: &mut Describe<'_>) {
            let mut inner = description.used(Decimal::number);
            inner.of(of::<Decimal>()).text(&number_to_string::DEFINITION);
            description.transparent(inner);
        }
    }

    #[test]
    fn a_number_becomes_a_string_where_only_strings_are_read() {
        if !reads_text() {
            return;
        }
        // serde reads the larger one as a float, which is too large for a decimal: the rule has its digits.
        for (text, price) in [("5", Decimal::from(5)), ("79228162514264337593543950335", Decimal::MAX)] {
            let is_read = serde_json::from_str::<Decimal>(text).is_ok();
            let (read, report) = Price::from_str_with_report(text).unwrap();
            assert_eq!((read, report.is_empty()), (Price(price), is_read), "{text}");
        }
    }
}
