//! How many of the calls are read as meant, by derived types and by JSON Schemas known only at run time.

use std::collections::BTreeMap;

use serde_coerce::schema::Policy;

use super::corpus::{Call, Gateway, Outcome, by_type};

/// The rules of a gateway, which knows the types that the tools declare, and not what their members mean.
pub(crate) fn policy() -> Policy {
    let root = [
        "unfence",
        "string_to_json",
        "python_to_json",
        "json5_to_json",
        "object_to_value(key(\"arguments\", \"parameters\", \"properties\"))",
        "empty_to_null",
        "null_to_object",
    ];
    Policy::new()
        .at("", root)
        .on("object", ["string_to_json", "python_to_json", "ignore_key_case"])
        .on("array", ["string_to_json", "python_to_json", "map_to_list", "null_to_default"])
        .on("string", ["list_to_item", "number_to_string", "null_to_default"])
        .on("integer", ["list_to_item", "string_to_number", "float_to_integer", "null_to_default"])
        .on("number", ["list_to_item", "string_to_number", "null_to_default"])
        .on("boolean", ["list_to_item", "string_to_bool", "ignore_case", "null_to_default"])
        .on("enum", ["list_to_item", "ignore_case(separators)", "null_to_default"])
        .on("nullable", ["text_to_null(\"null\", \"None\")"])
}

/// Of each form the calls that have a meaning, and how many are read as meant: by types, and by schemas.
const READ: &[(&str, [usize; 3])] = &[
    ("backticks", [1, 0, 0]),
    ("comma_list", [1, 1, 0]),
    ("comments", [2, 2, 2]),
    ("curly_quotes", [1, 0, 0]),
    ("double_encoding", [5, 5, 5]),
    ("enum_case", [2, 2, 2]),
    ("extra_brace", [1, 0, 0]),
    ("fence", [29, 26, 26]),
    ("fence_json5", [1, 1, 1]),
    ("fence_python", [3, 2, 2]),
    ("flat_keys", [1, 0, 0]),
    ("float_for_integer", [2, 2, 2]),
    ("hash_comment", [1, 0, 0]),
    ("index_keys", [1, 1, 1]),
    ("invalid_escape", [3, 0, 0]),
    ("key_case", [2, 2, 2]),
    ("list_for_value", [1, 1, 1]),
    ("missing_quote", [1, 0, 0]),
    ("mixed_words", [1, 0, 0]),
    ("no_arguments", [3, 3, 3]),
    ("number_for_string", [1, 1, 1]),
    ("python_dict", [70, 70, 69]),
    ("python_words", [19, 19, 19]),
    ("raw_newline", [4, 4, 4]),
    ("schema_keys", [1, 1, 0]),
    ("single_for_list", [2, 2, 0]),
    ("single_quotes", [2, 2, 2]),
    ("string_bool", [2, 2, 2]),
    ("string_number", [3, 3, 3]),
    ("text_null", [1, 1, 0]),
    ("thousands", [1, 0, 0]),
    ("tool_call_tags", [2, 0, 0]),
    ("trailing_comma", [4, 4, 4]),
    ("triple_quotes", [1, 0, 0]),
    ("unit", [1, 0, 0]),
    ("unquoted_keys", [3, 3, 3]),
    ("wrapped", [3, 3, 3]),
];

/// All that have a meaning, and how many of them are read as meant: by types, and by schemas.
const ALL: [usize; 3] = [182, 163, 157];

/// Why a policy has neither `string_to_list` nor `singleton_list` for all lists: each misreads what the other reads.
const STRING_FOR_LIST: &str = "whether a string holds one item or several is known of a field, and not of all lists";

/// The calls of which types and schemas make different things, and why.
const DIFFERENT: &[(&str, &str)] = &[
    (r"{'query': 'nix flakes', 'limit': '25', 'tags': 'nix'}", STRING_FOR_LIST),
    (r#"{"query": "cats", "tags": "pets"}"#, STRING_FOR_LIST),
    (r#"{"edits":{"new_text":"goodbye world","old_text":"hello world"},"path":"/tmp/a.txt"}"#, STRING_FOR_LIST),
    (r#"{"query":"notes","tags":"work,home"}"#, STRING_FOR_LIST),
    (
        r#"{"title": "Sync", "start": "2026-02-02T10:00:00Z", "end": "null", "attendees": "None"}"#,
        "`None` may be an item: only the type knows that no attendee has that name",
    ),
    (
        r#"{"type": "object", "properties": {}}"#,
        "`drop_keys` is for a tool that takes nothing, which only its author knows",
    ),
    (
        r#"{"query": "first", "limit": 5, "query": "second"}"#,
        "the schema reads a `Value`, where the last of repeated members counts: it reads what is to be refused",
    ),
];

/// Whether types and schemas make the same of it.
fn is_same(one: &Outcome, other: &Outcome) -> bool {
    matches!((one, other), (Outcome::AsMeant, Outcome::AsMeant) | (Outcome::Refused(_), Outcome::Refused(_)))
}

fn is_as_meant(outcome: &Outcome) -> usize {
    usize::from(matches!(outcome, Outcome::AsMeant))
}

#[test]
fn so_many_are_read_as_meant() {
    let gateway = Gateway::new(&policy());
    let mut forms: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    for call in Call::all().into_iter().filter(|call| call.meant.is_some()) {
        let [calls, types, schemas] = forms.entry(call.form.clone()).or_default();
        *calls += 1;
        *types += is_as_meant(&by_type(&call));
        *schemas += is_as_meant(&gateway.read(&call));
    }
    println!("{:20} calls  types  schemas", "form");
    for (form, [calls, types, schemas]) in &forms {
        println!("{form:20} {calls:5}  {types:5}  {schemas:7}");
    }
    let sum = |column: usize| forms.values().map(|counts| counts[column]).sum::<usize>();
    let all = [sum(0), sum(1), sum(2)];
    println!("{:20} {:5}  {:5}  {:7}", "all", all[0], all[1], all[2]);
    assert_eq!(forms.iter().map(|(form, counts)| (form.as_str(), *counts)).collect::<Vec<_>>(), READ);
    assert_eq!(all, ALL);
    let readme = include_str!("../../README.md").replace('\n', " ");
    let [calls, types, schemas] = all;
    let said = format!(
        "Of the {calls} with one meaning, types with such rules read {types} as meant, JSON Schemas with one policy {schemas},"
    );
    assert!(readme.contains(&said), "{said}");
}

#[test]
fn none_is_read_as_what_is_not_meant() {
    for call in Call::all() {
        match by_type(&call) {
            Outcome::Otherwise(read) => panic!("{call:?} is read as {read}"),
            Outcome::AsMeant => assert_eq!(call.refuse, None),
            Outcome::Refused(_) => {}
        }
    }
}

#[test]
fn where_types_and_schemas_differ_it_is_for_a_reason() {
    let gateway = Gateway::new(&policy());
    let calls = Call::all();
    let differs = |call: &&Call| !is_same(&by_type(call), &gateway.read(call));
    let different: Vec<String> = calls.iter().filter(differs).map(Call::sent).collect();
    let known: Vec<&str> = DIFFERENT.iter().map(|(sent, _)| *sent).collect();
    assert_eq!(different, known);
    let otherwise = |call: &&Call| matches!(gateway.read(call), Outcome::Otherwise(_));
    let misread: Vec<_> = calls.iter().filter(otherwise).map(|call| &*call.form).collect();
    assert_eq!(misread, ["repeated_key"]);
}

/// What `STRING_FOR_LIST` says, and `None` in the place of a list.
#[test]
fn a_gateway_that_wraps_strings_reads_three_more_and_misreads_two() {
    let wrapping = Gateway::new(&policy().on("array", ["singleton_list"]));
    let gateway = Gateway::new(&policy());
    let mut more = Vec::new();
    for call in Call::all() {
        let outcome = wrapping.read(&call);
        if !is_same(&outcome, &gateway.read(&call)) && call.refuse.is_none() {
            more.push((call.form, is_as_meant(&outcome)));
        }
    }
    let more: Vec<_> = more.iter().map(|(form, read)| (form.as_str(), *read)).collect();
    let read = [("python_dict", 1), ("single_for_list", 1), ("single_for_list", 1)];
    let misread = [("comma_list", 0), ("text_null", 0)];
    assert_eq!(more, [&read[..], &misread].concat());
}
