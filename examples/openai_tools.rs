//! Tool calls of [async-openai](https://docs.rs/async-openai): their `arguments` are a string, which a model wrote. It holds JSON, or
//! what a model takes for it. The answer is the message of the next turn: what the tool found with a few words on repairs, or all that
//! is wrong with the call, for the model to correct.
//!
//! Run it with `cargo run --example openai_tools`.

use async_openai::types::chat::{
    ChatCompletionMessageToolCall, ChatCompletionRequestToolMessage, ChatCompletionTool, FunctionCall, FunctionObject,
};
use schemars::{JsonSchema, schema_for};
use serde::Deserialize;
use serde_coerce::{Coerce, Error, Report};
use serde_json::{Value, json};

/// Its own rules read arguments in a code fence, as JSON in a string, and as a Python dict.
#[derive(Debug, JsonSchema, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(unfence, string_to_json, python_to_json)]
struct FindTrains {
    from: String,
    to: String,
    /// How many to return at most.
    #[coerce(string_to_number)]
    limit: Option<usize>,
    #[serde(default)]
    #[coerce(string_to_bool)]
    direct: bool,
}

/// No arguments: `""`, `null` and `{}` alike.
#[derive(Debug, JsonSchema, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(unfence, string_to_json, python_to_json, empty_to_null, null_to_object)]
struct ListStations {}

/// What the request offers to the model: the schemas ask for what needs no repair.
pub(crate) fn tools() -> Vec<ChatCompletionTool> {
    let tool = |name: &str, parameters: schemars::Schema| ChatCompletionTool {
        function: FunctionObject {
            name: name.to_owned(),
            parameters: Some(parameters.to_value()),
            description: None,
            strict: None,
        },
    };
    vec![tool("find_trains", schema_for!(FindTrains)), tool("list_stations", schema_for!(ListStations))]
}

/// The message that answers a call.
pub(crate) fn answer(call: &ChatCompletionMessageToolCall) -> ChatCompletionRequestToolMessage {
    let FunctionCall { name, arguments } = &call.function;
    let content = match &**name {
        "find_trains" => read(arguments, find_trains),
        "list_stations" => read(arguments, |_: &ListStations| json!({"stations": ["Bern", "Thun"]})),
        _ => format!("there is no tool `{name}`, only `find_trains` and `list_stations`"),
    };
    ChatCompletionRequestToolMessage { content: content.into(), tool_call_id: call.id.clone() }
}

/// Runs a tool on what it reads from the arguments.
fn read<T: Coerce>(arguments: &str, run: impl FnOnce(&T) -> Value) -> String {
    match T::from_str_with_report(arguments) {
        Ok((call, report)) => with_warnings(run(&call), &report).to_string(),
        Err(error) => refused(&error),
    }
}

fn find_trains(call: &FindTrains) -> Value {
    let FindTrains { from, to, limit, direct } = call;
    json!({"trains": [format!("{from}-{to}")], "limit": limit, "direct": direct})
}

fn with_warnings(mut answer: Value, report: &Report) -> Value {
    report.attach_warnings_to(&mut answer, 3);
    answer
}

/// It speaks of the document alone: a model knows nothing of rules.
fn refused(error: &Error) -> String {
    error.for_model(1000)
}

#[allow(dead_code)] // the test makes calls of its own
fn main() {
    println!("{}\n", json!(tools()));
    let calls = [
        ("find_trains", r#"{"from": "Bern", "to": "Thun", "limit": 5}"#),
        ("find_trains", "{'from': 'Bern', 'to': 'Thun', 'limit': '5', 'direct': True}"),
        ("find_trains", r#"{"from": "Bern", "limit": "many"}"#),
        ("find_trains", r#"{"from": "Bern", "to": "Th"#),
        ("list_stations", ""),
    ];
    for (name, arguments) in calls {
        let function = FunctionCall { name: name.to_owned(), arguments: arguments.to_owned() };
        let message = answer(&ChatCompletionMessageToolCall { id: "call_1".to_owned(), function });
        println!("{name}({arguments})\n{}\n", json!(message)["content"].as_str().unwrap_or_default());
    }
}
