//! An MCP gateway in small: it takes the tools of three servers with their schemas, repairs calls by one policy, and passes them on.
//!
//! ```sh
//! cargo run --example gateway --features schema
//! ```
//!
//! What the servers answer to `tools/list`, and the calls, are in `examples/data/gateway`. For each call this prints what goes on to
//! the server and what was repaired, or everything that is wrong. In between a server replaces its tools.

use std::collections::BTreeMap;

use coerce::schema::{Policy, Schema};
use coerce::{Error, Issue, Path, Report, Tally};
use serde_json::Value;

/// The tools that can be called, by server and name, each compiled when the list came.
#[derive(Default)]
pub(crate) struct Gateway {
    tools: BTreeMap<(String, String), Schema>,
    pub(crate) tally: Tally,
}

impl Gateway {
    /// Takes what a server answers to `tools/list`, in place of what it had. The tools whose schema has a fault are not offered.
    pub(crate) fn list(&mut self, server: &str, answer: &Value) -> Vec<(String, Error)> {
        self.tools.retain(|(other, _), _| other != server);
        let mut faults = Vec::new();
        for tool in answer["tools"].as_array().into_iter().flatten() {
            let name = tool["name"].as_str().unwrap_or_default().to_owned();
            match Schema::compile(&tool["inputSchema"], &policy(&name)) {
                Ok(schema) => drop(self.tools.insert((server.to_owned(), name), schema)),
                Err(error) => faults.push((name, error)),
            }
        }
        faults
    }

    /// The arguments that go on to the server, and what was repaired.
    pub(crate) fn call(&self, server: &str, name: &str, arguments: Value) -> Result<(Value, Report), Error> {
        let known = self.tools.keys().filter(|(other, _)| other == server).map(|(_, name)| name.as_str());
        let schema = self.tools.get(&(server.to_owned(), name.to_owned()));
        let schema = schema.ok_or_else(|| Issue::unknown(Path::default(), name, known));
        let outcome = schema.map_err(Error::from).and_then(|schema| schema.from_value_with_report(arguments));
        self.tally.record(&outcome);
        outcome
    }
}

/// What may be repaired, signed by a reviewer once for all tools. Never what decides whether something is changed.
fn policy(tool: &str) -> Policy {
    let root = [
        "string_to_json",
        "python_to_json",
        "object_to_value(key(\"arguments\", \"input\"))",
        "empty_to_null",
        "null_to_object",
    ];
    let policy = Policy::new()
        .on("integer", ["string_to_number", "null_to_default"])
        .on("number", ["string_to_number", "null_to_default"])
        .on("boolean", ["string_to_bool"])
        .on("array", ["string_to_json", "singleton_list"])
        .on("enum", ["ignore_case"])
        .on("string", ["null_to_default"])
        .at("", root);
    if tool == "edit_file" { policy.never("/dryRun") } else { policy }
}

pub(crate) fn answer(server: &str, changed: bool) -> Value {
    let text = match (server, changed) {
        ("filesystem", _) => include_str!("data/gateway/filesystem.json"),
        ("issues", _) => include_str!("data/gateway/issues.json"),
        (_, false) => include_str!("data/gateway/browser.json"),
        (_, true) => include_str!("data/gateway/browser_changed.json"),
    };
    serde_json::from_str(text).unwrap_or_default()
}

fn list(gateway: &mut Gateway, server: &str, changed: bool) {
    let faults = gateway.list(server, &answer(server, changed));
    for (name, error) in faults {
        println!("{server}: `{name}` is not offered: {}", error.to_string().replace('\n', "; "));
    }
    for ((_, name), schema) in gateway.tools.iter().filter(|((other, _), _)| other == server) {
        println!("{server}: `{name}`\n{}", schema.rules());
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut gateway = Gateway::default();
    for server in ["filesystem", "issues", "browser"] {
        list(&mut gateway, server, false);
    }
    for line in include_str!("data/gateway/calls.jsonl").lines() {
        let mut message: Value = serde_json::from_str(line)?;
        let server = message["server"].as_str().unwrap_or_default().to_owned();
        if message["method"] == "notifications/tools/list_changed" {
            println!("── {server}: tools/list_changed");
            list(&mut gateway, &server, true);
            continue;
        }
        let arguments = message["params"]["arguments"].take();
        let name = message["params"]["name"].as_str().unwrap_or_default();
        println!("── {server} {name} {arguments}");
        match gateway.call(&server, name, arguments) {
            Ok((arguments, report)) => {
                report.warnings().iter().for_each(|warning| println!("   repaired  {warning}"));
                println!("   goes on   {arguments}");
            }
            Err(error) => error.issues().iter().for_each(|issue| println!("   refused   {issue}")),
        }
    }
    print!("\n{}", gateway.tally);
    Ok(())
}
