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
        a9 [list_to_item] [object_to_value(key="value")];
        a10 [trim] [object_to_value(key="value")];
        a11 [list_to_item] [trim];
        a12 [object_to_value(key="value")] [empty_to_null];
        a13 [empty_to_null] [list_to_item];
        a14 [empty_to_null] [trim];
        a15 [object_to_value(key="value")] [text_to_null("null","None")];
        a16 [text_to_null("null","None")] [list_to_item];
        a17 [text_to_null("null","None")] [trim];
        a18 [text_to_null("null","None")] [empty_to_null];
        a19 [object_to_value(key="value")] [string_to_number];
        a20 [list_to_item] [string_to_number];
        a21 [trim] [string_to_number];
        a22 [empty_to_null] [string_to_number];
        a23 [string_to_number] [text_to_null("null","None")];
        a24 [object_to_value(key="value")] [float_to_integer];
        a25 [float_to_integer] [list_to_item];
        a26 [float_to_integer] [trim];
        a27 [float_to_integer] [empty_to_null];
        a28 [text_to_null("null","None")] [float_to_integer];
        a29 [string_to_number] [float_to_integer];
        a30 [custom(dollars)] [object_to_value(key="value")];
        a31 [list_to_item] [custom(dollars)];
        a32 [custom(dollars)] [trim];
        a33 [empty_to_null] [custom(dollars)];
        a34 [custom(dollars)] [text_to_null("null","None")];
        a35 [string_to_number] [custom(dollars)];
        a36 [custom(dollars)] [float_to_integer];
        a37 [object_to_value(key="value")] [invalid_to_default];
        a38 [invalid_to_default] [list_to_item];
        a39 [trim] [invalid_to_default];
        a40 [invalid_to_default] [empty_to_null];
        a41 [text_to_null("null","None")] [invalid_to_default];
        a42 [invalid_to_default] [string_to_number];
        a43 [invalid_to_default] [float_to_integer];
        a44 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a45 b45 [string_to_number] [object_to_value(key="value")] [text_to_null("null","None")] [custom(dollars)] [float_to_integer] [list_to_item];
        a46 b46 [string_to_number] [empty_to_null] [text_to_null("null","None")] [invalid_to_default] [float_to_integer] [list_to_item] [trim] [object_to_value(key="value")];
        a47 b47 [object_to_value(key="value")] [custom(dollars)] [text_to_null("null","None")] [float_to_integer] [empty_to_null];
        a48 b48 [trim] [list_to_item] [empty_to_null] [string_to_number] [object_to_value(key="value")] [custom(dollars)];
        a49 b49 [string_to_number] [object_to_value(key="value")] [trim];
        a50 b50 [string_to_number] [float_to_integer] [invalid_to_default];
        a51 b51 [string_to_number] [empty_to_null] [custom(dollars)] [text_to_null("null","None")] [invalid_to_default] [float_to_integer] [list_to_item];
        a52 b52 [empty_to_null] [custom(dollars)] [string_to_number] [object_to_value(key="value")];
        a53 b53 [object_to_value(key="value")] [custom(dollars)] [invalid_to_default] [string_to_number] [trim] [empty_to_null] [list_to_item];
        a54 b54 [string_to_number] [invalid_to_default] [float_to_integer] [object_to_value(key="value")] [empty_to_null] [text_to_null("null","None")] [trim] [custom(dollars)] [list_to_item];
        a55 b55 [object_to_value(key="value")] [invalid_to_default] [trim];
        a56 b56 [float_to_integer] [text_to_null("null","None")] [trim] [invalid_to_default] [custom(dollars)] [object_to_value(key="value")];
        a57 b57 [string_to_number] [custom(dollars)] [list_to_item] [object_to_value(key="value")] [trim];
        a58 b58 [string_to_number] [object_to_value(key="value")] [text_to_null("null","None")];
        a59 b59 [list_to_item] [trim] [text_to_null("null","None")];
        a60 b60 [list_to_item] [object_to_value(key="value")] [text_to_null("null","None")];
        a61 b61 [text_to_null("null","None")] [empty_to_null] [invalid_to_default] [string_to_number] [object_to_value(key="value")];
        a62 b62 [object_to_value(key="value")] [invalid_to_default] [text_to_null("null","None")] [empty_to_null] [float_to_integer] [custom(dollars)] [list_to_item] [trim];
        a63 b63 [text_to_null("null","None")] [custom(dollars)] [object_to_value(key="value")] [trim] [string_to_number];
    }
}
