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
        a10 [trim] [object_to_value(key="value")];
        a11 [list_to_item] [trim];
        a12 [object_to_value(key="value")] [empty_to_null];
        a13 [list_to_item] [empty_to_null];
        a14 [trim] [empty_to_null];
        a15 [object_to_value(key="value")] [text_to_null("null","None")];
        a16 [text_to_null("null","None")] [list_to_item];
        a17 [text_to_null("null","None")] [trim];
        a18 [empty_to_null] [text_to_null("null","None")];
        a19 [string_to_bool] [object_to_value(key="value")];
        a20 [string_to_bool] [list_to_item];
        a21 [string_to_bool] [trim];
        a22 [string_to_bool] [empty_to_null];
        a23 [text_to_null("null","None")] [string_to_bool];
        a24 [object_to_value(key="value")] [number_to_bool];
        a25 [list_to_item] [number_to_bool];
        a26 [trim] [number_to_bool];
        a27 [number_to_bool] [empty_to_null];
        a28 [text_to_null("null","None")] [number_to_bool];
        a29 [number_to_bool] [string_to_bool];
        a30 [custom(dollars)] [object_to_value(key="value")];
        a31 [list_to_item] [custom(dollars)];
        a32 [trim] [custom(dollars)];
        a33 [custom(dollars)] [empty_to_null];
        a34 [custom(dollars)] [text_to_null("null","None")];
        a35 [custom(dollars)] [string_to_bool];
        a36 [custom(dollars)] [number_to_bool];
        a37 [object_to_value(key="value")] [invalid_to_default];
        a38 [list_to_item] [invalid_to_default];
        a39 [trim] [invalid_to_default];
        a40 [invalid_to_default] [empty_to_null];
        a41 [invalid_to_default] [text_to_null("null","None")];
        a42 [invalid_to_default] [string_to_bool];
        a43 [number_to_bool] [invalid_to_default];
        a44 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a45 b45 [empty_to_null] [custom(dollars)] [number_to_bool] [text_to_null("null","None")] [object_to_value(key="value")] [invalid_to_default] [trim] [string_to_bool] [list_to_item];
        a46 b46 [empty_to_null] [invalid_to_default] [object_to_value(key="value")];
        a47 b47 [empty_to_null] [number_to_bool] [list_to_item] [object_to_value(key="value")];
        a48 b48 [empty_to_null] [invalid_to_default] [list_to_item] [trim] [text_to_null("null","None")] [object_to_value(key="value")] [custom(dollars)];
        a49 b49 [invalid_to_default] [object_to_value(key="value")] [text_to_null("null","None")] [trim];
        a50 b50 [empty_to_null] [list_to_item] [text_to_null("null","None")] [invalid_to_default] [object_to_value(key="value")];
        a51 b51 [text_to_null("null","None")] [empty_to_null] [trim] [number_to_bool] [invalid_to_default] [custom(dollars)] [string_to_bool] [object_to_value(key="value")];
        a52 b52 [number_to_bool] [invalid_to_default] [list_to_item] [empty_to_null] [trim];
        a53 b53 [trim] [text_to_null("null","None")] [string_to_bool];
        a54 b54 [custom(dollars)] [object_to_value(key="value")] [number_to_bool] [list_to_item] [text_to_null("null","None")] [empty_to_null];
    }
}
