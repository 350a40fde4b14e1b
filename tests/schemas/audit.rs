//! The example `audit`: what recorded calls suggest.

#[path = "../../examples/audit.rs"]
#[expect(dead_code, reason = "the example prints, too")]
mod example;

use example::{Audit, candidates, generate};
use indicatif::ProgressBar;
use serde_coerce::schema::Schema;
use serde_json::Value;

fn tool() -> Value {
    let tool: Value = serde_json::from_str(include_str!("../../examples/data/audit_tool.json")).unwrap();
    tool["inputSchema"].clone()
}

#[test]
fn the_rules_that_repair_are_suggested_with_their_arguments() {
    let mut calls = Vec::new();
    generate(10_000, &mut calls).unwrap();
    let asked = Schema::compile(&tool(), &candidates()).unwrap();
    let audit = Audit::of(&asked, &*calls, &ProgressBar::hidden()).unwrap();
    let tally = &audit.tally;
    assert_eq!(tally.clean() + tally.coerced() + tally.rejected(), 10_000);
    let suggested = Schema::compile(&tool(), &audit.suggests(&asked)).unwrap();
    assert_eq!(
        suggested.rules().to_string(),
        r#"
(root)     python_to_json, object_to_value(key("arguments", "input"))
/archived  string_to_bool
/kinds     string_to_list(separator = ",")
/kinds/*   ignore_case(separators)
/limit     string_to_number
/since     null_to_default
"#
        .trim_start()
    );
    // What was asked about and has repaired nothing is not suggested, and what it does is what the calls need.
    let again = Audit::of(&suggested, &*calls, &ProgressBar::hidden()).unwrap();
    assert_eq!(again.tally.to_string(), tally.to_string());
}
