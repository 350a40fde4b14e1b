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

/// What is no string. A comma may stand behind the last item.
fn translated(text: &str) -> String {
    let signs = [("\x0c", " "), ("True", "true"), ("False", "false"), ("None", "null"), ("(", "["), (")", "]")];
    let text = signs.into_iter().fold(text.to_owned(), |text, (python, json)| text.replace(python, json));
    let mut json = String::new();
    for part in text.split_inclusive([']', '}']) {
        let close = part.chars().next_back().filter(|last| matches!(last, ']' | '}'));
        let inside = part.strip_suffix([']', '}']).unwrap_or(part);
        let inside = if close.is_some() { inside.trim_end().strip_suffix(',').unwrap_or(inside) } else { inside };
        json.push_str(inside);
        json.extend(close);
    }
    json
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
    let mut json = String::new();
    let mut letters = inside.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => json.push_str("\\\""),
            '\\' => match letters.next()? {
                '\'' => json.push('\''),
                'x' => json.push_str("\\u00"),
                other => json.extend(['\\', other]),
            },
            '\0'..' ' => json.push_str(Value::from(letter.to_string()).to_string().trim_matches('"')),
            other => json.push(other),
        }
    }
    Some((serde_json::from_str(&format!("\"{json}\"")).ok()?, behind))
}
