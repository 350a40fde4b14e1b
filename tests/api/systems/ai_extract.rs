//! AI extraction: the model's output against a declared type. A test for each sentence.

#[path = "../../../examples/ai_extract.rs"]
mod example;

pub(crate) use example::Companies;
use example::{Company, Failure, Node, run};
use serde_coerce::{Coerce, Mode, Report};
use serde_json::{Value, json};

/// The answers of the example: which node's, and what came.
pub(crate) fn answers() -> Vec<(String, Value)> {
    let lines = include_str!("../../../examples/data/ai_extract.jsonl").lines().map(serde_json::from_str::<Value>);
    let answer = |line: Value| (line["node"].as_str().unwrap().to_owned(), line["answer"].clone());
    lines.map(Result::unwrap).map(answer).collect()
}

/// What the model reads about an answer that is refused.
pub(crate) fn refused(answer: &Value) -> Option<String> {
    safe().read::<Companies>(answer.clone()).err().map(|failure| failure.error.for_model(2000))
}

fn safe() -> Node {
    Node::new("find_investors", Mode::Safe)
}

fn strict() -> Node {
    Node::new("import_ledger", Mode::Strict)
}

fn company() -> Value {
    json!({"name": "Acme", "employees": 7, "isInvestor": true, "raisedCents": 5})
}

/// An answer of one company with one member other than it should be.
fn with(member: &str, value: &Value) -> Value {
    let mut company = company();
    company[member] = value.clone();
    json!([company])
}

/// What the node behind gets to see, or how this one fails.
fn extract(node: &Node, answer: Value) -> Result<(Value, Report), Failure> {
    let mut seen = Vec::new();
    let report = run(node, answer, |company| seen.push(json!(company)))?;
    Ok((json!(seen), report))
}

fn rules(report: &Report) -> Vec<&'static str> {
    report.coercions().iter().map(|entry| entry.rule).collect()
}

/// Asserts that the member is read as `expected`, by these rules.
fn repairs(member: &str, from: &Value, expected: &Value, by: &[&str]) {
    let (seen, report) = extract(&safe(), with(member, from)).unwrap();
    assert_eq!(seen[0][member], *expected, "{member} {from}");
    assert_eq!(rules(&report), by, "{member} {from}");
}

/// Asserts that the answer is refused with these lines.
fn refuses(answer: &Value, lines: &[&str]) {
    let failure = extract(&safe(), answer.clone()).unwrap_err();
    let found: Vec<_> = failure.error.issues().iter().map(ToString::to_string).collect();
    assert_eq!(found, lines, "{answer}");
}

#[test]
fn an_object_with_the_keys_of_a_list_is_read_as_the_list() {
    repairs("cities", &json!({"0": "a", "1": "b"}), &json!(["a", "b"]), &["map_to_list"]);
    repairs("cities", &json!({"1": "b", "0": "a"}), &json!(["a", "b"]), &["map_to_list"]);
    let (seen, report) = extract(&safe(), json!({"0": company(), "1": company()})).unwrap();
    assert_eq!(seen.as_array().map(Vec::len), Some(2));
    assert_eq!(rules(&report), ["map_to_list"]);
    let line =
        "[0].cities: expected a list of strings, got an object; map_to_list: its keys are not `0`, `1`, `2` and so on";
    for cities in [json!({"0": "a", "2": "b"}), json!({"00": "a"}), json!({"a": "b"})] {
        refuses(&with("cities", &cities), &[line]);
    }
    assert!(extract(&safe(), with("cities", &json!({}))).is_err());
}

#[test]
fn the_text_of_a_number_is_read_as_the_number() {
    repairs("employees", &json!("42"), &json!(42), &["string_to_number"]);
    for text in ["42 people", "1,000", "about 40", " 42", ""] {
        let failure = extract(&safe(), with("employees", &json!(text))).unwrap_err();
        assert_eq!(failure.error.issues()[0].tried[0].rule, "string_to_number");
    }
}

#[test]
fn a_boolean_as_text_is_read_in_any_case() {
    repairs("isInvestor", &json!("TRUE"), &json!(true), &["ignore_case", "string_to_bool"]);
    repairs("isInvestor", &json!("False"), &json!(false), &["ignore_case", "string_to_bool"]);
    repairs("isInvestor", &json!("true"), &json!(true), &["string_to_bool"]);
    for other in [json!("yes"), json!("T"), json!(""), json!(1), json!(null)] {
        assert!(extract(&safe(), with("isInvestor", &other)).is_err(), "{other}");
    }
}

#[test]
fn a_key_is_known_in_another_case() {
    for key in ["IsInvestor", "isinvestor", "IS_INVESTOR", "is_investor", "is-investor"] {
        let mut company = company();
        company.as_object_mut().unwrap().remove("isInvestor");
        company[key] = json!(true);
        let (seen, report) = extract(&safe(), json!([company])).unwrap();
        assert_eq!(seen[0]["isInvestor"], true, "{key}");
        let entry = json!(report.coercions()[0]);
        let moved_from = format!("/0/{key}");
        assert_eq!(entry, json!({"path": "/0/isInvestor", "rule": "ignore_key_case", "moved_from": moved_from}));
    }
    let twice = with("IsInvestor", &json!(false));
    assert!(extract(&safe(), twice).is_err(), "which of the two is meant is not guessed");
}

#[test]
fn missing_optional_fields_get_their_defaults() {
    let (seen, report) = extract(&safe(), json!([company()])).unwrap();
    assert_eq!((&seen[0]["cities"], &seen[0]["website"]), (&json!([]), &json!(null)));
    assert!(report.is_empty(), "a default is no repair");
    repairs("cities", &json!(null), &json!([]), &["null_to_default"]);
    repairs("website", &json!(""), &json!(null), &["empty_to_null"]);
    repairs("website", &json!("N/A"), &json!(null), &["text_to_null"]);
    let line = "[0].name: missing, expected a string";
    refuses(&json!([{"employees": 7, "isInvestor": true, "raisedCents": 5}]), &[line]);
}

#[test]
fn the_whole_answer_is_unwrapped() {
    let (seen, report) = extract(&safe(), json!({"value": [company()]})).unwrap();
    assert_eq!(seen.as_array().map(Vec::len), Some(1));
    assert_eq!(rules(&report), ["object_to_value"]);
    assert!(report.coercions()[0].path.is_root());
    for other in [json!({"result": []}), json!({"value": [], "comment": ""}), json!({"value": {"value": []}})] {
        assert!(extract(&safe(), other.clone()).is_err(), "{other}");
    }
}

#[test]
fn all_repairs_work_together() {
    let answer = json!({"value": {"0": {"name": " Acme ", "employees": "42", "IsInvestor": "TRUE",
        "raised_cents": "$1,234.56", "cities": {"0": "a", "1": "b"}}}});
    let (seen, report) = extract(&safe(), answer.clone()).unwrap();
    let company = json!({"name": "Acme", "employees": 42, "isInvestor": true, "raisedCents": 123_456,
        "cities": ["a", "b"], "website": null});
    assert_eq!(seen, json!([company]));
    assert_eq!(report.len(), 10);
    let (seen, report_of_text) = extract(&safe(), json!(answer.to_string())).unwrap();
    assert_eq!(seen, json!([company]));
    assert_eq!(report_of_text, report, "the text of the answer is the same answer");
}

#[test]
fn each_node_has_its_mode() {
    for (_, answer) in answers() {
        let (strictly, safely) = (extract(&strict(), answer.clone()), extract(&safe(), answer.clone()));
        let Ok((seen, report)) = strictly else { continue };
        assert!(report.is_empty(), "{answer}");
        assert_eq!(safely.unwrap(), (seen, report), "what strict takes, safe leaves alone");
    }
    let (seen, _) = extract(&strict(), json!([company()])).unwrap();
    assert_eq!(seen[0]["employees"], 7);
    let messy = [with("employees", &json!("7")), with("cities", &json!({"0": "a"})), json!({"value": [company()]})];
    for answer in messy {
        assert!(extract(&strict(), answer.clone()).is_err(), "{answer}");
        assert!(extract(&safe(), answer).is_ok());
    }
}

#[test]
fn a_custom_rule_reads_currency() {
    for (text, cents) in [
        ("$1,234.56", 123_456_u64),
        ("$1234.56", 123_456),
        ("$1234", 123_400),
        ("$0.99", 99),
        ("$0", 0),
        ("$12,000,000.00", 1_200_000_000),
        ("$184467440737095516.15", u64::MAX),
    ] {
        repairs("raisedCents", &json!(text), &json!(cents), &["dollars"]);
    }
    let (_, report) = extract(&safe(), with("raisedCents", &json!(123_456))).unwrap();
    assert!(report.is_empty(), "a number is left alone");
}

#[test]
fn the_custom_rule_takes_nothing_ambiguous() {
    let ambiguous = ["1,234.56", "1234", "$1.234,56", "$1,234", "$1,23", "$12,34.56", "$1234,567.00", "$1.5", "$1.234"];
    let others =
        ["€1,234.56", "$1.5M", "$ 1", "$1 ", "-$1", "$-1", "$+1", "$", "$.50", "$1.", "$,123.00", "$1,,234.00"];
    let odd =
        ["$1,234.56.78", "$1,234,.00", "$1e3", "$0x10", "$1.x0", "", "ten dollars", "$184467440737095516.16", "$١.00"];
    for text in ambiguous.into_iter().chain(others).chain(odd) {
        let failure = extract(&safe(), with("raisedCents", &json!(text))).unwrap_err();
        let issue = &failure.error.issues()[0];
        assert_eq!(issue.path.to_pointer(), "/0/raisedCents", "{text}");
        assert_eq!(issue.tried[0].rule, "dollars", "{text}");
        assert_eq!(issue.tried[0].reason, "not an amount such as `$1,234.56`");
    }
}

#[test]
fn a_failure_has_node_name_and_kind_and_every_issue_and_that_repair_was_tried() {
    let answer = json!([{"name": "Acme", "employees": "many", "isInvestor": "yes", "raisedCents": 5, "ceo": "x"}]);
    let failure = extract(&safe(), answer.clone()).unwrap_err();
    let text = "\
node `find_investors` (ai_extract): the answer does not fit (repair was tried)
  [0].ceo: unknown field, expected one of `name`, `employees`, `isInvestor`, `raisedCents`, `cities`, `website`
  [0].employees: expected an integer from 0 to 4294967295, got string \"many\"; string_to_number: not a JSON number
  [0].isInvestor: expected a boolean, got string \"yes\"; ";
    assert!(failure.to_string().starts_with(text), "{failure}");
    let wire = json!(failure);
    assert_eq!((&wire["node"], &wire["kind"]), (&json!("find_investors"), &json!("ai_extract")));
    assert_eq!(wire["repair_tried"], true);
    let employees = json!({"path": "/0/employees", "code": "invalid_type", "expected": "an integer from 0 to 4294967295",
        "received": "string \"many\"", "tried": [{"rule": "string_to_number", "reason": "not a JSON number"}]});
    assert_eq!(wire["issues"][1], employees);
    assert_eq!(wire["issues"].as_array().map(Vec::len), Some(3));

    let failure = extract(&strict(), answer).unwrap_err();
    assert!(
        failure.to_string().starts_with("node `import_ledger` (ai_extract): the answer does not fit (repair is off)")
    );
    assert_eq!(json!(failure)["repair_tried"], false);
    assert_eq!(failure.error.issues().len(), 3);
    assert!(failure.error.issues().iter().all(|issue| issue.tried.is_empty()));
}

#[test]
fn every_issue_says_what_was_expected_and_what_was_received() {
    for (node, answer) in answers() {
        let node = if node == "import_ledger" { strict() } else { safe() };
        let Err(failure) = extract(&node, answer) else { continue };
        for issue in failure.error.issues() {
            let says = !issue.expected.is_empty() || issue.message.is_some();
            let of_a_value = matches!(issue.code.as_str(), "invalid_type" | "invalid_value" | "custom");
            assert!(says && of_a_value == issue.received.is_some(), "{issue}");
        }
    }
}

#[test]
fn downstream_nodes_do_not_run() {
    let bad = json!({"name": "Globex", "employees": "many", "isInvestor": true, "raisedCents": 5});
    for answer in [json!([company(), bad]), json!([bad, company()]), json!(null), json!("[{"), json!({"value": bad})] {
        let mut ran = false;
        run(&safe(), answer.clone(), |_| ran = true).unwrap_err();
        assert!(!ran, "{answer}: not for the good part of it either");
    }
    let mut names = Vec::new();
    run(&safe(), json!({"value": [company(), company()]}), |company: &Company| names.push(company.name.clone()))
        .unwrap();
    assert_eq!(names, ["Acme", "Acme"], "later nodes iterate over it");
}

#[test]
fn a_tally_shows_which_repairs_happen_where_and_how_often_input_was_clean_repaired_refused() {
    let node = safe();
    let repairable = [with("employees", &json!("7")), json!({"value": with("employees", &json!("8"))})];
    let hopeless = [with("employees", &json!("x")), json!([{}]), json!("[{")];
    for answer in [json!([company()])].into_iter().chain(repairable).chain(hopeless) {
        _ = extract(&node, answer);
    }
    assert_eq!(
        node.tally.to_string(),
        "\
clean     1
coerced   2
rejected  3

path          rule              count
(root)        object_to_value       1
/*/employees  string_to_number      2

issue          count
invalid_type       1
missing_field      4
syntax             1
"
    );
    let expected = json!({
        "clean": 1, "coerced": 2, "rejected": 3,
        "repairs": [
            {"path": "", "rule": "object_to_value", "count": 1},
            {"path": "/*/employees", "rule": "string_to_number", "count": 2},
        ],
        "issues": {"invalid_type": 1, "missing_field": 4, "syntax": 1},
    });
    assert_eq!(json!(node.tally), expected);
}

#[test]
fn the_answers_are_clean_repairable_and_hopeless() {
    let answers = answers();
    assert!((20..=40).contains(&answers.len()));
    let node = safe();
    for (_, answer) in answers {
        _ = extract(&node, answer);
    }
    assert!(node.tally.clean() >= 4 && node.tally.coerced() >= 7 && node.tally.rejected() >= 8, "{}", node.tally);
}

#[test]
fn the_type_itself_is_strict() {
    assert!(serde_json::from_value::<Companies>(json!([company()])).is_ok());
    assert!(serde_json::from_value::<Companies>(with("employees", &json!("7"))).is_err());
    assert!(Companies::from_value(with("employees", &json!("7"))).is_ok());
}

#[test]
fn the_example_runs() {
    example::main().unwrap();
    assert!(include_str!("../../../examples/ai_extract.rs").lines().count() < 250);
}

#[cfg(feature = "schema")]
#[test]
fn a_type_of_the_configuration_gives_what_the_type_gives() {
    let configuration = serde_json::from_str(include_str!("../../../examples/data/ai_extract_node.json")).unwrap();
    let declared = example::declared(&configuration).unwrap();
    let mut read = 0;
    for (name, answer) in answers() {
        let node = if name == "find_investors" { safe() } else { strict() };
        match (node.read::<Companies>(answer.clone()), node.read_declared(&declared, answer.clone())) {
            (Ok((_, report)), Ok((_, other))) => {
                assert_eq!(json!(other), json!(report), "{answer}");
                read += 1;
            }
            (Err(failure), Err(other)) => {
                let places = |failure: &Failure| {
                    failure.error.issues().iter().map(|issue| issue.path.to_pointer()).collect::<Vec<_>>()
                };
                assert_eq!(places(&other), places(&failure), "{answer}");
            }
            (one, other) => panic!("{answer}: {one:?} {other:?}"),
        }
    }
    assert!(read > 3, "{read}");
}
