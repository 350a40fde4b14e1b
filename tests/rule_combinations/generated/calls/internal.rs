//! Made by `generate.rs`.

calls! {
    Internal;
    once {
        a1 "[{\"op\":\"clear\"},{\"fullName\":[5,1],\"itemCount\":1.5,\"op\":\"set\",\"tagNames\":{\"a\":true}},{\"fullName\":[1],\"itemCount\":5,\"op\":\"set\",\"tagNames\":{}},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(object_to_value(key="value"))] #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] #[serde(rename_all_fields = "camelCase")] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[coerce(trim)] #[coerce(string_to_number)] item_count: f64, #[serde(default)] full_name: Levels, #[serde(default)] #[coerce(list_to_map(value=true))] #[coerce(string_to_json)] #[coerce(empty_to_null)] tag_names: Option<BTreeMap<String, bool>>, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        };
        a2 "[{\"op\":\"clear\"},{\"itemCount\":\"on\",\"op\":\"set\",\"tagNames\":[5,1]},{\"itemCount\":\"off\",\"op\":\"set\",\"tagNames\":[1]},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(list_to_item)] #[coerce(string_to_json)] #[serde(rename_all_fields = "camelCase")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(drop_keys("description"))] Set { #[serde(default)] #[serde(alias = "other item_count")] #[coerce(empty_to_null)] #[coerce(null_to_default)] item_count: Action, #[serde(default)] #[coerce(trim)] tag_names: Levels, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        };
        a4 "[{\"op\":\"clear\"},{\"IS_OPEN\":[5,1],\"ITEM_COUNT\":\"a\",\"TAG_NAMES\":[\"a\",\"b\"],\"op\":\"set\"},{\"IS_OPEN\":[1],\"ITEM_COUNT\":\"5\",\"TAG_NAMES\":[\"5\"],\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[serde(rename_all_fields = "SCREAMING_SNAKE_CASE")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(drop_keys("description"))] Set { #[serde(default)] #[coerce(singleton_list)] #[coerce(string_to_json)] #[coerce(trim)] is_open: Levels, #[serde(default)] #[coerce(object_to_value(key="value"))] #[coerce(invalid_to_default)] item_count: Option<String>, #[serde(default)] #[serde(alias = "other tag_names")] tag_names: Option<Vec<String>>, }, Put(Entity), Mark(#[coerce(each(custom(dollars)))] BTreeMap<String, u8>), }
        };
        a5 "[{\"op\":\"clear\"},{\"fullName\":true,\"op\":\"set\"},{\"fullName\":null,\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(string_to_object(key="op",only("clear")))] #[coerce(string_to_json)] #[serde(rename_all_fields = "camelCase")] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[coerce(list_to_item)] full_name: Option<bool>, }, Put(Entity), Mark(#[coerce(each(float_to_integer))] BTreeMap<String, u8>), }
        };
        a7 "[{\"op\":\"clear\"},{\"full-name\":\"on\",\"last-state\":{\"a\":[{\"type\":\"a\"},{\"rank\":7,\"type\":\"b\"}]},\"op\":\"set\",\"tag-names\":\"on\"},{\"full-name\":\"none-of\",\"last-state\":{\"a\":[{\"type\":\"c\"}]},\"op\":\"set\",\"tag-names\":\"off\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(text_to_null("null","None"))] #[coerce(null_to_object)] #[serde(rename_all_fields = "kebab-case")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] #[coerce(drop_keys("description"))] Set { #[serde(default)] #[coerce(trim)] #[coerce(empty_to_null)] #[coerce(ignore_case)] #[coerce(null_to_default)] tag_names: State, #[coerce(object_to_value(key="value"))] #[coerce(each(string_to_json))] last_state: BTreeMap<String, Vec<Entity>>, #[coerce(bool_to_choice(yes="on",no="off"))] #[coerce(text_to_null("null","None"))] #[coerce(object_to_value(key="value"))] full_name: Option<State>, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        };
        a8 "[{\"op\":\"clear\"},{\"op\":\"set\",\"tag_names\":5,\"type\":\"a\"},{\"op\":\"set\",\"tag_names\":-1},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(object_to_value(key="value"))] #[coerce(custom(dollars))] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[coerce(list_to_item)] tag_names: Option<i64>, #[serde(flatten)] rest: Option<Entity>, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        };
    }
    twice {
        a0 b0 "[{\"op\":\"clear\"},{\"is_open\":{\"a\":5,\"b\":1},\"op\":\"set\",\"tag_names\":[\"a\",\"b\"]},{\"is_open\":{\"a\":1},\"op\":\"set\",\"tag_names\":[\"5\"]},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[coerce(trim)] is_open: BTreeMap<String, u8>, #[coerce(text_to_null("null","None"))] #[coerce(string_to_list(separator=";"))] tag_names: Option<Vec<String>>, }, Put(Entity), Mark(#[coerce(each(object_to_value(key="value"), string_to_number))] BTreeMap<String, u8>), }
        } {
            #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[coerce(trim)] is_open: BTreeMap<String, u8>, #[coerce(string_to_list(separator=";"), text_to_null("null","None"))] tag_names: Option<Vec<String>>, }, Put(Entity), Mark(#[coerce(each(object_to_value(key="value"), string_to_number))] BTreeMap<String, u8>), }
        };
        a3 b3 "[{\"op\":\"clear\"},{\"op\":\"set\",\"tag-names\":[\"a\",\"b\"]},{\"op\":\"set\",\"tag-names\":[\"5\"]},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(string_to_object(key="op",only("clear")))] #[coerce(list_to_item)] #[serde(rename_all_fields = "kebab-case")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, Set { #[serde(alias = "other tag_names")] #[coerce(object_to_value(key="value"))] #[coerce(text_to_null("null","None"))] tag_names: Option<Vec<String>>, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        } {
            #[coerce(list_to_item, string_to_object(key="op",only("clear")))] #[serde(rename_all_fields = "kebab-case")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, Set { #[serde(alias = "other tag_names")] #[coerce(text_to_null("null","None"), object_to_value(key="value"))] tag_names: Option<Vec<String>>, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        };
        a6 b6 "[{\"op\":\"clear\"},{\"item_count\":\"on\",\"last_state\":{\"a\":true},\"level\":5,\"op\":\"set\"},{\"item_count\":\"none-of\",\"last_state\":{},\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(null_to_object)] #[coerce(custom(dollars))] #[coerce(object_to_value(key="value"))] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[serde(default)] last_state: Option<BTreeMap<String, bool>>, #[coerce(list_to_item)] #[coerce(trim)] item_count: Option<State>, #[serde(flatten)] rest: Patch, }, Put(Entity), Mark(#[coerce(each(custom(dollars), list_to_item, object_to_value(key="value")))] BTreeMap<String, u8>), }
        } {
            #[coerce(object_to_value(key="value"), custom(dollars), null_to_object)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[serde(default)] last_state: Option<BTreeMap<String, bool>>, #[coerce(trim, list_to_item)] item_count: Option<State>, #[serde(flatten)] rest: Patch, }, Put(Entity), Mark(#[coerce(each(custom(dollars), list_to_item, object_to_value(key="value")))] BTreeMap<String, u8>), }
        };
        a9 b9 "[{\"op\":\"clear\"},{\"IsOpen\":\"on\",\"TagNames\":true,\"op\":\"set\"},{\"IsOpen\":\"off\",\"TagNames\":false,\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(null_to_object)] #[coerce(string_to_json)] #[coerce(trim)] #[serde(rename_all_fields = "PascalCase")] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[serde(default)] #[coerce(list_to_item)] is_open: State, #[coerce(object_to_value(key="value"))] #[coerce(string_to_bool(yes("on"),no("off")))] tag_names: bool, }, Put(Entity), Mark(#[coerce(each(string_to_number, object_to_value(key="value"), trim))] BTreeMap<String, u8>), }
        } {
            #[coerce(trim, string_to_json, null_to_object)] #[serde(rename_all_fields = "PascalCase")] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[serde(default)] #[coerce(list_to_item)] is_open: State, #[coerce(string_to_bool(yes("on"),no("off")), object_to_value(key="value"))] tag_names: bool, }, Put(Entity), Mark(#[coerce(each(string_to_number, object_to_value(key="value"), trim))] BTreeMap<String, u8>), }
        };
    }
}
