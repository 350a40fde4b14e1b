//! One Python literal inside a string, as a tree: what `repr` writes of dicts, lists, tuples, strings, numbers, `True`, `False` and
//! `None`. Names, calls, sets, bytes, operators, comments and strings with a prefix are not read.

use std::collections::HashSet;

use serde::de::IgnoredAny;

use super::string_to_number::number;
use crate::tree::{Member, Tree};

/// The nesting that is read, as in JSON.
const MOST_LEVELS: usize = 127;

/// What is the matter if the text is anything else.
const NOT_PYTHON: &str = "not exactly one Python literal that JSON can say";

/// The same if it breaks off.
const TOO_EARLY: &str = "not exactly one Python literal: it ends too early";

type Read<T> = Result<T, &'static str>;

/// The value that `text` is, with lists and objects nested at most `depth` deep. Or the reason why it is none.
pub(super) fn read(text: &str, depth: usize) -> Read<Tree<'static>> {
    // At first nothing is kept, so that refused text takes no memory.
    Scanner { rest: text, keeps: false }.document(depth.min(MOST_LEVELS))?;
    Scanner { rest: text, keeps: true }.document(depth.min(MOST_LEVELS))
}

/// Goes through the text from left to right, and looks at each character once.
struct Scanner<'t> {
    rest: &'t str,
    /// Whether strings, items and members are kept.
    keeps: bool,
}

impl<'t> Scanner<'t> {
    /// The one value of the text, with at most this many levels.
    fn document(&mut self, levels: usize) -> Read<Tree<'static>> {
        let value = self.value(levels)?;
        if self.peek().is_none() { Ok(value) } else { Err(NOT_PYTHON) }
    }

    /// The value that comes next, with at most this many levels.
    fn value(&mut self, levels: usize) -> Read<Tree<'static>> {
        let inside = || levels.checked_sub(1).ok_or("nested too deep");
        match self.peek().ok_or(TOO_EARLY)? {
            '{' => self.dict(inside()?),
            '[' => self.list(inside()?),
            '(' => self.tuple(inside()?),
            quote @ ('\'' | '"') => self.string(quote).map(|text| Tree::String(text.into())),
            _ => self.scalar(),
        }
    }

    /// The list that comes next, whose items have at most this many levels.
    fn list(&mut self, levels: usize) -> Read<Tree<'static>> {
        self.items(']', levels).map(|(items, ..)| Tree::List(items))
    }

    /// The tuple that comes next. In parentheses alone a value is no tuple: `(1)` is `1`.
    fn tuple(&mut self, levels: usize) -> Read<Tree<'static>> {
        match self.items(')', levels)? {
            (_, 1, false) => Err(NOT_PYTHON),
            (items, ..) => Ok(Tree::List(items)),
        }
    }

    /// The values up to the `close`, how many they are, and whether a comma stands before it.
    fn items(&mut self, close: char, levels: usize) -> Read<(Vec<Tree<'static>>, usize, bool)> {
        let (mut items, mut count) = (Vec::new(), 0);
        let mut goes_on = true;
        self.skip();
        while !self.takes(close)? {
            if !goes_on {
                return Err(NOT_PYTHON);
            }
            let item = self.value(levels)?;
            count += 1;
            if self.keeps {
                items.push(item);
            }
            goes_on = self.takes(',')?;
        }
        Ok((items, count, goes_on))
    }

    /// The dict that comes next, whose values have at most this many levels.
    fn dict(&mut self, levels: usize) -> Read<Tree<'static>> {
        let mut members = Vec::new();
        let mut goes_on = true;
        self.skip();
        while !self.takes('}')? {
            if !goes_on {
                return Err(NOT_PYTHON);
            }
            let member = self.member(levels)?;
            if self.keeps {
                members.push(member);
            }
            goes_on = self.takes(',')?;
        }
        let mut known = HashSet::with_capacity(members.len());
        let repeats = !members.iter().all(|member: &Member<'_>| known.insert(member.name()));
        if repeats { Err("repeats a key") } else { Ok(Tree::Object(members)) }
    }

    /// The key and the value that come next. Without a `:` it is an item of a set.
    fn member(&mut self, levels: usize) -> Read<Member<'static>> {
        let key = match self.peek() {
            Some(quote @ ('\'' | '"')) => self.string(quote)?,
            _ => return Err("has a key that is no string"),
        };
        if self.takes(':')? { Ok(Member::new(key, self.value(levels)?)) } else { Err(NOT_PYTHON) }
    }

    /// The string that comes next, in such quotation marks.
    fn string(&mut self, quote: char) -> Read<String> {
        let mut text = String::new();
        self.skip();
        loop {
            let plain = self.rest.find([quote, '\\', '\n', '\r', '\0']).ok_or(TOO_EARLY)?;
            let part = self.take(plain);
            if self.keeps {
                text.push_str(part);
            }
            match self.next() {
                Some('\\') => text.push(self.escaped()?),
                Some(end) if end == quote => return Ok(text),
                _ => return Err(NOT_PYTHON),
            }
        }
    }

    /// The character that is written behind a backslash.
    fn escaped(&mut self) -> Read<char> {
        match self.next().ok_or(TOO_EARLY)? {
            same @ ('\\' | '\'' | '"') => Ok(same),
            'n' => Ok('\n'),
            't' => Ok('\t'),
            'r' => Ok('\r'),
            'x' => self.character(2),
            'u' => self.character(4),
            _ => Err(NOT_PYTHON),
        }
    }

    /// The character of this number, in so many hexadecimal digits. Half a character is none.
    fn character(&mut self, digits: usize) -> Read<char> {
        let code = self.rest.get(..digits).ok_or(NOT_PYTHON)?;
        if !code.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(NOT_PYTHON);
        }
        self.take(digits);
        u32::from_str_radix(code, 16).ok().and_then(char::from_u32).ok_or(NOT_PYTHON)
    }

    /// The number or the name that comes next.
    fn scalar(&mut self) -> Read<Tree<'static>> {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.' | b'_');
        let length = self.rest.bytes().take_while(|byte| is_part(*byte)).count();
        match self.take(length) {
            "None" => Ok(Tree::Null),
            "True" => Ok(Tree::Bool(true)),
            "False" => Ok(Tree::Bool(false)),
            word if word.starts_with(|first: char| first == '-' || first.is_ascii_digit()) => numeral(word),
            _ => Err(NOT_PYTHON),
        }
    }

    /// Goes past the `mark` if that comes next. Whether it does.
    fn takes(&mut self, mark: char) -> Read<bool> {
        let next = self.peek().ok_or(TOO_EARLY)?;
        if next == mark {
            self.skip();
        }
        Ok(next == mark)
    }

    /// What comes next after white space.
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start_matches([' ', '\n', '\t', '\r', '\x0c']);
        self.rest.chars().next()
    }

    /// Goes on by a character, and returns it.
    fn next(&mut self) -> Option<char> {
        let mut rest = self.rest.chars();
        let next = rest.next();
        self.rest = rest.as_str();
        next
    }

    fn skip(&mut self) {
        self.next();
    }

    /// Goes on by as many bytes, and returns these.
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.rest = rest;
        taken
    }
}

/// The number, if JSON writes it in the same way.
fn numeral(word: &str) -> Read<Tree<'static>> {
    match number(word) {
        Some(number) => Ok(Tree::Number(number)),
        None if serde_json::from_str::<IgnoredAny>(word).is_ok() => Err("holds a number that is out of range"),
        None => Err(NOT_PYTHON),
    }
}
