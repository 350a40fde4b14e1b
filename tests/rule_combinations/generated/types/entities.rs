//! Made by `generate.rs`.

types! {
    Entities by body of entity as Entity;
    once {
        a0 {[text_to_null("null","None")] [string_to_json] [null_to_object] [empty_to_null] [list_to_map(value="7")]} {} a0::Entity, {[invalid_to_default] [string_to_object(key="type")] [null_to_default]};
        a3 {[list_to_map(value="7")] [list_to_item] [null_to_object] [empty_to_null]} {} a3::Entity, {[null_to_default]};
        a8 {[empty_to_null] [null_to_object]} {} a8::Entity, {[custom(dollars)] [list_to_item] [empty_to_null] [null_to_default]};
        a9 {[null_to_object] [string_to_json] [object_to_value(key="value")]} {} a9::Entity, {[list_to_item] [null_to_default] [string_to_object(key="type")]};
    }
    twice {
        a1 {[list_to_map(value="7")]} {} a1::Entity, {[list_to_item] [empty_to_null] [string_to_object(key="type")] [null_to_default]} b1 Entity, {[empty_to_null] [string_to_object(key="type")] [list_to_item] [list_to_map(value="7")] [null_to_default]};
        a2 {[custom(dollars)] [null_to_object] [object_to_value(key="value")] [text_to_null("null","None")]} {} a2::Entity, {[string_to_json]} b2 Entity, {[object_to_value(key="value")] [custom(dollars)] [string_to_json] [text_to_null("null","None")] [null_to_object]};
        a4 {[null_to_object] [list_to_item] [string_to_json]} {} a4::Entity, {[text_to_null("null","None")] [null_to_object]} b4 Entity, {[list_to_item] [string_to_json] [null_to_object] [text_to_null("null","None")]};
        a5 {[text_to_null("null","None")] [null_to_object] [list_to_map(value="7")]} {} a5::Entity, {[object_to_value(key="value")] [string_to_json]} b5 Entity, {[list_to_map(value="7")] [string_to_json] [null_to_object] [text_to_null("null","None")] [object_to_value(key="value")]};
        a6 {[custom(dollars)]} {} a6::Entity, {[null_to_default]} b6 Entity, {[null_to_default] [custom(dollars)]};
        a7 {[null_to_object] [text_to_null("null","None")] [list_to_map(value="7")] [empty_to_null]} {} a7::Entity, {} b7 Entity, {[empty_to_null] [text_to_null("null","None")] [list_to_map(value="7")] [null_to_object]};
        a10 {[empty_to_null] [null_to_object] [list_to_item]} {} a10::Entity, {[string_to_object(key="type")]} b10 Entity, {[string_to_object(key="type")] [null_to_object] [list_to_item] [empty_to_null]};
        a11 {[string_to_object(key="type")] [list_to_item] [null_to_object]} {} a11::Entity, {} b11 Entity, {[null_to_object] [string_to_object(key="type")] [list_to_item]};
    }
}
