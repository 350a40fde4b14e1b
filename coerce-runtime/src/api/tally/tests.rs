use std::thread;

use serde_json::json;

use super::*;
use crate::json::Path;
use crate::report::{Change, Issue};
use crate::trials::so_many;

fn accepted(entries: &[(&[Segment], &'static str)]) -> ((), Report) {
    let coercions = entries.iter().map(|(segments, rule)| {
        let change = Change::Removed { from: json!(null) };
        Coercion { path: Path { segments: segments.to_vec() }, rule, change }
    });
    ((), coercions.collect())
}

fn refused(codes: &[IssueCode], omitted: usize) -> Error {
    let issues = codes.iter().map(|code| Issue::new(Path::default(), *code)).collect();
    Error::new(issues, omitted, Report::default())
}

fn filled() -> Tally {
    use Segment::{Field, Index, Key};
    let tally = Tally::new();
    tally.record(&Ok(accepted(&[])));
    tally.record(&Ok(accepted(&[
        (&[], "string_to_json"),
        (&[Field("ids"), Index(0)], "trim"),
        (&[Field("ids"), Index(9)], "trim"),
    ])));
    tally.record(&Ok(accepted(&[(&[Field("ids"), Key("*".into())], "string_to_number"), (&[Field("ids")], "trim")])));
    tally.record::<()>(&Err(refused(&[IssueCode::InvalidType, IssueCode::Custom, IssueCode::InvalidType], 2)));
    tally
}

#[test]
fn counts_calls_repairs_and_issues() {
    let expected = json!({
        "clean": 1, "coerced": 2, "rejected": 1,
        "repairs": [
            {"path": "", "rule": "string_to_json", "count": 1},
            {"path": "/ids", "rule": "trim", "count": 1},
            {"path": "/ids/*", "rule": "string_to_number", "count": 1},
            {"path": "/ids/*", "rule": "trim", "count": 2},
        ],
        "issues": {"invalid_type": 2, "custom": 1},
        "omitted_issues": 2,
    });
    assert_eq!(json!(filled()), expected);
}

#[test]
fn shows_a_table() {
    let table = [
        (Tally::new(), vec!["clean     0", "coerced   0", "rejected  0"]),
        (
            filled(),
            vec![
                "clean           1",
                "coerced         2",
                "rejected        1",
                "omitted_issues  2",
                "",
                "path    rule              count",
                "(root)  string_to_json        1",
                "/ids    trim                  1",
                "/ids/*  string_to_number      1",
                "/ids/*  trim                  2",
                "",
                "issue         count",
                "invalid_type      2",
                "custom            1",
            ],
        ),
    ];
    for (tally, lines) in table {
        assert_eq!(tally.to_string().lines().collect::<Vec<_>>(), lines);
    }
}

#[test]
fn each_code_has_its_counter() {
    let tally = Tally::new();
    for (times, code) in IssueCode::ALL.iter().copied().enumerate() {
        tally.record::<()>(&Err(refused(&vec![code; times + 1], 0)));
    }
    assert_eq!(tally.issues(), iter::zip(IssueCode::ALL.iter().copied(), 1..).collect::<Vec<_>>());
}

#[test]
#[cfg_attr(miri, ignore = "its patterns are too long for Miri")]
fn patterns_without_end_are_counted_together() {
    let tally = Tally::new();
    for depth in 0..MOST + 10 {
        tally.record(&Ok(accepted(&[(&vec![Segment::Index(0); depth], "trim")])));
    }
    assert_eq!((tally.repairs().len(), json!(tally)["omitted_repairs"].clone()), (MOST, json!(10)));
}

#[test]
fn threads_count_together_and_a_panic_stops_nothing() {
    let (tally, calls) = (Tally::new(), 4 * so_many(1000));
    let call = Ok(accepted(&[(&[Segment::Field("a")], "trim"), (&[Segment::Field("b")], "trim")]));
    thread::scope(|scope| {
        let panics = scope.spawn(|| {
            let _counts = tally.counts();
            panic!("with the lock in hand");
        });
        assert!(panics.join().is_err());
        for _ in 0..4 {
            scope.spawn(|| (0..so_many(1000)).for_each(|_| tally.record(&call)));
        }
    });
    assert_eq!(tally.coerced(), calls as u64);
    assert_eq!(tally.repairs().iter().map(|row| row.count).collect::<Vec<_>>(), [calls as u64; 2]);
}
