//! The types that coerce and plain serde both read. Serde overlooks the rules.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_coerce::Coerce;

#[derive(Deserialize, Serialize, Coerce)]
#[serde(rename_all = "camelCase")]
pub(super) struct Arguments {
    #[coerce(number_to_string)]
    query: String,
    #[coerce(string_to_number)]
    max_results: u32,
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u64>,
    #[coerce(string_to_bool)]
    verbose: bool,
    #[coerce(singleton_list)]
    tags: Vec<String>,
    #[coerce(string_to_number)]
    score: f64,
    #[coerce(ignore_case)]
    kind: Kind,
    #[coerce(string_to_number)]
    offset: Option<i64>,
}

/// The same arguments, three of them with rules that may act on what the type accepts: such a type is never read by serde alone.
#[derive(Deserialize, Serialize, Coerce)]
#[serde(rename_all = "camelCase")]
pub(super) struct Eager {
    #[coerce(trim)]
    query: String,
    #[coerce(string_to_number)]
    max_results: u32,
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u64>,
    #[coerce(string_to_bool)]
    verbose: bool,
    #[coerce(trim, singleton_list)]
    tags: Vec<String>,
    #[coerce(string_to_number)]
    score: f64,
    #[coerce(ignore_case)]
    kind: Kind,
    #[coerce(empty_to_null, string_to_number)]
    offset: Option<i64>,
}

#[derive(Deserialize, Serialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Company,
    Person,
}

#[derive(Deserialize, Serialize, Coerce)]
pub(super) struct Request {
    query: String,
    filters: Vec<Filter>,
    page: Page,
    sort: Vec<Sort>,
    options: Settings,
    metadata: BTreeMap<String, String>,
}

#[derive(Deserialize, Serialize, Coerce)]
struct Filter {
    field: String,
    operator: Operator,
    #[coerce(singleton_list)]
    values: Vec<String>,
}

#[derive(Deserialize, Serialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Operator {
    Any,
    All,
    None,
}

#[derive(Deserialize, Serialize, Coerce)]
struct Page {
    #[coerce(string_to_number)]
    limit: u32,
    #[coerce(string_to_number)]
    offset: u64,
    cursor: Option<String>,
}

#[derive(Deserialize, Serialize, Coerce)]
struct Sort {
    by: String,
    #[coerce(string_to_bool)]
    descending: bool,
}

#[derive(Deserialize, Serialize, Coerce)]
#[serde(rename_all = "camelCase")]
struct Settings {
    #[coerce(string_to_bool)]
    safe: bool,
    #[coerce(string_to_number)]
    timeout_seconds: f64,
    region: Option<Region>,
}

#[derive(Deserialize, Serialize, Coerce)]
struct Region {
    country: String,
    location: Location,
}

#[derive(Deserialize, Serialize, Coerce)]
struct Location {
    #[coerce(string_to_number)]
    latitude: f64,
    #[coerce(string_to_number)]
    longitude: f64,
}

#[derive(Deserialize, Serialize, Coerce)]
pub(super) struct Item {
    #[coerce(string_to_number)]
    id: u64,
    name: String,
    #[coerce(string_to_bool)]
    active: bool,
}
