//! The cases of `cases/rules.jsonl`, all of them, through every entry point: exact value, exact report, exact issue.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Error, Options, Report};
use serde_json::{Value, json};

/// A line of the data. Its texts are JSON, so that `5`, `5.0` and `1e400` stay apart.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    r#type: String,
    rules: Vec<String>,
    input: String,
    result: Option<String>,
    #[serde(default)]
    coercions: Vec<Entry>,
    error: Option<String>,
    #[serde(default)]
    path: String,
}

/// A coercion of a case; its path is relative to the field.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    path: String,
    rule: String,
    from: String,
    to: Option<String>,
}

/// What comes of a document with one field.
#[derive(Debug, PartialEq)]
enum Outcome {
    Read { result: Value, coercions: Value },
    Refused { issues: Vec<(String, String)> },
}

/// The field that a pair of type and rules describes.
struct Field {
    r#type: String,
    rules: String,
    run: fn(&Case) -> [Outcome; 5],
}

impl Case {
    fn all() -> Vec<Self> {
        let lines = include_str!("../cases/rules.jsonl").lines();
        lines.map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
    }

    fn is_of(&self, field: &Field) -> bool {
        field.r#type == dense(&self.r#type) && field.rules == dense(&self.rules.join(","))
    }

    fn expected(&self) -> Outcome {
        match &self.result {
            Some(result) => Outcome::Read { result: json_of(result), coercions: self.entries() },
            None => Outcome::Refused { issues: vec![(in_field(&self.path), self.error.clone().unwrap_or_default())] },
        }
    }

    fn entries(&self) -> Value {
        let entry = |Entry { path, rule, from, to }: &Entry| {
            let mut entry = json!({"path": in_field(path), "rule": rule, "from": json_of(from)});
            if let Some(to) = to {
                entry["to"] = json_of(to);
            }
            entry
        };
        written_alike(self.coercions.iter().map(entry).collect())
    }

    fn document(&self) -> String {
        format!(r#"{{"field": {}}}"#, self.input)
    }
}

impl Outcome {
    /// What was read, after a look at what the report is good for: its patch makes a document that serde reads to the same.
    fn of<T: Serialize + DeserializeOwned>(read: Result<(T, Report), Error>, document: &Value) -> Self {
        let (result, report) = match read {
            Ok((value, report)) => (json!(value), report),
            Err(error) => {
                let issues = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code.to_string()));
                return Self::Refused { issues: issues.collect() };
            }
        };
        assert_eq!(json!(canonical::<T>(document.clone(), &report)), result, "{document}");
        let coercions = written_alike(json!(report)["_coercions"].clone());
        Self::Read { result: result["field"].clone(), coercions }
    }
}

fn canonical<T: DeserializeOwned>(mut document: Value, report: &Report) -> T {
    let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).unwrap();
    json_patch::patch(&mut document, &patch).unwrap();
    serde_json::from_value(document).unwrap()
}

/// With `serde_json`'s `arbitrary_precision` a number is as it was written: `1e3` is not `1000.0`.
fn written_alike(value: Value) -> Value {
    match value {
        Value::Number(number) if number.is_f64() => json!(number.as_f64()),
        Value::Array(items) => items.into_iter().map(written_alike).collect(),
        Value::Object(members) => members.into_iter().map(|(key, value)| (key, written_alike(value))).collect(),
        other => other,
    }
}

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn in_field(path: &str) -> String {
    format!("/field{path}")
}

fn dense(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Reads the case's document through every entry point.
fn run<T: Coerce + Serialize + DeserializeOwned>(case: &Case) -> [Outcome; 5] {
    let text = case.document();
    let value = json_of(&text);
    let options = Options::default();
    [
        T::from_value_with_report(value.clone()),
        T::from_str_with_report(&text),
        T::from_slice_with_report(text.as_bytes()),
        T::from_deserializer_with_report(value.clone()),
        options.from_deserializer_with_report(&mut serde_json::Deserializer::from_str(&text)),
    ]
    .map(|read| Outcome::of(read, &value))
}

/// A struct with one field for each pair of type and rules; `as` gives the data's words for a type that has none of its own.
macro_rules! fields {
    ($($(#[$attribute:meta])* $type:ty $(as $shown:literal)? [$($rules:tt)*];)*) => {
        [$({
            #[derive(Deserialize, Serialize, Coerce)]
            struct Holder {
                $(#[$attribute])*
                #[coerce($($rules)*)]
                field: $type,
            }
            let own = concat!(stringify!($type) $(, " with #[", stringify!($attribute), "]")*);
            let [shown, ..] = [$($shown,)? own];
            Field { r#type: dense(shown), rules: dense(stringify!($($rules)*)), run: run::<Holder> }
        }),*]
    };
}

#[derive(Deserialize, Serialize, Coerce)]
struct Entity {
    r#type: String,
}

#[derive(Deserialize, Serialize, Coerce)]
struct Criterion {
    description: String,
}

#[derive(Deserialize, Serialize, Coerce)]
struct Filter {
    limit: u32,
}

#[derive(Deserialize, Serialize, Coerce)]
struct Named {
    name: String,
    limit: u32,
}

#[derive(Deserialize, Serialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Color {
    Red,
    Green,
}

#[derive(Deserialize, Serialize, Coerce)]
#[serde(rename_all = "snake_case")]
enum Phase {
    InProgress,
    Done,
}

fn fields() -> Vec<Field> {
    fields! {
        u8 [string_to_number];
        i64 [string_to_number];
        u64 [string_to_number];
        f64 [string_to_number];
        u32 [float_to_integer];
        u32 [string_to_number, float_to_integer];
        u64 [string_to_number, float_to_integer];
        bool [string_to_bool];
        bool [string_to_bool, ignore_case];
        bool [string_to_bool(yes("yes", "1"), no("no", "0"))];
        bool [number_to_bool];
        u32 [bool_to_number];
        Vec<u64> [bool_to_number];
        String [number_to_string];
        String [number_to_string(floats)];
        String [bool_to_string];
        String [trim];
        String [bool_to_choice(yes = "done", no = "todo")];
        Vec<String> [singleton_list];
        Vec<u64> [string_to_number, singleton_list];
        Vec<u64> [string_to_json, singleton_list, string_to_number];
        Vec<String> [string_to_json, singleton_list];
        Vec<String> [string_to_list(separator = ",")];
        Vec<u32> [string_to_list(separator = ","), singleton_list, string_to_number];
        Vec<String> [map_to_list];
        Vec<Named> as "Vec<struct Named { name: String, limit: u32 }>" [map_to_list(key = "name")];
        BTreeMap<String, Filter> as "BTreeMap<String, struct Filter { limit: u32 }>" [list_to_map(key = "name")];
        u32 [list_to_item];
        u32 [object_to_value(key = "value")];
        #[serde(default)] u32 [null_to_default];
        Option<u32> [empty_to_null, string_to_number];
        Option<String> [empty_to_null];
        Option<String> [text_to_null("null", "None")];
        #[serde(default)] u32 [empty_to_null, null_to_default];
        #[serde(default)] u32 [invalid_to_default];
        BTreeMap<String, String> [list_to_map(value = "done")];
        BTreeMap<String, u32> [string_to_number];
        Option<Vec<Option<u8>>> [string_to_number, singleton_list];
        Entity as "struct Entity { type: String }"
            [string_to_object(key = "type", only("company", "person"))];
        Vec<Criterion> as "Vec<struct Criterion { description: String }>"
            [string_to_object(key = "description")];
        Filter as "struct Filter { limit: u32 }" [string_to_json];
        Color as "enum Color { red, green } (unit variants)" [ignore_case];
        Color as "enum Color { red, green } (unit variants)" [ignore_case, trim];
        Color as "enum Color { red, green } (unit variants)" [string_to_json];
        Phase as "enum Phase { in_progress, done } (unit variants)" [ignore_case(separators)];
        Vec<u32> [unfence, string_to_json];
        Vec<String> [python_to_json];
        Vec<Option<bool>> [python_to_json];
        Vec<f64> [json5_to_json];
        Vec<String> [json5_to_json];
        Filter as "struct Filter { limit: u32 }" [string_to_json, python_to_json, json5_to_json];
    }
    .into()
}

#[test]
fn every_case_holds_through_every_entry_point() {
    let fields = fields();
    let mut wrong = Vec::new();
    for case in Case::all() {
        let field = fields.iter().find(|field| case.is_of(field));
        let field = field.unwrap_or_else(|| panic!("no struct for {} with {:?}", case.r#type, case.rules));
        let expected = case.expected();
        let outcomes = (field.run)(&case);
        let message =
            |outcome| format!("{} {:?} {}: {outcome:?}, not {expected:?}", case.r#type, case.rules, case.input);
        wrong.extend(outcomes.iter().filter(|outcome| **outcome != expected).map(message));
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_struct_has_cases_and_no_two_are_alike() {
    let cases = Case::all();
    assert_eq!(cases.len(), 286);
    let fields = fields();
    let pairs: BTreeSet<_> = fields.iter().map(|field| (&field.r#type, &field.rules)).collect();
    assert_eq!(pairs.len(), fields.len());
    for field in &fields {
        assert!(cases.iter().any(|case| case.is_of(field)), "no case for {} with {}", field.r#type, field.rules);
    }
}

#[test]
fn every_case_has_either_a_result_or_an_error() {
    for Case { input, result, error, coercions, .. } in Case::all() {
        assert_eq!(result.is_none(), error.is_some(), "{input}");
        assert!(result.is_some() || coercions.is_empty(), "{input}");
    }
}
