//! The loop of an agent: refused arguments go back to the model, and its corrected call is done.

#[path = "../../../examples/agent_loop.rs"]
mod example;

use example::{Api, Restaurants, converse};
use serde_json::{Value, json};

/// The conversation with the recorded model, and the restaurants that are booked after it.
fn conversation(api: Api) -> (Vec<Value>, Vec<String>) {
    let (mut restaurants, mut replies) = (Restaurants::default(), api.replies().unwrap().into_iter());
    let conversation = converse(api, "Book us a table.", &mut restaurants, |_| replies.next()).unwrap();
    (conversation, restaurants.booked.into_iter().map(|booked| booked.restaurant).collect())
}

fn json_of(text: &Value) -> Value {
    serde_json::from_str(text.as_str().unwrap()).unwrap()
}

#[test]
fn chat_completions() {
    let (messages, booked) = conversation(Api::Chat);
    assert_eq!(booked, ["Orkide"]);
    let roles: Vec<&Value> = messages.iter().map(|message| &message["role"]).collect();
    assert_eq!(roles, ["user", "assistant", "tool", "tool", "assistant", "tool", "assistant"]);

    assert_eq!(messages[2]["tool_call_id"], "call_h3NvQe8ZkLx0WcRtYb6UaPmD");
    let found = json_of(&messages[2]["content"]);
    let asked = json!({"city": "Lund", "guests": 4, "cuisines": ["thai", "indian"], "outdoors": true});
    assert_eq!((&found["asked"], found["_warnings"].as_array().map(Vec::len)), (&asked, Some(4)));

    let refused = messages[3]["content"].as_str().unwrap();
    for path in ["contact.name: missing", "guests: expected an integer", "time: missing"] {
        assert!(refused.contains(path), "{refused}");
    }
    assert_eq!(json_of(&messages[5]["content"]), json!({"booking": 1}));
}

#[test]
fn responses() {
    let (items, booked) = conversation(Api::Responses);
    assert_eq!(booked, ["Trattoria Lido"]);
    let outputs: Vec<&Value> = items.iter().filter(|item| item["type"] == "function_call_output").collect();
    let ids: Vec<&Value> = outputs.iter().map(|output| &output["call_id"]).collect();
    assert_eq!(
        ids,
        ["call_V2xKq9TgLw4BnRzYs7MdCeUo", "call_a6PjHb3XfZy8NvQoWk1SgTrE", "call_N5wEzM0RkVt6GyXcUb4JhLqS"]
    );
    assert_eq!(json_of(&outputs[0]["output"])["asked"]["guests"], 2);
    // The arguments broke off.
    assert!(json_of_or_none(&outputs[1]["output"]).is_none(), "{}", outputs[1]);
    assert_eq!(json_of(&outputs[2]["output"]), json!({"booking": 1}));
}

fn json_of_or_none(text: &Value) -> Option<Value> {
    serde_json::from_str(text.as_str()?).ok()
}

#[test]
fn messages() {
    let (messages, booked) = conversation(Api::Messages);
    assert_eq!(booked, ["Bangkok"]);
    let results = &messages[2]["content"];
    let errors: Vec<&Value> = results.as_array().unwrap().iter().map(|result| &result["is_error"]).collect();
    assert_eq!(errors, [false, true, true]);
    assert_eq!(json_of(&results[0]["content"])["asked"]["cuisines"], json!(["thai", "korean"]));
    assert_eq!(results[1]["content"], "there is no tool `cancel_booking`, only `find_tables` and `book_table`");
    let refused = results[2]["content"].as_str().unwrap();
    for path in ["contact.email: missing", "contact.phone: unknown field", "guests: expected an integer"] {
        assert!(refused.contains(path), "{refused}");
    }
    assert_eq!(messages[4]["content"][0]["is_error"], false);
    assert_eq!(messages.len(), 6);
}

/// A model that repeats its call, whatever the answer.
#[test]
fn a_model_that_never_ends_is_given_up() {
    let (mut restaurants, replies) = (Restaurants::default(), Api::Chat.replies().unwrap());
    let mut turns = 0;
    let error = converse(Api::Chat, "Book us a table.", &mut restaurants, |_| {
        turns += 1;
        replies.first().cloned()
    });
    assert_eq!((error.unwrap_err().to_string(), turns), ("the model does not come to an end".to_owned(), 8));
    assert!(restaurants.booked.is_empty());
}
