//! Support for the tests of rules: what a rule says of a value, as JSON.

use std::borrow::Cow;

use serde_json::Value;

use crate::constant::Text;
use crate::json::{Kinds, Number, Parsed};
use crate::rules::{Arguments, Definition, Edit, Open, Outcome, Target};
use crate::tree::{Key, Member, Tree};

/// The answer of a rule to a value.
#[derive(Debug, PartialEq)]
pub(super) enum Said {
    /// Nothing.
    Keep,
    /// It leaves the value for this reason.
    Refuse(String),
    /// The value becomes this.
    To(Value),
    /// The member is removed.
    Remove,
}

impl Said {
    /// The refusal for `reason`.
    pub(super) fn refuse(reason: &str) -> Self {
        Self::Refuse(reason.to_owned())
    }
}

/// A location of any kind, with no words, and with the default limit of depth.
pub(super) fn anywhere() -> Target<'static> {
    Target {
        kinds: Kinds::ALL,
        unwraps: &|_| false,
        open: Open::No,
        words: &|_| (),
        depth: 127,
        worded: true,
        listed: false,
        float: None,
    }
}

/// Strings as arguments hold them.
pub(super) fn texts(texts: &[&'static str]) -> Vec<Text> {
    texts.iter().map(|text| Cow::Borrowed(*text)).collect()
}

/// The answer of the rule to `value`.
pub(super) fn said(rule: &Definition, arguments: &Arguments, value: &Value) -> Said {
    said_at(rule, arguments, value, &anywhere())
}

/// The answer of the rule to `value` at this location: the same for a value in memory and one that was parsed.
pub(super) fn said_at(rule: &Definition, arguments: &Arguments, value: &Value, target: &Target<'_>) -> Said {
    let mut in_memory = Tree::Value(value);
    in_memory.expand();
    let said = of_tree(rule, arguments, in_memory, target);
    assert_eq!(of_tree(rule, arguments, tree(value), target), said, "{value}");
    said
}

/// The answer of the rule to `tree`.
pub(super) fn of_tree(rule: &Definition, arguments: &Arguments, tree: Tree<'_>, target: &Target<'_>) -> Said {
    match rule.repair(&tree, arguments, target) {
        Outcome::Keep => Said::Keep,
        Outcome::Refuse(reason) => Said::Refuse(reason.into_owned()),
        Outcome::To(Edit::Remove) => Said::Remove,
        Outcome::To(edit) => Said::To(json(&edited(tree, edit))),
    }
}

/// The tree after the edit.
fn edited(mut tree: Tree<'_>, edit: Edit) -> Tree<'_> {
    match (edit, &mut tree) {
        (Edit::Replace(to), _) => to,
        (Edit::Wrap, _) => Tree::List(vec![tree]),
        (Edit::Unwrap, Tree::List(items)) if items.len() == 1 => items[0].take(),
        (Edit::Unwrap, Tree::Object(members)) if members.len() == 1 => members[0].value.take(),
        (Edit::Values(order), Tree::Object(members)) => {
            Tree::List(order.into_iter().map(|position| members[position].value.take()).collect())
        }
        (Edit::Listed(key), Tree::Object(members)) => {
            let item = |(name, mut value): (String, Value)| {
                value[&*key] = name.into();
                self::tree(&value)
            };
            Tree::List(members.iter().map(member).map(item).collect())
        }
        (Edit::Keyed(key), Tree::List(items)) => {
            let member = |item: &Tree<'_>| {
                let mut value = json(item);
                let name = value.as_object_mut().and_then(|members| members.remove(&*key));
                let name = name.as_ref().and_then(Value::as_str).expect("a name").to_owned();
                Member::new(name, self::tree(&value))
            };
            Tree::Object(items.iter().map(member).collect())
        }
        (edit, _) => panic!("{edit:?} of {tree:?}"),
    }
}

/// The value as a tree of its own.
pub(super) fn tree(value: &Value) -> Tree<'static> {
    match value {
        Value::Null => Tree::Null,
        Value::Bool(bool) => Tree::Bool(*bool),
        Value::Number(number) => Tree::Number(Number::of(number).into_owned()),
        Value::String(text) => Tree::String(Cow::Owned(text.clone())),
        Value::Array(items) => Tree::List(items.iter().map(tree).collect()),
        Value::Object(members) => {
            Tree::Object(members.iter().map(|(key, value)| Member::new(key.clone(), tree(value))).collect())
        }
    }
}

/// The number of a JSON text, with its digits.
pub(super) fn written(text: &'static str) -> Tree<'static> {
    Tree::Number(Number::from_text(text).expect("a number"))
}

/// The number without its digits.
pub(super) fn float(float: f64) -> Tree<'static> {
    Tree::Number(Number::from(Parsed::F64(float)))
}

/// The tree as JSON.
pub(super) fn json(tree: &Tree<'_>) -> Value {
    match tree {
        Tree::Null => Value::Null,
        Tree::Bool(bool) => Value::Bool(*bool),
        Tree::Number(number) => match number.value {
            Parsed::U64(value) => value.into(),
            Parsed::I64(value) => value.into(),
            Parsed::F64(value) => value.into(),
            Parsed::U128(_) | Parsed::I128(_) => panic!("{number:?}"),
        },
        Tree::String(text) | Tree::Untyped(text) => Value::from(&**text),
        Tree::List(items) => items.iter().map(json).collect(),
        Tree::Object(members) => Value::Object(members.iter().map(member).collect()),
        Tree::Value(value) => (*value).clone(),
        Tree::Bytes(_) => panic!("{tree:?}"),
    }
}

fn member(member: &Member<'_>) -> (String, Value) {
    match &member.key {
        Key::Text(name) => (name.clone().into_owned(), json(&member.value)),
        Key::Other(key) => panic!("{key:?}"),
    }
}
