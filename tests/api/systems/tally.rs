//! Tally: counts over many calls, from many threads.

use std::thread;

use serde::Deserialize;
use serde_coerce::{Coerce, Error, IssueCode, Limits, Options, Report, Tally};
use serde_json::{Value, json};

use super::engine_actions::{self, Action};

fn outcomes() -> Vec<Result<(Action, Report), Error>> {
    engine_actions::calls().into_iter().map(Action::from_value_with_report).collect()
}

fn record_all(tally: &Tally, outcomes: &[Result<(Action, Report), Error>]) {
    for outcome in outcomes {
        tally.record(outcome);
    }
}

fn rows(tally: &Tally) -> Vec<(String, &'static str, u64)> {
    tally.repairs().into_iter().map(|row| (row.path, row.rule, row.count)).collect()
}

#[test]
fn it_counts_what_was_clean_repaired_and_refused() {
    let tally = Tally::new();
    let outcomes = outcomes();
    record_all(&tally, &outcomes);
    let count = |test: fn(&Result<(Action, Report), Error>) -> bool| outcomes.iter().filter(|o| test(o)).count() as u64;
    assert_eq!(tally.clean(), count(|outcome| outcome.as_ref().is_ok_and(|(_, report)| report.is_empty())));
    assert_eq!(tally.coerced(), count(|outcome| outcome.as_ref().is_ok_and(|(_, report)| !report.is_empty())));
    assert_eq!(tally.rejected(), count(Result::is_err));
}

#[test]
fn it_counts_each_repair_by_pattern_and_rule() {
    let tally = Tally::new();
    for ids in [json!(["1", 2, "3"]), json!("[4, \"5\"]"), json!([6]), json!(["7", "x"])] {
        tally.record(&read(&ids));
    }
    assert_eq!(rows(&tally), [("/ids".into(), "string_to_json", 1), ("/ids/*".into(), "string_to_number", 3)]);
    assert_eq!(tally.issues(), [(IssueCode::InvalidType, 1)]);
    assert_eq!((tally.clean(), tally.coerced(), tally.rejected()), (1, 2, 1));
}

#[derive(Debug, Deserialize, Coerce)]
struct Ids {
    #[coerce(string_to_json, string_to_number)]
    #[expect(dead_code)]
    ids: Vec<u8>,
}

fn read(ids: &Value) -> Result<(Ids, Report), Error> {
    Ids::from_value_with_report(json!({"ids": ids}))
}

#[test]
fn threads_share_it_and_lose_nothing() {
    static TALLY: Tally = Tally::new();
    let alone = Tally::new();
    record_all(&alone, &outcomes());
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| (0..50).for_each(|_| record_all(&TALLY, &outcomes())));
        }
    });

    let times = 8 * 50;
    let expected = [alone.clean(), alone.coerced(), alone.rejected()].map(|count| count * times);
    assert_eq!([TALLY.clean(), TALLY.coerced(), TALLY.rejected()], expected);
    let expected: Vec<_> = rows(&alone).into_iter().map(|(path, rule, count)| (path, rule, count * times)).collect();
    assert_eq!(rows(&TALLY), expected);
    let expected: Vec<_> = alone.issues().into_iter().map(|(code, count)| (code, count * times)).collect();
    assert_eq!(TALLY.issues(), expected);
}

#[test]
fn a_place_and_rule_seen_before_costs_no_allocation() {
    let tally = Tally::new();
    let outcomes = outcomes();
    let record = || record_all(&tally, &outcomes);
    assert!(allocation_counter::measure(record).count_total > 0, "the first time");
    assert_eq!(allocation_counter::measure(record).count_total, 0, "the second time");
}

#[test]
fn what_limits_left_out_is_counted_too() {
    let tally = Tally::new();
    let options = Options::default().limits(Limits::default().coercions(1).issues(2));
    tally.record(&options.from_value_with_report::<Ids>(json!({"ids": ["1", "2", "3"]})));
    tally.record(&options.from_value_with_report::<Ids>(json!({"ids": ["a", "b", "c", "d", "e"]})));
    let wire = json!(tally);
    assert_eq!((&wire["omitted_repairs"], &wire["omitted_issues"]), (&json!(2), &json!(3)));
    assert!(tally.to_string().contains("omitted_repairs  2\nomitted_issues   3\n"), "{tally}");
}

#[test]
fn it_is_a_table_and_json() {
    let tally = Tally::new();
    assert_eq!(tally.to_string(), "clean     0\ncoerced   0\nrejected  0\n");
    for ids in [json!([1]), json!(["1", "2"]), json!("[1]"), json!(["x", null])] {
        tally.record(&read(&ids));
    }
    let table = "\
clean     1
coerced   2
rejected  1

path    rule              count
/ids    string_to_json        1
/ids/*  string_to_number      2

issue         count
invalid_type      2
";
    assert_eq!(tally.to_string(), table);
    let expected = json!({
        "clean": 1, "coerced": 2, "rejected": 1,
        "repairs": [
            {"path": "/ids", "rule": "string_to_json", "count": 1},
            {"path": "/ids/*", "rule": "string_to_number", "count": 2},
        ],
        "issues": {"invalid_type": 2},
    });
    assert_eq!(json!(tally), expected);
}
