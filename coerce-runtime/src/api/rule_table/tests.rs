use serde_json::json;

use super::*;
use std::sync::Arc;

use crate::json::Float;
use crate::plan::Plan;
use crate::rules::{Items, Level, Rules, list_to_item, singleton_list, string_to_json, string_to_number, trim};
use crate::schema::Opaque;
use crate::schema::testing::*;
use crate::schema::{Edge, Field, Fields, Schema, Shape, Tagging, Variant};

fn table(edge: &Edge, definitions: &[Schema]) -> RuleTable {
    RuleTable::of(&Plan::of(Some(edge), definitions), definitions)
}

fn lines(edge: &Edge, definitions: &[Schema]) -> Vec<String> {
    let dense = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    table(edge, definitions).to_string().lines().map(dense).collect()
}

fn of(edge: &Edge) -> Vec<String> {
    lines(edge, &[])
}

fn number() -> Edge {
    ruled(owned(Shape::Float(Float::Double)), rules_of(&string_to_number::DEFINITION))
}

/// Rules for a list, and for its items.
fn list_rules() -> Rules {
    let rule = |definition: &'static crate::rules::Definition| rules_of(definition).list;
    let both = [singleton_list::DEFINITION.level, string_to_number::DEFINITION.level];
    assert_eq!(both, [Level::Whole, Level::Item]);
    let [one, two] = [rule(&singleton_list::DEFINITION), rule(&string_to_number::DEFINITION)];
    let list = [one, two].into_iter().flatten();
    Rules { list: list.collect(), items: Items::Each(Arc::new(rules_of(&string_to_number::DEFINITION))) }
}

fn of_type(shape: Shape, rules: Rules) -> Edge {
    of_schema(Schema { rules: Arc::new(rules), ..Schema::new(shape) })
}

#[test]
fn every_path_has_its_rules_in_the_order_in_which_they_run() {
    let names = Field { names: texts(&["limit", "top"]), ..field("", owned(option(number()))) };
    let inner = record(vec![field("n", number())]);
    let of_fields = Fields {
        ignore_key_case: true,
        drop_keys: texts(&["note", "a/b"]),
        ..fields(vec![
            field("query", ruled(string(), rules_of(&trim::DEFINITION))),
            names,
            field("ids", ruled(owned(list(owned(Shape::Float(Float::Double)))), list_rules())),
            field("filters", owned(map(string(), owned(list(inner))))),
            field("pair", owned(tuple(vec![string(), number()]))),
        ])
    };
    let search = of_type(Shape::Struct(of_fields), rules_of(&string_to_json::DEFINITION));
    let keys = "ignore_key_case [eager]";
    assert_eq!(
        of(&search),
        [
            "(root) string_to_json".to_owned(),
            format!("/query {keys}, trim [eager]"),
            format!("/limit {keys}, string_to_number"),
            format!("/top {keys}, string_to_number"),
            format!("/ids {keys}, singleton_list"),
            "/ids/* string_to_number".to_owned(),
            format!("/filters {keys}"),
            "/filters/*/*/n string_to_number".to_owned(),
            format!("/pair {keys}"),
            "/pair/1 string_to_number".to_owned(),
            "/note drop_keys".to_owned(),
            "/a~1b drop_keys".to_owned(),
        ]
    );
}

#[test]
fn variants_are_named_by_what_the_document_has_of_them() {
    let content = || of_type(Shape::Struct(fields(vec![field("n", number())])), rules_of(&string_to_json::DEFINITION));
    let loose = Variant {
        untagged: true,
        ..newtype("Loose", ruled(owned(list(string())), rules_of(&singleton_list::DEFINITION)))
    };
    let aliased = Variant { names: texts(&["New", "also"]), ..newtype("", number()) };
    let table = [
        (
            enumeration(Tagging::External, vec![unit("Unit"), aliased, newtype("Struct", content()), loose]),
            vec![
                "/New string_to_number",
                "/also string_to_number",
                "/Struct string_to_json",
                "/Struct/n string_to_number",
                "(root) singleton_list",
            ],
        ),
        (enumeration(internal("op"), vec![newtype("Add", content())]), vec!["/op=Add/n string_to_number"]),
        (enumeration(internal("t/y"), vec![newtype("a~/b", content())]), vec!["/t~1y=a~0~1b/n string_to_number"]),
        (
            enumeration(adjacent("t", "c"), vec![newtype("Add", content())]),
            vec!["/t=Add/c string_to_json", "/t=Add/c/n string_to_number"],
        ),
        (
            enumeration(Tagging::Untagged, vec![newtype("Add", content()), newtype("Sub", number())]),
            vec!["(root) string_to_json, string_to_number", "/n string_to_number"],
        ),
    ];
    for (shape, expected) in table {
        assert_eq!(of(&owned(shape)), expected);
    }
}

#[test]
fn flattened_fields_are_listed_beside_the_others() {
    let inner = || of_type(Shape::Struct(fields(vec![field("n", number())])), rules_of(&string_to_json::DEFINITION));
    let flat = flattening(vec![field("a", number())], vec![inner(), owned(map(string(), inner()))]);
    assert_eq!(
        of(&owned(flat)),
        ["/a string_to_number", "/n string_to_number", "/* string_to_json", "/*/n string_to_number"]
    );
}

#[test]
fn what_is_inside_itself_is_listed_once() {
    let node = |more: Vec<Field>| {
        let own = vec![
            field("value", number()),
            field("children", ruled(owned(list(definition(0))), rules_of(&string_to_json::DEFINITION))),
        ];
        Schema::new(Shape::Struct(fields(own.into_iter().chain(more).collect())))
    };
    let definitions = [node(vec![field("other", owned(option(definition(0))))])];
    let expected = ["/value string_to_number", "/children string_to_json"];
    assert_eq!(lines(&definition(0), &definitions), expected);
    let around = owned(list(definition(0)));
    let expected = expected.map(|line| format!("/*{line}"));
    assert_eq!(lines(&around, &definitions), expected);
    // Both sides of what holds it are listed.
    let definitions = [
        Schema::new(Shape::Struct(fields(vec![field("left", definition(1)), field("right", definition(1))]))),
        node(vec![]),
    ];
    let expected = ["left", "right"]
        .map(|side| [format!("/{side}/value string_to_number"), format!("/{side}/children string_to_json")]);
    assert_eq!(lines(&definition(0), &definitions), expected.concat());
}

#[test]
#[cfg_attr(miri, ignore = "its tables are too long for Miri")]
fn types_that_name_each_other_are_listed_in_linear_time() {
    let rows = |count: usize| {
        let definitions = mutual(count, || field("z", number()));
        table(&definition(0), &definitions).rows().len()
    };
    assert_eq!([rows(1), rows(2), rows(10), rows(20)], [1, 2, 18, 38]);
    // Each names the next three times: three to the power of 30 paths.
    let mut definitions: Vec<_> = (1..=30)
        .map(|next| {
            Schema::new(Shape::Struct(fields(vec![
                field("a", definition(next)),
                field("b", definition(next)),
                field("c", definition(next)),
                field("n", number()),
            ])))
        })
        .collect();
    definitions.push(Schema::new(Shape::Bool));
    let table = self::table(&definition(0), &definitions);
    assert!((30..=4200).contains(&table.rows().len()), "{}", table.rows().len());
}

#[test]
fn opaque_places_are_listed_beside_the_rules() {
    let each = Rules { items: Items::Each(Arc::new(rules_of(&list_to_item::DEFINITION))), ..no_rules() };
    let record = record(vec![
        field("a", foreign(None)),
        field("b", ruled(owned(option(foreign(None))), each)),
        field("c", owned(list(foreign(None)))),
        field("d", owned(Shape::Opaque(Opaque { expected: "a string of one character".into(), ..opaque() }))),
    ]);
    let table = self::table(&record, &[]);
    assert_eq!(table.opaque(), ["/a", "/b", "/c/*"]);
    assert_eq!(of(&record), ["/b/* list_to_item"]);
}

#[test]
fn the_same_table_for_people_documents_and_programs() {
    let table = self::table(&record(vec![field("n|", number())]), &[]);
    assert_eq!(table.to_string(), "/n|  string_to_number\n");
    assert_eq!(
        table.to_markdown(),
        "| path | rules |\n|---|---|\n| <code>&#47;n&#124;</code> | `string_to_number` |\n"
    );
    let forged = self::table(&record(vec![field("x\n\u{1b}[31mclean", number())]), &[]);
    assert_eq!(forged.to_string(), "/x\\n\\u001b[31mclean  string_to_number\n");
    assert_eq!(forged.rows()[0].path, "/x\n\u{1b}[31mclean");
    let expected = json!([{"path": "/n|", "rules": [{"rule": "string_to_number", "arguments": "", "eager": false}]}]);
    assert_eq!(json!(table), expected);
    assert!(!table.is_empty() && self::table(&string(), &[]).is_empty());
}
