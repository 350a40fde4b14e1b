//! Made by `generate.rs`.

types! {
    WrappedLevels by wrapper of level as u8;
    once {
    }
    twice {
        a0 {[float_to_integer] [object_to_value(key="value")] [list_to_item]} {[string_to_number] [float_to_integer]} a0::Level, {[list_to_item] [float_to_integer] [string_to_number]} b0 u8, {[string_to_number] [list_to_item] [object_to_value(key="value")] [float_to_integer]};
        a1 {[float_to_integer]} {[float_to_integer] [list_to_item] [string_to_number]} a1::Level, {[null_to_default] [empty_to_null] [trim]} b1 u8, {[null_to_default] [string_to_number] [float_to_integer] [list_to_item] [empty_to_null] [trim]};
        a2 {[float_to_integer] [trim] [string_to_number]} {[trim]} a2::Level, {[text_to_null("null","None")] [null_to_default]} b2 u8, {[null_to_default] [string_to_number] [text_to_null("null","None")] [trim] [float_to_integer]};
        a3 {[list_to_item]} {[float_to_integer] [custom(dollars)]} a3::Level, {} b3 u8, {[custom(dollars)] [float_to_integer] [list_to_item]};
        a4 {[object_to_value(key="value")]} {[float_to_integer]} a4::Level, {[trim] [float_to_integer]} b4 u8, {[float_to_integer] [object_to_value(key="value")] [trim]};
        a5 {[float_to_integer] [object_to_value(key="value")] [custom(dollars)]} {[string_to_number] [float_to_integer]} a5::Level, {[object_to_value(key="value")] [null_to_default] [text_to_null("null","None")] [string_to_number]} b5 u8, {[null_to_default] [text_to_null("null","None")] [float_to_integer] [object_to_value(key="value")] [custom(dollars)] [string_to_number]};
        a6 {[object_to_value(key="value")]} {[trim]} a6::Level, {} b6 u8, {[object_to_value(key="value")] [trim]};
        a7 {[custom(dollars)] [object_to_value(key="value")]} {} a7::Level, {[invalid_to_default] [custom(dollars)] [object_to_value(key="value")]} b7 u8, {[invalid_to_default] [object_to_value(key="value")] [custom(dollars)]};
    }
}
