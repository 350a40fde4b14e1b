//! What a JSON Schema declares, and where a rule may act on it.

use serde_coerce::schema::{Policy, Schema};
use serde_coerce::{Limits, Mode, Repair};
use serde_json::{Value, json};

use super::policies;

/// The document with the rules that fired, or the issues.
type Outcome = Result<(Value, Vec<String>), String>;

/// What becomes of a value.
fn read(schema: &Value, policy: &Policy, value: Value) -> Outcome {
    let schema = Schema::compile(schema, policy).unwrap_or_else(|error| panic!("{schema}: {error}"));
    match schema.from_value_with_report(value) {
        Ok((value, report)) => {
            let again = schema.from_value_with_report(value.clone()).unwrap();
            assert!(again.1.is_empty() && again.0 == value, "{value}");
            let entry = |entry: &serde_coerce::Coercion| format!("{} {}", entry.path.to_pointer(), entry.rule);
            Ok((value, report.coercions().iter().map(entry).collect()))
        }
        Err(error) => Err(error.to_string()),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "it is compared with an outcome")]
fn repaired(value: Value, rules: &[&str]) -> Outcome {
    Ok((value, rules.iter().map(ToString::to_string).collect()))
}

fn object(properties: &Value) -> Value {
    json!({"type": "object", "properties": properties})
}

fn faults(schema: &Value, policy: &Policy) -> String {
    Schema::compile(schema, policy).err().map(|error| error.to_string()).unwrap_or_default()
}

/// Rows of a schema, a value, and what becomes of it under rules for everything.
#[track_caller]
fn table(rows: Vec<(Value, Value, Outcome)>) {
    for (schema, value, expected) in rows {
        assert_eq!(read(&schema, &policies::lazy(), value.clone()), expected, "{schema} {value}");
    }
}

#[test]
fn only_one_certain_type_is_repaired() {
    let number = || json!({"x": "42"});
    let same = || repaired(number(), &[]);
    let seven = |rule: &str| repaired(json!({"x": 42}), &[rule]);
    table(vec![
        (object(&json!({"x": {"type": "integer"}})), number(), seven("/x string_to_number")),
        (object(&json!({"x": {"type": ["integer", "null"]}})), number(), seven("/x string_to_number")),
        (object(&json!({"x": {"type": ["null", "integer"]}})), json!({"x": null}), repaired(json!({"x": null}), &[])),
        (object(&json!({"x": {"type": "integer", "nullable": true}})), number(), seven("/x string_to_number")),
        (
            object(&json!({"x": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})),
            number(),
            seven("/x string_to_number"),
        ),
        (
            object(&json!({"x": {"oneOf": [{"type": "null"}, {"type": "integer"}]}})),
            number(),
            seven("/x string_to_number"),
        ),
        (object(&json!({"x": {"enum": [1, 42]}})), number(), seven("/x string_to_number")),
        (object(&json!({"x": {"type": "integer", "anyOf": [{"minimum": 1}]}})), number(), seven("/x string_to_number")),
        (
            object(&json!({"x": {"type": ["integer", "null"], "anyOf": [{"minimum": 1}, {"type": "null"}]}})),
            number(),
            seven("/x string_to_number"),
        ),
        (object(&json!({"x": {"const": 42}})), number(), seven("/x string_to_number")),
        (object(&json!({"x": {"type": ["string", "integer"]}})), number(), same()),
        (object(&json!({"x": {}})), number(), same()),
        (object(&json!({"x": true})), number(), same()),
        (
            object(&json!({"x": {"type": ["integer", "boolean"]}})),
            number(),
            Err("x: expected a boolean or an integer, got string \"42\"".to_owned()),
        ),
        (
            object(&json!({"x": {"type": ["array", "object"]}})),
            json!({"x": "[]"}),
            Err("x: expected a list or an object, got string \"[]\"".to_owned()),
        ),
    ]);
}

#[test]
fn what_is_inside_an_object_without_a_type_is_known_where_it_is_one() {
    let inner = json!({"properties": {"n": {"type": "integer"}}, "required": ["n"]});
    table(vec![
        (inner.clone(), json!({"n": "1"}), repaired(json!({"n": 1}), &["/n string_to_number"])),
        (inner.clone(), json!("{\"n\": 1}"), repaired(json!("{\"n\": 1}"), &[])),
        (json!({"items": {"type": "integer"}}), json!(["1"]), repaired(json!([1]), &["/0 string_to_number"])),
        (
            object(&json!({"x": inner, "y": {"type": "integer"}})),
            json!({"x": 5, "y": "1"}),
            repaired(json!({"x": 5, "y": 1}), &["/y string_to_number"]),
        ),
    ]);
}

/// What a value of several types may be: no repair is made of what is there, but null may still mean that it is not.
#[test]
fn one_of_several_types_is_known_by_its_kind() {
    let optional = |part: Value| (object(&json!({"x": part, "y": {"type": "integer"}})), json!({"x": null, "y": "1"}));
    let gone = || repaired(json!({"y": 1}), &["/x null_to_default", "/y string_to_number"]);
    let stays = || repaired(json!({"x": null, "y": 1}), &["/y string_to_number"]);
    let policy = policies::lazy().on("not required", ["null_to_default"]);
    let items = json!({"type": "string"});
    for (part, expected) in [
        (json!({"type": ["string", "array", "null"], "items": items}), stays()),
        (json!({"type": ["object", "array", "null"], "properties": {"a": items}}), stays()),
        (json!({"items": items}), stays()),
        (json!({"properties": {"a": items}}), stays()),
        (json!({"additionalProperties": items}), stays()),
        (json!({"type": ["string", "integer", "null"]}), stays()),
        (json!({"enum": ["a", 1, null]}), stays()),
        (json!({"type": ["string", "array"], "items": items}), gone()),
        (json!({"type": ["string", "integer"]}), gone()),
        (json!({"anyOf": [{"type": "string"}, {"type": "integer"}]}), gone()),
        (json!({"enum": ["a", 1]}), gone()),
    ] {
        let (schema, value) = optional(part);
        assert_eq!(read(&schema, &policy, value), expected, "{schema}");
    }
    let x = |part: &str, value: Value| (object(&serde_json::from_str(part).unwrap()), json!({"x": value}));
    for ((schema, value), expected) in [
        (
            x(r#"{"x": {"type": ["string", "array"], "items": {"type": "integer"}}}"#, json!(true)),
            "x: expected a string, or a list of integers, got boolean true",
        ),
        (
            x(r#"{"x": {"type": ["string", "array"], "items": {"type": "integer"}}}"#, json!(["y"])),
            "x[0]: expected an integer, got string \"y\"; string_to_number: not a JSON number",
        ),
        (
            x(
                r#"{"x": {"type": ["string", "object"], "properties": {"a": {}}, "required": ["a"], "pattern": "^@"}}"#,
                json!("y"),
            ),
            "x: expected a string that matches `^@`, got string \"y\"",
        ),
        (
            x(r#"{"x": {"items": {}, "minLength": 2}}"#, json!("")),
            "x: expected a string of at least 2 characters, got string \"\"",
        ),
        (x(r#"{"x": {"type": ["string", "integer"]}}"#, json!([])), "x: expected an integer or a string, got a list"),
        (x(r#"{"x": {"enum": ["a", 1]}}"#, json!(true)), "x: expected `a` or `1`, got boolean true"),
        (x(r#"{"x": {"type": "string", "enum": [1]}}"#, json!(1)), "x: expected a string, got number 1"),
    ] {
        assert_eq!(read(&schema, &policies::lazy(), value), Err(expected.to_owned()), "{schema}");
    }
}

#[test]
fn what_is_an_object_in_each_alternative_is_one() {
    let kind = |name: &str| json!({"type": "object", "required": ["t"], "properties": {"t": {"const": name}}});
    let rules = [" string_to_json", "/n string_to_number"];
    for around in [json!({}), json!({"properties": {}}), json!({"properties": {"n": {"type": "integer"}}})] {
        let mut schema = around;
        schema["oneOf"] = json!([kind("x"), kind("y")]);
        let rules = &rules[..if schema["properties"]["n"].is_null() { 1 } else { 2 }];
        let number = if rules.len() == 1 { json!("5") } else { json!(5) };
        let expected = repaired(json!({"t": "x", "n": number}), rules);
        assert_eq!(read(&schema, &policies::lazy(), json!("{\"t\": \"x\", \"n\": \"5\"}")), expected, "{schema}");
    }
    let or_null = json!({"properties": {"n": {"type": "integer"}}, "oneOf": [kind("x"), {"type": ["object", "null"]}]});
    assert_eq!(read(&or_null, &policies::lazy(), json!(null)), repaired(json!(null), &[]));
    let tagged =
        json!({"properties": {"t": {"enum": ["x", "y"]}, "b": {"type": "object"}}, "oneOf": [kind("x"), kind("y")]});
    let folds = Policy::new().on("object", ["ignore_key_case"]);
    let named = repaired(json!({"t": "x", "b": {}}), &["/b ignore_key_case"]);
    assert_eq!(read(&tagged, &folds, json!({"t": "x", "B": {}})), named);
}

#[test]
fn a_whole_float_is_an_integer_and_stays_one() {
    let schema = object(&json!({"x": {"type": "integer"}, "y": {"type": "integer"}}));
    let plain = Policy::new().on("integer", ["string_to_number"]);
    assert_eq!(
        read(&schema, &plain, json!({"x": 5.0, "y": "1"})),
        repaired(json!({"x": 5.0, "y": 1}), &["/y string_to_number"])
    );
    let eager = Policy::new().on("integer", ["float_to_integer"]);
    assert_eq!(read(&schema, &eager, json!({"x": 5.0})), repaired(json!({"x": 5}), &["/x float_to_integer"]));
    assert_eq!(read(&schema, &eager, json!({"x": 1e300})), repaired(json!({"x": 1e300}), &[]));
    assert!(read(&schema, &eager, json!({"x": 1.5})).is_err());
}

#[test]
fn forms_with_a_tag_may_be_null() {
    let form = |tag: &str| {
        let properties = json!({"kind": {"const": tag}, "n": {"type": "integer"}});
        json!({"type": ["object", "null"], "required": ["kind"], "properties": properties})
    };
    let schema = object(&json!({"x": {"anyOf": [form("a"), form("b")]}, "n": {"type": "integer"}}));
    let policy = Policy::new().on("integer", ["string_to_number"]);
    assert_eq!(
        read(&schema, &policy, json!({"x": null, "n": "5"})),
        repaired(json!({"x": null, "n": 5}), &["/n string_to_number"])
    );
    assert_eq!(
        read(&schema, &policy, json!({"x": {"kind": "b", "n": "5"}, "n": 1})),
        repaired(json!({"x": {"kind": "b", "n": 5}, "n": 1}), &["/x/n string_to_number"])
    );
}

#[test]
fn an_eager_rule_acts_in_the_form_that_accepts_the_value() {
    let form =
        |member: &str| json!({"type": "object", "required": [member], "properties": {member: {"type": "integer"}}});
    let schema = object(&json!({"x": {"anyOf": [form("a"), form("b")]}}));
    let eager = Policy::new().on("integer", ["float_to_integer"]);
    for member in ["a", "b"] {
        assert_eq!(
            read(&schema, &eager, json!({"x": {member: 5.0}})),
            repaired(json!({"x": {member: 5}}), &[&format!("/x/{member} float_to_integer")])
        );
    }
}

#[test]
fn a_tag_decides_or_the_first_that_fits_or_the_kind() {
    let form = |tag: Value, member: &str, kind: &str| json!({"type": "object", "required": [member], "properties": {"kind": tag, member: {"type": kind}}});
    // No form requires its tag: pydantic gives it a default.
    let loose = object(
        &json!({"x": {"anyOf": [form(json!({"const": "a"}), "n", "integer"), form(json!({"enum": ["b"]}), "n", "boolean"), {"type": "string"}]}}),
    );
    let counted = object(
        &json!({"x": {"oneOf": [form(json!({"const": 1}), "n", "integer"), form(json!({"const": 2}), "n", "boolean")]}}),
    );
    let untagged = object(
        &json!({"x": {"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "integer", "minimum": 10}]}}),
    );
    let alike = object(
        &json!({"x": {"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "array", "items": {"type": "boolean"}}]}}),
    );
    table(vec![
        (
            loose.clone(),
            json!({"x": {"kind": "a", "n": "1"}}),
            repaired(json!({"x": {"kind": "a", "n": 1}}), &["/x/n string_to_number"]),
        ),
        (
            loose.clone(),
            json!({"x": {"kind": "b", "n": "true"}}),
            repaired(json!({"x": {"kind": "b", "n": true}}), &["/x/n string_to_bool"]),
        ),
        (loose.clone(), json!({"x": {"n": 1}}), repaired(json!({"x": {"n": 1}}), &[])),
        (
            counted,
            json!({"x": {"kind": 2, "n": "true"}}),
            repaired(json!({"x": {"kind": 2, "n": true}}), &["/x/n string_to_bool"]),
        ),
        (untagged.clone(), json!({"x": ["1"]}), repaired(json!({"x": [1]}), &["/x/0 string_to_number"])),
        (untagged.clone(), json!({"x": 11}), repaired(json!({"x": 11}), &[])),
        (alike, json!({"x": [true]}), repaired(json!({"x": [true]}), &[])),
    ]);
    // Two forms are objects, and nothing decides.
    assert!(read(&loose, &policies::lazy(), json!({"x": {"n": "1"}})).is_err());
    // No repair is tried to find a form.
    assert!(read(&untagged, &policies::lazy(), json!({"x": "11"})).is_err());
}

#[test]
fn what_stands_beside_a_choice_is_certain() {
    let inner =
        |kind: &str, member: Value| json!({"properties": {"kind": {"const": kind}, "n": member}, "required": ["n"]});
    let forms = json!([inner("a", json!({"type": "integer"})), inner("b", json!({"type": "boolean"}))]);
    let base = |keyword: &str, forms: &Value| {
        json!({"type": "object", "required": ["kind"], keyword: forms, "properties": {
            "kind": {"type": "string", "enum": ["a", "b"]}, "limit": {"type": "integer"}, "tags": {"type": "array", "items": {"type": "string"}}}})
    };
    for keyword in ["anyOf", "oneOf"] {
        let schema = base(keyword, &forms);
        table(vec![
            // The tag decides: both what all forms have and what this one has.
            (
                schema.clone(),
                json!({"kind": "a", "n": "1", "limit": "5"}),
                repaired(json!({"kind": "a", "n": 1, "limit": 5}), &["/limit string_to_number", "/n string_to_number"]),
            ),
            (
                schema.clone(),
                json!({"kind": "b", "n": "true", "tags": "x"}),
                repaired(
                    json!({"kind": "b", "n": true, "tags": ["x"]}),
                    &["/n string_to_bool", "/tags string_to_list"],
                ),
            ),
            // The tag itself is mended first.
            (
                schema.clone(),
                json!({"kind": "B", "n": "true"}),
                repaired(json!({"kind": "b", "n": true}), &["/kind ignore_case", "/n string_to_bool"]),
            ),
            (
                object(&json!({"x": schema})),
                json!({"x": "{\"kind\": \"a\", \"n\": 1, \"limit\": \"5\"}"}),
                repaired(
                    json!({"x": {"kind": "a", "n": 1, "limit": 5}}),
                    &["/x string_to_json", "/x/limit string_to_number"],
                ),
            ),
        ]);
    }
    // No form is certain, what they have in common is.
    let either = json!([{"required": ["id"], "properties": {"id": {"type": "integer"}}}, {"required": ["name"], "properties": {"name": {"type": "string"}}}]);
    let schema = json!({"type": "object", "properties": {"limit": {"type": "integer"}}, "anyOf": either});
    table(vec![
        (
            schema.clone(),
            json!({"name": "x", "limit": "5"}),
            repaired(json!({"name": "x", "limit": 5}), &["/limit string_to_number"]),
        ),
        (schema.clone(), json!({"id": 7, "limit": 5}), repaired(json!({"id": 7, "limit": 5}), &[])),
    ]);
    assert!(read(&schema, &policies::lazy(), json!({"id": "7", "limit": 5})).is_err());
    // Without a type, and with forms that only require.
    let loose = json!({"properties": {"limit": {"type": "integer"}}, "oneOf": forms});
    let requires = json!({"type": "object", "properties": {"a": {"type": "integer"}, "b": {"type": "integer"}}, "anyOf": [{"required": ["a"]}, {"required": ["b"]}]});
    table(vec![
        (
            loose,
            json!({"kind": "a", "n": "1", "limit": "5"}),
            repaired(json!({"kind": "a", "n": 1, "limit": 5}), &["/limit string_to_number", "/n string_to_number"]),
        ),
        (requires, json!({"b": "1"}), repaired(json!({"b": 1}), &["/b string_to_number"])),
    ]);
}

#[test]
fn forms_inside_forms_are_decided_one_by_one() {
    let schema = json!({"type": "object", "properties": {"n": {"type": "integer"}}, "oneOf": [
        {"properties": {"kind": {"const": "a"}}, "oneOf": [
            {"properties": {"of": {"const": 1}, "x": {"type": "integer"}}}, {"properties": {"of": {"const": 2}, "x": {"type": "boolean"}}}]},
        {"$ref": "#/$defs/b"}],
        "$defs": {"b": {"properties": {"kind": {"const": "b"}, "x": {"type": "array", "items": {"type": "integer"}}}}}});
    let rules =
        |rules: &[&str], x: Value, kind: &str, of: u8| repaired(json!({"n": 1, "kind": kind, "of": of, "x": x}), rules);
    table(vec![
        (
            schema.clone(),
            json!({"n": "1", "kind": "a", "of": 2, "x": "true"}),
            rules(&["/n string_to_number", "/x string_to_bool"], json!(true), "a", 2),
        ),
        (
            schema,
            json!({"n": "1", "kind": "b", "of": 2, "x": ["3"]}),
            rules(&["/n string_to_number", "/x/0 string_to_number"], json!([3]), "b", 2),
        ),
    ]);
}

#[test]
fn a_form_that_no_value_has_is_no_fault() {
    let schema = json!({"type": "object", "properties": {"x": {"type": "string"}, "n": {"type": "integer"}},
        "anyOf": [{"properties": {"x": {"type": "integer"}}}, {"properties": {"x": {"const": "a"}}}]});
    table(vec![(schema, json!({"x": "a", "n": "1"}), repaired(json!({"x": "a", "n": 1}), &["/n string_to_number"]))]);
    let pattern = json!({"type": "object", "properties": {"n_x": {"type": "string"}, "n": {"type": "integer"}}, "patternProperties": {"^n_": {"type": "integer"}}});
    table(vec![(pattern, json!({"n": "1"}), repaired(json!({"n": 1}), &["/n string_to_number"]))]);
}

#[test]
fn references_lead_within_the_document() {
    let integer = json!({"type": "integer", "$anchor": "count"});
    for reference in ["#/$defs/n", "#count", "https://example.com/s#/$defs/n", "#/$defs/via"] {
        let schema = json!({"$id": "https://example.com/s", "type": "object", "properties": {"x": {"$ref": reference}},
            "$defs": {"n": integer, "via": {"$ref": "#/$defs/n"}}});
        let expected = repaired(json!({"x": 1}), &["/x string_to_number"]);
        assert_eq!(read(&schema, &policies::lazy(), json!({"x": "1"})), expected, "{reference}");
    }
    // As generators for TypeScript, Java and C# write them.
    for name in ["Page<Item>", "Page«Item»", "My Type", "Map[string]int", "a`1"] {
        let schema = json!({"type": "object", "properties": {"x": {"$ref": format!("#/$defs/{name}")}}, "$defs": {name: integer}});
        let expected = repaired(json!({"x": 1}), &["/x string_to_number"]);
        assert_eq!(read(&schema, &policies::lazy(), json!({"x": "1"})), expected, "{name}");
    }
    let old = json!({"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"x": {"$ref": "#/definitions/a%20b"}}, "definitions": {"a b": integer}});
    assert!(read(&old, &policies::lazy(), json!({"x": "1"})).is_ok());
    let tree = json!({"$ref": "#/$defs/t", "$defs": {"t": {"type": "object", "properties": {"n": {"type": "integer"}, "t": {"$ref": "#/$defs/t"}}}}});
    assert_eq!(
        read(&tree, &policies::lazy(), json!({"t": {"t": {"n": "1"}}})),
        repaired(json!({"t": {"t": {"n": 1}}}), &["/t/t/n string_to_number"])
    );
    for nowhere in ["#/$defs/none", "#none", "other.json", "https://example.com/other"] {
        let fault = faults(&json!({"$ref": nowhere}), &Policy::new());
        assert!(fault.contains("not a JSON Schema"), "{nowhere}: {fault}");
    }
}

/// A part with an address of its own is a document of its own: references outside of it are not those inside.
#[test]
fn a_part_with_an_address_of_its_own_is_apart() {
    let count = json!({"type": "integer", "$anchor": "count"});
    for reference in ["#/$defs/n", "#count", "#/$defs/money/$defs/n"] {
        let money = json!({"$id": "https://example.com/money", "$defs": {"n": count}, "type": "object", "required": ["x"],
            "properties": {"x": {"$ref": "#/$defs/n"}, "y": {"type": "integer"}}});
        let schema = json!({"type": "object", "required": ["money"], "properties": {"x": {"$ref": reference}, "money": {"$ref": "#/$defs/money"}},
            "$defs": {"n": count, "money": money}});
        let expected =
            repaired(json!({"x": 1, "money": {"x": 1, "y": 1}}), &["/money/y string_to_number", "/x string_to_number"]);
        let read = |x: Value| read(&schema, &policies::lazy(), json!({"x": "1", "money": {"x": x, "y": "1"}}));
        assert_eq!(read(json!(1)), expected, "{reference}");
        // Where that leads is not looked for.
        assert!(read(json!("1")).is_err(), "{reference}");
    }
}

#[test]
fn members_of_all_of_stand_together() {
    let schema = json!({"allOf": [object(&json!({"a": {"type": "integer"}})), {"$ref": "#/$defs/b"}], "$defs": {"b": object(&json!({"b": {"type": "boolean"}}))}});
    assert_eq!(
        read(&schema, &policies::lazy(), json!({"a": "1", "b": "true"})),
        repaired(json!({"a": 1, "b": true}), &["/a string_to_number", "/b string_to_bool"])
    );
    let number = json!({"allOf": [{"type": "number"}, {"type": ["integer", "string"]}]});
    assert_eq!(
        read(&number, &policies::lazy(), json!("5")),
        repaired(json!(5), &["/ string_to_number"]).map(|(value, _)| (value, vec![" string_to_number".to_owned()]))
    );
    for schema in [
        json!({"allOf": [{"type": "string"}, {"type": "integer"}]}),
        object(&json!({"x": {"type": "string", "allOf": [{"type": "object"}]}})),
    ] {
        assert!(
            faults(&schema, &Policy::new()).contains("no value has the types that `allOf` asks for together"),
            "{schema}"
        );
    }
}

#[test]
fn every_member_and_item_has_the_schemas_that_apply_to_it() {
    let patterns = json!({"type": "object", "properties": {"n_fixed": {}},
        "patternProperties": {"^n_": {"type": "integer"}, "_flag$": {"type": "boolean"}}, "additionalProperties": {"type": "array", "items": {"type": "string"}}});
    let prefix = json!({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "boolean"}], "items": {"type": "number"}});
    let open = json!({"type": "array", "prefixItems": [{"type": "integer"}]});
    let old = json!({"$schema": "http://json-schema.org/draft-07/schema#", "type": "array", "items": [{"type": "integer"}], "additionalItems": {"type": "boolean"}});
    let named =
        json!({"type": "object", "propertyNames": {"enum": ["a", "b"]}, "additionalProperties": {"type": "integer"}});
    table(vec![
        (
            patterns.clone(),
            json!({"n_a": "1", "x_flag": "true", "other": "z", "n_fixed": "2"}),
            repaired(
                json!({"n_a": 1, "x_flag": true, "other": ["z"], "n_fixed": 2}),
                &[
                    "/n_a string_to_number",
                    "/n_fixed string_to_number",
                    "/other string_to_list",
                    "/x_flag string_to_bool",
                ],
            ),
        ),
        (
            prefix.clone(),
            json!(["1", "true", "2.5", "3"]),
            repaired(
                json!([1, true, 2.5, 3]),
                &["/0 string_to_number", "/1 string_to_bool", "/2 string_to_number", "/3 string_to_number"],
            ),
        ),
        (prefix.clone(), json!(["1"]), repaired(json!([1]), &["/0 string_to_number"])),
        (
            json!({"allOf": [prefix, {"prefixItems": [{"minimum": 1}]}, {"items": {"minimum": 2}}]}),
            json!(["2", "true", "3"]),
            repaired(json!([2, true, 3]), &["/0 string_to_number", "/1 string_to_bool", "/2 string_to_number"]),
        ),
        (open, json!(["1", "2"]), repaired(json!([1, "2"]), &["/0 string_to_number"])),
        (old, json!(["1", "true"]), repaired(json!([1, true]), &["/0 string_to_number", "/1 string_to_bool"])),
        (named.clone(), json!({"a": "1"}), repaired(json!({"a": 1}), &["/a string_to_number"])),
        // What stands beside a dynamic reference is certain.
        (
            json!({"$dynamicRef": "#any", "properties": {"n": {"type": "integer"}}, "$defs": {"any": {"$dynamicAnchor": "any"}}}),
            json!({"n": "1"}),
            repaired(json!({"n": 1}), &["/n string_to_number"]),
        ),
        // Under the first what is inside is repaired, under the second what is around it: in that order the report replays.
        (
            json!({"allOf": [{"additionalProperties": {"additionalProperties": {"type": "array"}}}, {"additionalProperties": {"type": "array"}}]}),
            json!({"x": {"a": {"0": false}}}),
            repaired(json!({"x": [{"a": [false]}]}), &["/x/a map_to_list", "/x singleton_list"]),
        ),
    ]);
    // Both apply, and no value is both.
    assert!(read(&patterns, &policies::lazy(), json!({"n_flag": "1"})).is_err());
    // A key is never repaired.
    assert!(read(&named, &policies::lazy(), json!({"A": "1"})).is_err());
}

#[test]
fn what_only_the_validator_judges_steers_no_repair() {
    for judged in [
        json!({"if": {"properties": {"x": {"const": 1}}}, "then": {"required": ["y"]}}),
        json!({"not": {"required": ["z"]}}),
        json!({"dependentRequired": {"x": ["y"]}}),
        json!({"dependentSchemas": {"x": {"properties": {"y": {"type": "integer"}}}}}),
        json!({"unevaluatedProperties": {"type": "integer"}}),
        json!({"minProperties": 2}),
    ] {
        let mut schema = object(&json!({"x": {"type": "integer"}}));
        schema.as_object_mut().unwrap().extend(judged.as_object().unwrap().clone());
        let outcome = read(&schema, &policies::lazy(), json!({"x": "1", "y": "2"}));
        if let Ok((value, rules)) = outcome {
            assert_eq!((value, rules), (json!({"x": 1, "y": "2"}), vec!["/x string_to_number".to_owned()]), "{schema}");
        }
    }
    let format = json!({"$schema": "http://json-schema.org/draft-07/schema#", "type": "string", "format": "email"});
    assert!(read(&format, &policies::lazy(), json!("nobody")).is_err());
    assert!(read(&json!({"type": "string", "format": "no-such"}), &policies::lazy(), json!("x")).is_ok());
}

#[test]
fn eager_rules_are_taken_back_where_their_result_is_not_valid() {
    let schema = object(&json!({"x": {"type": "string", "minLength": 3}, "n": {"type": "integer"}}));
    let policy = Policy::new().on("string", ["trim"]).on("integer", ["string_to_number"]);
    assert_eq!(read(&schema, &policy, json!({"x": " abc "})), repaired(json!({"x": "abc"}), &["/x trim"]));
    // Also where the document needs another repair.
    assert_eq!(
        read(&schema, &policy, json!({"x": " a ", "n": "1"})),
        repaired(json!({"x": " a ", "n": 1}), &["/n string_to_number"])
    );
}

#[test]
fn what_is_given_up_is_what_is_not_valid() {
    let schema = object(
        &json!({"x": {"type": "integer", "minimum": 5}, "l": {"type": "array", "items": {"type": "integer", "minimum": 5}}}),
    );
    let policy = Policy::new().at("/x", ["invalid_to_default"]).at("/l", ["drop_invalid_items"]);
    assert_eq!(
        read(&schema, &policy, json!({"x": 1, "l": [9, 1, 7]})),
        repaired(json!({"l": [9, 7]}), &["/l/1 drop_invalid_items", "/x invalid_to_default"])
    );
}

#[test]
fn never_means_never() {
    let schema = object(
        &json!({"safe": {"type": "boolean"}, "in": object(&json!({"a": {"type": "integer"}})), "n": {"type": "integer"}}),
    );
    let policy = policies::lazy().on("object", ["ignore_key_case"]).never("/safe").never("/in");
    assert_eq!(
        read(&schema, &policy, json!({"N": "1"})),
        repaired(json!({"n": 1}), &["/n ignore_key_case", "/n string_to_number"])
    );
    for value in [json!({"safe": "true"}), json!({"safe": null}), json!({"in": {"a": "1"}}), json!({"in": "{}"})] {
        assert!(read(&schema, &policy, value).is_err());
    }
    assert_eq!(read(&schema, &policy, json!({"SAFE": true})), repaired(json!({"SAFE": true}), &[]));
    assert_eq!(read(&schema, &policy, json!({"in": {"A": 1}})), repaired(json!({"in": {"A": 1}}), &[]));
}

#[test]
fn a_function_may_refuse_what_is_valid() {
    fn even(value: &Value) -> Repair {
        if value.as_u64().is_some_and(|number| number % 2 == 1) {
            Repair::Refuse("odd".to_owned())
        } else {
            Repair::Keep
        }
    }
    let schema = object(&json!({"x": {"type": "integer"}}));
    let policy = Policy::new().custom("/x", "even", even);
    assert!(read(&schema, &policy, json!({"x": 2})).is_ok());
    assert_eq!(read(&schema, &policy, json!({"x": 3})), Err("x: odd, got 3".to_owned()));
    let strict = Schema::compile(&schema, &policy).unwrap().mode(Mode::Strict);
    assert!(strict.from_value_with_report(json!({"x": 3})).is_ok());
}

#[test]
fn leftovers_of_older_drafts_are_read() {
    let policy = Policy::new().on("integer", ["string_to_number"]);
    for (schema, value) in [
        (object(&json!({"x": {"type": "integer", "minimum": 0, "exclusiveMinimum": true}})), json!({"x": "5"})),
        (object(&json!({"x": {"type": "array", "items": [{"type": "integer"}]}})), json!({"x": ["5"]})),
        (
            json!({"type": "object", "properties": {"x": {"$ref": "#/definitions/n"}}, "definitions": {"n": {"type": "integer"}}}),
            json!({"x": "5"}),
        ),
    ] {
        assert_eq!(read(&schema, &policy, value.clone()).unwrap().1.len(), 1, "{schema}");
        // Whatever draft it says it is of.
        for named in ["draft-07/schema#", "draft-04/schema#", "draft/2020-12/schema"] {
            let mut schema = schema.clone();
            schema["$schema"] = json!(format!("http://json-schema.org/{named}"));
            assert_eq!(read(&schema, &policy, value.clone()).unwrap().1.len(), 1, "{schema}");
        }
    }
    for unknown in ["https://example.com/tool", "./schema.json", "http://json-schema.org/draft-03/schema#"] {
        let fault = faults(&json!({"$schema": unknown, "type": "object"}), &policy);
        assert!(fault.starts_with("`$schema` names no known draft: remove it"), "{unknown}: {fault}");
    }
    let zero = object(&json!({"x": {"type": "integer", "minimum": 0, "exclusiveMinimum": true}}));
    assert!(read(&zero, &policy, json!({"x": 0})).is_err());
    for wrong in [json!({"type": "strin"}), json!({"minimum": "5"}), json!({"properties": []}), json!(5), json!(null)] {
        assert!(faults(&wrong, &policy).contains("not a JSON Schema"), "{wrong}");
    }
}

#[test]
fn strict_mode_hints_at_what_the_validator_accepts() {
    let schema = json!({"type": "object", "properties": {
        "n": {"type": "integer", "minimum": 1, "maximum": 50},
        "code": {"type": "string", "pattern": "^[a-z]+$"},
        "level": {"type": "integer", "enum": [1, 2]},
        "f": {"type": "object", "properties": {"k": {"type": "integer", "minimum": 0}}, "required": ["k"]},
    }});
    let policy = Policy::tool_calls().at("/level", ["string_to_number"]);
    let strict = Schema::compile(&schema, &policy).unwrap().mode(Mode::Strict);
    let hints = |text: &str| {
        let error = strict.from_str_with_report(text).unwrap_err();
        error.issues().iter().map(|issue| issue.hint.clone().unwrap_or_default()).collect::<Vec<_>>()
    };
    let by = |rule: &str| format!("`{rule}` would repair this in safe mode");
    for refused in [
        r#"{"n": "-3"}"#,
        r#"{"n": "500"}"#,
        r#"{"code": 7}"#,
        r#"{"level": "3"}"#,
        r#"{"f": "{\"k\": -1}"}"#,
        r#""```json\n{\"n\": -3}\n```""#,
        "```json\n{\"n\": -3}\n```",
    ] {
        assert!(!hints(refused)[0].contains("safe mode"), "{refused}: {:?}", hints(refused));
    }
    assert_eq!(hints(r#"{"f": "{\"k\": 1}"}"#), [by("string_to_json")]);
    // Each issue for itself.
    assert_eq!(
        hints(r#"{"code": 7, "level": "2", "n": "50"}"#),
        [String::new(), by("string_to_number"), by("string_to_number")]
    );
}

/// How much of a report is kept changes nothing else.
#[test]
fn no_limit_of_the_report_changes_what_is_accepted() {
    let schema = json!({"type": "object", "properties": {
        "list": {"type": "array", "items": {"type": "integer"}},
        "o": {"type": "object", "properties": {"fooBar": {"type": "integer"}}},
    }});
    let schema = Schema::compile(&schema, &Policy::tool_calls()).unwrap();
    let mut items = vec![json!("1"); 300];
    let folded = json!({"list": items, "o": {"foo_bar": "x"}});
    items.push(json!("12345678901234567890123"));
    let lossy = json!({ "list": items });
    for most in [256, 0, 1000] {
        let schema = schema.clone().limits(Limits::default().coercions(most));
        let error = schema.from_value_with_report(lossy.clone()).unwrap_err();
        assert_eq!((error.issues().len(), error.issues()[0].path.to_string()), (1, "list[300]".to_owned()), "{error}");
        let (read, report) = schema.from_value_with_report(folded.clone()).unwrap();
        assert_eq!((&read["o"], report.len()), (&folded["o"], 300));
        assert_eq!((report.coercions().len(), report.is_complete()), (most.min(300), most >= 300));
    }
}

/// Up to draft 7 a subschema with a reference says nothing else, and the validator accepts what stands beside it. Rules may stand there.
#[test]
fn beside_a_reference_of_an_old_draft_rules_stand_and_nothing_else() {
    let item = json!({"type": "object", "properties": {"n": {"type": "integer"}, "z": {}}, "required": ["n"]});
    let beside = json!({"$ref": "#/definitions/item", "additionalProperties": false, "properties": {"z": {"type": "string", "default": ""}},
        "type": "array", "anyOf": [{"type": "null"}, {"type": "integer"}], "x-coerce": ["string_to_json"]});
    for (draft, is_old) in [("draft-07/schema#", true), ("draft-04/schema#", true), ("draft/2020-12/schema", false)] {
        let mut schema = object(&json!({"p": beside}));
        schema["$schema"] = json!(format!("http{}://json-schema.org/{draft}", if is_old { "" } else { "s" }));
        schema["definitions"] = json!({"item": item});
        let policy = Policy::tool_calls().annotations(true);
        if !is_old {
            assert!(faults(&schema, &policy).contains("no value has the types"), "{draft}");
            continue;
        }
        let kept = json!({"p": {"n": 1, "z": null}});
        assert_eq!(read(&schema, &policy, kept.clone()), repaired(kept, &[]), "{draft}");
        let made = repaired(json!({"p": {"n": 1, "z": 2}}), &["/p string_to_json", "/p/n string_to_number"]);
        assert_eq!(read(&schema, &policy, json!({"p": r#"{"n": "1", "z": 2}"#})), made, "{draft}");
    }
}

/// Generators for TypeScript write `{"not": {}}` for what may be absent.
#[test]
fn an_alternative_that_accepts_nothing_is_none() {
    let policy = Policy::tool_calls();
    for never in [json!(false), json!({"not": {}}), json!({"not": true})] {
        let list = json!({"type": "array", "items": {"type": "integer"}});
        let schema = object(
            &json!({"a": {"anyOf": [never, list]}, "b": {"anyOf": [{"anyOf": [never, {"enum": ["x", "y"]}]}, {"type": "null"}]}}),
        );
        let made = repaired(json!({"a": [1], "b": "x"}), &["/a/0 string_to_number", "/b ignore_case"]);
        assert_eq!(read(&schema, &policy, json!({"a": ["1"], "b": "X"})), made, "{never}");
        assert_eq!(
            read(&schema, &policy, json!({"b": 7})),
            Err("b: expected `x` or `y` or null, got number 7".to_owned()),
            "{never}"
        );
    }
    let none = object(&json!({"a": {"anyOf": [{"not": {}}, false]}}));
    let refused = Err("a: refused by `anyOf` of the schema, got number 7".to_owned());
    assert_eq!(read(&none, &policy, json!({"a": 7})), refused);
    let some = object(
        &json!({"a": {"anyOf": [{"not": {"type": "string"}}, {"type": "array", "items": {"type": "integer"}}]}}),
    );
    assert_eq!(read(&some, &policy, json!({"a": ["1"]})), repaired(json!({"a": ["1"]}), &[]));
}

/// As generators write the enum of a type that may be null.
#[test]
fn the_rules_of_an_enum_act_beside_null() {
    for mode in [json!({"enum": ["fast", "deep"]}), json!({"oneOf": [{"const": "fast"}, {"const": "deep"}]})] {
        let schema = |rule: &str| {
            let mut mode = mode.clone();
            mode["x-coerce"] = json!([rule]);
            json!({"properties": {"m": {"anyOf": [{"$ref": "#/$defs/mode"}, {"type": "null"}]}}, "$defs": {"mode": mode}})
        };
        let policy = Policy::new().annotations(true);
        let made = repaired(json!({"m": "fast"}), &["/m ignore_case"]);
        assert_eq!(read(&schema("ignore_case"), &policy, json!({"m": "FAST"})), made, "{mode}");
        assert_eq!(
            read(&schema("ignore_case"), &policy, json!({"m": null})),
            repaired(json!({"m": null}), &[]),
            "{mode}"
        );
        assert!(faults(&schema("ignore_cas"), &policy).contains("did you mean `ignore_case`?"), "{mode}");
    }
}

/// The pattern may read the member: the rule never acted.
#[test]
fn no_member_is_dropped_beside_patterns() {
    let mut closed = json!({"type": "object", "properties": {"a": {}}, "additionalProperties": false});
    let policy = Policy::new().at("/p", [r#"drop_keys("z")"#]);
    assert_eq!(faults(&object(&json!({"p": closed})), &policy), "");
    closed["patternProperties"] = json!({"^x": {}});
    let fault = faults(&object(&json!({"p": closed})), &policy);
    assert_eq!(fault, "/p: `drop_keys` does not fit `object` here: remove it");
}

/// What else stands there may evaluate the member, and then it is valid.
#[test]
fn no_member_is_dropped_that_may_be_evaluated() {
    let policy = Policy::new().at("/p", [r#"drop_keys("z")"#]);
    let closed = |beside: Value| {
        let mut closed = json!({"type": "object", "properties": {"a": {}}, "unevaluatedProperties": false});
        closed.as_object_mut().unwrap().extend(beside.as_object().unwrap().clone());
        closed
    };
    assert_eq!(faults(&object(&json!({"p": closed(json!({}))})), &policy), "");
    let z = json!({"properties": {"z": {}}});
    for beside in [
        json!({"anyOf": [z, {}]}),
        json!({"if": {}, "then": z}),
        json!({"dependentSchemas": {"a": z}}),
        json!({"additionalProperties": true}),
        json!({"patternProperties": {"z": {}}}),
    ] {
        let fault = faults(&object(&json!({"p": closed(beside.clone())})), &policy);
        assert!(fault.starts_with("/p: `drop_keys` "), "{beside}: {fault}");
    }
    let mut old = object(&json!({"p": closed(json!({}))}));
    old["$schema"] = json!("http://json-schema.org/draft-07/schema#");
    assert!(!faults(&old, &policy).is_empty());
}

/// What is said of the object beside its alternatives holds for each of them.
#[test]
fn a_tag_with_several_strings_selects_an_alternative_beside_what_is_common() {
    let one = json!({"type": "object", "properties": {"k": {"enum": ["a", "a2"]}, "n": {"type": "integer"}}, "required": ["k"]});
    let other = json!({"type": "object", "properties": {"k": {"enum": ["b", "b2"]}, "f": {"type": "boolean"}}, "required": ["k"]});
    let policy = Policy::new().on("integer", ["string_to_number"]).on("boolean", ["string_to_bool"]);
    for common in [json!({}), json!({"type": "object"}), json!({"properties": {"m": {"type": "integer"}}})] {
        let mut schema = json!({"oneOf": [one, other]});
        schema.as_object_mut().unwrap().extend(common.as_object().unwrap().clone());
        let schema = object(&json!({"p": schema}));
        for (from, to, rule) in [
            (json!({"k": "a2", "n": "5"}), json!({"k": "a2", "n": 5}), "/p/n string_to_number"),
            (json!({"k": "b", "f": "true"}), json!({"k": "b", "f": true}), "/p/f string_to_bool"),
        ] {
            assert_eq!(read(&schema, &policy, json!({"p": from})), repaired(json!({"p": to}), &[rule]), "{schema}");
        }
    }
}

#[test]
fn a_rule_at_a_location_may_fit_the_alternatives_alone() {
    let tagged = json!({"type": "object", "properties": {"k": {"type": "string"}}, "required": ["k"],
        "oneOf": [{"properties": {"k": {"const": "a"}}}, {"properties": {"k": {"const": "b"}}}]});
    let schema = object(&json!({"p": tagged}));
    let made = repaired(json!({"p": {"k": "a"}}), &["/p/k ignore_case"]);
    assert_eq!(read(&schema, &Policy::new().at("/p/k", ["ignore_case"]), json!({"p": {"k": "A"}})), made);
    let closed = |k: &str| {
        let properties = json!({"k": {"const": k}, "n": {}});
        json!({"type": "object", "properties": properties, "required": ["k"], "additionalProperties": false})
    };
    let schema = object(&json!({"p": {"oneOf": [closed("a"), closed("b")]}}));
    let made = repaired(json!({"p": {"k": "a"}}), &["/p/z drop_keys"]);
    assert_eq!(read(&schema, &Policy::new().at("/p", [r#"drop_keys("z")"#]), json!({"p": {"k": "a", "z": 1}})), made);
    assert!(faults(&schema, &Policy::new().at("/p", ["singleton_list"])).contains("fits no form"));
}

/// There it never acted.
#[test]
fn a_rule_for_items_of_which_nothing_is_said_is_a_fault() {
    let policy = Policy::new().at("/p", ["string_to_number"]);
    for part in [
        json!({"type": "array"}),
        json!({"type": "object"}),
        json!({"type": "array", "prefixItems": [{"type": "integer"}]}),
    ] {
        let fault = faults(&object(&json!({"p": part})), &policy);
        assert_eq!(fault, "/p/*: `string_to_number` does not fit what has no certain type: remove it", "{part}");
    }
}

/// The kind is right; what the validator finds in it a rule would mend.
#[test]
fn a_rule_that_would_shorten_a_string_is_hinted_at() {
    let schema = json!({"properties": {"code": {"type": "string", "maxLength": 3}}});
    let policy = Policy::new().on("string", ["trim"]);
    let strict = Schema::compile(&schema, &policy).unwrap().mode(Mode::Strict);
    let said = |code| strict.from_value_with_report(json!({"code": code})).unwrap_err().to_string();
    let repaired = "`trim` would repair this in safe mode";
    let expected = "code: expected a string of at most 3 characters, got string";
    assert_eq!(said(" abc "), format!("{expected} \" abc \"; {repaired}"));
    assert_eq!(said("abcd"), format!("{expected} \"abcd\""));
}
