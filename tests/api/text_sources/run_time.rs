//! The same for schemas that are known only at run time.

use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{IssueCode, Mode};
use serde_json::{Value, json};

fn tool(policy: &Policy) -> Schema {
    let schema = json!({"type": "object", "required": ["query"], "additionalProperties": false, "properties": {
        "query": {"type": "string"},
        "limit": {"type": "integer"},
        "token": {"type": "string"},
    }});
    Schema::compile(&schema, policy).expect("it compiles")
}

fn lenient() -> Policy {
    let root = ["unfence", "string_to_json", "python_to_json", "empty_to_null", "null_to_object"];
    Policy::new().at("", root).on("integer", ["string_to_number"])
}

#[test]
fn text_that_is_no_json_is_read_by_the_rules_of_the_root() {
    let schema = tool(&lenient());
    for text in [
        "```json\n{\"query\": \"a\", \"limit\": \"5\"}\n```",
        "{'query': 'a', 'limit': 5}",
        "```\n{'query': 'a', 'limit': '5'}\n```",
    ] {
        let (value, report) = schema.from_str_with_report(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(value, json!({"query": "a", "limit": 5}));
        let by_value = schema.from_value_with_report(Value::from(text)).expect("the same");
        assert_eq!((value, report), by_value, "{text}");
    }
    let (value, report) = schema.from_str_with_report("{\"query\": \"a\"}").expect("JSON");
    assert_eq!((value, report.len()), (json!({"query": "a"}), 0));
}

#[test]
fn rules_on_a_type_stand_at_the_root_too() {
    let schema = tool(&Policy::new().on("object", ["python_to_json"]));
    assert!(schema.from_str_with_report("{'query': 'a'}").is_ok());
    let schema = tool(&Policy::new().on("object", ["string_to_json"]));
    let error = schema.from_str_with_report("{'query': 'a'}").unwrap_err();
    let line = "not valid JSON: malformed at line 1 column 2: key must be a string, got \"'query':\"";
    assert_eq!(error.to_string(), line);
}

#[test]
fn faults_are_told() {
    let schema = tool(&lenient());
    let error = schema.from_str_with_report("I'll look.").unwrap_err();
    assert_eq!(
        error.to_string(),
        "not valid JSON: malformed at line 1 column 1: expected value, got \"I\"; \
         string_to_json: not exactly one JSON text; \
         python_to_json: not exactly one Python literal that JSON can say"
    );
    let error = schema.from_str_with_report("```json\n{\"query\": \"a\n```").unwrap_err();
    assert!(error.to_string().starts_with("not valid JSON in the code fence: truncated: "), "{error}");
    assert_eq!((error.issues().len(), error.issues()[0].code), (1, IssueCode::Syntax));
    let error = schema.from_str_with_report("{'limit': 'x'}").unwrap_err();
    let found: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect();
    let expected = [("/limit", IssueCode::InvalidType), ("/query", IssueCode::MissingField)];
    assert_eq!(found, expected.map(|(path, code)| (path.to_owned(), code)), "{error}");
    let error = schema.mode(Mode::Strict).from_str_with_report("{'query': 'a'}").unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::Syntax);
    assert_eq!(error.issues()[0].hint.as_deref(), Some("`python_to_json` would repair this in safe mode"));
}

/// A schema that accepts strings does not accept the text as it is.
#[test]
fn text_that_no_rule_has_read_is_refused() {
    for (kind, rules) in
        [("string", vec!["unfence", "trim"]), ("array", vec!["unfence", "string_to_json", "singleton_list"])]
    {
        let schema = Schema::compile(&json!({"type": kind}), &Policy::new().at("", rules)).expect("it compiles");
        for text in ["hello", " hello ", "{\"a\": \"b"] {
            let error = schema.from_str_with_report(text).unwrap_err();
            assert_eq!(error.issues()[0].code, IssueCode::Syntax, "{kind} {text}: {error}");
        }
    }
    let anything =
        Schema::compile(&json!({"type": "string"}), &Policy::new().at("", ["unfence"])).expect("it compiles");
    assert_eq!(anything.from_str_with_report("```\nhello\n```").expect("read").0, json!("hello"));
}

#[test]
fn no_secret_appears() {
    let schema = tool(&lenient().sensitive("/token"));
    for text in [
        "{'query': 'a', 'token': 'hunter2'}",
        "{'query': 'a', 'token': hunter2}",
        "```json\n{\"token\": \"hunter2\n```",
        "{\"token\": 'hunter2', \"limit\": []}",
        "hunter2",
    ] {
        let shown = match schema.from_str_with_report(text) {
            Ok((_, report)) => format!("{report:?}"),
            Err(error) => format!("{error} {error:?} {:?}", error.report()),
        };
        assert!(!shown.contains("hunter2"), "{text}: {shown}");
    }
}
