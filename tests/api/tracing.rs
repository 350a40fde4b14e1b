//! The events of the feature `tracing`: one a repair and one an issue, without values.

use serde::Deserialize;
use serde_coerce::{Batch, Coerce, Limits, Options};
use serde_json::json;

use events::events;

mod events;

#[expect(dead_code, reason = "what counts is what is reported of the values")]
#[derive(Debug, Deserialize, Coerce)]
struct Search {
    #[coerce(trim)]
    query: String,
    #[serde(default)]
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u64>,
    #[serde(default)]
    #[coerce(sensitive, string_to_number)]
    pin: u32,
}

#[test]
fn a_repair_is_an_event() {
    let found = events(|| {
        let call = json!({"query": " secret ", "ids": [1, "5417"], "pin": "4711"});
        Search::from_value_with_report(call).expect("it fits");
    });
    let event = |path, rule| format!(r#"INFO message=repaired path="{path}" rule="{rule}" type="api::Search""#);
    let expected = [("/ids/*", "string_to_number"), ("/pin", "string_to_number"), ("/query", "trim")];
    assert_eq!(found, expected.map(|(path, rule)| event(path, rule)));
}

#[test]
fn an_issue_is_an_event() {
    let event = |path, code| format!(r#"WARN message=refused path="{path}" code="{code}" type="api::Search""#);
    let found = events(|| {
        Search::from_str_with_report(r#"{"ids": [1, "x"], "pin": "hunter2"}"#).expect_err("it does not fit");
    });
    let expected = [("/ids/*", "invalid_type"), ("/pin", "invalid_type"), ("/query", "missing_field")];
    assert_eq!(found, expected.map(|(path, code)| event(path, code)));
    let found = events(|| assert!(Search::from_str_with_report("{").is_err()));
    assert_eq!(found, [event("", "syntax")]);
}

#[test]
fn what_is_too_long_is_an_event() {
    let event = |code| format!(r#"WARN message=refused path="" code="{code}" type="api::Search""#);
    let small = Options::default().limits(Limits::default().text_bytes(4));
    let found = events(|| assert!(small.from_str_with_report::<Search>("{     }").is_err()));
    assert_eq!(found, [event("limit_exceeded")]);
    let found = events(|| assert_eq!(serde_coerce::lines::<Search>(&b"{   }\n{"[..]).line_bytes(4).count(), 2));
    assert_eq!(found, [event("limit_exceeded"), event("syntax")]);
}

#[test]
fn what_is_no_batch_is_an_event() {
    let found = events(|| assert!(Batch::<Search>::from_value(json!("x")).is_err()));
    let event = r#"WARN message=refused path="" code="invalid_type" type="alloc::vec::Vec<api::Search>""#;
    assert_eq!(found, [event]);
}

#[cfg(feature = "axum-08")]
#[test]
fn what_is_refused_before_it_is_read_is_an_event() {
    use axum::body::Body;
    use axum::extract::FromRequest;
    use axum::http::Request;
    use axum::http::header::CONTENT_TYPE;

    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("it starts");
    let list = Request::patch("/").header(CONTENT_TYPE, "application/json").body(Body::from("[\"a\"]"));
    let list = list.expect("it is a request");
    let found = events(|| {
        let read = runtime.block_on(serde_coerce::axum::Json::<Search>::from_request(list, &()));
        assert!(read.is_err());
    });
    assert_eq!(found, [r#"WARN message=refused path="" code="invalid_type" type="api::Search""#]);
}

#[test]
fn what_is_clean_and_a_preview_are_no_events() {
    let found = events(|| {
        Search::from_value(json!({"query": "a"})).expect("it fits");
        Options::default().preview::<Search>(&json!({"query": " a "})).expect("it fits");
    });
    assert_eq!(found, [""; 0]);
}

#[cfg(feature = "schema")]
#[test]
fn a_schema_of_run_time_has_the_same_events() {
    use serde_coerce::schema::{Policy, Schema};

    let tool = json!({"title": "search", "type": "object", "required": ["query"], "properties": {
        "query": {"type": "string"}, "pin": {"type": "integer"}, "ids": {"type": "array", "items": {"type": "integer"}},
    }});
    let policy = Policy::new().on("integer", ["string_to_number"]).on("string", ["trim"]).sensitive("/pin");
    let schema = Schema::compile(&tool, &policy).expect("it compiles");
    let found = events(|| {
        let call = json!({"query": " secret ", "ids": [1, "5417"], "pin": "4711"});
        schema.from_value_with_report(call).expect("it fits");
    });
    let event = |path, rule| format!(r#"INFO message=repaired path="{path}" rule="{rule}" type="search""#);
    let repaired = [("/ids/*", "string_to_number"), ("/pin", "string_to_number"), ("/query", "trim")];
    assert_eq!(found, repaired.map(|(path, rule)| event(path, rule)));

    let event = |path, code| format!(r#"WARN message=refused path="{path}" code="{code}" type="search""#);
    let refused = [("/ids/*", "invalid_type"), ("/pin", "invalid_type"), ("/query", "missing_field")];
    let found = events(|| drop(schema.from_str_with_report(r#"{"ids": [1, "x"], "pin": "hunter2"}"#)));
    assert_eq!(found, refused.map(|(path, code)| event(path, code)));
    let found = events(|| drop(schema.batch(vec![json!({"query": "a"}), json!({})])));
    assert_eq!(found, [event("/query", "missing_field")]);
    assert_eq!(events(|| drop(schema.from_str_with_report("{"))), [event("", "syntax")]);
    let small = schema.clone().limits(Limits::default().text_bytes(4));
    assert_eq!(events(|| drop(small.from_str_with_report("{     }"))), [event("", "limit_exceeded")]);
    // Keys of the input are in no event, whoever finds what is wrong.
    let map = json!({"type": "object", "additionalProperties": {"type": "integer", "minimum": 5}});
    let map = Schema::compile(&map, &Policy::new()).expect("it compiles");
    let found = events(|| drop(map.from_value_with_report(json!({"secret": 1, "other": "x"}))));
    let event = |code| format!(r#"WARN message=refused path="/*" code="{code}" type="schema""#);
    assert_eq!(found, ["invalid_type", "invalid_value"].map(event));
    let found = events(|| {
        schema.from_value_with_report(json!({"query": "a"})).expect("it fits");
        schema.preview(&json!({"query": " a "})).expect("it fits");
    });
    assert_eq!(found, [""; 0]);
}
