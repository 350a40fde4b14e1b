//! Random types and values of them, in every form that some rule repairs: no secret is shown.

use serde_json::{Map, Value, json};

use super::tests::masked_among;
use super::*;
use crate::schema::Tagging;
use crate::schema::testing::*;
use crate::trials::so_many;

const SECRET: &str = "hunter2";

/// Random numbers by a linear congruential generator.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// A random type, and how a value of it is made.
enum Made {
    Secret,
    Plain,
    List(Box<Made>),
    Record(Vec<(&'static str, Made)>),
    Keyed(Box<Made>),
    Tagged(&'static str, Box<Made>),
    Within(Box<Made>),
}

const NAMES: [&str; 5] = ["a", "b", "value", "0", "id"];

fn secret(dice: &mut Dice) -> Edge {
    match dice.below(2) {
        0 => sensitive(string()),
        _ => owned(wrapper(sensitive(string()), dice.below(2) == 0)),
    }
}

fn make(dice: &mut Dice, depth: u64) -> (Edge, Made) {
    match dice.below(if depth == 0 { 3 } else { 9 }) {
        0 | 1 => (secret(dice), Made::Secret),
        2 => (owned(Shape::Float(Float::Double)), Made::Plain),
        3 => {
            let (item, made) = make(dice, depth - 1);
            (owned(list(item)), Made::List(Box::new(made)))
        }
        4 | 5 => {
            let count = usize::try_from(1 + dice.below(3)).unwrap_or(1);
            let (mut list, mut made) = (Vec::new(), Vec::new());
            for name in NAMES.into_iter().skip(usize::try_from(dice.below(3)).unwrap_or(0)).take(count) {
                let (edge, inner) = make(dice, depth - 1);
                list.push(field(name, edge));
                made.push((name, inner));
            }
            (record(list), Made::Record(made))
        }
        6 => {
            let (value, made) = make(dice, depth - 1);
            (owned(map(secret(dice), value)), Made::Keyed(Box::new(made)))
        }
        7 => {
            let (content, made) = make(dice, depth - 1);
            let variants = vec![newtype("value", content), unit("b")];
            (owned(enumeration(Tagging::External, variants)), Made::Tagged("value", Box::new(made)))
        }
        _ => {
            let (content, made) = make(dice, depth - 1);
            let (other, _) = make(dice, depth - 1);
            let variants = vec![newtype("x", owned(option(other))), newtype("y", content)];
            (owned(enumeration(Tagging::Untagged, variants)), Made::Within(Box::new(made)))
        }
    }
}

fn value(made: &Made, dice: &mut Dice) -> Value {
    let whole = match made {
        Made::Secret => json!(SECRET),
        Made::Plain => json!(5),
        Made::List(item) => (0..=dice.below(2)).map(|_| value(item, dice)).collect(),
        Made::Record(fields) => {
            fields.iter().map(|(name, made)| ((*name).to_owned(), value(made, dice))).collect::<Map<_, _>>().into()
        }
        Made::Keyed(made) => json!({ SECRET: value(made, dice) }),
        Made::Tagged(name, made) => json!({ *name: value(made, dice) }),
        Made::Within(made) => value(made, dice),
    };
    // A list may come as an object of its index keys, or as its only item.
    let whole = match whole {
        Value::Array(items) if dice.below(3) == 0 => {
            (0..).zip(items).map(|(index, item): (u8, _)| (index.to_string(), item)).collect::<Map<_, _>>().into()
        }
        Value::Array(mut items) if items.len() == 1 && dice.below(2) == 0 => items.remove(0),
        whole => whole,
    };
    match dice.below(12) {
        0 => json!([whole]),
        1 => json!({"value": whole}),
        2 => json!({"id": whole}),
        3 if whole.is_object() || whole.is_array() => json!(whole.to_string()),
        _ => whole,
    }
}

#[test]
fn no_secret_of_a_random_type_is_shown() {
    let mut dice = Dice(1);
    for round in 0..so_many(20_000) {
        let (edge, made) = make(&mut dice, 4);
        let value = value(&made, &mut dice);
        let (shown, _) = masked_among(&[], &value, &edge, false);
        assert!(!shown.to_string().contains(SECRET), "{round}: {value}\n{shown}\n{edge:#?}");
    }
}
