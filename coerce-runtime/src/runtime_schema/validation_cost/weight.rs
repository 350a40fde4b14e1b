//! The cost of the keywords of one part: names that a validator looks for, values that it compares, states of regular expressions.

use serde_json::{Map, Value};

use super::super::keywords::Keywords;

/// The weight that counts as the one step that each part takes at each value.
const LIGHT: u64 = 256;

/// How many steps a required name takes: it is looked for, and where it is missing that is an issue to count.
const NAME: u64 = 8;

/// How many steps a part takes beside that one.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub(super) struct Weight {
    /// At each value: the names that are required, and the values that are allowed.
    pub(super) value: u64,
    /// At each byte of a string: the states of its pattern.
    pub(super) byte: u64,
    /// At each byte of the name of a member: the states of the patterns of properties.
    pub(super) name: u64,
}

impl Weight {
    /// The weight of a part with these keywords.
    pub(super) fn of(part: &Value, keywords: Keywords) -> Self {
        let get = |group, keyword| if keywords.has(group) { part.get(keyword) } else { None };
        let list = |group, keyword| get(group, keyword).and_then(Value::as_array).map_or(0, |list| list.len() as u64);
        let members = |group, keyword| get(group, keyword).and_then(Value::as_object).into_iter().flat_map(Map::iter);
        let dependent = ["dependentRequired", "dependencies"].into_iter();
        let dependent = dependent.flat_map(|keyword| members(Keywords::NAMES, keyword));
        let names: usize = dependent.filter_map(|(_, names)| names.as_array()).map(Vec::len).sum();
        let patterns = members(Keywords::PATTERNS, "patternProperties").map(|(pattern, _)| states(pattern));
        let required = list(Keywords::NAMES, "required");
        Self {
            value: heavy((required + names as u64) * NAME + list(Keywords::LISTS, "enum")),
            byte: heavy(get(Keywords::PATTERNS, "pattern").and_then(Value::as_str).map_or(0, states)),
            name: heavy(patterns.fold(0, u64::saturating_add)),
        }
    }

    /// How many steps the part takes at this value.
    pub(super) fn at(self, value: &Value) -> u64 {
        let bytes = match value {
            Value::String(text) => self.byte.saturating_mul(text.len() as u64),
            Value::Object(members) if self.name > 0 => self.name.saturating_mul(names(members)),
            _ => 0,
        };
        self.value.saturating_add(bytes)
    }

    pub(super) fn is_none(self) -> bool {
        self == Self::default()
    }
}

fn heavy(steps: u64) -> u64 {
    if steps < LIGHT { 0 } else { steps }
}

/// How many bytes the names of all members have.
pub(super) fn names(members: &Map<String, Value>) -> u64 {
    members.keys().map(|name| name.len() as u64).sum()
}

/// How many bytes and values a value is made of.
pub(super) fn size(value: &Value) -> u64 {
    let mut size = 0;
    let mut todo = vec![value];
    while let Some(value) = todo.pop() {
        size += 1;
        match value {
            Value::String(text) => size += text.len() as u64,
            Value::Array(items) => todo.extend(items),
            Value::Object(members) => {
                size += names(members);
                todo.extend(members.values());
            }
            _ => {}
        }
    }
    size
}

/// How many states a regular expression has, about: its characters and classes, each as often as it may be repeated. So many are looked
/// at for each character of a text, at worst.
pub(super) fn states(pattern: &str) -> u64 {
    sum(pattern, |_| 1)
}

/// How large a regular expression is once it is compiled, about: a character beyond ASCII takes several states, a class of Unicode hundreds.
pub(super) fn compiled(pattern: &str) -> u64 {
    sum(pattern, |unit| {
        let unicode = unit.matches("\\p").count() + unit.matches("\\P").count();
        let wide = unit.chars().filter(|char| !char.is_ascii()).count() + unit.matches("\\u").count();
        let negated = usize::from(unit == "." || unit.starts_with("[^"));
        (1 + 512 * unicode + 8 * wide + 4 * negated) as u64
    })
}

/// The sum of a number for each character and class, each as often as it may be repeated.
fn sum(pattern: &str, of: impl Fn(&str) -> u64) -> u64 {
    let mut groups = vec![Group::default()];
    let mut rest = pattern.chars();
    loop {
        let from = rest.as_str();
        let Some(char) = rest.next() else { break };
        match char {
            '(' => groups.push(Group::default()),
            ')' if groups.len() > 1 => {
                let states = groups.pop().map_or(0, Group::states);
                last(&mut groups).add(states);
                continue;
            }
            '{' => {
                if let Some((times, length)) = repetition(rest.as_str()) {
                    let group = last(&mut groups);
                    group.last = group.last.saturating_mul(times);
                    rest = rest.as_str().get(length..).unwrap_or_default().chars();
                    continue;
                }
            }
            '[' => skip_class(&mut rest),
            '\\' => skip_escape(&mut rest),
            _ => {}
        }
        if !matches!(char, '(' | '*' | '+' | '?' | '|' | '^' | '$') {
            let unit = from.get(..from.len() - rest.as_str().len()).unwrap_or_default();
            last(&mut groups).add(of(unit));
        }
    }
    groups.into_iter().map(Group::states).fold(0, u64::saturating_add)
}

/// The contents of two parentheses, as far as they are read.
#[derive(Default, Clone, Copy)]
struct Group {
    /// All but the last.
    others: u64,
    /// The last, which a repetition may follow.
    last: u64,
}

impl Group {
    fn add(&mut self, states: u64) {
        *self = Self { others: self.states(), last: states };
    }

    fn states(self) -> u64 {
        self.others.saturating_add(self.last)
    }
}

/// The innermost group. The outermost is always there.
fn last(groups: &mut Vec<Group>) -> &mut Group {
    if groups.is_empty() {
        groups.push(Group::default());
    }
    let at = groups.len() - 1;
    &mut groups[at]
}

/// How often `{2,5}` repeats at most, and how long it is without the first brace.
fn repetition(text: &str) -> Option<(u64, usize)> {
    let (counts, _) = text.split_once('}')?;
    let (least, most) = counts.split_once(',').unwrap_or((counts, counts));
    let is_count = |count: &str| count.bytes().all(|byte| byte.is_ascii_digit());
    if least.is_empty() || !is_count(least) || !is_count(most) {
        return None;
    }
    // What has more digits than fit is too much in any case.
    let count = |count: &str| if count.is_empty() { 1 } else { count.parse().unwrap_or(u64::MAX) };
    Some((count(least).max(count(most)).max(1), counts.len() + 1))
}

/// Skips the rest of a class, as far as its bracket.
fn skip_class(rest: &mut std::str::Chars<'_>) {
    while let Some(char) = rest.next() {
        match char {
            ']' => return,
            '\\' => {
                rest.next();
            }
            _ => {}
        }
    }
}

/// Skips what follows a backslash: `d`, `p{L}`, `u{1F600}`.
fn skip_escape(rest: &mut std::str::Chars<'_>) {
    let named = matches!(rest.next(), Some('p' | 'P' | 'u' | 'x'));
    if named && rest.as_str().starts_with('{') {
        rest.find(|char| *char == '}');
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn repetitions_multiply() {
        for (pattern, expected) in [
            ("", 0),
            ("^a+b?$", 2),
            ("a{3}", 3),
            ("a{2,5}b", 6),
            ("a{4,}", 4),
            ("^[a-z{5}]{1,64}$", 64),
            (r"\p{L}{2}\d{3}\{4}", 8),
            ("((a{0,30}){0,30}){0,30}", 27_000),
            ("(ab|c){10}", 30),
            ("a{,5}", 5),
            ("a{99999999999999999999}{2}", u64::MAX),
            (")(a", 2),
            (r"[\]]{7}", 7),
        ] {
            assert_eq!(states(pattern), expected, "{pattern}");
        }
    }

    #[test]
    fn what_is_beyond_ascii_is_large() {
        for (pattern, expected) in
            [("^[a-z]{64}$", 64), (r"\p{L}{2}", 1026), ("é", 9), (".{10}", 50), (r"[^\u0080-\u00ff]", 21), ("[a", 1)]
        {
            assert_eq!(compiled(pattern), expected, "{pattern}");
        }
    }

    #[test]
    fn what_is_light_weighs_nothing() {
        let weight = |part: &Value| Weight::of(part, Keywords::of(part));
        let few =
            json!({"required": ["a", "b"], "enum": [1, 2], "pattern": "^a{1,64}$", "patternProperties": {"^b": true}});
        assert!(weight(&few).is_none());
        let names: Vec<_> = (0..100).map(|number| number.to_string()).collect();
        let many =
            json!({"required": names, "enum": names, "pattern": "a{500}", "patternProperties": {"b{500}": true}});
        assert_eq!(weight(&many), Weight { value: 900, byte: 500, name: 500 });
        assert_eq!(weight(&many).at(&json!("abc")), 2_400);
        assert_eq!(weight(&many).at(&json!({"ab": 1, "c": 2})), 2_400);
        assert_eq!(weight(&json!({"dependentRequired": {"a": names}})).value, 800);
    }

    #[test]
    fn strings_and_names_have_a_size() {
        assert_eq!(size(&json!({"ab": ["cde", 1]})), 1 + 2 + 1 + 1 + 3 + 1);
    }
}
