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
        a7 [object_to_value(key="value")] [string_to_json];
        a8 [string_to_json] [list_to_item];
        a9 [object_to_value(key="value")] [list_to_item];
        a10 [null_to_object] [string_to_json];
        a11 [null_to_object] [object_to_value(key="value")];
        a12 [null_to_object] [list_to_item];
        a13 [string_to_object(key="kind")] [string_to_json];
        a14 [object_to_value(key="value")] [string_to_object(key="kind")];
        a15 [string_to_object(key="kind")] [list_to_item];
        a16 [string_to_object(key="kind")] [null_to_object];
        a17 [custom(dollars)] [string_to_json];
        a18 [custom(dollars)] [object_to_value(key="value")];
        a19 [custom(dollars)] [list_to_item];
        a20 [null_to_object] [custom(dollars)];
        a21 [string_to_object(key="kind")] [custom(dollars)];
        a22 [invalid_to_default] [string_to_json];
        a23 [invalid_to_default] [object_to_value(key="value")];
        a24 [list_to_item] [invalid_to_default];
        a25 [invalid_to_default] [null_to_object];
        a26 [string_to_object(key="kind")] [invalid_to_default];
        a27 [invalid_to_default] [custom(dollars)];
    }
    twice {
        a28 b28 [string_to_object(key="kind")] [invalid_to_default] [object_to_value(key="value")];
        a29 b29 [list_to_item] [null_to_object] [string_to_object(key="kind")] [string_to_json] [object_to_value(key="value")] [custom(dollars)] [invalid_to_default];
        a30 b30 [custom(dollars)] [string_to_object(key="kind")] [list_to_item] [invalid_to_default];
        a31 b31 [custom(dollars)] [null_to_object] [invalid_to_default] [string_to_json];
        a32 b32 [list_to_item] [object_to_value(key="value")] [string_to_object(key="kind")] [custom(dollars)] [invalid_to_default];
        a33 b33 [list_to_item] [custom(dollars)] [object_to_value(key="value")] [string_to_json];
        a34 b34 [null_to_object] [string_to_json] [invalid_to_default];
        a35 b35 [invalid_to_default] [object_to_value(key="value")] [null_to_object] [string_to_json] [list_to_item] [custom(dollars)];
        a36 b36 [string_to_object(key="kind")] [object_to_value(key="value")] [string_to_json] [custom(dollars)] [list_to_item] [invalid_to_default];
        a37 b37 [object_to_value(key="value")] [string_to_json] [null_to_object] [string_to_object(key="kind")];
        a38 b38 [object_to_value(key="value")] [string_to_json] [custom(dollars)] [string_to_object(key="kind")];
        a39 b39 [null_to_object] [string_to_json] [object_to_value(key="value")] [invalid_to_default] [string_to_object(key="kind")] [custom(dollars)];
        a40 b40 [string_to_json] [string_to_object(key="kind")] [list_to_item] [custom(dollars)];
    }
}
