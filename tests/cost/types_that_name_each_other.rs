//! Work does not grow with the ways through types that name each other.

use super::*;

/// Each of these structs has a field of each of them.
macro_rules! mutual {
    ($module:ident $all:tt $($name:ident)*) => {
        mod $module {
            use super::*;
            $(mutual! { @one $name $all })*
        }
    };
    (@one $name:ident ($($field:ident: $type:ident),*)) => {
        #[derive(Debug, Deserialize, Coerce)]
        pub(super) struct $name {
            $(
                #[serde(default)]
                #[coerce(string_to_json, singleton_list)]
                $field: Vec<$type>,
            )*
            #[coerce(string_to_number)]
            limit: u8,
        }
    };
}

mutual! { four (a: A, b: B, c: C, d: D) A B C D }
mutual! { eight (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H) A B C D E F G H }
mutual! { sixteen
    (a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P)
    A B C D E F G H I J K L M N O P
}

/// Each of these names the next three.
macro_rules! chain {
    ($module:ident: $($names:ident)*) => {
        mod $module {
            use super::*;
            chain! { @ $($names)* }
        }
    };
    (@ $name:ident $one:ident $two:ident $three:ident $($more:ident)*) => {
        #[derive(Debug, Deserialize, Coerce)]
        pub(super) struct $name {
            #[coerce(string_to_json)]
            one: Option<Box<$one>>,
            #[coerce(string_to_json)]
            two: Vec<$two>,
            three: std::collections::BTreeMap<String, $three>,
        }
        chain! { @ $one $two $three $($more)* }
    };
    (@ $($last:ident)*) => {
        $(
            #[derive(Debug, Deserialize, Coerce)]
            pub(super) struct $last {
                #[coerce(string_to_number)]
                limit: u8,
            }
        )*
    };
}

chain! { ten: A B C D E F G H I J }
chain! { twenty: A B C D E F G H I J K L M N O P Q R S T }
chain! { forty:
    A B C D E F G H I J K L M N O P Q R S T
    A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1
}

/// Texts that are no value of these types: broken off, of the wrong kind, with members that are wrong.
const REFUSED: [&str; 10] = [
    "{",
    "5",
    "\"a\"",
    "null",
    "[5]",
    "[[]]",
    "{\"a\": 5, \"one\": 5}",
    "{\"a\": [{\"b\": {\"c\": \"x\"}}], \"one\": {\"two\": 5}}",
    "{\"a\": \"[\", \"one\": \"{\"}",
    "{\"unknown\": 1}",
];

/// Every way to read and refuse a text.
fn refuse<T: Coerce>() {
    for text in REFUSED {
        for mode in [Mode::Safe, Mode::Strict] {
            let options = Options::default().mode(mode);
            let error = options.from_str_with_report::<T>(text).map(|_| ()).expect_err(text);
            assert!(!error.to_string().is_empty() && !json!(error).is_null());
            if let Ok(value) = serde_json::from_str::<Value>(text) {
                assert!(options.preview::<T>(&value).is_err(), "{text}");
                assert!(options.from_value_with_report::<T>(value).is_err(), "{text}");
            }
            assert!(serde_json::from_str::<Coerced<T>>(text).is_err(), "{text}");
        }
    }
}

fn allocations<T: Coerce>() -> u64 {
    // What is remembered of a type is worked out once.
    refuse::<T>();
    measure(refuse::<T>).count_total
}

fn at_first<T: Coerce>() -> u64 {
    measure(refuse::<T>).count_total
}

#[test]
fn a_wrong_kind_ends_whatever_the_types() {
    ends(refuse::<eight::A>);
    ends(refuse::<ten::A>);
    ends(refuse::<sixteen::A>);
    ends(refuse::<forty::A>);
}

#[test]
fn a_clean_or_repaired_document_does_too() {
    ends(|| {
        let read = eight::A::from_str_with_report(r#"{"b": {"c": "[{\"limit\": 1}]", "limit": "2"}, "limit": 3}"#);
        assert_eq!(read.expect("it is repaired").1.len(), 3);
        let read = forty::A::from_str_with_report(r#"{"one": "{\"two\": [], \"three\": {}}", "two": [], "three": {}}"#);
        assert_eq!(read.expect("it is repaired").1.len(), 1);
    });
}

/// Each of N structs has N fields: what is to be said of one grows with its fields, and not with what these lead to.
#[test]
fn the_work_grows_with_the_fields() {
    ends(|| {
        let (four, eight, sixteen) = (allocations::<four::A>(), allocations::<eight::A>(), allocations::<sixteen::A>());
        assert!(eight <= four * 3 && sixteen <= eight * 3, "{four} for 4 types, {eight} for 8, {sixteen} for 16");
    });
}

#[test]
fn the_work_of_a_chain_is_that_of_its_first() {
    ends(|| {
        let (ten, twenty, forty) = (allocations::<ten::A>(), allocations::<twenty::A>(), allocations::<forty::A>());
        assert!(twenty <= ten * 2 && forty <= ten * 2, "{ten} for 10 types, {twenty} for 20, {forty} for 40");
    });
}

/// What is worked out at first is worked out once a type.
#[test]
fn the_first_reading_grows_with_the_types() {
    chain! { fresh_ten: A B C D E F G H I J }
    chain! { fresh_twenty: A B C D E F G H I J K L M N O P Q R S T }
    ends(|| {
        let (ten, twenty) = (at_first::<fresh_ten::A>(), at_first::<fresh_twenty::A>());
        assert!(twenty <= ten * 3, "{ten} for 10 types, {twenty} for 20");
    });
}

#[test]
fn the_table_of_rules_ends() {
    ends(|| {
        for table in [eight::A::rules(), sixteen::A::rules(), ten::A::rules(), forty::A::rules()] {
            assert!(!table.to_string().is_empty() && !table.to_markdown().is_empty());
        }
    });
}
