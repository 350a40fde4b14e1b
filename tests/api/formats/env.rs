//! Maps in which every value is text, as the environment is: through `envy`, and through serde's `MapDeserializer`.

use std::collections::HashMap;

use serde::Deserialize;
use serde::de::value::{Error as Message, MapDeserializer};
use serde_coerce::{Coerce, Error, Report};

use super::job::Read;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Config {
    #[coerce(string_to_number)]
    port: u16,
    #[serde(default)]
    #[coerce(trim, ignore_case, string_to_bool(yes("1", "on"), no("0", "off")))]
    debug: bool,
    #[coerce(string_to_list, string_to_number)]
    workers: Vec<u8>,
    level: Option<Level>,
    home: Option<String>,
    #[coerce(string_to_json)]
    labels: Option<HashMap<String, String>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Level {
    Info,
    Warn,
}

fn variables(pairs: &[(&str, &str)]) -> HashMap<String, String> {
    pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn read<T: Coerce>(variables: HashMap<String, String>) -> Result<(T, Report), Error> {
    T::from_deserializer_with_report(MapDeserializer::<_, Message>::new(variables.into_iter()))
}

fn by_envy<T: Coerce>(variables: HashMap<String, String>) -> Result<(T, Report), Error> {
    let variables = variables.into_iter().map(|(name, value)| (name.to_uppercase(), value));
    let Read(read) = envy::from_iter(variables).expect("an outcome is read whatever it is");
    read
}

#[test]
fn texts_are_read_as_serde_reads_them() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Texts {
        home: String,
        level: Level,
        shell: Option<String>,
    }
    let all = variables(&[("home", "/root"), ("level", "warn"), ("path", "/bin")]);
    let expected: Texts = envy::from_iter(all.clone()).unwrap();
    for outcome in [read::<Texts>(all.clone()), by_envy(all)] {
        let (texts, report) = outcome.unwrap();
        assert_eq!(texts, expected);
        assert!(report.is_empty());
    }
}

#[test]
fn everything_else_is_a_declared_repair() {
    let all = variables(&[
        ("port", "8080"),
        ("debug", " On "),
        ("workers", "1, 2"),
        ("level", "info"),
        ("labels", r#"{"a": "b"}"#),
    ]);
    let expected = Config {
        port: 8080,
        debug: true,
        workers: vec![1, 2],
        level: Some(Level::Info),
        home: None,
        labels: Some(variables(&[("a", "b")])),
    };
    for outcome in [read::<Config>(all.clone()), by_envy(all)] {
        let (config, report) = outcome.unwrap();
        assert_eq!(config, expected);
        let rules: Vec<_> =
            report.coercions().iter().map(|coercion| (coercion.path.to_string(), coercion.rule)).collect();
        let expected = [
            ("debug", "trim"),
            ("debug", "ignore_case"),
            ("debug", "string_to_bool"),
            ("labels", "string_to_json"),
            ("port", "string_to_number"),
            ("workers", "string_to_list"),
            ("workers[0]", "string_to_number"),
            ("workers[1]", "string_to_number"),
        ];
        assert_eq!(rules, expected.map(|(path, rule)| (path.to_owned(), rule)));
    }
}

#[test]
fn all_issues_are_reported() {
    let all = variables(&[("port", "70000"), ("debug", "maybe"), ("workers", "1,x,300"), ("level", "loud")]);
    for outcome in [read::<Config>(all.clone()), by_envy(all)] {
        let error = outcome.unwrap_err();
        let paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_string()).collect();
        assert_eq!(paths, ["debug", "level", "port", "workers[1]", "workers[2]"], "{error}");
    }
}
