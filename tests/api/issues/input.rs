//! Input that is no document: empty, cut, trailing, not UTF-8; and defaults for what can't be read.

use serde::Deserialize;
use serde_coerce::{Coerce, IssueCode, Options};
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Page {
    #[coerce(string_to_number)]
    limit: u8,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(default)]
#[coerce(empty_to_null, null_to_object, string_to_json)]
struct Call {
    limit: Option<u8>,
}

impl Default for Call {
    fn default() -> Self {
        Self { limit: Some(1) }
    }
}

#[test]
fn what_is_no_json_is_one_issue_with_its_place() {
    let table = [
        ("", "line 1 column 0"),
        (" \n", "line 2 column 0"),
        ("{", "line 1 column 1"),
        ("{\"limit\": 5", "line 1 column 11"),
        ("{\"limit\": 5} x", "line 1 column 14"),
        ("{\"limit\": 5}\n{}", "line 2 column 1"),
        ("{\"limit\": \"5\"}]", "line 1 column 15"),
        ("{limit: 5}", "line 1 column 2"),
        ("{\"limit\": 05}", "line 1 column 12"),
        ("nul", "line 1 column 3"),
        ("{\"limit\": \"\u{1}\"}", "line 1 column 12"),
    ];
    for (text, place) in table {
        for read in [Page::from_str_with_report(text), Page::from_slice_with_report(text.as_bytes())] {
            let error = read.unwrap_err();
            let [issue] = error.issues() else { panic!("{text}: {error}") };
            assert_eq!((issue.path.is_root(), issue.code), (true, IssueCode::Syntax), "{text}: {error}");
            assert!(error.to_string().contains(place), "{text}: {error}");
        }
        let error = Page::from_reader_with_report(text.as_bytes()).unwrap_err();
        assert_eq!(error.issues()[0].code, IssueCode::Syntax, "{text}");
    }
}

#[test]
fn bytes_that_are_no_utf_8_are_no_json() {
    for bytes in [&b"\"\xff\""[..], b"\xff", b"{\"limit\": 5}\xff", b"{\"\xc3\": 5}", b"\xef\xbb\xbf{}"] {
        let error = Page::from_slice_with_report(bytes).unwrap_err();
        assert_eq!(error.issues()[0].code, IssueCode::Syntax, "{bytes:?}: {error}");
        assert_eq!(error.issues().len(), 1, "{bytes:?}: {error}");
    }
}

#[test]
fn white_space_around_is_no_fault() {
    let text = " \t\r\n{\"limit\" : \"5\"} \n ";
    let (page, report) = Page::from_str_with_report(text).unwrap();
    assert_eq!((page, report.len()), (Page { limit: 5 }, 1));
}

#[test]
fn absent_arguments_are_an_empty_object_where_that_is_declared() {
    for text in ["", "  ", "\n"] {
        let (call, report) = Call::from_str_with_report(text).unwrap();
        let rules: Vec<_> = report.coercions().iter().map(|coercion| coercion.rule).collect();
        assert_eq!((call, &*rules), (Call::default(), &["empty_to_null", "null_to_object"][..]), "{text:?}");
        let again = Call::from_slice_with_report(text.as_bytes()).unwrap();
        assert_eq!(again, Call::from_value_with_report(json!("")).unwrap());
        assert!(Page::from_str_with_report(text).is_err());
        assert!(Options::default().mode(serde_coerce::Mode::Strict).from_str_with_report::<Call>(text).is_err());
    }
    assert_eq!(Call::from_str_with_report("null").unwrap().1.len(), 1);
    assert_eq!(Call::from_str_with_report(r#""{\"limit\": 2}""#).unwrap().0, Call { limit: Some(2) });
}

#[test]
fn a_reader_that_fails_is_an_issue() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the line is dead"))
        }
    }
    let error = Page::from_reader_with_report(Broken).unwrap_err();
    assert_eq!(error.issues()[0].code, IssueCode::Syntax);
    assert!(error.to_string().contains("the line is dead"), "{error}");
}

#[derive(Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(default)]
struct Forgiving {
    #[coerce(invalid_to_default, string_to_number)]
    count: u8,
    #[coerce(invalid_to_default, singleton_list, string_to_number)]
    ids: Vec<u8>,
    #[serde(default = "seven")]
    #[coerce(invalid_to_default)]
    days: u8,
    strict: u8,
}

fn seven() -> u8 {
    7
}

#[test]
fn what_cannot_be_read_falls_back_where_that_is_declared() {
    let table = [
        (json!({"count": "5", "ids": "1"}), json!([[5], [1], 7]), 3),
        (json!({"count": "x", "ids": ["1", "x"], "days": null}), json!([[0], [], 7]), 3),
        (json!({"count": [], "ids": {}, "days": 300}), json!([[0], [], 7]), 3),
        (json!({"days": 1}), json!([[0], [], 1]), 0),
    ];
    for (document, expected, entries) in table {
        let (Forgiving { count, ids, days, .. }, report) = Forgiving::from_value_with_report(document.clone()).unwrap();
        assert_eq!(json!([[count], ids, days]), expected, "{document}");
        assert_eq!((report.len(), report.warnings().len()), (entries, entries), "{document}");
        for coercion in report.coercions().iter().filter(|coercion| coercion.rule == "invalid_to_default") {
            let path = coercion.path.to_pointer();
            let entry = json!({"path": path, "rule": "invalid_to_default", "from": document.pointer(&path).unwrap()});
            assert_eq!(json!(coercion), entry, "the value as it came, and nothing of what was repaired inside");
        }
    }
    let error = Forgiving::from_value(json!({"count": "x", "strict": "x"})).unwrap_err();
    assert_eq!(error.issues().len(), 1);
    assert_eq!(error.issues()[0].path.to_pointer(), "/strict");
    let warning = Forgiving::from_value_with_report(json!({"ids": {"a": Value::Null}})).unwrap().1.warnings();
    assert_eq!(warning, ["ids: object with 1 member could not be read, its default stands (invalid_to_default)"]);
}
