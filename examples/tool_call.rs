//! Tool calls as models and clients send them: read into typed arguments, repaired where a rule says so, refused where not.
//!
//! Run it with `cargo run --example tool_call`. The messages are in `examples/data/`: `OpenAI` chat completions, an Anthropic
//! message, requests of the Model Context Protocol. For each call in them this prints the arguments as sent, then the typed
//! ones and what was repaired, or everything that is wrong. Last comes what a server would want to know over time: which
//! repairs happen where, and how often.
#![expect(dead_code, reason = "the arguments are only printed")]

use std::fmt::{self, Display};
use std::path::Path;

use serde::Deserialize;
use serde_coerce::{Coerce, Error, Report, Tally};
use serde_json::Value;

/// The arguments of `search_records`. Each field declares which repairs it accepts; where none is declared, nothing is repaired.
#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[coerce(string_to_json)] // all arguments may come as one JSON text
struct SearchRecords {
    #[coerce(trim)]
    query: String,
    #[coerce(string_to_number, empty_to_null, text_to_null("null"))]
    max_results: Option<u32>,
    #[serde(default)]
    #[coerce(string_to_json, singleton_list, string_to_number)] // the last on each item
    ids: Vec<u64>,
    #[coerce(string_to_object(key = "type", only("company", "person")))]
    entity: Entity,
    #[serde(default)]
    #[coerce(string_to_json, null_to_default)]
    filter: Filter,
    #[serde(default)]
    #[coerce(ignore_case)]
    sort: Sort,
    #[serde(default)]
    #[coerce(string_to_bool)]
    include_archived: bool,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Entity {
    Company { country: Option<String> },
    Person { employer: Option<String> },
}

/// It has rules of its own: they travel with it, wherever it is a field.
#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
struct Filter {
    #[coerce(string_to_number)]
    founded_after: Option<u16>,
    #[coerce(singleton_list)]
    domains: Vec<String>,
}

#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Sort {
    #[default]
    Relevance,
    Newest,
    Oldest,
}

/// The arguments of `delete_records`.
#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct DeleteRecords {
    #[coerce(string_to_json, string_to_number)]
    ids: Vec<u64>,
    /// It decides whether something is lost, so it has no rule: only a plain `true` is `true`.
    confirm: bool,
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let tally = Tally::new();
    show_all(&tally)?;
    println!("{tally}");
    Ok(())
}

pub(crate) fn show_all(tally: &Tally) -> Result<(), Box<dyn std::error::Error>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data");
    for file in ["openai.json", "openai_cut_off.json", "anthropic.json", "mcp.jsonl"] {
        let text = std::fs::read_to_string(data.join(file))?;
        for message in serde_json::Deserializer::from_str(&text).into_iter() {
            for call in calls_in(&message?)? {
                println!("── {file} · {} · {}\n   sent      {}", call.id, call.tool, call.arguments);
                run(call, tally);
            }
        }
    }
    Ok(())
}

/// Reads the arguments into the type of the tool.
fn run(call: Call, tally: &Tally) {
    match call.tool.as_str() {
        "search_records" => show(&call.arguments.read::<SearchRecords>(), tally),
        "delete_records" => show(&call.arguments.read::<DeleteRecords>(), tally),
        other => println!("   there is no tool {other}\n"),
    }
}

/// What a tool would do now: work on the value and report the repairs to the caller, or send back everything that is wrong.
fn show<T: fmt::Debug>(outcome: &Result<(T, Report), Error>, tally: &Tally) {
    tally.record(outcome);
    match outcome {
        Ok((arguments, report)) => {
            println!("   read as   {arguments:?}");
            report.warnings().iter().for_each(|warning| println!("   repaired  {warning}"));
        }
        Err(error) => error.issues().iter().for_each(|issue| println!("   wrong     {issue}")),
    }
    println!();
}

/// A call, whatever it came in.
struct Call {
    id: String,
    tool: String,
    arguments: Arguments,
}

enum Arguments {
    /// JSON text, as `OpenAI` sends them.
    Text(String),
    /// JSON, as the others do.
    Json(Value),
}

impl Arguments {
    fn read<T: Coerce>(self) -> Result<(T, Report), Error> {
        match self {
            Self::Text(text) => T::from_str_with_report(&text),
            Self::Json(value) => T::from_value_with_report(value),
        }
    }
}

impl Display for Arguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => text.fmt(f),
            Self::Json(value) => value.fmt(f),
        }
    }
}

/// The calls in a message of any of the three forms. Those are somebody's contract, so plain serde reads them.
fn calls_in(message: &Value) -> Result<Vec<Call>, serde_json::Error> {
    let call = |id, tool, arguments| Call { id, tool, arguments };
    if let Some(tool_calls) = message.pointer("/choices/0/message/tool_calls") {
        let calls = Vec::<ToolCall>::deserialize(tool_calls)?.into_iter();
        Ok(calls.map(|one| call(one.id, one.function.name, Arguments::Text(one.function.arguments))).collect())
    } else if let Some(content) = message.get("content") {
        let tool_use = |block| match block {
            Block::ToolUse { id, name, input } => Some(call(id, name, Arguments::Json(input))),
            Block::Other => None,
        };
        Ok(Vec::<Block>::deserialize(content)?.into_iter().filter_map(tool_use).collect())
    } else {
        let Params { name, arguments } = Params::deserialize(&message["params"])?;
        Ok(vec![call(message["id"].to_string(), name, Arguments::Json(arguments))])
    }
}

/// A tool call of an `OpenAI` chat completion.
#[derive(Deserialize)]
struct ToolCall {
    id: String,
    function: Function,
}

#[derive(Deserialize)]
struct Function {
    name: String,
    arguments: String,
}

/// A block of an Anthropic message.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Block {
    ToolUse {
        id: String,
        name: String,
        input: Value,
    },
    #[serde(other)]
    Other,
}

/// What a request `tools/call` of the Model Context Protocol asks for.
#[derive(Deserialize)]
struct Params {
    name: String,
    #[serde(default)]
    arguments: Value,
}
