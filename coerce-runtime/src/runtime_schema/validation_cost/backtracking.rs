//! Regular expressions that are matched by going back: how often is tried out before a validator does it.

use std::sync::OnceLock;

use jsonschema::error::ValidationErrorKind;
use jsonschema::{PatternOptions, Validator};
use serde_json::{Value, json};

use super::Excess;
use super::pattern::states;

/// How often a regular expression with references or looking around may go back in one string.
pub(in crate::runtime_schema) const BACKTRACKS: usize = 1 << 16;

/// How often it may go back in a name of which only is asked which rules apply to its member.
pub(in crate::runtime_schema) const BACKTRACKS_IN_NAME: usize = 1 << 8;

/// How often it may go back each time that it is tried out.
const TRIALS: [usize; 4] = [1 << 6, 1 << 9, 1 << 12, BACKTRACKS];

/// How many steps it takes to go back once: more than one, because each string is matched more than once.
const BACK: u64 = 16;

/// How many states are looked at in one step between two steps back. Most of the time it is one for each byte.
const AHEAD: u64 = 32;

/// A regular expression that may go back.
#[derive(Debug)]
pub(super) struct Backtracking {
    pattern: Box<str>,
    states: u64,
    /// True if it may look at the whole text between two steps back.
    has_loops: bool,
    /// The validator of strings that match it, for each of `TRIALS`. None where the expression is none.
    trials: [OnceLock<Option<Validator>>; TRIALS.len()],
}

impl Backtracking {
    /// The expression, unless it is matched in linear time.
    pub(super) fn of(pattern: &str) -> Option<Self> {
        goes_back(pattern).then(|| Self {
            pattern: pattern.into(),
            states: states(pattern),
            has_loops: has_loops(pattern),
            trials: [const { OnceLock::new() }; TRIALS.len()],
        })
    }

    /// Tries how often it goes back in a text. Each trial is paid for before it is made.
    pub(super) fn matches(&self, text: &str, mut pay: impl FnMut(u64) -> Result<(), Excess>) -> Result<(), Excess> {
        let length = text.len() as u64;
        let reach = if self.has_loops { length } else { length.min(self.states) };
        let ahead = self.states.saturating_mul(1 + reach) / AHEAD;
        let value = Value::from(text);
        for (backtracks, trial) in TRIALS.into_iter().zip(&self.trials) {
            pay(ahead.saturating_add(BACK).saturating_mul(backtracks as u64))?;
            let trial = trial.get_or_init(|| matcher(&self.pattern, backtracks));
            if trial.as_ref().is_none_or(|trial| finishes(trial, &value)) {
                return Ok(());
            }
        }
        Err(Excess::Backtracking)
    }
}

/// A validator of strings that match. None where the expression is none.
fn matcher(pattern: &str, backtracks: usize) -> Option<Validator> {
    let regex = PatternOptions::fancy_regex().backtrack_limit(backtracks);
    jsonschema::options().offline().with_pattern_options(regex).build(&json!({"pattern": pattern})).ok()
}

fn finishes(matcher: &Validator, value: &Value) -> bool {
    let is_unfinished = |kind: &ValidationErrorKind| matches!(kind, ValidationErrorKind::BacktrackLimitExceeded { .. });
    matcher.validate(value).map_or_else(|error| !is_unfinished(error.kind()), |()| true)
}

/// Returns whether an expression repeats something without end, or refers to what may be as long as the text.
fn has_loops(pattern: &str) -> bool {
    let refers = pattern.split('\\').skip(1).any(|escaped| escaped.starts_with(char::is_alphanumeric));
    refers || ["*", "+", ",}", "(?P", "(?("].iter().any(|sign| pattern.contains(sign))
}

/// Returns whether an expression may have to go back: unless it has nothing but what is matched in linear time for sure. What stands in a
/// class, or follows a backslash that is escaped, is looked at as if it stood outside.
pub(in crate::runtime_schema) fn goes_back(pattern: &str) -> bool {
    let is_linear_group = |group: &str| {
        let is_named = group.starts_with('<') && !group.starts_with("<=") && !group.starts_with("<!");
        is_named || group.starts_with(':')
    };
    let is_linear_escape = |escape: &str| match escape.chars().next() {
        Some('b' | 'B') => !escape[1..].starts_with('{'),
        Some(char) if char.is_alphanumeric() => "dDwWsSnrtfv0xupPc".contains(char),
        char => !matches!(char, Some('<' | '>' | '`' | '\'')),
    };
    ["(*", "*+", "++", "?+", "}+"].iter().any(|sign| pattern.contains(sign))
        || !pattern.split("(?").skip(1).all(is_linear_group)
        || !pattern.split('\\').skip(1).all(is_linear_escape)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_back_is_told_from_what_does_not() {
        for pattern in [
            "",
            "^a+b?$",
            "a*?b{2,3}?",
            r"^[\w.-]+@\w+\.\p{L}{2}$",
            "(?:a|b)*",
            "(?<year>[0-9]{4})",
            r"\bword\b",
            "[(]?",
            "a\\",
            "(",
            r"\u{1F600}\x41\cA\0",
            r"\+\+\(\?=",
            "^é+$",
        ] {
            assert!(!goes_back(pattern), "{pattern}");
        }
        for pattern in [
            "(?=a)",
            "(?!a)",
            "(?<=a)",
            "(?<!a)",
            "(?>a)",
            "(?i)a",
            "(?(1)a)",
            "(?P=a)",
            "(?~a)",
            r"(a)\1",
            r"(?<a>)\k<a>",
            "a*+",
            "a{2}+",
            "a?+",
            "a++",
            r"\Ga",
            r"a\Kb",
            r"\Rb",
            r"a\Z",
            r"\b{start-half}",
            r"\<a",
            "(*FAIL)",
            "(?",
            r"(a)\g1",
        ] {
            assert!(goes_back(pattern), "{pattern}");
        }
    }

    #[test]
    fn a_string_costs_as_much_as_it_goes_back() {
        let tried = |pattern: &str, text: &str, most: u64| {
            let mut left = most;
            let pay = |work: u64| left.checked_sub(work).map(|less| left = less).ok_or(Excess::Work);
            let tried = Backtracking::of(pattern).map(|pattern| pattern.matches(text, pay));
            (tried, most - left)
        };
        let (few, many) = (1 << 14, 1 << 30);
        let text = "a".repeat(30);
        assert_eq!(tried("^(?!foo)a+$", &text, few), (Some(Ok(())), 64 * (16 + 5 * 31 / 32)));
        assert_eq!(tried(r"^(a|a)*\1b$", &text, many).0, Some(Err(Excess::Backtracking)));
        assert_eq!(tried(r"^(a|a)*\1b$", &text, few).0, Some(Err(Excess::Work)));
        assert_eq!(tried("a+", &text, few), (None, 0));
        assert_eq!(tried(r"(a\1", &text, few).0, Some(Ok(())));
    }
}
