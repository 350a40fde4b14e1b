//! The schema of each type, in a short notation.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::ffi::{CStr, CString, OsStr, OsString};
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{NonZero, Saturating, Wrapping};
use std::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};
use std::path::{Path, PathBuf};
use std::rc::{self, Rc};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8};
use std::sync::{self, Arc, Mutex, RwLock};
use std::time::{Duration, SystemTime};

use serde_json::{Map, Number, Value};

use crate::api::Coerce;
use crate::describe::{Describe, Types};
use crate::json::{Kind, Parsed};
use crate::schema::{Edge, Enum, Fields, Integer, Schema, Shape, Tagging};
use crate::tree::{self, Document, Tree};

/// The notation of the first of these schemas.
fn show_all(schemas: &[Schema]) -> String {
    show(&schemas[0], schemas)
}

/// The notation of a schema. What is written on a type comes before its shape.
fn show(schema: &Schema, schemas: &[Schema]) -> String {
    let mut prefix = String::new();
    assert!(schema.rules.is_none() && schema.opt_in.is_none());
    if let Some(expecting) = &schema.expecting {
        prefix = format!("`{expecting}` ");
    }
    if schema.check.is_some() {
        prefix.push_str("checked ");
    }
    prefix + &shape(&schema.shape, schemas)
}

fn shape(shape: &Shape, schemas: &[Schema]) -> String {
    match shape {
        Shape::Any => "any".to_owned(),
        Shape::Null { .. } => "null".to_owned(),
        Shape::Bool => "bool".to_owned(),
        Shape::Integer(range) => integer(*range),
        Shape::Whole => "whole".to_owned(),
        Shape::Float(_) => "float".to_owned(),
        Shape::String => "string".to_owned(),
        Shape::List { item, length: None } => format!("[{}]", edge(item, schemas)),
        Shape::List { item, length: Some(length) } => format!("[{}; {length}]", edge(item, schemas)),
        Shape::Tuple(items) => {
            assert!(items.iter().all(|item| !item.optional));
            format!("({})", joined(items.iter().map(|item| edge(&item.edge, schemas))))
        }
        Shape::Map { key, value, .. } => format!("{{{} => {}}}", edge(key, schemas), edge(value, schemas)),
        Shape::Struct(list) => self::fields(list, schemas),
        Shape::Enum(list) => variants(list, schemas),
        Shape::Option(inner) => format!("{}?", edge(inner, schemas)),
        Shape::Wrapper { inner, transparent: false } => format!("new {}", edge(inner, schemas)),
        Shape::Wrapper { inner, transparent: true } => edge(inner, schemas),
        Shape::Opaque(opaque) => {
            assert!(opaque.mask.is_none());
            format!("<{}>", opaque.expected)
        }
    }
}

fn edge(edge: &Edge, schemas: &[Schema]) -> String {
    assert!(edge.rules.is_none() && !edge.sensitive);
    show(edge.schema(schemas), schemas)
}

fn integer(range: Integer) -> String {
    let Integer { min, max, zero, wide } = range;
    let zero = if zero { "" } else { " nonzero" };
    let wide = if wide { " wide" } else { "" };
    format!("{min}..={max}{zero}{wide}")
}

fn fields(fields: &Fields, schemas: &[Schema]) -> String {
    assert!(fields.deny_unknown && fields.from_list && !fields.ignore_key_case);
    assert!(fields.flattened.is_empty() && fields.drop_keys.is_empty());
    assert!(fields.list.iter().all(|field| !field.optional));
    let list = fields.list.iter().map(|field| format!("{}: {}", field.names.join(" | "), edge(&field.edge, schemas)));
    format!("{{{}}}", joined(list))
}

fn variants(list: &Enum, schemas: &[Schema]) -> String {
    assert_eq!(list.tagging, Tagging::External);
    let variants = list.variants.iter().map(|variant| {
        let content =
            variant.content.as_ref().map_or_else(String::new, |content| format!("({})", edge(content, schemas)));
        variant.names.join(" / ") + &content
    });
    variants.collect::<Vec<_>>().join(" | ")
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// Compares the schemas of types with what is expected.
macro_rules! check {
    ($($type:ty => $expected:expr;)+) => {$(
        assert_eq!(show_all(&Types::of(<$type>::number)), $expected, "{}", stringify!($type));
    )+};
}

const U8: &str = "0..=255";

#[test]
fn numbers() {
    check! {
        bool => "bool";
        u8 => U8;
        u16 => "0..=65535";
        u32 => "0..=4294967295";
        u64 => "0..=18446744073709551615";
        usize => format!("0..={}", usize::MAX);
        i8 => "-128..=127";
        i16 => "-32768..=32767";
        i32 => "-2147483648..=2147483647";
        i64 => "-9223372036854775808..=9223372036854775807";
        isize => format!("{}..={}", isize::MIN, isize::MAX);
        u128 => format!("0..={} wide", u128::MAX);
        i128 => format!("{}..={} wide", i128::MIN, i128::MAX);
        NonZero<u8> => "1..=255 nonzero";
        NonZero<u64> => "1..=18446744073709551615 nonzero";
        NonZero<i8> => "-128..=127 nonzero";
        NonZero<i128> => format!("{}..={} nonzero wide", i128::MIN, i128::MAX);
        Saturating<u8> => format!("`an integer` checked {}..={}", i64::MIN, u64::MAX);
        Saturating<i64> => format!("`an integer` checked {}..={}", i64::MIN, u64::MAX);
        Saturating<i128> => format!("`an integer` checked {}..={} wide", i128::MIN, i128::MAX);
        f32 => "checked float";
        f64 => "float";
        Number => "<a number>";
        Value => "any";
    }
}

#[test]
fn text() {
    check! {
        char => "<a string of one character>";
        String => "string";
        Box<str> => "string";
        PathBuf => "`a path as a string` string";
        Box<Path> => "`a path as a string` string";
        CString => r"<a string without \u0000>";
        Box<CStr> => r"<a string without \u0000>";
        IpAddr => "<an IP address as a string>";
        Ipv4Addr => "<an IPv4 address as a string>";
        Ipv6Addr => "<an IPv6 address as a string>";
        SocketAddr => "<an IP address and a port as a string>";
        SocketAddrV4 => "<an IPv4 address and a port as a string>";
        SocketAddrV6 => "<an IPv6 address and a port as a string>";
    }
}

/// The longest tuple that serde reads.
type Sixteen = (u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8);

#[test]
fn containers() {
    check! {
        Vec<u8> => "[0..=255]";
        VecDeque<Vec<bool>> => "[[bool]]";
        LinkedList<f64> => "[float]";
        BinaryHeap<bool> => "[bool]";
        BTreeSet<String> => "[string]";
        HashSet<String> => "[string]";
        Box<[bool]> => "[bool]";
        [bool; 0] => "[bool; 0]";
        [bool; 32] => "[bool; 32]";
        (bool,) => "(bool)";
        (bool, (), String) => "(bool, null, string)";
        BTreeMap<u8, Vec<bool>> => "{0..=255 => [bool]}";
        HashMap<String, bool> => "{string => bool}";
        Map<String, Value> => "{string => any}";
    }
    assert_eq!(show_all(&Types::of(Sixteen::number)), format!("({})", [U8; 16].join(", ")));
}

#[test]
fn options_and_what_is_read_as_what_it_holds() {
    check! {
        () => "null";
        PhantomData<str> => "null";
        Option<bool> => "bool?";
        Option<Option<()>> => "null??";
        Box<Option<bool>> => "bool?";
        Rc<bool> => "bool";
        Arc<bool> => "bool";
        Rc<str> => "string";
        Arc<[bool]> => "[bool]";
        Rc<Path> => "`a path as a string` string";
        Arc<CStr> => r"<a string without \u0000>";
        rc::Weak<bool> => "bool?";
        sync::Weak<bool> => "bool?";
        Cow<'static, str> => "string";
        Cow<'static, [bool]> => "[bool]";
        Cell<bool> => "bool";
        RefCell<String> => "string";
        Mutex<String> => "string";
        RwLock<String> => "string";
        Reverse<bool> => "bool";
        Wrapping<u8> => U8;
        AtomicBool => "bool";
        AtomicU8 => U8;
        AtomicI64 => "-9223372036854775808..=9223372036854775807";
    }
}

#[test]
fn structs_and_enums() {
    check! {
        Duration => "checked {secs: 0..=18446744073709551615, nanos: 0..=4294967295}";
        SystemTime => "checked {secs_since_epoch: 0..=18446744073709551615, nanos_since_epoch: 0..=4294967295}";
        Range<bool> => "{start: new bool, end: new bool}";
        RangeInclusive<Option<bool>> => "{start: new bool?, end: new bool?}";
        RangeFrom<bool> => "{start: new bool}";
        RangeTo<bool> => "{end: new bool}";
        Bound<bool> => "Unbounded | Included(bool) | Excluded(bool)";
        Result<bool, String> => "Ok(bool) | Err(string)";
    }
    #[cfg(unix)]
    check! {
        OsString => "Unix([0..=255])";
        Box<OsStr> => "Unix([0..=255])";
        Arc<OsStr> => "Unix([0..=255])";
    }
}

#[cfg(feature = "indexmap-2")]
#[test]
fn indexmap() {
    check! {
        indexmap::IndexSet<String> => "[string]";
        indexmap::IndexMap<String, bool> => "{string => bool}";
    }
}

#[cfg(feature = "smallvec-1")]
#[test]
fn smallvec() {
    check! {
        smallvec::SmallVec<[bool; 4]> => "[bool]";
    }
}

/// A type that refers to itself, behind pointers and containers: as the derive has it.
#[derive(serde::Deserialize)]
#[expect(dead_code, reason = "only its schema is read")]
struct Branch<T> {
    value: T,
    children: Vec<Branch<T>>,
    parent: Option<Rc<Branch<T>>>,
    named: BTreeMap<String, Arc<Branch<T>>>,
}

impl<T: Coerce> Coerce for Branch<T> {
    fn describe(description: &mut Describe<'_>) {
        description.list(<(T, Vec<Self>, Option<Rc<Self>>)>::number, None);
    }
}

#[test]
fn types_that_refer_to_themselves_have_one_number() {
    let schemas = Types::of(<Box<Branch<bool>>>::number);
    let Shape::List { item, .. } = &schemas[0].shape else { panic!() };
    let Shape::Tuple(items) = &item.schema(&schemas).shape else { panic!() };
    let [_, children, parent] = &items[..] else { panic!() };
    let Shape::List { item: child, .. } = &children.edge.schema(&schemas).shape else { panic!() };
    let Shape::Option(parent) = &parent.edge.schema(&schemas).shape else { panic!() };
    assert!([child, parent].iter().all(|edge| std::ptr::eq(edge.schema(&schemas), &raw const schemas[0])));
    // The list, the tuple, the boolean, the list of itself, the option of it.
    assert_eq!(schemas.len(), 5);
}

/// Samples of every kind, as JSON.
const SAMPLES: &[&str] = &[
    "null",
    "true",
    "5",
    "-5",
    "1.5",
    r#""""#,
    r#""a""#,
    r#""ab""#,
    r#""127.0.0.1""#,
    r#""::1""#,
    r#""127.0.0.1:80""#,
    r#""[::1]:80""#,
    "[]",
    "[97]",
    "[127, 0, 0, 1]",
    "[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]",
    "[[127, 0, 0, 1], 80]",
    "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 80]",
    "{}",
    r#"{"V4": [127, 0, 0, 1]}"#,
    r#"{"V4": [[127, 0, 0, 1], 80]}"#,
    r#"{"$serde_json::private::Number": "5"}"#,
];

/// The samples that the opaque type `T` reads, each of which must be of a kind that its schema lists.
fn reads<T: Coerce>(human_readable: bool) -> Vec<&'static str> {
    let schemas = Types::of(T::number);
    let Shape::Opaque(opaque) = &schemas[0].shape else { panic!("not opaque") };
    assert!(!opaque.is_absent());
    let mut read = Vec::new();
    for sample in SAMPLES {
        let tree = Tree::from(serde_json::from_str::<Value>(sample).unwrap());
        if (opaque.check)(Document::new(&tree, human_readable)).is_ok() {
            assert!(opaque.kinds.has(tree.kind()), "{} reads {sample}", std::any::type_name::<T>());
            read.push(*sample);
        }
    }
    let bytes = Tree::Bytes(Cow::Borrowed(b"a"));
    let reads_bytes = (opaque.check)(Document::new(&bytes, human_readable)).is_ok();
    assert!(!reads_bytes || opaque.kinds.has(Kind::Bytes));
    read
}

#[test]
fn the_kinds_of_opaque_types_are_those_that_they_read() {
    for (read, samples) in [
        (reads::<char>(true), &[r#""a""#][..]),
        (reads::<IpAddr>(true), &[r#""127.0.0.1""#, r#""::1""#]),
        (reads::<IpAddr>(false), &[r#"{"V4": [127, 0, 0, 1]}"#]),
        (reads::<Ipv4Addr>(true), &[r#""127.0.0.1""#]),
        (reads::<Ipv4Addr>(false), &["[127, 0, 0, 1]"]),
        (reads::<Ipv6Addr>(true), &[r#""::1""#]),
        (reads::<SocketAddr>(true), &[r#""127.0.0.1:80""#, r#""[::1]:80""#]),
        (reads::<SocketAddr>(false), &[r#"{"V4": [[127, 0, 0, 1], 80]}"#]),
        (reads::<SocketAddrV4>(false), &["[[127, 0, 0, 1], 80]"]),
        (reads::<SocketAddrV6>(true), &[r#""[::1]:80""#]),
    ] {
        assert_eq!(read, samples);
    }
    assert!(reads::<CString>(true).contains(&"[97]") && reads::<CString>(true).contains(&r#""a""#));
    assert!(reads::<Number>(true).starts_with(&["5", "-5", "1.5"]));
}

/// Asserts that `T` reads just the integers of its range, tried at all bounds that there are.
fn reads_its_range<T: Coerce>() {
    let Shape::Integer(range) = Types::of(T::number)[0].shape else { panic!("no integer") };
    for number in bounds() {
        let (Parsed::U64(_) | Parsed::I64(_)) = number else {
            assert!(range.wide || !is_read::<T>(number), "{} reads {number:?}", std::any::type_name::<T>());
            continue;
        };
        let (is_in_range, is_zero) = match number {
            Parsed::U64(number) => (u128::from(number) <= range.max && i128::from(number) >= range.min, number == 0),
            Parsed::I64(number) => (i128::from(number) >= range.min, false),
            _ => continue,
        };
        let expected = is_in_range && (range.zero || !is_zero);
        assert_eq!(is_read::<T>(number), expected, "{}: {number:?}", std::any::type_name::<T>());
    }
}

fn is_read<T: Coerce>(number: Parsed) -> bool {
    tree::check::<T>(Document::new(&Tree::Number(number.into()), true)).is_ok()
}

fn bounds() -> impl Iterator<Item = Parsed> {
    let unsigned = [0, 1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 2_147_483_647, 2_147_483_648, 4_294_967_295];
    let signed = [-1, -128, -129, -32768, -32769, -2_147_483_648, -2_147_483_649, i64::MIN + 1, i64::MIN];
    let large = [4_294_967_296, i64::MAX as u64, i64::MAX as u64 + 1, u64::MAX - 1, u64::MAX];
    let unsigned = unsigned.into_iter().chain(large).map(Parsed::U64);
    let wide = [Parsed::wide(u128::MAX), Parsed::wide_signed(i128::MIN)];
    unsigned.chain(signed.into_iter().map(Parsed::I64)).chain(wide)
}

#[test]
fn integers_are_read_in_their_range() {
    macro_rules! check {
        ($($type:ty)+) => {$(
            reads_its_range::<$type>();
            reads_its_range::<NonZero<$type>>();
            reads_its_range::<Saturating<$type>>();
        )+};
    }
    check!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);
}
