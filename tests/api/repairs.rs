//! Repairs in places where serde itself buffers or where a value is read in parts: each a plain document, the document that it
//! is read as, and the entries of its report. Each once went wrong.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::{Coerce, Options, Repair};
use serde_json::{Value, json};

/// The document is read as the canonical one, at every entry point, by these entries; and that is what serde reads and what is
/// left alone.
fn is_read_as<T: Coerce + DeserializeOwned + Debug>(document: &Value, canonical: &Value, entries: &[(&str, &str)]) {
    let outcome = |(value, report): (T, serde_coerce::Report)| {
        let entries = report.coercions().iter().map(|entry| (entry.path.to_pointer(), entry.rule)).collect::<Vec<_>>();
        (format!("{value:?}"), entries)
    };
    let by_value = T::from_value_with_report(document.clone()).map(outcome).expect("it is repaired");
    let by_text = T::from_str_with_report(&document.to_string()).map(outcome).expect("it is repaired");
    assert_eq!(by_value, by_text);
    let found: Vec<_> = by_value.1.iter().map(|(path, rule)| (path.as_str(), *rule)).collect();
    assert_eq!(found, entries, "{document}");
    let preview = Options::default().preview::<T>(document).expect("it is repaired");
    assert_eq!(&preview.value, canonical, "{document}");
    let by_serde: T = serde_json::from_value(canonical.clone()).expect("serde reads the canonical document");
    assert_eq!(format!("{by_serde:?}"), by_value.0);
    let (again, nothing) = T::from_value_with_report(canonical.clone()).map(outcome).expect("it is read");
    assert_eq!((again, nothing), (by_value.0, Vec::new()));
}

/// At no entry point is the document repaired.
fn is_refused<T: Coerce + Debug>(document: &Value) {
    let by_value = T::from_value(document.clone()).expect_err("it is refused");
    let by_text = T::from_str_with_report(&document.to_string()).expect_err("it is refused");
    assert_eq!(by_value, by_text);
    assert!(by_value.report().is_empty(), "{by_value:?}");
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Level {
    #[coerce(string_to_number)]
    level: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "op", rename_all = "lowercase")]
enum Patch {
    Set {
        #[coerce(string_to_number)]
        level: u8,
        #[coerce(singleton_list, string_to_number)]
        marks: Vec<u8>,
    },
    Put(Level),
    Nest(Inner),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Inner {
    Put(Level),
}

#[test]
fn the_places_of_a_list_are_counted_with_its_tags() {
    is_read_as::<Patch>(
        &json!(["set", "5", "6"]),
        &json!(["set", 5, [6]]),
        &[("/1", "string_to_number"), ("/2", "singleton_list"), ("/2/0", "string_to_number")],
    );
    is_read_as::<Patch>(&json!(["put", "5"]), &json!(["put", 5]), &[("/1", "string_to_number")]);
    is_read_as::<Patch>(&json!(["nest", "put", "5"]), &json!(["nest", "put", 5]), &[("/2", "string_to_number")]);
    is_read_as::<Vec<Patch>>(
        &json!([{"op": "put", "level": "1"}, ["nest", "put", "5"]]),
        &json!([{"op": "put", "level": 1}, ["nest", "put", 5]]),
        &[("/0/level", "string_to_number"), ("/1/2", "string_to_number")],
    );
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Loose {
    #[coerce(object_to_value(key = "value"), null_to_object)]
    Level(Level),
    Pair {
        #[coerce(string_to_bool)]
        on: bool,
        #[coerce(each(singleton_list), string_to_number)]
        marks: BTreeMap<String, Vec<u8>>,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Word {
    Text(#[coerce(list_to_item, number_to_string)] String),
    Flag(bool),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Answer {
    #[coerce(text_to_null("none", "0"))]
    word: Option<Word>,
}

#[test]
fn an_eager_rule_acts_on_what_a_variant_made_of_the_value() {
    let entries = [("/word", "list_to_item"), ("/word", "text_to_null")];
    is_read_as::<Answer>(&json!({"word": ["none"]}), &json!({"word": null}), &entries);
    is_read_as::<Answer>(&json!({"word": ["some"]}), &json!({"word": "some"}), &entries[..1]);
    let entries = [("/word", "number_to_string"), ("/word", "text_to_null")];
    is_read_as::<Answer>(&json!({"word": 0}), &json!({"word": null}), &entries);
    is_read_as::<Answer>(&json!({"word": 1}), &json!({"word": "1"}), &entries[..1]);
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Tagged {
    Loose(Loose),
    #[serde(untagged)]
    Other(#[coerce(list_to_item)] Level),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flat {
    id: u8,
    #[serde(flatten)]
    rest: Loose,
}

#[test]
fn rules_on_untagged_variants_act_on_no_part_of_an_object() {
    let whole = json!({"value": {"level": "5"}});
    let entries = [("", "object_to_value"), ("/level", "string_to_number")];
    is_read_as::<Loose>(&whole, &json!({"level": 5}), &entries);
    is_refused::<Tagged>(&json!({"kind": "loose", "value": {"level": 5}}));
    is_refused::<Flat>(&json!({"id": 1, "value": {"level": 5}}));
    is_read_as::<Tagged>(
        &json!({"kind": "loose", "level": "5"}),
        &json!({"kind": "loose", "level": 5}),
        &[("/level", "string_to_number")],
    );
    is_read_as::<Tagged>(
        &json!({"kind": "loose", "on": "true", "marks": {"a": "7"}}),
        &json!({"kind": "loose", "on": true, "marks": {"a": [7]}}),
        &[("/marks/a", "singleton_list"), ("/marks/a/0", "string_to_number"), ("/on", "string_to_bool")],
    );
    is_read_as::<Tagged>(
        &json!([{"level": "5"}]),
        &json!({"level": 5}),
        &[("", "list_to_item"), ("/level", "string_to_number")],
    );
    is_read_as::<Flat>(
        &json!({"id": 1, "level": "5"}),
        &json!({"id": 1, "level": 5}),
        &[("/level", "string_to_number")],
    );
    is_read_as::<Flat>(
        &json!({"id": 1, "on": "false", "marks": {}}),
        &json!({"id": 1, "on": false, "marks": {}}),
        &[("/on", "string_to_bool")],
    );
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Store {
    Numbers(#[coerce(each(string_to_number))] BTreeMap<String, u8>),
    Lists(#[coerce(each(singleton_list, each(float_to_integer)))] BTreeMap<String, Vec<u8>>),
    Wrapped(Numbers),
    Secret(#[coerce(sensitive)] Level),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Numbers(#[coerce(string_to_number, each(list_to_item))] BTreeMap<String, u8>);

#[test]
fn items_have_their_rules_behind_an_internal_tag() {
    is_read_as::<Store>(
        &json!({"kind": "numbers", "a": "5", "b": 6}),
        &json!({"kind": "numbers", "a": 5, "b": 6}),
        &[("/a", "string_to_number")],
    );
    is_read_as::<Store>(
        &json!({"kind": "lists", "a": 5.0, "b": [6.0]}),
        &json!({"kind": "lists", "a": [5], "b": [6]}),
        &[("/a", "singleton_list"), ("/a/0", "float_to_integer"), ("/b/0", "float_to_integer")],
    );
    is_read_as::<Store>(
        &json!({"a": ["5"], "kind": "wrapped"}),
        &json!({"a": 5, "kind": "wrapped"}),
        &[("/a", "list_to_item"), ("/a", "string_to_number")],
    );
}

#[test]
fn what_is_sensitive_behind_an_internal_tag_is_reported_nowhere() {
    let document = json!({"kind": "secret", "level": "123"});
    let (store, report) = Store::from_value_with_report(document.clone()).expect("it is repaired");
    assert_eq!(format!("{store:?}"), "Secret(Level { level: 123 })");
    assert_eq!(report.coercions()[0].path.to_pointer(), "/level");
    assert!(!report.is_complete() && !json!(report).to_string().contains("123"), "{report:?}");
    let preview = Options::default().preview::<Store>(&document).expect("it is repaired");
    assert_eq!(preview.value, json!({"kind": "secret", "level": 123}));
    assert!(!json!(preview.report).to_string().contains("123"));
    let error = Store::from_value(json!({"kind": "secret", "level": "1234"})).expect_err("too large");
    assert!(!format!("{error} {error:?}").contains("1234"), "{error:?}");
}

/// A type without `Coerce`.
#[derive(Debug, PartialEq, Deserialize)]
struct Stamp {
    at: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Stamps(#[coerce(serde, each(list_to_item))] Vec<Stamp>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Log {
    #[coerce(serde, singleton_list, each(string_to_json, each(string_to_number)))]
    stamps: Vec<Stamp>,
    by_name: Option<Stamps>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Entry {
    Stamps(#[coerce(serde, each(object_to_value(key = "value")))] BTreeMap<String, Stamp>),
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(untagged)]
enum Scalar {
    Text(String),
    Number(i64),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Mixed {
    #[coerce(serde, each(string_to_number, list_to_item))]
    list: Vec<Scalar>,
    #[coerce(serde, each(string_to_number, list_to_item))]
    by_name: BTreeMap<String, Scalar>,
}

#[test]
fn items_of_what_serde_reads_have_the_rules_of_each() {
    is_read_as::<Log>(
        &json!({"stamps": "{\"at\": \"5\"}"}),
        &json!({"stamps": [{"at": 5}]}),
        &[("/stamps", "singleton_list"), ("/stamps/0", "string_to_json"), ("/stamps/0/at", "string_to_number")],
    );
    is_read_as::<Log>(
        &json!({"stamps": [{"at": 5}, {"at": "6"}], "by_name": [[{"at": 1}], {"at": 2}]}),
        &json!({"stamps": [{"at": 5}, {"at": 6}], "by_name": [{"at": 1}, {"at": 2}]}),
        &[("/by_name/0", "list_to_item"), ("/stamps/1/at", "string_to_number")],
    );
    is_read_as::<Entry>(
        &json!({"Stamps": {"a": {"value": {"at": 1}}, "b": {"at": 2}}}),
        &json!({"Stamps": {"a": {"at": 1}, "b": {"at": 2}}}),
        &[("/Stamps/a", "object_to_value")],
    );
    is_read_as::<Mixed>(
        &json!({"list": ["5", [6]], "by_name": {"a": "5", "b": [6]}}),
        &json!({"list": ["5", 6], "by_name": {"a": "5", "b": 6}}),
        &[("/by_name/b", "list_to_item"), ("/list/1", "list_to_item")],
    );
    let table = Log::rules();
    let paths: Vec<_> = table.rows().iter().map(|row| row.path.as_str()).collect();
    assert_eq!(paths, ["/stamps", "/stamps/*", "/stamps/*/*", "/by_name/*"]);
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
enum Order {
    #[coerce(object_to_value(key = "input"), custom(euros))]
    Put(#[coerce(object_to_value(key = "value"), custom(euros))] Level),
    #[coerce(object_to_value(key = "input"))]
    Tag(#[coerce(trim, each(list_to_item))] Vec<String>),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"))]
struct Wrapper(#[coerce(object_to_value(key = "value"))] Level);

fn euros(value: &Value) -> Repair {
    match value.as_str() {
        Some("€5") => Repair::To(json!({"level": "5"})),
        Some("€€5") => Repair::To(json!("€5")),
        _ => Repair::Keep,
    }
}

#[test]
fn a_rule_on_a_variant_or_type_and_on_its_field_runs_once() {
    let entries = [("/Put", "object_to_value"), ("/Put/level", "string_to_number")];
    is_read_as::<Order>(&json!({"Put": {"input": {"level": "5"}}}), &json!({"Put": {"level": 5}}), &entries);
    let entries = [("/Put", "euros"), ("/Put/level", "string_to_number")];
    is_read_as::<Order>(&json!({"Put": "€5"}), &json!({"Put": {"level": 5}}), &entries);
    is_read_as::<Wrapper>(&json!({"input": {"level": 5}}), &json!({"level": 5}), &[("", "object_to_value")]);
    is_read_as::<Order>(
        &json!({"Tag": {"input": [" a", ["b "]]}}),
        &json!({"Tag": ["a", "b"]}),
        &[("/Tag", "object_to_value"), ("/Tag/0", "trim"), ("/Tag/1", "list_to_item"), ("/Tag/1", "trim")],
    );
    for twice in [json!({"Put": {"input": {"value": {"level": 5}}}}), json!({"Put": {"value": {"level": 5}}})] {
        assert!(Order::from_value(twice).is_err());
    }
    assert!(Order::from_value(json!({"Put": "€€5"})).is_err());
    assert!(Wrapper::from_value(json!({"input": {"value": {"level": 5}}})).is_err());
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(text_to_null("null", "5"), empty_to_null)]
struct Nullable(#[coerce(bool_to_choice(yes = "null", no = ""), number_to_string)] Option<String>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(bool_to_choice(yes = "on ", no = "off"))]
struct Padded(String);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Labels {
    #[coerce(trim)]
    padded: Padded,
    #[coerce(trim, custom(pad))]
    own: String,
}

fn pad(value: &Value) -> Repair {
    if value == "x" { Repair::To(json!(" x")) } else { Repair::Keep }
}

#[test]
fn no_rule_makes_what_an_eager_one_takes() {
    is_read_as::<Nullable>(&json!(6), &json!("6"), &[("", "number_to_string")]);
    is_read_as::<Nullable>(&json!("5"), &json!(null), &[("", "text_to_null")]);
    let reason = "gives a value that would be repaired again";
    for (refused, rule) in
        [(json!(true), "bool_to_choice"), (json!(false), "bool_to_choice"), (json!(5), "number_to_string")]
    {
        is_refused::<Nullable>(&refused);
        let error = Nullable::from_value(refused).expect_err("it is refused");
        let tried = &error.issues()[0].tried;
        assert!(tried.iter().any(|tried| tried.rule == rule && tried.reason == reason), "{tried:?}");
    }
    is_read_as::<Labels>(
        &json!({"padded": false, "own": "x "}),
        &json!({"padded": "off", "own": "x"}),
        &[("/own", "trim"), ("/padded", "bool_to_choice")],
    );
    is_refused::<Labels>(&json!({"padded": true, "own": "a"}));
}

/// A member that has the field's name except for its case keeps what is inside it, and what came twice there.
#[test]
fn a_folded_member_is_as_strict_inside_as_any_other() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(ignore_key_case)]
    #[expect(dead_code, reason = "only its reading is looked at")]
    struct Args {
        inner: BTreeMap<String, Inner>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code, reason = "only its reading is looked at")]
    struct Inner {
        level: u8,
    }
    for name in ["inner", "INNER"] {
        let text = format!(r#"{{"{name}": {{"x": {{"level": 1, "level": 2}}}}}}"#);
        let error = Args::from_str_with_report(&text).unwrap_err();
        assert_eq!(error.to_string(), "inner.x.level: given more than once");
    }
}

/// Where a rule removes the member of a field, another one that has its name except for case would be read as the field next time.
#[test]
fn no_folded_member_stays_where_the_exact_one_is_removed() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    #[coerce(ignore_key_case)]
    struct Args {
        #[serde(default)]
        #[coerce(null_to_default, invalid_to_default)]
        level: u8,
    }
    assert_eq!(Args::from_value(json!({"level": 5, "Level": 6})).unwrap(), Args { level: 5 });
    for document in [json!({"level": null, "Level": 6}), json!({"Level": 6, "level": "x"})] {
        let error = Args::from_value(document).unwrap_err();
        assert_eq!(
            error.to_string(),
            "level: given more than once, expected only one member that has this name, ignoring case, `_` and `-`; \"Level\" is one of them"
        );
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Either {
    Small(#[coerce(string_to_number)] u8),
    Rounded(#[coerce(float_to_integer)] u32),
    Named {
        #[coerce(string_to_number)]
        level: u8,
    },
    #[coerce(object_to_value(key = "value"), list_to_item)]
    Level(Level),
    Nested(Vec<Either>),
}

#[test]
fn no_rules_of_a_variant_make_what_another_takes_before_it() {
    is_read_as::<Either>(&json!(256.0), &json!(256), &[("", "float_to_integer")]);
    is_refused::<Either>(&json!(5.0));
    is_refused::<Either>(&json!({"value": {"level": 5}}));
    is_refused::<Either>(&json!([1, {"value": {"level": 5}}]));
    is_read_as::<Vec<Either>>(
        &json!(["5", 300.0, {"level": "6"}, [257.0]]),
        &json!([5, 300, {"level": 6}, [257]]),
        &[
            ("/0", "string_to_number"),
            ("/1", "float_to_integer"),
            ("/2/level", "string_to_number"),
            ("/3/0", "float_to_integer"),
        ],
    );
}

#[test]
fn a_member_of_a_text_has_the_name_that_was_sent() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Aliased {
        #[serde(alias = "max")]
        #[coerce(string_to_number)]
        limit: u32,
    }
    for name in ["limit", "max"] {
        let (read, report) = Aliased::from_str_with_report(&format!(r#"{{"{name}":"5"}}"#)).unwrap();
        assert_eq!((read.limit, report.coercions()[0].path.to_pointer()), (5, format!("/{name}")));
        let error = Aliased::from_str_with_report(&format!(r#"{{"{name}":"x"}}"#)).unwrap_err();
        assert_eq!(error.issues()[0].path.to_pointer(), format!("/{name}"));
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(object_to_value(key = "input"), string_to_json, python_to_json)]
struct Open {
    #[serde(default)]
    limit: u32,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Wrapped {
    #[coerce(string_to_json, object_to_value(key = "value"))]
    pair: (u32, String),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, python_to_json, object_to_value(key = "ids"))]
struct Ids(Vec<u32>);

#[test]
fn an_object_around_a_value_may_come_as_text() {
    let entries = [("/pair", "string_to_json"), ("/pair", "object_to_value")];
    is_read_as::<Wrapped>(&json!({"pair": "{\"value\": [1, \"a\"]}"}), &json!({"pair": [1, "a"]}), &entries);
    is_read_as::<Ids>(&json!("{'ids': [1]}"), &json!([1]), &[("", "python_to_json"), ("", "object_to_value")]);
    assert_eq!(serde_coerce::from_str::<Ids>("{'ids': [1]}").unwrap(), Ids(vec![1]));
    assert!(Ids::from_value(json!("{'other': [1]}")).is_err());
}

#[test]
fn no_text_is_read_that_would_be_unwrapped_again() {
    let entries = [("", "object_to_value"), ("", "string_to_json")];
    is_read_as::<Open>(&json!({"input": "{\"limit\": 5}"}), &json!({"limit": 5}), &entries);
    for text in ["{\"input\": {\"limit\": 5}}", "{'input': {'limit': 5}}"] {
        for document in [json!({ "input": text }), json!(json!({ "input": text }).to_string())] {
            let error = Open::from_value(document).unwrap_err();
            assert!(error.to_string().contains("gives a value that would be repaired again"), "{error}");
        }
    }
}

/// The function is asked what it says of the document that comes of it.
#[test]
fn no_rule_makes_what_a_function_before_it_refuses() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Price {
        #[coerce(custom(first = plain), trim)]
        text: String,
    }
    fn plain(value: &Value) -> Repair {
        if value == "$$" { Repair::Refuse("no price".to_owned()) } else { Repair::Keep }
    }
    is_read_as::<Price>(&json!({"text": " $$"}), &json!({"text": " $$"}), &[]);
    is_read_as::<Price>(&json!({"text": " 5"}), &json!({"text": "5"}), &[("/text", "trim")]);
    is_refused::<Price>(&json!({"text": "$$"}));
}

/// Nobody could say which of them the report is about.
#[test]
fn members_that_come_twice_are_not_dropped_in_whatever_order_they_come() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Counts {
        #[coerce(drop_invalid_items)]
        by_name: BTreeMap<String, u8>,
    }
    let (counts, _) = Counts::from_str_with_report(r#"{"by_name": {"b": "x", "c": 1}}"#).unwrap();
    assert_eq!(counts.by_name, BTreeMap::from([("c".to_owned(), 1)]));
    let text = r#"{"by_name": {"b": "x", "c": 1, "e": "-", "b": "y", "a": "z", "a": "w"}}"#;
    let error = Counts::from_str_with_report(text).unwrap_err();
    let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_string()).collect();
    assert_eq!(paths, ["by_name.a", "by_name.a", "by_name.b", "by_name.b"]);
}
