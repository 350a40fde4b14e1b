//! A rule as it is declared somewhere.

use serde_json::Value;

use crate::constant::Text;
use crate::rules::{Arguments, Definition, Level, Repair, custom};

/// A rule as declared somewhere.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Which it is.
    pub definition: &'static Definition,
    /// Its name in the report: that of the function, where it is `custom`.
    pub name: &'static str,
    /// Its place in the table of rules: within a node rules run in this order.
    pub order: u8,
    /// On what it acts.
    pub level: Level,
    /// Its arguments.
    pub arguments: Arguments,
    /// The arguments as written, `""` if there are none.
    pub written: Text,
}

/// A function of the user's.
type Function = fn(&Value) -> Repair;

impl Rule {
    /// A rule that says what `function` says. Its name in the report is `name`: that of the function, or `custom(…)` around it
    /// where another rule has that name.
    pub fn custom(name: &'static str, function: Function, written: &'static str) -> Self {
        let rule = custom::DEFINITION.rule_with(Arguments::Function(function), written);
        Self { name, ..rule }
    }

    /// A function that runs before all other rules: `custom(first = path)`.
    pub fn custom_first(name: &'static str, function: Function, written: &'static str) -> Self {
        Self { order: 0, level: Level::Whole, ..Self::custom(name, function, written) }
    }

    /// Returns whether it removes what it fires on: not where it has a default to put in its place.
    pub fn removes(&self) -> bool {
        self.definition.removes && !matches!(self.arguments, Arguments::Default(_))
    }

    /// Returns whether the two are one rule that is declared twice.
    pub fn is_same(&self, other: &Self) -> bool {
        match (self.function(), other.function()) {
            (Some(function), Some(other_function)) => {
                self.order == other.order && std::ptr::fn_addr_eq(function, other_function)
            }
            (None, None) => self.definition.name == other.definition.name,
            _ => false,
        }
    }

    /// The strings that it accepts beside those of the type.
    pub fn words(&self) -> Vec<&Text> {
        (self.definition.words)(&self.arguments)
    }

    /// Returns whether it is a function of the user: what it refuses is refused for good.
    pub fn is_custom(&self) -> bool {
        self.function().is_some()
    }

    /// The function of the user that it is.
    pub fn function(&self) -> Option<Function> {
        match self.arguments {
            Arguments::Function(function) => Some(function),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;
    use crate::rules::{null_to_default, string_to_bool, trim};

    #[test]
    #[cfg_attr(miri, ignore = "Miri gives a function several addresses")]
    fn functions_are_one_rule_only_if_they_are_the_same_at_the_same_time() {
        fn keep(_: &Value) -> Repair {
            Repair::Keep
        }
        fn refuse(_: &Value) -> Repair {
            Repair::Refuse("refused".to_owned())
        }
        let custom = |function| Rule::custom("trim", function, "trim");
        let first = Rule::custom_first("trim", keep, "first = trim");
        let trim = || trim::DEFINITION.rule();
        assert!(custom(keep).is_same(&custom(keep)) && trim().is_same(&trim()));
        assert!(!custom(keep).is_same(&custom(refuse)) && !custom(keep).is_same(&first));
        assert!(!trim().is_same(&custom(keep)) && !first.is_same(&trim()));
        assert!(first.is_custom() && first.order == 0);
    }

    #[test]
    fn only_where_nothing_takes_its_place_a_value_is_removed() {
        let rule = |arguments| null_to_default::DEFINITION.rule_with(arguments, "");
        assert!(rule(Arguments::None).removes() && !rule(Arguments::Default(|| None)).removes());
    }

    #[test]
    fn a_rule_brings_its_words() {
        let yes = vec![Cow::Borrowed("on")];
        let arguments = Arguments::YesNoWords { yes, no: Vec::new() };
        let rule = string_to_bool::DEFINITION.rule_with(arguments, r#"yes("on")"#);
        assert_eq!(rule.words(), ["true", "false", "on"]);
        let trim = trim::DEFINITION.rule();
        assert!(trim.words().is_empty());
    }
}
