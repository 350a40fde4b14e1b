//! Host tools of which only the JSON Schema is known, when they register.

use serde_coerce::Error;
use serde_coerce::schema::{Policy, Schema};
use serde_json::{Value, json};

use super::{Engine, Tool};

impl Engine {
    /// Registers a tool of which only the JSON Schema of its arguments is known, with what may be repaired in a call: arguments are at
    /// `/arguments`. Its calls come through the same entry point.
    pub(crate) fn register_by_schema(
        &mut self,
        name: &str,
        arguments: &Value,
        policy: Policy,
        run: fn(&Value) -> Value,
    ) -> Result<(), Error> {
        // What the arguments refer to stays where they say that it is.
        let definitions = arguments.get("$defs").cloned().unwrap_or_else(|| json!({}));
        let call = json!({
            "type": "object", "required": ["name", "arguments"], "additionalProperties": false, "$defs": definitions,
            "properties": {"name": {"const": name}, "arguments": arguments},
        });
        let schema = Schema::compile(&call, &policy.at("/arguments", ["string_to_json"]))?;
        let rules = schema.rules();
        let run = move |call: Value| {
            let (call, report) = schema.from_value_with_report(call)?;
            Ok((run(&call["arguments"]), report))
        };
        self.tools.insert(name.to_owned(), Tool { run: Box::new(run), rules });
        Ok(())
    }
}

/// Registers the tool of a plugin.
pub(crate) fn register(engine: &mut Engine) -> Result<(), Error> {
    engine.register_by_schema("plugin", &shell_schema(), plugin_policy(), |arguments| json!({"ran": arguments}))
}

/// What may be repaired in calls of plugins. `safe` is none of it.
pub(crate) fn plugin_policy() -> Policy {
    Policy::new().on("integer", ["string_to_number"]).never("/arguments/safe")
}

/// What a plugin says of its tool when it is loaded.
pub(crate) fn shell_schema() -> Value {
    json!({
        "type": "object", "required": ["command", "safe", "timeout_secs"], "additionalProperties": false,
        "properties": {
            "command": {"type": "string"},
            "safe": {"type": "boolean"},
            "timeout_secs": {"$ref": "#/$defs/seconds"},
        },
        "$defs": {"seconds": {"type": "integer", "minimum": 0, "maximum": u32::MAX}},
    })
}
