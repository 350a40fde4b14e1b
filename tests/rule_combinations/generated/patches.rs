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
        a11 [string_to_json] [list_to_item];
        a12 [list_to_item] [object_to_value(key="value")];
        a13 [trim] [string_to_json];
        a14 [object_to_value(key="value")] [trim];
        a15 [list_to_item] [trim];
        a20 [null_to_default] [string_to_json];
        a21 [object_to_value(key="value")] [null_to_default];
        a22 [null_to_default] [list_to_item];
        a23 [trim] [null_to_default];
        a24 [string_to_json] [null_to_object];
        a25 [object_to_value(key="value")] [null_to_object];
        a26 [list_to_item] [null_to_object];
        a27 [null_to_object] [trim];
        a28 [null_to_object] [text_to_null("null","None")];
        a29 [string_to_json] [string_to_object(key="op",only("clear"))];
        a30 [object_to_value(key="value")] [string_to_object(key="op",only("clear"))];
        a31 [string_to_object(key="op",only("clear"))] [list_to_item];
        a32 [trim] [string_to_object(key="op",only("clear"))];
        a34 [null_to_default] [string_to_object(key="op",only("clear"))];
        a35 [null_to_object] [string_to_object(key="op",only("clear"))];
        a36 [string_to_json] [custom(dollars)];
        a37 [object_to_value(key="value")] [custom(dollars)];
        a38 [list_to_item] [custom(dollars)];
        a39 [trim] [custom(dollars)];
        a41 [null_to_default] [custom(dollars)];
        a42 [null_to_object] [custom(dollars)];
        a43 [custom(dollars)] [string_to_object(key="op",only("clear"))];
        a44 [string_to_json] [invalid_to_default];
        a45 [object_to_value(key="value")] [invalid_to_default];
        a46 [invalid_to_default] [list_to_item];
        a47 [invalid_to_default] [trim];
        a49 [invalid_to_default] [null_to_default];
        a50 [invalid_to_default] [null_to_object];
        a51 [string_to_object(key="op",only("clear"))] [invalid_to_default];
        a52 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a16 b16 [text_to_null("null","None")] [null_to_default] [string_to_json];
        a17 b17 [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default];
        a18 b18 [null_to_default] [text_to_null("null","None")] [list_to_item];
        a19 b19 [trim] [null_to_default] [text_to_null("null","None")];
        a33 b33 [null_to_default] [text_to_null("null","None")] [string_to_object(key="op",only("clear"))];
        a40 b40 [custom(dollars)] [text_to_null("null","None")] [null_to_default];
        a48 b48 [invalid_to_default] [text_to_null("null","None")] [null_to_default];
        a53 b53 [object_to_value(key="value")] [null_to_object] [text_to_null("null","None")] [string_to_object(key="op",only("clear"))];
        a54 b54 [null_to_object] [string_to_object(key="op",only("clear"))] [invalid_to_default];
        a55 b55 [string_to_json] [string_to_object(key="op",only("clear"))] [list_to_item] [object_to_value(key="value")] [trim] [null_to_object] [custom(dollars)] [invalid_to_default] [text_to_null("null","None")];
        a56 b56 [null_to_default] [list_to_item] [trim] [string_to_object(key="op",only("clear"))] [invalid_to_default] [text_to_null("null","None")];
        a57 b57 [text_to_null("null","None")] [custom(dollars)] [null_to_object] [string_to_json];
        a58 b58 [string_to_json] [trim] [custom(dollars)] [object_to_value(key="value")];
        a59 b59 [list_to_item] [object_to_value(key="value")] [custom(dollars)] [invalid_to_default] [string_to_json] [null_to_object] [trim] [string_to_object(key="op",only("clear"))];
        a60 b60 [trim] [string_to_object(key="op",only("clear"))] [list_to_item] [string_to_json] [null_to_object];
        a61 b61 [string_to_json] [null_to_default] [text_to_null("null","None")] [custom(dollars)];
        a62 b62 [string_to_json] [text_to_null("null","None")] [invalid_to_default] [null_to_default];
        a63 b63 [string_to_object(key="op",only("clear"))] [string_to_json] [list_to_item] [invalid_to_default] [text_to_null("null","None")] [null_to_default] [trim] [custom(dollars)] [object_to_value(key="value")];
        a64 b64 [list_to_item] [custom(dollars)] [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default] [string_to_object(key="op",only("clear"))] [string_to_json];
        a65 b65 [list_to_item] [null_to_default] [invalid_to_default];
        a66 b66 [string_to_object(key="op",only("clear"))] [null_to_default] [list_to_item] [custom(dollars)] [trim];
        a67 b67 [object_to_value(key="value")] [string_to_json] [text_to_null("null","None")] [trim] [list_to_item] [invalid_to_default] [string_to_object(key="op",only("clear"))] [null_to_default];
        a68 b68 [trim] [string_to_json] [string_to_object(key="op",only("clear"))] [text_to_null("null","None")] [custom(dollars)] [object_to_value(key="value")] [null_to_object] [list_to_item];
    }
}
