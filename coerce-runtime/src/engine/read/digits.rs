//! The digits of numbers as they were written: a tree that was read from JSON text gets them from that text.

use crate::json::{Number, Parsed};
use crate::tree::Tree;

/// Puts its digits into each float of `tree`, which was read from `text`. `skipped` are the members of the text that are not in the
/// tree: of all members in the order of the text these, counted from 0.
pub(super) fn put<'de>(tree: &mut Tree<'de>, text: &'de [u8], skipped: &[usize]) {
    let mut numbers = Vec::new();
    collect(tree, &mut numbers);
    let (mut numbers, mut skipped) = (numbers.into_iter(), skipped.iter().peekable());
    let (mut tokens, mut members) = (Tokens { text, at: 0 }, 0);
    while let Some(token) = tokens.next().filter(|_| numbers.len() > 0) {
        match token.first() {
            Some(b':') => {
                if skipped.next_if_eq(&&members).is_some() {
                    tokens.skip_value();
                }
                members += 1;
            }
            Some(b'-' | b'0'..=b'9') => {
                let float = numbers.next().filter(|number| matches!(number.value, Parsed::F64(_)));
                if let (Some(float), Ok(digits)) = (float, std::str::from_utf8(token)) {
                    float.keep(digits);
                }
            }
            _ => {}
        }
    }
}

/// The numbers in the order of the text.
fn collect<'t, 'de>(tree: &'t mut Tree<'de>, numbers: &mut Vec<&'t mut Number<'de>>) {
    match tree {
        Tree::Number(number) => numbers.push(number),
        Tree::List(items) => items.iter_mut().for_each(|item| collect(item, numbers)),
        Tree::Object(members) => members.iter_mut().for_each(|member| collect(&mut member.value, numbers)),
        _ => {}
    }
}

/// The tokens of a text that is JSON: strings, scalars, and the signs between them.
struct Tokens<'de> {
    text: &'de [u8],
    at: usize,
}

impl<'de> Iterator for Tokens<'de> {
    type Item = &'de [u8];

    fn next(&mut self) -> Option<&'de [u8]> {
        let rest = self.text.get(self.at..)?;
        let rest = &rest[rest.iter().position(|byte| !matches!(byte, b' ' | b'\n' | b'\t' | b'\r'))?..];
        let length = match rest[0] {
            b'"' => string(rest),
            b'{' | b'}' | b'[' | b']' | b',' | b':' => 1,
            _ => rest.iter().position(|byte| !is_scalar(*byte)).unwrap_or(rest.len()).max(1),
        };
        self.at = self.text.len() - rest.len() + length;
        rest.get(..length)
    }
}

impl Tokens<'_> {
    /// Skips a value, however deep.
    fn skip_value(&mut self) {
        let mut open = 0_usize;
        for token in self {
            match token {
                b"{" | b"[" => open += 1,
                b"}" | b"]" => open = open.saturating_sub(1),
                _ => {}
            }
            if open == 0 {
                return;
            }
        }
    }
}

/// The length of the string that the text begins with, quotes included.
fn string(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

/// Returns whether a byte is part of a number, a boolean or null.
fn is_scalar(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.')
}
