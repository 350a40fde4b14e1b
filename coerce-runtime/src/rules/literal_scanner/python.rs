//! Python literals: what `repr` writes of dicts, lists, tuples, strings, numbers, `True`, `False` and `None`. Names, calls, sets,
//! bytes, operators, comments and strings with a prefix are not read.

use super::{Grammar, Reasons, numeral};

const NOT_PYTHON: &str = "not exactly one Python literal that JSON can say";

pub(in super::super) static PYTHON: Grammar = Grammar {
    space: |text| Ok(text.trim_start_matches([' ', '\n', '\t', '\r', '\x0c'])),
    name: |_| Err("has a key that is no string"),
    escapes: ("\\'\"ntr", "\\'\"\n\t\r"),
    // Half a character is none.
    escaped: |scanner, sign, _| match sign {
        'x' => scanner.character(2),
        'u' => scanner.character(4),
        _ => scanner.other(),
    },
    words: ["None", "True", "False"],
    // That of JSON is a float.
    number: |word, other| numeral(if word == "-0" { "0" } else { word }, other),
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
