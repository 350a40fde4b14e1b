//! The loop of an agent whose model calls tools, for three APIs: `OpenAI`'s chat completions and responses, and Anthropic's messages.
//!
//! Run it with `cargo run --example agent_loop`. The model's replies are recorded, in `examples/data/agent/`. Each call's arguments are
//! read into the type of its tool. Where that refuses them, the message that goes back says all that is wrong, so that the model's next
//! call is right; where they were repaired, the answer says so in `_warnings`.

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Error, Report};
use serde_json::{Value, json};

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct FindTables {
    #[coerce(trim)]
    city: String,
    #[coerce(string_to_number)]
    guests: u8,
    #[serde(default)]
    #[coerce(string_to_json, string_to_list)]
    cuisines: Vec<String>,
    #[serde(default)]
    #[coerce(string_to_bool(yes("yes"), no("no")))]
    outdoors: bool,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
pub(crate) struct BookTable {
    pub(crate) restaurant: String,
    #[coerce(string_to_number)]
    guests: u8,
    time: String,
    #[coerce(string_to_json)]
    contact: Contact,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Contact {
    #[coerce(trim)]
    name: String,
    #[coerce(trim)]
    email: String,
}

/// What the tools work on.
#[derive(Default)]
pub(crate) struct Restaurants {
    pub(crate) booked: Vec<BookTable>,
}

impl Restaurants {
    /// Runs a tool. `Err` is what the model is to read.
    fn run(&mut self, Call { tool, arguments, .. }: Call) -> Result<Value, String> {
        match tool.as_str() {
            "find_tables" => arguments.read().map(|(call, report)| with_warnings(find(&call), &report)),
            "book_table" => arguments.read().map(|(call, report)| with_warnings(self.book(call), &report)),
            _ => return Err(format!("there is no tool `{tool}`, only `find_tables` and `book_table`")),
        }
        .map_err(|error| error.for_model(MAX_CHARS))
    }

    fn book(&mut self, call: BookTable) -> Value {
        self.booked.push(call);
        json!({"booking": self.booked.len()})
    }
}

fn find(call: &FindTables) -> Value {
    json!({"asked": call, "restaurants": [format!("one in {} for {}", call.city, call.guests)]})
}

/// How many sentences about repairs an answer has at most: the model pays for each.
const MOST_WARNINGS: usize = 5;

fn with_warnings(mut answer: Value, report: &Report) -> Value {
    report.attach_warnings_to(&mut answer, MOST_WARNINGS);
    answer
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
    /// JSON, as Anthropic sends them.
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

/// What goes back for a call.
struct Answer {
    id: String,
    outcome: Result<Value, String>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Api {
    Chat,
    Responses,
    Messages,
}

impl Api {
    /// The recorded replies of a model.
    pub(crate) fn replies(self) -> Result<Vec<Value>, Box<dyn std::error::Error>> {
        let file = match self {
            Self::Chat => "openai_chat.json",
            Self::Responses => "openai_responses.json",
            Self::Messages => "anthropic_messages.json",
        };
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data/agent");
        Ok(serde_json::from_str(&std::fs::read_to_string(data.join(file))?)?)
    }

    /// What of a reply is part of the conversation, as it came.
    fn turn(self, reply: &Value) -> Vec<Value> {
        match self {
            Self::Chat => vec![reply["choices"][0]["message"].clone()],
            Self::Responses => reply["output"].as_array().cloned().unwrap_or_default(),
            Self::Messages => vec![json!({"role": "assistant", "content": reply["content"]})],
        }
    }

    /// The calls in a reply, which may be several at once. The reply itself is the API's contract, so plain serde reads it.
    fn calls(self, reply: &Value) -> serde_json::Result<Vec<Call>> {
        match self {
            Self::Chat => {
                let calls = Option::<Vec<ToolCall>>::deserialize(&reply["choices"][0]["message"]["tool_calls"])?;
                Ok(calls.unwrap_or_default().into_iter().map(ToolCall::call).collect())
            }
            Self::Responses => calls_in(&reply["output"]),
            Self::Messages => calls_in(&reply["content"]),
        }
    }

    /// The messages that answer all calls of a reply.
    fn answers(self, answers: Vec<Answer>) -> Vec<Value> {
        let each = answers.into_iter().map(|answer| self.answer(answer));
        match self {
            Self::Chat | Self::Responses => each.collect(),
            // All results of parallel calls are in one message.
            Self::Messages => vec![json!({"role": "user", "content": each.collect::<Vec<Value>>()})],
        }
    }

    fn answer(self, Answer { id, outcome }: Answer) -> Value {
        let is_error = outcome.is_err();
        let text = outcome.map_or_else(|refusal| refusal, |answer| answer.to_string());
        match self {
            Self::Chat => json!({"role": "tool", "tool_call_id": id, "content": text}),
            Self::Responses => json!({"type": "function_call_output", "call_id": id, "output": text}),
            Self::Messages => json!({"type": "tool_result", "tool_use_id": id, "content": text, "is_error": is_error}),
        }
    }
}

/// A tool call of a chat completion.
#[derive(Deserialize)]
struct ToolCall {
    id: String,
    function: Function,
}

impl ToolCall {
    fn call(self) -> Call {
        let Function { name, arguments } = self.function;
        Call { id: self.id, tool: name, arguments: Arguments::Text(arguments) }
    }
}

#[derive(Deserialize)]
struct Function {
    name: String,
    arguments: String,
}

/// An item of a response's output, or a block of a message's content.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Item {
    FunctionCall {
        call_id: String,
        name: String,
        arguments: String,
    },
    ToolUse {
        id: String,
        name: String,
        input: Value,
    },
    #[serde(other)]
    Other,
}

fn calls_in(items: &Value) -> serde_json::Result<Vec<Call>> {
    Ok(Vec::<Item>::deserialize(items)?.into_iter().filter_map(Item::call).collect())
}

impl Item {
    fn call(self) -> Option<Call> {
        match self {
            Self::FunctionCall { call_id, name, arguments } => {
                Some(Call { id: call_id, tool: name, arguments: Arguments::Text(arguments) })
            }
            Self::ToolUse { id, name, input } => Some(Call { id, tool: name, arguments: Arguments::Json(input) }),
            Self::Other => None,
        }
    }
}

/// How long a refusal may be, in characters: a long one costs the model more than it helps.
const MAX_CHARS: usize = 2000;

/// How often the model may call tools before the loop gives up.
const MAX_TURNS: usize = 8;

/// Asks the model and runs its calls, until it calls no tool any more. Returns the conversation.
pub(crate) fn converse(
    api: Api,
    question: &str,
    restaurants: &mut Restaurants,
    mut model: impl FnMut(&[Value]) -> Option<Value>,
) -> Result<Vec<Value>, Box<dyn std::error::Error>> {
    let mut conversation = vec![json!({"role": "user", "content": question})];
    for _ in 0..MAX_TURNS {
        let reply = model(&conversation).ok_or("the model is silent")?;
        conversation.extend(api.turn(&reply));
        let calls = api.calls(&reply)?;
        if calls.is_empty() {
            return Ok(conversation);
        }
        let answer = |call: Call| Answer { id: call.id.clone(), outcome: restaurants.run(call) };
        let answers = calls.into_iter().map(answer).collect();
        conversation.extend(api.answers(answers));
    }
    Err("the model does not come to an end".into())
}

#[allow(dead_code)] // the test has conversations of its own
fn main() -> Result<(), Box<dyn std::error::Error>> {
    for api in [Api::Chat, Api::Responses, Api::Messages] {
        println!("── {api:?}");
        let mut replies = api.replies()?.into_iter();
        let mut restaurants = Restaurants::default();
        let conversation = converse(api, "Book us a table.", &mut restaurants, |_| replies.next())?;
        for message in &conversation {
            println!("{message}");
        }
        println!("booked: {}\n", json!(restaurants.booked));
    }
    Ok(())
}
