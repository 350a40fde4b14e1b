//! Text that is no JSON: where rules of the type read text, it is a string for them, at every entry point.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Error, IssueCode, Limits, Mode, Options, Repair, Report, lines};
use serde_json::{Value, json};

mod alike;
mod memory;
#[cfg(feature = "schema")]
mod run_time;
mod secret;
mod unread;

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(unfence, string_to_json, python_to_json)]
#[coerce(object_to_value(key("arguments", "input")), empty_to_null, null_to_object)]
struct Search {
    #[serde(default)]
    query: String,
    #[serde(default)]
    #[coerce(string_to_number)]
    limit: Option<u32>,
    #[serde(default)]
    #[coerce(singleton_list)]
    tags: Vec<String>,
}

/// Only one of the rules that read such text.
#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(python_to_json)]
struct Python {
    query: String,
}

/// The same of another.
#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(json5_to_json)]
struct Json5 {
    query: String,
}

/// No rule that reads such text.
#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(string_to_json)]
struct Json {
    query: String,
}

/// The type accepts every string.
#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(unfence, trim)]
struct Code(String);

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(unfence, string_to_json, python_to_json, ignore_case)]
enum Status {
    Open,
    Closed,
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(unfence, string_to_json, singleton_list)]
struct Words(Vec<String>);

/// The rules stand on what is wrapped.
#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(transparent)]
struct Wrapped {
    inner: Option<Box<Search>>,
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[serde(transparent)]
struct ByField {
    #[coerce(python_to_json)]
    inner: Json,
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(opt_in, unfence, string_to_json)]
struct Asks {
    #[coerce(string_to_number)]
    limit: u32,
}

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(unfence)]
struct Asked(Asks);

#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(unfence, string_to_json)]
struct Around(Asks);

fn search(query: &str, limit: Option<u32>) -> Search {
    Search { query: query.to_owned(), limit, tags: Vec::new() }
}

fn read<T: Coerce>(text: &str) -> Result<(T, Report), Error> {
    T::from_str_with_report(text)
}

fn refused<T: Coerce + Debug>(text: &str) -> String {
    let error = read::<T>(text).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::Syntax, "{text}: {error}");
    error.to_string()
}

#[test]
fn text_that_is_no_json_is_a_string_for_the_rules() {
    for text in [
        "```json\n{\"query\": \"rust\", \"limit\": \"5\"}\n```",
        "```\r\n{\"query\": \"rust\", \"limit\": 5}\r\n```\n",
        "{'query': 'rust', 'limit': 5}",
        " {'query': \"rust\", 'limit': '5', }\n",
        "```\n{'query': 'rust', 'limit': 5}\n```",
        "{'arguments': {'query': 'rust', 'limit': 5}}",
        "```json\n{\"input\": \"{'query': 'rust', 'limit': 5}\"}\n```",
    ] {
        let (value, report) = read::<Search>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(value, search("rust", Some(5)), "{text}");
        assert_eq!(report.coercions()[0].path.to_pointer(), "", "{text}");
    }
    assert_eq!(read::<Search>("{'query': 'a', 'limit': None}").unwrap().0, search("a", None));
    assert_eq!(read::<Search>("{\"query\": \"a\", \"limit\": None}").unwrap().0, search("a", None));
    assert_eq!(read::<Python>("{'query': 'a'}").unwrap().0, Python { query: "a".to_owned() });
    assert_eq!(read::<Wrapped>("{'query': 'a'}").unwrap().0.inner, Some(Box::new(search("a", None))));
    assert_eq!(read::<ByField>("{'query': 'a'}").unwrap().0.inner.query, "a");
    assert_eq!(read::<Json5>("{query: 'a',} // JSON5").unwrap().0, Json5 { query: "a".to_owned() });
    assert_eq!(read::<Option<Box<Python>>>("{'query': 'a'}").unwrap().0.unwrap().query, "a");
    assert_eq!(read::<Code>("\n```\n a \n```").unwrap().0.0, "a");
    assert_eq!(read::<Status>("```\nOPEN\n```").unwrap().0, Status::Open);
    assert_eq!(read::<Status>("'closed'").unwrap().0, Status::Closed);
}

/// What a function makes of a small limit no `u8` can hold, so that is taken back.
#[derive(Debug, PartialEq, Deserialize, Serialize, Coerce)]
#[coerce(python_to_json, custom(much_more))]
struct Few {
    limit: u8,
}

fn much_more(value: &Value) -> Repair {
    value["limit"].as_u64().map_or(Repair::Keep, |limit| Repair::To(json!({"limit": 100 * limit})))
}

#[test]
fn a_text_stays_read_where_a_later_rule_is_taken_back() {
    for (text, expected, fired) in [("{'limit': 2}", 200, 2), ("{'limit': 3}", 3, 1)] {
        let (value, report) = read::<Few>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((value.limit, report.len()), (expected, fired), "{text}");
    }
}

#[test]
fn the_report_is_that_of_a_string() {
    let text = "```json\n{\"query\": \"a\", \"limit\": \"5\"}\n```";
    let (_, report) = read::<Search>(text).unwrap();
    let inside = "{\"query\": \"a\", \"limit\": \"5\"}";
    let object = json!({"query": "a", "limit": "5"});
    let patch = json!([
        {"op": "replace", "path": "", "value": inside},
        {"op": "replace", "path": "", "value": object},
        {"op": "replace", "path": "/limit", "value": 5},
    ]);
    assert_eq!(report.to_json_patch(), patch);
    assert_eq!(serde_json::to_value(&report).unwrap()["_coercions"][0]["from"], text);
}

#[test]
fn json_is_read_as_json() {
    let (value, report) = read::<Search>(r#"{"query": "a"}"#).unwrap();
    assert_eq!((value, report.len()), (search("a", None), 0));
    // A string of JSON is one, whatever it holds.
    let (value, report) = read::<Code>(r#""abc""#).unwrap();
    assert_eq!((&*value.0, report.len()), ("abc", 0));
    let error = read::<Search>("5").unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::InvalidType);
}

#[test]
fn without_such_a_rule_it_is_refused_as_ever() {
    assert_eq!(
        refused::<Json>("{'query': 'a'}"),
        "not valid JSON: malformed at line 1 column 2: key must be a string, got \"'query':\""
    );
    assert_eq!(
        refused::<Vec<u8>>("None"),
        "not valid JSON: malformed at line 1 column 1: expected value, got \"None\""
    );
    // Each type has its own rules: this one has none for a fence.
    assert!(
        refused::<Python>("```\n{\"query\": \"a\"}\n```")
            .contains("`unfence` and `string_to_json` on the type would read it")
    );
}

#[test]
fn a_type_that_accepts_strings_does_not_accept_what_no_rule_has_read() {
    for text in ["abc", " abc ", "{\"a\": ", "`a`"] {
        assert!(refused::<Code>(text).starts_with("not valid JSON: "), "{text}");
    }
    for text in ["open", "OPEN", "Open the door"] {
        assert!(refused::<Status>(text).starts_with("not valid JSON: "), "{text}");
    }
    for text in ["I can't do that", "{\"a\": \"b", "a, b"] {
        assert!(refused::<Words>(text).starts_with("not valid JSON: "), "{text}");
    }
    assert_eq!(read::<Words>("```json\n[\"a\"]\n```").unwrap().0.0, ["a"]);
}

#[test]
fn the_issue_has_the_words_of_the_parser_and_of_each_rule() {
    let error = read::<Search>("I'll look it up.").unwrap_err();
    assert_eq!(
        error.to_string(),
        "not valid JSON: malformed at line 1 column 1: expected value, got \"I\"; \
         string_to_json: not exactly one JSON text; \
         python_to_json: not exactly one Python literal that JSON can say"
    );
    let [issue] = error.issues() else { panic!("{error}") };
    let tried: Vec<&str> = issue.tried.iter().map(|tried| tried.rule).collect();
    assert_eq!((issue.code, tried), (IssueCode::Syntax, vec!["string_to_json", "python_to_json"]));
    assert_eq!((issue.received.as_deref(), &*issue.expected), (None, ""));
    assert!(error.report().is_empty());
    for (text, start) in [
        (
            "{\"query\": \"a",
            "not valid JSON: truncated: the text ends inside a string, at `query` (line 1 column 12); ",
        ),
        ("[{'a'}", "not valid JSON: malformed at line 1 column 3: key must be a string, got \"'a'}\"; "),
        ("5 apples", "not valid JSON: malformed at line 1 column 3: trailing characters, got \"apples\"; "),
    ] {
        let message = refused::<Search>(text);
        assert!(message.starts_with(start), "{message}");
    }
}

#[test]
fn what_is_wrong_in_a_fence_is_said_of_what_is_inside() {
    for (text, message) in [
        (
            "\n```json\n{\"query\": \"a\",\n\"li\n```",
            "not valid JSON in the code fence: truncated: the text ends inside a string, at line 4 column 3; \
             string_to_json: not exactly one JSON text: it ends too early; python_to_json: ",
        ),
        (
            "```\n{'a': b}\n```",
            "not valid JSON in the code fence: malformed at line 2 column 2: key must be a string, got \"'a':\"; ",
        ),
        (
            "```\n{\"query\": \"\\ud800\"}\n```",
            "not valid JSON in the code fence: malformed at line 2 column 18: unexpected end of hex escape, got \"ud800\"; ",
        ),
        (
            "```json\n{\"tags\": [true],}\n```",
            "not valid JSON in the code fence: malformed at line 2 column 17: trailing comma, got \"}\"; ",
        ),
    ] {
        let found = refused::<Search>(text);
        assert!(found.starts_with(message), "{found}");
    }
    let open = refused::<Search>("```json\n{\"query\": \"a\"}");
    assert!(open.contains("unfence: not exactly one code fence"), "{open}");
    assert!(open.ends_with("; its Markdown code fence is not closed: send the JSON alone, all of it"), "{open}");
    let python = refused::<Search>("```python\n{'query': 'a'}\n```");
    assert!(python.contains("unfence: a code fence that is not tagged `json`"), "{python}");
    if serde_json::from_str::<Value>("1e400").is_err() {
        let number = refused::<Search>("```\n{\"limit\": 1e400}\n```");
        assert!(number.contains("line 2 column 15: number out of range, got \"1e400\""), "{number}");
    }
    // JSON of another kind is a fault of its own.
    let error = read::<Search>("```json\n5\n```").unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::InvalidType, "{error}");
}

#[test]
fn faults_inside_have_their_paths() {
    for text in ["{'limit': 'many', 'tag': 1}", "```json\n{\"limit\": \"many\", \"tag\": 1}\n```"] {
        let error = read::<Search>(text).unwrap_err();
        let found: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect();
        let expected = [("/limit", IssueCode::InvalidType), ("/tag", IssueCode::UnknownField)];
        assert_eq!(found, expected.map(|(path, code)| (path.to_owned(), code)), "{error}");
        assert!(!error.report().is_empty());
    }
}

#[test]
fn a_byte_order_mark_is_named() {
    for text in ["\u{feff}{\"query\": \"a\"}", "\u{feff}```json\n{\"query\": \"a\"}\n```", "\u{feff}"] {
        let message = refused::<Search>(text);
        let start = "not valid JSON: malformed at line 1 column 1: expected value, got a byte order mark; ";
        assert!(message.starts_with(start) && message.ends_with("; remove the byte order mark"), "{message}");
        assert!(
            message.contains("string_to_json: not exactly one JSON text: there is a byte order mark before it"),
            "{message}"
        );
        assert!(refused::<Json>(text).ends_with("got a byte order mark; remove the byte order mark"));
    }
}

#[test]
fn strict_mode_refuses_and_says_which_rule_would_read_it() {
    let strict = Options::default().mode(Mode::Strict);
    for (text, hint) in [
        ("```json\n{}\n```", "`unfence` would repair this in safe mode"),
        ("{'query': 'a'}", "`python_to_json` would repair this in safe mode"),
        ("", "`empty_to_null` would repair this in safe mode"),
    ] {
        let error = strict.from_str_with_report::<Search>(text).unwrap_err();
        let [issue] = error.issues() else { panic!("{error}") };
        assert_eq!((issue.code, issue.hint.as_deref()), (IssueCode::Syntax, Some(hint)), "{error}");
        assert!(
            issue.message.as_ref().is_some_and(|message| message.starts_with("not valid JSON: "))
                && issue.tried.is_empty()
        );
        assert!(error.report().is_empty());
    }
    let error = strict.from_str_with_report::<Search>("Sure!").unwrap_err();
    assert_eq!(error.issues()[0].hint, None, "{error}");
}

#[test]
fn a_type_that_asks_for_its_rules_has_none_for_such_text() {
    let fenced = "```json\n{\"compat\": {\"mode\": \"safe\"}, \"limit\": \"5\"}\n```";
    let error = read::<Asks>(fenced).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::Syntax);
    // What can't hold the switch can't ask: no rule of the type is hinted at.
    let hint = "it is in a Markdown code fence: send what is inside alone";
    assert_eq!(error.issues()[0].hint.as_deref(), Some(hint), "{error}");
    let error = Asks::from_value(json!("{\"limit\": 5}")).unwrap_err();
    assert_eq!(error.issues()[0].hint, None, "{error}");
    let error = Asks::from_value(json!({"limit": "5"})).unwrap_err();
    assert_eq!(error.issues()[0].hint.as_deref(), Some("`string_to_number` would repair this in safe mode"), "{error}");
    // Rules around it don't ask.
    assert_eq!(read::<Around>(fenced).unwrap().0.0, Asks { limit: 5 });
    assert!(read::<Asked>(fenced).is_err());
}

#[test]
fn empty_text_is_absent_only_where_the_rules_say_so() {
    for text in ["", " \n"] {
        assert_eq!(read::<Search>(text).unwrap().0, search("", None));
        assert_eq!(read::<Wrapped>(text).unwrap().0, Wrapped { inner: None });
        assert!(refused::<Python>(text).contains("truncated: the text is empty"));
    }
}

#[test]
fn limits_hold() {
    let short = Options::default().limits(Limits::default().text_bytes(8));
    assert_eq!(
        short.from_str_with_report::<Search>("{'query': 'a'}").unwrap_err().issues()[0].code,
        IssueCode::LimitExceeded
    );
    let uncounted = Options::default().limits(Limits::default().coercions(0));
    assert_eq!(uncounted.from_str_with_report::<Search>("{'query': 'a'}").unwrap().1.len(), 1);
    assert!(uncounted.from_str_with_report::<Words>("a").is_err());
    let deep = format!("{}'a'{}", "[".repeat(200), "]".repeat(200));
    assert_eq!(read::<Search>(&deep).unwrap_err().issues()[0].code, IssueCode::LimitExceeded);
    // JSON that is nested too deeply is JSON.
    let json = format!("{}1{}", "[".repeat(200), "]".repeat(200));
    assert_eq!(read::<Search>(&json).unwrap_err().issues()[0].code, IssueCode::LimitExceeded);
}

#[test]
fn what_is_not_utf_8_stays_refused() {
    let error = Search::from_slice_with_report(b"```json\n{\"query\": \"\xff\"}\n```").unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::Syntax);
}

#[test]
fn each_line_is_a_text() {
    let text = "{'query': 'a'}\n\n{\"query\": \"b\"}\nSure!\n{\"query\": None}\n";
    let read: Vec<(u64, Option<String>)> = lines::<Search>(text.as_bytes())
        .map(|line| (line.number, line.result.ok().map(|(value, _)| value.query)))
        .collect();
    assert_eq!(read, [(1, Some("a".to_owned())), (3, Some("b".to_owned())), (4, None), (5, None)]);
}

/// Another deserializer has no text to give.
#[test]
fn a_deserializer_is_not_a_text() {
    let text = "{'query': 'a'}";
    assert!(serde_json::from_str::<serde_coerce::Coerced<Search>>(text).is_err());
    assert!(Search::from_deserializer_with_report(&mut serde_json::Deserializer::from_str(text)).is_err());
    assert!(Search::from_deserializer_with_report(Value::from(text)).is_ok());
}
