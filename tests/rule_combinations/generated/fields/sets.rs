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
        a7 [string_to_list] [string_to_json];
        a8 [trim] [string_to_list];
        a9 [string_to_json] [singleton_list];
        a10 [singleton_list] [trim];
        a11 [string_to_list] [singleton_list];
        a12 [float_to_integer] [string_to_json];
        a13 [trim] [float_to_integer];
        a14 [float_to_integer] [string_to_list];
        a15 [float_to_integer] [singleton_list];
        a16 [invalid_to_default] [string_to_json];
        a17 [trim] [invalid_to_default];
        a18 [string_to_list] [invalid_to_default];
        a19 [invalid_to_default] [singleton_list];
        a20 [invalid_to_default] [float_to_integer];
    }
    twice {
        a21 b21 [singleton_list] [invalid_to_default] [trim];
        a22 b22 [float_to_integer] [singleton_list] [string_to_json] [string_to_list];
        a23 b23 [singleton_list] [invalid_to_default] [string_to_list];
        a24 b24 [trim] [singleton_list] [string_to_json] [float_to_integer] [invalid_to_default];
        a25 b25 [string_to_json] [float_to_integer] [trim] [string_to_list];
        a26 b26 [string_to_json] [singleton_list] [string_to_list] [invalid_to_default] [float_to_integer] [trim];
        a27 b27 [float_to_integer] [invalid_to_default] [trim];
        a28 b28 [string_to_list] [trim] [float_to_integer];
        a29 b29 [singleton_list] [float_to_integer] [trim] [string_to_json] [string_to_list];
        a30 b30 [string_to_json] [trim] [singleton_list];
        a31 b31 [invalid_to_default] [trim] [string_to_list] [string_to_json];
        a32 b32 [trim] [float_to_integer] [string_to_json];
        a33 b33 [float_to_integer] [invalid_to_default] [singleton_list] [string_to_list] [trim];
        a34 b34 [trim] [float_to_integer] [singleton_list];
        a35 b35 [string_to_json] [float_to_integer] [invalid_to_default];
        a36 b36 [trim] [string_to_json] [float_to_integer] [singleton_list];
    }
}
