//! Made by `generate.rs`.

combinations! {
    Variants of Loose;
    once {
        a0 [string_to_json];
        a1 [list_to_item];
        a2 [trim];
        a3 [string_to_object(key="type")];
        a4 [custom(dollars)];
        a5 [invalid_to_default];
        a6 [list_to_item] [string_to_json];
        a7 [trim] [string_to_json];
        a8 [trim] [list_to_item];
        a9 [string_to_json] [string_to_object(key="type")];
        a10 [string_to_object(key="type")] [list_to_item];
        a11 [trim] [string_to_object(key="type")];
        a12 [custom(dollars)] [string_to_json];
        a13 [custom(dollars)] [list_to_item];
        a14 [trim] [custom(dollars)];
        a15 [custom(dollars)] [string_to_object(key="type")];
        a16 [string_to_json] [invalid_to_default];
        a17 [list_to_item] [invalid_to_default];
        a18 [trim] [invalid_to_default];
        a19 [invalid_to_default] [string_to_object(key="type")];
        a20 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a21 b21 [invalid_to_default] [string_to_json] [list_to_item] [trim] [string_to_object(key="type")] [custom(dollars)];
        a22 b22 [invalid_to_default] [trim] [string_to_object(key="type")];
        a23 b23 [custom(dollars)] [string_to_json] [invalid_to_default];
        a24 b24 [trim] [list_to_item] [invalid_to_default] [custom(dollars)];
        a25 b25 [custom(dollars)] [trim] [string_to_object(key="type")];
        a26 b26 [trim] [string_to_object(key="type")] [custom(dollars)] [invalid_to_default] [string_to_json];
        a27 b27 [string_to_json] [list_to_item] [string_to_object(key="type")];
        a28 b28 [custom(dollars)] [list_to_item] [string_to_json] [trim];
        a29 b29 [string_to_json] [trim] [string_to_object(key="type")] [custom(dollars)];
    }
}
