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
        a11 [trim] [list_to_item];
        a12 [empty_to_null] [object_to_value(key="value")];
        a13 [empty_to_null] [list_to_item];
        a14 [empty_to_null] [trim];
        a15 [text_to_null("null","None")] [object_to_value(key="value")];
        a16 [text_to_null("null","None")] [list_to_item];
        a17 [trim] [text_to_null("null","None")];
        a18 [text_to_null("null","None")] [empty_to_null];
        a19 [string_to_number] [object_to_value(key="value")];
        a20 [string_to_number] [list_to_item];
        a21 [trim] [string_to_number];
        a22 [string_to_number] [empty_to_null];
        a23 [text_to_null("null","None")] [string_to_number];
        a24 [object_to_value(key="value")] [float_to_integer];
        a25 [list_to_item] [float_to_integer];
        a26 [trim] [float_to_integer];
        a27 [float_to_integer] [empty_to_null];
        a28 [text_to_null("null","None")] [float_to_integer];
        a29 [string_to_number] [float_to_integer];
        a30 [custom(dollars)] [object_to_value(key="value")];
        a31 [custom(dollars)] [list_to_item];
        a32 [custom(dollars)] [trim];
        a33 [custom(dollars)] [empty_to_null];
        a34 [custom(dollars)] [text_to_null("null","None")];
        a35 [custom(dollars)] [string_to_number];
        a36 [custom(dollars)] [float_to_integer];
        a37 [invalid_to_default] [object_to_value(key="value")];
        a38 [list_to_item] [invalid_to_default];
        a39 [trim] [invalid_to_default];
        a40 [invalid_to_default] [empty_to_null];
        a41 [invalid_to_default] [text_to_null("null","None")];
        a42 [string_to_number] [invalid_to_default];
        a43 [invalid_to_default] [float_to_integer];
        a44 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a45 b45 [object_to_value(key="value")] [list_to_item] [float_to_integer] [text_to_null("null","None")] [string_to_number] [custom(dollars)];
        a46 b46 [object_to_value(key="value")] [string_to_number] [list_to_item] [trim] [invalid_to_default] [float_to_integer] [text_to_null("null","None")] [empty_to_null];
        a47 b47 [object_to_value(key="value")] [float_to_integer] [custom(dollars)] [empty_to_null] [text_to_null("null","None")];
        a48 b48 [empty_to_null] [trim] [object_to_value(key="value")] [string_to_number] [list_to_item] [custom(dollars)];
        a49 b49 [trim] [object_to_value(key="value")] [string_to_number];
        a50 b50 [invalid_to_default] [string_to_number] [float_to_integer];
        a51 b51 [list_to_item] [empty_to_null] [float_to_integer] [invalid_to_default] [custom(dollars)] [text_to_null("null","None")] [string_to_number];
        a52 b52 [object_to_value(key="value")] [string_to_number] [empty_to_null] [custom(dollars)];
        a53 b53 [custom(dollars)] [empty_to_null] [string_to_number] [trim] [object_to_value(key="value")] [invalid_to_default] [list_to_item];
        a54 b54 [list_to_item] [custom(dollars)] [trim] [object_to_value(key="value")] [string_to_number] [text_to_null("null","None")] [float_to_integer] [invalid_to_default] [empty_to_null];
        a55 b55 [object_to_value(key="value")] [trim] [invalid_to_default];
    }
}
