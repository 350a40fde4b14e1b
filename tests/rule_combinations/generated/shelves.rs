//! Made by `generate.rs`.

combinations! {
    Shelves of BTreeMap<String, Vec<Entity>>;
    once {
        a0 [string_to_json];
        a1 [each(string_to_json)];
        a2 [each(string_to_list)];
        a3 [each(singleton_list)];
        a4 [string_to_object(key="type")];
        a5 [each(each(list_to_item))];
        a6 [each(each(string_to_json))];
        a7 [object_to_value(key="value")];
        a8 [string_to_json] [each(string_to_json)];
        a9 [string_to_json] [each(string_to_list)];
        a10 [each(string_to_list, string_to_json)];
        a11 [string_to_json] [each(singleton_list)];
        a12 [each(singleton_list, string_to_json)];
        a13 [each(string_to_list, singleton_list)];
        a14 [string_to_object(key="type")] [string_to_json];
        a15 [string_to_object(key="type")] [each(string_to_json)];
        a16 [string_to_object(key="type")] [each(string_to_list)];
        a17 [string_to_object(key="type")] [each(singleton_list)];
        a18 [string_to_json] [each(each(list_to_item))];
        a19 [each(string_to_json, each(list_to_item))];
        a20 [each(string_to_list, each(list_to_item))];
        a21 [each(singleton_list, each(list_to_item))];
        a22 [string_to_object(key="type")] [each(each(list_to_item))];
        a23 [string_to_json] [each(each(string_to_json))];
        a24 [each(string_to_json, each(string_to_json))];
        a25 [each(string_to_list, each(string_to_json))];
        a26 [each(singleton_list, each(string_to_json))];
        a27 [string_to_object(key="type")] [each(each(string_to_json))];
        a28 [each(each(list_to_item, string_to_json))];
        a29 [string_to_json] [object_to_value(key="value")];
        a30 [object_to_value(key="value")] [each(string_to_json)];
        a31 [object_to_value(key="value")] [each(string_to_list)];
        a32 [object_to_value(key="value")] [each(singleton_list)];
        a33 [string_to_object(key="type")] [object_to_value(key="value")];
        a34 [object_to_value(key="value")] [each(each(list_to_item))];
        a35 [object_to_value(key="value")] [each(each(string_to_json))];
    }
    twice {
        a36 b36 [string_to_object(key="type")] [string_to_json] [object_to_value(key="value")] [each(singleton_list, each(list_to_item, string_to_json))];
        a37 b37 [string_to_object(key="type")] [object_to_value(key="value")] [string_to_json] [each(string_to_list, singleton_list, string_to_json, each(list_to_item, string_to_json))];
        a38 b38 [string_to_object(key="type")] [each(string_to_list, singleton_list, each(list_to_item, string_to_json))];
        a39 b39 [string_to_object(key="type")] [string_to_json] [each(each(list_to_item, string_to_json))];
        a40 b40 [object_to_value(key="value")] [string_to_object(key="type")] [string_to_json] [each(string_to_json, singleton_list, each(list_to_item))];
        a41 b41 [object_to_value(key="value")] [string_to_json] [each(singleton_list, string_to_json, string_to_list, each(list_to_item, string_to_json))];
        a42 b42 [string_to_object(key="type")] [string_to_json] [each(string_to_list, string_to_json, singleton_list, each(list_to_item, string_to_json))];
        a43 b43 [string_to_object(key="type")] [object_to_value(key="value")] [string_to_json] [each(string_to_json, singleton_list, string_to_list, each(list_to_item))];
        a44 b44 [string_to_object(key="type")] [string_to_json] [object_to_value(key="value")] [each(string_to_json, each(string_to_json, list_to_item))];
        a45 b45 [string_to_object(key="type")] [each(string_to_list, string_to_json)];
        a46 b46 [string_to_object(key="type")] [object_to_value(key="value")] [string_to_json] [each(string_to_json, singleton_list, each(string_to_json, list_to_item))];
        a47 b47 [object_to_value(key="value")] [string_to_object(key="type")] [each(string_to_json, string_to_list, singleton_list, each(list_to_item))];
        a48 b48 [object_to_value(key="value")] [each(string_to_list, each(list_to_item))];
        a49 b49 [string_to_object(key="type")] [string_to_json] [each(singleton_list, string_to_list, each(string_to_json))];
        a50 b50 [string_to_object(key="type")] [each(string_to_list, singleton_list, string_to_json)];
        a51 b51 [object_to_value(key="value")] [each(singleton_list, string_to_list, each(string_to_json))];
    }
}
