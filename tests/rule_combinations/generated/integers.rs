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
        a11 [object_to_value(key="value")] [trim];
        a12 [list_to_item] [trim];
        a20 [object_to_value(key="value")] [null_to_default];
        a21 [list_to_item] [null_to_default];
        a22 [null_to_default] [trim];
        a23 [object_to_value(key="value")] [string_to_number];
        a24 [string_to_number] [list_to_item];
        a25 [string_to_number] [trim];
        a28 [string_to_number] [null_to_default];
        a29 [float_to_integer] [object_to_value(key="value")];
        a30 [float_to_integer] [list_to_item];
        a31 [trim] [float_to_integer];
        a34 [null_to_default] [float_to_integer];
        a35 [string_to_number] [float_to_integer];
        a36 [object_to_value(key="value")] [custom(dollars)];
        a37 [custom(dollars)] [list_to_item];
        a38 [custom(dollars)] [trim];
        a41 [null_to_default] [custom(dollars)];
        a42 [string_to_number] [custom(dollars)];
        a43 [float_to_integer] [custom(dollars)];
        a44 [invalid_to_default] [object_to_value(key="value")];
        a45 [list_to_item] [invalid_to_default];
        a46 [trim] [invalid_to_default];
        a49 [invalid_to_default] [null_to_default];
        a50 [invalid_to_default] [string_to_number];
        a51 [float_to_integer] [invalid_to_default];
        a52 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a13 b13 [empty_to_null] [object_to_value(key="value")] [null_to_default];
        a14 b14 [empty_to_null] [null_to_default] [list_to_item];
        a15 b15 [trim] [empty_to_null] [null_to_default];
        a16 b16 [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default];
        a17 b17 [null_to_default] [text_to_null("null","None")] [list_to_item];
        a18 b18 [null_to_default] [trim] [text_to_null("null","None")];
        a19 b19 [text_to_null("null","None")] [empty_to_null] [null_to_default];
        a26 b26 [null_to_default] [string_to_number] [empty_to_null];
        a27 b27 [text_to_null("null","None")] [string_to_number] [null_to_default];
        a32 b32 [float_to_integer] [null_to_default] [empty_to_null];
        a33 b33 [null_to_default] [float_to_integer] [text_to_null("null","None")];
        a39 b39 [custom(dollars)] [empty_to_null] [null_to_default];
        a40 b40 [custom(dollars)] [text_to_null("null","None")] [null_to_default];
        a47 b47 [null_to_default] [invalid_to_default] [empty_to_null];
        a48 b48 [text_to_null("null","None")] [null_to_default] [invalid_to_default];
        a53 b53 [custom(dollars)] [invalid_to_default] [null_to_default] [object_to_value(key="value")] [list_to_item] [trim] [text_to_null("null","None")];
        a54 b54 [custom(dollars)] [empty_to_null] [null_to_default] [string_to_number] [object_to_value(key="value")] [trim] [list_to_item];
        a55 b55 [trim] [custom(dollars)] [object_to_value(key="value")] [text_to_null("null","None")] [string_to_number] [float_to_integer] [invalid_to_default] [null_to_default] [empty_to_null];
        a56 b56 [list_to_item] [text_to_null("null","None")] [object_to_value(key="value")] [invalid_to_default] [float_to_integer] [empty_to_null] [null_to_default] [string_to_number];
        a57 b57 [string_to_number] [empty_to_null] [custom(dollars)] [list_to_item] [trim] [invalid_to_default] [float_to_integer] [object_to_value(key="value")] [null_to_default] [text_to_null("null","None")];
        a58 b58 [object_to_value(key="value")] [text_to_null("null","None")] [custom(dollars)] [string_to_number] [empty_to_null] [null_to_default];
        a59 b59 [text_to_null("null","None")] [null_to_default] [object_to_value(key="value")] [invalid_to_default];
        a60 b60 [list_to_item] [custom(dollars)] [string_to_number] [null_to_default] [float_to_integer] [object_to_value(key="value")];
        a61 b61 [null_to_default] [trim] [invalid_to_default] [text_to_null("null","None")] [list_to_item] [object_to_value(key="value")] [custom(dollars)] [empty_to_null] [float_to_integer];
        a62 b62 [empty_to_null] [custom(dollars)] [trim] [null_to_default] [invalid_to_default] [list_to_item] [string_to_number];
        a63 b63 [float_to_integer] [string_to_number] [object_to_value(key="value")] [list_to_item];
        a64 b64 [null_to_default] [float_to_integer] [trim] [text_to_null("null","None")];
        a65 b65 [custom(dollars)] [empty_to_null] [invalid_to_default] [trim] [list_to_item] [null_to_default];
        a66 b66 [custom(dollars)] [object_to_value(key="value")] [list_to_item] [trim];
        a67 b67 [invalid_to_default] [empty_to_null] [object_to_value(key="value")] [null_to_default] [custom(dollars)] [text_to_null("null","None")] [list_to_item] [string_to_number] [float_to_integer];
        a68 b68 [null_to_default] [string_to_number] [text_to_null("null","None")] [custom(dollars)];
        a69 b69 [object_to_value(key="value")] [null_to_default] [float_to_integer] [invalid_to_default];
        a70 b70 [float_to_integer] [custom(dollars)] [text_to_null("null","None")] [null_to_default] [trim] [string_to_number] [empty_to_null] [list_to_item];
        a71 b71 [object_to_value(key="value")] [trim] [string_to_number];
    }
}
