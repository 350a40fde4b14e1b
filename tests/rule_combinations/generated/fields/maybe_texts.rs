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
        a11 [object_to_value(key="value")] [trim];
        a12 [list_to_item] [trim];
        a13 [empty_to_null] [object_to_value(key="value")];
        a14 [empty_to_null] [list_to_item];
        a15 [empty_to_null] [trim];
        a16 [object_to_value(key="value")] [text_to_null("null","None")];
        a17 [list_to_item] [text_to_null("null","None")];
        a18 [trim] [text_to_null("null","None")];
        a19 [empty_to_null] [text_to_null("null","None")];
        a20 [object_to_value(key="value")] [number_to_string];
        a21 [list_to_item] [number_to_string];
        a22 [trim] [number_to_string];
        a23 [empty_to_null] [number_to_string];
        a24 [text_to_null("null","None")] [number_to_string];
        a25 [bool_to_string] [object_to_value(key="value")];
        a26 [bool_to_string] [list_to_item];
        a27 [bool_to_string] [trim];
        a28 [bool_to_string] [empty_to_null];
        a29 [bool_to_string] [text_to_null("null","None")];
        a30 [number_to_string] [bool_to_string];
        a31 [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a32 [bool_to_choice(yes="on",no="off")] [list_to_item];
        a33 [bool_to_choice(yes="on",no="off")] [trim];
        a34 [bool_to_choice(yes="on",no="off")] [empty_to_null];
        a35 [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")];
        a36 [number_to_string] [bool_to_choice(yes="on",no="off")];
        a37 [custom(dollars)] [object_to_value(key="value")];
        a38 [custom(dollars)] [list_to_item];
        a39 [trim] [custom(dollars)];
        a40 [custom(dollars)] [empty_to_null];
        a41 [custom(dollars)] [text_to_null("null","None")];
        a42 [custom(dollars)] [number_to_string];
        a43 [bool_to_string] [custom(dollars)];
        a44 [bool_to_choice(yes="on",no="off")] [custom(dollars)];
        a45 [invalid_to_default] [object_to_value(key="value")];
        a46 [invalid_to_default] [list_to_item];
        a47 [trim] [invalid_to_default];
        a48 [empty_to_null] [invalid_to_default];
        a49 [text_to_null("null","None")] [invalid_to_default];
        a50 [invalid_to_default] [number_to_string];
        a51 [invalid_to_default] [bool_to_string];
        a52 [bool_to_choice(yes="on",no="off")] [invalid_to_default];
        a53 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a54 b54 [object_to_value(key="value")] [trim] [empty_to_null] [custom(dollars)] [text_to_null("null","None")] [invalid_to_default] [bool_to_string] [list_to_item];
        a55 b55 [object_to_value(key="value")] [trim] [invalid_to_default] [bool_to_string] [list_to_item];
        a56 b56 [trim] [number_to_string] [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [empty_to_null] [object_to_value(key="value")] [invalid_to_default] [custom(dollars)];
        a57 b57 [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [list_to_item] [number_to_string] [empty_to_null] [trim] [custom(dollars)] [text_to_null("null","None")];
        a58 b58 [invalid_to_default] [list_to_item] [custom(dollars)] [text_to_null("null","None")] [empty_to_null] [trim] [object_to_value(key="value")];
        a59 b59 [invalid_to_default] [empty_to_null] [number_to_string] [custom(dollars)] [list_to_item] [object_to_value(key="value")] [trim] [text_to_null("null","None")];
        a60 b60 [number_to_string] [bool_to_string] [trim] [invalid_to_default] [custom(dollars)] [list_to_item];
        a61 b61 [custom(dollars)] [bool_to_string] [text_to_null("null","None")];
        a62 b62 [number_to_string] [custom(dollars)] [empty_to_null] [text_to_null("null","None")];
        a63 b63 [custom(dollars)] [text_to_null("null","None")] [object_to_value(key="value")] [invalid_to_default] [number_to_string] [bool_to_choice(yes="on",no="off")] [list_to_item];
        a64 b64 [invalid_to_default] [custom(dollars)] [list_to_item] [trim] [object_to_value(key="value")] [number_to_string] [text_to_null("null","None")];
        a65 b65 [object_to_value(key="value")] [number_to_string] [trim] [empty_to_null] [text_to_null("null","None")] [bool_to_string] [list_to_item];
    }
}
