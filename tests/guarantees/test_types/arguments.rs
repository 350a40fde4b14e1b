//! Whole arguments, and the ways in which they arrive.

use std::collections::BTreeMap;

use serde_coerce::Repair;
use serde_json::{Value, json};

use super::records::Entity;
use super::types;
use crate::guarantees::fixture::Fixture;

types! {
    #[coerce(string_to_json, object_to_value(key = "input"), null_to_object, empty_to_null)]
    #[serde(default)]
    #[derive(Default)]
    struct Call {
        #[coerce(string_to_number)]
        limit: Option<u32>,
        #[coerce(list_to_map(value = true))]
        flags: BTreeMap<String, bool>,
        entity: Option<Typed>,
    }

    #[coerce(string_to_object(key = "type"), list_to_item)]
    struct Typed {
        #[coerce(trim)]
        r#type: String,
        #[serde(default)]
        #[coerce(bool_to_string, number_to_string)]
        note: Option<String>,
    }

    #[coerce(list_to_map(value = null), string_to_json)]
    struct Checked {
        a: Option<Entity>,
        b: Option<u8>,
    }

    struct Priced {
        #[coerce(custom(price))]
        price: f64,
        #[coerce(custom(price), singleton_list)]
        prices: Vec<f64>,
        #[coerce(custom(self::price), string_to_number)]
        discount: Option<f64>,
    }

    struct Generated {
        #[coerce(unfence)]
        text: String,
        #[coerce(unfence, string_to_json, python_to_json, json5_to_json, drop_invalid_items)]
        flags: Vec<bool>,
    }
}

/// Accepts `"$1.50"`.
pub(crate) fn price(value: &Value) -> Repair {
    let Some(text) = value.as_str().and_then(|text| text.strip_prefix('$')) else { return Repair::Keep };
    match text.parse::<f64>() {
        Ok(price) if price.is_finite() => Repair::To(json!(price)),
        _ => Repair::Refuse("not a price".to_owned()),
    }
}

pub(crate) fn fixtures() -> Vec<Fixture> {
    vec![
        Fixture::of::<Call>(json!([{}, {"limit": 1, "flags": {"a": true}}, {"entity": {"type": "a", "note": "n"}}]))
            .eager(),
        Fixture::of::<Typed>(json!([{"type": "a", "note": "n"}, {"type": "b"}]))
            .eager()
            .missed_by([json!({"type": "a", "note": true})]),
        Fixture::of::<Checked>(json!([{"a": {"type": "a"}, "b": 1}, {}])),
        Fixture::of::<Priced>(json!([{"price": 1.5, "prices": [1, 2.5], "discount": null}]))
            .eager()
            .missed_by([json!({"price": "$1.50", "prices": "$2", "discount": "$0.5"})]),
        Fixture::of::<Generated>(json!([{"text": "a", "flags": [true, false]}])).eager().missed_by([
            json!({"text": "```\na\n```", "flags": "```json\n[true]\n```"}),
            json!({"text": "a", "flags": "[True, None]"}),
            json!({"text": "a", "flags": "[true, /* or */ false,]"}),
        ]),
    ]
}
