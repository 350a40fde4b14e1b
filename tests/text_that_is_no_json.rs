//! Text that is no JSON: where the type has rules for such text, it is a string for them, at every entry point that reads text.

use std::fmt::Debug;

use allocation_counter::measure;
use coerce::schema::{Policy, Schema};
use coerce::{Coerce, Error, IssueCode, Limits, Mode, Options, Report};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(unfence, string_to_json, python_to_json, object_to_value(key = "arguments"))]
struct Search {
    query: String,
    #[coerce(string_to_number)]
    limit: Option<u8>,
}

/// What every entry point for text returns: the same.
fn read<T: Coerce + Debug>(text: &str) -> Result<(T, Report), Error> {
    read_with(Options::default(), text)
}

fn read_with<T: Coerce + Debug>(options: Options, text: &str) -> Result<(T, Report), Error> {
    let first = options.from_str::<T>(text);
    let shown = format!("{first:?}");
    assert_eq!(shown, format!("{:?}", options.from_slice::<T>(text.as_bytes())), "{text}");
    assert_eq!(shown, format!("{:?}", options.from_reader::<T>(text.as_bytes())), "{text}");
    if !text.contains(['\n', '\r']) && !text.trim_ascii().is_empty() {
        let line = options.lines::<T, _>(text.as_bytes()).next().expect("a line");
        assert_eq!(shown, format!("{:?}", line.result), "{text}");
    }
    first
}

fn entries(report: &Report) -> Vec<(String, &'static str)> {
    report.coercions().iter().map(|entry| (entry.path.to_pointer(), entry.rule)).collect()
}

#[test]
fn a_fence_or_a_python_literal_is_read() {
    let meant = || Search { query: "x".into(), limit: Some(5) };
    let limit = ("/limit".to_owned(), "string_to_number");
    let at_root = |rules: &[&'static str]| rules.iter().map(|rule| (String::new(), *rule)).collect::<Vec<_>>();
    let table = [
        ("```json\n{\"query\": \"x\", \"limit\": 5}\n```", at_root(&["unfence", "string_to_json"])),
        ("{'query': 'x', 'limit': 5}", at_root(&["python_to_json"])),
        (" {\"query\": \"x\", \"limit\": 5,}", at_root(&["python_to_json"])),
        ("```\n{'query': 'x', 'limit': 5}\n```", at_root(&["unfence", "python_to_json"])),
        ("{'query': 'x', 'limit': '5'}", [at_root(&["python_to_json"]), vec![limit.clone()]].concat()),
        ("{'arguments': {'query': 'x', 'limit': 5}}", at_root(&["python_to_json", "object_to_value"])),
    ];
    for (text, rules) in table {
        let (value, report) = read::<Search>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((value, entries(&report)), (meant(), rules), "{text}");
        assert!(report.is_complete());
        // The input is the text as a JSON string.
        let mut replayed = Value::from(text);
        let patch: json_patch::Patch = serde_json::from_value(report.to_json_patch()).expect("a patch");
        json_patch::patch(&mut replayed, &patch).expect("it applies");
        assert_eq!(serde_json::from_value::<Search>(replayed).expect("serde reads it"), meant());
    }
    assert_eq!(coerce::from_str::<Search>("{'query': 'x', 'limit': 5}").expect("Python"), meant());
    assert_eq!(coerce::from_slice::<Search>(b"{'query': 'x', 'limit': 5}").expect("Python"), meant());
    assert_eq!(coerce::from_reader::<Search>(&b"{'query': 'x', 'limit': 5}"[..]).expect("Python"), meant());
}

#[test]
fn what_is_json_is_read_as_json() {
    let (_, report) = read::<Search>(r#"{"query": "x"}"#).expect("JSON");
    assert!(report.is_empty());
    let error = read::<Search>(r#"{"query": 1}"#).expect_err("not a string");
    assert_eq!(error.issues()[0].code, IssueCode::InvalidType);
    // A JSON string is a string, as it was.
    let (_, report) = read::<Search>(r#""{\"query\": \"x\"}""#).expect("a string");
    assert_eq!(entries(&report), [(String::new(), "string_to_json")]);
}

#[test]
fn faults_inside_have_their_paths() {
    let error = read::<Search>("{'query': 'x', 'limit': 'many', 'page': 2}").expect_err("two faults");
    let found: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect();
    assert_eq!(found, [("/limit".to_owned(), IssueCode::InvalidType), ("/page".to_owned(), IssueCode::UnknownField)]);
    assert_eq!(entries(error.report()), [(String::new(), "python_to_json")]);
}

/// One issue, with what the parser says, and why each rule left the text.
#[test]
fn text_that_no_rule_reads_is_a_fault_of_syntax() {
    let table: [(&str, &str, &[&str]); 5] = [
        ("{'query': 'x'", "not valid JSON: malformed at line 1 column 2", &["string_to_json", "python_to_json"]),
        (
            "Sure! {\"query\": \"x\"}",
            "not valid JSON: malformed at line 1 column 1",
            &["string_to_json", "python_to_json"],
        ),
        (
            "```json\n{\"query\": \n```",
            "not valid JSON: malformed at line 1 column 1",
            &["string_to_json", "python_to_json"],
        ),
        (
            "Here:\n```json\n{}\n```",
            "not valid JSON: malformed at line 1",
            &["unfence", "string_to_json", "python_to_json"],
        ),
        ("", "not valid JSON: truncated: the text is empty", &[]),
    ];
    for (text, message, rules) in table {
        let error = read::<Search>(text).expect_err("no JSON");
        let [issue] = error.issues() else { panic!("one issue: {error}") };
        assert_eq!((issue.code, issue.path.is_root()), (IssueCode::Syntax, true), "{text}");
        assert!(error.to_string().starts_with(message), "{text}: {error}");
        assert_eq!(issue.tried.iter().map(|tried| tried.rule).collect::<Vec<_>>(), rules, "{text}: {error}");
    }
}

#[test]
fn a_byte_order_mark_is_named() {
    for text in ["\u{feff}{\"query\": \"x\"}", "\u{feff}"] {
        let error = read::<Search>(text).expect_err("a mark");
        assert!(error.to_string().contains("remove the byte order mark"), "{error}");
    }
}

#[test]
fn rules_for_json_text_alone_change_nothing() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(string_to_json, singleton_list)]
    struct Ids(#[expect(dead_code, reason = "it is never read")] Vec<u8>);

    for text in ["[1", "```\n[1]\n```", "1 2"] {
        let error = read::<Ids>(text).expect_err("no JSON");
        assert_eq!((error.issues()[0].code, error.issues()[0].tried.len()), (IssueCode::Syntax, 0), "{text}");
    }
}

/// Text is accepted because a rule has read it, not because the type takes any string.
#[test]
fn a_type_that_accepts_strings_accepts_no_text_without_a_rule() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    #[coerce(unfence, trim)]
    struct Note(String);

    let (note, report) = read::<Note>("```\nhello\n```").expect("a fence");
    assert_eq!((note.0.trim(), entries(&report)[0].1), ("hello", "unfence"));
    for text in ["hello", "  hello  "] {
        assert_eq!(read::<Note>(text).expect_err("no JSON").issues()[0].code, IssueCode::Syntax, "{text}");
    }
}

#[test]
fn rules_stand_on_wrappers_too() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    #[serde(transparent)]
    struct Boxed(#[coerce(python_to_json)] Vec<u8>);

    assert_eq!(read::<Boxed>("(1, 2)").expect("a tuple").0, Boxed(vec![1, 2]));
    assert_eq!(read::<Option<Box<Search>>>("{'query': 'x'}").expect("a dict").0.expect("it is there").query, "x");
}

#[test]
fn strict_mode_refuses_and_says_what_would_read_it() {
    let strict = Options::default().mode(Mode::Strict);
    let error = read_with::<Search>(strict, "{'query': 'x'}").expect_err("no JSON");
    assert_eq!(error.issues()[0].code, IssueCode::Syntax);
    assert_eq!(error.issues()[0].hint.as_deref(), Some("`python_to_json` would repair this in safe mode"));
    let error = read_with::<Search>(strict, "{'query': 'x'").expect_err("no JSON");
    assert_eq!(error.issues()[0].hint, None);
}

#[test]
fn a_type_with_a_switch_is_strict_by_default() {
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(opt_in, python_to_json)]
    struct Args {
        #[expect(dead_code, reason = "it is never read")]
        query: String,
    }
    let error = read::<Args>("{'query': 'x', 'compat': {'mode': 'safe'}}").expect_err("no JSON");
    assert_eq!(error.issues()[0].code, IssueCode::Syntax);
}

#[test]
fn limits_hold() {
    let two = Options::default().limits(Limits::default().depth(2));
    assert!(read_with::<Vec<Vec<u8>>>(two, "[[1]]").is_ok());
    #[derive(Debug, Deserialize, Coerce)]
    #[coerce(python_to_json)]
    struct Deep(#[expect(dead_code, reason = "it is never read")] Vec<Vec<Vec<u8>>>);
    assert!(read_with::<Deep>(two, "(((1,),),)").is_err());
    let none = Options::default().limits(Limits::default().coercions(0));
    let (_, report) = read_with::<Search>(none, "{'query': 'x'}").expect("Python");
    assert_eq!((report.len(), report.is_complete()), (1, false));
    let short = Options::default().limits(Limits::default().text_bytes(4));
    assert_eq!(short.from_str::<Search>("{'query': 'x'}").unwrap_err().issues()[0].code, IssueCode::LimitExceeded);
}

#[test]
fn secrets_of_such_text_are_not_shown() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    #[coerce(unfence, string_to_json, python_to_json)]
    struct Login {
        #[expect(dead_code, reason = "it is never shown")]
        #[coerce(sensitive)]
        pin: String,
        #[expect(dead_code, reason = "it is never shown")]
        #[coerce(string_to_number)]
        user: u8,
    }
    let table = [
        "{'pin': 'S3CR3T', 'user': '1'}",
        "{'pin': 'S3CR3T', 'user': 'S3CR3T'",
        "S3CR3T",
        "```json\n{\"pin\": \"S3CR3T\"\n```",
        "{'S3CR3T': 1}",
        "{'pin': S3CR3T}",
        "\u{feff}S3CR3T",
    ];
    for text in table {
        let shown = match read::<Login>(text) {
            Ok((_, report)) => format!("{report:?} {}", json!(report)),
            Err(error) => format!("{error} {error:?} {} {}", json!(error), error.for_model(10_000)),
        };
        // The name of an unknown member is none of the secret's.
        let is_name = text.contains("'S3CR3T'") && shown.contains("S3CR3T") && text.contains("S3CR3T': 1");
        assert!(!shown.contains("S3CR3T") || is_name, "{text}: {shown}");
    }
}

#[test]
fn run_time_schemas_read_it_by_their_policy() {
    let schema = json!({"type": "object", "properties": {"n": {"type": "integer"}}, "additionalProperties": false});
    let policy = Policy::new().at("", ["unfence", "string_to_json", "python_to_json"]).at("/n", ["string_to_number"]);
    let schema = Schema::compile(&schema, &policy).expect("a schema");
    for text in ["{'n': '5'}", "```json\n{\"n\": \"5\"}\n```", "{\"n\": \"5\"}"] {
        let (value, _) = schema.from_str_with_report(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(value, json!({"n": 5}), "{text}");
    }
    let error = schema.from_str_with_report("{'n': 5").expect_err("no JSON");
    let [issue] = error.issues() else { panic!("one issue") };
    assert_eq!((issue.code, issue.tried.len()), (IssueCode::Syntax, 2), "{error}");
    let error = schema.from_str_with_report("{'n': 'x'}").expect_err("no number");
    assert_eq!(error.issues()[0].path.to_pointer(), "/n");
    let strict = schema.mode(Mode::Strict);
    assert_eq!(strict.from_str_with_report("{'n': 5}").unwrap_err().issues()[0].code, IssueCode::Syntax);
}

#[test]
fn a_schema_of_any_value_accepts_no_text_without_a_rule() {
    let schema = Schema::compile(&json!({}), &Policy::new().at("", ["unfence", "python_to_json"]));
    let Ok(schema) = schema else { return };
    assert_eq!(schema.from_str_with_report("hello").unwrap_err().issues()[0].code, IssueCode::Syntax);
}

/// A text of 10 MB that is no JSON is refused within three times its size.
#[test]
fn large_texts_are_refused_in_little_memory() {
    const SIZE: usize = 10_000_000;
    let table = [
        ("prose", "word ".repeat(SIZE / 5)),
        ("an open fence", format!("```json\n{}", "[1, 2], ".repeat(SIZE / 8))),
        ("a fence of prose", format!("```json\n{}\n```", "word ".repeat(SIZE / 5))),
        ("a dict that breaks off", format!("{{'query': '{}", "x".repeat(SIZE))),
        ("a list that breaks off", format!("[{}", "1, ".repeat(SIZE / 3))),
        ("a Python list that breaks off", format!("[None, {}", "1, ".repeat(SIZE / 3))),
        ("a JSON object that breaks off", format!("{{\"query\": [{}", "\"a\",".repeat(SIZE / 4))),
    ];
    let over: Vec<String> = table
        .iter()
        .filter_map(|(name, text)| {
            let info = measure(|| assert!(Search::from_str_with_report(text).is_err()));
            let times = info.bytes_max as f64 / SIZE as f64;
            (times > 3.0).then(|| format!("{name}: {times:.1} times its size"))
        })
        .collect();
    assert!(over.is_empty(), "{}", over.join("\n"));
}

fn texts() -> impl Strategy<Value = String> {
    let call = prop_oneof![
        Just("{\"query\": \"x\", \"limit\": 5}".to_owned()),
        Just("{'query': 'x', 'limit': '5'}".to_owned()),
        Just("{\"query\": \"x\", \"limit\": None, \"page\": True}".to_owned()),
        Just("{'query': 'a \\'b\\' \\u00e9', 'limit': 300}".to_owned()),
        Just("{'arguments': {'query': 'x'}}".to_owned()),
    ];
    let fenced = (call, 0..4_u8).prop_map(|(call, fence)| match fence {
        0 => format!("```json\n{call}\n```"),
        1 => format!("  ```\n{call}\n```  "),
        2 => format!("```python\n{call}\n```"),
        _ => call,
    });
    (fenced, any::<prop::sample::Index>(), 0..6_u8, "[\\PC]{0,2}").prop_map(|(text, at, how, new)| {
        let at = at.index(text.len());
        let (Some(before), Some(after)) = (text.get(..at), text.get(at..)) else { return text };
        match how {
            0 => before.to_owned(),
            1 => after.to_owned(),
            2 => format!("{before}{new}{after}"),
            _ => text,
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    /// Text that is no JSON is read as the JSON string of the text is, wherever that is read.
    #[test]
    fn a_text_is_what_its_string_is(text in texts()) {
        let by_text = read::<Search>(&text);
        if serde_json::from_str::<Value>(&text).is_ok() || text.trim_ascii().is_empty() {
            return Ok(());
        }
        match (by_text, Search::from_value_with_report(Value::from(text.clone()))) {
            (Ok(by_text), Ok(by_value)) => prop_assert_eq!(by_text, by_value),
            (Err(by_text), Err(by_value)) if by_text.issues()[0].code != IssueCode::Syntax => {
                prop_assert_eq!(by_text, by_value);
            }
            (Err(by_text), Err(by_value)) => {
                prop_assert_eq!(by_text.issues()[0].path.clone(), by_value.issues()[0].path.clone());
                prop_assert_eq!(by_text.issues()[0].tried.clone(), by_value.issues()[0].tried.clone());
            }
            (by_text, by_value) => prop_assert!(false, "{by_text:?} {by_value:?}"),
        }
    }
}
