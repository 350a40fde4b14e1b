//! Properties of both grammars whatever the text: compared with crates that read the same.

use std::cell::Cell;
use std::fmt;

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_assert, prop_assert_eq};
use proptest::sample::select;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestCaseResult, TestRunner};
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::{json, json5, python};
use crate::rules::json5_to_json;
use crate::rules::testing::json;
use crate::trials::so_many;

mod style;

use style::Style;

/// The value that another reader makes of a text. Where it reads what JSON does not have, or loses what is there, it reads nothing:
/// - `NaN` and the infinities are numbers of JSON5, and JSON has none;
/// - of repeated names the last counts, and the values of the others would be lost;
/// - a number that is out of range becomes an infinity.
#[derive(Debug, PartialEq)]
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Self)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        Number::from_f64(value).map(Value::Number).ok_or_else(|| E::custom("not finite"))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((key, Strict(value))) = members.next_entry::<String, _>()? {
            if object.insert(key, value).is_some() {
                return Err(de::Error::custom("repeated"));
            }
        }
        Ok(object.into())
    }
}

/// Returns whether two values are the same, however a reader holds a number: of an integer beyond 64 bits and of `-0` they have a float or
/// not.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => one == other || one.as_f64() == other.as_f64(),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| is_same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            let same = |(key, value): (&String, &Value)| other.get(key).is_some_and(|other| is_same(value, other));
            one.len() == other.len() && one.iter().all(same)
        }
        _ => one == other,
    }
}

/// Pieces of which a text may be made: of any order few are a value, of most of these orders something goes wrong in a corner.
const PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    ":",
    ",",
    ",",
    ",",
    " ",
    "\n",
    "\r\n",
    "\t",
    "\u{a0}",
    "\u{2028}",
    "\u{feff}",
    "\u{85}",
    "//",
    "/*",
    "*/",
    "/",
    "*",
    "#",
    "'",
    "\"",
    "'a'",
    "\"a\"",
    "'b'",
    "\"\"",
    "a",
    "b",
    "$",
    "_",
    "é",
    "名",
    "\\",
    "\\u0061",
    "\\u0031",
    "'\\u00e9'",
    "'\\uD83D\\uDE00'",
    "\\uD83D",
    "'\\x41'",
    "'\\\n'",
    "'\\0'",
    "'\\01'",
    "'\\v\\a'",
    "\"\\/\"",
    "null",
    "true",
    "false",
    "None",
    "True",
    "NaN",
    "Infinity",
    "+",
    "-",
    ".",
    "0",
    "1",
    "5",
    "05",
    "1.5",
    ".5",
    "5.",
    "1e3",
    "1E-3",
    "e",
    "0x",
    "0x1F",
    "0XfF",
    "1e400",
    "-0",
    "18446744073709551615",
    "18446744073709551616",
    "0xFFFFFFFFFFFFFFFF",
    "b'a'",
    "{a:",
    "{'a':",
    "[1,",
    "a:",
    "'b':",
];

fn soup() -> impl Strategy<Value = String> {
    vec(select(PIECES), 0..12).prop_map(|pieces| pieces.concat())
}

fn value() -> impl Strategy<Value = Value> {
    let text = || proptest::string::string_regex("[a-c'\"\\\\\n\r\t\u{0}/ é😀{}]{0,6}").expect("a pattern");
    let scalar = proptest::prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (-9_i32..9).prop_map(|tenths| Value::from(f64::from(tenths) / 4.0)),
        any::<f64>().prop_filter_map("finite", |number| Number::from_f64(number).map(Value::Number)),
        text().prop_map(Value::from),
    ];
    scalar.prop_recursive(4, 24, 4, move |inner| {
        proptest::prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            vec((text(), inner), 0..4).prop_map(|members| members.into_iter().collect::<Map<_, _>>().into()),
        ]
    })
}

/// The cases are the same in each run, so that what passes once passes always. `PROPTEST_RNG_SEED` and `PROPTEST_CASES` make others.
fn for_each<T: fmt::Debug>(cases: usize, strategy: &impl Strategy<Value = T>, test: impl Fn(T) -> TestCaseResult) {
    let asked = Config::default();
    let rng_seed = if asked.rng_seed == RngSeed::Random { RngSeed::Fixed(0) } else { asked.rng_seed };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { asked.cases } else { cases.try_into().unwrap_or(1) };
    let config = Config { rng_seed, cases, failure_persistence: None, ..asked };
    if let Err(error) = TestRunner::new(config).run(strategy, test) {
        panic!("{error}");
    }
}

/// That so many texts were read. Of other cases others may be.
fn is_enough(read: usize, least: usize) {
    assert!(read >= least || std::env::var_os("PROPTEST_CASES").is_some(), "{read}");
}

/// Asserts that exactly what the crate `json5` reads is read, except that hexadecimal numbers have 64 bits here and 128 there, and that
/// letters which need no backslash, or may need two, have none here. Words of Python are no names.
fn is_json5(text: &str) -> TestCaseResult {
    match (json5::JSON5.read(text, 127), ::json5::from_str::<Strict>(text)) {
        (Ok(tree), Ok(Strict(value))) => prop_assert!(is_same(&json(&tree), &value), "{:?} is not {}", tree, value),
        (Ok(tree), Err(error)) => return Err(TestCaseError::fail(format!("{tree:?}: {error}"))),
        (Err(json5::BACKSLASH), Ok(_)) => prop_assert!(text.contains('\\'), "{}", text),
        (Err(json5::PYTHON), Ok(_)) => {
            prop_assert!(["None", "True", "False", "\\u"].iter().any(|word| text.contains(word)), "{}", text);
        }
        (Err(reason), Ok(value)) => prop_assert!(reason.contains("hexadecimal"), "{}: {:?}", reason, value),
        (Err(_), Err(_)) => {}
    }
    Ok(())
}

#[test]
fn any_text_is_read_as_the_crate_for_json5_reads_it() {
    let read = Cell::new(0);
    for_each(so_many(20_000), &soup(), |text| {
        read.set(read.get() + usize::from(json5::JSON5.read(&text, 127).is_ok()));
        is_json5(&text)
    });
    is_enough(read.get(), so_many(500));
}

#[test]
fn any_value_is_read_however_it_is_written() {
    for_each(so_many(4_000), &(value(), vec(any::<u8>(), 0..200)), |(value, style)| {
        let text = Style(style.into_iter()).write(&value);
        is_json5(&text)?;
        let read = json5::JSON5.read(&text, 127).map_err(|reason| TestCaseError::fail(format!("{reason}: {text}")))?;
        prop_assert!(is_same(&json(&read), &value), "{} is not {}", text, value);
        Ok(())
    });
}

#[test]
fn json_is_json5() {
    let texts = proptest::prop_oneof![
        soup(),
        value().prop_map(|value| value.to_string()),
        value().prop_map(|value| format!("{value:#}"))
    ];
    for_each(so_many(10_000), &texts, |text| {
        if let Ok(Strict(value)) = serde_json::from_str(&text) {
            let read =
                json5::JSON5.read(&text, 127).map_err(|reason| TestCaseError::fail(format!("{reason}: {text}")))?;
            prop_assert_eq!(json(&read), value.clone());
            let read =
                json::LOOSE_JSON.read(&text, 127).map_err(|reason| TestCaseError::fail(format!("{reason}: {text}")))?;
            prop_assert_eq!(json(&read), value);
        } else {
            let is_read = json::LOOSE_JSON.read(&text, 127).is_ok();
            prop_assert!(!is_read || text.contains(|letter| letter < ' '), "{}", text);
        }
        Ok(())
    });
}

#[test]
fn control_characters_of_json_are_read() {
    for_each(so_many(4_000), &value(), |value| {
        let bare =
            value.to_string().replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t").replace("\\u0000", "\0");
        // A backslash before one of these letters is no part of its escape.
        if !value.to_string().contains("\\\\") {
            let read =
                json5_to_json::read(&bare, 127).map_err(|reason| TestCaseError::fail(format!("{reason}: {bare}")))?;
            prop_assert!(is_same(&json(&read), &value), "{:?} is not {}", bare, value);
        }
        Ok(())
    });
}

#[test]
fn what_is_both_python_and_json5_is_the_same_in_both() {
    let both = Cell::new(0);
    for_each(so_many(20_000), &soup(), |text| {
        if let (Ok(python), Ok(json5)) = (python::PYTHON.read(&text, 127), json5::JSON5.read(&text, 127)) {
            let (python, json5) = (json(&python), json(&json5));
            prop_assert!(is_same(&python, &json5), "{}: {:?} is not {:?}", text, python, json5);
            both.set(both.get() + 1);
        }
        Ok(())
    });
    is_enough(both.get(), so_many(200));
}

/// Names that the crate `json5` reads by the tables of Unicode and this scanner does not, and the other way around: marks and
/// connectors are no letters for the standard library, and numerals that are no digits are.
#[test]
fn names_differ_in_marks_connectors_and_numerals() {
    let reads = |name: &str| {
        let text = format!("{{{name}: 1}}");
        (json5::JSON5.read(&text, 127).is_ok(), ::json5::from_str::<Strict>(&text).is_ok())
    };
    for name in ["a", "$1", "é", "ß", "Ⅳ", "名前", "نام", "a٣", "a\u{200c}b", "𝒜", "ª", "हिदी"] {
        assert_eq!(reads(name), (true, true), "{name}");
    }
    for name in ["1", "²", "\u{301}", "-", "😀", "a😀", "a-b", "a b", "a.b", "€", ""] {
        assert_eq!(reads(name), (false, false), "{name}");
    }
    for name in ["e\u{301}", "हिन्दी", "a‿b"] {
        assert_eq!(reads(name), (false, true), "{name}");
    }
    for name in ["x²", "a½"] {
        assert_eq!(reads(name), (true, false), "{name}");
    }
}

/// Before it is known that the text is a value, no list and no object is kept.
#[test]
fn refused_text_takes_no_memory() {
    let long = "[{'a': ['b', 1], 'c': 'd'}, ".repeat(3);
    let mut scanner = super::Scanner { rest: &long, grammar: &json5::JSON5, keeps: false };
    assert!(scanner.value(127).is_err());
    let list = "[['a', {'b': 'c'}]]";
    let mut scanner = super::Scanner { rest: list, grammar: &json5::JSON5, keeps: false };
    assert_eq!(scanner.value(127).ok().map(|tree| json(&tree)), Some(serde_json::json!([])));
}

#[test]
fn each_escape_of_json_stands_for_what_serde_json_reads() {
    for escape in (0..=0x7f)
        .map(char::from)
        .map(|first| format!("{first}00e9x"))
        .chain(["ud83d", "ude00", "ud83d\\ude00", "ud83d\\u0041", "u+0e9", "u00e", "u", "", "u00E9"].map(str::to_owned))
    {
        let text = format!("\"\\{escape}\"");
        let read = json::JSON.read(&text, 127).ok().map(|tree| json(&tree));
        assert_eq!(read, serde_json::from_str(&text).ok(), "{text}");
    }
}
