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
        a10 [object_to_value(key="value")] [string_to_json];
        a11 [list_to_item] [string_to_json];
        a12 [list_to_item] [object_to_value(key="value")];
        a13 [string_to_json] [trim];
        a14 [object_to_value(key="value")] [trim];
        a15 [list_to_item] [trim];
        a20 [null_to_default] [string_to_json];
        a21 [object_to_value(key="value")] [null_to_default];
        a22 [null_to_default] [list_to_item];
        a23 [null_to_default] [trim];
        a24 [string_to_json] [null_to_object];
        a25 [object_to_value(key="value")] [null_to_object];
        a26 [null_to_object] [list_to_item];
        a27 [trim] [null_to_object];
        a28 [text_to_null("null","None")] [null_to_object];
        a29 [string_to_object(key="op",only("clear"))] [string_to_json];
        a30 [string_to_object(key="op",only("clear"))] [object_to_value(key="value")];
        a31 [list_to_item] [string_to_object(key="op",only("clear"))];
        a32 [trim] [string_to_object(key="op",only("clear"))];
        a34 [string_to_object(key="op",only("clear"))] [null_to_default];
        a35 [null_to_object] [string_to_object(key="op",only("clear"))];
        a36 [custom(dollars)] [string_to_json];
        a37 [object_to_value(key="value")] [custom(dollars)];
        a38 [list_to_item] [custom(dollars)];
        a39 [trim] [custom(dollars)];
        a41 [custom(dollars)] [null_to_default];
        a42 [null_to_object] [custom(dollars)];
        a43 [string_to_object(key="op",only("clear"))] [custom(dollars)];
        a44 [string_to_json] [invalid_to_default];
        a45 [object_to_value(key="value")] [invalid_to_default];
        a46 [invalid_to_default] [list_to_item];
        a47 [invalid_to_default] [trim];
        a49 [invalid_to_default] [null_to_default];
        a50 [null_to_object] [invalid_to_default];
        a51 [invalid_to_default] [string_to_object(key="op",only("clear"))];
        a52 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a16 b16 [string_to_json] [null_to_default] [text_to_null("null","None")];
        a17 b17 [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default];
        a18 b18 [null_to_default] [list_to_item] [text_to_null("null","None")];
        a19 b19 [text_to_null("null","None")] [trim] [null_to_default];
        a33 b33 [string_to_object(key="op",only("clear"))] [null_to_default] [text_to_null("null","None")];
        a40 b40 [null_to_default] [custom(dollars)] [text_to_null("null","None")];
        a48 b48 [text_to_null("null","None")] [invalid_to_default] [null_to_default];
        a53 b53 [string_to_object(key="op",only("clear"))] [null_to_object] [object_to_value(key="value")] [text_to_null("null","None")];
        a54 b54 [custom(dollars)] [list_to_item] [text_to_null("null","None")] [null_to_default] [string_to_object(key="op",only("clear"))];
        a55 b55 [trim] [custom(dollars)] [string_to_json] [list_to_item] [string_to_object(key="op",only("clear"))] [invalid_to_default] [text_to_null("null","None")] [object_to_value(key="value")] [null_to_default];
        a56 b56 [list_to_item] [string_to_json] [string_to_object(key="op",only("clear"))] [custom(dollars)];
        a57 b57 [invalid_to_default] [text_to_null("null","None")] [null_to_default] [trim];
        a58 b58 [text_to_null("null","None")] [string_to_object(key="op",only("clear"))] [object_to_value(key="value")] [invalid_to_default] [list_to_item] [custom(dollars)] [string_to_json] [null_to_object] [trim];
        a59 b59 [null_to_default] [custom(dollars)] [text_to_null("null","None")] [object_to_value(key="value")];
        a60 b60 [text_to_null("null","None")] [string_to_json] [custom(dollars)] [null_to_default] [list_to_item] [string_to_object(key="op",only("clear"))] [object_to_value(key="value")];
        a61 b61 [custom(dollars)] [trim] [object_to_value(key="value")] [null_to_default] [text_to_null("null","None")];
        a62 b62 [trim] [invalid_to_default] [string_to_json] [object_to_value(key="value")] [text_to_null("null","None")] [null_to_default] [list_to_item] [string_to_object(key="op",only("clear"))];
    }
}
