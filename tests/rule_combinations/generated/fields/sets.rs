//! Made by `generate.rs`.

combinations! {
    Sets of Levels;
    once {
        a0 [string_to_json];
        a1 [trim];
        a2 [string_to_list];
        a3 [singleton_list];
        a4 [float_to_integer];
        a5 [custom(first=dollars)];
        a6 [invalid_to_default];
        a7 [string_to_json] [trim];
        a8 [string_to_json] [string_to_list];
        a9 [trim] [string_to_list];
        a10 [singleton_list] [string_to_json];
        a11 [trim] [singleton_list];
        a12 [string_to_list] [singleton_list];
        a13 [string_to_json] [float_to_integer];
        a14 [float_to_integer] [trim];
        a15 [string_to_list] [float_to_integer];
        a16 [singleton_list] [float_to_integer];
        a17 [custom(first=dollars)] [string_to_json];
        a18 [trim] [custom(first=dollars)];
        a19 [custom(first=dollars)] [string_to_list];
        a20 [singleton_list] [custom(first=dollars)];
        a21 [float_to_integer] [custom(first=dollars)];
        a22 [string_to_json] [invalid_to_default];
        a23 [trim] [invalid_to_default];
        a24 [string_to_list] [invalid_to_default];
        a25 [invalid_to_default] [singleton_list];
        a26 [float_to_integer] [invalid_to_default];
        a27 [invalid_to_default] [custom(first=dollars)];
    }
    twice {
        a28 b28 [singleton_list] [trim] [custom(first=dollars)] [float_to_integer];
        a29 b29 [string_to_list] [custom(first=dollars)] [string_to_json] [invalid_to_default];
        a30 b30 [trim] [custom(first=dollars)] [string_to_json];
        a31 b31 [trim] [invalid_to_default] [string_to_list] [custom(first=dollars)] [string_to_json] [float_to_integer];
        a32 b32 [custom(first=dollars)] [string_to_list] [float_to_integer] [singleton_list];
        a33 b33 [trim] [string_to_list] [float_to_integer] [string_to_json] [singleton_list] [custom(first=dollars)];
        a34 b34 [invalid_to_default] [string_to_list] [float_to_integer] [singleton_list] [string_to_json] [custom(first=dollars)];
        a35 b35 [custom(first=dollars)] [invalid_to_default] [string_to_json] [trim] [string_to_list];
        a36 b36 [string_to_json] [string_to_list] [singleton_list];
        a37 b37 [invalid_to_default] [float_to_integer] [trim] [string_to_json] [custom(first=dollars)];
        a38 b38 [string_to_list] [singleton_list] [float_to_integer] [trim] [custom(first=dollars)] [invalid_to_default];
    }
}
