//! Conflicts: rules and arguments that claim the same values.

use super::*;

#[test]
fn contradictory_arguments() {
    assert_field(&[
        ("string_to_bool(yes(\"a\"), no(\"b\", \"a\"))", "`a` would mean both true and false: remove it from one"),
        ("string_to_bool(no(\"true\"))", "`true` would mean both true and false: remove it from one"),
        ("string_to_bool(yes(\"false\"))", "`false` would mean both true and false: remove it from one"),
        ("string_to_bool(yes())", "`yes()` names nothing: write a string, or remove it"),
        ("string_to_object(key = \"a\", only())", "`only()` names nothing: write a string, or remove it"),
        ("bool_to_choice(yes = \"a\", no = \"a\")", "`yes` and `no` are the same string: write two different ones"),
        ("string_to_list(separator = \"\")", "an empty separator cuts nothing: write `separator = \",\"`"),
    ]);
}

#[test]
fn contradictory_rules() {
    assert_field(&[
        (
            "singleton_list, list_to_item",
            "`list_to_item` (a list of one item is read as the item) and `singleton_list` (a single value is read as a list \
             of one item) conflict: remove one",
        ),
        (
            "bool_to_string, bool_to_choice(yes = \"a\", no = \"b\")",
            "`bool_to_string` (a boolean is read as a string) and `bool_to_choice` (a boolean is read as one of two strings) \
             accept the same values: remove one",
        ),
        (
            "object_to_value(key = \"a\"), string_to_object(key = \"a\")",
            "`object_to_value` and `string_to_object` with the same `key` conflict: remove one",
        ),
        (
            "text_to_null(\"true\"), bool_to_string",
            "both `text_to_null` and `bool_to_string` claim the string \"true\": remove it from one",
        ),
        (
            "text_to_null(\"5\"), number_to_string",
            "both `text_to_null` and `number_to_string` claim the string \"5\": remove it from one",
        ),
        (
            "text_to_null(\"1.5\"), number_to_string(floats)",
            "both `text_to_null` and `number_to_string` claim the string \"1.5\": remove it from one",
        ),
        (
            "empty_to_null, bool_to_choice(yes = \"\", no = \"b\")",
            "both `empty_to_null` and `bool_to_choice` claim the string \"\": remove it from one",
        ),
        (
            "empty_to_null, text_to_null(\"\")",
            "both `empty_to_null` and `text_to_null` claim the string \"\": remove it from one",
        ),
        (
            "trim, text_to_null(\" a\")",
            "`trim` removes the white space around \" a\": write it without, or remove `trim`",
        ),
        (
            "text_to_null(\"true\"), each(bool_to_string, text_to_null(\"true\"))",
            "both `text_to_null` and `bool_to_string` claim the string \"true\": remove it from one",
        ),
    ]);
    let outside = [
        "bool_to_string, bool_to_choice(yes = \"a\", no = \"b\")",
        "object_to_value(key = \"a\"), string_to_object(key = \"a\")",
        "trim, text_to_null(\" a\")",
        "trim, string_to_bool(yes(\" a\"))",
        "string_to_object(key = \"a\"), ignore_case",
    ];
    for conflict in outside {
        assert_eq!(of_field(&format!("{conflict}, each(custom(f))")), of_field(conflict), "said once");
    }
    assert_eq!(of_field("object_to_value(key = \"a\"), string_to_object(key = \"b\")"), [""; 0]);
    assert_eq!(of_field("text_to_null(\"true\"), each(bool_to_string)"), [""; 0], "they meet nowhere");
    assert_eq!(of_field("text_to_null(\"1.5\"), number_to_string"), [""; 0], "it makes no such string");
    for sentinel in [
        "empty_to_null, string_to_list",
        "text_to_null(\"5\"), string_to_number",
        "text_to_null(\"null\"), string_to_json",
        "text_to_null(\"none\"), number_to_string(floats)",
        // Of a string that is no null, the first of the two makes what the other does not take.
        "string_to_object(key = \"a\", only(\"5\")), number_to_string",
        "text_to_null(\"ON\"), string_to_bool(yes(\"on\")), ignore_case",
    ] {
        assert_eq!(of_field(sentinel), [""; 0], "a sentinel is no contradiction");
    }
}

#[test]
fn rules_that_take_each_others_values_on_two_levels() {
    assert_field(&[
        (
            "string_to_number, each(number_to_string)",
            "`string_to_number` (a string that is a JSON number is read as that number) and `number_to_string` (a number is \
             read as the string of its digits) conflict: remove one",
        ),
        (
            "drop_invalid_items, each(invalid_to_default)",
            "`drop_invalid_items` (items that cannot be read are dropped) and `each(invalid_to_default)` accept the same \
             values: remove one",
        ),
        (
            "string_to_object(key = \"a\"), ignore_case",
            "`string_to_object` without `only` accepts every string that `ignore_case` could match: name the strings in \
             `only(…)`, or remove one",
        ),
        (
            "object_to_value(key(\"a\", \"b\")), string_to_object(key = \"b\")",
            "`object_to_value` and `string_to_object` with the same `key` conflict: remove one",
        ),
    ]);
    assert_eq!(of_field("string_to_object(key = \"a\", only(\"b\")), ignore_case"), [""; 0]);
    assert_eq!(of_field("drop_invalid_items, each(null_to_default)"), [""; 0]);
}

#[test]
fn rules_on_types_and_variants_conflict_too() {
    let found = "`list_to_item` (a list of one item is read as the item) and `singleton_list` (a single value is read as a list \
                 of one item) conflict: remove one";
    assert_type(&[
        ("#[coerce(singleton_list, list_to_item)] struct Name(T);", found),
        ("enum Name { #[coerce(singleton_list, list_to_item)] A(T) }", found),
    ]);
}
