//! Work grows linearly: with the types that name each other, with the levels of a document, with its items. What would not
//! end is bounded. Counted are allocations, and the calls of functions that a type brings along; what would be exponential
//! does not end here at all.

#![expect(dead_code, reason = "what is read here is counted, not looked at")]

use std::cell::Cell;
use std::fmt::Debug;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use allocation_counter::measure;
use coerce::{Coerce, Coerced, IssueCode, Mode, Options, Repair};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

/// Runs what takes no time where it ends at all.
fn ends(work: impl FnOnce() + Send + 'static) {
    let (sender, receiver) = mpsc::channel();
    let worker = thread::Builder::new().stack_size(64 << 20).spawn(move || {
        work();
        sender.send(()).expect("it is waited for");
    });
    let worker = worker.expect("it starts");
    match receiver.recv_timeout(Duration::from_secs(60)) {
        Ok(()) => {}
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("it does not end"),
        Err(mpsc::RecvTimeoutError::Disconnected) => std::panic::resume_unwind(worker.join().expect_err("it panicked")),
    }
}

mod types_that_name_each_other {
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
                let error = options.from_str::<T>(text).map(|_| ()).expect_err(text);
                assert!(!error.to_string().is_empty() && !json!(error).is_null());
                if let Ok(value) = serde_json::from_str::<Value>(text) {
                    assert!(options.preview::<T>(&value).is_err(), "{text}");
                    assert!(options.from_value::<T>(value).is_err(), "{text}");
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
            let read =
                forty::A::from_str_with_report(r#"{"one": "{\"two\": [], \"three\": {}}", "two": [], "three": {}}"#);
            assert_eq!(read.expect("it is repaired").1.len(), 1);
        });
    }

    /// Each of N structs has N fields: what is to be said of one grows with its fields, and not with what these lead to.
    #[test]
    fn the_work_grows_with_the_fields() {
        ends(|| {
            let (four, eight, sixteen) =
                (allocations::<four::A>(), allocations::<eight::A>(), allocations::<sixteen::A>());
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
}

mod levels {
    use super::*;

    thread_local! {
        static CALLS: Cell<usize> = const { Cell::new(0) };
    }

    /// The calls of the functions below while `work` runs.
    fn calls(work: impl FnOnce()) -> usize {
        CALLS.set(0);
        work();
        CALLS.get()
    }

    fn counted<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        CALLS.set(CALLS.get() + 1);
        u8::deserialize(from)
    }

    fn keep(_: &Value) -> Repair {
        CALLS.set(CALLS.get() + 1);
        Repair::Keep
    }

    /// A struct is read from a list too: `[1, [2, [3]]]`.
    #[derive(Debug, Deserialize, Coerce)]
    struct Node {
        #[serde(deserialize_with = "counted")]
        mark: u8,
        #[serde(default)]
        #[coerce(singleton_list)]
        next: Vec<Node>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Asked {
        #[coerce(custom(keep))]
        mark: u8,
        #[serde(default)]
        #[coerce(singleton_list)]
        next: Vec<Asked>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "kind")]
    enum Tagged {
        Node {
            #[serde(deserialize_with = "counted")]
            mark: u8,
            #[coerce(string_to_json)]
            next: Option<Box<Tagged>>,
        },
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Flat {
        #[serde(deserialize_with = "counted")]
        mark: u8,
        #[coerce(singleton_list)]
        next: Vec<FlatInside>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct FlatInside {
        #[serde(flatten)]
        inside: Flat,
    }

    fn nested(levels: usize, last: &Value, around: impl Fn(Value) -> Value) -> Value {
        (0..levels).fold(last.clone(), |inside, _| around(inside))
    }

    fn read<T: Coerce>(document: &Value, mode: Mode) {
        let options = Options::default().mode(mode);
        let text = document.to_string();
        let _ = options.from_value::<T>(document.clone());
        let _ = options.from_str::<T>(&text);
        let _ = options.from_deserializer::<T, _>(document);
        let _ = options.preview::<T>(document);
    }

    /// Twice the levels are at most twice the calls, clean, repaired and refused at the bottom.
    fn is_linear<T: Coerce>(name: &str, documents: impl Fn(usize) -> Vec<Value>) {
        let few = documents(14);
        for ((few, many), mode) in
            few.iter().zip(&documents(28)).flat_map(|pair| [(pair, Mode::Safe), (pair, Mode::Strict)])
        {
            let (few, many) = (calls(|| read::<T>(few, mode)), calls(|| read::<T>(many, mode)));
            assert!(many <= few * 2 + 16, "{name}, {mode:?}: {few} calls for 14 levels, {many} for 28");
        }
    }

    #[test]
    fn calls_grow_with_the_levels() {
        let lists = |levels| {
            [json!([1]), json!([300]), json!(["x"]), json!([]), json!([1, 5])]
                .map(|last| nested(levels, &last, |inside| json!([1, [inside]])))
                .to_vec()
        };
        let objects = |levels| {
            [json!({"mark": 1}), json!({"mark": "x"}), json!({}), json!(5)]
                .iter()
                .flat_map(|last| {
                    [
                        nested(levels, last, |inside| json!({"mark": 1, "next": [inside]})),
                        nested(levels, last, |inside| json!({"mark": 1, "next": inside})),
                    ]
                })
                .collect()
        };
        ends(move || is_linear::<Node>("lists", lists));
        ends(move || is_linear::<Node>("objects", objects));
        ends(move || is_linear::<Asked>("asked", objects));
        ends(move || is_linear::<FlatInside>("flattened", objects));
    }

    #[test]
    fn calls_grow_with_the_levels_behind_tags() {
        ends(|| {
            is_linear::<Tagged>("tagged", |levels| {
                [json!(null), json!(5), json!({"kind": "Node", "mark": "x", "next": null})]
                    .map(|last| nested(levels, &last, |inside| json!({"mark": 1, "next": inside, "kind": "Node"})))
                    .to_vec()
            });
        });
    }

    /// Structs that are read from lists of one, which hold lists of one.
    #[derive(Debug, Deserialize, Coerce)]
    struct One {
        #[coerce(list_to_item)]
        inside: Option<Box<One>>,
    }

    #[derive(Debug, Deserialize, Coerce)]
    struct Wrapped(#[coerce(list_to_item)] Option<Box<One>>);

    /// One variant for the item, one for the list.
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Untagged {
        Number(u8),
        List(Vec<Untagged>),
    }

    /// In safe mode each level may be an entry, which holds all that is inside it: so much more is allowed there.
    #[test]
    fn nested_lists_of_one_item_cost_what_they_hold() {
        fn allocated<T: Coerce>(levels: usize, mode: Mode) -> u64 {
            let document = nested(levels, &json!("x"), |inside| json!([inside]));
            measure(|| read::<T>(&document, mode)).count_total
        }
        type Allocated = fn(usize, Mode) -> u64;
        let table: [(&str, Allocated); 6] = [
            ("One", allocated::<One>),
            ("Wrapped", allocated::<Wrapped>),
            ("Node", allocated::<Node>),
            ("Untagged", allocated::<Untagged>),
            ("Vec", allocated::<Vec<One>>),
            ("Value", allocated::<Value>),
        ];
        ends(move || {
            for ((name, allocated), (mode, times)) in
                table.into_iter().flat_map(|row| [(row, (Mode::Strict, 2)), (row, (Mode::Safe, 4))])
            {
                let (few, many) = (allocated(30, mode), allocated(60, mode));
                assert!(many <= few * times + 100, "{name}, {mode:?}: {few} allocations for 30 levels, {many} for 60");
            }
        });
    }
}

mod untagged {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    #[serde(untagged)]
    enum OneOrMany {
        One(u8),
        Many(#[coerce(singleton_list)] Vec<OneOrMany>),
    }

    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Ruled {
        One(#[coerce(string_to_number)] u8),
        #[coerce(singleton_list)]
        Many(Vec<Ruled>),
    }

    /// A list of itself is no repair of what its item refuses too: it would never end.
    #[test]
    fn one_or_many_of_itself_does_not_wrap_until_the_limit() {
        ends(|| {
            for document in [json!("x"), json!({}), json!(true), json!(300), json!(["x"]), json!([[1, "x"]])] {
                let options = Options::default();
                let reads = [
                    options.from_value::<OneOrMany>(document.clone()).map(|_| ()),
                    options.from_str::<OneOrMany>(&document.to_string()).map(|_| ()),
                    options.from_value::<Ruled>(document.clone()).map(|_| ()),
                    options.from_str::<Ruled>(&document.to_string()).map(|_| ()),
                ];
                for error in reads.map(|read| read.expect_err("it is refused")) {
                    assert!(error.report().is_empty(), "{document}: {error}");
                    for issue in error.issues() {
                        assert!(issue.path.segments.len() <= 3, "{document}: {error}");
                    }
                }
            }
            let wrapped = measure(|| assert!(OneOrMany::from_value(json!("x")).is_err())).count_total;
            assert!(wrapped < 2_000, "{wrapped} allocations");
        });
        assert_eq!(
            OneOrMany::from_value(json!([1, [2]])).unwrap(),
            many([OneOrMany::One(1), many([OneOrMany::One(2)])])
        );
        assert_eq!(Ruled::from_value(json!("5")).unwrap(), Ruled::One(5));
    }

    fn many<const N: usize>(items: [OneOrMany; N]) -> OneOrMany {
        OneOrMany::Many(items.into())
    }

    /// Its first variant looks at all that is inside before it fails.
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Nest {
        First {
            inside: Box<Nest>,
            #[coerce(string_to_number)]
            missing: u8,
        },
        Second {
            inside: Box<Nest>,
        },
        Leaf(#[coerce(string_to_number)] u8),
    }

    /// serde tries each variant at each level, 2 to the power of the levels: there the engine refuses first.
    #[test]
    fn where_serde_is_exponential_the_work_is_bounded() {
        let nested = |levels: usize, last: Value| (0..levels).fold(last, |inside, _| json!({"inside": inside}));
        for last in [json!(5), json!("5"), json!("x")] {
            let (few, many) = (nested(6, last.clone()), nested(60, last.clone()));
            ends(move || {
                assert_eq!(Nest::from_value(few.clone()).is_ok(), last != json!("x"));
                assert_eq!(Nest::from_str_with_report(&few.to_string()).is_ok(), last != json!("x"));
                for mode in [Mode::Safe, Mode::Strict] {
                    let options = Options::default().mode(mode);
                    let text = many.to_string();
                    let reads = [
                        options.from_value::<Nest>(many.clone()).map(|_| ()),
                        options.from_str::<Nest>(&text).map(|_| ()),
                        options.from_deserializer::<Nest, _>(&many).map(|_| ()),
                        options.preview::<Nest>(&many).map(|_| ()),
                    ];
                    for error in reads.map(|read| read.expect_err("it is too much")) {
                        assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded, "{error}");
                    }
                }
            });
        }
    }
}
