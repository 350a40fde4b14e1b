//! Fields that want opposite repairs of one member are an issue.

use super::*;

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Text {
    B {
        #[coerce(number_to_string)]
        x: String,
    },
}

#[derive(Debug, Deserialize, Coerce)]
struct NumberFirst {
    #[serde(flatten)]
    number: Number,
    #[serde(flatten)]
    text: Text,
}

#[derive(Debug, Deserialize, Coerce)]
struct TextFirst {
    #[serde(flatten)]
    text: Text,
    #[serde(flatten)]
    number: Number,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum List {
    C {
        #[coerce(singleton_list)]
        x: Vec<Value>,
    },
}

#[derive(Debug, Deserialize, Coerce)]
struct ListAndNumber {
    #[serde(flatten)]
    list: List,
    #[serde(flatten)]
    number: Number,
}

#[test]
fn are_an_issue_at_the_member() {
    for text in [r#"{"x": "5"}"#, r#"{"x": 5}"#] {
        let errors = [refused::<NumberFirst>(text), refused::<TextFirst>(text), refused::<ListAndNumber>(text)];
        for error in errors.as_flattened() {
            assert!(!error.issues().is_empty(), "{text}");
            let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_pointer()).collect();
            assert!(paths.iter().any(|path| path == "/x"), "{text}: {paths:?}");
        }
    }
}

/// What was tried on the way is no repair.
#[test]
fn leave_no_entry_that_a_patch_could_not_follow() {
    let text = r#"{"x": "5"}"#;
    for error in refused::<NumberFirst>(text) {
        patched(serde_json::from_str(text).unwrap(), error.report());
    }
}
