//! Made by `generate.rs`.

combinations! {
    Integers of u8;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [null_to_default] [empty_to_null];
        a4 [text_to_null("null","None")] [null_to_default];
        a5 [null_to_default];
        a6 [string_to_number];
        a7 [float_to_integer];
        a8 [custom(dollars)];
        a9 [invalid_to_default];
        a10 [list_to_item] [object_to_value(key="value")];
        a11 [trim] [object_to_value(key="value")];
        a12 [trim] [list_to_item];
        a20 [object_to_value(key="value")] [null_to_default];
        a21 [null_to_default] [list_to_item];
        a22 [null_to_default] [trim];
        a23 [string_to_number] [object_to_value(key="value")];
        a24 [list_to_item] [string_to_number];
        a25 [string_to_number] [trim];
        a28 [string_to_number] [null_to_default];
        a29 [float_to_integer] [object_to_value(key="value")];
        a30 [float_to_integer] [list_to_item];
        a31 [float_to_integer] [trim];
        a34 [null_to_default] [float_to_integer];
        a35 [string_to_number] [float_to_integer];
        a36 [custom(dollars)] [object_to_value(key="value")];
        a37 [custom(dollars)] [list_to_item];
        a38 [custom(dollars)] [trim];
        a41 [custom(dollars)] [null_to_default];
        a42 [custom(dollars)] [string_to_number];
        a43 [float_to_integer] [custom(dollars)];
        a44 [object_to_value(key="value")] [invalid_to_default];
        a45 [list_to_item] [invalid_to_default];
        a46 [trim] [invalid_to_default];
        a49 [invalid_to_default] [null_to_default];
        a50 [invalid_to_default] [string_to_number];
        a51 [invalid_to_default] [float_to_integer];
        a52 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a13 b13 [object_to_value(key="value")] [null_to_default] [empty_to_null];
        a14 b14 [null_to_default] [empty_to_null] [list_to_item];
        a15 b15 [empty_to_null] [null_to_default] [trim];
        a16 b16 [null_to_default] [object_to_value(key="value")] [text_to_null("null","None")];
        a17 b17 [null_to_default] [text_to_null("null","None")] [list_to_item];
        a18 b18 [text_to_null("null","None")] [null_to_default] [trim];
        a19 b19 [text_to_null("null","None")] [empty_to_null] [null_to_default];
        a26 b26 [empty_to_null] [string_to_number] [null_to_default];
        a27 b27 [text_to_null("null","None")] [null_to_default] [string_to_number];
        a32 b32 [float_to_integer] [null_to_default] [empty_to_null];
        a33 b33 [text_to_null("null","None")] [float_to_integer] [null_to_default];
        a39 b39 [null_to_default] [custom(dollars)] [empty_to_null];
        a40 b40 [text_to_null("null","None")] [custom(dollars)] [null_to_default];
        a47 b47 [invalid_to_default] [null_to_default] [empty_to_null];
        a48 b48 [text_to_null("null","None")] [invalid_to_default] [null_to_default];
        a53 b53 [list_to_item] [custom(dollars)] [trim] [invalid_to_default] [null_to_default] [text_to_null("null","None")] [object_to_value(key="value")];
        a54 b54 [null_to_default] [trim] [text_to_null("null","None")] [object_to_value(key="value")] [string_to_number] [list_to_item];
        a55 b55 [object_to_value(key="value")] [invalid_to_default] [custom(dollars)];
        a56 b56 [null_to_default] [float_to_integer] [empty_to_null] [trim] [invalid_to_default] [list_to_item] [text_to_null("null","None")] [custom(dollars)];
        a57 b57 [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default] [invalid_to_default];
        a58 b58 [null_to_default] [trim] [empty_to_null] [custom(dollars)] [string_to_number] [float_to_integer];
        a59 b59 [string_to_number] [custom(dollars)] [invalid_to_default] [object_to_value(key="value")] [empty_to_null] [null_to_default] [list_to_item] [trim];
        a60 b60 [float_to_integer] [null_to_default] [object_to_value(key="value")] [trim] [custom(dollars)];
        a61 b61 [invalid_to_default] [null_to_default] [custom(dollars)] [float_to_integer] [trim] [text_to_null("null","None")];
        a62 b62 [invalid_to_default] [list_to_item] [object_to_value(key="value")];
        a63 b63 [trim] [text_to_null("null","None")] [empty_to_null] [float_to_integer] [null_to_default] [object_to_value(key="value")] [invalid_to_default] [custom(dollars)];
        a64 b64 [empty_to_null] [null_to_default] [text_to_null("null","None")] [invalid_to_default] [string_to_number];
    }
}
