//! YAML's own tags, which name variants. `serde_norway`, of the family of `serde_yaml`, hands them out.

use serde::Deserialize;
use serde_coerce::{Coerce, Error, IssueCode, Limits, Options, Report};

use super::job::{Job, Level, Step, Trigger};

fn read<T: Coerce>(text: &str) -> Result<(T, Report), Error> {
    T::from_deserializer_with_report(serde_norway::Deserializer::from_str(text))
}

fn serde<T: for<'de> Deserialize<'de>>(text: &str) -> T {
    serde_norway::from_str(text).expect("serde reads it")
}

#[test]
fn every_form_of_variant_is_read_from_its_tag() {
    let cases = [
        ("!skip", Step::Skip),
        ("!wait 5", Step::Wait(5)),
        ("!move [1, -2]", Step::Move(1, -2)),
        ("!run {command: make, timeout: 30}", Step::Run { command: "make".into(), timeout: 30 }),
    ];
    for (text, step) in cases {
        assert_eq!(serde::<Step>(text), step, "{text}");
        let (read, report) = read::<Step>(text).unwrap();
        assert_eq!(read, step, "{text}");
        assert!(report.is_empty());
    }
}

#[test]
fn what_is_behind_a_tag_is_repaired() {
    let (steps, report) = read::<Vec<Step>>("- !wait '5'\n- !run {command: make, timeout: '30'}\n").unwrap();
    assert_eq!(steps, [Step::Wait(5), Step::Run { command: "make".into(), timeout: 30 }]);
    assert_eq!(
        report.warnings(),
        [
            r#"[0].wait: string "5" was read as number 5 (string_to_number)"#,
            r#"[1].run.timeout: string "30" was read as number 30 (string_to_number)"#,
        ]
    );
}

#[test]
fn all_issues_behind_tags_are_reported() {
    let error = read::<Vec<Step>>("- !wait soon\n- !fly\n- !run {command: 5, timeout: []}\n- !move [1]\n").unwrap_err();
    let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_string()).collect();
    assert_eq!(paths, ["[0].wait", "[1]", "[2].run.command", "[2].run.timeout", "[3].move"], "{error}");
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Plan {
    Times(u8),
    Steps { steps: Vec<Step> },
}

/// Where a value is taken whole, a tagged one is an object of one member. serde's own buffer has no tags.
#[test]
fn tags_are_kept_where_a_value_is_taken_whole() {
    let text = "steps: [!skip , !wait '5']\n";
    assert!(serde_norway::from_str::<Plan>(text).is_err());
    let (plan, report) = read::<Plan>(text).unwrap();
    assert_eq!(plan, Plan::Steps { steps: vec![Step::Skip, Step::Wait(5)] });
    assert_eq!(report.warnings(), [r#"steps[1].wait: string "5" was read as number 5 (string_to_number)"#]);
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Plans {
    #[coerce(object_to_value(key = "value"), string_to_number)]
    times: u8,
}

#[test]
fn rules_see_a_tagged_value_as_an_object_of_one_member() {
    let (plans, report) = read::<Plans>("times: !value 3").unwrap();
    assert_eq!(plans, Plans { times: 3 });
    assert_eq!(report.len(), 1);
    assert_eq!(read::<Plans>("times: !other 3").unwrap_err().issues()[0].code.as_str(), "invalid_type");
}

#[test]
fn the_limit_of_depth_holds_behind_tags() {
    let options = Options::default().limits(Limits::default().depth(4));
    let read = |levels: usize| {
        let text = format!("{}1{}", "!a [".repeat(levels), "]".repeat(levels));
        options.from_deserializer_with_report::<serde_json::Value, _>(serde_norway::Deserializer::from_str(&text))
    };
    assert_eq!(read(2).unwrap().0, serde_json::json!({"a": [{"a": [1]}]}));
    let error = read(3).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded, "{error}");
}

#[test]
fn the_other_ways_to_tag_stay() {
    let text = "
name: nightly
retries: '3'
ids: [7]
active: null
ratio: 1
level: !high
step: skip
trigger: {kind: manual}
target: db
ports: {}
";
    let (job, report) = read::<Job>(text).unwrap();
    assert_eq!((job.level, job.step, job.trigger), (Level::High, Step::Skip, Trigger::Manual));
    assert_eq!(report.len(), 1);
}
