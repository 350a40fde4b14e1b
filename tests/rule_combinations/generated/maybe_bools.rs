//! Made by `generate.rs`.

combinations! {
    MaybeBools of Option<bool>;
    once {
        a0 [object_to_value(key="value")];
        a1 [list_to_item];
        a2 [trim];
        a3 [empty_to_null];
        a4 [text_to_null("null","None")];
        a5 [string_to_bool];
        a6 [number_to_bool];
        a7 [custom(dollars)];
        a8 [invalid_to_default];
        a9 [list_to_item] [object_to_value(key="value")];
        a10 [trim] [object_to_value(key="value")];
        a11 [list_to_item] [trim];
        a12 [object_to_value(key="value")] [empty_to_null];
        a13 [list_to_item] [empty_to_null];
        a14 [trim] [empty_to_null];
        a15 [text_to_null("null","None")] [object_to_value(key="value")];
        a16 [list_to_item] [text_to_null("null","None")];
        a17 [text_to_null("null","None")] [trim];
        a18 [text_to_null("null","None")] [empty_to_null];
        a19 [object_to_value(key="value")] [string_to_bool];
        a20 [list_to_item] [string_to_bool];
        a21 [string_to_bool] [trim];
        a22 [string_to_bool] [empty_to_null];
        a23 [string_to_bool] [text_to_null("null","None")];
        a24 [number_to_bool] [object_to_value(key="value")];
        a25 [list_to_item] [number_to_bool];
        a26 [trim] [number_to_bool];
        a27 [empty_to_null] [number_to_bool];
        a28 [number_to_bool] [text_to_null("null","None")];
        a29 [number_to_bool] [string_to_bool];
        a30 [custom(dollars)] [object_to_value(key="value")];
        a31 [list_to_item] [custom(dollars)];
        a32 [trim] [custom(dollars)];
        a33 [empty_to_null] [custom(dollars)];
        a34 [custom(dollars)] [text_to_null("null","None")];
        a35 [string_to_bool] [custom(dollars)];
        a36 [custom(dollars)] [number_to_bool];
        a37 [invalid_to_default] [object_to_value(key="value")];
        a38 [list_to_item] [invalid_to_default];
        a39 [invalid_to_default] [trim];
        a40 [invalid_to_default] [empty_to_null];
        a41 [invalid_to_default] [text_to_null("null","None")];
        a42 [invalid_to_default] [string_to_bool];
        a43 [number_to_bool] [invalid_to_default];
        a44 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a45 b45 [custom(dollars)] [trim] [invalid_to_default] [number_to_bool] [object_to_value(key="value")] [text_to_null("null","None")] [string_to_bool] [empty_to_null] [list_to_item];
        a46 b46 [number_to_bool] [trim] [object_to_value(key="value")] [invalid_to_default] [list_to_item] [string_to_bool];
        a47 b47 [object_to_value(key="value")] [list_to_item] [invalid_to_default] [empty_to_null];
        a48 b48 [string_to_bool] [number_to_bool] [object_to_value(key="value")] [list_to_item] [trim] [custom(dollars)] [empty_to_null];
        a49 b49 [text_to_null("null","None")] [custom(dollars)] [trim] [list_to_item];
        a50 b50 [empty_to_null] [trim] [invalid_to_default];
        a51 b51 [object_to_value(key="value")] [invalid_to_default] [number_to_bool] [trim] [custom(dollars)] [text_to_null("null","None")] [list_to_item];
        a52 b52 [object_to_value(key="value")] [trim] [text_to_null("null","None")] [string_to_bool];
        a53 b53 [empty_to_null] [invalid_to_default] [custom(dollars)] [number_to_bool] [list_to_item] [string_to_bool] [trim];
        a54 b54 [custom(dollars)] [string_to_bool] [invalid_to_default];
        a55 b55 [string_to_bool] [object_to_value(key="value")] [list_to_item] [trim] [custom(dollars)] [invalid_to_default] [text_to_null("null","None")];
        a56 b56 [trim] [custom(dollars)] [text_to_null("null","None")] [list_to_item] [string_to_bool] [number_to_bool] [invalid_to_default] [object_to_value(key="value")];
        a57 b57 [invalid_to_default] [string_to_bool] [list_to_item] [number_to_bool] [text_to_null("null","None")];
        a58 b58 [list_to_item] [string_to_bool] [custom(dollars)] [text_to_null("null","None")];
        a59 b59 [number_to_bool] [string_to_bool] [invalid_to_default];
        a60 b60 [custom(dollars)] [list_to_item] [number_to_bool] [trim] [invalid_to_default] [string_to_bool];
        a61 b61 [list_to_item] [custom(dollars)] [trim] [number_to_bool] [text_to_null("null","None")] [object_to_value(key="value")] [empty_to_null];
        a62 b62 [custom(dollars)] [text_to_null("null","None")] [empty_to_null];
        a63 b63 [invalid_to_default] [list_to_item] [empty_to_null] [trim] [number_to_bool] [string_to_bool] [custom(dollars)] [object_to_value(key="value")];
    }
}
