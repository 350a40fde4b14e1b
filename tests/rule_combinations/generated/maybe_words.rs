//! Made by `generate.rs`.

combinations! {
    MaybeWords of Option<State>;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [empty_to_null];
        a4 [text_to_null("null","None")];
        a5 [ignore_case];
        a6 [bool_to_choice(yes="on",no="off")];
        a7 [custom(dollars)];
        a8 [invalid_to_default];
        a9 [list_to_item] [object_to_value(key="value")];
        a10 [trim] [object_to_value(key="value")];
        a11 [list_to_item] [trim];
        a12 [object_to_value(key="value")] [empty_to_null];
        a13 [empty_to_null] [list_to_item];
        a14 [trim] [empty_to_null];
        a15 [text_to_null("null","None")] [object_to_value(key="value")];
        a16 [list_to_item] [text_to_null("null","None")];
        a17 [text_to_null("null","None")] [trim];
        a18 [empty_to_null] [text_to_null("null","None")];
        a19 [object_to_value(key="value")] [ignore_case];
        a20 [list_to_item] [ignore_case];
        a21 [ignore_case] [trim];
        a22 [empty_to_null] [ignore_case];
        a23 [text_to_null("null","None")] [ignore_case];
        a24 [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a25 [list_to_item] [bool_to_choice(yes="on",no="off")];
        a26 [trim] [bool_to_choice(yes="on",no="off")];
        a27 [empty_to_null] [bool_to_choice(yes="on",no="off")];
        a28 [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")];
        a29 [ignore_case] [bool_to_choice(yes="on",no="off")];
        a30 [object_to_value(key="value")] [custom(dollars)];
        a31 [custom(dollars)] [list_to_item];
        a32 [trim] [custom(dollars)];
        a33 [custom(dollars)] [empty_to_null];
        a34 [text_to_null("null","None")] [custom(dollars)];
        a35 [custom(dollars)] [ignore_case];
        a36 [custom(dollars)] [bool_to_choice(yes="on",no="off")];
        a37 [object_to_value(key="value")] [invalid_to_default];
        a38 [invalid_to_default] [list_to_item];
        a39 [trim] [invalid_to_default];
        a40 [invalid_to_default] [empty_to_null];
        a41 [text_to_null("null","None")] [invalid_to_default];
        a42 [invalid_to_default] [ignore_case];
        a43 [invalid_to_default] [bool_to_choice(yes="on",no="off")];
        a44 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a45 b45 [custom(dollars)] [trim] [ignore_case] [bool_to_choice(yes="on",no="off")] [empty_to_null] [object_to_value(key="value")] [list_to_item] [invalid_to_default] [text_to_null("null","None")];
        a46 b46 [object_to_value(key="value")] [trim] [list_to_item] [custom(dollars)] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [invalid_to_default] [ignore_case];
        a47 b47 [object_to_value(key="value")] [ignore_case] [invalid_to_default] [text_to_null("null","None")] [empty_to_null];
        a48 b48 [text_to_null("null","None")] [empty_to_null] [custom(dollars)];
        a49 b49 [ignore_case] [text_to_null("null","None")] [list_to_item] [custom(dollars)] [bool_to_choice(yes="on",no="off")] [empty_to_null];
        a50 b50 [ignore_case] [trim] [object_to_value(key="value")] [empty_to_null];
        a51 b51 [custom(dollars)] [invalid_to_default] [list_to_item];
        a52 b52 [object_to_value(key="value")] [trim] [list_to_item] [invalid_to_default] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")];
        a53 b53 [empty_to_null] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")];
        a54 b54 [ignore_case] [custom(dollars)] [invalid_to_default] [object_to_value(key="value")];
        a55 b55 [list_to_item] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [ignore_case] [empty_to_null];
        a56 b56 [empty_to_null] [bool_to_choice(yes="on",no="off")] [list_to_item] [ignore_case];
        a57 b57 [ignore_case] [custom(dollars)] [list_to_item] [invalid_to_default] [bool_to_choice(yes="on",no="off")];
        a58 b58 [empty_to_null] [ignore_case] [custom(dollars)] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")] [trim];
        a59 b59 [text_to_null("null","None")] [ignore_case] [list_to_item] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")];
        a60 b60 [invalid_to_default] [object_to_value(key="value")] [text_to_null("null","None")] [empty_to_null] [ignore_case] [trim] [list_to_item];
    }
}
