//! What serde's own `Deserialize` impls expect, in JSON's terms: no names of Rust's types.

use std::borrow::Cow;

use crate::json::integers;

/// An expectation in JSON's terms. One that serde does not make itself stays as it is.
pub(super) fn in_json(expected: &str) -> Cow<'static, str> {
    match expected {
        "f32" | "f64" => "a number".into(),
        "a borrowed string" | "variant identifier" | "field identifier" | "a borrowed path" | "path string" => {
            "a string".into()
        }
        "a character" => "a string of one character".into(),
        "u128" | "i128" => "an integer".into(),
        "unit" | "unit variant" => "null".into(),
        "a sequence" | "tuple variant" => "a list".into(),
        "an empty array" => "an empty list".into(),
        "a map" | "newtype variant" | "struct variant" => "an object".into(),
        "string or map" => "a string or an object".into(),
        "map with a single key" => "an object with one member".into(),
        _ => {
            let made = nonzero(expected).or_else(|| list(expected)).map(Cow::Owned);
            let integers = || integers::of_type(expected).map(|(.., words)| words);
            let known = || integers().or_else(|| named(expected)).map(Cow::Borrowed);
            made.or_else(known).unwrap_or_else(|| expected.to_owned().into())
        }
    }
}

/// What is said of members of which none is the name of a variant.
pub(super) const NO_VARIANT: &str = "no variant of the enum is among the members";

/// Returns what serde says of untagged and of flattened enums, without the name of the type in Rust.
pub(super) fn without_type(message: &str) -> &str {
    if message.starts_with("data did not match any variant of untagged enum ") {
        "matches none of the accepted forms"
    } else if message.starts_with("no variant of enum ") && message.ends_with(" found in flattened data") {
        NO_VARIANT
    } else {
        message
    }
}

fn nonzero(expected: &str) -> Option<String> {
    let name = expected.strip_prefix("a nonzero ")?;
    match integers::of_type(name) {
        Some((0, max, _)) => Some(format!("an integer from 1 to {max}")),
        Some((min, max, _)) => Some(format!("a nonzero integer from {min} to {max}")),
        None => matches!(name, "u128" | "i128").then(|| "a nonzero integer".to_owned()),
    }
}

/// Lists of a fixed length: tuples, arrays, structs read from a list.
fn list(expected: &str) -> Option<String> {
    let sized = expected.strip_prefix("a tuple of size ").or_else(|| expected.strip_prefix("an array of length "));
    let elements = || {
        let counted = expected.rsplit_once(" with ").map_or(expected, |(_, counted)| counted);
        counted.split_once(" element").filter(|(_, behind)| !behind.ends_with("map")).map(|(length, _)| length)
    };
    let length: usize = sized.or_else(elements)?.parse().ok()?;
    Some(format!("a list of {length}"))
}

/// Types by their names in Rust.
fn named(expected: &str) -> Option<&'static str> {
    let kinds = [
        // `struct variant` too.
        ("struct ", "an object"),
        ("tuple struct ", "a list"),
        ("unit struct ", "null"),
        ("enum ", "a string or an object"),
        ("internally tagged enum ", "an object"),
        ("adjacently tagged enum ", "an object"),
        ("variant of enum ", "a string"),
        ("tuple variant ", "a list"),
        ("unit variant ", "null"),
    ];
    kinds.into_iter().find(|(name, _)| expected.starts_with(name)).map(|(_, kind)| kind)
}
