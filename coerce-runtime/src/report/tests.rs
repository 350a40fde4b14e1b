use serde_json::json;

use super::*;
use crate::json::Segment;

fn path(pointer: &str) -> Path {
    let segment = |token: &str| token.parse().map_or_else(|_| Segment::Key(token.to_owned()), Segment::Index);
    Path { segments: pointer.split('/').skip(1).map(segment).collect() }
}

fn entry(pointer: &str, rule: &'static str, change: Change) -> Coercion {
    Coercion { path: path(pointer), rule, change }
}

fn replaced(pointer: &str, rule: &'static str, from: Value, to: Value) -> Coercion {
    entry(pointer, rule, Change::Replaced { from, to })
}

fn removed(pointer: &str, rule: &'static str, from: Value) -> Coercion {
    entry(pointer, rule, Change::Removed { from })
}

fn moved(pointer: &str, from: &str) -> Coercion {
    entry(pointer, "ignore_key_case", Change::Moved { from: path(from) })
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
            entry("/limit", "invalid_to_default", Change::Removed { from: json!("x") }),
            json!({"path": "/limit", "rule": "invalid_to_default", "from": "x"}),
            r#"limit: string "x" could not be read, its default stands (invalid_to_default)"#,
            json!({"op": "remove", "path": "/limit"}),
        ),
        (
            entry("/ids/x", "drop_invalid_items", Change::Removed { from: json!(5) }),
            json!({"path": "/ids/x", "rule": "drop_invalid_items", "from": 5}),
            "ids.x: this member with number 5 could not be read and was dropped (drop_invalid_items)",
            json!({"op": "remove", "path": "/ids/x"}),
        ),
        (
            entry("/notes", "drop_keys", Change::Removed { from: json!({"a": 1}) }),
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
fn an_empty_list_read_as_a_map_is_reported_without_a_warning() {
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
fn an_answer_gets_only_so_many_sentences() {
    let entries = (0..3).map(|at| replaced(&format!("/{at}"), "trim", json!(" "), json!("")));
    let silent = replaced("/states", "list_to_map", json!([]), json!({}));
    let report: Report = entries.chain([silent.clone()]).collect();
    let all = report.warnings();
    let table = [
        (0, vec!["and 3 more"]),
        (1, vec![&*all[0], "and 2 more"]),
        (2, vec![&*all[0], &*all[1], "and 1 more"]),
        (3, all.iter().map(|warning| &**warning).collect()),
        (usize::MAX, all.iter().map(|warning| &**warning).collect()),
    ];
    for (most, expected) in table {
        assert_eq!(report.first_warnings(most), expected);
        for (mut answer, mut with) in [(json!({"a": 1}), json!({"a": 1})), (json!([1]), json!({"result": [1]}))] {
            report.attach_warnings_to(&mut answer, most);
            with["_warnings"] = json!(expected);
            assert_eq!(answer, with);
        }
    }
    // Nothing is said where there is nothing to say.
    for report in [Report::default(), Report::from_iter([silent])] {
        let mut answer = json!("done");
        report.attach_warnings_to(&mut answer, 0);
        assert_eq!(answer, json!("done"));
    }
}

#[test]
fn repairs_without_an_entry_are_counted_as_more() {
    let coercions = vec![replaced("/a", "trim", json!(" "), json!(""))];
    let entries = Entries { coercions: coercions.into(), fired: 5, incomplete: true, ..Entries::default() };
    let report = Report::new(Box::new(entries));
    assert_eq!(report.first_warnings(3), [report.warnings()[0].clone(), "and 4 more".to_owned()]);
}

#[test]
fn sentences_show_no_more_than_the_entry() {
    let (from, to) =
        (json!({"_sensitive": {"kind": "string", "length": 4}}), json!({"_sensitive": {"kind": "number"}}));
    let report = Report::from_iter([replaced("/pin", "string_to_number", from, to)]);
    assert_eq!(report.warnings(), ["pin: string of 4 characters was read as number (string_to_number)"]);
}

#[test]
fn reports_are_put_together() {
    let one = replaced("/a", "trim", json!(" "), json!(""));
    let report = Report::from_iter([one.clone()]);
    let mut later = report.clone();
    later.append(report.clone());
    later.extend([one.clone()]);
    later.append(Report::default());
    assert_eq!((later.len(), later.coercions()), (3, &*vec![one; 3]));
    let inside = Report::from_iter([moved("/a", "/A")]).inside(&path("/0/x"));
    assert_eq!(inside.to_json_patch(), json!([{"op": "move", "from": "/0/x/A", "path": "/0/x/a"}]));
}

#[test]
fn an_empty_report_allocates_nothing() {
    let mut report = Report::default();
    report.extend([]);
    report.append([].into_iter().collect());
    assert!(report.0.is_none());
    assert_eq!(json!(report), json!({"_coercions": [], "_warnings": []}));
    assert!(report.is_empty() && report.is_complete());
}
