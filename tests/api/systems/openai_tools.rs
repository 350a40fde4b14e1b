//! Tool calls of async-openai: the example.

#[path = "../../../examples/openai_tools.rs"]
mod example;

use async_openai::types::chat::{ChatCompletionMessageToolCalls, ChatCompletionResponseMessage};
use example::{answer, tools};
use serde_json::{Value, json};

/// The answer to a call as it stands in a response of the API.
fn answered(name: &str, arguments: &str) -> String {
    let message = json!({
        "role": "assistant",
        "content": null,
        "tool_calls": [{"id": "call_1", "type": "function", "function": {"name": name, "arguments": arguments}}],
    });
    let message: ChatCompletionResponseMessage = serde_json::from_value(message).expect("a message of the API");
    let call = message.tool_calls.into_iter().flatten().next();
    let Some(ChatCompletionMessageToolCalls::Function(call)) = call else { panic!("it calls a function") };
    let sent = json!(answer(&call));
    assert_eq!(sent["tool_call_id"], "call_1");
    sent["content"].as_str().expect("it is text").to_owned()
}

fn found(arguments: &str) -> Value {
    serde_json::from_str(&answered("find_trains", arguments)).expect("the tool answers with JSON")
}

#[test]
fn arguments_are_read_however_the_model_wrote_them() {
    let expected = json!({"trains": ["Bern-Thun"], "limit": 5, "direct": true});
    assert_eq!(found(r#"{"from": "Bern", "to": "Thun", "limit": 5, "direct": true}"#), expected);
    let table = [
        (r#"{"from": "Bern", "to": "Thun", "limit": "5", "direct": "true"}"#, 2),
        (r#""{\"from\": \"Bern\", \"to\": \"Thun\", \"limit\": 5, \"direct\": true}""#, 1),
        ("```json\n{\"from\": \"Bern\", \"to\": \"Thun\", \"limit\": 5, \"direct\": true}\n```", 2),
        ("{'from': 'Bern', 'to': 'Thun', 'limit': 5, 'direct': True}", 1),
    ];
    for (arguments, warnings) in table {
        let mut found = found(arguments);
        let said = found.as_object_mut().and_then(|found| found.remove("_warnings"));
        assert_eq!(said.as_ref().and_then(Value::as_array).map(Vec::len), Some(warnings), "{arguments}");
        assert_eq!(found, expected, "{arguments}");
    }
    for none in ["", "null", "{}"] {
        assert!(answered("list_stations", none).starts_with('{'), "{none}");
    }
}

#[test]
fn a_refused_call_is_answered_with_all_that_is_wrong() {
    assert_eq!(
        answered("find_trains", r#"{"from": "Bern", "limit": "many"}"#),
        "The input was refused:\n\
         - limit: expected a non-negative integer or null, got string \"many\"; not a JSON number\n\
         - to: missing, expected a string\n\
         Send the whole input again with these corrected, and leave the rest as it is."
    );
    let cut = answered("find_trains", r#"{"from": "Bern", "to": "Th"#);
    assert!(cut.contains("truncated") && cut.ends_with("as one complete JSON value and nothing else."), "{cut}");
    assert!(answered("find_planes", "{}").starts_with("there is no tool `find_planes`"));
}

#[test]
fn the_schemas_ask_for_what_needs_no_repair() {
    let tools = json!(tools());
    assert_eq!(tools[0]["function"]["name"], "find_trains");
    assert_eq!(tools[0]["function"]["parameters"]["properties"]["limit"]["type"], json!(["integer", "null"]));
}
