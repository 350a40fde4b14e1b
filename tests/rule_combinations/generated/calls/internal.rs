//! Made by `generate.rs`.

calls! {
    Internal;
    once {
        a1 "[{\"op\":\"clear\"},{\"fullName\":[5,1],\"itemCount\":1.5,\"op\":\"set\",\"tagNames\":\"on\"},{\"fullName\":[1],\"itemCount\":5,\"op\":\"set\",\"tagNames\":\"off\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(object_to_value(key="value"))] #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] #[serde(rename_all_fields = "camelCase")] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[coerce(trim)] #[coerce(string_to_number)] item_count: f64, full_name: Levels, #[serde(default)] #[coerce(ignore_case)] #[coerce(bool_to_choice(yes="on",no="off"))] #[coerce(custom(dollars))] tag_names: Action, }, Put(Entity), Mark(#[coerce(each(object_to_value(key="value")))] BTreeMap<String, u8>), }
        };
        a2 "[{\"op\":\"clear\"},{\"fullName\":{\"a\":[{\"type\":\"a\"},{\"rank\":7,\"type\":\"b\"}]},\"lastState\":1.5,\"op\":\"set\"},{\"fullName\":{\"a\":[{\"type\":\"c\"}]},\"lastState\":5,\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(trim)] #[coerce(custom(dollars))] #[serde(rename_all_fields = "camelCase")] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[serde(default)] #[coerce(object_to_value(key="value"))] full_name: BTreeMap<String, Vec<Entity>>, #[serde(default)] #[coerce(null_to_default)] #[coerce(empty_to_null)] last_state: f64, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        };
        a4 "[{\"op\":\"clear\"},{\"is-open\":\"on\",\"op\":\"set\",\"tag-names\":[5,1]},{\"is-open\":\"off\",\"op\":\"set\",\"tag-names\":[1]},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(list_to_item)] #[coerce(custom(dollars))] #[serde(rename_all_fields = "kebab-case")] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[coerce(string_to_json)] tag_names: Levels, #[coerce(ignore_case)] is_open: State, }, Put(Entity), Mark(#[coerce(each(float_to_integer, object_to_value(key="value")))] BTreeMap<String, u8>), }
        };
        a5 "[{\"op\":\"clear\"},{\"FULL_NAME\":true,\"IS_OPEN\":{\"rank\":7,\"type\":\"a\"},\"TAG_NAMES\":[{\"at\":5},{\"at\":1,\"zone\":\"utc\"}],\"op\":\"set\"},{\"FULL_NAME\":null,\"IS_OPEN\":{\"type\":\"on\"},\"TAG_NAMES\":[{\"at\":5}],\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(trim)] #[coerce(null_to_object)] #[serde(rename_all_fields = "SCREAMING_SNAKE_CASE")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] #[coerce(drop_keys("description"))] Set { #[serde(default)] #[coerce(invalid_to_default)] is_open: Option<Box<Entity>>, #[coerce(custom(dollars))] #[coerce(string_to_bool)] #[coerce(number_to_bool)] full_name: Option<bool>, #[coerce(serde)] #[coerce(string_to_json)] #[coerce(each(list_to_item))] tag_names: Vec<Stamp>, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        };
        a7 "[{\"op\":\"clear\"},{\"op\":\"set\",\"tag_names\":\"on\"},{\"op\":\"set\",\"tag_names\":\"none-of\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(string_to_object(key="op",only("clear")))] #[coerce(null_to_object)] #[coerce(text_to_null("null","None"))] #[coerce(string_to_json)] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(drop_keys("description"))] Set { #[coerce(ignore_case(separators))] #[coerce(list_to_item)] tag_names: Option<State>, }, Put(Entity), Mark(#[coerce(each(string_to_number, float_to_integer))] BTreeMap<String, u8>), }
        };
        a8 "[{\"op\":\"clear\"},{\"ItemCount\":[\"on\",null],\"LastState\":5,\"op\":\"set\"},{\"ItemCount\":[\"off\"],\"LastState\":{\"rank\":7,\"type\":\"a\"},\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[serde(rename_all_fields = "PascalCase")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(ignore_key_case)] Set { #[serde(default)] #[coerce(custom(dollars))] #[coerce(invalid_to_default)] last_state: Loose, item_count: Vec<Option<State>>, }, Put(Entity), Mark(#[coerce(each(object_to_value(key="value")))] BTreeMap<String, u8>), }
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
        a3 b3 "[{\"op\":\"clear\"},{\"FullName\":5,\"ItemCount\":{\"a\":true},\"LastState\":true,\"op\":\"set\"},{\"FullName\":-1,\"ItemCount\":{},\"LastState\":null,\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(string_to_json)] #[coerce(object_to_value(key="value"))] #[coerce(trim)] #[coerce(opt_in)] #[serde(rename_all_fields = "PascalCase")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, Set { full_name: Option<i64>, #[serde(alias = "other item_count")] item_count: Option<BTreeMap<String, bool>>, #[coerce(list_to_item)] last_state: Option<bool>, }, Put(Entity), Mark(#[coerce(each(string_to_number, object_to_value(key="value")))] BTreeMap<String, u8>), }
        } {
            #[coerce(trim, object_to_value(key="value"), string_to_json)] #[coerce(opt_in)] #[serde(rename_all_fields = "PascalCase")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, Set { full_name: Option<i64>, #[serde(alias = "other item_count")] item_count: Option<BTreeMap<String, bool>>, #[coerce(list_to_item)] last_state: Option<bool>, }, Put(Entity), Mark(#[coerce(each(string_to_number, object_to_value(key="value")))] BTreeMap<String, u8>), }
        };
        a6 b6 "[{\"op\":\"clear\"},{\"full-name\":\"a\",\"is-open\":{\"rank\":7,\"type\":\"a\"},\"last-state\":true,\"op\":\"set\"},{\"full-name\":\"5\",\"is-open\":{\"type\":\"on\"},\"last-state\":false,\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(trim)] #[coerce(text_to_null("null","None"))] #[coerce(null_to_object)] #[coerce(object_to_value(key="value"))] #[serde(rename_all_fields = "kebab-case")] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, Set { #[coerce(string_to_json)] is_open: Option<Box<Entity>>, #[serde(alias = "other last_state")] last_state: bool, full_name: String, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        } {
            #[coerce(object_to_value(key="value"), null_to_object, text_to_null("null","None"), trim)] #[serde(rename_all_fields = "kebab-case")] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, Set { #[coerce(string_to_json)] is_open: Option<Box<Entity>>, #[serde(alias = "other last_state")] last_state: bool, full_name: String, }, Put(Entity), Mark(BTreeMap<String, u8>), }
        };
        a9 b9 "[{\"op\":\"clear\"},{\"isOpen\":[{\"at\":5},{\"at\":1,\"zone\":\"utc\"}],\"lastState\":\"a\",\"op\":\"set\"},{\"isOpen\":[{\"at\":5}],\"lastState\":\"5\",\"op\":\"set\"},{\"op\":\"put\",\"rank\":7,\"type\":\"a\"},{\"a\":5,\"b\":1,\"op\":\"mark\"}]" {
            #[coerce(list_to_item)] #[serde(rename_all_fields = "camelCase")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(drop_keys("description"))] Set { #[coerce(serde)] #[coerce(each(each(string_to_number)))] is_open: Vec<Stamp>, #[serde(default)] #[coerce(text_to_null("null","None"))] #[coerce(bool_to_choice(yes="on",no="off"))] #[coerce(trim)] last_state: Option<String>, }, Put(Entity), Mark(#[coerce(each(string_to_number, custom(dollars), float_to_integer))] BTreeMap<String, u8>), }
        } {
            #[coerce(list_to_item)] #[serde(rename_all_fields = "camelCase")] #[serde(deny_unknown_fields)] #[serde(tag = "op", rename_all = "lowercase")]
            pub(super) enum Call { Clear, #[coerce(drop_keys("description"))] Set { #[coerce(serde)] #[coerce(each(each(string_to_number)))] is_open: Vec<Stamp>, #[serde(default)] #[coerce(trim, bool_to_choice(yes="on",no="off"), text_to_null("null","None"))] last_state: Option<String>, }, Put(Entity), Mark(#[coerce(each(string_to_number, custom(dollars), float_to_integer))] BTreeMap<String, u8>), }
        };
    }
}
