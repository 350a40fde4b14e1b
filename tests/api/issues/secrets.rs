//! Values of `sensitive` fields are reported by kind and length. That nothing else of them is: `tests/secrets.rs`.

#![expect(dead_code, reason = "what counts is what is reported of the values")]

use serde::Deserialize;
use serde_coerce::{Batch, Coerce, IssueCode, Options};
use serde_json::json;

#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(default)]
struct Login {
    #[coerce(string_to_number)]
    id: u8,
    #[coerce(sensitive, trim, number_to_string)]
    password: Option<String>,
    #[coerce(sensitive, string_to_number)]
    pin: Option<u32>,
    #[coerce(sensitive, string_to_json, singleton_list)]
    codes: Vec<Vec<u8>>,
}

/// What has secrets inside.
#[derive(Debug, Deserialize, Coerce)]
struct Around {
    #[coerce(singleton_list)]
    logins: Vec<Login>,
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

/// What is no list is not shown where its items have secrets.
#[test]
fn a_batch_shows_nothing_of_what_it_refuses() {
    let error = Batch::<Login>::from_value(json!(r#"[{"password": "hunter2"}]"#)).unwrap_err();
    assert!(error.to_string().ends_with(", got a string of 25 characters"), "{error}");
    let error = Batch::<u8>::from_value(json!("[1]")).unwrap_err();
    assert!(error.to_string().ends_with(r#", got string "[1]""#), "{error}");
}

/// A deserializer that fails is no value that is refused, though what it says may show a secret.
#[test]
fn a_source_that_breaks_off_is_a_syntax_error() {
    let read = |text| Around::from_deserializer_with_report(&mut serde_json::Deserializer::from_str(text)).unwrap_err();
    let error = read(r#"{"logins": [{"id": 5, "password": "hunter2"#);
    let issue = &error.issues()[0];
    assert_eq!((error.status(), issue.code, &*issue.path.to_pointer()), (400, IssueCode::Syntax, "/logins/0/password"));
    assert_eq!(issue.detail(), "this value is refused");
}

/// What is inside a secret is one, whether a field reads it or not.
#[test]
fn a_member_that_is_dropped_inside_a_secret_is_hidden() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    #[coerce(drop_keys("note"))]
    struct Key {
        id: u8,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Account {
        #[coerce(sensitive)]
        key: Key,
    }
    let (_, report) = Account::from_value_with_report(json!({"key": {"id": 1, "note": "hunter2"}})).unwrap();
    let dropped = json!({"_sensitive": {"kind": "string", "length": 7}});
    assert_eq!(json!(report)["_coercions"], json!([{"path": "/key/note", "rule": "drop_keys", "from": dropped}]));
}

/// What is hidden for another form of one value is shown beside it.
#[test]
fn a_member_beside_an_enum_with_a_secret_is_shown() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Access {
        Key {
            #[coerce(sensitive)]
            name: String,
        },
        Number {
            id: u8,
        },
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct User {
        #[coerce(string_to_number)]
        name: u8,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Request {
        access: Access,
        user: User,
    }
    let error = Request::from_value(json!({"access": {"id": 1}, "user": {"name": "ann"}})).unwrap_err();
    assert!(
        error.to_string().starts_with("user.name: expected an integer from 0 to 255, got string \"ann\""),
        "{error}"
    );
    let error = Request::from_value(json!({"access": {"name": 5}, "user": {"name": "1"}})).unwrap_err();
    assert!(error.to_string().starts_with("access.name: expected a string, got a number"), "{error}");
}
