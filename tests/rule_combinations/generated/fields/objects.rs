//! Made by `generate.rs`.

combinations! {
    Objects of Entity;
    once {
        a0 [string_to_json];
        a1 [object_to_value(key="value")];
        a2 [list_to_item];
        a3 [null_to_default] [empty_to_null];
        a4 [text_to_null("null","None")] [null_to_default];
        a5 [null_to_default];
        a6 [null_to_object];
        a7 [list_to_map(value="7")];
        a8 [string_to_object(key="type")];
        a9 [custom(dollars)];
        a10 [invalid_to_default];
        a11 [object_to_value(key="value")] [string_to_json];
        a12 [list_to_item] [string_to_json];
        a13 [object_to_value(key="value")] [list_to_item];
        a21 [string_to_json] [null_to_default];
        a22 [null_to_default] [object_to_value(key="value")];
        a23 [list_to_item] [null_to_default];
        a24 [string_to_json] [null_to_object];
        a25 [null_to_object] [object_to_value(key="value")];
        a26 [list_to_item] [null_to_object];
        a27 [null_to_object] [empty_to_null];
        a28 [text_to_null("null","None")] [null_to_object];
        a29 [string_to_json] [list_to_map(value="7")];
        a30 [object_to_value(key="value")] [list_to_map(value="7")];
        a31 [list_to_map(value="7")] [list_to_item];
        a34 [list_to_map(value="7")] [null_to_default];
        a35 [null_to_object] [list_to_map(value="7")];
        a36 [string_to_json] [string_to_object(key="type")];
        a37 [object_to_value(key="value")] [string_to_object(key="type")];
        a38 [list_to_item] [string_to_object(key="type")];
        a41 [string_to_object(key="type")] [null_to_default];
        a42 [string_to_object(key="type")] [null_to_object];
        a43 [list_to_map(value="7")] [string_to_object(key="type")];
        a44 [custom(dollars)] [string_to_json];
        a45 [custom(dollars)] [object_to_value(key="value")];
        a46 [custom(dollars)] [list_to_item];
        a49 [custom(dollars)] [null_to_default];
        a50 [null_to_object] [custom(dollars)];
        a51 [list_to_map(value="7")] [custom(dollars)];
        a52 [string_to_object(key="type")] [custom(dollars)];
        a53 [string_to_json] [invalid_to_default];
        a54 [invalid_to_default] [object_to_value(key="value")];
        a55 [list_to_item] [invalid_to_default];
        a58 [null_to_default] [invalid_to_default];
        a59 [null_to_object] [invalid_to_default];
        a60 [invalid_to_default] [list_to_map(value="7")];
        a61 [invalid_to_default] [string_to_object(key="type")];
        a62 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a14 b14 [empty_to_null] [null_to_default] [string_to_json];
        a15 b15 [object_to_value(key="value")] [null_to_default] [empty_to_null];
        a16 b16 [null_to_default] [list_to_item] [empty_to_null];
        a17 b17 [text_to_null("null","None")] [string_to_json] [null_to_default];
        a18 b18 [object_to_value(key="value")] [null_to_default] [text_to_null("null","None")];
        a19 b19 [null_to_default] [list_to_item] [text_to_null("null","None")];
        a20 b20 [empty_to_null] [null_to_default] [text_to_null("null","None")];
        a32 b32 [null_to_default] [empty_to_null] [list_to_map(value="7")];
        a33 b33 [null_to_default] [list_to_map(value="7")] [text_to_null("null","None")];
        a39 b39 [string_to_object(key="type")] [null_to_default] [empty_to_null];
        a40 b40 [text_to_null("null","None")] [string_to_object(key="type")] [null_to_default];
        a47 b47 [null_to_default] [custom(dollars)] [empty_to_null];
        a48 b48 [custom(dollars)] [null_to_default] [text_to_null("null","None")];
        a56 b56 [null_to_default] [invalid_to_default] [empty_to_null];
        a57 b57 [text_to_null("null","None")] [invalid_to_default] [null_to_default];
        a63 b63 [null_to_default] [empty_to_null] [string_to_json] [custom(dollars)] [object_to_value(key="value")] [invalid_to_default];
        a64 b64 [custom(dollars)] [invalid_to_default] [object_to_value(key="value")] [list_to_map(value="7")] [empty_to_null] [list_to_item] [text_to_null("null","None")] [null_to_default] [string_to_object(key="type")];
        a65 b65 [null_to_default] [invalid_to_default] [empty_to_null] [string_to_json];
        a66 b66 [list_to_item] [object_to_value(key="value")] [invalid_to_default] [list_to_map(value="7")] [string_to_object(key="type")];
        a67 b67 [empty_to_null] [invalid_to_default] [text_to_null("null","None")] [string_to_json] [null_to_object] [custom(dollars)] [list_to_item] [object_to_value(key="value")] [list_to_map(value="7")] [string_to_object(key="type")];
        a68 b68 [list_to_item] [string_to_object(key="type")] [string_to_json] [empty_to_null] [invalid_to_default] [null_to_default] [object_to_value(key="value")] [list_to_map(value="7")];
        a69 b69 [string_to_json] [string_to_object(key="type")] [null_to_object] [list_to_item] [text_to_null("null","None")] [custom(dollars)] [object_to_value(key="value")];
        a70 b70 [invalid_to_default] [string_to_json] [object_to_value(key="value")] [empty_to_null] [null_to_default] [list_to_item] [custom(dollars)] [text_to_null("null","None")] [list_to_map(value="7")] [string_to_object(key="type")];
        a71 b71 [null_to_default] [string_to_object(key="type")] [empty_to_null] [custom(dollars)] [object_to_value(key="value")] [invalid_to_default];
        a72 b72 [text_to_null("null","None")] [null_to_default] [custom(dollars)] [string_to_json] [list_to_item] [invalid_to_default];
        a73 b73 [custom(dollars)] [null_to_object] [object_to_value(key="value")] [invalid_to_default] [empty_to_null];
        a74 b74 [text_to_null("null","None")] [string_to_object(key="type")] [list_to_item] [null_to_default] [invalid_to_default] [object_to_value(key="value")] [list_to_map(value="7")] [string_to_json];
        a75 b75 [invalid_to_default] [custom(dollars)] [text_to_null("null","None")] [string_to_object(key="type")] [empty_to_null] [list_to_item] [null_to_default];
        a76 b76 [null_to_default] [string_to_object(key="type")] [text_to_null("null","None")] [list_to_map(value="7")] [list_to_item] [invalid_to_default] [string_to_json] [object_to_value(key="value")] [empty_to_null];
        a77 b77 [list_to_item] [invalid_to_default] [null_to_object] [empty_to_null] [text_to_null("null","None")] [string_to_json] [custom(dollars)] [string_to_object(key="type")] [object_to_value(key="value")];
    }
}
