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
        a10 [object_to_value(key="value")] [trim];
        a11 [trim] [list_to_item];
        a12 [empty_to_null] [object_to_value(key="value")];
        a13 [list_to_item] [empty_to_null];
        a14 [empty_to_null] [trim];
        a15 [text_to_null("null","None")] [object_to_value(key="value")];
        a16 [text_to_null("null","None")] [list_to_item];
        a17 [trim] [text_to_null("null","None")];
        a18 [empty_to_null] [text_to_null("null","None")];
        a19 [object_to_value(key="value")] [ignore_case];
        a20 [ignore_case] [list_to_item];
        a21 [ignore_case] [trim];
        a22 [ignore_case] [empty_to_null];
        a23 [ignore_case] [text_to_null("null","None")];
        a24 [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")];
        a25 [bool_to_choice(yes="on",no="off")] [list_to_item];
        a26 [bool_to_choice(yes="on",no="off")] [trim];
        a27 [empty_to_null] [bool_to_choice(yes="on",no="off")];
        a28 [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")];
        a29 [bool_to_choice(yes="on",no="off")] [ignore_case];
        a30 [custom(dollars)] [object_to_value(key="value")];
        a31 [custom(dollars)] [list_to_item];
        a32 [trim] [custom(dollars)];
        a33 [empty_to_null] [custom(dollars)];
        a34 [custom(dollars)] [text_to_null("null","None")];
        a35 [custom(dollars)] [ignore_case];
        a36 [custom(dollars)] [bool_to_choice(yes="on",no="off")];
        a37 [invalid_to_default] [object_to_value(key="value")];
        a38 [invalid_to_default] [list_to_item];
        a39 [invalid_to_default] [trim];
        a40 [empty_to_null] [invalid_to_default];
        a41 [invalid_to_default] [text_to_null("null","None")];
        a42 [ignore_case] [invalid_to_default];
        a43 [bool_to_choice(yes="on",no="off")] [invalid_to_default];
        a44 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a45 b45 [invalid_to_default] [custom(dollars)] [list_to_item] [trim] [text_to_null("null","None")] [empty_to_null] [ignore_case] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a46 b46 [bool_to_choice(yes="on",no="off")] [list_to_item] [text_to_null("null","None")] [ignore_case] [invalid_to_default] [object_to_value(key="value")] [custom(dollars)];
        a47 b47 [empty_to_null] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [custom(dollars)] [trim];
        a48 b48 [ignore_case] [empty_to_null] [trim] [object_to_value(key="value")];
        a49 b49 [empty_to_null] [custom(dollars)] [bool_to_choice(yes="on",no="off")] [trim] [object_to_value(key="value")] [list_to_item] [invalid_to_default];
        a50 b50 [text_to_null("null","None")] [invalid_to_default] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [trim] [ignore_case] [empty_to_null] [custom(dollars)];
        a51 b51 [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [empty_to_null];
        a52 b52 [invalid_to_default] [text_to_null("null","None")] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [list_to_item] [trim] [ignore_case];
        a53 b53 [bool_to_choice(yes="on",no="off")] [trim] [object_to_value(key="value")] [list_to_item] [empty_to_null] [custom(dollars)];
        a54 b54 [text_to_null("null","None")] [trim] [list_to_item];
        a55 b55 [bool_to_choice(yes="on",no="off")] [trim] [custom(dollars)] [empty_to_null] [list_to_item];
        a56 b56 [list_to_item] [empty_to_null] [ignore_case] [text_to_null("null","None")] [object_to_value(key="value")];
        a57 b57 [custom(dollars)] [trim] [ignore_case] [invalid_to_default] [text_to_null("null","None")] [empty_to_null] [object_to_value(key="value")] [list_to_item];
        a58 b58 [ignore_case] [custom(dollars)] [trim] [empty_to_null] [text_to_null("null","None")];
        a59 b59 [trim] [empty_to_null] [object_to_value(key="value")] [list_to_item] [custom(dollars)] [invalid_to_default] [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")];
        a60 b60 [custom(dollars)] [invalid_to_default] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [empty_to_null];
        a61 b61 [ignore_case] [bool_to_choice(yes="on",no="off")] [empty_to_null] [trim] [list_to_item];
    }
}
