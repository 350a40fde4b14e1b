use serde_json::json;

use super::*;
use crate::json::{Path, Segment};
use crate::report::{Change, Coercion, IssueCode};

fn path(pointer: &str) -> Path {
    let segment = |token: &str| token.parse().map_or_else(|_| Segment::Key(token.to_owned()), Segment::Index);
    Path { segments: pointer.split('/').skip(1).map(segment).collect() }
}

fn trimmed(pointer: &str) -> Coercion {
    Coercion { path: path(pointer), rule: "trim", change: Change::Replaced { from: json!(" "), to: json!("") } }
}

fn issue(pointer: &str) -> Issue {
    Issue::new(path(pointer), IssueCode::Custom)
}

fn removed(pointer: &str) -> Coercion {
    Coercion { path: path(pointer), rule: "drop_keys", change: Change::Removed { from: json!(1) } }
}

#[test]
fn entries_over_the_limit_are_counted_and_not_made() {
    for fired in 0..=5 {
        let mut recorder = Recorder::new(Limits::default().coercions(2));
        let mut made = 0;
        for _ in 0..fired {
            made += usize::from(recorder.keeps_coercion());
            recorder.coercion(trimmed("/a"), true);
        }
        let report = recorder.into_report();
        assert_eq!((made, report.len(), report.coercions().len()), (fired.min(2), fired, fired.min(2)));
        assert_eq!((report.is_complete(), report.warnings().len()), (fired <= 2, fired.min(2)));
        assert_eq!(json!(report).get("_omitted"), (fired > 2).then(|| json!(fired - 2)).as_ref());
    }
}

#[test]
fn issues_over_the_limit_are_counted_and_not_made() {
    for failures in 0..=5 {
        let mut recorder = Recorder::new(Limits::default().issues(2));
        let mut made = 0;
        for number in 0..failures {
            if recorder.keeps_issue() {
                made += 1;
                recorder.issue(issue(&format!("/{number}")));
            }
        }
        assert_eq!((made, recorder.failures()), (failures.min(2), failures));
        recorder.issue(issue("/a"));
        let failures = failures + 1;
        let error = recorder.into_error();
        assert_eq!((error.issues().len(), error.omitted()), (failures.min(2), failures.saturating_sub(2)));
    }
}

#[test]
fn an_issue_that_is_found_twice_is_listed_once() {
    let mut recorder = Recorder::new(Limits::default());
    for (pointer, message) in [("/b", "x"), ("/a", "x"), ("/b", "x"), ("/b", "y")] {
        recorder.issue(issue(pointer).saying(message));
    }
    let error = recorder.into_error();
    assert_eq!((error.to_string().as_str(), error.omitted()), ("a: x\nb: x\nb: y", 0));
}

#[test]
fn issues_and_entries_are_in_the_order_of_their_paths() {
    let mut recorder = Recorder::new(Limits::default());
    for (pointer, rule) in [("/b", "1"), ("/a", "4"), ("/a", "5"), ("/a/10", "2"), ("/a/9", "3")] {
        recorder.issue(issue(pointer).hinting(rule));
        recorder.coercion(Coercion { rule, ..trimmed(pointer) }, true);
    }
    let error = recorder.into_error();
    let hints: Vec<_> = error.issues().iter().filter_map(|issue| issue.hint.as_deref()).collect();
    assert_eq!(hints, ["4", "5", "3", "2", "1"]);
    let rules: Vec<_> = error.report().coercions().iter().map(|coercion| coercion.rule).collect();
    assert_eq!(rules, hints);
}

#[test]
fn long_keys_are_cut() {
    let key = "k".repeat(100);
    let limits = Limits::default().recorded_bytes(10);
    let moved = Change::Moved { from: path(&format!("/{key}")) };
    let table = [
        (removed(&format!("/{key}")), "/kkkkkkk…", None),
        (Coercion { change: moved, ..trimmed("/short") }, "/short", Some("/kkkkkkk…")),
    ];
    for (coercion, pointer, from) in table {
        let mut recorder = Recorder::new(limits);
        recorder.coercion(coercion, true);
        recorder.issue(issue(&format!("/{key}")));
        let error = recorder.into_error();
        let [Coercion { path, change, .. }] = error.report().coercions() else { panic!("one entry") };
        assert_eq!(path.to_pointer(), pointer);
        assert_eq!(matches!(change, Change::Moved { from: path } if Some(&*path.to_pointer()) == from), from.is_some());
        assert!(!error.report().is_complete());
        assert_eq!(error.issues()[0].path.to_pointer(), "/kkkkkkk…");
    }
}

#[test]
fn a_recorder_goes_back_to_a_checkpoint() {
    let limits = Limits::default().coercions(2).issues(2);
    let after = |more: &[bool]| {
        let mut recorder = Recorder::new(limits);
        recorder.coercion(trimmed("/a"), true);
        recorder.issue(issue("/a"));
        let mark = recorder.mark();
        for complete in more {
            recorder.coercion(trimmed("/b"), *complete);
            recorder.issue(issue("/b"));
        }
        let kept = more.len().min(1);
        assert_eq!((recorder.issues_since(&mark).len(), recorder.coercions_since(&mark).count()), (kept, kept));
        assert_eq!(recorder.fired_since(&mark), more.len());
        assert_eq!(recorder.take_issues(&mark).0.len(), kept);
        recorder.roll_back(mark);
        assert!(recorder.issues_since(&mark).is_empty() && recorder.coercions_since(&mark).next().is_none());
        recorder.into_error()
    };
    assert!(after(&[]).report().is_complete() && after(&[]).report().len() == 1 && after(&[]).omitted() == 0);
    assert_eq!(after(&[false, true, true]), after(&[]));
}

#[test]
fn the_first_issue_is_that_of_the_first_path_since_a_checkpoint() {
    let mut recorder = Recorder::new(Limits::default());
    let first = |recorder: &mut Recorder, mark: &Mark, without: &str| {
        let issue = recorder.first_since(mark, &|issue| issue.path != path(without));
        issue.map(|issue| issue.path.to_pointer())
    };
    let start = recorder.mark();
    assert_eq!(first(&mut recorder, &start, ""), None);
    for pointer in ["/c", "/b"] {
        recorder.issue(issue(pointer));
    }
    let middle = recorder.mark();
    assert_eq!(first(&mut recorder, &start, "").as_deref(), Some("/b"));
    for pointer in ["/d", "/a"] {
        recorder.issue(issue(pointer));
    }
    assert_eq!(first(&mut recorder, &start, "").as_deref(), Some("/a"));
    assert_eq!(first(&mut recorder, &middle, "/a").as_deref(), Some("/d"));
    // What comes after a return is another issue.
    recorder.roll_back(middle);
    recorder.issue(issue("/e"));
    assert_eq!(first(&mut recorder, &middle, "").as_deref(), Some("/e"));
    assert_eq!(recorder.take_issues(&start).0.len(), 3);
    assert_eq!(first(&mut recorder, &start, ""), None);
}

#[test]
fn values_over_the_limits_are_summarized() {
    let long = |kind: &str, length| json!({"_omitted": {"kind": kind, "length": length}});
    let table = [
        (json!("12345678"), json!("12345678"), true),
        (json!("123456789"), long("string", 9), false),
        (json!([1, 2, 3, 4]), json!([1, 2, 3, 4]), true),
        (json!([1, 2, 3, 4, 5]), long("list", 5), false),
        (json!("\n\n\n\n\n"), long("string", 5), false),
    ];
    for (value, recorded, complete) in table {
        let limits = Limits::default().recorded_bytes(10);
        assert_eq!(Recorder::new(limits).value(&Tree::Value(&value)), (recorded, complete));
    }
}

#[test]
fn a_value_is_as_long_as_its_json_text() {
    let values = [
        json!(null),
        json!(true),
        json!(-1.5e300),
        json!("a\"\n\u{1}é"),
        json!([]),
        json!({}),
        json!([1]),
        json!([1, [2, {}], "x"]),
        json!({"a": 1}),
        json!({"a\n": [null, true], "b": {"c": {}}}),
    ];
    for value in values {
        let length = value.to_string().len();
        for (limit, complete) in [(length - 1, false), (length, true)] {
            let limits = Limits::default().recorded_bytes(limit);
            assert_eq!(Recorder::new(limits).value(&Tree::Value(&value)).1, complete, "{value} in {limit}");
        }
    }
}

#[test]
fn a_value_deeper_than_the_limit_is_not_recorded() {
    for (levels, complete) in [(127, true), (128, false), (5_000, false)] {
        let deep = (1..levels).fold(json!([]), |inner, _| Value::Array(vec![inner]));
        assert_eq!(Recorder::new(Limits::default()).value(&Tree::Value(&deep)).1, complete, "{levels}");
    }
}

#[test]
fn what_json_cannot_represent_is_summarized() {
    let bytes = Tree::Bytes(vec![1, 2, 3].into());
    let recorded = Recorder::new(Limits::default()).value(&bytes);
    assert_eq!(recorded, (json!({"_omitted": {"kind": "bytes", "length": 3}}), false));
}

#[test]
fn a_report_with_an_incomplete_part_is_incomplete() {
    let report = |complete| {
        let mut recorder = Recorder::new(Limits::default());
        recorder.coercion(trimmed("/a"), complete);
        recorder.into_report()
    };
    for (first, later) in [(true, true), (true, false), (false, true)] {
        let mut both = report(first);
        both.append(report(later));
        assert_eq!((both.is_complete(), both.len()), (first && later, 2));
    }
}
