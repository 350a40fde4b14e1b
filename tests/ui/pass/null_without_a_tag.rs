//! An untagged enum with a unit variant accepts null, so that rules which produce null fit it.

use serde::Deserialize;
use serde_coerce::Coerce;
use serde_json::json;

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Limit {
    Of(u8),
    None,
}

#[derive(Deserialize, Coerce)]
struct Args {
    #[coerce(empty_to_null, text_to_null("none"))]
    limit: Limit,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(untagged)]
enum Page {
    Number(Option<u8>),
    Cursor { cursor: String },
}

#[derive(Deserialize, Coerce)]
struct Inside {
    #[coerce(empty_to_null)]
    page: Page,
}

#[test]
fn rules_that_produce_null_fit() {
    for (value, expected) in [(json!(""), Limit::None), (json!("none"), Limit::None), (json!(5), Limit::Of(5))] {
        assert_eq!(Args::from_value(json!({"limit": value})).unwrap().limit, expected);
    }
}

#[test]
fn an_option_without_a_tag_is_none() {
    assert_eq!(Inside::from_value(json!({"page": ""})).unwrap().page, Page::Number(None));
}
