//! Made by `generate.rs`.

types! {
    TypedEvents by body of event as Event;
    once {
    }
    twice {
        a0 {[custom(dollars)] [null_to_object]} {} a0::Event, {[string_to_json] [list_to_item] [null_to_object]} b0 Event, {[custom(dollars)] [null_to_object] [list_to_item] [string_to_json]};
        a1 {[object_to_value(key="value")]} {} a1::Event, {} b1 Event, {[object_to_value(key="value")]};
        a2 {[object_to_value(key="value")] [string_to_json] [string_to_object(key="kind")] [null_to_object]} {} a2::Event, {} b2 Event, {[string_to_object(key="kind")] [string_to_json] [object_to_value(key="value")] [null_to_object]};
        a3 {[custom(dollars)]} {} a3::Event, {[invalid_to_default]} b3 Event, {[custom(dollars)] [invalid_to_default]};
        a4 {[list_to_item] [string_to_object(key="kind")]} {} a4::Event, {[invalid_to_default] [null_to_object] [list_to_item]} b4 Event, {[null_to_object] [string_to_object(key="kind")] [list_to_item] [invalid_to_default]};
        a5 {[custom(dollars)] [object_to_value(key="value")]} {} a5::Event, {[object_to_value(key="value")]} b5 Event, {[object_to_value(key="value")] [custom(dollars)]};
        a6 {[string_to_json] [null_to_object] [custom(dollars)] [object_to_value(key="value")]} {} a6::Event, {[string_to_json] [null_to_object]} b6 Event, {[object_to_value(key="value")] [null_to_object] [custom(dollars)] [string_to_json]};
        a7 {[null_to_object] [string_to_json] [string_to_object(key="kind")] [object_to_value(key="value")]} {} a7::Event, {[object_to_value(key="value")] [null_to_object]} b7 Event, {[string_to_object(key="kind")] [string_to_json] [object_to_value(key="value")] [null_to_object]};
    }
}
