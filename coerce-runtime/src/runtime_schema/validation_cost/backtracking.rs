//! Regular expressions that are matched by going back: how often is tried out before a validator does it.

use std::sync::OnceLock;

use jsonschema::error::ValidationErrorKind;
use jsonschema::{PatternOptions, Validator};
use serde_json::{Value, json};

use super::weight::states;

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

/// The outcome of trying a string.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tried {
    /// A validator can match it.
    Matched,
    /// That is more work than there is.
    NotPaid,
    /// Nobody knows, it goes back too often.
    Unfinished,
}

impl Backtracking {
    /// The expression, unless it is matched in linear time.
    pub(super) fn of(pattern: &str) -> Option<Self> {
        let trials = [const { OnceLock::new() }; TRIALS.len()];
        goes_back(pattern).then(|| Self {
            pattern: pattern.into(),
            states: states(pattern),
            has_loops: has_loops(pattern),
            trials,
        })
    }

    /// Tries how often it goes back in a text. Each trial is paid for before it is made.
    pub(super) fn matches(&self, text: &str, mut pays: impl FnMut(u64) -> bool) -> Tried {
        let length = text.len() as u64;
        let reach = if self.has_loops { length } else { length.min(self.states) };
        let ahead = self.states.saturating_mul(1 + reach) / AHEAD;
        let value = Value::from(text);
        for (backtracks, trial) in TRIALS.into_iter().zip(&self.trials) {
            if !pays(ahead.saturating_add(BACK).saturating_mul(backtracks as u64)) {
                return Tried::NotPaid;
            }
            let trial = trial.get_or_init(|| matcher(&self.pattern, backtracks));
            if trial.as_ref().is_none_or(|trial| finishes(trial, &value)) {
                return Tried::Matched;
            }
        }
        Tried::Unfinished
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
    let refers = pattern.split('\\').skip(1).any(|escaped| escaped.starts_with(|char: char| char.is_alphanumeric()));
    refers || ["*", "+", ",}", "(?P", "(?("].iter().any(|sign| pattern.contains(sign))
}

/// Returns whether an expression may have to go back: unless it has nothing but what is matched in linear time for sure. What stands in a
/// class is looked at as if it stood outside.
pub(in crate::runtime_schema) fn goes_back(pattern: &str) -> bool {
    let mut rest = pattern;
    let mut repeats = false;
    while let Some(char) = rest.chars().next() {
        rest = &rest[char.len_utf8()..];
        let repeated = std::mem::take(&mut repeats);
        match char {
            '\\' => {
                let escaped = rest.chars().next().unwrap_or_default();
                rest = &rest[escaped.len_utf8().min(rest.len())..];
                let is_plain = !escaped.is_alphanumeric() && !matches!(escaped, '<' | '>' | '`' | '\'');
                let is_boundary = matches!(escaped, 'b' | 'B') && !rest.starts_with('{');
                if !is_plain && !is_boundary && !"dDwWsSnrtfv0xupPc".contains(escaped) {
                    return true;
                }
            }
            '(' if rest.starts_with('*') => return true,
            '(' if rest.starts_with('?') => {
                rest = &rest[1..];
                let is_named = rest.starts_with('<') && !rest.starts_with("<=") && !rest.starts_with("<!");
                if !is_named && !rest.starts_with(':') {
                    return true;
                }
            }
            '+' if repeated => return true,
            '*' | '+' | '?' | '}' => repeats = true,
            _ => {}
        }
    }
    false
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
            let pays = |work: u64| left.checked_sub(work).map(|less| left = less).is_some();
            let tried = Backtracking::of(pattern).map(|pattern| pattern.matches(text, pays));
            (tried, most - left)
        };
        let (few, many) = (1 << 14, 1 << 30);
        let text = "a".repeat(30);
        assert_eq!(tried("^(?!foo)a+$", &text, few), (Some(Tried::Matched), 64 * (16 + 5 * 31 / 32)));
        assert_eq!(tried(r"^(a|a)*\1b$", &text, many).0, Some(Tried::Unfinished));
        assert_eq!(tried(r"^(a|a)*\1b$", &text, few).0, Some(Tried::NotPaid));
        assert_eq!(tried("a+", &text, few), (None, 0));
        assert_eq!(tried(r"(a\1", &text, few).0, Some(Tried::Matched));
    }
}
