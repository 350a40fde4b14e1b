//! Made by `generate.rs`.

types! {
    WrappedLists by wrapper of levels as Vec<u8>;
    once {
    }
    twice {
        a0 {[string_to_json] [singleton_list]} {[trim] [custom(dollars)]} a0::Levels, {[null_to_default] [string_to_json]} b0 Vec<u8>, {[null_to_default] [singleton_list] [custom(dollars)] [trim] [string_to_json]};
        a1 {[string_to_json]} {[string_to_json]} a1::Levels, {} b1 Vec<u8>, {[string_to_json]};
        a2 {[singleton_list] [map_to_list]} {[string_to_number]} a2::Levels, {} b2 Vec<u8>, {[singleton_list] [map_to_list] [string_to_number]};
        a3 {[string_to_json]} {[singleton_list] [float_to_integer]} a3::Levels, {} b3 Vec<u8>, {[string_to_json] [singleton_list] [float_to_integer]};
        a4 {[string_to_list] [singleton_list] [map_to_list]} {[object_to_value(key="value")] [map_to_list]} a4::Levels, {} b4 Vec<u8>, {[object_to_value(key="value")] [map_to_list] [string_to_list] [singleton_list]};
        a5 {[singleton_list]} {[string_to_number]} a5::Levels, {} b5 Vec<u8>, {[string_to_number] [singleton_list]};
        a6 {[singleton_list]} {[singleton_list]} a6::Levels, {[map_to_list]} b6 Vec<u8>, {[map_to_list] [singleton_list]};
        a7 {[singleton_list]} {[string_to_list]} a7::Levels, {} b7 Vec<u8>, {[singleton_list] [string_to_list]};
    }
}
