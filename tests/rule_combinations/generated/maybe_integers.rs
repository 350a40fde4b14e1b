//! Made by `generate.rs`.

combinations! {
    MaybeIntegers of Option<i64>;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [empty_to_null];
        a4 [text_to_null("null","None")];
        a5 [string_to_number];
        a6 [float_to_integer];
        a7 [custom(dollars)];
        a8 [invalid_to_default];
        a9 [object_to_value(key="value")] [list_to_item];
        a10 [object_to_value(key="value")] [trim];
        a11 [list_to_item] [trim];
        a12 [empty_to_null] [object_to_value(key="value")];
        a13 [list_to_item] [empty_to_null];
        a14 [trim] [empty_to_null];
        a15 [text_to_null("null","None")] [object_to_value(key="value")];
        a16 [text_to_null("null","None")] [list_to_item];
        a17 [text_to_null("null","None")] [trim];
        a18 [text_to_null("null","None")] [empty_to_null];
        a19 [string_to_number] [object_to_value(key="value")];
        a20 [string_to_number] [list_to_item];
        a21 [string_to_number] [trim];
        a22 [string_to_number] [empty_to_null];
        a23 [text_to_null("null","None")] [string_to_number];
        a24 [object_to_value(key="value")] [float_to_integer];
        a25 [float_to_integer] [list_to_item];
        a26 [float_to_integer] [trim];
        a27 [empty_to_null] [float_to_integer];
        a28 [float_to_integer] [text_to_null("null","None")];
        a29 [float_to_integer] [string_to_number];
        a30 [object_to_value(key="value")] [custom(dollars)];
        a31 [custom(dollars)] [list_to_item];
        a32 [trim] [custom(dollars)];
        a33 [empty_to_null] [custom(dollars)];
        a34 [text_to_null("null","None")] [custom(dollars)];
        a35 [string_to_number] [custom(dollars)];
        a36 [float_to_integer] [custom(dollars)];
        a37 [invalid_to_default] [object_to_value(key="value")];
        a38 [list_to_item] [invalid_to_default];
        a39 [invalid_to_default] [trim];
        a40 [invalid_to_default] [empty_to_null];
        a41 [invalid_to_default] [text_to_null("null","None")];
        a42 [string_to_number] [invalid_to_default];
        a43 [float_to_integer] [invalid_to_default];
        a44 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a45 b45 [custom(dollars)] [list_to_item] [text_to_null("null","None")] [string_to_number] [float_to_integer] [object_to_value(key="value")];
        a46 b46 [custom(dollars)] [trim] [object_to_value(key="value")] [text_to_null("null","None")] [empty_to_null] [list_to_item] [float_to_integer] [invalid_to_default];
        a47 b47 [float_to_integer] [trim] [custom(dollars)];
        a48 b48 [list_to_item] [text_to_null("null","None")] [empty_to_null] [float_to_integer];
        a49 b49 [string_to_number] [empty_to_null] [trim] [custom(dollars)] [float_to_integer] [list_to_item];
        a50 b50 [list_to_item] [invalid_to_default] [string_to_number] [trim] [text_to_null("null","None")] [object_to_value(key="value")];
        a51 b51 [float_to_integer] [list_to_item] [string_to_number] [text_to_null("null","None")] [object_to_value(key="value")] [invalid_to_default] [custom(dollars)] [empty_to_null] [trim];
        a52 b52 [empty_to_null] [custom(dollars)] [object_to_value(key="value")] [invalid_to_default] [text_to_null("null","None")] [string_to_number];
        a53 b53 [string_to_number] [custom(dollars)] [empty_to_null] [list_to_item];
        a54 b54 [custom(dollars)] [float_to_integer] [string_to_number] [text_to_null("null","None")] [list_to_item];
        a55 b55 [list_to_item] [float_to_integer] [trim] [string_to_number];
        a56 b56 [list_to_item] [float_to_integer] [object_to_value(key="value")] [empty_to_null] [trim] [custom(dollars)] [string_to_number];
        a57 b57 [text_to_null("null","None")] [trim] [string_to_number] [object_to_value(key="value")] [custom(dollars)];
        a58 b58 [invalid_to_default] [object_to_value(key="value")] [string_to_number] [trim] [custom(dollars)] [text_to_null("null","None")] [list_to_item] [float_to_integer];
        a59 b59 [custom(dollars)] [invalid_to_default] [empty_to_null] [trim] [string_to_number];
        a60 b60 [string_to_number] [invalid_to_default] [trim];
    }
}
