//! Builds the tree of a text that is JSON, along the schema.
//!
//! It reads strings, and numbers of a few digits. What takes more than a look is left to `serde_json`: escapes of half a character, numbers with
//! many digits or an exponent, values that nothing reads. Where it finds what it does not expect there is no tree, and `serde_json`, which
//! then reads the whole text, has to say why.

use std::borrow::Cow;

use serde::de::{Deserialize, IgnoredAny};

use super::guide::{Container, Guide, Progress};
use super::{BEYOND_64_BITS, PARSER_DEPTH, ROOM, Reads};
use crate::json::{KEEPS_TEXT, Kind, Number, Parsed, plain, unescaped};
use crate::tree::{Key, Member, Tree};

/// JSON text.
#[derive(Clone, Copy)]
pub(crate) struct JsonText<'de> {
    pub(crate) bytes: &'de [u8],
    /// The same, if all of it is UTF-8.
    utf_8: Option<&'de str>,
}

impl<'de> From<&'de str> for JsonText<'de> {
    fn from(text: &'de str) -> Self {
        Self { bytes: text.as_bytes(), utf_8: Some(text) }
    }
}

impl<'de> From<&'de [u8]> for JsonText<'de> {
    fn from(bytes: &'de [u8]) -> Self {
        Self { bytes, utf_8: None }
    }
}

impl<'de> JsonText<'de> {
    #[inline]
    fn get(&self, start: usize, end: usize) -> Option<&'de str> {
        match self.utf_8 {
            Some(text) => text.get(start..end),
            None => self.checked(start, end),
        }
    }

    #[cold]
    fn checked(&self, start: usize, end: usize) -> Option<&'de str> {
        std::str::from_utf8(self.bytes.get(start..end)?).ok()
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

/// The digits of a decimal of so many bytes, one of which is its point, are an integer that a float holds exactly.
const MOST_DIGITS: usize = 16;

/// What these digits are divided by, for each number of digits behind the point. A float holds each of them exactly.
const POWERS: [f64; MOST_DIGITS] =
    [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

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
    #[inline]
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
    #[inline]
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
            return self.escaped(start, end);
        }
        self.at = end + 1;
        self.text.get(start, end).map(Cow::Borrowed)
    }

    /// A string that stands for itself from `start` to `end`, where an escape comes. A long one takes no more room than it needs.
    #[inline(never)]
    fn escaped(&mut self, mut start: usize, mut end: usize) -> Option<Cow<'de, str>> {
        let close = self.closing_quote(end)?;
        let mut string = String::with_capacity(close - start);
        while end < close {
            string.push_str(self.text.get(start, end)?);
            let Some((character, length)) = unescaped(self.text.bytes.get(end + 1..)?) else {
                return self.by_serde_json().map(Cow::Owned);
            };
            string.push(character);
            start = end + 1 + length;
            end = start + plain(self.text.bytes.get(start..)?);
        }
        string.push_str(self.text.get(start, close)?);
        self.at = close + 1;
        Some(Cow::Owned(string))
    }

    /// Where the string ends that has an escape at `at`.
    fn closing_quote(&self, mut at: usize) -> Option<usize> {
        while self.text.bytes.get(at)? == &b'\\' {
            at += 2;
            at += plain(self.text.bytes.get(at..)?);
        }
        (self.text.bytes.get(at)? == &b'"').then_some(at)
    }

    fn number(&mut self, guide: Guide<'de>) -> Option<Tree<'de>> {
        let text = self.text.bytes.get(self.at..)?;
        let first = usize::from(text.first() == Some(&b'-'));
        let (end, digits) = digits(text, first, 0);
        let is_other = end > SHORT || end == first || end > first + 1 && text[first] == b'0';
        match text.get(end) {
            _ if is_other || KEEPS_TEXT => self.long_number(guide),
            Some(b'.') => self.decimal((first > 0, digits), end + 1, guide),
            Some(b'e' | b'E') => self.long_number(guide),
            _ if first > 0 => self.long_number(guide),
            _ => {
                self.at += end;
                Some(Tree::Number(Parsed::U64(digits).into()))
            }
        }
    }

    /// A number with a point, whose digits start again at `fraction`. If they are few, it is one exact float divided by another: the float
    /// that is nearest to it, as `serde_json` reads it too.
    #[inline(never)]
    fn decimal(&mut self, (is_negative, whole): (bool, u64), fraction: usize, guide: Guide<'de>) -> Option<Tree<'de>> {
        let (start, text) = (self.at, self.text.bytes.get(self.at..)?);
        let (end, all) = digits(text, fraction, whole);
        if end == fraction || end > MOST_DIGITS || matches!(text.get(end), Some(b'e' | b'E')) {
            return self.long_number(guide);
        }
        #[expect(clippy::cast_precision_loss, reason = "there are few enough digits")]
        let value = all as f64 / POWERS[end - fraction];
        self.at += end;
        self.with_digits(Parsed::F64(if is_negative { -value } else { value }), start, guide)
    }

    /// A number that takes more than a look.
    #[inline(never)]
    fn long_number(&mut self, guide: Guide<'de>) -> Option<Tree<'de>> {
        let start = self.at;
        let IgnoredAny = self.by_serde_json()?;
        let digits = self.text.get(start, self.at)?;
        if KEEPS_TEXT {
            return Some(Tree::Number(Number::kept(digits.into())));
        }
        self.with_digits(Parsed::of_json(digits)?, start, guide)
    }

    /// A number that was read, with its digits where somebody may ask for them, or where they say more than a float does.
    fn with_digits(&self, value: Parsed, start: usize, guide: Guide<'de>) -> Option<Tree<'de>> {
        let mut number = Number::from(value);
        let says_more = |float: f64| float.abs() >= BEYOND_64_BITS || guide.asks_for_digits(&self.reads);
        if matches!(value, Parsed::F64(float) if says_more(float)) {
            number.keep(self.text.get(start, self.at)?);
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
        let container = guide.looked_at(Kind::Object, &self.reads);
        let mut members = Vec::with_capacity(container.members().min(ROOM));
        if self.peek()? == CLOSE {
            self.at += 1;
            return Some(Tree::Object(members));
        }
        let mut progress = container.progress();
        loop {
            let (key, guide) = self.key(&container, &members, &mut progress)?;
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
    fn key(
        &mut self,
        container: &Container<'de>,
        before: &[Member<'de>],
        progress: &mut Progress<'de>,
    ) -> Option<(Key<'de>, Option<Guide<'de>>)> {
        if self.peek()? != b'"' {
            return None;
        }
        let start = self.at + 1;
        let likely = container.likely_member(self.text.bytes.get(start..)?, progress);
        let (key, guide) = if let Some((guide, name)) = likely {
            self.at = start + name.len() + 1;
            (Key::Text(Cow::Borrowed(name)), Some(guide))
        } else {
            let key = Key::Text(self.string()?);
            let guide = container.member(&key, before, progress);
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

/// Where the digits from `at` on end, and the number that they are behind the digits `before`. Of a long number they end too early.
#[inline]
fn digits(text: &[u8], mut at: usize, mut before: u64) -> (usize, u64) {
    while let Some(digit @ b'0'..=b'9') = text.get(at).filter(|_| at <= SHORT) {
        before = 10 * before + u64::from(digit - b'0');
        at += 1;
    }
    (at, before)
}

#[cfg(test)]
mod tests;
