//! Values of `sensitive` fields never appear in an error, an issue, a report or a path: not in what a foreign reader says,
//! not behind a type that names itself, not in the words of a `custom` rule or a conversion, not as the keys of a map.

#![expect(dead_code, reason = "what counts is what is reported of the values")]

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

use coerce::{Coerce, Coerced, Error, IssueCode, Mode, Options, Repair, Report};
use serde::de::{DeserializeOwned, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use serde_json::{Value, json};

const SECRET: &str = "hunter2";

/// The secret in each shape in which a value can hold it.
fn secrets() -> Vec<Value> {
    vec![
        json!(SECRET),
        json!([SECRET]),
        json!({ SECRET: 5 }),
        json!({"at": SECRET}),
        json!([[SECRET], 5]),
        json!(format!("{{\"at\": \"{SECRET}\"}}")),
        json!(format!("[\"{SECRET}")),
    ]
}

fn holds_no_secret(context: &Value, shown: &str) {
    assert!(!shown.contains(SECRET), "{context}\n{shown}");
}

/// All that a caller can show of an outcome.
fn shown<T>(read: Result<(T, Report), Error>) -> Vec<String> {
    let of_report = |report: &Report| {
        vec![
            json!(report).to_string(),
            report.to_json_patch().to_string(),
            report.warnings().join("\n"),
            format!("{report:?}"),
        ]
    };
    match read {
        Ok((_, report)) => of_report(&report),
        Err(error) => {
            let mut shown = of_report(error.report());
            shown.extend([error.to_string(), format!("{error:?}"), json!(error).to_string()]);
            shown
        }
    }
}

/// No entry point shows the secret, in either mode.
fn is_masked<T: Coerce>(document: &Value) {
    let text = document.to_string();
    for mode in [Mode::Safe, Mode::Strict] {
        let options = Options::default().mode(mode);
        let reads = [
            options.from_value::<T>(document.clone()),
            options.from_str(&text),
            options.from_slice(text.as_bytes()),
            options.from_reader(text.as_bytes()),
            options.from_deserializer(document),
            options.from_deserializer(&mut serde_json::Deserializer::from_str(&text)),
        ];
        for line in reads.into_iter().flat_map(shown) {
            holds_no_secret(document, &line);
        }
        for line in shown(options.preview::<T>(document).map(|preview| ((), preview.report))) {
            holds_no_secret(document, &line);
        }
    }
}

mod inside_a_foreign_reader {
    use super::*;

    /// A type that quotes what it refuses: `invalid type: string "hunter2", expected u8`.
    #[derive(Debug, Deserialize)]
    struct Foreign {
        at: u8,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Login {
        #[coerce(sensitive, serde)]
        pw: Foreign,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Repaired {
        #[coerce(sensitive, serde, string_to_json)]
        pw: Foreign,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct By {
        #[serde(deserialize_with = "quoting")]
        #[coerce(sensitive)]
        pw: u8,
    }

    fn quoting<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        let value = Value::deserialize(from)?;
        Err(serde::de::Error::custom(format!("{value} is not it")))
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Deep {
        logins: Vec<Login>,
    }

    /// A field of serde's that reads a `Coerced`.
    #[derive(Debug, Deserialize)]
    struct Outer<T: Coerce> {
        #[serde(deserialize_with = "unwrapped", bound(deserialize = "T: Coerce"))]
        login: T,
    }

    fn unwrapped<'de, T: Coerce, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        Coerced::<T>::deserialize(from).map(|coerced| coerced.value)
    }

    fn refused<T: DeserializeOwned + Debug>(document: &Value) {
        let text = document.to_string();
        let reads = [
            serde_json::from_str::<T>(&text),
            serde_json::from_slice(text.as_bytes()),
            serde_json::from_reader(text.as_bytes()),
            serde_json::from_value(document.clone()),
            T::deserialize(document),
        ];
        for error in reads.map(|read| read.expect_err("it is refused")) {
            holds_no_secret(document, &error.to_string());
            holds_no_secret(document, &format!("{error:?}"));
        }
    }

    fn refused_everywhere<T: Coerce + Debug>(document: &Value) {
        refused::<Coerced<T>>(document);
        refused::<Vec<Coerced<T>>>(&json!([document]));
        refused::<Option<Coerced<T>>>(document);
        refused::<BTreeMap<String, Coerced<T>>>(&json!({"a": document}));
        refused::<Box<Coerced<T>>>(document);
        refused::<(u8, Coerced<T>)>(&json!([1, document]));
        refused::<Outer<T>>(&json!({"login": document}));
        is_masked::<T>(document);
    }

    #[test]
    fn coerced_does_not_quote_what_it_says() {
        refused::<Coerced<Login>>(&json!({"pw": "hunter2"}));
    }

    #[test]
    fn coerced_inside_other_types_does_not_either() {
        for secret in secrets() {
            let document = json!({"pw": secret});
            refused_everywhere::<Login>(&document);
            refused_everywhere::<By>(&document);
            refused_everywhere::<Deep>(&json!({"logins": [document]}));
            is_masked::<Repaired>(&document);
        }
    }

    /// A format that quotes what it can't parse.
    struct Quoting;

    impl<'de> Deserializer<'de> for Quoting {
        type Error = serde::de::value::Error;

        fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Self::Error> {
            Err(serde::de::Error::custom(format!("{SECRET} is no value")))
        }

        forward_to_deserialize_any! {
            bool u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 f32 f64 char str string bytes byte_buf option unit unit_struct
            newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
        }
    }

    #[test]
    fn what_a_source_quotes_is_masked() {
        let read = Coerced::<Login>::deserialize(Quoting).map(|read| read.report);
        holds_no_secret(&Value::Null, &read.unwrap_err().to_string());
        for line in shown(Login::from_deserializer_with_report(Quoting)) {
            holds_no_secret(&Value::Null, &line);
        }
        // What is no JSON is refused in the words of the parser, which quotes nothing.
        let error = serde_json::from_str::<Coerced<Login>>(r#"{"pw": {"hunter2": tru}}"#).unwrap_err();
        assert!(error.is_syntax(), "{error}");
        holds_no_secret(&Value::Null, &error.to_string());
    }

    #[test]
    fn the_path_of_what_is_too_deep_is_masked() {
        let deep = (0..200).fold(json!(1), |inside, _| json!({ SECRET: inside }));
        refused_everywhere::<Login>(&json!({"pw": deep}));
        is_masked::<Repaired>(&json!({"pw": deep}));
    }

    #[test]
    fn a_value_that_is_fine_is_read() {
        let read: Coerced<Login> = serde_json::from_str(r#"{"pw": {"at": 5}}"#).unwrap();
        assert_eq!((read.value.pw.at, read.report.is_empty()), (5, true));
    }
}

mod in_types_that_name_themselves {
    use super::*;

    #[derive(Debug, Deserialize, Coerce)]
    struct Tree {
        #[coerce(singleton_list)]
        #[serde(default)]
        kids: Vec<Tree>,
        #[coerce(sensitive)]
        #[serde(default)]
        pw: Option<String>,
    }

    /// The secret is two types away from the rule.
    #[derive(Debug, Deserialize, Coerce)]
    struct Folder {
        #[serde(default)]
        #[coerce(singleton_list, map_to_list)]
        files: Vec<File>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct File {
        #[serde(default)]
        #[coerce(string_to_json, object_to_value(key = "value"))]
        folder: Option<Box<Folder>>,
        #[serde(default)]
        #[coerce(string_to_json)]
        owner: Option<Owner>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "kind")]
    enum Owner {
        Team {
            #[serde(default)]
            #[coerce(string_to_json)]
            files: BTreeMap<String, File>,
        },
        Person {
            #[coerce(sensitive)]
            pw: String,
        },
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Generic<T> {
        #[serde(default)]
        #[coerce(singleton_list)]
        next: Vec<Generic<T>>,
        #[serde(default)]
        #[coerce(singleton_list)]
        items: Vec<T>,
    }

    #[derive(Debug, Default, Deserialize, Coerce)]
    struct Secret(#[coerce(sensitive)] String);

    #[derive(Debug, Deserialize, Coerce)]
    struct Untagged {
        #[coerce(singleton_list)]
        nodes: Vec<Node>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Node {
        Leaf {
            #[coerce(sensitive)]
            pw: String,
        },
        Inner {
            #[coerce(singleton_list)]
            nodes: Vec<Node>,
        },
    }

    #[test]
    fn the_value_around_a_secret_is_masked() {
        let document = json!({"kids": {"kids": {"pw": "hunter2"}}});
        let (tree, report) = Tree::from_value_with_report(document.clone()).unwrap();
        assert_eq!(tree.kids[0].kids[0].pw.as_deref(), Some(SECRET));
        assert_eq!((report.len(), report.is_complete()), (2, false));
        let masked = json!({"_sensitive": {"kind": "string", "length": 7}});
        assert_eq!(json!(report)["_coercions"][0]["from"], json!({"kids": {"pw": masked}}));
        is_masked::<Tree>(&document);
    }

    #[test]
    fn however_deep_it_is_and_whatever_refuses_the_rest() {
        for levels in [1, 3, 30] {
            let inside = json!({"pw": SECRET});
            let nested = |inside| (0..levels).fold(inside, |inside, _| json!({"kids": inside}));
            is_masked::<Tree>(&nested(inside));
            is_masked::<Tree>(&nested(json!({"pw": SECRET, "kids": 5})));
            is_masked::<Tree>(&nested(json!({"pw": {"at": SECRET}})));
            is_masked::<Tree>(&nested(json!({"pw": [SECRET]})));
        }
    }

    #[test]
    fn in_types_that_name_each_other() {
        let person = json!({"kind": "Person", "pw": SECRET});
        let table = [
            json!({"files": {"owner": person}}),
            json!({"files": {"0": {"owner": person}}}),
            json!({"files": {"owner": person.to_string()}}),
            json!({"files": [{"folder": {"value": {"files": {"owner": person}}}}]}),
            json!({"files": [{"folder": json!({"files": [{"owner": person}]}).to_string()}]}),
            json!({"files": {"owner": {"kind": "Team", "files": {"a": {"owner": person}}}}}),
            json!({"files": {"owner": {"kind": "Team", "files": json!({"a": {"owner": person}}).to_string()}}}),
            json!({"files": {"owner": {"kind": "Person", "pw": [SECRET]}}}),
        ];
        for document in table {
            is_masked::<Folder>(&document);
        }
        is_masked::<Generic<Secret>>(&json!({"next": {"next": {"items": SECRET}}}));
        is_masked::<Generic<Secret>>(&json!({"next": {"items": [[SECRET]]}}));
        is_masked::<Untagged>(&json!({"nodes": {"nodes": {"pw": SECRET}}}));
        is_masked::<Untagged>(&json!({"nodes": {"nodes": {"pw": [SECRET]}}}));
    }
}

mod in_the_words_of_others {
    use super::*;

    #[derive(Debug, Clone, Default, Deserialize, Coerce)]
    struct Login {
        #[serde(default)]
        #[coerce(sensitive)]
        pw: String,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(custom(quote))]
    struct Asked {
        #[coerce(sensitive)]
        pw: String,
    }

    fn quote(value: &Value) -> Repair {
        Repair::Refuse(format!("{value} is no login"))
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Holder {
        #[serde(default)]
        #[coerce(custom(quote))]
        login: Option<Login>,
        #[serde(default)]
        #[coerce(each(custom(quote)))]
        logins: Vec<Login>,
        #[serde(default)]
        asked: Option<Asked>,
    }

    /// A conversion that quotes what it refuses.
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(try_from = "Login")]
    struct Checked;

    impl TryFrom<Login> for Checked {
        type Error = String;

        fn try_from(login: Login) -> Result<Self, String> {
            Err(format!("{} is too short", login.pw))
        }
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Wrapped(Checked);

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Either {
        Checked(Checked),
        Number(u8),
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Flat {
        #[serde(flatten)]
        checked: Checked,
    }

    /// A reader that quotes what it refuses, around a type with a secret.
    #[derive(Debug, Deserialize, Coerce)]
    struct With {
        #[serde(deserialize_with = "checked")]
        login: Login,
    }

    fn checked<'de, D: Deserializer<'de>>(from: D) -> Result<Login, D::Error> {
        let login = Login::deserialize(from)?;
        Err(serde::de::Error::custom(format!("{} is too short", login.pw)))
    }

    fn refused_and_masked<T: Coerce + Debug>(document: &Value) {
        let error = T::from_value(document.clone()).expect_err("it is refused");
        assert!(!error.issues().is_empty());
        is_masked::<T>(document);
    }

    #[test]
    fn the_reason_of_a_custom_rule_is_masked() {
        let login = json!({"pw": SECRET});
        refused_and_masked::<Asked>(&login);
        let error = Asked::from_value(login.clone()).unwrap_err();
        assert_eq!(error.issues()[0].code, IssueCode::Custom, "the refusal itself stays: {error}");
        for document in [
            json!({"login": login}),
            json!({"logins": [login]}),
            json!({"asked": login}),
            json!({"login": {"pw": [SECRET]}}),
            json!({"login": [SECRET]}),
        ] {
            refused_and_masked::<Holder>(&document);
        }
    }

    #[test]
    fn the_message_of_a_conversion_is_masked() {
        let login = json!({"pw": SECRET});
        refused_and_masked::<Checked>(&login);
        refused_and_masked::<Wrapped>(&login);
        refused_and_masked::<Either>(&login);
        refused_and_masked::<Flat>(&login);
        refused_and_masked::<Vec<Option<Checked>>>(&json!([null, login]));
        refused_and_masked::<BTreeMap<String, Checked>>(&json!({"a": login}));
        refused_and_masked::<With>(&json!({"login": login}));
        refused_and_masked::<(u8, Checked)>(&json!([1, login]));
    }
}

mod as_the_keys_of_a_map {
    use super::*;

    #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Coerce)]
    struct ApiKey(#[coerce(sensitive)] String);

    #[derive(Debug, Deserialize, Coerce)]
    struct Quotas {
        #[serde(default)]
        #[coerce(string_to_number, list_to_map(value = 1))]
        by_key: BTreeMap<ApiKey, u8>,
        #[serde(default)]
        #[coerce(each(singleton_list), string_to_number)]
        lists: HashMap<ApiKey, Vec<u8>>,
        #[serde(default)]
        #[coerce(string_to_json)]
        inner: BTreeMap<String, BTreeMap<ApiKey, Inner>>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    struct Inner {
        #[coerce(string_to_number)]
        limit: u8,
    }

    #[test]
    fn a_key_does_not_leak_by_a_path() {
        for value in [json!("5"), json!("x"), json!([]), json!(300), json!({"a": 1})] {
            is_masked::<BTreeMap<ApiKey, u8>>(&json!({ SECRET: value }));
            is_masked::<Quotas>(&json!({"by_key": { SECRET: value }}));
            is_masked::<Quotas>(&json!({"lists": { SECRET: value }}));
            is_masked::<Quotas>(&json!({"inner": {"a": { SECRET: value }}}));
            is_masked::<Quotas>(&json!({"inner": {"a": { SECRET: {"limit": value} }}}));
            is_masked::<Quotas>(&json!({"inner": {"a": { SECRET: {"limit": 1, "more": value} }}}));
            is_masked::<Quotas>(&json!({"inner": json!({"a": { SECRET: {"limit": value} }}).to_string()}));
        }
    }

    #[test]
    fn a_repair_under_such_a_key_is_reported_without_it() {
        let (quotas, report) = Quotas::from_value_with_report(json!({"by_key": { SECRET: "5" }})).unwrap();
        assert_eq!(quotas.by_key[&ApiKey(SECRET.to_owned())], 5);
        assert_eq!((report.len(), report.is_complete()), (1, false));
        assert_eq!(report.coercions()[0].rule, "string_to_number");
    }

    #[test]
    fn a_list_that_becomes_keys_is_masked() {
        let document = json!({"by_key": [SECRET, "b"]});
        let (quotas, report) = Quotas::from_value_with_report(document.clone()).unwrap();
        assert_eq!((quotas.by_key.len(), report.len(), report.is_complete()), (2, 1, false));
        is_masked::<Quotas>(&document);
        is_masked::<Quotas>(&json!({"by_key": [SECRET, SECRET]}));
        is_masked::<Quotas>(&json!({"by_key": [SECRET, 5]}));
    }
}
