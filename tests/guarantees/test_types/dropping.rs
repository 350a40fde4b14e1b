//! Items and members that are dropped, and names that are folded: around and inside types that are flattened, tagged, and untagged.

use std::collections::BTreeMap;

use serde_json::json;

use super::types;
use crate::guarantees::fixture::Fixture;

types! {
    struct Part {
        #[coerce(string_to_number)]
        a: u8,
        #[serde(default)]
        #[coerce(string_to_list, drop_invalid_items, string_to_number)]
        list: Vec<u8>,
    }

    #[coerce(ignore_key_case)]
    struct Item {
        #[serde(flatten)]
        part: Part,
        #[serde(rename = "theB")]
        #[coerce(string_to_number, float_to_integer)]
        b: u8,
    }

    #[coerce(ignore_key_case, drop_keys("description", "kind"))]
    #[serde(deny_unknown_fields)]
    struct Closed {
        #[coerce(string_to_bool)]
        is_open: bool,
        #[serde(default)]
        #[coerce(string_to_json, singleton_list, map_to_list, drop_invalid_items)]
        parts: Vec<Part>,
    }

    /// Two flattened fields, and a map of what is left.
    #[coerce(ignore_key_case)]
    struct Flat {
        #[coerce(trim)]
        the_name: String,
        #[serde(flatten)]
        item: Item,
        #[serde(flatten)]
        choice: Option<External>,
        #[serde(flatten)]
        #[coerce(string_to_number)]
        rest: BTreeMap<String, u8>,
    }

    #[serde(rename_all = "camelCase")]
    enum External {
        Closed(Closed),
        Items(#[coerce(drop_invalid_items)] Vec<Item>),
        #[coerce(ignore_key_case)]
        Named { #[coerce(number_to_string)] #[serde(rename = "theName")] name: String },
        Unit,
    }

    #[serde(tag = "kind")]
    enum Internal {
        Closed(Closed),
        Item(Item),
        #[coerce(ignore_key_case)]
        Items { #[coerce(drop_invalid_items)] #[serde(rename = "theItems")] items: Vec<Item> },
    }

    #[serde(tag = "kind", content = "data")]
    enum Adjacent {
        Closed(Closed),
        Items(#[coerce(string_to_json, drop_invalid_items)] Vec<Item>),
    }

    #[serde(untagged)]
    enum Untagged {
        Closed(Closed),
        Item(Item),
        Internal(Internal),
        Numbers(#[coerce(drop_invalid_items, string_to_number)] Vec<u8>),
    }

    #[coerce(ignore_key_case, drop_keys("description"))]
    #[serde(default, deny_unknown_fields)]
    #[derive(Default)]
    struct Around {
        #[coerce(string_to_json, map_to_list, drop_invalid_items)]
        items: Vec<Item>,
        #[coerce(string_to_json, singleton_list, drop_invalid_items)]
        flat: Vec<Flat>,
        #[coerce(drop_invalid_items)]
        external: Vec<External>,
        #[coerce(string_to_json, drop_invalid_items)]
        internal: Vec<Internal>,
        #[coerce(drop_invalid_items)]
        adjacent: Vec<Adjacent>,
        #[coerce(drop_invalid_items)]
        untagged: Vec<Untagged>,
        #[coerce(each(string_to_json), drop_invalid_items)]
        by_number: BTreeMap<u8, Vec<Closed>>,
        #[coerce(each(drop_invalid_items), drop_invalid_items)]
        lists: Vec<Vec<Item>>,
    }
}

pub(crate) fn fixtures() -> Vec<Fixture> {
    let item = json!({"a": 1, "list": [1, 2], "theB": 2});
    let closed = json!({"is_open": true, "parts": [{"a": 1}, {"a": 2, "list": [3]}]});
    let flat = json!({"the_name": "n", "a": 1, "theB": 2, "more": 3});
    let chosen = json!({"the_name": "n", "a": 1, "theB": 2, "items": [item, item], "more": 5});
    let internal = json!([
        {"kind": "Closed", "is_open": true}, {"kind": "Item", "a": 1, "theB": 2}, {"kind": "Items", "theItems": [item]}
    ]);
    let adjacent = json!([{"kind": "Closed", "data": closed}, {"data": [item, item], "kind": "Items"}]);
    let external = json!([{"closed": closed}, {"items": [item, item]}, {"named": {"theName": "n"}}, "unit"]);
    let untagged = json!([closed, item, {"kind": "Items", "theItems": [item]}, [1, 2]]);
    let around = json!([
        {"items": [item, item], "flat": [flat, chosen], "by_number": {"1": [closed], "20": []}},
        {"external": external, "internal": internal},
        {"adjacent": adjacent, "untagged": untagged, "lists": [[item], [], [item, item]]},
    ]);
    let missed = [
        json!({"items": [null, {"a": 0, "THE_B": "2"}, 0, {"a": "1", "theB": 2, "list": ["x", "5"]}, null]}),
        json!({"Flat": [{"The-Name": " n", "a": "x", "theB": 1}, {"THENAME": " n", "a": "5", "list": "1,x", "theb": "7.0"}]}),
        json!({"description": 1, "external": [{"items": [null, item]}, 5, {"closed": {"Is-Open": "true", "description": 1}}]}),
        json!({"internal": [{"kind": "x"}, {"kind": "Closed", "ISOPEN": "true", "parts": [0, {"a": "1"}]}, {"kind": "Items", "the_items": [0, item]}]}),
        json!({"adjacent": [0, {"kind": "Items", "data": [null, {"a": "1", "theb": "2"}, null]}], "untagged": [{}, ["x", "1"], {"a": "1", "THEB": 2}]}),
        json!({"by_number": {"x": [], "1": ["{\"is_open\":true}", closed], "2": [0]}, "lists": [0, [0, item, {"a": "1", "theB": "2"}], [null]]}),
    ];
    let listed = &["named"];
    vec![
        Fixture::of::<Around>(around).eager().missed_by(missed).listed(listed),
        Fixture::of::<Vec<Item>>(json!([[item, item]])).eager(),
        Fixture::of::<Flat>(json!([flat, chosen])).eager().ordered().listed(listed),
        Fixture::of::<Internal>(internal).eager(),
        Fixture::of::<Adjacent>(adjacent).eager(),
        Fixture::of::<Untagged>(untagged).eager(),
    ]
}
