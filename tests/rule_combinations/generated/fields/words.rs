//! Made by `generate.rs`.

combinations! {
    Words of State;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [null_to_default] [empty_to_null];
        a4 [null_to_default] [text_to_null("null","None")];
        a5 [null_to_default];
        a6 [ignore_case];
        a7 [bool_to_choice(yes="on",no="off")];
        a8 [custom(dollars)];
        a9 [invalid_to_default];
        a10 [list_to_item] [object_to_value(key="value")];
        a11 [object_to_value(key="value")] [trim];
        a12 [trim] [list_to_item];
        a20 [object_to_value(key="value")] [null_to_default];
        a21 [list_to_item] [null_to_default];
        a22 [null_to_default] [trim];
        a23 [ignore_case] [object_to_value(key="value")];
        a24 [list_to_item] [ignore_case];
        a25 [ignore_case] [trim];
        a28 [null_to_default] [ignore_case];
        a29 [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a30 [list_to_item] [bool_to_choice(yes="on",no="off")];
        a31 [trim] [bool_to_choice(yes="on",no="off")];
        a34 [bool_to_choice(yes="on",no="off")] [null_to_default];
        a35 [ignore_case] [bool_to_choice(yes="on",no="off")];
        a36 [custom(dollars)] [object_to_value(key="value")];
        a37 [custom(dollars)] [list_to_item];
        a38 [trim] [custom(dollars)];
        a41 [null_to_default] [custom(dollars)];
        a42 [custom(dollars)] [ignore_case];
        a43 [custom(dollars)] [bool_to_choice(yes="on",no="off")];
        a44 [object_to_value(key="value")] [invalid_to_default];
        a45 [invalid_to_default] [list_to_item];
        a46 [trim] [invalid_to_default];
        a49 [invalid_to_default] [null_to_default];
        a50 [invalid_to_default] [ignore_case];
        a51 [invalid_to_default] [bool_to_choice(yes="on",no="off")];
        a52 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a13 b13 [object_to_value(key="value")] [empty_to_null] [null_to_default];
        a14 b14 [empty_to_null] [list_to_item] [null_to_default];
        a15 b15 [null_to_default] [empty_to_null] [trim];
        a16 b16 [text_to_null("null","None")] [null_to_default] [object_to_value(key="value")];
        a17 b17 [list_to_item] [text_to_null("null","None")] [null_to_default];
        a18 b18 [trim] [text_to_null("null","None")] [null_to_default];
        a19 b19 [text_to_null("null","None")] [null_to_default] [empty_to_null];
        a26 b26 [ignore_case] [null_to_default] [empty_to_null];
        a27 b27 [ignore_case] [null_to_default] [text_to_null("null","None")];
        a32 b32 [empty_to_null] [bool_to_choice(yes="on",no="off")] [null_to_default];
        a33 b33 [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [null_to_default];
        a39 b39 [null_to_default] [empty_to_null] [custom(dollars)];
        a40 b40 [text_to_null("null","None")] [custom(dollars)] [null_to_default];
        a47 b47 [invalid_to_default] [null_to_default] [empty_to_null];
        a48 b48 [text_to_null("null","None")] [null_to_default] [invalid_to_default];
        a53 b53 [trim] [invalid_to_default] [null_to_default] [text_to_null("null","None")];
        a54 b54 [null_to_default] [ignore_case] [trim] [invalid_to_default] [bool_to_choice(yes="on",no="off")];
        a55 b55 [empty_to_null] [trim] [bool_to_choice(yes="on",no="off")] [null_to_default];
        a56 b56 [empty_to_null] [list_to_item] [ignore_case] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")] [text_to_null("null","None")] [invalid_to_default] [null_to_default];
        a57 b57 [null_to_default] [object_to_value(key="value")] [custom(dollars)] [bool_to_choice(yes="on",no="off")] [empty_to_null] [text_to_null("null","None")] [invalid_to_default] [list_to_item] [trim];
        a58 b58 [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [ignore_case] [null_to_default] [custom(dollars)] [trim] [list_to_item];
        a59 b59 [bool_to_choice(yes="on",no="off")] [null_to_default] [list_to_item] [empty_to_null] [custom(dollars)] [object_to_value(key="value")];
        a60 b60 [bool_to_choice(yes="on",no="off")] [null_to_default] [trim] [object_to_value(key="value")] [list_to_item] [empty_to_null] [text_to_null("null","None")] [ignore_case];
        a61 b61 [custom(dollars)] [null_to_default] [list_to_item];
        a62 b62 [invalid_to_default] [bool_to_choice(yes="on",no="off")] [trim] [text_to_null("null","None")] [empty_to_null] [list_to_item] [custom(dollars)] [null_to_default];
        a63 b63 [trim] [object_to_value(key="value")] [empty_to_null] [list_to_item] [null_to_default] [ignore_case] [text_to_null("null","None")];
    }
}
