//! A server of the Model Context Protocol with three tools and a prompt, over stdio. Its schema is strict: it asks for what needs no
//! repair. Arguments that a rule can repair are repaired, and the answer says so: to the model by a few sentences in `_warnings`, to
//! programs by all entries in the result's `_meta`, which models are not shown. Other arguments are answered in-band, as an error of
//! the tool with every issue, so that the model can correct its call. A prompt's arguments are strings by the specification; there a
//! refusal is an error of the protocol, with the same sentences.
//!
//! Build it with `cargo build --example mcp_server --features schemars-1`, and give `target/debug/examples/mcp_server` to a client. Or
//! talk to it by hand, a line each:
//!
//! ```sh
//! (echo '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"sh","version":"1"}}}'
//!  echo '{"jsonrpc":"2.0","method":"notifications/initialized"}'
//!  echo '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"search_notes","arguments":{"query":"rust","limit":"5"}}}'
//!  echo '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"delete_notes","arguments":{"ids":["x","1"],"confirm":"true"}}}'
//!  echo '{"jsonrpc":"2.0","id":4,"method":"prompts/get","params":{"name":"summarize","arguments":{"limit":"5","tags":"a, b"}}}'
//!  echo '{"jsonrpc":"2.0","id":5,"method":"tools/list"}'
//!  sleep 1) | target/debug/examples/mcp_server
//! ```

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rmcp::handler::server::wrapper::{Json, Parameters};
use rmcp::model::{CallToolResult, MetaObject, PromptMessage, Role, ServerCapabilities, ServerConfig};
use rmcp::{ServerHandler, ServiceExt, prompt, prompt_handler, prompt_router, tool, tool_handler, tool_router};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Coerced, Report};
use serde_json::{Value, json};

#[derive(Debug, JsonSchema, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct SearchNotes {
    /// What the text of a note must have.
    #[coerce(trim)]
    query: String,
    /// How many notes to return at most.
    #[serde(default = "twenty")]
    #[coerce(string_to_number, text_to_null("null"), null_to_default)]
    limit: usize,
}

fn twenty() -> usize {
    20
}

#[derive(Debug, JsonSchema, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct AddNote {
    text: String,
    #[serde(default)]
    #[coerce(string_to_json, string_to_list)]
    tags: Vec<String>,
    #[serde(default)]
    #[coerce(ignore_case)]
    priority: Priority,
}

#[derive(Clone, Copy, Debug, Default, JsonSchema, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)] // a property that is only a `$ref` makes some clients send text
enum Priority {
    Low,
    #[default]
    Normal,
    High,
}

#[derive(Debug, JsonSchema, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct DeleteNotes {
    #[coerce(string_to_json, singleton_list, string_to_number)]
    ids: Vec<u64>,
    /// Nothing is deleted without it.
    confirm: bool, // no rule: what deletes must be said exactly
}

/// The arguments of the prompt. All of them arrive as strings, so that here repairs are the rule.
#[derive(Debug, JsonSchema, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Summarize {
    /// How many of the newest notes.
    #[coerce(string_to_number)]
    limit: usize,
    /// Only notes with one of these, separated by commas.
    #[serde(default)]
    #[coerce(string_to_list)]
    tags: Vec<String>,
    #[serde(default)]
    #[coerce(string_to_bool(yes("yes"), no("no")))]
    short: bool,
}

#[derive(Clone, Debug, JsonSchema, Serialize)]
struct Note {
    text: String,
    tags: Vec<String>,
    priority: Priority,
}

/// A typed answer: it has a schema, so the warnings have a field of their own in it.
#[derive(Debug, JsonSchema, Serialize)]
struct FoundNotes {
    notes: Vec<FoundNote>,
    /// What was repaired in the arguments.
    #[serde(rename = "_warnings", default, skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<String>,
}

#[derive(Debug, JsonSchema, Serialize)]
struct FoundNote {
    id: u64,
    note: Note,
}

/// The notes, by id.
#[derive(Clone, Default)]
pub(crate) struct Notes(Arc<Mutex<BTreeMap<u64, Note>>>);

#[tool_router]
impl Notes {
    #[tool(description = "Searches the notes")]
    fn search_notes(&self, Parameters(call): Parameters<Coerced<SearchNotes>>) -> Json<FoundNotes> {
        let notes = self.notes();
        let found = notes.iter().filter(|(_, note)| note.text.contains(&call.query)).take(call.limit);
        let notes = found.map(|(id, note)| FoundNote { id: *id, note: note.clone() }).collect();
        Json(FoundNotes { notes, warnings: call.report.first_warnings(MOST_WARNINGS) })
    }

    #[tool(description = "Adds a note")]
    fn add_note(&self, Parameters(Coerced { value, report }): Parameters<Coerced<AddNote>>) -> CallToolResult {
        let AddNote { text, tags, priority } = value;
        let mut notes = self.notes();
        let id = notes.last_key_value().map_or(1, |(last, _)| last + 1);
        notes.insert(id, Note { text, tags, priority });
        answer(json!({"id": id}), &report)
    }

    #[tool(description = "Deletes notes")]
    fn delete_notes(&self, Parameters(call): Parameters<Coerced<DeleteNotes>>) -> CallToolResult {
        let mut notes = self.notes();
        let wanted = call.ids.iter().filter(|_| call.confirm);
        let deleted = wanted.filter(|id| notes.remove(id).is_some()).count();
        answer(json!({"deleted": deleted}), &call.report)
    }
}

#[prompt_router]
impl Notes {
    #[prompt(description = "Asks for a summary of the newest notes")]
    fn summarize(&self, Parameters(call): Parameters<Coerced<Summarize>>) -> Vec<PromptMessage> {
        let notes = self.notes();
        let has_tag = |note: &&Note| call.tags.is_empty() || note.tags.iter().any(|tag| call.tags.contains(tag));
        let texts: Vec<&str> = notes.values().rev().filter(has_tag).take(call.limit).map(|note| &*note.text).collect();
        let how = if call.short { "in one sentence" } else { "in a paragraph" };
        vec![PromptMessage::new_text(Role::User, format!("Summarize these notes {how}:\n{}", texts.join("\n")))]
    }
}

impl Notes {
    fn notes(&self) -> MutexGuard<'_, BTreeMap<u64, Note>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How many sentences about repairs an answer has at most: the model reads all of it.
const MOST_WARNINGS: usize = 3;

/// The answer, with a few sentences on what was repaired, and all of it in `_meta`.
fn answer(mut answer: Value, report: &Report) -> CallToolResult {
    report.attach_warnings_to(&mut answer, MOST_WARNINGS);
    let mut result = CallToolResult::structured(answer);
    result.meta = meta(report);
    result
}

/// The entries of the report, under a name with a prefix, as MCP asks for in `_meta`.
fn meta(report: &Report) -> Option<MetaObject> {
    let entries = ("coerce/coercions".to_owned(), json!(report.coercions()));
    (!report.is_empty()).then(|| MetaObject([entries].into_iter().collect()))
}

#[tool_handler]
#[prompt_handler]
impl ServerHandler for Notes {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().enable_prompts().build())
    }
}

#[allow(dead_code)] // the test has a transport of its own
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let stdio = (tokio::io::stdin(), tokio::io::stdout());
    Notes::default().serve(stdio).await?.waiting().await?;
    Ok(())
}
