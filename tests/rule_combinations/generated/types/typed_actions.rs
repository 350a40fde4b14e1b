//! Made by `generate.rs`.

types! {
    TypedActions by body of action as Action;
    once {
        a5 {[trim] [empty_to_null] [null_to_object]} {} a5::Action, {[null_to_default] [string_to_object(key="rename")] [object_to_value(key="value")]};
        a6 {[string_to_json] [trim] [string_to_object(key="rename")]} {} a6::Action, {[ignore_case] [invalid_to_default] [custom(dollars)]};
        a9 {[null_to_object] [string_to_object(key="rename")]} {} a9::Action, {[null_to_default] [empty_to_null] [trim]};
    }
    twice {
        a0 {[custom(dollars)] [ignore_case] [list_to_item] [trim]} {} a0::Action, {[null_to_default] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")] [empty_to_null]} b0 Action, {[null_to_default] [ignore_case] [trim] [list_to_item] [custom(dollars)] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [empty_to_null]};
        a1 {[ignore_case] [null_to_object] [empty_to_null] [string_to_json] [trim]} {} a1::Action, {[bool_to_choice(yes="on",no="off")] [null_to_object]} b1 Action, {[null_to_object] [string_to_json] [bool_to_choice(yes="on",no="off")] [empty_to_null] [ignore_case] [trim]};
        a2 {[ignore_case] [custom(dollars)]} {} a2::Action, {[invalid_to_default]} b2 Action, {[invalid_to_default] [custom(dollars)] [ignore_case]};
        a3 {[null_to_object] [object_to_value(key="value")] [empty_to_null] [string_to_json]} {} a3::Action, {[custom(dollars)]} b3 Action, {[string_to_json] [object_to_value(key="value")] [custom(dollars)] [null_to_object] [empty_to_null]};
        a4 {[string_to_json] [object_to_value(key="value")]} {} a4::Action, {} b4 Action, {[object_to_value(key="value")] [string_to_json]};
        a7 {[trim] [null_to_object] [object_to_value(key="value")] [string_to_json]} {} a7::Action, {[custom(dollars)] [trim]} b7 Action, {[string_to_json] [trim] [object_to_value(key="value")] [custom(dollars)] [null_to_object]};
        a8 {[string_to_json] [custom(dollars)] [null_to_object] [object_to_value(key="value")]} {} a8::Action, {[trim] [ignore_case]} b8 Action, {[trim] [string_to_json] [object_to_value(key="value")] [null_to_object] [ignore_case] [custom(dollars)]};
        a10 {[custom(dollars)] [bool_to_choice(yes="on",no="off")]} {} a10::Action, {} b10 Action, {[custom(dollars)] [bool_to_choice(yes="on",no="off")]};
    }
}
