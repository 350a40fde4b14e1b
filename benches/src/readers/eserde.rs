//! `eserde`: it repairs nothing, and reports all that is wrong. It reads text only.

use std::collections::BTreeMap;

use eserde::EDeserialize;
use serde::Serialize;

use super::show;
use crate::{document::Document, work::Work};

#[derive(eserde::Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Arguments {
    query: String,
    max_results: u32,
    ids: Vec<u64>,
    verbose: bool,
    tags: Vec<String>,
    score: f64,
    kind: Kind,
    offset: Option<i64>,
}

#[derive(eserde::Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Company,
    Person,
}

#[derive(eserde::Deserialize, Serialize)]
struct Request {
    query: String,
    filters: Vec<Filter>,
    page: Page,
    sort: Vec<Sort>,
    options: Settings,
    metadata: BTreeMap<String, String>,
}

#[derive(eserde::Deserialize, Serialize)]
struct Filter {
    field: String,
    operator: Operator,
    values: Vec<String>,
}

#[derive(eserde::Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Operator {
    Any,
    All,
    None,
}

#[derive(eserde::Deserialize, Serialize)]
struct Page {
    limit: u32,
    offset: u64,
    cursor: Option<String>,
}

#[derive(eserde::Deserialize, Serialize)]
struct Sort {
    by: String,
    descending: bool,
}

#[derive(eserde::Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Settings {
    safe: bool,
    timeout_seconds: f64,
    region: Option<Region>,
}

#[derive(eserde::Deserialize, Serialize)]
struct Region {
    country: String,
    location: Location,
}

#[derive(eserde::Deserialize, Serialize)]
struct Location {
    latitude: f64,
    longitude: f64,
}

#[derive(eserde::Deserialize, Serialize)]
struct Item {
    id: u64,
    name: String,
    active: bool,
}

pub(super) fn works() -> Vec<Work> {
    vec![
        text::<Arguments>(Document::CLEAN),
        text::<Arguments>(Document::WRONG),
        text::<Request>(Document::NESTED),
        text::<Vec<Item>>(Document::items(100_000)),
    ]
}

fn text<T: for<'de> EDeserialize<'de> + Serialize + 'static>(document: Document) -> Work {
    Work::text("eserde", document, |text| eserde::json::from_str::<T>(text), show)
}
