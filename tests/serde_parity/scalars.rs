//! std's types that hold one value, as a document and as a field.

use std::cell::{Cell, RefCell};
use std::ffi::{CString, OsString};
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128, NonZeroUsize, Saturating, Wrapping,
};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, AtomicI8, AtomicI64, AtomicU16, AtomicU64};
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, SystemTime};

use serde::Deserialize;
use serde_coerce::Coerce;

use crate::harness::parity;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Integers {
    i8: Option<i8>,
    i16: Option<i16>,
    i32: Option<i32>,
    i64: Option<i64>,
    isize: Option<isize>,
    u8: Option<u8>,
    u16: Option<u16>,
    u32: Option<u32>,
    u64: Option<u64>,
    usize: Option<usize>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Wide {
    i128: Option<i128>,
    u128: Option<u128>,
    nonzero: Option<NonZeroU128>,
    list: Option<Vec<i128>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct NonZeros {
    i8: Option<NonZeroI8>,
    i16: Option<NonZeroI16>,
    i32: Option<NonZeroI32>,
    i64: Option<NonZeroI64>,
    isize: Option<NonZeroIsize>,
    u16: Option<NonZeroU16>,
    u32: Option<NonZeroU32>,
    u64: Option<NonZeroU64>,
    usize: Option<NonZeroUsize>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Saturated {
    i8: Option<Saturating<i8>>,
    u8: Option<Saturating<u8>>,
    i64: Option<Saturating<i64>>,
    u64: Option<Saturating<u64>>,
    wrapping: Option<Wrapping<i16>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Texts {
    string: String,
    boxed: Box<str>,
    rc: Rc<str>,
    arc: Arc<str>,
    path: PathBuf,
    boxed_path: Box<Path>,
    character: Option<char>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Addresses {
    ip: Option<IpAddr>,
    v4: Option<Ipv4Addr>,
    v6: Option<Ipv6Addr>,
    socket: Option<SocketAddr>,
    socket_v4: Option<SocketAddrV4>,
    socket_v6: Option<SocketAddrV6>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Pointers {
    boxed: Box<u8>,
    rc: Rc<Option<u8>>,
    arc: Arc<String>,
    cell: Cell<u8>,
    ref_cell: RefCell<Option<String>>,
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "read by Debug")]
struct Locks {
    mutex: Mutex<u8>,
    lock: RwLock<Option<String>>,
    flag: AtomicBool,
    small: AtomicI8,
    medium: AtomicU16,
    large: AtomicU64,
    signed: AtomicI64,
    option: Option<AtomicBool>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Options {
    once: Option<bool>,
    twice: Option<Option<u8>>,
    unit: Option<()>,
    boxed: Option<Box<Option<u8>>>,
    outside: Box<Option<u8>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Times {
    duration: Option<Duration>,
    time: Option<SystemTime>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Json {
    value: serde_json::Value,
    number: Option<serde_json::Number>,
    map: Option<serde_json::Map<String, serde_json::Value>>,
    list: Option<Vec<serde_json::Value>>,
}

parity! {
    bool => ["true"];
    i8 => ["5", "-128"];
    i16 => ["5"];
    i32 => ["5"];
    i64 => ["5"];
    i128 => ["5", "170141183460469231731687303715884105727"];
    isize => ["5"];
    u8 => ["5"];
    u16 => ["5"];
    u32 => ["5"];
    u64 => ["5"];
    u128 => ["5", "-0", "340282366920938463463374607431768211455"];
    usize => ["5"];
    f32 => ["1.5", "0.1", "16777217", "3.5e38"];
    f64 => ["1.5", "0.1", "9007199254740993", "1e400"];
    char => [r#""x""#, r#""é""#, r#""""#, r#""xy""#];
    String => [r#""x""#, r#""""#];
    () => ["null", "[]", "{}"];
    PhantomData<u8> => ["null", "[]", "{}"];
    NonZeroU8 => ["5", "0", "256"];
    NonZeroI128 => ["5", "0", "-5"];
    Wrapping<u8> => ["5", "256"];
    Saturating<u8> => ["5", "256", "-1"];
    Saturating<i128> => ["5", "340282366920938463463374607431768211455"];
    Option<u8> => ["5", "null"];
    Option<Option<String>> => [r#""x""#, "null"];
    Option<i128> => ["5", "null", "-170141183460469231731687303715884105728"];
    Box<str> => [r#""x""#];
    PathBuf => [r#""/a/b""#];
    OsString => [r#"{"Unix":[97,98]}"#, r#"{"Windows":[97]}"#];
    CString => [r#""x""#, r#""x\u0000""#, "[97,98]", "[97,0]", "[]"];
    Duration => [r#"{"secs":1,"nanos":2}"#, "[1,2]", r#"{"secs":18446744073709551615,"nanos":1000000000}"#];
    SystemTime => [r#"{"secs_since_epoch":1,"nanos_since_epoch":2}"#, "[1,2]"];
    IpAddr => [r#""127.0.0.1""#, r#""::1""#];
    SocketAddr => [r#""127.0.0.1:80""#, r#""[::1]:80""#];
    serde_json::Value => [r#"{"a":[1,1.5,"x",null,true]}"#, "1e400", "18446744073709551616"];
    serde_json::Number => ["5", "1.5", "-0.0", "1e400", "18446744073709551616"];
    Integers => [
        r#"{"i8":1,"i16":1,"i32":1,"i64":1,"isize":1,"u8":1,"u16":1,"u32":1,"u64":1,"usize":1}"#,
        r#"{"i8":-128,"i16":-32768,"i32":-2147483648,"i64":-9223372036854775808,"u64":18446744073709551615}"#,
    ];
    Wide => [r#"{"i128":-1,"u128":1,"nonzero":1,"list":[1]}"#, r#"{"i128":-170141183460469231731687303715884105728,"u128":18446744073709551616}"#];
    NonZeros => [r#"{"i8":1,"i16":1,"i32":1,"i64":1,"isize":1,"u16":1,"u32":1,"u64":1,"usize":1}"#];
    Saturated => [r#"{"i8":1,"u8":1,"i64":1,"u64":1,"wrapping":1}"#, r#"{"i8":300,"u8":-1,"i64":18446744073709551615,"u64":-1}"#];
    Texts => [
        r#"{"string":"a","boxed":"b","rc":"c","arc":"d","path":"e","boxed_path":"f","character":"g"}"#,
        r#"["a","b","c","d","e","f",null]"#,
    ];
    Addresses => [
        r#"{"ip":"127.0.0.1","v4":"127.0.0.1","v6":"::1","socket":"127.0.0.1:80","socket_v4":"127.0.0.1:80","socket_v6":"[::1]:80"}"#,
        r#"{"ip":"::1","socket":"[::1]:80"}"#,
    ];
    Pointers => [r#"{"boxed":1,"rc":2,"arc":"x","cell":3,"ref_cell":null}"#, r#"[1,null,"x",3,"y"]"#, r#"{"boxed":1,"arc":"x","cell":3}"#];
    #[debug] Locks => [
        r#"{"mutex":1,"lock":"x","flag":true,"small":-1,"medium":2,"large":3,"signed":-4,"option":true}"#,
        r#"{"mutex":1,"lock":null,"flag":true,"small":-1,"medium":2,"large":3,"signed":-4}"#,
    ];
    Options => [r#"{"once":true,"twice":1,"unit":null,"boxed":2,"outside":3}"#, r#"{"outside":null}"#, "{}", "[null,null,null,null,null]"];
    Times => [r#"{"duration":{"secs":1,"nanos":2},"time":{"secs_since_epoch":1,"nanos_since_epoch":2}}"#, r#"{"duration":[1,2],"time":[1,2]}"#, r#"{"time":null}"#];
    Json => [r#"{"value":{"a":[1.5]},"number":1.5,"map":{"x":null},"list":[1,"x"]}"#, r#"{"value":null}"#, "{}"];
}
