//! A tool of a Model Context Protocol server that takes `Coerced<…>`, called by a client of the same SDK.

use rmcp::handler::server::wrapper::Parameters;
use rmcp::model::{
    CallToolRequestParams, CallToolResult, GetPromptRequestParams, JsonObject, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::RunningService;
use rmcp::{RoleClient, ServerHandler, ServiceExt, tool, tool_handler, tool_router};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Coerced, Patch};
use serde_json::{Value, json};

#[path = "../../examples/mcp_server.rs"]
mod mcp_server;

#[derive(Debug, JsonSchema, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Search {
    /// What to look for.
    query: String,
    #[coerce(string_to_number)]
    max_results: Option<u32>,
    #[serde(default)]
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u64>,
    #[coerce(string_to_json)]
    filter: Option<Filter>,
}

#[derive(Debug, JsonSchema, Serialize, Deserialize, Coerce)]
struct Filter {
    #[coerce(ignore_case)]
    kind: Kind,
}

#[derive(Debug, JsonSchema, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Open,
    Closed,
}

#[derive(Clone)]
struct Server;

#[expect(clippy::unused_self, reason = "a tool is a method")]
#[tool_router]
impl Server {
    #[tool(description = "Searches")]
    fn search(&self, Parameters(Coerced { value, report }): Parameters<Coerced<Search>>) -> CallToolResult {
        let mut answer = json!({"search": value});
        report.attach_to(&mut answer);
        CallToolResult::structured(answer)
    }

    /// The same without repairs.
    #[tool(description = "Is searched for what it says of itself")]
    fn plain(&self, Parameters(_): Parameters<Plain>) -> String {
        String::new()
    }
}

/// `Search` as serde reads it.
#[derive(serde::Deserialize)]
struct Plain {}

impl JsonSchema for Plain {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Search::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Search::json_schema(generator)
    }
}

#[tool_handler]
impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
    }
}

/// A client of a server of its own; they talk through memory.
async fn client() -> RunningService<RoleClient, ()> {
    let (server, client) = tokio::io::duplex(4096);
    tokio::spawn(async move {
        let running = Server.serve(server).await.expect("the server starts");
        running.waiting().await
    });
    ().serve(client).await.expect("the client starts")
}

fn call(arguments: Value) -> CallToolRequestParams {
    let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
    CallToolRequestParams::new("search").with_arguments(arguments)
}

async fn search(arguments: Value) -> CallToolResult {
    let client = client().await;
    let answer = client.call_tool(call(arguments)).await;
    client.cancel().await.expect("the client stops");
    answer.expect("the call is answered")
}

/// What the tool itself answers.
async fn found(arguments: Value) -> Value {
    let answer = search(arguments).await;
    assert_eq!(answer.is_error, Some(false), "{answer:?}");
    answer.structured_content.expect("the tool answers with JSON")
}

#[tokio::test]
async fn repaired_arguments_arrive_typed_and_the_answer_tells_of_the_repairs() {
    let filter = r#"{"kind": "OPEN"}"#;
    let answer = found(json!({"query": "rust", "maxResults": "25", "ids": 7, "filter": filter})).await;
    assert_eq!(answer["search"], json!({"query": "rust", "maxResults": 25, "ids": [7], "filter": {"kind": "open"}}));
    assert_eq!(
        answer["_coercions"],
        json!([
            {"path": "/filter", "rule": "string_to_json", "from": filter, "to": {"kind": "OPEN"}},
            {"path": "/filter/kind", "rule": "ignore_case", "from": "OPEN", "to": "open"},
            {"path": "/ids", "rule": "singleton_list", "from": 7, "to": [7]},
            {"path": "/maxResults", "rule": "string_to_number", "from": "25", "to": 25},
        ])
    );
    assert_eq!(answer["_warnings"].as_array().map(Vec::len), Some(4));
}

#[tokio::test]
async fn clean_arguments_are_answered_without_a_word_of_repairs() {
    let answer = found(json!({"query": "rust", "maxResults": 25, "ids": [7]})).await;
    assert_eq!(answer, json!({"search": {"query": "rust", "maxResults": 25, "ids": [7], "filter": null}}));
}

#[tokio::test]
async fn refused_arguments_are_answered_with_all_their_issues() {
    let answer = search(json!({"maxResults": "many", "ids": ["x", 1], "filter": {"kind": "new"}})).await;
    assert_eq!(answer.is_error, Some(true));
    let text = answer.content.first().and_then(|block| block.as_text()).expect("the answer says why");
    assert_eq!(
        text.text,
        "failed to deserialize parameters: \
         filter.kind: expected `open` or `closed`, got string \"new\"; \
         ignore_case: matches no allowed value, ignoring case\n\
         ids[0]: expected a non-negative integer, got string \"x\"; \
         string_to_number: not a JSON number\n\
         maxResults: expected an integer from 0 to 4294967295 or null, got string \"many\"; \
         string_to_number: not a JSON number\n\
         query: missing, expected a string"
    );
}

async fn tools() -> Vec<Tool> {
    let client = client().await;
    let tools = client.list_all_tools().await.expect("the server has tools");
    client.cancel().await.expect("the client stops");
    tools
}

/// The schema that callers get describes what needs no repair.
#[tokio::test]
async fn the_schema_is_that_of_the_type() {
    let tools = tools().await;
    let schema = |name: &str| -> &JsonObject {
        &tools.iter().find(|tool| tool.name == name).expect("the tool is listed").input_schema
    };
    let search = schema("search");
    assert_eq!(search, schema("plain"));
    assert_eq!(search["required"], json!(["query"]));
    assert_eq!(search["properties"]["query"]["description"], "What to look for.");
    assert_eq!(schemars::schema_for!(Coerced<Search>), schemars::schema_for!(Search));
}

/// Whoever writes a `Patch` instead of an `Option` changes nothing for its callers.
#[test]
fn the_schema_of_a_patch_is_that_of_an_option() {
    #[derive(Default, Serialize, Deserialize, JsonSchema)]
    #[serde(default)]
    struct Patched {
        #[serde(skip_serializing_if = "Patch::is_absent")]
        filter: Patch<Filter>,
        limit: Patch<u8>,
    }
    #[derive(Default, Serialize, Deserialize, JsonSchema)]
    #[serde(default, rename = "Patched")]
    struct Optional {
        #[serde(skip_serializing_if = "Option::is_none")]
        filter: Option<Filter>,
        limit: Option<u8>,
    }
    assert_eq!(schemars::schema_for!(Patched), schemars::schema_for!(Optional));
}

/// A client of the example.
async fn client_of_example() -> RunningService<RoleClient, ()> {
    let (server, client) = tokio::io::duplex(4096);
    tokio::spawn(async move {
        let running = mcp_server::Notes::default().serve(server).await.expect("the server starts");
        running.waiting().await
    });
    ().serve(client).await.expect("the client starts")
}

async fn ask(client: &RunningService<RoleClient, ()>, tool: &'static str, arguments: Value) -> CallToolResult {
    let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
    let call = CallToolRequestParams::new(tool).with_arguments(arguments);
    client.call_tool(call).await.expect("the call is answered")
}

fn said(answer: CallToolResult) -> Value {
    answer.structured_content.expect("the tool answers with JSON")
}

#[tokio::test]
async fn the_example_repairs_reports_and_refuses_in_band() {
    let client = client_of_example().await;
    let added = said(ask(&client, "add_note", json!({"text": "rust", "tags": "a, b", "priority": "HIGH"})).await);
    assert_eq!((&added["id"], added["_warnings"].as_array().map(Vec::len)), (&json!(1), Some(2)));

    let found = said(ask(&client, "search_notes", json!({"query": "ru", "limit": 5})).await);
    let note = json!({"text": "rust", "tags": ["a", "b"], "priority": "high"});
    assert_eq!(found, json!({"notes": [{"id": 1, "note": note}]}));

    // A typed answer has a field for the warnings.
    let found = said(ask(&client, "search_notes", json!({"query": "none", "limit": "5"})).await);
    let warning = r#"limit: string "5" was read as number 5 (string_to_number)"#;
    assert_eq!(found, json!({"notes": [], "_warnings": [warning]}));

    let refused = ask(&client, "delete_notes", json!({"ids": ["x", "1"], "confirm": "true"})).await;
    assert_eq!(refused.is_error, Some(true));
    let text = refused.content.first().and_then(|block| block.as_text()).expect("the answer says why");
    assert_eq!(
        text.text,
        "failed to deserialize parameters: \
         confirm: expected a boolean, got string \"true\"\n\
         ids[0]: expected a non-negative integer, got string \"x\"; \
         string_to_number: not a JSON number"
    );

    assert_eq!(said(ask(&client, "delete_notes", json!({"ids": "1", "confirm": true})).await)["deleted"], 1);
    client.cancel().await.expect("the client stops");
}

#[tokio::test]
async fn the_answer_has_a_few_warnings_and_its_metadata_all_entries() {
    let client = client_of_example().await;
    let deleted = ask(&client, "delete_notes", json!({"ids": r#"["1", "2", "3"]"#, "confirm": true})).await;
    let entries = &deleted.meta.as_ref().expect("something was repaired").0["coerce/coercions"];
    assert_eq!(entries.as_array().map(Vec::len), Some(4));
    assert_eq!(entries[1], json!({"path": "/ids/0", "rule": "string_to_number", "from": "1", "to": 1}));
    let said = said(deleted);
    assert_eq!((said.get("_coercions"), said["_warnings"].as_array().map(Vec::len)), (None, Some(4)));
    assert_eq!(said["_warnings"][3], "and 1 more");

    let clean = ask(&client, "delete_notes", json!({"ids": [1], "confirm": true})).await;
    assert_eq!((clean.meta, clean.structured_content), (None, Some(json!({"deleted": 0}))));
    client.cancel().await.expect("the client stops");
}

/// What six repairs of a call add to an answer of 120 characters.
#[test]
fn an_answer_does_not_swell() {
    let call = json!({"query": "rust", "maxResults": "25", "ids": ["1", "2", "3", "4", "5"]});
    let (_, report) = Search::from_value_with_report(call).expect("it is repaired");
    let answer = json!({"found": "x".repeat(108)});
    let length = |attach: &dyn Fn(&mut Value)| {
        let mut answer = answer.clone();
        attach(&mut answer);
        answer.to_string().len()
    };
    assert_eq!((report.len(), length(&|_| ())), (6, 120));
    assert!(length(&|answer| report.attach_to(answer)) > 900);
    assert!(length(&|answer| report.attach_warnings_to(answer, 2)) < 300);
}

#[tokio::test]
async fn the_arguments_of_the_prompt_are_strings() {
    let client = client_of_example().await;
    for (text, tags) in [("first", json!(["a"])), ("second", json!([])), ("third", json!(["b", "c"]))] {
        said(ask(&client, "add_note", json!({"text": text, "tags": tags})).await);
    }
    let get = |arguments: Value| {
        let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
        client.get_prompt(GetPromptRequestParams::new("summarize").with_arguments(arguments))
    };
    let prompt = get(json!({"limit": "5", "tags": "a, b", "short": "yes"})).await.expect("it is answered");
    let text = serde_json::to_value(&prompt.messages[0]).expect("it serializes")["content"]["text"].take();
    assert_eq!(text, "Summarize these notes in one sentence:\nthird\nfirst");

    let refused = get(json!({"limit": "many", "short": "perhaps"})).await.expect_err("it is refused").to_string();
    assert!(
        refused.contains("limit: expected a non-negative integer") && refused.contains("short: expected a boolean"),
        "{refused}"
    );
    client.cancel().await.expect("the client stops");
}

/// Nothing of what would be repaired is in the schema that callers see.
#[tokio::test]
async fn the_schema_of_the_example_is_strict() {
    let client = client_of_example().await;
    let tools = client.list_all_tools().await.expect("the server has tools");
    client.cancel().await.expect("the client stops");
    let mut names: Vec<&str> = tools.iter().map(|tool| &*tool.name).collect();
    names.sort_unstable();
    assert_eq!(names, ["add_note", "delete_notes", "search_notes"]);
    let delete = tools.iter().find(|tool| tool.name == "delete_notes").expect("it is listed");
    let schema = &delete.input_schema;
    assert_eq!(
        (&schema["properties"]["ids"]["type"], &schema["additionalProperties"]),
        (&json!("array"), &json!(false))
    );
    assert_eq!(schema["properties"]["ids"]["items"]["type"], "integer");
    assert_eq!(schema["properties"]["confirm"]["type"], "boolean");
    // Whoever checks the typed answer finds the warnings in its schema.
    let search = tools.iter().find(|tool| tool.name == "search_notes").expect("it is listed");
    let output = search.output_schema.as_ref().expect("the answer is typed");
    assert_eq!((&output["required"], &output["properties"]["_warnings"]["type"]), (&json!(["notes"]), &json!("array")));
    // The enum's `type` stands in the property: it is no `$ref`.
    let add = tools.iter().find(|tool| tool.name == "add_note").expect("it is listed");
    assert_eq!(add.input_schema["properties"]["priority"]["type"], "string");
}
