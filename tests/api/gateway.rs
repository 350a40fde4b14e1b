//! The example `gateway`: tools are listed unchanged, calls are repaired, passed on or refused, and told of.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;

use rmcp::model::{CallToolRequestParams, CallToolResult, ListToolsResult, Tool};
use rmcp::service::RunningService;
use rmcp::{RoleClient, ServiceExt};
use serde_json::{Value, json};
use tokio::io::AsyncReadExt as _;
use tokio::process::{Child, Command};

#[path = "../../examples/gateway.rs"]
#[allow(dead_code, reason = "the example runs by itself, too")]
mod example;
mod server;

use example::{Additions, Gateway, REPAIRED};
use server::Server;

/// The tools that a server lists.
fn tools(listed: &str) -> Vec<Tool> {
    serde_json::from_str::<ListToolsResult>(listed).expect("it is what a server answers").tools
}

const SERVERS: [(&str, &str); 3] = [
    ("filesystem", include_str!("../../examples/data/gateway/filesystem.json")),
    ("issues", include_str!("../../examples/data/gateway/issues.json")),
    ("browser", include_str!("../../examples/data/gateway/browser.json")),
];

fn additions(file: Value) -> Additions {
    serde_json::from_value(file).expect("they are additions")
}

/// A client of the gateway in front of these servers, all in memory.
async fn client() -> (Arc<Gateway>, RunningService<RoleClient, ()>) {
    client_of(&SERVERS).await
}

async fn client_of(servers: &[(&str, &str)]) -> (Arc<Gateway>, RunningService<RoleClient, ()>) {
    let mut gateway = Gateway::new(Some(additions(json!({"never": ["**/dryRun"]})).policy()));
    for (name, listed) in servers {
        let (server, upstream) = tokio::io::duplex(4096);
        let answer = |call: CallToolRequestParams| json!({"tool": call.name, "arguments": call.arguments});
        let echo = Server { tools: tools(listed), answer };
        tokio::spawn(async move { echo.serve(server).await.expect("the server starts").waiting().await });
        gateway.connect(name, upstream).await.expect("the server answers");
    }
    let gateway = Arc::new(gateway);
    let (server, client) = tokio::io::duplex(4096);
    let running = gateway.clone();
    tokio::spawn(async move { running.serve(server).await.expect("the gateway starts").waiting().await });
    (gateway, ().serve(client).await.expect("the client starts"))
}

async fn call(client: &RunningService<RoleClient, ()>, name: &str, arguments: Value) -> CallToolResult {
    let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
    let call = CallToolRequestParams::new(name.to_owned()).with_arguments(arguments);
    client.call_tool(call).await.expect("the call is answered")
}

#[tokio::test]
async fn tools_are_listed_as_the_servers_list_them() {
    let (_, client) = client().await;
    let mut offered = client.list_all_tools().await.expect("there are tools");
    let mut listed: Vec<Tool> = SERVERS.iter().flat_map(|(_, listed)| tools(listed)).collect();
    offered.sort_by(|one, other| one.name.cmp(&other.name));
    listed.sort_by(|one, other| one.name.cmp(&other.name));
    assert_eq!(json!(offered), json!(listed));
    client.cancel().await.expect("the client stops");
}

#[tokio::test]
async fn calls_are_clean_repaired_or_refused() {
    let (gateway, client) = client().await;
    let clean = call(&client, "edit_file", json!({"path": "a", "edits": [], "dryRun": true})).await;
    assert_eq!(
        clean.structured_content,
        Some(json!({"tool": "edit_file", "arguments": {"path": "a", "edits": [], "dryRun": true}}))
    );
    assert_eq!(clean.meta, None);

    let repaired =
        call(&client, "edit_file", json!({"path": "a", "edits": "[{\"oldText\": \"x\", \"newText\": \"y\"}]"})).await;
    let arguments = json!({"path": "a", "edits": [{"oldText": "x", "newText": "y"}]});
    assert_eq!(repaired.structured_content.map(|mut answer| answer["arguments"].take()), Some(arguments));
    let told = repaired.meta.map(|meta| meta.0[REPAIRED].clone()).unwrap_or_default();
    assert!(told[0].as_str().is_some_and(|told| told.starts_with("edits: ")), "{told}");

    // What decides whether something is changed is never repaired.
    let refused = call(&client, "edit_file", json!({"path": "a", "edits": [], "dryRun": "true"})).await;
    assert_eq!(refused.is_error, Some(true));
    let text = refused.content.first().and_then(|block| block.as_text()).map(|block| block.text.clone());
    let said = "- dryRun: expected a boolean, got string \"true\"\n";
    assert!(text.as_deref().is_some_and(|text| text.contains(said)), "{text:?}");

    let tally = &gateway.tally;
    assert_eq!((tally.clean(), tally.coerced(), tally.rejected()), (1, 1, 1));
    let unknown = client.call_tool(CallToolRequestParams::new("no_such_tool")).await;
    assert!(unknown.is_err_and(|error| error.to_string().contains("unknown tool: no_such_tool")));
    client.cancel().await.expect("the client stops");
}

#[tokio::test]
async fn calls_of_a_tool_with_a_faulty_schema_are_passed_on_as_they_are() {
    let listed =
        r#"{"tools": [{"name": "odd", "inputSchema": {"type": "object", "properties": {"n": {"type": "float"}}}}]}"#;
    let (_, client) = client_of(&[("odd", listed)]).await;
    assert_eq!(client.list_all_tools().await.expect("there are tools"), tools(listed));
    let answer = call(&client, "odd", json!({"n": "5"})).await;
    assert_eq!(answer.structured_content, Some(json!({"tool": "odd", "arguments": {"n": "5"}})));
    client.cancel().await.expect("the client stops");
}

#[test]
fn a_fault_of_the_policy_is_one_whatever_tools_there_are() {
    let fault = |file| additions(file).check().err().map(|error| error.to_string());
    assert_eq!(
        fault(json!({"at": {"/limit": ["string_to_number"]}, "never": ["", "**/a"], "sensitive": ["/b"]})),
        None
    );
    let unknown = fault(json!({"at": {"**/tags": ["string_to_lst"]}}));
    assert!(unknown.as_deref().is_some_and(|fault| fault.contains("did you mean `string_to_list`")), "{unknown:?}");
    let location = fault(json!({"never": ["confirm"]}));
    assert!(location.as_deref().is_some_and(|fault| fault.contains("is no location")), "{location:?}");
}

#[test]
fn what_keeps_the_program_from_starting_is_named() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("gateway.json");
    let printed_for = |path: &PathBuf| {
        let output = std::process::Command::new(built("gateway")).arg(path).output().expect("the examples are built");
        assert!(!output.status.success());
        String::from_utf8(output.stderr).expect("it is text")
    };
    let absent = printed_for(&file.with_file_name("no_such_file.json"));
    assert!(absent.contains("no_such_file.json: "), "{absent}");
    for (content, named) in [
        (json!({"servers": {"notes": ["./no_such_program"]}}), "no_such_program: "),
        (json!({"servers": 5}), "gateway.json: servers: expected "),
        (json!({"servers": {}, "policy": {"at": {"**/a": ["no_rule"]}}}), "gateway.json: **/a: unknown rule `no_rule`"),
    ] {
        std::fs::write(&file, content.to_string()).expect("it can be written");
        let printed = printed_for(&file);
        assert!(printed.contains(named), "{printed}");
    }
}

fn built(name: &str) -> PathBuf {
    std::env::current_exe().expect("it runs").ancestors().nth(2).expect("it was built").join("examples").join(name)
}

/// The program with the operator's file, its stderr kept.
fn program() -> Child {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/gateway.json");
    let mut command = Command::new(built("gateway"));
    command.arg(file).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the examples are built: `cargo build --examples --all-features`")
}

#[tokio::test]
async fn the_program_stands_between_a_client_and_the_servers_it_starts() {
    let mut child = program();
    let stdio = child.stdout.take().zip(child.stdin.take()).expect("it has stdin and stdout");
    let client = ().serve(stdio).await.expect("the gateway answers");
    let tools = client.list_all_tools().await.expect("there are tools");
    assert_eq!(tools.iter().map(|tool| &*tool.name).collect::<Vec<_>>(), ["add_note", "delete_notes", "search_notes"]);

    let added = call(&client, "add_note", json!({"text": 7, "tags": "a, b", "priority": "HIGH"})).await;
    assert_eq!(added.structured_content, Some(json!({"id": 1})), "the server had nothing to repair");
    assert_eq!(added.meta.map(|meta| meta.0[REPAIRED].as_array().map(Vec::len)), Some(Some(3)));
    let found = call(&client, "search_notes", json!({"query": "7", "limit": "5"})).await;
    let note = json!({"text": "7", "tags": ["a", "b"], "priority": "high"});
    assert_eq!(found.structured_content, Some(json!({"notes": [{"id": 1, "note": note}]})));
    let refused = call(&client, "delete_notes", json!({"ids": 1, "confirm": "true"})).await;
    assert_eq!(refused.is_error, Some(true));

    client.cancel().await.expect("the client stops");
    let mut told = String::new();
    let mut stderr = child.stderr.take().expect("it has stderr");
    stderr.read_to_string(&mut told).await.expect("it is text");
    assert!(child.wait().await.expect("it ends").success(), "{told}");
    assert!(told.contains("string_to_list") && told.contains("number_to_string"), "{told}");
    assert!(told.contains("rejected  1"), "{told}");
}
