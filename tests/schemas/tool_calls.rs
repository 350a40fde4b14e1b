//! `Policy::tool_calls()`: the page says what it does, and it does it in any schema.

use std::collections::BTreeMap;

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

/// The rows of the page: what is declared, and the rules.
fn table() -> BTreeMap<&'static str, Vec<&'static str>> {
    let page = include_str!("../../docs/schemas.md");
    let section =
        page.split("## `Policy::tool_calls()`").nth(1).and_then(|rest| rest.split("\n## ").next()).unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
    rows.skip(1)
        .map(|(declared, rules)| (declared.trim_matches('`'), rules.split('`').skip(1).step_by(2).collect()))
        .collect()
}

fn declared(word: &str) -> Value {
    match word {
        "enum" => json!({"enum": ["fast", "slow"]}),
        "array" => json!({"type": "array", "items": {"type": "null"}}),
        "object" => json!({"type": "object", "properties": {}}),
        word => json!({"type": word}),
    }
}

#[test]
fn the_page_has_the_rules_of_each_type() {
    let table = table();
    assert_eq!(table.len(), 9, "{table:?}");
    for (word, rules) in &table {
        let (location, schema) = match *word {
            "the root" => ("(root)", json!({"type": "object", "properties": {"a": true}})),
            "not required" => (
                "/a",
                json!({"properties": {"a": {"type": "null"}, "b": {"type": "array", "items": {"type": "null"}}}}),
            ),
            word => ("/a", json!({"type": "object", "required": ["a"], "properties": {"a": declared(word)}})),
        };
        let schema = Schema::compile(&schema, &Policy::tool_calls()).unwrap();
        let rows = schema.rules();
        let row = rows.rows().iter().find(|row| row.path == location || (location == "(root)" && row.path.is_empty()));
        let found: Vec<_> = row.map(|row| row.rules.iter().map(|rule| &*rule.rule).collect()).unwrap_or_default();
        match *word {
            // `null` may be null: there is nothing to remove.
            "not required" => assert!(
                rows.to_string().contains("/b  string_to_json, python_to_json, null_to_default, map_to_list"),
                "{rows}"
            ),
            _ => assert_eq!(&found, rules, "{word}: {rows}"),
        }
    }
}

/// Whatever a server offers.
#[test]
fn it_is_a_fault_in_no_schema() {
    let leaf = || json!({"type": "string"});
    let schemas = [
        json!({}),
        json!(true),
        json!({"type": "object"}),
        json!({"type": "object", "additionalProperties": false}),
        json!({"properties": {"a": leaf()}}),
        json!({"type": "array"}),
        json!({"type": "string"}),
        json!({"type": "integer"}),
        json!({"enum": ["a", 1, null]}),
        json!({"anyOf": [{"type": "object", "properties": {"a": leaf()}}, {"type": "string"}]}),
        json!({"type": ["object", "null"], "properties": {"a": {"type": ["integer", "string", "null"]}}}),
        json!({"type": "object", "patternProperties": {"^x": {"type": "boolean"}}}),
    ];
    let policy = Policy::tool_calls().never("**/confirm").at("**/tags", ["string_to_list"]).sensitive("**/token");
    for schema in &schemas {
        Schema::compile(schema, &policy).unwrap_or_else(|error| panic!("{schema}: {error}"));
    }
}

#[test]
fn calls_of_any_form_are_read() {
    let tool = json!({"type": "object", "required": ["query"], "additionalProperties": false, "properties": {
        "query": {"type": "string"}, "limit": {"type": "integer"}, "exact": {"type": "boolean"},
        "tags": {"type": "array", "items": {"type": "string"}}, "filter": {"type": "object", "properties": {"speed":
            {"oneOf": [{"const": "fast", "description": "May fail."}, {"const": "slow"}]}}},
    }});
    let schema = Schema::compile(&tool, &Policy::tool_calls()).unwrap();
    let meant = json!({"query": "a", "limit": 5, "tags": ["b"], "exact": true, "filter": {"speed": "fast"}});
    for text in [
        r#"{"query": "a", "limit": "5", "tags": "b", "exact": "true", "filter": "{\"speed\": \"FAST\"}"}"#,
        "```json\n{\"query\": \"a\", \"limit\": 5.0, \"tags\": {\"0\": \"b\"}, \"exact\": true, \"filter\": {\"speed\": \"Fast\"}}\n```",
        "{'query': 'a', 'limit': 5, 'tags': ['b'], 'exact': True, 'filter': {'speed': 'fast'}}",
        "{query: 'a', limit: 5, tags: ['b'], exact: true, filter: {speed: 'fast'},}",
    ] {
        assert_eq!(schema.from_str_with_report(text).unwrap_or_else(|error| panic!("{text}: {error}")).0, meant);
    }
    let none = Schema::compile(&json!({"type": "object", "properties": {}}), &Policy::tool_calls()).unwrap();
    assert_eq!(none.from_str_with_report("").unwrap().0, json!({}));
    let error = schema
        .from_value_with_report(json!({"query": null, "exact": "maybe", "filter": {"speed": "fats"}}))
        .unwrap_err();
    assert!(error.to_string().contains("did you mean `fast`"), "{error}");
}
