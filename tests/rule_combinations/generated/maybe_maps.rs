//! Made by `generate.rs`.

combinations! {
    MaybeMaps of Option<BTreeMap<String, bool>>;
    once {
        a0 [string_to_json];
        a1 [list_to_item];
        a2 [empty_to_null];
        a3 [text_to_null("null","None")];
        a4 [list_to_map(value=true)];
        a5 [string_to_bool];
        a6 [invalid_to_default];
        a7 [string_to_json] [list_to_item];
        a8 [empty_to_null] [string_to_json];
        a9 [empty_to_null] [list_to_item];
        a10 [string_to_json] [text_to_null("null","None")];
        a11 [text_to_null("null","None")] [list_to_item];
        a12 [text_to_null("null","None")] [empty_to_null];
        a13 [list_to_map(value=true)] [string_to_json];
        a14 [list_to_map(value=true)] [list_to_item];
        a15 [list_to_map(value=true)] [empty_to_null];
        a16 [list_to_map(value=true)] [text_to_null("null","None")];
        a17 [string_to_bool] [string_to_json];
        a18 [string_to_bool] [list_to_item];
        a19 [string_to_bool] [empty_to_null];
        a20 [text_to_null("null","None")] [string_to_bool];
        a21 [list_to_map(value=true)] [string_to_bool];
        a22 [string_to_json] [invalid_to_default];
        a23 [invalid_to_default] [list_to_item];
        a24 [empty_to_null] [invalid_to_default];
        a25 [text_to_null("null","None")] [invalid_to_default];
        a26 [invalid_to_default] [list_to_map(value=true)];
        a27 [string_to_bool] [invalid_to_default];
    }
    twice {
        a28 b28 [empty_to_null] [list_to_map(value=true)] [invalid_to_default] [text_to_null("null","None")] [string_to_json] [string_to_bool];
        a29 b29 [text_to_null("null","None")] [string_to_bool] [string_to_json] [empty_to_null];
        a30 b30 [string_to_bool] [string_to_json] [list_to_item] [invalid_to_default] [empty_to_null] [text_to_null("null","None")];
        a31 b31 [list_to_map(value=true)] [invalid_to_default] [string_to_json] [string_to_bool] [list_to_item] [empty_to_null];
        a32 b32 [list_to_item] [string_to_json] [text_to_null("null","None")] [list_to_map(value=true)] [string_to_bool];
        a33 b33 [string_to_bool] [invalid_to_default] [string_to_json] [text_to_null("null","None")];
        a34 b34 [list_to_item] [string_to_bool] [empty_to_null] [string_to_json];
        a35 b35 [string_to_bool] [invalid_to_default] [list_to_item];
        a36 b36 [string_to_json] [list_to_map(value=true)] [invalid_to_default];
        a37 b37 [list_to_map(value=true)] [text_to_null("null","None")] [string_to_json];
        a38 b38 [empty_to_null] [string_to_json] [string_to_bool] [list_to_item] [list_to_map(value=true)] [text_to_null("null","None")] [invalid_to_default];
        a39 b39 [string_to_bool] [list_to_map(value=true)] [empty_to_null] [list_to_item];
        a40 b40 [list_to_item] [string_to_bool] [invalid_to_default] [empty_to_null];
        a41 b41 [list_to_map(value=true)] [list_to_item] [empty_to_null];
        a42 b42 [list_to_map(value=true)] [invalid_to_default] [text_to_null("null","None")] [empty_to_null] [string_to_json];
    }
}
