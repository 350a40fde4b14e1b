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
        a9 [list_to_item] [string_to_json];
        a10 [list_to_item] [object_to_value(key="value")];
        a11 [string_to_json] [empty_to_null];
        a12 [empty_to_null] [object_to_value(key="value")];
        a13 [list_to_item] [empty_to_null];
        a14 [string_to_json] [text_to_null("null","None")];
        a15 [object_to_value(key="value")] [text_to_null("null","None")];
        a16 [list_to_item] [text_to_null("null","None")];
        a17 [empty_to_null] [text_to_null("null","None")];
        a18 [string_to_object(key="type",only("a","on"))] [string_to_json];
        a19 [object_to_value(key="value")] [string_to_object(key="type",only("a","on"))];
        a20 [list_to_item] [string_to_object(key="type",only("a","on"))];
        a21 [string_to_object(key="type",only("a","on"))] [empty_to_null];
        a22 [text_to_null("null","None")] [string_to_object(key="type",only("a","on"))];
        a23 [custom(dollars)] [string_to_json];
        a24 [object_to_value(key="value")] [custom(dollars)];
        a25 [custom(dollars)] [list_to_item];
        a26 [empty_to_null] [custom(dollars)];
        a27 [text_to_null("null","None")] [custom(dollars)];
        a28 [custom(dollars)] [string_to_object(key="type",only("a","on"))];
        a29 [string_to_json] [invalid_to_default];
        a30 [invalid_to_default] [object_to_value(key="value")];
        a31 [list_to_item] [invalid_to_default];
        a32 [empty_to_null] [invalid_to_default];
        a33 [text_to_null("null","None")] [invalid_to_default];
        a34 [invalid_to_default] [string_to_object(key="type",only("a","on"))];
        a35 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a36 b36 [text_to_null("null","None")] [empty_to_null] [object_to_value(key="value")] [invalid_to_default] [string_to_object(key="type",only("a","on"))] [list_to_item];
        a37 b37 [string_to_object(key="type",only("a","on"))] [empty_to_null] [list_to_item] [text_to_null("null","None")];
        a38 b38 [text_to_null("null","None")] [string_to_json] [object_to_value(key="value")] [custom(dollars)] [invalid_to_default] [empty_to_null];
        a39 b39 [string_to_object(key="type",only("a","on"))] [invalid_to_default] [object_to_value(key="value")] [empty_to_null] [string_to_json] [list_to_item];
        a40 b40 [text_to_null("null","None")] [object_to_value(key="value")] [invalid_to_default];
        a41 b41 [custom(dollars)] [string_to_object(key="type",only("a","on"))] [list_to_item];
        a42 b42 [empty_to_null] [text_to_null("null","None")] [string_to_json] [custom(dollars)];
        a43 b43 [object_to_value(key="value")] [empty_to_null] [string_to_object(key="type",only("a","on"))] [string_to_json] [list_to_item];
        a44 b44 [text_to_null("null","None")] [string_to_json] [list_to_item] [string_to_object(key="type",only("a","on"))] [invalid_to_default] [empty_to_null] [custom(dollars)] [object_to_value(key="value")];
        a45 b45 [empty_to_null] [object_to_value(key="value")] [string_to_object(key="type",only("a","on"))] [custom(dollars)] [invalid_to_default] [text_to_null("null","None")];
        a46 b46 [object_to_value(key="value")] [empty_to_null] [text_to_null("null","None")];
        a47 b47 [list_to_item] [custom(dollars)] [object_to_value(key="value")] [string_to_json] [text_to_null("null","None")] [empty_to_null] [string_to_object(key="type",only("a","on"))];
    }
}
