//! The same text as a string of a `Value`, and as a source at each entry point that reads text.

use std::cell::Cell;
use std::fmt::Debug;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use serde::de::IgnoredAny;
use serde_coerce::{Coerce, Error, IssueCode, Mode, Options, Report, lines};
use serde_json::{Value, json};

use super::{ByField, Code, Json5, Python, Search, Status, Words, Wrapped};

type Outcome = Result<(String, Report), Error>;

/// The rules that read text, or find that it means nothing.
const READ: [&str; 4] = ["string_to_json", "python_to_json", "json5_to_json", "empty_to_null"];

/// Returns whether a rule has read the text: it is not enough to take it out of a code fence and to put it into a list.
fn is_read(report: &Report) -> bool {
    let has = |rules: &[&str]| report.coercions().iter().any(|entry| rules.contains(&entry.rule));
    has(&READ) || has(&["unfence"]) && !has(&["singleton_list"])
}

fn shown<T: Debug>(read: Result<(T, Report), Error>) -> Outcome {
    read.map(|(value, report)| (format!("{value:?}"), report))
}

fn by_text<T: Coerce + Debug>(options: Options, text: &str) -> Vec<Outcome> {
    let mut read = vec![
        shown(options.from_str_with_report::<T>(text)),
        shown(options.from_slice_with_report::<T>(text.as_bytes())),
        shown(options.from_reader_with_report::<T>(text.as_bytes())),
    ];
    if options == Options::default() {
        read.push(shown(T::from_str_with_report(text)));
        read.push(shown(T::from_slice_with_report(text.as_bytes())));
        read.push(shown(T::from_reader_with_report(text.as_bytes())));
    }
    if !text.contains('\n') && !text.trim().is_empty() {
        let mut lines = options.lines::<T, _>(text.as_bytes());
        read.extend(lines.next().map(|line| shown(line.result)));
    }
    read
}

/// What the free functions say is what `from_str` says, without the report.
fn is_said_by_functions<T: Coerce + Debug>(text: &str, expected: &Outcome) -> Result<(), TestCaseError> {
    let expected = expected.clone().map(|(value, _)| value);
    let shown = |read: Result<T, Error>| read.map(|value| format!("{value:?}"));
    prop_assert_eq!(&shown(serde_coerce::from_str(text)), &expected);
    prop_assert_eq!(&shown(serde_coerce::from_slice(text.as_bytes())), &expected);
    prop_assert_eq!(&shown(serde_coerce::from_reader(text.as_bytes())), &expected);
    if !text.contains('\n') && !text.trim().is_empty() {
        let line = lines::<T>(text.as_bytes()).next().map(|line| shown(line.result.map(|(value, _)| value)));
        prop_assert_eq!(line, Some(expected));
    }
    Ok(())
}

/// What a source of this text must say, where the string says this.
fn is_as_string(text: &str, by_text: &Outcome, by_value: &Outcome) -> Result<(), TestCaseError> {
    match (by_text, by_value) {
        (_, Ok((_, report))) if is_read(report) => {
            prop_assert_eq!(by_text, by_value, "{}", text);
        }
        (Err(error), Ok(_)) => is_syntax(error)?,
        (Err(by_text), Err(by_value)) => {
            if by_text.issues() == by_value.issues() {
                prop_assert!(!by_value.report().is_empty(), "{}: {}", text, by_text);
            } else {
                is_syntax(by_text)?;
                let tried = |error: &Error| -> Vec<_> {
                    error.issues()[0].tried.iter().map(|tried| (tried.rule, tried.reason.clone())).collect()
                };
                prop_assert_eq!(tried(by_text), tried(by_value), "{}", text);
            }
            prop_assert_eq!(by_text.report(), by_value.report(), "{}", text);
        }
        (Ok(read), by_value) => prop_assert!(false, "{}: {:?} {:?}", text, read, by_value),
    }
    Ok(())
}

fn is_syntax(error: &Error) -> Result<(), TestCaseError> {
    let [issue] = error.issues() else { return Err(TestCaseError::fail(error.to_string())) };
    let says = issue.message.as_ref().is_some_and(|message| message.starts_with("not valid JSON"));
    prop_assert!(issue.code == IssueCode::Syntax && issue.path.is_root() && says, "{}", error);
    Ok(())
}

/// Replaying the report on the text, as a JSON string, gives the canonical document, which is left as it is.
fn is_replayed<T: Coerce>(string: &Value, report: &Report) -> Result<(), TestCaseError> {
    let canonical = Options::default().preview::<T>(string).expect("it is read").value;
    let mut replayed = string.clone();
    let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).expect("a patch");
    prop_assert!(json_patch::patch(&mut replayed, &patch).is_ok(), "{}", report.to_json_patch());
    prop_assert_eq!(&replayed, &canonical);
    prop_assert!(Options::default().from_value_with_report::<T>(canonical).is_ok_and(|(_, report)| report.is_empty()));
    Ok(())
}

fn holds_for<T: Coerce + Debug>(text: &str) -> Result<(), TestCaseError> {
    let is_blank = text.trim_ascii().is_empty();
    let string = Value::from(if is_blank { "" } else { text });
    for mode in [Mode::Safe, Mode::Strict] {
        let options = Options::default().mode(mode);
        let by_value = shown(options.from_value_with_report::<T>(string.clone()));
        let outcomes = by_text::<T>(options, text);
        for outcome in &outcomes {
            prop_assert_eq!(outcome, &outcomes[0], "{}", text);
        }
        if is_blank && outcomes[0].is_err() {
            continue; // It is the empty string only where that means no arguments.
        }
        is_as_string(text, &outcomes[0], &by_value)?;
        if mode == Mode::Safe {
            is_said_by_functions::<T>(text, &outcomes[0])?;
        }
        if let Ok((_, report)) = &outcomes[0] {
            is_replayed::<T>(&string, report)?;
        }
    }
    Ok(())
}

fn holds(text: &str) -> Result<(), TestCaseError> {
    holds_for::<Search>(text)?;
    holds_for::<Python>(text)?;
    holds_for::<Json5>(text)?;
    holds_for::<Code>(text)?;
    holds_for::<Status>(text)?;
    holds_for::<Words>(text)?;
    holds_for::<Wrapped>(text)?;
    holds_for::<ByField>(text)
}

/// A document that is, or nearly is, what one of the types reads.
fn document() -> impl Strategy<Value = Value> {
    let text = || prop_oneof!["[a-z]{0,4}", Just("it's \"{[`\n".to_owned()), Just("open".to_owned())];
    let limit = prop_oneof![Just(json!(5)), Just(json!("5")), Just(json!("x")), Just(json!(null)), Just(json!(true))];
    let tags = prop_oneof![Just(json!(["a", "b"])), Just(json!("a")), Just(json!([1, 2.5])), Just(json!([]))];
    let call = (text(), limit, tags, any::<[bool; 5]>()).prop_map(|(query, limit, tags, mut has)| {
        has[3] &= has[4];
        let members = [("query", json!(query)), ("limit", limit), ("tags", tags), ("other", json!(1))];
        members.into_iter().zip(has).filter(|(_, has)| *has).map(|(member, _)| member).collect()
    });
    let words = proptest::collection::vec(text(), 0..3).prop_map(|words| json!(words));
    prop_oneof![
        4 => call.clone(),
        1 => call.prop_map(|call| json!({"arguments": call})),
        1 => words,
        1 => text().prop_map(Value::from),
    ]
}

fn python(value: &Value) -> String {
    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => {
            format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'").replace('\n', "\\n"))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(python).collect::<Vec<_>>().join(", ")),
        Value::Object(members) => {
            let member = |(key, value): (&String, &Value)| format!("'{key}': {}", python(value));
            format!("{{{}}}", members.iter().map(member).collect::<Vec<_>>().join(", "))
        }
    }
}

/// The document as a model might write it.
fn written(document: &Value, form: u8) -> String {
    let json = document.to_string();
    match form % 8 {
        0 => python(document),
        1 => format!("```json\n{json}\n```"),
        2 => format!("```\n{}\n```\n", python(document)),
        3 => json.replace("null", "None").replace("true", "True"),
        4 => format!("Here it is:\n```json\n{json}\n```"),
        5 => format!("\u{feff}{json}"),
        6 => format!("```python\n{}\n```", python(document)),
        _ => json,
    }
}

/// One character is lost, repeated, or another; or the rest is.
fn damaged(text: &str, kind: u8, at: Index) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let at = at.index(characters.len() + 1);
    match kind % 16 {
        0 => characters.truncate(at),
        1 if at < characters.len() => drop(characters.remove(at)),
        2 => characters.insert(at, '\''),
        3 => characters.insert(at, '\n'),
        4 => characters.insert(at, '`'),
        5 if at < characters.len() => characters.insert(at, characters[at]),
        _ => {}
    }
    characters.into_iter().collect()
}

#[test]
fn a_source_is_read_as_the_string_is() {
    let config = Config { rng_seed: RngSeed::Fixed(25), cases: 1000, failure_persistence: None, ..Config::default() };
    let texts = (document(), any::<u8>(), any::<u8>(), any::<Index>());
    let (read, refused) = (Cell::new(0), Cell::new(0));
    let result = TestRunner::new(config).run(&texts, |(document, form, kind, at)| {
        let text = damaged(&written(&document, form), kind, at);
        if serde_json::from_str::<IgnoredAny>(&text).is_ok() {
            return Ok(());
        }
        let outcome = if serde_coerce::from_str::<Search>(&text).is_ok() { &read } else { &refused };
        outcome.set(outcome.get() + 1);
        holds(&text)
    });
    if let Err(error) = result {
        panic!("{error}");
    }
    assert!(read.get() > 60 && refused.get() > 60, "{read:?} {refused:?}");
}

#[test]
fn texts_that_were_wrong_once() {
    for text in
        ["", " ", "```", "```\n```", "''", "\"", "'open'", "```\nopen\n```", "None", "{}{}", "[", "\u{feff}", "'\n'"]
    {
        holds(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    }
}
