//! Random schemas that are known at run time only, some of whose values must not be shown, with random rules: whatever comes in the place
//! of what is around such a value, nothing that is said of the document shows it.

use std::cell::Cell;
use std::vec::IntoIter;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use serde_coerce::schema::{Policy, Schema};
use serde_json::{Map, Value, json};

use super::planted::{TEXT, shows};
use super::seed::seed;
use super::seen::seen_by;

/// Decides what a schema and a document are. Once it is used up, the simplest.
struct Dice(IntoIter<u8>);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        usize::from(self.0.next().unwrap_or(0)) % below
    }

    fn once_in(&mut self, times: usize) -> bool {
        self.roll(times) == times - 1
    }
}

/// A schema, and a document that it accepts.
type Made = (Value, Value);

/// The locations that must not be shown, as they are made.
struct Maker {
    dice: Dice,
    sensitive: Vec<String>,
}

impl Maker {
    fn scalar(&mut self) -> Made {
        match self.dice.roll(7) {
            0 => (json!({"type": "string"}), json!("a")),
            1 => (json!({"type": "integer", "minimum": 0, "maximum": 9}), json!(1)),
            2 => (json!({"type": "boolean"}), json!(true)),
            3 => (json!({"enum": ["on", "off"]}), json!("on")),
            4 => (json!({"type": ["number", "null"]}), json!(1.5)),
            5 => (json!({"type": "string", "format": "date", "maxLength": 10}), json!("2026-01-31")),
            _ => (json!({}), json!({"a": 1})),
        }
    }

    /// What must not be shown.
    fn secret(&mut self, at: &str) -> Made {
        let name = at.rsplit('/').next().unwrap_or_default();
        let inside = if self.dice.once_in(4) { "/**" } else { "" };
        let anywhere = self.dice.once_in(4).then(|| format!("**/{name}{inside}"));
        self.sensitive.push(anywhere.unwrap_or_else(|| at.to_owned()));
        match self.dice.roll(12) {
            7 => (json!({"type": "object", "propertyNames": {"maxLength": 3}}), json!({ TEXT: 1 })),
            8 => (json!({"type": "array", "contains": {"const": "x"}}), json!([TEXT])),
            9 => (json!({"anyOf": [{"const": "x"}, {"type": "integer"}]}), json!(TEXT)),
            10 => (
                json!({"type": "object", "patternProperties": {"^a": {"type": "integer"}}, "additionalProperties": false}),
                json!({"at": TEXT}),
            ),
            0 => (json!({"type": "string", "pattern": "^[a-z]+$"}), json!(TEXT)),
            1 => (json!({"type": "string", "maxLength": 3}), json!(TEXT)),
            2 => (json!({"enum": ["x", "y"]}), json!(TEXT)),
            3 => (json!({}), json!({"at": TEXT})),
            4 => (json!({"type": "object", "additionalProperties": {"type": "integer"}}), json!({ TEXT: 1 })),
            5 => (json!({"type": "array", "items": {"type": "string"}, "uniqueItems": true}), json!([TEXT])),
            6 => (
                json!({"type": "object", "required": ["at"], "properties": {"at": {"type": "string"}}}),
                json!({"at": TEXT}),
            ),
            _ => (json!({"type": "string"}), json!(TEXT)),
        }
    }

    fn made(&mut self, levels: usize, at: &str) -> Made {
        if levels == 0 {
            return self.scalar();
        }
        match self.dice.roll(11) {
            0 | 1 => self.scalar(),
            6 => {
                let (mut one, value) = self.object(levels - 1, at);
                one["properties"]["op"] = json!({"const": "set"});
                let mut members = value;
                members["op"] = "set".into();
                let other = json!({"type": "object", "properties": {"op": {"const": "put"}, "a": {"type": "integer"}}, "required": ["op"]});
                (json!({"oneOf": [one, other]}), members)
            }
            7 => {
                let (one, value) = self.object(levels - 1, at);
                let then = json!({"required": ["more"], "properties": {"more": {"type": "integer"}}});
                (
                    json!({"allOf": [one], "if": {"required": ["more"]}, "then": then, "else": {"maxProperties": 1}}),
                    value,
                )
            }
            // Nothing that the object has is declared beside the keyword.
            10 => {
                let (one, value) = self.object(levels - 1, at);
                (json!({"allOf": [one], "additionalProperties": false}), value)
            }
            2 => {
                let (items, item) = self.made(levels - 1, &format!("{at}/*"));
                (json!({"type": "array", "items": items, "maxItems": 2}), json!([item]))
            }
            3 => {
                let (one, first) = self.made(levels - 1, &format!("{at}/0"));
                let (other, second) = self.made(levels - 1, &format!("{at}/1"));
                (json!({"type": "array", "prefixItems": [one, other], "items": false}), json!([first, second]))
            }
            4 => {
                let (values, value) = self.made(levels - 1, &format!("{at}/*"));
                (json!({"type": "object", "additionalProperties": values}), json!({"k": value}))
            }
            5 => {
                let (one, value) = self.object(levels - 1, at);
                let (other, _) = self.made(levels - 1, at);
                let key = ["anyOf", "oneOf"][self.dice.roll(2)];
                (json!({ key: [one, other] }), value)
            }
            _ => self.object(levels - 1, at),
        }
    }

    fn object(&mut self, levels: usize, at: &str) -> Made {
        let (mut properties, mut members) = (Map::new(), Map::new());
        for name in ["a", "b", "value"].into_iter().take(1 + self.dice.roll(3)) {
            let at = format!("{at}/{name}");
            let (schema, value) = if self.dice.once_in(3) { self.secret(&at) } else { self.made(levels, &at) };
            properties.insert(name.to_owned(), schema);
            members.insert(name.to_owned(), value);
        }
        let mut schema = json!({"type": "object", "properties": properties});
        if self.dice.once_in(2) {
            schema["required"] = members.keys().cloned().collect();
        }
        match self.dice.roll(8) {
            5 => schema["unevaluatedProperties"] = false.into(),
            6 => schema["dependentRequired"] = json!({"a": ["b", "k"]}),
            7 => schema["not"] = json!({"required": ["a"]}),
            2 => schema["additionalProperties"] = false.into(),
            3 => schema["maxProperties"] = members.len().into(),
            4 => schema["propertyNames"] = json!({"maxLength": 5}),
            _ => {}
        }
        (schema, members.into())
    }

    /// Some of the rules that fit values of each type.
    fn policy(&mut self) -> Policy {
        let text = ["unfence", "string_to_json", "python_to_json", "json5_to_json", "object_to_value(key = \"value\")"];
        let own: [(&str, &[&str]); 6] = [
            ("string", &["trim", "number_to_string", "list_to_item", "invalid_to_default"]),
            ("enum", &["ignore_case", "list_to_item"]),
            ("integer", &["string_to_number", "list_to_item", "bool_to_number"]),
            ("boolean", &["string_to_bool", "number_to_bool"]),
            ("array", &["string_to_list(separator = \",\")", "singleton_list", "map_to_list", "drop_invalid_items"]),
            (
                "object",
                &["string_to_object(key = \"a\")", "list_to_map(value = 1)", "ignore_key_case", "invalid_to_default"],
            ),
        ];
        let mut policy = Policy::new();
        for (ty, rules) in own {
            let composite = if matches!(ty, "array" | "object") { &text[..] } else { &[] };
            let chosen = rules.iter().chain(composite).copied().filter(|_| self.dice.once_in(3));
            policy = policy.on(ty, chosen.collect::<Vec<_>>());
        }
        self.sensitive.drain(..).fold(policy, Policy::sensitive)
    }

    /// An object with a member that must not be shown wherever it is.
    fn with_secret(&self) -> Option<Value> {
        let path = self.sensitive.iter().find_map(|path| path.strip_prefix("**/"))?;
        Some(json!({ path.trim_end_matches("/**"): TEXT }))
    }

    /// The document, in which each secret stands where it stood: as another value, or in a value that comes as another.
    fn disturbed(&mut self, value: Value) -> Value {
        if !shows(&value.to_string()) {
            return match self.dice.roll(9) {
                8 => self.with_secret().unwrap_or(value),
                4 => json!(null),
                5 => json!("x"),
                6 => json!([value]),
                7 => json!(true),
                _ => value,
            };
        }
        let value = match value {
            Value::Array(items) => items.into_iter().map(|item| self.disturbed(item)).collect(),
            Value::Object(members) => members.into_iter().map(|(key, value)| (key, self.disturbed(value))).collect(),
            secret => match self.dice.roll(8) {
                5 => json!([secret]),
                6 => json!({ "value": secret }),
                7 => json!(format!(" {TEXT},a")),
                _ => secret,
            },
        };
        match (self.dice.roll(12), value) {
            (6, value) => value.to_string().into(),
            (7, value) => format!("```json\n{value}\n```").into(),
            (8, value) => value.to_string().replace('"', "'").into(),
            (9, value) => value.to_string().split_at(value.to_string().len() - 1).0.into(),
            (10, Value::Array(items)) => items.into_iter().chain([json!(null)]).collect(),
            (10, Value::Object(members)) => members.into_iter().chain([("more".to_owned(), json!(5))]).collect(),
            (_, value) => value,
        }
    }
}

#[test]
fn no_random_schema_shows_a_secret() {
    let all = Config::default();
    let rng_seed = seed(all.rng_seed, &["random schemas"]);
    let mut runner = TestRunner::new(Config { cases: all.cases, rng_seed, failure_persistence: None, ..all });
    let (tried, compiled) = (Cell::new(0), Cell::new(0));
    let run = runner.run(&vec(any::<u8>(), 0..200), |bytes| {
        let mut maker = Maker { dice: Dice(bytes.into_iter()), sensitive: Vec::new() };
        let (schema, document) = maker.object(2, "");
        let document = maker.disturbed(document);
        let policy = maker.policy();
        // Rules that contradict each other are refused.
        tried.set(tried.get() + 1);
        let Ok(loaded) = Schema::compile(&schema, &policy) else { return Ok(()) };
        compiled.set(compiled.get() + 1);
        let showing = seen_by(&loaded, &document).into_iter().find(|line| shows(line));
        match showing {
            Some(line) => Err(TestCaseError::fail(format!("{line}\n{document}\n{schema}\n{policy:?}"))),
            None => Ok(()),
        }
    });
    run.unwrap_or_else(|error| panic!("{error}"));
    assert!(2 * compiled.get() > tried.get(), "{} of {} are schemas", compiled.get(), tried.get());
}

fn is_silent(schema: &Value, policy: &Policy, document: &Value) {
    let compiled = Schema::compile(schema, policy).unwrap();
    for line in seen_by(&compiled, document) {
        assert!(!shows(&line), "{document}\n{line}");
    }
}

/// Once the validator's finding showed it: it knew any item, or none.
#[test]
fn an_item_that_is_named_by_its_index_is_masked() {
    let login = json!({"type": "object", "properties": {"pin": {"type": "string", "maxLength": 3}}});
    let schema = json!({"type": "array", "prefixItems": [login, {"type": "integer"}]});
    let policy = Policy::new().sensitive("/0/pin");
    is_silent(&schema, &policy, &json!([{"pin": TEXT}, 5]));
    is_silent(&schema, &policy, &json!([{"pin": TEXT, "more": 5}, "x"]));
}

/// Once the validator's finding showed a part of the text, which stood where nothing is a secret.
#[test]
fn what_rules_make_of_a_text_that_is_the_whole_document_is_masked() {
    let pair = json!({"type": "array", "prefixItems": [{"type": "string"}, {"type": "string"}], "items": false});
    let login = json!({"type": "object", "properties": {"pin": {"type": "string", "maxLength": 3}}});
    let schema = json!({"type": "object", "properties": {"a": pair, "b": login}});
    let policy = Policy::new()
        .on("array", ["string_to_list(separator = \",\")"])
        .on("object", ["string_to_object(key = \"a\")"])
        .sensitive("/b/pin");
    is_silent(&schema, &policy, &json!(json!({"a": ["a", "a"], "b": {"pin": TEXT}}).to_string()));
}

/// Once it was shown as a key of the map around it, which has a single member.
#[test]
fn a_key_inside_one_form_of_several_is_masked() {
    let map = json!({"type": "object", "additionalProperties": {"type": "integer"}});
    let form = json!({"anyOf": [{"type": "object", "properties": {"a": map}}, {"type": "string"}]});
    let schema = json!({"type": "object", "properties": {"a": {"type": "object", "additionalProperties": form}}});
    let policy = Policy::new().on("object", ["json5_to_json"]).sensitive("/a/*/a");
    is_silent(&schema, &policy, &json!({"a": format!("{{'k': {{'a': {{'{TEXT}': 1, 'more': 5}}}}}}")}));
}

/// Once the form that does not declare the member showed it.
#[test]
fn what_one_form_declares_is_masked_in_the_others() {
    let login = json!({"type": "object", "properties": {"pin": {"type": "string", "pattern": "^[0-9]+$"}}});
    let map = json!({"type": "object", "additionalProperties": {"type": "string"}});
    for others in [map, json!({"type": "object"}), json!({"additionalProperties": {"type": "integer"}})] {
        let schema = json!({"properties": {"a": {"anyOf": [login, others]}}});
        let policy = Policy::new().on("string", ["trim"]).on("integer", ["string_to_number"]).sensitive("/a/pin");
        for pin in [json!(format!(" {TEXT}")), json!([TEXT]), json!({ TEXT: 1 })] {
            is_silent(&schema, &policy, &json!({"a": {"pin": pin, "b": " x"}}));
        }
    }
}

/// What the validator says of an item alone has keys of it in its paths.
#[test]
fn a_key_inside_an_item_that_is_judged_alone_is_masked() {
    let map = json!({"type": "object", "additionalProperties": {"type": "string", "pattern": "^[0-9]+$"}});
    let schema = json!({"type": "object", "properties": {"list": {"type": "array", "items": map}}});
    for location in ["/list", "/list/*"] {
        let policy = Policy::new().at("/list", ["drop_invalid_items"]).sensitive(location);
        is_silent(&schema, &policy, &json!({"list": [{TEXT: "b"}, {TEXT: TEXT}]}));
    }
}

/// Once it was masked only where no object declares a member of that name.
#[test]
fn a_member_that_is_hidden_wherever_it_is_is_masked_in_place_of_any_value() {
    let list = json!({"type": "array", "items": {"type": "integer"}});
    let other = "object_to_value(key = \"other\")";
    let policy = || {
        Policy::tool_calls()
            .on("integer", ["invalid_to_default", "list_to_item", other])
            .on("array", ["invalid_to_default", "drop_invalid_items", "map_to_list(key = \"id\")", other])
    };
    for declared in [json!({}), json!({"pin": {"type": "string"}})] {
        let mut properties = declared;
        properties["ids"] = list.clone();
        properties["n"] = json!({"type": "integer"});
        let object = json!({"type": "object", "properties": properties, "additionalProperties": {"type": "integer"}});
        for hidden in ["**/pin", "**/pin/**", "**/auth/*", "/**/*/pin"] {
            let secret = json!({"auth": {"pin": TEXT}});
            for secret in [secret.clone(), json!([secret, 1]), json!(secret.to_string())] {
                let policy = || policy().sensitive(hidden);
                is_silent(&list, &policy(), &secret);
                is_silent(&object, &policy(), &secret);
                is_silent(&object, &policy(), &json!({"ids": secret}));
                is_silent(&object, &policy(), &json!({"n": secret}));
                is_silent(&object, &policy(), &json!({"more": secret}));
            }
        }
    }
}

/// Once what came out of it was shown, where nothing is a secret.
#[test]
fn what_a_rule_takes_out_of_a_hidden_member_is_masked() {
    let policy = || Policy::new().sensitive("**/pin").on("string", ["object_to_value(key(\"id\", \"pin\"))"]);
    let text = json!({"type": "string"});
    for (schema, document) in [
        (text.clone(), json!({"pin": TEXT})),
        (json!({"properties": {"n": text}}), json!({"n": {"pin": TEXT}})),
        (json!({"properties": {"n": {"type": "array", "items": text}}}), json!({"n": [{"pin": TEXT}]})),
        (json!({"properties": {"n": {"anyOf": [text, {"type": "null"}]}}}), json!({"n": {"pin": TEXT}})),
    ] {
        is_silent(&schema, &policy(), &document);
    }
    let root = Policy::new().sensitive("**/pin").at("", ["object_to_value(key = \"pin\")"]);
    let closed = json!({"type": "object", "properties": {"a": {"type": "integer"}}, "additionalProperties": false});
    is_silent(&closed, &root, &json!({"pin": {"a": TEXT}}));
}

/// Once the validator's finding showed the first of them: it has the value of a member, and the location of the object.
#[test]
fn a_member_of_an_object_that_accepts_none_is_masked() {
    let pin = json!({"properties": {"pin": {"type": "integer"}}});
    let document = json!({"pin": TEXT});
    for closed in [json!({}), json!({"allOf": [pin]}), json!({"anyOf": [pin, {"type": "integer"}]})] {
        let mut schema = closed;
        schema["additionalProperties"] = json!(false);
        is_silent(&schema, &Policy::new().sensitive("**/pin"), &document);
        let inside = json!({"properties": {"a": schema}});
        is_silent(&inside, &Policy::new().sensitive("**/pin"), &json!({"a": document}));
    }
    let closed = Schema::compile(&json!({"additionalProperties": false}), &Policy::new()).unwrap();
    let error = closed.from_value_with_report(json!({"pin": 1, "b": 2})).unwrap_err();
    assert_eq!(error.to_string(), "b: unknown field, expected no member\npin: unknown field, expected no member");
}
