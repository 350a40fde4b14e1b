//! Made by `generate.rs`.

combinations! {
    Grids of Vec<Vec<u8>>;
    once {
        a0 [string_to_json];
        a1 [trim];
        a2 [map_to_list];
        a3 [singleton_list];
        a4 [string_to_number];
        a5 [each(string_to_json)];
        a6 [each(map_to_list)];
        a7 [each(string_to_list)];
        a8 [each(singleton_list)];
        a9 [each(each(object_to_value(key="value")))];
        a10 [each(each(float_to_integer))];
        a11 [trim] [string_to_json];
        a12 [string_to_json] [map_to_list];
        a13 [trim] [map_to_list];
        a14 [singleton_list] [string_to_json];
        a15 [trim] [singleton_list];
        a16 [map_to_list] [singleton_list];
        a17 [string_to_number] [string_to_json];
        a18 [trim] [string_to_number];
        a19 [map_to_list] [string_to_number];
        a20 [string_to_number] [singleton_list];
        a21 [string_to_json] [each(string_to_json)];
        a22 [trim] [each(string_to_json)];
        a23 [map_to_list] [each(string_to_json)];
        a24 [singleton_list] [each(string_to_json)];
        a25 [string_to_number] [each(string_to_json)];
        a26 [string_to_json] [each(map_to_list)];
        a27 [trim] [each(map_to_list)];
        a28 [map_to_list] [each(map_to_list)];
        a29 [singleton_list] [each(map_to_list)];
        a30 [string_to_number] [each(map_to_list)];
        a31 [each(map_to_list, string_to_json)];
        a32 [string_to_json] [each(string_to_list)];
        a33 [trim] [each(string_to_list)];
        a34 [map_to_list] [each(string_to_list)];
        a35 [singleton_list] [each(string_to_list)];
        a36 [string_to_number] [each(string_to_list)];
        a37 [each(string_to_json, string_to_list)];
        a38 [each(string_to_list, map_to_list)];
        a39 [string_to_json] [each(singleton_list)];
        a40 [trim] [each(singleton_list)];
        a41 [map_to_list] [each(singleton_list)];
        a42 [singleton_list] [each(singleton_list)];
        a43 [string_to_number] [each(singleton_list)];
        a44 [each(string_to_json, singleton_list)];
        a45 [each(map_to_list, singleton_list)];
        a46 [each(string_to_list, singleton_list)];
        a47 [string_to_json] [each(each(object_to_value(key="value")))];
        a48 [trim] [each(each(object_to_value(key="value")))];
        a49 [map_to_list] [each(each(object_to_value(key="value")))];
        a50 [singleton_list] [each(each(object_to_value(key="value")))];
        a51 [string_to_number] [each(each(object_to_value(key="value")))];
        a52 [each(string_to_json, each(object_to_value(key="value")))];
        a53 [each(map_to_list, each(object_to_value(key="value")))];
        a54 [each(string_to_list, each(object_to_value(key="value")))];
        a55 [each(singleton_list, each(object_to_value(key="value")))];
        a56 [string_to_json] [each(each(float_to_integer))];
        a57 [trim] [each(each(float_to_integer))];
        a58 [map_to_list] [each(each(float_to_integer))];
        a59 [singleton_list] [each(each(float_to_integer))];
        a60 [string_to_number] [each(each(float_to_integer))];
        a61 [each(string_to_json, each(float_to_integer))];
        a62 [each(map_to_list, each(float_to_integer))];
        a63 [each(string_to_list, each(float_to_integer))];
        a64 [each(singleton_list, each(float_to_integer))];
        a65 [each(each(float_to_integer, object_to_value(key="value")))];
        a66 [each(string_to_json, map_to_list, string_to_list)];
    }
    twice {
        a67 b67 [string_to_number] [map_to_list] [string_to_json] [trim] [singleton_list] [each(string_to_list, string_to_json, singleton_list, each(float_to_integer))];
        a68 b68 [singleton_list] [trim] [string_to_json] [each(map_to_list, string_to_json)];
        a69 b69 [string_to_number] [singleton_list] [each(singleton_list, each(float_to_integer))];
        a70 b70 [trim] [string_to_number] [singleton_list] [each(string_to_json, singleton_list, map_to_list, string_to_list, each(float_to_integer, object_to_value(key="value")))];
        a71 b71 [trim] [map_to_list] [each(string_to_json, each(object_to_value(key="value"), float_to_integer))];
        a72 b72 [string_to_json] [string_to_number] [singleton_list] [trim] [each(string_to_json, string_to_list, singleton_list)];
        a73 b73 [string_to_number] [trim] [each(string_to_list, each(object_to_value(key="value")))];
        a74 b74 [singleton_list] [string_to_json] [string_to_number] [map_to_list] [trim] [each(string_to_list, singleton_list, string_to_json, map_to_list, each(object_to_value(key="value")))];
        a75 b75 [singleton_list] [trim] [each(map_to_list)];
        a76 b76 [trim] [each(string_to_list, each(float_to_integer, object_to_value(key="value")))];
        a77 b77 [string_to_json] [trim] [singleton_list] [map_to_list] [string_to_number] [each(string_to_json, string_to_list, map_to_list, each(float_to_integer, object_to_value(key="value")))];
    }
}
