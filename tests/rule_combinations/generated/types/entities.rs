//! Made by `generate.rs`.

types! {
    Entities by body of entity as Entity;
    once {
    }
    twice {
        a0 {[string_to_object(key="type")] [null_to_object] [python_to_json] [custom(dollars)]} {} a0::Entity, {[string_to_object(key="type")]} b0 Entity, {[string_to_object(key="type")] [custom(dollars)] [python_to_json] [null_to_object]};
        a1 {[list_to_item] [string_to_object(key="type")] [string_to_json] [empty_to_null] [null_to_object]} {} a1::Entity, {} b1 Entity, {[null_to_object] [empty_to_null] [list_to_item] [string_to_object(key="type")] [string_to_json]};
        a2 {[unfence] [object_to_value(key="value")] [string_to_object(key="type")]} {} a2::Entity, {[object_to_value(key="value")]} b2 Entity, {[string_to_object(key="type")] [object_to_value(key="value")] [unfence]};
        a3 {[null_to_object] [text_to_null("null","None")]} {} a3::Entity, {[list_to_item] [object_to_value(key="value")]} b3 Entity, {[null_to_object] [object_to_value(key="value")] [text_to_null("null","None")] [list_to_item]};
        a4 {[null_to_object] [python_to_json] [list_to_item] [text_to_null("null","None")]} {} a4::Entity, {[text_to_null("null","None")] [null_to_object] [string_to_json]} b4 Entity, {[null_to_object] [python_to_json] [text_to_null("null","None")] [list_to_item] [string_to_json]};
        a5 {[object_to_value(key="value")]} {} a5::Entity, {[string_to_object(key="type")] [null_to_default]} b5 Entity, {[null_to_default] [object_to_value(key="value")] [string_to_object(key="type")]};
        a6 {[text_to_null("null","None")] [null_to_object] [object_to_value(key="value")]} {} a6::Entity, {} b6 Entity, {[null_to_object] [object_to_value(key="value")] [text_to_null("null","None")]};
        a7 {[custom(dollars)]} {} a7::Entity, {[unfence]} b7 Entity, {[unfence] [custom(dollars)]};
        a8 {[empty_to_null] [unfence] [null_to_object] [list_to_item] [list_to_map(value="7")]} {} a8::Entity, {[string_to_json] [string_to_object(key="type")] [list_to_item]} b8 Entity, {[string_to_json] [empty_to_null] [null_to_object] [list_to_map(value="7")] [unfence] [string_to_object(key="type")] [list_to_item]};
    }
}
