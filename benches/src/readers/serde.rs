//! `#[derive(serde::Deserialize)]`: what there is to reach. It reads clean documents only.

use serde::{Serialize, de::DeserializeOwned};

use super::{
    show,
    types::{Arguments, Item, Request},
};
use crate::{document::Document, work::Work};

pub(super) fn works() -> Vec<Work> {
    let arguments = [Document::CLEAN, Document::REPAIRED, Document::MENDED];
    let items = [1_000, 10_000, 100_000].map(Document::items);
    (arguments.into_iter().flat_map(both::<Arguments>))
        .chain([Document::NESTED, Document::NESTED_REPAIRED].into_iter().flat_map(both::<Request>))
        .chain(items.into_iter().flat_map(both::<Vec<Item>>))
        .collect()
}

fn both<T: DeserializeOwned + Serialize + 'static>(document: Document) -> [Work; 2] {
    [
        Work::value("serde_json", document, serde_json::from_value::<T>, show),
        Work::text("serde_json", document, |text| serde_json::from_str::<T>(text), show),
    ]
}
