//! Rules that apply only where the value asks for them: `#[coerce(opt_in)]`, and the switch by itself.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::{Coerce, Compat, Error, IssueCode, Mode, Options};
use serde_json::{Value, json};

/// The same type twice: one whose values ask, one that always repairs.
macro_rules! both {
    ($($item:item)*) => {
        mod asking {
            use super::*;
            $(#[derive(Debug, PartialEq, Deserialize, Coerce)] #[coerce(opt_in)] $item)*
        }
        mod always {
            use super::*;
            $(#[derive(Debug, PartialEq, Deserialize, Coerce)] $item)*
        }
    };
}

both! {
    #[serde(deny_unknown_fields)]
    pub(super) struct Args {
        #[coerce(string_to_number)]
        pub(super) limit: u8,
        #[serde(default)]
        #[coerce(singleton_list, trim)]
        pub(super) tags: Vec<String>,
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Call {
    #[coerce(string_to_number)]
    id: u8,
    #[coerce(string_to_json)]
    args: asking::Args,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "op")]
#[coerce(opt_in = "lenient")]
enum Named {
    Add {
        #[coerce(string_to_number)]
        count: u8,
    },
}

fn documents() -> Vec<Value> {
    let limits = [json!(5), json!("5"), json!("x"), json!(null), json!(300), json!([5])];
    let tags = [json!(["a"]), json!("a"), json!([" a "]), json!(5), json!("[a"), json!({})];
    let pairs = limits.iter().flat_map(|limit| tags.iter().map(move |tags| json!({"limit": limit, "tags": tags})));
    pairs.chain([json!({}), json!({"limit": "1", "more": 2}), json!([1, []])]).collect()
}

fn with(mut document: Value, switch: &Value) -> Value {
    if let Value::Object(members) = &mut document {
        members.insert("compat".to_owned(), switch.clone());
    }
    document
}

/// What comes of reading, whatever the type is called.
fn outcomes<T: Coerce + std::fmt::Debug>(options: Options, document: &Value) -> [String; 2] {
    let outcome = |read: Result<(T, serde_coerce::Report), Error>| match read {
        Ok((read, report)) => format!("{read:?} {}", json!(report)),
        Err(error) => format!("{} {}", json!(error), json!(error.report())),
    };
    [
        outcome(options.from_value_with_report(document.clone())),
        outcome(options.from_str_with_report(&document.to_string())),
    ]
}

#[test]
fn values_that_ask_are_repaired_and_others_are_not() {
    let safe = Options::default();
    let strict = safe.mode(Mode::Strict);
    for document in documents() {
        let repaired = outcomes::<always::Args>(safe, &document);
        let plain = outcomes::<always::Args>(strict, &document);
        assert_eq!(outcomes::<asking::Args>(safe, &document), plain, "{document}");
        for (switch, expected) in [
            (json!({"mode": "safe"}), &repaired),
            (json!({"mode": "safe", "preview": false}), &repaired),
            (json!({"mode": "strict"}), &plain),
            (json!({}), &plain),
        ] {
            let asking = with(document.clone(), &switch);
            let expected = if document.is_object() { expected } else { &plain };
            assert_eq!(&outcomes::<asking::Args>(safe, &asking), expected, "{asking}");
            assert_eq!(outcomes::<asking::Args>(strict, &asking), plain, "strict is strict: {asking}");
        }
    }
}

#[test]
fn a_switch_that_is_not_understood_is_an_error() {
    let table = [
        (json!("safe"), "/compat", IssueCode::InvalidType),
        (json!(null), "/compat", IssueCode::InvalidType),
        (json!(["safe"]), "/compat", IssueCode::InvalidType),
        (json!({"mode": "Safe"}), "/compat/mode", IssueCode::InvalidValue),
        (json!({"mode": null}), "/compat/mode", IssueCode::InvalidType),
        (json!({"preview": "true"}), "/compat/preview", IssueCode::InvalidType),
        (json!({"preview": 0}), "/compat/preview", IssueCode::InvalidType),
        (json!({"modus": "safe"}), "/compat/modus", IssueCode::UnknownField),
        (json!({"preview": true}), "/compat/preview", IssueCode::InvalidValue),
    ];
    for (switch, path, code) in table {
        let document = with(json!({"limit": 5}), &switch);
        let entry_points = [
            asking::Args::from_value_with_report(document.clone()),
            asking::Args::from_str_with_report(&document.to_string()),
            asking::Args::from_deserializer_with_report(document.clone()),
        ];
        for read in entry_points {
            let error = read.unwrap_err();
            let found: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect();
            assert_eq!(found, [(path.to_owned(), code)], "{document}");
        }
        let taken = Compat::take(&mut document.clone(), Mode::Strict);
        assert_eq!(taken.is_ok(), code == IssueCode::InvalidValue && path == "/compat/preview", "{document}");
    }
}

#[test]
fn the_switch_decides_for_its_value_alone() {
    let args = json!({"limit": "5", "compat": {"mode": "safe"}});
    let (call, report) = Call::from_value_with_report(json!({"id": "1", "args": args.to_string()})).unwrap();
    assert_eq!(call, Call { id: 1, args: asking::Args { limit: 5, tags: Vec::new() } });
    let rules: Vec<_> = report.coercions().iter().map(|coercion| (coercion.path.to_pointer(), coercion.rule)).collect();
    let expected = [("/args", "string_to_json"), ("/args/limit", "string_to_number"), ("/id", "string_to_number")];
    assert_eq!(rules, expected.map(|(path, rule)| (path.to_owned(), rule)));
    let error = Call::from_value(json!({"id": "1", "args": {"limit": "5"}})).unwrap_err();
    assert_eq!(error.issues()[0].path.to_pointer(), "/args/limit");
    assert_eq!(error.issues()[0].hint.as_deref(), Some("`string_to_number` would repair this in safe mode"));
}

#[test]
fn the_member_may_have_another_name() {
    let document = json!({"op": "Add", "count": "5", "lenient": {"mode": "safe"}});
    assert_eq!(Named::from_value(document).unwrap(), Named::Add { count: 5 });
    assert!(Named::from_value(json!({"op": "Add", "count": "5", "compat": {"mode": "safe"}})).is_err());
    assert_eq!(Named::from_value(json!({"op": "Add", "count": 5})).unwrap(), Named::Add { count: 5 });
}

#[test]
fn the_call_comes_before_the_server_and_the_server_before_strict() {
    let table = [
        (json!({}), Mode::Strict, Mode::Strict, false),
        (json!({}), Mode::Safe, Mode::Safe, false),
        (json!({"compat": {"mode": "strict"}}), Mode::Safe, Mode::Strict, false),
        (json!({"compat": {"mode": "safe", "preview": true}}), Mode::Strict, Mode::Safe, true),
        (json!({"compat": {"preview": true}}), Mode::Safe, Mode::Safe, true),
        (json!([]), Mode::Safe, Mode::Safe, false),
    ];
    for (mut arguments, default, mode, preview) in table {
        assert_eq!(Compat::take(&mut arguments, default).unwrap(), Compat { mode, preview }, "{arguments}");
        assert!(arguments.get("compat").is_none());
    }
    let mut refused = json!({"limit": 5, "compat": "safe"});
    let before = refused.clone();
    assert!(Compat::take(&mut refused, Mode::Safe).is_err());
    assert_eq!(refused, before, "what is refused stays as it was");
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flat {
    #[serde(flatten)]
    page: Page,
    name: String,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(opt_in)]
struct Page {
    #[coerce(string_to_number)]
    limit: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Wrapped {
    #[serde(default)]
    #[coerce(object_to_value(key = "input"), invalid_to_default)]
    page: Option<Page>,
}

/// Among the members of another type the switch still stands for its own type alone.
#[test]
fn a_flattened_value_asks_for_itself() {
    let asks = json!({"limit": "5", "name": "x", "compat": {"mode": "safe"}});
    assert_eq!(Flat::from_value(asks).unwrap().page, Page { limit: 5 });
    let error = Flat::from_value(json!({"limit": "5", "name": "x"})).unwrap_err();
    assert_eq!(error.issues()[0].hint.as_deref(), Some("`string_to_number` would repair this in safe mode"));
    assert_eq!(error.issues().len(), 1);
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(ignore_key_case)]
struct Calls {
    #[serde(default)]
    #[coerce(string_to_json, singleton_list, each(string_to_json, object_to_value(key = "input")))]
    calls: Vec<Call>,
}

/// What a rule made of a value around the switch is shown without it: replaying the report gives the canonical document.
#[test]
fn the_switch_is_no_part_of_the_report() {
    let asking = json!({"limit": "5", "compat": {"mode": "safe"}});
    let call = |args: Value| json!({"id": 1, "args": args});
    let table = [
        json!({"calls": call(asking.clone())}),
        json!({"calls": [{"input": call(asking.clone())}]}),
        json!({"calls": [call(json!(asking.to_string()))]}),
        json!({"calls": [call(asking.clone()).to_string(), {"input": call(json!(asking.to_string()))}]}),
        json!({"CALLS": json!([call(asking)]).to_string()}),
    ];
    for document in table {
        let preview = Options::default().preview::<Calls>(&document).unwrap();
        let mut replayed = document.clone();
        let patch: json_patch::Patch = serde_json::from_value(preview.report.to_json_patch()).unwrap();
        json_patch::patch(&mut replayed, &patch).unwrap();
        assert_eq!(replayed, preview.value, "{document}");
        assert_eq!(preview.value["calls"][0], json!({"id": 1, "args": {"limit": 5}}));
    }
}

/// The rules of a field are no rules of the type that asks: they act before the switch is taken off.
#[test]
fn the_rules_of_the_field_act_around_the_switch() {
    let table = [
        (json!({"page": {"input": {"limit": 5}}}), Some(5), 1),
        (json!({"page": {"input": {"limit": "5", "compat": {"mode": "safe"}}}}), Some(5), 2),
        (json!({"page": {"limit": 5, "compat": {"mode": "strict"}}}), Some(5), 0),
        (json!({"page": {"input": {"limit": "5"}}}), None, 1),
        (json!({"page": {"limit": "5"}}), None, 1),
    ];
    for (document, limit, coercions) in table {
        let (read, report) = Wrapped::from_value_with_report(document.clone()).unwrap();
        assert_eq!((read.page.map(|page| page.limit), report.len()), (limit, coercions), "{document}");
    }
    let twice = r#"{"page": {"input": {"limit": 5, "compat": {}, "compat": {}}}}"#;
    assert!(Wrapped::from_str_with_report(twice).is_err(), "what is malformed is no missing value");
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Either {
    Asks(asking::Args),
    Has { compat: Value, text: String },
}

/// The switch of a variant that does not fit is a member like any other for the next one.
#[test]
fn a_switch_is_taken_off_for_its_variant_only() {
    let switch = json!({"mode": "safe"});
    let either =
        |document: Value| Either::from_value_with_report(document).map(|(value, report)| (value, report.len()));
    let asked = asking::Args { limit: 5, tags: vec![] };
    assert_eq!(either(json!({"limit": 5, "compat": switch})).unwrap(), (Either::Asks(asked), 0));
    let asked = asking::Args { limit: 5, tags: vec![] };
    assert_eq!(either(json!({"limit": "5", "compat": switch})).unwrap(), (Either::Asks(asked), 1));
    let has = Either::Has { compat: switch.clone(), text: "5".to_owned() };
    assert_eq!(either(json!({"compat": switch, "text": "5"})).unwrap(), (has, 0));
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(opt_in)]
struct Open {
    #[coerce(string_to_number)]
    limit: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum OpenOr<T> {
    Asks(Open),
    Other(T),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Beside {
    #[serde(flatten)]
    open: Option<Open>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Limit {
    #[coerce(string_to_number)]
    limit: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Nested {
    Open { open: Open, more: u8 },
    Value { open: Value },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json)]
struct FromText {
    limit: u8,
}

/// serde would read the type that asks, whatever else accepts the value, and make the call.
#[test]
fn a_refused_switch_is_not_passed_over() {
    fn refused<T: Coerce + DeserializeOwned + std::fmt::Debug>(document: &Value) {
        for options in [Options::default(), Options::default().mode(Mode::Strict)] {
            for error in [
                options.from_value_with_report::<T>(document.clone()).unwrap_err(),
                options.from_str_with_report::<T>(&document.to_string()).unwrap_err(),
            ] {
                assert!(error.to_string().starts_with("compat"), "{document}: {error}");
            }
        }
    }
    for switch in [json!({"preview": true}), json!({"mode": "bogus"}), json!(5), json!({"mode": "safe", "more": 1})] {
        let document = json!({"limit": 5, "compat": switch});
        refused::<OpenOr<Limit>>(&document);
        refused::<OpenOr<Value>>(&document);
        refused::<OpenOr<OpenOr<Value>>>(&document);
        refused::<Beside>(&document);
    }
    let repaired = json!({"limit": "5", "compat": {"preview": true}});
    assert!(OpenOr::<Limit>::from_value(repaired.clone()).is_err());
    assert!(Beside::from_value(repaired).is_err());
    // What the type would not read without the switch either is another's.
    let others = json!({"compat": 5});
    assert_eq!(OpenOr::<Value>::from_value(others.clone()).unwrap(), OpenOr::Other(others.clone()));
    assert_eq!(Beside::from_value(others).unwrap(), Beside { open: None });
    let asked = json!({"limit": "5", "compat": {"mode": "safe"}});
    assert_eq!(OpenOr::<Limit>::from_value(asked).unwrap(), OpenOr::Asks(Open { limit: 5 }));
    let nested = json!({"open": {"limit": 5, "compat": 5}});
    assert!(matches!(Nested::from_value(nested), Ok(Nested::Value { .. })));
    // What rules make for another is read by the type that asks, too.
    let text = json!(json!({"limit": 5, "compat": {"preview": true}}).to_string());
    let error = OpenOr::<FromText>::from_value(text).unwrap_err();
    assert!(error.to_string().starts_with("compat.preview: "), "{error}");
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(opt_in)]
enum Command {
    Add {
        #[coerce(string_to_number)]
        limit: u8,
    },
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Flattened<T> {
    #[serde(flatten)]
    command: T,
    n: u8,
}

#[test]
fn a_flattened_enum_with_the_tag_outside_asks_too() {
    type Direct = Flattened<Command>;
    let add = |limit: Value, switch: Value| json!({"Add": {"limit": limit}, "n": 1, "compat": switch});
    let read = Direct::from_value(add(json!("5"), json!({"mode": "safe"}))).unwrap();
    assert_eq!(read, Flattened { command: Command::Add { limit: 5 }, n: 1 });
    for refused in [
        add(json!("5"), json!({"mode": "strict"})),
        add(json!(5), json!({"preview": true})),
        json!({"Add": {"limit": "5"}, "n": 1}),
    ] {
        assert!(Direct::from_value(refused.clone()).is_err(), "{refused}");
    }
    let preview = add(json!(5), json!({"preview": true}));
    assert!(Flattened::<Option<Command>>::from_value(preview).is_err());
    assert!(Direct::from_value(json!({"Add": {"limit": 5}, "n": 1})).is_ok());
}

/// What a rule takes out of an object may have a switch of its own: nobody would read it.
#[test]
fn a_rule_brings_up_no_second_switch() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    #[coerce(opt_in, object_to_value(key = "arguments"))]
    struct Wrapped {
        limit: u8,
    }
    let wrapped = |inner: Value| json!({"arguments": inner, "compat": {"mode": "safe"}});
    assert_eq!(Wrapped::from_value(wrapped(json!({"limit": 5}))).unwrap(), Wrapped { limit: 5 });
    let error = Wrapped::from_value(wrapped(json!({"limit": 5, "compat": {"preview": true}}))).unwrap_err();
    assert_eq!(error.to_string(), "compat: given more than once");
}

#[test]
fn a_refused_switch_shows_no_secret() {
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code, reason = "what counts is what is refused")]
    struct Hidden {
        #[coerce(sensitive)]
        inner: Option<Open>,
        #[coerce(sensitive)]
        map: Option<std::collections::BTreeMap<String, Open>>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code, reason = "what counts is what is refused")]
    struct Beside {
        #[serde(flatten)]
        open: Open,
        #[serde(flatten)]
        #[coerce(sensitive)]
        rest: std::collections::BTreeMap<String, Value>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    #[expect(dead_code, reason = "what counts is what is refused")]
    enum Either {
        Open(Open),
        Secret {
            #[coerce(sensitive)]
            compat: String,
            more: u8,
        },
    }
    let wrong = [json!({"hunter2": 1}), json!({"mode": "hunter2"}), json!("hunter2")];
    for compat in wrong {
        let open = json!({"limit": 5, "compat": compat});
        for error in [
            Hidden::from_value(json!({"inner": open})).unwrap_err(),
            Hidden::from_value(json!({"map": {"a": open}})).unwrap_err(),
            Beside::from_value(open.clone()).unwrap_err(),
            Either::from_value(open.clone()).unwrap_err(),
        ] {
            assert!(!format!("{error} {error:?}").contains("hunter2"), "{error}");
            assert!(error.to_string().contains("compat"), "{error}");
        }
    }
}
