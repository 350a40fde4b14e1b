//! Made by `generate.rs`.

types! {
    WrappedMaps by wrapper of labels as BTreeMap<String, u8>;
    once {
        a1 {[null_to_object] [string_to_json] [text_to_null("null","None")] [list_to_map(value=1)] [empty_to_null]} {[trim]} a1::Labels, {[string_to_number] [null_to_default] [text_to_null("null","None")]};
        a3 {[null_to_object] [list_to_map(value=1)] [empty_to_null]} {[null_to_object] [float_to_integer] [empty_to_null] [object_to_value(key="value")]} a3::Labels, {[trim] [list_to_item] [null_to_default] [empty_to_null]};
    }
    twice {
        a0 {[null_to_object] [empty_to_null] [text_to_null("null","None")] [list_to_map(value=1)]} {[list_to_map(value=1)] [null_to_object] [empty_to_null]} a0::Labels, {} b0 BTreeMap<String, u8>, {[empty_to_null] [text_to_null("null","None")] [null_to_object] [list_to_map(value=1)]};
        a2 {[list_to_map(value=1)] [string_to_json]} {[string_to_number]} a2::Labels, {[float_to_integer] [empty_to_null] [list_to_item] [null_to_default]} b2 BTreeMap<String, u8>, {[list_to_item] [string_to_number] [list_to_map(value=1)] [float_to_integer] [empty_to_null] [null_to_default] [string_to_json]};
        a4 {[empty_to_null] [null_to_object] [list_to_item] [list_to_map(value=1)]} {[null_to_object]} a4::Labels, {[list_to_map(value=1)] [null_to_object] [trim]} b4 BTreeMap<String, u8>, {[list_to_map(value=1)] [empty_to_null] [trim] [list_to_item] [null_to_object]};
        a5 {[null_to_object] [text_to_null("null","None")]} {[list_to_item] [trim] [string_to_number]} a5::Labels, {} b5 BTreeMap<String, u8>, {[list_to_item] [trim] [null_to_object] [text_to_null("null","None")] [string_to_number]};
        a6 {[text_to_null("null","None")] [null_to_object] [string_to_json]} {[float_to_integer] [object_to_value(key="value")]} a6::Labels, {} b6 BTreeMap<String, u8>, {[float_to_integer] [object_to_value(key="value")] [text_to_null("null","None")] [null_to_object] [string_to_json]};
        a7 {[text_to_null("null","None")] [list_to_map(value=1)] [null_to_object]} {[list_to_item] [object_to_value(key="value")] [list_to_map(value=1)]} a7::Labels, {[string_to_json] [trim]} b7 BTreeMap<String, u8>, {[list_to_map(value=1)] [null_to_object] [object_to_value(key="value")] [string_to_json] [text_to_null("null","None")] [trim] [list_to_item]};
    }
}
