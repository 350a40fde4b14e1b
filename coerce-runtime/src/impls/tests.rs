//! Each type against serde: the same inputs accepted with the same results, from a value and from text.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::ffi::{CStr, CString, OsStr, OsString};
use std::fmt::Debug;
use std::hash::BuildHasherDefault;
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128, NonZeroUsize, Saturating, Wrapping,
};
use std::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{
    AtomicBool, AtomicI8, AtomicI16, AtomicI32, AtomicI64, AtomicIsize, AtomicU8, AtomicU16, AtomicU32, AtomicU64,
    AtomicUsize,
};
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, SystemTime};

use serde::de::DeserializeOwned;
use serde_json::{Map, Number, Value};

use crate::coerce::Coerce;
use crate::error::{Error, IssueCode};
use crate::mode::{Limits, Mode};
use crate::number::KEEPS_TEXT;
use crate::options::Options;

mod texts;

use texts::{REPEATING, TEXTS};

fn strict() -> Options {
    Options::default().mode(Mode::Strict)
}

/// Reads every text as `C` by both doors, and as `S` by serde's.
fn agree<C: Coerce + Debug, S: DeserializeOwned + Debug>() {
    agree_on::<C, S>(|_| true);
}

fn agree_on<C: Coerce + Debug, S: DeserializeOwned + Debug>(tried: fn(&str) -> bool) {
    let nested = TEXTS.iter().flat_map(|text| [format!("[{text}]"), format!(r#"{{"k": {text}}}"#)]);
    let keys = TEXTS.iter().filter(|text| text.starts_with('"')).map(|text| format!("{{{text}: 1}}"));
    let plain = TEXTS.iter().map(|text| (*text).to_owned());
    for text in plain.chain(nested).chain(keys).filter(|text| tried(text)) {
        from_value_agrees::<C, S>(&text);
        if !(KEEPS_TEXT && is_read_in_two_ways(&text)) {
            from_str_agrees::<C, S>(&text);
        }
    }
    for text in REPEATING {
        from_str_agrees::<C, S>(text);
    }
}

/// What `serde_json` reads in two ways where numbers keep their text, as it is told beforehand what is wanted or not: `-0` is
/// the integer 0 or a float, and floats are rounded by std or by itself.
fn is_read_in_two_ways(text: &str) -> bool {
    ["-0", "2.2250738585072011e-308"].contains(&text.trim_matches(|character| "[]{}: \"k".contains(character)))
}

fn from_value_agrees<C: Coerce + Debug, S: DeserializeOwned + Debug>(text: &str) {
    let value: Value = serde_json::from_str(text).unwrap();
    let theirs = serde_json::from_value::<S>(value.clone());
    let ours = strict().from_value::<C>(value.clone());
    same(&ours, &theirs, || format!("{} from value {text}", std::any::type_name::<C>()));
    if let Ok((strictly, _)) = ours {
        let (safely, report) = Options::default().from_value::<C>(value).unwrap();
        assert_eq!(format!("{safely:?}"), format!("{strictly:?}"));
        assert!(report.is_empty());
    }
}

fn from_str_agrees<C: Coerce + Debug, S: DeserializeOwned + Debug>(text: &str) {
    let theirs = serde_json::from_str::<S>(text);
    let ours = strict().from_str::<C>(text);
    same(&ours, &theirs, || format!("{} from text {text}", std::any::type_name::<C>()));
}

fn same<C: Debug, R, S: Debug>(
    ours: &Result<(C, R), Error>,
    theirs: &Result<S, serde_json::Error>,
    what: impl Fn() -> String,
) {
    match (ours, theirs) {
        (Ok((ours, _)), Ok(theirs)) => assert_eq!(format!("{ours:?}"), format!("{theirs:?}"), "{}", what()),
        (Err(_), Err(_)) => {}
        (Ok((ours, _)), Err(theirs)) => panic!("{}: {ours:?}, but serde says {theirs}", what()),
        (Err(ours), Ok(theirs)) => panic!("{}: {theirs:?}, but coerce says {ours}", what()),
    }
}

/// `agree` for each type, which serde reads as the type itself.
macro_rules! agree {
    ($($type:ty),+ $(,)?) => { $(agree::<$type, $type>();)+ };
}

/// The hasher that is the same for all maps, so that they show their members in one order.
type Hasher = BuildHasherDefault<DefaultHasher>;

#[test]
fn numbers() {
    agree!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize, u128, i128, f32, f64);
    agree!(NonZeroU8, NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU128, NonZeroUsize);
    agree!(NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize);
    agree!(Wrapping<u8>, Wrapping<i64>, Wrapping<f64>, Wrapping<u128>);
    // Where numbers keep their text, `serde_json` itself refuses some in a value that it reads from text.
    if !KEEPS_TEXT {
        agree!(Saturating<u8>, Saturating<u64>, Saturating<i8>, Saturating<i64>, Saturating<isize>, Saturating<usize>);
    }
    agree!(AtomicU8, AtomicU16, AtomicU32, AtomicU64, AtomicUsize);
    agree!(AtomicI8, AtomicI16, AtomicI32, AtomicI64, AtomicIsize);
    agree!(Number);
}

#[test]
fn scalars_and_text() {
    agree!(bool, AtomicBool, (), PhantomData<u8>, PhantomData<str>);
    agree!(char, String, Box<str>, PathBuf, Box<Path>, CString, Box<CStr>, OsString, Box<OsStr>);
    agree!(Cow<'static, str>, Cow<'static, Path>, Cow<'static, [u8]>);
    agree::<Rc<str>, Box<str>>();
    agree::<Arc<str>, Box<str>>();
    agree::<Rc<Path>, Box<Path>>();
    agree::<Arc<Path>, Box<Path>>();
    agree::<Rc<CStr>, Box<CStr>>();
    agree::<Arc<OsStr>, Box<OsStr>>();
    agree!(IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6);
}

#[test]
fn options_and_pointers() {
    agree!(Option<u8>, Option<Option<u8>>, Option<()>, Option<String>, Option<u128>, Option<Value>, Option<Vec<u8>>);
    agree!(Box<u8>, Box<Option<u8>>, Option<Box<u8>>, Box<[u8]>, Box<[Option<u128>]>);
    agree!(Cell<u8>, RefCell<Vec<u8>>, Mutex<u8>, RwLock<String>, Reverse<u8>);
    agree::<Rc<u8>, Box<u8>>();
    agree::<Arc<Vec<u8>>, Box<Vec<u8>>>();
    agree::<Rc<[u8]>, Box<[u8]>>();
    agree::<Arc<[Value]>, Box<[Value]>>();
    agree::<Mutex<Arc<u128>>, Mutex<u128>>();
}

#[test]
fn lists() {
    agree!(Vec<u8>, Vec<Vec<u8>>, Vec<Option<u8>>, Vec<String>, Vec<Value>, Vec<u128>, Vec<()>);
    agree!(VecDeque<u8>, LinkedList<u8>, BinaryHeap<u8>, BTreeSet<u8>, HashSet<u8, Hasher>);
    agree!([u8; 0], [u8; 1], [u8; 2], [Option<u8>; 2], [Vec<u8>; 2], [u8; 32]);
    agree!((u8,), (u8, u8), (u8, Option<u8>), (u8, u8, u8), (String, String), ((u8,), Vec<u8>), (u128,));
}

#[test]
fn maps() {
    agree!(BTreeMap<String, u8>, BTreeMap<String, Value>, BTreeMap<String, Option<u8>>, BTreeMap<String, Vec<u8>>);
    agree!(BTreeMap<u8, u8>, BTreeMap<i64, u8>, BTreeMap<u128, u8>, BTreeMap<i128, u8>, BTreeMap<NonZeroU8, u8>);
    // `serde_json` 1.0.154 panics at a key that should be a boolean and does not begin with an ASCII character.
    agree_on::<BTreeMap<bool, u8>, BTreeMap<bool, u8>>(str::is_ascii);
    agree!(BTreeMap<char, u8>, BTreeMap<(), u8>, BTreeMap<Option<u8>, u8>, BTreeMap<Box<u64>, u8>);
    agree!(BTreeMap<PathBuf, u8>, BTreeMap<IpAddr, u8>, BTreeMap<Reverse<u8>, u8>, BTreeMap<Vec<u8>, u8>);
    agree!(HashMap<String, u8, Hasher>, HashMap<u8, u8, Hasher>, Map<String, Value>);
    agree!(HashMap<Number, u8, Hasher>, HashMap<Value, u8, Hasher>, HashMap<Bound<u8>, u8, Hasher>);
    agree!(HashMap<Duration, u8, Hasher>, HashMap<Result<u8, u8>, u8, Hasher>, HashMap<OsString, u8, Hasher>);
    agree!(HashMap<Saturating<u8>, u8, Hasher>, HashMap<CString, u8, Hasher>, HashMap<(u8,), u8, Hasher>);
}

#[test]
fn structs_and_enums() {
    agree!(Duration, SystemTime, Range<u8>, Range<Option<u8>>, RangeInclusive<u64>, RangeFrom<u8>, RangeTo<u8>);
    agree!(Bound<u8>, Bound<Option<u8>>, Bound<()>, Result<u8, String>, Result<Option<u8>, ()>, Option<Bound<u8>>);
    agree!(Value);
}

/// The float keys and map values have no order or no `Eq`: as lists of pairs they show the same.
#[test]
fn float_keys() {
    for text in ["1", "-0", "1.5", "1e2", "1e400", "5 ", " 5", "", "-", "0x1", "1.", "00", "NaN"] {
        let ours: Option<f64> = super::scalar::number_key(text);
        let object = format!(r#"{{"{text}": 1}}"#);
        let theirs = serde_json::from_str::<FirstKey>(&object).ok();
        assert_eq!(format!("{ours:?}"), format!("{:?}", theirs.map(|key| key.0)), "{text}");
    }
}

/// The only key of an object, read as a float.
struct FirstKey(f64);

impl<'de> serde::Deserialize<'de> for FirstKey {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Visitor;

        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = FirstKey;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut members: A) -> Result<FirstKey, A::Error> {
                let (key, _) = members.next_entry::<f64, u8>()?.unwrap();
                Ok(FirstKey(key))
            }
        }

        from.deserialize_map(Visitor)
    }
}

fn issues<T: Coerce + Debug>(text: &str) -> Vec<String> {
    let value: Value = serde_json::from_str(text).unwrap();
    let by_value = Options::default().from_value::<T>(value).unwrap_err();
    let by_text = Options::default().from_str::<T>(text).unwrap_err();
    assert_eq!(by_value.issues(), by_text.issues(), "{text}");
    by_value.issues().iter().map(|issue| format!("{issue} ({})", issue.code)).collect()
}

#[test]
fn issues_are_told_in_terms_of_json() {
    let table = [
        (issues::<u8>("256"), "expected an integer from 0 to 255, got number 256 (invalid_value)"),
        (issues::<u8>("5.0"), "expected an integer from 0 to 255, got number 5.0 (invalid_type)"),
        (issues::<NonZeroU8>("0"), "expected an integer from 1 to 255, got number 0 (invalid_value)"),
        (issues::<NonZeroI8>("0"), "expected an integer from -128 to 127 but 0, got number 0 (invalid_value)"),
        (issues::<f32>("true"), "expected a number, got boolean true (invalid_type)"),
        (issues::<Option<bool>>("1"), "expected a boolean or null, got number 1 (invalid_type)"),
        (issues::<Option<Option<bool>>>("1"), "expected a boolean or null, got number 1 (invalid_type)"),
        (issues::<char>(r#""ab""#), r#"expected a string of one character, got string "ab" (invalid_value)"#),
        (issues::<()>("1"), "expected null, got number 1 (invalid_type)"),
        (issues::<Vec<u8>>("{}"), "expected a list of integers, got an object (invalid_type)"),
        (issues::<[u8; 3]>("[1]"), "expected a list of 3 integers, got a list of 1 (invalid_length)"),
        (issues::<[u8; 1]>("[1, 2]"), "expected a list of 1 (integer), got a list of 2 (invalid_length)"),
        (issues::<(u8, u8)>("[1]"), "expected a list of 2 (integer, integer), got a list of 1 (invalid_length)"),
        (issues::<(u8,)>("[1, 2, 3]"), "expected a list of 1 (integer), got a list of 3 (invalid_length)"),
        (issues::<BTreeMap<u8, u8>>("[]"), "expected an object whose values are integers, got a list (invalid_type)"),
        (issues::<Vec<Vec<u8>>>("1"), "expected a list of lists, got number 1 (invalid_type)"),
        (issues::<Option<Vec<Option<f32>>>>("1"), "expected null, or a list of numbers, got number 1 (invalid_type)"),
        (issues::<Vec<Value>>("1"), "expected a list, got number 1 (invalid_type)"),
        (
            issues::<BTreeMap<u8, u8>>(r#"{"x": 1}"#),
            r#"x: expected an integer from 0 to 255 as a key, got string "x" (invalid_value)"#,
        ),
        (issues::<Ipv4Addr>(r#""x""#), r#"expected an IPv4 address as a string, got string "x" (invalid_value)"#),
        (
            issues::<Duration>(r#"{"secs": 1}"#),
            "nanos: missing, expected an integer from 0 to 4294967295 (missing_field)",
        ),
        (
            issues::<Duration>("[18446744073709551615, 1000000000]"),
            "`secs` and `nanos` together are too large (custom)",
        ),
    ];
    for (found, line) in table {
        assert_eq!(found, [line]);
    }
}

#[test]
fn all_issues_are_found() {
    assert_eq!(issues::<Vec<u8>>(r#"[1, "x", 2, null]"#).len(), 2);
    assert_eq!(issues::<BTreeMap<u8, u8>>(r#"{"x": "y", "1": 300, "2": 1}"#).len(), 3);
    assert_eq!(issues::<[u8; 3]>(r#"[1, "x", 300]"#).len(), 2);
    assert_eq!(issues::<(u8, Vec<bool>)>("[300, [1, true, 2]]").len(), 3);
    assert_eq!(issues::<Range<u8>>(r#"{"start": "a", "step": 1}"#).len(), 3);
    assert_eq!(
        issues::<Result<u8, Vec<u8>>>(r#"{"Err": [true, 1]}"#),
        ["Err[0]: expected an integer from 0 to 255, got boolean true (invalid_type)"]
    );
}

#[test]
fn wide_integers_stop_the_parser_but_not_the_search_for_issues() {
    assert_eq!(issues::<Vec<u128>>(r#"[1, "x", -1, null]"#).len(), 3);
    assert_eq!(issues::<(i128, bool)>(r#"["1", 1]"#).len(), 2);
}

#[test]
fn a_value_is_not_too_deep() {
    let nested = |levels: usize| format!("{}1{}", "[".repeat(levels), "]".repeat(levels));
    let options = Options::default().limits(Limits::default().depth(3));
    for (levels, fits) in [(0, true), (3, true), (4, false)] {
        let text = nested(levels);
        let value: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(options.from_value::<Value>(value.clone()).is_ok(), fits);
        assert_eq!(options.from_str::<Value>(&text).is_ok(), fits);
        assert_eq!(options.from_value::<Vec<Value>>(Value::Array(vec![value])).is_ok(), levels < 3);
    }
    let text = r#"{"a": [[1, {"b": [1]}], [2, [3]]]}"#;
    let by_text = options.from_str::<Value>(text).unwrap_err();
    let by_value = options.from_value::<Value>(serde_json::from_str(text).unwrap()).unwrap_err();
    assert_eq!(by_text.issues(), by_value.issues());
    assert_eq!(by_value.issues().len(), 2);
    assert_eq!(by_value.issues()[0].code, IssueCode::LimitExceeded);
    assert_eq!(by_value.issues()[0].path.to_string(), "a[0][1]");
}
