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
        a10 [list_to_item] [object_to_value(key="value")];
        a11 [trim] [object_to_value(key="value")];
        a12 [list_to_item] [trim];
        a13 [empty_to_null] [object_to_value(key="value")];
        a14 [empty_to_null] [list_to_item];
        a15 [empty_to_null] [trim];
        a16 [text_to_null("null","None")] [object_to_value(key="value")];
        a17 [list_to_item] [text_to_null("null","None")];
        a18 [trim] [text_to_null("null","None")];
        a19 [text_to_null("null","None")] [empty_to_null];
        a20 [object_to_value(key="value")] [number_to_string];
        a21 [number_to_string] [list_to_item];
        a22 [number_to_string] [trim];
        a23 [number_to_string] [empty_to_null];
        a24 [number_to_string] [text_to_null("null","None")];
        a25 [bool_to_string] [object_to_value(key="value")];
        a26 [list_to_item] [bool_to_string];
        a27 [trim] [bool_to_string];
        a28 [bool_to_string] [empty_to_null];
        a29 [text_to_null("null","None")] [bool_to_string];
        a30 [number_to_string] [bool_to_string];
        a31 [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a32 [bool_to_choice(yes="on",no="off")] [list_to_item];
        a33 [bool_to_choice(yes="on",no="off")] [trim];
        a34 [empty_to_null] [bool_to_choice(yes="on",no="off")];
        a35 [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")];
        a36 [bool_to_choice(yes="on",no="off")] [number_to_string];
        a37 [object_to_value(key="value")] [custom(dollars)];
        a38 [list_to_item] [custom(dollars)];
        a39 [custom(dollars)] [trim];
        a40 [empty_to_null] [custom(dollars)];
        a41 [text_to_null("null","None")] [custom(dollars)];
        a42 [custom(dollars)] [number_to_string];
        a43 [bool_to_string] [custom(dollars)];
        a44 [custom(dollars)] [bool_to_choice(yes="on",no="off")];
        a45 [invalid_to_default] [object_to_value(key="value")];
        a46 [invalid_to_default] [list_to_item];
        a47 [invalid_to_default] [trim];
        a48 [empty_to_null] [invalid_to_default];
        a49 [text_to_null("null","None")] [invalid_to_default];
        a50 [number_to_string] [invalid_to_default];
        a51 [bool_to_string] [invalid_to_default];
        a52 [invalid_to_default] [bool_to_choice(yes="on",no="off")];
        a53 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a54 b54 [trim] [bool_to_string] [invalid_to_default] [custom(dollars)] [empty_to_null] [list_to_item] [object_to_value(key="value")] [text_to_null("null","None")];
        a55 b55 [invalid_to_default] [bool_to_string] [trim] [object_to_value(key="value")] [list_to_item];
        a56 b56 [invalid_to_default] [trim] [number_to_string] [bool_to_choice(yes="on",no="off")] [empty_to_null] [custom(dollars)] [object_to_value(key="value")] [text_to_null("null","None")];
        a57 b57 [custom(dollars)] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [list_to_item] [number_to_string] [text_to_null("null","None")] [trim] [empty_to_null];
        a58 b58 [custom(dollars)] [trim] [list_to_item] [invalid_to_default] [object_to_value(key="value")] [text_to_null("null","None")] [empty_to_null];
        a59 b59 [empty_to_null] [trim] [custom(dollars)] [text_to_null("null","None")] [object_to_value(key="value")] [list_to_item] [invalid_to_default] [number_to_string];
        a60 b60 [list_to_item] [number_to_string] [trim] [invalid_to_default] [custom(dollars)] [bool_to_string];
        a61 b61 [text_to_null("null","None")] [custom(dollars)] [bool_to_string];
        a62 b62 [number_to_string] [empty_to_null] [text_to_null("null","None")] [custom(dollars)];
        a63 b63 [number_to_string] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")] [text_to_null("null","None")] [invalid_to_default] [custom(dollars)] [list_to_item];
        a64 b64 [number_to_string] [invalid_to_default] [object_to_value(key="value")] [custom(dollars)] [text_to_null("null","None")] [trim] [list_to_item];
        a65 b65 [trim] [number_to_string] [text_to_null("null","None")] [empty_to_null] [bool_to_string] [list_to_item] [object_to_value(key="value")];
        a66 b66 [custom(dollars)] [trim] [object_to_value(key="value")] [invalid_to_default];
        a67 b67 [bool_to_string] [trim] [list_to_item] [text_to_null("null","None")] [object_to_value(key="value")] [number_to_string] [invalid_to_default];
        a68 b68 [number_to_string] [text_to_null("null","None")] [invalid_to_default] [custom(dollars)] [empty_to_null] [list_to_item] [trim] [bool_to_string] [object_to_value(key="value")];
        a69 b69 [bool_to_choice(yes="on",no="off")] [empty_to_null] [list_to_item] [object_to_value(key="value")];
        a70 b70 [number_to_string] [empty_to_null] [list_to_item] [bool_to_string] [text_to_null("null","None")] [trim];
        a71 b71 [empty_to_null] [bool_to_string] [text_to_null("null","None")];
    }
}
