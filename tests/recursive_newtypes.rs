//! A newtype that holds only itself has one value, null. Whatever else comes is refused before the stack is full.

use std::process::Command;
use std::thread;

use serde::Deserialize;
use serde_coerce::{Coerce, Mode, Options};
use serde_json::json;

/// Runs an ignored test of this program, which must come back alive.
fn survives(case: &str) {
    let program = std::env::current_exe().expect("it has a path");
    let output = Command::new(program).args([case, "--exact", "--ignored"]).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{case}: {}\n{said}{}", output.status, String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("1 passed"), "{case} ran:\n{said}");
}

/// Runs with a stack of that many MiB.
fn with_stack(mebibytes: usize, work: impl FnOnce() + Send + 'static) {
    let worker = thread::Builder::new().stack_size(mebibytes << 20).spawn(work).expect("it starts");
    worker.join().expect("it comes to an end");
}

#[test]
fn a_newtype_of_itself_is_refused_where_it_has_no_end() {
    survives("cases::newtype_of_itself");
}

mod cases {
    use super::*;

    const MAIN: usize = 8;

    /// Only null is a value of it: anything else would be read as itself for ever.
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Chain(Option<Box<Chain>>);

    #[test]
    #[ignore = "it runs in a process of its own"]
    fn newtype_of_itself() {
        with_stack(MAIN, || {
            for mode in [Mode::Safe, Mode::Strict] {
                let options = Options::default().mode(mode);
                assert_eq!(options.from_str_with_report::<Chain>("null").unwrap().0, Chain(None));
                assert_eq!(options.from_value_with_report::<Chain>(json!(null)).unwrap().0, Chain(None));
                for text in ["5", "\"a\"", "[null]", "{}"] {
                    assert!(options.from_str_with_report::<Chain>(text).is_err(), "{text}");
                    assert!(
                        options.from_value_with_report::<Chain>(serde_json::from_str(text).unwrap()).is_err(),
                        "{text}"
                    );
                }
            }
        });
    }
}
