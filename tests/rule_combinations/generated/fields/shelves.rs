//! Made by `generate.rs`.

combinations! {
    Shelves of BTreeMap<String, Vec<Entity>>;
    once {
        a0 [string_to_json];
        a1 [object_to_value(key="value")];
        a2 [string_to_object(key="type")];
        a3 [each(string_to_json)];
        a4 [each(string_to_list)];
        a5 [each(singleton_list)];
        a6 [each(each(string_to_json))];
        a7 [each(each(list_to_item))];
        a8 [object_to_value(key="value")] [string_to_json];
        a9 [string_to_json] [string_to_object(key="type")];
        a10 [string_to_object(key="type")] [object_to_value(key="value")];
        a11 [string_to_json] [each(string_to_json)];
        a12 [object_to_value(key="value")] [each(string_to_json)];
        a13 [string_to_object(key="type")] [each(string_to_json)];
        a14 [string_to_json] [each(string_to_list)];
        a15 [object_to_value(key="value")] [each(string_to_list)];
        a16 [string_to_object(key="type")] [each(string_to_list)];
        a17 [each(string_to_json, string_to_list)];
        a18 [string_to_json] [each(singleton_list)];
        a19 [object_to_value(key="value")] [each(singleton_list)];
        a20 [string_to_object(key="type")] [each(singleton_list)];
        a21 [each(string_to_json, singleton_list)];
        a22 [each(singleton_list, string_to_list)];
        a23 [string_to_json] [each(each(string_to_json))];
        a24 [object_to_value(key="value")] [each(each(string_to_json))];
        a25 [string_to_object(key="type")] [each(each(string_to_json))];
        a26 [each(string_to_json, each(string_to_json))];
        a27 [each(string_to_list, each(string_to_json))];
        a28 [each(singleton_list, each(string_to_json))];
        a29 [string_to_json] [each(each(list_to_item))];
        a30 [object_to_value(key="value")] [each(each(list_to_item))];
        a31 [string_to_object(key="type")] [each(each(list_to_item))];
        a32 [each(string_to_json, each(list_to_item))];
        a33 [each(string_to_list, each(list_to_item))];
        a34 [each(singleton_list, each(list_to_item))];
        a35 [each(each(list_to_item, string_to_json))];
    }
    twice {
        a36 b36 [string_to_json] [each(string_to_list, singleton_list, string_to_json, each(string_to_json, list_to_item))];
        a37 b37 [object_to_value(key="value")] [string_to_json] [each(string_to_json, singleton_list, each(list_to_item))];
        a38 b38 [string_to_object(key="type")] [object_to_value(key="value")] [string_to_json] [each(singleton_list, string_to_list, string_to_json, each(string_to_json, list_to_item))];
        a39 b39 [string_to_object(key="type")] [object_to_value(key="value")] [string_to_json] [each(singleton_list, string_to_json, each(string_to_json, list_to_item))];
        a40 b40 [string_to_object(key="type")] [string_to_json] [object_to_value(key="value")] [each(string_to_list, singleton_list, string_to_json, each(list_to_item))];
        a41 b41 [string_to_object(key="type")] [each(singleton_list, each(string_to_json))];
        a42 b42 [string_to_json] [object_to_value(key="value")] [string_to_object(key="type")] [each(singleton_list, string_to_list, each(list_to_item, string_to_json))];
        a43 b43 [string_to_json] [object_to_value(key="value")] [string_to_object(key="type")] [each(singleton_list, each(string_to_json, list_to_item))];
        a44 b44 [string_to_object(key="type")] [string_to_json] [object_to_value(key="value")] [each(string_to_list, singleton_list, string_to_json, each(string_to_json))];
        a45 b45 [object_to_value(key="value")] [string_to_json] [string_to_object(key="type")] [each(string_to_list, string_to_json, each(string_to_json))];
    }
}
