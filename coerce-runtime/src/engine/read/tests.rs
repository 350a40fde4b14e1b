use std::any::type_name;
use std::fmt::Debug;
use std::sync::{Arc, LazyLock};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::*;
use crate::json::Long;
use crate::rules::{Items, Level, Rule, Rules};
use crate::schema::testing::*;
use crate::schema::{Edge, Fields, Integer, Shape, Tagging};
use crate::tree::Document;
use crate::tree::fixtures::{EachType, Texts, all_types};
use crate::trials::so_many;

/// The plan of a document of which nothing is known.
static UNKNOWN: LazyLock<Plan> = LazyLock::new(|| Plan::of(None, &[]));

fn reads() -> Reads<'static> {
    Reads { plan: &UNKNOWN, definitions: &[], depth: 127, rules: true, digits: true }
}

fn read_as<'a>(text: &'a str, edge: &Edge, reads: Reads<'static>) -> Result<Tree<'a>, Stop<serde_json::Error>> {
    // The names of members are borrowed from the plan.
    let plan = Box::leak(Box::new(Plan::of(Some(edge), &[])));
    read_text(text.into(), Reads { plan, ..reads })
}

fn tree(text: &str) -> Tree<'_> {
    read_as(text, &owned(Shape::Any), reads()).unwrap()
}

/// The text of what is read of a text.
fn kept(text: &str, edge: &Edge) -> Option<String> {
    read_as(text, edge, reads()).ok()?.to_json_text()
}

/// Holds a tree that was read from text to `serde_json`'s reading of the text.
struct AsText<'a> {
    text: &'a str,
    tree: Tree<'a>,
    read: usize,
}

impl EachType for AsText<'_> {
    fn each<T: DeserializeOwned + Debug>(&mut self) {
        let expected = serde_json::from_str::<T>(self.text);
        let read = T::deserialize(Document::new(&self.tree, true));
        let what = format!("{} of {}: {read:?}, {expected:?}", type_name::<T>(), self.text);
        assert_eq!(read.is_ok(), expected.is_ok(), "{what}");
        if let (Ok(read), Ok(expected)) = (read, expected) {
            self.read += 1;
            assert_eq!(format!("{read:?}"), format!("{expected:?}"), "{what}");
        }
    }
}

#[test]
fn a_tree_of_text_is_read_as_serde_json_reads_the_text() {
    let mut texts = Texts::new(11);
    let mut read = 0;
    for _ in 0..so_many(3000) {
        let text = texts.next(3);
        let mut each = AsText { text: &text, tree: tree(&text), read: 0 };
        all_types(&mut each);
        read += each.read;
    }
    assert!(read > so_many(10_000), "{read}");
}

#[test]
fn what_serde_json_reads_from_a_value_stays_a_value() {
    let mut texts = Texts::new(13);
    for _ in 0..so_many(2000) {
        let text = texts.next(3);
        let value: Value = serde_json::from_str(&text).unwrap();
        let tree = read(&value, reads()).unwrap();
        // With `arbitrary_precision` serde_json hands over `-0` as zero.
        assert_eq!(tree.to_value(), Value::deserialize(&value).ok());
    }
}

#[test]
fn strings_are_borrowed() {
    let Tree::Object(members) = tree(r#"{"a": "b", "c\n": "d\n"}"#) else { panic!() };
    let borrowed = |member: &Member<'_>| {
        (matches!(member.key, Key::Text(Cow::Borrowed(_))), matches!(member.value, Tree::String(Cow::Borrowed(_))))
    };
    assert_eq!((borrowed(&members[0]), borrowed(&members[1])), ((true, true), (false, false)));
}

#[test]
fn floats_keep_their_digits() {
    let record = record(vec![field("a", owned(Shape::Any))]);
    let table = [
        ("3.10", "3.10"),
        (" -0 ", "-0"),
        ("[1E2,18446744073709551616,7]", "[1E2,18446744073709551616,7]"),
        (
            r#"{"x" : [1.50, {"y":"\"]1.5"}], "a" : 2.50, "z": {} , "a":[0.10 , {"b":1.0}]}"#,
            r#"{"a":2.50,"a":[0.10,{"b":1.0}]}"#,
        ),
        (r#"{"\"a":1e1,"a":1.00}"#, r#"{"a":1.00}"#),
    ];
    for (text, expected) in table {
        assert_eq!(kept(text, &record).as_deref(), Some(expected));
    }
}

#[test]
fn a_float_that_is_refused_keeps_its_digits_though_nobody_asks_for_any() {
    let float = || owned(Shape::Float(Float::Double));
    let integer = Shape::Integer(Integer { min: 0, max: 255, zero: true, wide: false });
    let table = [
        (owned(integer), "1.50", "1.50"),
        (string(), "1.50", "1.50"),
        (owned(Shape::Bool), "1.50", "1.50"),
        (inner(), "1.50", "1.50"),
        (float(), "1.50", "1.5"),
        (owned(option(float())), "1.50", "1.5"),
        (owned(list(float())), "[1.50,[1.50]]", "[1.5,[1.50]]"),
        (owned(Shape::Any), r#"[1.50,{"a":[1.50]}]"#, r#"[1.5,{"a":[1.5]}]"#),
    ];
    for (edge, text, expected) in table {
        let tree = read_as(text, &edge, Reads { digits: false, ..reads() }).unwrap();
        // A number that is text has its digits anyway.
        assert_eq!(tree.to_json_text().as_deref(), Some(if KEEPS_TEXT { text } else { expected }), "{edge:?}");
    }
}

#[test]
fn digits_are_put_where_they_belong() {
    let mut texts = Texts::new(17);
    for _ in 0..so_many(2000) {
        let text = texts.next(4);
        let squeezed = kept(&text, &owned(Shape::Any)).unwrap();
        assert_eq!(squeezed.replace(' ', ""), text.replace(' ', ""));
    }
}

/// What nothing reads may be anything that `serde_json` skips.
const UNREAD: &str = r#"{"a": {"s": "x", "u": ["\ud800", 1e999]}, "u": [1e999, {"\ud800": "\"]"}]}"#;

fn inner() -> Edge {
    record(vec![field("s", string())])
}

#[test]
fn members_that_nothing_reads_are_skipped() {
    let skipped = Some(r#"{"a":{"s":"x"}}"#);
    let table = [
        (record(vec![field("a", inner())]), skipped),
        (owned(option(record(vec![field("a", owned(wrapper(inner(), false)))]))), skipped),
        (record(vec![field("a", owned(Shape::Any))]), None),
        (owned(Shape::Struct(Fields { deny_unknown: true, ..fields(vec![field("a", inner())]) })), None),
        (owned(flattening(vec![field("a", inner())], vec![owned(Shape::Any)])), None),
        (owned(enumeration(internal("t"), vec![newtype("u", inner())])), None),
        (owned(enumeration(Tagging::Untagged, vec![newtype("u", inner())])), None),
        (owned(Shape::Any), None),
    ];
    for (edge, expected) in table {
        assert_eq!(kept(UNREAD, &edge).as_deref(), expected, "{edge:?}");
    }
}

#[test]
fn the_schema_leads_through_lists_maps_tuples_and_variants() {
    let table = [
        (owned(list(inner())), r#"[{"s":"x","u":"\ud800"}]"#),
        (owned(map(string(), inner())), r#"{"k":{"s":"x","u":"\ud800"}}"#),
        (owned(tuple(vec![string(), inner()])), r#"["",{"s":"x","u":"\ud800"}]"#),
        (record(vec![field("b", string()), field("a", inner())]), r#"["",{"s":"x","u":"\ud800"}]"#),
        (owned(enumeration(Tagging::External, vec![newtype("v", inner())])), r#"{"v":{"s":"x","u":"\ud800"}}"#),
    ];
    for (edge, text) in table {
        let expected = text.replace(r#","u":"\ud800""#, "");
        assert_eq!(kept(text, &edge), Some(expected));
        assert_eq!(kept(text, &owned(Shape::Any)), None);
    }
}

fn rules(level: Level, items: Items) -> Rules {
    let rule = Rule { level, ..crate::rules::object_to_value::DEFINITION.rule() };
    Rules { list: vec![rule], items }
}

#[test]
fn what_a_rule_may_look_at_is_kept() {
    let text = r#"[[{"s":"x","u":"\ud800"}]]"#;
    let listed = |rules| ruled(owned(list(inner())), rules);
    let each = || Items::These(Arc::new(rules(Level::Item, Items::Same)));
    let table = [
        (listed(rules(Level::Whole, Items::None)), true),
        (listed(rules(Level::Item, Items::Same)), false),
        (listed(rules(Level::Whole, each())), false),
        (owned(list(ruled(inner(), rules(Level::Whole, Items::None)))), false),
        (owned(list(inner())), true),
    ];
    for (edge, skipped) in table {
        let edge = owned(list(edge));
        assert_eq!(kept(text, &edge).is_some(), skipped);
        let without_rules = Reads { rules: false, ..reads() };
        assert!(read_as(text, &edge, without_rules).is_ok());
    }
}

#[test]
fn names_that_fold_to_a_field_are_read() {
    let edge = owned(Shape::Struct(Fields { ignore_key_case: true, ..fields(vec![field("max_results", string())]) }));
    let text = r#"{"maxResults":1,"other":2}"#;
    assert_eq!(kept(text, &edge).as_deref(), Some(r#"{"maxResults":1}"#));
}

#[test]
fn the_path_is_known_where_the_source_stops() {
    let table =
        [(r#"{"a":[1,{"b":tru}]}"#, "a[1].b"), (r#"{"a":[1,2"#, "a[2]"), (r#"{"a":1,}"#, ""), ("[[],nul]", "[1]")];
    for (text, path) in table {
        let stop = read_as(text, &owned(Shape::Any), reads()).unwrap_err();
        assert_eq!((stop.path.to_string(), stop.too_deep), (path.to_owned(), false), "{text}");
    }
}

#[test]
fn nesting_is_limited() {
    for levels in [0, 1, 5, 126, 127] {
        let text = "[".repeat(levels) + "1" + &"]".repeat(levels);
        assert!(read_as(&text, &owned(Shape::Any), reads()).is_ok());
        let limited = |depth| read_as(&text, &owned(Shape::Any), Reads { depth, ..reads() });
        assert!(limited(levels).is_ok());
        if levels > 0 {
            let stop = limited(levels - 1).unwrap_err();
            assert!(stop.too_deep && stop.path.segments.len() == levels - 1);
        }
    }
    for open in ["[", "{\"a\":"] {
        let text = open.repeat(1000);
        assert!(read_as(&text, &owned(Shape::Any), reads()).unwrap_err().too_deep);
        let text = open.repeat(1000);
        let deeper = Reads { depth: 500, ..reads() };
        assert!(read_as(&text, &owned(Shape::Any), deeper).unwrap_err().too_deep);
    }
}

#[test]
fn a_member_named_as_the_text_of_a_number_is_one() {
    let text = format!("{{{TEXT_MEMBER:?}:\"5\",\"a\":1.5}}");
    assert_eq!(kept(&text, &owned(Shape::Any)), Some(text));
}

#[test]
fn what_json_has_not_is_kept() {
    use serde::de::value::{F64Deserializer, I128Deserializer, MapDeserializer, U128Deserializer};
    type Words = serde::de::value::Error;
    let other = reads();
    let nan = read(F64Deserializer::<Words>::new(f64::NAN), other).unwrap();
    assert!(matches!(nan, Tree::Number(Number { value: Parsed::F64(value), .. }) if value.is_nan()));
    let wide = read(U128Deserializer::<Words>::new(u128::MAX), other).unwrap();
    assert!(matches!(wide, Tree::Number(Number { value: Parsed::U128(Long(u128::MAX)), .. })));
    for (value, digits) in [(5, "5"), (-5, "-5"), (i128::MIN, "-170141183460469231731687303715884105728")] {
        let read = read(I128Deserializer::<Words>::new(value), other).unwrap();
        assert_eq!(read.as_number().unwrap().digits(), digits);
    }
    let members = MapDeserializer::<_, Words>::new([(1_u8, true), (1, false)].into_iter());
    let Tree::Object(members) = read(members, other).unwrap() else { panic!() };
    assert!(members.iter().all(|member| matches!(member.key, Key::Other(_)) && member.key.shown() == "1"));
    assert_eq!(json!(members.len()), 2);
}
