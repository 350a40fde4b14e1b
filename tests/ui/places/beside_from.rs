//! Fields that are not read as they stand.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(try_from = "String")]
struct Limit {
    #[coerce(string_to_number)]
    limit: u32,
}

impl TryFrom<String> for Limit {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(|limit| Self { limit })
    }
}

fn main() {}
