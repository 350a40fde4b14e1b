use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use serde_json::Value;

use super::*;
use crate::engine::read::{Stop, read};
use crate::plan::Plan;
use crate::schema::testing::*;
use crate::schema::{Edge, Shape};
use crate::tree::fixtures::Texts;

/// What stands between values.
const SIGNS: [&[u8]; 7] = [b"{", b"}", b"[", b"]", b"\"", b",", b":"];

/// Other pieces of texts, and what stands in none.
const PIECES: [&[u8]; 40] = [
    b"0",
    b"7",
    b"00",
    b"-",
    b"-0",
    b".",
    b".5",
    b"e",
    b"E+",
    b"e1",
    b"+",
    b"\\",
    b"\\n",
    b"\\u00e9",
    b"\\ud800",
    b"\\ud83d\\ude00",
    b"\\x",
    b"t",
    b"true",
    b"nul",
    b"null",
    b"falsey",
    b" ",
    b"\n",
    b"\r\t",
    b"\x0b",
    b"\x01",
    b"\x1f",
    b"\x7f",
    b"\xc3\xa9",
    b"\xef\xbb\xbf",
    b"\xff",
    b"\xc3",
    b"999999999999999999",
    b"18446744073709551615",
    b"1e999",
    b"\"abcdefgh\"",
    b"\"a\":",
    b"[[]]",
    b"{}",
];

/// A text of JSON, and what of it is replaced by which pieces.
fn texts() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![select(SIGNS.to_vec()), select(PIECES.to_vec())];
    let damage = (any::<Index>(), 0_usize..3, piece);
    (any::<u32>(), vec(damage, 0..3)).prop_map(|(seed, damages)| {
        let mut text = Texts::new(seed.into()).next(3).into_bytes();
        for (at, length, piece) in damages {
            let start = at.index(text.len() + 1);
            let end = text.len().min(start + length);
            text.splice(start..end, piece.iter().copied());
        }
        text
    })
}

/// Types that read some members of a text and skip others.
fn types() -> [Edge; 4] {
    let inner = || {
        record(vec![field("a", string()), field("b", owned(Shape::Any)), field("c", owned(list(owned(Shape::Bool))))])
    };
    [
        owned(Shape::Any),
        inner(),
        owned(list(inner())),
        record(vec![field("a", inner()), field("d", owned(map(string(), inner())))]),
    ]
}

fn by_serde_json<'de>(text: &'de [u8], reads: Reads<'_>) -> Result<Tree<'de>, Stop<serde_json::Error>> {
    let mut from = serde_json::Deserializer::from_slice(text);
    let tree = read(&mut from, reads)?;
    from.end().map_err(Stop::plain)?;
    Ok(tree)
}

/// Reads a text in both ways, and returns whether it was read.
fn is_read(text: JsonText<'_>, reads: Reads<'_>) -> Result<bool, TestCaseError> {
    let shown = || String::from_utf8_lossy(text.bytes).into_owned();
    match (Scanner::new(text, reads).tree(), by_serde_json(text.bytes, reads)) {
        (Some(scanned), Ok(read)) => {
            prop_assert_eq!(format!("{:?}", bare(scanned)), format!("{:?}", bare(read)), "{}", shown());
            Ok(true)
        }
        (scanned, read) => {
            prop_assert!(scanned.is_none(), "{} is read, but {:?}", shown(), read);
            prop_assert!(read.is_err(), "{} is not read, but is {:?}", shown(), read);
            Ok(false)
        }
    }
}

/// The tree without what a text alone has: the digits of numbers, and which fields its members are.
fn bare(tree: Tree<'_>) -> Tree<'_> {
    match tree {
        Tree::Number(number) => Tree::Number(number.value.into()),
        Tree::String(text) => Tree::String(text.into_owned().into()),
        Tree::List(items) => Tree::List(items.into_iter().map(bare).collect()),
        Tree::Object(members) => {
            let name = |key: Key<'_>| key.as_str().unwrap_or_default().to_owned();
            Tree::Object(members.into_iter().map(|member| Member::new(name(member.key), bare(member.value))).collect())
        }
        tree => tree,
    }
}

/// What is known of no type.
fn unknown(plan: &Plan) -> Reads<'_> {
    Reads { plan, definitions: &[], depth: 5, rules: true, digits: true }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_serde_json_reads_is_read_and_nothing_else(bytes in texts(), depth in 1_usize..5) {
        for edge in types() {
            for rules in [true, false] {
                let plan = Plan::of(Some(&edge), &[]);
                let reads = Reads { plan: &plan, definitions: &[], depth, rules, digits: rules };
                let read = is_read(JsonText { bytes: &bytes, utf_8: None }, reads)?;
                if let Ok(text) = std::str::from_utf8(&bytes) {
                    prop_assert_eq!(is_read(JsonText::from(text), reads)?, read);
                }
            }
        }
    }

    #[test]
    fn each_number_is_the_same(text in "-?0?[0-9]{0,20}(\\.[0-9]{0,20})?([eE][+-]?[0-9]{1,2})?") {
        is_read(JsonText::from(&*text), unknown(&Plan::of(None, &[])))?;
    }

    #[test]
    fn each_string_is_the_same(parts in vec(select(PARTS.to_vec()), 0..6)) {
        let text = format!("\"{}\"", parts.concat());
        is_read(JsonText::from(&*text), unknown(&Plan::of(None, &[])))?;
    }
}

/// Parts of strings.
const PARTS: [&str; 18] = [
    "a",
    "abcdefghijk",
    "é",
    "😀",
    r"\n",
    r"\t\r\b\f",
    r"\/",
    r"\\",
    r#"\""#,
    r"\u00e9",
    r"\uFFFF",
    r"\ud83d\ude00",
    r"\ud83d",
    r"\ude00",
    r"\u+123",
    r"\u12",
    r"\x",
    "\t",
];

#[test]
fn numbers_at_the_edges_are_as_they_are_written() {
    let plan = Plan::of(None, &[]);
    for text in [
        "0",
        "7",
        "-0",
        "-0.0",
        "-0.5",
        "-1",
        "999999999999999999",
        "1000000000000000000",
        "18446744073709551615",
        "18446744073709551616",
        "-9223372036854775808",
        "999999999999999.9",
        "99999999999999.99",
        "0.00000000000001",
        "1e-400",
    ] {
        assert!(is_read(text.into(), unknown(&plan)).expect("it is the same"), "{text}");
        let tree = Scanner::new(text.into(), unknown(&plan)).tree().expect("a number");
        assert_eq!(tree.to_json_text().as_deref(), Some(text));
    }
}

/// A name that comes where it is likely to is compared with the text as it stands: not one that JSON writes with an escape.
#[test]
fn each_name_is_read_as_it_is_written() {
    let names = ["a", "a\"", "a\\", "a\n", "é", "", "ab"];
    let plan = Plan::of(Some(&record(names.map(|name| field(name, string())).into())), &[]);
    let read = |text: &str| is_read(text.into(), unknown(&plan)).expect("it is the same");
    let members = names.map(|name| format!("{}:\"\"", Value::from(name)));
    assert!(read(&format!("{{{}}}", members.join(" , "))));
    for member in members {
        assert!(read(&format!("{{ {member} }}")), "{member}");
    }
    for text in [r#"{"a"":""}"#, r#"{"a\":""}"#, "{\"a\n\":\"\"}", r#"{"a"b":""}"#, r#"{"a" "":""}"#, r#"{"a"}"#] {
        assert!(!read(text), "{text}");
    }
}
