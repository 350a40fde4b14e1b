//! The steps that the walk may take where alternatives refer to themselves.

use serde_json::Value;

use crate::tree::Tree;

/// The steps that every document has, and those for each node of it.
const BUDGET: u64 = 1 << 16;
const PER_NODE: u64 = 256;

/// The steps that the walk may take where alternatives refer to themselves: linear in the size of the document.
pub(crate) fn budget(tree: &Tree<'_>) -> u64 {
    let nodes = count_values(tree);
    BUDGET.saturating_add(PER_NODE.saturating_mul(nodes))
}

/// The number of values in a document. Not by recursion: nobody has looked at its depth.
pub(crate) fn count_values(tree: &Tree<'_>) -> u64 {
    let mut nodes = 0;
    let mut trees = vec![tree];
    let mut values = Vec::new();
    while let Some(tree) = trees.pop() {
        match tree {
            Tree::Value(value) => {
                values.push(*value);
                continue;
            }
            Tree::List(items) => trees.extend(items),
            Tree::Object(members) => trees.extend(members.iter().map(|member| &member.value)),
            _ => {}
        }
        nodes += 1;
    }
    while let Some(value) = values.pop() {
        nodes += 1;
        match value {
            Value::Array(items) => values.extend(items),
            Value::Object(members) => values.extend(members.values()),
            _ => {}
        }
    }
    nodes
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_value_is_counted_once() {
        for (value, nodes) in
            [(json!(5), 1), (json!([]), 1), (json!([1, [2]]), 4), (json!({"a": {"b": 1}, "c": []}), 4)]
        {
            let mut tree = Tree::Value(&value);
            assert_eq!(count_values(&tree), nodes, "{value}");
            tree.expand();
            assert_eq!(count_values(&tree), nodes, "{value}");
        }
    }
}
