//! JSON text inside a string, as a tree that keeps what `serde_json` loses: the digits of numbers and repeated members.
//!
//! `serde_json` says whether the text is JSON; what is left to do is to cut it up. That the two cannot disagree on what is
//! JSON is why they are two.

use std::collections::HashSet;

use serde::de::IgnoredAny;

use super::string_to_number::number;
use crate::tree::{Member, Tree};

/// The nesting that `serde_json` reads, and so of text anywhere.
const MOST_LEVELS: usize = 127;

/// What is the matter if the text is no JSON.
pub(super) const NOT_JSON: &str = "not exactly one JSON text";

/// What is the matter if there is no text. That says nothing that the received string doesn't say.
pub(crate) const EMPTY: &str = "it is empty";

/// The value that `text` is, with lists and objects nested at most `depth` deep. Or the reason why it is none.
pub(super) fn read(text: &str, depth: usize) -> Result<Tree<'static>, &'static str> {
    match serde_json::from_str::<IgnoredAny>(text) {
        Ok(IgnoredAny) => Scanner { rest: text }.value(depth.min(MOST_LEVELS)),
        Err(_) if text.trim_ascii().is_empty() => Err(EMPTY),
        Err(error) if error.is_eof() => Err("not exactly one JSON text: it ends too early"),
        Err(_) => Err(NOT_JSON),
    }
}

/// Goes through text that is known to be JSON. Should it not be, it ends with [`NOT_JSON`].
struct Scanner<'t> {
    rest: &'t str,
}

impl<'t> Scanner<'t> {
    /// The value that comes next, with at most this many levels.
    fn value(&mut self, levels: usize) -> Result<Tree<'static>, &'static str> {
        match self.peek() {
            Some(b'{') => self.object(levels.checked_sub(1).ok_or("nested too deep")?),
            Some(b'[') => self.list(levels.checked_sub(1).ok_or("nested too deep")?),
            Some(b'"') => self.string().map(|text| Tree::String(text.into())),
            _ => scalar(self.word()),
        }
    }

    /// The list that comes next, whose items have at most this many levels.
    fn list(&mut self, levels: usize) -> Result<Tree<'static>, &'static str> {
        let mut items = Vec::new();
        self.skip(1);
        while !self.ends(b']') {
            items.push(self.value(levels)?);
        }
        Ok(Tree::List(items))
    }

    /// The object that comes next, whose values have at most this many levels.
    fn object(&mut self, levels: usize) -> Result<Tree<'static>, &'static str> {
        let mut members = Vec::new();
        self.skip(1);
        while !self.ends(b'}') {
            let key = self.string()?;
            self.ends(b':');
            members.push(Member::new(key, self.value(levels)?));
        }
        if repeats(&members) { Err("repeats a key") } else { Ok(Tree::Object(members)) }
    }

    /// The string that comes next.
    fn string(&mut self) -> Result<String, &'static str> {
        self.peek();
        let inside = self.rest.strip_prefix('"').ok_or(NOT_JSON)?;
        let length = length_of_string(inside).ok_or(NOT_JSON)?;
        let quoted = self.skip(length + 2);
        if inside[..length].contains('\\') {
            // Escapes may be of half a character, which only now comes out.
            return serde_json::from_str(quoted).map_err(|_| NOT_JSON);
        }
        Ok(inside[..length].to_owned())
    }

    /// The number or the name that comes next.
    fn word(&mut self) -> &'t str {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
        let length = self.rest.bytes().take_while(|byte| is_part(*byte)).count();
        self.skip(length)
    }

    /// Goes past a comma, or past the mark if that comes next. Whether it does.
    fn ends(&mut self, mark: u8) -> bool {
        let next = self.peek();
        if next == Some(b',') || next == Some(mark) {
            self.skip(1);
        }
        // At the end of the text nothing goes on.
        next == Some(mark) || next.is_none()
    }

    /// What comes next after white space.
    fn peek(&mut self) -> Option<u8> {
        self.rest = self.rest.trim_start_matches([' ', '\n', '\t', '\r']);
        self.rest.bytes().next()
    }

    /// Goes on by as many bytes, and returns these.
    fn skip(&mut self, length: usize) -> &'t str {
        let (skipped, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.rest = rest;
        skipped
    }
}

/// The number or the name as a value.
fn scalar(word: &str) -> Result<Tree<'static>, &'static str> {
    match word {
        "null" => Ok(Tree::Null),
        "true" => Ok(Tree::Bool(true)),
        "false" => Ok(Tree::Bool(false)),
        _ => number(word).map(Tree::Number).ok_or("holds a number that is out of range"),
    }
}

/// The bytes up to the closing quotation mark.
fn length_of_string(inside: &str) -> Option<usize> {
    let mut escaped = false;
    inside.bytes().position(|byte| {
        let closes = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    })
}

fn repeats(members: &[Member<'_>]) -> bool {
    let mut known = HashSet::with_capacity(members.len());
    !members.iter().all(|member| known.insert(member.name()))
}
