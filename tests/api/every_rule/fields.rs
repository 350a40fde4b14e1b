//! A rule on a field acts through what stands around the type that it is for: options, pointers, lists, maps, newtypes.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Repair};
use serde_json::{Value, json};

/// Reads an object of one member, and says what the member became, and which rules fired.
fn read<T: Coerce + Serialize>(field: &str, value: &Value) -> (Value, Vec<&'static str>) {
    let document = json!({ field: value });
    let (read, report) =
        T::from_value_with_report(document.clone()).unwrap_or_else(|error| panic!("{document}: {error}"));
    let text = T::from_str_with_report(&document.to_string()).unwrap_or_else(|error| panic!("{document}: {error}"));
    assert_eq!((json!(text.0), &text.1), (json!(read), &report), "{document}");
    (json!(read)[field].clone(), report.coercions().iter().map(|coercion| coercion.rule).collect())
}

/// A rule that acts on items: on the value of a field, and on each of the items inside.
macro_rules! item_rules {
    ($($name:ident: $type:ty, [$($rule:tt)*], $value:tt => $made:tt;)*) => {
        $(
            mod $name {
                use super::*;

                #[derive(Serialize, Deserialize, Coerce)]
                struct Id($type);

                #[derive(Serialize, Deserialize, Coerce)]
                #[serde(default)]
                struct Fields {
                    #[coerce($($rule)*)]
                    plain: Option<Box<$type>>,
                    #[coerce($($rule)*)]
                    shared: Option<Arc<$type>>,
                    #[coerce($($rule)*)]
                    newtype: Option<Id>,
                    #[coerce($($rule)*)]
                    list: Vec<$type>,
                    #[coerce($($rule)*)]
                    options: Option<Vec<Option<$type>>>,
                    #[coerce($($rule)*)]
                    nested: Vec<Vec<$type>>,
                    #[coerce($($rule)*)]
                    map: BTreeMap<String, Id>,
                    #[coerce($($rule)*)]
                    lists: BTreeMap<String, Vec<$type>>,
                }

                impl Default for Fields {
                    fn default() -> Self {
                        let (list, nested, map) = Default::default();
                        Self { plain: None, shared: None, newtype: None, list, options: None, nested, map, lists: BTreeMap::new() }
                    }
                }

                #[test]
                fn fires_through_what_stands_around_its_type() {
                    let rule = stringify!($name);
                    let around: [(&str, fn(Value) -> Value); 8] = [
                        ("plain", |value| value),
                        ("shared", |value| value),
                        ("newtype", |value| value),
                        ("list", |value| json!([value])),
                        ("options", |value| json!([null, value])),
                        ("nested", |value| json!([[], [value]])),
                        ("map", |value| json!({"a": value})),
                        ("lists", |value| json!({"a": [value]})),
                    ];
                    for (field, around) in around {
                        let (value, made) = (around(json!($value)), around(json!($made)));
                        assert_eq!(read::<Fields>(field, &value), (made, vec![rule]), "{field}");
                    }
                }
            }
        )*
    };
}

fn to_one(value: &Value) -> Repair {
    if value == "one" { Repair::To(json!(1)) } else { Repair::Keep }
}

#[derive(Serialize, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Word {
    Open,
    #[serde(other)]
    Other,
}

#[derive(Serialize, Deserialize, Coerce)]
struct Named {
    name: String,
}

item_rules! {
    object_to_value: u8, [object_to_value(key = "value")], {"value": 1} => 1;
    trim: String, [trim], " a" => "a";
    string_to_object: Named, [string_to_object(key = "name")], "a" => {"name": "a"};
    ignore_case: Word, [ignore_case], "OPEN" => "open";
    string_to_number: u8, [string_to_number], "1" => 1;
    float_to_integer: u8, [float_to_integer], 1.0 => 1;
    number_to_string: Cow<'static, str>, [number_to_string], 1 => "1";
    string_to_bool: bool, [string_to_bool], "true" => true;
    number_to_bool: bool, [number_to_bool], 1 => true;
    bool_to_number: u8, [bool_to_number], true => 1;
    bool_to_string: String, [bool_to_string], true => "true";
    bool_to_choice: String, [bool_to_choice(yes = "on", no = "off")], true => "on";
    to_one: u8, [custom(to_one)], "one" => 1;
}

/// A rule for the whole value acts on each item if it stands in `each(…)`.
macro_rules! whole_rules {
    ($($name:ident: $type:ty, [$($rule:tt)*], $value:tt => $made:tt;)*) => {
        $(
            mod $name {
                use super::*;

                #[derive(Serialize, Deserialize, Coerce)]
                struct Id($type);

                #[derive(Serialize, Deserialize, Coerce)]
                #[serde(default)]
                struct Fields {
                    #[coerce($($rule)*)]
                    plain: Box<$type>,
                    #[coerce($($rule)*)]
                    newtype: Id,
                    #[coerce(each($($rule)*))]
                    list: Vec<$type>,
                    #[coerce(each($($rule)*))]
                    options: Option<Vec<Option<$type>>>,
                    #[coerce(each($($rule)*))]
                    map: BTreeMap<String, Id>,
                }

                impl Default for Fields {
                    fn default() -> Self {
                        let read = || -> $type { serde_json::from_value(json!($made)).expect("it is valid") };
                        let plain = Box::new(read());
                        Self { plain, newtype: Id(read()), list: vec![], options: None, map: BTreeMap::new() }
                    }
                }

                #[test]
                fn fires_through_what_stands_around_its_type() {
                    let rule = stringify!($name);
                    let around: [(&str, fn(Value) -> Value); 5] = [
                        ("plain", |value| value),
                        ("newtype", |value| value),
                        ("list", |value| json!([value])),
                        ("options", |value| json!([value])),
                        ("map", |value| json!({"a": value})),
                    ];
                    for (field, around) in around {
                        let (value, made) = (around(json!($value)), around(json!($made)));
                        assert_eq!(read::<Fields>(field, &value), (made, vec![rule]), "{field}");
                    }
                }
            }
        )*
    };
}

whole_rules! {
    unfence: String, [unfence], "```\na\n```" => "a";
    string_to_json: Vec<u8>, [string_to_json], "[1]" => [1];
    python_to_json: Vec<bool>, [python_to_json], "[True]" => [true];
    json5_to_json: Vec<u8>, [json5_to_json], "[1,]" => [1];
    list_to_item: u8, [list_to_item], [1] => 1;
    map_to_list: Vec<u8>, [map_to_list], {"0": 1} => [1];
    string_to_list: Vec<String>, [string_to_list], "a" => ["a"];
    singleton_list: Vec<u8>, [singleton_list], 1 => [1];
    list_to_map: BTreeMap<String, bool>, [list_to_map(value = true)], ["a"] => {"a": true};
    drop_invalid_items: Vec<u8>, [drop_invalid_items], [1, null] => [1];
}

/// In an option null is `None`, as serde has it.
#[test]
fn null_to_object_fires_where_null_is_not_read() {
    #[derive(Default, Serialize, Deserialize, Coerce)]
    #[serde(default)]
    struct Fields {
        #[coerce(null_to_object)]
        plain: BTreeMap<String, u8>,
        #[coerce(each(null_to_object))]
        list: Vec<BTreeMap<String, u8>>,
        #[coerce(each(null_to_object))]
        options: Vec<Option<BTreeMap<String, u8>>>,
    }
    assert_eq!(read::<Fields>("plain", &json!(null)), (json!({}), vec!["null_to_object"]));
    assert_eq!(read::<Fields>("list", &json!([null])), (json!([{}]), vec!["null_to_object"]));
    assert_eq!(read::<Fields>("options", &json!([null])), (json!([null]), vec![]));
}

/// The type reads the object itself: what that holds is read in its place only where it may be.
#[test]
fn an_object_is_not_unwrapped_into_what_the_type_does_not_read() {
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Page {
        #[coerce(string_to_number)]
        limit: u8,
    }
    #[derive(Debug, PartialEq, Deserialize, Coerce)]
    struct Wrapped {
        #[coerce(object_to_value(key = "limit"))]
        page: Page,
    }
    for page in [json!({"limit": "5"}), json!({"limit": {"limit": "5"}})] {
        assert_eq!(Wrapped::from_value(json!({"page": page})).unwrap(), Wrapped { page: Page { limit: 5 } });
    }
    let error = Wrapped::from_value(json!({"page": {"limit": "x"}})).unwrap_err();
    assert!(
        error.to_string().starts_with("page.limit: expected an integer from 0 to 255, got string \"x\""),
        "{error}"
    );
}
