use serde_json::{Value, json};

use super::*;
use crate::json::Segment;
use crate::report::{Change, Coercion, IssueCode, Tried};

fn issue(code: IssueCode) -> Issue {
    Issue::new(Path { segments: vec![Segment::Field("limit")] }, code)
}

fn tried(mut issue: Issue) -> Issue {
    issue.tried.push(Tried { rule: "string_to_number", reason: "not a JSON number".to_owned() });
    issue
}

#[test]
fn an_issue_is_one_line() {
    use IssueCode::*;
    let table = [
        (
            tried(issue(InvalidType).expecting("an integer from 0 to 255").receiving(&json!("abc"))),
            r#"limit: expected an integer from 0 to 255, got string "abc"; string_to_number: not a JSON number"#,
        ),
        (
            tried(tried(issue(InvalidType).expecting("an integer"))),
            "limit: expected an integer; string_to_number, string_to_number: not a JSON number",
        ),
        (issue(MissingField).expecting("an integer"), "limit: missing, expected an integer"),
        (issue(UnknownField).hinting("did you mean limits?"), "limit: unknown field; did you mean limits?"),
        (issue(UnknownField).expecting("one of: a, b"), "limit: unknown field, expected one of: a, b"),
        (issue(Custom).saying("bad\nday"), r"limit: bad\nday"),
        (issue(Custom), "limit: invalid value"),
        (issue(InvalidType).receiving(&json!(null)), "limit: invalid type, got null"),
        (
            issue(InvalidLength).expecting("a list of 2").receiving(&json!([])),
            "limit: expected a list of 2, got a list",
        ),
        (issue(Custom).expecting("a day").saying("bad day"), "limit: bad day, expected a day"),
        (
            issue(InvalidValue).expecting("a day").receiving(&json!("May")).saying("no\ndigit"),
            r#"limit: expected a day, got string "May" (no\ndigit)"#,
        ),
        (issue(InvalidValue).saying("bad day"), "limit: bad day"),
        (issue(MissingField).expecting("a day").saying("no day"), "limit: no day, expected a day"),
        (Issue::new(Path::default(), Syntax).saying("line 1"), "line 1"),
        (Issue::new(Path::default(), LimitExceeded).expecting("less"), "over the limit, expected less"),
    ];
    for (issue, line) in table {
        assert_eq!(issue.to_string(), line);
        assert_eq!(issue.detail(), line.strip_prefix("limit: ").unwrap_or(line));
    }
}

#[test]
fn an_issue_writes_what_there_is() {
    let bare = json!({"path": "/limit", "code": "custom", "expected": null, "received": null});
    assert_eq!(serde_json::to_value(issue(IssueCode::Custom)).unwrap(), bare);
    let full = tried(issue(IssueCode::InvalidType).expecting("x").receiving(&json!(5)).hinting("h").saying("m"));
    let expected = json!({
        "path": "/limit", "code": "invalid_type", "expected": "x", "received": "number 5", "hint": "h", "message": "m",
        "tried": [{"rule": "string_to_number", "reason": "not a JSON number"}],
    });
    assert_eq!(serde_json::to_value(full).unwrap(), expected);
}

#[test]
fn an_error_has_a_line_an_issue_and_says_what_is_left_out() {
    let issues = vec![issue(IssueCode::MissingField), issue(IssueCode::Custom)];
    let table = [
        (Error::from(issues.clone()), "limit: missing\nlimit: invalid value", json!(null)),
        (Error::new(issues, 36, Report::default()), "limit: missing\nlimit: invalid value\nand 36 more", json!(36)),
    ];
    for (error, text, omitted) in table {
        assert_eq!(error.to_string(), text);
        let wire = serde_json::to_value(&error).unwrap();
        assert_eq!(wire.get("omitted").unwrap_or(&Value::Null), &omitted);
        assert_eq!(wire["issues"].as_array().map(Vec::len), Some(2));
        assert_eq!(error.clone().into_issues(), error.issues());
    }
}

#[test]
fn errors_are_small_and_travel() {
    fn travels<T: std::error::Error + Send + Sync + 'static>() {}
    travels::<Error>();
    assert_eq!(size_of::<Result<(), Error>>(), size_of::<usize>());
}

#[test]
fn paths_of_a_part_become_paths_of_the_whole() {
    let coercion = Coercion {
        path: Path::default(),
        rule: "ignore_key_case",
        change: Change::Moved { from: Path { segments: vec![Segment::Index(1)] } },
    };
    let mut error = Error::new(vec![issue(IssueCode::Custom)], 2, [coercion].into_iter().collect());
    error.extend([issue(IssueCode::MissingField)]);
    let error = error.inside(&Path { segments: vec![Segment::Field("a"), Segment::Index(0)] });
    assert_eq!(error.to_string(), "a[0].limit: invalid value\na[0].limit: missing\nand 2 more");
    assert_eq!(error.report().to_json_patch(), json!([{"op": "move", "from": "/a/0/1", "path": "/a/0"}]));
    assert!(Error::check(None).is_ok() && Error::check(error.into_issues()).is_err_and(|error| error.omitted() == 0));
}

#[test]
fn a_document_with_a_part_that_is_no_json_is_json() {
    let error = || Error::from(Issue::new(Path::default(), IssueCode::Syntax));
    assert_eq!(error().inside(&Path::default()).status(), 400);
    let error = error().inside(&Path::from_iter(["filter"]));
    assert_eq!((error.status(), error.clone().inside(&Path::default()).status()), (422, 422));
    // An error of a check of one's own has it beside other issues.
    let mut both = Error::from(Issue::new(Path::default(), IssueCode::MissingField));
    both.extend(error.clone().into_issues());
    assert_eq!(both.status(), 422);
    both.extend(Error::from(Issue::new(Path::default(), IssueCode::Syntax)).into_issues());
    assert_eq!(both.status(), 400);
    let sentence =
        "- filter: not valid JSON\nSend the whole input again with these corrected, and leave the rest as it is.";
    assert!(error.for_model(500).ends_with(sentence), "{}", error.for_model(500));
}

#[test]
fn where_nothing_is_known_no_value_or_no_member_is_expected() {
    let value = Issue::unknown(Path::from_iter(["tool"]), "x", []);
    assert_eq!(value.to_string(), r#"tool: expected no value, got string "x""#);
    let member = Issue::unknown_member(Path::from_iter(["boxes"]), "x", []);
    assert_eq!(member.to_string(), "boxes.x: unknown field, expected no member");
}
