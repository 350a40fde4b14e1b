//! A function of the user that panics: the panic is the user's, goes through as it is, and leaves everything in order.

use std::panic::catch_unwind;

use serde::Deserialize;
use serde_coerce::{Coerce, Repair};
use serde_json::{Value, json};

use super::planted::{TEXT, shows};
use super::seen::seen_everywhere;

#[derive(Debug, Deserialize, Coerce)]
struct Login {
    #[coerce(trim)]
    name: String,
    #[coerce(sensitive, custom(panics))]
    pw: u8,
}

fn panics(value: &Value) -> Repair {
    assert!(!value.is_string(), "no string is expected");
    Repair::Keep
}

#[test]
fn a_panic_says_what_the_function_says() {
    let document = json!({"name": " a ", "pw": TEXT});
    let panic = catch_unwind(|| Login::from_value_with_report(document)).unwrap_err();
    assert_eq!(panic.downcast_ref(), Some(&"no string is expected"));
    // Whatever was locked or counted when it panicked, the next reading finds in order.
    let document = json!({"name": " a ", "pw": [TEXT]});
    let seen = seen_everywhere::<Login>(&document);
    assert!(seen.iter().any(|line| line.contains("\"trim\"")) && !seen.iter().any(|line| shows(line)), "{seen:?}");
}
