//! Raw identifiers, and fields that are called as generated code calls its own.

use super::{read, reported};
use ::serde::Deserialize;
use ::serde_coerce::Coerce;
use ::std::assert_eq;
use ::std::option::Option::Some;

/// Fields with names of the language's.
#[derive(Deserialize, Coerce)]
struct Raw {
    r#type: u8,
    #[coerce(string_to_number)]
    r#fn: u8,
    r#match: Option<r#Struct>,
}

use ::std::option::Option;

#[derive(Deserialize, Coerce)]
#[allow(non_camel_case_types, reason = "as the language has it")]
enum r#enum {
    r#if,
    r#else { r#loop: u8 },
}

#[derive(Deserialize, Coerce)]
struct r#Struct {
    r#mod: r#enum,
}

/// Fields with names of generated code's.
#[derive(Deserialize, Coerce)]
#[allow(clippy::struct_field_names, clippy::used_underscore_binding, reason = "the names are there to be in the way")]
struct Taken {
    __cx: u8,
    cx: u8,
    node: u8,
    from: u8,
    key: u8,
    value: u8,
    report: u8,
    __from: u8,
    __field0: u8,
    __field1: u8,
    __value: u8,
    #[coerce(string_to_number)]
    __coerce: u8,
    this_: u8,
    this: u8,
    error: u8,
}

#[test]
fn raw_names_are_those_of_the_wire() {
    let (raw, report) = reported::<Raw>(r#"{"type": 1, "fn": "2", "match": {"mod": {"else": {"loop": 3}}}}"#);
    assert_eq!((raw.r#type, raw.r#fn, report.len()), (1, 2, 1));
    assert_eq!(report.coercions()[0].path.to_pointer(), "/fn");
    let Some(r#Struct { r#mod: r#enum::r#else { r#loop } }) = raw.r#match else { ::std::panic!() };
    assert_eq!(r#loop, 3);
    let words = read::<r#enum>(r#""if""#);
    ::std::assert!(::std::matches!(words, r#enum::r#if));
}

#[test]
fn fields_may_have_any_name() {
    let document = r#"{
        "__cx": 1, "cx": 2, "node": 3, "from": 4, "key": 5, "value": 6, "report": 7, "__from": 8, "__field0": 9,
        "__field1": 10, "__value": 11, "__coerce": "12", "this_": 13, "this": 14, "error": 15
    }"#;
    let Taken {
        __cx,
        cx,
        node,
        from,
        key,
        value,
        report,
        __from,
        __field0,
        __field1,
        __value,
        __coerce,
        this_: own,
        this,
        error,
    } = read::<Taken>(document);
    let all =
        [__cx, cx, node, from, key, value, report, __from, __field0, __field1, __value, __coerce, own, this, error];
    assert_eq!(all, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
}
