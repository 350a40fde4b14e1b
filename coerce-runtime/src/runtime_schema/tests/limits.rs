//! Schemas and values that would take too much work.

use serde_json::json;

use super::*;
use crate::report::IssueCode;

#[test]
#[cfg_attr(miri, ignore = "its validators are too large for Miri")]
fn what_explodes_is_refused() {
    let mut deep = json!({"type": "integer"});
    for _ in 0..1000 {
        deep = json!({"items": deep});
    }
    assert!(faults(&deep, &Policy::new()).contains("127 levels") || !faults(&deep, &Policy::new()).is_empty());
    let looped = json!({"$ref": "#/$defs/a", "$defs": {"a": {"allOf": [{"$ref": "#/$defs/b"}]}, "b": {"anyOf": [{"$ref": "#/$defs/a"}]}}});
    let _ = Schema::compile(&looped, &all_rules());
    let loaded = compiled(&json!({"type": "integer"}), &Policy::new());
    let mut value = json!(1);
    for _ in 0..1000 {
        value = json!([value]);
    }
    assert_eq!(loaded.from_value_with_report(value).unwrap_err().issues()[0].code, IssueCode::LimitExceeded);
}

/// Each item is a list again, and the validator has two ways to each.
#[test]
fn lists_in_a_circle_end() {
    let schema = json!({"$ref": "#/items", "items": {"$ref": "#", "type": ["array", "null"]}});
    let loaded = compiled(&schema, &Policy::new().on("array", ["singleton_list"]));
    let nested = |levels| (0..levels).fold(json!(5), |inner, _| json!([inner]));
    for levels in [30, 60, 120] {
        let error = loaded.from_value_with_report(nested(levels)).unwrap_err();
        assert!(error.issues().iter().any(|issue| issue.code == IssueCode::LimitExceeded), "{levels}: {error}");
    }
}

/// In a text as in a value, in what the schema declares and in what it does not.
#[test]
fn what_is_too_deep_has_its_path() {
    let schema = json!({"type": "object", "properties": {"known": {}}});
    for policy in [Policy::new(), all_rules(), Policy::new().sensitive("/known")] {
        let loaded = compiled(&schema, &policy);
        for name in ["known", "other"] {
            let value = json!({ name: (0..200).fold(json!(5), |inner, _| json!([inner])) });
            let text = value.to_string();
            let path = loaded.from_value_with_report(value).unwrap_err().issues()[0].path.to_pointer();
            assert_eq!(loaded.from_str_with_report(&text).unwrap_err().issues()[0].path.to_pointer(), path);
            assert!(path.ends_with(&"/0".repeat(126)), "{path}");
        }
    }
}
