//! `python_to_json`: the same value in the other notation.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("python_to_json").may(|from, to| match (from, to) {
    (Value::String(text), to) => in_json(text).is_some_and(|json| json == *to),
    _ => false,
});

/// The value of a text in either notation, which may be mixed as these tests mix it.
fn in_json(text: &str) -> Option<Value> {
    let mut json = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(['"', '\'']) {
        let (outside, string) = rest.split_at(start);
        let (string, behind) = split_string(string)?;
        json.push_str(&translated(outside));
        json.push_str(&Value::from(string).to_string());
        rest = behind;
    }
    json.push_str(&translated(rest));
    serde_json::from_str(&json).ok()
}

/// What is no string.
fn translated(text: &str) -> String {
    let signs = [("True", "true"), ("False", "false"), ("None", "null"), ("(", "["), (")", "]")];
    signs.into_iter().fold(text.to_owned(), |text, (python, json)| text.replace(python, json))
}

/// The string at the start of a text, and what comes behind it.
fn split_string(text: &str) -> Option<(String, &str)> {
    let quote = text.chars().next()?;
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|(_, letter)| {
        let ends = *letter == quote && !escaped;
        escaped = *letter == '\\' && !escaped;
        ends
    });
    let (inside, behind) = (&text[1..end?.0], &text[end?.0 + 1..]);
    let inside = inside.replace("\\'", "'");
    let inside = if quote == '"' { inside } else { inside.replace("\\\"", "\"").replace('"', "\\\"") };
    Some((serde_json::from_str(&format!("\"{inside}\"")).ok()?, behind))
}
