//! Dispatch: an enum with data as the type of a whole call, with rules on its content.

use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Error, Mode, Options, Report};
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(tag = "name", content = "arguments", rename_all = "snake_case", deny_unknown_fields)]
enum Call {
    Search(#[coerce(string_to_json)] Search),
    #[coerce(string_to_json, empty_to_null, null_to_object)]
    Recent {
        #[serde(default)]
        #[coerce(string_to_number)]
        days: Option<u8>,
    },
    Tag(#[coerce(string_to_json, string_to_number, singleton_list)] Vec<u64>),
    Note(Note),
    Undo,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Search {
    query: String,
    #[coerce(string_to_number)]
    max_results: Option<u8>,
}

/// Its content has no rule: not even as text.
#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Note {
    #[coerce(trim)]
    text: String,
}

/// The answer of every entry point, which is the same.
fn read(call: &Value) -> Result<(Call, Report), Error> {
    let read = Call::from_value_with_report(call.clone());
    assert_eq!(Call::from_str_with_report(&call.to_string()), read, "{call}");
    assert_eq!(Call::from_slice_with_report(&serde_json::to_vec(call).unwrap()), read, "{call}");
    assert_eq!(Call::from_deserializer_with_report(call.clone()), read, "{call}");
    // The arguments before the name:
    let swapped = format!("{{\"arguments\": {}, \"name\": {}}}", call["arguments"], call["name"]);
    if call.as_object().is_some_and(|call| call.len() == 2 && call.contains_key("arguments")) {
        assert_eq!(Call::from_str_with_report(&swapped), read, "{swapped}");
    }
    read
}

fn entries(report: &Report) -> Vec<(String, &'static str)> {
    report.coercions().iter().map(|entry| (entry.path.to_pointer(), entry.rule)).collect()
}

fn refusal(call: &Value) -> String {
    read(call).unwrap_err().to_string()
}

#[test]
fn arguments_come_as_an_object_or_as_text() {
    let search = || Call::Search(Search { query: "q".to_owned(), max_results: Some(5) });
    let table = [
        (json!({"query": "q", "maxResults": 5}), vec![]),
        (json!({"query": "q", "maxResults": "5"}), vec![("/arguments/maxResults", "string_to_number")]),
        (json!(r#" {"query": "q", "maxResults": 5}"#), vec![("/arguments", "string_to_json")]),
        (
            json!(r#"{"query": "q", "maxResults": "5"}"#),
            vec![("/arguments", "string_to_json"), ("/arguments/maxResults", "string_to_number")],
        ),
    ];
    for (arguments, expected) in table {
        let (call, report) = read(&json!({"name": "search", "arguments": arguments})).unwrap();
        assert_eq!(call, search());
        let expected: Vec<_> = expected.into_iter().map(|(path, rule)| (path.to_owned(), rule)).collect();
        assert_eq!(entries(&report), expected);
    }
}

#[test]
fn a_struct_variant_and_a_list_take_rules_on_their_content_too() {
    let table = [
        (json!({"name": "recent", "arguments": r#"{"days": "3"}"#}), Call::Recent { days: Some(3) }),
        (json!({"name": "recent", "arguments": {}}), Call::Recent { days: None }),
        (json!({"name": "recent", "arguments": ""}), Call::Recent { days: None }),
        (json!({"name": "recent", "arguments": null}), Call::Recent { days: None }),
        (json!({"name": "tag", "arguments": [1, "2"]}), Call::Tag(vec![1, 2])),
        (json!({"name": "tag", "arguments": "[1, \"2\"]"}), Call::Tag(vec![1, 2])),
        (json!({"name": "tag", "arguments": "7"}), Call::Tag(vec![7])),
        (json!({"name": "note", "arguments": {"text": " a "}}), Call::Note(Note { text: "a".to_owned() })),
        (json!({"name": "undo"}), Call::Undo),
        (json!({"name": "undo", "arguments": null}), Call::Undo),
    ];
    for (sent, expected) in table {
        assert_eq!(read(&sent).unwrap().0, expected, "{sent}");
    }
}

#[test]
fn a_rule_is_of_its_variant_alone() {
    let note = json!({"name": "note", "arguments": r#"{"text": "a"}"#});
    assert!(refusal(&note).starts_with("arguments: expected an object with `text` (string), got string "));
    assert!(!refusal(&note).contains("string_to_json"), "it is not declared there");
    assert!(read(&json!({"name": "search", "arguments": null})).is_err());
    assert!(read(&json!({"name": "undo", "arguments": ""})).is_err());
}

#[test]
fn the_variant_is_chosen_by_the_tag_and_never_by_trial() {
    let wrong = json!({"name": "recent", "arguments": {"query": "q"}});
    assert_eq!(refusal(&wrong), "arguments.query: unknown field, expected `days`");
    for name in ["Search", "SEARCH", "serach", " search", "0", ""] {
        let error = read(&json!({"name": name, "arguments": {"query": "q"}})).unwrap_err();
        assert_eq!(
            (error.issues()[0].path.to_pointer(), error.issues()[0].code.as_str()),
            ("/name".into(), "unknown_variant")
        );
    }
}

#[test]
fn what_is_wrong_with_the_call_itself_is_reported() {
    let names = "one of `search`, `recent`, `tag`, `note`, `undo`";
    let table = [
        (
            json!({"name": "serach", "arguments": {}}),
            format!("name: expected {names}, got string \"serach\"; did you mean `search`?"),
        ),
        (json!({"arguments": {}}), format!("name: missing tag, expected {names}")),
        (json!({"name": 5, "arguments": {}}), format!("name: expected {names}, got number 5")),
        (
            json!("search"),
            format!("expected an object with `arguments` (optional) whose `name` is {names}, got string \"search\""),
        ),
        (
            json!({"name": "undo", "argument": null}),
            "argument: unknown field, expected `name` or `arguments`; did you mean `arguments`?".to_owned(),
        ),
    ];
    for (sent, line) in table {
        assert_eq!(refusal(&sent), line, "{sent}");
    }
    assert!(
        refusal(&json!({"name": "search"}))
            .starts_with("arguments: missing, expected an object with `query` (string), ")
    );
}

#[test]
fn every_fault_of_the_arguments_is_found_in_text_too() {
    let arguments = json!({"maxResults": "many", "limit": 5});
    let lines = [
        "arguments.limit: unknown field, expected `query` or `maxResults`",
        "arguments.maxResults: expected an integer from 0 to 255 or null, got string \"many\"; string_to_number: not a JSON number",
        "arguments.query: missing, expected a string",
    ];
    assert_eq!(refusal(&json!({"name": "search", "arguments": arguments})), lines.join("\n"));
    // That the rule has read the text is said once.
    let in_text = refusal(&json!({"name": "search", "arguments": arguments.to_string()}));
    assert_eq!(in_text.matches("; in the JSON inside that string").count(), 1);
    assert_eq!(in_text.replace("; in the JSON inside that string", ""), lines.join("\n"));
}

#[test]
fn text_that_is_no_whole_object_stays_text() {
    let whole = r#"{"query": "q"}"#;
    let quoted = json!(whole).to_string();
    let texts = [&whole[1..], &whole[..13], "{\"query\": \"q\"} and", "", "null", "[]", "5", &quoted, "{'query': 'q'}"];
    for text in texts {
        let error = read(&json!({"name": "search", "arguments": text})).unwrap_err();
        let [issue] = error.issues() else { panic!("{text}: {error}") };
        assert_eq!((issue.path.to_pointer().as_str(), issue.tried[0].rule), ("/arguments", "string_to_json"), "{text}");
        assert!(error.report().is_empty());
    }
}

#[test]
fn in_strict_mode_a_call_is_what_serde_takes() {
    let strict = Options::default().mode(Mode::Strict);
    let arguments =
        [json!({"query": "q"}), json!(r#"{"query": "q"}"#), json!({"query": "q", "maxResults": "5"}), json!(null)];
    for name in ["search", "recent", "tag", "note", "undo", "other"] {
        for arguments in &arguments {
            let call = json!({"name": name, "arguments": arguments});
            let by_serde = serde_json::from_value::<Call>(call.clone()).ok();
            assert_eq!(
                strict.from_value_with_report::<Call>(call.clone()).ok().map(|(call, _)| call),
                by_serde,
                "{call}"
            );
        }
    }
}

#[test]
fn the_table_of_rules_names_each_variant() {
    let rows: Vec<_> = Call::rules().rows().iter().map(|row| row.path.clone()).collect();
    let expected = [
        "/name=search/arguments",
        "/name=search/arguments/maxResults",
        "/name=recent/arguments",
        "/name=recent/arguments/days",
        "/name=tag/arguments",
        "/name=tag/arguments/*",
        "/name=note/arguments/text",
    ];
    assert_eq!(rows, expected);
}
