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

#[cfg(test)]
mod tests {
    use super::unescaped;

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
}
