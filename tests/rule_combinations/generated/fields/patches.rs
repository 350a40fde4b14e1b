//! Made by `generate.rs`.

combinations! {
    Patches of Patch;
    once {
        a0 [string_to_json];
        a1 [object_to_value(key="value")];
        a2 [list_to_item];
        a3 [trim];
        a4 [text_to_null("null","None")] [null_to_default];
        a5 [null_to_default];
        a6 [null_to_object];
        a7 [string_to_object(key="op",only("clear"))];
        a8 [custom(dollars)];
        a9 [invalid_to_default];
        a10 [string_to_json] [object_to_value(key="value")];
        a11 [list_to_item] [string_to_json];
        a12 [object_to_value(key="value")] [list_to_item];
        a13 [string_to_json] [trim];
        a14 [object_to_value(key="value")] [trim];
        a15 [list_to_item] [trim];
        a20 [string_to_json] [null_to_default];
        a21 [null_to_default] [object_to_value(key="value")];
        a22 [list_to_item] [null_to_default];
        a23 [trim] [null_to_default];
        a24 [string_to_json] [null_to_object];
        a25 [null_to_object] [object_to_value(key="value")];
        a26 [list_to_item] [null_to_object];
        a27 [null_to_object] [trim];
        a28 [text_to_null("null","None")] [null_to_object];
        a29 [string_to_object(key="op",only("clear"))] [string_to_json];
        a30 [string_to_object(key="op",only("clear"))] [object_to_value(key="value")];
        a31 [list_to_item] [string_to_object(key="op",only("clear"))];
        a32 [string_to_object(key="op",only("clear"))] [trim];
        a34 [string_to_object(key="op",only("clear"))] [null_to_default];
        a35 [null_to_object] [string_to_object(key="op",only("clear"))];
        a36 [string_to_json] [custom(dollars)];
        a37 [object_to_value(key="value")] [custom(dollars)];
        a38 [list_to_item] [custom(dollars)];
        a39 [custom(dollars)] [trim];
        a41 [custom(dollars)] [null_to_default];
        a42 [null_to_object] [custom(dollars)];
        a43 [string_to_object(key="op",only("clear"))] [custom(dollars)];
        a44 [invalid_to_default] [string_to_json];
        a45 [object_to_value(key="value")] [invalid_to_default];
        a46 [invalid_to_default] [list_to_item];
        a47 [invalid_to_default] [trim];
        a49 [invalid_to_default] [null_to_default];
        a50 [invalid_to_default] [null_to_object];
        a51 [string_to_object(key="op",only("clear"))] [invalid_to_default];
        a52 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a16 b16 [text_to_null("null","None")] [null_to_default] [string_to_json];
        a17 b17 [null_to_default] [text_to_null("null","None")] [object_to_value(key="value")];
        a18 b18 [list_to_item] [null_to_default] [text_to_null("null","None")];
        a19 b19 [null_to_default] [trim] [text_to_null("null","None")];
        a33 b33 [null_to_default] [string_to_object(key="op",only("clear"))] [text_to_null("null","None")];
        a40 b40 [null_to_default] [text_to_null("null","None")] [custom(dollars)];
        a48 b48 [text_to_null("null","None")] [invalid_to_default] [null_to_default];
        a53 b53 [string_to_object(key="op",only("clear"))] [object_to_value(key="value")] [text_to_null("null","None")] [null_to_object];
        a54 b54 [list_to_item] [text_to_null("null","None")] [string_to_object(key="op",only("clear"))] [custom(dollars)] [null_to_default];
        a55 b55 [list_to_item] [string_to_json] [null_to_default] [string_to_object(key="op",only("clear"))] [custom(dollars)] [invalid_to_default] [trim] [object_to_value(key="value")] [text_to_null("null","None")];
        a56 b56 [list_to_item] [string_to_json] [string_to_object(key="op",only("clear"))] [custom(dollars)];
        a57 b57 [trim] [null_to_default] [invalid_to_default] [text_to_null("null","None")];
        a58 b58 [custom(dollars)] [object_to_value(key="value")] [null_to_object] [trim] [string_to_object(key="op",only("clear"))] [text_to_null("null","None")] [list_to_item] [string_to_json] [invalid_to_default];
        a59 b59 [custom(dollars)] [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default];
        a60 b60 [custom(dollars)] [list_to_item] [string_to_json] [string_to_object(key="op",only("clear"))] [null_to_default] [object_to_value(key="value")] [text_to_null("null","None")];
        a61 b61 [trim] [null_to_default] [object_to_value(key="value")] [text_to_null("null","None")] [custom(dollars)];
        a62 b62 [null_to_default] [string_to_object(key="op",only("clear"))] [trim] [invalid_to_default] [list_to_item] [object_to_value(key="value")] [text_to_null("null","None")] [string_to_json];
        a63 b63 [string_to_json] [invalid_to_default] [object_to_value(key="value")] [list_to_item] [string_to_object(key="op",only("clear"))] [custom(dollars)] [null_to_object] [text_to_null("null","None")];
        a64 b64 [null_to_object] [object_to_value(key="value")] [custom(dollars)] [trim] [list_to_item] [string_to_object(key="op",only("clear"))] [text_to_null("null","None")] [string_to_json];
        a65 b65 [null_to_object] [trim] [invalid_to_default];
        a66 b66 [null_to_object] [invalid_to_default] [string_to_json];
        a67 b67 [trim] [invalid_to_default] [string_to_json] [object_to_value(key="value")];
        a68 b68 [string_to_json] [custom(dollars)] [string_to_object(key="op",only("clear"))] [invalid_to_default] [text_to_null("null","None")] [null_to_object];
    }
}
