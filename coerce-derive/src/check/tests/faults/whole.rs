//! Rules on a type or a variant that holds a list or a map.

use super::*;

fn fault(rule: &str) -> String {
    format!(
        "`{rule}` has no effect here on a list or a map as a whole: write it on the field inside, or where the type is used"
    )
}

#[test]
fn lists_and_maps_are_known_by_name() {
    let names = "BTreeMap<String, T>|HashMap<String, T>|IndexMap<String, T>|BTreeSet<T>|BinaryHeap<T>|HashSet<T>|IndexSet<T>|\
                 LinkedList<T>|SmallVec<[T; 2]>|Vec<T>|VecDeque<T>|[T; 2]|Box<[T]>|Arc<Vec<T>>|Option<Rc<Vec<T>>>";
    for held in names.split('|') {
        let code = format!("#[coerce(string_to_number)] struct Name({held});");
        assert_eq!(faults(&code), [fault("string_to_number")], "{code}");
    }
}

#[test]
fn rules_for_items_never_fire_on_the_whole() {
    for (code, rule) in [
        ("#[coerce(string_to_number)] struct Name(Vec<u8>);", "string_to_number"),
        ("#[coerce(trim)] struct Name(Option<Box<[String; 2]>>);", "trim"),
        ("#[serde(transparent)] #[coerce(string_to_bool)] struct Name { x: BTreeMap<String, bool> }", "string_to_bool"),
        ("#[serde(try_from = \"Vec<u8>\")] #[coerce(float_to_integer)] struct Name(T);", "float_to_integer"),
        ("enum Name { #[coerce(string_to_number)] A(std::collections::HashMap<String, u8>) }", "string_to_number"),
        // Rules for the whole beside it don't change that.
        ("#[coerce(singleton_list, string_to_number)] struct Name(Vec<u8>);", "string_to_number"),
        (
            "#[serde(from = \"Vec<u8>\")] #[coerce(string_to_list, string_to_number)] struct Name(T);",
            "string_to_number",
        ),
        ("enum Name { #[coerce(singleton_list, string_to_number)] A(Vec<u8>) }", "string_to_number"),
        ("#[coerce(string_to_json, string_to_object(key = \"type\"))] struct Name(Vec<T>);", "string_to_object"),
        ("#[coerce(string_to_json, trim)] struct Name(Vec<String>);", "trim"),
        ("#[coerce(custom(first = f), string_to_bool)] struct Name(Vec<bool>);", "string_to_bool"),
    ] {
        assert_eq!(faults(code), [fault(rule)], "{code}");
    }
    // None of them takes what the other makes.
    let code = "#[coerce(string_to_number, float_to_integer)] struct Name(Vec<u8>);";
    assert_eq!(faults(code), [fault("string_to_number"), fault("float_to_integer")]);
    let code = "#[coerce(trim, string_to_object(key = \"a\"))] struct Name(Vec<T>);";
    assert_eq!(faults(code), [fault("trim"), fault("string_to_object")]);
}

#[test]
fn rules_for_items_may_make_what_is_read_as_a_whole() {
    assert_sound(&[
        "#[coerce(string_to_number)] struct Name(u8);",
        "#[coerce(custom(f))] struct Name(Vec<u8>);",
        "#[coerce(object_to_value(key = \"x\"))] struct Name(Vec<u8>);",
        // What they make of a string, a later rule reads as a list or a map.
        "#[coerce(string_to_number, custom(f))] struct Name(Vec<u8>);",
        "#[coerce(trim, singleton_list)] struct Name(Vec<String>);",
        "#[coerce(trim, text_to_null(\"none\"))] struct Name(Option<Vec<String>>);",
        "#[coerce(trim, empty_to_null)] struct Name(Option<Vec<String>>);",
        "#[coerce(string_to_object(key = \"type\"), trim)] struct Name(HashMap<String, T>);",
        "enum Name { #[coerce(trim, string_to_list)] A(Vec<String>) }",
        "struct Name(#[coerce(string_to_number)] Vec<u8>);",
    ]);
}
