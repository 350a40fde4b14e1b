//! Text that no rule has read: what is refused, and what is said of it.

use serde::Deserialize;
use serde_coerce::{Coerce, IssueCode, Mode, Options, from_str};
use serde_json::{Value, json};

#[derive(Debug, Deserialize, Coerce)]
#[coerce(unfence, string_to_json, string_to_object(key = "name"))]
struct Named {
    name: String,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(unfence, string_to_json, python_to_json, singleton_list)]
struct Words(Vec<Value>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
#[coerce(unfence, string_to_json, python_to_json, json5_to_json)]
enum Either {
    Point { x: i32 },
    Text(String),
}

fn refused<T: Coerce>(text: &str) -> String {
    let error = from_str::<T>(text).err().unwrap_or_else(|| panic!("{text}"));
    assert_eq!(error.issues()[0].code, IssueCode::Syntax, "{error}");
    error.to_string()
}

#[test]
fn what_stood_in_a_code_fence_is_no_item_and_no_member_unless_it_was_read() {
    let message = "not valid JSON in the code fence: truncated: the text ends inside an object, at line 3 column 0; \
                   string_to_json: not exactly one JSON text: it ends too early";
    assert_eq!(refused::<Named>("```json\n{\"name\": \"abc\"\n\n```"), message);
    for text in ["```json\n{\"a\": 1,\n```", "```\nplain\n```", "```\n5\n```", "```\n```"] {
        refused::<Words>(text);
    }
    assert_eq!(from_str::<Words>("```\n['a']\n```").unwrap(), Words(vec![json!("a")]));
    // A string of a document is what it is.
    assert_eq!(Words::from_value(json!("```\nplain\n```")).unwrap(), Words(vec![json!("plain")]));
    assert_eq!(Named::from_value(json!("plain")).unwrap().name, "plain");
}

#[test]
fn a_text_is_not_the_string_that_a_variant_accepts() {
    assert_eq!(from_str::<Either>("{'x': 5}").unwrap(), Either::Point { x: 5 });
    assert_eq!(from_str::<Either>("{x: 5}").unwrap(), Either::Point { x: 5 });
    assert_eq!(from_str::<Either>("'plain'").unwrap(), Either::Text("plain".to_owned()));
    assert_eq!(Either::from_value(json!("{'x': 5}")).unwrap(), Either::Text("{'x': 5}".to_owned()));
    assert!(refused::<Either>("plain").contains("string_to_json: not exactly one JSON text"));
}

#[test]
fn a_rule_is_hinted_at_only_where_it_would_read_the_text() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Plain {
        #[serde(rename = "a")]
        _a: u8,
    }
    let hint = "; `unfence` and `string_to_json` on the type would read it";
    assert!(refused::<Plain>("```json\n{\"a\": 1}\n```").ends_with(hint));
    for text in ["```json\n{'a': 1}\n```", "```json\n{\"a\": \n```", "```\n[1]\n```", "```\nhello\n```"] {
        let refused = refused::<Plain>(text);
        assert!(refused.ends_with("it is in a Markdown code fence: send what is inside alone"), "{refused}");
    }
    let strict = Options::default().mode(Mode::Strict);
    let error = strict.from_str_with_report::<Words>("```json\n{}\n```").unwrap_err();
    assert!(!error.to_string().contains("would read"), "{error}");
}

#[test]
fn json_that_is_nested_too_deeply_in_a_fence_is_not_malformed() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(unfence, string_to_json)]
    struct Deep {
        #[serde(rename = "t")]
        _t: Value,
    }
    let text = format!("```json\n{{\"t\": {}{}}}\n```", "[".repeat(128), "]".repeat(128));
    let error = from_str::<Deep>(&text).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::InvalidType);
    assert!(error.to_string().contains("string_to_json: nested too deep"), "{error}");
}

#[test]
fn reasons_of_rules_that_another_has_made_stale_are_left_out() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(string_to_json, python_to_json)]
    struct Pair((i32, String));
    let error = from_str::<Pair>("(1,)").unwrap_err().to_string();
    assert_eq!(
        error,
        "expected 2 items, got 1; it is a list of 2 (integer, string); in the Python literal inside that string"
    );
    let _ = |Pair(pair)| pair;
}
