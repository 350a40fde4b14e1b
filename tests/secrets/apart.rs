//! Types whose rules take strings apart, or put a string where a name belongs: what comes of a string that holds a secret.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::{Coerce, Repair, target};
use serde_json::{Value, json};

use super::planted::{TEXT, shows};
use super::seen::seen_everywhere;
use super::types::Case;

macro_rules! types {
    ($($item:item)*) => { $(#[derive(Debug, Deserialize, Coerce)] $item)* };
}

types! {
    #[serde(tag = "user")]
    #[coerce(string_to_object(key = "user"))]
    enum Internal { A { #[coerce(sensitive)] pin: String }, B }

    #[serde(tag = "user", content = "data", deny_unknown_fields)]
    #[coerce(string_to_object(key = "user"))]
    enum Adjacent { A { #[coerce(sensitive)] pin: String }, B }

    #[coerce(string_to_object(key = "User"))]
    enum External { User { #[coerce(sensitive)] pin: String, #[serde(default)] id: u8 }, B }

    /// The member takes any string, so the value is accepted.
    #[coerce(string_to_object(key = "user"))]
    struct Named { user: String, #[serde(default)] #[coerce(sensitive)] pin: Option<String> }

    /// The member takes no string, and says what came.
    #[coerce(string_to_object(key = "id"))]
    struct Numbered { id: u8, #[serde(default)] #[coerce(sensitive)] pin: Option<String> }

    /// The items of a list are names.
    #[serde(deny_unknown_fields)]
    #[coerce(list_to_map(value = true))]
    struct Flags { #[serde(default)] id: bool, #[serde(default)] #[coerce(sensitive)] pin: bool }

    #[serde(default)]
    #[derive(Default)]
    #[coerce(list_to_map(value = true))]
    struct OpenFlags { id: bool, #[coerce(sensitive)] pin: bool }

    #[coerce(custom(named))]
    struct Custom { user: String, #[serde(default)] #[coerce(sensitive)] pin: Option<String> }

    #[serde(untagged)]
    enum Trial {
        Login { #[coerce(sensitive)] pin: String },
        Names(#[coerce(string_to_list(separator = ";"))] Vec<String>),
        Name(#[coerce(trim)] bool),
    }

    /// What is no login is a map of numbers, or a list of something else.
    #[serde(untagged)]
    enum Otherwise {
        Login { #[coerce(sensitive)] pin: Vec<String>, id: u8 },
        Numbers(#[coerce(drop_invalid_items)] BTreeMap<String, u8>),
        Names(#[coerce(each(trim, string_to_number))] BTreeMap<String, i8>),
    }

    /// What has an unknown tag is the last variant.
    #[serde(tag = "op", content = "data")]
    enum Misspelt { Set { #[coerce(sensitive)] pin: String }, Off, #[serde(other)] Unknown }

    /// What is no login is a list with one item.
    enum Loose {
        Login { #[coerce(sensitive)] pin: String, id: u8 },
        #[serde(untagged)]
        Numbers(#[coerce(singleton_list, drop_invalid_items)] Vec<u8>),
        #[serde(untagged)]
        Nothing,
    }

    /// A list that does not have two items is none of these.
    #[coerce(json5_to_json)]
    struct Only { only: (Internal, u8) }

    struct Two(Numbered, Option<u8>);

    struct Pair { #[coerce(string_to_list(separator = ","))] pair: Two }

    #[serde(default)]
    #[derive(Default)]
    struct Opened {
        #[coerce(unfence, string_to_json, python_to_json, singleton_list, map_to_list, drop_invalid_items)]
        logins: Vec<Named>,
        #[coerce(unfence, object_to_value(key = "value"), string_to_list(separator = "|"))]
        items: Vec<Internal>,
        #[coerce(each(unfence, string_to_json, object_to_value(key = "value"), python_to_json))]
        by_name: BTreeMap<String, Numbered>,
        #[coerce(string_to_json, invalid_to_default)]
        login: Option<External>,
        #[coerce(list_to_item, unfence)]
        flags: Option<Flags>,
        #[coerce(singleton_list)]
        trials: Vec<Trial>,
    }

    /// Where its keys are secrets, an object that stands elsewhere may be the map.
    #[serde(deny_unknown_fields)]
    struct Keyed {
        #[serde(default)]
        note: Option<String>,
        #[serde(default)]
        #[coerce(sensitive)]
        keys: BTreeMap<String, Value>,
    }
}

impl target::List for Two {}

fn named(value: &Value) -> Repair {
    value.as_str().map_or(Repair::Keep, |text| Repair::To(json!({"user": text, "id": text})))
}

/// A schema that is known at run time only, with the same rules.
#[cfg(feature = "schema")]
fn at_run_time() -> Case {
    use serde_coerce::schema::{Policy, Schema};
    use std::sync::LazyLock;

    static SCHEMA: LazyLock<Schema> = LazyLock::new(|| {
        let login = json!({"type": "object", "additionalProperties": false, "properties": {
            "user": {"type": "string", "maxLength": 4}, "id": {"type": "integer"},
            "pin": {"type": "object", "additionalProperties": {"type": "integer"}},
        }});
        let form = json!({"anyOf": [{"type": "array", "items": {"type": "string"}}, login]});
        let schema = json!({"type": "object", "properties": {
            "login": login, "logins": {"type": "array", "items": login}, "form": form,
        }});
        let object = ["string_to_object(key = \"user\")", "list_to_map(value = 1)", "unfence", "string_to_json"];
        let array = ["string_to_list(separator = \";\")", "singleton_list", "map_to_list", "drop_invalid_items"];
        let policy = Policy::new().on("object", object).on("array", array).on("integer", ["string_to_number"]);
        let policy = policy.sensitive("/login/pin").sensitive("/logins/*/pin");
        Schema::compile(&schema, &policy).expect("a schema")
    });
    let seen = |document: &Value| super::seen::seen_by(&SCHEMA, document);
    let templates = vec![
        json!({"login": {"user": "a", "id": "5", "pin": "$"}}),
        json!({"logins": [{"user": "a", "id": "5", "pin": "$"}]}),
        json!({"login": {"user": "a", "pin": {"$": "x"}}}),
    ];
    Case { name: "a schema whose rules take apart", templates, seen_briefly: seen, seen_everywhere: seen }
}

pub(crate) fn apart() -> Vec<Case> {
    let logins = || json!([{"user": "A", "pin": "$"}, {"user": "C", "pin": "$"}]);
    let flags = || json!([["$"], ["id", "$"], {"pin": "$"}]);
    let at_run_time: &[fn() -> Case] = &[
        #[cfg(feature = "schema")]
        at_run_time,
    ];
    let derived = vec![
        Case::of::<Internal>(logins()),
        Case::of::<Adjacent>(json!([{"user": "A", "data": {"pin": "$"}}, {"user": "C", "data": {"pin": "$"}}])),
        Case::of::<External>(json!([{"User": {"pin": "$"}}])),
        Case::of::<Named>(logins()),
        Case::of::<Numbered>(json!([{"id": 5, "pin": "$"}])),
        Case::of::<Flags>(flags()),
        Case::of::<OpenFlags>(flags()),
        Case::of::<Custom>(logins()),
        Case::of::<Trial>(json!([{"pin": "$"}])),
        Case::of::<Otherwise>(json!([{"pin": "$"}, {"pin": ["$"], "id": "x"}, {"pin": "$", "id": 500}])),
        Case::of::<Misspelt>(json!([{"op": "SET", "data": {"pin": "$"}}, {"op": "Off", "data": {"pin": "$"}}])),
        Case::of::<Loose>(json!([{"Login": {"pin": "$", "id": "x"}}, {"Login": {"pin": "$"}, "more": 5}])),
        Case::of::<Only>(json!([{"only": [{"user": "A", "pin": "$"}, 1]}])),
        Case::of::<Pair>(json!([{"pair": [{"id": 5, "pin": "$"}, 5]}])),
        Case::of::<Opened>(json!([
            {"logins": [{"user": "a", "pin": "$"}]},
            {"items": [{"user": "A", "pin": "$"}]},
            {"by_name": {"a": {"id": 5, "pin": "$"}}},
            {"login": {"User": {"pin": "$", "id": "x"}}},
            {"flags": ["id", "$"]},
            {"trials": [{"pin": "$"}]},
        ])),
    ];
    derived.into_iter().chain(at_run_time.iter().map(|case| case())).collect()
}

fn is_silent<T: Coerce>(document: &Value) {
    for line in seen_everywhere::<T>(document) {
        assert!(!shows(&line), "{document}\n{line}");
    }
}

/// The document that showed it first.
#[test]
fn a_tag_that_is_a_whole_document_is_masked() {
    is_silent::<Internal>(&json!(json!({"user": "A", "pin": TEXT}).to_string()));
    is_silent::<Named>(&json!(json!({"user": "A", "pin": TEXT}).to_string()));
}

/// A string that stands for the whole value may be the secret itself.
#[test]
fn a_string_that_a_rule_makes_a_member_of_is_masked() {
    for text in [json!(TEXT), json!([TEXT]), json!(json!([TEXT, TEXT]).to_string())] {
        is_silent::<Internal>(&text);
        is_silent::<Adjacent>(&text);
        is_silent::<External>(&text);
        is_silent::<Named>(&text);
        is_silent::<Numbered>(&text);
        is_silent::<Flags>(&text);
        is_silent::<OpenFlags>(&text);
        is_silent::<Custom>(&text);
    }
}

/// Once it was taken for the field that comes first.
#[test]
fn a_string_in_a_list_inside_an_object_that_nobody_reads_is_masked() {
    let text = json!({"pin": TEXT, "user": "a"}).to_string();
    is_silent::<Opened>(&json!({"logins": {"value": [text, null]}}));
    is_silent::<Named>(&json!({"value": [text, null]}));
}

#[test]
fn what_one_variant_hides_is_masked_where_another_reads_it() {
    for pin in [json!([TEXT]), json!(TEXT), json!({"at": TEXT}), json!([[TEXT]])] {
        is_silent::<Otherwise>(&json!({"pin": pin, "id": "x"}));
        is_silent::<Otherwise>(&json!({"pin": pin}));
    }
}

#[test]
fn what_stands_behind_a_misspelt_tag_is_masked() {
    for op in ["SET", "Off"] {
        for data in [json!({"pin": TEXT}), json!(json!({"pin": TEXT}).to_string())] {
            is_silent::<Misspelt>(&json!({"op": op, "data": data}));
        }
    }
}

#[test]
fn what_a_rule_wraps_as_another_variant_is_masked() {
    for login in [json!({"pin": TEXT, "id": "x"}), json!(json!({"pin": TEXT}).to_string())] {
        is_silent::<Loose>(&json!({"Login": login}));
        is_silent::<Loose>(&json!({"Login": login, "more": 5}));
    }
}

/// Once the second of two items was taken for the number that stands there.
#[test]
fn a_list_inside_a_list_of_another_length_is_masked() {
    let only = json!({"only": [{"user": "A", "only": {"at": [TEXT, TEXT]}, "more": 5}, 1, null]});
    is_silent::<Only>(&json!(only.to_string().replace('"', "'")));
}

/// Once the second item was shown: nothing that stands there is a secret.
#[test]
fn a_part_of_a_text_that_becomes_an_item_of_another_type_is_masked() {
    let pair = json!([{"id": 5, "pin": TEXT}, 5]);
    is_silent::<Pair>(&json!({"pair": format!("```json\n{pair}\n```")}));
}

#[test]
fn keys_of_an_object_that_stands_elsewhere_are_masked() {
    let deep = (0..200).fold(json!(1), |inside, _| json!({ TEXT: inside }));
    for object in [json!({ TEXT: 5 }), deep] {
        is_silent::<Keyed>(&json!({"note": object}));
        is_silent::<Keyed>(&object);
        is_silent::<Keyed>(&json!({"keys": object}));
    }
}

/// What a mask costs: without a secret that may be a name, a misspelt member is still shown.
#[test]
fn a_misspelt_member_is_shown_where_no_key_is_a_secret() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "what counts is what is reported")]
    struct Login {
        #[coerce(sensitive)]
        password: String,
    }
    let error = Login::from_value(json!({"password": "x", "pasword": "y"})).unwrap_err();
    assert_eq!(error.issues()[0].path.to_pointer(), "/pasword");
}
