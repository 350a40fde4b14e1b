//! Calls from three kinds of client.

#[path = "../../../examples/tool_call.rs"]
mod example;

use serde_coerce::Tally;

#[test]
fn each_call_is_clean_repaired_or_refused() {
    let tally = Tally::new();
    example::show_all(&tally).unwrap();
    assert_eq!((tally.clean(), tally.coerced(), tally.rejected()), (2, 3, 4));
    example::main().unwrap();
}
