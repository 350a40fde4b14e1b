//! Made by `generate.rs`.

combinations! {
    MaybeTexts of Option<String>;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [empty_to_null];
        a4 [text_to_null("null","None")];
        a5 [number_to_string];
        a6 [bool_to_string];
        a7 [bool_to_choice(yes="on",no="off")];
        a8 [custom(dollars)];
        a9 [invalid_to_default];
        a10 [object_to_value(key="value")] [list_to_item];
        a11 [trim] [object_to_value(key="value")];
        a12 [trim] [list_to_item];
        a13 [empty_to_null] [object_to_value(key="value")];
        a14 [empty_to_null] [list_to_item];
        a15 [empty_to_null] [trim];
        a16 [object_to_value(key="value")] [text_to_null("null","None")];
        a17 [text_to_null("null","None")] [list_to_item];
        a18 [text_to_null("null","None")] [trim];
        a19 [text_to_null("null","None")] [empty_to_null];
        a20 [number_to_string] [object_to_value(key="value")];
        a21 [number_to_string] [list_to_item];
        a22 [trim] [number_to_string];
        a23 [number_to_string] [empty_to_null];
        a24 [number_to_string] [text_to_null("null","None")];
        a25 [object_to_value(key="value")] [bool_to_string];
        a26 [bool_to_string] [list_to_item];
        a27 [bool_to_string] [trim];
        a28 [bool_to_string] [empty_to_null];
        a29 [text_to_null("null","None")] [bool_to_string];
        a30 [number_to_string] [bool_to_string];
        a31 [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a32 [bool_to_choice(yes="on",no="off")] [list_to_item];
        a33 [trim] [bool_to_choice(yes="on",no="off")];
        a34 [empty_to_null] [bool_to_choice(yes="on",no="off")];
        a35 [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")];
        a36 [bool_to_choice(yes="on",no="off")] [number_to_string];
        a37 [custom(dollars)] [object_to_value(key="value")];
        a38 [list_to_item] [custom(dollars)];
        a39 [custom(dollars)] [trim];
        a40 [empty_to_null] [custom(dollars)];
        a41 [custom(dollars)] [text_to_null("null","None")];
        a42 [number_to_string] [custom(dollars)];
        a43 [custom(dollars)] [bool_to_string];
        a44 [bool_to_choice(yes="on",no="off")] [custom(dollars)];
        a45 [invalid_to_default] [object_to_value(key="value")];
        a46 [list_to_item] [invalid_to_default];
        a47 [trim] [invalid_to_default];
        a48 [empty_to_null] [invalid_to_default];
        a49 [invalid_to_default] [text_to_null("null","None")];
        a50 [number_to_string] [invalid_to_default];
        a51 [bool_to_string] [invalid_to_default];
        a52 [bool_to_choice(yes="on",no="off")] [invalid_to_default];
        a53 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a54 b54 [list_to_item] [trim] [invalid_to_default] [custom(dollars)] [object_to_value(key="value")] [text_to_null("null","None")] [empty_to_null] [bool_to_string];
        a55 b55 [invalid_to_default] [trim] [number_to_string] [custom(dollars)];
        a56 b56 [number_to_string] [list_to_item] [invalid_to_default] [trim] [custom(dollars)] [bool_to_string];
        a57 b57 [number_to_string] [empty_to_null] [object_to_value(key="value")] [invalid_to_default] [bool_to_string] [trim];
        a58 b58 [trim] [number_to_string] [invalid_to_default];
        a59 b59 [invalid_to_default] [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [custom(dollars)];
        a60 b60 [number_to_string] [list_to_item] [invalid_to_default] [custom(dollars)] [trim] [object_to_value(key="value")] [empty_to_null] [bool_to_choice(yes="on",no="off")];
        a61 b61 [bool_to_string] [trim] [list_to_item] [invalid_to_default] [number_to_string] [object_to_value(key="value")] [empty_to_null] [text_to_null("null","None")];
        a62 b62 [custom(dollars)] [number_to_string] [invalid_to_default] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")] [text_to_null("null","None")] [trim] [empty_to_null];
        a63 b63 [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [custom(dollars)] [trim] [number_to_string] [empty_to_null] [object_to_value(key="value")];
        a64 b64 [bool_to_choice(yes="on",no="off")] [invalid_to_default] [number_to_string] [empty_to_null] [custom(dollars)];
        a65 b65 [custom(dollars)] [empty_to_null] [number_to_string] [trim] [bool_to_string];
        a66 b66 [custom(dollars)] [bool_to_string] [invalid_to_default] [trim];
        a67 b67 [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [trim];
        a68 b68 [list_to_item] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [number_to_string] [empty_to_null] [trim];
        a69 b69 [invalid_to_default] [text_to_null("null","None")] [trim] [bool_to_string] [object_to_value(key="value")] [custom(dollars)] [number_to_string] [empty_to_null];
        a70 b70 [number_to_string] [empty_to_null] [trim] [custom(dollars)] [text_to_null("null","None")] [object_to_value(key="value")] [bool_to_string] [invalid_to_default] [list_to_item];
        a71 b71 [trim] [bool_to_string] [object_to_value(key="value")] [text_to_null("null","None")] [number_to_string] [list_to_item] [empty_to_null];
        a72 b72 [text_to_null("null","None")] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [empty_to_null] [list_to_item] [custom(dollars)];
    }
}
