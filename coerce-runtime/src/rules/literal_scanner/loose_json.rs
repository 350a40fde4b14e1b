//! JSON except that control characters may stand in its strings as they are: line breaks, tabs.
//!
//! It is read where JSON5 has refused a line break, and says so if something else is the matter too.

use super::json5::{LINE_BREAK, TOO_EARLY};
use super::{Grammar, Read, Reasons, Scanner, numeral};
use crate::tree::Tree;

static LOOSE_JSON: Grammar = Grammar {
    space: |text| Ok(text.trim_start_matches([' ', '\n', '\t', '\r'])),
    name: |_| Err(LINE_BREAK),
    escaped: |scanner| escaped(scanner).map(Some),
    word,
    unprintable: b"",
    quotes: &['"'],
    has_tuples: false,
    has_last_comma: false,
    reasons: Reasons {
        other: LINE_BREAK,
        too_early: TOO_EARLY,
        more: LINE_BREAK,
        no_comma: LINE_BREAK,
        unprintable: LINE_BREAK,
    },
};

/// The value that `text` is, with lists and objects nested at most `depth` deep. Or the reason why it is none.
pub(in super::super) fn read(text: &str, depth: usize) -> Read<Tree<'static>> {
    super::read(text, depth, &LOOSE_JSON)
}

/// The character that is written behind a backslash.
fn escaped(scanner: &mut Scanner<'_>) -> Read<char> {
    match scanner.next().ok_or(TOO_EARLY)? {
        same @ ('\\' | '/' | '"') => Ok(same),
        'b' => Ok('\x08'),
        'f' => Ok('\x0c'),
        'n' => Ok('\n'),
        'r' => Ok('\r'),
        't' => Ok('\t'),
        'u' => scanner.utf16(),
        _ => Err(LINE_BREAK),
    }
}

fn word(word: &str) -> Read<Tree<'static>> {
    match word {
        "null" => Ok(Tree::Null),
        "true" => Ok(Tree::Bool(true)),
        "false" => Ok(Tree::Bool(false)),
        number => numeral(number, LINE_BREAK),
    }
}
