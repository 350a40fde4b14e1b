//! What the tables are for.

use serde::Deserialize;
use serde_coerce::Coerce as _;
use serde_coerce::Repair;
use serde_coerce_derive::Coerce;
use serde_json::{Value, json};

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
struct Search {
    #[coerce(string_to_number)]
    max_results: Option<u32>,
    #[serde(default)]
    #[coerce(string_to_number, singleton_list)]
    ids: Vec<u64>,
    #[coerce(custom(percent))]
    share: u8,
    #[coerce(list_to_map(value = -1))]
    marks: std::collections::BTreeMap<String, i8>,
}

fn percent(value: &Value) -> Repair {
    value
        .as_str()
        .and_then(|text| text.strip_suffix('%')?.parse::<u8>().ok())
        .map_or(Repair::Keep, |n| Repair::To(n.into()))
}

#[test]
fn rules_act() {
    let value = json!({"maxResults": "5", "ids": "7", "share": "12%", "marks": ["a"]});
    let (search, report) = Search::from_value_with_report(value).unwrap();
    let marks = [("a".to_owned(), -1)].into();
    assert_eq!(search, Search { max_results: Some(5), ids: vec![7], share: 12, marks });
    let rules: Vec<_> = report.coercions().iter().map(|one| one.rule.to_string()).collect();
    assert_eq!(rules.join(" "), "singleton_list string_to_number list_to_map string_to_number percent");
}
