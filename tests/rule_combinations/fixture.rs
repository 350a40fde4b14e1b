//! What is generated, behind plain functions: the guarantees are told once and hold for all.

use std::fmt::Debug;

use coerce::{Coerce, Error, Mode, Options, Preview, Report, RuleTable};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::rule::Rule;

/// The fields of a struct.
pub(crate) trait Fields {
    /// One of them.
    fn field(&self, name: &str) -> Option<&dyn Debug>;
}

/// A place, what is declared there, and the place that has the same in another order.
pub(crate) struct Combination {
    pub(crate) field: &'static str,
    pub(crate) twin: &'static str,
    /// The kind of values, by its name or as good ones in JSON.
    pub(crate) kind: &'static str,
    pub(crate) declared: &'static [&'static str],
}

impl Combination {
    /// The names in what is declared.
    fn words(&self) -> impl Iterator<Item = &'static str> {
        let is_end = |letter: char| !letter.is_alphanumeric() && letter != '_';
        self.declared.iter().flat_map(move |rule| rule.split(is_end))
    }

    /// The rules, one after the other.
    pub(crate) fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        self.words().filter_map(Rule::named)
    }

    /// The names under which what is declared stands in the report.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        let of_keys = self.words().filter(|word| ["ignore_key_case", "drop_keys"].contains(word));
        self.rules().map(|rule| rule.name).chain(of_keys)
    }

    /// Whether that is declared.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.words().any(|word| word == name)
    }
}

/// The value of one place, and the report.
pub(crate) type Outcome = Result<(String, Report), Error>;

/// What reads documents.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    rules: fn() -> RuleTable,
    preview: fn(&Value) -> Result<Preview, Error>,
    value: fn(Options, Value, &str) -> Outcome,
    text: fn(&str, &str) -> Outcome,
    serde: fn(Value, &str) -> Result<String, String>,
}

impl Call {
    /// A type that is a document by itself.
    pub(crate) fn of<T: Coerce + DeserializeOwned + Debug>() -> Self {
        Self {
            rules: T::rules,
            preview: |value| Options::default().preview::<T>(value),
            value: |options, value, _| {
                options.from_value::<T>(value).map(|(read, report)| (format!("{read:?}"), report))
            },
            text: |text, _| T::from_str_with_report(text).map(|(read, report)| (format!("{read:?}"), report)),
            serde: |document, _| {
                let read: Result<T, _> = serde_json::from_value(document);
                read.map(|read| format!("{read:?}")).map_err(|error| error.to_string())
            },
        }
    }
}

/// What is under test.
pub(crate) struct Fixture<'a> {
    pub(crate) name: &'static str,
    pub(crate) combinations: &'static [Combination],
    /// A struct that has all places, or a type for each.
    calls: Calls<'a>,
}

enum Calls<'a> {
    Fields(Call),
    Each(&'a [(&'static str, Call)]),
}

fn shown(fields: &impl Fields, name: &str) -> String {
    fields.field(name).map_or_else(String::new, |field| format!("{field:?}"))
}

impl<'a> Fixture<'a> {
    /// A struct whose fields are all of the type `F`: serde reads each by itself.
    pub(crate) fn of<T: Coerce + Fields, F: DeserializeOwned + Debug + Default>(
        name: &'static str,
        combinations: &'static [Combination],
    ) -> Self {
        let call = Call {
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
        };
        Self { name, combinations, calls: Calls::Fields(call) }
    }

    /// A type for each of the names.
    pub(crate) fn of_calls(
        name: &'static str,
        calls: &'a [(&'static str, Call)],
        combinations: &'static [Combination],
    ) -> Self {
        Self { name, combinations, calls: Calls::Each(calls) }
    }

    /// Whether each place is a type of its own, a whole document. There are other rules around most rules there, and each
    /// stands in few places.
    pub(crate) fn is_of_documents(&self) -> bool {
        matches!(self.calls, Calls::Each(_))
    }

    fn call(&self, place: &str) -> Call {
        match self.calls {
            Calls::Fields(call) => call,
            Calls::Each(calls) => calls.iter().find(|(name, _)| *name == place).expect("a type of this name").1,
        }
    }

    /// The document that has a value in this place. Where a type asks for its rules by a switch, that is on.
    pub(crate) fn document(&self, combination: &Combination, place: &str, value: &Value) -> Value {
        let mut document = match self.calls {
            Calls::Fields(_) => return json!({place: value}),
            Calls::Each(_) => value.clone(),
        };
        if let (Some(members), true) = (document.as_object_mut(), combination.has("opt_in")) {
            members.insert("compat".to_owned(), json!({"mode": "safe"}));
        }
        document
    }

    pub(crate) fn rules(&self, place: &str) -> RuleTable {
        (self.call(place).rules)()
    }

    pub(crate) fn preview(&self, document: &Value, place: &str) -> Result<Preview, Error> {
        (self.call(place).preview)(document)
    }

    pub(crate) fn safe(&self, document: &Value, place: &str) -> Outcome {
        (self.call(place).value)(Options::default(), document.clone(), place)
    }

    pub(crate) fn strict(&self, document: &Value, place: &str) -> Outcome {
        (self.call(place).value)(Options::default().mode(Mode::Strict), document.clone(), place)
    }

    pub(crate) fn of_text(&self, text: &str, place: &str) -> Outcome {
        (self.call(place).text)(text, place)
    }

    pub(crate) fn serde(&self, document: &Value, place: &str) -> Result<String, String> {
        (self.call(place).serde)(document.clone(), place)
    }
}
