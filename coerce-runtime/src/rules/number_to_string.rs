//! `number_to_string`: a number becomes its JSON text.

use super::decimal::Decimal;
use crate::json::{EXACT, Kinds, Number, Parsed};
use crate::rules::{Arguments, Definition, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition = Definition::new("number_to_string", Kinds::NUMBER, repair).by_digits();

const NO_INTEGER: &str = "not an integer";
const MAY_BE_ROUNDED: &str = "not an integer, or one whose digits are lost";
const WOULD_BE_LOST: &str = "has digits that would be lost";

/// Accepts every integer whose digits are known, and with `floats` every number whose digits are all in the text that
/// `serde_json` writes. Refuses a float beyond 2^53 that has not kept its text: it may be an integer that the parser has
/// rounded, and what its digits were cannot be known any more.
fn repair(tree: &Tree<'_>, arguments: &Arguments, _: &Target<'_>) -> Outcome {
    let Some(number) = tree.as_number() else { return Outcome::Keep };
    Outcome::of(text(&number, matches!(arguments, Arguments::Flag)).map(|text| Tree::String(text.into())))
}

fn text(number: &Number<'_>, floats: bool) -> Result<String, &'static str> {
    match (number.text(), number.value) {
        // `-0` is a float.
        (Some(digits), _) if !digits.contains(['.', 'e', 'E']) && digits != "-0" => Ok(digits.to_owned()),
        (written, Parsed::F64(float)) if float.abs() > EXACT && (!floats || written.is_none()) => Err(MAY_BE_ROUNDED),
        (_, Parsed::F64(_)) if !floats => Err(NO_INTEGER),
        (written, Parsed::F64(float)) => float_text(float, written),
        _ => Ok(number.digits().into_owned()),
    }
}

/// The text that `serde_json` writes for a float, if that has all the digits that were written.
fn float_text(float: f64, written: Option<&str>) -> Result<String, &'static str> {
    let text = serde_json::Number::from_f64(float).ok_or("not finite")?.to_string();
    let is_whole = written.is_none_or(|written| Decimal::of(written) == Decimal::of(&text));
    if is_whole { Ok(text) } else { Err(WOULD_BE_LOST) }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::rules::testing::{Said, anywhere, float, of_tree, said, written};

    fn of(tree: Tree<'_>, arguments: &Arguments) -> Said {
        of_tree(&DEFINITION, arguments, tree, &anywhere())
    }

    #[test]
    fn integers_are_their_digits() {
        for (number, text) in [
            (json!(42), "42"),
            (json!(-7), "-7"),
            (json!(u64::MAX), "18446744073709551615"),
            (json!(i64::MIN), "-9223372036854775808"),
        ] {
            for arguments in [Arguments::None, Arguments::Flag] {
                assert_eq!(said(&DEFINITION, &arguments, &number), Said::To(json!(text)));
            }
        }
    }

    #[test]
    fn integers_beyond_64_bits_are_where_their_digits_are_there() {
        let digits = "123456789012345678901234567890";
        assert_eq!(of(written(digits), &Arguments::None), Said::To(json!(digits)));
        let wide = Tree::Number(Number::from(Parsed::wide(u128::MAX)));
        assert_eq!(of(wide, &Arguments::None), Said::To(json!(u128::MAX.to_string())));
        for arguments in [Arguments::None, Arguments::Flag] {
            assert_eq!(of(float(18_446_744_073_709_551_616.0), &arguments), Said::refuse(MAY_BE_ROUNDED));
        }
    }

    #[test]
    fn floats_are_refused_where_they_are_not_asked_for() {
        for number in [json!(1.5), json!(5.0), json!(-0.0)] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &number), Said::refuse(NO_INTEGER), "{number}");
        }
        // Beyond 2^53 the reason is the same with and without the digits, so that all entry points give it.
        for (text, reason) in [
            ("1.5", NO_INTEGER),
            ("1e2", NO_INTEGER),
            ("1e300", MAY_BE_ROUNDED),
            ("9007199254740993.5", MAY_BE_ROUNDED),
        ] {
            assert_eq!(of(written(text), &Arguments::None), Said::refuse(reason), "{text}");
        }
    }

    #[test]
    fn floats_are_what_serde_json_writes() {
        for (number, text) in [(1.5, "1.5"), (5.0, "5.0"), (EXACT, "9007199254740992.0"), (-0.0, "-0.0")] {
            assert_eq!(of(float(number), &Arguments::Flag), Said::To(json!(text)));
        }
        for (number, text) in [("3.10", "3.1"), ("1e2", "100.0"), ("0.50E1", "5.0"), ("-0.0", "-0.0"), ("0.000", "0.0")]
        {
            assert_eq!(of(written(number), &Arguments::Flag), Said::To(json!(text)), "{number}");
        }
    }

    #[test]
    fn no_digit_is_lost() {
        for text in ["0.10000000000000000001", "9007199254740993.5", "1e-400", "0.99999999999999999999"] {
            assert_eq!(of(written(text), &Arguments::Flag), Said::refuse(WOULD_BE_LOST), "{text}");
        }
        for number in [9_007_199_254_740_994.0, -1e16, 1e300, f64::INFINITY] {
            assert_eq!(of(float(number), &Arguments::Flag), Said::refuse(MAY_BE_ROUNDED), "{number}");
        }
        assert_eq!(of(float(f64::NAN), &Arguments::Flag), Said::refuse("not finite"));
    }

    #[test]
    fn it_is_the_same_however_numbers_are_parsed() {
        for (text, floats) in [("1.5", "1.5"), ("5.0", "5.0"), ("1e2", "100.0")] {
            let number: Value = serde_json::from_str(text).expect("a number");
            assert_eq!(said(&DEFINITION, &Arguments::Flag, &number), Said::To(json!(floats)), "{text}");
            assert_eq!(said(&DEFINITION, &Arguments::None, &number), Said::refuse(NO_INTEGER), "{text}");
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!("42"), json!(true), json!(null), json!([1])] {
            assert_eq!(said(&DEFINITION, &Arguments::Flag, &value), Said::Keep, "{value}");
        }
    }
}
