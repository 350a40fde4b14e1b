//! Hints: what an issue says to a caller who has to do better with the next call.

use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Error, Mode, Options, Repair};
use serde_json::{Value, json};

mod suggestions;

/// What strict mode refuses it for, by whatever entry point it comes.
fn strictly<T: Coerce>(value: &Value) -> Option<Error> {
    let strict = Options::default().mode(Mode::Strict);
    let error = strict.from_value_with_report::<T>(value.clone()).err();
    assert_eq!(strict.from_str_with_report::<T>(&value.to_string()).err(), error);
    assert_eq!(strict.preview::<T>(value).err(), error);
    error
}

/// Asserts that strict mode names the rule by which safe mode reads the value.
fn names_the_rule<T: Coerce>(rule: &str, field: &Value) {
    let document = json!({"field": field});
    assert!(T::from_value(document.clone()).is_ok(), "{rule} {field}");
    let error = strictly::<T>(&document).unwrap_or_else(|| panic!("{rule}: {field} needs no repair"));
    let [issue] = error.issues() else { panic!("{error}") };
    assert_eq!(issue.hint, Some(format!("`{rule}` would repair this in safe mode")), "{field}");
    assert!(issue.tried.is_empty(), "{rule}: nothing was tried");
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum State {
    #[default]
    Done,
    NotDone,
}

#[derive(Debug, PartialEq, Default, Serialize, Deserialize, Coerce)]
struct Entity {
    r#type: String,
}

#[derive(Debug, PartialEq, Default, Serialize, Deserialize, Coerce)]
struct Filter {
    limit: Option<u8>,
}

fn shout(value: &Value) -> Repair {
    match value.as_str() {
        Some(text) if text.ends_with('!') => Repair::To(json!(5)),
        Some(_) => Repair::Refuse("no shout".to_owned()),
        None => Repair::Keep,
    }
}

/// For each line: a field of that type with these rules, the value that it has, and the rule that is named.
macro_rules! fields {
    ($($named:literal: $type:ty, ($($rules:tt)*), $value:tt;)*) => {$({
        #[derive(Debug, Deserialize, Coerce)]
        #[expect(dead_code)]
        struct Holder {
            #[serde(default)]
            #[coerce($($rules)*)]
            field: $type,
        }
        names_the_rule::<Holder>($named, &json!($value));
    })*};
}

#[test]
fn strict_mode_says_which_declared_rule_would_repair_the_value() {
    use std::collections::BTreeMap;
    fields! {
        "string_to_json": Vec<u8>, (string_to_json), "[1]";
        "string_to_json": Filter, (string_to_json), "{\"limit\": 1}";
        "python_to_json": Vec<u8>, (python_to_json), "(1,)";
        "json5_to_json": Vec<u8>, (json5_to_json), "[1,]";
        "object_to_value": u8, (object_to_value(key = "value")), {"value": 1};
        "list_to_item": u8, (list_to_item), [1];
        "trim": u8, (trim, string_to_number), " 1 ";
        "empty_to_null": Option<u8>, (empty_to_null), "";
        "text_to_null": Option<u8>, (text_to_null("none")), "none";
        "null_to_default": u8, (null_to_default), null;
        "null_to_object": Filter, (null_to_object), null;
        "map_to_list": Vec<u8>, (map_to_list), {"0": 1};
        "map_to_list": Vec<Filter>, (map_to_list(key = "name")), {"a": {"limit": 1}};
        "list_to_map": BTreeMap<String, Filter>, (list_to_map(key = "name")), [{"name": "a", "limit": 1}];
        "string_to_list": Vec<String>, (string_to_list), "a, b";
        "singleton_list": Vec<u8>, (singleton_list), 1;
        "list_to_map": BTreeMap<String, u8>, (list_to_map(value = 1)), ["a"];
        "string_to_object": Entity, (string_to_object(key = "type")), "company";
        "ignore_case": State, (ignore_case), "DONE";
        "string_to_number": u8, (string_to_number), "1";
        "float_to_integer": u8, (float_to_integer), 1.0;
        "number_to_string": String, (number_to_string), 1;
        "string_to_bool": bool, (string_to_bool(yes("on"), no("off"))), "on";
        "number_to_bool": bool, (number_to_bool), 1;
        "bool_to_number": u8, (bool_to_number), true;
        "bool_to_string": String, (bool_to_string), true;
        "bool_to_choice": State, (bool_to_choice(yes = "done", no = "not_done")), true;
        "shout": u8, (custom(shout)), "five!";
        "invalid_to_default": u8, (invalid_to_default), "x";
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[coerce(ignore_key_case, drop_keys("comment"))]
struct Search {
    #[serde(default)]
    max_results: u8,
    #[serde(default)]
    #[coerce(string_to_number)]
    ids: Vec<u8>,
}

#[test]
fn strict_mode_says_which_member_safe_mode_would_take_or_drop() {
    let table = [
        (json!({"MaxResults": 1}), "`ignore_key_case` would read this as `maxResults` in safe mode"),
        (json!({"comment": "x"}), "`drop_keys` would drop this in safe mode"),
    ];
    for (document, hint) in table {
        assert!(Search::from_value(document.clone()).is_ok());
        let error = strictly::<Search>(&document).unwrap();
        assert_eq!(error.issues()[0].hint.as_deref(), Some(hint));
    }
}

#[test]
fn strict_mode_finds_the_rule_at_the_item_that_needs_it() {
    let error = strictly::<Search>(&json!({"ids": [1, "2", 300, "x", "300"]})).unwrap();
    let hints: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.hint.is_some())).collect();
    let expected = [("/ids/1", true), ("/ids/2", false), ("/ids/3", false), ("/ids/4", false)];
    assert_eq!(hints, expected.map(|(path, hint)| (path.to_owned(), hint)));
}

#[test]
fn the_rule_that_is_named_is_the_one_that_would_fire() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Item {
        #[coerce(string_to_number)]
        id: u16,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Args {
        #[serde(default)]
        #[coerce(drop_invalid_items)]
        items: Vec<Item>,
        #[serde(default)]
        #[coerce(singleton_list, invalid_to_default)]
        numbers: Vec<u8>,
    }
    let hints = |value: Value| -> Vec<String> {
        let error = strictly::<Args>(&value).expect("it is refused");
        error.issues().iter().map(|issue| format!("{} {}", issue.path, issue.hint.as_deref().unwrap_or("-"))).collect()
    };
    let would = |rule: &str| format!("`{rule}` would repair this in safe mode");
    assert_eq!(hints(json!({"items": [{"id": "7"}]})), [format!("items[0].id {}", would("string_to_number"))]);
    let dropped = "items[1].id `drop_invalid_items` on the value around it would repair this in safe mode";
    let both = hints(json!({"items": [{"id": "7"}, {"id": "x"}]}));
    assert_eq!(both, [format!("items[0].id {}", would("string_to_number")), dropped.to_owned()]);
    assert_eq!(hints(json!({"numbers": 7})), [format!("numbers {}", would("singleton_list"))]);
    assert_eq!(hints(json!({"numbers": "x"})), [format!("numbers {}", would("invalid_to_default"))]);
    let args = Args::from_value(json!({"items": [{"id": "7"}, {"id": "x"}], "numbers": "x"})).unwrap();
    assert_eq!((args.items[0].id, args.items.len(), args.numbers.len()), (7, 1, 0));
}

#[test]
fn no_rule_is_named_that_would_not_help() {
    for ids in [json!(["x"]), json!(["256"]), json!("1"), json!(null), json!([null]), json!({"0": 1})] {
        let document = json!({"ids": ids});
        assert!(Search::from_value(document.clone()).is_err());
        let error = strictly::<Search>(&document).unwrap();
        assert!(error.issues().iter().all(|issue| issue.hint.is_none()), "{document}: {error}");
    }
}

#[test]
fn safe_mode_tells_what_was_tried_instead() {
    let error = Search::from_value(json!({"ids": ["x"]})).unwrap_err();
    let [issue] = error.issues() else { panic!("{error}") };
    assert_eq!((issue.tried[0].rule, issue.tried[0].reason.as_str()), ("string_to_number", "not a JSON number"));
    assert_eq!(issue.hint, None);
}

#[test]
fn no_hint_tells_a_secret() {
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Login {
        #[coerce(sensitive, ignore_case)]
        state: State,
        #[coerce(sensitive, string_to_number)]
        pin: u32,
    }
    let document = json!({"state": "DNOE", "pin": "12E4"});
    for error in [Login::from_value(document.clone()).err(), strictly::<Login>(&document)] {
        let error = error.unwrap();
        let all = format!("{error} {}", json!(error));
        assert!(!all.contains("DNOE") && !all.contains("12E4"), "{all}");
        assert!(error.issues().iter().all(|issue| issue.hint.as_deref() != Some("did you mean `done`?")));
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
#[expect(dead_code)]
enum Contact {
    Mail { email: String },
    Phone { phone: String },
    Letter { kind: Letter, street: String, city: String },
    Fax { kind: Fax, street: String, number: u32 },
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Letter {
    Letter,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Fax {
    Fax,
}

#[test]
fn of_variants_without_a_tag_the_one_that_is_meant_is_blamed() {
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Person {
        contact: Contact,
    }
    let table = [
        (json!({"phone": 5}), "contact.phone: expected a string, got number 5; other variants: an object with `email`"),
        // Of two that are as near the first.
        (
            json!({"email": 5, "phone": 5}),
            "contact.email: expected a string, got number 5; other variants: an object with `phone`",
        ),
        (json!({"kind": "fax", "street": "x"}), "contact.number: missing, expected an integer"),
        (json!({"kind": "fax", "street": 1, "city": "x"}), "contact.number: missing, expected an integer"),
        (json!({"street": "x", "city": 5}), "contact.city: expected a string, got number 5; other variants: "),
        (json!(5), "contact: expected an object with `email` (string), or an object with `phone` (string), or "),
    ];
    for (contact, start) in table {
        let error = Person::from_value(json!({"contact": contact})).unwrap_err();
        assert!(error.to_string().starts_with(start), "{contact}: {error}");
        assert_eq!(error.to_string().matches("other variants").count(), usize::from(contact != json!(5)), "{error}");
        assert!(!error.to_string().contains("a value"), "{error}");
    }
}

#[test]
fn the_other_variants_stand_behind_what_else_is_hinted() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged, deny_unknown_fields)]
    #[expect(dead_code)]
    enum Target {
        Host { host: String },
        Address { address: String, port: u16 },
    }
    let error = Target::from_value(json!({"address": "x", "port": 1, "prot": 5})).unwrap_err().to_string();
    assert!(error.contains("; other variants: an object with `host`"), "{error}");
    let error = Target::from_value(json!({"address": "x", "prot": 5})).unwrap_err().to_string();
    assert!(error.contains("port") && error.contains("; other variants: an object with `host`"), "{error}");
}

#[test]
fn a_rule_that_would_read_the_value_is_named_where_another_has_refused_it() {
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Task {
        #[coerce(ignore_case)]
        state: State,
        #[coerce(singleton_list, string_to_json)]
        filters: Vec<Filter>,
    }
    let filters = json!("{\"limit\": 1}");
    let error = Task::from_value(json!({"state": "not-done", "filters": filters})).unwrap_err().to_string();
    assert!(
        error.contains("`ignore_case(separators)`")
            && error.contains("`string_to_json` on the items would read it as one"),
        "{error}"
    );
}

#[test]
fn no_rule_on_items_is_named_that_does_not_fit_them() {
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Task {
        #[coerce(singleton_list, string_to_json)]
        ids: Vec<u8>,
    }
    let error = Task::from_value(json!({"ids": "{\"id\": 1}"})).unwrap_err().to_string();
    assert!(error.contains("`string_to_json` did not apply to the enclosing value: it holds an object; "), "{error}");
}

/// A list is read by position, as serde does. Where it holds an object that was to be here, it is one level too much.
#[test]
fn a_list_around_an_object_is_no_object_read_by_position() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "type", rename_all = "lowercase")]
    #[expect(dead_code)]
    enum Step {
        Insert { key: String },
        Stop,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Task {
        filter: Filter,
        steps: Vec<Step>,
    }
    let steps = json!([["insert", "a"], ["stop"]]);
    assert!(Task::from_value(json!({"filter": [5], "steps": steps})).is_ok());
    let error = Task::from_value(json!({"filter": [{"limit": 5}], "steps": [[{"type": "stop"}]]})).unwrap_err();
    assert_eq!(
        error.to_string(),
        "filter: expected an object with `limit` (optional integer), got a list\n\
         steps[0]: expected an object whose `type` is `insert` or `stop`, got a list"
    );
    let error = Task::from_value(json!({"filter": ["x"], "steps": [["insert", 5]]})).unwrap_err();
    let paths: Vec<String> = error.issues().iter().map(|issue| issue.path.to_string()).collect();
    assert_eq!(paths, ["filter[0]", "steps[0][1]"]);
}

/// What a rule could not do with a value is no news inside of what another has made of it.
#[test]
fn a_fault_inside_is_explained_by_the_rule_that_has_read_what_is_around_it() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(unfence, string_to_json, python_to_json, json5_to_json)]
    #[expect(dead_code)]
    struct Task {
        #[coerce(string_to_json, python_to_json, json5_to_json)]
        filter: Option<Filter>,
        #[coerce(string_to_json, map_to_list, singleton_list)]
        filters: Vec<Filter>,
    }
    let limit = "limit: expected an integer from 0 to 255 or null, got a list";
    for (document, expected) in [
        (
            json!({"filter": "{'limit': []}", "filters": []}),
            format!("filter.{limit}; in the Python literal inside that string"),
        ),
        (json!({"filter": "{limit: []}", "filters": []}), format!("filter.{limit}; in the JSON5 inside that string")),
        (
            json!({"filter": "{\"limit\": []}", "filters": []}),
            format!("filter.{limit}; in the JSON inside that string"),
        ),
        (
            json!("{'filter': {'limit': []}, 'filters': []}"),
            format!("filter.{limit}; in the Python literal inside that string"),
        ),
        (
            json!({"filters": {"limit": []}}),
            format!(
                "filters[0].{limit}; `map_to_list` did not apply to the enclosing value: its keys are not `0`, `1`, `2` and so on; a single value is read as a list of one item"
            ),
        ),
    ] {
        assert_eq!(Task::from_value(document).unwrap_err().to_string(), expected);
    }
}

/// No arguments at all: what a rule could not do with the empty text is no news where others have read it.
#[test]
fn empty_arguments_are_hinted_at_once_and_by_the_rules_that_read_them() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(string_to_json, empty_to_null, null_to_object)]
    #[expect(dead_code)]
    struct Arguments {
        query: String,
        #[coerce(string_to_number)]
        limit: u8,
        state: State,
    }
    let from_text = Arguments::from_str_with_report("").unwrap_err();
    let error = Arguments::from_value(json!("")).unwrap_err();
    assert_eq!(from_text.to_string(), error.to_string());
    assert_eq!(
        error.to_string(),
        "limit: missing, expected an integer from 0 to 255; null is read as an empty object
query: missing, expected a string
state: missing, expected `done` or `not_done`"
    );
}
