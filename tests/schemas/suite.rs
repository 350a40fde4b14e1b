//! The official JSON Schema test suite: with no policy, accepted is valid; with rules for everything, what is valid stays as it is.

use serde::Deserialize;
use serde_coerce::schema::{Policy, Schema};
use serde_json::Value;

use super::policies;

const DRAFTS: [(&str, &str); 3] = [
    ("2020-12", include_str!("../data/json-schema-test-suite/2020-12.jsonl")),
    ("2019-09", include_str!("../data/json-schema-test-suite/2019-09.jsonl")),
    ("7", include_str!("../data/json-schema-test-suite/7.jsonl")),
];

/// Where the suite expects documents beside the schema. No schema leads out of its own: those that would are faults, and the only groups
/// that are not run.
const ELSEWHERE: &str = "http://localhost:1234/";

#[derive(Deserialize)]
struct Group {
    file: String,
    description: String,
    schema: Value,
    tests: Vec<(String, bool, Value)>,
}

impl Group {
    fn all(text: &str) -> impl Iterator<Item = Self> {
        text.lines().map(|line| serde_json::from_str(line).unwrap())
    }

    fn leads_out(&self) -> bool {
        self.schema.to_string().contains(ELSEWHERE)
    }

    fn compiled(&self, draft: &str, policy: &Policy) -> Result<Schema, serde_coerce::Error> {
        let mut schema = self.schema.clone();
        if let (Some(members), "7") = (schema.as_object_mut(), draft) {
            // The suite has it outside of the schemas.
            members.entry("$schema").or_insert("http://json-schema.org/draft-07/schema#".into());
        }
        Schema::compile(&schema, policy)
    }
}

#[test]
fn with_no_policy_accepted_is_valid() {
    let (mut wrong, mut run, mut refused) = (Vec::new(), 0, 0);
    for (draft, text) in DRAFTS {
        for group in Group::all(text) {
            let name = format!("{draft} {}: {}", group.file, group.description);
            let Ok(schema) = group.compiled(draft, &Policy::new()) else {
                assert!(group.leads_out(), "{name}");
                refused += 1;
                continue;
            };
            for (description, valid, data) in &group.tests {
                run += 1;
                match schema.from_value_with_report(data.clone()) {
                    Ok((same, report)) if *valid && same == *data && report.is_empty() => {}
                    Err(error) if !valid && !error.issues().is_empty() => {}
                    other => wrong.push(format!("{name}: {description}: {other:?}")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!((run, refused), (3377, 50));
}

#[test]
fn with_rules_for_everything_what_is_valid_stays_as_it_is() {
    let (mut wrong, mut run, mut repaired) = (Vec::new(), 0, 0);
    for (draft, text) in DRAFTS {
        for group in Group::all(text) {
            let name = format!("{draft} {}: {}", group.file, group.description);
            let Ok(schema) = group.compiled(draft, &policies::lazy()) else {
                continue;
            };
            let Ok(plain) = group.compiled(draft, &Policy::new()) else { continue };
            for (description, valid, data) in &group.tests {
                run += 1;
                match schema.from_value_with_report(data.clone()) {
                    Ok((same, report)) if *valid && same == *data && report.is_empty() => {}
                    Ok((other, report))
                        if !valid && !report.is_empty() && plain.from_value_with_report(other.clone()).is_ok() =>
                    {
                        repaired += 1;
                    }
                    Err(error) if !valid && !error.issues().is_empty() => {}
                    other => wrong.push(format!("{name}: {description}: {other:?}")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(run == 3377 && repaired > 50, "{run} {repaired}");
}
