//! JSON5 documents, <https://spec.json5.org>, as far as JSON can say the same: there is no `NaN` and no `Infinity`.
//!
//! Which letters a name without quotation marks may have is what Rust's standard library says of Unicode, not the tables of ECMAScript
//! 5.1. Names with marks that are no letters of their own (accents that follow their letter, Indic viramas) or with connectors other than
//! `_` are read in quotation marks only; numerals that are no digits (`x²`) may stand in a name.

use super::{Grammar, Read, Reasons, Scanner, json, numeral};
use crate::tree::Tree;

/// Why a text is refused that has a line break inside a string.
pub(in super::super) const LINE_BREAK: &str = "has a line break inside a string, and is not JSON otherwise";

/// Why a text is refused that breaks off.
pub(in super::super) const TOO_EARLY: &str = "not exactly one JSON5 document: it ends too early";

/// Why a text is refused that has a backslash where none is needed.
pub(super) const BACKSLASH: &str =
    "has a backslash before a sign that needs none: a path or an expression may be meant";

const NOT_JSON5: &str = "not exactly one JSON5 document";
const NO_NAME: &str = "not exactly one JSON5 document: a name is neither a string nor an identifier";
pub(in super::super) const PYTHON: &str = "holds a word of Python";
const NOT_FINITE: &str = "holds `NaN` or `Infinity`, which JSON does not have";
const TOO_LONG: &str = "holds a hexadecimal number of more than 64 bits";

/// The words of Python that JSON5 would read as names, or not at all.
const OF_PYTHON: [&str; 3] = ["None", "True", "False"];

pub(in super::super) static JSON5: Grammar = Grammar {
    space,
    name,
    escapes: ("bfnrt'\"\\/", "\x08\x0c\n\r\t'\"\\/"),
    escaped,
    words: json::WORDS,
    number,
    unprintable: b"\n\r",
    quotes: &['\'', '"'],
    has_tuples: false,
    has_last_comma: true,
    reasons: Reasons {
        other: NOT_JSON5,
        too_early: TOO_EARLY,
        more: "not exactly one JSON5 document: something follows it",
        no_comma: "not exactly one JSON5 document: no comma and no closing bracket follows a value",
        unprintable: LINE_BREAK,
    },
};

fn space(mut rest: &str) -> Read<&str> {
    loop {
        rest = rest.trim_start_matches(is_space);
        rest = if let Some(comment) = rest.strip_prefix("//") {
            comment.trim_start_matches(|letter| !ends_line(letter))
        } else if let Some(comment) = rest.strip_prefix("/*") {
            comment.split_once("*/").ok_or(TOO_EARLY)?.1
        } else {
            return Ok(rest);
        }
    }
}

/// JSON's white space, that of JSON5, and all that Unicode calls a space. Rust has one more.
fn is_space(letter: char) -> bool {
    letter == '\u{feff}' || letter.is_whitespace() && letter != '\u{85}'
}

fn ends_line(letter: char) -> bool {
    matches!(letter, '\n' | '\r' | '\u{2028}' | '\u{2029}')
}

/// An identifier, other than a word of Python. Its letters may be written as escapes.
fn name(scanner: &mut Scanner<'_>) -> Read<String> {
    let mut name = String::new();
    loop {
        let (before, is_escape) = (scanner.rest, scanner.rest.starts_with('\\'));
        let letter = match is_escape {
            true if scanner.take(2) == "\\u" => Some(scanner.utf16()?),
            true => None,
            false => scanner.next(),
        };
        match letter.filter(|letter| is_part(*letter, name.is_empty())) {
            Some(letter) => name.push(letter),
            None if is_escape || name.is_empty() => return Err(NO_NAME),
            None if OF_PYTHON.contains(&&*name) => return Err(PYTHON),
            None => {
                scanner.rest = before;
                return Ok(name);
            }
        }
    }
}

fn is_part(letter: char, starts: bool) -> bool {
    let is_anywhere = |letter: char| letter.is_alphabetic() || matches!(letter, '$' | '_');
    let is_behind = |letter: char| letter.is_alphanumeric() || matches!(letter, '\u{200c}' | '\u{200d}');
    is_anywhere(letter) || !starts && is_behind(letter)
}

/// The character behind a backslash. A quote is itself, and a line goes on. Any other sign that means nothing there would be itself too,
/// but who writes `C:\Dev`, `\d+` or `\.rs` means the backslash; and who writes JSON's double quotes also in `C:\vendor`, and at the end of
/// a line in a command.
fn escaped(scanner: &mut Scanner<'_>, sign: char, quote: char) -> Read<Option<char>> {
    match sign {
        sign if quote == '"' && (sign == 'v' || ends_line(sign)) => Err(BACKSLASH),
        'v' => Ok(Some('\x0b')),
        '0' if !scanner.rest.starts_with(|next: char| next.is_ascii_digit()) => Ok(Some('\0')),
        'x' => scanner.character(2),
        'u' => scanner.utf16().map(Some),
        '\r' if scanner.rest.starts_with('\n') => {
            scanner.next();
            Ok(None)
        }
        end if ends_line(end) => Ok(None),
        digit if digit.is_ascii_digit() => Err(NOT_JSON5),
        _ => Err(BACKSLASH),
    }
}

/// A number. It keeps its digits, with those that JSON asks for before and behind the point.
fn number(word: &str, other: &'static str) -> Read<Tree<'static>> {
    if OF_PYTHON.contains(&word) {
        return Err(PYTHON);
    }
    let digits = word.strip_prefix(['+', '-']).unwrap_or(word);
    let sign = if word.starts_with('-') { "-" } else { "" };
    if matches!(digits, "NaN" | "Infinity") {
        return Err(NOT_FINITE);
    }
    if !digits.starts_with(|first: char| first == '.' || first.is_ascii_digit()) {
        return Err(other);
    }
    let digits = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(hexadecimal) => of_hexadecimal(hexadecimal, sign)?.to_string(),
        None => of_decimal(digits)?,
    };
    numeral(&format!("{sign}{digits}"), other)
}

/// The number with a digit on either side of the point, if it has one.
fn of_decimal<'d>(digits: &'d str) -> Read<String> {
    let (mantissa, exponent) = digits.split_at(digits.find(['e', 'E']).unwrap_or(digits.len()));
    let or_zero = |digits: &'d str| if digits.is_empty() { "0" } else { digits };
    match mantissa.split_once('.') {
        Some(("", "")) => Err(NOT_JSON5),
        Some((whole, fraction)) => Ok(format!("{}.{}{exponent}", or_zero(whole), or_zero(fraction))),
        None => Ok(digits.to_owned()),
    }
}

/// The number in decimal digits.
fn of_hexadecimal(digits: &str, sign: &str) -> Read<u64> {
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Err(NOT_JSON5);
    }
    let most = if sign.is_empty() { u64::MAX } else { i64::MIN.unsigned_abs() };
    u64::from_str_radix(digits, 16).ok().filter(|number| *number <= most).ok_or(TOO_LONG)
}
