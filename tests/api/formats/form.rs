//! URL-encoded forms, by `serde_html_form` and `serde_urlencoded`. Every value is text: what a field makes of it is declared.

use serde::Deserialize;
use serde_coerce::{Coerce, Error, Report};

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
struct Search {
    query: String,
    #[coerce(empty_to_null, string_to_number)]
    limit: Option<u32>,
    #[serde(default)]
    #[coerce(string_to_bool(yes("on")))]
    exact: bool,
    #[serde(default)]
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u64>,
    order: Option<Order>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Order {
    Newest,
    Best,
}

/// Nothing but text.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Login {
    name: String,
    password: Option<String>,
    order: Option<Order>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Counted {
    #[coerce(string_to_number)]
    #[expect(dead_code, reason = "it is never read")]
    limit: Option<u32>,
}

fn html<T: Coerce>(text: &str) -> Result<(T, Report), Error> {
    let pairs = form_urlencoded::parse(text.as_bytes());
    T::from_deserializer_with_report(serde_html_form::Deserializer::new(pairs))
}

fn urlencoded<T: Coerce>(text: &str) -> Result<(T, Report), Error> {
    let pairs = form_urlencoded::parse(text.as_bytes());
    T::from_deserializer_with_report(serde_urlencoded::Deserializer::new(pairs))
}

#[test]
fn a_form_of_texts_is_read_as_serde_reads_it() {
    for text in ["name=Ann+Lee&password=%26%3D&order=best", "name="] {
        let expected = Login::deserialize(serde_html_form::Deserializer::from_bytes(text.as_bytes())).unwrap();
        for read in [html::<Login>(text), urlencoded(text)] {
            let (login, report) = read.unwrap();
            assert_eq!(login, expected);
            assert!(report.is_empty());
        }
    }
}

#[test]
fn numbers_and_booleans_are_repairs_that_are_declared() {
    let text = "query=rust&limit=25&exact=on&ids=7&order=newest";
    let by_serde = serde_html_form::from_str::<Search>(text).unwrap();
    for read in [html::<Search>(text), urlencoded(text)] {
        let (search, report) = read.unwrap();
        assert_eq!(search, by_serde);
        assert_eq!(
            report.warnings(),
            [
                r#"exact: string "on" was read as boolean true (string_to_bool)"#,
                r#"ids: string "7" was read as list of 1 (singleton_list)"#,
                r#"ids[0]: string "7" was read as number 7 (string_to_number)"#,
                r#"limit: string "25" was read as number 25 (string_to_number)"#,
            ]
        );
    }
}

#[test]
fn all_issues_are_reported() {
    let text = "limit=many&exact=maybe&ids=x&order=oldest&colour=red";
    for read in [html::<Search>(text), urlencoded(text)] {
        let error = read.unwrap_err();
        let found: Vec<_> = error.issues().iter().map(|issue| (issue.path.to_string(), issue.code.as_str())).collect();
        let expected = [
            ("colour", "unknown_field"),
            ("exact", "invalid_type"),
            ("ids[0]", "invalid_type"),
            ("limit", "invalid_type"),
            ("order", "unknown_variant"),
            ("query", "missing_field"),
        ];
        assert_eq!(found, expected.map(|(path, code)| (path.to_owned(), code)), "{error}");
    }
}

#[test]
fn a_name_that_is_repeated_is_a_list_to_one_crate_and_a_fault_to_the_other() {
    let text = "query=rust&ids=7&ids=8";
    assert_eq!(html::<Search>(text).unwrap().0.ids, [7, 8]);
    let error = urlencoded::<Search>(text).unwrap_err();
    assert_eq!(error.to_string(), "ids: given more than once");
}

#[test]
fn an_empty_text_is_no_null_where_no_rule_says_so() {
    let (search, report) = html::<Search>("query=&limit=").unwrap();
    assert_eq!((search.query.as_str(), search.limit), ("", None));
    assert_eq!(report.warnings(), [r#"limit: string "" was read as null (empty_to_null)"#]);
    assert_eq!(html::<Counted>("limit=").unwrap_err().issues().len(), 1);
}

#[test]
fn nothing_is_read_as_a_number_that_no_rule_says_is_one() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Plain {
        limit: u32,
    }
    assert_eq!(serde_html_form::from_str::<Plain>("limit=5").unwrap().limit, 5);
    let error = html::<Plain>("limit=5").unwrap_err();
    assert_eq!(error.to_string(), r#"limit: expected an integer from 0 to 4294967295, got string "5""#);
}
