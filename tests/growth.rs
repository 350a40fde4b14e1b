//! What reading costs grows as its input does: for each way in which input can grow, the allocations, their bytes and the most
//! bytes at once, at one size and at four times that size.

#![expect(dead_code, reason = "what is read here is counted, not looked at")]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use allocation_counter::{AllocationInfo, measure};
use serde::Deserialize;
use serde_coerce::{Coerce, Repair};
use serde_json::{Value, json};

/// The counts of reading `text`, in text and as a value. What is remembered of a type is worked out before.
fn cost<T: Coerce>(text: &str) -> [AllocationInfo; 2] {
    let value: Value = serde_json::from_str(text).expect("the text is JSON");
    let read = |value: Value| drop(T::from_value_with_report(value));
    drop(T::from_str_with_report(text));
    read(value.clone());
    let (by_text, spare) = (measure(|| drop(T::from_str_with_report(text))), value.clone());
    drop(value);
    [by_text, measure(|| read(spare))]
}

/// Lists grow by doubling, so that at some sizes half of one is empty.
const LINEAR: u64 = 6;

/// Four times the size is at most so many times as much of everything, and a little that does not depend on the size.
fn grows(name: &str, times: u64, few: [AllocationInfo; 2], many: [AllocationInfo; 2]) -> Result<(), String> {
    for (few, many) in few.iter().zip(&many) {
        let counts = [
            ("allocations", few.count_total, many.count_total, 50),
            ("bytes", few.bytes_total, many.bytes_total, 8_000),
            ("bytes at once", few.bytes_max, many.bytes_max, 8_000),
        ];
        if let Some((what, few, many, _)) = counts.into_iter().find(|(_, few, many, base)| *many > few * times + base) {
            return Err(format!("{name}: {many} {what} for four times the size, {few} for the size"));
        }
    }
    Ok(())
}

#[derive(Deserialize, Coerce)]
struct Record {
    #[serde(default)]
    #[coerce(string_to_number)]
    number: u32,
    #[serde(default)]
    #[coerce(string_to_number, singleton_list)]
    numbers: Vec<u32>,
    #[serde(default)]
    entries: BTreeMap<String, Record>,
    #[serde(default)]
    any: Value,
    #[coerce(string_to_json, list_to_item)]
    next: Option<Box<Record>>,
    #[serde(default)]
    #[coerce(drop_invalid_items)]
    kept: Vec<u8>,
    #[serde(default)]
    choices: Vec<Choice>,
}

#[derive(Deserialize, Coerce)]
struct Tables {
    #[serde(default)]
    #[coerce(map_to_list(key = "name"))]
    named: Vec<BTreeMap<String, Value>>,
    #[serde(default)]
    #[coerce(list_to_map(key = "name"))]
    keyed: BTreeMap<String, BTreeMap<String, u8>>,
}

#[derive(Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(ignore_key_case)]
struct Closed {
    #[serde(default, alias = "a", alias = "b", alias = "c")]
    #[coerce(trim, string_to_number)]
    number: u32,
}

#[derive(Deserialize, Coerce)]
struct Open {
    #[coerce(string_to_number)]
    number: Option<u32>,
    #[serde(flatten)]
    rest: BTreeMap<String, Choice>,
}

#[derive(Deserialize, Coerce)]
#[serde(untagged)]
enum Choice {
    Number(#[coerce(string_to_number)] u8),
    Switch(#[coerce(string_to_bool)] bool),
    Items(Vec<u8>),
    Record {
        #[coerce(string_to_number)]
        id: u8,
    },
    Other {
        inside: Box<Choice>,
    },
}

/// `count` parts, with commas between.
fn parts(count: usize, part: impl Fn(usize) -> String) -> String {
    (0..count).map(part).collect::<Vec<_>>().join(",")
}

/// Something in itself, so many times.
fn nested(levels: usize, open: &str, inside: &str, close: &str) -> String {
    [&open.repeat(levels), inside, &close.repeat(levels)].concat()
}

#[test]
fn cost_grows_as_the_input_does() {
    type Row = (&'static str, usize, fn(usize) -> String, fn(&str) -> [AllocationInfo; 2]);
    let rows: [Row; 21] = [
        ("items", 400, |n| format!(r#"{{"number":"1","numbers":[{}]}}"#, parts(n, |i| i.to_string())), cost::<Record>),
        ("repairs", 400, |n| format!(r#"{{"numbers":[{}]}}"#, parts(n, |i| format!(r#""{i}""#))), cost::<Record>),
        ("issues", 400, |n| format!(r#"{{"numbers":[{}]}}"#, parts(n, |i| format!(r#""x{i}""#))), cost::<Record>),
        ("items dropped", 400, |n| format!(r#"{{"kept":[{}]}}"#, parts(n, |i| format!(r#""x{i}",1"#))), cost::<Record>),
        (
            "members",
            400,
            |n| format!("{{{}}}", parts(n, |i| format!(r#""k{i}":{{"number":1}}"#))),
            cost::<BTreeMap<String, Record>>,
        ),
        (
            "members listed",
            400,
            |n| format!(r#"{{"named":{{{}}}}}"#, parts(n, |i| format!(r#""k{i}":{{"b":1,"c":2}}"#))),
            cost::<Tables>,
        ),
        (
            "items keyed",
            400,
            |n| format!(r#"{{"keyed":[{}]}}"#, parts(n, |i| format!(r#"{{"b":1,"name":"k{i}"}}"#))),
            cost::<Tables>,
        ),
        (
            "members repaired",
            400,
            |n| format!("{{{}}}", parts(n, |i| format!(r#""k{i}":{{"number":"1"}}"#))),
            cost::<BTreeMap<String, Record>>,
        ),
        (
            "unknown members",
            400,
            |n| format!(r#"{{"number":"1",{}}}"#, parts(n, |i| format!(r#""k{i}":[1]"#))),
            cost::<Record>,
        ),
        (
            "unknown members refused",
            400,
            |n| format!("{{{}}}", parts(n, |i| format!(r#""numbe{i}":[1]"#))),
            cost::<Closed>,
        ),
        (
            "unclaimed members",
            400,
            |n| format!(r#"{{"number":"1",{}}}"#, parts(n, |i| format!(r#""k{i}":"5""#))),
            cost::<Open>,
        ),
        ("repeated members", 400, |n| format!("{{{}}}", parts(n, |_| r#""number":"1""#.to_owned())), cost::<Record>),
        (
            "aliases",
            400,
            |n| format!("[{}]", parts(n, |i| format!(r#"{{"{}":"1"}}"#, ["a", "b", "c", "NUMBER"][i % 4]))),
            cost::<Vec<Closed>>,
        ),
        ("length of a string", 10_000, |n| format!(r#"{{"number":"{}"}}"#, "5".repeat(n)), cost::<Record>),
        ("length of a key", 10_000, |n| format!(r#"{{"{}":1}}"#, "n".repeat(n)), cost::<Closed>),
        ("length of a number", 10_000, |n| format!(r#"{{"any":0.{}}}"#, "5".repeat(n)), cost::<Record>),
        ("levels", 25, |n| nested(n, r#"{"next":"#, r#"{"number":"1"}"#, "}"), cost::<Record>),
        ("levels of maps", 25, |n| nested(n / 2, r#"{"entries":{"a":"#, r#"{"number":"1"}"#, "}}"), cost::<Record>),
        (
            "levels of anything",
            25,
            |n| format!(r#"{{"number":"1","any":{}}}"#, nested(n, "[", "1", "]")),
            cost::<Record>,
        ),
        (
            "alternatives",
            200,
            |n| {
                format!(
                    r#"{{"choices":[{}]}}"#,
                    parts(n, |i| ["\"1\"", "\"true\"", "[1]", r#"{"id":"1"}"#][i % 4].to_owned())
                )
            },
            cost::<Record>,
        ),
        (
            "alternatives × levels",
            20,
            |n| format!(r#"{{"choices":[{}]}}"#, nested(n, r#"{"inside":"#, "\"1\"", "}")),
            cost::<Record>,
        ),
    ];
    let broken: Vec<_> = rows
        .into_iter()
        .filter_map(|(name, size, text, cost)| {
            // serde copies what is inside an untagged value once more at each level: there it is the square.
            let times = if name == "alternatives × levels" { LINEAR * 4 } else { LINEAR };
            grows(name, times, cost(&text(size)), cost(&text(size * 4))).err()
        })
        .collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// A level more of JSON in a string is about twice the text: the marks of what is inside are escaped again.
#[test]
fn json_in_strings_costs_what_the_text_holds() {
    let quoted = |levels: usize| {
        (0..levels).fold(r#"{"number":"1"}"#.to_owned(), |inside, _| json!({ "next": inside }).to_string())
    };
    let (few, many) = (quoted(6), quoted(12));
    let times = (many.len() / few.len() + 1) as u64;
    for (few, many) in cost::<Record>(&few).iter().zip(&cost::<Record>(&many)) {
        assert!(many.bytes_total <= few.bytes_total * times * 2, "{few:?} {many:?} {times}");
        assert!(many.bytes_max <= few.bytes_max * times * 2, "{few:?} {many:?} {times}");
    }
}

/// Types with more of something: fields that are flattened, aliases, alternatives.
mod wider {
    use super::*;

    macro_rules! flattened {
        ($name:ident: $($part:ident $field:ident)*) => {
            $(
                #[derive(Deserialize, Coerce)]
                struct $part {
                    #[coerce(string_to_number)]
                    $field: u8,
                }
            )*
            #[derive(Deserialize, Coerce)]
            struct $name {
                $(#[serde(flatten)] $field: $part,)*
            }
        };
    }

    macro_rules! alternatives {
        ($name:ident: $($variant:ident $field:ident)*) => {
            #[derive(Deserialize, Coerce)]
            #[serde(untagged)]
            enum $name {
                $($variant { #[coerce(string_to_number)] $field: u8 },)*
            }
        };
    }

    fn document(names: &[&str]) -> String {
        let mut text = String::new();
        for name in names {
            write!(text, "{}\"{name}\":\"1\"", if text.is_empty() { "{" } else { "," }).expect("a string takes all");
        }
        text + "}"
    }

    #[test]
    fn flattened_fields() {
        flattened! { Few: A0 a0 A1 a1 A2 a2 A3 a3 }
        flattened! { Many: B0 b0 B1 b1 B2 b2 B3 b3 B4 b4 B5 b5 B6 b6 B7 b7 B8 b8 B9 b9 C0 c0 C1 c1 C2 c2 C3 c3 C4 c4 C5 c5 }
        let few = cost::<Few>(&document(&["a0", "a1", "a2", "a3"]));
        let many = ["b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "c0", "c1", "c2", "c3", "c4", "c5"];
        assert_eq!(grows("flattened fields", LINEAR, few, cost::<Many>(&document(&many))), Ok(()));
    }

    #[test]
    fn untagged_variants() {
        alternatives! { Few: A a B b C c D d }
        alternatives! { Many: A a B b C c D d E e F f G g H h I i J j K k L l M m N n O o P p }
        for text in [r#"{"d":"1"}"#, r#"{"z":"1"}"#] {
            assert_eq!(grows("untagged variants", LINEAR, cost::<Few>(text), cost::<Many>(text)), Ok(()));
        }
    }
}

mod long_text {
    use super::*;

    const LENGTH: usize = 1_000_000;

    fn keep(_: &Value) -> Repair {
        Repair::Keep
    }

    macro_rules! field {
        ($name:ident: $type:ty, $($rules:tt)*) => {
            #[derive(Deserialize, Coerce)]
            struct $name(#[coerce($($rules)*)] $type);
        };
    }

    field! { Trim: String, trim }
    field! { Unfence: String, unfence }
    field! { Words: Option<String>, empty_to_null, text_to_null("null", "None") }
    field! { Json: Vec<String>, string_to_json }
    field! { Python: Vec<String>, python_to_json }
    field! { Json5: Vec<String>, json5_to_json }
    field! { Parts: Vec<String>, string_to_list }
    field! { Single: Vec<String>, singleton_list }
    field! { Number: u64, string_to_number, float_to_integer }
    field! { Switch: bool, string_to_bool, ignore_case }
    field! { Named: Name, ignore_case(separators) }
    field! { Tagged: Tag, string_to_object(key = "name") }
    field! { Member: String, object_to_value(key = "value") }
    field! { Item: String, list_to_item }
    field! { Asked: String, custom(keep) }

    #[derive(Deserialize, Coerce)]
    enum Name {
        Short,
    }

    #[derive(Deserialize, Coerce)]
    struct Tag {
        name: String,
    }

    /// How often the text's length is there at once, beside the input, in tenths. Where serde refuses the text, its error holds all
    /// that it refuses, more than once: what serde alone needs is no fault.
    fn tenths<T: Coerce>(input: &Value) -> [u64; 2] {
        let text = input.to_string();
        let by_serde = measure(|| drop(serde_json::from_str::<T>(&text))).bytes_max;
        let by_text = measure(|| drop(T::from_str_with_report(&text))).bytes_max;
        let value = input.clone();
        let by_value = measure(|| drop(T::from_value_with_report(value))).bytes_max;
        let more = if by_text > by_serde + LENGTH as u64 / 10 { by_text } else { 0 };
        [more, by_value].map(|bytes| bytes * 10 / LENGTH as u64)
    }

    #[test]
    fn a_long_text_is_there_three_times_at_most() {
        type Row = (&'static str, fn(&str) -> Value, fn(&Value) -> [u64; 2]);
        let rows: [Row; 19] = [
            ("trim", |long| json!(format!(" {long} ")), tenths::<Trim>),
            ("unfence", |long| json!(format!("```json\n{long}\n```")), tenths::<Unfence>),
            ("text_to_null", |long| json!(long), tenths::<Words>),
            ("string_to_json", |long| json!(json!([long]).to_string()), tenths::<Json>),
            ("string_to_json, refused", |long| json!(long), tenths::<Json>),
            ("python_to_json", |long| json!(format!("['{long}']")), tenths::<Python>),
            ("python_to_json, refused", |long| json!(format!("['{long}'")), tenths::<Python>),
            ("json5_to_json", |long| json!(format!("['{long}']")), tenths::<Json5>),
            ("json5_to_json, line break", |long| json!(format!("[\"\n{long}\"]")), tenths::<Json5>),
            ("json5_to_json, refused", |long| json!(format!("['{long}'")), tenths::<Json5>),
            ("string_to_list", |long| json!(format!("a, {long}")), tenths::<Parts>),
            ("singleton_list", |long| json!(long), tenths::<Single>),
            ("string_to_number", |long| json!(format!("1.{}", "0".repeat(long.len()))), tenths::<Number>),
            ("string_to_bool", |long| json!(long), tenths::<Switch>),
            ("ignore_case", |long| json!(long), tenths::<Named>),
            ("string_to_object", |long| json!(long), tenths::<Tagged>),
            ("object_to_value", |long| json!({ "value": long }), tenths::<Member>),
            ("list_to_item", |long| json!([long]), tenths::<Item>),
            ("custom", |long| json!(long), tenths::<Asked>),
        ];
        let long = "a".repeat(LENGTH);
        let above: Vec<_> = rows
            .into_iter()
            .map(|(name, input, tenths)| (name, tenths(&input(&long))))
            .filter(|(_, tenths)| tenths.iter().any(|tenths| *tenths > 30))
            .collect();
        assert!(above.is_empty(), "in tenths of the length, by text and by value: {above:?}");
    }
}
