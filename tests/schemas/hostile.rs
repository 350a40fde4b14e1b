//! Schemas from a server that wishes no good: each ends in bounded work, or is refused by name.

use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{Error, IssueCode, Limits};
use serde_json::{Map, Value, json};

fn policy() -> Policy {
    let policy = Policy::new().on("integer", ["string_to_number"]).on("enum", ["ignore_case"]);
    policy.on("object", ["string_to_json"]).on("array", ["singleton_list"])
}

fn compiled(schema: &Value) -> Schema {
    Schema::compile(schema, &policy()).unwrap_or_else(|error| panic!("{error}"))
}

fn read(schema: &Value, value: Value) -> Result<Value, Error> {
    compiled(schema).from_value_with_report(value).map(|(value, _)| value)
}

/// The codes of the issues. A value that is accepted has none.
fn codes(schema: &Value, value: Value) -> Vec<IssueCode> {
    read(schema, value).err().map_or_else(Vec::new, |error| error.issues().iter().map(|issue| issue.code).collect())
}

fn names(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("name{number}")).collect()
}

fn object(count: usize, member: impl Fn(usize) -> (String, Value)) -> Value {
    Value::Object((0..count).map(member).collect::<Map<_, _>>())
}

#[test]
fn regular_expressions_of_nested_repetitions_are_refused_where_they_take_too_long() {
    let too_large = json!({"type": "string", "pattern": "^((a{0,100}){0,100}){0,100}$"});
    let fault = Schema::compile(&too_large, &policy()).unwrap_err().to_string();
    assert!(fault.contains("524288 states"), "{fault}");
    let large = json!({"type": "string", "pattern": "^((a{0,70}){0,70}){0,70}$"});
    let fault = Schema::compile(&large, &policy()).unwrap_err().to_string();
    assert!(fault.contains("is not a \"regex\""), "{fault}");
    let nested = json!({"type": "string", "pattern": "^((a{0,30}){0,30}){0,30}$"});
    assert_eq!(codes(&nested, json!("a".repeat(10))), []);
    assert_eq!(codes(&nested, json!("a".repeat(1000))), [IssueCode::LimitExceeded]);
    // Many strings are as much as one.
    assert_eq!(codes(&json!({"items": nested}), json!(vec!["a".repeat(10); 100])), [IssueCode::LimitExceeded]);
    // So are names, and a string that a rule takes apart.
    let of_names = json!({"propertyNames": {"allOf": [nested]}});
    assert_eq!(codes(&of_names, object(100, |n| (format!("{n:010}"), json!(1)))), [IssueCode::LimitExceeded]);
    let inside = json!({"type": "object", "properties": {"a": nested}});
    let text = json!({"a": "a".repeat(1000)}).to_string();
    assert_eq!(codes(&inside, json!(text)), [IssueCode::LimitExceeded]);
}

#[test]
fn many_large_regular_expressions_are_refused() {
    let nested =
        |n: usize| json!({"type": "string", "pattern": format!("^((a{{0,30}}){{0,30}}){{0,30}}{}$", "b".repeat(n))});
    let unicode =
        |n: usize| json!({"type": "string", "pattern": format!("{}{}", r"\p{L}x".repeat(100), "b".repeat(n))});
    let parts = |count: usize, part: &dyn Fn(usize) -> Value| {
        let schema = json!({"type": "object", "properties": object(count, |n| (format!("k{n}"), part(n)))});
        Schema::compile(&schema, &policy()).map_err(|error| error.to_string())
    };
    for part in [&nested as &dyn Fn(usize) -> Value, &unicode] {
        let fault = parts(128, part).unwrap_err();
        assert_eq!(fault, "the regular expressions have more than 524288 states: remove repetitions");
        // The same ones are compiled once.
        assert!(parts(128, &|_| part(0)).is_ok());
    }
    let real = |n: usize| json!({"type": "string", "pattern": format!("^k{n}[A-Za-z0-9_.-]{{1,128}}$")});
    assert!(parts(1_000, &real).is_ok());
}

#[test]
fn regular_expressions_that_go_back_end() {
    for pattern in ["^(a+)+$", "^(a|a?)+$", "(.*)(.*)(.*)(.*)=x", "^(?=(a+)+$)(a+)+b$", r"^(a*)*\1b$"] {
        let schema = json!({"items": {"type": "string", "pattern": pattern}});
        let wrong = codes(&schema, json!(vec!["a".repeat(1000) + "!"; 100]));
        assert!(!wrong.is_empty(), "{pattern}");
    }
}

/// What takes 2^30 steps back for a string of 30 letters.
const EXPONENTIAL: &str = r"^(a|a)*\1b$";

#[test]
fn regular_expressions_that_go_back_are_limited_in_sum() {
    let strings = |count: usize, length: usize| json!(vec!["a".repeat(length); count]);
    let names = |count: usize| object(count, |n| (format!("{n:05}{}", "a".repeat(10)), json!(1)));
    let exponential = |n: usize| (format!("(a|a)*\\1b{}$", "c?".repeat(n)), json!({"type": "integer"}));
    let one = json!({"pattern": EXPONENTIAL});
    for (schema, value) in [
        (json!({"items": one}), strings(1_000, 10)),
        (json!({"items": {"oneOf": [one, {"pattern": "^(a|a)*\\1c$"}]}}), strings(1_000, 10)),
        (json!({"patternProperties": object(8, exponential)}), names(200)),
        (json!({"patternProperties": object(1, exponential)}), names(1_000)),
        (json!({"propertyNames": {"anyOf": [{"pattern": r"^(\d|a|a)*\1b$"}]}}), names(1_000)),
        (
            json!({"type": "object", "properties": {"a": {"items": one}}}),
            json!(json!({"a": strings(1_000, 10)}).to_string()),
        ),
    ] {
        assert_eq!(codes(&schema, value), [IssueCode::LimitExceeded], "{schema}");
    }
}

#[test]
fn a_string_in_which_it_goes_back_too_often_refuses_the_document() {
    let schema = json!({"items": {"type": "string", "pattern": EXPONENTIAL}});
    let error = read(&schema, json!(["a".repeat(40), "x", 5])).unwrap_err();
    let said = "go back 65536 times at most";
    assert!(error.issues().iter().any(|issue| issue.to_string().ends_with(said)), "{error}");
    assert!(error.issues().iter().all(|issue| issue.code != IssueCode::InvalidValue), "{error}");
}

#[test]
fn looking_around_as_real_schemas_do_is_no_work() {
    let host = r"^(?=.{1,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+[a-z]{2,63}$";
    for (pattern, text, count) in [
        ("^(?!foo)bar", "bar and more", 20_000),
        (r"^(?=.*\d)(?=.*[a-z])(?=.*[^\w]).{8,64}$", "secret-12", 1_000),
        (host, "www.some-host.example.org", 1_000),
        (r"(['\x22]).*\1", "a 'word' in quotes", 1_000),
        ("foo(?!bar)", "foo", 20_000),
    ] {
        let schema = json!({"items": {"type": "string", "pattern": pattern}});
        assert_eq!(codes(&schema, json!(vec![text; count])), [], "{pattern}");
    }
    assert_eq!(codes(&json!({"pattern": "foo(?!bar)"}), json!("some foobar text, ".repeat(3_000) + "foo")), []);
    let names = json!({"patternProperties": {"^(?!x-)n": {"type": "integer"}}, "additionalProperties": false});
    assert_eq!(codes(&names, object(5_000, |n| (format!("n{n}"), json!(1)))), []);
}

#[test]
fn what_real_schemas_have_is_no_work() {
    let words = names(4_000);
    for (schema, value) in [
        (json!({"pattern": "^.{1,4000}$"}), json!("a".repeat(4000))),
        (json!({"pattern": r"^(?=.*\d)(?=.*[a-z]).{8,64}$"}), json!("secret-1")),
        (json!({"items": {"enum": words}}), json!(vec![&words[3_999]; 1_000])),
        (json!({"required": names(500), "type": "object"}), object(500, |n| (format!("name{n}"), json!(1)))),
    ] {
        assert_eq!(codes(&schema, value), [], "{}", schema.to_string().chars().take(80).collect::<String>());
    }
}

#[test]
fn required_names_and_allowed_values_times_items_are_limited() {
    let required = json!({"items": {"type": "object", "required": names(10_000)}});
    assert_eq!(codes(&required, json!(vec![json!({}); 1_000])), [IssueCode::LimitExceeded]);
    assert!(codes(&required, json!([{}])).iter().all(|code| *code == IssueCode::MissingField));
    let dependent = json!({"items": {"dependentRequired": {"a": names(10_000)}}});
    assert_eq!(codes(&dependent, json!(vec![json!({"a": 1}); 1_000])), [IssueCode::LimitExceeded]);
    let allowed = json!({"items": {"enum": names(20_000)}});
    assert_eq!(codes(&allowed, json!(vec!["x"; 2_000])), [IssueCode::LimitExceeded]);
    assert_eq!(read(&allowed, json!(["NAME19999"])).ok(), Some(json!(["name19999"])));
    let names_of = json!({"propertyNames": {"enum": names(10_000)}});
    assert_eq!(codes(&names_of, json!({"name7": 1})), []);
}

#[test]
fn the_limit_is_the_callers() {
    let schema = compiled(&json!({"items": {"type": "object", "required": names(1_000)}}));
    let value = json!(vec![json!({}); 100]);
    let read = |steps: usize| {
        let schema = schema.clone().limits(Limits::default().validation_steps(steps));
        let error = schema.from_value_with_report(value.clone()).unwrap_err();
        (error.issues()[0].code, error.issues()[0].to_string())
    };
    let (code, said) = read(1 << 16);
    assert_eq!(code, IssueCode::LimitExceeded);
    assert_eq!(said, "over the limit, expected what the schema judges in 65536 steps, and 1024 for each byte");
    assert_eq!(read(1 << 20).0, IssueCode::MissingField);
}

#[test]
fn patterns_of_properties_times_members_are_limited() {
    let patterns = |count| object(count, |n| (format!("^k{n}[a-z]+$"), json!({"type": "integer"})));
    let members = |count| object(count, |n| (format!("k{n}a"), json!("1")));
    let schema = json!({"type": "object", "patternProperties": patterns(1_000)});
    assert_eq!(codes(&schema, members(100)), []);
    assert_eq!(codes(&schema, members(3_000)), [IssueCode::LimitExceeded]);
    let both = json!({"type": "object", "patternProperties": patterns(1_000), "properties": members_of(1_000)});
    let fault = Schema::compile(&both, &policy()).unwrap_err().to_string();
    assert!(fault.contains("pairs of `properties` and `patternProperties`: remove some"), "{fault}");
}

#[test]
fn pairs_of_properties_and_patterns_are_limited_in_sum() {
    let of = |patterns: usize, pattern: &str| {
        let patterns = object(patterns, |n| (format!("{pattern}{n}"), json!({})));
        json!({"type": "object", "patternProperties": patterns, "properties": members_of(500)})
    };
    let uses = |part: Value, count: usize| {
        let uses = object(count, |n| (format!("p{n}"), json!({"$ref": "#/$defs/part"})));
        Schema::compile(&json!({"type": "object", "$defs": {"part": part}, "properties": uses}), &policy())
    };
    for (schema, count) in [(of(100, "^k[a-z]"), 50), (of(50, EXPONENTIAL), 1)] {
        let fault = uses(schema, count).unwrap_err().to_string();
        assert!(fault.contains("pairs of `properties` and `patternProperties`: remove some"), "{fault}");
    }
    assert!(uses(of(10, "^k[a-z]"), 50).is_ok() && uses(of(10, EXPONENTIAL), 1).is_ok());
}

fn members_of(count: usize) -> Value {
    object(count, |n| (format!("k{n}a"), json!({"type": "integer"})))
}

#[test]
fn alternatives_times_items_end() {
    let part = |n: usize| json!({"type": "object", "required": ["t"], "properties": {"t": {"const": n}, "a": {"type": "integer"}}});
    let parts: Vec<Value> = (0..300).map(part).collect();
    for keyword in ["anyOf", "oneOf"] {
        let schema = json!({"items": {keyword: parts}});
        let right = (0..300).map(|n| json!({"t": n, "a": "1"})).collect();
        let read = read(&schema, right).unwrap_or_else(|error| panic!("{keyword}: {error}"));
        assert_eq!(read[299], json!({"t": 299, "a": 1}), "{keyword}");
        let wrong = codes(&schema, json!(vec![json!({"t": "x", "a": "1"}); 300]));
        assert!(!wrong.is_empty(), "{keyword}");
    }
}

#[test]
fn alternatives_that_share_a_large_enum_end() {
    let values: Vec<Value> = (0..5_000).map(|n| json!(format!("v{n}"))).collect();
    for keyword in ["anyOf", "oneOf"] {
        let shared = |count| {
            let parts = vec![json!({"$ref": "#/$defs/part"}); count];
            json!({keyword: parts, "$defs": {"part": {"enum": values}}})
        };
        // Each alternative lists all of them. A few may; of many it is not known that they are lists.
        for count in [10, 5_000] {
            let wrong = codes(&shared(count), json!("x"));
            assert!(!wrong.is_empty(), "{keyword} {count}");
        }
    }
}

#[test]
fn thousands_of_alternatives_times_items_are_limited() {
    let parts: Vec<Value> = (0..5_000).map(|n| json!({"const": format!("v{n}")})).collect();
    for keyword in ["anyOf", "oneOf"] {
        let schema = json!({"items": {keyword: parts}});
        assert_eq!(codes(&schema, json!(vec!["v4999"; 200])), [], "{keyword}");
        assert_eq!(codes(&schema, json!(vec!["x"; 1_000])), [IssueCode::LimitExceeded], "{keyword}");
        assert!(codes(&schema, json!(vec!["x"; 5])).iter().all(|code| *code != IssueCode::LimitExceeded), "{keyword}");
    }
    // As many as an enumeration of countries, for as many rows as there are.
    let countries = json!({"items": {"oneOf": parts[..250]}});
    assert_eq!(codes(&countries, json!(vec!["v249"; 5_000])), []);
}

#[test]
fn what_is_too_much_to_list_is_said_to_be_so() {
    let parts: Vec<Value> = (0..1_000).map(|n| json!({"not": {"const": n}})).collect();
    let schema = json!({"items": {"allOf": parts, "type": "integer"}});
    let schema = Schema::compile(&schema, &Policy::new()).unwrap();
    let error = schema.from_value_with_report(json!(vec![5; 1_000])).unwrap_err();
    let said = "what the schema looks through for all that is wrong in 321792 steps from one subschema to the next";
    assert!(error.issues().iter().any(|issue| issue.to_string().ends_with(said)), "{error}");
}

#[test]
fn parts_that_double_are_refused_or_end() {
    for keyword in ["allOf", "anyOf", "oneOf"] {
        let double = |n: usize| {
            let next = json!({"$ref": format!("#/$defs/a{}", n + 1)});
            (format!("a{n}"), json!({keyword: [next, next]}))
        };
        let mut parts = object(60, double);
        parts["a60"] = json!({"type": "integer"});
        let schema = json!({"$ref": "#/$defs/a0", "$defs": parts});
        let Ok(schema) = Schema::compile(&schema, &policy()) else { continue };
        let error = schema.from_value_with_report(json!(1)).expect_err(keyword);
        assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded, "{keyword}");
    }
}

#[test]
fn circles_end() {
    let circle = json!({"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}});
    assert_eq!(codes(&circle, json!(1)), []);
    let around = json!({"allOf": [{"properties": {"a": {"$ref": "#"}}}], "additionalProperties": {"$ref": "#"}});
    assert_eq!(codes(&around, json!({"a": {"b": {"a": 1}}})), []);
}

#[test]
fn many_items_are_compared_in_linear_time() {
    let items = |last: usize| (0..100_000).map(|n| json!({"a": n % last})).collect::<Value>();
    let unique = json!({"type": "array", "uniqueItems": true});
    assert_eq!(codes(&unique, items(100_000)), []);
    assert!(!codes(&unique, items(99_999)).is_empty());
    let contains = json!({"contains": {"const": "x"}, "minContains": 2});
    assert!(!codes(&contains, items(100_000)).is_empty());
}

#[test]
fn what_is_left_over_is_found_in_bounded_time() {
    let members = object(1_000, |n| (format!("k{n}a"), json!(1)));
    let some: Vec<Value> = (0..1_000).map(|n| json!({"properties": {format!("k{n}a"): true}})).collect();
    let all = json!({"allOf": some, "unevaluatedProperties": false});
    let schema = Schema::compile(&all, &Policy::new()).unwrap();
    assert!(schema.from_value_with_report(members.clone()).is_ok());
    let dependent = object(1_000, |n| (format!("k{n}a"), json!({"required": [format!("k{}a", (n + 1) % 1_000)]})));
    assert_eq!(codes(&json!({"type": "object", "dependentSchemas": dependent}), members), []);
}

#[test]
fn as_many_faults_as_there_are_are_listed_in_linear_time() {
    let wrong = || json!({"allOf": [{"type": "integer"}, {"type": "string"}]});
    let schema = json!({"type": "object", "properties": object(4_000, |n| (format!("k{n}"), wrong()))});
    let error = Schema::compile(&schema, &policy()).unwrap_err();
    assert_eq!(error.issues().len() + error.omitted(), 4_000);
}

/// `jsonschema` panics at it: the parts have one address.
#[test]
fn a_reference_into_one_of_two_parts_of_one_address_is_refused() {
    let part = json!({"$id": "a", "properties": {"k": {"$dynamicRef": "#anchor"}}});
    let schema = json!({"$ref": "#/$defs/e", "$defs": {"d": {"$id": "a", "$dynamicAnchor": "anchor"}, "e": part}});
    let fault = Schema::compile(&schema, &policy()).unwrap_err().to_string();
    assert!(fault.contains("two of its parts have the same `$id`"), "{fault}");
}

/// A list that holds itself would have no end.
#[test]
fn a_value_is_wrapped_once_for_each_list_of_the_schema() {
    let list = |item: Value| json!({"type": "array", "items": item});
    let policy = Policy::new().at("**", ["singleton_list"]);
    let read = |schema: &Value, value| {
        let schema = Schema::compile(schema, &policy).unwrap_or_else(|error| panic!("{error}"));
        schema.from_value_with_report(value).map(|(value, _)| value)
    };
    let schema = list(list(list(json!({"type": "integer"}))));
    for value in [json!([[7]]), json!([7])] {
        assert_eq!(read(&schema, value).unwrap(), json!([[[7]]]));
    }
    let endless = json!({"$ref": "#/$defs/l", "$defs": {"l": list(json!({"$ref": "#/$defs/l"}))}});
    let error = read(&endless, json!([7])).unwrap_err();
    assert_eq!(error.issues()[0].path.to_string(), "[0][0][0]", "{error}");
}

#[test]
fn a_schema_of_too_many_values_is_refused() {
    let listed = |count: usize| Schema::compile(&json!({"enum": (0..count).collect::<Vec<_>>()}), &policy());
    assert!(listed(30_000).is_ok());
    let error = listed(33_000).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
    assert_eq!(error.to_string(), "over the limit, expected a schema of at most 32768 values");
}
