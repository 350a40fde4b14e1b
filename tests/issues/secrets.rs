//! Values of `sensitive` fields are reported by kind and length: in reports, issues, warnings, hints, reasons, and in the values
//! of whatever is around them.

#![expect(dead_code, reason = "what counts is what is reported of the values")]

use std::collections::BTreeMap;

use coerce::{Coerce, Mode, Options, Repair};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

const SECRET: &str = "hunter2";

#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(default)]
struct Login {
    #[coerce(string_to_number)]
    id: u8,
    #[coerce(sensitive, trim, number_to_string)]
    password: Option<String>,
    #[coerce(sensitive, string_to_number)]
    pin: Option<u32>,
    #[coerce(sensitive, ignore_case)]
    color: Option<Color>,
    #[coerce(sensitive, string_to_json, singleton_list)]
    codes: Vec<Vec<u8>>,
    #[coerce(sensitive, invalid_to_default)]
    ignored: u8,
    #[coerce(sensitive, custom(refuse))]
    custom: u8,
    #[coerce(serde, sensitive)]
    foreign: Option<Foreign>,
    #[serde(deserialize_with = "shown")]
    #[coerce(sensitive, string_to_json)]
    shown: u8,
    #[coerce(sensitive)]
    map: BTreeMap<u8, u8>,
    #[coerce(sensitive, string_to_object(key = "id"))]
    inner: Option<Box<Inner>>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Inner {
    id: u8,
}

#[derive(Debug, Deserialize, Coerce)]
enum Color {
    Red,
}

/// A type whose error shows what it was given.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Foreign {
    #[serde(rename = "at")]
    _at: u8,
}

fn shown<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let value = Value::deserialize(from)?;
    Err(serde::de::Error::custom(format!("{value} is not it")))
}

fn refuse(value: &Value) -> Repair {
    Repair::Refuse(format!("{value} is not it"))
}

/// What has secrets deep inside.
#[derive(Debug, Deserialize, Coerce)]
struct Around {
    #[coerce(string_to_json, singleton_list, map_to_list)]
    logins: Vec<Login>,
    #[serde(default)]
    #[coerce(string_to_json, object_to_value(key = "value"), invalid_to_default)]
    login: Option<Login>,
    #[serde(default)]
    #[coerce(string_to_json)]
    by_name: BTreeMap<String, Tagged>,
    #[serde(default)]
    newtype: Option<Token>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Tagged {
    Login(Login),
    Key {
        #[coerce(sensitive, list_to_item)]
        key: u8,
    },
}

#[derive(Debug, Deserialize, Coerce)]
struct Token(#[coerce(sensitive, string_to_number)] u32);

/// All that can be seen of reading the document, through each entry point, in each mode.
fn seen(document: &Value) -> Vec<String> {
    let text = document.to_string();
    let mut seen = Vec::new();
    for mode in [Mode::Safe, Mode::Strict] {
        let options = Options::default().mode(mode);
        let reads = [
            options.from_value::<Around>(document.clone()),
            options.from_str(&text),
            options.from_slice(text.as_bytes()),
            options.from_deserializer(document),
            options.from_deserializer(&mut serde_json::Deserializer::from_str(&text)),
        ];
        for read in reads {
            match read {
                Ok((_, report)) => seen.extend([json!(report).to_string(), report.to_json_patch().to_string()]),
                Err(error) => {
                    seen.extend([error.to_string(), json!(error).to_string(), json!(error.report()).to_string()]);
                }
            }
        }
        if let Ok(preview) = options.preview::<Around>(document) {
            seen.push(json!(preview.report).to_string());
        }
    }
    seen
}

/// Values in which the secret is, in each of the ways it can come.
fn secrets() -> Vec<Value> {
    vec![
        json!(SECRET),
        json!(format!(" {SECRET} ")),
        json!([SECRET]),
        json!({ SECRET: SECRET }),
        json!({"at": SECRET}),
        json!({"id": SECRET}),
        json!(format!("[{SECRET:?}, 5]")),
        json!(format!("[\"{SECRET}")),
        json!(format!("{{\"{SECRET}\": 5}}")),
        json!([[SECRET]]),
    ]
}

const FIELDS: [&str; 10] =
    ["password", "pin", "color", "codes", "ignored", "custom", "foreign", "shown", "map", "inner"];

#[test]
fn a_secret_is_never_reported() {
    for (field, secret) in FIELDS.iter().flat_map(|field| secrets().into_iter().map(move |secret| (field, secret))) {
        let login = json!({"id": "5", *field: secret});
        let text = Value::from(login.to_string());
        let mut tagged = login.clone();
        tagged["kind"] = json!("Login");
        let documents = [
            json!({"logins": login}),
            json!({"logins": [login]}),
            json!({"logins": {"0": login}}),
            json!({"logins": json!([login]).to_string()}),
            json!({"logins": [text]}),
            json!({"logins": [], "login": login}),
            json!({"logins": [], "login": {"value": login}}),
            json!({"logins": [], "login": text}),
            json!({"logins": [], "by_name": {"a": tagged}}),
            json!({"logins": [], "by_name": json!({"a": tagged}).to_string()}),
            json!({"logins": [], "by_name": {"a": {"kind": "Key", "key": secret}}}),
            json!({"logins": [], "newtype": secret}),
        ];
        for document in &documents {
            for seen in seen(document) {
                assert!(!seen.contains(SECRET), "{document}\n{seen}");
            }
        }
    }
}

#[test]
fn kind_and_length_stand_instead() {
    let document = json!({"logins": {"id": "5", "password": " abc ", "pin": "12345", "codes": [[1], [2]]}});
    let (_, report) = Around::from_value_with_report(document.clone()).unwrap();
    let shown = |kind: &str, length: usize| json!({"_sensitive": {"kind": kind, "length": length}});
    let around =
        json!({"id": "5", "password": shown("string", 5), "pin": shown("string", 5), "codes": shown("list", 2)});
    let table = [
        json!({"path": "/logins", "rule": "singleton_list", "from": around, "to": [around]}),
        json!({"path": "/logins/0/id", "rule": "string_to_number", "from": "5", "to": 5}),
        json!({
            "path": "/logins/0/password", "rule": "trim", "from": shown("string", 5), "to": shown("string", 3)
        }),
        json!({
            "path": "/logins/0/pin", "rule": "string_to_number", "from": shown("string", 5),
            "to": {"_sensitive": {"kind": "number"}}
        }),
    ];
    let entries = json!(report)["_coercions"].as_array().unwrap()[..table.len()].to_vec();
    assert_eq!(entries, table);
    assert!(!report.is_complete());
    let preview = Options::default().preview::<Around>(&document);
    // The canonical document is the document: it has all.
    let preview = preview.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(preview.value["logins"][0]["password"], "abc");
}
