//! Two words that one rule cannot distinguish.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[coerce(ignore_case)]
enum State {
    #[serde(alias = "open")]
    Open,
    Closed,
}

#[derive(Deserialize, Coerce)]
#[coerce(ignore_case(separators))]
enum Phase {
    #[serde(rename = "in_progress")]
    Started,
    InProgress,
}

fn main() {}
