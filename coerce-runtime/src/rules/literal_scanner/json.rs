//! JSON, and JSON except that control characters may stand in its strings as they are: line breaks, tabs.
//!
//! The latter is read where JSON5 has refused a line break, and says so if something else is the matter too. JSON itself has been read
//! by `serde_json` before: what is left to do is to keep what that loses, the digits of numbers and repeated members.

use super::json5::{LINE_BREAK, TOO_EARLY};
use super::{Grammar, Reasons, numeral};

/// The reason if the text is no JSON.
pub(in super::super) const NOT_JSON: &str = "not exactly one JSON text";

/// JSON with control characters.
pub(in super::super) static LOOSE_JSON: Grammar = json(LINE_BREAK, TOO_EARLY);

/// JSON itself.
pub(in super::super) static JSON: Grammar = json(NOT_JSON, NOT_JSON);

/// The words for null, true and false.
pub(super) const WORDS: [&str; 3] = ["null", "true", "false"];

const fn json(other: &'static str, too_early: &'static str) -> Grammar {
    Grammar {
        space: |text| Ok(text.trim_start_matches([' ', '\n', '\t', '\r'])),
        name: |scanner| scanner.other(),
        // RFC 8259, section 7.
        escapes: ("\"\\/bfnrt", "\"\\/\x08\x0c\n\r\t"),
        escaped: |scanner, sign, _| if sign == 'u' { scanner.utf16().map(Some) } else { scanner.other() },
        words: WORDS,
        number: numeral,
        unprintable: b"",
        quotes: &['"'],
        has_tuples: false,
        has_last_comma: false,
        reasons: Reasons { other, too_early, more: other, no_comma: other, unprintable: other },
    }
}
