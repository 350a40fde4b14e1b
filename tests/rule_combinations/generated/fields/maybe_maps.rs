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
        a12 [empty_to_null] [text_to_null("null","None")];
        a13 [list_to_map(value=true)] [string_to_json];
        a14 [list_to_map(value=true)] [list_to_item];
        a15 [empty_to_null] [list_to_map(value=true)];
        a16 [text_to_null("null","None")] [list_to_map(value=true)];
        a17 [string_to_json] [string_to_bool];
        a18 [string_to_bool] [list_to_item];
        a19 [string_to_bool] [empty_to_null];
        a20 [string_to_bool] [text_to_null("null","None")];
        a21 [list_to_map(value=true)] [string_to_bool];
        a22 [invalid_to_default] [string_to_json];
        a23 [list_to_item] [invalid_to_default];
        a24 [empty_to_null] [invalid_to_default];
        a25 [invalid_to_default] [text_to_null("null","None")];
        a26 [list_to_map(value=true)] [invalid_to_default];
        a27 [string_to_bool] [invalid_to_default];
    }
    twice {
        a28 b28 [text_to_null("null","None")] [list_to_map(value=true)] [string_to_json] [empty_to_null] [string_to_bool] [invalid_to_default];
        a29 b29 [string_to_bool] [list_to_item] [text_to_null("null","None")] [list_to_map(value=true)] [empty_to_null];
        a30 b30 [string_to_json] [list_to_map(value=true)] [empty_to_null] [string_to_bool];
        a31 b31 [invalid_to_default] [text_to_null("null","None")] [list_to_map(value=true)];
        a32 b32 [list_to_item] [string_to_json] [string_to_bool] [empty_to_null];
        a33 b33 [invalid_to_default] [text_to_null("null","None")] [list_to_map(value=true)] [empty_to_null] [string_to_json] [list_to_item] [string_to_bool];
        a34 b34 [list_to_item] [invalid_to_default] [text_to_null("null","None")] [list_to_map(value=true)];
        a35 b35 [string_to_bool] [string_to_json] [invalid_to_default] [empty_to_null] [text_to_null("null","None")];
        a36 b36 [string_to_bool] [text_to_null("null","None")] [list_to_item] [invalid_to_default];
        a37 b37 [invalid_to_default] [empty_to_null] [list_to_item] [text_to_null("null","None")] [list_to_map(value=true)];
        a38 b38 [list_to_item] [invalid_to_default] [list_to_map(value=true)];
        a39 b39 [string_to_json] [empty_to_null] [list_to_map(value=true)] [text_to_null("null","None")] [invalid_to_default];
        a40 b40 [list_to_item] [text_to_null("null","None")] [empty_to_null];
        a41 b41 [list_to_item] [invalid_to_default] [string_to_bool] [list_to_map(value=true)];
    }
}
