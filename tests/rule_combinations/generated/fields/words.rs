//! Made by `generate.rs`.

combinations! {
    Words of State;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [empty_to_null] [null_to_default];
        a4 [text_to_null("null","None")] [null_to_default];
        a5 [null_to_default];
        a6 [ignore_case];
        a7 [bool_to_choice(yes="on",no="off")];
        a8 [custom(dollars)];
        a9 [invalid_to_default];
        a10 [object_to_value(key="value")] [list_to_item];
        a11 [trim] [object_to_value(key="value")];
        a12 [trim] [list_to_item];
        a20 [null_to_default] [object_to_value(key="value")];
        a21 [null_to_default] [list_to_item];
        a22 [null_to_default] [trim];
        a23 [ignore_case] [object_to_value(key="value")];
        a24 [list_to_item] [ignore_case];
        a25 [ignore_case] [trim];
        a28 [ignore_case] [null_to_default];
        a29 [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a30 [bool_to_choice(yes="on",no="off")] [list_to_item];
        a31 [bool_to_choice(yes="on",no="off")] [trim];
        a34 [bool_to_choice(yes="on",no="off")] [null_to_default];
        a35 [bool_to_choice(yes="on",no="off")] [ignore_case];
        a36 [object_to_value(key="value")] [custom(dollars)];
        a37 [custom(dollars)] [list_to_item];
        a38 [custom(dollars)] [trim];
        a41 [custom(dollars)] [null_to_default];
        a42 [ignore_case] [custom(dollars)];
        a43 [bool_to_choice(yes="on",no="off")] [custom(dollars)];
        a44 [object_to_value(key="value")] [invalid_to_default];
        a45 [list_to_item] [invalid_to_default];
        a46 [invalid_to_default] [trim];
        a49 [null_to_default] [invalid_to_default];
        a50 [invalid_to_default] [ignore_case];
        a51 [bool_to_choice(yes="on",no="off")] [invalid_to_default];
        a52 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a13 b13 [object_to_value(key="value")] [empty_to_null] [null_to_default];
        a14 b14 [list_to_item] [null_to_default] [empty_to_null];
        a15 b15 [null_to_default] [empty_to_null] [trim];
        a16 b16 [object_to_value(key="value")] [null_to_default] [text_to_null("null","None")];
        a17 b17 [null_to_default] [list_to_item] [text_to_null("null","None")];
        a18 b18 [text_to_null("null","None")] [null_to_default] [trim];
        a19 b19 [empty_to_null] [text_to_null("null","None")] [null_to_default];
        a26 b26 [ignore_case] [empty_to_null] [null_to_default];
        a27 b27 [ignore_case] [null_to_default] [text_to_null("null","None")];
        a32 b32 [empty_to_null] [null_to_default] [bool_to_choice(yes="on",no="off")];
        a33 b33 [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [null_to_default];
        a39 b39 [null_to_default] [custom(dollars)] [empty_to_null];
        a40 b40 [text_to_null("null","None")] [custom(dollars)] [null_to_default];
        a47 b47 [invalid_to_default] [null_to_default] [empty_to_null];
        a48 b48 [invalid_to_default] [text_to_null("null","None")] [null_to_default];
        a53 b53 [text_to_null("null","None")] [invalid_to_default] [trim] [null_to_default];
        a54 b54 [invalid_to_default] [null_to_default] [bool_to_choice(yes="on",no="off")] [trim] [ignore_case];
        a55 b55 [bool_to_choice(yes="on",no="off")] [trim] [null_to_default] [empty_to_null];
        a56 b56 [empty_to_null] [object_to_value(key="value")] [list_to_item] [invalid_to_default] [bool_to_choice(yes="on",no="off")] [ignore_case] [null_to_default] [text_to_null("null","None")];
        a57 b57 [text_to_null("null","None")] [invalid_to_default] [bool_to_choice(yes="on",no="off")] [custom(dollars)] [null_to_default] [trim] [list_to_item] [object_to_value(key="value")] [empty_to_null];
        a58 b58 [text_to_null("null","None")] [ignore_case] [null_to_default] [bool_to_choice(yes="on",no="off")] [list_to_item] [trim] [custom(dollars)];
        a59 b59 [custom(dollars)] [list_to_item] [empty_to_null] [null_to_default] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a60 b60 [trim] [empty_to_null] [ignore_case] [null_to_default] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [list_to_item];
        a61 b61 [list_to_item] [custom(dollars)] [null_to_default];
        a62 b62 [bool_to_choice(yes="on",no="off")] [custom(dollars)] [empty_to_null] [null_to_default] [invalid_to_default] [list_to_item] [trim] [text_to_null("null","None")];
        a63 b63 [text_to_null("null","None")] [list_to_item] [empty_to_null] [ignore_case] [null_to_default] [object_to_value(key="value")] [trim];
        a64 b64 [ignore_case] [null_to_default] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [list_to_item] [object_to_value(key="value")] [invalid_to_default] [empty_to_null] [custom(dollars)];
        a65 b65 [invalid_to_default] [bool_to_choice(yes="on",no="off")] [list_to_item] [text_to_null("null","None")] [ignore_case] [empty_to_null] [null_to_default] [trim] [object_to_value(key="value")] [custom(dollars)];
        a66 b66 [custom(dollars)] [invalid_to_default] [ignore_case] [list_to_item];
        a67 b67 [empty_to_null] [text_to_null("null","None")] [null_to_default] [trim] [invalid_to_default] [ignore_case];
        a68 b68 [invalid_to_default] [bool_to_choice(yes="on",no="off")] [list_to_item];
        a69 b69 [custom(dollars)] [invalid_to_default] [null_to_default] [text_to_null("null","None")] [trim] [ignore_case] [list_to_item] [object_to_value(key="value")];
        a70 b70 [trim] [object_to_value(key="value")] [text_to_null("null","None")] [empty_to_null] [null_to_default] [list_to_item];
        a71 b71 [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")] [invalid_to_default] [text_to_null("null","None")] [null_to_default];
    }
}
