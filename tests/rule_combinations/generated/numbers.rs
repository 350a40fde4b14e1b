//! Made by `generate.rs`.

combinations! {
    Numbers of f64;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [empty_to_null] [null_to_default];
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
        a21 [null_to_default] [trim];
        a22 [object_to_value(key="value")] [string_to_number];
        a23 [string_to_number] [list_to_item];
        a24 [string_to_number] [trim];
        a27 [null_to_default] [string_to_number];
        a28 [custom(dollars)] [object_to_value(key="value")];
        a29 [custom(dollars)] [list_to_item];
        a30 [trim] [custom(dollars)];
        a33 [null_to_default] [custom(dollars)];
        a34 [custom(dollars)] [string_to_number];
        a35 [object_to_value(key="value")] [invalid_to_default];
        a36 [invalid_to_default] [list_to_item];
        a37 [invalid_to_default] [trim];
        a40 [null_to_default] [invalid_to_default];
        a41 [invalid_to_default] [string_to_number];
        a42 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a12 b12 [null_to_default] [empty_to_null] [object_to_value(key="value")];
        a13 b13 [null_to_default] [empty_to_null] [list_to_item];
        a14 b14 [trim] [null_to_default] [empty_to_null];
        a15 b15 [null_to_default] [text_to_null("null","None")] [object_to_value(key="value")];
        a16 b16 [list_to_item] [text_to_null("null","None")] [null_to_default];
        a17 b17 [trim] [null_to_default] [text_to_null("null","None")];
        a18 b18 [null_to_default] [empty_to_null] [text_to_null("null","None")];
        a25 b25 [null_to_default] [string_to_number] [empty_to_null];
        a26 b26 [null_to_default] [text_to_null("null","None")] [string_to_number];
        a31 b31 [null_to_default] [empty_to_null] [custom(dollars)];
        a32 b32 [null_to_default] [text_to_null("null","None")] [custom(dollars)];
        a38 b38 [empty_to_null] [invalid_to_default] [null_to_default];
        a39 b39 [null_to_default] [text_to_null("null","None")] [invalid_to_default];
        a43 b43 [invalid_to_default] [custom(dollars)] [trim] [text_to_null("null","None")] [null_to_default] [list_to_item] [string_to_number];
        a44 b44 [invalid_to_default] [list_to_item] [null_to_default] [object_to_value(key="value")] [empty_to_null] [text_to_null("null","None")];
        a45 b45 [null_to_default] [trim] [object_to_value(key="value")] [list_to_item] [custom(dollars)] [text_to_null("null","None")];
        a46 b46 [object_to_value(key="value")] [text_to_null("null","None")] [string_to_number] [trim] [null_to_default] [list_to_item] [empty_to_null];
        a47 b47 [null_to_default] [list_to_item] [text_to_null("null","None")] [object_to_value(key="value")] [empty_to_null] [custom(dollars)] [string_to_number];
        a48 b48 [custom(dollars)] [string_to_number] [text_to_null("null","None")] [object_to_value(key="value")] [list_to_item] [trim] [invalid_to_default] [null_to_default];
        a49 b49 [null_to_default] [list_to_item] [trim] [empty_to_null] [object_to_value(key="value")];
        a50 b50 [text_to_null("null","None")] [empty_to_null] [trim] [list_to_item] [null_to_default] [invalid_to_default] [object_to_value(key="value")] [string_to_number] [custom(dollars)];
        a51 b51 [text_to_null("null","None")] [object_to_value(key="value")] [null_to_default] [invalid_to_default];
        a52 b52 [text_to_null("null","None")] [null_to_default] [string_to_number] [custom(dollars)] [empty_to_null];
        a53 b53 [trim] [object_to_value(key="value")] [null_to_default] [empty_to_null];
        a54 b54 [null_to_default] [invalid_to_default] [list_to_item] [object_to_value(key="value")] [string_to_number] [text_to_null("null","None")] [empty_to_null];
        a55 b55 [trim] [object_to_value(key="value")] [empty_to_null] [text_to_null("null","None")] [null_to_default] [custom(dollars)] [list_to_item] [invalid_to_default];
        a56 b56 [text_to_null("null","None")] [invalid_to_default] [list_to_item] [custom(dollars)] [null_to_default];
        a57 b57 [empty_to_null] [list_to_item] [string_to_number] [object_to_value(key="value")] [null_to_default] [invalid_to_default] [trim] [text_to_null("null","None")];
        a58 b58 [null_to_default] [empty_to_null] [custom(dollars)] [object_to_value(key="value")] [text_to_null("null","None")] [trim];
        a59 b59 [string_to_number] [trim] [null_to_default] [empty_to_null];
    }
}
