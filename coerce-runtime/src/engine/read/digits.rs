//! The digits of numbers as they were written: a tree that was read from JSON text gets them from that text.

use crate::json::Parsed;
use crate::tree::Tree;

/// Puts its digits into each float of `tree`, which was read from `text`. `skipped` are the members of the text that are not in the
/// tree: of all members in the order of the text these, counted from 0.
pub(super) fn put<'de>(tree: &mut Tree<'de>, text: &'de [u8], skipped: &[usize]) {
    // The text was read, so it is as expected; if it were not, floats from there on would have no digits.
    let _ = Cursor { text, at: 0, members: 0, skipped }.value(tree);
}

/// Where in the text the tree goes on.
struct Cursor<'de, 'k> {
    text: &'de [u8],
    at: usize,
    members: usize,
    /// The members that are still to be skipped.
    skipped: &'k [usize],
}

impl<'de> Cursor<'de, '_> {
    fn value(&mut self, tree: &mut Tree<'de>) -> Option<()> {
        match tree {
            Tree::List(items) => {
                self.expect(b'[')?;
                for (index, item) in items.iter_mut().enumerate() {
                    if index > 0 {
                        self.expect(b',')?;
                    }
                    self.value(item)?;
                }
                self.expect(b']')
            }
            Tree::Object(members) => self.object(members.iter_mut().map(|member| &mut member.value)),
            Tree::Number(number) => {
                let digits = self.scalar()?;
                if matches!(number.value, Parsed::F64(_)) {
                    number.keep(digits);
                }
                Some(())
            }
            _ => self.skip(),
        }
    }

    fn object<'t>(&mut self, mut values: impl Iterator<Item = &'t mut Tree<'de>>) -> Option<()>
    where
        'de: 't,
    {
        self.expect(b'{')?;
        if self.peek()? == b'}' {
            return self.expect(b'}');
        }
        loop {
            self.skip()?;
            self.expect(b':')?;
            if self.is_skipped() { self.skip() } else { self.value(values.next()?) }?;
            if self.peek()? != b',' {
                return self.expect(b'}');
            }
            self.expect(b',')?;
        }
    }

    fn is_skipped(&mut self) -> bool {
        let member = self.members;
        self.members += 1;
        match self.skipped.split_first() {
            Some((first, rest)) if *first == member => {
                self.skipped = rest;
                true
            }
            _ => false,
        }
    }

    /// The next byte that is no white space.
    fn peek(&mut self) -> Option<u8> {
        let rest = self.text.get(self.at..)?;
        self.at += rest.iter().position(|byte| !matches!(byte, b' ' | b'\n' | b'\t' | b'\r'))?;
        self.text.get(self.at).copied()
    }

    fn expect(&mut self, byte: u8) -> Option<()> {
        (self.peek()? == byte).then(|| self.at += 1)
    }

    /// Skips a value, however deep.
    fn skip(&mut self) -> Option<()> {
        let mut open = 0_usize;
        loop {
            match self.peek()? {
                b'"' => self.string()?,
                b'{' | b'[' => {
                    open += 1;
                    self.at += 1;
                }
                b'}' | b']' => {
                    open = open.checked_sub(1)?;
                    self.at += 1;
                }
                b',' | b':' => self.at += 1,
                _ => {
                    self.scalar()?;
                }
            }
            if open == 0 {
                return Some(());
            }
        }
    }

    fn string(&mut self) -> Option<()> {
        self.at += 1;
        loop {
            match self.text.get(self.at)? {
                b'"' => break,
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        self.at += 1;
        Some(())
    }

    /// A number, a boolean or null.
    fn scalar(&mut self) -> Option<&'de str> {
        self.peek()?;
        let rest = self.text.get(self.at..)?;
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
        let length = rest.iter().position(|byte| !is_part(byte)).unwrap_or(rest.len());
        self.at += length;
        std::str::from_utf8(&rest[..length]).ok().filter(|scalar| !scalar.is_empty())
    }
}
