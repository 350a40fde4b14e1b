//! The guarantees, for one field and one value.

use std::collections::BTreeSet;

use coerce::{Coercion, IssueCode, RuleTable};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use serde_json::{Value, json};

use super::changes::{changed_in_silence, is_told_whole, patched};
use super::faithful::is_faithful;
use super::fixture::{Combination, Fixture, Outcome};
use super::listed::lists;
use super::rule::Rule;

/// A place, with the table of the rules of the whole document.
pub(crate) struct Place<'a> {
    pub(crate) fixture: &'a Fixture<'a>,
    pub(crate) combination: &'a Combination,
    pub(crate) table: &'a RuleTable,
    pub(crate) listed: &'a str,
}

/// Whether there is a list as the member of this name; maybe in text, which is JSON then.
fn has_list(value: &Value, name: &str) -> bool {
    match value {
        Value::Object(members) => {
            members.iter().any(|(key, value)| key == name && value.is_array() || has_list(value, name))
        }
        Value::Array(items) => items.iter().any(|item| has_list(item, name)),
        Value::String(text) => !name.is_empty() && text.contains(name) && text.contains('['),
        _ => false,
    }
}

/// Whether there is a float beyond 2^53; maybe in text, which is JSON then.
fn has_large_float(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.is_f64() && number.as_f64().is_some_and(|float| float.abs() > 2_f64.powi(53)),
        Value::Array(items) => items.iter().any(has_large_float),
        Value::Object(members) => members.values().any(has_large_float),
        Value::String(text) => {
            text.contains(['[', '{']) && serde_json::from_str(text).is_ok_and(|value: Value| has_large_float(&value))
        }
        Value::Null | Value::Bool(_) => false,
    }
}

/// Whether a function of the user refuses the document: only these may refuse what the type accepts.
fn refused_by_custom(outcome: &Outcome) -> bool {
    let Err(error) = outcome else { return false };
    error.issues().iter().any(|issue| issue.code == IssueCode::Custom && !issue.tried.is_empty())
}

/// What was repaired, also where that was not enough.
fn entries(outcome: &Outcome) -> &[Coercion] {
    match outcome {
        Ok((_, report)) => report.coercions(),
        Err(error) => error.report().coercions(),
    }
}

impl Place<'_> {
    /// All of them. Gives the rules that fired.
    pub(crate) fn obeys(&self, value: &Value, fired: &mut BTreeSet<&'static str>) -> TestCaseResult {
        let field = self.combination.field;
        let document = self.fixture.document(self.combination, field, value);
        let safe = self.fixture.safe(&document, field);
        let entries = entries(&safe);
        fired.extend(entries.iter().map(|entry| entry.rule));
        self.declared_only(&document, entries)?;
        self.leaves_valid_alone(&document, &safe)?;
        self.replays(&document, &safe)?;
        if !has_list(value, self.listed) && !self.depends_on_digits(value) {
            let text = document.to_string();
            prop_assert_eq!(&self.fixture.of_text(&text, field), &safe, "text is read otherwise");
        }
        if document == "" {
            self.arrives_empty(&safe)?;
        }
        self.in_another_order(value, &safe)
    }

    /// Whether a rule needs the digits of a float, which are there in text only: beyond 2^53 a `Value` may have lost some.
    fn depends_on_digits(&self, value: &Value) -> bool {
        self.combination.declared.iter().any(|rule| rule.contains("number_to_string(floats)")) && has_large_float(value)
    }

    /// A whole call without arguments: no text at all is the empty text where the type says so.
    fn arrives_empty(&self, safe: &Outcome) -> TestCaseResult {
        // What stands before the members is said of the type.
        let on_type = self.combination.declared[0].split('{').next().unwrap_or_default();
        let absent = ["empty_to_null", "null_to_object"].iter().all(|rule| on_type.contains(rule));
        let empty = self.fixture.of_text("", self.combination.field);
        if absent {
            prop_assert_eq!(&empty, safe, "no text is no empty text");
        } else {
            prop_assert!(empty.is_err());
        }
        Ok(())
    }

    /// Guarantees 1, 4 and 5: only what is declared where it is declared, told as what it is.
    fn declared_only(&self, document: &Value, entries: &[Coercion]) -> TestCaseResult {
        for entry in entries {
            prop_assert!(lists(self.table, "", entry.rule, &entry.path.segments), "not in the table: {:?}", entry);
            prop_assert!(is_faithful(entry), "loses something: {:?}", entry);
        }
        if let Ok(preview) = self.fixture.preview(document, self.combination.field) {
            prop_assert_eq!(changed_in_silence(&self.without_switch(document), &preview), None, "changed in silence");
        }
        Ok(())
    }

    /// Guarantee 3.
    fn leaves_valid_alone(&self, document: &Value, safe: &Outcome) -> TestCaseResult {
        let Ok((strict, nothing)) = self.fixture.strict(document, self.combination.field) else { return Ok(()) };
        prop_assert!(nothing.is_empty());
        match entries(safe) {
            _ if refused_by_custom(safe) => {}
            [] => prop_assert_eq!(safe, &Ok((strict, nothing))),
            [first, ..] => prop_assert!(self.may_act_on_valid(first), "fires on valid input: {:?}", first),
        }
        Ok(())
    }

    /// Eager rules may; and what they made of a value may be dropped because it cannot be read.
    fn may_act_on_valid(&self, entry: &Coercion) -> bool {
        let is_eager = |name: &str| name == "ignore_key_case" || Rule::named(name).is_some_and(|rule| rule.eager);
        let loses = ["invalid_to_default", "drop_invalid_items"].contains(&entry.rule);
        is_eager(entry.rule) || loses && self.combination.names().any(is_eager)
    }

    /// Guarantee 6.
    fn replays(&self, document: &Value, safe: &Outcome) -> TestCaseResult {
        let (fixture, field) = (self.fixture, self.combination.field);
        let (Ok((read, report)), preview) = (safe, fixture.preview(document, field)) else {
            prop_assert!(fixture.preview(document, field).is_err(), "only a preview is given");
            return Ok(());
        };
        let preview = preview.map_err(|error| TestCaseError::fail(format!("no preview: {error}")))?;
        if !is_told_whole(document, report).map_err(TestCaseError::fail)? {
            return Ok(());
        }
        prop_assert_eq!(&preview.report, report);
        prop_assert_eq!(
            patched(&self.without_switch(document), report),
            Ok(preview.value.clone()),
            "the patch gives another document"
        );
        prop_assert_eq!(fixture.serde(&preview.value, field), Ok(read.clone()), "serde reads {}", preview.value);
        let again = fixture.safe(&self.with_switch(&preview.value), field);
        prop_assert!(entries(&again).is_empty(), "repaired again: {:?}", entries(&again));
        prop_assert_eq!(again.map(|(read, _)| read), Ok(read.clone()));
        Ok(())
    }

    /// The document as the guarantees speak of it: what asks for rules is none of it.
    fn without_switch(&self, document: &Value) -> Value {
        let mut document = document.clone();
        if let (Some(members), true) = (document.as_object_mut(), self.combination.has("opt_in")) {
            members.remove("compat");
        }
        document
    }

    /// The same document, asking for rules as it did before.
    fn with_switch(&self, document: &Value) -> Value {
        if self.combination.has("opt_in") {
            self.fixture.document(self.combination, self.combination.field, document)
        } else {
            document.clone()
        }
    }

    /// Guarantee 9.
    fn in_another_order(&self, value: &Value, safe: &Outcome) -> TestCaseResult {
        let Combination { field, twin, .. } = *self.combination;
        if field == twin {
            return Ok(());
        }
        let other = self.fixture.safe(&self.fixture.document(self.combination, twin, value), twin);
        prop_assert_eq!(told(&other, twin), told(safe, field));
        Ok(())
    }
}

/// All that is said, without the field's name.
fn told(outcome: &Outcome, field: &str) -> Value {
    let told = match outcome {
        Ok((read, report)) => json!([read, report.coercions()]),
        Err(error) => json!([error.report().coercions(), error.issues()]),
    };
    nameless(told, &format!("/{field}"))
}

fn nameless(told: Value, field: &str) -> Value {
    match told {
        Value::Object(members) => {
            let one = |(key, value): (String, Value)| match (key.as_str(), &value) {
                ("path", Value::String(path)) => {
                    let rest = path.strip_prefix(field).unwrap_or(path);
                    (key, Value::from(rest))
                }
                _ => (key, nameless(value, field)),
            };
            members.into_iter().map(one).collect()
        }
        Value::Array(items) => items.into_iter().map(|item| nameless(item, field)).collect(),
        scalar => scalar,
    }
}
