//! Suggestions: the name that was meant, and the names and values that are allowed.

use super::*;

#[test]
fn an_unknown_field_gets_the_one_that_was_meant_and_the_list_of_all() {
    let table = [
        ("maxResult", Some("maxResults")),
        ("maxresutls", Some("maxResults")),
        ("id", Some("ids")),
        ("limit", None),
        ("", None),
        ("maxResultsPerPageOfTheList", None),
    ];
    for (name, meant) in table {
        let error = Search::from_value(json!({name: 1})).unwrap_err();
        let [issue] = error.issues() else { panic!("{error}") };
        assert_eq!(issue.code.as_str(), "unknown_field");
        assert_eq!(issue.expected, "`maxResults` or `ids`");
        assert_eq!(issue.hint, meant.map(|name| format!("did you mean `{name}`?")), "{name}");
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
enum External {
    LoadPage,
    Move { by: i8 },
    Say(String),
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Internal {
    LoadPage,
    Move { by: i8 },
    Say { text: String },
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(tag = "type", content = "of", rename_all = "camelCase")]
enum Adjacent {
    LoadPage,
    Move { by: i8 },
    Say(String),
}

#[test]
fn an_unknown_variant_gets_the_one_that_was_meant_and_the_list_of_all() {
    fn hints_at<T: Coerce + std::fmt::Debug>(document: &Value, path: &str, meant: Option<&str>) {
        let names = "one of `loadPage`, `move`, `say`";
        let error = T::from_value(document.clone()).unwrap_err();
        let [issue] = error.issues() else { panic!("{error}") };
        assert_eq!((issue.code.as_str(), issue.path.to_pointer().as_str()), ("unknown_variant", path), "{document}");
        let expected =
            if document.is_string() { "`loadPage`, or an object with one member, `move` or `say`" } else { names };
        assert_eq!(issue.expected, expected);
        assert_eq!(issue.hint, meant.map(|name| format!("did you mean `{name}`?")), "{document}");
    }
    let table =
        [("load_page", Some("loadPage")), ("LOADPAGE", Some("loadPage")), ("mvoe", Some("move")), ("speak", None)];
    for (name, meant) in table {
        hints_at::<External>(&json!(name), "", meant);
        hints_at::<External>(&json!({name: {"by": 1}}), "", meant);
        hints_at::<Internal>(&json!({"type": name}), "/type", meant);
        hints_at::<Adjacent>(&json!({"type": name}), "/type", meant);
    }
}

#[test]
fn the_valid_words_are_listed_wherever_only_words_are_valid() {
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Words {
        #[coerce(string_to_object(key = "type", only("company", "person")))]
        entity: Entity,
        #[coerce(string_to_bool(yes("on"), no("off")))]
        switch: bool,
        state: State,
    }
    let error = Words::from_value(json!({"entity": "firm", "switch": "yes", "state": "dnoe"})).unwrap_err();
    assert_eq!(
        error.to_string(),
        "entity: expected an object with `type` (string), got string \"firm\"; string_to_object: not `company` or `person`
state: expected `done` or `not_done`, got string \"dnoe\"; did you mean `done`?
switch: expected a boolean, got string \"yes\"; string_to_bool: not one of `true`, `false`, `on`, `off`"
    );
}

#[test]
fn an_empty_word_is_quoted() {
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Switches {
        #[coerce(string_to_bool(no("", "off")))]
        on: bool,
    }
    let error = Switches::from_value(json!({"on": "x"})).unwrap_err().to_string();
    assert_eq!(
        error,
        "on: expected a boolean, got string \"x\"; string_to_bool: not one of `true`, `false`, `\"\"`, `off`"
    );
}

#[test]
fn a_string_without_its_quotation_marks_is_hinted_at() {
    #[derive(Debug, Deserialize, Coerce)]
    enum Version {
        #[serde(rename = "2.0")]
        Two,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(tag = "level")]
    enum Level {
        #[serde(rename = "1")]
        One,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(rename_all = "lowercase")]
    enum Word {
        True,
        Null,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[expect(dead_code)]
    struct Call {
        jsonrpc: Version,
        at: Level,
    }
    let error = Call::from_value(json!({"jsonrpc": 2.0, "at": {"level": 1}})).unwrap_err().to_string();
    assert_eq!(
        error,
        "at.level: expected `1`, got number 1; did you mean the string \"1\"?
jsonrpc: expected `2.0`, got number 2.0; did you mean the string \"2.0\"?"
    );
    for (word, meant) in [(json!(true), Some("true")), (json!(null), Some("null")), (json!(false), None)] {
        let error = Word::from_value(word).unwrap_err().to_string();
        assert_eq!(
            error.split_once("did you mean the string ").map(|(_, hint)| hint),
            meant.map(|word| format!("\"{word}\"?")).as_deref()
        );
    }
    let error = Call::from_value(json!({"jsonrpc": 1.0, "at": {"level": null}})).unwrap_err().to_string();
    assert!(!error.contains("did you mean"), "{error}");
}

#[test]
fn the_name_of_a_variant_with_content_is_no_wrong_word() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(rename_all = "snake_case")]
    #[coerce(ignore_case)]
    #[expect(dead_code)]
    enum Action {
        Stop,
        Wait(u8),
    }
    let error = Action::from_value(json!("wait")).unwrap_err().to_string();
    assert_eq!(error, "expected an object with the member `wait`: an integer from 0 to 255, got string \"wait\"");
    let error = Action::from_value(json!("go")).unwrap_err().to_string();
    assert!(error.contains("; ignore_case: matches no allowed value, ignoring case"), "{error}");
}
