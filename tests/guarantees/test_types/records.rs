//! Structs: nested, with defaults, with names of all kinds, flattened, generic, recursive.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::enums::{Action, Color};
use super::types;
use crate::guarantees::fixture::Fixture;

types! {
    struct Plain {
        byte: u8,
        signed: i64,
        float: f64,
        switch: bool,
        letter: char,
        text: String,
        maybe: Option<u16>,
        list: Vec<i32>,
        pair: (u8, String),
        map: BTreeMap<String, Option<bool>>,
        nothing: (),
        any: Value,
    }

    #[serde(rename_all = "camelCase", deny_unknown_fields)]
    struct Search {
        query: String,
        #[coerce(string_to_number)]
        max_results: Option<u32>,
        #[coerce(string_to_number, singleton_list)]
        ids: Vec<u64>,
        #[coerce(string_to_object(key = "type", only("company", "person")))]
        entity: Entity,
        #[serde(default)]
        #[coerce(string_to_bool, ignore_case)]
        dry_run: bool,
    }

    pub(crate) struct Entity {
        #[coerce(list_to_item)]
        r#type: String,
        #[serde(default)]
        #[coerce(string_to_number, float_to_integer)]
        rank: Option<i16>,
    }

    #[serde(default)]
    struct Settings {
        #[coerce(null_to_default, string_to_number)]
        retries: u8,
        #[coerce(invalid_to_default)]
        color: Color,
        #[coerce(invalid_to_default, string_to_json)]
        entity: Vec<Entity>,
        #[serde(default = "seven")]
        #[coerce(null_to_default, trim)]
        days: Days,
        #[serde(skip)]
        cache: Option<u8>,
        #[serde(alias = "nick", alias = "handle")]
        #[coerce(number_to_string)]
        name: String,
    }

    #[serde(default)]
    struct Blank {
        #[coerce(empty_to_null, null_to_default)]
        text: String,
        #[coerce(text_to_null("null", "None"), null_to_default, string_to_number)]
        count: u32,
        #[coerce(empty_to_null, trim, string_to_bool)]
        switch: Option<bool>,
    }

    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    #[coerce(ignore_key_case, drop_keys("description", "$schema"))]
    struct Keys {
        is_investor: bool,
        #[serde(alias = "the_name")]
        full_name: Option<String>,
        #[coerce(string_to_number)]
        rate: Option<f32>,
    }

    #[coerce(ignore_key_case)]
    struct Folded {
        #[serde(rename = "isInvestor")]
        #[coerce(string_to_bool, ignore_case)]
        is_investor: bool,
        inner: Option<Box<Folded>>,
    }

    struct Deep {
        #[coerce(string_to_json)]
        map: BTreeMap<String, Vec<Option<Box<Entity>>>>,
        #[coerce(string_to_number, singleton_list, map_to_list)]
        grid: Vec<Vec<i8>>,
        #[coerce(each(trim, each(string_to_number)), singleton_list)]
        rows: Vec<BTreeMap<String, f64>>,
    }

    struct Page<T> {
        #[coerce(string_to_json, singleton_list)]
        items: Vec<T>,
        #[coerce(string_to_json)]
        first: Option<Box<Page<T>>>,
        #[coerce(float_to_integer, string_to_number)]
        total: i64,
    }

    struct Named {
        name: String,
        #[serde(default)]
        #[coerce(string_to_number)]
        rank: Option<u8>,
    }

    struct Directory {
        #[coerce(map_to_list(key = "name"), drop_invalid_items)]
        list: Vec<Named>,
        #[coerce(list_to_map(key = "name"))]
        map: BTreeMap<String, Box<Entity>>,
    }

    struct Tree {
        #[coerce(string_to_number)]
        value: i32,
        #[serde(default)]
        #[coerce(string_to_json, map_to_list, invalid_to_default)]
        children: Vec<Tree>,
    }

    struct Flat {
        #[coerce(string_to_number)]
        id: u32,
        #[serde(flatten)]
        entity: Entity,
        #[serde(flatten)]
        maybe: Option<Point>,
        #[serde(flatten)]
        rest: BTreeMap<String, Value>,
    }

    struct FlatEnum {
        #[coerce(trim)]
        name: String,
        #[serde(flatten)]
        action: Action,
    }

    struct Point {
        #[coerce(string_to_number)]
        x: f64,
        #[coerce(string_to_number)]
        y: f64,
    }

    #[serde(expecting = "a marker")]
    struct Marker;

    struct Empty {}
}

#[derive(Clone, Debug, PartialEq, serde::Deserialize, serde_coerce::Coerce)]
struct Days(#[coerce(string_to_number)] u8);

fn seven() -> Days {
    Days(7)
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            retries: 3,
            color: Color::Green,
            entity: Vec::new(),
            days: Days(1),
            cache: Some(1),
            name: "nobody".to_owned(),
        }
    }
}

impl Default for Blank {
    fn default() -> Self {
        Self { text: "blank".to_owned(), count: 1, switch: Some(true) }
    }
}

pub(crate) fn fixtures() -> Vec<Fixture> {
    let plain = json!({
        "byte": 1, "signed": -1, "float": 1.5, "switch": true, "letter": "x", "text": "a", "maybe": null, "list": [1, 2],
        "pair": [1, "b"], "map": {"a": true, "b": null}, "nothing": null, "any": {"a": [1, "2"]}
    });
    let search =
        json!({"query": "q", "maxResults": 5, "ids": [1, 2], "entity": {"type": "person", "rank": 1}, "dryRun": true});
    let tree = json!({"value": 1, "children": [{"value": 2, "children": [{"value": 3}]}, {"value": 4}]});
    vec![
        Fixture::of::<Plain>(json!([plain])),
        Fixture::of::<Search>(json!([search, {"query": "", "ids": [], "entity": {"type": "company"}}])),
        Fixture::of::<Settings>(json!([
            {}, {"retries": 1, "color": "red", "days": 2, "name": "n"}, {"nick": "n", "entity": [{"type": "a"}]}
        ]))
        .eager(),
        Fixture::of::<Blank>(json!([{}, {"text": "a", "count": 2, "switch": null}, {"switch": false}]))
            .eager()
            .missed_by([json!({"text": "", "count": "None"}), json!({"count": "null", "switch": " true "})]),
        Fixture::of::<Keys>(json!([{"is-investor": true, "full-name": "n", "rate": 1.5}, {"is-investor": false}]))
            .eager()
            .missed_by([json!({"IsInvestor": true, "$schema": 1, "the-name": "n"})]),
        Fixture::of::<Folded>(json!([{"isInvestor": true, "inner": {"isInvestor": false}}]))
            .eager()
            .recursion("/inner"),
        Fixture::of::<Deep>(json!([
            {"map": {"a": [{"type": "t"}, null], "b": []}, "grid": [[1, 2], [3]], "rows": [{"a": 1.5, "b": 2}]}
        ]))
        .eager(),
        Fixture::of::<Page<u8>>(json!([{"items": [1, 2], "first": {"items": [], "total": 0}, "total": 3}]))
            .recursion("/first"),
        Fixture::of::<Page<Option<String>>>(json!([{"items": ["a", null], "total": 1}])).recursion("/first"),
        Fixture::of::<Page<Entity>>(json!([{"items": [{"type": "a", "rank": 1}], "first": null, "total": -1}]))
            .recursion("/first"),
        Fixture::of::<Directory>(json!([
            {"list": [{"name": "a", "rank": 1}, {"name": "b", "rank": null}], "map": {"a": {"type": "a", "rank": 1}}},
            {"list": [], "map": {}},
        ]))
        // A list that comes of an object has the order of its members.
        .ordered(),
        Fixture::of::<Tree>(json!([tree, {"value": 1}])).recursion("/children/*"),
        Fixture::of::<Flat>(json!([
            {"id": 1, "type": "a", "x": 1, "y": 2.5, "more": {"z": 1}}, {"id": 1, "type": "a", "rank": 2}
        ]))
        // Its flattened option is repaired before it is `None`.
        .eager()
        .ordered(),
        Fixture::of::<FlatEnum>(json!([
            {"name": "n", "create": {"limit": 1}}, {"name": "n", "move": [1, 2]}, {"name": "n", "rename": "x"}
        ]))
        .eager(),
        Fixture::of::<Marker>(json!([null])),
        Fixture::of::<Empty>(json!([{}, {"a": 1}, []])),
    ]
}
