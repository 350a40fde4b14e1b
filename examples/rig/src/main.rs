//! Tools for agents of [rig](https://docs.rs/rig-core). rig reads the arguments of a tool by serde, so `Coerced<…>` is all that a tool
//! changes: the model gets the schema of the type itself, calls that a rule can repair are repaired, and what is refused goes back to the
//! model with every issue.
//!
//! - `SearchNotes` takes `Coerced<Search>`: rig answers a refused call by its own words and the issues.
//! - `DeleteNotes` takes `TryCoerced<Delete>`: the tool answers a refused call itself, by `Error::for_model`, which names no rule.
//!
//! `cargo run` in this folder shows three calls and their answers, `cargo test` tests them. An agent gets a tool as usual, by
//! `.tool(SearchNotes)`.

use serde_coerce::{Coerce, Coerced, Report, TryCoerced};
use rig_core::tool::{ErasedTool, Tool, ToolContext, ToolExecutionError};
use schemars::{JsonSchema, schema_for};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Debug, JsonSchema, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Search {
    #[coerce(trim)]
    query: String,
    #[coerce(string_to_number)]
    limit: Option<usize>,
    #[serde(default)]
    #[coerce(string_to_json, singleton_list)]
    tags: Vec<String>,
}

#[derive(Debug, JsonSchema, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Delete {
    #[coerce(string_to_json, singleton_list, string_to_number)]
    ids: Vec<u64>,
    confirm: bool, // no rule: what deletes must be said exactly
}

struct SearchNotes;

impl Tool for SearchNotes {
    const NAME: &'static str = "search_notes";
    type Args = Coerced<Search>;
    type Output = Value;
    type Error = ToolExecutionError;

    fn description(&self) -> String {
        "Searches the notes".into()
    }

    fn parameters(&self) -> Value {
        schema_for!(Self::Args).to_value() // that of `Search`
    }

    async fn call(&self, _: &mut ToolContext, call: Self::Args) -> Result<Value, ToolExecutionError> {
        let Search { query, limit, tags } = &call.value;
        Ok(with_warnings(json!({"query": query, "limit": limit, "tags": tags}), &call.report))
    }
}

struct DeleteNotes;

impl Tool for DeleteNotes {
    const NAME: &'static str = "delete_notes";
    type Args = TryCoerced<Delete>;
    type Output = Value;
    type Error = ToolExecutionError;

    fn description(&self) -> String {
        "Deletes notes".into()
    }

    fn parameters(&self) -> Value {
        schema_for!(Self::Args).to_value()
    }

    async fn call(&self, _: &mut ToolContext, TryCoerced(call): Self::Args) -> Result<Value, ToolExecutionError> {
        let call = call.map_err(|error| ToolExecutionError::invalid_args(error.for_model(MAX_CHARS)))?;
        let deleted = if call.confirm { call.ids.len() } else { 0 };
        Ok(with_warnings(json!({"deleted": deleted}), &call.report))
    }
}

/// How long the text about a refused call may be.
const MAX_CHARS: usize = 1000;

fn with_warnings(mut answer: Value, report: &Report) -> Value {
    report.attach_warnings_to(&mut answer, 3);
    answer
}

/// What the model gets as the answer to a call.
async fn answer(tool: &impl ErasedTool, arguments: &str) -> String {
    let result = tool.execute(arguments.to_owned(), &mut ToolContext::new()).await;
    result.output().as_text().map_or_else(|| json!(result.output().as_json()).to_string(), str::to_owned)
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    println!("{}\n", answer(&SearchNotes, r#"{"query": " rust ", "limit": "5", "tags": "cli"}"#).await);
    println!("{}\n", answer(&SearchNotes, r#"{"querry": "rust", "limit": "many"}"#).await);
    println!("{}", answer(&DeleteNotes, r#"{"ids": ["x", "1"], "confirm": "true"}"#).await);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_call_is_repaired_and_the_answer_says_so() {
        let said = answer(&SearchNotes, r#"{"query": " rust ", "limit": "5", "tags": "cli"}"#).await;
        let said: Value = serde_json::from_str(&said).expect("it is JSON");
        assert_eq!((&said["query"], &said["limit"], &said["tags"]), (&json!("rust"), &json!(5), &json!(["cli"])));
        assert_eq!(said["_warnings"].as_array().map(Vec::len), Some(3));
        let clean = answer(&SearchNotes, r#"{"query": "rust"}"#).await;
        assert_eq!(
            serde_json::from_str::<Value>(&clean).ok(),
            Some(json!({"query": "rust", "limit": null, "tags": []}))
        );
    }

    #[tokio::test]
    async fn rig_answers_a_refused_call_with_every_issue() {
        let said = answer(&SearchNotes, r#"{"querry": "rust", "limit": "many"}"#).await;
        let expected = "failed to parse tool arguments: \
            limit: expected a non-negative integer or null, got string \"many\"; string_to_number: not a JSON number\n\
            querry: unknown field, expected one of `query`, `limit`, `tags`; did you mean `query`?\n\
            query: missing, expected a string";
        assert_eq!(said, expected);
    }

    #[tokio::test]
    async fn the_tool_answers_a_refused_call_in_its_own_words() {
        let said = answer(&DeleteNotes, r#"{"ids": ["x", "1"], "confirm": "true"}"#).await;
        let expected = "The input was refused:\n\
            - confirm: expected a boolean, got string \"true\"\n\
            - ids[0]: expected a non-negative integer, got string \"x\"; not a JSON number\n\
            Send the whole input again with these corrected, and leave the rest as it is.";
        assert_eq!(said, expected);
        assert_eq!(answer(&DeleteNotes, r#"{"ids": [1], "confirm": true}"#).await, r#"{"deleted":1}"#);
        // What is no document is rig's to answer.
        assert!(answer(&DeleteNotes, r#"{"ids": [1"#).await.starts_with("failed to parse tool arguments: EOF while"));
    }

    #[test]
    fn the_model_sees_the_schema_of_the_type() {
        let schema = Tool::parameters(&DeleteNotes);
        assert_eq!(schema["properties"]["ids"]["type"], "array");
        assert_eq!(schema, schema_for!(Delete).to_value());
        assert_eq!(Tool::parameters(&SearchNotes), schema_for!(Search).to_value());
    }
}
