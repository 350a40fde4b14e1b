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
        a10 [null_to_object] [string_to_json];
        a11 [object_to_value(key="value")] [null_to_object];
        a12 [list_to_item] [null_to_object];
        a13 [string_to_json] [string_to_object(key="kind")];
        a14 [object_to_value(key="value")] [string_to_object(key="kind")];
        a15 [list_to_item] [string_to_object(key="kind")];
        a16 [string_to_object(key="kind")] [null_to_object];
        a17 [custom(dollars)] [string_to_json];
        a18 [object_to_value(key="value")] [custom(dollars)];
        a19 [list_to_item] [custom(dollars)];
        a20 [null_to_object] [custom(dollars)];
        a21 [string_to_object(key="kind")] [custom(dollars)];
        a22 [invalid_to_default] [string_to_json];
        a23 [object_to_value(key="value")] [invalid_to_default];
        a24 [list_to_item] [invalid_to_default];
        a25 [null_to_object] [invalid_to_default];
        a26 [invalid_to_default] [string_to_object(key="kind")];
        a27 [custom(dollars)] [invalid_to_default];
    }
    twice {
        a28 b28 [invalid_to_default] [object_to_value(key="value")] [string_to_object(key="kind")];
        a29 b29 [object_to_value(key="value")] [invalid_to_default] [custom(dollars)] [null_to_object] [list_to_item] [string_to_object(key="kind")] [string_to_json];
        a30 b30 [list_to_item] [string_to_object(key="kind")] [custom(dollars)] [invalid_to_default];
        a31 b31 [invalid_to_default] [string_to_json] [null_to_object] [custom(dollars)];
        a32 b32 [custom(dollars)] [list_to_item] [invalid_to_default] [string_to_object(key="kind")] [object_to_value(key="value")];
        a33 b33 [object_to_value(key="value")] [custom(dollars)] [list_to_item] [string_to_json];
        a34 b34 [invalid_to_default] [string_to_json] [null_to_object];
        a35 b35 [custom(dollars)] [null_to_object] [invalid_to_default] [object_to_value(key="value")] [list_to_item] [string_to_json];
        a36 b36 [string_to_json] [string_to_object(key="kind")] [list_to_item] [invalid_to_default] [object_to_value(key="value")] [custom(dollars)];
        a37 b37 [object_to_value(key="value")] [null_to_object] [string_to_object(key="kind")] [string_to_json];
    }
}
