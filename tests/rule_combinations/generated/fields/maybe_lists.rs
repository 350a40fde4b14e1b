//! Made by `generate.rs`.

combinations! {
    MaybeLists of Option<Vec<String>>;
    once {
        a0 [string_to_json];
        a1 [object_to_value(key("input","value"))];
        a2 [trim];
        a3 [empty_to_null];
        a4 [text_to_null("null","None")];
        a5 [map_to_list];
        a6 [string_to_list(separator=";")];
        a7 [singleton_list];
        a8 [number_to_string(floats)];
        a9 [bool_to_string];
        a10 [invalid_to_default];
        a11 [string_to_json] [object_to_value(key("input","value"))];
        a12 [string_to_json] [trim];
        a13 [trim] [object_to_value(key("input","value"))];
        a14 [string_to_json] [empty_to_null];
        a15 [empty_to_null] [object_to_value(key("input","value"))];
        a16 [empty_to_null] [trim];
        a17 [text_to_null("null","None")] [string_to_json];
        a18 [object_to_value(key("input","value"))] [text_to_null("null","None")];
        a19 [text_to_null("null","None")] [trim];
        a20 [text_to_null("null","None")] [empty_to_null];
        a21 [map_to_list] [string_to_json];
        a22 [map_to_list] [object_to_value(key("input","value"))];
        a23 [trim] [map_to_list];
        a24 [empty_to_null] [map_to_list];
        a25 [text_to_null("null","None")] [map_to_list];
        a26 [string_to_json] [string_to_list(separator=";")];
        a27 [string_to_list(separator=";")] [object_to_value(key("input","value"))];
        a28 [string_to_list(separator=";")] [trim];
        a29 [empty_to_null] [string_to_list(separator=";")];
        a30 [string_to_list(separator=";")] [text_to_null("null","None")];
        a31 [map_to_list] [string_to_list(separator=";")];
        a32 [singleton_list] [string_to_json];
        a33 [singleton_list] [object_to_value(key("input","value"))];
        a34 [trim] [singleton_list];
        a35 [empty_to_null] [singleton_list];
        a36 [singleton_list] [text_to_null("null","None")];
        a37 [map_to_list] [singleton_list];
        a38 [singleton_list] [string_to_list(separator=";")];
        a39 [string_to_json] [number_to_string(floats)];
        a40 [number_to_string(floats)] [object_to_value(key("input","value"))];
        a41 [number_to_string(floats)] [trim];
        a42 [empty_to_null] [number_to_string(floats)];
        a43 [number_to_string(floats)] [text_to_null("null","None")];
        a44 [map_to_list] [number_to_string(floats)];
        a45 [number_to_string(floats)] [string_to_list(separator=";")];
        a46 [singleton_list] [number_to_string(floats)];
        a47 [bool_to_string] [string_to_json];
        a48 [object_to_value(key("input","value"))] [bool_to_string];
        a49 [trim] [bool_to_string];
        a50 [empty_to_null] [bool_to_string];
        a51 [bool_to_string] [text_to_null("null","None")];
        a52 [map_to_list] [bool_to_string];
        a53 [string_to_list(separator=";")] [bool_to_string];
        a54 [singleton_list] [bool_to_string];
        a55 [number_to_string(floats)] [bool_to_string];
        a56 [invalid_to_default] [string_to_json];
        a57 [invalid_to_default] [object_to_value(key("input","value"))];
        a58 [trim] [invalid_to_default];
        a59 [invalid_to_default] [empty_to_null];
        a60 [text_to_null("null","None")] [invalid_to_default];
        a61 [map_to_list] [invalid_to_default];
        a62 [invalid_to_default] [string_to_list(separator=";")];
        a63 [invalid_to_default] [singleton_list];
        a64 [number_to_string(floats)] [invalid_to_default];
        a65 [bool_to_string] [invalid_to_default];
    }
    twice {
        a66 b66 [empty_to_null] [string_to_json] [bool_to_string] [invalid_to_default] [object_to_value(key("input","value"))] [number_to_string(floats)] [map_to_list] [trim] [text_to_null("null","None")] [singleton_list];
        a67 b67 [map_to_list] [bool_to_string] [object_to_value(key("input","value"))] [text_to_null("null","None")];
        a68 b68 [string_to_list(separator=";")] [number_to_string(floats)] [invalid_to_default];
        a69 b69 [string_to_json] [string_to_list(separator=";")] [trim] [empty_to_null] [bool_to_string];
        a70 b70 [map_to_list] [singleton_list] [string_to_list(separator=";")] [trim] [text_to_null("null","None")] [number_to_string(floats)] [string_to_json] [bool_to_string] [empty_to_null] [invalid_to_default] [object_to_value(key("input","value"))];
        a71 b71 [empty_to_null] [trim] [bool_to_string];
        a72 b72 [singleton_list] [bool_to_string] [trim] [invalid_to_default] [empty_to_null] [string_to_list(separator=";")] [text_to_null("null","None")] [map_to_list] [object_to_value(key("input","value"))] [number_to_string(floats)];
        a73 b73 [number_to_string(floats)] [empty_to_null] [string_to_json] [string_to_list(separator=";")];
        a74 b74 [object_to_value(key("input","value"))] [empty_to_null] [singleton_list] [text_to_null("null","None")] [bool_to_string] [string_to_list(separator=";")] [string_to_json] [invalid_to_default];
        a75 b75 [object_to_value(key("input","value"))] [singleton_list] [text_to_null("null","None")] [map_to_list] [string_to_json] [trim] [empty_to_null] [number_to_string(floats)];
    }
}
