//! Form patches: best effort, item by item.

use std::collections::BTreeMap;

use coerce::Coerce;
use serde_json::{Value, json};

#[path = "../../examples/form_patches.rs"]
mod example;

use example::Form;

fn form() -> Form {
    let (form, report) = Form::from_str_with_report(include_str!("../../examples/data/form.json")).unwrap();
    assert!(report.is_empty());
    form
}

fn patch(field: &str, op: &str, value: &Value) -> Value {
    json!({"fieldId": field, "op": op, "value": value})
}

/// What became of these patches on an empty form, and what that shows then.
fn apply(patches: &[Value]) -> (Value, BTreeMap<String, Value>) {
    let mut form = form();
    let answer = form.apply(&json!(patches)).unwrap();
    (answer, form.shown)
}

/// What the form shows after this one patch, which is applied, and the rules that did it.
fn applied(field: &str, op: &str, value: &Value) -> (Value, Vec<String>) {
    let (answer, mut shown) = apply(&[patch(field, op, value)]);
    assert_eq!(answer["status"], "applied", "{answer}");
    let coercions = answer["applied"][0]["_coercions"].as_array();
    let rule = |coercion: &Value| coercion["rule"].as_str().map(str::to_owned);
    (shown.remove(field).unwrap(), coercions.into_iter().flatten().filter_map(rule).collect())
}

/// The issues of this one patch, which is refused: paths and codes.
fn refused(field: &str, op: &str, value: &Value) -> Vec<(String, String)> {
    let (answer, shown) = apply(&[patch(field, op, value)]);
    assert_eq!((&answer["status"], shown.len()), (&json!("rejected"), 0), "{answer}");
    issues(&answer["rejected"][0])
}

fn issues(rejected: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let issues = rejected["issues"].as_array().unwrap();
    issues.iter().map(|issue| (text(&issue["path"]), text(&issue["code"]))).collect()
}

/// The patches of the example, as they were sent.
pub(crate) fn patches() -> Vec<Value> {
    let lines = include_str!("../../examples/data/form_patches.jsonl").lines().map(serde_json::from_str::<Value>);
    lines.flat_map(|line| line.unwrap().as_array().cloned().unwrap_or_default()).collect()
}

/// What the model is told of a patch that is refused.
pub(crate) fn refused_patch(patch: &Value) -> Option<String> {
    let (answer, _) = apply(std::slice::from_ref(patch));
    answer["rejected"][0]["message"].as_str().map(str::to_owned)
}

fn one(path: &str, code: &str) -> Vec<(String, String)> {
    vec![(path.to_owned(), code.to_owned())]
}

/// A patch for each kind of field that needs no repair.
fn clean() -> [(&'static str, &'static str, Value); 13] {
    [
        ("name", "set_string", json!("Northwind")),
        ("revenue", "set_number", json!(12_500_000)),
        ("kpis", "set_string_list", json!(["ARR", "NRR"])),
        ("website", "set_url", json!("https://northwind.example")),
        ("sources", "set_url_list", json!(["https://a.example/x", "http://b.example"])),
        ("team", "set_table", json!([{"name": "Ada", "role": "CEO"}, {"name": "Bo", "since": 2019}])),
        ("stage", "set_single_select", json!("seed")),
        ("markets", "set_multi_select", json!(["us", "eu"])),
        ("diligence", "set_checkboxes", json!({"financials": "done", "references": "todo", "legal": "done"})),
        ("closing", "set_checkboxes", json!({"signatures": "na", "transfer": "active", "term_sheet": "incomplete"})),
        ("compliance", "set_checkboxes", json!({"soc2": "yes", "gdpr": "unfilled"})),
        ("closed_on", "set_date", json!("2024-06-30")),
        ("founded", "set_year", json!(2016)),
    ]
}

#[test]
fn a_form_has_fields_of_all_kinds() {
    for (field, op, value) in clean() {
        assert_eq!(applied(field, op, &value), (value, vec![]));
    }
    let patches: Vec<_> = clean().iter().map(|(field, op, value)| patch(field, op, value)).collect();
    let (answer, shown) = apply(&patches);
    assert_eq!((&answer["status"], shown.len()), (&json!("applied"), patches.len()));
    assert_eq!((&answer["rejected"], &answer["warnings"]), (&json!([]), &json!([])));
}

#[test]
fn valid_patches_apply_even_where_others_fail() {
    for (wrong, (field, op, value)) in clean().into_iter().enumerate() {
        let (answer, shown) = apply(&[
            patch("no_such_field", "set_string", &json!("x")),
            patch(field, op, &value),
            json!("no patch at all"),
            patch(field, "set_checkboxes", &json!(wrong)),
        ]);
        assert_eq!((&answer["status"], &answer["applied"][0]["index"]), (&json!("partial"), &json!(1)), "{answer}");
        assert_eq!(shown, BTreeMap::from([(field.to_owned(), value)]));
    }
}

#[test]
fn the_status_is_applied_partial_or_rejected() {
    let right = patch("name", "set_string", &json!("x"));
    let repaired = patch("kpis", "set_string_list", &json!("x"));
    let wrong_shape = patch("name", "set_string", &json!(5));
    let wrong_here = patch("stage", "set_single_select", &json!("ipo"));
    let table = [
        (vec![], "applied"),
        (vec![&right], "applied"),
        (vec![&repaired], "applied"),
        (vec![&right, &repaired], "applied"),
        (vec![&right, &wrong_shape], "partial"),
        (vec![&wrong_here, &repaired], "partial"),
        (vec![&wrong_shape], "rejected"),
        (vec![&wrong_here], "rejected"),
        (vec![&wrong_shape, &wrong_here], "rejected"),
    ];
    for (patches, status) in table {
        let patches: Vec<_> = patches.into_iter().cloned().collect();
        assert_eq!(apply(&patches).0["status"], status, "{patches:?}");
    }
    let no_list = form().apply(&right).unwrap_err().to_string();
    assert!(
        no_list.starts_with("expected a list of objects, each with `fieldId` (string), `op` (one of `set_string`, ")
    );
}

#[test]
fn applied_patches_are_shown_as_applied_with_their_index() {
    let (answer, _) = apply(&[
        patch("name", "set_string", &json!(5)),
        patch("kpis", "set_string_list", &json!("Revenue growth")),
        patch("compliance", "set_checkboxes", &json!({"soc2": true})),
        patch("founded", "set_year", &json!(2016)),
    ]);
    let growth =
        json!({"path": "/value", "rule": "singleton_list", "from": "Revenue growth", "to": ["Revenue growth"]});
    let soc2 = json!({"path": "/value/soc2", "rule": "bool_to_choice", "from": true, "to": "yes"});
    let expected = json!([
        {
            "index": 1, "value": {"fieldId": "kpis", "op": "set_string_list", "value": ["Revenue growth"]},
            "_coercions": [growth],
        },
        {
            "index": 2, "value": {"fieldId": "compliance", "op": "set_checkboxes", "value": {"soc2": "yes"}},
            "_coercions": [soc2],
        },
        {"index": 3, "value": {"fieldId": "founded", "op": "set_year", "value": 2016}},
    ]);
    assert_eq!(answer["applied"], expected);
}

#[test]
fn what_was_applied_needs_no_repair_again() {
    let patches = [
        patch("kpis", "set_string_list", &json!("a, b")),
        patch("markets", "set_multi_select", &json!("us")),
        patch("diligence", "set_checkboxes", &json!(["legal"])),
        patch("closing", "set_checkboxes", &json!({"transfer": false})),
        patch("compliance", "set_checkboxes", &json!([])),
    ];
    let (answer, shown) = apply(&patches);
    let values: Vec<_> = answer["applied"].as_array().unwrap().iter().map(|applied| applied["value"].clone()).collect();
    let (again, shown_again) = apply(&values);
    assert_eq!((values.len(), shown_again), (patches.len(), shown));
    assert!(again["applied"].as_array().unwrap().iter().all(|applied| applied.get("_coercions").is_none()));
}

#[test]
fn rejections_have_index_field_kind_and_every_issue() {
    let (answer, _) = apply(&[
        patch("kpis", "set_string_list", &json!(["ARR", 5, null])),
        patch("name", "set_string", &json!("x")),
        json!({"op": "set_string", "value": ["x"], "fieldID": "name", "note": 1}),
        patch("markets", "set_multi_select", &json!(["us", "emea", "latam"])),
        patch("diligence", "set_checkboxes", &json!({"legl": "done", "financials": "yes", "references": 5})),
    ]);
    let member = |name: &str| -> Vec<&Value> {
        answer["rejected"].as_array().unwrap().iter().map(|rejected| &rejected[name]).collect()
    };
    assert_eq!(member("index"), [0, 2, 3, 4]);
    assert_eq!(member("field"), [&json!("kpis"), &json!(null), &json!("markets"), &json!("diligence")]);
    assert_eq!(member("kind"), [&json!("string_list"), &json!(null), &json!("multi_select"), &json!("checkboxes")]);
    let paths =
        |at: usize| -> Vec<String> { issues(&answer["rejected"][at]).into_iter().map(|issue| issue.0).collect() };
    assert_eq!(paths(0), ["/value/1", "/value/2"]);
    let mut shape = paths(1);
    shape.sort();
    assert_eq!(shape, ["/fieldID", "/fieldId", "/note", "/value"]);
    assert_eq!(paths(2), ["/value/1", "/value/2"]);
    let mut boxes = paths(3);
    boxes.sort();
    assert_eq!(boxes, ["/value/financials", "/value/legl", "/value/references"]);
}

#[test]
fn a_warning_never_belongs_to_a_rejected_patch() {
    let (answer, _) = apply(&[
        patch("markets", "set_multi_select", &json!("emea")),
        patch("kpis", "set_string_list", &json!(5)),
        patch("diligence", "set_checkboxes", &json!({"legal": true, "tax": true})),
        patch("stage", "set_string_list", &json!("seed")),
        patch("kpis", "set_string_list", &json!("ARR")),
    ]);
    let message = "value: string \"ARR\" was read as list of 1 (singleton_list)";
    let warning = json!({"index": 4, "field": "kpis", "path": "/value", "rule": "singleton_list", "message": message});
    assert_eq!(answer["warnings"], json!([warning]));
    assert_eq!(answer["rejected"].as_array().map(Vec::len), Some(4));
}

#[test]
fn the_form_shows_only_what_was_applied() {
    let mut form = form();
    form.apply(&json!([patch("stage", "set_single_select", &json!("seed"))])).unwrap();
    let answer = form.apply(&json!([
        patch("stage", "set_single_select", &json!("Series A")),
        patch("markets", "set_multi_select", &json!(["us", "emea"])),
        patch("diligence", "set_checkboxes", &json!({"legal": "done", "tax": "done"})),
        patch("kpis", "set_string_list", &json!("ARR")),
    ]));
    assert_eq!(answer.unwrap()["status"], "partial");
    assert_eq!(json!(form.shown), json!({"stage": "seed", "kpis": ["ARR"]}));
}

#[test]
fn one_string_is_repaired_to_a_list() {
    let list = vec!["singleton_list".to_owned()];
    let text = applied("kpis", "set_string_list", &json!("Revenue growth"));
    assert_eq!(text, (json!(["Revenue growth"]), list.clone()));
    let url = applied("sources", "set_url_list", &json!("https://a.example"));
    assert_eq!(url, (json!(["https://a.example"]), list));
    assert_eq!(refused("sources", "set_url_list", &json!("a.example")), one("/value/0", "invalid_value"));
}

#[test]
fn one_option_id_is_repaired_to_a_list() {
    let read = applied("markets", "set_multi_select", &json!("apac"));
    assert_eq!(read, (json!(["apac"]), vec!["singleton_list".to_owned()]));
}

#[test]
fn booleans_are_repaired_to_states_as_the_mode_has_them() {
    let rules = vec!["bool_to_choice".to_owned(); 2];
    for (field, [first, second], [yes, no]) in [
        ("diligence", ["financials", "legal"], ["done", "todo"]),
        ("closing", ["signatures", "transfer"], ["done", "todo"]),
        ("compliance", ["gdpr", "soc2"], ["yes", "no"]),
    ] {
        let read = applied(field, "set_checkboxes", &json!({first: true, second: false}));
        assert_eq!(read, (json!({first: yes, second: no}), rules.clone()));
    }
    let mixed = applied("closing", "set_checkboxes", &json!({"signatures": true, "transfer": "na"}));
    assert_eq!(mixed.0, json!({"signatures": "done", "transfer": "na"}));
    assert_eq!(refused("diligence", "set_checkboxes", &json!(true)), one("/value", "invalid_type"));
}

#[test]
fn a_list_of_option_ids_is_repaired_to_an_object_as_the_mode_has_it() {
    for (field, ids, state) in [
        ("diligence", ["financials", "legal"], "done"),
        ("closing", ["signatures", "transfer"], "done"),
        ("compliance", ["soc2", "gdpr"], "yes"),
    ] {
        let read = applied(field, "set_checkboxes", &json!(ids));
        assert_eq!(read, (json!({ids[0]: state, ids[1]: state}), vec!["list_to_map".to_owned()]));
    }
    for list in [json!(["legal", 5]), json!([["legal"]]), json!(["legal", "legal"]), json!([true])] {
        assert_eq!(refused("diligence", "set_checkboxes", &list), one("/value", "invalid_type"), "{list}");
    }
    assert_eq!(refused("diligence", "set_checkboxes", &json!(["tax"])), one("/value/tax", "unknown_field"));
}

#[test]
fn boxes_that_a_patch_does_not_name_keep_their_state() {
    let mut form = form();
    for (value, shown) in [
        (json!({"financials": "done"}), json!({"financials": "done"})),
        (
            json!({"legal": true, "references": "todo"}),
            json!({"financials": "done", "legal": "done", "references": "todo"}),
        ),
        (json!([]), json!({"financials": "done", "legal": "done", "references": "todo"})),
        (json!(["references"]), json!({"financials": "done", "legal": "done", "references": "done"})),
        (json!({"financials": "na"}), json!({"financials": "done", "legal": "done", "references": "done"})),
    ] {
        form.apply(&json!([patch("diligence", "set_checkboxes", &value)])).unwrap();
        assert_eq!(form.shown["diligence"], shown, "{value}");
    }
}

#[test]
fn a_url_and_the_rows_of_a_table_are_checked() {
    assert_eq!(refused("website", "set_url", &json!("northwind.example")), one("/value", "invalid_value"));
    assert_eq!(refused("website", "set_url", &json!(["https://a.example"])), one("/value", "invalid_type"));
    assert_eq!(
        refused("team", "set_table", &json!([{"name": "Ada"}, {"rol": "CEO"}])),
        one("/value/1/rol", "unknown_field")
    );
    assert_eq!(refused("team", "set_table", &json!([["Ada"]])), one("/value/0", "invalid_type"));
    assert_eq!(refused("team", "set_table", &json!({"name": "Ada"})), one("/value", "invalid_type"));
    assert_eq!(applied("team", "set_table", &json!([])), (json!([]), vec![]));
}

#[test]
fn the_answer_ends_with_a_summary_of_the_form() {
    let mut form = form();
    let summary = |form: &mut Form, patches: &[Value]| form.apply(&json!(patches)).unwrap()["summary"].take();
    let name = patch("name", "set_string", &json!(""));
    let nothing = json!({"filled": 0, "of": 13, "missing": ["founded", "name"], "complete": false});
    assert_eq!(summary(&mut form, &[]), nothing);
    assert_eq!(summary(&mut form, &[name, patch("kpis", "set_string_list", &json!([]))]), nothing);
    let answer =
        summary(&mut form, &[patch("name", "set_string", &json!("x")), patch("founded", "set_year", &json!("x"))]);
    assert_eq!(answer, json!({"filled": 1, "of": 13, "missing": ["founded"], "complete": false}));
    let answer = summary(&mut form, &[patch("founded", "set_year", &json!(2016))]);
    assert_eq!(answer, json!({"filled": 2, "of": 13, "missing": [], "complete": true}));
}

#[test]
fn an_empty_list_is_read_as_an_empty_object_with_no_warning() {
    for field in ["diligence", "closing", "compliance"] {
        let (answer, shown) = apply(&[patch(field, "set_checkboxes", &json!([]))]);
        assert_eq!((&shown[field], &answer["warnings"]), (&json!({}), &json!([])));
        assert_eq!(answer["applied"][0]["_coercions"][0]["rule"], "list_to_map");
    }
}

#[test]
fn unknown_option_ids_are_refused_with_a_list_of_the_valid_ones() {
    let table = [
        ("stage", "set_single_select", json!("ipo"), "/value", "`seed`, `series_a`, `series_b`"),
        ("markets", "set_multi_select", json!(["us", "emea"]), "/value/1", "`us`, `eu`, `apac`"),
        ("markets", "set_multi_select", json!("emea"), "/value/0", "`us`, `eu`, `apac`"),
        ("compliance", "set_checkboxes", json!({"hipaa": "yes"}), "/value/hipaa", "`soc2` or `gdpr`"),
        ("compliance", "set_checkboxes", json!(["soc2", "hipaa"]), "/value/hipaa", "`soc2` or `gdpr`"),
    ];
    for (field, op, value, path, valid) in table {
        let (answer, _) = apply(&[patch(field, op, &value)]);
        let issue = &answer["rejected"][0]["issues"][0];
        let code = if path == "/value/hipaa" { "unknown_field" } else { "unknown_variant" };
        assert_eq!((&issue["path"], &issue["code"]), (&json!(path), &json!(code)), "{answer}");
        assert!(answer["rejected"][0]["message"].as_str().unwrap().contains(valid), "{answer}");
    }
}

#[test]
fn the_wrong_case_is_refused_with_the_word_that_was_meant() {
    let table = [
        ("stage", "set_single_select", json!("Seed"), "`seed`"),
        ("stage", "set_single_select", json!("SERIES_A"), "`series_a`"),
        ("markets", "set_multi_select", json!(["US"]), "`us`"),
        ("diligence", "set_checkboxes", json!({"Legal": "done"}), "`legal`"),
        ("diligence", "set_checkboxes", json!({"legal": "Done"}), "`done`"),
        ("compliance", "set_checkboxes", json!({"soc2": "YES"}), "`yes`"),
        ("compliance", "set_checkboxes", json!(["SOC2"]), "`soc2`"),
        ("name", "SET_STRING", json!("x"), "`set_string`"),
        ("Name", "set_string", json!("x"), "`name`"),
    ];
    for (field, op, value, meant) in table {
        let (answer, shown) = apply(&[patch(field, op, &value)]);
        let message = answer["rejected"][0]["message"].as_str().unwrap();
        assert!(message.contains(&format!("did you mean {meant}?\n")) && shown.is_empty(), "{message}");
    }
}

#[test]
fn a_member_that_is_no_string_is_refused() {
    for member in [json!(5), json!(null), json!(true), json!(["x"]), json!({})] {
        for (field, op, right) in [
            ("kpis", "set_string_list", "x"),
            ("sources", "set_url_list", "https://a.example"),
            ("markets", "set_multi_select", "us"),
        ] {
            let value = json!([right, member]);
            assert_eq!(refused(field, op, &value), one("/value/1", "invalid_type"), "{value}");
        }
    }
}

#[test]
fn a_state_of_another_mode_is_refused() {
    for (field, id, states, valid) in [
        ("diligence", "legal", ["yes", "no", "na", "active", "unfilled"].as_slice(), "`todo` or `done`"),
        ("closing", "transfer", &["yes", "no", "unfilled"], "`todo`, `done`, `incomplete`, `active`, `na`"),
        ("compliance", "soc2", &["todo", "done", "na"], "`unfilled`, `yes`, `no`"),
    ] {
        for state in states {
            let (answer, shown) = apply(&[patch(field, "set_checkboxes", &json!({id: state}))]);
            assert!(shown.is_empty());
            assert_eq!(issues(&answer["rejected"][0]), one(&format!("/value/{id}"), "unknown_variant"));
            assert!(answer["rejected"][0]["message"].as_str().unwrap().contains(valid), "{answer}");
        }
    }
}

#[test]
fn an_op_that_does_not_match_the_fields_kind_is_refused() {
    for (field, fit, _) in clean() {
        for (_, op, value) in clean().into_iter().filter(|(_, op, _)| *op != fit) {
            let (answer, shown) = apply(&[patch(field, op, &value)]);
            let issues = issues(&answer["rejected"][0]);
            assert_eq!(issues[..1], one("/op", "invalid_value"), "{field} {op}");
            assert!(issues[1..].iter().all(|(path, _)| path.starts_with("/value")), "{issues:?}");
            assert!(answer["rejected"][0]["message"].as_str().unwrap().contains(&format!("`{fit}`")), "{answer}");
            assert!(shown.is_empty());
        }
    }
}

#[test]
fn nothing_is_split_on_commas() {
    let read = applied("kpis", "set_string_list", &json!("Revenue growth, retention"));
    assert_eq!(read.0, json!(["Revenue growth, retention"]));
    assert_eq!(refused("markets", "set_multi_select", &json!("us,eu")), one("/value/0", "unknown_variant"));
    assert_eq!(refused("diligence", "set_checkboxes", &json!("financials,legal")), one("/value", "invalid_type"));
    let urls = json!("https://a.example, https://b.example");
    assert_eq!(refused("sources", "set_url_list", &urls), one("/value/0", "invalid_value"));
}

#[test]
fn a_list_for_a_single_value_is_refused() {
    for (field, op, value) in clean() {
        if ["set_string_list", "set_url_list", "set_multi_select", "set_checkboxes", "set_table"].contains(&op) {
            continue;
        }
        assert_eq!(refused(field, op, &json!([value])), one("/value", "invalid_type"), "{field}");
    }
}

#[test]
fn text_for_a_number_is_refused() {
    assert_eq!(refused("revenue", "set_number", &json!("12500000")), one("/value", "invalid_type"));
    assert_eq!(refused("founded", "set_year", &json!("2016")), one("/value", "invalid_type"));
    assert_eq!(refused("name", "set_string", &json!(12_500_000)), one("/value", "invalid_type"));
}

#[test]
fn nothing_is_ever_dropped_from_a_value() {
    let extra = |name: &str| {
        let mut patch = patch("name", "set_string", &json!("x"));
        patch[name] = json!("y");
        patch
    };
    for name in ["note", "values", "field_id", "Value"] {
        let (answer, _) = apply(&[extra(name)]);
        assert_eq!(issues(&answer["rejected"][0]), one(&format!("/{name}"), "unknown_field"));
    }
    let long: Vec<_> = (0..1000).map(|at| format!("kpi {at}")).collect();
    assert_eq!(applied("kpis", "set_string_list", &json!(long)).0, json!(long));
    for repeated in [json!(["us", "us"]), json!([])] {
        assert_eq!(applied("markets", "set_multi_select", &repeated).0, repeated);
    }
    for exact in [json!(0.1), json!(u64::MAX), json!(-1e-7)] {
        assert_eq!(applied("revenue", "set_number", &exact).0, exact);
    }
    for text in ["", "  x ", "null", "[\"a\"]"] {
        assert_eq!(applied("name", "set_string", &json!(text)).0, text);
    }
    assert_eq!(refused("kpis", "set_string_list", &json!("[\"a\"]")), one("/value", "invalid_type"));
}

#[test]
fn shape_is_checked_first_and_then_what_depends_on_the_form() {
    let both = [one("/value", "invalid_type"), one("/fieldId", "unknown_variant")].concat();
    assert_eq!(refused("no_such_field", "set_string", &json!(5)), both);
    assert_eq!(refused("no_such_field", "set_string", &json!("x")), one("/fieldId", "unknown_variant"));
    assert_eq!(refused("markets", "set_multi_select", &json!(["emea", 5])), one("/value/1", "invalid_type"));
    assert_eq!(refused("markets", "set_multi_select", &json!(["emea", "us"])), one("/value/0", "unknown_variant"));
}

#[test]
fn failures_of_either_check_are_issues_of_the_same_form() {
    let (answer, _) = apply(&[
        patch("stage", "set_single_select", &json!(5)),
        patch("stage", "set_single_select", &json!("Seed")),
        patch("stage", "set_string", &json!("seed")),
        patch("stag", "set_single_select", &json!("seed")),
        patch("compliance", "set_checkboxes", &json!({"soc2": "done"})),
    ]);
    let rejected = answer["rejected"].as_array().unwrap();
    for issue in rejected.iter().flat_map(|rejected| rejected["issues"].as_array().unwrap()) {
        for member in ["path", "code", "expected", "received"] {
            assert!(issue[member].is_string(), "{issue}");
        }
    }
    let message = r#"- value: expected one of `seed`, `series_a`, `series_b`, got string "Seed"; did you mean `seed`?"#;
    assert_eq!(rejected[1]["message"].as_str().unwrap().lines().nth(1), Some(message));
    assert_eq!(rejected[3]["kind"], json!(null));
}

#[test]
fn the_patches_of_the_example_are_clean_repairable_and_hopeless() {
    let mut counts = BTreeMap::new();
    for line in include_str!("../../examples/data/form_patches.jsonl").lines() {
        let sent: Value = serde_json::from_str(line).unwrap();
        let kept = sent.clone();
        let status = match form().apply(&sent) {
            Ok(answer) if answer["warnings"] != json!([]) => "repaired".to_owned(),
            Ok(answer) => answer["status"].as_str().unwrap().to_owned(),
            Err(_) => "no list".to_owned(),
        };
        assert_eq!(sent, kept);
        *counts.entry(status).or_insert(0) += 1;
    }
    assert!((20..=40).contains(&counts.values().sum()), "{counts:?}");
    assert!(["applied", "repaired", "partial", "rejected"].iter().all(|status| counts.contains_key(*status)));
    example::main().unwrap();
}

#[test]
fn a_form_is_as_its_author_wrote_it() {
    let text = include_str!("../../examples/data/form.json");
    let mut written: Value = serde_json::from_str(text).unwrap();
    written["fields"]["stage"]["option"] = json!([]);
    written["fields"]["name"]["kind"] = json!("text");
    let error = Form::from_value(written).err().map(|error| error.to_string());
    let lines = "fields.name.kind: expected one of `string`, `number`, `string_list`, `url`, `url_list`, `table`, `single_select`, \
        `multi_select`, `checkboxes`, `date`, `year`, got string \"text\"\n\
        fields.stage.option: unknown field, expected one of `kind`, `options`, `mode`, `columns`, `required`; did you mean `options`?";
    assert_eq!(error.as_deref(), Some(lines));
}
