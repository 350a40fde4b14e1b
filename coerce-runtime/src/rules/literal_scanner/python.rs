//! Python literals: what `repr` writes of dicts, lists, tuples, strings, numbers, `True`, `False` and `None`. Names, calls, sets,
//! bytes, operators, comments and strings with a prefix are not read.

use super::{Grammar, Read, Reasons, Scanner, numeral};
use crate::tree::Tree;

const NOT_PYTHON: &str = "not exactly one Python literal that JSON can say";

pub(in super::super) static PYTHON: Grammar = Grammar {
    space: |text| Ok(text.trim_start_matches([' ', '\n', '\t', '\r', '\x0c'])),
    name: |_| Err("has a key that is no string"),
    escaped: |scanner| escaped(scanner).map(Some),
    word,
    unprintable: b"\n\r\0",
    quotes: &['\'', '"'],
    has_tuples: true,
    has_last_comma: true,
    reasons: Reasons {
        other: NOT_PYTHON,
        too_early: "not exactly one Python literal: it ends too early",
        more: NOT_PYTHON,
        no_comma: NOT_PYTHON,
        unprintable: NOT_PYTHON,
    },
};

/// The character that is written behind a backslash. Half a character is none.
fn escaped(scanner: &mut Scanner<'_>) -> Read<char> {
    match scanner.next().ok_or(PYTHON.reasons.too_early)? {
        same @ ('\\' | '\'' | '"') => Ok(same),
        'n' => Ok('\n'),
        't' => Ok('\t'),
        'r' => Ok('\r'),
        'x' => character(scanner.hexadecimal(2)?),
        'u' => character(scanner.hexadecimal(4)?),
        _ => Err(NOT_PYTHON),
    }
}

fn character(number: u16) -> Read<char> {
    char::from_u32(number.into()).ok_or(NOT_PYTHON)
}

fn word(word: &str, other: &'static str) -> Read<Tree<'static>> {
    match word {
        "None" => Ok(Tree::Null),
        "True" => Ok(Tree::Bool(true)),
        "False" => Ok(Tree::Bool(false)),
        number if number.starts_with(|first: char| first == '-' || first.is_ascii_digit()) => numeral(number, other),
        _ => Err(other),
    }
}
