//! `serde_with`: `PickFirst`, `OneOrMany` and `DisplayFromStr` do what the rules do.

use std::{collections::BTreeMap, str::FromStr};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_with::{DisplayFromStr, FromInto, OneOrMany, PickFirst, serde_as};

use super::show;
use crate::{document::Document, work::Work};

#[serde_as]
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Arguments {
    #[serde_as(deserialize_as = "PickFirst<(_, FromInto<Number>)>")]
    query: String,
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    max_results: u32,
    #[serde_as(deserialize_as = "OneOrMany<PickFirst<(_, DisplayFromStr)>>")]
    ids: Vec<u64>,
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    verbose: bool,
    #[serde_as(deserialize_as = "OneOrMany<_>")]
    tags: Vec<String>,
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    score: f64,
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    kind: Kind,
    #[serde_as(deserialize_as = "Option<PickFirst<(_, DisplayFromStr)>>")]
    offset: Option<i64>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Company,
    Person,
}

/// The way in for what `PickFirst` tries next: the name in any case.
impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            _ if text.eq_ignore_ascii_case("company") => Ok(Self::Company),
            _ if text.eq_ignore_ascii_case("person") => Ok(Self::Person),
            _ => Err(format!("{text} is no kind")),
        }
    }
}

/// The way in for a text that came as a number.
#[derive(Deserialize)]
struct Number(serde_json::Number);

impl From<Number> for String {
    fn from(number: Number) -> Self {
        number.0.to_string()
    }
}

#[serde_as]
#[derive(Deserialize, Serialize)]
struct Request {
    query: String,
    filters: Vec<Filter>,
    page: Page,
    sort: Vec<Sort>,
    options: Settings,
    metadata: BTreeMap<String, String>,
}

#[serde_as]
#[derive(Deserialize, Serialize)]
struct Filter {
    field: String,
    operator: Operator,
    #[serde_as(deserialize_as = "OneOrMany<_>")]
    values: Vec<String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Operator {
    Any,
    All,
    None,
}

#[serde_as]
#[derive(Deserialize, Serialize)]
struct Page {
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    limit: u32,
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    offset: u64,
    cursor: Option<String>,
}

#[serde_as]
#[derive(Deserialize, Serialize)]
struct Sort {
    by: String,
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    descending: bool,
}

#[serde_as]
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Settings {
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    safe: bool,
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    timeout_seconds: f64,
    region: Option<Region>,
}

#[serde_as]
#[derive(Deserialize, Serialize)]
struct Region {
    country: String,
    location: Location,
}

#[serde_as]
#[derive(Deserialize, Serialize)]
struct Location {
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    latitude: f64,
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    longitude: f64,
}

#[serde_as]
#[derive(Deserialize, Serialize)]
struct Item {
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    id: u64,
    name: String,
    #[serde_as(deserialize_as = "PickFirst<(_, DisplayFromStr)>")]
    active: bool,
}

pub(super) fn works() -> Vec<Work> {
    let arguments = [Document::CLEAN, Document::DIRTY, Document::MESSY];
    let items = [Document::items(100_000), Document::dirty_items(100_000)];
    (arguments.into_iter().flat_map(both::<Arguments>))
        .chain([Document::NESTED, Document::NESTED_DIRTY].into_iter().flat_map(both::<Request>))
        .chain(items.into_iter().flat_map(both::<Vec<Item>>))
        .collect()
}

fn both<T: DeserializeOwned + Serialize + 'static>(document: Document) -> [Work; 2] {
    [
        Work::value("serde_with", document, serde_json::from_value::<T>, show),
        Work::text("serde_with", document, |text| serde_json::from_str::<T>(text), show),
    ]
}
