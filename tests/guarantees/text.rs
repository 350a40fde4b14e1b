//! Documents as text, written in more ways than one, and damaged.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;

/// How to write a document: what the numbers decide is up to them, one for each object.
#[derive(Clone, Debug)]
pub(crate) struct Style {
    choices: Vec<u8>,
    repeats: usize,
}

/// Members in any order, with white space.
pub(crate) fn style() -> impl Strategy<Value = Style> {
    vec(any::<u8>(), 1..12).prop_map(Style::of)
}

impl Style {
    /// As these numbers decide.
    pub(crate) fn of(choices: Vec<u8>) -> Self {
        Self { choices: if choices.is_empty() { vec![0] } else { choices }, repeats: 0 }
    }

    /// The same, with a few members that come twice or more often, with the same value or another.
    pub(crate) fn repeating(self) -> Self {
        Self { repeats: 4, ..self }
    }

    pub(crate) fn write(&self, document: &Value) -> String {
        let mut text = String::new();
        Writer { style: self, at: 0, repeats: self.repeats, text: &mut text }.value(document);
        text
    }
}

struct Writer<'a> {
    style: &'a Style,
    at: usize,
    repeats: usize,
    text: &'a mut String,
}

impl Writer<'_> {
    fn choice(&mut self) -> usize {
        self.at += 1;
        self.style.choices[self.at % self.style.choices.len()].into()
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Array(items) => {
                self.between('[', ']', items.iter().map(|item| move |writer: &mut Self| writer.value(item)));
            }
            Value::Object(members) => {
                let mut members: Vec<_> = members.iter().collect();
                if !members.is_empty() {
                    let turn = self.choice() % members.len();
                    members.rotate_left(turn);
                    self.repeat(&mut members);
                }
                let write = |(key, value): (&String, &Value)| {
                    let key = Value::from(key.clone());
                    let value = value.clone();
                    move |writer: &mut Self| {
                        writer.text.push_str(&key.to_string());
                        writer.text.push_str(": ");
                        writer.value(&value);
                    }
                };
                self.between('{', '}', members.into_iter().map(write));
            }
            scalar => self.text.push_str(&scalar.to_string()),
        }
    }

    /// Puts one of the members in once more, where there are not enough of them yet.
    fn repeat<'m>(&mut self, members: &mut Vec<(&'m String, &'m Value)>) {
        let choice = self.choice();
        if self.repeats > 0 && choice % 3 == 0 {
            self.repeats -= 1;
            let (name, value) = members[choice / 3 % members.len()];
            let other = if choice % 2 == 0 { value } else { members[choice / 5 % members.len()].1 };
            members.insert(choice / 7 % (members.len() + 1), (name, other));
        }
    }

    fn between<W: FnOnce(&mut Self)>(&mut self, open: char, close: char, parts: impl Iterator<Item = W>) {
        self.text.push(open);
        for (index, part) in parts.enumerate() {
            self.text.push_str(if index == 0 { " " } else { " ,\n" });
            part(self);
        }
        self.text.push(close);
    }
}

/// What happens to text on its way.
#[derive(Clone, Debug)]
pub(crate) enum Damage {
    Cut(Index),
    Insert(Index, char),
    Remove(Index),
    Trail(&'static str),
}

pub(crate) fn damage() -> impl Strategy<Value = Damage> {
    let inserted = proptest::sample::select("[]{},:\"\\ -0e.tnfx\u{0}é".chars().collect::<Vec<_>>());
    prop_oneof![
        any::<Index>().prop_map(Damage::Cut),
        (any::<Index>(), inserted).prop_map(|(at, inserted)| Damage::Insert(at, inserted)),
        any::<Index>().prop_map(Damage::Remove),
        proptest::sample::select(vec![" ", "x", "]", "}", "null", " 1", ","]).prop_map(Damage::Trail),
    ]
}

impl Damage {
    pub(crate) fn applied_to(&self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        match self {
            Self::Cut(at) => letters.truncate(at.index(letters.len())),
            Self::Insert(at, inserted) => letters.insert(at.index(letters.len() + 1), *inserted),
            Self::Remove(at) => drop(letters.remove(at.index(letters.len()))),
            Self::Trail(more) => letters.extend(more.chars()),
        }
        letters.into_iter().collect()
    }
}
