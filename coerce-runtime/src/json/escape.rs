//! Escapes in JSON strings.

/// The character that the escape behind a backslash stands for, and how many bytes it has. `None` if it is half a character, or no escape of
/// JSON (RFC 8259, section 7).
pub(crate) fn unescaped(text: &[u8]) -> Option<(char, usize)> {
    let character = match text.first()? {
        same @ (b'"' | b'\\' | b'/') => char::from(*same),
        b'b' => '\x08',
        b'f' => '\x0c',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        b'u' => {
            let digits = text.get(1..5).filter(|digits| digits.iter().all(u8::is_ascii_hexdigit))?;
            let code = u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
            return char::from_u32(code).map(|character| (character, 5));
        }
        _ => return None,
    };
    Some((character, 1))
}

/// How many bytes of a string stand for themselves before the first that does not: a quote, a backslash or a control character.
#[inline(never)]
pub(crate) fn plain(text: &[u8]) -> usize {
    let each = |byte: u8| u64::from_le_bytes([byte; 8]);
    let mut length = 0;
    // Eight bytes at once. `less` sets the highest bit of the first byte that is less, and of none before it; of those behind it nothing is
    // known.
    while let Some(chunk) = text.get(length..length + 8).and_then(|chunk| chunk.try_into().ok()) {
        let bytes = u64::from_le_bytes(chunk);
        let less = |bytes: u64, than: u8| bytes.wrapping_sub(each(than)) & !bytes;
        let equal = |byte: u8| less(bytes ^ each(byte), 1);
        let found = (equal(b'"') | equal(b'\\') | less(bytes, b' ')) & each(0x80);
        if found != 0 {
            return length + found.trailing_zeros() as usize / 8;
        }
        length += 8;
    }
    let rest = text.get(length..).unwrap_or_default();
    length + rest.iter().position(|byte| matches!(*byte, b'"' | b'\\' | ..b' ')).unwrap_or(rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_escape_of_json_stands_for_what_serde_json_reads() {
        for first in 0..=u8::MAX {
            let text = [first, b'0', b'0', b'e', b'9', b'x'];
            let string = [b"\"\\", &text[..], b"\""].concat();
            let read = serde_json::from_slice::<String>(&string).ok();
            let expected = unescaped(&text).map(|(character, length)| format!("{character}{}", &"00e9x"[length - 1..]));
            let expected = expected.filter(|_| first.is_ascii());
            assert_eq!(expected, read, "{first}");
        }
    }

    #[test]
    fn half_a_character_and_other_digits_are_none() {
        for text in ["ud83d", "ude00", "u+0e9", "u00e", "u", "", "x41", "'", "0"] {
            assert_eq!(unescaped(text.as_bytes()), None, "{text}");
        }
        assert_eq!(unescaped(b"u00E9\""), Some(('\u{e9}', 5)));
    }

    #[test]
    fn a_string_ends_where_the_first_byte_stands_for_something_else() {
        for end in [&b"\""[..], b"\\", b"\n", b"\0", b"\x1f", b""] {
            for length in 0..40 {
                for filling in ["a", " ", "!", "#", "[", "]", "\u{7f}", "é"] {
                    let plain_text = filling.repeat(length);
                    let text = [plain_text.as_bytes(), end, b"\"\\ and more"].concat();
                    assert_eq!(plain(&text), plain_text.len(), "{filling} {length}");
                }
            }
        }
        assert_eq!((plain(b""), plain(b"abc"), plain(b"abcdefghij")), (0, 3, 10));
    }
}
