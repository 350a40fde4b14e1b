//! Derived types and the JSON Schemas that schemars writes for them: with the same rules, the same documents, reports and issues.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{Coerce, Error, IssueCode, Report};
use serde_json::{Value, json};

/// A type with one field, and values that may come for it.
trait Leaf: Coerce + Serialize + JsonSchema {
    fn values() -> Vec<Value>;
}

macro_rules! leaves {
    ($($name:ident: $type:ty, [$($rule:tt)*], [$($value:tt),* $(,)?];)*) => {
        $(
            #[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
            struct $name {
                #[coerce($($rule)*)]
                v: $type,
            }

            impl Leaf for $name {
                fn values() -> Vec<Value> {
                    vec![$(json!({"v": $value})),*, json!({}), json!({"v": null}), json!([]), json!("x")]
                }
            }
        )*

        /// Calls a function for each of them.
        macro_rules! each_leaf {
            ($call:ident) => {
                $($call!($name);)*
            };
        }

        macro_rules! each_leaf_beside {
            ($call:ident, $other:ident) => {
                $($call!($name, $other);)*
            };
        }
    };
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
#[serde(rename_all = "snake_case")]
enum Speed {
    /// With a description each value is an alternative of its own.
    Fast,
    VerySlow,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
#[serde(deny_unknown_fields)]
struct Point {
    #[coerce(string_to_number)]
    x: f64,
}

leaves! {
    Count: u64, [string_to_number, float_to_integer], [1, "2", "x", (-1), true, "1e3", 1.5, [1]];
    Float: f64, [string_to_number], [1, 1.5, "2.5", "x", false, {}];
    Flag: bool, [string_to_bool, number_to_bool], [true, "false", "yes", 1, 2];
    Text: String, [number_to_string, bool_to_string, trim], ["a", 5, 1.5, true, " a ", ["a"]];
    Word: Speed, [ignore_case(separators)], ["fast", "FAST", "very-slow", "slow", 1];
    Maybe: Option<i64>, [string_to_number, text_to_null("none"), empty_to_null], [1, "1", "none", "", "x"];
    Counts: Vec<u64>, [string_to_json, string_to_list, singleton_list, string_to_number], [[1, "2"], "[1]", "1, 2", 7, "x", [true], [5.0]];
    Texts: Vec<String>, [map_to_list, singleton_list], [["a"], {"0": "a"}, "a", {"1": "a"}];
    Map: BTreeMap<String, u64>, [string_to_json, string_to_number], [{"a": 1, "b": "2"}, "{\"a\": 1}", {"a": "x"}, [1]];
    Inside: Point, [string_to_json, object_to_value(key = "value")], [{"x": 1.5}, "{\"x\": \"1\"}", {"value": {"x": 1}}, {"x": "a"}, {"y": 1}];
    Points: Vec<Point>, [singleton_list, each(string_to_json)], [[{"x": 1}], {"x": "1"}, ["{\"x\": 1}"], [{"x": null}]];
    Either: Option<Speed>, [ignore_case, text_to_null("n/a")], ["fast", "FAST", "n/a", "slow"];
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
struct Holds<T> {
    inner: T,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
struct HoldsMaybe<T> {
    inner: Option<T>,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
struct Lists<T> {
    #[coerce(string_to_json, singleton_list)]
    inner: Vec<T>,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
struct Maps<T> {
    inner: BTreeMap<String, T>,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
#[serde(deny_unknown_fields)]
struct Closed<T> {
    inner: T,
    #[coerce(string_to_bool)]
    flag: Option<bool>,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
#[coerce(string_to_json)]
struct Rooted<T> {
    inner: T,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
#[serde(tag = "kind")]
enum Tagged<T> {
    One(T),
    Two { inner: T },
}

#[derive(Debug, Serialize, Deserialize, JsonSchema, Coerce)]
struct Both<A, B> {
    a: A,
    b: B,
}

/// How many types were compared, how many documents, and those that were read otherwise.
#[derive(Default)]
struct Compared {
    types: usize,
    documents: usize,
    read: usize,
    different: Vec<String>,
}

impl Compared {
    fn of<T: Coerce + Serialize + JsonSchema>(&mut self, documents: impl IntoIterator<Item = Value>) {
        self.types += 1;
        let schema = json!(schemars::schema_for!(T));
        let table = T::rules();
        let policy = table.rows().iter().fold(Policy::new(), |policy, row| {
            let rules = row.rules.iter().map(|rule| match &*rule.arguments {
                "" => rule.rule.to_string(),
                arguments => format!("{}({arguments})", rule.rule),
            });
            // A policy has no word for the variant: its rules stand where they fit.
            let steps = row.path.split('/').filter(|step| !step.contains('='));
            let location = steps.collect::<Vec<_>>().join("/");
            policy.at(if location == "(root)" { String::new() } else { location }, rules)
        });
        let schema = Schema::compile(&schema, &policy).unwrap_or_else(|error| panic!("{schema:#}\n{table}\n{error}"));
        for document in documents {
            self.documents += 1;
            let derived = T::from_value_with_report(document.clone());
            let run_time = schema.from_value_with_report(document.clone());
            self.read += usize::from(derived.is_ok());
            let derived = said(derived.map(|(value, report)| (json!(value), report)));
            let run_time = said(run_time.map(|(value, report)| {
                // serde leaves out what it ignores, and writes what is absent.
                let typed = T::from_value(value).map(|value| json!(value));
                (typed.unwrap_or_default(), report)
            }));
            if derived != run_time {
                self.different.push(format!("{document}\n  derived:  {derived}\n  run time: {run_time}"));
            }
        }
    }
}

/// What came of it: the document and the entries, or the issues by path and code.
fn said(read: Result<(Value, Report), Error>) -> String {
    match read {
        Ok((value, report)) => format!("{value} {}", json!(report)),
        Err(error) => {
            let code = |code| if code == IssueCode::UnknownVariant { IssueCode::InvalidValue } else { code };
            let issues =
                error.issues().iter().map(|issue| format!("{} {:?}", issue.path.to_pointer(), code(issue.code)));
            issues.collect::<Vec<_>>().join(", ")
        }
    }
}

fn with_kind(mut value: Value, kind: &str) -> Value {
    if let Some(members) = value.as_object_mut() {
        members.insert("kind".to_owned(), json!(kind));
    }
    value
}

#[test]
fn derived_and_run_time_agree() {
    let mut compared = Compared::default();
    let inner = |value: Value| json!({"inner": value});
    macro_rules! shapes {
        ($leaf:ident) => {
            let values = || $leaf::values().into_iter();
            compared.of::<$leaf>(values());
            compared.of::<Holds<$leaf>>(values().map(inner));
            compared.of::<HoldsMaybe<$leaf>>(values().map(inner).chain([json!({"inner": null}), json!({})]));
            compared.of::<Lists<$leaf>>(values().flat_map(|value| [inner(json!([value])), inner(value.clone()), inner(json!(value.to_string()))]));
            compared.of::<Maps<$leaf>>(values().map(|value| inner(json!({"a": value}))));
            compared.of::<Closed<$leaf>>(values().flat_map(|value| [inner(value.clone()), json!({"inner": value, "flag": "true"}), json!({"inner": value, "other": 1})]));
            compared.of::<Rooted<$leaf>>(values().flat_map(|value| [inner(value.clone()), json!(inner(value).to_string())]));
            compared.of::<Tagged<$leaf>>(values().flat_map(|value| [with_kind(value.clone(), "One"), with_kind(inner(value.clone()), "Two"), with_kind(value, "Three")]));
            compared.of::<Holds<Lists<$leaf>>>(values().map(|value| inner(inner(json!([value])))));
            compared.of::<Lists<Holds<$leaf>>>(values().map(|value| inner(json!([inner(value)]))));
            compared.of::<Maps<Lists<$leaf>>>(values().map(|value| inner(json!({"a": inner(value)}))));
            compared.of::<HoldsMaybe<Closed<$leaf>>>(values().map(|value| inner(inner(value))));
            compared.of::<Holds<Tagged<$leaf>>>(values().map(|value| inner(with_kind(value, "One"))));
            macro_rules! both {
                ($other:ident, $one:ident) => {
                    let pairs = $one::values().into_iter().zip($other::values().into_iter().cycle());
                    compared.of::<Both<$one, $other>>(pairs.map(|(a, b)| json!({"a": a, "b": b})));
                };
            }
            each_leaf_beside!(both, $leaf);
        };
    }
    each_leaf!(shapes);
    let Compared { types, documents, read, different } = compared;
    println!("{types} types, {documents} documents, {read} of them read, {} otherwise", different.len());
    assert_eq!((types, read > documents / 4), (300, true));
    // `5.0` is an integer for a JSON Schema. Of a number that is too small inside an alternative the validator says that the alternative is wrong.
    let (known, unknown): (Vec<_>, Vec<_>) = different.into_iter().partition(|case| {
        case.lines().next().is_some_and(|document| document.contains("5.0") || document.contains("-1"))
    });
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
    assert!(!known.is_empty());
}
