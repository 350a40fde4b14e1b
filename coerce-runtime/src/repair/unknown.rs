//! Rules for the items of what serde reads. Of its type nothing is known, so the items are those of the value.

use serde_json::{Map, Value};

use super::{Attempt, Strictly, run};
use crate::context::{Context, Node};
use crate::kind::Kind;
use crate::rule::{Repair, Rules, Target};
use crate::shape::{Facts, Layer};

/// Runs the rules for the items of a value on each of them.
#[inline]
pub(super) fn repair(value: &mut Value, node: &Node<'_>, facts: &Facts, strictly: Strictly<'_>, cx: &mut Context) {
    let around = std::iter::once(node.rules).chain(node.also.iter().copied());
    let layers = facts.layers.into_iter().flat_map(Layer::iter);
    for items in around.chain(layers).filter_map(Rules::for_unknown_items) {
        repair_items(value, items, node, strictly, cx);
    }
}

/// Where the type takes the value as it is, only eager rules act. Else they act on the items that it does not take: those that
/// it refuses where they stand alone.
#[cold]
#[inline(never)]
fn repair_items(value: &mut Value, rules: &'static Rules, node: &Node<'_>, strictly: Strictly<'_>, cx: &mut Context) {
    let depth = cx.limits.depth.saturating_sub(node.depth);
    if !fires_inside(value, rules, depth) {
        return;
    }
    let taken = strictly(value, cx);
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter_mut().enumerate() {
                let alone = |item: &Value, cx: &Context| taken || strictly(&Value::from_iter([item.clone()]), cx);
                repair_item(item, rules, &node.position(index, rules, false), &alone, cx);
            }
        }
        Value::Object(members) => {
            for (key, member) in members {
                let with_key = |member: &Value| Map::from_iter([(key.clone(), member.clone())]);
                let alone = |member: &Value, cx: &Context| taken || strictly(&with_key(member).into(), cx);
                repair_item(member, rules, &node.key(key).with_rules(rules), &alone, cx);
            }
        }
        _ => {}
    }
}

fn repair_item(item: &mut Value, rules: &'static Rules, node: &Node<'_>, strictly: Strictly<'_>, cx: &mut Context) {
    // No rule for items removes a member, and what refuses cannot be told of the item: it is the whole that serde refuses.
    run(rules.list, item, node, &Facts::ANY, &mut Attempt::new(strictly, cx), cx);
    if let Some(inside) = rules.for_unknown_items() {
        repair_items(item, inside, node, strictly, cx);
    }
}

/// Whether any of the rules would fire on an item, or may fire deeper inside.
fn fires_inside(value: &Value, rules: &'static Rules, depth: usize) -> bool {
    let target = Target { kinds: Facts::ANY.natural, words: Facts::ANY.words, rules: rules.list, depth };
    let fires = |item: &Value| {
        let kind = Kind::of(item);
        rules.list.iter().any(|rule| rule.kinds.has(kind) && matches!((rule.repair)(item, &target), Repair::To(_)))
            || rules.for_unknown_items().is_some_and(|inside| fires_inside(item, inside, depth))
    };
    match value {
        Value::Array(items) => items.iter().any(fires),
        Value::Object(members) => members.values().any(fires),
        _ => false,
    }
}
