//! Enums without a tag: the variant that was meant is blamed, and where none is near, the rules of all of them have their say.

#![expect(dead_code, reason = "what counts is what is refused")]

use std::fmt::Debug;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_coerce::{Coerce, Mode, Options};
use serde_json::{Value, json};

fn refused<T: Coerce + DeserializeOwned + Debug>(document: &Value) -> String {
    let by_value = T::from_value(document.clone()).expect_err("it is refused").to_string();
    let by_text = T::from_str_with_report(&document.to_string()).expect_err("it is refused").to_string();
    assert_eq!(by_value, by_text, "{document}");
    by_value
}

fn refused_strictly<T: Coerce + DeserializeOwned + Debug>(document: &Value) -> String {
    Options::default()
        .mode(Mode::Strict)
        .from_value_with_report::<T>(document.clone())
        .expect_err("serde refuses it")
        .to_string()
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum RefOr<T> {
    Reference {
        #[serde(rename = "$ref")]
        reference: String,
    },
    Item(T),
}

#[derive(Debug, Deserialize, Coerce)]
struct Schema {
    #[serde(flatten)]
    data: Data,
    #[serde(flatten)]
    kind: Kind,
}

#[derive(Debug, Deserialize, Coerce)]
struct Data {
    nullable: Option<bool>,
    title: Option<String>,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Kind {
    Type(Type),
    OneOf {
        #[serde(rename = "oneOf")]
        one_of: Vec<u32>,
    },
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Type {
    String { length: u32 },
    Boolean,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(tag = "in", rename_all = "lowercase")]
enum Param {
    Path(ParamData),
    Query(ParamData),
}

#[derive(Debug, Deserialize, Coerce)]
struct ParamData {
    #[serde(flatten)]
    named: Named,
}

#[derive(Debug, Deserialize, Coerce)]
struct Named {
    name: String,
    #[serde(flatten)]
    format: Format,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Format {
    Schema(u32),
    Content(u32),
}

#[test]
fn a_fault_of_what_is_flattened_into_a_variant_is_no_other_kind_of_value() {
    let reference = "; other variants: an object with `$ref` (string)";
    for document in [json!({"oneOf": 5}), json!({"title": "x", "oneOf": 5})] {
        let error = refused::<RefOr<Schema>>(&document);
        assert!(error.starts_with("oneOf: expected a list of integers, got number 5; "), "{error}");
        assert!(error.ends_with(reference), "{error}");
    }
    let error = refused::<RefOr<Param>>(&json!({"in": "path", "name": "n"}));
    assert_eq!(error, format!("missing tag, expected a member named `schema` or `content`{reference}"));
    let error = refused::<RefOr<Flattens>>(&json!({"name": "n", "title": "x"}));
    assert_eq!(error, format!("no variant of the enum is among the members, got an object{reference}"));
    // Without a member that any of them knows, the first is as near as the others.
    let error = refused::<RefOr<Schema>>(&json!({"x": 5}));
    let others = "`nullable` (optional boolean), `title` (optional string), \
                  `type` (optional, `string` or `boolean`), `oneOf` (optional list)";
    assert_eq!(error, format!("[\"$ref\"]: missing, expected a string; other variants: an object with {others}"));
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(try_from = "Ends")]
struct Span(Ends);

#[derive(Debug, Deserialize, Coerce)]
struct Ends {
    from: u8,
    until: u8,
}

impl TryFrom<Ends> for Span {
    type Error = &'static str;

    fn try_from(ends: Ends) -> Result<Self, Self::Error> {
        if ends.from <= ends.until { Ok(Self(ends)) } else { Err("it ends before it begins") }
    }
}

#[test]
fn what_the_type_of_a_variant_says_of_an_object_is_no_other_kind_of_value() {
    let error = refused::<RefOr<Span>>(&json!({"from": 5, "until": 1}));
    assert_eq!(error, "it ends before it begins, got an object; other variants: an object with `$ref` (string)");
    let error = refused::<RefOr<Span>>(&json!([5, 1]));
    assert!(error.starts_with("expected an object with `$ref` (string), or an object with `from`"), "{error}");
}

/// What it holds flattened has only serde's `Deserialize`, whose message names the type.
#[derive(Debug, Deserialize, Coerce)]
struct Flattens {
    name: String,
    #[serde(flatten)]
    format: Foreign,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Foreign {
    Schema(u32),
    Content(u32),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Several {
    Count(#[coerce(string_to_number)] u32),
    Flag(#[coerce(string_to_bool)] bool),
    Limit(#[coerce(string_to_number)] u8),
    List(Vec<u32>),
}

/// The enum declares the rule that its variant declares.
#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
#[coerce(string_to_json)]
enum Read {
    Object(Object),
    Count(u32),
}

#[test]
fn where_no_variant_is_near_the_reasons_of_all_rules_are_given_once() {
    let error = refused::<Several>(&json!("5x"));
    let tried = "; string_to_number: not a JSON number; string_to_bool: not `true` or `false`";
    assert!(error.ends_with(&format!("got string \"5x\"{tried}")), "{error}");
    let error = refused::<Read>(&json!("{x"));
    assert!(error.ends_with("string_to_json: not exactly one JSON text"), "{error}");
    assert_eq!(error.matches("string_to_json").count(), 1, "{error}");
}

#[derive(Debug, Deserialize, Coerce)]
struct Secret {
    #[coerce(sensitive)]
    of: Several,
}

#[test]
fn of_a_hidden_value_no_reason_is_given() {
    let error = refused::<Secret>(&json!({"of": "5x"}));
    assert!(error.ends_with("got a string of 2 characters; string_to_number, string_to_bool: refused"), "{error}");
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Text {
    Word(#[coerce(ignore_case)] Word),
    Items(#[coerce(singleton_list)] Vec<bool>),
    Object(Object),
}

#[derive(Debug, Deserialize, Coerce)]
enum Word {
    Fast,
    Slow,
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(string_to_json)]
struct Object {
    n: u32,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum EarlierWins {
    Plain(Vec<u32>),
    Alone(#[coerce(singleton_list)] Vec<u32>),
}

#[test]
fn strict_mode_names_the_rule_of_the_variant_that_safe_mode_would_read() {
    let hint = |rule: &str| format!("; `{rule}` would repair this in safe mode");
    for (document, rule) in [(json!("5"), "string_to_number"), (json!("true"), "string_to_bool")] {
        let error = refused_strictly::<Several>(&document);
        assert!(error.ends_with(&hint(rule)), "{error}");
        assert!(Several::from_value(document).is_ok());
    }
    for (document, rule) in
        [(json!("FAST"), "ignore_case"), (json!(true), "singleton_list"), (json!("{\"n\": 1}"), "string_to_json")]
    {
        let error = refused_strictly::<Text>(&document);
        assert!(error.ends_with(&hint(rule)), "{error}");
        assert!(Text::from_value(document).is_ok());
    }
    // Safe mode does not read what an earlier variant would: no rule is named.
    assert!(EarlierWins::from_value(json!(5)).is_err());
    let error = refused_strictly::<EarlierWins>(&json!(5));
    assert!(!error.contains("safe mode"), "{error}");
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(try_from = "String")]
struct Sku;

impl TryFrom<String> for Sku {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.starts_with("sku-") { Ok(Self) } else { Err("must start with sku-") }
    }
}

/// Reads strings of three letters, and does not say so.
#[derive(Debug)]
struct Code;

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.len() == 3 { Ok(Self) } else { Err(serde::de::Error::custom("three letters wanted")) }
    }
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum SkuOr {
    Sku(Sku),
    Count(u32),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum CodeOr {
    Code(#[coerce(serde)] Code),
    Count(u32),
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum SkuOrSecret {
    Sku(Sku),
    Secret {
        #[coerce(sensitive)]
        card: u32,
    },
}

#[test]
fn what_the_type_of_a_variant_says_of_a_value_of_its_kind_is_told() {
    let hidden = "expected a string, or an object with `card` (integer), got a string of 2 characters";
    assert_eq!(refused::<SkuOrSecret>(&json!("x5")), hidden);
    let range = "an integer from 0 to 4294967295";
    assert_eq!(
        refused::<SkuOr>(&json!("x5")),
        format!("expected a string or {range}, got string \"x5\" (must start with sku-)")
    );
    assert_eq!(refused::<SkuOr>(&json!(true)), format!("expected a string or {range}, got boolean true"));
    assert_eq!(
        refused::<CodeOr>(&json!("x5x5")),
        format!("expected {range}, got string \"x5x5\" (three letters wanted)")
    );
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Repaired {
    Owned {
        owner: String,
        price: u8,
    },
    Free {
        #[coerce(string_to_bool)]
        owner: bool,
    },
}

#[test]
fn strict_mode_speaks_of_the_variant_that_safe_mode_reads() {
    for document in [json!({"owner": "true"}), json!({"owner": "true", "price": "x"})] {
        assert!(matches!(Repaired::from_value(document.clone()), Ok(Repaired::Free { owner: true })));
        let error = refused_strictly::<Repaired>(&document);
        let hint = "`string_to_bool` would repair this in safe mode; other variants: an object with";
        assert!(error.starts_with(&format!("owner: expected a boolean, got string \"true\"; {hint}")), "{error}");
    }
    let error = refused_strictly::<Repaired>(&json!({"owner": "tru", "price": "x"}));
    assert!(error.starts_with("price: expected an integer from 0 to 255"), "{error}");
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Nested {
    Inner { at: InnerOwner },
    Free { at: FreeOwner },
}

#[derive(Debug, Deserialize, Coerce)]
struct FreeOwner {
    #[coerce(string_to_bool)]
    owner: bool,
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum InnerOwner {
    One { owner: Near },
    Several { owner: Vec<u8> },
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum Near {
    Tru,
}

/// A suggestion and what other variants accept are hints too, and no rules.
#[test]
fn a_hint_at_other_variants_is_none_at_a_rule() {
    let document = json!({"at": {"owner": "true"}});
    assert!(matches!(Nested::from_value(document.clone()), Ok(Nested::Free { at: FreeOwner { owner: true } })));
    let error = refused_strictly::<Nested>(&document);
    let start = "at.owner: expected a boolean, got string \"true\"; `string_to_bool` would repair this in safe mode";
    assert!(error.starts_with(start), "{error}");
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Size {
    Whole(i64),
    Part(#[coerce(string_to_number)] f64),
}

/// serde would read another variant from the repaired document.
#[test]
fn a_rule_of_which_an_earlier_variant_reads_the_result_is_named() {
    assert!(matches!(Size::from_value(json!("5.5")), Ok(Size::Part(_))));
    assert!(refused_strictly::<Size>(&json!("5.5")).ends_with("`string_to_number` would repair this in safe mode"));
    let line = refused::<Size>(&json!("5"));
    assert!(
        line.ends_with("got string \"5\"; string_to_number: an earlier variant would read the repaired value"),
        "{line}"
    );
    // In strict mode no rule is named that safe mode would undo.
    assert!(refused_strictly::<Size>(&json!("5")).ends_with("got string \"5\""));
    let line = refused::<Plans>(&json!({"days": ["5"]}));
    assert!(
        line.starts_with("days[0]: ") && line.contains("an earlier variant would read the repaired value"),
        "{line}"
    );
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Plans {
    Few { days: Vec<u8> },
    Many { days: Vec<Day> },
}

#[derive(Debug, Deserialize, Coerce)]
#[coerce(string_to_number)]
#[serde(transparent)]
struct Day(u16);

/// Nothing is known of a type without `Coerce`: its fault counts as much as a member that another variant misses.
#[test]
fn a_variant_without_coerce_is_heard_of_before_one_whose_members_are_missing() {
    #[derive(Debug, Deserialize)]
    struct Item {
        #[serde(default)]
        nullable: bool,
        minimum: Option<i64>,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Reference {
        Ref {
            #[serde(rename = "$ref")]
            reference: String,
        },
        Item(Item),
    }
    #[derive(Debug, Deserialize)]
    #[serde(tag = "type", rename_all = "lowercase")]
    enum Kind {
        Integer { minimum: Option<i64> },
        Boolean {},
    }
    #[derive(Debug, Deserialize, Coerce)]
    struct Schema {
        #[serde(default)]
        nullable: bool,
        #[serde(flatten)]
        kind: Kind,
    }
    #[derive(Debug, Deserialize, Coerce)]
    #[serde(untagged)]
    enum Flattened {
        Ref {
            #[serde(rename = "$ref")]
            reference: String,
        },
        Item(Schema),
    }
    let integer = "expected an integer from -9223372036854775808 to 9223372036854775807, got string \"5\"";
    let error = Reference::from_value(json!({"minimum": "5"})).expect_err("a string is no number");
    assert_eq!(error.to_string(), format!("minimum: {integer}; other variants: an object with `$ref` (string)"));
    let error = Flattened::from_value(json!({"type": "integer", "minimum": "5"})).expect_err("a string is no number");
    assert_eq!(error.to_string(), format!("{integer}; other variants: an object with `$ref` (string)"));
    let error = Flattened::from_value(json!({"$ref": 5})).expect_err("a number is no string");
    assert_eq!(error.issues()[0].path.to_pointer(), "/$ref");
}

#[derive(Debug, Deserialize, Coerce)]
#[serde(untagged)]
enum Whole {
    Last { lastly: bool },
    Flags(Vec<bool>),
    Numbers(#[coerce(map_to_list)] Vec<u8>),
    Number(#[coerce(list_to_item, object_to_value(key = "value"))] u16),
}

/// A rule on the whole value reads it as another kind of value.
#[test]
fn strict_mode_names_the_rule_that_safe_mode_reads_an_object_or_a_list_by() {
    for (document, rule) in [
        (json!({"0": 5}), "a list of integers, got an object; `map_to_list` would repair this in safe mode;"),
        (
            json!({"value": 5}),
            "an integer from 0 to 65535, got an object; `object_to_value` would repair this in safe mode;",
        ),
        (json!([300]), "an integer from 0 to 65535, got a list; `list_to_item` would repair this in safe mode;"),
    ] {
        Whole::from_value(document.clone()).expect("safe mode reads it");
        let refused = refused_strictly::<Whole>(&document);
        assert!(refused.starts_with(&format!("expected {rule}")), "{document}: {refused}");
    }
    // What safe mode refuses is reported as it is there.
    for document in [json!({"value": "x"}), json!([5, "x"]), json!({"lastly": 5})] {
        assert_eq!(refused_strictly::<Whole>(&document), refused::<Whole>(&document));
    }
}
