//! Policies that let everything be repaired.

use serde_coerce::schema::Policy;

const COMPOSITE: [&str; 5] =
    ["unfence", "string_to_json", "python_to_json", "json5_to_json", "object_to_value(key = \"value\")"];

/// Rules for every declared type, none of which is eager but those on text that hold JSON, and none of which conflict.
pub(crate) fn lazy() -> Policy {
    Policy::new()
        .on("string", ["number_to_string(floats)", "bool_to_string", "null_to_default", "list_to_item"])
        .on("enum", ["ignore_case(separators)", "list_to_item", "bool_to_choice(yes = \"on\", no = \"off\")"])
        .on("integer", ["string_to_number", "bool_to_number", "null_to_default", "list_to_item"])
        .on("number", ["string_to_number", "bool_to_number", "null_to_default", "list_to_item"])
        .on("boolean", ["string_to_bool", "ignore_case", "number_to_bool", "null_to_default"])
        .on("array", COMPOSITE)
        .on("array", ["map_to_list", "string_to_list", "singleton_list", "drop_invalid_items", "null_to_default"])
        .on("object", COMPOSITE)
        .on(
            "object",
            ["string_to_object(key = \"type\")", "list_to_map(value = true)", "null_to_object", "invalid_to_default"],
        )
}

/// Eager rules, with others beside them.
pub(crate) fn eager() -> Policy {
    Policy::new()
        .on("string", ["trim", "number_to_string"])
        .on("enum", ["trim", "ignore_case"])
        .on("integer", ["trim", "string_to_number", "float_to_integer"])
        .on("number", ["trim", "string_to_number"])
        .on("boolean", ["trim", "string_to_bool"])
        .on("nullable", ["empty_to_null", "text_to_null(\"null\")"])
        .on("array", ["string_to_json", "map_to_list(key = \"b\")", "singleton_list", "drop_invalid_items"])
        .on("object", ["string_to_json", "ignore_key_case", "list_to_map(key = \"b\")"])
        .on("not required", ["null_to_default"])
}
