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
        a8 [string_to_json] [empty_to_null];
        a9 [empty_to_null] [list_to_item];
        a10 [string_to_json] [text_to_null("null","None")];
        a11 [text_to_null("null","None")] [list_to_item];
        a12 [empty_to_null] [text_to_null("null","None")];
        a13 [list_to_map(value=true)] [string_to_json];
        a14 [list_to_map(value=true)] [list_to_item];
        a15 [list_to_map(value=true)] [empty_to_null];
        a16 [text_to_null("null","None")] [list_to_map(value=true)];
        a17 [string_to_json] [string_to_bool];
        a18 [list_to_item] [string_to_bool];
        a19 [string_to_bool] [empty_to_null];
        a20 [string_to_bool] [text_to_null("null","None")];
        a21 [list_to_map(value=true)] [string_to_bool];
        a22 [invalid_to_default] [string_to_json];
        a23 [invalid_to_default] [list_to_item];
        a24 [invalid_to_default] [empty_to_null];
        a25 [invalid_to_default] [text_to_null("null","None")];
        a26 [invalid_to_default] [list_to_map(value=true)];
        a27 [invalid_to_default] [string_to_bool];
    }
    twice {
        a28 b28 [string_to_bool] [empty_to_null] [invalid_to_default] [list_to_map(value=true)] [string_to_json] [text_to_null("null","None")];
        a29 b29 [text_to_null("null","None")] [list_to_map(value=true)] [empty_to_null] [string_to_bool] [list_to_item];
        a30 b30 [empty_to_null] [list_to_map(value=true)] [string_to_json] [string_to_bool];
        a31 b31 [text_to_null("null","None")] [list_to_map(value=true)] [invalid_to_default];
        a32 b32 [list_to_item] [empty_to_null] [string_to_json] [string_to_bool];
        a33 b33 [empty_to_null] [string_to_json] [text_to_null("null","None")] [list_to_item] [string_to_bool] [invalid_to_default] [list_to_map(value=true)];
        a34 b34 [list_to_item] [invalid_to_default] [list_to_map(value=true)] [text_to_null("null","None")];
        a35 b35 [invalid_to_default] [string_to_json] [text_to_null("null","None")] [string_to_bool] [empty_to_null];
        a36 b36 [text_to_null("null","None")] [list_to_item] [string_to_bool] [invalid_to_default];
        a37 b37 [empty_to_null] [invalid_to_default] [text_to_null("null","None")] [list_to_map(value=true)] [list_to_item];
        a38 b38 [list_to_map(value=true)] [invalid_to_default] [list_to_item];
    }
}
