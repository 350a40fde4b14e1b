//! What is read from all formats that have types of their own, and what a `serde_json::Value` would make of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_coerce::{Coerce, Error, Report};
use serde_json::{Value, json};

/// What comes of reading a job.
pub(crate) type Outcome = Result<(Job, Report), Error>;

/// What `from_deserializer_with_report` says, for the crates that lend their deserializer only to a `Deserialize`.
pub(crate) struct Read<T>(pub(crate) Result<(T, Report), Error>);

impl<'de, T: Coerce> Deserialize<'de> for Read<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self(T::from_deserializer_with_report(from)))
    }
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(deny_unknown_fields)]
pub(crate) struct Job {
    pub(crate) name: String,
    #[coerce(string_to_number)]
    pub(crate) retries: u8,
    #[coerce(string_to_number, singleton_list)]
    pub(crate) ids: Vec<u64>,
    #[coerce(string_to_bool)]
    pub(crate) active: Option<bool>,
    #[coerce(string_to_number)]
    pub(crate) ratio: f64,
    #[coerce(ignore_case)]
    pub(crate) level: Level,
    pub(crate) step: Step,
    pub(crate) trigger: Trigger,
    pub(crate) target: Target,
    pub(crate) ports: BTreeMap<u16, String>,
    pub(crate) note: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Level {
    Low,
    High,
}

/// Externally tagged.
#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Step {
    Skip,
    Wait(#[coerce(string_to_number)] u32),
    Move(i8, i8),
    Run {
        command: String,
        #[coerce(string_to_number)]
        timeout: u32,
    },
}

/// Internally tagged.
#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Trigger {
    Manual,
    Timer {
        #[coerce(string_to_number)]
        every: u32,
    },
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(untagged)]
pub(crate) enum Target {
    Host(String),
    Pair {
        host: String,
        #[coerce(string_to_number)]
        port: u16,
    },
}

/// A job without faults.
pub(crate) fn job() -> Job {
    Job {
        name: "nightly".into(),
        retries: 3,
        ids: vec![7, 8],
        active: Some(true),
        ratio: 0.5,
        level: Level::High,
        step: Step::Run { command: "make".into(), timeout: 30 },
        trigger: Trigger::Timer { every: 60 },
        target: Target::Pair { host: "db".into(), port: 5432 },
        ports: BTreeMap::from([(80, "http".into()), (443, "https".into())]),
        note: None,
    }
}

/// The same job with faults that its rules repair. The keys of `ports` are text, as JSON has them.
pub(crate) fn messy() -> Value {
    json!({
        "name": "nightly", "retries": "3", "ids": "7", "active": "true", "ratio": "0.5", "level": "HIGH",
        "step": {"run": {"command": "make", "timeout": "30"}},
        "trigger": {"kind": "timer", "every": "60"},
        "target": {"host": "db", "port": "5432"},
        "ports": {"80": "http", "443": "https"},
    })
}

/// What the messy one is read to, with all that is repaired.
pub(crate) fn assert_repaired(outcome: Outcome) {
    let (read, report) = outcome.expect("the rules repair all of it");
    assert_eq!(read, Job { ids: vec![7], ..job() });
    assert_eq!(
        report.warnings(),
        [
            r#"active: string "true" was read as boolean true (string_to_bool)"#,
            r#"ids: string "7" was read as list of 1 (singleton_list)"#,
            r#"ids[0]: string "7" was read as number 7 (string_to_number)"#,
            r#"level: string "HIGH" was read as string "high" (ignore_case)"#,
            r#"ratio: string "0.5" was read as number 0.5 (string_to_number)"#,
            r#"retries: string "3" was read as number 3 (string_to_number)"#,
            r#"step.run.timeout: string "30" was read as number 30 (string_to_number)"#,
            r#"target.port: string "5432" was read as number 5432 (string_to_number)"#,
            r#"trigger.every: string "60" was read as number 60 (string_to_number)"#,
        ]
    );
    assert_eq!(report, Job::from_value_with_report(messy()).expect("the same").1);
}

/// A document as other formats write it: with `arbitrary_precision` a `Value` hands over each number as an object.
pub(crate) struct Plain<'a>(pub(crate) &'a Value);

impl Serialize for Plain<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => number.serialize(to),
                (_, Some(number)) => number.serialize(to),
                _ => number.as_f64().serialize(to),
            },
            Value::Array(items) => to.collect_seq(items.iter().map(Plain)),
            Value::Object(members) => to.collect_map(members.iter().map(|(key, value)| (key, Plain(value)))),
            scalar => scalar.serialize(to),
        }
    }
}

/// One in which much is wrong.
pub(crate) fn wrong() -> Value {
    json!({
        "name": 5, "retries": 300, "ids": [1, "x", -2], "active": "maybe", "level": "middle",
        "step": {"run": {"command": "make", "timeout": []}},
        "trigger": {"kind": "timer", "every": "soon"},
        "target": {"host": "db", "port": true},
        "ports": {"http": "80"},
        "colour": "red",
    })
}

/// All that is wrong with it.
pub(crate) fn assert_refused(outcome: Outcome) {
    let error = outcome.expect_err("much is wrong");
    let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_string()).collect();
    let expected = [
        "active",
        "colour",
        "ids[1]",
        "ids[2]",
        "level",
        "name",
        "ports.http",
        "ratio",
        "retries",
        "step.run.timeout",
        "target.port",
        "trigger.every",
    ];
    assert_eq!(paths, expected, "{error}");
    assert_eq!(error.to_string(), Job::from_value(wrong()).expect_err("the same").to_string());
}

/// Reads `clean` through serde and through the rules: both give the job, and nothing is repaired.
pub(crate) fn assert_clean(serde: &Job, outcome: Outcome) {
    let (read, report) = outcome.expect("nothing is wrong");
    assert_eq!(read, job());
    assert_eq!(*serde, job());
    assert!(report.is_empty(), "{report:?}");
}
