use serde_json::json;

use super::*;
use crate::report::IssueCode::{DuplicateField, InvalidType, InvalidValue, UnknownField};
use crate::trials::so_many;

#[test]
fn the_call_decides_before_the_server() {
    let table = [
        (json!({}), Mode::Strict, false),
        (json!({"mode": "safe"}), Mode::Safe, false),
        (json!({"mode": "strict"}), Mode::Strict, false),
        (json!({"preview": true}), Mode::Strict, true),
        (json!({"mode": "safe", "preview": false}), Mode::Safe, false),
    ];
    for (switch, mode, preview) in table {
        let mut arguments = json!({"a": 1, "compat": switch});
        assert_eq!(Compat::take(&mut arguments, Mode::Strict), Ok(Compat { mode, preview }));
        assert_eq!(arguments, json!({"a": 1}));
    }
    let strict = Compat::take(&mut json!({"compat": {"mode": "strict"}}), Mode::Safe);
    assert_eq!(json!(strict.unwrap()), json!({"mode": "strict", "preview": false}));
}

#[test]
fn without_a_switch_the_default_stands() {
    for arguments in [json!({"a": {"compat": 1}}), json!({}), json!(null), json!("compat"), json!([{"compat": 1}])] {
        for mode in [Mode::Safe, Mode::Strict] {
            let mut left = arguments.clone();
            assert_eq!(Compat::take(&mut left, mode), Ok(Compat { mode, preview: false }));
            assert_eq!(left, arguments);
        }
    }
}

#[test]
fn a_switch_inside_a_string_is_not_passed_over() {
    let text = |arguments: Value| json!(arguments.to_string());
    for switch in [json!({"preview": true}), json!({}), json!("safe")] {
        let mut arguments = text(json!({"a": 1, "compat": switch}));
        let left = arguments.clone();
        let error = Compat::take(&mut arguments, Mode::Safe).unwrap_err();
        assert_eq!(error.to_string(), "expected an object, since there is `compat` in it, got a string");
        assert_eq!(arguments, left);
    }
    for read_by_rules in [
        "```json\n{\"a\": 1, \"compat\": {\"preview\": true}}\n```",
        "{'a': 1, 'compat': {'preview': True}}",
        "{a: 1, compat: {preview: true}}",
        "```\n{'compat': None}\n```",
        "~~~\n{compat: 1}\n~~~",
        "{\"a\": \"\n\", \"compat\": {}}",
    ] {
        let error = Compat::take(&mut json!(read_by_rules), Mode::Safe).unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected an object, since there is `compat` in it, got a string",
            "{read_by_rules}"
        );
    }
    for arguments in [
        text(json!({"a": {"compat": 1}})),
        text(json!(["compat"])),
        json!("{\"compat\": "),
        json!("{}"),
        json!("{a: {compat: 1}}"),
        json!("{'compat', 1}"),
        json!("```sh\n{compat: 1}\n```"),
    ] {
        assert_eq!(Compat::take(&mut arguments.clone(), Mode::Safe).map(|compat| compat.preview), Ok(false));
    }
}

#[test]
fn the_member_can_have_another_name() {
    let arguments = json!({"compat": 1, "repair": {"mode": "safe"}});
    let mut tree = Tree::Value(&arguments);
    let compat = Compat::read_from(&mut tree, "repair", Mode::Strict);
    assert_eq!(compat.map(|compat| compat.mode), Ok(Mode::Safe));
}

#[test]
fn every_fault_is_an_error_and_nothing_is_taken() {
    let table = [
        (json!("safe"), vec![("/compat", InvalidType)]),
        (json!(null), vec![("/compat", InvalidType)]),
        (json!([]), vec![("/compat", InvalidType)]),
        (json!({"mode": "saef"}), vec![("/compat/mode", InvalidValue)]),
        (json!({"mode": "SAFE"}), vec![("/compat/mode", InvalidValue)]),
        (json!({"mode": null}), vec![("/compat/mode", InvalidType)]),
        (json!({"preview": "true"}), vec![("/compat/preview", InvalidType)]),
        (json!({"preview": null}), vec![("/compat/preview", InvalidType)]),
        (json!({"mode": "safe", "dry_run": true}), vec![("/compat/dry_run", UnknownField)]),
        (
            json!({"mode": 1, "preview": 1, "a": 1, "z": 1}),
            vec![
                ("/compat/a", UnknownField),
                ("/compat/mode", InvalidType),
                ("/compat/preview", InvalidType),
                ("/compat/z", UnknownField),
            ],
        ),
    ];
    for (switch, expected) in table {
        let arguments = json!({"compat": switch, "a": 1});
        let mut left = arguments.clone();
        let error = Compat::take(&mut left, Mode::Safe).unwrap_err();
        let issues: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect();
        assert_eq!(issues, expected.iter().map(|(path, code)| ((*path).to_owned(), *code)).collect::<Vec<_>>());
        assert_eq!(left, arguments);
    }
}

#[test]
fn a_fault_says_how_to_write_it() {
    let table = [
        (
            json!("safe"),
            r#"compat: expected an object with `mode` (optional, `safe` or `strict`), `preview` (optional boolean), got string "safe""#,
        ),
        (
            json!({"mode": "saef"}),
            r#"compat.mode: expected `safe` or `strict`, got string "saef"; did you mean `safe`?"#,
        ),
        (json!({"mdoe": 1}), "compat.mdoe: unknown field, expected `mode` or `preview`; did you mean `mode`?"),
    ];
    for (switch, text) in table {
        let error = Compat::take(&mut json!({"compat": switch}), Mode::Strict).unwrap_err();
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn no_switch_makes_an_error_without_bound() {
    let key = |at: usize| format!("{at:05}{}", "x".repeat(so_many(10_000)));
    let switch: Map<String, Value> = (0..100).map(|at| (key(at), json!(1))).collect();
    let error = Compat::take(&mut json!({"compat": switch}), Mode::Safe).unwrap_err();
    assert_eq!((error.issues().len(), error.omitted()), (64, 36));
    assert!(error.to_string().len() < 64 * 5000);
}

fn object<'a>(members: &[(&'a str, Tree<'a>)]) -> Tree<'a> {
    Tree::Object(members.iter().map(|(key, value)| Member::new(*key, value.clone())).collect())
}

#[test]
fn what_comes_twice_is_malformed() {
    let mode = |name: &'static str| ("mode", Tree::String(name.into()));
    let safe = || ("compat", object(&[mode("safe")]));
    let table = [
        (object(&[safe(), ("a", Tree::Null), safe()]), "/compat"),
        (object(&[("compat", object(&[mode("safe"), mode("safe")]))]), "/compat/mode"),
        (object(&[("compat", object(&[mode("safe"), mode("nothing")]))]), "/compat/mode"),
        (object(&[("compat", object(&[("preview", Tree::Bool(true)), ("preview", Tree::Null)]))]), "/compat/preview"),
    ];
    for (mut arguments, pointer) in table {
        let before = format!("{arguments:?}");
        let error = Compat::read_from(&mut arguments, "compat", Mode::Safe).unwrap_err();
        let issues: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect();
        assert_eq!(issues, [(pointer.to_owned(), DuplicateField)]);
        assert_eq!(format!("{arguments:?}"), before);
    }
}
