//! The table of a type's rules: every location, with names, aliases, variants and arguments as an auditor needs them.

#![expect(dead_code, reason = "the types are only asked for their rules")]

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Repair};
use serde_json::{Value, json};

#[derive(Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[coerce(string_to_json, object_to_value(key = "input"), ignore_key_case, drop_keys("note", "a/b"))]
struct Search<T> {
    #[coerce(trim)]
    query: String,
    #[serde(alias = "limit", alias = "top")]
    #[coerce(float_to_integer, string_to_number)]
    max_results: Option<Box<u32>>,
    #[coerce(singleton_list, string_to_number, each(object_to_value(key = "id")))]
    ids: Vec<u64>,
    filters: BTreeMap<String, Vec<Filter>>,
    page: T,
    pair: (u8, Filter),
    #[coerce(custom(self::nothing))]
    plain: u8,
    no_rules: Vec<String>,
}

#[derive(Deserialize, Coerce)]
struct Filter {
    #[coerce(bool_to_choice(yes = "on", no = "off"), sensitive)]
    state: String,
}

#[derive(Deserialize, Coerce)]
struct Page<const N: usize>(#[coerce(list_to_map(value = -1.5))] BTreeMap<String, f64>);

#[derive(Deserialize, Coerce)]
#[coerce(null_to_object)]
enum External {
    Unit,
    #[serde(alias = "also")]
    New(#[coerce(string_to_number)] u8),
    Pair(u8, #[coerce(string_to_number)] u8),
    #[coerce(ignore_key_case)]
    Struct {
        #[coerce(string_to_bool(yes("y"), no("n")))]
        flag: bool,
    },
    #[serde(untagged)]
    Loose(#[coerce(singleton_list)] Vec<u8>),
}

#[derive(Deserialize, Coerce)]
#[serde(tag = "op")]
enum Internal {
    Add {
        #[coerce(string_to_number)]
        count: u8,
    },
    Filter(Filter),
}

#[derive(Deserialize, Coerce)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    Add(#[coerce(string_to_number)] u8),
}

#[derive(Deserialize, Coerce)]
struct Tree {
    #[coerce(string_to_number)]
    value: u8,
    #[coerce(string_to_json)]
    children: Vec<Tree>,
    other: Option<Box<Tree>>,
}

#[derive(Deserialize, Coerce)]
struct Flat {
    #[serde(flatten)]
    filter: Filter,
    #[serde(flatten)]
    more: BTreeMap<String, Filter>,
}

fn nothing(_: &Value) -> Repair {
    Repair::Keep
}

fn lines<T: Coerce>() -> Vec<String> {
    let dense = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    T::rules().to_string().lines().map(dense).collect()
}

#[test]
fn every_place_has_its_rules_in_the_order_in_which_they_run() {
    let keys = "ignore_key_case [eager]";
    let numbers = format!("{keys}, string_to_number, float_to_integer");
    let expected = [
        r#"(root) string_to_json, object_to_value(key = "input")"#.to_owned(),
        format!("/query {keys}, trim [eager]"),
        format!("/maxResults {numbers}"),
        format!("/limit {numbers}"),
        format!("/top {numbers}"),
        format!("/ids {keys}, singleton_list"),
        r#"/ids/* object_to_value(key = "id"), string_to_number"#.to_owned(),
        format!("/filters {keys}"),
        r#"/filters/*/*/state bool_to_choice(yes = "on", no = "off")"#.to_owned(),
        format!("/page {keys}, list_to_map(value = -1.5)"),
        format!("/pair {keys}"),
        r#"/pair/1/state bool_to_choice(yes = "on", no = "off")"#.to_owned(),
        format!("/plain {keys}, nothing [eager]"),
        format!("/noRules {keys}"),
        "/note drop_keys".to_owned(),
        "/a~1b drop_keys".to_owned(),
    ];
    assert_eq!(lines::<Search<Page<3>>>(), expected);
}

#[test]
fn variants_are_named_by_what_the_wire_has_of_them() {
    assert_eq!(
        lines::<External>(),
        [
            "(root) null_to_object, singleton_list",
            "/New string_to_number",
            "/also string_to_number",
            "/Pair/1 string_to_number",
            r#"/Struct/flag ignore_key_case [eager], string_to_bool(yes("y"), no("n"))"#,
        ]
    );
    assert_eq!(
        lines::<Internal>(),
        ["/op=Add/count string_to_number", r#"/op=Filter/state bool_to_choice(yes = "on", no = "off")"#]
    );
    assert_eq!(lines::<Adjacent>(), ["/t=Add/c string_to_number"]);
}

#[test]
fn what_is_inside_itself_is_reported_once() {
    assert_eq!(lines::<Tree>(), ["/value string_to_number", "/children string_to_json"]);
    assert_eq!(lines::<Vec<Tree>>(), ["/*/value string_to_number", "/*/children string_to_json"]);
}

#[test]
fn flattened_fields_stand_beside_the_others() {
    let state = r#"bool_to_choice(yes = "on", no = "off")"#;
    assert_eq!(lines::<Flat>(), [format!("/state {state}"), format!("/*/state {state}")]);
}

#[test]
fn the_same_table_for_people_documents_and_programs() {
    let table = Vec::<Internal>::rules();
    assert_eq!(
        table.to_string(),
        "/*/op=Add/count     string_to_number\n\
         /*/op=Filter/state  bool_to_choice(yes = \"on\", no = \"off\")\n"
    );
    assert_eq!(
        table.to_markdown(),
        "| path | rules |\n|---|---|\n| `/*/op=Add/count` | `string_to_number` |\n\
         | `/*/op=Filter/state` | `bool_to_choice(yes = \"on\", no = \"off\")` |\n"
    );
    let expected = json!([
        {"path": "/*/op=Add/count", "rules": [{"rule": "string_to_number", "arguments": "", "eager": false}]},
        {"path": "/*/op=Filter/state", "rules": [
            {"rule": "bool_to_choice", "arguments": "yes = \"on\", no = \"off\"", "eager": false}
        ]}
    ]);
    assert_eq!(json!(table), expected);
    assert!(Vec::<Option<String>>::rules().is_empty() && !table.is_empty());
    assert_eq!(table.rows().len(), 2);
}

/// As Markdown and HTML read it.
fn shown(code: &str) -> String {
    let inner = code.strip_prefix("<code>").and_then(|code| code.strip_suffix("</code>")).expect("code in HTML");
    let mut parts = inner.split("&#");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |shown, part| {
        let (number, rest) = part.split_once(';').expect("a number and its end");
        let letter = number.parse().ok().and_then(char::from_u32).expect("the number of a letter");
        format!("{shown}{letter}{rest}")
    })
}

#[test]
fn nothing_in_a_name_or_an_argument_breaks_out_of_its_cell() {
    #[derive(Deserialize, Coerce)]
    #[coerce(string_to_json)]
    struct Odd {
        #[serde(rename = "a|b`c\n_d_")]
        #[coerce(trim)]
        name: String,
        #[coerce(string_to_list(separator = "|"), text_to_null("`", "\\|*", "``"))]
        parts: Option<Vec<String>>,
    }
    let table = Odd::rules();
    let markdown = table.to_markdown();
    let lines: Vec<_> = markdown.lines().collect();
    assert_eq!(lines[..3], ["| path | rules |", "|---|---|", "| `(root)` | `string_to_json` |"]);
    assert_eq!(lines.len(), 5, "{markdown}");
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let [name, parts] = [cells(lines[3]), cells(lines[4])];
    assert_eq!((name.len(), parts.len()), (4, 4), "{markdown}");
    assert_eq!(shown(&name[1]), r"/a|b`c\n_d_");
    assert_eq!((&*name[2], &*parts[1]), ("`trim [eager]`", "`/parts`"));
    let (null, list) = parts[2].split_once(", <").expect("two rules");
    assert_eq!(shown(null), table.rows()[2].rules[0].to_string());
    assert_eq!(shown(&format!("<{list}")), table.rows()[2].rules[1].to_string());
    assert!(!markdown.replace("`(root)`", "").contains("``"), "{markdown}");
}
