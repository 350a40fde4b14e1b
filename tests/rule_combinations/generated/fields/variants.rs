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
        a6 [string_to_json] [list_to_item];
        a7 [trim] [string_to_json];
        a8 [trim] [list_to_item];
        a9 [string_to_json] [string_to_object(key="type")];
        a10 [list_to_item] [string_to_object(key="type")];
        a11 [trim] [string_to_object(key="type")];
        a12 [custom(dollars)] [string_to_json];
        a13 [list_to_item] [custom(dollars)];
        a14 [trim] [custom(dollars)];
        a15 [custom(dollars)] [string_to_object(key="type")];
        a16 [string_to_json] [invalid_to_default];
        a17 [list_to_item] [invalid_to_default];
        a18 [invalid_to_default] [trim];
        a19 [invalid_to_default] [string_to_object(key="type")];
        a20 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a21 b21 [string_to_json] [trim] [list_to_item] [custom(dollars)] [string_to_object(key="type")] [invalid_to_default];
        a22 b22 [trim] [string_to_object(key="type")] [invalid_to_default];
        a23 b23 [string_to_json] [custom(dollars)] [invalid_to_default];
        a24 b24 [invalid_to_default] [custom(dollars)] [trim] [list_to_item];
        a25 b25 [custom(dollars)] [string_to_object(key="type")] [trim];
        a26 b26 [string_to_json] [string_to_object(key="type")] [custom(dollars)] [trim] [invalid_to_default];
        a27 b27 [string_to_object(key="type")] [string_to_json] [list_to_item];
        a28 b28 [list_to_item] [trim] [custom(dollars)] [string_to_json];
        a29 b29 [trim] [custom(dollars)] [string_to_json] [string_to_object(key="type")];
        a30 b30 [invalid_to_default] [string_to_json] [trim] [list_to_item];
        a31 b31 [trim] [invalid_to_default] [string_to_object(key="type")] [string_to_json];
        a32 b32 [custom(dollars)] [string_to_object(key="type")] [invalid_to_default] [list_to_item] [trim];
        a33 b33 [invalid_to_default] [string_to_json] [custom(dollars)] [trim];
    }
}
