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
        a21 [object_to_value(key="value")] [null_to_default];
        a22 [null_to_default] [list_to_item];
        a23 [trim] [null_to_default];
        a24 [object_to_value(key="value")] [number_to_string];
        a25 [number_to_string] [list_to_item];
        a26 [trim] [number_to_string];
        a29 [null_to_default] [number_to_string];
        a30 [bool_to_string] [object_to_value(key="value")];
        a31 [bool_to_string] [list_to_item];
        a32 [bool_to_string] [trim];
        a35 [null_to_default] [bool_to_string];
        a36 [number_to_string] [bool_to_string];
        a37 [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a38 [list_to_item] [bool_to_choice(yes="on",no="off")];
        a39 [trim] [bool_to_choice(yes="on",no="off")];
        a42 [null_to_default] [bool_to_choice(yes="on",no="off")];
        a43 [number_to_string] [bool_to_choice(yes="on",no="off")];
        a44 [custom(dollars)] [object_to_value(key="value")];
        a45 [custom(dollars)] [list_to_item];
        a46 [trim] [custom(dollars)];
        a49 [custom(dollars)] [null_to_default];
        a50 [custom(dollars)] [number_to_string];
        a51 [custom(dollars)] [bool_to_string];
        a52 [bool_to_choice(yes="on",no="off")] [custom(dollars)];
        a53 [object_to_value(key="value")] [invalid_to_default];
        a54 [list_to_item] [invalid_to_default];
        a55 [invalid_to_default] [trim];
        a58 [null_to_default] [invalid_to_default];
        a59 [invalid_to_default] [number_to_string];
        a60 [invalid_to_default] [bool_to_string];
        a61 [bool_to_choice(yes="on",no="off")] [invalid_to_default];
        a62 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a14 b14 [null_to_default] [object_to_value(key="value")] [empty_to_null];
        a15 b15 [null_to_default] [empty_to_null] [list_to_item];
        a16 b16 [trim] [null_to_default] [empty_to_null];
        a17 b17 [text_to_null("null","None")] [object_to_value(key="value")] [null_to_default];
        a18 b18 [null_to_default] [text_to_null("null","None")] [list_to_item];
        a19 b19 [trim] [text_to_null("null","None")] [null_to_default];
        a20 b20 [null_to_default] [empty_to_null] [text_to_null("null","None")];
        a27 b27 [number_to_string] [empty_to_null] [null_to_default];
        a28 b28 [text_to_null("null","None")] [number_to_string] [null_to_default];
        a33 b33 [empty_to_null] [null_to_default] [bool_to_string];
        a34 b34 [null_to_default] [text_to_null("null","None")] [bool_to_string];
        a40 b40 [bool_to_choice(yes="on",no="off")] [null_to_default] [empty_to_null];
        a41 b41 [text_to_null("null","None")] [null_to_default] [bool_to_choice(yes="on",no="off")];
        a47 b47 [custom(dollars)] [null_to_default] [empty_to_null];
        a48 b48 [custom(dollars)] [text_to_null("null","None")] [null_to_default];
        a56 b56 [null_to_default] [empty_to_null] [invalid_to_default];
        a57 b57 [invalid_to_default] [text_to_null("null","None")] [null_to_default];
        a63 b63 [invalid_to_default] [custom(dollars)] [null_to_default] [list_to_item];
        a64 b64 [null_to_default] [object_to_value(key="value")] [list_to_item] [trim] [bool_to_string] [invalid_to_default] [number_to_string] [text_to_null("null","None")] [custom(dollars)] [empty_to_null];
        a65 b65 [text_to_null("null","None")] [bool_to_string] [custom(dollars)] [trim] [empty_to_null] [null_to_default] [number_to_string];
        a66 b66 [number_to_string] [bool_to_string] [trim] [list_to_item] [null_to_default] [invalid_to_default] [text_to_null("null","None")] [empty_to_null];
        a67 b67 [custom(dollars)] [bool_to_choice(yes="on",no="off")] [empty_to_null] [list_to_item] [null_to_default] [invalid_to_default] [number_to_string];
        a68 b68 [bool_to_choice(yes="on",no="off")] [empty_to_null] [list_to_item] [null_to_default];
        a69 b69 [list_to_item] [trim] [bool_to_choice(yes="on",no="off")] [null_to_default] [empty_to_null] [number_to_string] [custom(dollars)] [text_to_null("null","None")] [object_to_value(key="value")] [invalid_to_default];
        a70 b70 [number_to_string] [list_to_item] [null_to_default] [empty_to_null] [text_to_null("null","None")] [invalid_to_default] [trim];
        a71 b71 [null_to_default] [custom(dollars)] [invalid_to_default] [empty_to_null] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
    }
}
