//! `#[coerce(fields(…))]`: rules for every field that they fit.

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;
use serde_coerce::{Coerce, Repair};
use serde_json::{Value, json};

/// The rules that `rules()` lists, a line for each location.
fn table<T: Coerce>() -> Vec<String> {
    let rules = T::rules();
    let row = |row: &serde_coerce::RuleRow| {
        let rules = row.rules.iter().map(|rule| match &*rule.arguments {
            "" => rule.rule.to_string(),
            arguments => format!("{}({arguments})", rule.rule),
        });
        format!("{}: {}", row.path, rules.collect::<Vec<_>>().join(" "))
    };
    rules.rows().iter().map(row).collect()
}

#[derive(Debug, PartialEq, Deserialize)]
struct Opaque(u32);

impl serde_coerce::target::Number for Opaque {}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
struct Inner {
    amount: Option<u32>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(string_to_number, string_to_bool(no("off")), singleton_list, string_to_json, null_to_default))]
struct Search {
    query: String,
    limit: Option<u32>,
    #[serde(default)]
    offset: u32,
    exact: bool,
    ids: Vec<u64>,
    weights: BTreeMap<String, Vec<f32>>,
    inner: Inner,
    #[coerce(string_to_bool(yes("on")))]
    all: bool,
    #[coerce(serde)]
    read_by_serde: u32,
    opaque: Opaque,
    value: Value,
    #[serde(flatten)]
    rest: HashMap<String, u8>,
}

#[test]
fn each_rule_is_listed_where_it_fits() {
    assert_eq!(
        table::<Search>(),
        [
            "/limit: string_to_number",
            "/offset: null_to_default string_to_number",
            "/exact: string_to_bool(no(\"off\"))",
            "/ids: string_to_json singleton_list",
            "/ids/*: string_to_number",
            "/weights: string_to_json",
            "/weights/*/*: string_to_number",
            "/inner: string_to_json",
            "/all: string_to_bool(yes(\"on\"))",
            "/value: string_to_json",
            "/*: string_to_number",
        ]
    );
}

fn document() -> Value {
    json!({
        "query": "5", "limit": 5, "offset": 5, "exact": true, "ids": [5], "weights": {"a": [0.5]}, "inner": {"amount": 5}, "all": true,
        "read_by_serde": 5, "opaque": 5, "value": null, "more": 5,
    })
}

/// Returns the document with another value of one member.
fn with(name: &str, value: Value) -> Value {
    let mut document = document();
    document[name] = value;
    document
}

#[test]
fn they_act_as_if_written_on_the_fields() {
    let expected = Search::from_value(document()).unwrap();
    let repairs = [
        ("limit", json!("5")),
        ("exact", json!("true")),
        ("ids", json!("[\"5\"]")),
        ("ids", json!(5)),
        ("weights", json!({"a": ["0.5"]})),
        ("inner", json!("{\"amount\": 5}")),
        ("all", json!("on")),
        ("more", json!("5")),
    ];
    for (name, value) in repairs {
        let (found, report) = Search::from_value_with_report(with(name, value)).unwrap();
        assert_eq!(found, expected, "{name}");
        assert!(!report.is_empty(), "{name}");
    }
    assert_eq!(Search::from_value(with("offset", Value::Null)).unwrap().offset, 0);
}

#[test]
fn other_fields_have_none() {
    let refused = [
        ("query", json!(5)),
        ("inner", json!({"amount": "5"})),
        ("all", json!("off")),
        ("read_by_serde", json!("5")),
        ("opaque", json!("5")),
        ("weights", json!({"a": 0.5})),
    ];
    for (name, value) in refused {
        assert!(Search::from_value(with(name, value)).is_err(), "{name}");
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
#[coerce(fields(string_to_number, trim))]
enum Action {
    Stop,
    Wait(u32),
    Move(u8, u8),
    #[coerce(fields(string_to_number, number_to_string))]
    Say {
        text: String,
        times: u32,
    },
}

#[test]
fn fields_of_variants_have_those_of_the_enum_and_of_the_variant() {
    let rows = [
        "/wait: trim string_to_number",
        "/move/0: trim string_to_number",
        "/move/1: trim string_to_number",
        "/say/text: trim number_to_string",
        "/say/times: trim string_to_number",
    ];
    assert_eq!(table::<Action>(), rows);
    assert_eq!(Action::from_value(json!({"wait": " 5 "})).unwrap(), Action::Wait(5));
    assert_eq!(Action::from_value(json!({"move": ["1", 2]})).unwrap(), Action::Move(1, 2));
    let say = Action::Say { text: "5".into(), times: 2 };
    assert_eq!(Action::from_value(json!({"say": {"text": 5, "times": "2"}})).unwrap(), say);
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(tag = "op")]
#[coerce(fields(string_to_number))]
enum Tagged {
    Pay { amount: u32 },
    Give(Inner),
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(string_to_object(key = "amount")))]
struct Order {
    line: Inner,
    lines: Vec<Inner>,
    tagged: Option<Tagged>,
}

#[test]
fn rules_for_objects_fit_structs() {
    assert_eq!(table::<Tagged>(), ["/op=Pay/amount: string_to_number"]);
    let rows: Vec<_> = table::<Order>().into_iter().filter(|row| row.contains("object")).collect();
    let rule = "string_to_object(key = \"amount\")";
    assert_eq!(rows, [format!("/line: {rule}"), format!("/lines/*: {rule}"), format!("/tagged: {rule}")]);
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(string_to_number))]
struct Wrapped(Vec<u8>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(transparent)]
#[coerce(fields(string_to_number))]
struct Transparent {
    inner: Vec<u8>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(string_to_number))]
struct Pair(u8, String);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(string_to_number, singleton_list, string_to_bool))]
struct Page<T> {
    items: Vec<T>,
    next: u32,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(singleton_list, string_to_number))]
struct Node {
    weight: u32,
    children: Vec<Node>,
}

#[test]
fn other_forms_of_types() {
    assert_eq!(Wrapped::from_value(json!(["5"])).unwrap(), Wrapped(vec![5]));
    assert_eq!(Transparent::from_value(json!(["5"])).unwrap(), Transparent { inner: vec![5] });
    assert_eq!(Pair::from_value(json!(["5", "6"])).unwrap(), Pair(5, "6".into()));
    assert_eq!(table::<Page<u8>>(), ["/items: singleton_list", "/next: string_to_number"]);
    assert_eq!(Page::<u8>::from_value(json!({"items": 5, "next": "5"})).unwrap(), Page { items: vec![5], next: 5 });
    let node = json!({"weight": "1", "children": {"weight": "2", "children": []}});
    let child = Node { weight: 2, children: vec![] };
    assert_eq!(Node::from_value(node).unwrap(), Node { weight: 1, children: vec![child] });
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(singleton_list))]
struct Tree(Vec<Tree>);

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(string_to_number, singleton_list))]
struct Forest {
    trees: Vec<Tree>,
    size: u8,
}

#[test]
fn types_that_wrap_only_themselves_are_no_numbers() {
    assert_eq!(table::<Forest>(), ["/trees: singleton_list", "/trees/*: singleton_list", "/size: string_to_number"]);
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(string_to_number, singleton_list, trim, null_to_default))]
struct Own {
    #[coerce(each(string_to_number))]
    counts: Vec<u8>,
    #[coerce(each(singleton_list))]
    groups: Vec<Vec<u8>>,
    #[coerce(string_to_list)]
    tags: Vec<String>,
    #[coerce(number_to_string)]
    name: String,
    #[serde(default)]
    #[coerce(null_to_object)]
    given: Inner,
    #[serde(default)]
    limit: u8,
    #[serde(flatten)]
    more: Inner,
}

#[test]
fn what_a_field_declares_wins() {
    let rows = [
        "/counts: singleton_list",
        "/counts/*: trim string_to_number",
        "/groups: singleton_list",
        "/groups/*: singleton_list",
        "/groups/*/*: trim string_to_number",
        "/tags: string_to_list singleton_list",
        "/tags/*: trim",
        "/name: trim number_to_string",
        "/given: null_to_object",
        "/limit: trim null_to_default string_to_number",
    ];
    assert_eq!(table::<Own>(), rows);
}

/// The bounds of a parameter say what fits every argument.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(string_to_number))]
struct Numbers<T: serde_coerce::target::Number, const N: usize> {
    items: Vec<T>,
    pad: Option<[u8; 2]>,
}

#[test]
fn generic_types_have_rules_that_fit_every_argument() {
    assert_eq!(table::<Numbers<u8, 3>>(), ["/items/*: string_to_number", "/pad/*: string_to_number"]);
}

fn percent(value: &Value) -> Repair {
    match value.as_str().and_then(|text| text.strip_suffix('%')?.parse::<u8>().ok()) {
        Some(number) => Repair::To(json!(number)),
        None => Repair::Keep,
    }
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Size {
    Small,
    Large,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(fields(empty_to_null, null_to_default, ignore_case, string_to_bool, custom(percent), invalid_to_default))]
struct Other {
    share: u8,
    size: Size,
    exact: bool,
    note: Option<String>,
    #[serde(default)]
    count: u32,
    #[serde(default)]
    #[coerce(null_to_object)]
    inner: Inner,
    opaque: Opaque,
}

impl Default for Inner {
    fn default() -> Self {
        Self { amount: Some(1) }
    }
}

#[test]
fn rules_that_others_require_may_come_from_fields() {
    assert_eq!(
        table::<Other>(),
        [
            "/share: percent",
            "/size: ignore_case percent",
            "/exact: ignore_case string_to_bool percent",
            "/note: empty_to_null percent",
            "/count: empty_to_null null_to_default percent invalid_to_default",
            "/inner: empty_to_null null_to_object percent invalid_to_default",
        ]
    );
    let document =
        json!({"share": "5%", "size": "SMALL", "exact": "TRUE", "note": "", "count": "", "inner": "", "opaque": 5});
    let other = Other::from_value(document).unwrap();
    assert_eq!((other.share, other.size, other.exact, other.note, other.count), (5, Size::Small, true, None, 0));
    assert_eq!(other.inner, Inner { amount: None });
}

mod twin {
    use super::*;

    /// With the rules of `fields(…)` written where they fit.
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Written {
        #[coerce(string_to_number, singleton_list)]
        ids: Vec<u64>,
        #[coerce(string_to_number)]
        limit: Option<u32>,
        query: String,
    }

    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    #[coerce(fields(string_to_number, singleton_list, number_to_bool))]
    struct Shared {
        ids: Vec<u64>,
        limit: Option<u32>,
        query: String,
        #[serde(default)]
        switch: bool,
    }

    #[test]
    fn reports_and_errors_are_the_same() {
        for document in [
            json!({"ids": "7", "limit": "5", "query": "q"}),
            json!({"ids": ["7", "x"], "limit": "5x", "query": 5}),
            json!({"ids": {}, "limit": true, "query": null}),
        ] {
            let written = Written::from_value_with_report(document.clone());
            let shared = Shared::from_value_with_report(document);
            match (written, shared) {
                (Ok((_, written)), Ok((_, shared))) => assert_eq!(json!(written), json!(shared)),
                (Err(written), Err(shared)) => assert_eq!(json!(written), json!(shared)),
                (written, shared) => panic!("{written:?} {shared:?}"),
            }
        }
    }
}
