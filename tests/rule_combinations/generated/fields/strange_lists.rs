//! Made by `generate.rs`.

combinations! {
    StrangeLists of Vec<Stamp>;
    once {
        a0 [serde] [string_to_json];
        a1 [serde] [map_to_list];
        a2 [serde] [singleton_list];
        a3 [serde] [each(string_to_json)];
        a4 [serde] [each(object_to_value(key="value"))];
        a5 [serde] [each(list_to_item)];
        a6 [serde] [each(each(string_to_number))];
        a7 [serde] [string_to_json] [map_to_list];
        a8 [serde] [string_to_json] [singleton_list];
        a9 [serde] [singleton_list] [map_to_list];
        a10 [serde] [string_to_json] [each(string_to_json)];
        a11 [serde] [map_to_list] [each(string_to_json)];
        a12 [serde] [singleton_list] [each(string_to_json)];
        a13 [serde] [string_to_json] [each(object_to_value(key="value"))];
        a14 [serde] [map_to_list] [each(object_to_value(key="value"))];
        a15 [serde] [singleton_list] [each(object_to_value(key="value"))];
        a16 [serde] [each(object_to_value(key="value"), string_to_json)];
        a17 [serde] [string_to_json] [each(list_to_item)];
        a18 [serde] [map_to_list] [each(list_to_item)];
        a19 [serde] [singleton_list] [each(list_to_item)];
        a20 [serde] [each(list_to_item, string_to_json)];
        a21 [serde] [each(object_to_value(key="value"), list_to_item)];
        a22 [serde] [string_to_json] [each(each(string_to_number))];
        a23 [serde] [map_to_list] [each(each(string_to_number))];
        a24 [serde] [singleton_list] [each(each(string_to_number))];
        a25 [serde] [each(string_to_json, each(string_to_number))];
        a26 [serde] [each(object_to_value(key="value"), each(string_to_number))];
        a27 [serde] [each(list_to_item, each(string_to_number))];
    }
    twice {
        a28 b28 [map_to_list] [each(string_to_json, list_to_item, each(string_to_number))] [serde];
        a29 b29 [string_to_json] [singleton_list] [each(string_to_json)] [serde];
        a30 b30 [string_to_json] [map_to_list] [singleton_list] [each(list_to_item, string_to_json, object_to_value(key="value"), each(string_to_number))] [serde];
        a31 b31 [string_to_json] [map_to_list] [each(list_to_item, string_to_json, each(string_to_number))] [serde];
        a32 b32 [singleton_list] [each(string_to_json, list_to_item, each(string_to_number))] [serde];
        a33 b33 [map_to_list] [singleton_list] [string_to_json] [each(object_to_value(key="value"), each(string_to_number))] [serde];
        a34 b34 [string_to_json] [map_to_list] [singleton_list] [each(object_to_value(key="value"), string_to_json, list_to_item)] [serde];
        a35 b35 [singleton_list] [each(object_to_value(key="value"), list_to_item, each(string_to_number))] [serde];
        a36 b36 [singleton_list] [string_to_json] [each(object_to_value(key="value"), list_to_item, each(string_to_number))] [serde];
        a37 b37 [singleton_list] [map_to_list] [each(object_to_value(key="value"), list_to_item, each(string_to_number))] [serde];
    }
}
