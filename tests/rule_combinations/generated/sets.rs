//! Made by `generate.rs`.

combinations! {
    Sets of Levels;
    once {
        a0 [string_to_json];
        a1 [trim];
        a2 [string_to_list];
        a3 [singleton_list];
        a4 [float_to_integer];
        a5 [invalid_to_default];
        a6 [trim] [string_to_json];
        a7 [string_to_json] [string_to_list];
        a8 [trim] [string_to_list];
        a9 [singleton_list] [string_to_json];
        a10 [trim] [singleton_list];
        a11 [singleton_list] [string_to_list];
        a12 [float_to_integer] [string_to_json];
        a13 [float_to_integer] [trim];
        a14 [string_to_list] [float_to_integer];
        a15 [singleton_list] [float_to_integer];
        a16 [string_to_json] [invalid_to_default];
        a17 [invalid_to_default] [trim];
        a18 [string_to_list] [invalid_to_default];
        a19 [singleton_list] [invalid_to_default];
        a20 [float_to_integer] [invalid_to_default];
    }
    twice {
        a21 b21 [singleton_list] [trim] [invalid_to_default];
        a22 b22 [singleton_list] [string_to_json] [string_to_list] [float_to_integer] [trim] [invalid_to_default];
        a23 b23 [string_to_json] [invalid_to_default] [float_to_integer] [string_to_list] [singleton_list];
        a24 b24 [float_to_integer] [singleton_list] [string_to_list] [invalid_to_default] [trim];
        a25 b25 [invalid_to_default] [singleton_list] [float_to_integer] [string_to_list];
        a26 b26 [invalid_to_default] [singleton_list] [float_to_integer];
        a27 b27 [trim] [string_to_json] [float_to_integer];
        a28 b28 [string_to_json] [singleton_list] [string_to_list];
        a29 b29 [float_to_integer] [string_to_list] [invalid_to_default] [trim];
        a30 b30 [trim] [string_to_list] [string_to_json] [invalid_to_default];
    }
}
