//! All pairs of rules, on types of all forms, whether they fit or not: which repair again what they have repaired.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::engine::testing::{Planned, only, replays, with};
use crate::rules::{ALL, Arguments, Definition, Items, Repair, Rule, Rules, default_json};
use crate::schema::testing::*;
use crate::schema::{Edge, Field, Integer, Shape, Tagging};
use crate::trials::{EVERY, so_many};

fn percent(value: &Value) -> Repair {
    match value.as_str().and_then(|text| text.strip_suffix('%')) {
        Some(amount) => Repair::To(json!(amount)),
        None => Repair::Keep,
    }
}

/// Each rule as it may be declared.
pub(super) fn declared(definition: &'static Definition) -> Vec<Rule> {
    let arguments = match definition.name {
        "object_to_value" => vec![Arguments::Keys(texts(&["value", "input"]))],
        "text_to_null" => vec![Arguments::Words(texts(&["null", "none", "true", "1"]))],
        "string_to_list" => vec![Arguments::Separator(",".into())],
        "map_to_list" => vec![Arguments::None, Arguments::Key("a".into())],
        "list_to_map" => {
            vec![Arguments::value(1), Arguments::value(()), Arguments::Key("a".into())]
        }
        "string_to_object" => vec![Arguments::KeyOnly { key: "a".into(), only: Vec::new() }],
        "ignore_case" | "number_to_string" => vec![Arguments::None, Arguments::Flag],
        "string_to_bool" => vec![Arguments::YesNoWords { yes: texts(&["on", "1"]), no: texts(&["off", ""]) }],
        "bool_to_choice" => vec![Arguments::YesNo { yes: "on".into(), no: "Off".into() }],
        "custom" => {
            let first = || Rule::custom_first("percent", percent, "");
            return vec![with(definition, Arguments::Function(percent)), first()];
        }
        "null_to_default" | "invalid_to_default" => {
            vec![Arguments::None, Arguments::Default(default_json::<u8>), Arguments::Default(default_json::<String>)]
        }
        _ => vec![Arguments::None],
    };
    arguments.into_iter().map(|arguments| with(definition, arguments)).collect()
}

/// Types of all forms.
const TYPES: &[fn() -> Edge] = &[
    byte,
    string,
    || owned(Shape::Bool),
    || owned(Shape::Float(Float::Double)),
    || owned(Shape::Any),
    units,
    || owned(enumeration(Tagging::External, vec![unit("on"), newtype("a", string())])),
    || owned(option(string())),
    || owned(option(owned(Shape::Any))),
    || record(vec![field("a", string())]),
    || record(vec![Field { optional: true, ..field("a", byte()) }]),
    || owned(list(byte())),
    || owned(list(string())),
    || owned(list(owned(Shape::Any))),
    || owned(map(string(), byte())),
    || owned(map(string(), owned(list(units())))),
    || owned(list(record(vec![field("a", string()), Field { optional: true, ..field("b", byte()) }]))),
    || owned(map(string(), record(vec![Field { optional: true, ..field("b", byte()) }]))),
    || owned(map(string(), owned(map(string(), owned(Shape::Any))))),
    || any_of(vec![byte(), owned(list(byte()))]),
    || any_of(vec![owned(Shape::Bool), string()]),
    || any_of(vec![owned(list(string())), record(vec![field("a", string())])]),
];

pub(super) fn byte() -> Edge {
    owned(Shape::Integer(Integer { min: 0, max: 255, zero: true, wide: false }))
}

pub(super) fn units() -> Edge {
    owned(enumeration(Tagging::External, vec![unit("on"), unit("Off"), unit("1")]))
}

fn any_of(list: Vec<Edge>) -> Edge {
    let variants = list.into_iter().map(|edge| newtype("x", edge)).collect();
    owned(enumeration(Tagging::Untagged, variants))
}

pub(super) fn values() -> Vec<Value> {
    let texts = [
        "",
        " ",
        "a",
        " a ",
        "1",
        "300",
        "1.0",
        "ON",
        "o-n",
        "off",
        "true",
        "null",
        "none",
        "50%",
        "a, b",
        "[1]",
        "['a']",
        "[\"a\"]",
        "\"on\"",
        "'on'",
        "{\"a\": \"x\"}",
        "{'a': 1}",
        "{a: 'x'}",
        "[+1,]",
        "{\"value\": \"[1]\"}",
        "```\n[1]\n```",
        "```json\n1\n```",
        "```\n\n```",
        "\u{a0}[1]",
        "[1",
        "%",
    ];
    let others = [
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(1),
        json!(1.0),
        json!(1.5),
        json!(300),
        json!([]),
        json!([1]),
        json!(["1"]),
        json!([null, "x"]),
        json!(["a", "b"]),
        json!(["```\na\n```"]),
        json!([["1"]]),
        json!({}),
        json!({"a": "x"}),
        json!({"a": 1, "b": null}),
        json!({"value": "1"}),
        json!({"value": "[1]"}),
        json!({"input": "{'a': 1}"}),
        json!({"value": "```\n[1]\n```"}),
        json!({"0": "1", "1": "on"}),
        json!({"value": null}),
        json!({"x": {"b": 1}, "y": {}}),
        json!([{"a": "x", "b": 1}, {"a": "y"}]),
        json!([{"a": "x"}]),
        json!(["on", "ON"]),
        json!([true]),
    ];
    texts.into_iter().map(Value::from).chain(others).collect()
}

/// A struct with a field of this type and these rules.
fn document(edge: Edge, list: Vec<Rule>) -> Edge {
    let edge = ruled(edge, Rules { items: Items::Same, ..only(list) });
    record(vec![Field { optional: true, ..field("f", edge) }])
}

/// Returns whether the value is repaired for good, if it is. Counts how many rules have fired.
fn holds(document: &Planned<'_>, input: &Value, fired: &mut usize) -> bool {
    let Ok((canonical, report)) = document.repaired(input) else { return true };
    *fired += report.len();
    let rests = report.is_empty() && canonical == *input
        || document.repaired(&canonical).is_ok_and(|(again, nothing)| again == canonical && nothing.is_empty());
    rests && replays(input, &canonical, &report)
}

#[test]
fn no_pair_repairs_again_what_it_has_repaired() {
    let values: Vec<_> = values().into_iter().map(|value| json!({ "f": value })).collect();
    let rules = || ALL.iter().flat_map(|rule| declared(rule));
    let (mut broken, mut fired) = (BTreeSet::new(), 0);
    let pairs = |all| (0..all).flat_map(move |first| (first + 1..all).map(move |second| [first, second]));
    for pair in pairs(rules().count()).step_by(EVERY) {
        for edge in TYPES {
            let pair: Vec<_> = rules().enumerate().filter(|(at, _)| pair.contains(at)).map(|(_, rule)| rule).collect();
            let names = (pair[0].name, pair[1].name);
            let document = Planned::of(&document(edge(), pair));
            if !values.iter().all(|value| holds(&document, value, &mut fired)) {
                broken.insert(names);
            }
        }
    }
    assert_eq!(broken, BTreeSet::new());
    assert!(fired > so_many(25_000), "{fired}");
}
