//! A JSON document as it is written: members may repeat, numbers keep their text.

use crate::random::Random;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Doc {
    Null,
    Bool(bool),
    Number(String),
    Text(String),
    List(Vec<Doc>),
    Object(Vec<(String, Doc)>),
}

impl Doc {
    /// A sample. It is trusted to be JSON.
    pub(crate) fn parse(json: &str) -> Self {
        let mut parser = Parser { rest: json };
        let doc = parser.value();
        assert!(parser.rest.trim().is_empty(), "sample {json} has more behind it");
        doc
    }

    /// As JSON text, with white space and escapes here and there.
    pub(crate) fn write(&self, random: &mut Random) -> String {
        let mut text = String::new();
        let style = if random.one_in(4) { Style::Loose } else { Style::Tight };
        self.write_to(&mut text, style, random);
        text
    }

    fn write_to(&self, out: &mut String, style: Style, random: &mut Random) {
        style.space(out, random);
        match self {
            Self::Null => out.push_str("null"),
            Self::Bool(true) => out.push_str("true"),
            Self::Bool(false) => out.push_str("false"),
            Self::Number(text) => out.push_str(text),
            Self::Text(text) => write_text(text, out, style, random),
            Self::List(items) => {
                out.push('[');
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    item.write_to(out, style, random);
                }
                out.push(']');
            }
            Self::Object(members) => {
                out.push('{');
                for (index, (key, value)) in members.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    write_text(key, out, style.of_key(key), random);
                    out.push(':');
                    value.write_to(out, style, random);
                }
                out.push('}');
            }
        }
        style.space(out, random);
    }

    /// The same as JSON text without white space and escapes.
    pub(crate) fn write_plainly(&self) -> String {
        let mut text = String::new();
        self.write_to(&mut text, Style::Tight, &mut Random::of("", 0));
        text
    }

    /// How many values there are, this one too.
    pub(crate) fn size(&self) -> usize {
        1 + self.children().map(Self::size).sum::<usize>()
    }

    pub(crate) fn children(&self) -> Box<dyn Iterator<Item = &Self> + '_> {
        match self {
            Self::List(items) => Box::new(items.iter()),
            Self::Object(members) => Box::new(members.iter().map(|(_, value)| value)),
            _ => Box::new(std::iter::empty()),
        }
    }

    /// The `at`-th value, in the order written.
    pub(crate) fn nth(&mut self, at: usize) -> &mut Self {
        if at == 0 {
            return self;
        }
        let mut left = at - 1;
        let children: Box<dyn Iterator<Item = &mut Self>> = match self {
            Self::List(items) => Box::new(items.iter_mut()),
            Self::Object(members) => Box::new(members.iter_mut().map(|(_, value)| value)),
            _ => unreachable!("`at` is below `size`"),
        };
        for child in children {
            let size = child.size();
            if left < size {
                return child.nth(left);
            }
            left -= size;
        }
        unreachable!("`at` is below `size`")
    }

    /// Documents with a little less in them.
    pub(crate) fn smaller(&self) -> Vec<Self> {
        let mut found = Vec::new();
        for at in 0..self.size() {
            let mut copy = self.clone();
            let node = copy.nth(at).clone();
            for less in node.less() {
                *copy.nth(at) = less;
                found.push(copy.clone());
            }
        }
        found
    }

    /// This value with a little less in it, its own children left as they are.
    fn less(&self) -> Vec<Self> {
        let mut found: Vec<Self> = self.children().cloned().collect();
        match self {
            Self::List(items) => found.extend((0..items.len()).map(|index| {
                let mut items = items.clone();
                items.remove(index);
                Self::List(items)
            })),
            Self::Object(members) => found.extend((0..members.len()).map(|index| {
                let mut members = members.clone();
                members.remove(index);
                Self::Object(members)
            })),
            Self::Number(text) if text != "1" => found.push(Self::Number("1".to_owned())),
            _ => {}
        }
        found
    }
}

#[derive(Clone, Copy)]
enum Style {
    Tight,
    Loose,
}

impl Style {
    /// In text `serde_json` reads no number and no boolean from a key that has escapes, and nobody else knows of them.
    fn of_key(self, key: &str) -> Self {
        let is_scalar = serde_json::from_str::<f64>(key).is_ok() || serde_json::from_str::<bool>(key).is_ok();
        if is_scalar { Self::Tight } else { self }
    }

    fn space(self, out: &mut String, random: &mut Random) {
        if matches!(self, Self::Loose) && random.one_in(3) {
            out.push_str(random.pick(&[" ", "\n", "\t", "  "]));
        }
    }
}

fn write_text(text: &str, out: &mut String, style: Style, random: &mut Random) {
    let escapes = matches!(style, Style::Loose) && random.one_in(3);
    out.push('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => out.extend(['\\', character]),
            _ if character.is_control() || (escapes && character.is_ascii() && random.one_in(2)) => {
                out.push_str(&format!("\\u{:04x}", u32::from(character)));
            }
            _ => out.push(character),
        }
    }
    out.push('"');
}

/// Reads samples. Not strict.
struct Parser<'t> {
    rest: &'t str,
}

impl Parser<'_> {
    fn value(&mut self) -> Doc {
        self.rest = self.rest.trim_start();
        match self.rest.as_bytes().first() {
            Some(b'n') => self.word("null", Doc::Null),
            Some(b't') => self.word("true", Doc::Bool(true)),
            Some(b'f') => self.word("false", Doc::Bool(false)),
            Some(b'"') => Doc::Text(self.text()),
            Some(b'[') => Doc::List(self.sequence(']', Self::value)),
            Some(b'{') => Doc::Object(self.sequence('}', |parser| {
                parser.rest = parser.rest.trim_start();
                let key = parser.text();
                parser.eat(':');
                (key, parser.value())
            })),
            _ => self.number(),
        }
    }

    fn word(&mut self, word: &str, doc: Doc) -> Doc {
        self.rest = self.rest.strip_prefix(word).unwrap_or_else(|| panic!("no {word}: {}", self.rest));
        doc
    }

    fn eat(&mut self, wanted: char) {
        self.rest = self.rest.trim_start();
        self.rest = self.rest.strip_prefix(wanted).unwrap_or_else(|| panic!("no {wanted}: {}", self.rest));
    }

    fn sequence<T>(&mut self, end: char, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let mut items = Vec::new();
        self.rest = &self.rest[1..];
        loop {
            self.rest = self.rest.trim_start();
            if let Some(rest) = self.rest.strip_prefix(end) {
                self.rest = rest;
                return items;
            }
            if !items.is_empty() {
                self.eat(',');
            }
            items.push(item(self));
        }
    }

    fn text(&mut self) -> String {
        let mut strings = serde_json::Deserializer::from_str(self.rest).into_iter::<String>();
        let text = strings.next().expect("a string").expect("a whole string");
        self.rest = &self.rest[strings.byte_offset()..];
        text
    }

    fn number(&mut self) -> Doc {
        let end = self.rest.find(|c: char| !"+-.0123456789eE".contains(c)).unwrap_or(self.rest.len());
        assert!(end > 0, "no JSON: {}", self.rest);
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        Doc::Number(text.to_owned())
    }
}
