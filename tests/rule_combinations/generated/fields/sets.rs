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
        a6 [string_to_json] [trim];
        a7 [string_to_json] [string_to_list];
        a8 [string_to_list] [trim];
        a9 [singleton_list] [string_to_json];
        a10 [singleton_list] [trim];
        a11 [string_to_list] [singleton_list];
        a12 [float_to_integer] [string_to_json];
        a13 [float_to_integer] [trim];
        a14 [string_to_list] [float_to_integer];
        a15 [singleton_list] [float_to_integer];
        a16 [invalid_to_default] [string_to_json];
        a17 [trim] [invalid_to_default];
        a18 [string_to_list] [invalid_to_default];
        a19 [singleton_list] [invalid_to_default];
        a20 [invalid_to_default] [float_to_integer];
    }
    twice {
        a21 b21 [invalid_to_default] [trim] [singleton_list];
        a22 b22 [singleton_list] [string_to_json] [float_to_integer] [string_to_list];
        a23 b23 [singleton_list] [invalid_to_default] [string_to_list];
        a24 b24 [invalid_to_default] [singleton_list] [string_to_json] [float_to_integer] [trim];
        a25 b25 [string_to_json] [trim] [float_to_integer] [string_to_list];
        a26 b26 [string_to_list] [float_to_integer] [invalid_to_default] [trim] [singleton_list] [string_to_json];
        a27 b27 [invalid_to_default] [trim] [float_to_integer];
        a28 b28 [trim] [string_to_list] [float_to_integer];
        a29 b29 [float_to_integer] [trim] [string_to_json] [string_to_list] [singleton_list];
        a30 b30 [trim] [singleton_list] [string_to_json];
        a31 b31 [trim] [string_to_list] [invalid_to_default] [string_to_json];
    }
}
