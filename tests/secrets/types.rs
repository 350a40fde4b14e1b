//! Types with marks at locations of every kind, each with templates of documents: `"$"` stands where the mark covers what comes.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use serde::{Deserialize, Deserializer};
use serde_coerce::{Coerce, Patch, Repair};
use serde_json::{Value, json};

use super::apart::apart;
use super::seen::{seen_briefly, seen_everywhere};

/// A type, and documents of it.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) templates: Vec<Value>,
    pub(crate) seen_briefly: fn(&Value) -> Vec<String>,
    pub(crate) seen_everywhere: fn(&Value) -> Vec<String>,
}

impl Case {
    pub(crate) fn of<T: Coerce>(templates: Value) -> Self {
        let Value::Array(templates) = templates else { panic!("a list of templates") };
        let name = std::any::type_name::<T>();
        Self { name, templates, seen_briefly: seen_briefly::<T>, seen_everywhere: seen_everywhere::<T> }
    }
}

macro_rules! types {
    ($($item:item)*) => { $(#[derive(Debug, Deserialize, Coerce)] $item)* };
}

/// A field of each kind, with the rules of its kind.
#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(default)]
struct Login {
    #[coerce(string_to_number)]
    id: u8,
    #[coerce(sensitive, trim, number_to_string, empty_to_null)]
    password: Option<String>,
    #[coerce(sensitive, string_to_number)]
    pin: Option<u32>,
    #[coerce(sensitive, string_to_number, float_to_integer)]
    wide: u128,
    #[coerce(sensitive, ignore_case)]
    color: Option<Color>,
    #[coerce(sensitive, unfence, string_to_json, python_to_json, json5_to_json, singleton_list)]
    codes: Vec<Vec<u8>>,
    #[coerce(sensitive, string_to_list, drop_invalid_items)]
    words: Vec<Color>,
    #[coerce(sensitive, invalid_to_default)]
    ignored: u8,
    #[coerce(sensitive, each(invalid_to_default))]
    each: Vec<u8>,
    #[coerce(sensitive, custom(quote))]
    custom: u8,
    #[coerce(sensitive, custom(first = unquote))]
    changed: u8,
    #[coerce(sensitive, serde)]
    foreign: Option<Foreign>,
    #[coerce(sensitive)]
    opaque: Option<Foreign>,
    #[serde(deserialize_with = "quoting")]
    #[coerce(sensitive, string_to_json)]
    with: u8,
    #[coerce(sensitive)]
    map: BTreeMap<u8, u8>,
    #[coerce(sensitive, list_to_map(value = 1), string_to_object(key = "id"))]
    inner: Option<Box<Inner>>,
    #[coerce(sensitive)]
    pair: Option<(u8, bool)>,
    #[coerce(sensitive)]
    any: Option<Value>,
    #[coerce(sensitive)]
    tagged: Option<Tagged>,
    #[coerce(sensitive, trim)]
    patch: Patch<bool>,
    #[serde(flatten)]
    #[coerce(sensitive)]
    rest: BTreeMap<String, u8>,
}

types! {
    #[serde(deny_unknown_fields)]
    struct Inner { id: u8 }

    #[serde(rename_all = "lowercase")]
    enum Color { Red }

    /// Content in all forms.
    #[serde(rename_all = "lowercase")]
    enum Tagged {
        Key { #[coerce(sensitive, list_to_item)] key: u8 },
        Token(#[coerce(sensitive, string_to_number)] u32),
        Pair(u8, #[coerce(sensitive, trim)] bool),
        Login(Box<Login>),
    }

    #[serde(tag = "kind", rename_all = "lowercase")]
    #[coerce(string_to_json)]
    enum Internal {
        Key { #[coerce(sensitive, list_to_item)] key: u8 },
        Login(Box<Login>),
    }

    #[serde(tag = "kind", content = "data", rename_all = "lowercase")]
    #[coerce(string_to_json)]
    enum Adjacent {
        Key { #[coerce(sensitive, list_to_item)] key: u8 },
        Token(#[coerce(sensitive, string_to_number)] u32),
        Pair(u8, #[coerce(sensitive, trim)] bool),
    }

    #[serde(untagged)]
    enum Untagged {
        Leaf { #[coerce(sensitive, trim)] pw: bool },
        Inner { #[coerce(singleton_list)] nodes: Vec<Untagged> },
        Number(u8),
    }

    /// The secret is deep inside, behind rules that open what is around it.
    struct Around {
        #[serde(default)]
        #[coerce(unfence, string_to_json, python_to_json, json5_to_json, singleton_list, map_to_list, drop_invalid_items)]
        logins: Vec<Login>,
        #[serde(default)]
        #[coerce(unfence, string_to_json, object_to_value(key = "value"), list_to_item, invalid_to_default)]
        login: Option<Login>,
        #[serde(default)]
        #[coerce(string_to_json, each(string_to_json, object_to_value(key = "value")))]
        by_name: BTreeMap<String, Internal>,
        #[serde(default)]
        #[coerce(each(each(singleton_list)))]
        deep: HashMap<String, VecDeque<[Vec<Token>; 1]>>,
        #[serde(default)]
        tagged: Vec<Tagged>,
        #[serde(default)]
        adjacent: Vec<Adjacent>,
        #[serde(default)]
        untagged: Vec<Untagged>,
    }

    #[derive(Default)]
    struct Token(#[coerce(sensitive, string_to_number)] u32);

    struct Two(u8, #[coerce(sensitive, string_to_number)] u32);

    #[serde(transparent)]
    struct Same { #[coerce(sensitive)] inner: Option<Arc<Inner>> }

    #[coerce(ignore_key_case, drop_keys("more"))]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct Folded { #[coerce(sensitive, trim)] api_key: bool, #[serde(default)] limit: u8 }

    #[coerce(opt_in)]
    struct Asking { #[coerce(sensitive, trim, string_to_number)] pin: u8, #[coerce(trim)] limit: u8 }

    struct Flat { #[serde(flatten)] login: Option<Folded>, #[serde(flatten)] key: Internal }

    struct Tree {
        #[coerce(singleton_list)]
        #[serde(default)]
        kids: Vec<Tree>,
        #[coerce(sensitive)]
        #[serde(default)]
        pw: Option<bool>,
    }

    /// The secret is two types away from the rule.
    struct Folder { #[serde(default)] #[coerce(singleton_list, map_to_list)] files: Vec<File> }

    struct File {
        #[serde(default)]
        #[coerce(string_to_json, object_to_value(key = "value"))]
        folder: Option<Box<Folder>>,
        #[serde(default)]
        #[coerce(string_to_json)]
        owner: Option<Internal>,
    }

    /// The key is the secret, or the secret is beside it.
    struct Named {
        #[serde(default)]
        #[coerce(string_to_json, singleton_list, map_to_list(key = "pw"), drop_invalid_items)]
        by_secret: Vec<Pins>,
        #[serde(default)]
        #[coerce(map_to_list(key = "name"))]
        listed: Vec<Pins>,
        #[serde(default)]
        #[coerce(string_to_json, list_to_map(key = "name"))]
        keyed: BTreeMap<String, Pins>,
        #[serde(default)]
        #[coerce(list_to_map(key = "name"))]
        by_key: BTreeMap<ApiKey, Pins>,
    }

    struct Pins {
        #[serde(default)]
        name: Option<bool>,
        #[coerce(sensitive, trim)]
        pw: Option<bool>,
    }

    struct Quotas {
        #[serde(default)]
        #[coerce(string_to_number, list_to_map(value = 1))]
        by_key: BTreeMap<ApiKey, u8>,
        #[serde(default)]
        #[coerce(each(singleton_list), string_to_number)]
        lists: HashMap<ApiKey, Vec<u8>>,
        #[serde(default)]
        #[coerce(string_to_json)]
        inner: BTreeMap<String, BTreeMap<ApiKey, Inner>>,
        #[serde(default)]
        #[coerce(drop_invalid_items)]
        dropped: BTreeMap<ApiKey, u8>,
    }

    /// Rules and conversions that quote what is inside.
    #[coerce(custom(quote))]
    struct Asked { #[coerce(sensitive)] pw: Value }

    struct Holder {
        #[serde(default)]
        #[coerce(custom(quote))]
        login: Option<Open>,
        #[serde(default)]
        #[coerce(each(custom(quote)))]
        logins: Vec<Open>,
    }

    struct Open { #[coerce(sensitive)] pw: Value }

    #[serde(try_from = "Open")]
    struct Checked {}

    struct Wrapped(Checked);

    #[serde(untagged)]
    enum Either { Checked(Checked), Number(u8) }

    struct FlatChecked { #[serde(flatten)] checked: Checked }

    struct With { #[serde(deserialize_with = "refusing")] login: Open }
}

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Coerce)]
struct ApiKey(#[coerce(sensitive)] String);

#[derive(Debug, Deserialize, Coerce)]
struct Generic<T> {
    #[serde(default)]
    #[coerce(singleton_list)]
    next: Vec<Generic<T>>,
    #[serde(default)]
    #[coerce(singleton_list)]
    items: Vec<T>,
}

/// A type without `Coerce`, whose errors quote what it was given.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Foreign {
    #[serde(rename = "at")]
    _at: u8,
}

impl TryFrom<Open> for Checked {
    type Error = String;

    fn try_from(open: Open) -> Result<Self, String> {
        Err(format!("{} is too short", open.pw))
    }
}

fn quote(value: &Value) -> Repair {
    Repair::Refuse(format!("{value} is not it"))
}

fn unquote(value: &Value) -> Repair {
    value.as_str().map_or(Repair::Keep, |text| Repair::To(json!([text])))
}

fn quoting<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let value = Value::deserialize(from)?;
    Err(serde::de::Error::custom(format!("{value} is not it")))
}

fn refusing<'de, D: Deserializer<'de>>(from: D) -> Result<Open, D::Error> {
    let open = Open::deserialize(from)?;
    Err(serde::de::Error::custom(format!("{} is too short", open.pw)))
}

/// The mark of a policy, for a schema that is known at run time only.
#[cfg(feature = "schema")]
fn at_run_time() -> Case {
    use serde_coerce::schema::{Policy, Schema};
    use std::sync::LazyLock;

    static SCHEMA: LazyLock<Schema> = LazyLock::new(|| {
        let login = json!({"type": "object", "required": ["pin"], "properties": {
            "id": {"type": "integer"},
            "pin": {"type": "integer", "minimum": 1, "maximum": 9},
            "color": {"enum": ["red"]},
            "codes": {"type": "array", "items": {"type": "string", "maxLength": 3, "pattern": "^[0-9]+$"}},
        }});
        let schema = json!({"type": "object", "properties": {"logins": {"type": "array", "items": login}}});
        let rules = ["string_to_json", "singleton_list", "object_to_value(key = \"value\")"];
        let policy = Policy::new().on("integer", ["string_to_number"]).on("array", rules);
        let policy = policy.sensitive("/logins/*/pin").sensitive("/logins/*/codes").sensitive("/logins/*/color");
        Schema::compile(&schema, &policy).expect("a schema")
    });
    let seen = |document: &Value| super::seen::seen_by(&SCHEMA, document);
    Case { name: "a schema", templates: run_time_templates(), seen_briefly: seen, seen_everywhere: seen }
}

#[cfg(feature = "schema")]
fn run_time_templates() -> Vec<Value> {
    vec![
        json!({"logins": [{"id": "5", "pin": "$"}]}),
        json!({"logins": [{"id": "x", "pin": 5, "color": "$"}]}),
        json!({"logins": [{"id": 5, "pin": 5, "codes": ["$"]}]}),
    ]
}

/// All of them.
pub(crate) fn cases() -> Vec<Case> {
    let at_run_time: &[fn() -> Case] = &[
        #[cfg(feature = "schema")]
        at_run_time,
    ];
    derived().into_iter().chain(apart()).chain(at_run_time.iter().map(|case| case())).collect()
}

fn derived() -> Vec<Case> {
    vec![
        Case::of::<Login>(each_field()),
        Case::of::<Around>(json!([
            {"logins": [{"id": "5", "password": "$"}]},
            {"logins": [{"id": "x", "codes": "$", "pin": 5}, {"id": 5}]},
            {"login": {"id": "5", "inner": {"id": "$"}}},
            {"by_name": {"a": {"kind": "key", "key": "$"}}},
            {"by_name": {"a": {"kind": "login", "id": "5", "pin": "$"}}},
            {"deep": {"a": [[["$"]]]}},
            {"tagged": [{"key": {"key": "$"}}, {"token": 5}]},
            {"tagged": [{"token": "$"}]},
            {"tagged": [{"pair": [5, "$"]}]},
            {"tagged": [{"login": {"id": "5", "foreign": "$"}}]},
            {"adjacent": [{"kind": "key", "data": {"key": "$"}}]},
            {"adjacent": [{"data": "$", "kind": "token"}]},
            {"adjacent": [{"kind": "pair", "data": [5, "$"]}]},
            {"untagged": [{"nodes": [{"pw": "$"}]}, 5]},
        ])),
        Case::of::<Token>(json!(["$"])),
        Case::of::<Same>(json!(["$", {"id": "$"}])),
        Case::of::<Folded>(json!([{"apiKey": "$", "limit": 5}, {"API-KEY": "$", "limit": "x", "more": 5, "other": 5}])),
        Case::of::<Asking>(json!([
            {"pin": "$", "limit": " 5", "compat": {"mode": "safe"}},
            {"pin": "$", "limit": " 5", "compat": {"mode": "x"}},
        ])),
        Case::of::<Flat>(
            json!([{"apiKey": "$", "kind": "key", "key": 5}, {"apiKey": true, "kind": "key", "key": "$"}]),
        ),
        Case::of::<Tree>(json!([{"kids": {"kids": {"pw": "$"}}}, {"kids": [{"pw": "$", "kids": 5}]}])),
        Case::of::<Folder>(json!([
            {"files": [{"owner": {"kind": "key", "key": "$"}}]},
            {"files": [{"folder": {"files": [{"owner": {"kind": "login", "id": 5, "pin": "$"}}]}}]},
        ])),
        Case::of::<Generic<Token>>(json!([{"next": [{"next": [], "items": ["$"]}]}])),
        Case::of::<BTreeMap<ApiKey, u8>>(json!([{"$": 5}, {"$": "x"}])),
        Case::of::<Quotas>(json!([
            {"by_key": {"$": "5"}},
            {"by_key": ["$", "b"]},
            {"lists": {"$": [5, "x"]}},
            {"inner": {"a": {"$": {"id": 5}}}},
            {"inner": {"a": {"$": {"id": 5, "more": 5}}}},
            {"dropped": {"$": "x"}},
        ])),
        Case::of::<Named>(json!([
            {"by_secret": {"$": {"name": true}}},
            {"by_secret": {"$": {"name": "x"}, "b": 5}},
            {"by_secret": [{"pw": "$"}]},
            {"listed": {"true": {"pw": "$"}}},
            {"listed": {"a": {"pw": "$", "name": true}, "b": {"more": {"pw": 5}}}},
            {"keyed": [{"name": "a", "pw": "$"}]},
            {"keyed": [{"name": "a", "pw": true}, {"name": "a", "pw": "$"}]},
            {"keyed": [{"name": "$", "pw": "x"}, {"pw": "$"}]},
            {"by_key": [{"name": "$", "pw": true}, {"name": "b", "pw": 5}]},
            {"by_key": [{"name": "b", "pw": true}, {"name": "$", "more": 5}]},
        ])),
        Case::of::<Asked>(json!([{"pw": "$"}])),
        Case::of::<Holder>(json!([{"login": {"pw": "$"}}, {"logins": [{"pw": "$"}]}])),
        Case::of::<Checked>(json!([{"pw": "$"}])),
        Case::of::<Wrapped>(json!([{"pw": "$"}])),
        Case::of::<Either>(json!([{"pw": "$"}])),
        Case::of::<FlatChecked>(json!([{"pw": "$"}])),
        Case::of::<With>(json!([{"login": {"pw": "$"}}])),
    ]
}

/// Types whose values tell what they are by where they stand in a list: in another list a secret stands at another location.
pub(crate) fn by_position() -> Vec<Case> {
    vec![
        Case::of::<Two>(json!([[5, "$"], ["x", "$"]])),
        Case::of::<(u8, Checked)>(json!([[1, {"pw": "$"}]])),
        Case::of::<Login>(json!([["x", "$", "$"]])),
    ]
}

fn each_field() -> Value {
    let names = [
        "password", "pin", "wide", "color", "codes", "words", "ignored", "each", "custom", "changed", "foreign",
        "opaque", "with", "map", "inner", "pair", "any", "tagged", "patch", "others",
    ];
    names.map(|name| json!({"id": "5", name: "$"})).into_iter().collect()
}

/// The same as [`Login`] without a mark, to see that what is looked for would be found.
#[derive(Debug, Default, Deserialize, Coerce)]
#[serde(default)]
struct Unmarked {
    #[coerce(trim)]
    pin: u8,
}

pub(crate) fn unmarked() -> Case {
    Case::of::<Unmarked>(json!([{"pin": "$"}]))
}
