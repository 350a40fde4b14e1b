//! What coercion allocates: nothing beyond serde where input is clean and no eager rule could act, a bounded number of times for each
//! value where one could, and never more than its limits allow to keep.

#![expect(dead_code, reason = "what is read here is counted, not looked at")]

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use allocation_counter::{AllocationInfo, measure};
use serde::{Deserialize, de::DeserializeOwned};
use serde_coerce::{Coerce, Error, Limits, Options, Report};
use serde_json::{Value, json};

#[derive(Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Arguments {
    #[coerce(trim)]
    query: String,
    #[coerce(string_to_number)]
    max_results: u32,
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u64>,
    #[coerce(string_to_bool, ignore_case)]
    verbose: bool,
    #[coerce(string_to_json, singleton_list)]
    tags: Vec<String>,
    #[coerce(string_to_number)]
    score: f64,
    #[coerce(ignore_case)]
    kind: Kind,
    #[coerce(string_to_number, empty_to_null)]
    offset: Option<i64>,
}

#[derive(Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Company,
    Person,
}

/// The same without eager rules, which must look at every value.
#[derive(Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Patient {
    query: String,
    #[coerce(string_to_number)]
    max_results: u32,
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u64>,
    #[coerce(string_to_bool, ignore_case)]
    verbose: bool,
    #[coerce(string_to_json, singleton_list)]
    tags: Vec<String>,
    #[coerce(string_to_number)]
    score: f64,
    #[coerce(ignore_case)]
    kind: Kind,
    #[coerce(string_to_number)]
    offset: Option<i64>,
}

#[derive(Deserialize, Coerce)]
struct Request<A> {
    arguments: Box<A>,
    #[coerce(string_to_number)]
    pages: BTreeMap<String, Option<u32>>,
    #[coerce(string_to_object(key = "type"))]
    entity: Entity,
    #[coerce(null_to_default)]
    #[serde(default)]
    pair: (u8, String),
    any: Value,
}

#[derive(Deserialize, Coerce)]
enum Entity {
    #[serde(rename = "known")]
    Known,
    Named(String),
}

#[derive(Deserialize, Coerce)]
struct Item {
    #[coerce(string_to_number)]
    id: u64,
    name: String,
    #[coerce(string_to_bool)]
    active: bool,
}

fn arguments() -> Value {
    json!({
        "query": "rust crates", "maxResults": 25, "ids": [1, 2, 3], "verbose": true,
        "tags": ["a", "b"], "score": 0.5, "kind": "person", "offset": null,
    })
}

fn request() -> Value {
    json!({
        "arguments": arguments(), "pages": {"first": 1, "last": null}, "entity": "known",
        "pair": [1, "one"], "any": {"nested": [1, {"deep": "text"}]},
    })
}

fn items(count: usize) -> Value {
    (0..count).map(|id| json!({"id": id, "name": "an item", "active": true})).collect()
}

fn dirty_items(count: usize) -> Value {
    (0..count).map(|id| json!({"id": id.to_string(), "name": "an item", "active": "true"})).collect()
}

fn wrong_items(count: usize) -> Value {
    (0..count).map(|id| json!({"id": "none", "name": id, "active": []})).collect()
}

/// Keeps other tests from reading the same types at the same time: what they read decides who reads the next text first.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a call allocates while it runs, and what it gave back.
fn measured<T>(call: impl FnOnce() -> T) -> (AllocationInfo, T) {
    let mut result = None;
    let info = measure(|| result = Some(call()));
    (info, result.expect("the call was made"))
}

/// What reading a clean document allocates, as an entry point and as serde.
struct Costs {
    ours: AllocationInfo,
    serde: AllocationInfo,
}

/// The same by value and by text. A repair may need all of a value, so most of its strings are copied: what serde does the same with is
/// `T::deserialize(&value)`, and the value dropped.
fn costs<T: Coerce + DeserializeOwned>(document: &Value) -> [(&'static str, Costs); 2] {
    let text = document.to_string();
    // What is known of a type is found out once, and who reads its texts first is decided by those before.
    for _ in 0..4 {
        let read = T::from_str_with_report(&text).unwrap_or_else(|error| panic!("{error}"));
        assert!(read.1.is_empty());
    }
    let (ours, theirs) = (document.clone(), document.clone());
    let (ours, _kept) = measured(|| T::from_value_with_report(ours).unwrap());
    let (serde, _kept) = measured(|| {
        let read = T::deserialize(&theirs).unwrap();
        drop(theirs);
        read
    });
    let by_value = Costs { ours, serde };
    let (ours, _kept) = measured(|| T::from_str_with_report(&text).unwrap());
    let (serde, _kept) = measured(|| serde_json::from_str::<T>(&text).unwrap());
    [("value", by_value), ("text", Costs { ours, serde })]
}

fn assert_costs_nothing<T: Coerce + DeserializeOwned>(name: &str, document: &Value) {
    for (entry_point, Costs { ours, serde }) in costs::<T>(document) {
        assert_no_more(&format!("{name}, {entry_point}"), &ours, &serde);
    }
}

#[track_caller]
fn assert_no_more(what: &str, ours: &AllocationInfo, plain: &AllocationInfo) {
    assert!(ours.count_total <= plain.count_total, "{what}: allocations {} > {}", ours.count_total, plain.count_total);
    assert!(ours.bytes_total <= plain.bytes_total, "{what}: bytes {} > {}", ours.bytes_total, plain.bytes_total);
    assert!(ours.count_current <= plain.count_current, "{what}: allocations that are kept");
    assert!(ours.bytes_current <= plain.bytes_current, "{what}: bytes that are kept");
    assert!(ours.bytes_max <= plain.bytes_max, "{what}: bytes at once {} > {}", ours.bytes_max, plain.bytes_max);
}

#[test]
fn clean_input_allocates_no_more_than_with_serde() {
    let _alone = alone();
    assert_costs_nothing::<Patient>("eight fields", &arguments());
    assert_costs_nothing::<Request<Patient>>("nested", &request());
    assert_costs_nothing::<Vec<Item>>("items", &items(1_000));
    assert_costs_nothing::<BTreeMap<String, Patient>>("a map", &json!({"a": arguments(), "b": arguments()}));
}

/// All lists and objects, and what is in them.
fn values_in(document: &Value) -> u64 {
    match document {
        Value::Array(items) => 1 + items.iter().map(values_in).sum::<u64>(),
        Value::Object(members) => 1 + members.values().map(values_in).sum::<u64>(),
        _ => 1,
    }
}

/// Where an eager rule could act, serde can't come first: the document becomes a tree, and rules are gathered for each location. What is
/// kept is no more than with serde.
#[test]
fn clean_input_with_eager_rules_allocates_a_few_times_for_each_value() {
    let _alone = alone();
    let check = |name: &str, document: &Value, costs: [(&str, Costs); 2], most: u64| {
        for (entry_point, Costs { ours, serde }) in costs {
            let beyond = ours.count_total.saturating_sub(serde.count_total);
            let values = values_in(document);
            assert!(beyond <= most * values, "{name}, {entry_point}: {beyond} allocations for {values} values");
            assert!(ours.bytes_current <= serde.bytes_current, "{name}, {entry_point}: bytes that are kept");
        }
    };
    let map = json!({"a": arguments(), "b": arguments()});
    check("eight fields", &arguments(), costs::<Arguments>(&arguments()), 6);
    check("nested", &request(), costs::<Request<Arguments>>(&request()), 6);
    check("a map", &map, costs::<BTreeMap<String, Arguments>>(&map), 6);
}

#[test]
fn an_empty_report_holds_nothing() {
    let _alone = alone();
    let (info, report) = measured(Report::default);
    assert_eq!(info.count_total, 0);
    let (info, ()) = measured(|| assert!(report.is_empty() && report.coercions().is_empty()));
    assert_eq!(info.count_total, 0);
}

/// What a value of any kind gives back when it is dropped.
fn held<T>(value: T) -> i64 {
    -measure(|| drop(value)).bytes_current
}

fn report_of(document: Value) -> Report {
    Vec::<Item>::from_value_with_report(document).expect("every item can be repaired").1
}

fn error_of(document: Value) -> Error {
    Vec::<Item>::from_value_with_report(document).map(|_| ()).expect_err("no item can be read")
}

#[test]
fn a_report_is_bounded() {
    let _alone = alone();
    let by_value = |items| report_of(dirty_items(items));
    let by_text = |items| {
        let text = dirty_items(items).to_string();
        Vec::<Item>::from_str_with_report(&text).expect("the same by text").1
    };
    // The entries are made when somebody looks.
    let looked_at = |report: Report| {
        assert_eq!(report.coercions().len(), 256);
        report
    };
    let (few, many) = (held(by_value(1_000)), by_value(100_000));
    assert_eq!(many.len(), 200_000);
    for many in [held(many), held(by_text(20_000))] {
        assert!(many <= few * 11 / 10, "{many} bytes after {few}");
    }
    let (few, many) = (held(looked_at(by_value(1_000))), held(looked_at(by_value(20_000))));
    assert!(many <= few * 11 / 10, "{many} bytes after {few}");
}

#[derive(Deserialize, Coerce)]
#[coerce(ignore_key_case)]
struct Renamed {
    max_results: u64,
}

#[test]
fn names_that_are_recorded_are_bounded() {
    let _alone = alone();
    let report = |count: u64| {
        let items = (0..count).map(|number| json!({"maxResults": number})).collect();
        let (read, report) = Vec::<Renamed>::from_value_with_report(items).expect("every member is renamed");
        assert_eq!(read.iter().map(|item| item.max_results).sum::<u64>(), (0..count).sum::<u64>());
        report
    };
    let (few, many) = (held(report(1_000)), held(report(10_000)));
    assert!(many <= few * 11 / 10, "{many} bytes after {few}");
}

#[derive(Deserialize, Coerce)]
struct Words {
    #[coerce(drop_invalid_items)]
    words: Vec<String>,
}

#[test]
fn items_that_stay_are_not_recorded() {
    let _alone = alone();
    let report = |count: usize| {
        let mut words = vec![json!("a word that stays where it is"); count];
        words.push(json!(5));
        let (read, report) = Words::from_value_with_report(json!({ "words": words })).expect("one item is dropped");
        assert_eq!((read.words.len(), report.len()), (count, 1));
        report
    };
    let (few, many) = (held(report(10)), held(report(10_000)));
    assert!(many <= few * 2, "{many} bytes after {few}");
}

#[test]
fn issues_are_bounded() {
    let _alone = alone();
    let error = error_of(wrong_items(20_000));
    // And one that says that there are more.
    assert!(error.issues().len() <= 65, "{} issues", error.issues().len());
    let (few, many) = (held(error_of(wrong_items(1_000))), held(error));
    assert!(many <= few * 11 / 10, "{many} bytes after {few}");
}

#[derive(Deserialize, Coerce)]
struct Tagged {
    #[coerce(singleton_list)]
    tags: Vec<String>,
}

#[test]
fn a_recorded_value_is_bounded() {
    let _alone = alone();
    let kept = |length: usize, options: Options| {
        let document = json!({"tags": "a".repeat(length)});
        let (tagged, report) = options.from_value_with_report::<Tagged>(document).expect("one tag");
        assert_eq!((tagged.tags[0].len(), report.len()), (length, 1));
        held(report)
    };
    let (whole, cut) = (kept(4_000, Options::default()), kept(1 << 20, Options::default()));
    assert!(whole > 4_000, "{whole} bytes for a value that is written down whole");
    assert!(cut < whole, "{cut} bytes for one that is too long for it");
    let small = Options::default().limits(Limits::default().recorded_bytes(16));
    let cut = kept(4_000, small);
    assert!(cut < whole, "{cut} bytes for one that is too long for a limit of 16");
}

/// Every item costs the same, however many there are.
#[test]
fn allocations_grow_with_the_items_alone() {
    type Build = fn(usize) -> Value;
    let _alone = alone();
    for (name, build) in [("clean", items as Build), ("dirty", dirty_items), ("wrong", wrong_items)] {
        let read = |count: usize| {
            let (document, text) = (build(count), build(count).to_string());
            let by_value = measured(|| Vec::<Item>::from_value_with_report(document).is_ok()).0;
            let by_text = measured(|| Vec::<Item>::from_str_with_report(&text).is_ok()).0;
            [("value", by_value), ("text", by_text)]
        };
        // A few strings of a clean value are moved, not copied: so many items that these make no difference.
        for ((entry_point, few), (_, many)) in read(500).into_iter().zip(read(50_000)) {
            assert!(
                many.count_total <= few.count_total * 110,
                "{name} {entry_point}: {} after {}",
                many.count_total,
                few.count_total
            );
            assert!(
                many.bytes_max <= few.bytes_max * 220,
                "{name} {entry_point}: {} bytes after {}",
                many.bytes_max,
                few.bytes_max
            );
        }
    }
}

#[derive(Deserialize, Coerce)]
struct Repaired {
    #[coerce(trim)]
    text: String,
    #[coerce(string_to_number)]
    number: f64,
    #[coerce(string_to_bool)]
    switch: bool,
    #[coerce(singleton_list)]
    list: Vec<String>,
    #[coerce(null_to_default)]
    #[serde(default)]
    absent: u8,
    #[coerce(string_to_number)]
    inside: BTreeMap<String, u8>,
}

/// What is read, noted and dropped leaves nothing: neither a value that no field has, nor a note, nor an entry. The plan of a type stays.
#[test]
fn nothing_is_left_behind() {
    let _alone = alone();
    assert!(Repaired::from_str_with_report("{}").is_err());
    let table = [
        json!({"text": "a", "number": 1.5, "switch": true, "list": ["a"], "inside": {"a": 1}}),
        json!({"text": " a ", "number": "1.5", "switch": "true", "list": "a", "absent": null, "inside": {"a": "1"}}),
        json!({"text": " a ", "number": "x", "switch": "true", "list": 1, "absent": "x", "inside": {"a": "x", "b": "1"}}),
        json!({"text": 1.5, "number": "1e2", "switch": 1.5, "list": ["a", 1.5], "inside": [" "], "ignored": 1.5}),
        json!({"number": "2", "ignored": [1.5, {"a": 1.5}], "other": "text", "another": 2.5}),
    ];
    for document in table {
        let text = document.to_string();
        for looks in [false, true] {
            let look = |read: Result<(Repaired, Report), Error>| {
                let report = read.map_or_else(|error| error.report().clone(), |(_, report)| report);
                assert!(!looks || report.coercions().len() == report.len());
            };
            let by_value = measure(|| look(Repaired::from_value_with_report(document.clone())));
            let by_text = measure(|| look(Repaired::from_str_with_report(&text)));
            for (entry_point, info) in [("value", by_value), ("text", by_text)] {
                assert_eq!((info.count_current, info.bytes_current), (0, 0), "{entry_point}: {text}");
            }
        }
    }
}

#[derive(Deserialize, Coerce)]
struct FlatEnum {
    a: u8,
    #[serde(flatten)]
    kind: WithRest,
}

#[derive(Deserialize, Coerce)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum WithRest {
    X {
        y: u8,
        #[serde(flatten)]
        rest: BTreeMap<String, Value>,
    },
}

#[derive(Deserialize, Coerce)]
#[serde(untagged)]
enum EitherWay {
    Required { missing: u8 },
    Map(BTreeMap<String, Value>),
}

/// Members that come more than once are kept for those that must look at them, each beside its own value only.
#[test]
fn repeated_members_cost_what_they_hold() {
    fn bytes<T: Coerce>(item: &str, count: usize) -> u64 {
        let text = format!("[{}]", vec![item; count].join(","));
        let (info, read) = measured(|| Vec::<T>::from_str_with_report(&text).is_ok());
        assert!(read, "{item}");
        info.bytes_total
    }
    type Bytes = fn(&str, usize) -> u64;
    let _alone = alone();
    let table: [(&str, &str, Bytes); 4] = [
        ("flattened", r#"{"a":1,"kind":"x","y":1,"z":{"b":1,"b":2},"z":3,"z":{"b":1,"b":2}}"#, bytes::<FlatEnum>),
        ("tagged", r#"{"y":1,"z":{"b":1,"b":2},"z":3,"kind":"x"}"#, bytes::<WithRest>),
        ("untagged", r#"{"y":{"b":1,"b":2},"y":3}"#, bytes::<EitherWay>),
        ("any", r#"{"y":{"b":1,"b":2},"y":{"b":1,"b":2}}"#, bytes::<Value>),
    ];
    for (name, item, bytes) in table {
        let (few, many) = (bytes(item, 50), bytes(item, 800));
        assert!(many <= few * 20, "{name}: {many} bytes for 800 items, {few} for 50");
    }
}
