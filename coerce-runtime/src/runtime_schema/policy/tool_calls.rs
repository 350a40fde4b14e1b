//! A policy for the calls of tools that nobody has seen before.

use super::{Goal, Policy, parse};

/// The rules for the arguments as a whole.
const OF_ALL: [&str; 6] =
    ["unfence", "string_to_json", "python_to_json", "json5_to_json", "empty_to_null", "null_to_object"];

/// The rules for declared types.
const BY_TYPE: [(&str, &[&str]); 8] = [
    ("object", &["string_to_json", "python_to_json"]),
    ("array", &["string_to_json", "python_to_json", "map_to_list", "singleton_list"]),
    ("integer", &["string_to_number", "float_to_integer"]),
    ("number", &["string_to_number"]),
    ("boolean", &["string_to_bool"]),
    ("string", &["number_to_string"]),
    ("enum", &["ignore_case"]),
    ("not required", &["null_to_default"]),
];

impl Policy {
    /// The rules for a gateway that repairs the calls of tools which it does not know: rules that lose nothing, and of which each input
    /// has one reading. `docs/schemas.md` has the table. They change with a minor version only.
    ///
    /// They stand wherever they can act, in whatever schema, and never are a fault. More can be said:
    ///
    /// ```
    /// # use serde_coerce_runtime::runtime_schema as schema;
    /// use schema::{Policy, Schema};
    /// use serde_json::json;
    ///
    /// let policy = Policy::tool_calls().at("**/tags", ["string_to_list"]).never("**/confirm").sensitive("**/token");
    /// let tool = json!({"type": "object", "properties": {
    ///     "limit": {"type": "integer"},
    ///     "tags": {"type": "array", "items": {"type": "string"}},
    ///     "confirm": {"type": "boolean"},
    /// }});
    /// let schema = Schema::compile(&tool, &policy)?;
    /// let (arguments, report) = schema.from_str_with_report("{'limit': '5', 'tags': 'a, b', 'confirm': True}")?;
    /// assert_eq!(arguments, json!({"limit": 5, "tags": ["a", "b"], "confirm": true}));
    /// assert_eq!(report.len(), 3);
    /// assert!(schema.from_value_with_report(json!({"confirm": "true"})).is_err());
    /// # Ok::<(), serde_coerce_runtime::Error>(())
    /// ```
    pub fn tool_calls() -> Self {
        let policy =
            BY_TYPE.iter().fold(Self::new(), |policy, (declared, rules)| policy.on(*declared, rules.iter().copied()));
        policy.with(|checked| {
            let goal = Goal::Rules(parse(OF_ALL, &mut checked.faults[1]));
            checked.say(String::new(), goal, true);
        })
    }
}
