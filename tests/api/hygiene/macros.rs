//! Types that come from a `macro_rules!`, with attributes from inside it and from outside.

use super::reported;
use ::serde::Deserialize;
use ::serde_coerce::Coerce;
use ::std::assert_eq;
use ::std::convert::Into;
use ::std::prelude::v1::{Default, Option, String, Vec};

macro_rules! record {
    ($(#[$attribute:meta])* $name:ident<$parameter:ident> {
        $($(#[$on_field:meta])* $field:ident: $type:ty = $rule:ident($($arguments:tt)*)),* $(,)?
    }) => {
        #[derive(Deserialize, Coerce)]
        $(#[$attribute])*
        #[serde(rename_all = "camelCase")]
        struct $name<$parameter> {
            $($(#[$on_field])* #[coerce($rule($($arguments)*))] $field: $type,)*
            #[coerce(string_to_number)]
            inside: u8,
            rest: Option<$parameter>,
        }
    };
}

record! {
    #[serde(deny_unknown_fields)]
    Record<T> {
        from_key: u8 = object_to_value(key = "value"),
        from_list: Vec<String> = string_to_list(separator = "|"),
        from_words: bool = string_to_bool(yes("on"), no("off")),
        from_choice: String = bool_to_choice(yes = "done", no = "todo"),
        #[serde(default)]
        from_null: Option<String> = text_to_null("none"),
        from_keys: ::std::collections::BTreeMap<String, u8> = list_to_map(value = 1),
        from_custom: u8 = custom(halved),
    }
}

macro_rules! choice {
    ($name:ident: $($variant:ident $text:literal),* => $default:ident $path:path) => {
        #[derive(Default, Deserialize, Coerce)]
        enum $name {
            #[default]
            $default,
            $(#[serde(rename = $text)] $variant(#[coerce(custom($path))] u8),)*
        }
    };
}

choice!(Choice: One "one", Two "two" => Neither self::halved);

fn halved(value: &::serde_json::Value) -> ::serde_coerce::Repair {
    match value.as_u64() {
        Option::Some(number) if number > 100 => ::serde_coerce::Repair::To((number / 2).into()),
        _ => ::serde_coerce::Repair::Keep,
    }
}

#[test]
fn types_from_macros_are_read() {
    let document = r#"{
        "fromKey": {"value": 1}, "fromList": "a|b", "fromWords": "on", "fromChoice": false, "fromNull": "none",
        "fromKeys": ["k"], "fromCustom": 200, "inside": "2", "rest": {"one": 150}
    }"#;
    let (record, report) = reported::<Record<Choice>>(document);
    assert_eq!((record.from_key, record.inside, record.from_custom, record.from_words), (1, 2, 100, true));
    assert_eq!((record.from_list.len(), record.from_choice.as_str(), record.from_null), (2, "todo", Option::None));
    assert_eq!((record.from_keys["k"], report.len()), (1, 9));
    for (choice, expected) in [(record.rest.unwrap_or_default(), 75), (Choice::Two(2), 2), (Choice::default(), 0)] {
        let number = match choice {
            Choice::One(number) | Choice::Two(number) => number,
            Choice::Neither => 0,
        };
        assert_eq!(number, expected);
    }
}
