//! No secret of such a text is shown.

use serde::Deserialize;
use serde_coerce::{Coerce, Mode, Options};

#[derive(Debug, Deserialize, Coerce)]
#[coerce(unfence, string_to_json, python_to_json)]
struct Login {
    #[coerce(sensitive)]
    #[expect(dead_code, reason = "it is secret")]
    password: String,
    #[coerce(string_to_number)]
    #[expect(dead_code, reason = "only the report counts")]
    tries: u8,
}

const TEXTS: [&str; 12] = [
    "{'password': 'hunter2', 'tries': '5'}",
    "```json\n{\"password\": \"hunter2\", \"tries\": \"5\"}\n```",
    "```\n{'password': 'hunter2', 'tries': 5}\n```",
    "{'password': 'hunter2', 'tries': hunter2}",
    "{'password': hunter2}",
    "{hunter2: 1}",
    "hunter2",
    "```json\n{\"password\": hunter2}\n```",
    "```json\n{\"password\": \"hunter2",
    "```json\n{\"hunter2\": {\"password\": \"hunter2\n```",
    "```hunter2\n{\"password\": \"hunter2\"}\n```",
    "\u{feff}{\"password\": \"hunter2\"}",
];

#[test]
fn no_part_of_it_appears() {
    for text in TEXTS {
        for mode in [Mode::Safe, Mode::Strict] {
            let shown = match Options::default().mode(mode).from_str_with_report::<Login>(text) {
                Ok((_, report)) => {
                    assert!(!report.is_complete(), "{text}");
                    format!("{report:?} {} {}", report.to_json_patch(), report.warnings().join(" "))
                }
                Err(error) => {
                    let report = error.report();
                    let issues = serde_json::to_string(&error).unwrap();
                    let for_model = error.for_model(4000);
                    // A reason that must not be given is nothing that a model could act on.
                    assert!(!for_model.lines().any(|line| line.ends_with("; refused")), "{for_model}");
                    format!("{error} {error:?} {issues} {for_model} {} {:?}", report.to_json_patch(), report.warnings())
                }
            };
            assert!(!shown.contains("hunter2"), "{text}: {shown}");
        }
    }
}
