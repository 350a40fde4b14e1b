//! The types of std, bare and with rules.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, LinkedList, VecDeque};
use std::net::IpAddr;
use std::num::{NonZeroI8, NonZeroU16, Wrapping};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Map, Value, json};

use super::types;
use crate::guarantees::fixture::Fixture;

types! {
    struct Numbers {
        #[coerce(string_to_number)]
        i8: i8,
        #[coerce(string_to_number, float_to_integer)]
        u16: NonZeroU16,
        #[coerce(float_to_integer)]
        i16: Wrapping<i16>,
        #[coerce(string_to_number)]
        f32: f32,
        #[coerce(string_to_number, list_to_item)]
        usize: usize,
        #[coerce(string_to_number, float_to_integer)]
        u128: u128,
        #[coerce(float_to_integer)]
        i128: i128,
    }

    struct Texts {
        #[coerce(trim, number_to_string)]
        text: Box<str>,
        #[coerce(bool_to_string)]
        shared: Arc<str>,
        #[coerce(number_to_string)]
        cow: Cow<'static, str>,
        #[coerce(bool_to_choice(yes = "y", no = "n"))]
        letter: char,
        path: PathBuf,
        address: IpAddr,
    }

    struct Lists {
        #[coerce(string_to_number, singleton_list)]
        deque: VecDeque<u8>,
        #[coerce(string_to_list, string_to_number)]
        set: BTreeSet<u8>,
        #[coerce(map_to_list, number_to_bool)]
        three: [bool; 3],
        #[coerce(string_to_json)]
        #[expect(clippy::linkedlist, reason = "it is one of std's")]
        linked: LinkedList<Option<Rc<u8>>>,
        #[coerce(string_to_number)]
        by_number: BTreeMap<i8, Box<u8>>,
        #[coerce(string_to_json)]
        slice: Box<[NonZeroI8]>,
        #[coerce(singleton_list)]
        pairs: Vec<(u8, Option<char>)>,
    }

    struct Others {
        result: Result<u8, String>,
        range: std::ops::Range<u8>,
        duration: Option<Duration>,
        #[coerce(string_to_json)]
        map: Map<String, Value>,
        #[coerce(custom(super::arguments::price))]
        value: Value,
        unit: Option<()>,
        #[coerce(string_to_number)]
        #[expect(clippy::option_option, reason = "it is one of serde's shapes")]
        nested: Option<Option<u8>>,
        empty: [u8; 0],
    }
}

pub(crate) fn fixtures() -> Vec<Fixture> {
    let numbers = json!({"i8": -1, "u16": 1, "i16": -5, "f32": 1.5, "usize": 2, "u128": 3, "i128": -3});
    let texts = json!({"text": "a", "shared": "b", "cow": "c", "letter": "d", "path": "/e", "address": "127.0.0.1"});
    let lists = json!({
        "deque": [1, 2], "set": [3, 1], "three": [true, false, true], "linked": [1, null], "by_number": {"-1": 1, "5": 2},
        "slice": [1, -1], "pairs": [[1, "a"], [2, null]]
    });
    let others = json!({
        "result": {"Ok": 1}, "range": {"start": 1, "end": 2}, "duration": {"secs": 1, "nanos": 5}, "map": {"a": 1},
        "value": [1, {"a": "b"}], "unit": null, "nested": 1, "empty": []
    });
    vec![
        // 128-bit integers are asked for by serde's own methods.
        Fixture::of::<Numbers>(json!([numbers])).foreign(),
        Fixture::of::<Texts>(json!([texts])).eager(),
        Fixture::of::<Lists>(json!([lists])),
        Fixture::of::<Others>(
            json!([others, {"result": {"Err": "e"}, "range": [1, 2], "map": {}, "value": null, "empty": []}]),
        )
        .eager(),
        Fixture::of::<u8>(json!([1, 255])),
        Fixture::of::<Option<Vec<String>>>(json!([null, ["a"]])),
        Fixture::of::<Value>(json!([null, {"a": [1, 1.5, "x"]}])),
        Fixture::of::<(u8, (String, Option<bool>))>(json!([[1, ["a", null]]])),
    ]
}
