//! A rule as it is declared somewhere.

use std::borrow::Cow;

use serde_json::Value;

use crate::constant::Text;
use crate::rules::{Arguments, Definition, Level, Repair, custom};

/// A rule as declared somewhere.
#[derive(Debug)]
pub struct Rule {
    /// Which it is.
    pub definition: &'static Definition,
    /// Its name in the report: that of the function, where it is `custom`.
    pub name: Text,
    /// Its place in the table of rules: within a node rules run in this order.
    pub order: u8,
    /// On what it acts.
    pub level: Level,
    /// Its arguments.
    pub arguments: Arguments,
    /// The arguments as written, `""` if there are none.
    pub written: Text,
}

impl Rule {
    /// A rule of the table.
    #[must_use]
    pub const fn new(
        definition: &'static Definition,
        order: u8,
        level: Level,
        arguments: Arguments,
        written: &'static str,
    ) -> Self {
        let (name, written) = (Cow::Borrowed(definition.name), Cow::Borrowed(written));
        Self { definition, name, order, level, arguments, written }
    }

    /// A rule that says what `function` says. Its name in the report is `name`.
    #[must_use]
    pub const fn custom(
        name: &'static str,
        order: u8,
        level: Level,
        function: fn(&Value) -> Repair,
        written: &'static str,
    ) -> Self {
        let (definition, arguments) = (&custom::DEFINITION, Arguments::Function(function));
        Self { definition, name: Cow::Borrowed(name), order, level, arguments, written: Cow::Borrowed(written) }
    }

    /// The strings that it accepts beside those of the type.
    #[must_use]
    pub fn words(&self) -> Vec<&str> {
        (self.definition.words)(&self.arguments)
    }

    /// Whether it is a function of the user: what it refuses is refused for good.
    #[must_use]
    pub fn is_custom(&self) -> bool {
        self.function().is_some()
    }

    /// The function of the user that it is.
    #[must_use]
    pub fn function(&self) -> Option<fn(&Value) -> Repair> {
        match self.arguments {
            Arguments::Function(function) => Some(function),
            _ => None,
        }
    }

    /// Its name in the report, or that of the definition if it was made at run time.
    #[must_use]
    pub fn static_name(&self) -> &'static str {
        match self.name {
            Cow::Borrowed(name) => name,
            Cow::Owned(_) => self.definition.name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::constant::Many;
    use crate::rules::{string_to_bool, trim};

    #[test]
    fn rules_are_constants() {
        static RULES: Many<Rule> = Many::Static(&[
            Rule::new(&trim::DEFINITION, 4, Level::Item, Arguments::None, ""),
            Rule::custom("percent", 22, Level::Item, |_| Repair::Keep, "percent"),
        ]);
        let names: Vec<&str> = RULES.iter().map(Rule::static_name).collect();
        assert_eq!(names, ["trim", "percent"]);
        assert!(!RULES[0].is_custom() && RULES[1].is_custom());
    }

    #[test]
    fn a_rule_brings_its_words() {
        let yes = Many::Static(&[Cow::Borrowed("on")]);
        let arguments = Arguments::YesNoWords { yes, no: Many::Static(&[]) };
        let rule = Rule::new(&string_to_bool::DEFINITION, 18, Level::Item, arguments, r#"yes("on")"#);
        assert_eq!(rule.words(), ["true", "false", "on"]);
        let trim = Rule::new(&trim::DEFINITION, 4, Level::Item, Arguments::None, "");
        assert!(trim.words().is_empty());
    }
}
