//! Made by `generate.rs`.

combinations! {
    Events of Event;
    once {
        a0 [string_to_json];
        a1 [object_to_value(key="value")];
        a2 [list_to_item];
        a3 [null_to_object];
        a4 [string_to_object(key="kind")];
        a5 [custom(dollars)];
        a6 [invalid_to_default];
        a7 [string_to_json] [object_to_value(key="value")];
        a8 [string_to_json] [list_to_item];
        a9 [object_to_value(key="value")] [list_to_item];
        a10 [string_to_json] [null_to_object];
        a11 [null_to_object] [object_to_value(key="value")];
        a12 [list_to_item] [null_to_object];
        a13 [string_to_json] [string_to_object(key="kind")];
        a14 [object_to_value(key="value")] [string_to_object(key="kind")];
        a15 [string_to_object(key="kind")] [list_to_item];
        a16 [null_to_object] [string_to_object(key="kind")];
        a17 [string_to_json] [custom(dollars)];
        a18 [custom(dollars)] [object_to_value(key="value")];
        a19 [list_to_item] [custom(dollars)];
        a20 [custom(dollars)] [null_to_object];
        a21 [string_to_object(key="kind")] [custom(dollars)];
        a22 [invalid_to_default] [string_to_json];
        a23 [invalid_to_default] [object_to_value(key="value")];
        a24 [list_to_item] [invalid_to_default];
        a25 [invalid_to_default] [null_to_object];
        a26 [string_to_object(key="kind")] [invalid_to_default];
        a27 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a28 b28 [object_to_value(key="value")] [invalid_to_default] [string_to_object(key="kind")];
        a29 b29 [invalid_to_default] [list_to_item] [null_to_object] [custom(dollars)];
        a30 b30 [object_to_value(key="value")] [custom(dollars)] [invalid_to_default];
        a31 b31 [custom(dollars)] [object_to_value(key="value")] [list_to_item] [string_to_json] [invalid_to_default];
        a32 b32 [string_to_object(key="kind")] [null_to_object] [invalid_to_default];
        a33 b33 [list_to_item] [null_to_object] [custom(dollars)] [string_to_object(key="kind")] [invalid_to_default] [string_to_json] [object_to_value(key="value")];
        a34 b34 [string_to_object(key="kind")] [list_to_item] [object_to_value(key="value")] [custom(dollars)] [invalid_to_default];
        a35 b35 [string_to_json] [invalid_to_default] [custom(dollars)] [null_to_object];
        a36 b36 [string_to_json] [invalid_to_default] [null_to_object];
        a37 b37 [string_to_json] [string_to_object(key="kind")] [invalid_to_default];
        a38 b38 [null_to_object] [invalid_to_default] [list_to_item];
        a39 b39 [string_to_json] [invalid_to_default] [custom(dollars)] [list_to_item] [null_to_object];
        a40 b40 [string_to_json] [string_to_object(key="kind")] [object_to_value(key="value")] [invalid_to_default] [null_to_object];
        a41 b41 [null_to_object] [string_to_json] [invalid_to_default] [list_to_item] [custom(dollars)] [string_to_object(key="kind")];
        a42 b42 [object_to_value(key="value")] [string_to_object(key="kind")] [string_to_json] [null_to_object];
        a43 b43 [string_to_json] [custom(dollars)] [invalid_to_default];
        a44 b44 [invalid_to_default] [object_to_value(key="value")] [string_to_json] [string_to_object(key="kind")] [null_to_object] [custom(dollars)];
    }
}
