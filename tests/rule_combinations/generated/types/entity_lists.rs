//! Made by `generate.rs`.

types! {
    EntityLists by body of entity as Vec<Entity>;
    once {
    }
    twice {
        a0 {[unfence] [string_to_json] [python_to_json]} {} Vec<a0::Entity>, {[map_to_list] [drop_invalid_items] [string_to_json]} b0 Vec<Entity>, {[drop_invalid_items] [string_to_json] [map_to_list] [each(python_to_json, string_to_json, unfence)]};
        a1 {[null_to_object]} {} Vec<a1::Entity>, {} b1 Vec<Entity>, {[each(null_to_object)]};
        a2 {[null_to_object] [string_to_json] [text_to_null("null","None")] [object_to_value(key="value")] [empty_to_null]} {} Vec<a2::Entity>, {[string_to_list]} b2 Vec<Entity>, {[string_to_list] [each(empty_to_null, text_to_null("null","None"), object_to_value(key="value"), string_to_json, null_to_object)]};
        a3 {[custom(dollars)] [string_to_object(key="type")] [null_to_object]} {} Vec<a3::Entity>, {[string_to_json] [string_to_object(key="type",only("a"))]} b3 Vec<Entity>, {[string_to_json] [string_to_object(key="type",only("a"))] [each(custom(dollars), null_to_object)]};
        a4 {[null_to_object] [string_to_json] [empty_to_null] [unfence] [object_to_value(key="value")]} {} Vec<a4::Entity>, {} b4 Vec<Entity>, {[each(string_to_json, object_to_value(key="value"), empty_to_null, unfence, null_to_object)]};
        a5 {[string_to_json] [string_to_object(key="type")] [empty_to_null] [list_to_map(value="7")] [null_to_object]} {} Vec<a5::Entity>, {[object_to_value(key="value")] [drop_invalid_items]} b5 Vec<Entity>, {[object_to_value(key="value")] [drop_invalid_items] [each(string_to_json, null_to_object, string_to_object(key="type"), empty_to_null, list_to_map(value="7"))]};
        a6 {[python_to_json]} {} Vec<a6::Entity>, {} b6 Vec<Entity>, {[each(python_to_json)]};
        a7 {[null_to_object] [object_to_value(key="value")] [string_to_object(key="type")] [text_to_null("null","None")] [custom(dollars)]} {} Vec<a7::Entity>, {[drop_invalid_items] [singleton_list] [map_to_list]} b7 Vec<Entity>, {[map_to_list] [singleton_list] [drop_invalid_items] [each(null_to_object, object_to_value(key="value"), text_to_null("null","None"), custom(dollars), string_to_object(key="type"))]};
        a8 {[text_to_null("null","None")] [empty_to_null] [custom(dollars)] [string_to_json] [null_to_object]} {} Vec<a8::Entity>, {[string_to_list] [string_to_json] [singleton_list]} b8 Vec<Entity>, {[singleton_list] [string_to_list] [string_to_json] [each(null_to_object, string_to_json, empty_to_null, text_to_null("null","None"), custom(dollars))]};
        a9 {[object_to_value(key="value")]} {} Vec<a9::Entity>, {[string_to_json] [object_to_value(key="value")] [string_to_list]} b9 Vec<Entity>, {[object_to_value(key="value")] [string_to_json] [string_to_list]};
        a10 {[unfence] [custom(dollars)] [string_to_object(key="type")]} {} Vec<a10::Entity>, {} b10 Vec<Entity>, {[each(string_to_object(key="type"), custom(dollars), unfence)]};
        a11 {[list_to_item] [empty_to_null] [null_to_object] [unfence]} {} Vec<a11::Entity>, {[string_to_object(key="type",only("a"))] [object_to_value(key="value")]} b11 Vec<Entity>, {[object_to_value(key="value")] [string_to_object(key="type",only("a"))] [each(null_to_object, empty_to_null, unfence, list_to_item)]};
    }
}
