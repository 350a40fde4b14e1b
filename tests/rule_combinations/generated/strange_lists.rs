//! Made by `generate.rs`.

combinations! {
    StrangeLists of Vec<Stamp>;
    once {
        a0 [serde] [string_to_json];
        a1 [serde] [map_to_list];
        a2 [serde] [singleton_list];
        a3 [serde] [object_to_value(key="value")];
        a4 [serde] [list_to_item];
        a5 [serde] [map_to_list] [string_to_json];
        a6 [serde] [singleton_list] [string_to_json];
        a7 [serde] [map_to_list] [singleton_list];
        a8 [serde] [object_to_value(key="value")] [string_to_json];
        a9 [serde] [object_to_value(key="value")] [map_to_list];
        a10 [serde] [object_to_value(key="value")] [singleton_list];
        a11 [serde] [list_to_item] [string_to_json];
        a12 [serde] [list_to_item] [object_to_value(key="value")];
    }
    twice {
        a13 b13 [list_to_item] [string_to_json] [object_to_value(key="value")] [serde];
        a14 b14 [string_to_json] [map_to_list] [singleton_list] [object_to_value(key="value")] [serde];
        a15 b15 [object_to_value(key="value")] [map_to_list] [string_to_json] [serde];
        a16 b16 [map_to_list] [object_to_value(key="value")] [singleton_list] [serde];
        a17 b17 [map_to_list] [singleton_list] [string_to_json] [serde];
    }
}
