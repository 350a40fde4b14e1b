//! A type with a fault causes no errors where it is used, with rules or without.

use serde::Deserialize;
use serde_coerce::{Batch, Coerce, Options, Preview, Report};
use serde_json::Value;

#[derive(Deserialize, Coerce)]
#[serde(bound = "[Vec<T>; N]: Deserialize<'de>")]
struct Page<T, const N: usize> {
    #[coerce(trm)]
    items: [Vec<T>; N],
}

#[derive(Deserialize, Coerce)]
#[coerce(ignore_cse)]
enum Order {
    ByName,
    ByDate { #[coerce(trm)] column: String },
}

#[derive(Deserialize, Coerce)]
struct Limit(#[coerce(trm)] u32);

#[derive(Deserialize, Coerce)]
#[serde(transparent)]
struct Name {
    #[coerce(trm)]
    name: String,
}

#[derive(Deserialize, Coerce)]
#[serde(from = "bool")]
#[coerce(trm)]
struct Switch(u8);

impl From<bool> for Switch {
    fn from(is_on: bool) -> Self {
        Self(u8::from(is_on))
    }
}

#[derive(Deserialize, Coerce)]
struct Range(u32, #[coerce(trm)] u32);

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(string_to_json, list_to_item, null_to_object, object_to_value(key = "page"))]
    page: Page<String, 3>,
    #[coerce(string_to_json, drop_invalid_items)]
    pages: Vec<Option<Page<u32, 1>>>,
    #[coerce(ignore_case, string_to_json)]
    order: Order,
    #[coerce(string_to_number)]
    limit: Limit,
    #[coerce(string_to_json)]
    range: Range,
    #[coerce(trim, number_to_string)]
    name: Name,
    #[coerce(string_to_bool)]
    switch: Switch,
}

fn read(value: Value) -> Result<(Args, Report), serde_coerce::Error> {
    let _: Page<u8, 2> = Options::default().from_value_with_report(value.clone())?.0;
    let _: Preview = Options::default().preview::<Args>(&value)?;
    let _: Batch<Page<bool, 1>> = Batch::from_value(value.clone())?;
    assert!(!Args::rules().is_empty());
    Args::from_value_with_report(value)
}

fn main() {}
