//! Enums: of words, tagged in all ways, untagged.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::records::Entity;
use super::types;
use crate::guarantees::fixture::Fixture;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Deserialize, serde_coerce::Coerce)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Color {
    Red,
    #[serde(alias = "verde")]
    Green,
    #[serde(rename = "Dark-Blue")]
    Blue,
}

types! {
    struct Words {
        #[coerce(ignore_case)]
        color: Color,
        #[coerce(ignore_case, singleton_list, string_to_list(separator = "|"))]
        all: Vec<Color>,
        #[coerce(string_to_number)]
        by_color: BTreeMap<Color, u8>,
        #[coerce(bool_to_choice(yes = "done", no = "todo"), ignore_case)]
        state: State,
        #[coerce(list_to_map(value = "done"), ignore_case)]
        states: BTreeMap<String, State>,
    }

    #[serde(rename_all = "lowercase")]
    enum State { Done, Todo, #[serde(rename = "n/a")] Na }

    #[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
    pub(crate) enum Action {
        List,
        #[serde(alias = "add")]
        Create {
            #[coerce(string_to_number)]
            limit: u32,
            #[coerce(singleton_list, trim)]
            #[serde(default)]
            tag_names: Vec<String>,
        },
        Move(#[coerce(string_to_number)] i8, #[coerce(empty_to_null)] Option<i8>),
        #[coerce(number_to_string)]
        Rename(String),
        #[coerce(null_to_object)]
        Inspect(#[coerce(string_to_json)] Detail),
    }

    #[serde(default)]
    #[derive(Default)]
    pub(crate) struct Detail {
        #[coerce(string_to_number)]
        depth: u8,
        #[coerce(number_to_bool)]
        full: bool,
    }

    #[serde(tag = "op", rename_all = "snake_case")]
    #[coerce(ignore_case(separators))]
    enum Patch {
        Clear,
        SetNumber {
            id: String,
            #[coerce(string_to_number)]
            value: f64,
        },
        #[coerce(ignore_key_case)]
        SetList {
            id: String,
            #[coerce(singleton_list)]
            value: Vec<String>,
        },
        Detail(Detail),
        #[serde(other)]
        Unknown,
    }

    #[serde(tag = "kind", content = "data", deny_unknown_fields)]
    #[coerce(ignore_case)]
    enum Event {
        Started,
        Counted(#[coerce(string_to_number)] u64),
        Placed(#[coerce(string_to_number)] f64, f64),
        Named {
            #[coerce(number_to_string)]
            name: String,
        },
    }

    #[serde(untagged)]
    enum Loose {
        Number(#[coerce(string_to_number)] u8),
        Word(Color),
        Flag { #[coerce(string_to_bool)] flag: bool },
        Entity(#[coerce(string_to_json)] Entity),
        Event(Event),
        Many(#[coerce(string_to_number)] Vec<u32>),
        None,
    }

    enum Mixed {
        Known { #[coerce(string_to_number)] id: u8 },
        Plain,
        #[serde(untagged)]
        Other(#[coerce(number_to_bool)] bool),
    }

    #[serde(tag = "kind", rename_all = "lowercase")]
    #[coerce(ignore_case, trim, string_to_json)]
    enum Caught {
        Known { #[coerce(string_to_number)] id: u8 },
        Plain,
        #[serde(untagged)]
        Named { kind: String, #[coerce(string_to_bool)] flag: Option<bool> },
    }

    #[serde(tag = "kind", content = "data")]
    #[coerce(ignore_case)]
    enum Wrapped {
        #[coerce(object_to_value(key = "input"))]
        Known { #[serde(default)] #[coerce(string_to_number)] id: u8 },
        Plain,
        #[serde(untagged)]
        Any(Value),
    }

    struct Holder {
        #[coerce(string_to_object(key = "op", only("clear", "set_number")), string_to_json)]
        patch: Patch,
        #[coerce(string_to_json, singleton_list)]
        events: Vec<Event>,
        #[coerce(singleton_list)]
        loose: Option<Vec<Loose>>,
        mixed: Mixed,
        #[coerce(string_to_json, ignore_case)]
        action: Box<Action>,
    }
}

pub(crate) fn fixtures() -> Vec<Fixture> {
    let words = json!({
        "color": "red", "all": ["green", "verde"], "by_color": {"red": 1, "Dark-Blue": 2}, "state": "todo",
        "states": {"a": "done", "b": "n/a"}
    });
    let actions = json!([
        "list", {"create": {"limit": 1, "tagNames": ["a"]}}, {"move": [1, null]}, {"rename": "x"}, {"add": {"limit": 2}},
        {"inspect": {"depth": 1, "full": true}}, {"inspect": {}}
    ]);
    let patches = json!([
        {"op": "clear"}, {"op": "set_number", "id": "a", "value": 1.5}, {"op": "set_list", "id": "a", "value": ["x"]},
        {"op": "detail", "depth": 1}, {"op": "no such", "x": 1}
    ]);
    let events = json!([
        {"kind": "Started"}, {"kind": "Counted", "data": 5}, {"data": [1, 2.5], "kind": "Placed"},
        {"kind": "Named", "data": {"name": "n"}}
    ]);
    let loose =
        json!([{"kind": "Named", "data": {"name": "n"}}, 5, "red", {"flag": true}, {"type": "a"}, [1, 2], null]);
    let mixed = json!([{"Known": {"id": 1}}, "Plain", true]);
    let caught = json!([{"kind": "known", "id": 1}, {"kind": "plain"}, {"kind": "x", "flag": true}, {"kind": "KNOWN", "id": "x"}]);
    let wrapped =
        json!([{"kind": "Known", "data": {"id": 1}}, {"kind": "Plain"}, {"kind": "x"}, "x", [1], {"Kind": "Known"}]);
    let holder = json!({
        "patch": {"op": "set_number", "id": "a", "value": 1}, "events": events, "loose": loose, "mixed": {"Known": {"id": 1}},
        "action": {"create": {"limit": 1}}
    });
    vec![
        Fixture::of::<Words>(json!([words])),
        Fixture::of::<Action>(actions).eager().listed(&["create", "add", "Known"]),
        Fixture::of::<Patch>(patches).eager(),
        Fixture::of::<Event>(events),
        Fixture::of::<Loose>(loose),
        Fixture::of::<Mixed>(mixed),
        Fixture::of::<Caught>(caught).eager(),
        Fixture::of::<Wrapped>(wrapped).eager(),
        Fixture::of::<Holder>(json!([holder])).eager().listed(&["create", "add", "Known"]),
        Fixture::of::<Vec<Color>>(json!([["red"], ["Dark-Blue", "verde"], []])),
    ]
}
