use serde_json::json;

use super::*;

/// Returns whether so many steps are enough to list what is wrong.
fn lists(cost: &ValidationCost, value: &Value, steps: u64) -> bool {
    Walk::new(cost, steps, u64::MAX, false).all(&[0], value).is_ok()
}

/// How many steps a validator takes, up to 50,000.
fn steps(schema: &Value, value: &Value) -> u64 {
    let (cost, _) = ValidationCost::of(schema);
    let (mut enough, mut most) = (0, 50_000);
    while enough < most {
        let middle = u64::midpoint(enough, most);
        if lists(&cost, value, middle) { most = middle } else { enough = middle + 1 }
    }
    enough
}

fn nested(levels: usize, around: impl Fn(Value) -> Value) -> Value {
    (0..levels).fold(json!({"leaf": 1}), |value, _| around(value))
}

fn tree(branches: usize) -> Value {
    let branch = json!({"properties": {"next": {"$ref": "#"}}});
    json!({"anyOf": vec![branch; branches]})
}

#[test]
#[cfg_attr(miri, ignore = "50,000 steps are too many for Miri")]
fn branches_that_meet_again_multiply() {
    let value = |levels| nested(levels, |next| json!({"next": next}));
    let counted: Vec<u64> = (0..4).map(|levels| steps(&tree(3), &value(levels))).collect();
    assert_eq!(counted, [4, 19, 64, 199]);
    assert_eq!(steps(&tree(10), &value(100)), 50_000);
    // One branch that goes on does not.
    let list = json!({"anyOf": [{"type": "null"}, {"properties": {"next": {"$ref": "#"}}}]});
    assert_eq!([10, 20, 100].map(|levels| steps(&list, &value(levels))), [43, 83, 403]);
}

#[test]
fn the_longest_way_is_found_in_whichever_order_its_parts_come() {
    let none = Vec::new;
    for here in [[none(), vec![0], vec![1]], [vec![1], vec![2], none()], [vec![2], none(), vec![1]]] {
        assert_eq!(longest(&here, &finished(&here), &[0, 1, 2]), 3, "{here:?}");
    }
    // The parts of a circle all come.
    let here = [vec![1], vec![0], vec![1]];
    assert_eq!(longest(&here, &finished(&here), &[0, 0, 1]), 3);
}

#[test]
fn branches_that_go_apart_add_up() {
    let filter = json!({"anyOf": [
        {"properties": {"and": {"items": {"$ref": "#"}}}}, {"properties": {"or": {"items": {"$ref": "#"}}}},
        {"properties": {"not": {"$ref": "#"}}}, {"properties": {"is": {"type": "string"}}},
    ]});
    let value = |levels| nested(levels, |inner| json!({"and": [{"not": inner}, {"is": "x"}]}));
    let counted = [1, 2, 3, 50].map(|levels| steps(&filter, &value(levels)));
    let grows = counted[1] - counted[0];
    assert_eq!(counted, [counted[0], counted[0] + grows, counted[0] + 2 * grows, counted[0] + 49 * grows]);
    let object = json!({"properties": {"next": {"$ref": "#"}}, "additionalProperties": {"$ref": "#"}});
    assert_eq!(steps(&object, &nested(50, |next| json!({"next": next}))), 103);
}

#[test]
fn what_is_remembered_is_judged_once_and_what_is_not_is_counted() {
    let enough = |schema: &Value, value: &Value| {
        let cost = ValidationCost::of(schema).0;
        !cost.many || Walk::new(&cost, 1000, u64::MAX, true).all(&[0], value).is_ok()
    };
    let next = |levels| nested(levels, |next| json!({"next": next}));
    assert!(enough(&tree(10), &next(100)));
    // Twenty parts, each twice after the one before.
    let part = |at: usize, name: [&str; 2]| {
        let branch = |name: &str| json!({"properties": {name: {"$ref": format!("#/$defs/{}", at + 1)}}});
        (at.to_string(), json!({"allOf": name.map(branch)}))
    };
    let parts = |name| (0..20).map(|at| part(at, name)).collect::<Map<_, _>>();
    let schema = |name| json!({"$ref": "#/$defs/0", "$defs": parts(name)});
    let doubled = schema(["next", "next"]);
    assert!(ValidationCost::of(&doubled).0.many && ValidationCost::of(&schema(["next", "other"])).0.many);
    assert!(enough(&doubled, &next(5)) && !enough(&doubled, &next(19)));
    assert!(enough(&schema(["next", "other"]), &next(19)));
}

#[test]
fn a_validator_goes_round_a_circle_twice() {
    let circle = json!({"$ref": "#/items", "items": {"$ref": "#", "type": ["array", "null"]}});
    let validator = jsonschema::options().build(&circle).unwrap();
    for levels in 0..10 {
        let value = (0..levels).fold(json!(5), |inner, _| json!([inner]));
        let errors = validator.iter_errors(&value).count() as u64;
        assert!(errors >= 1 << levels && steps(&circle, &value) >= errors, "{levels}: {errors}");
    }
}

#[test]
fn circles_and_long_ways_at_one_location_are_measured() {
    let chain = |length: usize| {
        let part = |at: usize| (format!("a{at}"), json!({"$ref": format!("#/$defs/a{}", at + 1)}));
        let mut parts: Map<String, Value> = (0..length).map(part).collect();
        parts.insert(format!("a{length}"), json!({"type": "integer"}));
        json!({"$ref": "#/$defs/a0", "$defs": parts})
    };
    let here = |schema: &Value| ValidationCost::of(schema).0.here;
    assert_eq!((here(&json!({})), here(&chain(100))), (1, 102));
    assert!(
        ValidationCost::of(&chain(200)).0.fault().is_none() && ValidationCost::of(&chain(1000)).0.fault().is_some()
    );
    for circle in [json!({"$ref": "#"}), json!({"allOf": [{"not": {"$ref": "#"}}]})] {
        let cost = ValidationCost::of(&circle).0;
        assert!(cost.fault().is_none() && lists(&cost, &json!(1), 9), "{circle}");
    }
    assert!(ValidationCost::of(&tree(5)).0.fault().is_none());
}

#[test]
fn what_is_light_weighs_nothing() {
    let weight = |part: &Value| {
        let weight = ValidationCost::of(part).0.parts.swap_remove(0).weight?;
        Some((weight.value, weight.strings.byte, weight.names.byte))
    };
    let few =
        json!({"required": ["a", "b"], "enum": [1, 2], "pattern": "^a{1,64}$", "patternProperties": {"^b": true}});
    assert_eq!(weight(&few), None);
    let names: Vec<_> = (0..100).map(|number| number.to_string()).collect();
    let many = json!({"required": names, "enum": names, "pattern": "a{500}", "patternProperties": {"b{500}": true}});
    assert_eq!(weight(&many), Some((900, 500, 500)));
    assert_eq!(weight(&json!({"dependentRequired": {"a": names}})), Some((800, 0, 0)));
    let works = |value: &Value, work| Walk::new(&ValidationCost::of(&many).0, 9, work, true).all(&[0], value).is_ok();
    for value in [json!("abc"), json!({"ab": 1, "c": 2})] {
        assert!(works(&value, 2_400) && !works(&value, 2_399), "{value}");
    }
}

#[test]
fn strings_and_names_have_a_size() {
    assert_eq!(size(&json!({"ab": ["cde", 1]})), 1 + 2 + 1 + 1 + 3 + 1);
}

#[test]
fn what_is_known_ahead_is_not_marked() {
    for (beside, marked) in [
        (json!({"allOf": [{}], "unevaluatedProperties": false}), false),
        (json!({"allOf": [{"anyOf": [{}]}], "unevaluatedProperties": false}), true),
        (json!({"allOf": [{"unevaluatedProperties": false}], "unevaluatedProperties": false}), true),
        (json!({"allOf": [{}], "unevaluatedItems": false}), true),
        (json!({"anyOf": [{}]}), false),
    ] {
        assert_eq!(ValidationCost::of(&beside).0.many, marked, "{beside}");
    }
}

#[test]
fn each_part_in_a_row_is_judged_as_often_as_a_validator_does() {
    let row = |length| (0..length).fold(json!({}), |part, _| json!({"allOf": [part], "unevaluatedItems": false}));
    // The parts are judged 1, 2, 5, 13 times, and marked 1, 3, 8 times; the last one as often as the one before.
    assert_eq!([0, 1, 2, 3].map(|length| steps(&row(length), &json!(1))), [1, 2 + 3, 2 + 5 + 8, 2 + 5 + 13 + 21]);
}

#[test]
fn ways_to_compile_are_counted_once_for_each_part_that_closes() {
    let to_compile = |mut parts: Vec<Part>, here: &[Vec<usize>]| {
        mark(&mut parts, here, &finished(here), &components(here));
        to_compile(&parts)
    };
    let part = |keywords| Part { keywords, ..Part::default() };
    let one = vec![part(Keywords::LEFT_PROPERTIES), Part::default(), Part::default()];
    assert_eq!(to_compile(one, &[vec![1, 1], vec![2, 2], vec![]]), 49);
    let doubling: Vec<Vec<usize>> = (1..=200).map(|next| vec![next, next]).chain([vec![]]).collect();
    let all = doubling.iter().map(|_| part(Keywords::LEFT_ITEMS)).collect();
    assert_eq!(to_compile(all, &doubling), u64::MAX);
}

#[test]
fn ways_to_a_scalar_are_counted() {
    let schema = |parts: Map<String, Value>| json!({"$ref": "#/$defs/0", "$defs": parts});
    let to = |to: usize| json!({"$ref": format!("#/$defs/{to}")});
    // A validator remembers these parts, but not of scalars: there each is judged twice as often as the one before.
    let twice = |at: usize| {
        let part = json!({"anyOf": [to(at + 1), to(at + 1)], "properties": {"x": to(at)}});
        (at.to_string(), if at < 30 { part } else { json!({"type": "string"}) })
    };
    // Each part leads to all.
    let all = |at: usize| (at.to_string(), json!({"allOf": (0..8).map(to).collect::<Vec<_>>()}));
    for schema in [schema((0..=30).map(twice).collect()), schema((0..8).map(all).collect())] {
        assert_eq!(ValidationCost::of(&schema).0.judge(&[0], &json!(5), u64::MAX), Err(Excess::Steps));
    }
}
