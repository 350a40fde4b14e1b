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
        a7 [string_to_json] [trim];
        a8 [trim] [list_to_item];
        a9 [string_to_json] [string_to_object(key="type")];
        a10 [list_to_item] [string_to_object(key="type")];
        a11 [trim] [string_to_object(key="type")];
        a12 [custom(dollars)] [string_to_json];
        a13 [custom(dollars)] [list_to_item];
        a14 [custom(dollars)] [trim];
        a15 [string_to_object(key="type")] [custom(dollars)];
        a16 [string_to_json] [invalid_to_default];
        a17 [invalid_to_default] [list_to_item];
        a18 [invalid_to_default] [trim];
        a19 [invalid_to_default] [string_to_object(key="type")];
        a20 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a21 b21 [custom(dollars)] [list_to_item] [string_to_object(key="type")] [string_to_json] [trim] [invalid_to_default];
        a22 b22 [string_to_json] [string_to_object(key="type")] [invalid_to_default] [custom(dollars)] [list_to_item];
        a23 b23 [custom(dollars)] [string_to_json] [trim];
        a24 b24 [string_to_json] [custom(dollars)] [list_to_item];
        a25 b25 [invalid_to_default] [list_to_item] [string_to_json] [string_to_object(key="type")];
        a26 b26 [string_to_json] [invalid_to_default] [custom(dollars)];
        a27 b27 [string_to_object(key="type")] [string_to_json] [list_to_item];
        a28 b28 [string_to_json] [list_to_item] [string_to_object(key="type")] [invalid_to_default] [trim];
        a29 b29 [invalid_to_default] [list_to_item] [custom(dollars)] [string_to_json];
        a30 b30 [list_to_item] [trim] [string_to_object(key="type")] [custom(dollars)] [string_to_json];
        a31 b31 [string_to_json] [string_to_object(key="type")] [list_to_item] [custom(dollars)];
        a32 b32 [trim] [list_to_item] [custom(dollars)] [string_to_json];
        a33 b33 [invalid_to_default] [trim] [string_to_json] [custom(dollars)];
    }
}
