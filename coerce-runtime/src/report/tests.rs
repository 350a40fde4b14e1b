use serde_json::json;

use super::*;
use crate::mode::Limits;
use crate::path::Segment;
use crate::show::summarize;

fn path(pointer: &str) -> Path {
    let segment = |token: &str| token.parse().map_or_else(|_| Segment::Key(token.to_owned()), Segment::Index);
    Path { segments: pointer.split('/').skip(1).map(segment).collect() }
}

fn replaced(pointer: &str, rule: &'static str, from: Value, to: Value) -> Coercion {
    Coercion { path: path(pointer), rule, change: Change::Replaced { from, to } }
}

fn removed(pointer: &str, rule: &'static str, from: Value) -> Coercion {
    Coercion { path: path(pointer), rule, change: Change::Removed { from } }
}

fn moved(pointer: &str, from: &str) -> Coercion {
    Coercion { path: path(pointer), rule: "ignore_key_case", change: Change::Moved { from: path(from) } }
}

fn push(notes: &mut Notes, coercion: Coercion, limits: &Limits, masked: bool) {
    if !notes.overflows(limits) {
        notes.keep(coercion, limits, masked);
    }
}

/// The report of one entry, kept by these limits.
fn kept(coercion: Coercion, limits: &Limits, masked: bool) -> Report {
    let mut notes = Notes::default();
    push(&mut notes, coercion, limits, masked);
    notes.into_report()
}

#[test]
fn an_entry_has_a_wire_form_a_sentence_and_an_operation() {
    let table = [
        (
            replaced("/ids/0", "string_to_number", json!("5"), json!(5)),
            json!({"path": "/ids/0", "rule": "string_to_number", "from": "5", "to": 5}),
            r#"ids[0]: string "5" was read as number 5 (string_to_number)"#,
            json!({"op": "replace", "path": "/ids/0", "value": 5}),
        ),
        (
            replaced("", "string_to_json", json!("[null]"), json!([null])),
            json!({"path": "", "rule": "string_to_json", "from": "[null]", "to": [null]}),
            r#"string "[null]" was read as list of 1 (string_to_json)"#,
            json!({"op": "replace", "path": "", "value": [null]}),
        ),
        (
            removed("/limit", "null_to_default", json!(null)),
            json!({"path": "/limit", "rule": "null_to_default", "from": null}),
            "limit: null was read as absent (null_to_default)",
            json!({"op": "remove", "path": "/limit"}),
        ),
        (
            removed("/limit", "invalid_to_default", json!("x")),
            json!({"path": "/limit", "rule": "invalid_to_default", "from": "x"}),
            r#"limit: string "x" could not be read, its default stands (invalid_to_default)"#,
            json!({"op": "remove", "path": "/limit"}),
        ),
        (
            removed("/notes", "drop_keys", json!({"a": 1})),
            json!({"path": "/notes", "rule": "drop_keys", "from": {"a": 1}}),
            "notes: this member is not used and was dropped (drop_keys)",
            json!({"op": "remove", "path": "/notes"}),
        ),
        (
            moved("/a/isInvestor", "/a/IsInvestor"),
            json!({"path": "/a/isInvestor", "rule": "ignore_key_case", "moved_from": "/a/IsInvestor"}),
            r#"a.isInvestor: read from member "IsInvestor" (ignore_key_case)"#,
            json!({"op": "move", "from": "/a/IsInvestor", "path": "/a/isInvestor"}),
        ),
    ];
    for (coercion, wire, warning, operation) in table {
        assert_eq!(json!(coercion), wire);
        assert_eq!(coercion.warning(), warning);
        assert_eq!(coercion.to_operation(), operation);
        let report = Report::from_iter([coercion]);
        assert_eq!(json!(report), json!({"_coercions": [wire], "_warnings": [warning]}));
        assert_eq!(report.to_json_patch(), json!([operation]));
    }
}

#[test]
fn an_empty_list_read_as_a_map_is_told_without_a_warning() {
    for (from, warnings) in
        [(json!([]), 0), (json!({"_sensitive": {"kind": "list", "length": 0}}), 0), (json!(["a"]), 1)]
    {
        let report = Report::from_iter([replaced("/states", "list_to_map", from, json!({}))]);
        assert_eq!((report.len(), report.warnings().len()), (1, warnings));
    }
}

#[test]
fn an_answer_gets_the_report_only_if_there_is_one() {
    let report = Report::from_iter([replaced("", "trim", json!(" "), json!(""))]);
    let with = |mut members: Value| {
        members["_coercions"] = json!(report.coercions());
        members["_warnings"] = json!(report.warnings());
        members
    };
    let table = [
        (json!({"a": 1}), with(json!({"a": 1}))),
        (json!({"_coercions": "old"}), with(json!({}))),
        (json!([1]), with(json!({"result": [1]}))),
        (json!(null), with(json!({"result": null}))),
    ];
    for (answer, expected) in table {
        let (mut without, mut attached) = (answer.clone(), answer.clone());
        Report::default().attach_to(&mut without);
        assert_eq!(without, answer);
        report.attach_to(&mut attached);
        assert_eq!(attached, expected);
    }
}

#[test]
fn entries_over_the_limit_are_counted() {
    let limits = Limits::default().coercions(2);
    for fired in 0..=5 {
        let mut notes = Notes::default();
        for _ in 0..fired {
            push(&mut notes, replaced("/a", "trim", json!(" "), json!("")), &limits, false);
        }
        let report = notes.into_report();
        assert_eq!((report.len(), report.coercions().len()), (fired, fired.min(2)));
        assert_eq!((report.is_complete(), report.warnings().len()), (fired <= 2, fired.min(2)));
        assert_eq!(json!(report).get("_omitted"), (fired > 2).then(|| json!(fired - 2)).as_ref());
    }
}

#[test]
fn an_entry_over_the_limit_need_not_be_made() {
    let mut notes = Notes::default();
    assert!(!notes.overflows(&Limits::default()) && notes.is_untouched());
    assert!(notes.overflows(&Limits::default().coercions(0)));
    let report = notes.into_report();
    assert_eq!((report.len(), report.is_complete()), (1, false));
}

#[test]
fn values_that_are_long_are_told_by_kind_and_length() {
    let long = |kind: &str, length| json!({"_omitted": {"kind": kind, "length": length}});
    let secret = json!({"_sensitive": {"kind": "string", "length": 6}});
    let table = [
        (json!("12345678"), false, json!("12345678"), true),
        (json!("123456789"), false, long("string", 9), false),
        (json!([1, 2, 3, 4]), false, json!([1, 2, 3, 4]), true),
        (json!([1, 2, 3, 4, 5]), false, long("list", 5), false),
        (json!("\n\n\n\n\n"), false, long("string", 5), false),
        (secret.clone(), true, secret, false),
    ];
    for (from, masked, recorded, complete) in table {
        let limits = Limits::default().recorded_bytes(10);
        let report = kept(removed("/a", "null_to_default", from), &limits, masked);
        assert_eq!(report.coercions()[0].change, Change::Removed { from: recorded });
        assert_eq!(report.is_complete(), complete);
    }
}

#[test]
fn sentences_tell_no_more_than_the_entry() {
    let (from, to) = (summarize(&json!("1234"), "_sensitive"), summarize(&json!(1234), "_sensitive"));
    let report = Report::from_iter([replaced("/pin", "string_to_number", from, to)]);
    assert_eq!(report.warnings(), ["pin: string of 4 characters was read as number (string_to_number)"]);
}

#[test]
fn keys_that_are_long_are_cut() {
    let key = "k".repeat(100);
    let limits = Limits::default().recorded_bytes(10);
    let table = [
        (removed(&format!("/{key}"), "drop_keys", json!(1)), "/kkkkkkk…", None),
        (moved("/short", &format!("/{key}")), "/short", Some("/kkkkkkk…")),
    ];
    for (coercion, pointer, from) in table {
        let report = kept(coercion, &limits, false);
        let [Coercion { path, change, .. }] = report.coercions() else { panic!("one entry") };
        assert_eq!(path.to_pointer(), pointer);
        assert_eq!(matches!(change, Change::Moved { from: path } if Some(&*path.to_pointer()) == from), from.is_some());
        assert!(!report.is_complete());
    }
}

#[test]
fn a_report_goes_back_to_a_mark() {
    let limits = Limits::default().coercions(2);
    let report = |more: &[bool]| {
        let mut notes = Notes::default();
        push(&mut notes, replaced("/a", "trim", json!(" "), json!("")), &limits, false);
        let mark = notes.mark();
        for masked in more {
            push(&mut notes, replaced("/b", "trim", json!(" "), json!("")), &limits, *masked);
        }
        if !more.is_empty() {
            notes.rollback(mark);
        }
        notes.into_report()
    };
    assert!(report(&[]).is_complete() && report(&[]).len() == 1);
    assert_eq!(report(&[true, false, false]), report(&[]));
}

#[test]
fn entries_are_in_the_order_of_their_paths() {
    let mut notes = Notes::default();
    for (pointer, rule) in [("/b", "1"), ("/a/10", "2"), ("/a/9", "3"), ("/a", "4"), ("/a", "5")] {
        push(&mut notes, replaced(pointer, rule, json!(1), json!(2)), &Limits::default(), false);
    }
    let report = notes.into_report();
    assert_eq!(report.coercions().iter().map(|coercion| coercion.rule).collect::<Vec<_>>(), ["4", "5", "3", "2", "1"]);
}

#[test]
fn a_report_is_the_same_however_often_it_is_looked_at() {
    let entry = replaced("/a", "trim", json!(" "), json!(""));
    let report = || kept(entry.clone(), &Limits::default(), false);
    let looked_at = report();
    for _ in 0..2 {
        assert_eq!(looked_at.coercions(), std::slice::from_ref(&entry));
    }
    assert_eq!(looked_at, report());
    for report in [report(), looked_at] {
        assert_eq!(report.clone(), report);
        let mut later = report.clone();
        later.append(report.clone());
        later.extend([entry.clone()]);
        assert_eq!((later.len(), later.coercions().len()), (3, 3));
    }
}

#[test]
fn an_empty_report_allocates_nothing() {
    let report = Report::default();
    assert!(report.0.is_none());
    assert_eq!(json!(report), json!({"_coercions": [], "_warnings": []}));
    assert!(report.is_empty() && report.is_complete());
}

#[test]
fn a_value_is_as_long_as_its_json_text() {
    let values = [
        json!(null),
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
            let report = kept(removed("/a", "drop_keys", value.clone()), &limits, false);
            assert_eq!(report.is_complete(), complete, "{value} in {limit}");
        }
    }
}

#[test]
fn a_value_deeper_than_the_limit_is_not_recorded() {
    for (depth, complete) in [(127, true), (128, false), (5_000, false)] {
        let deep = (0..depth).fold(json!([]), |inner, _| Value::Array(vec![inner]));
        let report = kept(removed("/a", "drop_keys", deep), &Limits::default(), false);
        assert_eq!(report.is_complete(), complete);
    }
}
