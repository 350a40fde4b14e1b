//! Errors of serde that a message quotes, read back from their words.

use super::fault::Received;
use crate::issue_code::IssueCode;
use crate::json::render;

/// The error of serde that `message` is: its code, what was refused, and what was expected. A member that is missing or not known
/// stays a message, because nothing says where in the value it is.
pub(super) fn parse(message: &str) -> Option<(IssueCode, Received, &str)> {
    let (fault, expected) = without_position(message).rsplit_once(", expected ")?;
    let (code, received) = if let Some(unexpected) = fault.strip_prefix("invalid type: ") {
        (IssueCode::InvalidType, Received::Rendered(received(unexpected)))
    } else if let Some(unexpected) = fault.strip_prefix("invalid value: ") {
        (IssueCode::InvalidValue, Received::Rendered(received(unexpected)))
    } else if let Some(length) = fault.strip_prefix("invalid length ") {
        (IssueCode::InvalidLength, Received::Rendered(format!("length {}", render::shorten(length))))
    } else {
        let name = fault.strip_prefix("unknown variant `")?.strip_suffix('`')?;
        (IssueCode::UnknownVariant, Received::Name(name.to_owned()))
    };
    Some((code, received, expected))
}

/// `serde_json` adds ` at line 1 column 2` where it reads text. That is no location in the document.
pub(super) fn without_position(message: &str) -> &str {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let parts = message
        .rsplit_once(" at line ")
        .and_then(|(before, position)| Some((before, position.split_once(" column ")?)));
    match parts {
        Some((before, (line, column))) if is_number(line) && is_number(column) => before,
        _ => message,
    }
}

/// serde's `Unexpected`, in JSON's terms.
pub(super) fn received(unexpected: &str) -> String {
    let ticked = |name: &str| unexpected.strip_prefix(name)?.strip_prefix(" `")?.strip_suffix('`');
    let quoted = || unexpected.strip_prefix("string \"")?.strip_suffix('"');
    match unexpected {
        "unit value" | "null" | "Option value" => "null".to_owned(),
        "sequence" => "a list".to_owned(),
        "map" => "an object".to_owned(),
        // With serde_json's `arbitrary_precision`.
        "number" => "a number".to_owned(),
        _ => {
            let number = || {
                ticked("integer").or_else(|| ticked("floating point")).map(|digits| render::numbered("number ", digits))
            };
            let boolean = || ticked("boolean").map(|value| format!("boolean {value}"));
            let character = || ticked("character").map(|text| render::quoted("string ", text));
            let text = || quoted().map(|text| render::quoted("string ", &unescaped(text)));
            number().or_else(boolean).or_else(character).or_else(text).unwrap_or_else(|| render::shorten(unexpected))
        }
    }
}

/// The string that Rust's `Debug` shows so.
fn unescaped(debug: &str) -> String {
    let mut text = String::with_capacity(debug.len());
    let mut rest = debug;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        let (character, after) = escape(after).unwrap_or(('\\', after));
        text.push(character);
        rest = after;
    }
    text + rest
}

/// The character that an escape stands for, and what follows it.
fn escape(after: &str) -> Option<(char, &str)> {
    if let Some((digits, rest)) = after.strip_prefix("u{").and_then(|digits| digits.split_once('}')) {
        return Some((char::from_u32(u32::from_str_radix(digits, 16).ok()?)?, rest));
    }
    let mut rest = after.chars();
    let character = match rest.next()? {
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        '0' => '\0',
        other => other,
    };
    Some((character, rest.as_str()))
}
