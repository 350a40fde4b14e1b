use std::any::type_name;
use std::fmt::Debug;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::*;
use crate::json::{Number, Parsed};
use crate::tree::fixtures::{EachType, Texts, all_types};
use crate::tree::{Key, Member};
use crate::trials::so_many;

/// Holds a value in memory to `serde_json`'s reading of it.
struct AsValue<'v> {
    value: &'v Value,
    read: usize,
}

impl EachType for AsValue<'_> {
    fn each<T: DeserializeOwned + Debug>(&mut self) {
        let expected = T::deserialize(self.value);
        let read = T::deserialize(Document::new(&Tree::Value(self.value), true));
        let what = format!("{} of {}: {read:?}, {expected:?}", type_name::<T>(), self.value);
        assert_eq!(read.is_ok(), expected.is_ok(), "{what}");
        let (mut value, taken) = (self.value.clone(), Taken::default());
        let moved = T::deserialize(Document::taking(&mut value, &taken, Origin::JSON.trial(true)));
        assert_eq!(moved.is_ok(), expected.is_ok(), "{what}");
        if let (Ok(read), Ok(moved), Ok(expected)) = (read, moved, expected) {
            self.read += 1;
            let expected = format!("{expected:?}");
            assert_eq!([format!("{read:?}"), format!("{moved:?}")], [expected.as_str(); 2], "{what}");
        } else {
            taken.put_back(&mut value);
            assert_eq!(value, *self.value, "{what}");
        }
    }
}

#[test]
fn a_value_in_memory_is_read_as_serde_json_reads_it() {
    let mut texts = Texts::new(7);
    let mut read = 0;
    for _ in 0..so_many(1500) {
        let value = serde_json::from_str(&texts.next(3)).unwrap();
        let mut each = AsValue { value: &value, read: 0 };
        all_types(&mut each);
        read += each.read;
    }
    assert!(read > so_many(5_000), "{read}");
}

#[test]
fn strings_are_put_back_where_they_were() {
    let long = "long ".repeat(80);
    let value = json!([["", "a", {"x": "b", "y": [{}, "c"], "z": ""}], long, long, "d", 1]);
    let (mut read, taken) = (value.clone(), Taken::default());
    let fault = <(Value, Value, String, String, bool)>::deserialize(Document::taking(
        &mut read,
        &taken,
        Origin::JSON.trial(true),
    ));
    assert!(fault.is_err());
    assert_ne!(read, value);
    taken.put_back(&mut read);
    assert_eq!(read, value);

    let many = Value::from(vec!["a"; 100]);
    let (mut read, taken) = (many.clone(), Taken::default());
    assert_eq!(
        Vec::<String>::deserialize(Document::taking(&mut read, &taken, Origin::JSON.trial(true))).unwrap(),
        ["a"; 100]
    );
    taken.put_back(&mut read);
    assert_eq!(read, many);
}

#[test]
fn it_is_read_as_human_readable_or_not() {
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    struct Readable(bool);
    impl<'de> Deserialize<'de> for Readable {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            Ok(Self(from.is_human_readable()))
        }
    }
    let value = json!([1]);
    let tree = Tree::List(vec![Tree::Value(&value)]);
    for human_readable in [true, false] {
        let read: Vec<Vec<Readable>> = Deserialize::deserialize(Document::new(&tree, human_readable)).unwrap();
        assert_eq!(read[0][0].0, human_readable);
        let object = Tree::Object(vec![Member::new("a", Tree::Null)]);
        let read: std::collections::BTreeMap<Readable, Option<u8>> =
            Deserialize::deserialize(Document::new(&object, human_readable)).unwrap();
        assert!(read.contains_key(&Readable(human_readable)));
    }
}

#[test]
fn what_json_has_not_is_handed_over() {
    let bytes = Tree::Bytes(b"\xff".as_slice().into());
    assert!(check::<String>(Document::new(&bytes, true)).is_err());
    assert!(check::<crate::tree::fixtures::Bytes>(Document::new(&bytes, true)).is_ok());
    // Where a list is asked for they are numbers.
    assert_eq!(Vec::<u16>::deserialize(Document::new(&bytes, true)).unwrap(), [255]);
    assert!(check::<(u8,)>(Document::new(&bytes, true)).is_ok());
    for refused in [check::<(u8, u8)>, check::<()>, check::<Vec<i8>>] {
        assert!(refused(Document::new(&bytes, true)).is_err());
    }
    let three = Tree::Bytes(b"abc".as_slice().into());
    let fault = check::<[u8; 2]>(Document::new(&three, true)).unwrap_err();
    assert_eq!(fault.to_string(), "expected a list of 2, got length 3");
    let wide = Tree::Number(Number::from(crate::json::Parsed::wide(u128::MAX)));
    assert_eq!(u128::deserialize(Document::new(&wide, true)).unwrap(), u128::MAX);
    assert!(check::<u64>(Document::new(&wide, true)).is_err());
    let nan = Tree::Number(Number::from(crate::json::Parsed::F64(f64::NAN)));
    assert!(f64::deserialize(Document::new(&nan, true)).unwrap().is_nan());
    let number = |value| Tree::Number(Number::from(crate::json::Parsed::U64(value)));
    let member = Member::keyed(Key::Other(Box::new(number(5))), number(6));
    let object = Tree::Object(vec![member]);
    let map: std::collections::BTreeMap<u8, u8> = Deserialize::deserialize(Document::new(&object, false)).unwrap();
    assert_eq!(map, [(5, 6)].into());
}

#[test]
fn a_tree_repeats_members() {
    let tree = Tree::Object(vec![Member::new("a", Tree::Null), Member::new("a", Tree::Bool(true))]);
    let read: std::collections::BTreeMap<String, Value> = Deserialize::deserialize(Document::new(&tree, true)).unwrap();
    assert_eq!(read["a"], true);
    assert!(check::<crate::tree::fixtures::Record>(Document::new(&tree, true)).is_err());
}

#[test]
fn keys_are_read_by_themselves() {
    let table = [("5", true), ("05", false), ("256", false), ("", false), (" 5", false), ("1.0", false)];
    for (key, accepted) in table {
        assert_eq!(read_key::<u8>(&Key::Text(key.into()), true).is_ok(), accepted, "{key}");
        assert!(read_key::<u8>(&Key::Other(Box::new(Tree::String(key.into()))), true).is_err());
    }
}

/// A key that asks for something and takes a string, as each key of `serde_json` is one.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Asking<const FOR: usize>(String);

impl<'de, const FOR: usize> Deserialize<'de> for Asking<FOR> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Text;
        impl Visitor<'_> for Text {
            type Value = String;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a string")
            }
            fn visit_str<E>(self, text: &str) -> Result<String, E> {
                Ok(text.to_owned())
            }
        }
        let read = match FOR {
            0 => from.deserialize_unit(Text),
            1 => from.deserialize_unit_struct("S", Text),
            2 => from.deserialize_seq(Text),
            3 => from.deserialize_tuple(2, Text),
            4 => from.deserialize_tuple_struct("S", 2, Text),
            5 => from.deserialize_map(Text),
            6 => from.deserialize_struct("S", &["a"], Text),
            7 => from.deserialize_bytes(Text),
            _ => from.deserialize_identifier(Text),
        };
        read.map(Self)
    }
}

#[test]
fn a_key_is_a_string_whatever_is_asked_for() {
    fn assert_read<const FOR: usize>() {
        let value = json!({"a": 1});
        let read: std::collections::BTreeMap<Asking<FOR>, u8> =
            Deserialize::deserialize(Document::new(&Tree::Value(&value), true)).expect("a key is a string");
        assert_eq!(read, serde_json::from_value(value).expect("as in serde_json"), "{FOR}");
    }
    assert_read::<0>();
    assert_read::<1>();
    assert_read::<2>();
    assert_read::<3>();
    assert_read::<4>();
    assert_read::<5>();
    assert_read::<6>();
    assert_read::<7>();
    assert_read::<8>();
}

#[test]
fn keys_may_be_booleans() {
    for (key, read) in [("true", Some(true)), ("false", Some(false)), ("False", None), ("1", None)] {
        assert_eq!(read_key::<bool>(&Key::Text(key.into()), true).ok(), read.map(|_| ()), "{key}");
        let value = json!({key: 1});
        let map: Result<std::collections::BTreeMap<bool, u8>, _> =
            Deserialize::deserialize(Document::new(&Tree::Value(&value), true));
        assert_eq!(map.ok().and_then(|map| map.into_keys().next()), read, "{key}");
    }
}

/// Reads as `serde_json::value::RawValue` does, which is behind a feature: a newtype of that name, which has the text as its only member.
#[derive(Debug, PartialEq)]
struct Raw(String);

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Text;
        impl<'de> Visitor<'de> for Text {
            type Value = Raw;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("any valid JSON value")
            }
            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut members: A) -> Result<Raw, A::Error> {
                let member: Option<(String, String)> = members.next_entry()?;
                assert_eq!(member.as_ref().map(|(name, _)| &**name), Some(RAW_VALUE));
                Ok(Raw(member.unwrap_or_default().1))
            }
        }
        from.deserialize_newtype_struct(RAW_VALUE, Text)
    }
}

#[test]
fn raw_values_are_text_except_in_buffers() {
    for value in [json!({"a": [1, null, "\u{e9}"]}), json!([]), json!("x"), json!(1.5)] {
        let mut tree = Tree::Value(&value);
        let raw = |tree: &Tree<'_>, origin| Raw::deserialize(Document::of_tree(tree, origin));
        assert_eq!(raw(&tree, Origin::JSON).unwrap(), Raw(value.to_string()));
        // As serde's buffers have no text, they have no such value.
        for buffer in [Buffer::Lent, Buffer::Taken] {
            raw(&tree, Origin::JSON.with(buffer)).unwrap_err();
        }
        tree.expand();
        assert_eq!(raw(&tree, Origin::JSON).unwrap(), Raw(value.to_string()));
    }
    raw_of_nothing(&Tree::Number(Parsed::F64(f64::NAN).into()));
    raw_of_nothing(&Tree::Bytes(vec![0xff].into()));
}

/// A value that JSON has not has no text.
fn raw_of_nothing(tree: &Tree<'_>) {
    let fault = Raw::deserialize(Document::of_tree(tree, Origin::JSON)).unwrap_err();
    assert!(fault.to_string().contains("a value of JSON"), "{fault}");
}

/// Reads the first item or member, and leaves the others.
#[derive(Debug)]
struct First;

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reads;
        impl<'de> Visitor<'de> for Reads {
            type Value = First;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("one")
            }
            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut members: A) -> Result<First, A::Error> {
                members.next_entry::<String, Value>().map(|_| First)
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut items: A) -> Result<First, A::Error> {
                items.next_element::<Value>().map(|_| First)
            }
        }
        from.deserialize_any(Reads)
    }
}

#[test]
fn what_is_left_is_a_fault() {
    let table = [
        (json!([1]), None),
        (json!([1, 2, 3]), Some("expected a list of 1, got length 3")),
        (json!({"a": 1}), None),
        (json!({"a": 1, "b": 2, "c": 3}), Some("expected an object with fewer members, got length 3")),
    ];
    for (value, expected) in table {
        assert_eq!(First::deserialize(&value).is_err(), expected.is_some(), "as serde_json: {value}");
        let mut tree = Tree::Value(&value);
        for _ in 0..2 {
            let fault = First::deserialize(Document::new(&tree, true)).err().map(|fault| fault.to_string());
            assert_eq!(fault.as_deref(), expected, "{value}");
            tree.expand();
        }
    }
}

/// The method of the visitor that was called, where an integer of 128 bits was asked for.
#[derive(Debug, PartialEq)]
struct Called<const SIGNED: bool>(String);

impl<'de, const SIGNED: bool> Deserialize<'de> for Called<SIGNED> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Any;
        macro_rules! called {
            ($($method:ident $of:ty),*) => {$(
                fn $method<E>(self, value: $of) -> Result<String, E> {
                    Ok(format!("{}({value})", stringify!($method)))
                }
            )*};
        }
        impl Visitor<'_> for Any {
            type Value = String;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a number")
            }
            called!(visit_i64 i64, visit_u64 u64, visit_f64 f64, visit_i128 i128, visit_u128 u128);
        }
        if SIGNED { from.deserialize_i128(Any) } else { from.deserialize_u128(Any) }.map(Self)
    }
}

#[test]
fn wide_integers_are_handed_over_as_by_serde_json() {
    for text in ["5", "-5", "0", "1.5", "-1e300", "18446744073709551615", "18446744073709551616", "null", "[]"] {
        let value: Value = serde_json::from_str(text).unwrap();
        let tree = Tree::Value(&value);
        let from = || Document::new(&tree, true);
        let signed = [Called::<true>::deserialize(&value).ok(), Called::deserialize(from()).ok()];
        assert_eq!(signed[0], signed[1], "{text}");
        let unsigned = [Called::<false>::deserialize(&value).ok(), Called::deserialize(from()).ok()];
        assert_eq!(unsigned[0], unsigned[1], "{text}");
    }
}

/// What serde reads from its buffer behind a tag.
#[derive(Debug, Deserialize)]
#[serde(tag = "t")]
#[expect(dead_code, reason = "what is read is compared as a whole")]
enum Tagged {
    Struct(Nothing),
    Unit(()),
    List(Vec<u8>),
}

#[derive(Debug, Deserialize)]
struct Nothing;

#[test]
fn a_unit_is_an_empty_object_in_a_buffer_and_a_struct_an_empty_list_too() {
    for tag in ["Struct", "Unit", "List"] {
        for value in [json!({"t": tag}), json!({"t": tag, "a": 1}), json!([tag]), json!([tag, 1])] {
            let read = |tree: &Tree<'_>| Tagged::deserialize(Document::new(tree, true)).ok();
            let mut tree = Tree::Value(&value);
            let expected = format!("{:?}", Tagged::deserialize(&value).ok());
            assert_eq!(format!("{:?}", read(&tree)), expected, "{value}");
            tree.expand();
            assert_eq!(format!("{:?}", read(&tree)), expected, "{value}");
        }
    }
}

/// A struct without a default.
#[derive(Debug, Deserialize)]
#[serde(bound = "T: DeserializeOwned")]
#[expect(dead_code, reason = "whether it is read is all that counts")]
struct Holding<T> {
    held: T,
}

/// Holds what a type makes of nothing to serde's answer for a member that is absent.
struct WithoutMember(Vec<&'static str>);

impl EachType for WithoutMember {
    fn each<T: DeserializeOwned + Debug>(&mut self) {
        let expected = serde_json::from_str::<Holding<T>>("{}").is_ok();
        assert_eq!(absent(check::<T>), expected, "{}", type_name::<T>());
        if expected {
            self.0.push(type_name::<T>());
        }
    }
}

#[test]
fn a_member_may_be_absent_as_in_serde() {
    let mut nothing = WithoutMember(Vec::new());
    all_types(&mut nothing);
    nothing.each::<Option<Option<u8>>>();
    nothing.each::<Box<Option<u8>>>();
    nothing.each::<serde::de::IgnoredAny>();
    nothing.each::<Raw>();
    assert!(nothing.0.len() > 2, "{:?}", nothing.0);
}
