//! Made by `generate.rs`.

types! {
    WrappedLists by wrapper of levels as Vec<u8>;
    once {
    }
    twice {
        a0 {[map_to_list] [unfence] [string_to_json]} {} a0::Levels, {[null_to_default] [singleton_list] [empty_to_null]} b0 Vec<u8>, {[singleton_list] [unfence] [null_to_default] [string_to_json] [empty_to_null] [map_to_list]};
        a1 {[string_to_json] [unfence]} {[object_to_value(key="value")]} a1::Levels, {[null_to_default] [empty_to_null]} b1 Vec<u8>, {[string_to_json] [null_to_default] [empty_to_null] [object_to_value(key="value")] [unfence]};
        a2 {[python_to_json] [drop_invalid_items]} {[custom(dollars)] [trim]} a2::Levels, {[string_to_json] [null_to_default] [drop_invalid_items] [text_to_null("null","None")]} b2 Vec<u8>, {[python_to_json] [string_to_json] [null_to_default] [custom(dollars)] [drop_invalid_items] [text_to_null("null","None")] [trim]};
        a3 {[string_to_json] [python_to_json] [unfence]} {} a3::Levels, {[null_to_default] [empty_to_null]} b3 Vec<u8>, {[string_to_json] [null_to_default] [empty_to_null] [unfence] [python_to_json]};
        a4 {[unfence]} {} a4::Levels, {[float_to_integer] [empty_to_null] [null_to_default] [string_to_json]} b4 Vec<u8>, {[empty_to_null] [null_to_default] [string_to_json] [float_to_integer] [unfence]};
        a5 {[string_to_json] [python_to_json]} {} a5::Levels, {[text_to_null("null","None")] [singleton_list] [float_to_integer] [null_to_default]} b5 Vec<u8>, {[singleton_list] [null_to_default] [python_to_json] [string_to_json] [text_to_null("null","None")] [float_to_integer]};
        a6 {[unfence]} {[map_to_list]} a6::Levels, {} b6 Vec<u8>, {[map_to_list] [unfence]};
        a7 {[string_to_list]} {[map_to_list] [trim] [singleton_list]} a7::Levels, {[invalid_to_default]} b7 Vec<u8>, {[trim] [map_to_list] [singleton_list] [string_to_list] [invalid_to_default]};
        a8 {[unfence] [python_to_json]} {[python_to_json]} a8::Levels, {[custom(dollars)] [trim]} b8 Vec<u8>, {[python_to_json] [unfence] [custom(dollars)] [trim]};
        a9 {[unfence] [map_to_list]} {[object_to_value(key="value")] [string_to_json] [unfence]} a9::Levels, {[float_to_integer]} b9 Vec<u8>, {[unfence] [object_to_value(key="value")] [map_to_list] [string_to_json] [float_to_integer]};
        a10 {[map_to_list] [string_to_json]} {[object_to_value(key="value")]} a10::Levels, {[text_to_null("null","None")] [float_to_integer] [null_to_default] [invalid_to_default]} b10 Vec<u8>, {[string_to_json] [map_to_list] [float_to_integer] [invalid_to_default] [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default]};
        a11 {[unfence]} {[string_to_json]} a11::Levels, {} b11 Vec<u8>, {[string_to_json] [unfence]};
        a12 {[string_to_list] [python_to_json]} {[string_to_json] [trim]} a12::Levels, {[text_to_null("null","None")] [float_to_integer] [null_to_default]} b12 Vec<u8>, {[float_to_integer] [string_to_list] [string_to_json] [null_to_default] [text_to_null("null","None")] [python_to_json] [trim]};
        a13 {[map_to_list] [string_to_list]} {[map_to_list] [python_to_json]} a13::Levels, {[singleton_list] [string_to_number] [custom(dollars)]} b13 Vec<u8>, {[singleton_list] [python_to_json] [map_to_list] [string_to_number] [custom(dollars)] [string_to_list]};
        a14 {[unfence] [drop_invalid_items]} {} a14::Levels, {[map_to_list] [unfence]} b14 Vec<u8>, {[unfence] [map_to_list] [drop_invalid_items]};
        a15 {[string_to_json] [map_to_list]} {} a15::Levels, {} b15 Vec<u8>, {[string_to_json] [map_to_list]};
        a16 {[python_to_json] [singleton_list] [map_to_list] [string_to_list]} {[unfence] [object_to_value(key="value")] [map_to_list]} a16::Levels, {} b16 Vec<u8>, {[singleton_list] [unfence] [object_to_value(key="value")] [python_to_json] [string_to_list] [map_to_list]};
    }
}
