//! The cases of `cases/rules.jsonl` through a JSON Schema that says what the type says: one engine, one answer.

use serde::Deserialize;
use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{Error, Report};
use serde_json::{Value, json};

/// A line of the data. Its texts are JSON.
#[derive(Debug, Deserialize)]
struct Case {
    r#type: String,
    rules: Vec<String>,
    input: String,
    result: Option<String>,
    #[serde(default)]
    coercions: Vec<Value>,
    error: Option<String>,
    #[serde(default)]
    path: String,
}

/// What comes of the member `field`.
#[derive(Debug, PartialEq)]
enum Outcome {
    Read { result: Option<Value>, coercions: Value },
    Refused { issues: Vec<(String, String)> },
}

impl Case {
    fn all() -> impl Iterator<Item = Self> {
        include_str!("../cases/rules.jsonl").lines().map(|line| serde_json::from_str(line).unwrap())
    }

    /// The schema of an object whose member `field` is of the type.
    fn schema(&self) -> Value {
        let has_default = self.r#type.ends_with(" with #[serde(default)]");
        let member = equivalent(self.r#type.trim_end_matches(" with #[serde(default)]"));
        let required = if has_default { json!([]) } else { json!(["field"]) };
        json!({"type": "object", "properties": {"field": member}, "required": required})
    }

    fn outcome(&self, input: &Value) -> Outcome {
        let policy = Policy::new().at("/field", self.rules.iter().cloned());
        let schema = Schema::compile(&self.schema(), &policy).unwrap_or_else(|error| panic!("{self:?}: {error}"));
        let read: Result<(Value, Report), Error> = schema.from_value_with_report(json!({"field": input}));
        match read {
            Ok((value, report)) => {
                let coercions = json!(report).get("_coercions").cloned().unwrap_or(json!([]));
                Outcome::Read { result: value.get("field").cloned(), coercions }
            }
            Err(error) => {
                let issue = |issue: &serde_coerce::Issue| (issue.path.to_pointer(), issue.code.to_string());
                Outcome::Refused { issues: error.issues().iter().map(issue).collect() }
            }
        }
    }

    fn expected(&self) -> Outcome {
        let path = |path: &str| format!("/field{path}");
        let Some(result) = &self.result else {
            return Outcome::Refused { issues: vec![(path(&self.path), self.error.clone().unwrap())] };
        };
        let mut removed = false;
        let entry = |entry: &Value| {
            let mut made = json!({"path": path(entry["path"].as_str().unwrap()), "rule": entry["rule"]});
            for key in ["from", "to"] {
                if let Some(text) = entry[key].as_str() {
                    made[key] = serde_json::from_str(text).unwrap();
                }
            }
            removed |= made.get("to").is_none();
            made
        };
        let coercions = self.coercions.iter().map(entry).collect();
        // A default is the type's: a JSON document has the member no more.
        let result = (!removed).then(|| serde_json::from_str(result).unwrap());
        Outcome::Read { result, coercions }
    }

    /// The differences that a JSON Schema makes, with what comes of them: `5.0` is an `integer` and stays as it is, and `1e300` is one
    /// that is too large.
    fn of_json_schema(&self) -> Option<Outcome> {
        let entry = |from: &str, to: f64| json!({"path": "/field", "rule": "string_to_number", "from": from, "to": to});
        let read = |result: f64, coercions| Some(Outcome::Read { result: Some(json!(result)), coercions });
        match (&*self.r#type, &*self.rules.join(" "), &*self.input) {
            ("u8", "string_to_number", "5.0") => read(5.0, json!([])),
            ("u8", "string_to_number", "\"5.0\"") => read(5.0, json!([entry("5.0", 5.0)])),
            ("u8", "string_to_number", "\"1e1\"") => read(10.0, json!([entry("1e1", 10.0)])),
            ("u32", "float_to_integer", "1e300") => {
                Some(Outcome::Refused { issues: vec![("/field".to_owned(), "invalid_value".to_owned())] })
            }
            _ => None,
        }
    }
}

/// The JSON Schema that accepts what the type does.
fn equivalent(name: &str) -> Value {
    let object =
        |member: &str, schema: Value| json!({"type": "object", "properties": {member: schema}, "required": [member]});
    let list = |items: Value| json!({"type": "array", "items": items});
    let entries = |values: Value| json!({"type": "object", "additionalProperties": values});
    match name {
        "u8" => json!({"type": "integer", "minimum": 0, "maximum": 255}),
        "u32" => json!({"type": "integer", "minimum": 0, "maximum": u32::MAX}),
        "u64" => json!({"type": "integer", "minimum": 0, "maximum": u64::MAX}),
        "i64" => json!({"type": "integer", "minimum": i64::MIN, "maximum": i64::MAX}),
        "f64" => json!({"type": "number"}),
        "bool" => json!({"type": "boolean"}),
        "String" => json!({"type": "string"}),
        "enum Color { red, green } (unit variants)" => json!({"enum": ["red", "green"]}),
        "enum Phase { in_progress, done } (unit variants)" => {
            json!({"type": "string", "enum": ["in_progress", "done"]})
        }
        "struct Entity { type: String }" => object("type", json!({"type": "string"})),
        "struct Filter { limit: u32 }" => object("limit", equivalent("u32")),
        "struct Named { name: String, limit: u32 }" => json!({
            "type": "object",
            "properties": {"name": {"type": "string"}, "limit": equivalent("u32")},
            "required": ["name", "limit"],
        }),
        "struct Criterion { description: String }" => object("description", json!({"type": "string"})),
        name => match name.split_once('<').map(|(outer, inner)| (outer, inner.strip_suffix('>').unwrap())) {
            Some(("Vec", inner)) => list(equivalent(inner)),
            Some(("Option", inner)) => json!({"anyOf": [equivalent(inner), {"type": "null"}]}),
            Some(("BTreeMap", inner)) => entries(equivalent(inner.strip_prefix("String, ").unwrap())),
            _ => panic!("no schema for {name}"),
        },
    }
}

/// As floats compare: a JSON document has `2` where the type has `2.0`.
fn same(one: &Outcome, other: &Outcome) -> bool {
    let float = |outcome: &Outcome| match outcome {
        Outcome::Read { result: Some(Value::Number(number)), coercions } => Some((number.as_f64(), coercions.clone())),
        _ => None,
    };
    one == other || float(one).is_some_and(|one| Some(one) == float(other))
}

#[test]
fn every_case_gives_what_the_derive_gives() {
    let (mut run, mut other, mut wrong) = (0, 0, Vec::new());
    for case in Case::all() {
        // What no `Value` holds can't come.
        let Ok(input) = serde_json::from_str::<Value>(&case.input) else { continue };
        let meant = case.of_json_schema();
        (run, other) = (run + 1, other + usize::from(meant.is_some()));
        let (outcome, expected) = (case.outcome(&input), meant.unwrap_or_else(|| case.expected()));
        if !same(&outcome, &expected) {
            wrong.push(format!("{} {:?} {}: {outcome:?}, not {expected:?}", case.r#type, case.rules, case.input));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(run > 220 && other == 4, "{run} {other}");
}
