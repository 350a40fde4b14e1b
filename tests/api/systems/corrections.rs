//! Messages from which a caller can correct its next call without seeing the schema: here is one that knows JSON, a little of
//! the world (dates, addresses), and nothing of the types. It corrects what was refused by the text of `Error::for_model`, and by
//! nothing else.

use serde_json::{Map, Value, json};

use super::{ai_extract, engine_actions, form_patches, manage_websets};

/// What this caller sends where something is expected.
fn meant(expected: &str) -> Value {
    let expected = expected.strip_prefix("null, or ").unwrap_or(expected);
    let expected = expected.strip_suffix(" or null").unwrap_or(expected);
    let starts = |start| expected.strip_prefix(start);
    if let Some(members) = starts("an object") {
        return object(members).into();
    }
    if let Some(items) = starts("a list") {
        return items.split_once("each with ").map_or_else(|| json!([]), |(_, members)| json!([with(members)]));
    }
    match expected {
        _ if expected.starts_with(['`']) || expected.starts_with("one of `") => word(expected).into(),
        "a boolean" | "boolean" | "true or false" => json!(true),
        "a number" | "number" => json!(1.5),
        "integer" | "a non-negative integer" => json!(1),
        "list" => json!([]),
        "object" => json!({}),
        "a date as YYYY-MM-DD" => json!("2025-03-01"),
        "a URL that begins with http:// or https://" => json!("https://northwind.example"),
        _ if expected.starts_with("the id") => json!(0),
        _ => starts("an integer from ").map_or_else(|| json!("text"), |range| json!(bound(range))),
    }
}

/// The first word between backticks.
fn word(text: &str) -> String {
    text.split('`').nth(1).unwrap_or_default().to_owned()
}

/// The lower bound of `1 to 100`.
fn bound(range: &str) -> i64 {
    range.split(' ').next().and_then(|bound| bound.parse().ok()).unwrap_or_default()
}

/// The object of ` with …`, of ` whose …`, or of both.
fn object(text: &str) -> Map<String, Value> {
    let (members, tag) = text.split_once(" whose ").unwrap_or((text, ""));
    let mut object = members.split_once(" with `").map_or_else(Map::new, |(_, members)| with(&format!("`{members}")));
    if let Some((tag, words)) = tag.split_once("` is ") {
        object.insert(tag.trim_start_matches('`').to_owned(), meant(words));
    }
    object
}

/// The members of `` `query` (string), `limit` (optional integer) `` that must be there.
fn with(members: &str) -> Map<String, Value> {
    let mut object = Map::new();
    let mut rest = members;
    while let Some((name, behind)) = rest.strip_prefix('`').and_then(|rest| rest.split_once('`')) {
        let (takes, next) =
            behind.strip_prefix(" (").and_then(|rest| rest.split_once(')')).unwrap_or(("string", behind));
        if !takes.starts_with("optional") {
            object.insert(name.to_owned(), meant(takes));
        }
        rest = next.trim_start_matches([',', ' ']);
    }
    object
}

/// One line of what came back: where, what is wrong, what is expected there, and what may have been meant.
struct Fault<'t> {
    path: Vec<String>,
    what: &'t str,
    expected: &'t str,
    meant: Option<String>,
}

impl<'t> Fault<'t> {
    /// Of `- filters[0].limit: expected an integer, got string "abc"; string_to_number: not a JSON number`.
    fn read(line: &'t str) -> Option<Self> {
        let line = line.strip_prefix("- ")?;
        let (path, what) = path(line);
        let expected = what.split_once("expected ").map_or("", |(_, expected)| expected);
        let end = [", got ", "; "].into_iter().filter_map(|end| expected.find(end)).min();
        let meant = what.split_once("did you mean ").map(|(_, meant)| word(meant));
        Some(Self { path, what, expected: &expected[..end.unwrap_or(expected.len())], meant })
    }
}

/// The path before the first colon, if that is one, and what is behind it.
fn path(line: &str) -> (Vec<String>, &str) {
    // Spaces are in quoted keys only.
    let of_path = |text: &str| !text.split('"').step_by(2).any(|part| part.contains(' '));
    match line.split_once(": ") {
        Some((path, what)) if of_path(path) => (steps(path), what),
        _ => (Vec::new(), line),
    }
}

/// The steps of `filters[0].limit`.
fn steps(path: &str) -> Vec<String> {
    let steps = path.split(['.', '[']).map(|step| step.trim_end_matches(']').trim_matches('"').to_owned());
    steps.filter(|step| !step.is_empty()).collect()
}

/// Corrects what a line says.
fn correct(call: &mut Value, fault: Fault<'_>) {
    let Fault { path, what, expected, meant: better } = fault;
    if what.starts_with("not valid JSON") {
        return *call = Value::Null;
    }
    let missing = what.starts_with("missing,");
    if missing && at(call, &path).is_some() {
        return; // by a better name
    }
    if !what.starts_with("unknown field") {
        return put(call, &path, meant(expected));
    }
    let Some((name, around)) = path.split_last() else { return };
    let members = match opened(call, around) {
        Some(Value::Object(members)) => members,
        Some(Value::Array(items)) => return items.retain(|item| item != name),
        _ => return,
    };
    let value = members.remove(name);
    if let (Some(value), Some(better)) = (value, better) {
        members.entry(better).or_insert(value);
    }
}

fn at<'c>(call: &'c mut Value, path: &[String]) -> Option<&'c mut Value> {
    path.iter().try_fold(call, |value, step| match value {
        Value::Object(members) => members.get_mut(step),
        Value::Array(items) => items.get_mut(step.parse::<usize>().ok()?),
        _ => None,
    })
}

/// A location in the call. What was sent as text is sent as what it holds from now on.
fn opened<'c>(call: &'c mut Value, path: &[String]) -> Option<&'c mut Value> {
    let place = at(call, path)?;
    if let Some(inside) = place.as_str().and_then(|text| serde_json::from_str(text).ok()) {
        *place = inside;
    }
    Some(place)
}

/// Puts a value at a location, which may be a member that is not there yet, or the item of a list that came without brackets.
fn put(call: &mut Value, path: &[String], value: Value) {
    let Some((name, around)) = path.split_last() else { return *call = value };
    match opened(call, around) {
        Some(Value::Object(members)) => drop(members.insert(name.to_owned(), value)),
        Some(Value::Array(items)) => {
            if let Some(item) = name.parse().ok().and_then(|at: usize| items.get_mut(at)) {
                *item = value;
            }
        }
        Some(single) if name == "0" => *single = json!([value]),
        _ => {}
    }
}

/// How many corrections it takes until the call is accepted.
fn corrections(call: &Value, refused: impl Fn(&Value) -> Option<String>) -> usize {
    let mut call = call.clone();
    for count in 0..10 {
        let Some(text) = refused(&call) else { return count };
        text.lines().filter_map(Fault::read).for_each(|fault| correct(&mut call, fault));
    }
    panic!("never right: {call}: {:#?}", refused(&call));
}

/// Of each refused call, and of what is no call at all, that so many corrections are enough; and that there are such calls.
fn are_enough(most: usize, calls: impl IntoIterator<Item = Value>, refused: impl Fn(&Value) -> Option<String>) {
    let nothing = [json!(null), json!([]), json!({}), json!("text"), json!([[]]), json!([1])];
    let mut corrected = 0;
    for call in calls.into_iter().chain(nothing) {
        let count = corrections(&call, &refused);
        assert!(count <= most, "{count} corrections of {call}");
        corrected += usize::from(count > 0);
    }
    assert!(corrected > 10, "{corrected}");
}

#[test]
fn a_call_of_websets_is_right_after_three_corrections() {
    are_enough(3, manage_websets::calls(), manage_websets::refused);
}

/// The shape, then the field, then the operation that it accepts and its value.
#[test]
fn a_patch_is_right_after_three_corrections() {
    are_enough(3, form_patches::patches(), form_patches::refused_patch);
}

#[test]
fn an_action_is_right_after_three_corrections() {
    are_enough(3, engine_actions::calls(), engine_actions::refused);
}

#[test]
fn an_answer_is_right_after_two_corrections() {
    are_enough(2, ai_extract::answers().into_iter().map(|(_, answer)| answer), ai_extract::refused);
}
