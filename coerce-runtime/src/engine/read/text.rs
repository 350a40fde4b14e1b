//! Builds the tree of a text that is JSON, along the schema.
//!
//! It reads strings and short integers. What takes more than a look is left to `serde_json`: strings with escapes, all other numbers, values
//! that nothing reads. Where it finds what it does not expect there is no tree, and `serde_json`, which
//! then reads the whole text, has to say why.

use std::borrow::Cow;

use serde::de::{Deserialize, IgnoredAny};

use super::guide::{Container, Guide};
use super::{BEYOND_64_BITS, PARSER_DEPTH, ROOM, Reads};
use crate::json::{KEEPS_TEXT, Kind, Number, Parsed, plain};
use crate::tree::{Key, Member, Tree};

/// JSON text.
#[derive(Clone, Copy)]
pub(crate) struct JsonText<'de> {
    pub(crate) bytes: &'de [u8],
    /// The same, if all of it is UTF-8.
    pub(crate) utf_8: Option<&'de str>,
}

impl<'de> From<&'de str> for JsonText<'de> {
    fn from(text: &'de str) -> Self {
        Self { bytes: text.as_bytes(), utf_8: Some(text) }
    }
}

impl<'de> JsonText<'de> {
    fn get(&self, start: usize, end: usize) -> Option<&'de str> {
        match self.utf_8 {
            Some(text) => text.get(start..end),
            None => std::str::from_utf8(self.bytes.get(start..end)?).ok(),
        }
    }
}

/// A text that is read from the start to the end.
pub(super) struct Scanner<'de> {
    text: JsonText<'de>,
    /// How many bytes are read.
    at: usize,
    reads: Reads<'de>,
}

/// What opens and closes an object.
const OPEN: u8 = b'{';
const CLOSE: u8 = b'}';

/// An integer of so many digits fits into 64 bits.
const SHORT: usize = 18;

/// So many items are made room for where there is one.
const A_FEW: usize = 4;

impl<'de> Scanner<'de> {
    pub(super) fn new(text: JsonText<'de>, reads: Reads<'de>) -> Self {
        Self { text, at: 0, reads }
    }

    /// The tree of the whole text. `None` if that is no JSON, or nested too deeply.
    pub(super) fn tree(mut self) -> Option<Tree<'de>> {
        let tree = self.value(Guide::root(self.reads.plan), 0)?;
        self.peek().is_none().then_some(tree)
    }

    /// The next byte that is no whitespace, which stays.
    fn peek(&mut self) -> Option<u8> {
        loop {
            let byte = *self.text.bytes.get(self.at)?;
            if byte > b' ' || !matches!(byte, b' ' | b'\n' | b'\t' | b'\r') {
                return Some(byte);
            }
            self.at += 1;
        }
    }

    /// Takes the next byte that is no whitespace.
    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }

    fn value(&mut self, guide: Guide<'de>, depth: usize) -> Option<Tree<'de>> {
        match self.peek()? {
            b'"' => self.string().map(Tree::String),
            OPEN => self.object(guide, depth),
            b'[' => self.list(guide, depth),
            b't' => self.word("true", Tree::Bool(true)),
            b'f' => self.word("false", Tree::Bool(false)),
            b'n' => self.word("null", Tree::Null),
            _ => self.number(guide),
        }
    }

    fn word(&mut self, word: &str, tree: Tree<'de>) -> Option<Tree<'de>> {
        let rest = self.text.bytes.get(self.at..)?;
        self.at += word.len();
        rest.starts_with(word.as_bytes()).then_some(tree)
    }

    /// The string whose first quote comes next.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "most of a text are strings, and most strings are short")]
    fn string(&mut self) -> Option<Cow<'de, str>> {
        let start = self.at + 1;
        let end = start + plain(self.text.bytes.get(start..)?);
        if self.text.bytes.get(end) != Some(&b'"') {
            return self.by_serde_json().map(Cow::Owned);
        }
        self.at = end + 1;
        self.text.get(start, end).map(Cow::Borrowed)
    }

    fn number(&mut self, guide: Guide<'de>) -> Option<Tree<'de>> {
        let text = self.text.bytes.get(self.at..)?;
        let length = text.iter().take(SHORT + 1).take_while(|byte| byte.is_ascii_digit()).count();
        match (text, text.get(length)) {
            _ if KEEPS_TEXT || length == 0 || length > SHORT => self.long_number(guide),
            ([b'0', b'0'..=b'9', ..], _) | (_, Some(b'.' | b'e' | b'E')) => self.long_number(guide),
            _ => {
                self.at += length;
                let value = text[..length].iter().fold(0, |value, digit| 10 * value + u64::from(digit - b'0'));
                Some(Tree::Number(Parsed::U64(value).into()))
            }
        }
    }

    /// A number that takes more than a look.
    #[inline(never)]
    fn long_number(&mut self, guide: Guide<'de>) -> Option<Tree<'de>> {
        let start = self.at;
        let read: serde_json::Number = self.by_serde_json()?;
        let digits = self.text.get(start, self.at)?;
        if KEEPS_TEXT {
            return Some(Tree::Number(Number::kept(digits.into())));
        }
        let mut number = Number::of(&read);
        // The digits stay where somebody may ask for them, or where they say more than a float does.
        let says_more = |float: f64| float.abs() >= BEYOND_64_BITS || guide.asks_for_digits(&self.reads);
        if matches!(number.value, Parsed::F64(float) if says_more(float)) {
            number.keep(digits);
        }
        Some(Tree::Number(number))
    }

    #[inline(never)]
    fn list(&mut self, guide: Guide<'de>, depth: usize) -> Option<Tree<'de>> {
        self.enter(depth)?;
        let container = guide.looked_at(Kind::List, &self.reads);
        if self.peek()? == b']' {
            self.at += 1;
            return Some(Tree::List(Vec::new()));
        }
        let (each, mut list) = (container.each_item(), Vec::with_capacity(A_FEW));
        loop {
            let guide = each.unwrap_or_else(|| container.item(&list));
            list.push(self.value(guide, depth + 1)?);
            match self.next()? {
                b',' => {}
                b']' => return Some(Tree::List(list)),
                _ => return None,
            }
        }
    }

    #[inline(never)]
    fn object(&mut self, guide: Guide<'de>, depth: usize) -> Option<Tree<'de>> {
        self.enter(depth)?;
        let mut container = guide.looked_at(Kind::Object, &self.reads);
        let mut members = Vec::with_capacity(container.members().min(ROOM));
        if self.peek()? == CLOSE {
            self.at += 1;
            return Some(Tree::Object(members));
        }
        loop {
            let (key, guide) = self.key(&mut container, &members)?;
            if let Some(guide) = guide {
                let value = self.value(guide, depth + 1)?;
                members.push(guide.member(key, value, &self.reads));
            } else {
                let IgnoredAny = self.by_serde_json()?;
            }
            match self.next()? {
                b',' => {}
                CLOSE => return Some(Tree::Object(members)),
                _ => return None,
            }
        }
    }

    /// The key that comes next, with its colon, and what is known of its value: nothing if nothing reads that. `None` if no key comes.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "it is the loop of an object")]
    fn key(&mut self, container: &mut Container<'de>, past: &[Member<'de>]) -> Option<(Key<'de>, Option<Guide<'de>>)> {
        if self.peek()? != b'"' {
            return None;
        }
        let start = self.at + 1;
        let likely = container.likely_member(self.text.bytes.get(start..)?);
        let (key, guide) = if let Some((guide, name)) = likely {
            self.at = start + name.len() + 1;
            (Key::Text(Cow::Borrowed(name)), Some(guide))
        } else {
            let key = Key::Text(self.string()?);
            let guide = container.member(&key, past);
            (key, guide)
        };
        if self.next()? != b':' {
            return None;
        }
        Some((key, guide))
    }

    /// Enters a list or an object.
    fn enter(&mut self, depth: usize) -> Option<()> {
        self.at += 1;
        (depth < self.reads.depth.min(PARSER_DEPTH)).then_some(())
    }

    /// The value that comes next, as `serde_json` reads it.
    #[inline(never)]
    fn by_serde_json<T: Deserialize<'de>>(&mut self) -> Option<T> {
        let mut values = serde_json::Deserializer::from_slice(self.text.bytes.get(self.at..)?).into_iter();
        let value = values.next()?.ok()?;
        self.at += values.byte_offset();
        Some(value)
    }
}

#[cfg(test)]
mod tests;
