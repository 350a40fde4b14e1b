//! However deep a document or a type is, the stack is enough. What runs out of stack ends its process, so each case runs in
//! one of its own: this test program again, with the one case that is ignored else.

use std::collections::BTreeMap;
use std::process::Command;
use std::thread;

use serde::Deserialize;
use serde_coerce::{Batch, Coerce, IssueCode, Limits, Mode, Options};
use serde_json::{Value, json};

/// Runs an ignored test of this program, which must come back alive.
pub(super) fn survives(case: &str) {
    let program = std::env::current_exe().expect("it has a path");
    let output = Command::new(program).args([case, "--exact", "--ignored"]).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{case}: {}\n{said}{}", output.status, String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("1 passed"), "{case} ran:\n{said}");
}

/// Runs with a stack of that many MiB.
pub(super) fn with_stack(mebibytes: usize, work: impl FnOnce() + Send + 'static) {
    let worker = thread::Builder::new().stack_size(mebibytes << 20).spawn(work).expect("it starts");
    worker.join().expect("it comes to an end");
}

macro_rules! wide {
    ($($field:ident)*) => {
        #[derive(Debug, Default, Deserialize, Coerce)]
        #[serde(default)]
        struct Wide {
            $(#[coerce(number_to_string)] $field: Option<String>,)*
            #[coerce(string_to_json)]
            next: Option<Box<Wide>>,
        }
    };
}

// 61 texts, and the next.
wide! {
    a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 c0 c1 c2 c3 c4 c5 c6 c7 c8 c9
    d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 g0
}

const LEVELS: usize = 120;

fn wide(last: &Value) -> Value {
    (1..LEVELS).fold(last.clone(), |inside, _| json!({"a0": "1", "next": inside}))
}

fn read_everywhere(document: &Value) {
    let text = document.to_string();
    for mode in [Mode::Safe, Mode::Strict] {
        let options = Options::default().mode(mode);
        let reads = [
            options.from_value_with_report::<Wide>(document.clone()).is_ok(),
            options.from_str_with_report::<Wide>(&text).is_ok(),
            options.from_slice_with_report::<Wide>(text.as_bytes()).is_ok(),
            options.from_deserializer_with_report::<Wide, _>(document).is_ok(),
            options.preview::<Wide>(document).is_ok(),
        ];
        assert!(reads.iter().all(|read| *read == reads[0]), "{reads:?}");
    }
}

/// Types that read whatever is inside: through a buffer of serde's, or as it comes.
#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
#[serde(tag = "kind")]
enum Tagged {
    A { next: Value },
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
#[serde(untagged)]
enum Untagged {
    A { next: Vec<u8> },
    B { next: Value },
}

#[derive(Debug, Deserialize, Coerce)]
#[expect(dead_code, reason = "it is only read")]
struct Flattened {
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

/// A list in a list, so many levels.
pub(super) fn nested(levels: usize) -> Value {
    (0..levels).fold(Value::Null, |inside, _| Value::from(vec![inside]))
}

fn nested_objects(levels: usize) -> Value {
    let around =
        |inside| Value::Object([("next".to_owned(), inside), ("kind".to_owned(), "A".into())].into_iter().collect());
    (0..levels).fold(Value::Null, |inside, _| around(inside))
}

/// A document of 20,000 levels is refused, whoever looks at it first. One of 128 levels is not.
pub(super) fn is_too_deep<T: Coerce>(document: fn(usize) -> Value) {
    // What is lent is never dropped, for that goes down too.
    let lent = Box::leak(Box::new(document(20_000)));
    for mode in [Mode::Safe, Mode::Strict] {
        let options = Options::default().mode(mode);
        // What came before decides who looks first.
        for _ in 0..4 {
            let refused =
                [options.preview::<T>(lent).err(), options.from_value_with_report::<T>(document(20_000)).err()];
            for error in refused {
                let error = error.expect("it is too deep");
                assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded, "{error}");
            }
        }
    }
}

/// The limit is the same whoever looks first: serde, the tree of the value, or rules.
fn holds_the_limit<T: Coerce>(document: fn(usize) -> Value) {
    for depth in [1, 2, 5, 126, 127, 128, 140] {
        let options = Options::default().limits(Limits::default().depth(depth));
        for levels in [depth, depth + 1] {
            for _ in 0..4 {
                let read = options.from_value_with_report::<T>(document(levels));
                assert_eq!(read.is_ok(), levels == depth, "{} of {depth}: {:?}", levels, read.err());
                let previewed = options.preview::<T>(&document(levels));
                assert_eq!(previewed.is_ok(), levels == depth, "{levels} of {depth}");
            }
        }
    }
}

#[test]
fn a_recursive_struct_of_62_fields_is_read_120_levels_deep() {
    survives("deep_documents::cases::clean");
    survives("deep_documents::cases::repaired");
    survives("deep_documents::cases::refused");
}

#[test]
fn a_value_that_is_deeper_than_the_stack_is_refused() {
    survives("deep_documents::cases::value_20_000_levels_deep");
}

#[test]
fn the_limit_of_depth_is_the_same_whoever_looks_first() {
    survives("deep_documents::cases::value_as_deep_as_it_may_be");
}

/// The least stack, in KiB, with which a case comes back alive, to 4 percent.
fn least_stack(case: &str) -> u64 {
    let program = std::env::current_exe().expect("it has a path");
    let is_enough = |kibibytes: u64| {
        let mut command = Command::new(&program);
        let output = command.args([case, "--exact", "--ignored"]).env(STACK, kibibytes.to_string()).output();
        let output = output.expect("it starts");
        output.status.success() && String::from_utf8_lossy(&output.stdout).contains("1 passed")
    };
    let (mut least, mut most) = (64, 1 << 15);
    assert!(is_enough(most), "{case} fails with any stack");
    while most - least > most / 25 {
        let middle = u64::midpoint(least, most);
        if is_enough(middle) { most = middle } else { least = middle }
    }
    most
}

const STACK: &str = "COERCE_TEST_STACK";

/// Runs with a stack of as many KiB as the test asks for that started this process.
fn with_given_stack(work: impl FnOnce() + Send + 'static) {
    let given = std::env::var(STACK).expect("it is given").parse::<usize>().expect("it is a number");
    let worker = thread::Builder::new().stack_size(given << 10).spawn(work).expect("it starts");
    worker.join().expect("it comes to an end");
}

/// The ratio is that of builds that are not optimized: there serde's frames are largest.
#[test]
#[cfg_attr(not(debug_assertions), ignore = "the build is optimized")]
fn the_stack_is_at_most_half_as_large_again_as_serdes() {
    for (ours, serdes) in [
        ("deep_documents::stacks::text_clean", "deep_documents::stacks::text_of_serde"),
        ("deep_documents::stacks::text_repaired", "deep_documents::stacks::text_of_serde"),
        ("deep_documents::stacks::value_clean", "deep_documents::stacks::value_of_serde"),
        ("deep_documents::stacks::value_repaired", "deep_documents::stacks::value_of_serde"),
    ] {
        let (took, serde_took) = (least_stack(ours), least_stack(serdes));
        assert!(took * 2 <= serde_took * 3, "{ours} takes {took} KiB, serde {serde_took}");
    }
}

mod stacks {
    use super::*;

    macro_rules! stacks {
        ($($case:ident($text:ident, $value:ident) of $last:tt: $read:expr;)*) => {$(
            #[test]
            #[ignore = "it runs in a process of its own"]
            fn $case() {
                let $value = wide(&json!({"a0": $last}));
                let $text = $value.to_string();
                with_given_stack(move || assert!($read.is_ok()));
            }
        )*};
    }

    stacks! {
        text_of_serde(text, value) of "1": serde_json::from_str::<Wide>(&text);
        text_clean(text, value) of "1": Wide::from_str_with_report(&text);
        text_repaired(text, value) of 1: Wide::from_str_with_report(&text);
        value_of_serde(_text, value) of "1": serde_json::from_value::<Wide>(value);
        value_clean(_text, value) of "1": Wide::from_value_with_report(value);
        value_repaired(_text, value) of 1: Wide::from_value_with_report(value);
    }
}

mod cases {
    use super::*;

    /// The main thread of a program has 8 MiB; serde alone takes 4.
    const MAIN: usize = 8;

    #[test]
    #[ignore = "it runs in a process of its own"]
    fn clean() {
        with_stack(MAIN, || read_everywhere(&wide(&json!({"a0": "1"}))));
    }

    #[test]
    #[ignore = "it runs in a process of its own"]
    fn repaired() {
        with_stack(MAIN, || read_everywhere(&wide(&json!({"a0": 1}))));
    }

    #[test]
    #[ignore = "it runs in a process of its own"]
    fn refused() {
        with_stack(MAIN, || read_everywhere(&wide(&json!({"a0": {}, "b1": []}))));
    }

    #[test]
    #[ignore = "it runs in a process of its own"]
    fn value_20_000_levels_deep() {
        with_stack(MAIN, || {
            is_too_deep::<Value>(nested);
            is_too_deep::<Vec<Value>>(nested);
            is_too_deep::<Wide>(nested_objects);
            is_too_deep::<Vec<Wide>>(nested);
            is_too_deep::<Tagged>(nested_objects);
            is_too_deep::<Untagged>(nested_objects);
            is_too_deep::<Flattened>(nested_objects);
            // What is no list is refused before anybody looks inside.
            assert!(Batch::<u8>::from_value(nested_objects(300_000)).is_err());
        });
    }

    #[test]
    #[ignore = "it runs in a process of its own"]
    fn value_as_deep_as_it_may_be() {
        with_stack(MAIN, || {
            holds_the_limit::<Value>(nested);
            holds_the_limit::<Value>(nested_objects);
            holds_the_limit::<Wide>(nested_objects);
            holds_the_limit::<Tagged>(nested_objects);
            holds_the_limit::<Untagged>(nested_objects);
            holds_the_limit::<Flattened>(nested_objects);
        });
    }
}
