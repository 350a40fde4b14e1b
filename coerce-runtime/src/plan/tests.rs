use super::*;
use crate::engine::testing::{and_each, only, plain, ruled_record, rules};
use crate::json::Kind;
use crate::rules::{empty_to_null, singleton_list, string_to_number, trim, unfence};
use crate::schema::testing::*;
use crate::schema::{Integer, Shape};

fn integer() -> Edge {
    owned(Shape::Integer(Integer { min: 0, max: 255, zero: true, wide: false }))
}

fn names(node: &Node) -> Vec<&str> {
    node.rules.iter().map(|rule| rule.name).collect()
}

#[test]
fn rules_of_all_layers_are_merged_in_the_order_of_the_table() {
    let inner = rules(integer(), vec![plain(&string_to_number::DEFINITION), plain(&trim::DEFINITION)]);
    let edge = rules(owned(option(inner)), vec![plain(&empty_to_null::DEFINITION), plain(&trim::DEFINITION)]);
    let plan = Plan::of(Some(&edge), &[]);
    let root = plan.root();
    assert_eq!(names(root), ["trim", "empty_to_null", "string_to_number"]);
    assert!(root.nullable && root.plain && matches!(root.core(&[]).shape, Shape::Integer(_)));
    assert!(root.accepted.has(Kind::Null) && !root.accepted.has(Kind::String));
}

#[test]
fn only_eager_rules_act_on_what_is_accepted() {
    let number = rules(integer(), vec![plain(&unfence::DEFINITION)]);
    let text = rules(string(), vec![plain(&unfence::DEFINITION)]);
    let eager = |edge| Plan::of(Some(&edge), &[]).root().eager.has(Kind::String);
    assert_eq!((eager(number), eager(text)), (false, true));
}

#[test]
fn items_get_the_rules_of_their_list() {
    let outer = and_each(vec![plain(&singleton_list::DEFINITION)], vec![plain(&string_to_number::DEFINITION)]);
    let edge = ruled(owned(list(owned(option(integer())))), outer);
    let plan = Plan::of(Some(&edge), &[]);
    let item = plan.inside(plan.root(), 0).expect("the items");
    assert_eq!((names(plan.root()), names(item)), (vec!["singleton_list"], vec!["string_to_number"]));
    assert!(plan.inside(item, 0).is_none());
}

#[test]
fn a_type_that_holds_itself_has_one_node_for_each_use() {
    let inner = || field("inner", owned(option(definition(0))));
    let definitions = [Schema::new(Shape::Struct(fields(vec![inner(), field("name", string())])))];
    let plan = Plan::of(Some(&definition(0)), &definitions);
    // The root, the option of it, the string.
    assert_eq!(plan.nodes.len(), 3);
    let inner = plan.inside(plan.root(), 0).expect("the field");
    assert_eq!(plan.inside(inner, 0).map(ptr_of), Some(ptr_of(inner)));
}

#[test]
fn a_field_is_found_by_the_number_of_its_node_in_its_own_struct_alone() {
    let inner = || record(vec![field("a", string()), field("b", integer())]);
    let edge = record(vec![field("a", integer()), field("in", inner()), field("out", inner())]);
    let plan = Plan::of(Some(&edge), &[]);
    let root = plan.root();
    let structs = [root, plan.inside(root, 1).expect("a struct"), plan.inside(root, 2).expect("a struct")];
    for (node, of) in structs.iter().zip(0..) {
        for (position, id) in node.inside.iter().flatten().enumerate() {
            let found = structs.map(|node| node.field(*id));
            let mut expected = [None; 3];
            expected[of] = Some(position);
            assert_eq!(found, expected);
        }
    }
}

fn ptr_of(node: &Node) -> *const Node {
    node
}

#[test]
fn lists_of_themselves_hand_each_rule_down_once() {
    let handed = only(vec![plain(&trim::DEFINITION)]);
    let handed = Rules { items: crate::rules::Items::Same, ..handed };
    let definitions = [Schema::new(list(ruled(definition(0), handed)))];
    let plan = Plan::of(Some(&definition(0)), &definitions);
    assert!(plan.nodes.len() < 5, "{}", plan.nodes.len());
}

#[test]
fn a_switch_leaves_the_rules_around_it_outside() {
    let switched = Schema {
        opt_in: Some("compat".into()),
        rules: Arc::new(only(vec![plain(&trim::DEFINITION)])),
        ..Schema::new(Shape::Struct(fields(Vec::new())))
    };
    let edge = rules(of_schema(switched), vec![plain(&empty_to_null::DEFINITION)]);
    let plan = Plan::of(Some(&edge), &[]);
    let behind = plan.behind_switch(plan.root());
    assert_eq!((names(plan.root()), names(behind)), (vec!["empty_to_null"], vec!["trim"]));
    assert!(plan.root().opt_in.is_some() && behind.opt_in.is_none());
}

#[test]
fn wide_structs_share_the_table_of_their_names() {
    let record = || ruled_record(vec![field("a", string())], vec![plain(&trim::DEFINITION)]);
    let plan = Plan::of(Some(&owned(tuple(vec![record(), integer()]))), &[]);
    let node = plan.inside(plan.root(), 0).expect("the struct");
    assert_eq!(node.names().and_then(|names| names.search().find("a")).map(|(field, _)| field), Some(0));
    assert!(node.names().and_then(|names| names.search().find("b")).is_none() && plan.root().names.is_none());
}

#[test]
fn two_inputs_of_a_kind_are_expected_to_be_followed_by_a_third() {
    let history = History::default();
    let mut expected = Vec::new();
    for dirty in [true, true, true, true, false, true, false, false, false, false] {
        if dirty {
            history.note_dirty();
        } else {
            history.note_clean();
        }
        expected.push(history.expects_repairs());
    }
    assert_eq!(expected, [false, true, true, true, true, true, true, false, false, false]);
}
