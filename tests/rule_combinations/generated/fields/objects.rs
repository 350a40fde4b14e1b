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
        a12 [string_to_json] [list_to_item];
        a13 [list_to_item] [object_to_value(key="value")];
        a21 [null_to_default] [string_to_json];
        a22 [object_to_value(key="value")] [null_to_default];
        a23 [null_to_default] [list_to_item];
        a24 [string_to_json] [null_to_object];
        a25 [null_to_object] [object_to_value(key="value")];
        a26 [null_to_object] [list_to_item];
        a27 [null_to_object] [empty_to_null];
        a28 [null_to_object] [text_to_null("null","None")];
        a29 [list_to_map(value="7")] [string_to_json];
        a30 [object_to_value(key="value")] [list_to_map(value="7")];
        a31 [list_to_item] [list_to_map(value="7")];
        a34 [null_to_default] [list_to_map(value="7")];
        a35 [list_to_map(value="7")] [null_to_object];
        a36 [string_to_json] [string_to_object(key="type")];
        a37 [string_to_object(key="type")] [object_to_value(key="value")];
        a38 [list_to_item] [string_to_object(key="type")];
        a41 [string_to_object(key="type")] [null_to_default];
        a42 [null_to_object] [string_to_object(key="type")];
        a43 [list_to_map(value="7")] [string_to_object(key="type")];
        a44 [string_to_json] [custom(dollars)];
        a45 [custom(dollars)] [object_to_value(key="value")];
        a46 [list_to_item] [custom(dollars)];
        a49 [custom(dollars)] [null_to_default];
        a50 [custom(dollars)] [null_to_object];
        a51 [custom(dollars)] [list_to_map(value="7")];
        a52 [string_to_object(key="type")] [custom(dollars)];
        a53 [invalid_to_default] [string_to_json];
        a54 [object_to_value(key="value")] [invalid_to_default];
        a55 [list_to_item] [invalid_to_default];
        a58 [invalid_to_default] [null_to_default];
        a59 [invalid_to_default] [null_to_object];
        a60 [invalid_to_default] [list_to_map(value="7")];
        a61 [string_to_object(key="type")] [invalid_to_default];
        a62 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a14 b14 [empty_to_null] [string_to_json] [null_to_default];
        a15 b15 [object_to_value(key="value")] [null_to_default] [empty_to_null];
        a16 b16 [null_to_default] [list_to_item] [empty_to_null];
        a17 b17 [string_to_json] [text_to_null("null","None")] [null_to_default];
        a18 b18 [null_to_default] [object_to_value(key="value")] [text_to_null("null","None")];
        a19 b19 [null_to_default] [text_to_null("null","None")] [list_to_item];
        a20 b20 [text_to_null("null","None")] [empty_to_null] [null_to_default];
        a32 b32 [empty_to_null] [list_to_map(value="7")] [null_to_default];
        a33 b33 [text_to_null("null","None")] [null_to_default] [list_to_map(value="7")];
        a39 b39 [empty_to_null] [null_to_default] [string_to_object(key="type")];
        a40 b40 [string_to_object(key="type")] [text_to_null("null","None")] [null_to_default];
        a47 b47 [empty_to_null] [null_to_default] [custom(dollars)];
        a48 b48 [custom(dollars)] [null_to_default] [text_to_null("null","None")];
        a56 b56 [empty_to_null] [invalid_to_default] [null_to_default];
        a57 b57 [text_to_null("null","None")] [null_to_default] [invalid_to_default];
        a63 b63 [custom(dollars)] [object_to_value(key="value")] [empty_to_null] [string_to_json] [invalid_to_default] [null_to_default];
        a64 b64 [empty_to_null] [list_to_map(value="7")] [custom(dollars)] [null_to_default] [object_to_value(key="value")] [text_to_null("null","None")] [list_to_item] [invalid_to_default] [string_to_object(key="type")];
        a65 b65 [string_to_json] [null_to_default] [invalid_to_default] [empty_to_null];
        a66 b66 [string_to_object(key="type")] [object_to_value(key="value")] [invalid_to_default] [list_to_item] [list_to_map(value="7")];
        a67 b67 [list_to_map(value="7")] [empty_to_null] [null_to_object] [string_to_json] [custom(dollars)] [string_to_object(key="type")] [object_to_value(key="value")] [list_to_item] [invalid_to_default] [text_to_null("null","None")];
        a68 b68 [null_to_default] [empty_to_null] [invalid_to_default] [list_to_item] [object_to_value(key="value")] [string_to_object(key="type")] [string_to_json] [list_to_map(value="7")];
        a69 b69 [string_to_json] [null_to_object] [string_to_object(key="type")] [object_to_value(key="value")] [text_to_null("null","None")] [custom(dollars)] [list_to_item];
        a70 b70 [list_to_item] [invalid_to_default] [null_to_default] [string_to_object(key="type")] [object_to_value(key="value")] [empty_to_null] [text_to_null("null","None")] [string_to_json] [custom(dollars)] [list_to_map(value="7")];
        a71 b71 [empty_to_null] [custom(dollars)] [null_to_default] [string_to_object(key="type")] [invalid_to_default] [object_to_value(key="value")];
    }
}
