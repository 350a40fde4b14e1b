use serde_json::{Value, json};

use crate::engine::testing::{Planned, and_each, entries, plain, proven, repaired, ruled_record, rules, whole, with};
use crate::report::IssueCode;
use crate::rules::{
    Arguments, Repair, Rule, default_json, drop_invalid_items, empty_to_null, invalid_to_default, json5_to_json,
    list_to_item, null_to_default, object_to_value, python_to_json, string_to_json, string_to_number, trim, unfence,
};
use crate::schema::testing::*;
use crate::schema::{Edge, Integer, Schema, Shape, Tagging};

fn byte() -> Edge {
    owned(Shape::Integer(Integer { min: 0, max: 255, zero: true, wide: false }))
}

fn readers() -> Vec<Rule> {
    [&unfence::DEFINITION, &string_to_json::DEFINITION, &python_to_json::DEFINITION, &json5_to_json::DEFINITION]
        .map(plain)
        .into()
}

fn wrapped(keys: &[&'static str]) -> Rule {
    with(&object_to_value::DEFINITION, Arguments::Keys(texts(keys)))
}

/// The value of the only field, and what was repaired.
fn of(edge: Edge, value: Value) -> (Value, Vec<String>) {
    let (mut value, report) =
        proven(&record(vec![field("f", edge)]), &Value::from_iter([("f", value)])).expect("readable");
    (value["f"].take(), entries(&report))
}

fn rules_fired(edge: Edge, value: Value) -> (Value, Vec<&'static str>) {
    let (mut value, report) =
        proven(&record(vec![field("f", edge)]), &Value::from_iter([("f", value)])).expect("readable");
    (value["f"].take(), report.coercions().iter().map(|coercion| coercion.rule).collect())
}

#[test]
fn what_is_unwrapped_is_read_once_more() {
    let edge = || {
        let own = readers().into_iter().chain([wrapped(&["arguments", "input"])]).collect();
        ruled_record(vec![field("n", byte())], own)
    };
    let table: [(Value, &[&str]); 9] = [
        (json!({"n": 1}), &[]),
        (json!({"arguments": {"n": 1}}), &["object_to_value"]),
        (json!({"input": "{\"n\": 1}"}), &["object_to_value", "string_to_json"]),
        (json!({"input": "{'n': 1}"}), &["object_to_value", "python_to_json"]),
        (json!({"input": "{n: 1}"}), &["object_to_value", "json5_to_json"]),
        (json!("{input: '{n: 1}'}"), &["json5_to_json", "object_to_value", "json5_to_json"]),
        (json!({"input": "```json\n{\"n\": 1}\n```"}), &["object_to_value", "unfence", "string_to_json"]),
        (json!("{\"arguments\": \"{'n': 1}\"}"), &["string_to_json", "object_to_value", "python_to_json"]),
        (
            json!("```\n{\"arguments\": \"```\\n{\\\"n\\\": 1}\\n```\"}\n```"),
            &["unfence", "string_to_json", "object_to_value", "unfence", "string_to_json"],
        ),
    ];
    for (value, expected) in table {
        assert_eq!(rules_fired(edge(), value.clone()), (json!({"n": 1}), expected.to_vec()), "{value}");
    }
    // Only once more, and not where nothing is declared.
    let record_of = |rules| record(vec![field("f", ruled_record(vec![field("n", byte())], rules))]);
    let twice = json!({"f": {"input": "{\"input\": {\"n\": 1}}"}});
    let own = || vec![plain(&string_to_json::DEFINITION), wrapped(&["input"])];
    assert!(repaired(&record_of(own()), &twice).is_err());
    let text = json!({"f": {"input": "{\"n\": 1}"}});
    assert!(
        repaired(&record_of(own()), &text).is_ok() && repaired(&record_of(vec![wrapped(&["input"])]), &text).is_err()
    );
}

#[test]
fn text_that_is_unwrapped_is_unfenced() {
    let edge =
        || rules(string(), vec![plain(&unfence::DEFINITION), wrapped(&["value"]), plain(&list_to_item::DEFINITION)]);
    let fenced = "```\na\n```";
    assert_eq!(rules_fired(edge(), json!({"value": fenced})), (json!("a"), vec!["object_to_value", "unfence"]));
    assert_eq!(rules_fired(edge(), json!(fenced)), (json!("a"), vec!["unfence"]));
    assert_eq!(rules_fired(edge(), json!("a")), (json!("a"), vec![]));
    // What another rule makes is not unfenced any more, so it is not made.
    let error = repaired(&record(vec![field("f", edge())]), &json!({"f": [fenced]})).expect_err("not unwrapped");
    assert!(error.to_string().contains("list_to_item: gives a value that would be repaired again"), "{error}");
}

#[test]
fn any_value_is_read_from_text_that_holds_a_list_or_an_object() {
    let edge = || rules(owned(option(owned(Shape::Any))), readers());
    for (value, read, fired) in [
        (json!("{\"a\": 1}"), json!({"a": 1}), vec!["string_to_json"]),
        (json!("['a']"), json!(["a"]), vec!["python_to_json"]),
        (json!("```json\n[1]\n```"), json!([1]), vec!["unfence", "string_to_json"]),
        (json!("```\ntext\n```"), json!("text"), vec!["unfence"]),
        (json!("5"), json!("5"), vec![]),
        (json!("'a'"), json!("'a'"), vec![]),
        (json!("null"), json!("null"), vec![]),
        (json!("[draft] note"), json!("[draft] note"), vec![]),
        (json!(["[1]"]), json!(["[1]"]), vec![]),
        (json!(null), json!(null), vec![]),
    ] {
        assert_eq!(rules_fired(edge(), value.clone()), (read, fired), "{value}");
    }
}

#[test]
fn rules_that_are_eager_for_any_value_wait_where_the_type_is_not_known() {
    let edge = ruled(foreign(None), and_each(vec![], readers()));
    let opaque_list = || owned(Shape::Opaque(opaque_of::<Vec<String>>()));
    assert!(repaired(&record(vec![field("f", edge)]), &json!({"f": "x"})).is_ok());
    let edge = ruled(opaque_list(), and_each(vec![], readers()));
    assert_eq!(of(edge, json!(["[1]", "{}"])), (json!(["[1]", "{}"]), vec![]));
    let numbers = owned(Shape::Opaque(opaque_of::<Vec<Vec<u8>>>()));
    let edge = ruled(numbers, and_each(vec![], readers()));
    assert_eq!(of(edge, json!(["[1]"])), (json!([[1]]), vec!["/f/0 string_to_json [1]".to_owned()]));
}

#[test]
fn quoted_words_are_variants() {
    let edge = || rules(owned(enumeration(Tagging::External, vec![unit("edit"), unit("view")])), readers());
    assert_eq!(of(edge(), json!("edit")), (json!("edit"), vec![]));
    assert_eq!(of(edge(), json!("\"edit\"")).1, ["/f string_to_json \"edit\""]);
    assert_eq!(of(edge(), json!("'view'")).1, ["/f python_to_json \"view\""]);
}

#[test]
fn a_function_that_comes_first_prepares_what_other_rules_read() {
    fn percent(value: &Value) -> Repair {
        match value.as_str().and_then(|text| text.strip_suffix('%')) {
            Some(amount) => Repair::To(json!(amount)),
            None => Repair::Keep,
        }
    }
    fn doubt(value: &Value) -> Repair {
        if value == "?" { Repair::Refuse("in doubt".to_owned()) } else { Repair::Keep }
    }
    let first = |function| Rule::custom_first("first", function, "first = first");
    let edge = || rules(byte(), vec![plain(&string_to_number::DEFINITION), first(percent)]);
    assert_eq!(of(edge(), json!("12%")).1, ["/f first \"12\"", "/f string_to_number 12"]);
    assert_eq!(of(edge(), json!(12)), (json!(12), vec![]));
    let each = ruled(owned(list(byte())), and_each(vec![], vec![first(percent), plain(&string_to_number::DEFINITION)]));
    assert_eq!(of(each, json!([1, "2%"])).1, ["/f/1 first \"2\"", "/f/1 string_to_number 2"]);
    let refusing = record(vec![field("f", rules(string(), vec![plain(&trim::DEFINITION), first(doubt)]))]);
    let error = repaired(&refusing, &json!({"f": "?"})).expect_err("refused");
    assert_eq!(error.issues()[0].code, IssueCode::Custom);
    assert!(repaired(&refusing, &json!({"f": " ?"})).is_ok());
}

#[test]
fn functions_are_kept_apart_even_if_their_names_are_the_same() {
    fn one(value: &Value) -> Repair {
        if value == "a" { Repair::To(json!("b")) } else { Repair::Keep }
    }
    fn two(value: &Value) -> Repair {
        if value == " b" { Repair::To(json!("c")) } else { Repair::Keep }
    }
    let custom = |function| Rule::custom("custom(trim)", function, "fix");
    let inner = Schema {
        rules: std::sync::Arc::new(crate::engine::testing::only(vec![custom(two)])),
        ..Schema::new(wrapper(string(), false))
    };
    let edge = rules(of_schema(inner), vec![custom(one), plain(&trim::DEFINITION)]);
    assert_eq!(of(edge, json!("a")).1, ["/f custom(trim) \"b\""]);
}

#[test]
fn items_become_the_default_of_their_type() {
    let null = || whole(&null_to_default::DEFINITION, Arguments::Default(default_json::<u8>));
    let invalid = || whole(&invalid_to_default::DEFINITION, Arguments::Default(default_json::<u8>));
    let items = |each| ruled(owned(list(byte())), and_each(vec![], each));
    let numbers = || vec![plain(&string_to_number::DEFINITION)];
    let all = || numbers().into_iter().chain([null(), invalid()]).collect();
    assert_eq!(of(items(vec![null()]), json!([1, null])), (json!([1, 0]), vec!["/f/1 null_to_default 0".to_owned()]));
    let (value, fired) = of(items(all()), json!(["1", null, "x", 256, []]));
    assert_eq!(value, json!([1, 0, 0, 0, 0]));
    assert_eq!(
        fired,
        [
            "/f/0 string_to_number 1",
            "/f/1 null_to_default 0",
            "/f/2 invalid_to_default 0",
            "/f/3 invalid_to_default 0",
            "/f/4 invalid_to_default 0"
        ]
    );
    let values = ruled(owned(map(string(), byte())), and_each(vec![], all()));
    assert_eq!(of(values, json!({"a": null, "b": "x", "c": "3"})).0, json!({"a": 0, "b": 0, "c": 3}));
    let (_, report) =
        proven(&record(vec![field("f", items(vec![invalid()]))]), &json!({"f": ["300"]})).expect("readable");
    let entry = json!([{"path": "/f/0", "rule": "invalid_to_default", "from": "300", "to": 0}]);
    assert_eq!(json!(report.coercions()), entry);
    let warning = r#"f[0]: string "300" could not be read, its default number 0 stands (invalid_to_default)"#;
    assert_eq!(report.warnings(), [warning]);
}

#[test]
fn a_default_that_would_not_stay_is_not_put() {
    let refusals = [
        whole(&invalid_to_default::DEFINITION, Arguments::Default(|| Some(json!(300)))),
        whole(&invalid_to_default::DEFINITION, Arguments::Default(|| Some(json!("1")))),
        whole(&invalid_to_default::DEFINITION, Arguments::Default(|| None)),
        whole(&null_to_default::DEFINITION, Arguments::Default(|| Some(json!(300)))),
        whole(&null_to_default::DEFINITION, Arguments::Default(|| Some(json!(null)))),
    ];
    for rule in refusals {
        let each = and_each(vec![], vec![plain(&string_to_number::DEFINITION), rule]);
        let edge = record(vec![field("f", ruled(owned(list(byte())), each))]);
        let error = repaired(&edge, &json!({"f": [null]})).expect_err("no default");
        assert!(error.to_string().contains("_to_default: its default "), "{error}");
        assert_eq!(error.report().len(), 0);
    }
    let spaces = whole(&invalid_to_default::DEFINITION, Arguments::Default(|| Some(json!(" "))));
    let each = and_each(vec![], vec![plain(&trim::DEFINITION), spaces]);
    let edge = record(vec![field("f", ruled(owned(list(string())), each))]);
    assert!(repaired(&edge, &json!({"f": [1]})).is_err());
}

#[test]
fn a_function_that_never_says_the_same_ends() {
    fn moody(value: &Value) -> Repair {
        use std::sync::atomic::{AtomicUsize, Ordering};
        static ASKED: AtomicUsize = AtomicUsize::new(0);
        let is_odd = ASKED.fetch_add(1, Ordering::Relaxed) % 2 == 1;
        if is_odd && !value.is_null() { Repair::To(json!(null)) } else { Repair::Keep }
    }
    let zero = whole(&null_to_default::DEFINITION, Arguments::Default(default_json::<u8>));
    let first = || Rule::custom_first("moody", moody, "");
    let edge = record(vec![field("f", ruled(owned(list(byte())), and_each(vec![], vec![first(), zero])))]);
    for _ in 0..10 {
        let _ = repaired(&edge, &json!({"f": [null, 1]}));
    }
}

#[test]
fn a_refusal_of_a_function_is_not_given_up() {
    let refuse = Rule::custom("refuse", |_| Repair::Refuse("no".to_owned()), "refuse");
    let zero = whole(&invalid_to_default::DEFINITION, Arguments::Default(default_json::<u8>));
    let edge = record(vec![field("f", ruled(owned(list(byte())), and_each(vec![], vec![refuse, zero])))]);
    let error = repaired(&edge, &json!({"f": [1]})).expect_err("refused");
    assert_eq!(error.issues()[0].code, IssueCode::Custom);
}

#[test]
fn null_from_text_is_a_default_too() {
    let zero = whole(&null_to_default::DEFINITION, Arguments::Default(default_json::<u8>));
    let each = and_each(vec![], vec![whole(&empty_to_null::DEFINITION, Arguments::None), zero]);
    assert_eq!(
        of(ruled(owned(list(byte())), each), json!([""])).1,
        ["/f/0 empty_to_null null", "/f/0 null_to_default 0"]
    );
}

/// Whatever the engine makes of the type: what a rule would repair has been accepted.
#[test]
fn eager_rules_alone_act_on_a_value_that_is_known_to_be_accepted() {
    let list = rules(owned(list(byte())), vec![plain(&drop_invalid_items::DEFINITION)]);
    let number = rules(byte(), vec![plain(&string_to_number::DEFINITION)]);
    let inner = record(vec![field("s", rules(string(), vec![plain(&trim::DEFINITION)])), field("n", number)]);
    let planned = Planned::of(&record(vec![field("l", list), field("r", inner)]));
    let value = json!({"l": ["x"], "r": {"s": " a ", "n": "5"}});
    let error = planned.accepted(&value).expect_err("the type does not accept it");
    assert_eq!(entries(error.report()), [r#"/r/s trim "a""#]);
    let (read, _) = planned.repaired(&value).expect("it is repaired");
    assert_eq!(read, json!({"l": [], "r": {"s": "a", "n": 5}}));
}
