//! From the names of Rust, by which checks of a typed value say what they find, to those of the document.

use std::collections::{BTreeMap, HashSet};

use serde::Deserialize;
use serde_coerce::Coerce;

#[derive(Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "what counts are the names")]
struct Order {
    customer_name: String,
    #[serde(rename = "items", alias = "lines")]
    line_items: Vec<Line>,
    r#type: Option<Box<Kind>>,
    ship_to: ShipTo,
    paid_by: PaidBy,
    refund: Refund,
    #[serde(skip)]
    internal_note: String,
    labels: BTreeMap<String, Label>,
    same: u8,
    #[serde(flatten)]
    audit_info: Audit,
    #[serde(flatten)]
    other_labels: BTreeMap<String, Label>,
    tag_set: HashSet<String>,
    corner: Corner,
    shifted: Shifted,
    price: Price,
    range: Range,
    #[serde(default, deserialize_with = "Line::deserialize")]
    by_function: Line,
    wrapped: Wrapped,
}

#[derive(Default, Deserialize, Coerce)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[expect(dead_code, reason = "what counts are the names")]
struct Line {
    article_number: u64,
}

#[derive(Deserialize, Coerce)]
struct Kind(#[expect(dead_code, reason = "what counts are the names")] Line);

#[derive(Deserialize, Coerce)]
struct Ids(#[expect(dead_code, reason = "what counts are the names")] Vec<u64>);

/// By a tag of its own.
#[derive(Deserialize, Coerce)]
#[serde(tag = "by", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[expect(dead_code, reason = "what counts are the names")]
enum ShipTo {
    Post { post_code: String, street_name: String },
    PickUp { shop_id: u32, post_code: String },
    Mail(Mail),
    Nowhere,
}

#[derive(Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "what counts are the names")]
struct Mail {
    mail_box: String,
}

/// By the member that holds it.
#[derive(Deserialize, Coerce)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
#[expect(dead_code, reason = "what counts are the names")]
enum PaidBy {
    CreditCard { card_number: String, valid_until: String },
    DirectDebit { account_number: String, valid_until: String },
    Several(u8, Line),
}

#[derive(Deserialize, Coerce)]
#[serde(tag = "how", content = "with", rename_all_fields = "camelCase")]
#[expect(dead_code, reason = "what counts are the names")]
enum Refund {
    Money { bank_account: String },
    Goods(Vec<Line>),
}

#[derive(Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "what counts are the names")]
struct Label {
    long_text: String,
}

#[derive(Deserialize, Coerce)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "what counts are the names")]
struct Audit {
    changed_by: String,
}

/// The document has two of its three fields.
#[derive(Deserialize, Coerce)]
#[expect(dead_code, reason = "what counts are the names")]
struct Corner(u8, #[serde(skip)] u8, Line);

#[derive(Deserialize, Coerce)]
#[expect(dead_code, reason = "what counts are the names")]
struct Shifted(#[serde(skip)] u8, u8, Line);

/// Only `Deserialize`.
#[derive(Deserialize)]
#[expect(dead_code, reason = "what counts are the names")]
struct Price {
    cents: u64,
}

#[derive(Deserialize, Coerce)]
#[serde(from = "(u8, u8)")]
#[expect(dead_code, reason = "what counts are the names")]
struct Range {
    start: u8,
    end: u8,
}

impl From<(u8, u8)> for Range {
    fn from((start, end): (u8, u8)) -> Self {
        Self { start, end }
    }
}

#[derive(Deserialize, Coerce)]
#[serde(transparent)]
#[expect(dead_code, reason = "what counts are the names")]
struct Wrapped {
    inner_line: Line,
}

fn found(path: &str) -> Option<String> {
    Order::wire_path(path).map(|path| path.to_pointer())
}

#[test]
fn names_of_rust_are_names_of_the_document() {
    for (path, pointer) in [
        ("", ""),
        ("customer_name", "/customerName"),
        ("same", "/same"),
        ("line_items", "/items"),
        ("line_items[12]", "/items/12"),
        ("line_items[0].article_number", "/items/0/ARTICLE_NUMBER"),
        ("type", "/type"),
        ("r#type", "/type"),
        ("range", "/range"),
        ("price", "/price"),
        ("tag_set", "/tagSet"),
        ("by_function", "/byFunction"),
    ] {
        assert_eq!(found(path).as_deref(), Some(pointer), "{path}");
    }
}

/// `[0]`, the name of its only field, or nothing.
#[test]
fn a_newtype_is_what_it_holds() {
    for path in ["type.article_number", "type[0].article_number", "r#type[0].article_number"] {
        assert_eq!(found(path).as_deref(), Some("/type/ARTICLE_NUMBER"), "{path}");
    }
    assert_eq!(found("type[0]").as_deref(), Some("/type"));
    for path in ["wrapped.inner_line.article_number", "wrapped.article_number"] {
        assert_eq!(found(path).as_deref(), Some("/wrapped/ARTICLE_NUMBER"), "{path}");
    }
    // A step `[0]` may be the newtype's field or the first item.
    let ids = |path| Ids::wire_path(path).map(|path| path.to_pointer());
    assert_eq!((ids("[0][2]").as_deref(), ids("[2]").as_deref(), ids("[0]")), (Some("/2"), Some("/2"), None));
}

#[test]
fn flattened_fields_have_no_name_in_the_document() {
    assert_eq!(found("audit_info.changed_by").as_deref(), Some("/changedBy"));
    assert_eq!(found("audit_info").as_deref(), Some(""));
    assert_eq!(found("other_labels.color.long_text").as_deref(), Some("/color/longText"));
}

#[test]
fn variants_have_names_in_the_document_where_it_tags_them_so() {
    for (path, pointer) in [
        ("ship_to.street_name", Some("/shipTo/streetName")),
        ("ship_to.post_code", Some("/shipTo/postCode")),
        ("ship_to[0].mail_box", Some("/shipTo/mailBox")),
        ("ship_to.mail_box", Some("/shipTo/mailBox")),
        ("paid_by.card_number", Some("/paidBy/creditCard/cardNumber")),
        ("paid_by.account_number", Some("/paidBy/directDebit/accountNumber")),
        ("paid_by.valid_until", None),
        ("paid_by", Some("/paidBy")),
        ("paid_by[1].article_number", Some("/paidBy/several/1/ARTICLE_NUMBER")),
        ("refund.bank_account", Some("/refund/with/bankAccount")),
        ("refund[0][3].article_number", Some("/refund/with/3/ARTICLE_NUMBER")),
    ] {
        assert_eq!(found(path).as_deref(), pointer, "{path}");
    }
}

#[test]
fn keys_are_kept_as_they_are() {
    assert_eq!(found("labels.Max Size.long_text").as_deref(), Some("/labels/Max Size/longText"));
    assert_eq!(found("labels.example.com/a.b[0].long_text").as_deref(), Some("/labels/example.com~1a.b[0]/longText"));
    assert_eq!(found("labels.a.b").as_deref(), Some("/labels/a.b"));
    assert_eq!(found("labels.").as_deref(), Some("/labels/"));
    // The first dot after which there is a path of the value.
    assert_eq!(found("labels.long_text.long_text.long_text").as_deref(), Some("/labels/long_text.long_text/longText"));
    assert_eq!(found("labels[0].long_text"), None);
}

#[test]
fn what_is_unknown_has_no_path() {
    for path in [
        "customerName",
        "internal_note",
        "lines",
        "items",
        "price.cents",
        "range.start",
        "range[0]",
        "tag_set[0]",
        "by_function.article_number",
        "customer_name.x",
        "line_items.article_number",
        "corner[1]",
        "corner[3]",
        "shifted[0]",
    ] {
        assert_eq!(found(path), None, "{path}");
    }
}

/// The document has no item for a field that is skipped.
#[test]
fn positions_are_those_of_the_document() {
    assert_eq!(found("corner[0]").as_deref(), Some("/corner/0"));
    assert_eq!(found("corner[2].article_number").as_deref(), Some("/corner/1/ARTICLE_NUMBER"));
    assert_eq!(found("shifted[1]").as_deref(), Some("/shifted/0"));
    assert_eq!(found("shifted[2].article_number").as_deref(), Some("/shifted/1/ARTICLE_NUMBER"));
}

/// Types that hold themselves, at the same location too, and keys that can be read in very many ways.
#[test]
fn every_search_ends() {
    #[derive(Deserialize, Coerce)]
    #[serde(untagged)]
    #[expect(dead_code, reason = "what counts are the names")]
    enum Tree {
        Leaf { text: String },
        Branch(BTreeMap<String, Tree>),
        Alias(Box<Tree>),
    }
    let found = |path: &str| Tree::wire_path(path).map(|path| path.to_pointer());
    assert_eq!(found("text").as_deref(), Some("/text"));
    assert_eq!(found("[0].a[0].b").as_deref(), Some("/a/b"));
    assert_eq!(found(&".a".repeat(256)), Some("/a".repeat(256)));
    assert_eq!(found(&"[0]".repeat(256)).as_deref(), Some(""));
    assert_eq!(found(&["[".repeat(128), "]".repeat(128)].concat()), None);
    assert_eq!(found(&"x".repeat(1 << 20)).map(|pointer| pointer.len()), Some((1 << 20) + 1));
}
