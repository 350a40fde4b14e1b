//! `serde-aux`: its `deserialize_with` functions do what the rules do, except for the case of a name.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_aux::field_attributes::{
    deserialize_bool_from_anything, deserialize_number_from_string, deserialize_option_number_from_string,
    deserialize_string_from_number, deserialize_vec_from_string_or_vec,
};

use super::show;
use crate::{document::Document, work::Work};

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Arguments {
    #[serde(deserialize_with = "deserialize_string_from_number")]
    query: String,
    #[serde(deserialize_with = "deserialize_number_from_string")]
    max_results: u32,
    #[serde(deserialize_with = "deserialize_vec_from_string_or_vec")]
    ids: Vec<u64>,
    #[serde(deserialize_with = "deserialize_bool_from_anything")]
    verbose: bool,
    #[serde(deserialize_with = "deserialize_vec_from_string_or_vec")]
    tags: Vec<String>,
    #[serde(deserialize_with = "deserialize_number_from_string")]
    score: f64,
    kind: Kind,
    #[serde(deserialize_with = "deserialize_option_number_from_string")]
    offset: Option<i64>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Company,
    Person,
}

#[derive(Deserialize, Serialize)]
struct Request {
    query: String,
    filters: Vec<Filter>,
    page: Page,
    sort: Vec<Sort>,
    options: Settings,
    metadata: BTreeMap<String, String>,
}

#[derive(Deserialize, Serialize)]
struct Filter {
    field: String,
    operator: Operator,
    #[serde(deserialize_with = "deserialize_vec_from_string_or_vec")]
    values: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Operator {
    Any,
    All,
    None,
}

#[derive(Deserialize, Serialize)]
struct Page {
    #[serde(deserialize_with = "deserialize_number_from_string")]
    limit: u32,
    #[serde(deserialize_with = "deserialize_number_from_string")]
    offset: u64,
    cursor: Option<String>,
}

#[derive(Deserialize, Serialize)]
struct Sort {
    by: String,
    #[serde(deserialize_with = "deserialize_bool_from_anything")]
    descending: bool,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Settings {
    #[serde(deserialize_with = "deserialize_bool_from_anything")]
    safe: bool,
    #[serde(deserialize_with = "deserialize_number_from_string")]
    timeout_seconds: f64,
    region: Option<Region>,
}

#[derive(Deserialize, Serialize)]
struct Region {
    country: String,
    location: Location,
}

#[derive(Deserialize, Serialize)]
struct Location {
    #[serde(deserialize_with = "deserialize_number_from_string")]
    latitude: f64,
    #[serde(deserialize_with = "deserialize_number_from_string")]
    longitude: f64,
}

#[derive(Deserialize, Serialize)]
struct Item {
    #[serde(deserialize_with = "deserialize_number_from_string")]
    id: u64,
    name: String,
    #[serde(deserialize_with = "deserialize_bool_from_anything")]
    active: bool,
}

pub(super) fn works() -> Vec<Work> {
    let arguments = [Document::CLEAN, Document::DIRTY];
    let items = [Document::items(100_000), Document::dirty_items(100_000)];
    (arguments.into_iter().flat_map(both::<Arguments>))
        .chain([Document::NESTED, Document::NESTED_DIRTY].into_iter().flat_map(both::<Request>))
        .chain(items.into_iter().flat_map(both::<Vec<Item>>))
        .collect()
}

fn both<T: DeserializeOwned + Serialize + 'static>(document: Document) -> [Work; 2] {
    [
        Work::value("serde-aux", document, serde_json::from_value::<T>, show),
        Work::text("serde-aux", document, |text| serde_json::from_str::<T>(text), show),
    ]
}
