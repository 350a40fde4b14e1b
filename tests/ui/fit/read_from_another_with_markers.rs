//! With `markers`, a type that serde reads from another has the markers of that one, and no others.

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(try_from = "String")]
#[coerce(markers)]
struct Email(String);

impl TryFrom<String> for Email {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.contains('@') { Ok(Self(text)) } else { Err("no address") }
    }
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(trim)]
    to: Email,
    #[coerce(string_to_number)]
    from: Email,
}

fn main() {}
