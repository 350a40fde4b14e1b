//! `trim`: a string loses the white space around it.

use crate::rules::{Arguments, Definition, EagerTriggers, Outcome, Target};

/// The rule.
pub static DEFINITION: Definition = Definition::of_text("trim", repair).eager_on(EagerTriggers::SPACE);

/// Accepts a string that starts or ends with white space (Unicode's `White_Space`). White space inside stays.
fn repair(text: &str, _: &Arguments, _: &Target<'_>) -> Outcome {
    let trimmed = text.trim();
    if trimmed.len() == text.len() { Outcome::Keep } else { Outcome::string(trimmed.to_owned()) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::testing::{Said, said};

    #[test]
    fn white_space_around_goes() {
        let cases = [(" a b ", "a b"), ("a\r\n", "a"), ("\u{a0}a\u{3000}", "a"), (" ", ""), ("\u{85}é", "é")];
        for (text, trimmed) in cases {
            assert_eq!(said(&DEFINITION, &Arguments::None, &json!(text)), Said::To(json!(trimmed)), "{text:?}");
        }
    }

    #[test]
    fn everything_else_is_kept() {
        for value in [json!("a"), json!(""), json!("a b"), json!("\u{200b}a\u{feff}"), json!([" a "]), json!(5)] {
            assert_eq!(said(&DEFINITION, &Arguments::None, &value), Said::Keep, "{value}");
        }
    }
}
