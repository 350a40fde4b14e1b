//! Every name that generated code could be tempted to use stands for something else here, except the primitive types: serde's
//! derive writes `str`, `bool` and `usize` as they are.

#![allow(dead_code, non_camel_case_types, unused_macros, reason = "the names are there to be in the way")]

/// Not std.
mod std {}

/// Not core.
mod core {}

/// Not alloc.
mod alloc {}

/// Not the facade, nor what generated code calls its support code.
mod serde_coerce {}
mod __coerce {}

/// Not serde.
mod serde {}

struct Option;
struct Result;
struct String;
struct Vec;
struct Box;
struct Some;
struct None;
struct Ok;
struct Err;
struct Value;
struct Self_;
struct Default;
struct From;
struct Into;
struct TryFrom;
struct Iterator;
struct PhantomData;
struct Node;
struct Context;
struct Slot;
struct Repair;
trait Coerce {}
trait Clone {}
trait Send {}
trait Sized {}

/// Methods of all types, which the compiler prefers to those that need a reference to what they are called on.
macro_rules! methods_of_all_types {
    ($($name:ident)+) => {
        trait Methods: ::std::marker::Sized {
            $(fn $name(self) {})+
        }

        impl<T> Methods for T {}
    };
}

methods_of_all_types! {
    absent absentable add bool check choice collection composite content custom declare defaulted done drop_keys each r#enum
    expecting fenceable field fields flatten flattened function integer item items keeps key key_only keyed keys list map
    masked namedrecords newtype null nullable number object of opaque opt_in own part read_as records rule rule_with
    rust_names separator stand_in structure text transparent trimmable tuple unit unlisted unmapped unread used value variant
    variants whole words yes_no yes_no_words
}

macro_rules! concat {
    () => {};
}
macro_rules! vec {
    () => {};
}
macro_rules! panic {
    () => {};
}
macro_rules! matches {
    () => {};
}
macro_rules! stringify {
    () => {};
}

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[coerce(ignore_key_case, drop_keys("note"), string_to_json, object_to_value(key = "input"))]
struct Everything {
    #[coerce(string_to_number, float_to_integer)]
    number: u8,
    #[coerce(string_to_bool(yes("on"), no("off")), ignore_case)]
    switch: ::std::primitive::bool,
    #[coerce(empty_to_null, text_to_null("none"), trim)]
    text: ::std::option::Option<::std::string::String>,
    #[coerce(singleton_list, string_to_list(separator = ";"), map_to_list, each(number_to_string))]
    list: ::std::vec::Vec<::std::string::String>,
    #[serde(default)]
    #[coerce(null_to_default, invalid_to_default)]
    defaulted: u8,
    #[serde(default = "seven")]
    seven: u8,
    #[coerce(list_to_map(value = true))]
    map: ::std::collections::BTreeMap<::std::string::String, ::std::primitive::bool>,
    #[coerce(custom(keep))]
    custom: u8,
    #[coerce(serde, sensitive)]
    foreign: ::std::time::Duration,
    #[serde(deserialize_with = "read")]
    with: u8,
    #[serde(skip)]
    skipped: u8,
    unknown: ::std::option::Option<Unknown>,
    #[coerce(bool_to_choice(yes = "b", no = "unit"), string_to_object(key = "b"))]
    tagged: External,
}

fn seven() -> u8 {
    7
}

fn keep(_: &::serde_json::Value) -> ::serde_coerce::Repair {
    ::serde_coerce::Repair::Keep
}

fn read<'de, D: ::serde::Deserializer<'de>>(from: D) -> ::std::result::Result<u8, D::Error> {
    <u8 as ::serde::Deserialize>::deserialize(from)
}

/// Without `Coerce`.
#[derive(::serde::Deserialize)]
struct Unknown;

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
#[serde(rename_all = "lowercase")]
enum External {
    Unit,
    A(#[coerce(string_to_number)] u8),
    B {
        #[coerce(number_to_bool)]
        b: ::std::primitive::bool,
    },
    C(u8, u8),
    #[serde(untagged)]
    D(::std::vec::Vec<u8>),
}

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
#[serde(tag = "tag")]
#[coerce(opt_in, fields(string_to_number, trim))]
enum Internal {
    A {
        a: u8,
    },
    #[serde(other)]
    B,
}

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
#[serde(tag = "tag", content = "content")]
enum Adjacent {
    A(u8),
}

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
#[serde(untagged)]
enum Untagged {
    A(u8),
    B(External),
}

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
struct Unit;

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
struct Tuple(u8, #[coerce(string_to_number)] u8);

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
struct Newtype(#[coerce(string_to_number)] u8);

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
#[serde(transparent)]
struct Transparent {
    inner: Newtype,
}

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
#[serde(from = "u8")]
struct Made(u8);

impl ::std::convert::From<u8> for Made {
    fn from(number: u8) -> Self {
        Self(number)
    }
}

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
#[serde(try_from = "u8")]
struct Tried(u8);

impl ::std::convert::TryFrom<u8> for Tried {
    type Error = ::std::string::String;

    fn try_from(number: u8) -> ::std::result::Result<Self, ::std::string::String> {
        ::std::result::Result::Ok(Self(number))
    }
}

#[derive(::serde::Deserialize, ::serde_coerce::Coerce)]
struct Flat {
    #[serde(flatten)]
    all: ::std::collections::BTreeMap<::std::string::String, u8>,
}

fn reads<T: ::serde_coerce::Coerce>(text: &::std::primitive::str) -> ::std::primitive::usize {
    super::reported::<T>(text).1.len()
}

#[test]
fn all_shapes_are_read() {
    let everything = r#"{
        "NUMBER": "5.0", "switch": "ON", "text": " x ", "list": "1;2", "defaulted": null, "map": ["a"], "custom": 1,
        "foreign": {"secs": 1, "nanos": 0}, "with": 2, "tagged": false, "note": "gone"
    }"#;
    ::std::assert_eq!(reads::<Everything>(everything), 11);
    ::std::assert_eq!(reads::<External>(r#"{"b": {"b": 1}}"#), 1);
    ::std::assert_eq!(reads::<Internal>(r#"{"tag": "A", "a": 1, "compat": {"mode": "safe"}}"#), 0);
    ::std::assert_eq!(reads::<Adjacent>(r#"{"tag": "A", "content": 1}"#), 0);
    ::std::assert_eq!(reads::<Untagged>(r#"{"a": "5"}"#), 1);
    ::std::assert_eq!(reads::<Unit>("null"), 0);
    ::std::assert_eq!(reads::<Tuple>(r#"[1, "2"]"#), 1);
    ::std::assert_eq!(reads::<Transparent>(r#""2""#), 1);
    ::std::assert_eq!(reads::<Made>("1") + reads::<Tried>("1") + reads::<Flat>(r#"{"a": 1}"#), 0);
}
