//! Tool calls as models and clients send them: read into typed arguments, repaired where a rule says so, refused where not.
//!
//! ```sh
//! cargo run --example tool_call
//! ```
//!
//! The messages are in `examples/data/`: an OpenAI chat completion, an Anthropic message, requests of the Model Context
//! Protocol. For each call in them this prints the typed arguments and what was repaired, or everything that is wrong.
#![expect(dead_code, reason = "the arguments are only printed")]

use std::fmt::Debug;
use std::path::Path;

use coerce::{Coerce, Error, Report, Tally};
use serde::Deserialize;
use serde_json::Value;

/// The arguments of `search_records`. Each field tells which repairs it takes; where nothing is told, nothing is repaired.
#[derive(Debug, Coerce)]
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

#[derive(Debug, Coerce)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Entity {
    Company { country: Option<String> },
    Person { employer: Option<String> },
}

/// It has rules of its own: they travel with it, wherever it is a field.
#[derive(Debug, Default, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
struct Filter {
    #[coerce(string_to_number)]
    founded_after: Option<u16>,
    #[coerce(singleton_list)]
    domains: Vec<String>,
}

#[derive(Debug, Default, Coerce)]
#[serde(rename_all = "lowercase")]
enum Sort {
    #[default]
    Relevance,
    Newest,
    Oldest,
}

/// The arguments of `delete_records`.
#[derive(Debug, Coerce)]
#[serde(deny_unknown_fields)]
struct DeleteRecords {
    #[coerce(string_to_json, string_to_number)]
    ids: Vec<u64>,
    /// It decides whether something is lost, so it has no rule: only a plain `true` is `true`.
    confirm: bool,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data");
    let tally = Tally::new();
    for file in ["openai.json", "openai_cut_off.json", "anthropic.json", "mcp.jsonl"] {
        let text = std::fs::read_to_string(data.join(file))?;
        for message in serde_json::Deserializer::from_str(&text).into_iter::<Message>() {
            for call in message?.into_calls() {
                println!("── {file} · {} · {}", call.id, call.tool);
                println!("   sent      {}", call.arguments.shown());
                run(call, &tally);
            }
        }
    }
    println!("{tally}");
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

/// What a tool would do now: work on the value and tell the caller of the repairs, or send back everything that is wrong.
fn show<T: Debug>(outcome: &Result<(T, Report), Error>, tally: &Tally) {
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

/// Arguments as JSON text, or as JSON.
enum Arguments {
    Text(String),
    Json(Value),
}

impl Arguments {
    fn read<T: Coerce>(self) -> Result<(T, Report), Error> {
        match self {
            Self::Text(text) => T::from_str_with_report(&text),
            Self::Json(value) => T::from_value_with_report(value),
        }
    }

    fn shown(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Json(value) => value.to_string(),
        }
    }
}

/// The three forms of message. They are others' contract, so serde reads them, to the letter.
#[derive(Deserialize)]
#[serde(untagged)]
enum Message {
    OpenAi { choices: Vec<Choice> },
    Anthropic { content: Vec<Block> },
    Mcp { id: Value, params: Params },
}

#[derive(Deserialize)]
struct Choice {
    message: Assistant,
}

#[derive(Deserialize)]
struct Assistant {
    #[serde(default)]
    tool_calls: Vec<ToolCall>,
}

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

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Block {
    ToolUse { id: String, name: String, input: Value },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Params {
    name: String,
    #[serde(default)]
    arguments: Value,
}

impl Message {
    fn into_calls(self) -> Vec<Call> {
        let call = |id, tool, arguments| Call { id, tool, arguments };
        match self {
            Self::OpenAi { choices } => {
                let calls = choices.into_iter().flat_map(|choice| choice.message.tool_calls);
                calls.map(|one| call(one.id, one.function.name, Arguments::Text(one.function.arguments))).collect()
            }
            Self::Anthropic { content } => {
                let tool_use = |block| match block {
                    Block::ToolUse { id, name, input } => Some(call(id, name, Arguments::Json(input))),
                    Block::Other => None,
                };
                content.into_iter().filter_map(tool_use).collect()
            }
            Self::Mcp { id, params } => vec![call(id.to_string(), params.name, Arguments::Json(params.arguments))],
        }
    }
}
