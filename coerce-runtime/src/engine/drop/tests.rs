use serde_json::{Value, json};

use crate::api::Coerce;
use crate::describe::Types;
use crate::engine::testing::{and_each, entries, plain, proven, proven_among, repaired, repaired_among, rules, whole};
use crate::report::IssueCode;
use crate::rules::{
    Arguments, Repair, Rule, drop_invalid_items as drop, invalid_to_default, map_to_list, singleton_list,
    string_to_json, string_to_list, string_to_number, trim,
};
use crate::schema::testing::*;
use crate::schema::{Edge, Enum, Fields, Integer, Shape, Tagging};
use crate::trials::so_many;

fn byte() -> Edge {
    owned(Shape::Integer(Integer { min: 0, max: 255, zero: true, wide: false }))
}

/// Bytes, maybe as strings; those that are none are dropped.
fn bytes(around: Vec<Rule>) -> Edge {
    let whole = around.into_iter().chain([plain(&drop::DEFINITION)]).collect();
    ruled(owned(list(byte())), and_each(whole, vec![plain(&string_to_number::DEFINITION)]))
}

fn ids() -> Edge {
    record(vec![field("ids", bytes(vec![]))])
}

#[test]
fn items_that_cannot_be_read_are_dropped() {
    let table: [(Value, Value, &[&str]); 6] = [
        (json!([1, 2]), json!([1, 2]), &[]),
        (json!([]), json!([]), &[]),
        (json!(["x"]), json!([]), &["/ids/0 drop_invalid_items"]),
        (
            json!([1, "x", "2", null, "3"]),
            json!([1, 2, 3]),
            &[
                "/ids/3 drop_invalid_items",
                "/ids/1 drop_invalid_items",
                "/ids/1 string_to_number 2",
                "/ids/2 string_to_number 3",
            ],
        ),
        (
            json!(["256", "5", 300]),
            json!([5]),
            &["/ids/2 drop_invalid_items", "/ids/0 drop_invalid_items", "/ids/0 string_to_number 5"],
        ),
        (json!([[1], 1]), json!([1]), &["/ids/0 drop_invalid_items"]),
    ];
    for (items, left, expected) in table {
        let (value, report) = proven(&ids(), &json!({"ids": items})).expect("readable");
        assert_eq!(value, json!({"ids": left}));
        assert_eq!(entries(&report), expected, "{items}");
    }
}

#[test]
fn an_entry_has_the_item_as_it_came_and_a_warning() {
    let (_, report) = proven(&ids(), &json!({"ids": ["256", 1]})).expect("readable");
    assert_eq!(json!(report.coercions()), json!([{"path": "/ids/0", "rule": "drop_invalid_items", "from": "256"}]));
    let warning = r#"ids[0]: string "256" could not be read and was dropped (drop_invalid_items)"#;
    assert_eq!(report.warnings(), [warning]);
    assert_eq!(report.to_json_patch(), json!([{"op": "remove", "path": "/ids/0"}]));
}

#[test]
fn removals_stand_first_in_the_coordinates_of_the_input() {
    let row = record(vec![
        field("n", rules(byte(), vec![plain(&string_to_number::DEFINITION)])),
        field("tags", bytes(vec![])),
    ]);
    let rows = rules(owned(list(row)), vec![plain(&drop::DEFINITION)]);
    let number = rules(byte(), vec![plain(&string_to_number::DEFINITION)]);
    let edge = record(vec![field("a", number), field("rows", rows), field("z", bytes(vec![]))]);
    let input = json!({
        "a": "1",
        "rows": [{"n": 1, "tags": ["x"]}, {"n": "x", "tags": ["y"]}, {"n": "2", "tags": ["3", "x"]}],
        "z": [null],
    });
    let (value, report) = proven(&edge, &input).expect("readable");
    assert_eq!(value, json!({"a": 1, "rows": [{"n": 1, "tags": []}, {"n": 2, "tags": [3]}], "z": []}));
    assert_eq!(
        entries(&report),
        [
            "/z/0 drop_invalid_items",
            "/rows/2/tags/1 drop_invalid_items",
            "/rows/1 drop_invalid_items",
            "/rows/0/tags/0 drop_invalid_items",
            "/a string_to_number 1",
            "/rows/1/n string_to_number 2",
            "/rows/1/tags/0 string_to_number 3",
        ]
    );
}

#[test]
fn what_a_rule_has_made_is_there_only_after_it() {
    let made = vec![
        plain(&string_to_json::DEFINITION),
        plain(&map_to_list::DEFINITION),
        whole(&string_to_list::DEFINITION, Arguments::Separator(",".into())),
        plain(&singleton_list::DEFINITION),
    ];
    let edge = record(vec![field("ids", bytes(made))]);
    let table: [(Value, &[&str]); 4] = [
        (
            json!("[\"x\", \"1\", true]"),
            &[
                "/ids string_to_json [\"x\",\"1\",true]",
                "/ids/2 drop_invalid_items",
                "/ids/0 drop_invalid_items",
                "/ids/0 string_to_number 1",
            ],
        ),
        (json!({"0": "x", "1": 1}), &["/ids map_to_list [\"x\",1]", "/ids/0 drop_invalid_items"]),
        (
            json!("a, 1"),
            &["/ids string_to_list [\"a\",\"1\"]", "/ids/0 drop_invalid_items", "/ids/0 string_to_number 1"],
        ),
        (json!(true), &["/ids singleton_list [true]", "/ids/0 drop_invalid_items"]),
    ];
    for (ids, expected) in table {
        let (_, report) = proven(&edge, &json!({"ids": ids})).expect("readable");
        assert_eq!(entries(&report), expected, "{ids}");
    }
}

#[test]
fn members_that_cannot_be_read_are_dropped() {
    let of = |value| ruled(owned(map(string(), value)), and_each(vec![plain(&drop::DEFINITION)], vec![]));
    let edge = record(vec![field("map", of(byte()))]);
    let (value, report) = proven(&edge, &json!({"map": {"a": 1, "b": "x", "c/d": []}})).expect("readable");
    assert_eq!(value, json!({"map": {"a": 1}}));
    assert_eq!(entries(&report), ["/map/c~1d drop_invalid_items", "/map/b drop_invalid_items"]);
}

#[test]
fn members_whose_keys_cannot_be_read_are_dropped() {
    let schemas = Types::of(<std::collections::BTreeMap<u16, u8>>::number);
    let years = || definition(0);
    let ruled_years =
        ruled(years(), and_each(vec![plain(&drop::DEFINITION)], vec![plain(&string_to_number::DEFINITION)]));
    let edge = record(vec![field("years", ruled_years)]);
    let (value, report) =
        proven_among(&schemas, &edge, &json!({"years": {"2025": "1", "x": 1, "y": "z", "7": 2}})).expect("readable");
    assert_eq!(value, json!({"years": {"2025": 1, "7": 2}}));
    assert_eq!(
        entries(&report),
        ["/years/y drop_invalid_items", "/years/x drop_invalid_items", "/years/2025 string_to_number 1"]
    );
    let plain = record(vec![field("years", years())]);
    assert!(repaired_among(&schemas, &plain, &json!({"years": {"x": 1}})).is_err());
}

#[test]
fn limits_and_refusals_of_custom_rules_stay() {
    fn odd(value: &Value) -> Repair {
        let is_odd = value.as_u64().is_some_and(|number| number % 2 == 1);
        if is_odd { Repair::Refuse("odd".to_owned()) } else { Repair::Keep }
    }
    let custom = Rule::custom("odd", odd, "odd");
    let items = and_each(vec![plain(&drop::DEFINITION)], vec![custom]);
    let edge = record(vec![field("ids", ruled(owned(list(byte())), items))]);
    let error = repaired(&edge, &json!({"ids": ["x", 2, 3]})).expect_err("3 is refused");
    // What is wrong is where the caller has sent it.
    let issues: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect();
    assert_eq!(issues, [("/ids/2".to_owned(), IssueCode::Custom)]);
    let (value, _) = proven(&edge, &json!({"ids": ["x", 2]})).expect("readable");
    assert_eq!(value, json!({"ids": [2]}));

    let any = rules(owned(list(owned(Shape::Any))), vec![plain(&drop::DEFINITION)]);
    let deep = (0..200).fold(json!(1), |inner, _| json!([inner]));
    let error = repaired(&record(vec![field("any", any)]), &json!({"any": [1, deep]})).expect_err("too deep");
    assert!(error.issues().iter().all(|issue| issue.code == IssueCode::LimitExceeded));
    crate::tree::drop_deep(deep);
}

#[test]
fn what_must_not_be_written_down_is_in_no_entry() {
    let row = record(vec![field("n", byte()), field("key", sensitive(string()))]);
    let edge = record(vec![field("rows", rules(owned(list(row)), vec![plain(&drop::DEFINITION)]))]);
    let (value, report) = repaired(&edge, &json!({"rows": [{"n": "x", "key": "hunter2"}]})).expect("readable");
    assert_eq!((value, report.len(), report.is_complete()), (json!({"rows": []}), 1, false));
    assert!(!json!(report).to_string().contains("hunter2"));
    let secret = record(vec![field("ids", sensitive(bytes(vec![])))]);
    let (_, report) = repaired(&secret, &json!({"ids": ["hunter2"]})).expect("readable");
    assert!(!json!(report).to_string().contains("hunter2") && !report.is_complete());
}

#[test]
fn lists_of_a_fixed_length_keep_their_items() {
    let array = Shape::List { item: byte(), length: Some(2) };
    let edge = record(vec![field("pair", rules(owned(array), vec![plain(&drop::DEFINITION)]))]);
    let error = repaired(&edge, &json!({"pair": [1, "x"]})).expect_err("an array");
    assert_eq!(error.issues()[0].path.to_pointer(), "/pair/1");
}

#[test]
fn a_default_takes_the_place_of_the_list_only_where_items_are_not_enough() {
    let whole = vec![plain(&drop::DEFINITION), plain(&invalid_to_default::DEFINITION)];
    let ids = crate::schema::Field { optional: true, ..field("ids", rules(owned(list(byte())), whole)) };
    let edge = record(vec![ids]);
    let (value, report) = proven(&edge, &json!({"ids": [1, "x"]})).expect("readable");
    assert_eq!((value, entries(&report)), (json!({"ids": [1]}), vec!["/ids/1 drop_invalid_items".to_owned()]));
    let (value, report) = proven(&edge, &json!({"ids": "x"})).expect("readable");
    assert_eq!((value, entries(&report)), (json!({}), vec!["/ids invalid_to_default".to_owned()]));
}

#[test]
fn a_value_that_the_type_accepts_loses_no_item_to_an_eager_rule() {
    fn spoil(value: &Value) -> Repair {
        if *value == json!([1]) { Repair::To(json!(["x"])) } else { Repair::Keep }
    }
    let first = Rule::custom_first("spoil", spoil, "first = spoil");
    let edge = record(vec![field("ids", bytes(vec![first]))]);
    let (value, report) = proven(&edge, &json!({"ids": [1]})).expect("readable");
    assert_eq!((value, report.len()), (json!({"ids": [1]}), 0));
}

#[test]
fn where_items_are_kept_no_rule_drops_them() {
    fn spoil(value: &Value) -> Repair {
        if *value == json!({"a": 1}) { Repair::To(json!({"a": "x"})) } else { Repair::Keep }
    }
    let whole = vec![Rule::custom_first("spoil", spoil, "first = spoil"), plain(&drop::DEFINITION)];
    let edge = record(vec![field("map", rules(owned(map(string(), byte())), whole))]);
    for (input, output, repairs) in [(json!({"a": 1}), json!({"a": 1}), 0), (json!({"a": "y"}), json!({}), 1)] {
        let (value, report) = proven(&edge, &json!({"map": input})).expect("readable");
        assert_eq!((value, report.len()), (json!({"map": output}), repairs));
    }
}

#[test]
fn an_untagged_variant_that_drops_comes_after_those_that_accept() {
    let strings = rules(owned(list(string())), vec![]);
    let choice = Shape::Enum(Enum {
        tagging: Tagging::Untagged,
        variants: vec![newtype("bytes", bytes(vec![])), newtype("strings", strings)],
        ..Enum::default()
    });
    let edge = record(vec![field("choice", owned(choice))]);
    for (input, output) in [(json!(["x"]), json!(["x"])), (json!([1, "x"]), json!([1])), (json!(["1"]), json!(["1"]))] {
        let (value, _) = proven(&edge, &json!({"choice": input})).expect("readable");
        assert_eq!(value, json!({"choice": output}));
    }
}

/// Numbers that look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % 1024).unwrap_or(0) % sides
    }

    fn list(&mut self, mut item: impl FnMut(&mut Self) -> Value) -> Value {
        let list = (0..self.below(5)).map(|_| item(self)).collect();
        match self.below(6) {
            0 => Value::String(Value::Array(list).to_string()),
            1 => Value::Object(list.into_iter().enumerate().map(|(at, item)| (at.to_string(), item)).collect()),
            2 => list.into_iter().next().unwrap_or(json!("x")),
            _ => Value::Array(list),
        }
    }

    fn scalar(&mut self) -> Value {
        [json!(1), json!("2"), json!("x"), json!(" 3 "), json!(null), json!(300), json!([1])][self.below(7)].clone()
    }

    fn bytes(&mut self) -> Value {
        self.list(Self::scalar)
    }

    fn row(&mut self) -> Value {
        let name = ["n", "N", "x"][self.below(3)];
        let mut row =
            json!({name: self.scalar(), "tags": self.bytes(), "map": {"a": self.scalar(), "b": self.scalar()}});
        if self.below(8) == 0 {
            row["rows"] = self.list(Self::row);
        }
        if self.below(5) == 0 { Value::String(row.to_string()) } else { row }
    }
}

fn row() -> crate::schema::Schema {
    let made = || {
        vec![plain(&string_to_json::DEFINITION), plain(&map_to_list::DEFINITION), plain(&singleton_list::DEFINITION)]
    };
    let dropping = || made().into_iter().chain([plain(&drop::DEFINITION)]).collect::<Vec<_>>();
    let scalar = || vec![plain(&trim::DEFINITION), plain(&string_to_number::DEFINITION)];
    let number = rules(byte(), scalar());
    let tags = ruled(owned(list(byte())), and_each(dropping(), scalar()));
    let map = ruled(owned(map(string(), byte())), and_each(vec![plain(&drop::DEFINITION)], scalar()));
    let rows = ruled(owned(list(definition(0))), and_each(dropping(), vec![plain(&string_to_json::DEFINITION)]));
    let optional = |name, edge| crate::schema::Field { optional: true, ..field(name, edge) };
    let list = vec![field("n", number), optional("tags", tags), optional("map", map), optional("rows", rows)];
    crate::schema::Schema::new(Shape::Struct(Fields { ignore_key_case: true, ..fields(list) }))
}

#[test]
fn replaying_the_report_gives_the_canonical_document() {
    let definitions = [row()];
    let edge = definition(0);
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let (mut dropped, mut complete) = (0, 0);
    for _ in 0..so_many(4000) {
        let input = json!({"n": 1, "rows": dice.list(Dice::row), "tags": dice.bytes()});
        if let Ok((_, report)) = proven_among(&definitions, &edge, &input) {
            complete += usize::from(report.is_complete());
            dropped += report.coercions().iter().filter(|entry| entry.rule == "drop_invalid_items").count();
        }
    }
    assert!(complete > so_many(3000) && dropped > so_many(10_000), "{complete} {dropped}");
}
