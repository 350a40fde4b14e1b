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
        a8 [string_to_json] [object_to_value(key="value")];
        a9 [string_to_json] [list_to_item];
        a10 [list_to_item] [object_to_value(key="value")];
        a11 [string_to_json] [empty_to_null];
        a12 [object_to_value(key="value")] [empty_to_null];
        a13 [list_to_item] [empty_to_null];
        a14 [string_to_json] [text_to_null("null","None")];
        a15 [text_to_null("null","None")] [object_to_value(key="value")];
        a16 [list_to_item] [text_to_null("null","None")];
        a17 [empty_to_null] [text_to_null("null","None")];
        a18 [string_to_object(key="type",only("a","on"))] [string_to_json];
        a19 [object_to_value(key="value")] [string_to_object(key="type",only("a","on"))];
        a20 [list_to_item] [string_to_object(key="type",only("a","on"))];
        a21 [empty_to_null] [string_to_object(key="type",only("a","on"))];
        a22 [text_to_null("null","None")] [string_to_object(key="type",only("a","on"))];
        a23 [custom(dollars)] [string_to_json];
        a24 [object_to_value(key="value")] [custom(dollars)];
        a25 [list_to_item] [custom(dollars)];
        a26 [custom(dollars)] [empty_to_null];
        a27 [custom(dollars)] [text_to_null("null","None")];
        a28 [string_to_object(key="type",only("a","on"))] [custom(dollars)];
        a29 [string_to_json] [invalid_to_default];
        a30 [invalid_to_default] [object_to_value(key="value")];
        a31 [invalid_to_default] [list_to_item];
        a32 [invalid_to_default] [empty_to_null];
        a33 [text_to_null("null","None")] [invalid_to_default];
        a34 [string_to_object(key="type",only("a","on"))] [invalid_to_default];
        a35 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a36 b36 [string_to_object(key="type",only("a","on"))] [text_to_null("null","None")] [invalid_to_default] [empty_to_null] [list_to_item] [object_to_value(key="value")];
        a37 b37 [string_to_object(key="type",only("a","on"))] [text_to_null("null","None")] [empty_to_null] [list_to_item];
        a38 b38 [custom(dollars)] [empty_to_null] [invalid_to_default] [object_to_value(key="value")] [text_to_null("null","None")] [string_to_json];
        a39 b39 [object_to_value(key="value")] [empty_to_null] [list_to_item] [string_to_json] [invalid_to_default] [string_to_object(key="type",only("a","on"))];
        a40 b40 [invalid_to_default] [object_to_value(key="value")] [text_to_null("null","None")];
        a41 b41 [list_to_item] [string_to_object(key="type",only("a","on"))] [custom(dollars)];
        a42 b42 [empty_to_null] [custom(dollars)] [text_to_null("null","None")] [string_to_json];
        a43 b43 [string_to_object(key="type",only("a","on"))] [object_to_value(key="value")] [string_to_json] [list_to_item] [empty_to_null];
        a44 b44 [list_to_item] [empty_to_null] [text_to_null("null","None")] [invalid_to_default] [string_to_json] [string_to_object(key="type",only("a","on"))] [object_to_value(key="value")] [custom(dollars)];
        a45 b45 [invalid_to_default] [string_to_object(key="type",only("a","on"))] [text_to_null("null","None")] [empty_to_null] [object_to_value(key="value")] [custom(dollars)];
        a46 b46 [empty_to_null] [text_to_null("null","None")] [object_to_value(key="value")];
        a47 b47 [custom(dollars)] [object_to_value(key="value")] [list_to_item] [string_to_json] [string_to_object(key="type",only("a","on"))] [text_to_null("null","None")] [empty_to_null];
        a48 b48 [list_to_item] [object_to_value(key="value")] [string_to_object(key="type",only("a","on"))] [custom(dollars)] [text_to_null("null","None")] [string_to_json];
        a49 b49 [custom(dollars)] [text_to_null("null","None")] [empty_to_null] [invalid_to_default];
        a50 b50 [empty_to_null] [string_to_object(key="type",only("a","on"))] [list_to_item] [invalid_to_default] [object_to_value(key="value")] [custom(dollars)];
        a51 b51 [empty_to_null] [string_to_object(key="type",only("a","on"))] [invalid_to_default] [list_to_item] [custom(dollars)] [string_to_json];
        a52 b52 [list_to_item] [text_to_null("null","None")] [invalid_to_default] [object_to_value(key="value")] [string_to_json] [empty_to_null] [custom(dollars)];
        a53 b53 [text_to_null("null","None")] [string_to_json] [invalid_to_default] [string_to_object(key="type",only("a","on"))];
    }
}
