//! The types of the tools in `tests/data/calls/tools.json`, with the rules that their author would declare.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;
use serde_json::Value;

fn yes() -> bool {
    true
}

#[derive(Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Sort {
    #[default]
    Relevance,
    Newest,
    Oldest,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, python_to_json, ignore_key_case)]
pub(crate) struct Filters {
    #[coerce(list_to_item, number_to_string)]
    language: Option<String>,
    #[coerce(list_to_item, string_to_number, float_to_integer)]
    min_stars: Option<u64>,
    #[coerce(list_to_item, string_to_bool, ignore_case)]
    archived: Option<bool>,
    #[coerce(text_to_null("null", "None"))]
    after: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    ignore_key_case,
    object_to_value(key("arguments", "parameters", "properties"))
)]
pub(crate) struct Search {
    #[coerce(list_to_item, number_to_string)]
    query: String,
    #[coerce(list_to_item, string_to_number, float_to_integer)]
    limit: Option<u32>,
    #[serde(default)]
    #[coerce(null_to_default, string_to_json, python_to_json, map_to_list, string_to_list, number_to_string)]
    tags: Vec<String>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    exact: bool,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item)]
    sort: Sort,
    filters: Option<Filters>,
}

#[derive(Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Visibility {
    #[default]
    Default,
    Public,
    Private,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    ignore_key_case,
    object_to_value(key("arguments", "parameters", "properties"))
)]
pub(crate) struct CreateEvent {
    #[coerce(list_to_item, number_to_string)]
    title: String,
    #[coerce(list_to_item)]
    start: String,
    #[coerce(list_to_item, text_to_null("null", "None"))]
    end: Option<String>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    all_day: bool,
    #[serde(default)]
    #[coerce(
        text_to_null("null", "None"),
        null_to_default,
        string_to_json,
        python_to_json,
        map_to_list,
        string_to_list
    )]
    attendees: Vec<String>,
    #[serde(default)]
    #[coerce(
        null_to_default,
        string_to_json,
        python_to_json,
        map_to_list,
        singleton_list,
        string_to_number,
        float_to_integer
    )]
    reminders: Vec<u32>,
    #[coerce(list_to_item, text_to_null("null", "None"))]
    location: Option<String>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item)]
    visibility: Visibility,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, python_to_json, ignore_key_case)]
pub(crate) struct Attachment {
    name: String,
    path: String,
}

#[derive(Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Urgency {
    Low,
    #[default]
    Normal,
    High,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    ignore_key_case,
    object_to_value(key("arguments", "parameters", "properties"))
)]
pub(crate) struct SendEmail {
    #[coerce(string_to_json, python_to_json, map_to_list, singleton_list)]
    to: Vec<String>,
    #[serde(default)]
    #[coerce(null_to_default, string_to_json, python_to_json, map_to_list, singleton_list)]
    cc: Vec<String>,
    #[coerce(list_to_item, number_to_string)]
    subject: String,
    #[coerce(list_to_item, number_to_string)]
    body: String,
    #[serde(default)]
    #[coerce(null_to_default, string_to_json, python_to_json, map_to_list, singleton_list)]
    attachments: Vec<Attachment>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item)]
    priority: Urgency,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    draft: bool,
    #[coerce(list_to_item, text_to_null("null", "None"))]
    reply_to: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, python_to_json, ignore_key_case)]
pub(crate) struct Edit {
    old_text: String,
    new_text: String,
    #[serde(default)]
    #[coerce(null_to_default, string_to_bool, ignore_case)]
    replace_all: bool,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    ignore_key_case,
    object_to_value(key("arguments", "parameters", "properties"))
)]
pub(crate) struct EditFile {
    #[coerce(list_to_item)]
    path: String,
    #[coerce(string_to_json, python_to_json, map_to_list, singleton_list)]
    edits: Vec<Edit>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    dry_run: bool,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    ignore_key_case,
    object_to_value(key("arguments", "parameters", "properties"))
)]
pub(crate) struct ReadFile {
    #[coerce(list_to_item)]
    file_path: String,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_number, float_to_integer)]
    line_offset: u64,
    #[coerce(list_to_item, string_to_number, float_to_integer)]
    max_lines: Option<u32>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    show_numbers: bool,
    #[coerce(list_to_item, text_to_null("null", "None"))]
    encoding: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    ignore_key_case,
    object_to_value(key("arguments", "parameters", "properties"))
)]
pub(crate) struct RunCommand {
    #[coerce(list_to_item)]
    command: String,
    #[serde(default)]
    #[coerce(null_to_default, string_to_json, python_to_json, map_to_list, number_to_string)]
    args: Vec<String>,
    #[coerce(list_to_item, text_to_null("null", "None"))]
    cwd: Option<String>,
    #[serde(default)]
    #[coerce(null_to_default, string_to_json, python_to_json, number_to_string)]
    env: BTreeMap<String, String>,
    #[coerce(list_to_item, string_to_number, float_to_integer)]
    timeout_secs: Option<u32>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    background: bool,
}

#[derive(Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Unit {
    #[default]
    Celsius,
    Fahrenheit,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    ignore_key_case,
    object_to_value(key("arguments", "parameters", "properties"))
)]
pub(crate) struct GetWeather {
    #[coerce(list_to_item)]
    city: String,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item)]
    unit: Unit,
    #[coerce(list_to_item, string_to_number, float_to_integer)]
    days: Option<u8>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    hourly: bool,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    ignore_key_case,
    object_to_value(key("arguments", "parameters", "properties"))
)]
pub(crate) struct QueryDb {
    #[coerce(list_to_item)]
    sql: String,
    #[serde(default)]
    #[coerce(null_to_default, string_to_json, python_to_json, map_to_list)]
    params: Vec<Value>,
    #[coerce(list_to_item)]
    database: Option<String>,
    #[coerce(list_to_item, string_to_number, float_to_integer)]
    max_rows: Option<u32>,
    #[serde(default = "yes")] // Whether it may write is read to the letter.
    read_only: bool,
}
