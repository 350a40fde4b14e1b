//! How values are rendered for people: short, escaped, and by no more than kind and length where a value must not be shown.

use std::fmt::{self, Display, Write as _};

/// How many characters of a value are shown.
const SHOWN: usize = 64;

/// How many characters are shown of a message that other code wrote.
const MESSAGE: usize = 256;

/// A string in quotation marks after `start`, in at most 64 characters.
pub(crate) fn quoted(start: &str, text: &str) -> String {
    let plain = |byte: u8| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\';
    if text.len() <= SHOWN && text.bytes().all(plain) {
        // Strings of one size come and go fastest.
        let mut quoted = String::with_capacity(SHOWN.max(start.len() + 2 + text.len()));
        quoted.extend([start, "\"", text, "\""]);
        return quoted;
    }
    format!("{start}\"{}\"", cut(text, SHOWN, true))
}

/// A number after `start`, in at most 64 characters.
pub(crate) fn numbered(start: &str, number: impl Display) -> String {
    let mut text = String::with_capacity(SHOWN);
    text.push_str(start);
    // Writing to a `String` can't fail.
    let _ = write!(text, "{number}");
    match text.get(start.len()..) {
        Some(digits) if digits.len() > SHOWN => joined(&[start, &cut(digits, SHOWN, false)]),
        _ => text,
    }
}

/// So many of something: `1 item`, `2 items`.
pub(crate) fn counted<N: Copy + Display + PartialEq + From<u8>>(count: N, noun: &str) -> String {
    format!("{count} {noun}{}", if count == N::from(1) { "" } else { "s" })
}

/// The parts as one string. (`concat` does the same at a few times the cost.)
pub(crate) fn joined(parts: &[&str]) -> String {
    let mut text = String::with_capacity(parts.iter().map(|part| part.len()).sum());
    text.extend(parts.iter().copied());
    text
}

/// A message of other code (a foreign type's error), cut where it is long.
pub(crate) fn shorten(text: &str) -> String {
    cut(text, MESSAGE, false)
}

/// A string in JSON's syntax, whole. Beyond what JSON asks for, characters that can't be seen or that turn the line
/// around them are escaped.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        self.0.chars().try_for_each(|character| write_escaped(f, character, true))?;
        f.write_char('"')
    }
}

/// A string on one line: what can't be seen or would break the line is escaped, quotes are not.
pub(crate) struct Line<'a>(pub(crate) &'a str);

impl Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|character| write_escaped(f, character, false))
    }
}

/// The string escaped, in at most `limit` characters; a longer one ends in `…`.
fn cut(text: &str, limit: usize, quotes: bool) -> String {
    let mut shown = String::new();
    let (mut width, mut fits) = (0, 0);
    for character in text.chars() {
        let start = shown.len();
        // Writing to a `String` can't fail.
        let _ = write_escaped(&mut shown, character, quotes);
        width += shown[start..].chars().count();
        if width > limit {
            shown.truncate(fits);
            shown.push('…');
            break;
        }
        if width < limit {
            fits = shown.len();
        }
    }
    shown
}

/// Cuts a string to at most `limit` bytes, the `…` at its end included (which stands alone if there is no room at all).
/// Returns whether it was longer.
pub(crate) fn cut_bytes(text: &mut String, limit: usize) -> bool {
    let longer = text.len() > limit;
    if longer {
        let room = limit.saturating_sub('…'.len_utf8());
        let end = (0..=room).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
        text.truncate(end);
        text.push('…');
        text.shrink_to_fit();
    }
    longer
}

fn write_escaped(out: &mut impl fmt::Write, character: char, quotes: bool) -> fmt::Result {
    match character {
        '"' | '\\' if quotes => write!(out, "\\{character}"),
        '\n' => out.write_str("\\n"),
        '\r' => out.write_str("\\r"),
        '\t' => out.write_str("\\t"),
        _ if is_unseen(character) => {
            character.encode_utf16(&mut [0; 2]).iter().try_for_each(|unit| write!(out, "\\u{unit:04x}"))
        }
        _ => out.write_char(character),
    }
}

/// Control characters, and those that have no width or that reorder text.
fn is_unseen(character: char) -> bool {
    let reorders = matches!(character, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
    character.is_control() || reorders || matches!(character, '\u{61c}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_than_64_characters_are_shown() {
        let table = [
            ("a".repeat(64), "a".repeat(64)),
            ("a".repeat(65), "a".repeat(63) + "…"),
            ("é".repeat(1000), "é".repeat(63) + "…"),
            ("\0".repeat(1000), "\\u0000".repeat(10) + "…"),
            ("a".repeat(63) + "\n", "a".repeat(63) + "…"),
            ("a".repeat(62) + "\n", "a".repeat(62) + "\\n"),
        ];
        for (text, shown) in table {
            assert_eq!(quoted("string ", &text), format!("string \"{shown}\""));
        }
        assert_eq!(numbered("number ", "1".repeat(65)), format!("number {}…", "1".repeat(63)));
        assert_eq!(shorten(&"m".repeat(1000)), "m".repeat(255) + "…");
    }

    #[test]
    fn what_cannot_be_seen_is_escaped() {
        let table = [
            ("a\u{202e}b", r#""a\u202eb""#, r"a\u202eb"),
            ("\u{e0041}", r#""\udb40\udc41""#, r"\udb40\udc41"),
            ("a\"\\\r\t", r#""a\"\\\r\t""#, "a\"\\\\r\\t"),
            ("\u{7f}\u{85}", r#""\u007f\u0085""#, r"\u007f\u0085"),
        ];
        for (text, quoted, line) in table {
            assert_eq!(Quoted(text).to_string(), quoted);
            assert_eq!(serde_json::from_str::<String>(quoted).unwrap(), text);
            assert_eq!(Line(text).to_string(), line);
        }
    }

    #[test]
    fn bytes_are_cut_between_characters() {
        for (limit, expected) in [(0, "…"), (3, "…"), (4, "…"), (5, "é…"), (7, "éé…"), (9, "ééé…"), (10, "ééééé")]
        {
            let mut text = "ééééé".to_owned();
            assert_eq!(cut_bytes(&mut text, limit), expected.ends_with('…'), "{limit}");
            assert_eq!(text, expected);
        }
    }
}
