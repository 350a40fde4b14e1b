//! Expectations are worded so that the next call can be right: members by name, kinds, allowed values, what may be left out.

#![expect(dead_code, reason = "what counts is what is reported of the values")]

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;
use serde_coerce::{Coerce, Error, Mode, Options};
use serde_json::{Value, json};

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Search {
    max_results: Option<u32>,
    #[serde(alias = "q")]
    query: String,
    #[serde(default)]
    ids: Vec<u64>,
    order: Order,
    anything: Value,
    #[coerce(serde)]
    extra: Option<Value>,
    #[serde(skip)]
    seen: bool,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Order {
    Newest,
    Oldest,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "type", rename_all = "lowercase")]
#[coerce(string_to_object(key = "type", only("company", "person")))]
enum Entity {
    Company,
    Person { name: String },
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "op", content = "value", rename_all = "lowercase")]
enum Edit {
    Set(u8),
    Clear,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "op", content = "value", rename_all = "lowercase")]
enum Full {
    Set(u8),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Shape {
    Circle { radius: f64 },
    Square(f64),
    Dot,
    Nothing,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Sized {
    Circle { radius: f64 },
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Either {
    Number(u8),
    Point { x: i8, y: Option<i8> },
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Mostly {
    Open,
    #[serde(untagged)]
    Since(u16),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(default)]
struct Settings {
    depth: u8,
    on: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { depth: 1, on: true }
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Tree {
    children: Vec<Tree>,
    #[serde(flatten)]
    more: Option<Box<Tree>>,
}

#[derive(Debug, Deserialize, Coerce)]
struct Nest(Vec<Nest>);

#[derive(Debug, Deserialize, Coerce)]
#[serde(expecting = "a search as described in the manual")]
struct Described {
    query: String,
}

fn said<T: Coerce + std::fmt::Debug>(value: Value) -> String {
    let text = value.to_string();
    let error = T::from_value(value).unwrap_err();
    assert_eq!(T::from_str_with_report(&text).unwrap_err(), error, "{text}");
    error.to_string()
}

#[test]
fn a_member_that_names_no_variant_is_reported_as_one() {
    assert_eq!(
        said::<Shape>(json!({"circel": 1})),
        "expected one of `circle`, `square`, `dot`, `nothing`, got an object with the member \"circel\"; \
         did you mean `circle`?"
    );
}

#[test]
fn each_form_of_a_type_is_reported() {
    let search = "an object with `query` (string), `order` (`newest` or `oldest`), `anything`, \
        `maxResults` (optional integer), `ids` (optional list), `extra` (optional)";
    let table = [
        (said::<Search>(json!(1)), search.to_owned()),
        (said::<Option<Search>>(json!(1)), format!("null, or {search}")),
        (said::<Vec<Search>>(json!(1)), search.replace("an object", "a list of objects, each")),
        (said::<Settings>(json!(1)), "an object with `depth` (optional integer), `on` (optional boolean)".to_owned()),
        (said::<Described>(json!(1)), "a search as described in the manual".to_owned()),
        (said::<Tree>(json!(1)), "an object with `children` (list)".to_owned()),
        (said::<Nest>(json!(1)), "a list of lists".to_owned()),
        (said::<Order>(json!(1)), "`newest` or `oldest`".to_owned()),
        (said::<Option<Order>>(json!(1)), "`newest` or `oldest` or null".to_owned()),
        (said::<Vec<Order>>(json!(1)), "a list of strings, each `newest` or `oldest`".to_owned()),
        (said::<HashMap<String, Order>>(json!(1)), "an object whose values are each `newest` or `oldest`".to_owned()),
        (said::<BTreeMap<String, Value>>(json!(1)), "an object".to_owned()),
        (said::<Entity>(json!(1)), "an object whose `type` is `company` or `person`".to_owned()),
        (said::<Vec<Entity>>(json!(1)), "a list of objects, each with `type` (`company` or `person`)".to_owned()),
        (said::<Edit>(json!(1)), "an object with `value` (optional) whose `op` is `set` or `clear`".to_owned()),
        (
            said::<Vec<Edit>>(json!(1)),
            "a list of objects, each with `op` (`set` or `clear`), `value` (optional)".to_owned(),
        ),
        (said::<Full>(json!(1)), "an object with `value` whose `op` is `set`".to_owned()),
        (said::<[u8; 3]>(json!(1)), "a list of 3 integers".to_owned()),
        (said::<[u8; 1]>(json!([])), "1 item".to_owned()),
        (said::<[Order; 2]>(json!(1)), "a list of 2 strings, each `newest` or `oldest`".to_owned()),
        (said::<(u8, Option<String>)>(json!([1])), "2 items".to_owned()),
        (said::<(Order, bool)>(json!(1)), "a list of 2 (`newest` or `oldest`, boolean)".to_owned()),
        (said::<(Value, bool)>(json!(1)), "a list of 2".to_owned()),
        (said::<Shape>(json!(1)), "`dot` or `nothing`, or an object with one member, `circle` or `square`".to_owned()),
        (
            said::<Shape>(json!({"circle": {}, "square": {}})),
            "`dot` or `nothing`, or an object with one member, `circle` or `square`".to_owned(),
        ),
        (said::<Vec<Shape>>(json!(1)), "a list of strings or objects".to_owned()),
        (said::<Sized>(json!(1)), "an object with one member, `circle`".to_owned()),
        (
            said::<Either>(json!("x")),
            "an integer from 0 to 255, or an object with `x` (integer), `y` (optional integer)".to_owned(),
        ),
        (said::<Mostly>(json!([])), "`open` or an integer from 0 to 65535".to_owned()),
    ];
    for (line, expected) in table {
        let wording = line.strip_prefix("expected ").and_then(|line| line.rsplit_once(", got "));
        assert_eq!(wording.map(|(wording, _)| wording), Some(&*expected), "{line}");
    }
}

#[test]
fn a_member_that_is_missing_is_reported_as_one_that_is_wrong() {
    #[derive(Debug, Deserialize, Coerce)]
    struct Call {
        search: Described,
        shape: Sized,
    }
    assert_eq!(
        said::<Call>(json!({})),
        "search: missing, expected a search as described in the manual\n\
         shape: missing, expected an object with one member, `circle`"
    );
}

#[test]
fn a_word_that_would_need_content_says_which() {
    assert_eq!(
        said::<Shape>(json!("dott")),
        "expected `dot` or `nothing`, or an object with one member, `circle` or `square`, got string \"dott\"; \
         did you mean `dot`?"
    );
    assert_eq!(
        said::<Shape>(json!("circle")),
        "expected an object with the member `circle`: an object with `radius` (number), got string \"circle\""
    );
}

#[test]
fn what_is_reported_stays_short() {
    #[derive(Debug, Deserialize, Coerce)]
    #[rustfmt::skip]
    struct Wide {
        a: Option<u8>, b: u8, c: u8, d: u8, e: u8, f: u8, g: u8, h: u8, i: u8, j: u8,
        k: u8, l: u8, m: u8, n: u8, o: u8, p: u8, q: u8, r: u8, s: u8, t: u8,
    }
    let line = said::<Wide>(json!(1));
    assert!(line.starts_with("expected an object with `b` (integer), `c` (integer), "), "{line}");
    assert!(line.ends_with("`q` (integer), and 4 more, got number 1"), "{line}");
}

/// Behind `flatten` nothing is known of the names except by the schema of the type.
#[test]
fn flattened_names_are_known_too() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(rename_all = "camelCase", deny_unknown_fields)]
    struct Patch {
        field_id: String,
        #[serde(flatten)]
        page: Limited,
        #[serde(flatten)]
        sorting: Option<Sorting>,
        #[serde(flatten)]
        edit: Edit,
        #[serde(flatten)]
        shape: Option<Shape>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Limited {
        #[serde(alias = "size")]
        limit: u8,
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Sorting {
        order: Order,
    }
    let names = "one of `fieldId`, `limit`, `size`, `order`, `op`, `value`, `circle`, `square`, `dot`, `nothing`";
    assert_eq!(
        said::<Patch>(json!({"fieldId": "a", "limit": 1, "op": "clear", "ordr": "newest", "val": 1, "x": 1})),
        format!(
            "ordr: unknown field, expected {names}; did you mean `order`?\n\
             val: unknown field, expected {names}\n\
             x: unknown field, expected {names}"
        )
    );
    assert_eq!(
        said::<Patch>(json!(1)),
        "expected an object with `fieldId` (string), `limit` (integer), `op` (`set` or `clear`), \
         `order` (optional, `newest` or `oldest`), `value` (optional), \
         `circle` or `square` or `dot` or `nothing` (optional), got number 1"
    );
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(try_from = "u32", expecting = "an integer from 1 to 100")]
struct Count(u32);

impl TryFrom<u32> for Count {
    type Error = String;

    fn try_from(count: u32) -> Result<Self, String> {
        if (1..=100).contains(&count) { Ok(Self(count)) } else { Err(format!("{count} is out of bounds")) }
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(from = "Inner", expecting = "a page")]
struct Page(Inner);

#[derive(Debug, Deserialize, Coerce)]
struct Inner {
    limit: u8,
}

impl From<Inner> for Page {
    fn from(inner: Inner) -> Self {
        Self(inner)
    }
}

/// What the other type expects is not what this one does.
#[test]
fn expecting_is_reported_of_the_type_that_says_so() {
    let table = [
        (said::<Count>(json!("5")), "expected an integer from 1 to 100, got string \"5\""),
        (said::<Count>(json!(-5)), "expected an integer from 1 to 100, got number -5"),
        (said::<Count>(json!([])), "expected an integer from 1 to 100, got a list"),
        (said::<Count>(json!(500)), "500 is out of bounds, expected an integer from 1 to 100, got number 500"),
        (said::<Option<Count>>(json!("5")), "expected an integer from 1 to 100 or null, got string \"5\""),
        (said::<Vec<Count>>(json!([{}])), "[0]: expected an integer from 1 to 100, got an object"),
        (said::<Page>(json!(5)), "expected a page, got number 5"),
        (said::<Page>(json!({})), "limit: missing, expected an integer from 0 to 255"),
        (said::<Page>(json!({"limit": "x"})), "limit: expected an integer from 0 to 255, got string \"x\""),
    ];
    for (line, expected) in table {
        assert_eq!(line, expected);
    }
}

#[derive(Debug, Deserialize, Coerce)]
struct Ruled {
    #[coerce(list_to_map(value = 1))]
    states: Option<BTreeMap<String, u8>>,
    entity: Option<Entity>,
    #[coerce(string_to_bool(yes("on"), no("off")))]
    recall: Option<bool>,
    #[coerce(string_to_list, singleton_list)]
    tags: Option<Vec<String>>,
    #[coerce(string_to_object(key = "type", only("pickup")))]
    delivery: Option<Delivery>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Delivery {
    Courier { name: String },
    Pickup,
}

#[test]
fn nothing_is_reported_twice() {
    let table = [
        (
            json!({"entity": "city"}),
            "entity: expected null, or an object whose `type` is `company` or `person`, got string \"city\"; \
             string_to_object: none of these",
        ),
        // The rule's list is a part of what is expected: `courier` is there.
        (
            json!({"delivery": "courier"}),
            "delivery: expected null, or an object whose `type` is `courier` or `pickup`, got string \"courier\"; \
             string_to_object: not `pickup`",
        ),
        (
            json!({"recall": "yes"}),
            "recall: expected a boolean or null, got string \"yes\"; \
             string_to_bool: not one of `true`, `false`, `on`, `off`",
        ),
        (
            json!({"tags": "[draft"}),
            "tags: expected null, or a list of strings, got string \"[draft\"; \
             string_to_list, singleton_list: looks like a JSON list in a string",
        ),
        (
            json!({"states": ["a", "b", 3, "a"]}),
            "states: expected null, or an object whose values are integers, got a list; \
             list_to_map: its item [2] is not a string",
        ),
        (
            json!({"states": ["a", "b", "a", 3]}),
            "states: expected null, or an object whose values are integers, got a list; \
             list_to_map: its item [2] repeats one before it",
        ),
    ];
    for (document, line) in table {
        assert_eq!(said::<Ruled>(document), line);
    }
}

/// A member that is left because its field came by its exact name is not one that was meant for it.
#[test]
fn a_member_beside_its_field_says_so() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(rename_all = "camelCase", deny_unknown_fields)]
    #[coerce(ignore_key_case)]
    struct Company {
        is_investor: bool,
    }
    let both = json!({"isInvestor": true, "IsInvestor": false});
    let line = "IsInvestor: unknown field, expected `isInvestor`; `isInvestor` is there too";
    assert_eq!(said::<Company>(both.clone()), line);
    let strict: Error = Options::default().mode(Mode::Strict).from_value_with_report::<Company>(both).unwrap_err();
    assert_eq!(strict.to_string(), line);
}

/// Safe mode reads neither of two members as one field: no rule is named for them.
#[test]
fn members_that_are_one_field_ignoring_case_are_not_promised_to_be_read() {
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(deny_unknown_fields)]
    #[coerce(ignore_key_case)]
    struct Search {
        #[serde(default)]
        max_results: u8,
    }
    let said = |mode: Mode, document: Value| {
        Options::default().mode(mode).from_value_with_report::<Search>(document).unwrap_err().to_string()
    };
    let unknown = "unknown field, expected `max_results`";
    let one = format!("maxResults: {unknown}; `ignore_key_case` would read this as `max_results` in safe mode");
    assert_eq!(said(Mode::Strict, json!({"maxResults": 2})), one);
    let both = json!({"maxResults": 2, "MaxResults": 3});
    let meant = format!("{unknown}; did you mean `max_results`?");
    assert_eq!(said(Mode::Strict, both.clone()), format!("MaxResults: {meant}\nmaxResults: {meant}"));
    assert!(said(Mode::Safe, both).contains("expected only one member that has this name, ignoring case"));
}
