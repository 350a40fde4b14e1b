//! Made by `generate.rs`.

types! {
    MaybeEntities by body of entity as Option<Box<Entity>>;
    once {
    }
    twice {
        a0 {[string_to_json]} {} Option<Box<a0::Entity>>, {} b0 Option<Box<Entity>>, {[string_to_json]};
        a1 {[list_to_item]} {} Option<Box<a1::Entity>>, {[object_to_value(key="value")] [invalid_to_default]} b1 Option<Box<Entity>>, {[invalid_to_default] [object_to_value(key="value")] [list_to_item]};
        a2 {[string_to_object(key="type",only("a"))] [object_to_value(key="value")] [custom(dollars)]} {} Option<Box<a2::Entity>>, {} b2 Option<Box<Entity>>, {[object_to_value(key="value")] [custom(dollars)] [string_to_object(key="type",only("a"))]};
        a3 {[list_to_map(value="7")] [custom(dollars)] [string_to_json] [string_to_object(key="type",only("a"))]} {} Option<Box<a3::Entity>>, {} b3 Option<Box<Entity>>, {[list_to_map(value="7")] [string_to_object(key="type",only("a"))] [custom(dollars)] [string_to_json]};
        a4 {[object_to_value(key="value")]} {} Option<Box<a4::Entity>>, {} b4 Option<Box<Entity>>, {[object_to_value(key="value")]};
        a5 {[string_to_json] [string_to_object(key="type",only("a"))]} {} Option<Box<a5::Entity>>, {[custom(dollars)] [empty_to_null]} b5 Option<Box<Entity>>, {[empty_to_null] [string_to_object(key="type",only("a"))] [custom(dollars)] [string_to_json]};
        a6 {[custom(dollars)] [list_to_map(value="7")]} {} Option<Box<a6::Entity>>, {[string_to_json] [empty_to_null] [custom(dollars)]} b6 Option<Box<Entity>>, {[list_to_map(value="7")] [custom(dollars)] [string_to_json] [empty_to_null]};
        a7 {[string_to_object(key="type",only("a"))] [list_to_item] [object_to_value(key="value")] [custom(dollars)]} {} Option<Box<a7::Entity>>, {} b7 Option<Box<Entity>>, {[object_to_value(key="value")] [custom(dollars)] [list_to_item] [string_to_object(key="type",only("a"))]};
    }
}
