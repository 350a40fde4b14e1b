//! JSON, and JSON except that control characters may stand in its strings as they are: line breaks, tabs.
//!
//! The latter is read where JSON5 has refused a line break, and says so if something else is the matter too. JSON itself has been read
//! by `serde_json` before: what is left to do is to keep what that loses, the digits of numbers and repeated members.

use super::json5::{LINE_BREAK, TOO_EARLY};
use super::{Grammar, Read, Reasons, Scanner, numeral};
use crate::tree::Tree;

/// The reason if the text is no JSON.
pub(in super::super) const NOT_JSON: &str = "not exactly one JSON text";

/// JSON with control characters.
pub(in super::super) static LOOSE_JSON: Grammar = json(LINE_BREAK, TOO_EARLY);

/// JSON itself.
pub(in super::super) static JSON: Grammar = json(NOT_JSON, NOT_JSON);

const fn json(other: &'static str, too_early: &'static str) -> Grammar {
    Grammar {
        space: |text| Ok(text.trim_start_matches([' ', '\n', '\t', '\r'])),
        name: |scanner| scanner.other(),
        escaped: |scanner| escaped(scanner).map(Some),
        word,
        unprintable: b"",
        quotes: &['"'],
        has_tuples: false,
        has_last_comma: false,
        reasons: Reasons { other, too_early, more: other, no_comma: other, unprintable: other },
    }
}

/// The character that is written behind a backslash (RFC 8259, section 7).
fn escaped(scanner: &mut Scanner<'_>) -> Read<char> {
    match scanner.next().ok_or(scanner.grammar.reasons.too_early)? {
        same @ ('"' | '\\' | '/') => Ok(same),
        'b' => Ok('\x08'),
        'f' => Ok('\x0c'),
        'n' => Ok('\n'),
        'r' => Ok('\r'),
        't' => Ok('\t'),
        'u' => scanner.utf16(),
        _ => scanner.other(),
    }
}

pub(super) fn word(word: &str, other: &'static str) -> Read<Tree<'static>> {
    match word {
        "null" => Ok(Tree::Null),
        "true" => Ok(Tree::Bool(true)),
        "false" => Ok(Tree::Bool(false)),
        number => numeral(number, other),
    }
}
