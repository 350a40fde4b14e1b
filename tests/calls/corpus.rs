//! The calls of `tests/data/calls`, and what becomes of one: by the derived type of its tool, and by its JSON Schema.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{Coerce, Error, Options, Report};
use serde_json::Value;

use super::{more_types, types};

/// A call of the corpus. What is null there is null: only a member that is absent is none.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Call {
    #[serde(rename = "source")]
    _source: String,
    pub(crate) form: String,
    pub(crate) tool: String,
    pub(crate) arguments: Value,
    pub(crate) meant: Option<Value>,
    pub(crate) refuse: Option<String>,
}

impl Call {
    pub(crate) fn all() -> Vec<Self> {
        let lines = include_str!("../data/calls/calls.jsonl").lines();
        lines.map(|line| serde_json::from_str(line).expect("a call")).collect()
    }

    /// As its sender sees it: text as it is, anything else as JSON.
    pub(crate) fn sent(&self) -> String {
        self.arguments.as_str().map_or_else(|| self.arguments.to_string(), str::to_owned)
    }

    /// What the report speaks of: the value of a text that is JSON, or the text as a string.
    fn input(&self) -> Value {
        let text = self.arguments.as_str();
        text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_else(|| self.arguments.clone())
    }
}

/// The JSON Schemas of the tools, by their names.
pub(crate) fn schemas() -> BTreeMap<String, Value> {
    let tools: Vec<Value> = serde_json::from_str(include_str!("../data/calls/tools.json")).expect("the tools");
    let tool = |mut tool: Value| (tool["name"].as_str().expect("a name").to_owned(), tool["parameters"].take());
    tools.into_iter().map(tool).collect()
}

/// What became of a call.
#[derive(Debug)]
pub(crate) enum Outcome {
    AsMeant,
    Otherwise(String),
    Refused(Error),
}

/// Reads a call by the derived type of its tool.
pub(crate) fn by_type(call: &Call) -> Outcome {
    match &*call.tool {
        "search" => derived::<types::Search>(call),
        "create_event" => derived::<types::CreateEvent>(call),
        "send_email" => derived::<types::SendEmail>(call),
        "edit_file" => derived::<types::EditFile>(call),
        "read_file" => derived::<types::ReadFile>(call),
        "run_command" => derived::<types::RunCommand>(call),
        "get_weather" => derived::<types::GetWeather>(call),
        "query_db" => derived::<types::QueryDb>(call),
        "book_flight" => derived::<more_types::BookFlight>(call),
        "update_settings" => derived::<more_types::UpdateSettings>(call),
        "write_todos" => derived::<more_types::WriteTodos>(call),
        "ask_user" => derived::<more_types::AskUser>(call),
        "find_nearby" => derived::<more_types::FindNearby>(call),
        "get_status" => derived::<more_types::GetStatus>(call),
        tool => panic!("no such tool: {tool}"),
    }
}

/// A value that is read is what serde reads from the arguments meant, and from the replayed report.
fn derived<T: Coerce + DeserializeOwned + PartialEq + Debug>(call: &Call) -> Outcome {
    let read = match &call.arguments {
        Value::String(text) => T::from_str_with_report(text),
        value => T::from_value_with_report(value.clone()),
    };
    let (value, report) = match read {
        Ok(read) => read,
        Err(error) => return Outcome::Refused(error),
    };
    let replayed = replayed(call, &report);
    assert_eq!(serde_json::from_value::<T>(replayed.clone()).expect("it is canonical"), value, "{call:?}");
    let preview = Options::default().preview::<T>(&call.input()).expect("it is read");
    assert_eq!(preview.value, replayed, "{call:?}");
    match &call.meant {
        Some(meant) if serde_json::from_value::<T>(meant.clone()).expect("it is valid") == value => Outcome::AsMeant,
        _ => Outcome::Otherwise(format!("{value:?}")),
    }
}

/// The tools' JSON Schemas, compiled with one policy.
pub(crate) struct Gateway(BTreeMap<String, Schema>);

impl Gateway {
    pub(crate) fn new(policy: &Policy) -> Self {
        let compile = |schema: &Value| Schema::compile(schema, policy).unwrap_or_else(|error| panic!("{error}"));
        Self(schemas().iter().map(|(name, schema)| (name.clone(), compile(schema))).collect())
    }

    /// Reads arguments by the JSON Schema of their tool.
    pub(crate) fn read(&self, call: &Call) -> Outcome {
        let schema = &self.0[&call.tool];
        let read = match &call.arguments {
            Value::String(text) => schema.from_str_with_report(text),
            value => schema.from_value_with_report(value.clone()),
        };
        match read {
            Err(error) => Outcome::Refused(error),
            Ok((value, report)) => {
                assert_eq!(replayed(call, &report), value, "{call:?}");
                let is_meant = call.meant.as_ref().is_some_and(|meant| without_null(meant) == without_null(&value));
                if is_meant { Outcome::AsMeant } else { Outcome::Otherwise(value.to_string()) }
            }
        }
    }
}

/// What the report says became of the call.
fn replayed(call: &Call, report: &Report) -> Value {
    let mut document = call.input();
    let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).expect("a patch");
    json_patch::patch(&mut document, &patch).unwrap_or_else(|error| panic!("{call:?}: {error}"));
    document
}

/// The value without the members that are null, for which nothing is meant. An item that is null is one.
pub(crate) fn without_null(value: &Value) -> Value {
    match value {
        Value::Object(members) => {
            let members = members.iter().filter(|(_, value)| !value.is_null());
            Value::Object(members.map(|(name, value)| (name.clone(), without_null(value))).collect())
        }
        Value::Array(items) => items.iter().map(without_null).collect(),
        other => other.clone(),
    }
}
