//! A type with a fault causes no errors where it is used.

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
struct Args {
    page: Page<String, 3>,
    pages: Vec<Option<Page<u32, 1>>>,
}

fn read(value: Value) -> Result<(Args, Report), serde_coerce::Error> {
    let _: Page<u8, 2> = Options::default().from_value_with_report(value.clone())?.0;
    let _: Preview = Options::default().preview::<Args>(&value)?;
    let _: Batch<Page<bool, 1>> = Batch::from_value(value.clone())?;
    assert!(!Args::rules().is_empty());
    Args::from_value_with_report(value)
}

fn main() {}
