//! An MCP gateway in small: it takes the tools of a server with their schemas, repairs calls by one policy, and passes them on.
//!
//! ```sh
//! cargo run --example gateway --features schema
//! ```
//!
//! For each call this prints what goes on to the server and what was repaired, or everything that is wrong. In between the server
//! replaces its list of tools.

use std::collections::BTreeMap;

use coerce::schema::{Policy, Schema};
use coerce::{Error, Tally};
use serde_json::{Value, json};

/// The tools that can be called, each compiled when the list came.
#[derive(Default)]
struct Gateway {
    tools: BTreeMap<String, Schema>,
    tally: Tally,
}

impl Gateway {
    /// What `tools/list` answers: also after `tools/list_changed`, when it replaces what was there.
    fn list(&mut self, answer: &Value) {
        self.tools.clear();
        for tool in answer["tools"].as_array().into_iter().flatten() {
            let name = tool["name"].as_str().unwrap_or_default();
            match Schema::compile(&tool["inputSchema"], &policy(name)) {
                Ok(schema) => {
                    println!("{name}:\n{}", schema.rules());
                    self.tools.insert(name.to_owned(), schema);
                }
                Err(error) => println!("{name} is not offered: {error}\n"),
            }
        }
    }

    fn call(&self, name: &str, arguments: Value) {
        let Some(schema) = self.tools.get(name) else {
            println!("{name}: no such tool");
            return;
        };
        let outcome = schema.from_value_with_report(arguments);
        self.tally.record(&outcome);
        match outcome {
            Ok((arguments, report)) => {
                println!("{name} <- {arguments}");
                report.warnings().iter().for_each(|warning| println!("    {warning}"));
            }
            Err(error) => refuse(name, &error),
        }
    }
}

fn refuse(name: &str, error: &Error) {
    println!("{name} refused");
    error.issues().iter().for_each(|issue| println!("    {issue}"));
}

/// What may be repaired, signed by a reviewer once for all tools. Never a switch that decides about safety.
fn policy(tool: &str) -> Policy {
    let policy = Policy::new()
        .on("integer", ["string_to_number"])
        .on("number", ["string_to_number"])
        .on("array", ["string_to_json", "singleton_list"])
        .on("enum", ["ignore_case"])
        .on("string", ["null_to_default"])
        .at("", ["string_to_json", "python_to_json", "object_to_value(key(\"arguments\", \"input\"))"]);
    if tool == "delete_file" { policy.on("boolean", ["string_to_bool"]).never("/force") } else { policy }
}

fn main() {
    let mut gateway = Gateway::default();
    let search = json!({"name": "search", "inputSchema": {"type": "object", "required": ["query"], "properties": {
        "query": {"type": "string"},
        "limit": {"type": "integer", "minimum": 1, "maximum": 100},
        "kinds": {"type": "array", "items": {"enum": ["person", "company"]}},
        "since": {"type": "string"},
    }}});
    let delete = json!({"name": "delete_file", "inputSchema": {"type": "object", "required": ["path", "force"], "properties": {
        "path": {"type": "string"}, "force": {"type": "boolean"}, "dry_run": {"type": "boolean"},
    }}});
    gateway.list(&json!({"tools": [search, delete]}));
    gateway.call("search", json!({"query": "rust", "limit": 5}));
    gateway.call("search", json!({"query": "020", "limit": "5", "kinds": "Person", "since": null}));
    gateway.call("search", json!("{'query': 'rust', 'limit': 5}"));
    gateway.call("search", json!({"limit": "TBD"}));
    gateway.call("delete_file", json!({"path": "/tmp/x", "dry_run": "true", "force": "true"}));

    println!("\ntools/list_changed");
    gateway.list(&json!({"tools": [{"name": "search", "inputSchema": {"type": "object", "properties": {"q": {"type": "string"}}}}]}));
    gateway.call("search", json!({"q": "rust"}));
    gateway.call("delete_file", json!({"path": "/tmp/x"}));
    print!("\n{}", gateway.tally);
}
