//! `string_to_number`: a string that is itself a JSON number becomes that number.

use crate::json::{Number, Parsed};
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::of_text("string_to_number", repair);

/// Accepts a string that is a JSON number (RFC 8259 §6) to the letter, and finite. The type then judges that number, by
/// the digits of the string, as if it had come bare. A float is the nearest one that there is; what would be infinite, or zero
/// without being so, is refused.
fn repair(text: &str, _: &Arguments, target: &Target<'_>) -> Outcome {
    let refused = |number| target.float.and_then(|float| float.refuses(number, text));
    match Parsed::of_json(text).map(|number| (number, refused(number))) {
        Ok((number, None)) => Outcome::replace(Tree::Number(Number::written(number, text))),
        Ok((_, Some(reason))) | Err(reason) => Outcome::refuse(reason),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::json::Float;
    use crate::rules::testing::{Said, anywhere, said, said_at};

    #[test]
    fn json_numbers_are_numbers() {
        for (text, number) in [
            ("5", json!(5)),
            ("0", json!(0)),
            ("-7", json!(-7)),
            ("-0.25", json!(-0.25)),
            ("1e3", json!(1000.0)),
            ("18446744073709551615", json!(u64::MAX)),
            ("-9223372036854775808", json!(i64::MIN)),
        ] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &json!(text)), Said::To(number), "{text}");
        }
    }

    #[test]
    fn their_digits_are_kept() {
        for text in ["0.99999999999999999999", "9007199254740991.4", "1e-400", "12.0", "18446744073709551616"] {
            let number = Parsed::of_json(text).expect("a number");
            assert_eq!(Number::written(number, text).digits(), text);
        }
    }

    #[test]
    fn a_float_that_would_be_infinite_or_zero_is_left() {
        let said = |text: &str, float| {
            said_at(&DEFINITION, &Arguments::None, &json!(text), &Target { float: Some(float), ..anywhere() })
        };
        for (text, single, double) in [("3.5e38", false, true), ("1e-46", false, true), ("1e-400", false, false)] {
            let fires = [said(text, Float::Single), said(text, Float::Double)].map(|said| matches!(said, Said::To(_)));
            assert_eq!(fires, [single, double], "{text}");
        }
        for text in ["-0", "0e-999", "0.1", "1e-45", "9007199254740993", "5"] {
            let fires = [said(text, Float::Single), said(text, Float::Double)].map(|said| matches!(said, Said::To(_)));
            assert_eq!(fires, [true, true], "{text}");
        }
    }

    #[test]
    fn everything_else_is_refused() {
        for text in [
            "", "+5", "007", " 5", "5 ", "1,000", "0x10", ".5", "5.", "NaN", "inf", "5 apples", "-", "--5", "1e",
            "1_000", "true", "null", "[5]", "-01", "1e+", "1.e5", "５",
        ] {
            let said = said(&DEFINITION, &Arguments::None, &json!(text));
            assert_eq!(said, Said::refuse("not a JSON number"), "{text}");
        }
        for text in ["1e400", "-1e400"] {
            let said = said(&DEFINITION, &Arguments::None, &json!(text));
            assert_eq!(said, Said::refuse("too large: it would be infinite"), "{text}");
        }
    }

    #[test]
    fn what_is_no_string_is_kept() {
        for value in [json!(5), json!(true), json!(null), json!(["5"])] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
