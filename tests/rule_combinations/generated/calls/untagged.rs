//! Made by `generate.rs`.

calls! {
    Untagged;
    once {
        a1 "[{\"last_state\":\"on\",\"tag_names\":5},{\"last_state\":\"none-of\",\"tag_names\":1},{\"a\":5,\"b\":1},{\"a\":1},{\"a\":[{\"type\":\"a\"},{\"rank\":7,\"type\":\"b\"}]},{\"a\":[{\"type\":\"c\"}]},[5,\"a\"]]" {
            #[coerce(string_to_json)] #[serde(deny_unknown_fields)] #[serde(untagged)]
            pub(super) enum Call { #[coerce(list_to_item)] #[coerce(ignore_key_case)] #[coerce(drop_keys("description"))] Set { #[serde(default)] #[coerce(ignore_case)] #[coerce(empty_to_null)] #[coerce(text_to_null("null","None"))] last_state: Option<State>, #[serde(alias = "other tag_names")] tag_names: u8, }, Put(#[coerce(list_to_map(value=1))] BTreeMap<String, u8>), #[coerce(object_to_value(key="value"))] Mark(#[coerce(each(singleton_list, string_to_list, each(string_to_json)))] BTreeMap<String, Vec<Entity>>), #[coerce(custom(dollars))] Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
        a2 "[{\"fullName\":[5,1],\"itemCount\":{\"kind\":\"clear\"},\"tagNames\":true},{\"fullName\":[1],\"itemCount\":{\"data\":5,\"kind\":\"count\"},\"tagNames\":null},\"on\",\"none-of\",\"on\",\"off\",[5,\"a\"]]" {
            #[coerce(trim)] #[coerce(custom(dollars))] #[coerce(string_to_json)] #[coerce(opt_in)] #[serde(rename_all_fields = "camelCase")] #[serde(deny_unknown_fields)] #[serde(untagged)]
            pub(super) enum Call { #[coerce(list_to_item)] #[coerce(custom(dollars))] #[coerce(empty_to_null)] #[coerce(null_to_object)] #[coerce(ignore_key_case)] #[coerce(drop_keys("description"))] Set { #[serde(default)] #[coerce(string_to_number)] #[coerce(trim)] full_name: Vec<u8>, #[serde(default)] #[coerce(null_to_object)] #[coerce(invalid_to_default)] item_count: Event, #[serde(default)] #[coerce(trim)] #[coerce(object_to_value(key="value"))] #[coerce(text_to_null("null","None"))] tag_names: Option<bool>, }, #[coerce(trim)] Put(Option<State>), Mark(State), Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
        a4 "[{\"itemCount\":[\"a\",\"b\"],\"lastState\":{\"a\":true}},{\"itemCount\":[\"5\"],\"lastState\":{}},5,{\"rank\":7,\"type\":\"a\"},5,1,[5,\"a\"]]" {
            #[coerce(list_to_item)] #[coerce(custom(dollars))] #[coerce(trim)] #[serde(rename_all_fields = "camelCase")] #[serde(deny_unknown_fields)] #[serde(untagged)]
            pub(super) enum Call { #[coerce(drop_keys("description"))] Set { last_state: Option<BTreeMap<String, bool>>, #[serde(default)] #[coerce(text_to_null("null","None"))] #[coerce(invalid_to_default)] item_count: Option<Vec<String>>, }, #[coerce(trim)] #[coerce(custom(dollars))] Put(Loose), #[coerce(list_to_item)] Mark(#[coerce(custom(dollars))] u8), #[coerce(object_to_value(key="value"))] #[coerce(list_to_item)] Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
        a5 "[{\"FULL_NAME\":[5,1],\"IS_OPEN\":{\"a\":true},\"LAST_STATE\":[[5,1],[1]]},{\"FULL_NAME\":[1],\"IS_OPEN\":{},\"LAST_STATE\":[[5]]},5,-1,5,{\"rank\":7,\"type\":\"a\"},[5,\"a\"]]" {
            #[coerce(string_to_object(key="type"))] #[coerce(list_to_item)] #[serde(rename_all_fields = "SCREAMING_SNAKE_CASE")] #[serde(deny_unknown_fields)] #[serde(untagged)]
            pub(super) enum Call { #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] #[coerce(ignore_key_case)] Set { last_state: Vec<Vec<u8>>, #[serde(alias = "other full_name")] #[coerce(string_to_json)] #[coerce(trim)] full_name: Levels, #[serde(default)] #[coerce(list_to_item)] #[coerce(list_to_map(value=true))] is_open: Option<BTreeMap<String, bool>>, }, #[coerce(float_to_integer)] #[coerce(text_to_null("null","None"))] #[coerce(custom(dollars))] Put(#[coerce(empty_to_null)] Option<i64>), #[coerce(trim)] Mark(#[coerce(custom(dollars))] Loose), #[coerce(object_to_value(key="value"))] #[coerce(list_to_item)] Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
        a7 "[{\"fullName\":{\"op\":\"clear\"}},{\"fullName\":{\"level\":5,\"op\":\"set\"}},5,{\"rank\":7,\"type\":\"a\"},5,1,[5,\"a\"]]" {
            #[serde(rename_all_fields = "camelCase")] #[serde(untagged)]
            pub(super) enum Call { #[coerce(string_to_json)] #[coerce(list_to_map(value="7"))] #[coerce(ignore_key_case)] Set { #[coerce(trim)] #[coerce(string_to_json)] full_name: Patch, }, #[coerce(custom(dollars))] Put(#[coerce(string_to_json)] #[coerce(string_to_object(key="type"))] #[coerce(list_to_item)] Loose), #[coerce(string_to_number)] Mark(#[coerce(string_to_number)] #[coerce(float_to_integer)] u8), #[coerce(custom(dollars))] Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
        a8 "[{\"isOpen\":true,\"tagNames\":[\"a\",\"b\"]},{\"isOpen\":null,\"tagNames\":[\"5\"]},true,false,\"a\",\"5\",[5,\"a\"]]" {
            #[serde(rename_all_fields = "camelCase")] #[serde(untagged)]
            pub(super) enum Call { Set { #[serde(alias = "other tag_names")] tag_names: Option<Vec<String>>, is_open: Option<bool>, }, Put(#[coerce(string_to_bool(yes("on"),no("off")))] bool), Mark(String), Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
    }
    twice {
        a0 b0 "[{\"FullName\":\"on\",\"IsOpen\":{\"op\":\"clear\"}},{\"FullName\":\"none-of\",\"IsOpen\":{\"level\":5,\"op\":\"set\"}},[5,1],[1],true,null,[5,\"a\"]]" {
            #[coerce(string_to_object(key="type"))] #[serde(rename_all_fields = "PascalCase")] #[serde(untagged)]
            pub(super) enum Call { #[coerce(list_to_map(value="7"))] #[coerce(custom(dollars))] #[coerce(string_to_json)] #[coerce(ignore_key_case)] Set { #[coerce(string_to_object(key="op",only("clear")))] #[coerce(custom(dollars))] is_open: Patch, #[coerce(empty_to_null)] #[coerce(object_to_value(key="value"))] full_name: Option<State>, }, #[coerce(string_to_json)] Put(#[coerce(trim)] #[coerce(float_to_integer)] Levels), #[coerce(empty_to_null)] #[coerce(custom(dollars))] #[coerce(string_to_bool)] Mark(Option<bool>), #[coerce(list_to_item)] #[coerce(object_to_value(key="value"))] Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        } {
            #[coerce(string_to_object(key="type"))] #[serde(rename_all_fields = "PascalCase")] #[serde(untagged)]
            pub(super) enum Call { #[coerce(string_to_json, custom(dollars), list_to_map(value="7"))] #[coerce(ignore_key_case)] Set { #[coerce(custom(dollars), string_to_object(key="op",only("clear")))] is_open: Patch, #[coerce(object_to_value(key="value"), empty_to_null)] full_name: Option<State>, }, #[coerce(string_to_json)] Put(#[coerce(float_to_integer, trim)] Levels), #[coerce(string_to_bool, custom(dollars), empty_to_null)] Mark(Option<bool>), #[coerce(object_to_value(key="value"), list_to_item)] Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
        a3 b3 "[{\"LastState\":{\"at\":5,\"zone\":\"utc\"}},{\"LastState\":{\"at\":5}},5,-1,5,-1,[5,\"a\"]]" {
            #[coerce(string_to_object(key="type"))] #[coerce(custom(dollars))] #[serde(rename_all_fields = "PascalCase")] #[serde(untagged)]
            pub(super) enum Call { #[coerce(string_to_json)] #[coerce(list_to_map(value="7"))] Set { #[serde(default)] #[coerce(serde)] last_state: Stamp, }, #[coerce(text_to_null("null","None"))] Put(#[coerce(custom(dollars))] Option<i64>), #[coerce(list_to_item)] Mark(Option<i64>), Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        } {
            #[coerce(custom(dollars), string_to_object(key="type"))] #[serde(rename_all_fields = "PascalCase")] #[serde(untagged)]
            pub(super) enum Call { #[coerce(list_to_map(value="7"), string_to_json)] Set { #[serde(default)] #[coerce(serde)] last_state: Stamp, }, #[coerce(text_to_null("null","None"))] Put(#[coerce(custom(dollars))] Option<i64>), #[coerce(list_to_item)] Mark(Option<i64>), Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
        a6 b6 "[{\"is_open\":5,\"last_state\":[5,1],\"tag_names\":{\"a\":5,\"b\":1}},{\"is_open\":1,\"last_state\":[1],\"tag_names\":{\"a\":1}},{\"a\":5,\"b\":1},{\"a\":1},{\"op\":\"clear\"},{\"level\":5,\"op\":\"set\"},[5,\"a\"]]" {
            #[coerce(string_to_json)] #[coerce(custom(dollars))] #[coerce(trim)] #[serde(deny_unknown_fields)] #[serde(untagged)]
            pub(super) enum Call { #[coerce(drop_keys("description"))] Set { #[serde(default)] #[serde(alias = "other last_state")] #[coerce(invalid_to_default)] #[coerce(float_to_integer)] #[coerce(singleton_list)] last_state: Levels, #[serde(default)] #[coerce(object_to_value(key="value"))] #[coerce(string_to_number)] #[coerce(invalid_to_default)] is_open: u8, #[serde(default)] #[coerce(null_to_default)] #[coerce(empty_to_null)] tag_names: BTreeMap<String, u8>, }, #[coerce(empty_to_null)] #[coerce(null_to_object)] #[coerce(string_to_number)] #[coerce(trim)] Put(#[coerce(list_to_item)] #[coerce(object_to_value(key="value"))] #[coerce(string_to_json)] BTreeMap<String, u8>), #[coerce(trim)] #[coerce(custom(dollars))] #[coerce(list_to_item)] Mark(#[coerce(string_to_json)] #[coerce(custom(dollars))] Patch), Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        } {
            #[coerce(trim, custom(dollars), string_to_json)] #[serde(deny_unknown_fields)] #[serde(untagged)]
            pub(super) enum Call { #[coerce(drop_keys("description"))] Set { #[serde(default)] #[serde(alias = "other last_state")] #[coerce(singleton_list, float_to_integer, invalid_to_default)] last_state: Levels, #[serde(default)] #[coerce(invalid_to_default, string_to_number, object_to_value(key="value"))] is_open: u8, #[serde(default)] #[coerce(empty_to_null, null_to_default)] tag_names: BTreeMap<String, u8>, }, #[coerce(trim, string_to_number, null_to_object, empty_to_null)] Put(#[coerce(string_to_json, object_to_value(key="value"), list_to_item)] BTreeMap<String, u8>), #[coerce(list_to_item, custom(dollars), trim)] Mark(#[coerce(custom(dollars), string_to_json)] Patch), Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
        a9 b9 "[{\"is_open\":[\"a\",\"b\"],\"last_state\":1.5,\"tag_names\":{\"at\":5,\"zone\":\"utc\"}},{\"is_open\":[\"5\"],\"last_state\":5,\"tag_names\":{\"at\":5}},{\"rank\":7,\"type\":\"a\"},{\"type\":\"on\"},5,{\"rank\":7,\"type\":\"a\"},[5,\"a\"]]" {
            #[coerce(trim)] #[serde(untagged)]
            pub(super) enum Call { #[coerce(custom(dollars))] #[coerce(list_to_item)] #[coerce(null_to_object)] #[coerce(ignore_key_case)] Set { #[serde(alias = "other is_open")] is_open: Option<Vec<String>>, #[serde(alias = "other last_state")] last_state: f64, #[coerce(serde)] #[coerce(custom(dollars))] #[coerce(empty_to_null)] tag_names: Stamp, }, #[coerce(custom(dollars))] #[coerce(object_to_value(key="value"))] Put(Option<Box<Entity>>), Mark(#[coerce(list_to_item)] #[coerce(string_to_object(key="type"))] Loose), #[coerce(list_to_item)] Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        } {
            #[coerce(trim)] #[serde(untagged)]
            pub(super) enum Call { #[coerce(null_to_object, list_to_item, custom(dollars))] #[coerce(ignore_key_case)] Set { #[serde(alias = "other is_open")] is_open: Option<Vec<String>>, #[serde(alias = "other last_state")] last_state: f64, #[coerce(serde)] #[coerce(empty_to_null, custom(dollars))] tag_names: Stamp, }, #[coerce(object_to_value(key="value"), custom(dollars))] Put(Option<Box<Entity>>), Mark(#[coerce(string_to_object(key="type"), list_to_item)] Loose), #[coerce(list_to_item)] Pair(#[coerce(string_to_number)] u8, #[coerce(trim)] String), }
        };
    }
}
