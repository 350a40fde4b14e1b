//! All subsets of rules that can stand side by side, for a type of each kind; each twice, in two orders.

use serde_json::json;

use super::records::Entity;
use crate::guarantees::fixture::Fixture;

/// A struct for each subset of the rules, pushed to `$out`. Both fields have the same rules: `field` in the order given, in
/// one attribute, `other` in the other order, each in an attribute of its own.
macro_rules! subsets {
    ($out:ident, $(#[$serde:meta])? $type:ty, $sample:tt, [$($chosen:tt)*] [$($reversed:tt)*]) => {{
        #[derive(Clone, Debug, PartialEq, serde::Deserialize, serde_coerce::Coerce)]
        struct Twins {
            $(#[$serde])?
            #[coerce($($chosen)*)]
            field: $type,
            $(#[$serde])?
            $($reversed)*
            other: $type,
        }
        let samples = json!([{"field": $sample, "other": $sample}]);
        let mut fixture = Fixture::of::<Twins>(samples);
        fixture.name = concat!(stringify!($type), ": ", stringify!($($chosen)*));
        fixture.eager = ["trim", "_to_null"].iter().any(|rule| fixture.name.contains(rule));
        fixture.alike = 8;
        $out.push(fixture);
    }};
    ($out:ident, $(#[$serde:meta])? $type:ty, $sample:tt, [$($chosen:tt)*] [$($reversed:tt)*]
        ($($rule:tt)*) $($more:tt)*) => {
        subsets!($out, $(#[$serde])? $type, $sample, [$($chosen)*] [$($reversed)*] $($more)*);
        subsets!($out, $(#[$serde])? $type, $sample,
            [$($chosen)* $($rule)*,] [#[coerce($($rule)*)] $($reversed)*] $($more)*);
    };
}

pub(crate) fn fixtures() -> Vec<Fixture> {
    let mut all = Vec::new();
    subsets!(all, u32, 5, [][] (object_to_value(key = "value")) (trim) (string_to_number) (float_to_integer));
    subsets!(all, #[serde(default)] u8, 5, [][]
        (invalid_to_default) (null_to_default, text_to_null("None")) (list_to_item) (string_to_number, bool_to_number));
    subsets!(all, bool, true, [][] (ignore_case, string_to_bool(yes("on"), no("off"))) (number_to_bool) (trim) (list_to_item));
    subsets!(all, Option<String>, "a", [][]
        (empty_to_null) (text_to_null("null")) (number_to_string) (bool_to_choice(yes = "on", no = "off")));
    subsets!(all, Vec<u8>, [1, 2], [][]
        (string_to_json) (singleton_list) (map_to_list) (string_to_list(separator = ",")) (string_to_number));
    subsets!(all, Entity, {"type": "a", "rank": 1}, [][]
        (string_to_json) (null_to_object) (string_to_object(key = "type", only("person", "a"))) (object_to_value(key = "input")));
    all
}
