//! A type that has only serde's `Deserialize` is read by it, no word needed. Its issues have their inner paths and the value
//! that was refused, and don't stop the others.

#![expect(dead_code, reason = "what counts is that it is read")]

use std::collections::BTreeMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, IssueCode, Options};
use serde_json::json;

/// As `uuid` has it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Uuid(u32);

impl<'de> Deserialize<'de> for Uuid {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        u32::from_str_radix(&text, 16).map(Self).map_err(D::Error::custom)
    }
}

#[derive(Debug, PartialEq, Deserialize)]
struct Money {
    cents: u64,
    currency: String,
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Coerce)]
struct Id(Uuid);

#[derive(Debug, Deserialize, Coerce)]
struct Line {
    #[coerce(string_to_number)]
    count: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct Order {
    id: Uuid,
    price: Money,
    #[serde(default)]
    discounts: Vec<Money>,
    #[serde(default)]
    refund: Option<Box<Money>>,
    #[serde(default)]
    by_name: BTreeMap<String, Money>,
    #[serde(default)]
    lines: BTreeMap<Id, Line>,
    #[coerce(string_to_number)]
    limit: u8,
}

#[derive(Debug, Deserialize, Coerce)]
struct Page<T> {
    items: Vec<T>,
}

/// A type of itself, which names nothing that is `Coerce` before it is.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Chain(Option<Box<Chain>>);

#[test]
fn they_are_read_beside_rules() {
    let document = json!({
        "id": "ff", "price": {"cents": 5, "currency": "EUR"}, "discounts": [{"cents": 1, "currency": "EUR"}],
        "refund": null, "by_name": {"a": {"cents": 2, "currency": "EUR"}}, "lines": {"10": {"count": "3"}}, "limit": "7",
    });
    let (order, report) = Order::from_value_with_report(document).unwrap();
    assert_eq!((order.id, order.price.cents, order.discounts.len(), order.limit), (Uuid(255), 5, 1, 7));
    assert_eq!(order.lines[&Id(Uuid(16))].count, 3);
    let paths: Vec<_> = report.coercions().iter().map(|entry| entry.path.to_pointer()).collect();
    assert_eq!(paths, ["/limit", "/lines/10/count"]);
}

#[test]
fn their_issues_are_as_good_as_any() {
    let document = json!({
        "id": "xyz", "price": {"cents": "many", "currency": "EUR"}, "discounts": [{"cents": 1, "currency": 5}],
        "refund": {"cents": 1}, "by_name": {"a": []}, "limit": "x",
    });
    for error in [
        Order::from_value(document.clone()).map(|_| ()).unwrap_err(),
        Order::from_str_with_report(&document.to_string()).map(|_| ()).unwrap_err(),
        Options::default().from_deserializer_with_report::<Order, _>(&document).map(|_| ()).unwrap_err(),
    ] {
        let mut paths: Vec<_> = error.issues().iter().map(|issue| issue.path.to_pointer()).collect();
        paths.sort();
        let expected = ["/by_name/a", "/discounts/0/currency", "/id", "/limit", "/price/cents", "/refund"];
        assert!(paths.iter().zip(expected).all(|(path, expected)| path.starts_with(expected)), "{error}");
        assert_eq!(paths.len(), expected.len(), "{error}");
        assert!(error.issues().iter().all(|issue| issue.code != IssueCode::Syntax), "{error}");
        assert!(
            error.to_string().contains("price.cents: ") && error.to_string().contains(r#"string "many""#),
            "{error}"
        );
    }
}

#[test]
fn generic_types_have_them_too() {
    let read = Page::<Id>::from_value(json!({"items": ["ff"]})).unwrap();
    assert_eq!(read.items, [Id(Uuid(255))]);
    assert!(Page::<Id>::from_value(json!({"items": ["xyz"]})).is_err());
}

#[test]
fn a_newtype_of_itself_compiles() {
    assert_eq!(Chain::from_value(json!(null)).unwrap(), Chain(None));
    assert_eq!(Chain::from_str_with_report("null").unwrap().0, Chain(None));
}
