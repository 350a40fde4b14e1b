//! A caller whose call was refused. It knows what it meant and what it sent, and learns what is wrong by the text of
//! `Error::for_model` alone: it changes what that names, if the fault is there, and sends the rest again as it was.

use serde_json::{Value, json};

use super::place::{at, put, remove, steps};

/// What the caller sends next. Or what it does not understand in the text.
pub(crate) type Corrected = Result<Value, String>;

/// Corrects a call by what it was told of it.
pub(crate) fn corrected(sent: &Value, meant: &Value, told: &str) -> Corrected {
    let lines: Vec<&str> = told.lines().filter_map(|line| line.strip_prefix("- ")).collect();
    if let [line] = lines[..] {
        if let (Some(fault), Some(text)) = (line.strip_prefix("not valid JSON"), sent.as_str()) {
            return by_text(text, meant, fault);
        }
    }
    // What it wrote with other quotation marks it reads itself.
    let read =
        |text: &str| json5::from_str(text).map_err(|error| format!("the text is no JSON, and is told so: {error}"));
    let mut value = sent.as_str().map_or_else(|| Ok(sent.clone()), read)?;
    lines.iter().try_for_each(|line| by_value(&mut value, meant, line))?;
    Ok(value.to_string().into())
}

/// Where the text is no JSON it takes off what is named around it. Else it sees what is named at its place, and writes what it meant
/// as JSON.
fn by_text(text: &str, meant: &Value, fault: &str) -> Corrected {
    let rest = rest_at(text, fault)?;
    let before = &text[..text.len() - rest.len()];
    if ["code fence: send what is inside alone", "among prose: send what", "other text before the JSON"]
        .iter()
        .any(|hint| fault.contains(hint))
    {
        let inside = text.find('{').zip(text.rfind('}')).and_then(|(start, end)| text.get(start..=end));
        return inside.map(Value::from).ok_or_else(|| "there is nothing inside".to_owned());
    }
    if fault.contains("trailing characters, got") {
        serde_json::from_str::<Value>(before).map_err(|_| format!("what stands before is no JSON: {fault}"))?;
        return Ok(before.into());
    }
    if is_cut(text, rest, fault) || has_fences(text, fault) || is_seen_there(before, rest, fault) {
        Ok(meant.to_string().into())
    } else {
        Err(format!("nothing is wrong there: {fault}"))
    }
}

/// Whether the text breaks off, as it is told.
fn is_cut(text: &str, rest: &str, fault: &str) -> bool {
    let is_open = text.matches(['{', '[']).count() > text.matches(['}', ']']).count();
    fault.contains("truncated: the text ends inside") && rest.is_empty()
        || fault.contains("it ends too early") && is_open
        || fault.contains("code fence is not closed: send the JSON alone, all of it")
            && text.matches("```").count() == 1
}

/// Whether the text has several code fences, as it is told.
fn has_fences(text: &str, fault: &str) -> bool {
    fault.contains("several Markdown code fences: send one") && text.matches("```").count() > 2
}

/// Whether what is said of a place is so: the text was JSON up to there, and what stands there is not what is expected.
fn is_seen_there(before: &str, rest: &str, fault: &str) -> bool {
    let says = |words: &str| fault.contains(words);
    if says("has a backslash before a sign that needs none") {
        return before.ends_with('\\');
    }
    let goes_on = serde_json::from_str::<Value>(before).is_err_and(|error| error.is_eof());
    if says("key must be a string") || says("expected value") {
        return goes_on && !rest.starts_with('"');
    }
    // A string has ended too early, or another begins behind its end.
    (says("expected `,` or `}`") || says("expected `:`")) && goes_on && before.ends_with('"')
}

/// What stands in the text from the place on that a fault names, which is what it says.
fn rest_at<'t>(text: &'t str, fault: &str) -> Result<&'t str, String> {
    let number = |word: &str| {
        let digits = fault.split_once(word).map(|(_, rest)| rest.split(|letter: char| !letter.is_ascii_digit()).next());
        digits.flatten().and_then(|digits| digits.parse::<usize>().ok()).ok_or_else(|| format!("no place: {fault}"))
    };
    let (line, column) = (number("line ")?, number("column ")?);
    let start = text.split_inclusive('\n').take(line - 1).map(str::len).sum::<usize>();
    if fault.contains("truncated") {
        return text.get(start + column..).ok_or_else(|| format!("no such place: {fault}"));
    }
    let got = fault.split_once(", got ").ok_or_else(|| format!("nothing is shown: {fault}"))?.1;
    let mut shown = serde_json::Deserializer::from_str(got).into_iter::<String>();
    let shown = shown.next().and_then(Result::ok).ok_or_else(|| format!("nothing is shown: {fault}"))?;
    // A word is shown whole, wherever in it the place is.
    let place = start + column;
    let mut rests = (place.saturating_sub(shown.len())..place).rev().filter_map(|start| text.get(start..));
    rests.find(|rest| rest.starts_with(&shown)).ok_or_else(|| format!("it is not there: {fault}"))
}

/// Corrects what one line says of a value.
fn by_value(value: &mut Value, meant: &Value, line: &str) -> Result<(), String> {
    let (path, what) = line.split_once(": ").ok_or_else(|| format!("no path: {line}"))?;
    let path = steps(path)?;
    if what.starts_with("unknown field") {
        return remove(value, &path).map(drop).ok_or_else(|| format!("it is not there: {line}"));
    }
    let Some(right) = at(meant, &path) else {
        // What is wrong there says nothing that it meant.
        return remove(value, &path).map(drop).ok_or_else(|| format!("it is not there: {line}"));
    };
    if !what.starts_with("given more than once") {
        let expected = what.split_once("expected ").ok_or_else(|| format!("nothing is expected: {line}"))?.1;
        let (expected, got) = expected.split_once(", got ").unwrap_or((expected, ""));
        if !admits(expected, right)? {
            return Err(format!("{right} is not expected: {line}"));
        }
        if !shows(got, at(value, &path), what) {
            return Err(format!("that was not sent: {line}"));
        }
    }
    put(value, &path, right.clone()).ok_or_else(|| format!("it has no place: {line}"))
}

/// Whether it is what was sent.
fn shows(got: &str, sent: Option<&Value>, what: &str) -> bool {
    match sent {
        None => what.starts_with("missing"),
        Some(Value::Object(_)) => got.starts_with("an object"),
        Some(Value::Array(_)) => got.starts_with("a list"),
        Some(Value::String(_)) => got.starts_with(&format!("string {}", sent.unwrap_or(&Value::Null))),
        Some(other) => got.contains(&other.to_string()),
    }
}

/// Whether a value is what is expected.
fn admits(expected: &str, value: &Value) -> Result<bool, String> {
    let expected = expected.strip_suffix(" or null").unwrap_or(expected);
    if let Some(range) = expected.strip_prefix("an integer from ") {
        let (least, most) = range.split_once(" to ").ok_or("no range")?;
        let bound = |bound: &str| bound.parse::<i64>().map_err(|_| format!("no number: {bound}"));
        return Ok((bound(least)?..=bound(most)?).contains(&value.as_i64().unwrap_or(i64::MIN)));
    }
    match expected {
        "a string" => Ok(value.is_string()),
        "a boolean" => Ok(value.is_boolean()),
        "a number" => Ok(value.is_number()),
        "an integer" => Ok(value.is_i64() || value.is_u64()),
        _ if expected.starts_with("one of `") => {
            Ok(expected.split('`').skip(1).step_by(2).any(|word| *value == json!(word)))
        }
        _ if expected.starts_with("a list") => Ok(value.is_array()),
        other => Err(format!("what is {other}?")),
    }
}
