//! Made by `generate.rs`.

combinations! {
    Bools of bool;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [empty_to_null] [null_to_default];
        a4 [null_to_default] [text_to_null("null","None")];
        a5 [null_to_default];
        a6 [string_to_bool(yes("on"),no("off"))] [ignore_case];
        a7 [string_to_bool(yes("on"),no("off"))];
        a8 [number_to_bool];
        a9 [custom(dollars)];
        a10 [invalid_to_default];
        a11 [list_to_item] [object_to_value(key="value")];
        a12 [object_to_value(key="value")] [trim];
        a13 [list_to_item] [trim];
        a21 [object_to_value(key="value")] [null_to_default];
        a22 [null_to_default] [list_to_item];
        a23 [null_to_default] [trim];
        a30 [string_to_bool(yes("on"),no("off"))] [object_to_value(key="value")];
        a31 [list_to_item] [string_to_bool(yes("on"),no("off"))];
        a32 [trim] [string_to_bool(yes("on"),no("off"))];
        a35 [string_to_bool(yes("on"),no("off"))] [null_to_default];
        a36 [number_to_bool] [object_to_value(key="value")];
        a37 [list_to_item] [number_to_bool];
        a38 [number_to_bool] [trim];
        a41 [number_to_bool] [null_to_default];
        a43 [string_to_bool(yes("on"),no("off"))] [number_to_bool];
        a44 [object_to_value(key="value")] [custom(dollars)];
        a45 [list_to_item] [custom(dollars)];
        a46 [trim] [custom(dollars)];
        a49 [null_to_default] [custom(dollars)];
        a51 [custom(dollars)] [string_to_bool(yes("on"),no("off"))];
        a52 [custom(dollars)] [number_to_bool];
        a53 [invalid_to_default] [object_to_value(key="value")];
        a54 [list_to_item] [invalid_to_default];
        a55 [trim] [invalid_to_default];
        a58 [invalid_to_default] [null_to_default];
        a60 [invalid_to_default] [string_to_bool(yes("on"),no("off"))];
        a61 [invalid_to_default] [number_to_bool];
        a62 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a14 b14 [object_to_value(key="value")] [empty_to_null] [null_to_default];
        a15 b15 [empty_to_null] [list_to_item] [null_to_default];
        a16 b16 [empty_to_null] [null_to_default] [trim];
        a17 b17 [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default];
        a18 b18 [null_to_default] [list_to_item] [text_to_null("null","None")];
        a19 b19 [trim] [text_to_null("null","None")] [null_to_default];
        a20 b20 [text_to_null("null","None")] [null_to_default] [empty_to_null];
        a24 b24 [object_to_value(key="value")] [string_to_bool(yes("on"),no("off"))] [ignore_case];
        a25 b25 [string_to_bool(yes("on"),no("off"))] [ignore_case] [list_to_item];
        a26 b26 [string_to_bool(yes("on"),no("off"))] [ignore_case] [trim];
        a27 b27 [null_to_default] [ignore_case] [string_to_bool(yes("on"),no("off"))] [empty_to_null];
        a28 b28 [string_to_bool(yes("on"),no("off"))] [ignore_case] [null_to_default] [text_to_null("null","None")];
        a29 b29 [null_to_default] [string_to_bool(yes("on"),no("off"))] [ignore_case];
        a33 b33 [null_to_default] [empty_to_null] [string_to_bool(yes("on"),no("off"))];
        a34 b34 [text_to_null("null","None")] [null_to_default] [string_to_bool(yes("on"),no("off"))];
        a39 b39 [empty_to_null] [number_to_bool] [null_to_default];
        a40 b40 [text_to_null("null","None")] [number_to_bool] [null_to_default];
        a42 b42 [number_to_bool] [string_to_bool(yes("on"),no("off"))] [ignore_case];
        a47 b47 [empty_to_null] [custom(dollars)] [null_to_default];
        a48 b48 [null_to_default] [text_to_null("null","None")] [custom(dollars)];
        a50 b50 [ignore_case] [custom(dollars)] [string_to_bool(yes("on"),no("off"))];
        a56 b56 [invalid_to_default] [empty_to_null] [null_to_default];
        a57 b57 [null_to_default] [text_to_null("null","None")] [invalid_to_default];
        a59 b59 [invalid_to_default] [ignore_case] [string_to_bool(yes("on"),no("off"))];
        a63 b63 [ignore_case] [trim] [object_to_value(key="value")] [custom(dollars)] [null_to_default] [number_to_bool] [list_to_item] [invalid_to_default] [empty_to_null] [string_to_bool(yes("on"),no("off"))] [text_to_null("null","None")];
        a64 b64 [trim] [ignore_case] [text_to_null("null","None")] [number_to_bool] [list_to_item] [null_to_default] [object_to_value(key="value")] [invalid_to_default] [custom(dollars)] [string_to_bool(yes("on"),no("off"))];
        a65 b65 [trim] [custom(dollars)] [ignore_case] [list_to_item] [number_to_bool] [null_to_default] [invalid_to_default] [text_to_null("null","None")] [empty_to_null] [string_to_bool(yes("on"),no("off"))];
        a66 b66 [null_to_default] [text_to_null("null","None")] [invalid_to_default] [list_to_item] [custom(dollars)] [trim] [string_to_bool(yes("on"),no("off"))];
        a67 b67 [invalid_to_default] [string_to_bool(yes("on"),no("off"))] [null_to_default] [custom(dollars)] [list_to_item] [number_to_bool] [empty_to_null] [ignore_case] [object_to_value(key="value")];
        a68 b68 [empty_to_null] [object_to_value(key="value")] [number_to_bool] [null_to_default] [string_to_bool(yes("on"),no("off"))] [custom(dollars)] [invalid_to_default] [trim];
        a69 b69 [custom(dollars)] [null_to_default] [object_to_value(key="value")];
        a70 b70 [string_to_bool(yes("on"),no("off"))] [number_to_bool] [list_to_item] [custom(dollars)] [null_to_default] [invalid_to_default] [ignore_case] [empty_to_null] [trim];
        a71 b71 [invalid_to_default] [string_to_bool(yes("on"),no("off"))] [number_to_bool] [custom(dollars)] [object_to_value(key="value")] [trim] [null_to_default] [ignore_case] [text_to_null("null","None")];
        a72 b72 [empty_to_null] [null_to_default] [object_to_value(key="value")] [string_to_bool(yes("on"),no("off"))] [trim] [text_to_null("null","None")] [list_to_item] [ignore_case] [invalid_to_default];
        a73 b73 [invalid_to_default] [custom(dollars)] [object_to_value(key="value")] [text_to_null("null","None")] [ignore_case] [empty_to_null] [trim] [number_to_bool] [null_to_default] [string_to_bool(yes("on"),no("off"))];
        a74 b74 [invalid_to_default] [text_to_null("null","None")] [list_to_item] [null_to_default];
        a75 b75 [empty_to_null] [list_to_item] [null_to_default] [text_to_null("null","None")] [object_to_value(key="value")] [custom(dollars)] [invalid_to_default];
        a76 b76 [empty_to_null] [number_to_bool] [string_to_bool(yes("on"),no("off"))] [text_to_null("null","None")] [ignore_case] [trim] [invalid_to_default] [null_to_default];
        a77 b77 [custom(dollars)] [trim] [text_to_null("null","None")] [object_to_value(key="value")] [null_to_default] [string_to_bool(yes("on"),no("off"))] [empty_to_null] [invalid_to_default];
        a78 b78 [text_to_null("null","None")] [ignore_case] [string_to_bool(yes("on"),no("off"))] [invalid_to_default] [number_to_bool] [null_to_default] [list_to_item] [empty_to_null] [object_to_value(key="value")];
        a79 b79 [list_to_item] [number_to_bool] [null_to_default] [ignore_case] [invalid_to_default] [string_to_bool(yes("on"),no("off"))] [empty_to_null];
    }
}
