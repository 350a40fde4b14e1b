//! `#[derive(Deserialize, Coerce)]`, by the entry points that report.

use std::hint::black_box;
use std::sync::LazyLock;

use serde::Serialize;
use serde_coerce::{Coerce, Report};
use serde_json::Value;

use super::{
    show,
    types::{Arguments, Eager, Item, Request},
};
use crate::{document::Document, work::Work};

pub(super) fn works() -> Vec<Work> {
    let arguments = [Document::CLEAN, Document::DIRTY, Document::MESSY, Document::WRONG];
    let repairs = (1..=8).map(Document::repairs);
    let items =
        [1_000, 10_000, 100_000].into_iter().flat_map(|count| [Document::items(count), Document::dirty_items(count)]);
    (arguments.into_iter().chain(repairs).flat_map(both::<Arguments>))
        .chain(named::<Eager>("coerce-eager", Document::CLEAN))
        .chain([Document::NESTED, Document::NESTED_DIRTY].into_iter().flat_map(both::<Request>))
        .chain(items.flat_map(both::<Vec<Item>>))
        .chain([Work::text(AFTER_CLEAN, Document::DIRTY, after_clean::<Arguments>, |(result, _)| show(result))])
        .collect()
}

/// Each text behind a clean one, so that no type gets used to texts that need repairs.
const AFTER_CLEAN: &str = "coerce-after-clean";

fn after_clean<T: Coerce>(text: &str) -> Result<(T, Report), serde_coerce::Error> {
    static CLEAN: LazyLock<String> = LazyLock::new(|| Document::CLEAN.text());
    drop(black_box(T::from_str_with_report(&CLEAN)));
    T::from_str_with_report(text)
}

fn both<T: Coerce + Serialize + 'static>(document: Document) -> [Work; 2] {
    named::<T>("coerce", document)
}

fn named<T: Coerce + Serialize + 'static>(reader: &'static str, document: Document) -> [Work; 2] {
    fn shown<T: Serialize>((result, _): (T, Report)) -> Value {
        show(result)
    }
    [
        Work::value(reader, document, T::from_value_with_report, shown),
        Work::text(reader, document, T::from_str_with_report, shown),
    ]
}
