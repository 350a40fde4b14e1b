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
        a9 [object_to_value(key="value")] [list_to_item];
        a10 [object_to_value(key="value")] [trim];
        a11 [trim] [list_to_item];
        a12 [object_to_value(key="value")] [empty_to_null];
        a13 [empty_to_null] [list_to_item];
        a14 [empty_to_null] [trim];
        a15 [object_to_value(key="value")] [text_to_null("null","None")];
        a16 [list_to_item] [text_to_null("null","None")];
        a17 [trim] [text_to_null("null","None")];
        a18 [empty_to_null] [text_to_null("null","None")];
        a19 [string_to_bool] [object_to_value(key="value")];
        a20 [list_to_item] [string_to_bool];
        a21 [trim] [string_to_bool];
        a22 [string_to_bool] [empty_to_null];
        a23 [string_to_bool] [text_to_null("null","None")];
        a24 [number_to_bool] [object_to_value(key="value")];
        a25 [number_to_bool] [list_to_item];
        a26 [number_to_bool] [trim];
        a27 [empty_to_null] [number_to_bool];
        a28 [number_to_bool] [text_to_null("null","None")];
        a29 [number_to_bool] [string_to_bool];
        a30 [custom(dollars)] [object_to_value(key="value")];
        a31 [list_to_item] [custom(dollars)];
        a32 [custom(dollars)] [trim];
        a33 [empty_to_null] [custom(dollars)];
        a34 [text_to_null("null","None")] [custom(dollars)];
        a35 [string_to_bool] [custom(dollars)];
        a36 [custom(dollars)] [number_to_bool];
        a37 [invalid_to_default] [object_to_value(key="value")];
        a38 [invalid_to_default] [list_to_item];
        a39 [trim] [invalid_to_default];
        a40 [empty_to_null] [invalid_to_default];
        a41 [text_to_null("null","None")] [invalid_to_default];
        a42 [invalid_to_default] [string_to_bool];
        a43 [invalid_to_default] [number_to_bool];
        a44 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a45 b45 [trim] [empty_to_null] [text_to_null("null","None")] [custom(dollars)] [invalid_to_default] [list_to_item] [object_to_value(key="value")] [number_to_bool] [string_to_bool];
        a46 b46 [object_to_value(key="value")] [empty_to_null] [invalid_to_default];
        a47 b47 [empty_to_null] [number_to_bool] [list_to_item] [object_to_value(key="value")];
        a48 b48 [empty_to_null] [trim] [custom(dollars)] [invalid_to_default] [object_to_value(key="value")] [list_to_item] [text_to_null("null","None")];
        a49 b49 [text_to_null("null","None")] [invalid_to_default] [object_to_value(key="value")] [trim];
        a50 b50 [empty_to_null] [object_to_value(key="value")] [list_to_item] [text_to_null("null","None")] [invalid_to_default];
        a51 b51 [string_to_bool] [invalid_to_default] [number_to_bool] [text_to_null("null","None")] [empty_to_null] [object_to_value(key="value")] [trim] [custom(dollars)];
        a52 b52 [invalid_to_default] [empty_to_null] [trim] [number_to_bool] [list_to_item];
        a53 b53 [text_to_null("null","None")] [trim] [string_to_bool];
        a54 b54 [text_to_null("null","None")] [list_to_item] [number_to_bool] [empty_to_null] [custom(dollars)] [object_to_value(key="value")];
        a55 b55 [string_to_bool] [trim] [custom(dollars)];
        a56 b56 [empty_to_null] [text_to_null("null","None")] [string_to_bool] [invalid_to_default] [list_to_item] [custom(dollars)] [trim];
        a57 b57 [list_to_item] [string_to_bool] [number_to_bool] [object_to_value(key="value")];
        a58 b58 [invalid_to_default] [trim] [object_to_value(key="value")];
    }
}
