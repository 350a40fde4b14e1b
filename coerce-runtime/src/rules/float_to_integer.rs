//! `float_to_integer`: a number with fraction zero becomes the integer.

use super::decimal::Decimal;
use crate::json::{Kind, Kinds, Number, Parsed};
use crate::rules::{Arguments, Definition, Open, Outcome, Target};
use crate::tree::Tree;

/// The rule.
pub static DEFINITION: Definition =
    Definition::new("float_to_integer", Kinds::FLOAT, repair).eager_where(&[Open::Whole]).by_digits();

const HAS_FRACTION: &str = "has a fraction";
const TOO_LARGE: &str = "larger than 2^53";

/// Accepts a number with fraction zero and a magnitude of at most 2^53, written as `5.0` or `5e0`; `-0.0` gives `0`. Refuses
/// one with a fraction, and larger ones: they are not exact any more where their digits are gone.
fn repair(tree: &Tree<'_>, _: &Arguments, _: &Target<'_>) -> Outcome {
    let number = tree.as_number().filter(|number| number.kind() == Kind::Float);
    let made = number
        .map(|number| integer(&number).map(|integer| Tree::Number(Number::from(Parsed::of_integer(integer.into())))));
    made.map_or(Outcome::Keep, Outcome::of)
}

/// The integer that a number is, if it is one, by its digits as written.
fn integer(number: &Number<'_>) -> Result<i64, &'static str> {
    let digits = match (number.text(), number.value) {
        (Some(text), _) => Decimal::of(text),
        (None, Parsed::F64(float)) if float.is_finite() => Decimal::of(&format!("{float:e}")),
        (None, _) => return Err("not finite"),
    };
    if digits.has_fraction() {
        return Err(HAS_FRACTION);
    }
    digits.to_i64().filter(|integer| integer.unsigned_abs() <= 1 << 53).ok_or(TOO_LARGE)
}

/// Returns whether a number is an integer as JSON Schema has it, where `5.0` is one: by its digits where they are known, and exact then.
pub(crate) fn is_whole(number: &Number<'_>) -> bool {
    match (number.text(), number.value) {
        (_, Parsed::U64(_) | Parsed::I64(_)) => true,
        (None, Parsed::F64(float)) => float.fract() == 0.0,
        _ => integer(number).is_ok(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, anywhere, float, of_tree, said, written};

    fn of(tree: Tree<'_>) -> Said {
        of_tree(&DEFINITION, &Arguments::None, tree, &anywhere())
    }

    #[test]
    fn floats_with_fraction_zero_are_integers() {
        for (number, integer) in [
            (5.0, 5),
            (-1.0, -1),
            (1e3, 1000),
            (-0.0, 0),
            (4_294_967_295.0, 4_294_967_295),
            (9_007_199_254_740_991.0, 9_007_199_254_740_991_i64),
            (-9_007_199_254_740_992.0, -9_007_199_254_740_992),
        ] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &json!(number)), Said::To(json!(integer)), "{number}");
            assert_eq!(of(float(number)), Said::To(json!(integer)), "{number}");
        }
    }

    #[test]
    fn fractions_and_what_is_not_exact_are_refused() {
        for (number, reason) in [
            (1.5, HAS_FRACTION),
            (-0.1, HAS_FRACTION),
            (5e-324, HAS_FRACTION),
            (9_007_199_254_740_994.0, TOO_LARGE),
            (-1e16, TOO_LARGE),
            (1e300, TOO_LARGE),
        ] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &json!(number)), Said::refuse(reason), "{number}");
        }
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(of(float(number)), Said::refuse("not finite"), "{number}");
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!(5), json!(-5), json!("5.0"), json!(true), json!(null), json!([5.0])] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }

    #[test]
    fn digits_are_judged_as_written() {
        for (text, integer) in [
            ("12.0", Ok(12)),
            ("1.2e1", Ok(12)),
            ("50e-1", Ok(5)),
            ("0.5E+1", Ok(5)),
            ("-12.00", Ok(-12)),
            ("0e99999999999999999999", Ok(0)),
            ("-0.0e-7", Ok(0)),
            ("9007199254740992.000", Ok(9_007_199_254_740_992_i64)),
            ("9007199254740993.0", Err(TOO_LARGE)),
            ("123456789012345678901234567890.0", Err(TOO_LARGE)),
            ("0.99999999999999999999", Err(HAS_FRACTION)),
            ("9007199254740991.4", Err(HAS_FRACTION)),
            ("5.000000000000000000000000001", Err(HAS_FRACTION)),
            ("1e-400", Err(HAS_FRACTION)),
            ("1e-99999999999999999999", Err(HAS_FRACTION)),
            ("1.5e-9223372036854775808", Err(HAS_FRACTION)),
        ] {
            let expected = integer.map_or_else(Said::refuse, |integer| Said::To(json!(integer)));
            assert_eq!(of(written(text)), expected, "{text}");
        }
    }
}
