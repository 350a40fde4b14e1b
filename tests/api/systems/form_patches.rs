//! Form patches: best effort, item by item.

use std::collections::BTreeMap;

use serde_coerce::Coerce;
use serde_json::{Value, json};

#[path = "../../../examples/form_patches.rs"]
mod example;
mod refusals;
mod repairs;

use example::Form;

fn form() -> Form {
    let (form, report) = Form::from_str_with_report(include_str!("../../../examples/data/form.json")).unwrap();
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
    let lines = include_str!("../../../examples/data/form_patches.jsonl").lines().map(serde_json::from_str::<Value>);
    lines.flat_map(|line| line.unwrap().as_array().cloned().unwrap_or_default()).collect()
}

/// What the model reads about a patch that is refused.
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
    for line in include_str!("../../../examples/data/form_patches.jsonl").lines() {
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
    let text = include_str!("../../../examples/data/form.json");
    let mut written: Value = serde_json::from_str(text).unwrap();
    written["fields"]["stage"]["option"] = json!([]);
    written["fields"]["name"]["kind"] = json!("text");
    let error = Form::from_value(written).err().map(|error| error.to_string());
    let lines = "fields.name.kind: expected one of `string`, `number`, `string_list`, `url`, `url_list`, `table`, `single_select`, \
        `multi_select`, `checkboxes`, `date`, `year`, got string \"text\"\n\
        fields.stage.option: unknown field, expected one of `kind`, `options`, `mode`, `columns`, `required`; did you mean `options`?";
    assert_eq!(error.as_deref(), Some(lines));
}
