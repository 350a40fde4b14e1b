//! A struct with a field for each rule, in every shape that a type gives it.

use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Repair, Report};
use serde_json::{Map, Value, json};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Ruled {
    #[coerce(unfence)]
    unfence: String,
    #[coerce(string_to_json)]
    string_to_json: Vec<u8>,
    #[coerce(python_to_json)]
    python_to_json: Vec<bool>,
    #[coerce(json5_to_json)]
    json5_to_json: Vec<u8>,
    #[coerce(object_to_value(key = "value"))]
    object_to_value: u8,
    #[coerce(list_to_item)]
    list_to_item: u8,
    #[coerce(trim)]
    trim: String,
    #[coerce(empty_to_null)]
    empty_to_null: Option<String>,
    #[coerce(text_to_null("null"))]
    text_to_null: Option<String>,
    #[serde(default)]
    #[coerce(null_to_default)]
    null_to_default: u8,
    #[coerce(null_to_object)]
    null_to_object: Defaulted,
    #[coerce(map_to_list)]
    map_to_list: Vec<u8>,
    #[coerce(map_to_list(key = "name"))]
    map_to_list_by_key: Vec<Named>,
    #[coerce(string_to_list)]
    string_to_list: Vec<String>,
    #[coerce(singleton_list)]
    singleton_list: Vec<u8>,
    #[coerce(list_to_map(value = true))]
    list_to_map: BTreeMap<String, bool>,
    #[coerce(list_to_map(key = "name"))]
    list_to_map_by_key: BTreeMap<String, Defaulted>,
    #[coerce(string_to_object(key = "name"))]
    string_to_object: Named,
    #[coerce(ignore_case)]
    ignore_case: Word,
    #[coerce(string_to_number)]
    string_to_number: u8,
    #[coerce(float_to_integer)]
    float_to_integer: u8,
    #[coerce(number_to_string)]
    number_to_string: String,
    #[coerce(string_to_bool)]
    string_to_bool: bool,
    #[coerce(number_to_bool)]
    number_to_bool: bool,
    #[coerce(bool_to_number)]
    bool_to_number: u8,
    #[coerce(bool_to_string)]
    bool_to_string: String,
    #[coerce(bool_to_choice(yes = "on", no = "off"))]
    bool_to_choice: String,
    #[coerce(custom(doubled))]
    custom: u8,
    #[serde(default)]
    #[coerce(invalid_to_default)]
    invalid_to_default: u8,
    #[coerce(drop_invalid_items)]
    drop_invalid_items: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Defaulted {
    #[serde(default)]
    on: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Coerce)]
struct Named {
    name: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Word {
    Open,
}

/// What it has made it keeps.
fn doubled(value: &Value) -> Repair {
    match value.as_u64() {
        Some(number @ 1..=9) => Repair::To(json!(number * 20)),
        _ => Repair::Keep,
    }
}

/// For each field: a value that its rule alone repairs, and what it becomes. `None`: the member is left out, and has its default.
fn repairs() -> Vec<(&'static str, Value, Option<Value>)> {
    let rows = [
        ("unfence", json!("```\na\n```"), json!("a")),
        ("string_to_json", json!("[1]"), json!([1])),
        ("python_to_json", json!("[True]"), json!([true])),
        ("json5_to_json", json!("[1,]"), json!([1])),
        ("object_to_value", json!({"value": 1}), json!(1)),
        ("list_to_item", json!([1]), json!(1)),
        ("trim", json!(" a"), json!("a")),
        ("empty_to_null", json!(""), json!(null)),
        ("text_to_null", json!("null"), json!(null)),
        ("null_to_object", json!(null), json!({"on": false})),
        ("map_to_list", json!({"0": 1}), json!([1])),
        ("map_to_list_by_key", json!({"a": {}}), json!([{"name": "a"}])),
        ("string_to_list", json!("a, b"), json!(["a", "b"])),
        ("singleton_list", json!(1), json!([1])),
        ("list_to_map", json!(["a"]), json!({"a": true})),
        ("list_to_map_by_key", json!([{"name": "a", "on": true}]), json!({"a": {"on": true}})),
        ("string_to_object", json!("a"), json!({"name": "a"})),
        ("ignore_case", json!("OPEN"), json!("open")),
        ("string_to_number", json!("1"), json!(1)),
        ("float_to_integer", json!(1.0), json!(1)),
        ("number_to_string", json!(1), json!("1")),
        ("string_to_bool", json!("true"), json!(true)),
        ("number_to_bool", json!(1), json!(true)),
        ("bool_to_number", json!(true), json!(1)),
        ("bool_to_string", json!(true), json!("true")),
        ("bool_to_choice", json!(true), json!("on")),
        ("custom", json!(5), json!(100)),
        ("drop_invalid_items", json!([1, null]), json!([1])),
    ];
    let to_default = [("null_to_default", json!(null)), ("invalid_to_default", json!([]))];
    let rows = rows.into_iter().map(|(field, value, made)| (field, value, Some(made)));
    rows.chain(to_default.map(|(field, value)| (field, value, None))).collect()
}

/// An object that is read as it is.
fn valid() -> Map<String, Value> {
    repairs().into_iter().map(|(field, _, made)| (field.to_owned(), made.unwrap_or_else(|| json!(0)))).collect()
}

/// The rule that the field declares.
fn rule_of(field: &str) -> &str {
    if field == "custom" { "doubled" } else { field.trim_end_matches("_by_key") }
}

fn read<T: Coerce>(value: &Value) -> [Result<(T, Report), serde_coerce::Error>; 2] {
    [T::from_value_with_report(value.clone()), T::from_str_with_report(&value.to_string())]
}

/// Reads for each rule a document that it alone repairs. `around` puts the object where the shape has it.
fn each_fires<T: Coerce + Serialize + fmt::Debug>(around: impl Fn(Value) -> Value) {
    let mut valid = valid();
    let accepted = around(Value::Object(valid.clone()));
    for read in read::<T>(&accepted) {
        let (value, report) = read.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((json!(value), report), (accepted.clone(), Report::default()));
    }
    for (field, value, made) in repairs() {
        let before = valid.insert(field.to_owned(), value);
        let document = around(Value::Object(valid.clone()));
        for read in read::<T>(&document) {
            let (value, report) = read.unwrap_or_else(|error| panic!("{field}: {document}: {error}"));
            let fired: Vec<_> = report.coercions().iter().map(|coercion| coercion.rule).collect();
            assert_eq!(fired, [rule_of(field)], "{document}");
            let mut expected = valid.clone();
            expected.insert(field.to_owned(), made.clone().unwrap_or_else(|| json!(0)));
            assert_eq!(json!(value), around(Value::Object(expected)), "{document}");
        }
        valid.extend(before.map(|before| (field.to_owned(), before)));
    }
}

/// The object with one member more.
fn with(mut value: Value, name: &str, member: Value) -> Value {
    if let Some(members) = value.as_object_mut() {
        members.insert(name.to_owned(), member);
    }
    value
}

#[test]
fn every_rule_has_a_field() {
    let all = Ruled::rules();
    let declared: Vec<_> = all.rows().iter().flat_map(|row| &row.rules).map(|rule| &*rule.rule).collect();
    let fields: Vec<_> = repairs().into_iter().map(|(field, ..)| rule_of(field)).collect();
    assert!(fields.iter().all(|rule| declared.contains(rule) || *rule == "doubled"), "{declared:?}");
    // The table of the README has all of them.
    let readme = include_str!("../../../README.md");
    let rows = readme
        .lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .filter(|line| line.contains("| whole |") || line.contains("| item |"));
    let named =
        rows.map(|row| row.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')).next().unwrap_or(row));
    let missing: Vec<_> = named.filter(|rule| !fields.contains(rule) && *rule != "custom").collect();
    assert_eq!(missing, Vec::<&str>::new());
}

macro_rules! shapes {
    ($($name:ident: $type:ty, $around:expr;)*) => {
        $(
            #[test]
            fn $name() {
                each_fires::<$type>($around);
            }
        )*
    };
}

shapes! {
    alone: Ruled, |value| value;
    in_a_field: Field<Ruled>, |value| json!({"inner": value});
    in_an_option: Option<Ruled>, |value| value;
    in_a_list: Vec<Ruled>, |value| json!([value]);
    in_an_array: [Ruled; 1], |value| json!([value]);
    in_a_map: BTreeMap<String, Ruled>, |value| json!({"a": value});
    in_a_pointer: Rc<Ruled>, |value| value;
    in_a_tuple: (Ruled, u8), |value| json!([value, 1]);
    in_a_tuple_struct: Pair<Ruled>, |value| json!([value, 1]);
    in_a_newtype: Newtype<Ruled>, |value| value;
    in_a_transparent_struct: Transparent<Ruled>, |value| value;
    in_what_is_made_of_it: Made, |value| value;
    in_a_flattened_field: Flat<Ruled>, |value| with(value, "other", json!(1));
    in_a_flattened_option: FlatOption<Ruled>, |value| with(value, "other", json!(1));
    in_what_a_flattened_field_flattens: Flat<Flat2<Ruled>>, |value| with(with(value, "more", json!(1)), "other", json!(1));
    in_what_a_flattened_option_flattens: FlatOption<Flat2<Option<Ruled>>>, |value| with(with(value, "more", json!(1)), "other", json!(1));
    in_a_flattened_map: Flat<BTreeMap<String, Ruled>>, |value| json!({"a": value, "other": 1});
    in_a_variant: External<Ruled>, |value| json!({"One": value});
    in_a_field_of_a_variant: External<Ruled>, |value| json!({"Struct": {"inner": value}});
    in_a_tuple_variant: External<Ruled>, |value| json!({"Tuple": [value, 1]});
    in_a_variant_by_its_tag: Internal<Ruled>, |value| with(value, "kind", json!("One"));
    in_a_field_of_a_variant_by_its_tag: Internal<Ruled>, |value| json!({"kind": "Struct", "inner": value});
    in_the_content_of_a_variant: Adjacent<Ruled>, |value| json!({"kind": "One", "content": value});
    in_a_variant_without_a_tag: Untagged<Ruled>, |value| value;
    in_the_second_variant_without_a_tag: Untagged2<Ruled>, |value| json!({"inner": value});
    in_a_flattened_variant: Flat<External<Ruled>>, |value| json!({"One": value, "other": 1});
    in_a_flattened_variant_by_its_tag: Flat<Internal<Ruled>>, |value| with(with(value, "kind", json!("One")), "other", json!(1));
    in_a_flattened_variant_without_a_tag: Flat<Untagged<Ruled>>, |value| with(value, "other", json!(1));
    in_a_flattened_option_of_a_variant: FlatOption<Internal<Ruled>>, |value| with(with(value, "kind", json!("One")), "other", json!(1));
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Field<T> {
    inner: T,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Pair<T>(T, u8);

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Newtype<T>(T);

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(transparent)]
struct Transparent<T> {
    inner: T,
}

#[derive(Clone, Debug, Serialize, Deserialize, Coerce)]
#[serde(from = "Ruled", into = "Ruled")]
struct Made {
    of: Ruled,
}

impl From<Ruled> for Made {
    fn from(of: Ruled) -> Self {
        Self { of }
    }
}

impl From<Made> for Ruled {
    fn from(made: Made) -> Self {
        made.of
    }
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Flat<T> {
    other: u8,
    #[serde(flatten)]
    inner: T,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct Flat2<T> {
    more: u8,
    #[serde(flatten)]
    inner: T,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
struct FlatOption<T> {
    other: u8,
    #[serde(flatten)]
    inner: Option<T>,
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
enum External<T> {
    One(T),
    Struct { inner: T },
    Tuple(T, u8),
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(tag = "kind")]
enum Internal<T> {
    One(T),
    Struct { inner: T },
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(tag = "kind", content = "content")]
enum Adjacent<T> {
    One(T),
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged<T> {
    Flag(bool),
    One(T),
}

#[derive(Debug, Serialize, Deserialize, Coerce)]
#[serde(untagged)]
enum Untagged2<T> {
    One(u8),
    Struct { inner: T },
}
