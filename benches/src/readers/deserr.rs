//! `deserr`: it repairs nothing, and reports all that is wrong. It reads values; text becomes a value first.

use std::{collections::BTreeMap, ops::ControlFlow};

use deserr::{DeserializeError, Deserr, ErrorKind, IntoValue, MergeWithError, ValuePointerRef, errors::JsonError};
use serde::Serialize;
use serde_json::Value;

use super::show;
use crate::{document::Document, work::Work};

#[derive(Deserr, Serialize)]
#[serde(rename_all = "camelCase")]
#[deserr(rename_all = camelCase)]
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

#[derive(Deserr, Serialize)]
#[serde(rename_all = "lowercase")]
#[deserr(rename_all = lowercase)]
enum Kind {
    Company,
    Person,
}

#[derive(Deserr, Serialize)]
struct Request {
    query: String,
    filters: Vec<Filter>,
    page: Page,
    sort: Vec<Sort>,
    options: Settings,
    metadata: BTreeMap<String, String>,
}

#[derive(Deserr, Serialize)]
struct Filter {
    field: String,
    operator: Operator,
    values: Vec<String>,
}

#[derive(Deserr, Serialize)]
#[serde(rename_all = "lowercase")]
#[deserr(rename_all = lowercase)]
enum Operator {
    Any,
    All,
    None,
}

#[derive(Deserr, Serialize)]
struct Page {
    limit: u32,
    offset: u64,
    cursor: Option<String>,
}

#[derive(Deserr, Serialize)]
struct Sort {
    by: String,
    descending: bool,
}

#[derive(Deserr, Serialize)]
#[serde(rename_all = "camelCase")]
#[deserr(rename_all = camelCase)]
struct Settings {
    safe: bool,
    timeout_seconds: f64,
    region: Option<Region>,
}

#[derive(Deserr, Serialize)]
struct Region {
    country: String,
    location: Location,
}

#[derive(Deserr, Serialize)]
struct Location {
    latitude: f64,
    longitude: f64,
}

#[derive(Deserr, Serialize)]
struct Item {
    id: u64,
    name: String,
    active: bool,
}

/// Every fault, each worded as `deserr` words a single one.
struct Faults(Vec<JsonError>);

impl DeserializeError for Faults {
    fn error<V: IntoValue>(before: Option<Self>, fault: ErrorKind<V>, at: ValuePointerRef) -> ControlFlow<Self, Self> {
        let (ControlFlow::Break(fault) | ControlFlow::Continue(fault)) = JsonError::error(None, fault, at);
        let mut faults = before.map_or_else(Vec::new, |faults| faults.0);
        faults.push(fault);
        ControlFlow::Continue(Self(faults))
    }
}

impl MergeWithError<Self> for Faults {
    fn merge(before: Option<Self>, other: Self, _at: ValuePointerRef) -> ControlFlow<Self, Self> {
        let mut faults = before.map_or_else(Vec::new, |faults| faults.0);
        faults.extend(other.0);
        ControlFlow::Continue(Self(faults))
    }
}

pub(super) fn works() -> Vec<Work> {
    ([Document::CLEAN, Document::WRONG].into_iter().flat_map(both::<Arguments>))
        .chain(both::<Request>(Document::NESTED))
        .chain(both::<Vec<Item>>(Document::items(100_000)))
        .collect()
}

fn both<T: Deserr<Faults> + Serialize + 'static>(document: Document) -> [Work; 2] {
    [
        Work::value("deserr", document, deserr::deserialize::<T, Value, Faults>, show),
        Work::text("deserr", document, |text| from_str::<T>(text), show),
    ]
}

fn from_str<T: Deserr<Faults>>(text: &str) -> Result<T, Faults> {
    let value = serde_json::from_str::<Value>(text).map_err(|_| Faults(Vec::new()))?;
    deserr::deserialize(value)
}
