//! Run-time schemas against their validator alone: `cargo bench -p coerce-benches --features schema --bench schemas`.
//!
//! Each row is a ratio of two times of one run, each the best of many rounds. With `--check` it fails where a clean call takes more
//! than [`LIMIT`] times what the validator takes.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Map, Value, json};

/// What a clean call may take, in multiples of the validation.
const LIMIT: f64 = 1.5;

const ROUNDS: usize = 200;
const CALLS: usize = 50;

/// A tool of 40 properties: every kind, an object in an object, a union.
fn tool() -> Value {
    let mut properties = Map::new();
    for group in 0..8 {
        properties.insert(format!("text_{group}"), json!({"type": "string", "description": "What to look for"}));
        properties.insert(format!("count_{group}"), json!({"type": "integer", "minimum": 0, "maximum": 1000}));
        properties.insert(format!("kind_{group}"), json!({"type": "string", "enum": ["person", "company", "article"]}));
        properties.insert(format!("tags_{group}"), json!({"type": "array", "items": {"type": "string"}}));
        let inner = json!({"type": "object", "properties": {"on": {"type": "boolean"}, "rate": {"anyOf": [{"type": "number"}, {"type": "null"}]}}});
        properties.insert(format!("options_{group}"), inner);
    }
    json!({"type": "object", "properties": properties, "required": ["text_0"], "additionalProperties": false})
}

fn call() -> Value {
    let mut members = Map::new();
    for group in 0..8 {
        members.insert(format!("text_{group}"), json!("grid storage"));
        members.insert(format!("count_{group}"), json!(25));
        members.insert(format!("kind_{group}"), json!("company"));
        members.insert(format!("tags_{group}"), json!(["a", "b"]));
        members.insert(format!("options_{group}"), json!({"on": true, "rate": 0.5}));
    }
    Value::Object(members)
}

fn policy() -> Policy {
    Policy::new()
        .on("integer", ["string_to_number"])
        .on("number", ["string_to_number"])
        .on("boolean", ["string_to_bool"])
        .on("enum", ["ignore_case"])
        .on("array", ["string_to_json", "singleton_list"])
        .on("object", ["string_to_json"])
}

/// The schemas of 200 tools: those in the data of tests and examples, again and again.
fn tools() -> Vec<Value> {
    let corpus: Value = serde_json::from_str(include_str!("../tests/data/calls/tools.json")).unwrap_or_default();
    let servers = [
        include_str!("../examples/data/gateway/browser.json"),
        include_str!("../examples/data/gateway/filesystem.json"),
        include_str!("../examples/data/gateway/issues.json"),
    ];
    let servers = servers.map(|text| serde_json::from_str::<Value>(text).unwrap_or_default()["tools"].take());
    let listed = servers.iter().chain([&corpus]).filter_map(Value::as_array).flatten();
    let schemas =
        listed.map(|tool| if tool["inputSchema"].is_null() { &tool["parameters"] } else { &tool["inputSchema"] });
    let schemas: Vec<Value> = schemas.cloned().collect();
    schemas.iter().cycle().take(200).cloned().collect()
}

/// How long a gateway takes to compile the tools of its servers by `Policy::tool_calls()`, and their validators alone.
fn of_gateway() -> (Duration, Duration) {
    let (tools, policy) = (tools(), Policy::tool_calls());
    let rounds = |run: &dyn Fn(&Value)| {
        let round = |_| {
            let start = Instant::now();
            tools.iter().for_each(run);
            start.elapsed()
        };
        (0..ROUNDS / 10).map(round).min().unwrap_or_default()
    };
    let compiled = rounds(&|tool| assert!(black_box(Schema::compile(black_box(tool), &policy)).is_ok()));
    (compiled, rounds(&|tool| assert!(black_box(jsonschema::validator_for(black_box(tool))).is_ok())))
}

/// The least time that one of many rounds has taken for `CALLS` calls. What is made ahead does not count.
fn best<I>(mut ahead: impl FnMut() -> I, mut run: impl FnMut(I)) -> Duration {
    let round = |_| {
        let inputs: Vec<I> = (0..CALLS).map(|_| ahead()).collect();
        let start = Instant::now();
        inputs.into_iter().for_each(&mut run);
        start.elapsed()
    };
    (0..ROUNDS).map(round).min().unwrap_or_default()
}

fn main() -> ExitCode {
    let (tool, clean) = (tool(), call());
    let mut dirty = clean.clone();
    for (member, value) in [("count_0", json!("25")), ("tags_3", json!("a")), ("kind_7", json!("Company"))] {
        dirty[member] = value;
    }
    let compiled = |policy: Policy| Schema::compile(&tool, &policy).unwrap_or_else(|error| panic!("{error}"));
    let (ruled, eager) = (compiled(policy()), compiled(policy().on("string", ["trim"])));
    let validator = jsonschema::validator_for(&tool).unwrap_or_else(|error| panic!("{error}"));
    let build = best(|| (), |()| drop(black_box(jsonschema::validator_for(black_box(&tool)))));
    let compile = best(|| (), |()| drop(black_box(Schema::compile(black_box(&tool), &policy()))));
    // The value goes where the reading is done with it.
    let validate = best(|| clean.clone(), |value| assert!(black_box(validator.is_valid(&value))));
    let read = |schema: &Schema, value: &Value| {
        best(|| value.clone(), |value| assert!(black_box(schema.from_value_with_report(value)).is_ok()))
    };
    let ratio = |one: Duration, other: Duration| one.as_secs_f64() / other.as_secs_f64();
    let clean_ratio = ratio(read(&ruled, &clean), validate);
    println!(
        "compile 40 properties / build of the validator   {:.2}  ({:?} each)",
        ratio(compile, build),
        compile / 50
    );
    let (gateway, validators) = of_gateway();
    let gateway_ratio = ratio(gateway, validators);
    println!("200 tools by `tool_calls()` / their validators   {gateway_ratio:.2}  ({gateway:?}; limit {LIMIT})");
    println!("clean call / validation                          {clean_ratio:.2}  (limit {LIMIT})");
    println!("clean call, eager rules / validation             {:.2}", ratio(read(&eager, &clean), validate));
    println!("3 of 40 to repair / validation                   {:.2}", ratio(read(&ruled, &dirty), validate));
    let checks = std::env::args().any(|argument| argument == "--check");
    if checks && clean_ratio.max(gateway_ratio) > LIMIT { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
