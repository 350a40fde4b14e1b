//! JSON Schemas, with every rule that can stand.

use std::sync::LazyLock;

use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{Error, IssueCode, Mode, Report};
use jsonschema::PatternCache;
use serde_json::{Map, Value, json};

use crate::dice::Dice;

/// Policies that have all rules between them. The second and third are eager.
static POLICIES: LazyLock<[Policy; 4]> = LazyLock::new(|| {
    let composite =
        ["unfence", "string_to_json", "python_to_json", "json5_to_json", "empty_to_null", "null_to_default"];
    let lazy = Policy::new()
        .on("string", ["number_to_string(floats)", "bool_to_string", "null_to_default", "list_to_item"])
        .on("enum", ["ignore_case(separators)", "list_to_item", "bool_to_choice(yes = \"on\", no = \"off\")"])
        .on("integer", ["string_to_number", "bool_to_number", "null_to_default", "list_to_item"])
        .on("number", ["string_to_number", "null_to_default", "list_to_item"])
        .on("boolean", ["string_to_bool", "ignore_case", "number_to_bool", "null_to_default"])
        .on("array", ["unfence", "string_to_json", "python_to_json", "map_to_list", "string_to_list"])
        .on("array", ["singleton_list", "drop_invalid_items", "null_to_default"])
        .on("object", ["unfence", "string_to_json", "python_to_json", "null_to_object"])
        .on("object", ["object_to_value(key = \"value\")", "string_to_object(key = \"type\")", "invalid_to_default"]);
    let eager = Policy::new()
        .on("string", ["unfence", "trim", "bool_to_choice(yes = \"on\", no = \"off\")", "object_to_value(key = \"a\")"])
        .on("enum", ["trim", "unfence", "string_to_json", "ignore_case"])
        .on("integer", ["trim", "string_to_number", "float_to_integer", "list_to_item", "invalid_to_default"])
        .on("number", ["trim", "string_to_number", "object_to_value(key(\"value\", \"a\"))"])
        .on("boolean", ["trim", "ignore_case", "string_to_bool(yes(\"on\"), no(\"off\"))"])
        .on("nullable", ["empty_to_null", "text_to_null(\"null\", \"x\")"])
        .on("array", composite)
        .on("object", composite);
    let keyed = Policy::new()
        .on("object", ["list_to_map(key = \"a\")", "list_to_item", "ignore_key_case", "drop_keys(\"b\")"])
        .on("integer", ["string_to_number", "float_to_integer"])
        .on("array", ["map_to_list(key = \"a\")", "singleton_list"]);
    [lazy, eager, keyed, Policy::new().annotations(true)]
});

/// The patterns of the dice, each compiled once. (Those of texts would fill the memory.)
static PATTERNS: LazyLock<PatternCache> = LazyLock::new(PatternCache::new);

/// Either text, a schema and a value with a line break between, or the two made by dice.
pub fn schemas(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else { return };
    let policy = &POLICIES[usize::from(*first >> 1) % POLICIES.len()];
    if first % 2 == 1 {
        let mut texts = serde_json::Deserializer::from_slice(rest).into_iter::<Value>();
        if let (Some(Ok(schema)), Some(Ok(value))) = (texts.next(), texts.next()) {
            check(&schema, policy, PatternCache::new(), &[value]);
        }
        return;
    }
    let mut dice = Dice::new(rest);
    let mut schema = schema(&mut dice, 3);
    if let (Value::Object(members), true) = (&mut schema, dice.once_in(2)) {
        members.insert("$defs".to_owned(), json!({"a": self::schema(&mut dice, 2)}));
    }
    let inputs = [0; 3].map(|_| value(&mut dice, 3));
    check(&schema, policy, PATTERNS.clone(), &inputs);
}

/// Compiled once: that takes longer than several values.
fn check(schema: &Value, policy: &Policy, patterns: PatternCache, inputs: &[Value]) {
    let compiled = match Schema::compile(schema, policy) {
        Ok(compiled) => compiled,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let Ok(judge) = jsonschema::options().with_pattern_cache(patterns).build(schema) else { return };
    for input in inputs {
        check_value(&compiled, &judge, input, &|| format!("{schema}\n{input}\n{policy:?}"));
    }
}

fn check_value(compiled: &Schema, judge: &jsonschema::Validator, input: &Value, context: &dyn Fn() -> String) {
    let valid = judge.is_valid(input);
    let is_eager = || compiled.rules().rows().iter().flat_map(|row| &row.rules).any(|rule| rule.eager);
    let strict = compiled.clone().mode(Mode::Strict).from_value_with_report(input.clone());
    // Where a schema leads back to itself in many ways, more is refused than a validator that has all the time there is.
    let is_limit = |error: &Error| error.issues().iter().any(|issue| issue.code == IssueCode::LimitExceeded);
    if strict.as_ref().is_err_and(is_limit) {
        return;
    }
    assert_eq!(strict.is_ok(), valid, "{}", context());
    match compiled.from_value_with_report(input.clone()) {
        Ok((same, report)) if report.is_empty() => assert!(valid && same == *input, "{}", context()),
        Ok((repaired, report)) => {
            assert!(!valid || is_eager(), "{}", context());
            assert!(judge.is_valid(&repaired), "{} gives {repaired}", context());
            is_replayed(input, &repaired, &report, context);
            let again = compiled.from_value_with_report(repaired.clone());
            assert_eq!(again, Ok((repaired, Report::default())), "{}", context());
        }
        Err(error) => assert!(!valid && !error.issues().is_empty() && !error.to_string().is_empty(), "{}", context()),
    }
}

fn is_replayed(input: &Value, repaired: &Value, report: &Report, context: &dyn Fn() -> String) {
    let mut replayed = input.clone();
    let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).expect("a patch");
    json_patch::patch(&mut replayed, &patch).unwrap_or_else(|error| panic!("{error}: {}", context()));
    assert_eq!(replayed, *repaired, "{}", context());
}

const KEYS: [&str; 8] = ["a", "b", "A", "type", "value", "0", "1", "a_b"];

const TEXTS: [&str; 21] = [
    "",
    "x",
    "on",
    "ON",
    " on",
    "true",
    "5",
    "5.0",
    "1e3",
    "null",
    "None",
    "[1]",
    "[\"a\"]",
    "{\"a\": 1}",
    "{'a': None}",
    "{a: +1}",
    "a,b",
    "1, 2",
    "```json\n[1]\n```",
    "99999999999999999999",
    "\"5\"",
];

fn scalar(dice: &mut Dice<'_>) -> Value {
    match dice.below(6) {
        0 => Value::Null,
        1 => dice.once_in(2).into(),
        2 => dice.below(8).into(),
        3 => json!(dice.one(&[0.0, -0.0, 5.0, 1.5, 1e19, -1.0, 9_007_199_254_740_993.0])),
        4 => json!(dice.one(&[i64::MIN, -1, 255, 256, 9_007_199_254_740_993, i64::MAX])),
        _ => dice.one(&TEXTS).into(),
    }
}

fn value(dice: &mut Dice<'_>, levels: usize) -> Value {
    match dice.below(if levels == 0 { 3 } else { 6 }) {
        0..=2 => scalar(dice),
        3 => (0..dice.below(4)).map(|_| value(dice, levels - 1)).collect(),
        4 => members(dice, |dice| value(dice, levels - 1)).into(),
        _ => value(dice, levels - 1).to_string().into(),
    }
}

fn members(dice: &mut Dice<'_>, mut one: impl FnMut(&mut Dice<'_>) -> Value) -> Map<String, Value> {
    (0..dice.below(4)).map(|_| (dice.one(&KEYS).to_owned(), one(dice))).collect()
}

fn schema(dice: &mut Dice<'_>, levels: usize) -> Value {
    if dice.once_in(16) {
        return dice.once_in(2).into();
    }
    let mut schema = Map::new();
    for _ in 0..=dice.below(4) {
        let (word, value) = keyword(dice, levels);
        schema.insert(word.to_owned(), value);
    }
    schema.into()
}

/// A keyword with its value. Those with schemas inside come last.
fn keyword(dice: &mut Dice<'_>, levels: usize) -> (&'static str, Value) {
    const TYPES: [&str; 7] = ["string", "integer", "number", "boolean", "array", "object", "null"];
    let simple = |dice: &mut Dice<'_>| match dice.below(9) {
        0..=2 => ("type", dice.one(&TYPES).into()),
        3 => ("type", json!([dice.one(&TYPES), "null"])),
        4 => ("enum", (0..=dice.below(3)).map(|_| scalar(dice)).collect()),
        5 => ("const", scalar(dice)),
        6 => ("required", json!([dice.one(&KEYS)])),
        7 => {
            let bounds = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "minProperties"];
            (dice.one(&bounds), dice.below(4).into())
        }
        _ => match dice.below(5) {
            0 => ("uniqueItems", true.into()),
            1 => ("multipleOf", 2.into()),
            2 => ("pattern", "^[a-z0-9]*$".into()),
            3 => ("format", "date-time".into()),
            _ => ("x-coerce", json!([dice.one(&["string_to_number", "trim", "singleton_list", "ignore_case"])])),
        },
    };
    if levels == 0 {
        return simple(dice);
    }
    let inner = |dice: &mut Dice<'_>| schema(dice, levels - 1);
    match dice.below(13) {
        0 | 1 => simple(dice),
        2..=4 => ("properties", members(dice, inner).into()),
        5 => ("items", inner(dice)),
        6 => {
            (dice.one(&["anyOf", "oneOf", "allOf", "prefixItems"]), (0..=dice.below(3)).map(|_| inner(dice)).collect())
        }
        7 => ("additionalProperties", inner(dice)),
        8 => ("$ref", dice.one(&["#/$defs/a", "#", "#/properties/a", "#/items", "#a", "b"]).into()),
        9 => (
            dice.one(&["not", "if", "then", "else", "contains", "propertyNames", "unevaluatedProperties"]),
            inner(dice),
        ),
        // Forms that lead back from several branches.
        10 => {
            let form =
                |dice: &mut Dice<'_>| json!({"properties": {dice.one(&KEYS): {"$ref": dice.one(&["#", "#/$defs/a"])}}});
            (dice.one(&["anyOf", "oneOf", "allOf"]), (0..=dice.below(4)).map(|_| form(dice)).collect())
        }
        11 => ("patternProperties", json!({dice.one(&["^a", "b$", "."]): inner(dice)})),
        _ => (dice.one(&["dependentSchemas", "dependencies"]), members(dice, inner).into()),
    }
}
