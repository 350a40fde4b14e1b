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
        a10 [object_to_value(key="value")] [trim];
        a11 [trim] [list_to_item];
        a19 [null_to_default] [object_to_value(key="value")];
        a20 [list_to_item] [null_to_default];
        a21 [null_to_default] [trim];
        a22 [object_to_value(key="value")] [string_to_number];
        a23 [list_to_item] [string_to_number];
        a24 [trim] [string_to_number];
        a27 [string_to_number] [null_to_default];
        a28 [object_to_value(key="value")] [custom(dollars)];
        a29 [custom(dollars)] [list_to_item];
        a30 [trim] [custom(dollars)];
        a33 [null_to_default] [custom(dollars)];
        a34 [custom(dollars)] [string_to_number];
        a35 [object_to_value(key="value")] [invalid_to_default];
        a36 [invalid_to_default] [list_to_item];
        a37 [invalid_to_default] [trim];
        a40 [invalid_to_default] [null_to_default];
        a41 [string_to_number] [invalid_to_default];
        a42 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a12 b12 [empty_to_null] [object_to_value(key="value")] [null_to_default];
        a13 b13 [list_to_item] [null_to_default] [empty_to_null];
        a14 b14 [null_to_default] [trim] [empty_to_null];
        a15 b15 [null_to_default] [object_to_value(key="value")] [text_to_null("null","None")];
        a16 b16 [null_to_default] [list_to_item] [text_to_null("null","None")];
        a17 b17 [null_to_default] [text_to_null("null","None")] [trim];
        a18 b18 [null_to_default] [text_to_null("null","None")] [empty_to_null];
        a25 b25 [empty_to_null] [null_to_default] [string_to_number];
        a26 b26 [null_to_default] [text_to_null("null","None")] [string_to_number];
        a31 b31 [custom(dollars)] [empty_to_null] [null_to_default];
        a32 b32 [null_to_default] [custom(dollars)] [text_to_null("null","None")];
        a38 b38 [invalid_to_default] [empty_to_null] [null_to_default];
        a39 b39 [invalid_to_default] [null_to_default] [text_to_null("null","None")];
        a43 b43 [invalid_to_default] [trim] [string_to_number] [custom(dollars)] [null_to_default] [list_to_item] [text_to_null("null","None")];
        a44 b44 [list_to_item] [string_to_number] [null_to_default] [text_to_null("null","None")];
        a45 b45 [string_to_number] [trim] [list_to_item] [text_to_null("null","None")] [null_to_default] [empty_to_null] [object_to_value(key="value")];
        a46 b46 [invalid_to_default] [trim] [list_to_item] [custom(dollars)];
        a47 b47 [string_to_number] [object_to_value(key="value")] [list_to_item] [null_to_default] [invalid_to_default] [trim] [custom(dollars)] [text_to_null("null","None")];
        a48 b48 [object_to_value(key="value")] [empty_to_null] [invalid_to_default] [custom(dollars)] [trim] [string_to_number] [null_to_default] [text_to_null("null","None")];
        a49 b49 [invalid_to_default] [list_to_item] [null_to_default] [object_to_value(key="value")] [text_to_null("null","None")] [trim] [empty_to_null] [custom(dollars)];
        a50 b50 [text_to_null("null","None")] [null_to_default] [object_to_value(key="value")] [empty_to_null] [trim];
        a51 b51 [string_to_number] [text_to_null("null","None")] [null_to_default] [invalid_to_default];
        a52 b52 [null_to_default] [text_to_null("null","None")] [invalid_to_default] [empty_to_null] [string_to_number] [custom(dollars)] [list_to_item];
    }
}
