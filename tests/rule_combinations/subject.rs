//! A struct of `generated/`, behind plain functions: the laws are told once and hold for all.

use std::fmt::Debug;

use coerce::{Coerce, Error, Mode, Options, Preview, Report, RuleTable};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::rule::Rule;

/// The fields of a struct.
pub(crate) trait Fields {
    /// One of them.
    fn field(&self, name: &str) -> Option<&dyn Debug>;
}

/// A field, what is declared on it, and the field that has the same in another order.
pub(crate) struct Combination {
    pub(crate) field: &'static str,
    pub(crate) twin: &'static str,
    pub(crate) declared: &'static [&'static str],
}

impl Combination {
    /// The rules, one after the other.
    pub(crate) fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        let is_end = |letter: char| !letter.is_alphanumeric() && letter != '_';
        let words = self.declared.iter().flat_map(move |rule| rule.split(is_end));
        words.filter_map(Rule::named)
    }
}

/// The value of one field, and the report.
pub(crate) type Outcome = Result<(String, Report), Error>;

/// A struct under test.
pub(crate) struct Subject {
    pub(crate) name: &'static str,
    pub(crate) combinations: &'static [Combination],
    pub(crate) rules: fn() -> RuleTable,
    pub(crate) preview: fn(&Value) -> Result<Preview, Error>,
    value: fn(Options, Value, &str) -> Outcome,
    text: fn(&str, &str) -> Outcome,
    serde: fn(Value, &str) -> Result<String, String>,
}

fn shown(fields: &impl Fields, name: &str) -> String {
    fields.field(name).map_or_else(String::new, |field| format!("{field:?}"))
}

impl Subject {
    /// A struct whose fields are all of the type `F`: serde reads each by itself.
    pub(crate) fn of<T: Coerce + Fields, F: DeserializeOwned + Debug + Default>(
        name: &'static str,
        combinations: &'static [Combination],
    ) -> Self {
        Self {
            name,
            combinations,
            rules: T::rules,
            preview: |value| Options::default().preview::<T>(value),
            value: |options, value, field| {
                options.from_value::<T>(value).map(|(read, report)| (shown(&read, field), report))
            },
            text: |text, field| T::from_str_with_report(text).map(|(read, report)| (shown(&read, field), report)),
            serde: |mut document, field| {
                let member = document.get_mut(field).map(Value::take);
                let read: Result<F, _> = member.map_or_else(|| Ok(F::default()), serde_json::from_value);
                read.map(|read| format!("{read:?}")).map_err(|error| error.to_string())
            },
        }
    }

    pub(crate) fn safe(&self, document: &Value, field: &str) -> Outcome {
        (self.value)(Options::default(), document.clone(), field)
    }

    pub(crate) fn strict(&self, document: &Value, field: &str) -> Outcome {
        (self.value)(Options::default().mode(Mode::Strict), document.clone(), field)
    }

    pub(crate) fn of_text(&self, document: &Value, field: &str) -> Outcome {
        (self.text)(&document.to_string(), field)
    }

    pub(crate) fn serde(&self, document: &Value, field: &str) -> Result<String, String> {
        (self.serde)(document.clone(), field)
    }
}
