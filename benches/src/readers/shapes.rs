//! One type for each shape that serde has beside plain structs: without rules that act, read by coerce and by plain serde.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_coerce::Coerce;
use serde_json::{Value, json};

use super::growth::both;
use crate::{document::Document, work::Work};

#[derive(Deserialize, Serialize, Coerce)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Internal {
    Circle(Circle),
    Square { side: f64, label: String },
}

#[derive(Deserialize, Serialize, Coerce)]
#[serde(tag = "kind", content = "content", rename_all = "lowercase")]
enum Adjacent {
    Circle(Circle),
    Square { side: f64, label: String },
}

#[derive(Deserialize, Serialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum External {
    Circle(Circle),
    Square { side: f64, label: String },
}

#[derive(Deserialize, Serialize, Coerce)]
#[serde(untagged)]
enum Untagged {
    Circle(Circle),
    Square { side: f64, label: String },
    Name(String),
}

#[derive(Deserialize, Serialize, Coerce)]
struct Circle {
    #[coerce(string_to_number)]
    radius: f64,
    #[coerce(string_to_number)]
    layer: u32,
    label: String,
}

#[derive(Deserialize, Serialize, Coerce)]
struct FlatStruct {
    #[coerce(string_to_number)]
    id: u64,
    #[serde(flatten)]
    circle: Circle,
}

#[derive(Deserialize, Serialize, Coerce)]
struct FlatMap {
    #[coerce(string_to_number)]
    id: u64,
    #[serde(flatten)]
    rest: BTreeMap<String, String>,
}

pub(super) fn works() -> Vec<Work> {
    [
        both::<Vec<Internal>>(Document::fixed("internal", |_| {
            list(
                &json!({"kind": "circle", "radius": 2.5, "layer": 3, "label": "a"}),
                &json!({"side": 1.5, "label": "b", "kind": "square"}),
            )
        })),
        both::<Vec<Adjacent>>(Document::fixed("adjacent", |_| {
            list(
                &json!({"kind": "circle", "content": {"radius": 2.5, "layer": 3, "label": "a"}}),
                &json!({"kind": "square", "content": {"side": 1.5, "label": "b"}}),
            )
        })),
        both::<Vec<External>>(Document::fixed("external", |_| {
            list(
                &json!({"circle": {"radius": 2.5, "layer": 3, "label": "a"}}),
                &json!({"square": {"side": 1.5, "label": "b"}}),
            )
        })),
        both::<Vec<Untagged>>(Document::fixed("untagged", |_| {
            list(&json!({"side": 1.5, "label": "b"}), &json!("a name"))
        })),
        both::<Vec<FlatStruct>>(Document::fixed("flatten-struct", |_| {
            list(
                &json!({"id": 1, "radius": 2.5, "layer": 3, "label": "a"}),
                &json!({"id": 2, "radius": 0.5, "layer": 1, "label": "b"}),
            )
        })),
        both::<Vec<FlatMap>>(Document::fixed("flatten-map", |_| {
            list(&json!({"id": 1, "a": "x", "b": "y"}), &json!({"id": 2, "c": "z"}))
        })),
        both::<Vec<[f64; 2]>>(Document::fixed("arrays", |_| list(&json!([1.5, 2.5]), &json!([0.25, 8])))),
        both::<Vec<(u32, String, bool)>>(Document::fixed("tuples", |_| {
            list(&json!([1, "a", true]), &json!([2, "b", false]))
        })),
        both::<Vec<BTreeMap<String, u32>>>(Document::fixed("maps", |_| {
            list(&json!({"a": 1, "b": 2, "c": 3}), &json!({"d": 4}))
        })),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Four times the two.
fn list(one: &Value, other: &Value) -> Value {
    (0..4).flat_map(|_| [one.clone(), other.clone()]).collect()
}
