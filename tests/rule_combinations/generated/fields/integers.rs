//! Made by `generate.rs`.

combinations! {
    Integers of u8;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [null_to_default] [empty_to_null];
        a4 [null_to_default] [text_to_null("null","None")];
        a5 [null_to_default];
        a6 [string_to_number];
        a7 [float_to_integer];
        a8 [custom(dollars)];
        a9 [invalid_to_default];
        a10 [object_to_value(key="value")] [list_to_item];
        a11 [trim] [object_to_value(key="value")];
        a12 [list_to_item] [trim];
        a20 [object_to_value(key="value")] [null_to_default];
        a21 [null_to_default] [list_to_item];
        a22 [trim] [null_to_default];
        a23 [string_to_number] [object_to_value(key="value")];
        a24 [list_to_item] [string_to_number];
        a25 [string_to_number] [trim];
        a28 [null_to_default] [string_to_number];
        a29 [object_to_value(key="value")] [float_to_integer];
        a30 [list_to_item] [float_to_integer];
        a31 [trim] [float_to_integer];
        a34 [null_to_default] [float_to_integer];
        a35 [string_to_number] [float_to_integer];
        a36 [object_to_value(key="value")] [custom(dollars)];
        a37 [list_to_item] [custom(dollars)];
        a38 [trim] [custom(dollars)];
        a41 [null_to_default] [custom(dollars)];
        a42 [string_to_number] [custom(dollars)];
        a43 [float_to_integer] [custom(dollars)];
        a44 [invalid_to_default] [object_to_value(key="value")];
        a45 [list_to_item] [invalid_to_default];
        a46 [trim] [invalid_to_default];
        a49 [invalid_to_default] [null_to_default];
        a50 [invalid_to_default] [string_to_number];
        a51 [invalid_to_default] [float_to_integer];
        a52 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a13 b13 [empty_to_null] [object_to_value(key="value")] [null_to_default];
        a14 b14 [list_to_item] [empty_to_null] [null_to_default];
        a15 b15 [empty_to_null] [null_to_default] [trim];
        a16 b16 [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default];
        a17 b17 [text_to_null("null","None")] [list_to_item] [null_to_default];
        a18 b18 [trim] [null_to_default] [text_to_null("null","None")];
        a19 b19 [text_to_null("null","None")] [null_to_default] [empty_to_null];
        a26 b26 [empty_to_null] [null_to_default] [string_to_number];
        a27 b27 [null_to_default] [string_to_number] [text_to_null("null","None")];
        a32 b32 [null_to_default] [float_to_integer] [empty_to_null];
        a33 b33 [text_to_null("null","None")] [float_to_integer] [null_to_default];
        a39 b39 [custom(dollars)] [empty_to_null] [null_to_default];
        a40 b40 [text_to_null("null","None")] [custom(dollars)] [null_to_default];
        a47 b47 [empty_to_null] [invalid_to_default] [null_to_default];
        a48 b48 [null_to_default] [invalid_to_default] [text_to_null("null","None")];
        a53 b53 [custom(dollars)] [text_to_null("null","None")] [invalid_to_default] [object_to_value(key="value")] [list_to_item] [trim] [null_to_default];
        a54 b54 [text_to_null("null","None")] [list_to_item] [trim] [null_to_default] [string_to_number] [object_to_value(key="value")];
        a55 b55 [invalid_to_default] [custom(dollars)] [object_to_value(key="value")];
        a56 b56 [empty_to_null] [list_to_item] [invalid_to_default] [text_to_null("null","None")] [float_to_integer] [custom(dollars)] [trim] [null_to_default];
        a57 b57 [text_to_null("null","None")] [invalid_to_default] [object_to_value(key="value")] [null_to_default];
        a58 b58 [string_to_number] [null_to_default] [custom(dollars)] [float_to_integer] [trim] [empty_to_null];
        a59 b59 [empty_to_null] [invalid_to_default] [list_to_item] [custom(dollars)] [trim] [string_to_number] [object_to_value(key="value")] [null_to_default];
        a60 b60 [trim] [custom(dollars)] [null_to_default] [float_to_integer] [object_to_value(key="value")];
        a61 b61 [invalid_to_default] [custom(dollars)] [trim] [float_to_integer] [text_to_null("null","None")] [null_to_default];
        a62 b62 [list_to_item] [object_to_value(key="value")] [invalid_to_default];
        a63 b63 [object_to_value(key="value")] [text_to_null("null","None")] [float_to_integer] [null_to_default] [custom(dollars)] [invalid_to_default] [empty_to_null] [trim];
        a64 b64 [invalid_to_default] [empty_to_null] [null_to_default] [text_to_null("null","None")] [string_to_number];
        a65 b65 [float_to_integer] [string_to_number] [custom(dollars)];
        a66 b66 [invalid_to_default] [float_to_integer] [null_to_default] [trim] [list_to_item] [text_to_null("null","None")] [empty_to_null] [string_to_number] [custom(dollars)] [object_to_value(key="value")];
        a67 b67 [trim] [null_to_default] [empty_to_null] [string_to_number] [text_to_null("null","None")] [invalid_to_default] [object_to_value(key="value")];
        a68 b68 [float_to_integer] [null_to_default] [string_to_number] [empty_to_null];
        a69 b69 [list_to_item] [object_to_value(key="value")] [text_to_null("null","None")] [trim] [null_to_default] [invalid_to_default] [float_to_integer] [empty_to_null] [string_to_number];
        a70 b70 [float_to_integer] [custom(dollars)] [invalid_to_default] [trim] [object_to_value(key="value")];
        a71 b71 [null_to_default] [string_to_number] [empty_to_null] [custom(dollars)] [object_to_value(key="value")] [list_to_item];
    }
}
