//! TOML, by `toml`.

use serde::Deserialize;
use serde_coerce::{Coerce, Error, Report};

use super::job::{self, Job, Step};

fn read<T: Coerce>(text: &str) -> Result<(T, Report), Error> {
    T::from_deserializer_with_report(toml::Deserializer::parse(text).expect("the text is TOML"))
}

const CLEAN: &str = r#"
name = "nightly"
retries = 3
ids = [7, 8]
active = true
ratio = 0.5
level = "high"
trigger = { kind = "timer", every = 60 }

[step.run]
command = "make"
timeout = 30

[target]
host = "db"
port = 5432

[ports]
80 = "http"
443 = "https"
"#;

#[test]
fn a_clean_document_is_read_as_serde_reads_it() {
    job::assert_clean(&toml::from_str(CLEAN).unwrap(), read(CLEAN));
}

#[test]
fn a_document_is_repaired() {
    job::assert_repaired(read(
        r#"
name = "nightly"
retries = "3"
ids = "7"
active = "true"
ratio = "0.5"
level = "HIGH"
step.run = { command = "make", timeout = "30" }
trigger = { kind = "timer", every = "60" }
target = { host = "db", port = "5432" }
ports = { 80 = "http", 443 = "https" }
"#,
    ));
}

#[test]
fn all_issues_are_reported() {
    job::assert_refused(read(
        r#"
name = 5
retries = 300
ids = [1, "x", -2]
active = "maybe"
level = "middle"
step.run = { command = "make", timeout = [] }
trigger = { kind = "timer", every = "soon" }
target = { host = "db", port = true }
ports = { http = "80" }
colour = "red"
"#,
    ));
}

#[test]
fn text_that_is_no_toml_is_refused_before_anything_is_read() {
    assert!(toml::Deserializer::parse("name = ").is_err());
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Plan {
    #[coerce(serde)]
    start: toml::value::Datetime,
    step: Option<Step>,
    bytes: Vec<u8>,
}

#[test]
fn a_date_is_read_by_the_type_that_knows_it() {
    let text = "start = 2026-03-01T09:00:00Z\nstep = 'skip'\nbytes = [1, 255]\n";
    let (plan, report) = read::<Plan>(text).unwrap();
    assert_eq!(plan, toml::from_str(text).unwrap());
    assert_eq!(plan.start.to_string(), "2026-03-01T09:00:00Z");
    assert!(report.is_empty());
}

/// To what does not know it a date is an object with a name of the crate's own.
#[test]
fn a_date_is_no_text() {
    let error = read::<Job>("name = 2026-03-01\n").unwrap_err();
    assert_eq!(error.issues()[2].to_string(), "name: expected a string, got an object");
}
