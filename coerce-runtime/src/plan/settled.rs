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
    integers: Integers,
}

/// Integers of 64 bits.
#[derive(Clone, Copy, Debug)]
struct Integers {
    /// The least negative one, or zero.
    negative: i64,
    /// The least of the others, and the greatest.
    others: (u64, u64),
}

impl Integers {
    const NONE: Self = Self { negative: 0, others: (1, 0) };
    const ALL: Self = Self { negative: i64::MIN, others: (0, u64::MAX) };

    /// Those of a type: none that are negative where it has no zero.
    fn of(integer: Integer) -> Self {
        let negative = if integer.zero { integer.min.min(0) } else { 0 };
        let least = integer.min.max(i128::from(!integer.zero));
        let greatest = u64::try_from(integer.max).unwrap_or(u64::MAX);
        match (i64::try_from(negative), u64::try_from(least)) {
            (Ok(negative), Ok(least)) => Self { negative, others: (least, greatest) },
            _ => Self::NONE,
        }
    }
}

impl Default for Settled {
    /// None.
    fn default() -> Self {
        Self { kinds: Kinds::NONE, integers: Integers::NONE }
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
            Shape::Bool => (Kinds::BOOL, Integers::NONE),
            Shape::String => (Kinds::STRING, Integers::NONE),
            // Not each number that is text is a float.
            Shape::Float(_) if !KEEPS_TEXT => (Kinds::FLOAT, Integers::ALL),
            // serde's buffers have no integers of 128 bits.
            Shape::Integer(integer) if !integer.wide => (Kinds::NONE, Integers::of(integer)),
            _ => (Kinds::NONE, Integers::NONE),
        };
        let integers = if node.eager.has(Kind::Integer) { Integers::NONE } else { integers };
        Self { kinds: kinds.or(null).without(node.eager), integers }
    }

    /// Returns whether a value is one of them.
    #[inline(always)]
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

    fn has_number(&self, number: Parsed) -> bool {
        match number {
            Parsed::U64(value) => self.integers.others.0 <= value && value <= self.integers.others.1,
            Parsed::I64(value) => (self.integers.negative..0).contains(&value),
            Parsed::F64(_) => self.kinds.has(Kind::Float),
            _ => false,
        }
    }

    fn has_value(&self, value: &Value) -> bool {
        match value {
            Value::String(_) => self.kinds.has(Kind::String),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(value), _) => self.has_number(Parsed::U64(value)),
                (None, Some(value)) => self.has_number(Parsed::I64(value)),
                (None, None) => self.kinds.has(Kind::of(value)),
            },
            Value::Bool(_) => self.kinds.has(Kind::Bool),
            Value::Null => self.kinds.has(Kind::Null),
            Value::Array(_) | Value::Object(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::engine::testing::{plain, rules};
    use crate::json::Float;
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

    fn signed(zero: bool) -> Edge {
        owned(Shape::Integer(Integer { min: -128, max: 127, zero, wide: false }))
    }

    fn float() -> Edge {
        owned(Shape::Float(Float::Double))
    }

    fn one_or_two() -> Edge {
        owned(enumeration(Tagging::External, vec![unit("one"), newtype("two", string())]))
    }

    #[test]
    fn a_look_is_enough_where_the_kind_says_all_and_no_rule_may_act() {
        let nullable = || owned(option(byte()));
        let other = Variant { other: true, ..unit("other") };
        let any_name = owned(enumeration(Tagging::External, vec![newtype("two", string()), other]));
        let table: [(Edge, Value, bool); 33] = [
            (byte(), json!(0), true),
            (byte(), json!(255), true),
            (byte(), json!(256), false),
            (byte(), json!(-1), false),
            (byte(), json!(1.0), false),
            (byte(), json!("1"), false),
            (signed(true), json!(-128), true),
            (signed(true), json!(-129), false),
            (signed(false), json!(1), true),
            (signed(false), json!(0), false),
            (signed(false), json!(-1), false),
            (float(), json!(-1.5), !KEEPS_TEXT),
            (float(), json!(-1), !KEEPS_TEXT),
            (float(), json!(u64::MAX), !KEEPS_TEXT),
            (float(), json!("1"), false),
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
