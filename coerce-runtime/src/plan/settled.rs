//! Values that need no more than a look.

use serde_json::Value;

use super::Node;
use crate::json::{KEEPS_TEXT, Kind, Kinds, Parsed};
use crate::schema::{Integer, Schema, Shape};
use crate::tree::Tree;

/// The values of a location that are accepted whatever they hold, and on which no rule acts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settled {
    kinds: Kinds,
    /// The least integer of 64 bits among them.
    least: u64,
    /// The greatest.
    greatest: u64,
}

impl Default for Settled {
    /// None.
    fn default() -> Self {
        Self { kinds: Kinds::NONE, least: 1, greatest: 0 }
    }
}

impl Settled {
    /// Those of a node whose kinds and rules are known.
    pub(super) fn of(node: &Node, definitions: &[Schema]) -> Self {
        if !node.plain {
            return Self::default();
        }
        let null = if node.nullable { Kinds::NULL } else { Kinds::NONE };
        let (kinds, integers) = match node.core(definitions).shape {
            Shape::Bool => (Kinds::BOOL, None),
            Shape::String => (Kinds::STRING, None),
            // Not each number that is text is a float.
            Shape::Float(_) if !KEEPS_TEXT => (Kinds::FLOAT, None),
            // serde's buffers have no integers of 128 bits.
            Shape::Integer(integer) if !integer.wide => (Kinds::NONE, of_64_bits(integer)),
            _ => (Kinds::NONE, None),
        };
        let kinds = kinds.or(null).without(node.eager);
        let (least, greatest) = integers.filter(|_| node.eager.and(Kinds::INTEGER).is_empty()).unwrap_or((1, 0));
        Self { kinds, least, greatest }
    }

    /// Returns whether a value is one of them.
    #[inline]
    pub(crate) fn has(&self, tree: &Tree<'_>) -> bool {
        match tree {
            Tree::String(_) => self.kinds.has(Kind::String),
            Tree::Number(number) => self.has_number(number.value),
            Tree::Bool(_) => self.kinds.has(Kind::Bool),
            Tree::Null => self.kinds.has(Kind::Null),
            Tree::Value(value) => self.has_value(value),
            // What text was meant to be is written into the tree; what has contents needs more.
            Tree::Untyped(_) | Tree::Bytes(_) | Tree::List(_) | Tree::Object(_) => false,
        }
    }

    #[inline]
    fn has_number(&self, number: Parsed) -> bool {
        match number {
            Parsed::U64(value) => self.least <= value && value <= self.greatest,
            Parsed::F64(_) => self.kinds.has(Kind::Float),
            _ => false,
        }
    }

    fn has_value(&self, value: &Value) -> bool {
        match value {
            Value::String(_) => self.kinds.has(Kind::String),
            Value::Number(number) => match number.as_u64() {
                Some(value) => self.has_number(Parsed::U64(value)),
                None => self.kinds.has(Kind::of(value)),
            },
            Value::Bool(_) => self.kinds.has(Kind::Bool),
            Value::Null => self.kinds.has(Kind::Null),
            Value::Array(_) | Value::Object(_) => false,
        }
    }
}

/// The least and the greatest integer of 64 bits in a range, none of which are negative.
fn of_64_bits(integer: Integer) -> Option<(u64, u64)> {
    let least = integer.min.max(i128::from(!integer.zero));
    Some((u64::try_from(least).ok()?, u64::try_from(integer.max).unwrap_or(u64::MAX)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::engine::testing::{plain, rules};
    use crate::plan::Plan;
    use crate::rules::{ignore_case, string_to_number, trim};
    use crate::schema::testing::{enumeration, list, newtype, option, owned, string, unit};
    use crate::schema::{Edge, Tagging, Variant};

    fn byte() -> Edge {
        owned(Shape::Integer(Integer { min: 0, max: 255, zero: true, wide: false }))
    }

    /// Returns whether a value needs no more than a look.
    fn is_settled(edge: &Edge, value: &Value) -> bool {
        let plan = Plan::of(Some(edge), &[]);
        let settles = |tree: &Tree<'_>| plan.settles(plan.root(), tree, &[]);
        let as_value = settles(&Tree::Value(value));
        assert_eq!(as_value, settles(&Tree::from(value.clone())), "{value}");
        as_value
    }

    fn one_or_two() -> Edge {
        owned(enumeration(Tagging::External, vec![unit("one"), newtype("two", string())]))
    }

    #[test]
    fn a_look_is_enough_where_the_kind_says_all_and_no_rule_may_act() {
        let nullable = || owned(option(byte()));
        let other = Variant { other: true, ..unit("other") };
        let any_name = owned(enumeration(Tagging::External, vec![newtype("two", string()), other]));
        let table: [(Edge, Value, bool); 24] = [
            (byte(), json!(0), true),
            (byte(), json!(255), true),
            (byte(), json!(256), false),
            (byte(), json!(-1), false),
            (byte(), json!(1.0), false),
            (byte(), json!("1"), false),
            (byte(), json!(null), false),
            (nullable(), json!(null), true),
            (nullable(), json!(5), true),
            (string(), json!("a"), true),
            (rules(string(), vec![plain(&trim::DEFINITION)]), json!("a"), false),
            (rules(byte(), vec![plain(&string_to_number::DEFINITION)]), json!(7), true),
            (owned(list(byte())), json!([]), true),
            (owned(list(byte())), json!([0, 255]), true),
            (owned(list(byte())), json!([0, 256]), false),
            (owned(list(owned(list(byte())))), json!([[0]]), false),
            (owned(list(byte())), json!("1"), false),
            (one_or_two(), json!("one"), true),
            (one_or_two(), json!("two"), false),
            (one_or_two(), json!("three"), false),
            (one_or_two(), json!({"two": "a"}), false),
            (any_name, json!("three"), true),
            (rules(one_or_two(), vec![plain(&ignore_case::DEFINITION)]), json!("one"), true),
            (rules(one_or_two(), vec![plain(&trim::DEFINITION)]), json!("one"), false),
        ];
        for (edge, value, settled) in table {
            assert_eq!(is_settled(&edge, &value), settled, "{value} {edge:?}");
        }
    }

    #[test]
    fn text_of_which_nobody_knows_what_it_was_meant_to_be_is_not_settled() {
        for edge in [string(), one_or_two()] {
            let plan = Plan::of(Some(&edge), &[]);
            assert!(!plan.settles(plan.root(), &Tree::Untyped("one".into()), &[]));
            assert!(plan.settles(plan.root(), &Tree::String("one".into()), &[]));
        }
    }
}
