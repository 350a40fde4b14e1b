//! The example `gateway`: what goes on to a server, and what does not.

#[path = "../../examples/gateway.rs"]
#[expect(dead_code, reason = "the example prints, too")]
mod example;

use example::{Gateway, answer};
use serde_json::{Value, json};

fn gateway() -> Gateway {
    let mut gateway = Gateway::default();
    for server in ["filesystem", "issues", "browser"] {
        assert!(gateway.list(server, &answer(server, false)).is_empty());
    }
    gateway
}

#[test]
fn calls_are_clean_repaired_or_refused() {
    let mut gateway = gateway();
    for line in include_str!("../../examples/data/gateway/calls.jsonl").lines() {
        let message: Value = serde_json::from_str(line).unwrap();
        let server = message["server"].as_str().unwrap();
        let Some(name) = message["params"]["name"].as_str() else {
            let faults = gateway.list(server, &answer(server, true));
            assert_eq!(faults.len(), 1);
            continue;
        };
        let Ok((arguments, _)) = gateway.call(server, name, message["params"]["arguments"].clone()) else { continue };
        // What has gone on is clean when it comes again.
        assert_eq!(
            gateway.call(server, name, arguments.clone()).map(|(same, report)| (same, report.len())),
            Ok((arguments, 0))
        );
    }
    let tally = &gateway.tally;
    assert_eq!((tally.clean(), tally.coerced(), tally.rejected()), (1 + 9, 8, 5));
}

#[test]
fn what_decides_whether_something_is_changed_is_never_repaired() {
    let arguments = json!({"path": "a", "edits": [], "dryRun": "true"});
    let error = gateway().call("filesystem", "edit_file", arguments).unwrap_err();
    assert_eq!(error.to_string(), "dryRun: expected a boolean, got string \"true\"");
}

/// Tools without parameters, and enums as schemars writes them.
#[test]
fn tools_that_nobody_has_seen_are_offered() {
    let mode = json!({"oneOf": [{"type": "string", "const": "fast", "description": "May fail."}, {"const": "slow", "type": "string"}]});
    let schemas = [
        json!({"type": "object"}),
        json!({}),
        json!({"properties": {"mode": mode}}),
        json!({"type": "object", "properties": {"mode": mode}, "additionalProperties": false}),
        json!({"type": "object", "additionalProperties": mode}),
    ];
    let tools: Vec<Value> =
        schemas.iter().enumerate().map(|(n, schema)| json!({"name": n.to_string(), "inputSchema": schema})).collect();
    let mut gateway = Gateway::default();
    assert!(gateway.list("new", &json!({"tools": tools})).is_empty());
    for (name, repaired) in [("0", "FAST"), ("1", "FAST"), ("2", "fast"), ("3", "fast"), ("4", "fast")] {
        let (arguments, _) = gateway.call("new", name, json!({"mode": "FAST"})).unwrap();
        assert_eq!(arguments, json!({"mode": repaired}), "{name}");
    }
    assert_eq!(gateway.call("new", "0", json!("{}")).unwrap().0, json!({}));
}
