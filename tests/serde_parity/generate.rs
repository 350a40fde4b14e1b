//! Documents for a type: its samples, these with faults, and whatever else JSON can be.

use crate::document::Doc;
use crate::random::Random;

/// Numbers at which some type ends, or some reader stops to be exact.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "5",
    "-1",
    "-0",
    "0.0",
    "-0.0",
    "1.0",
    "5.0",
    "1.5",
    "-1.5",
    "0.1",
    "1e0",
    "1e2",
    "1E2",
    "1e-2",
    "127",
    "128",
    "-128",
    "-129",
    "255",
    "256",
    "32767",
    "32768",
    "-32768",
    "-32769",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "-2147483648",
    "-2147483649",
    "4294967295",
    "4294967296",
    "16777217",
    "9007199254740992",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551615",
    "18446744073709551616",
    "170141183460469231731687303715884105727",
    "170141183460469231731687303715884105728",
    "-170141183460469231731687303715884105728",
    "-170141183460469231731687303715884105729",
    "340282366920938463463374607431768211455",
    "340282366920938463463374607431768211456",
    "1e16",
    "1e19",
    "1e20",
    "1e39",
    "3.5e38",
    "1e308",
    "1e309",
    "1e400",
    "-1e400",
    "1e-400",
    "5e-324",
    "0.1e1",
    "10.0e-1",
    "123456789012345678901234567890",
    "3.141592653589793238462643383279",
    "0.30000000000000004",
    "2.5E+1",
];

/// Keys and texts that mean something to some type.
const TEXTS: &[&str] = &[
    "",
    "a",
    "x",
    "é",
    "0",
    "1",
    "2",
    "-1",
    "1.0",
    "01",
    "+1",
    " 1",
    "1 ",
    "1e2",
    "256",
    "18446744073709551616",
    "-0",
    "true",
    "false",
    "True",
    "null",
    "\u{0}",
    "\u{1f600}",
    "a b",
    "ab",
    "127.0.0.1",
    "::1",
    "[::1]:80",
    "127.0.0.1:80",
    "Unix",
    "Ok",
    "Err",
    "Included",
    "Unbounded",
    "secs",
    "nanos",
    "start",
    "end",
];

/// Makes documents for one type.
pub(crate) struct Generator {
    samples: Vec<Doc>,
    /// Every value in a sample.
    parts: Vec<Doc>,
    /// Every key and text in a sample.
    words: Vec<String>,
}

impl Generator {
    pub(crate) fn new(samples: &[&str]) -> Self {
        let samples: Vec<Doc> = samples.iter().map(|sample| Doc::parse(sample)).collect();
        let mut generator = Self { samples: Vec::new(), parts: Vec::new(), words: Vec::new() };
        for sample in &samples {
            generator.learn(sample);
        }
        generator.samples = samples;
        generator
    }

    fn learn(&mut self, doc: &Doc) {
        match doc {
            Doc::Text(text) => self.words.push(text.clone()),
            Doc::Object(members) => self.words.extend(members.iter().map(|(key, _)| key.clone())),
            _ => {}
        }
        self.parts.push(doc.clone());
        for child in doc.children() {
            self.learn(child);
        }
    }

    /// The next document. The first ones are the samples as they are.
    pub(crate) fn document(&self, index: usize, random: &mut Random) -> Doc {
        if let Some(sample) = self.samples.get(index) {
            return sample.clone();
        }
        if random.one_in(12) || self.samples.is_empty() {
            return self.arbitrary(3, random);
        }
        let mut doc = self.samples[random.below(self.samples.len())].clone();
        for _ in 0..=random.below(4) {
            let at = random.below(doc.size());
            self.change(doc.nth(at), random);
        }
        doc
    }

    fn arbitrary(&self, depth: usize, random: &mut Random) -> Doc {
        match random.below(if depth == 0 { 5 } else { 9 }) {
            0 => Doc::Null,
            1 => Doc::Bool(random.one_in(2)),
            2 => number(random),
            3 => Doc::Text(self.word(random)),
            4 => self.part(random),
            5 | 6 => Doc::List((0..random.below(4)).map(|_| self.arbitrary(depth - 1, random)).collect()),
            _ => {
                let member = |random: &mut Random| (self.word(random), self.arbitrary(depth - 1, random));
                Doc::Object((0..random.below(4)).map(|_| member(random)).collect())
            }
        }
    }

    fn word(&self, random: &mut Random) -> String {
        if !self.words.is_empty() && !random.one_in(3) {
            return self.words[random.below(self.words.len())].clone();
        }
        if random.one_in(40) {
            return "$serde_json::private::Number".to_owned();
        }
        random.pick(TEXTS).to_owned()
    }

    fn part(&self, random: &mut Random) -> Doc {
        if self.parts.is_empty() { Doc::Null } else { self.parts[random.below(self.parts.len())].clone() }
    }

    /// Puts one fault into a document, or something else that is right.
    fn change(&self, doc: &mut Doc, random: &mut Random) {
        match random.below(8) {
            0 => *doc = self.part(random),
            1 => *doc = self.arbitrary(1, random),
            2 => *doc = Doc::List(vec![doc.clone()]),
            3 => *doc = Doc::Object(vec![(self.word(random), doc.clone())]),
            4 => *doc = random_empty(random),
            _ => self.change_inside(doc, random),
        }
    }

    fn change_inside(&self, doc: &mut Doc, random: &mut Random) {
        match doc {
            Doc::Null => *doc = self.arbitrary(1, random),
            Doc::Bool(value) => *value = !*value,
            Doc::Number(text) => *doc = other_number(text, random),
            Doc::Text(text) => *doc = self.other_text(text, random),
            Doc::List(items) => match self.change_list(items, random) {
                Some(other) => *doc = other,
                None => {}
            },
            Doc::Object(members) => match self.change_object(members, random) {
                Some(other) => *doc = other,
                None => {}
            },
        }
    }

    fn other_text(&self, text: &str, random: &mut Random) -> Doc {
        match random.below(6) {
            0 => Doc::Text(format!(" {text}")),
            1 => Doc::Text(text.to_uppercase()),
            2 => Doc::Number(random.below(5).to_string()),
            3 => Doc::Object(vec![(text.to_owned(), self.arbitrary(1, random))]),
            _ => Doc::Text(self.word(random)),
        }
    }

    fn change_list(&self, items: &mut Vec<Doc>, random: &mut Random) -> Option<Doc> {
        let at = random.below(items.len());
        match random.below(6) {
            0 if !items.is_empty() => drop(items.remove(at)),
            1 if !items.is_empty() => items.push(items[at].clone()),
            2 => items.insert(at, self.part(random)),
            3 => items.push(self.arbitrary(1, random)),
            4 if !items.is_empty() => return Some(items[at].clone()),
            5 => {
                let members = items.iter().enumerate().map(|(index, item)| (index.to_string(), item.clone()));
                return Some(Doc::Object(members.collect()));
            }
            _ => items.reverse(),
        }
        None
    }

    /// The same member, half the time with a value that differs in some way inside.
    fn repeated(&self, (key, value): &(String, Doc), random: &mut Random) -> (String, Doc) {
        let mut value = value.clone();
        if random.one_in(2) {
            for _ in 0..=random.below(2) {
                let at = random.below(value.size());
                self.change_inside(value.nth(at), random);
            }
        }
        (key.clone(), value)
    }

    fn change_object(&self, members: &mut Vec<(String, Doc)>, random: &mut Random) -> Option<Doc> {
        let at = random.below(members.len());
        let other = random.below(members.len());
        match random.below(10) {
            0 if !members.is_empty() => drop(members.remove(at)),
            1 if !members.is_empty() => members.push(self.repeated(&members[at], random)),
            2 if !members.is_empty() => members.push((members[at].0.clone(), self.arbitrary(1, random))),
            3 if !members.is_empty() => members[at].0 = self.word(random),
            4 if !members.is_empty() => members.swap(at, other),
            5 if !members.is_empty() => return Some(members[at].1.clone()),
            6 => return Some(Doc::List(members.iter().map(|(_, value)| value.clone()).collect())),
            7 => members.insert(at, (self.word(random), self.part(random))),
            8 => members.push((self.word(random), self.arbitrary(2, random))),
            _ => {
                if let Doc::Object(more) = self.part(random) {
                    members.extend(more);
                }
            }
        }
        None
    }
}

fn number(random: &mut Random) -> Doc {
    Doc::Number(random.pick(NUMBERS).to_owned())
}

fn other_number(text: &str, random: &mut Random) -> Doc {
    match random.below(6) {
        0 if text.bytes().all(|byte| byte.is_ascii_digit()) => Doc::Number(format!("{text}.0")),
        1 => Doc::Text(text.to_owned()),
        2 if !text.starts_with('-') => Doc::Number(format!("-{text}")),
        3 => Doc::Number(random.below(300).to_string()),
        _ => number(random),
    }
}

fn random_empty(random: &mut Random) -> Doc {
    match random.below(3) {
        0 => Doc::Null,
        1 => Doc::List(Vec::new()),
        _ => Doc::Object(Vec::new()),
    }
}

/// Spoils the syntax of a text.
pub(crate) fn spoil(text: &mut String, random: &mut Random) {
    let mut at = random.below(text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    match random.below(3) {
        0 => text.truncate(at),
        1 => text.insert_str(at, random.pick(&[",", "}", "]", "\"", ":", "0", "x", "\\"])),
        _ => text.push_str(random.pick(&["1", "null", "}", " {}"])),
    }
}
