//! Made by `generate.rs`.

combinations! {
    Texts of String;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [null_to_default] [empty_to_null];
        a4 [null_to_default] [text_to_null("null","None")];
        a5 [null_to_default];
        a6 [number_to_string];
        a7 [bool_to_string];
        a8 [bool_to_choice(yes="on",no="off")];
        a9 [custom(dollars)];
        a10 [invalid_to_default];
        a11 [object_to_value(key="value")] [list_to_item];
        a12 [object_to_value(key="value")] [trim];
        a13 [trim] [list_to_item];
        a21 [null_to_default] [object_to_value(key="value")];
        a22 [null_to_default] [list_to_item];
        a23 [null_to_default] [trim];
        a24 [number_to_string] [object_to_value(key="value")];
        a25 [number_to_string] [list_to_item];
        a26 [number_to_string] [trim];
        a29 [number_to_string] [null_to_default];
        a30 [bool_to_string] [object_to_value(key="value")];
        a31 [bool_to_string] [list_to_item];
        a32 [trim] [bool_to_string];
        a35 [null_to_default] [bool_to_string];
        a36 [bool_to_string] [number_to_string];
        a37 [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")];
        a38 [list_to_item] [bool_to_choice(yes="on",no="off")];
        a39 [bool_to_choice(yes="on",no="off")] [trim];
        a42 [bool_to_choice(yes="on",no="off")] [null_to_default];
        a43 [bool_to_choice(yes="on",no="off")] [number_to_string];
        a44 [custom(dollars)] [object_to_value(key="value")];
        a45 [custom(dollars)] [list_to_item];
        a46 [custom(dollars)] [trim];
        a49 [null_to_default] [custom(dollars)];
        a50 [custom(dollars)] [number_to_string];
        a51 [custom(dollars)] [bool_to_string];
        a52 [custom(dollars)] [bool_to_choice(yes="on",no="off")];
        a53 [object_to_value(key="value")] [invalid_to_default];
        a54 [invalid_to_default] [list_to_item];
        a55 [trim] [invalid_to_default];
        a58 [invalid_to_default] [null_to_default];
        a59 [number_to_string] [invalid_to_default];
        a60 [bool_to_string] [invalid_to_default];
        a61 [bool_to_choice(yes="on",no="off")] [invalid_to_default];
        a62 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a14 b14 [object_to_value(key="value")] [empty_to_null] [null_to_default];
        a15 b15 [list_to_item] [null_to_default] [empty_to_null];
        a16 b16 [null_to_default] [trim] [empty_to_null];
        a17 b17 [object_to_value(key="value")] [null_to_default] [text_to_null("null","None")];
        a18 b18 [text_to_null("null","None")] [list_to_item] [null_to_default];
        a19 b19 [trim] [null_to_default] [text_to_null("null","None")];
        a20 b20 [null_to_default] [empty_to_null] [text_to_null("null","None")];
        a27 b27 [number_to_string] [empty_to_null] [null_to_default];
        a28 b28 [null_to_default] [text_to_null("null","None")] [number_to_string];
        a33 b33 [bool_to_string] [null_to_default] [empty_to_null];
        a34 b34 [text_to_null("null","None")] [bool_to_string] [null_to_default];
        a40 b40 [empty_to_null] [null_to_default] [bool_to_choice(yes="on",no="off")];
        a41 b41 [null_to_default] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")];
        a47 b47 [empty_to_null] [custom(dollars)] [null_to_default];
        a48 b48 [custom(dollars)] [null_to_default] [text_to_null("null","None")];
        a56 b56 [invalid_to_default] [null_to_default] [empty_to_null];
        a57 b57 [text_to_null("null","None")] [invalid_to_default] [null_to_default];
        a63 b63 [invalid_to_default] [list_to_item] [null_to_default] [custom(dollars)];
        a64 b64 [bool_to_string] [text_to_null("null","None")] [invalid_to_default] [number_to_string] [empty_to_null] [null_to_default] [trim] [object_to_value(key="value")] [custom(dollars)] [list_to_item];
        a65 b65 [trim] [custom(dollars)] [bool_to_string] [text_to_null("null","None")] [empty_to_null] [number_to_string] [null_to_default];
        a66 b66 [text_to_null("null","None")] [empty_to_null] [bool_to_string] [list_to_item] [trim] [invalid_to_default] [null_to_default] [number_to_string];
        a67 b67 [empty_to_null] [custom(dollars)] [invalid_to_default] [list_to_item] [null_to_default] [bool_to_choice(yes="on",no="off")] [number_to_string];
        a68 b68 [list_to_item] [bool_to_choice(yes="on",no="off")] [empty_to_null] [null_to_default];
        a69 b69 [text_to_null("null","None")] [number_to_string] [bool_to_choice(yes="on",no="off")] [invalid_to_default] [trim] [list_to_item] [object_to_value(key="value")] [custom(dollars)] [null_to_default] [empty_to_null];
        a70 b70 [empty_to_null] [invalid_to_default] [list_to_item] [trim] [text_to_null("null","None")] [number_to_string] [null_to_default];
        a71 b71 [null_to_default] [empty_to_null] [custom(dollars)] [invalid_to_default] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")];
        a72 b72 [list_to_item] [null_to_default] [trim] [object_to_value(key="value")] [empty_to_null] [bool_to_string] [invalid_to_default] [custom(dollars)] [number_to_string];
        a73 b73 [object_to_value(key="value")] [number_to_string] [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [custom(dollars)] [null_to_default];
        a74 b74 [null_to_default] [text_to_null("null","None")] [list_to_item] [object_to_value(key="value")] [number_to_string] [custom(dollars)];
        a75 b75 [object_to_value(key="value")] [custom(dollars)] [number_to_string] [trim] [bool_to_choice(yes="on",no="off")] [list_to_item];
    }
}
