//! Made by `generate.rs`.

calls! {
    Structs;
    once {
        a1 "[{\"FullName\":{\"kind\":\"clear\"},\"IsOpen\":\"on\",\"ItemCount\":[{\"at\":5},{\"at\":1,\"zone\":\"utc\"}]},{\"FullName\":{\"data\":5,\"kind\":\"count\"},\"IsOpen\":\"off\",\"ItemCount\":[{\"at\":5}]}]" {
            #[serde(rename_all = "PascalCase")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(alias = "other item_count")] #[coerce(serde)] item_count: Vec<Stamp>, #[serde(alias = "other is_open")] is_open: Action, #[serde(default)] #[coerce(invalid_to_default)] #[coerce(null_to_object)] #[coerce(object_to_value(key="value"))] full_name: Event, }
        };
        a2 "[{\"tag_names\":[[5,1],[1]]},{\"tag_names\":[[5]]}]" {
            #[coerce(list_to_map(value="7"))] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(default)] #[coerce(map_to_list)] #[coerce(each(map_to_list, each(float_to_integer)))] tag_names: Vec<Vec<u8>>, }
        };
        a4 "[{\"last_state\":true},{\"last_state\":false}]" {
            #[coerce(ignore_key_case)]
            pub(super) struct Call { #[serde(default)] #[coerce(null_to_default)] #[coerce(custom(dollars))] last_state: bool, }
        };
        a5 "[{\"LastState\":{\"at\":5,\"zone\":\"utc\"}},{\"LastState\":{\"at\":5}}]" {
            #[coerce(null_to_object)] #[coerce(ignore_key_case)] #[coerce(drop_keys("description"))] #[serde(rename_all = "PascalCase")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(default)] #[coerce(serde)] #[coerce(invalid_to_default)] #[coerce(text_to_null("null","None"))] #[coerce(object_to_value(key="value"))] last_state: Stamp, }
        };
        a7 "[{\"full-name\":[5,1],\"item-count\":[5,1]},{\"full-name\":[1],\"item-count\":[1]}]" {
            #[coerce(empty_to_null)] #[coerce(null_to_object)] #[coerce(ignore_key_case)] #[coerce(drop_keys("description"))] #[serde(rename_all = "kebab-case")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(default)] #[coerce(invalid_to_default)] full_name: Levels, #[coerce(string_to_number)] #[coerce(unfence)] item_count: Vec<u8>, }
        };
        a8 "[{\"IsOpen\":\"a\",\"LastState\":\"a\",\"TagNames\":[[5,1],[1]]},{\"IsOpen\":\"5\",\"LastState\":\"5\",\"TagNames\":[[5]]}]" {
            #[coerce(opt_in)] #[coerce(drop_keys("description"))] #[serde(rename_all = "PascalCase")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[coerce(empty_to_null)] #[coerce(text_to_null("null","None"))] last_state: Option<String>, #[serde(alias = "other is_open")] #[coerce(text_to_null("null","None"))] is_open: Option<String>, tag_names: Vec<Vec<u8>>, }
        };
    }
    twice {
        a0 b0 "[{\"ITEM_COUNT\":5},{\"ITEM_COUNT\":1}]" {
            #[serde(rename_all = "SCREAMING_SNAKE_CASE")]
            pub(super) struct Call { #[serde(default)] #[serde(alias = "other item_count")] #[coerce(invalid_to_default)] #[coerce(float_to_integer)] item_count: u8, }
        } {
            #[serde(rename_all = "SCREAMING_SNAKE_CASE")]
            pub(super) struct Call { #[serde(default)] #[serde(alias = "other item_count")] #[coerce(float_to_integer, invalid_to_default)] item_count: u8, }
        };
        a3 b3 "[{\"FULL_NAME\":5,\"IS_OPEN\":[{\"at\":5},{\"at\":1,\"zone\":\"utc\"}]},{\"FULL_NAME\":{\"rank\":7,\"type\":\"a\"},\"IS_OPEN\":[{\"at\":5}]}]" {
            #[coerce(empty_to_null)] #[coerce(null_to_object)] #[coerce(unfence)] #[coerce(opt_in)] #[serde(rename_all = "SCREAMING_SNAKE_CASE")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[coerce(serde)] #[coerce(string_to_json)] #[coerce(map_to_list)] #[coerce(each(list_to_item))] is_open: Vec<Stamp>, full_name: Loose, }
        } {
            #[coerce(unfence, null_to_object, empty_to_null)] #[coerce(opt_in)] #[serde(rename_all = "SCREAMING_SNAKE_CASE")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[coerce(serde)] #[coerce(each(list_to_item), map_to_list, string_to_json)] is_open: Vec<Stamp>, full_name: Loose, }
        };
        a6 b6 "[{\"item_count\":5,\"last_state\":{\"a\":5,\"b\":1},\"tag_names\":true},{\"item_count\":1,\"last_state\":{\"a\":1},\"tag_names\":null}]" {
            #[coerce(null_to_object)] #[coerce(object_to_value(key="value"))] #[coerce(ignore_key_case)]
            pub(super) struct Call { #[serde(default)] #[serde(alias = "other last_state")] #[coerce(string_to_number)] last_state: BTreeMap<String, u8>, #[serde(default)] #[coerce(null_to_default)] item_count: u8, #[serde(alias = "other tag_names")] tag_names: Option<bool>, }
        } {
            #[coerce(object_to_value(key="value"), null_to_object)] #[coerce(ignore_key_case)]
            pub(super) struct Call { #[serde(default)] #[serde(alias = "other last_state")] #[coerce(string_to_number)] last_state: BTreeMap<String, u8>, #[serde(default)] #[coerce(null_to_default)] item_count: u8, #[serde(alias = "other tag_names")] tag_names: Option<bool>, }
        };
        a9 b9 "[{\"is-open\":1.5,\"last-state\":[\"a\",\"b\"]},{\"is-open\":5,\"last-state\":[\"5\"]}]" {
            #[coerce(list_to_item)] #[coerce(empty_to_null)] #[coerce(null_to_object)] #[coerce(ignore_key_case)] #[serde(rename_all = "kebab-case")]
            pub(super) struct Call { #[coerce(string_to_number)] is_open: f64, #[serde(alias = "other last_state")] #[coerce(text_to_null("null","None"))] #[coerce(empty_to_null)] #[coerce(trim)] last_state: Option<Vec<String>>, }
        } {
            #[coerce(null_to_object, empty_to_null, list_to_item)] #[coerce(ignore_key_case)] #[serde(rename_all = "kebab-case")]
            pub(super) struct Call { #[coerce(string_to_number)] is_open: f64, #[serde(alias = "other last_state")] #[coerce(trim, empty_to_null, text_to_null("null","None"))] last_state: Option<Vec<String>>, }
        };
    }
}
