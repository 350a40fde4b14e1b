use serde_json::json;

use super::*;

#[test]
fn every_value_is_counted_once() {
    for (value, nodes) in [(json!(5), 1), (json!([]), 1), (json!([1, [2]]), 4), (json!({"a": {"b": 1}, "c": []}), 4)] {
        let mut tree = Tree::Value(&value);
        assert_eq!(count(&tree), nodes, "{value}");
        tree.expand();
        assert_eq!(count(&tree), nodes, "{value}");
    }
}
