//! Made by `generate.rs`.

calls! {
    Structs;
    once {
        a1 "[{\"fullName\":[[5,1],[1]],\"tagNames\":5},{\"fullName\":[[5]],\"tagNames\":-1}]" {
            #[coerce(opt_in)] #[coerce(ignore_key_case)] #[coerce(drop_keys("description"))] #[serde(rename_all = "camelCase")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(default)] #[coerce(object_to_value(key="value"))] #[coerce(invalid_to_default)] #[coerce(float_to_integer)] tag_names: Option<i64>, #[coerce(trim)] #[coerce(each(singleton_list, string_to_list))] full_name: Vec<Vec<u8>>, }
        };
        a2 "[{\"last-state\":{\"a\":[{\"type\":\"a\"},{\"rank\":7,\"type\":\"b\"}]},\"tag-names\":{\"rank\":7,\"type\":\"a\"}},{\"last-state\":{\"a\":[{\"type\":\"c\"}]},\"tag-names\":{\"type\":\"on\"}}]" {
            #[coerce(opt_in)] #[coerce(drop_keys("description"))] #[serde(rename_all = "kebab-case")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(default)] #[serde(alias = "other tag_names")] #[coerce(invalid_to_default)] #[coerce(string_to_object(key="type",only("a","on")))] #[coerce(text_to_null("null","None"))] tag_names: Option<Box<Entity>>, #[serde(alias = "other last_state")] #[coerce(string_to_json)] #[coerce(each(singleton_list))] last_state: BTreeMap<String, Vec<Entity>>, }
        };
        a4 "[{\"ItemCount\":{\"a\":true},\"a\":5},{\"ItemCount\":{}}]" {
            #[coerce(list_to_map(value="7"))] #[coerce(custom(dollars))] #[coerce(string_to_json)] #[coerce(ignore_key_case)] #[serde(rename_all = "PascalCase")]
            pub(super) struct Call { item_count: Option<BTreeMap<String, bool>>, #[serde(flatten)] rest: BTreeMap<String, u8>, }
        };
        a5 "[{\"last_state\":{\"at\":5,\"zone\":\"utc\"},\"tag_names\":{\"rank\":7,\"type\":\"a\"},\"type\":\"a\"},{\"last_state\":{\"at\":5},\"tag_names\":{\"type\":\"on\"}}]" {
            #[coerce(custom(dollars))] #[coerce(null_to_object)] #[coerce(list_to_map(value="7"))]
            pub(super) struct Call { #[coerce(serde)] last_state: Stamp, #[serde(alias = "other tag_names")] tag_names: Option<Box<Entity>>, #[serde(flatten)] rest: Option<Entity>, }
        };
        a7 "[{\"FullName\":{\"type\":\"a\"}},{\"FullName\":{\"rank\":7,\"type\":\"a\"}}]" {
            #[coerce(object_to_value(key="value"))] #[coerce(custom(dollars))] #[coerce(empty_to_null)] #[coerce(null_to_object)] #[coerce(drop_keys("description"))] #[serde(rename_all = "PascalCase")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(default)] #[coerce(object_to_value(key="value"))] #[coerce(empty_to_null)] #[coerce(null_to_default)] full_name: Entity, }
        };
        a8 "[{\"a\":5,\"full_name\":[\"on\",null]},{\"full_name\":[\"off\"]}]" {
            #[coerce(object_to_value(key="value"))]
            pub(super) struct Call { #[serde(alias = "other full_name")] full_name: Vec<Option<State>>, #[serde(flatten)] rest: BTreeMap<String, u8>, }
        };
    }
    twice {
        a0 b0 "[{\"fullName\":5,\"isOpen\":[\"on\",null],\"lastState\":[{\"at\":5},{\"at\":1,\"zone\":\"utc\"}]},{\"fullName\":1,\"isOpen\":[\"off\"],\"lastState\":[{\"at\":5}]}]" {
            #[coerce(ignore_key_case)] #[coerce(drop_keys("description"))] #[serde(rename_all = "camelCase")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(alias = "other full_name")] #[coerce(list_to_item)] #[coerce(custom(dollars))] full_name: u8, #[serde(default)] is_open: Vec<Option<State>>, #[coerce(serde)] #[coerce(singleton_list)] #[coerce(each(list_to_item))] last_state: Vec<Stamp>, }
        } {
            #[coerce(ignore_key_case)] #[coerce(drop_keys("description"))] #[serde(rename_all = "camelCase")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(alias = "other full_name")] #[coerce(custom(dollars), list_to_item)] full_name: u8, #[serde(default)] is_open: Vec<Option<State>>, #[coerce(serde)] #[coerce(each(list_to_item), singleton_list)] last_state: Vec<Stamp>, }
        };
        a3 b3 "[{\"tagNames\":[{\"at\":5},{\"at\":1,\"zone\":\"utc\"}]},{\"tagNames\":[{\"at\":5}]}]" {
            #[coerce(null_to_object)] #[coerce(string_to_json)] #[serde(rename_all = "camelCase")]
            pub(super) struct Call { #[coerce(serde)] #[coerce(map_to_list)] #[coerce(string_to_json)] #[coerce(each(object_to_value(key="value")))] tag_names: Vec<Stamp>, }
        } {
            #[coerce(string_to_json, null_to_object)] #[serde(rename_all = "camelCase")]
            pub(super) struct Call { #[coerce(serde)] #[coerce(each(object_to_value(key="value")), string_to_json, map_to_list)] tag_names: Vec<Stamp>, }
        };
        a6 b6 "[{\"ITEM_COUNT\":[5,1],\"TAG_NAMES\":[{\"at\":5},{\"at\":1,\"zone\":\"utc\"}]},{\"ITEM_COUNT\":[1],\"TAG_NAMES\":[{\"at\":5}]}]" {
            #[coerce(custom(dollars))] #[coerce(ignore_key_case)] #[serde(rename_all = "SCREAMING_SNAKE_CASE")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[coerce(singleton_list)] item_count: Levels, #[serde(default)] #[serde(alias = "other tag_names")] #[coerce(serde)] tag_names: Vec<Stamp>, }
        } {
            #[coerce(custom(dollars))] #[coerce(ignore_key_case)] #[serde(rename_all = "SCREAMING_SNAKE_CASE")] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[coerce(singleton_list)] item_count: Levels, #[serde(default)] #[serde(alias = "other tag_names")] #[coerce(serde)] tag_names: Vec<Stamp>, }
        };
        a9 b9 "[{\"item_count\":\"a\",\"last_state\":{\"a\":5,\"b\":1}},{\"item_count\":\"5\",\"last_state\":{\"a\":1}}]" {
            #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] #[coerce(custom(dollars))] #[coerce(drop_keys("description"))] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(default)] #[coerce(custom(dollars))] #[coerce(bool_to_choice(yes="on",no="off"))] item_count: Option<String>, #[serde(default)] #[coerce(invalid_to_default)] #[coerce(list_to_map(value=1))] #[coerce(null_to_default)] #[coerce(text_to_null("null","None"))] last_state: BTreeMap<String, u8>, }
        } {
            #[coerce(custom(dollars), text_to_null("null","None"), null_to_object)] #[coerce(drop_keys("description"))] #[serde(deny_unknown_fields)]
            pub(super) struct Call { #[serde(default)] #[coerce(bool_to_choice(yes="on",no="off"), custom(dollars))] item_count: Option<String>, #[serde(default)] #[coerce(text_to_null("null","None"), null_to_default, list_to_map(value=1), invalid_to_default)] last_state: BTreeMap<String, u8>, }
        };
    }
}
