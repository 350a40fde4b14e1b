//! Made by `generate.rs`.

combinations! {
    Bools of bool;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [null_to_default] [empty_to_null];
        a4 [null_to_default] [text_to_null("null","None")];
        a5 [null_to_default];
        a6 [ignore_case] [string_to_bool(yes("on"),no("off"))];
        a7 [string_to_bool(yes("on"),no("off"))];
        a8 [number_to_bool];
        a9 [custom(dollars)];
        a10 [invalid_to_default];
        a11 [list_to_item] [object_to_value(key="value")];
        a12 [object_to_value(key="value")] [trim];
        a13 [trim] [list_to_item];
        a21 [object_to_value(key="value")] [null_to_default];
        a22 [list_to_item] [null_to_default];
        a23 [null_to_default] [trim];
        a30 [string_to_bool(yes("on"),no("off"))] [object_to_value(key="value")];
        a31 [list_to_item] [string_to_bool(yes("on"),no("off"))];
        a32 [trim] [string_to_bool(yes("on"),no("off"))];
        a35 [null_to_default] [string_to_bool(yes("on"),no("off"))];
        a36 [number_to_bool] [object_to_value(key="value")];
        a37 [list_to_item] [number_to_bool];
        a38 [trim] [number_to_bool];
        a41 [number_to_bool] [null_to_default];
        a43 [number_to_bool] [string_to_bool(yes("on"),no("off"))];
        a44 [custom(dollars)] [object_to_value(key="value")];
        a45 [list_to_item] [custom(dollars)];
        a46 [trim] [custom(dollars)];
        a49 [null_to_default] [custom(dollars)];
        a51 [string_to_bool(yes("on"),no("off"))] [custom(dollars)];
        a52 [number_to_bool] [custom(dollars)];
        a53 [object_to_value(key="value")] [invalid_to_default];
        a54 [list_to_item] [invalid_to_default];
        a55 [invalid_to_default] [trim];
        a58 [invalid_to_default] [null_to_default];
        a60 [string_to_bool(yes("on"),no("off"))] [invalid_to_default];
        a61 [invalid_to_default] [number_to_bool];
        a62 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a14 b14 [object_to_value(key="value")] [empty_to_null] [null_to_default];
        a15 b15 [list_to_item] [empty_to_null] [null_to_default];
        a16 b16 [empty_to_null] [trim] [null_to_default];
        a17 b17 [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default];
        a18 b18 [list_to_item] [text_to_null("null","None")] [null_to_default];
        a19 b19 [text_to_null("null","None")] [trim] [null_to_default];
        a20 b20 [text_to_null("null","None")] [null_to_default] [empty_to_null];
        a24 b24 [object_to_value(key="value")] [string_to_bool(yes("on"),no("off"))] [ignore_case];
        a25 b25 [list_to_item] [ignore_case] [string_to_bool(yes("on"),no("off"))];
        a26 b26 [string_to_bool(yes("on"),no("off"))] [ignore_case] [trim];
        a27 b27 [string_to_bool(yes("on"),no("off"))] [ignore_case] [null_to_default] [empty_to_null];
        a28 b28 [null_to_default] [string_to_bool(yes("on"),no("off"))] [text_to_null("null","None")] [ignore_case];
        a29 b29 [string_to_bool(yes("on"),no("off"))] [ignore_case] [null_to_default];
        a33 b33 [empty_to_null] [null_to_default] [string_to_bool(yes("on"),no("off"))];
        a34 b34 [null_to_default] [string_to_bool(yes("on"),no("off"))] [text_to_null("null","None")];
        a39 b39 [null_to_default] [empty_to_null] [number_to_bool];
        a40 b40 [text_to_null("null","None")] [null_to_default] [number_to_bool];
        a42 b42 [string_to_bool(yes("on"),no("off"))] [number_to_bool] [ignore_case];
        a47 b47 [custom(dollars)] [null_to_default] [empty_to_null];
        a48 b48 [custom(dollars)] [null_to_default] [text_to_null("null","None")];
        a50 b50 [ignore_case] [string_to_bool(yes("on"),no("off"))] [custom(dollars)];
        a56 b56 [invalid_to_default] [empty_to_null] [null_to_default];
        a57 b57 [invalid_to_default] [null_to_default] [text_to_null("null","None")];
        a59 b59 [ignore_case] [invalid_to_default] [string_to_bool(yes("on"),no("off"))];
        a63 b63 [number_to_bool] [custom(dollars)] [text_to_null("null","None")] [string_to_bool(yes("on"),no("off"))] [list_to_item] [invalid_to_default] [object_to_value(key="value")] [ignore_case] [null_to_default] [empty_to_null] [trim];
        a64 b64 [text_to_null("null","None")] [null_to_default] [object_to_value(key="value")] [custom(dollars)];
        a65 b65 [string_to_bool(yes("on"),no("off"))] [object_to_value(key="value")] [number_to_bool] [list_to_item] [ignore_case] [invalid_to_default];
        a66 b66 [ignore_case] [object_to_value(key="value")] [string_to_bool(yes("on"),no("off"))] [text_to_null("null","None")] [null_to_default] [number_to_bool] [invalid_to_default] [list_to_item];
        a67 b67 [null_to_default] [number_to_bool] [list_to_item] [string_to_bool(yes("on"),no("off"))];
        a68 b68 [list_to_item] [text_to_null("null","None")] [custom(dollars)] [number_to_bool] [null_to_default];
        a69 b69 [string_to_bool(yes("on"),no("off"))] [empty_to_null] [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default] [trim] [number_to_bool] [invalid_to_default];
        a70 b70 [ignore_case] [string_to_bool(yes("on"),no("off"))] [list_to_item] [invalid_to_default] [text_to_null("null","None")] [object_to_value(key="value")] [null_to_default];
        a71 b71 [ignore_case] [custom(dollars)] [invalid_to_default] [string_to_bool(yes("on"),no("off"))] [text_to_null("null","None")] [list_to_item] [empty_to_null] [null_to_default] [object_to_value(key="value")] [number_to_bool];
        a72 b72 [empty_to_null] [text_to_null("null","None")] [number_to_bool] [ignore_case] [list_to_item] [string_to_bool(yes("on"),no("off"))] [invalid_to_default] [object_to_value(key="value")] [null_to_default] [trim];
        a73 b73 [list_to_item] [null_to_default] [string_to_bool(yes("on"),no("off"))] [invalid_to_default] [custom(dollars)] [number_to_bool] [empty_to_null] [object_to_value(key="value")] [text_to_null("null","None")];
        a74 b74 [string_to_bool(yes("on"),no("off"))] [null_to_default] [empty_to_null] [list_to_item] [trim] [invalid_to_default] [text_to_null("null","None")] [custom(dollars)] [object_to_value(key="value")] [number_to_bool];
    }
}
