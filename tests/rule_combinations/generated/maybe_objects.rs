//! Made by `generate.rs`.

combinations! {
    MaybeObjects of Option<Box<Entity>>;
    once {
        a0 [string_to_json];
        a1 [object_to_value(key="value")];
        a2 [list_to_item];
        a3 [empty_to_null];
        a4 [text_to_null("null","None")];
        a5 [string_to_object(key="type",only("a","on"))];
        a6 [custom(dollars)];
        a7 [invalid_to_default];
        a8 [object_to_value(key="value")] [string_to_json];
        a9 [string_to_json] [list_to_item];
        a10 [list_to_item] [object_to_value(key="value")];
        a11 [string_to_json] [empty_to_null];
        a12 [object_to_value(key="value")] [empty_to_null];
        a13 [empty_to_null] [list_to_item];
        a14 [string_to_json] [text_to_null("null","None")];
        a15 [text_to_null("null","None")] [object_to_value(key="value")];
        a16 [list_to_item] [text_to_null("null","None")];
        a17 [empty_to_null] [text_to_null("null","None")];
        a18 [string_to_json] [string_to_object(key="type",only("a","on"))];
        a19 [string_to_object(key="type",only("a","on"))] [object_to_value(key="value")];
        a20 [list_to_item] [string_to_object(key="type",only("a","on"))];
        a21 [string_to_object(key="type",only("a","on"))] [empty_to_null];
        a22 [string_to_object(key="type",only("a","on"))] [text_to_null("null","None")];
        a23 [string_to_json] [custom(dollars)];
        a24 [object_to_value(key="value")] [custom(dollars)];
        a25 [custom(dollars)] [list_to_item];
        a26 [empty_to_null] [custom(dollars)];
        a27 [text_to_null("null","None")] [custom(dollars)];
        a28 [string_to_object(key="type",only("a","on"))] [custom(dollars)];
        a29 [invalid_to_default] [string_to_json];
        a30 [object_to_value(key="value")] [invalid_to_default];
        a31 [invalid_to_default] [list_to_item];
        a32 [invalid_to_default] [empty_to_null];
        a33 [text_to_null("null","None")] [invalid_to_default];
        a34 [invalid_to_default] [string_to_object(key="type",only("a","on"))];
        a35 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a36 b36 [text_to_null("null","None")] [invalid_to_default] [list_to_item] [string_to_object(key="type",only("a","on"))] [empty_to_null] [object_to_value(key="value")];
        a37 b37 [string_to_json] [custom(dollars)] [text_to_null("null","None")] [invalid_to_default];
        a38 b38 [object_to_value(key="value")] [custom(dollars)] [string_to_object(key="type",only("a","on"))];
        a39 b39 [invalid_to_default] [empty_to_null] [string_to_json] [text_to_null("null","None")] [object_to_value(key="value")] [custom(dollars)];
        a40 b40 [string_to_json] [custom(dollars)] [object_to_value(key="value")] [text_to_null("null","None")] [list_to_item] [empty_to_null] [string_to_object(key="type",only("a","on"))];
        a41 b41 [object_to_value(key="value")] [empty_to_null] [custom(dollars)] [list_to_item];
        a42 b42 [string_to_json] [object_to_value(key="value")] [text_to_null("null","None")] [string_to_object(key="type",only("a","on"))];
        a43 b43 [string_to_json] [empty_to_null] [string_to_object(key="type",only("a","on"))] [custom(dollars)] [object_to_value(key="value")] [text_to_null("null","None")] [invalid_to_default];
        a44 b44 [invalid_to_default] [string_to_json] [string_to_object(key="type",only("a","on"))];
        a45 b45 [string_to_object(key="type",only("a","on"))] [object_to_value(key="value")] [custom(dollars)] [string_to_json];
        a46 b46 [string_to_object(key="type",only("a","on"))] [string_to_json] [object_to_value(key="value")] [empty_to_null];
        a47 b47 [text_to_null("null","None")] [string_to_json] [object_to_value(key="value")];
        a48 b48 [text_to_null("null","None")] [custom(dollars)] [string_to_object(key="type",only("a","on"))];
        a49 b49 [string_to_json] [custom(dollars)] [empty_to_null] [list_to_item] [invalid_to_default] [string_to_object(key="type",only("a","on"))];
        a50 b50 [text_to_null("null","None")] [list_to_item] [string_to_json];
        a51 b51 [string_to_object(key="type",only("a","on"))] [invalid_to_default] [custom(dollars)];
        a52 b52 [string_to_json] [object_to_value(key="value")] [string_to_object(key="type",only("a","on"))];
        a53 b53 [invalid_to_default] [custom(dollars)] [empty_to_null] [object_to_value(key="value")];
        a54 b54 [object_to_value(key="value")] [custom(dollars)] [string_to_json] [string_to_object(key="type",only("a","on"))] [text_to_null("null","None")] [invalid_to_default];
        a55 b55 [list_to_item] [string_to_object(key="type",only("a","on"))] [object_to_value(key="value")] [custom(dollars)] [invalid_to_default];
    }
}
