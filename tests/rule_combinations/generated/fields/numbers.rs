//! Made by `generate.rs`.

combinations! {
    Numbers of f64;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [null_to_default] [empty_to_null];
        a4 [text_to_null("null","None")] [null_to_default];
        a5 [null_to_default];
        a6 [string_to_number];
        a7 [custom(dollars)];
        a8 [invalid_to_default];
        a9 [list_to_item] [object_to_value(key="value")];
        a10 [trim] [object_to_value(key="value")];
        a11 [trim] [list_to_item];
        a19 [null_to_default] [object_to_value(key="value")];
        a20 [list_to_item] [null_to_default];
        a21 [trim] [null_to_default];
        a22 [object_to_value(key="value")] [string_to_number];
        a23 [list_to_item] [string_to_number];
        a24 [trim] [string_to_number];
        a27 [null_to_default] [string_to_number];
        a28 [object_to_value(key="value")] [custom(dollars)];
        a29 [custom(dollars)] [list_to_item];
        a30 [custom(dollars)] [trim];
        a33 [custom(dollars)] [null_to_default];
        a34 [custom(dollars)] [string_to_number];
        a35 [invalid_to_default] [object_to_value(key="value")];
        a36 [invalid_to_default] [list_to_item];
        a37 [trim] [invalid_to_default];
        a40 [invalid_to_default] [null_to_default];
        a41 [invalid_to_default] [string_to_number];
        a42 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a12 b12 [null_to_default] [object_to_value(key="value")] [empty_to_null];
        a13 b13 [list_to_item] [empty_to_null] [null_to_default];
        a14 b14 [empty_to_null] [trim] [null_to_default];
        a15 b15 [null_to_default] [text_to_null("null","None")] [object_to_value(key="value")];
        a16 b16 [text_to_null("null","None")] [null_to_default] [list_to_item];
        a17 b17 [trim] [null_to_default] [text_to_null("null","None")];
        a18 b18 [empty_to_null] [text_to_null("null","None")] [null_to_default];
        a25 b25 [null_to_default] [empty_to_null] [string_to_number];
        a26 b26 [string_to_number] [null_to_default] [text_to_null("null","None")];
        a31 b31 [custom(dollars)] [null_to_default] [empty_to_null];
        a32 b32 [text_to_null("null","None")] [custom(dollars)] [null_to_default];
        a38 b38 [empty_to_null] [null_to_default] [invalid_to_default];
        a39 b39 [null_to_default] [invalid_to_default] [text_to_null("null","None")];
        a43 b43 [trim] [list_to_item] [null_to_default] [text_to_null("null","None")] [custom(dollars)] [invalid_to_default] [string_to_number];
        a44 b44 [text_to_null("null","None")] [null_to_default] [string_to_number] [list_to_item];
        a45 b45 [string_to_number] [null_to_default] [trim] [text_to_null("null","None")] [list_to_item] [empty_to_null] [object_to_value(key="value")];
        a46 b46 [trim] [custom(dollars)] [invalid_to_default] [list_to_item];
        a47 b47 [custom(dollars)] [string_to_number] [invalid_to_default] [list_to_item] [object_to_value(key="value")] [trim] [text_to_null("null","None")] [null_to_default];
        a48 b48 [text_to_null("null","None")] [object_to_value(key="value")] [custom(dollars)] [invalid_to_default] [empty_to_null] [trim] [string_to_number] [null_to_default];
        a49 b49 [object_to_value(key="value")] [list_to_item] [null_to_default] [text_to_null("null","None")] [empty_to_null] [custom(dollars)] [invalid_to_default] [trim];
        a50 b50 [trim] [empty_to_null] [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default];
        a51 b51 [null_to_default] [string_to_number] [invalid_to_default] [text_to_null("null","None")];
        a52 b52 [custom(dollars)] [list_to_item] [null_to_default] [text_to_null("null","None")] [string_to_number] [invalid_to_default] [empty_to_null];
        a53 b53 [text_to_null("null","None")] [null_to_default] [trim] [object_to_value(key="value")];
        a54 b54 [null_to_default] [empty_to_null] [list_to_item] [string_to_number];
        a55 b55 [custom(dollars)] [list_to_item] [text_to_null("null","None")] [invalid_to_default] [object_to_value(key="value")] [null_to_default];
        a56 b56 [text_to_null("null","None")] [null_to_default] [string_to_number] [object_to_value(key="value")];
        a57 b57 [object_to_value(key="value")] [string_to_number] [list_to_item];
        a58 b58 [string_to_number] [custom(dollars)] [null_to_default] [text_to_null("null","None")] [invalid_to_default];
        a59 b59 [object_to_value(key="value")] [custom(dollars)] [string_to_number];
        a60 b60 [null_to_default] [string_to_number] [custom(dollars)] [text_to_null("null","None")];
    }
}
