//! The rest of the types, as in `types`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_coerce::Coerce;

fn yes() -> bool {
    true
}

#[derive(Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Meal {
    #[default]
    Standard,
    Vegetarian,
    Vegan,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, python_to_json, ignore_key_case)]
pub(crate) struct Passenger {
    name: String,
    #[coerce(string_to_number, float_to_integer)]
    age: u8,
    #[serde(default)]
    #[coerce(null_to_default)]
    meal: Meal,
}

#[derive(Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Cabin {
    #[default]
    Economy,
    PremiumEconomy,
    Business,
    First,
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
pub(crate) struct BookFlight {
    #[coerce(list_to_item)]
    from: String,
    #[coerce(list_to_item)]
    to: String,
    #[coerce(list_to_item)]
    date: String,
    #[coerce(list_to_item, text_to_null("null", "None"))]
    return_date: Option<String>,
    #[coerce(string_to_json, python_to_json, map_to_list, singleton_list)]
    passengers: Vec<Passenger>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item)]
    cabin: Cabin,
    #[coerce(list_to_item, string_to_number)]
    max_price: Option<f64>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    flexible: bool,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Theme {
    Light,
    Dark,
    System,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, python_to_json, ignore_key_case)]
pub(crate) struct QuietHours {
    from: String,
    to: String,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, python_to_json, ignore_key_case)]
pub(crate) struct Notifications {
    #[coerce(string_to_bool, ignore_case)]
    email: Option<bool>,
    #[coerce(string_to_bool, ignore_case)]
    push: Option<bool>,
    quiet_hours: Option<QuietHours>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    ignore_key_case,
    empty_to_null,
    null_to_object,
    object_to_value(key("arguments", "parameters", "properties"))
)]
pub(crate) struct UpdateSettings {
    #[coerce(list_to_item)]
    theme: Option<Theme>,
    #[coerce(list_to_item)]
    language: Option<String>,
    #[coerce(list_to_item, string_to_number, float_to_integer)]
    font_size: Option<u8>,
    #[coerce(list_to_item, string_to_number)]
    volume: Option<f64>,
    notifications: Option<Notifications>,
    #[coerce(string_to_json, python_to_json)]
    shortcuts: Option<BTreeMap<String, String>>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Status {
    Pending,
    InProgress,
    Completed,
}

#[derive(Debug, Default, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Priority {
    Low,
    #[default]
    Medium,
    High,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[coerce(string_to_json, python_to_json, ignore_key_case)]
pub(crate) struct Todo {
    content: String,
    status: Status,
    #[serde(default)]
    #[coerce(null_to_default)]
    priority: Priority,
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
pub(crate) struct WriteTodos {
    #[coerce(string_to_json, python_to_json, map_to_list, singleton_list)]
    todos: Vec<Todo>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Channel {
    Chat,
    Email,
    Sms,
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
pub(crate) struct AskUser {
    #[coerce(list_to_item)]
    question: String,
    #[serde(default)]
    #[coerce(null_to_default, string_to_json, python_to_json, map_to_list, number_to_string)]
    options: Vec<String>,
    #[serde(default)]
    #[coerce(null_to_default, string_to_json, python_to_json, map_to_list, string_to_list)]
    channels: Vec<Channel>,
    #[serde(default = "yes")]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    free_text: bool,
    #[coerce(list_to_item, string_to_number, float_to_integer)]
    timeout_secs: Option<u32>,
    #[coerce(list_to_item, text_to_null("null", "None"))]
    context: Option<String>,
}

#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(rename_all = "snake_case")]
#[coerce(ignore_case(separators))]
pub(crate) enum Place {
    Cafe,
    Hotel,
    Museum,
    Station,
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
pub(crate) struct FindNearby {
    #[coerce(list_to_item, string_to_number)]
    latitude: f64,
    #[coerce(list_to_item, string_to_number)]
    longitude: f64,
    #[coerce(list_to_item, string_to_number)]
    radius_km: Option<f64>,
    #[serde(default)]
    #[coerce(null_to_default, string_to_json, python_to_json, map_to_list, string_to_list)]
    kinds: Vec<Place>,
    #[serde(default)]
    #[coerce(null_to_default, list_to_item, string_to_bool, ignore_case)]
    open_now: bool,
}

/// It takes nothing, so what is copied from its schema says nothing.
#[derive(Debug, PartialEq, Deserialize, Coerce)]
#[serde(deny_unknown_fields)]
#[coerce(
    unfence,
    string_to_json,
    python_to_json,
    json5_to_json,
    empty_to_null,
    null_to_object,
    object_to_value(key("arguments", "parameters")),
    drop_keys("type", "properties")
)]
pub(crate) struct GetStatus {}
