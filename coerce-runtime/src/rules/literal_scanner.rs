//! One value of a notation that is like JSON, inside a string, as a tree: JSON itself, a Python literal, a JSON5 document, JSON with
//! control characters inside its strings.
//!
//! The scanner knows what these have in common: values in brackets with commas between them, strings in quotation marks, words. What
//! sets them apart is a [`Grammar`], a file each.

use crate::json::{INFINITE, Number};
use crate::tree::{Member, Tree, any_twice};

pub(super) mod json;
pub(super) mod json5;
pub(super) mod python;

/// The nesting that is read, as in JSON.
const MOST_LEVELS: usize = 127;

type Read<T> = Result<T, &'static str>;

/// The differences between one notation and the others.
pub(super) struct Grammar {
    /// Goes past white space and comments.
    space: fn(&str) -> Read<&str>,
    /// Reads the name of a member that is not in quotation marks, which comes next.
    name: fn(&mut Scanner<'_>) -> Read<String>,
    /// The characters that stand behind a backslash in a string, and those that are meant.
    escapes: (&'static str, &'static str),
    /// Reads what else stands behind a backslash in such quotation marks, after this character: no character where a line goes on.
    escaped: fn(&mut Scanner<'_>, char, quote: char) -> Read<Option<char>>,
    /// The words for null, true and false.
    words: [&'static str; 3],
    /// The value of any other word.
    number: fn(&str, other: &'static str) -> Read<Tree<'static>>,
    /// The bytes that stand in a string only as escapes.
    unprintable: &'static [u8],
    /// The marks that strings stand in.
    quotes: &'static [char],
    /// True if lists stand in parentheses too.
    has_tuples: bool,
    /// True if a comma may follow the last item.
    has_last_comma: bool,
    reasons: Reasons,
}

/// Why a text is refused.
struct Reasons {
    /// It is anything else.
    other: &'static str,
    /// It breaks off.
    too_early: &'static str,
    /// Something follows the value.
    more: &'static str,
    /// Neither a comma nor a closing bracket follows a value in a list or an object.
    no_comma: &'static str,
    /// A string holds one of the bytes that must be escaped.
    unprintable: &'static str,
}

impl Grammar {
    /// The value that `text` is, with lists and objects nested at most `depth` deep. Or the reason why it is none.
    ///
    /// The text is read twice. At first nothing is kept, so that refused text takes no memory.
    pub(super) fn read(&'static self, text: &str, depth: usize) -> Read<Tree<'static>> {
        Scanner { rest: text, grammar: self, keeps: false }.document(depth.min(MOST_LEVELS))?;
        self.read_known(text, depth)
    }

    /// Reads a text that is of this notation, at once.
    pub(super) fn read_known(&'static self, text: &str, depth: usize) -> Read<Tree<'static>> {
        Scanner { rest: text, grammar: self, keeps: true }.document(depth.min(MOST_LEVELS))
    }
}

/// Goes through the text from left to right, and looks at each character once.
struct Scanner<'t> {
    rest: &'t str,
    grammar: &'static Grammar,
    /// True if strings, items and members are kept.
    keeps: bool,
}

impl<'t> Scanner<'t> {
    /// The one value of the text, with at most this many levels.
    fn document(&mut self, levels: usize) -> Read<Tree<'static>> {
        let value = self.value(levels)?;
        let rest = (self.grammar.space)(self.rest)?;
        if rest.is_empty() { Ok(value) } else { Err(self.grammar.reasons.more) }
    }

    /// The value that comes next, with at most this many levels.
    fn value(&mut self, levels: usize) -> Read<Tree<'static>> {
        let inside = || levels.checked_sub(1).ok_or("nested too deep");
        match self.peek()? {
            '{' => self.object(inside()?),
            '[' => {
                let levels = inside()?;
                self.sequence(']', |scanner| scanner.value(levels)).map(|(items, ..)| Tree::List(items))
            }
            '(' if self.grammar.has_tuples => self.tuple(inside()?),
            quote if self.grammar.quotes.contains(&quote) => self.string(quote).map(|text| Tree::String(text.into())),
            _ => self.scalar(),
        }
    }

    /// The tuple that comes next. In parentheses alone a value is no tuple: `(1)` is `1`.
    fn tuple(&mut self, levels: usize) -> Read<Tree<'static>> {
        match self.sequence(')', |scanner| scanner.value(levels))? {
            (_, 1, false) => self.other(),
            (items, ..) => Ok(Tree::List(items)),
        }
    }

    /// The object that comes next, whose values have at most this many levels.
    fn object(&mut self, levels: usize) -> Read<Tree<'static>> {
        let (members, ..) = self.sequence('}', |scanner| scanner.member(levels))?;
        if any_twice(&members) { Err("repeats a key") } else { Ok(Tree::Object(members)) }
    }

    /// The items in brackets, to the end of which is the `close`, how many they are, and whether a comma stands behind the last.
    fn sequence<T>(&mut self, close: char, item: impl Fn(&mut Self) -> Read<T>) -> Read<(Vec<T>, usize, bool)> {
        let (mut items, mut count, mut comma) = (Vec::new(), 0, false);
        self.next();
        while !self.takes(close)? {
            if count > 0 && !comma {
                return Err(self.grammar.reasons.no_comma);
            }
            let item = item(self)?;
            items.extend(self.keeps.then_some(item));
            count += 1;
            comma = self.takes(',')?;
        }
        if comma && !self.grammar.has_last_comma { self.other() } else { Ok((items, count, comma)) }
    }

    /// The key and the value that come next.
    fn member(&mut self, levels: usize) -> Read<Member<'static>> {
        let key = match self.peek()? {
            quote if self.grammar.quotes.contains(&quote) => self.string(quote)?,
            _ => (self.grammar.name)(self)?,
        };
        if self.takes(':')? { Ok(Member::new(key, self.value(levels)?)) } else { self.other() }
    }

    /// The string that comes next, in such quotation marks.
    fn string(&mut self, quote: char) -> Read<String> {
        let mut text = String::new();
        let reasons = &self.grammar.reasons;
        let ends = |byte: u8| char::from(byte) == quote || byte == b'\\' || self.grammar.unprintable.contains(&byte);
        self.next();
        loop {
            let plain = self.rest.bytes().position(ends).ok_or(reasons.too_early)?;
            let plain = self.take(plain);
            text.push_str(if self.keeps { plain } else { "" });
            match self.next() {
                Some('\\') => text.extend(self.escaped(quote)?),
                Some(end) if end == quote => return Ok(text),
                _ => return Err(reasons.unprintable),
            }
        }
    }

    /// The character that is written behind a backslash, in such quotation marks.
    fn escaped(&mut self, quote: char) -> Read<Option<char>> {
        let sign = self.next().ok_or(self.grammar.reasons.too_early)?;
        let (signs, meant) = self.grammar.escapes;
        match signs.chars().zip(meant.chars()).find(|(known, _)| *known == sign) {
            Some((_, meant)) => Ok(Some(meant)),
            None => (self.grammar.escaped)(self, sign, quote),
        }
    }

    /// The number or the name that comes next.
    fn scalar(&mut self) -> Read<Tree<'static>> {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.' | b'_' | b'$');
        let length = self.rest.bytes().take_while(|byte| is_part(*byte)).count();
        let word = self.take(length);
        match self.grammar.words.iter().position(|known| *known == word) {
            Some(0) => Ok(Tree::Null),
            Some(place) => Ok(Tree::Bool(place == 1)),
            None => (self.grammar.number)(word, self.grammar.reasons.other),
        }
    }

    /// The number that is written in so many hexadecimal digits, which come next.
    fn hexadecimal(&mut self, digits: usize) -> Read<u16> {
        let code = self.rest.get(..digits).filter(|code| code.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let number = code.and_then(|code| u16::from_str_radix(code, 16).ok());
        self.take(digits);
        number.ok_or(self.grammar.reasons.other)
    }

    /// The character of this number, in so many hexadecimal digits.
    fn character(&mut self, digits: usize) -> Read<Option<char>> {
        let number = self.hexadecimal(digits)?;
        char::from_u32(number.into()).ok_or(self.grammar.reasons.other).map(Some)
    }

    /// The character of the four digits that come next. Where they are half of it, the other half follows as an escape of its own.
    fn utf16(&mut self) -> Read<char> {
        let first = self.hexadecimal(4)?;
        if let Some(character) = char::from_u32(first.into()) {
            return Ok(character);
        }
        if (self.next(), self.next()) != (Some('\\'), Some('u')) {
            return self.other();
        }
        let halves = [first, self.hexadecimal(4)?];
        char::decode_utf16(halves).next().and_then(Result::ok).ok_or(self.grammar.reasons.other)
    }

    /// Goes past the `mark` if that comes next. Whether it does.
    fn takes(&mut self, mark: char) -> Read<bool> {
        let takes = self.peek()? == mark;
        if takes {
            self.next();
        }
        Ok(takes)
    }

    /// The next character after white space.
    fn peek(&mut self) -> Read<char> {
        self.rest = (self.grammar.space)(self.rest)?;
        self.rest.chars().next().ok_or(self.grammar.reasons.too_early)
    }

    /// Goes on by a character, and returns it.
    fn next(&mut self) -> Option<char> {
        let mut rest = self.rest.chars();
        let next = rest.next();
        self.rest = rest.as_str();
        next
    }

    /// Goes on by as many bytes, and returns these.
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.rest = rest;
        taken
    }

    fn other<T>(&self) -> Read<T> {
        Err(self.grammar.reasons.other)
    }
}

/// The number, if JSON writes it in the same way.
fn numeral(word: &str, other: &'static str) -> Read<Tree<'static>> {
    match Number::from_text(word) {
        Ok(number) => Ok(Tree::Number(number.into_owned())),
        Err(INFINITE) => Err("holds a number that is out of range"),
        Err(_) => Err(other),
    }
}

#[cfg(test)]
mod tests;
