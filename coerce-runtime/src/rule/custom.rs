//! `custom`: a value becomes what a function of the user says.

use serde_json::Value;

use super::{Repair, Rule, Target};
use crate::kind::Kinds;

/// The rule that says what `repair` says, of values of every kind and before the type has looked at them.
#[must_use]
pub const fn rule(name: &'static str, repair: fn(&Value, &Target<'_>) -> Repair) -> Rule {
    Rule::new(name, Kinds::ALL, repair).eager()
}

/// Calls `function`. That it takes it tells whoever wrote another function which signature is wanted.
#[must_use]
pub fn checked(function: fn(&Value) -> Repair, value: &Value) -> Repair {
    function(value)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn euros(value: &Value) -> Repair {
        match value.as_str().map(|text| text.strip_suffix(" €")) {
            None => Repair::Keep,
            Some(Some(amount)) => Repair::To(json!(amount)),
            Some(None) => Repair::Refuse("no euros".to_owned()),
        }
    }

    #[test]
    fn says_what_the_function_says() {
        const RULE: Rule = rule("custom", |value, _| euros(value));
        let target = Target { kinds: Kinds::STRING, words: &[], rules: &[RULE], depth: 128 };
        for (value, said) in [
            (json!("5 €"), Repair::To(json!("5"))),
            (json!("5 $"), Repair::Refuse("no euros".to_owned())),
            (json!(5), Repair::Keep),
        ] {
            assert_eq!((RULE.repair)(&value, &target), said, "{value}");
        }
    }
}
