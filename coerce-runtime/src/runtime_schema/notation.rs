//! How rules are written: names with values or lists in parentheses.

use serde_json::Value;

use crate::json::render::shorten;

/// How many parentheses may stand in each other.
const MOST_LEVELS: usize = 8;

/// One of several in parentheses.
#[derive(Debug, PartialEq)]
pub(super) enum Item {
    /// `name`, `name = value`, `name(…)`
    Entry(String, Written),
    /// `"text"`, `5`, `true`, `null`
    Value(Value),
}

/// The text after a name.
#[derive(Debug, PartialEq)]
pub(super) enum Written {
    Nothing,
    /// ` = value`
    Value(Value),
    /// `(item, …)`
    List(Vec<Item>),
}

/// Reads one item.
pub(super) fn parse(text: &str) -> Result<Item, String> {
    let mut rest = text;
    let item = item(&mut rest, 0)?;
    match rest.trim() {
        "" => Ok(item),
        _ => Err(format!("expected one rule, got `{}` behind it", shorten(rest))),
    }
}

/// The text in the outer parentheses.
pub(super) fn arguments(text: &str) -> &str {
    let inside = text.trim().strip_suffix(')').and_then(|text| text.split_once('('));
    inside.map_or("", |(_, inside)| inside.trim())
}

fn item(rest: &mut &str, level: usize) -> Result<Item, String> {
    match name(rest) {
        "" => value(rest).map(Item::Value),
        name @ ("true" | "false" | "null") => Ok(Item::Value(name.parse().unwrap_or_default())),
        name => Ok(Item::Entry(name.to_owned(), written(rest, level)?)),
    }
}

fn written(rest: &mut &str, level: usize) -> Result<Written, String> {
    if eat(rest, '=') {
        return match item(rest, MOST_LEVELS)? {
            Item::Value(value) => Ok(Written::Value(value)),
            Item::Entry(name, _) => Err(format!("expected a value, got `{name}`")),
        };
    }
    if level >= MOST_LEVELS || !eat(rest, '(') {
        return Ok(Written::Nothing);
    }
    let mut items = Vec::new();
    while !eat(rest, ')') {
        items.push(item(rest, level + 1)?);
        if !eat(rest, ',') && !rest.trim_start().starts_with(')') {
            return Err(format!("expected `)` or `,` {}", found(rest)));
        }
    }
    Ok(Written::List(items))
}

/// A string or a number, as JSON has it.
fn value(rest: &mut &str) -> Result<Value, String> {
    *rest = rest.trim_start();
    let is_number = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '+' | '.');
    if rest.starts_with(|letter: char| letter == '-' || letter.is_ascii_digit()) {
        let (number, behind) = rest.split_at(rest.find(|letter| !is_number(letter)).unwrap_or(rest.len()));
        let number = serde_json::from_str(number).map_err(|_| format!("`{number}` is no number"))?;
        *rest = behind;
        return Ok(number);
    }
    let mut values = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
    match values.next() {
        Some(Ok(value)) => {
            *rest = rest.get(values.byte_offset()..).unwrap_or_default();
            Ok(value)
        }
        _ => Err(format!("expected a name or a value {}", found(rest))),
    }
}

fn name<'t>(rest: &mut &'t str) -> &'t str {
    *rest = rest.trim_start();
    let is_number = rest.starts_with(|letter: char| letter.is_ascii_digit());
    let is_end = |letter: char| is_number || !letter.is_ascii_alphanumeric() && letter != '_';
    let (name, behind) = rest.split_at(rest.find(is_end).unwrap_or(rest.len()));
    *rest = behind;
    name
}

fn eat(rest: &mut &str, letter: char) -> bool {
    let behind = rest.trim_start().strip_prefix(letter);
    *rest = behind.unwrap_or(rest);
    behind.is_some()
}

fn found(rest: &str) -> String {
    if rest.trim().is_empty() { "at the end".to_owned() } else { format!("before `{}`", shorten(rest)) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn names_values_and_lists_are_read() {
        let entry = |name: &str, written| Item::Entry(name.to_owned(), written);
        let table = [
            (" trim ", entry("trim", Written::Nothing)),
            (
                "a(b = \"x, (\", c(1, -2.5,), null)",
                entry(
                    "a",
                    Written::List(vec![
                        entry("b", Written::Value(json!("x, ("))),
                        entry("c", Written::List(vec![Item::Value(json!(1)), Item::Value(json!(-2.5))])),
                        Item::Value(json!(null)),
                    ]),
                ),
            ),
        ];
        for (text, expected) in table {
            assert_eq!(parse(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn no_text_is_too_deep() {
        assert!(parse(&"a(".repeat(100_000)).is_err());
        assert!(parse(&"[".repeat(100_000)).is_err());
    }

    #[test]
    fn arguments_are_what_stands_in_parentheses() {
        for (text, expected) in [("trim", ""), ("a( b(\"c\") )", "b(\"c\")"), ("a()", "")] {
            assert_eq!(arguments(text), expected);
        }
    }
}
