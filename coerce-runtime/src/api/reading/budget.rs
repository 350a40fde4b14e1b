//! The steps that the walk may take where alternatives refer to themselves.

use crate::tree::Tree;

/// The steps that every document has, and those for each node of it.
const BUDGET: u64 = 1 << 16;
const PER_NODE: u64 = 256;

/// The steps that the walk may take where alternatives refer to themselves: linear in the size of the document.
pub(crate) fn budget(tree: &Tree<'_>) -> u64 {
    BUDGET.saturating_add(PER_NODE.saturating_mul(tree.parts().count() as u64))
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
            assert_eq!(budget(&tree), BUDGET + nodes * PER_NODE, "{value}");
            tree.expand();
            assert_eq!(budget(&tree), BUDGET + nodes * PER_NODE, "{value}");
        }
    }
}
