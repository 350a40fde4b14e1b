//! Made by `generate.rs`.

combinations! {
    Sets of Levels;
    once {
        a0 [string_to_json];
        a1 [string_to_list];
        a2 [singleton_list];
        a3 [trim];
        a4 [float_to_integer];
        a5 [invalid_to_default];
        a6 [string_to_list] [string_to_json];
        a7 [string_to_json] [singleton_list];
        a8 [string_to_list] [singleton_list];
        a9 [trim] [string_to_json];
        a10 [string_to_list] [trim];
        a11 [trim] [singleton_list];
        a12 [float_to_integer] [string_to_json];
        a13 [float_to_integer] [string_to_list];
        a14 [singleton_list] [float_to_integer];
        a15 [trim] [float_to_integer];
        a16 [string_to_json] [invalid_to_default];
        a17 [invalid_to_default] [string_to_list];
        a18 [singleton_list] [invalid_to_default];
        a19 [trim] [invalid_to_default];
        a20 [float_to_integer] [invalid_to_default];
    }
    twice {
        a21 b21 [trim] [string_to_list] [invalid_to_default];
        a22 b22 [trim] [string_to_json] [singleton_list] [float_to_integer] [string_to_list] [invalid_to_default];
        a23 b23 [string_to_json] [invalid_to_default] [float_to_integer] [singleton_list] [trim];
        a24 b24 [float_to_integer] [trim] [singleton_list] [invalid_to_default] [string_to_list];
        a25 b25 [invalid_to_default] [trim] [float_to_integer] [singleton_list];
        a26 b26 [invalid_to_default] [trim] [float_to_integer];
        a27 b27 [string_to_list] [string_to_json] [float_to_integer];
        a28 b28 [string_to_json] [trim] [singleton_list];
        a29 b29 [float_to_integer] [singleton_list] [invalid_to_default] [string_to_list];
        a30 b30 [string_to_list] [singleton_list] [string_to_json] [invalid_to_default];
    }
}
