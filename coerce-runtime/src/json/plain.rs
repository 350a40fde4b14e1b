//! The part of a JSON string that is written as it is.

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
