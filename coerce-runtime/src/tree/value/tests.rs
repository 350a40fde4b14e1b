use serde_json::json;

use super::*;
use crate::trials::so_many;

fn nested(levels: usize) -> Value {
    (0..levels).fold(Value::Null, |inner, level| match level % 2 {
        0 => Value::Array(vec![inner]),
        _ => Value::Object(Map::from_iter([("a".to_owned(), inner)])),
    })
}

#[test]
fn a_value_is_the_same_after_a_tree() {
    let value = json!({"a": [1, -1, 1.5, "x", null, true], "b": {}, "c": []});
    assert_eq!(Tree::Value(&value).to_value(), Some(value.clone()));
    let tree = Tree::from(value.clone());
    assert_eq!(tree.to_value(), Some(value.clone()));
    assert_eq!(serde_json::from_str::<Value>(&tree.to_json_text().unwrap()).unwrap(), value);
}

#[test]
fn what_json_has_not_is_no_value() {
    let member = |key| Member::new(key, Tree::Null);
    let other = Member::keyed(Key::Other(Box::new(Tree::Null)), Tree::Null);
    let table = [
        Tree::Number(Number::from(Parsed::F64(f64::NAN))),
        Tree::Bytes(Cow::Borrowed(b"x")),
        Tree::Object(vec![member("a"), member("a")]),
        Tree::Object(vec![other]),
    ];
    for tree in table {
        assert_eq!(tree.to_value_within(100, 100), None, "{tree:?}");
        assert!(Tree::List(vec![tree]).to_value().is_none());
    }
}

#[test]
fn only_what_fits_is_copied() {
    let values = [
        json!(null),
        json!(true),
        json!(false),
        json!(-12.5),
        json!("a\"\n\u{1}é"),
        json!([]),
        json!([1, "x", [2]]),
        json!({}),
        json!({"a": 1, "b\\": {"c": [false]}}),
    ];
    for value in values {
        let room = value.to_string().len();
        for tree in [Tree::Value(&value), Tree::from(value.clone())] {
            assert_eq!(tree.to_value_within(room, 9), Some(value.clone()), "{value}");
            assert_eq!(tree.to_value_within(room - 1, 9), None, "{value}");
        }
    }
    let value = nested(3);
    for tree in [Tree::Value(&value), Tree::from(value.clone())] {
        assert_eq!(tree.to_value_within(100, 2), None);
        assert!(tree.to_value_within(100, 3).is_some());
    }
}

#[test]
fn depth_is_counted_in_lists_and_objects() {
    for levels in [0, 1, 2, 127, 128, 129, 300] {
        let value = nested(levels);
        for tree in [Tree::Value(&value), Tree::from(value.clone())] {
            assert!(!tree.depth_exceeds(levels));
            assert!(levels == 0 || tree.depth_exceeds(levels - 1), "{levels}");
        }
    }
    let most = so_many(200_000);
    let deep = nested(most);
    let exceeds = |limit| Tree::Value(&deep).depth_exceeds(limit);
    assert!(exceeds(127) && exceeds(most - 1) && !exceeds(most));
    drop_deep(deep);
}

#[test]
fn the_way_leads_to_the_first_that_is_too_deep() {
    let value = json!({"a": [1, {"b": 2}], "c": [[3], [[4]]], "d": [[[5]]]});
    let table = [(0, Some("")), (1, Some("a")), (2, Some("a[1]")), (3, Some("c[1][0]")), (4, None)];
    for (limit, expected) in table {
        let shown = |segments| crate::json::Path { segments }.to_string();
        let expected = expected.map(str::to_owned);
        assert_eq!(Tree::Value(&value).way_beyond(limit).map(shown), expected, "{limit}");
        for tree in [Tree::Value(&value), Tree::from(value.clone())] {
            assert_eq!(tree.way_beyond(limit).map(shown), expected, "{limit}");
        }
    }
}

#[test]
fn bytes_are_spread_into_numbers() {
    let mut tree = Tree::Bytes(vec![1, 255].into());
    tree.spread_bytes();
    assert_eq!(tree.to_value(), Some(json!([1, 255])));
    tree.spread_bytes();
    assert_eq!(tree.len(), Some(2));
}

#[test]
fn all_values_are_counted() {
    let value = json!({"a": [1, {"b": null}], "c": "x"});
    assert_eq!((Tree::Value(&value).parts().count(), Tree::from(value.clone()).parts().count()), (6, 6));
}

#[test]
fn lengths_are_those_of_people() {
    let table = [(json!("héllo"), Some(5)), (json!([1]), Some(1)), (json!({}), Some(0)), (json!(5), None)];
    for (value, length) in table {
        assert_eq!((Tree::Value(&value).len(), Tree::from(value.clone()).len()), (length, length));
    }
}
