//! Made by `generate.rs`.

combinations! {
    MaybeWords of Option<State>;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [empty_to_null];
        a4 [text_to_null("null","None")];
        a5 [ignore_case(separators)];
        a6 [bool_to_choice(yes="on",no="off")];
        a7 [custom(dollars)];
        a8 [invalid_to_default];
        a9 [object_to_value(key="value")] [list_to_item];
        a10 [trim] [object_to_value(key="value")];
        a11 [list_to_item] [trim];
        a12 [object_to_value(key="value")] [empty_to_null];
        a13 [empty_to_null] [list_to_item];
        a14 [trim] [empty_to_null];
        a15 [text_to_null("null","None")] [object_to_value(key="value")];
        a16 [text_to_null("null","None")] [list_to_item];
        a17 [trim] [text_to_null("null","None")];
        a18 [empty_to_null] [text_to_null("null","None")];
        a19 [ignore_case(separators)] [object_to_value(key="value")];
        a20 [list_to_item] [ignore_case(separators)];
        a21 [ignore_case(separators)] [trim];
        a22 [empty_to_null] [ignore_case(separators)];
        a23 [ignore_case(separators)] [text_to_null("null","None")];
        a24 [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")];
        a25 [list_to_item] [bool_to_choice(yes="on",no="off")];
        a26 [trim] [bool_to_choice(yes="on",no="off")];
        a27 [bool_to_choice(yes="on",no="off")] [empty_to_null];
        a28 [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")];
        a29 [ignore_case(separators)] [bool_to_choice(yes="on",no="off")];
        a30 [custom(dollars)] [object_to_value(key="value")];
        a31 [list_to_item] [custom(dollars)];
        a32 [trim] [custom(dollars)];
        a33 [empty_to_null] [custom(dollars)];
        a34 [text_to_null("null","None")] [custom(dollars)];
        a35 [ignore_case(separators)] [custom(dollars)];
        a36 [bool_to_choice(yes="on",no="off")] [custom(dollars)];
        a37 [invalid_to_default] [object_to_value(key="value")];
        a38 [list_to_item] [invalid_to_default];
        a39 [invalid_to_default] [trim];
        a40 [empty_to_null] [invalid_to_default];
        a41 [invalid_to_default] [text_to_null("null","None")];
        a42 [invalid_to_default] [ignore_case(separators)];
        a43 [bool_to_choice(yes="on",no="off")] [invalid_to_default];
        a44 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a45 b45 [invalid_to_default] [list_to_item] [custom(dollars)] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [empty_to_null] [trim] [ignore_case(separators)] [object_to_value(key="value")];
        a46 b46 [text_to_null("null","None")] [object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [custom(dollars)] [invalid_to_default] [list_to_item] [ignore_case(separators)];
        a47 b47 [trim] [bool_to_choice(yes="on",no="off")] [empty_to_null] [object_to_value(key="value")] [text_to_null("null","None")] [custom(dollars)];
        a48 b48 [object_to_value(key="value")] [trim] [ignore_case(separators)] [empty_to_null];
        a49 b49 [list_to_item] [custom(dollars)] [trim] [invalid_to_default] [empty_to_null] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")];
        a50 b50 [trim] [ignore_case(separators)] [object_to_value(key="value")] [invalid_to_default] [empty_to_null] [text_to_null("null","None")] [bool_to_choice(yes="on",no="off")] [custom(dollars)];
        a51 b51 [text_to_null("null","None")] [empty_to_null] [bool_to_choice(yes="on",no="off")];
        a52 b52 [invalid_to_default] [text_to_null("null","None")] [trim] [bool_to_choice(yes="on",no="off")] [list_to_item] [ignore_case(separators)] [object_to_value(key="value")];
        a53 b53 [empty_to_null] [trim] [object_to_value(key="value")] [custom(dollars)] [list_to_item] [bool_to_choice(yes="on",no="off")];
        a54 b54 [trim] [text_to_null("null","None")] [list_to_item];
    }
}
