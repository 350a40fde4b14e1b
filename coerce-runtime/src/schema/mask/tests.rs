use serde_json::json;

use super::*;
use crate::schema::Tagging;
use crate::schema::testing::*;

const SECRET: &str = "hunter2";

fn hidden(kind: &str, length: usize) -> Value {
    json!({"_sensitive": {"kind": kind, "length": length}})
}

/// `struct Login { id: u8, #[coerce(sensitive)] pw: String }`
fn login() -> Edge {
    record(vec![field("id", owned(Shape::Float(Float::Double))), field("pw", sensitive(string()))])
}

/// `struct ApiKey(#[coerce(sensitive)] String)`
fn api_key() -> Edge {
    owned(wrapper(sensitive(string()), false))
}

/// The value of a use as it may be shown, and whether that hides something.
pub(super) fn masked_among(schemas: &[Schema], value: &Value, edge: &Edge, secret_keys: bool) -> (Value, bool) {
    let schema = edge.schema(schemas);
    let mut reach = Reach::of(schema, false, schemas);
    reach.secret_keys = secret_keys;
    Masker::new(schemas, &reach).mask(value, (!edge.sensitive).then(|| vec![Form::of(schema)]))
}

fn masked(value: &Value, edge: &Edge) -> Value {
    masked_among(&[], value, edge, false).0
}

fn shown(logins: &Value) -> Value {
    let text = logins.to_string().replace(&format!("{SECRET:?}"), &hidden("string", SECRET.len()).to_string());
    serde_json::from_str(&text).unwrap_or_default()
}

#[test]
fn what_is_not_sensitive_is_shown() {
    let login = json!({"id": "5", "pw": SECRET});
    let table = [
        (record(vec![field("a", login_list())]), json!({"a": [login, login]})),
        (login_list(), json!([login])),
        (owned(option(self::login())), login.clone()),
        (owned(map(string(), self::login())), json!({"a": login, "b": login})),
        (owned(tuple(vec![string(), self::login()])), json!(["a", login])),
        (owned(enumeration(Tagging::External, vec![newtype("In", self::login())])), json!({"In": login})),
        (owned(flattening(vec![field("a", string())], vec![self::login()])), json!({"a": "b", "id": 1, "pw": SECRET})),
    ];
    for (edge, value) in table {
        assert_eq!(masked(&value, &edge), shown(&value), "{value}");
    }
}

fn login_list() -> Edge {
    owned(list(login()))
}

#[test]
fn tags_are_shown_and_contents_are_masked() {
    let internal = || {
        let open = record(vec![field("note", string()), field("pw", string())]);
        owned(enumeration(internal("kind"), vec![newtype("in", login()), newtype("open", open), unit("out")]))
    };
    let adjacent = || owned(enumeration(adjacent("t", "c"), vec![newtype("in", login()), unit("out")]));
    let table = [
        (
            internal(),
            json!({"kind": "in", "id": 1, "pw": SECRET}),
            json!({"kind": "in", "id": 1, "pw": hidden("string", 7)}),
        ),
        // No repair decides which variant is meant, so every variant is asked.
        (internal(), json!({"kind": "open", "pw": "no"}), json!({"kind": "open", "pw": hidden("string", 2)})),
        (internal(), json!({"kind": SECRET, "note": "n"}), json!({"kind": hidden("string", 7), "note": "n"})),
        // A secret may be the name of a variant.
        (internal(), json!({"kind": "in", "pw": "open"}), json!({"kind": "in", "pw": hidden("string", 4)})),
        (adjacent(), json!({"t": "in", "c": {"pw": SECRET}}), json!({"t": "in", "c": {"pw": hidden("string", 7)}})),
        (adjacent(), json!({"t": "out", "x": 1}), json!({"t": "out", "x": {"_sensitive": {"kind": "number"}}})),
    ];
    for (edge, value, expected) in table {
        assert_eq!(masked(&value, &edge), expected, "{value}");
    }
}

#[test]
fn the_whole_value_is_hidden_where_it_is_the_secret() {
    let untagged =
        || owned(enumeration(Tagging::Untagged, vec![newtype("A", sensitive(string())), newtype("B", login())]));
    let table = [(api_key(), json!(SECRET)), (sensitive(string()), json!([SECRET])), (untagged(), json!(SECRET))];
    for (edge, value) in table {
        let (found, masked) = masked_among(&[], &value, &edge, false);
        assert!(masked && found.get("_sensitive").is_some(), "{found}");
    }
    let (found, masked) = masked_among(&[], &json!({"id": 1}), &login(), false);
    assert_eq!((found, masked), (json!({"id": 1}), false));
}

/// It may have been meant for another member.
#[test]
fn what_does_not_have_the_form_of_its_type_is_hidden_whole() {
    let edge = record(vec![field("a", string()), field("in", login())]);
    for (value, kind) in [(json!([SECRET, "b"]), "list"), (json!({"b": SECRET, "c": 1}), "object")] {
        assert_eq!(
            masked(&json!({"a": value, "in": 1}), &edge),
            json!({"a": hidden(kind, 2), "in": {"_sensitive": {"kind": "number"}}}),
            "{value}"
        );
    }
}

#[test]
fn what_is_inside_an_only_member_is_shown_as_if_that_were_taken_off() {
    let inside = json!({"id": 5, "pw": SECRET});
    for name in ["value", "id"] {
        assert_eq!(masked(&json!({name: inside}), &login()), json!({name: shown(&inside)}), "{name}");
    }
}

/// The document in each form that some rule would repair.
fn repairable(value: &Value) -> Vec<Value> {
    let text = value.to_string();
    let forms = [
        json!([value]),
        json!([[value]]),
        json!({"0": value}),
        json!({"0": value, "1": value}),
        json!({"value": value}),
        json!({"id": value}),
        json!({"id": value, "more": value}),
        json!({"id": [value]}),
        json!({"value": [{"value": value}]}),
        json!(text),
        json!([text]),
        json!([text, text]),
        json!({"value": text}),
        json!({"id": text}),
        json!(format!("```json\n{text}\n```")),
        json!({"ID": value}),
        json!({"PW": SECRET}),
        json!([1, SECRET]),
        json!([SECRET]),
        json!(SECRET),
    ];
    forms.into_iter().chain([value.clone()]).collect()
}

#[test]
fn what_comes_in_another_form_shows_no_secret() {
    let folding = || {
        let list = vec![field("id", owned(Shape::Float(Float::Double))), field("pw", sensitive(string()))];
        owned(Shape::Struct(Fields {
            ignore_key_case: true,
            from_list: false,
            flattened: vec![owned(map(string(), string()))],
            ..fields(list)
        }))
    };
    let edges = [
        login(),
        folding(),
        login_list(),
        owned(list(login_list())),
        owned(option(login())),
        owned(map(string(), login())),
        owned(map(api_key(), api_key())),
        owned(list(owned(map(api_key(), api_key())))),
        owned(tuple(vec![login(), login()])),
        owned(enumeration(Tagging::External, vec![newtype("value", login()), unit("b")])),
        owned(enumeration(
            Tagging::Untagged,
            vec![newtype("a", owned(list(owned(Shape::Float(Float::Double))))), newtype("b", login())],
        )),
        owned(enumeration(internal("id"), vec![newtype("a", login())])),
        owned(enumeration(adjacent("t", "id"), vec![newtype("a", login())])),
        foreign(Some(owned(list(sensitive(string()))))),
        record(vec![field("id", login()), field("more", string())]),
    ];
    let documents = [
        json!({"pw": SECRET}),
        json!({"id": 5, "pw": SECRET}),
        json!({"id": {"id": 5, "pw": SECRET}}),
        json!({ SECRET: 5 }),
    ];
    for (index, edge) in edges.iter().enumerate() {
        let hides_keys = matches!(index, 6 | 7);
        for document in documents.iter().take(if hides_keys { 4 } else { 3 }).flat_map(repairable) {
            let shown = masked(&document, edge).to_string();
            assert!(!shown.contains(SECRET), "{index}: {document}\n{shown}");
        }
    }
}

#[test]
fn keys_are_hidden_where_they_are_the_secret() {
    let keys = owned(map(api_key(), string()));
    let table = [
        (json!({ SECRET: "a" }), json!({"…": "a"})),
        (json!({ SECRET: "a", "x": "b" }), json!({"…": "a", "… (2)": "b"})),
        (json!([SECRET, "x"]), json!([hidden("string", 7), hidden("string", 1)])),
    ];
    for (value, expected) in table {
        assert_eq!(masked(&value, &keys), expected);
    }
    let flat = owned(flattening(vec![field("a", string())], vec![owned(map(api_key(), string()))]));
    assert_eq!(masked(&json!({"a": "b", SECRET: "c"}), &flat), json!({"a": "b", "…": "c"}));
}

/// A map with secret keys may have been sent in the place of what is no map.
#[test]
fn a_key_that_no_type_reads_is_hidden_where_keys_are_secrets() {
    let around = || {
        record(vec![
            field("login", login()),
            field("logins", login_list()),
            field("names", owned(map(string(), login()))),
        ])
    };
    let inside = json!({"id": 1});
    let guessed = json!({"id": {"_sensitive": {"kind": "number"}}});
    let table = [
        (json!({"login": { SECRET: inside }}), json!({"login": {"…": guessed}})),
        (json!({"login": { SECRET: 1 }}), json!({"login": {"…": {"_sensitive": {"kind": "number"}}}})),
        (json!({"logins": { SECRET: inside }}), json!({"logins": {"…": inside}})),
        (
            json!({"logins": {"0": inside}, "names": { "a": inside }}),
            json!({"logins": {"0": inside}, "names": {"a": inside}}),
        ),
        (json!({"logins": {"7": inside}}), json!({"logins": {"…": inside}})),
    ];
    for (value, expected) in table {
        let (shown, masked) = masked_among(&[], &value, &around(), true);
        assert_eq!((&shown, masked), (&expected, shown != value), "{value}");
    }
}

#[test]
fn what_a_rule_would_name_or_take_the_name_of_is_masked_inside() {
    let login = json!({"id": 5, "pw": SECRET});
    let table = [
        (login_list(), json!({ "a": login }), json!({"…": shown(&login)})),
        (login_list(), json!({"a": {"id": 5}, "b": SECRET}), json!({"…": {"id": 5}, "b": hidden("string", 7)})),
        (login_list(), json!({"a": {"id": 5, SECRET: SECRET}}), json!({"…": {"id": 5, SECRET: hidden("string", 7)}})),
        (owned(map(string(), self::login())), json!([login, login]), json!([shown(&login), shown(&login)])),
        (
            owned(map(string(), self::login())),
            json!([{"name": "a", "id": 5}, {}]),
            json!([{"name": hidden("string", 1), "id": 5}, {}]),
        ),
        (
            owned(map(api_key(), self::login())),
            json!([login, login]),
            json!([hidden("object", 2), hidden("object", 2)]),
        ),
    ];
    for (edge, value, expected) in table {
        assert_eq!(masked(&value, &edge), expected, "{value}");
    }
}

#[test]
fn recursive_types_are_masked_at_every_level() {
    let definitions = [Schema::new(Shape::Struct(fields(vec![
        field("kids", owned(list(definition(0)))),
        field("pw", owned(option(sensitive(string())))),
        field("name", string()),
    ])))];
    let value = json!({"kids": {"kids": {"pw": SECRET, "name": "n"}}, "name": "m"});
    let (shown, masked) = masked_among(&definitions, &value, &definition(0), false);
    let expected = json!({"kids": {"kids": {"pw": hidden("string", 7), "name": "n"}}, "name": "m"});
    assert_eq!((shown, masked), (expected, true));
}

#[test]
fn types_that_name_each_other_cost_no_more_than_they_are() {
    let definitions = mutual(20, || field("z", sensitive(string())));
    let mut value = json!({"z": SECRET});
    for _ in 0..100 {
        value = json!({"a": value, "z": SECRET});
    }
    let (shown, _) = masked_among(&definitions, &value, &definition(0), false);
    assert!(!shown.to_string().contains(SECRET));
    // Without a member that is known, each level may be what is around it.
    for _ in 0..100 {
        value = json!([[value]]);
    }
    let (shown, _) = masked_among(&definitions, &value, &definition(0), false);
    assert!(!shown.to_string().contains(SECRET));
}

#[test]
fn short_answers_stay_readable() {
    let around = record(vec![
        field("tags", owned(list(string()))),
        field("ids", owned(list(owned(Shape::Float(Float::Double))))),
        field("login", login()),
    ]);
    let table =
        [json!({"tags": ["rust"]}), json!({"ids": [5]}), json!({"tags": "rust"}), json!({"ids": null, "tags": [true]})];
    for value in table {
        assert_eq!(masked(&value, &around), value);
    }
}
