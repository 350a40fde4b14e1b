//! `unfence`: what stands in the one code fence.

use serde_json::Value;

use super::Rule;

inventory::submit! { RULE }

const RULE: Rule = Rule::new("unfence").may(|from, to| match (from, to) {
    (Value::String(from), Value::String(to)) => inside(from) == Some(to),
    _ => false,
});

/// The lines between the first and the last one, which are marks.
fn inside(text: &str) -> Option<&str> {
    let (first, rest) = text.trim().split_once('\n')?;
    let (inside, last) = rest.rsplit_once('\n').unwrap_or(("", rest));
    let inside = inside.strip_suffix('\r').unwrap_or(inside);
    let is_mark = |line: &str| line.trim().starts_with("```") || line.trim().starts_with("~~~");
    (is_mark(first) && is_mark(last)).then_some(inside)
}
