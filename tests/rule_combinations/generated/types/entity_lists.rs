//! Made by `generate.rs`.

types! {
    EntityLists by body of entity as Vec<Entity>;
    once {
    }
    twice {
        a0 {[empty_to_null] [null_to_object] [list_to_item] [custom(dollars)]} {} Vec<a0::Entity>, {} b0 Vec<Entity>, {[each(null_to_object, custom(dollars), empty_to_null, list_to_item)]};
        a1 {[null_to_object] [list_to_item] [text_to_null("null","None")]} {} Vec<a1::Entity>, {[singleton_list]} b1 Vec<Entity>, {[singleton_list] [each(null_to_object, list_to_item, text_to_null("null","None"))]};
        a2 {[text_to_null("null","None")] [list_to_item] [null_to_object]} {} Vec<a2::Entity>, {[map_to_list] [object_to_value(key="value")] [singleton_list]} b2 Vec<Entity>, {[singleton_list] [object_to_value(key="value")] [map_to_list] [each(text_to_null("null","None"), null_to_object, list_to_item)]};
        a3 {[string_to_json] [list_to_item] [list_to_map(value="7")]} {} Vec<a3::Entity>, {} b3 Vec<Entity>, {[each(list_to_item, list_to_map(value="7"), string_to_json)]};
        a4 {[empty_to_null] [list_to_item] [null_to_object] [string_to_json] [object_to_value(key="value")]} {} Vec<a4::Entity>, {[string_to_json] [map_to_list]} b4 Vec<Entity>, {[map_to_list] [string_to_json] [each(null_to_object, list_to_item, empty_to_null, object_to_value(key="value"), string_to_json)]};
        a5 {[object_to_value(key="value")] [null_to_object] [custom(dollars)] [empty_to_null]} {} Vec<a5::Entity>, {[string_to_object(key="type",only("a"))] [singleton_list] [object_to_value(key="value")]} b5 Vec<Entity>, {[object_to_value(key="value")] [string_to_object(key="type",only("a"))] [singleton_list] [each(custom(dollars), null_to_object, empty_to_null)]};
        a6 {[string_to_json]} {} Vec<a6::Entity>, {[object_to_value(key="value")] [string_to_json]} b6 Vec<Entity>, {[object_to_value(key="value")] [string_to_json] [each(string_to_json)]};
        a7 {[list_to_map(value="7")]} {} Vec<a7::Entity>, {[object_to_value(key="value")]} b7 Vec<Entity>, {[object_to_value(key="value")] [each(list_to_map(value="7"))]};
        a8 {[null_to_object] [empty_to_null] [list_to_item] [string_to_json]} {} Vec<a8::Entity>, {[string_to_object(key="type",only("a"))] [map_to_list]} b8 Vec<Entity>, {[map_to_list] [string_to_object(key="type",only("a"))] [each(empty_to_null, string_to_json, null_to_object, list_to_item)]};
        a9 {[string_to_object(key="type")] [null_to_object] [text_to_null("null","None")]} {} Vec<a9::Entity>, {[singleton_list] [object_to_value(key="value")]} b9 Vec<Entity>, {[singleton_list] [object_to_value(key="value")] [each(null_to_object, text_to_null("null","None"), string_to_object(key="type"))]};
    }
}
