//! Made by `generate.rs`.

combinations! {
    Words of State;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [null_to_default] [empty_to_null];
        a4 [text_to_null("null","None")] [null_to_default];
        a5 [null_to_default];
        a6 [ignore_case];
        a7 [bool_to_choice(yes="on",no="off")];
        a8 [custom(dollars)];
        a9 [invalid_to_default];
        a10 [object_to_value(key="value")] [list_to_item];
        a11 [trim] [object_to_value(key="value")];
        a12 [trim] [list_to_item];
        a20 [object_to_value(key="value")] [null_to_default];
        a21 [list_to_item] [null_to_default];
        a22 [trim] [null_to_default];
        a23 [ignore_case] [object_to_value(key="value")];
        a24 [ignore_case] [list_to_item];
        a25 [trim] [ignore_case];
        a28 [ignore_case] [null_to_default];
        a29 [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")];
        a30 [list_to_item] [bool_to_choice(yes="on",no="off")];
        a31 [trim] [bool_to_choice(yes="on",no="off")];
        a34 [null_to_default] [bool_to_choice(yes="on",no="off")];
        a35 [bool_to_choice(yes="on",no="off")] [ignore_case];
        a36 [custom(dollars)] [object_to_value(key="value")];
        a37 [list_to_item] [custom(dollars)];
        a38 [trim] [custom(dollars)];
        a41 [null_to_default] [custom(dollars)];
        a42 [custom(dollars)] [ignore_case];
        a43 [custom(dollars)] [bool_to_choice(yes="on",no="off")];
        a44 [invalid_to_default] [object_to_value(key="value")];
        a45 [invalid_to_default] [list_to_item];
        a46 [trim] [invalid_to_default];
        a49 [null_to_default] [invalid_to_default];
        a50 [ignore_case] [invalid_to_default];
        a51 [bool_to_choice(yes="on",no="off")] [invalid_to_default];
        a52 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a13 b13 [object_to_value(key="value")] [null_to_default] [empty_to_null];
        a14 b14 [empty_to_null] [list_to_item] [null_to_default];
        a15 b15 [empty_to_null] [trim] [null_to_default];
        a16 b16 [text_to_null("null","None")] [null_to_default] [object_to_value(key="value")];
        a17 b17 [text_to_null("null","None")] [null_to_default] [list_to_item];
        a18 b18 [null_to_default] [trim] [text_to_null("null","None")];
        a19 b19 [null_to_default] [text_to_null("null","None")] [empty_to_null];
        a26 b26 [null_to_default] [empty_to_null] [ignore_case];
        a27 b27 [null_to_default] [ignore_case] [text_to_null("null","None")];
        a32 b32 [bool_to_choice(yes="on",no="off")] [empty_to_null] [null_to_default];
        a33 b33 [null_to_default] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")];
        a39 b39 [custom(dollars)] [empty_to_null] [null_to_default];
        a40 b40 [custom(dollars)] [text_to_null("null","None")] [null_to_default];
        a47 b47 [empty_to_null] [invalid_to_default] [null_to_default];
        a48 b48 [null_to_default] [invalid_to_default] [text_to_null("null","None")];
        a53 b53 [null_to_default] [trim] [text_to_null("null","None")] [invalid_to_default];
        a54 b54 [text_to_null("null","None")] [empty_to_null] [ignore_case] [object_to_value(key="value")] [invalid_to_default] [trim] [custom(dollars)] [list_to_item] [bool_to_choice(yes="on",no="off")] [null_to_default];
        a55 b55 [trim] [null_to_default] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [invalid_to_default];
        a56 b56 [list_to_item] [empty_to_null] [trim] [null_to_default] [ignore_case] [text_to_null("null","None")] [object_to_value(key="value")] [custom(dollars)] [bool_to_choice(yes="on",no="off")];
        a57 b57 [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [invalid_to_default] [list_to_item] [empty_to_null] [object_to_value(key="value")] [null_to_default] [ignore_case];
        a58 b58 [null_to_default] [object_to_value(key="value")] [text_to_null("null","None")] [empty_to_null] [custom(dollars)];
        a59 b59 [text_to_null("null","None")] [list_to_item] [trim] [null_to_default] [empty_to_null];
        a60 b60 [ignore_case] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")] [empty_to_null] [null_to_default] [list_to_item];
        a61 b61 [null_to_default] [text_to_null("null","None")] [empty_to_null] [trim] [list_to_item] [object_to_value(key="value")] [ignore_case];
        a62 b62 [invalid_to_default] [list_to_item] [bool_to_choice(yes="on",no="off")] [custom(dollars)] [null_to_default] [trim] [empty_to_null] [object_to_value(key="value")];
        a63 b63 [trim] [custom(dollars)] [list_to_item];
        a64 b64 [ignore_case] [null_to_default] [custom(dollars)] [text_to_null("null","None")];
        a65 b65 [custom(dollars)] [list_to_item] [empty_to_null] [null_to_default] [bool_to_choice(yes="on",no="off")] [trim] [text_to_null("null","None")] [invalid_to_default] [ignore_case];
        a66 b66 [invalid_to_default] [bool_to_choice(yes="on",no="off")] [null_to_default] [custom(dollars)] [empty_to_null] [list_to_item] [text_to_null("null","None")];
        a67 b67 [null_to_default] [custom(dollars)] [trim] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [ignore_case];
        a68 b68 [object_to_value(key="value")] [text_to_null("null","None")] [trim] [empty_to_null] [null_to_default] [bool_to_choice(yes="on",no="off")] [custom(dollars)] [invalid_to_default];
    }
}
