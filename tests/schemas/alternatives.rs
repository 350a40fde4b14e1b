//! What is wrong inside an alternative of `anyOf` or `oneOf`: each fault is reported at its path, by whichever fact the alternative is selected.

use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

fn compiled(schema: &Value) -> Schema {
    Schema::compile(schema, &Policy::tool_calls()).unwrap_or_else(|error| panic!("{schema}: {error}"))
}

/// The issues of a document as lines, without the reasons of rules.
fn refused(schema: &Value, document: Value) -> Vec<String> {
    let error = compiled(schema).from_value_with_report(document).unwrap_err();
    error.to_string().lines().map(|line| line.split("; ").next().unwrap_or_default().to_owned()).collect()
}

/// What the document becomes.
fn read(schema: &Value, document: Value) -> Option<Value> {
    compiled(schema).from_value_with_report(document).ok().map(|(value, _)| value)
}

#[test]
fn beside_null_each_fault_has_its_path() {
    let number = json!({"anyOf": [{"type": "integer", "exclusiveMinimum": 0}, {"type": "null"}]});
    assert_eq!(refused(&number, json!(-7)), ["expected a number greater than 0, got number -7"]);
    let object = json!({"anyOf": [{"type": "object", "required": ["n"], "properties": {
        "n": {"type": "integer", "minimum": 1}, "b": {"type": "boolean"}, "tags": {"type": "array", "minItems": 2},
    }}, {"type": "null"}]});
    assert_eq!(
        refused(&object, json!({"n": 0, "b": "x", "tags": [1]})),
        [
            "b: expected a boolean, got string \"x\"",
            "n: expected a number of at least 1, got number 0",
            "tags: expected a list of at least 2, got a list of 1",
        ]
    );
    let list = json!({"type": "object", "properties": {"list": {"type": "array", "items": object}}});
    assert_eq!(
        refused(&list, json!({"list": [{"n": 1}, {"n": 0}]})),
        ["list[1].n: expected a number of at least 1, got number 0"]
    );
}

#[test]
fn behind_a_tag_each_fault_has_its_path() {
    let form = |tag: &str, more: Value| {
        let mut properties = json!({"t": {"const": tag}, "b": {"type": "boolean"}});
        properties.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({"type": "object", "required": ["t"], "properties": properties})
    };
    let counted = form("counted", json!({"n": {"type": "integer", "minimum": 1}}));
    let named = form("named", json!({"s": {"type": "string", "minLength": 3}}));
    for keyword in ["oneOf", "anyOf"] {
        let schema = json!({keyword: [counted, named]});
        let faults = refused(&schema, json!({"t": "counted", "n": 0, "b": "x"}));
        assert_eq!(
            faults,
            ["b: expected a boolean, got string \"x\"", "n: expected a number of at least 1, got number 0"]
        );
        assert_eq!(
            refused(&schema, json!({"t": "named", "s": "ab"})),
            ["s: expected a string of at least 3 characters, got string \"ab\""]
        );
        // No list is one of them, though serde would read it.
        assert_eq!(
            refused(&schema, json!(["named", true])),
            ["expected an object whose `t` is `counted` or `named`, got a list"]
        );
    }
}

/// As serde's enums with content are written in JSON Schema.
#[test]
fn closed_objects_are_distinguished_by_their_members() {
    let form = |name: &str, content: Value| json!({"type": "object", "properties": {name: content}, "required": [name], "additionalProperties": false});
    let radius = json!({"type": "object", "properties": {"r": {"type": "number", "minimum": 1}}, "required": ["r"]});
    let schema =
        json!({"oneOf": [form("circle", radius), form("square", json!({"type": "integer"})), {"const": "empty"}]});
    assert_eq!(read(&schema, json!({"circle": {"r": "1.5"}})), Some(json!({"circle": {"r": 1.5}})));
    assert_eq!(read(&schema, json!({"square": "5"})), Some(json!({"square": 5})));
    assert_eq!(read(&schema, json!("EMPTY")), Some(json!("empty")));
    assert_eq!(
        refused(&schema, json!({"circle": {"r": 0}})),
        ["circle.r: expected a number of at least 1, got number 0"]
    );
    assert_eq!(refused(&schema, json!({"square": "x"})), ["square: expected an integer, got string \"x\""]);
    let both = refused(&schema, json!({"circle": {"r": "1"}, "square": "5"}));
    assert!(both.len() == 1 && both[0].starts_with("expected an object with `circle` (object), or"), "{both:?}");
    // Of members that all of them have, those decide that are not there.
    let shared = |more: &str| json!({"type": "object", "properties": {"n": {"type": "integer"}, more: {}}, "required": ["n", more], "additionalProperties": false});
    let schema = json!({"anyOf": [shared("a"), shared("b"), {"type": "object", "properties": {"n": {"type": "integer"}}, "additionalProperties": false}]});
    assert_eq!(read(&schema, json!({"n": "1"})), Some(json!({"n": 1})));
    // Where other members are accepted, none of them selects an alternative.
    let open = json!({"anyOf": [{"type": "object", "properties": {"id": {"type": "integer"}}, "required": ["id"]},
        {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}]});
    assert_eq!(read(&open, json!({"id": "42"})), None);
    assert_eq!(refused(&open, json!({"id": "42"})), ["id: expected an integer, got string \"42\""]);
    assert!(
        refused(&open, json!({}))[0].starts_with("expected an object with `id` (integer), or an object with `name`")
    );
}

#[test]
fn all_alternatives_are_expected_of_a_value_of_their_kind() {
    let of = |alternatives: Value| json!({"type": "object", "properties": {"v": {"anyOf": alternatives}}});
    let table = [
        (json!([{"type": "integer", "minimum": 0}, {"enum": ["all"]}]), json!("5"), "an integer or `all`"),
        (json!([{"type": "integer", "minimum": 0}, {"enum": ["all"]}]), json!(-1), "a number of at least 0"),
        (
            json!([{"type": "boolean"}, {"const": "auto"}, {"type": "null"}]),
            json!("true"),
            "null, or a boolean or `auto`",
        ),
        (
            json!([{"type": "string", "maxLength": 2}, {"type": "string", "pattern": "^[0-9]+$"}]),
            json!("xyz"),
            "a string of at most 2 characters, or a string that matches `^[0-9]+$`",
        ),
        (
            json!([{"enum": ["auto", "low"]}, {"type": "string", "pattern": "px$"}]),
            json!("atuo"),
            "`auto` or `low`, or a string that matches `px$`",
        ),
        (
            json!([{"type": "string", "minLength": 2}, {"oneOf": [{"const": "a"}, {"const": "on"}]}]),
            json!("A"),
            "`a` or `on`, or a string of at least 2 characters",
        ),
        (json!([{"const": "5"}, {"const": 5}, {"const": true}]), json!(1), r#"one of `"5"`, `5`, `true`"#),
        (
            json!([{"type": "object", "required": ["a"]}, {"type": "object", "required": ["b"]}]),
            json!({"x": 1}),
            "an object with `a` or `b`",
        ),
        (
            json!([{"type": "array", "minItems": 3}, {"type": "array", "maxItems": 0}]),
            json!(["a"]),
            "a list of at least 3, or a list of at most 0",
        ),
    ];
    for (alternatives, value, expected) in table {
        let faults = refused(&of(alternatives.clone()), json!({"v": value}));
        assert!(
            faults.len() == 1 && faults[0].starts_with(&format!("v: expected {expected}, got ")),
            "{alternatives} {faults:?}"
        );
    }
}

/// The kind is declared around the alternatives, so that none of them is a form of its own.
#[test]
fn all_alternatives_are_expected_beside_the_kind() {
    let of_text = json!([{"enum": ["auto", "low"]}, {"pattern": "px$"}]);
    let table = [
        (json!({"type": "string", "anyOf": of_text}), json!("atuo"), "`auto` or `low`, or a string that matches `px$`"),
        (
            json!({"type": "string", "anyOf": [{"minLength": 2}, {"oneOf": [{"const": "a"}, {"const": "on"}]}]}),
            json!("A"),
            "`a` or `on`, or a string of at least 2 characters",
        ),
        (json!({"type": "string", "oneOf": of_text}), json!("high"), "`auto` or `low`, or a string that matches `px$`"),
        (
            json!({"type": "integer", "anyOf": [{"minimum": 10}, {"multipleOf": 7}]}),
            json!(3),
            "a multiple of 7, or a number of at least 10",
        ),
        (
            json!({"type": "object", "anyOf": [{"minProperties": 2}, {"maxProperties": 0}]}),
            json!({"a": 1}),
            "an object of at least 2 members, or an object of at most 0 members",
        ),
    ];
    for (schema, value, expected) in table {
        let faults = refused(&schema, value);
        assert!(
            faults.len() == 1 && faults[0].starts_with(&format!("expected {expected}, got ")),
            "{schema} {faults:?}"
        );
    }
}

#[test]
fn a_word_of_one_alternative_is_hinted_at() {
    let of_text = json!([{"enum": ["auto", "low"]}, {"type": "string", "pattern": "px$"}]);
    for schema in [json!({"anyOf": of_text}), json!({"type": "string", "anyOf": of_text})] {
        assert_eq!(hint(&schema, json!("atuo")).as_deref(), Some("did you mean `auto`?"), "{schema}");
        assert_eq!(hint(&schema, json!("high")), None, "{schema}");
    }
}

#[test]
fn values_of_several_kinds_are_hinted_at() {
    let schema = |listed: &Value| json!({"type": "object", "properties": {"v": {"enum": listed}}});
    let table = [
        (json!(["low", 1, null]), "1", "number 1"),
        (json!(["low", 1, null]), "null", "null"),
        (json!(["low", 1, null]), "LOW", "`low`"),
        (json!([true, false, "auto"]), "false", "boolean false"),
    ];
    for (listed, text, hint) in table {
        let error = compiled(&schema(&listed)).from_value_with_report(json!({"v": text})).unwrap_err();
        let issue = &error.issues()[0];
        assert_eq!(
            (error.issues().len(), issue.hint.as_deref()),
            (1, Some(&*format!("did you mean {hint}?"))),
            "{listed}"
        );
    }
}

#[test]
fn a_member_that_may_be_null_is_missing_all_the_same() {
    let nullable = json!({"type": "object", "required": ["a", "b"], "properties": {
        "a": {"type": ["integer", "null"]}, "b": {"anyOf": [{"type": "string"}, {"type": "null"}]}, "c": {"type": ["integer", "null"]},
    }});
    assert_eq!(
        refused(&nullable, json!({})),
        ["a: missing, expected an integer or null", "b: missing, expected a string or null"]
    );
    assert_eq!(read(&nullable, json!({"a": null, "b": null})), Some(json!({"a": null, "b": null})));
    assert_eq!(read(&nullable, json!({"a": "5", "b": null})), Some(json!({"a": 5, "b": null})));
}

#[test]
fn a_member_that_another_asks_for_is_expected_as_it_is_declared() {
    let schema = |more: &str, asks: Value| {
        let properties = json!({"country": {"type": "string"}, "code": {"type": "integer"}});
        json!({"type": "object", "properties": {"place": {"type": "object", "properties": properties, more: asks}}})
    };
    let dependent = schema("dependentRequired", json!({"country": ["code"]}));
    let undeclared = schema("dependentRequired", json!({"country": ["town"]}));
    let mut conditional = schema("if", json!({"properties": {"country": {"const": "US"}}}));
    conditional["properties"]["place"]["then"] = json!({"required": ["code"]});
    let document = json!({"place": {"country": "US"}});
    assert_eq!(refused(&dependent, document.clone()), ["place.code: missing, expected an integer"]);
    assert_eq!(refused(&conditional, document.clone()), ["place.code: missing, expected an integer"]);
    assert_eq!(refused(&undeclared, document), ["place.town: missing"]);
}

/// Content of messages may have two tags: a wrong one does not make the other wrong.
#[test]
fn a_tag_that_two_alternatives_share_is_not_refused() {
    let form = |tag: &str, source: Option<&str>, member: &str| {
        let mut properties = json!({"type": {"const": tag}, member: {"type": "string"}});
        if let Some(source) = source {
            properties["source"] = json!({"const": source});
        }
        let required: Vec<&str> = properties.as_object().into_iter().flatten().map(|(name, _)| &**name).collect();
        json!({"type": "object", "required": required, "properties": properties})
    };
    let forms = [form("image", Some("base64"), "data"), form("image", Some("url"), "url"), form("text", None, "text")];
    for document in [
        json!({"type": "image", "source": "URL", "url": "https://a.b"}),
        json!({"type": "image", "source": "file"}),
        json!({"type": "image", "source": null, "data": "aa"}),
    ] {
        let faults = refused(&json!({ "oneOf": forms }), document);
        let expected =
            "expected an object with `data` (string), `source` (`base64`), `type` (`image`), or an object with ";
        assert!(faults.len() == 1 && faults[0].starts_with(expected), "{faults:?}");
    }
    // The only one with this tag, whatever else it asks for.
    let version = |tag: &str, version: Value, member: &str| {
        let properties = json!({"type": {"const": tag}, "version": version, member: {"type": "string"}});
        json!({"type": "object", "required": ["type", member], "properties": properties})
    };
    let forms =
        [version("a", json!({"const": 1}), "id"), version("b", json!({}), "name"), version("c", json!({}), "text")];
    let document = json!({"type": "a", "version": 2, "id": "x"});
    assert_eq!(refused(&json!({ "oneOf": forms }), document), ["version: expected `1`, got number 2"]);
}

#[test]
fn a_tag_that_is_required_around_the_alternatives_is_not_taken_out() {
    let kind = |kind: &str, member: &str| json!({"properties": {"kind": {"const": kind}}, "required": [member]});
    let schema = json!({
        "type": "object", "required": ["kind"], "oneOf": [kind("s", "size"), kind("m", "sizes")],
        "properties": {"kind": {"enum": ["s", "m"]}, "size": {"type": "integer"}, "sizes": {"type": "integer"}},
    });
    assert_eq!(refused(&schema, json!({"kind": null, "size": 1})), ["kind: expected `s` or `m`, got null"]);
    let schema = Schema::compile(&schema, &Policy::tool_calls()).unwrap();
    let rules = schema.rules().to_string();
    let of_kind: Vec<&str> = rules.lines().filter(|line| line.starts_with("/kind ")).collect();
    assert!(of_kind.iter().any(|line| line.contains("ignore_case")), "{rules}");
    assert!(!of_kind.iter().any(|line| line.contains("null_to_default")), "{rules}");
}

/// The hint of the only issue, where no rule is declared.
fn hint(schema: &Value, document: Value) -> Option<String> {
    let schema = Schema::compile(schema, &Policy::new()).unwrap();
    let error = schema.from_value_with_report(document).unwrap_err();
    assert_eq!(error.issues().len(), 1, "{error}");
    error.issues()[0].hint.clone()
}

#[test]
fn a_member_that_is_left_over_is_hinted_at() {
    let properties = json!({"id": {"type": "integer"}, "tag": {"type": "string"}});
    let declared = json!({"type": "object", "properties": properties});
    let open = json!({"allOf": [declared], "unevaluatedProperties": false});
    assert_eq!(hint(&open, json!({"id": 1, "tga": "x"})).as_deref(), Some("did you mean `tag`?"));
    assert_eq!(hint(&open, json!({"id": 1, "other": "x"})), None);
    // What is declared elsewhere is refused all the same.
    let closed = json!({"allOf": [declared, {"properties": {"id": {}}, "additionalProperties": false}]});
    assert_eq!(hint(&closed, json!({"id": 1, "tag": "x"})), None);
}

#[test]
fn a_number_that_came_as_text_is_hinted_at() {
    for (listed, text, expected) in [
        (json!({"type": "integer", "enum": [1, 2]}), "2", Some("did you mean number 2?")),
        (json!({"enum": [1, 2]}), "2", Some("did you mean number 2?")),
        (json!({"const": true}), "true", Some("did you mean boolean true?")),
        (json!({"const": true}), "True", None),
    ] {
        let schema = json!({"type": "object", "properties": {"v": listed}});
        assert_eq!(hint(&schema, json!({"v": text})).as_deref(), expected, "{schema}");
    }
}

#[test]
fn a_tag_is_said_once_of_the_items_of_a_list() {
    let form = |tag: &str, member: &str| {
        let properties = json!({"type": {"const": tag}, member: {"type": "integer"}});
        json!({"type": "object", "required": ["type", member], "properties": properties})
    };
    let items = json!({"oneOf": [form("insert", "at"), form("delete", "count")]});
    let properties = json!({"ops": {"type": "array", "items": items}});
    let schema = json!({"type": "object", "required": ["ops"], "properties": properties});
    let expected = "ops: missing, expected a list of objects, each with `type` (`insert` or `delete`)";
    assert_eq!(refused(&schema, json!({})), [expected]);
}

#[test]
fn each_issue_counts_once() {
    let closed = json!({"type": "object", "properties": {"a": {"type": "integer"}}, "additionalProperties": false});
    for count in [10, 100, 300, 1_000] {
        let document: serde_json::Map<_, _> = (0..count).map(|number| (format!("k{number}"), json!(1))).collect();
        let error = compiled(&closed).from_value_with_report(Value::Object(document)).unwrap_err();
        assert_eq!(error.issues().len() + error.omitted(), count);
    }
}

#[test]
fn the_table_lists_what_can_act() {
    let schema = json!({"type": "object", "properties": {"o": {"type": "object", "properties": {"confirm": {"type": "boolean"}, "a": {"type": "string"}}, "additionalProperties": false}}});
    let policy = Policy::new().on("object", ["ignore_key_case", "drop_keys(\"a\", \"why\")"]).never("/o/confirm");
    let rules = Schema::compile(&schema, &policy).unwrap().rules().to_string();
    assert!(!rules.contains("confirm") && rules.contains("/o/why") && rules.contains("/o/a  "), "{rules}");
    assert!(!rules.lines().any(|row| row.starts_with("/o/a ") && row.contains("drop_keys")), "{rules}");
}

#[test]
fn a_tag_is_asked_for_alone() {
    let open = |words: Value| {
        json!({"type": "object", "properties": {"id": {"type": "string"}}, "oneOf": [
            {"properties": {"kind": {"const": "sleep"}, "secs": {"type": "integer"}}, "required": ["kind", "secs"]},
            {"properties": {"kind": {"enum": words}, "n": {"type": "integer"}, "on": {}}, "required": ["kind", "on"]},
        ]})
    };
    // The first has one word, the second several.
    let pet = json!({"oneOf": [
        {"type": "object", "properties": {"t": {"const": "cat"}}, "required": ["t"]},
        {"type": "object", "properties": {"t": {"enum": ["dog", "wolf"]}, "n": {"type": "integer"}, "barks": {}}, "required": ["t", "barks"]},
    ]});
    let (one, several) = (open(json!(["noop"])), open(json!(["noop", "nope"])));
    for (schema, document, issue) in [
        (&one, json!({"kind": "slep", "n": "x"}), "kind: expected `sleep` or `noop`, got string \"slep\""),
        (&one, json!({"kind": null}), "kind: expected `sleep` or `noop`, got null"),
        (&one, json!({"secs": 5}), "kind: missing, expected `sleep` or `noop`"),
        (&several, json!({"kind": 5, "n": "x"}), "kind: expected one of `sleep`, `noop`, `nope`, got number 5"),
        (&several, json!({}), "kind: missing, expected one of `sleep`, `noop`, `nope`"),
        (&pet, json!({"t": "x", "n": "five"}), "t: expected one of `cat`, `dog`, `wolf`, got string \"x\""),
        (&pet, json!({"t": "x", "barks": true}), "t: expected one of `cat`, `dog`, `wolf`, got string \"x\""),
    ] {
        assert_eq!(refused(schema, document.clone()), [issue], "{schema}: {document}");
    }
    // Without it, what else is wrong is said all the same.
    assert_eq!(
        refused(&one, json!({"id": []})),
        ["id: expected a string, got a list", "kind: missing, expected `sleep` or `noop`"]
    );
}

#[test]
fn alternatives_by_their_required_members() {
    let either = json!({"type": "object", "oneOf": [{"required": ["id"]}, {"required": ["name"]}, {"required": ["id"], "minProperties": 0}]});
    assert_eq!(refused(&either, json!({})), ["expected an object with `id` or `name`, got an object"]);
    let both = json!({"id": 1, "name": 2});
    assert_eq!(
        refused(&either, both),
        ["expected what only one of the alternatives 0 and 1 and 2 of `oneOf` accepts, got an object"]
    );
}

/// The other alternative does not ask for another value: it knows no such member.
#[test]
fn a_member_that_the_other_alternative_does_not_know_is_no_tag() {
    let form = |name: &str, content: Value| json!({"type": "object", "properties": {name: content}, "required": [name], "additionalProperties": false});
    let schema =
        json!({"oneOf": [form("Create", json!({"type": "integer"})), form("Delete", json!({"enum": ["a", "b"]}))]});
    let schema = Schema::compile(&schema, &Policy::new()).unwrap();
    let error = schema.from_value_with_report(json!({"Delete": "zz"})).unwrap_err().to_string();
    assert_eq!(error, "Delete: expected `a` or `b`, got string \"zz\"");
}

/// What is `anyOf` itself is of no other kind than one of its alternatives.
#[test]
fn one_of_them_or_a_list_of_them_has_a_path_for_each_item() {
    let one = json!({"anyOf": [{"type": "string", "minLength": 2}, {"type": "integer", "minimum": 5}]});
    let schema = json!({"properties": {"a": {"anyOf": [one, {"type": "array", "items": one}]}}});
    assert_eq!(
        refused(&schema, json!({"a": ["xyz", ""]})),
        ["a[1]: expected a string of at least 2 characters, got string \"\""]
    );
    assert_eq!(refused(&schema, json!({"a": 3})), ["a: expected a number of at least 5, got number 3"]);
    let tagged = json!({"oneOf": [
        {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "a"}, "n": {"type": "integer", "minimum": 1}}},
        {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "b"}, "n": {"type": "integer", "minimum": 9}}},
    ]});
    let schema = json!({"properties": {"a": {"anyOf": [tagged, {"type": "array", "items": tagged}]}}});
    assert_eq!(
        refused(&schema, json!({"a": [{"kind": "a", "n": 0}]})),
        ["a[0].n: expected a number of at least 1, got number 0"]
    );
}

/// serde's enums are read by the number of the variant in its buffers; schemas know no such thing.
#[test]
fn a_number_is_no_tag() {
    let variant = |tag: &str, name: &str| json!({"type": "object", "required": ["kind", name], "properties": {"kind": {"const": tag}, name: {"type": "integer"}}});
    let inner = json!({"oneOf": [variant("x", "a"), variant("y", "b")]});
    let around = |tag: &str, more: Value| json!({"type": "object", "required": ["t"], "properties": {"t": {"const": tag}, "y": more}});
    let schema = json!({"properties": {"z": {"oneOf": [around("p", inner), around("q", json!(true))]}}});
    for kind in [0, 1] {
        assert_eq!(
            refused(&schema, json!({"z": {"t": "p", "y": {"kind": kind, "a": 1}}})),
            [format!("z.y.kind: expected `x` or `y`, got number {kind}")]
        );
    }
}

#[test]
fn rules_for_items_reach_each_form_of_an_item() {
    let items =
        json!({"anyOf": [{"enum": ["fast", "slow"]}, {"type": "object", "properties": {"n": {"type": "integer"}}}]});
    let schema = |at: Value| {
        let list = json!({"type": "array", "items": items, "x-coerce": at});
        json!({"type": "object", "properties": {"x": list}})
    };
    let by_at = Schema::compile(&schema(json!([])), &Policy::new().at("/x", ["ignore_case"]));
    let anywhere = Schema::compile(&schema(json!([])), &Policy::new().at("**/x", ["ignore_case"]));
    let annotated = Schema::compile(&schema(json!(["ignore_case"])), &Policy::new().annotations(true));
    for compiled in [by_at, anywhere, annotated] {
        let compiled = compiled.unwrap_or_else(|fault| panic!("{fault}"));
        let (value, report) = compiled.from_value_with_report(json!({"x": ["FAST", {"n": 1}]})).unwrap();
        assert_eq!((value, report.len()), (json!({"x": ["fast", {"n": 1}]}), 1));
    }
}
