//! The rules, in the order in which they run.

use crate::row::{Fit, Row, Spec};

/// The words that booleans are written with.
const BOOLEANS: &[&str] = &["true", "false"];

/// Hands the table to a macro: the name of each rule, what it does, and what else there is to know.
#[macro_export]
macro_rules! for_rules {
    ($then:ident) => {
        $then! {
            unfence: "a string in a Markdown code fence is read as what is inside"
                .fits("Fenceable");
            string_to_json: "a string that holds JSON of a kind the type accepts is read as that JSON"
                .fits("Composite")
                .gives("in the JSON inside that string");
            python_to_json: "a string that holds a Python literal of a kind the type accepts is read as that value"
                .fits("Composite")
                .gives("in the Python literal inside that string");
            json5_to_json: "a string that holds a JSON5 document of a kind the type accepts is read as that value"
                .fits("Composite")
                .gives("in the JSON5 inside that string");
            object_to_value: "an object of that one member is read as the member's value"
                .fits("Unmapped").on_items().takes(Spec::Keys, r#"object_to_value(key = "value")"#)
                .gives("in the only member of that object").unwraps();
            list_to_item: "a list of one item is read as the item"
                .fits("Unlisted").conflicts(&["map_to_list", "string_to_list", "singleton_list"])
                .gives("in the only item of that list");
            trim: "white space around a string is removed"
                .fits("Trimmable").on_items();
            empty_to_null: "the empty string is read as null"
                .gives_null().texts(&[""]);
            text_to_null: "these words are read as null"
                .gives_null().takes(Spec::Words, r#"text_to_null("null", "None")"#);
            null_to_default: "null is read as an absent member, so that the field keeps its default"
                .fits("Defaulted").removes().shares_values(&["null_to_object"]);
            null_to_object: "null is read as an empty object"
                .fits("Absentable")
                .gives("null is read as an empty object");
            map_to_list: "an object whose keys are 0, 1, 2 … or the names of its values is read as the list of these"
                .fit(Fit::Keyed { marker: "List", with_key: "Records" }).conflicts(&["list_to_map"])
                .takes(Spec::OptionalKey, r#"map_to_list(key = "name")"#)
                .gives("in the values of that object");
            string_to_list: "a string is read as the list of its parts"
                .fits("List").takes(Spec::Separator, r#"string_to_list(separator = ",")"#)
                .gives("in the parts of that string");
            singleton_list: "a single value is read as a list of one item"
                .fits("List")
                .gives("a single value is read as a list of one item");
            list_to_map: "a list of distinct strings, or of objects with distinct names, is read as an object that has each as a key"
                .fit(Fit::Keyed { marker: "Keyed", with_key: "NamedRecords" })
                .takes(Spec::ValueOrKey, "list_to_map(value = true)")
                .gives("in the object that the list is read as");
            string_to_object: "a string is read as an object of that one member"
                .fits("Object").on_items().takes(Spec::KeyOnly, r#"string_to_object(key = "type")"#)
                .gives("in the object that the string is read as");
            ignore_case: "an allowed value in other case is read as that value"
                .fit(Fit::Or { marker: "Enum", beside: "string_to_bool", other: "Bool" })
                .on_items().takes(Spec::Flag("separators"), "ignore_case");
            string_to_number: "a string that is a JSON number is read as that number"
                .fits("Number").on_items().conflicts(&["number_to_string"]);
            float_to_integer: "a number whose fraction is zero is read as an integer"
                .fits("Integer").on_items();
            number_to_string: "a number is read as the string of its digits"
                .fits("Text").on_items().makes_numbers().shares_values(&["number_to_bool"])
                .takes(Spec::Flag("floats"), "number_to_string(floats)");
            string_to_bool: "the words for true and false are read as booleans"
                .fits("Bool").on_items().texts(BOOLEANS).conflicts(&["bool_to_string", "bool_to_choice"])
                .takes(Spec::YesNoWords, r#"string_to_bool(yes("yes"), no("no"))"#);
            number_to_bool: "1 and 0 are read as booleans"
                .fits("Bool").on_items().conflicts(&["bool_to_number"]);
            bool_to_number: "a boolean is read as 1 or 0"
                .fits("Number").on_items().shares_values(&["bool_to_string", "bool_to_choice"]);
            bool_to_string: "a boolean is read as a string"
                .fits("Text").on_items().texts(BOOLEANS).shares_values(&["bool_to_choice"]);
            bool_to_choice: "a boolean is read as one of two strings"
                .fits("Choice").on_items().takes(Spec::YesNo, r#"bool_to_choice(yes = "on", no = "off")"#);
            custom: "a function of yours says what a value is read as"
                .on_items().takes(Spec::Path, "custom(path::to::function)")
                .gives("in what the value is read as");
            drop_invalid_items: "items that cannot be read are dropped"
                .fits("Collection").drops_items();
            invalid_to_default: "a value that cannot be read is removed, so that the field keeps its default"
                .removes().fallback();
        }
    };
}

macro_rules! table {
    ($($name:ident: $doc:literal $(.$method:ident($($argument:expr),*))*;)+) => {
        /// All rules, in the order in which they run.
        pub static RULES: &[Row] = &numbered([$(Row::new(stringify!($name), $doc)$(.$method($($argument),*))*),+]);
    };
}

for_rules!(table);

/// Returns the rows, each with its place.
const fn numbered<const N: usize>(mut rows: [Row; N]) -> [Row; N] {
    let mut place: u8 = 0;
    while (place as usize) < N {
        rows[place as usize].order = place + 1;
        place += 1;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row;

    #[test]
    fn each_row_can_be_found_by_its_name() {
        for (place, known) in RULES.iter().enumerate() {
            assert_eq!(usize::from(known.order), place + 1, "{}", known.name);
            assert_eq!(row(known.name).order, known.order, "{}", known.name);
        }
    }

    #[test]
    fn conflicts_name_rules_in_the_order_of_the_table() {
        for rule in RULES {
            assert!(rule.conflicts.iter().all(|other| rule.order < row(other).order), "{}", rule.name);
            assert_eq!(rule.conflicts.is_empty(), rule.why.is_empty(), "{}", rule.name);
        }
    }

    #[test]
    fn docs_are_one_line_without_a_stop() {
        for rule in RULES {
            let is_line = !rule.doc.is_empty() && !rule.doc.contains('\n') && !rule.doc.ends_with('.');
            assert!(is_line, "{}: {}", rule.name, rule.doc);
        }
    }
}
