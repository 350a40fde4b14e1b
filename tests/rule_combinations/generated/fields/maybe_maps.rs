//! Made by `generate.rs`.

combinations! {
    MaybeMaps of Option<BTreeMap<String, bool>>;
    once {
        a0 [string_to_json];
        a1 [python_to_json];
        a2 [list_to_item];
        a3 [empty_to_null];
        a4 [text_to_null("null","None")];
        a5 [list_to_map(value=true)];
        a6 [string_to_bool];
        a7 [custom(first=dollars)];
        a8 [drop_invalid_items];
        a9 [invalid_to_default];
        a10 [python_to_json] [string_to_json];
        a11 [list_to_item] [string_to_json];
        a12 [list_to_item] [python_to_json];
        a13 [empty_to_null] [string_to_json];
        a14 [empty_to_null] [python_to_json];
        a15 [empty_to_null] [list_to_item];
        a16 [string_to_json] [text_to_null("null","None")];
        a17 [text_to_null("null","None")] [python_to_json];
        a18 [list_to_item] [text_to_null("null","None")];
        a19 [empty_to_null] [text_to_null("null","None")];
        a20 [string_to_json] [list_to_map(value=true)];
        a21 [list_to_map(value=true)] [python_to_json];
        a22 [list_to_item] [list_to_map(value=true)];
        a23 [list_to_map(value=true)] [empty_to_null];
        a24 [text_to_null("null","None")] [list_to_map(value=true)];
        a25 [string_to_bool] [string_to_json];
        a26 [python_to_json] [string_to_bool];
        a27 [string_to_bool] [list_to_item];
        a28 [string_to_bool] [empty_to_null];
        a29 [string_to_bool] [text_to_null("null","None")];
        a30 [string_to_bool] [list_to_map(value=true)];
        a31 [custom(first=dollars)] [string_to_json];
        a32 [python_to_json] [custom(first=dollars)];
        a33 [list_to_item] [custom(first=dollars)];
        a34 [custom(first=dollars)] [empty_to_null];
        a35 [text_to_null("null","None")] [custom(first=dollars)];
        a36 [custom(first=dollars)] [list_to_map(value=true)];
        a37 [custom(first=dollars)] [string_to_bool];
        a38 [drop_invalid_items] [string_to_json];
        a39 [drop_invalid_items] [python_to_json];
        a40 [list_to_item] [drop_invalid_items];
        a41 [empty_to_null] [drop_invalid_items];
        a42 [text_to_null("null","None")] [drop_invalid_items];
        a43 [list_to_map(value=true)] [drop_invalid_items];
        a44 [drop_invalid_items] [string_to_bool];
        a45 [drop_invalid_items] [custom(first=dollars)];
        a46 [string_to_json] [invalid_to_default];
        a47 [invalid_to_default] [python_to_json];
        a48 [list_to_item] [invalid_to_default];
        a49 [invalid_to_default] [empty_to_null];
        a50 [invalid_to_default] [text_to_null("null","None")];
        a51 [list_to_map(value=true)] [invalid_to_default];
        a52 [string_to_bool] [invalid_to_default];
        a53 [custom(first=dollars)] [invalid_to_default];
        a54 [invalid_to_default] [drop_invalid_items];
    }
    twice {
        a55 b55 [string_to_json] [python_to_json] [custom(first=dollars)] [string_to_bool] [list_to_map(value=true)];
        a56 b56 [custom(first=dollars)] [list_to_map(value=true)] [list_to_item] [python_to_json] [drop_invalid_items] [invalid_to_default] [text_to_null("null","None")];
        a57 b57 [string_to_bool] [drop_invalid_items] [invalid_to_default] [text_to_null("null","None")] [python_to_json] [list_to_map(value=true)] [list_to_item];
        a58 b58 [list_to_map(value=true)] [string_to_bool] [invalid_to_default] [drop_invalid_items];
        a59 b59 [python_to_json] [drop_invalid_items] [text_to_null("null","None")] [list_to_item] [list_to_map(value=true)] [string_to_bool] [empty_to_null] [invalid_to_default];
        a60 b60 [drop_invalid_items] [list_to_map(value=true)] [invalid_to_default] [string_to_bool] [empty_to_null] [text_to_null("null","None")] [python_to_json] [custom(first=dollars)];
        a61 b61 [drop_invalid_items] [string_to_bool] [custom(first=dollars)];
        a62 b62 [invalid_to_default] [text_to_null("null","None")] [drop_invalid_items] [empty_to_null] [string_to_bool] [python_to_json] [string_to_json] [list_to_item] [list_to_map(value=true)];
        a63 b63 [invalid_to_default] [string_to_bool] [text_to_null("null","None")] [custom(first=dollars)] [empty_to_null] [python_to_json] [list_to_map(value=true)] [list_to_item] [drop_invalid_items] [string_to_json];
        a64 b64 [python_to_json] [string_to_json] [list_to_item] [drop_invalid_items] [text_to_null("null","None")] [invalid_to_default] [list_to_map(value=true)];
        a65 b65 [custom(first=dollars)] [string_to_json] [text_to_null("null","None")] [empty_to_null];
    }
}
