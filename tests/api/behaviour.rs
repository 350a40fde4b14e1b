//! Each row of `docs/behaviour.md` is what the crate does.
//!
//! The page has the rows that may surprise. `target/behaviour.md` has all: what becomes of each input in each column.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_coerce::{Coerce, Repair};
use serde_json::{Value, json};

/// The page of those rows that may surprise.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/behaviour.md");

/// The table of all inputs and columns, for those who want it.
const FULL_TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/target/behaviour.md");

/// The inputs, as JSON.
const INPUTS: &[&str] = &[
    r#""5""#,
    r#"" 5""#,
    r#""5 ""#,
    r#""+5""#,
    r#""-1""#,
    r#""-0""#,
    r#""007""#,
    r#""256""#,
    r#""5.0""#,
    r#""1.5""#,
    r#""1e3""#,
    r#""1e400""#,
    r#""1,000""#,
    r#""0x10""#,
    r#"".5""#,
    r#""5.""#,
    r#""NaN""#,
    r#""5 apples""#,
    r#""$5""#,
    r#""9007199254740993""#,
    r#""18446744073709551616""#,
    r#""""#,
    r#"" ""#,
    r#""null""#,
    r#""None""#,
    r#""true""#,
    r#""TRUE""#,
    r#"" false""#,
    r#""yes""#,
    r#""1""#,
    r#""a""#,
    r#""a,b""#,
    r#""1, 2""#,
    r#""a,,b""#,
    r#""[1,2]""#,
    r#"" [1]""#,
    r#""[1,""#,
    r#""[draft] a""#,
    r#""{}""#,
    r#""{\"type\":\"a\"}""#,
    r#""\"5\"""#,
    r#""open""#,
    r#""OPEN""#,
    r#"" open ""#,
    r#""O-pen""#,
    r#""```json\n[1, 2]\n```""#,
    r#""(1, None)""#,
    "5",
    "5.0",
    "1.5",
    "-1",
    "-0.0",
    "0",
    "1",
    "1.0",
    "256",
    "1e3",
    "9007199254740992.0",
    "9007199254740993",
    "9007199254740994.0",
    "18446744073709551615",
    "18446744073709551616",
    "true",
    "false",
    "null",
    "[]",
    "[5]",
    r#"["5"]"#,
    "[5,6]",
    "[[5]]",
    "[null]",
    r#"["a","b"]"#,
    r#"["a","a"]"#,
    "{}",
    r#"{"0":1}"#,
    r#"{"1":6,"0":"5"}"#,
    r#"{"00":1}"#,
    r#"{"0":1,"2":3}"#,
    r#"{"value":5}"#,
    r#"{"value":"5"}"#,
    r#"{"value":5,"unit":"s"}"#,
    r#"{"type":"a"}"#,
];

/// A field: its rules, its type, and what becomes of an input there.
struct Column {
    rules: &'static str,
    type_name: &'static str,
    read: fn(&str) -> String,
}

/// A column for a field of this type with these attributes.
macro_rules! column {
    (@ $type:ty, ($($default:ident)?), $($rules:tt)*) => {{
        #[derive(Serialize, Deserialize, Coerce)]
        struct Args {
            #[serde($($default)?)]
            #[coerce($($rules)*)]
            x: $type,
        }
        Column {
            rules: stringify!($($rules)*),
            type_name: stringify!($type),
            read: |input| cell(Args::from_str_with_report(&format!(r#"{{"x":{input}}}"#))),
        }
    }};
    ($type:ty, #[serde(default)] $($rules:tt)*) => { column!(@ $type, (default), $($rules)*) };
    ($type:ty, $($rules:tt)*) => { column!(@ $type, (), $($rules)*) };
}

fn cell<T: Serialize>(read: Result<(T, serde_coerce::Report), serde_coerce::Error>) -> String {
    match read {
        Ok((args, report)) if report.is_empty() => format!("= {}", json!(args)["x"]),
        Ok((args, report)) => {
            let rules: Vec<_> = report.coercions().iter().map(|entry| entry.rule).collect();
            let removed = report
                .coercions()
                .iter()
                .any(|entry| entry.path.to_pointer() == "/x" && json!(entry).get("to").is_none());
            let held = if removed { "absent".to_owned() } else { json!(args)["x"].to_string() };
            format!("`{held}` {}", rules.join(", "))
        }
        Err(error) => {
            let mut codes: Vec<_> = error.issues().iter().map(|issue| issue.code.to_string()).collect();
            codes.dedup();
            codes.join(", ")
        }
    }
}

#[derive(Serialize, Deserialize, Coerce)]
struct Entity {
    r#type: String,
}

#[derive(Default, Serialize, Deserialize, Coerce)]
#[serde(default)]
struct Filter {
    r#type: Option<String>,
}

#[derive(Serialize, Deserialize, Coerce)]
#[serde(rename_all = "lowercase")]
enum State {
    Open,
    Closed,
}

/// A `custom` rule: a string in dollars.
fn dollars(value: &Value) -> Repair {
    match value.as_str() {
        Some(text) if text.starts_with('$') => Repair::To(text[1..].into()),
        Some(_) => Repair::Refuse("not in dollars".to_owned()),
        None => Repair::Keep,
    }
}

fn numbers() -> Vec<Column> {
    vec![
        column!(u8, string_to_number),
        column!(i64, string_to_number, float_to_integer),
        column!(i64, trim, string_to_number),
        column!(f64, string_to_number),
        column!(u64, float_to_integer),
        column!(u32, list_to_item),
        column!(u32, object_to_value(key = "value"), string_to_number),
        column!(u32, object_to_value(key("limit", "value"))),
    ]
}

fn nulls() -> Vec<Column> {
    vec![
        column!(Option<u32>, empty_to_null),
        column!(Option<u32>, text_to_null("null", "None"), string_to_number),
        column!(Option<String>, trim, empty_to_null),
        column!(
            u32,
            #[serde(default)]
            null_to_default
        ),
        column!(
            u32,
            #[serde(default)]
            empty_to_null,
            null_to_default
        ),
        column!(
            u32,
            #[serde(default)]
            invalid_to_default
        ),
        column!(Filter, null_to_object),
    ]
}

fn booleans() -> Vec<Column> {
    vec![
        column!(bool, string_to_bool),
        column!(bool, ignore_case, string_to_bool(yes("yes", "1"), no("no", "0"))),
        column!(bool, trim, string_to_bool),
        column!(bool, number_to_bool),
    ]
}

fn texts() -> Vec<Column> {
    vec![
        column!(String, unfence),
        column!(String, trim),
        column!(String, number_to_string),
        column!(String, number_to_string(floats)),
        column!(String, bool_to_string),
        column!(String, bool_to_choice(yes = "on", no = "off")),
        column!(String, list_to_item, number_to_string),
        column!(String, custom(dollars)),
        column!(State, ignore_case),
        column!(State, ignore_case(separators)),
        column!(State, trim, ignore_case, bool_to_choice(yes = "open", no = "closed")),
    ]
}

fn lists() -> Vec<Column> {
    vec![
        column!(Vec<u32>, string_to_json),
        column!(Vec<u32>, unfence, string_to_json),
        column!(Vec<Option<u32>>, python_to_json),
        column!(Vec<Option<u32>>, json5_to_json),
        column!(Vec<u32>, drop_invalid_items),
        column!(Vec<u32>, each(null_to_default, invalid_to_default)),
        column!(Vec<String>, string_to_list),
        column!(Vec<u32>, string_to_list(separator = ","), string_to_number),
        column!(Vec<u32>, singleton_list),
        column!(Vec<String>, string_to_json, singleton_list),
        column!(Vec<u32>, map_to_list, string_to_number),
        column!(Vec<Vec<u32>>, each(singleton_list)),
        column!(Vec<Option<u32>>, each(empty_to_null), string_to_number),
    ]
}

fn objects() -> Vec<Column> {
    vec![
        column!(Entity, string_to_json),
        column!(Entity, string_to_object(key = "type")),
        column!(Entity, string_to_object(key = "type", only("a", "open"))),
        column!(Entity, string_to_json, string_to_object(key = "type")),
        column!(BTreeMap<String, bool>, list_to_map(value = true)),
        column!(BTreeMap<String, u32>, string_to_json, string_to_number),
    ]
}

fn sections() -> [(&'static str, Vec<Column>); 6] {
    [
        ("Numbers", numbers()),
        ("Null and defaults", nulls()),
        ("Booleans", booleans()),
        ("Strings and enums", texts()),
        ("Lists", lists()),
        ("Objects", objects()),
    ]
}

/// The table of one section: a row for each input, a column for each declaration.
fn table(title: &str, columns: &[Column]) -> String {
    let heads: Vec<_> = columns.iter().map(|column| format!("`{}`<br>{}", column.rules, column.type_name)).collect();
    let mut table = format!("\n## {title}\n\n| input | {} |\n|---|{}\n", heads.join(" | "), "---|".repeat(heads.len()));
    for input in INPUTS {
        let cells: Vec<_> = columns.iter().map(|column| (column.read)(input)).collect();
        let _ = writeln!(table, "| `{input}` | {} |", cells.join(" | "));
    }
    table
}

#[test]
fn the_full_table_is_written() {
    let tables: String = sections().iter().map(|(title, columns)| table(title, columns)).collect();
    let folder = Path::new(FULL_TABLE).parent().expect("it is in a folder");
    fs::create_dir_all(folder).expect("the folder can be made");
    fs::write(FULL_TABLE, format!("# All inputs and declarations\n{tables}")).expect("the table can be written");
}

/// The content of a cell, without its code marks.
fn code(cell: &str) -> &str {
    cell.trim_matches(['|', '`', ' '])
}

#[test]
fn each_row_of_the_page_is_what_the_crate_does() {
    let sections = sections();
    let columns: Vec<_> = sections.iter().flat_map(|(_, columns)| columns).collect();
    let page = fs::read_to_string(PAGE).expect("the page is there");
    let rows: Vec<_> = page.lines().filter(|line| line.starts_with("| `")).collect();
    for row in &rows {
        let [rules, type_name, input, result, _] = row.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("a row has five cells: {row}");
        };
        let found = columns
            .iter()
            .find(|column| (column.rules, column.type_name) == (code(rules), code(type_name)))
            .unwrap_or_else(|| panic!("no column has these rules on this type: {row}"));
        assert_eq!((found.read)(code(input)), result, "{row}");
    }
    assert!(rows.len() > 30, "the page has rows: {}", rows.len());
}
