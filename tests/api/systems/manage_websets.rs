//! `manage_websets`: strict by default, repair on request.

use serde_coerce::{Coerce, Mode};
use serde_json::{Value, json};

#[path = "../../../examples/manage_websets.rs"]
mod example;
mod repairs;

use example::{Operation, Server};

fn call(operation: &str, args: &Value) -> Value {
    json!({"operation": operation, "args": args})
}

/// The same call with this switch among its arguments.
fn with_compat(mut call: Value, compat: &Value) -> Value {
    call["args"]["compat"] = compat.clone();
    call
}

/// The answer to a call that asks for safe mode.
fn safely(operation: &str, args: &Value) -> Value {
    Server::default().answer(&with_compat(call(operation, args), &json!({"mode": "safe"})))
}

/// The answer to a call that does not.
fn strictly(operation: &str, args: &Value) -> Value {
    Server::default().answer(&call(operation, args))
}

/// What would be executed in safe mode.
fn normalized(operation: &str, args: &Value) -> Value {
    let compat = json!({"mode": "safe", "preview": true});
    let mut answer = Server::default().answer(&with_compat(call(operation, args), &compat));
    assert_eq!(answer.get("error"), None, "{answer}");
    answer["args"].take()
}

/// The calls of the example, as they were sent.
pub(crate) fn calls() -> Vec<Value> {
    let lines = include_str!("../../../examples/data/manage_websets.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What the model reads about a call that is refused.
pub(crate) fn refused(call: &Value) -> Option<String> {
    Server::default().answer(call)["error"].as_str().map(str::to_owned)
}

/// The paths and codes of an answer's issues.
fn issues(answer: &Value) -> Vec<(&str, &str)> {
    let all = answer["issues"].as_array().expect("a refusal");
    all.iter().filter_map(|issue| Some((issue["path"].as_str()?, issue["code"].as_str()?))).collect()
}

fn is_clean(answer: &Value) -> bool {
    ["error", "_coercions", "_warnings"].iter().all(|member| answer.get(member).is_none())
}

/// A search that needs no repair, with one more argument.
fn search_with(name: &str, value: &Value) -> Value {
    json!({"websetId": "ws", "query": "q", name: value})
}

/// Each operation, with arguments that need no repair, and with some that do.
fn operations() -> [(&'static str, Value, Value); 6] {
    [
        (
            "websets.create",
            json!({"search": {"query": "q"}, "enrichments": [{"description": "d", "options": [{"label": "A"}]}]}),
            json!({"search": {"query": "q", "count": "5"}, "enrichments": [{"description": "d", "options": ["A"]}]}),
        ),
        (
            "searches.create",
            json!({"websetId": "ws", "query": "q", "count": 5, "entity": {"type": "person"}, "recall": true}),
            json!({"websetId": "ws", "query": "q", "count": "5", "entity": "person", "recall": "true"}),
        ),
        (
            "enrichments.create",
            json!({"websetId": "ws", "description": "d", "format": "options", "options": [{"label": "A"}]}),
            json!({"websetId": "ws", "description": "d", "format": "options", "options": ["A"]}),
        ),
        ("items.list", json!({"websetId": "ws", "limit": 3}), json!({"websetId": "ws", "limit": "3"})),
        (
            "monitors.create",
            json!({"websetId": "ws", "cron": "0 9 * * 1", "startsOn": "2025-03-01", "paused": true}),
            json!({"websetId": "ws", "cron": "0 9 * * 1", "paused": "true"}),
        ),
        (
            "tasks.create",
            json!({"timeoutSecs": 60, "operation": "items.list", "args": {"websetId": "ws", "limit": 3}}),
            json!({"timeoutSecs": "60", "operation": "items.list", "args": {"websetId": "ws", "limit": "3"}}),
        ),
    ]
}

#[test]
fn one_tool_has_many_operations() {
    let mut server = Server::default();
    for (operation, clean, _) in operations() {
        let answer = server.answer(&call(operation, &clean));
        assert!(is_clean(&answer), "{operation}: {answer}");
    }
    assert_eq!((server.executed.len(), server.tally.clean()), (6, 6));
    let unknown = strictly("searches.creat", &json!({}));
    assert_eq!(issues(&unknown), [("/operation", "unknown_variant")]);
    assert!(unknown["error"].as_str().unwrap().contains("did you mean `searches.create`?"), "{unknown}");
}

#[test]
fn a_task_nests_another_operations_arguments() {
    let args = json!({"operation": "searches.create", "args": {"websetId": "ws", "query": "q", "criteria": ["x"]}});
    let search = json!({"websetId": "ws", "query": "q", "criteria": [{"description": "x"}]});
    assert_eq!(normalized("tasks.create", &args)["args"], search);
    assert_eq!(safely("tasks.create", &args)["_coercions"][0]["path"], "/args/args/criteria/0");
    let wrong = json!({"operation": "searches.create", "args": {"websetId": "ws", "query": 5}});
    assert_eq!(issues(&safely("tasks.create", &wrong)), [("/args/args/query", "invalid_type")]);
}

#[test]
fn arguments_are_strict_unless_the_call_says_safe() {
    for (operation, _, messy) in operations() {
        let mut server = Server::default();
        assert!(server.answer(&call(operation, &messy))["error"].is_string(), "{operation}");
        assert!(server.executed.is_empty());
        let answer = server.answer(&with_compat(call(operation, &messy), &json!({"mode": "safe"})));
        assert!(answer["_coercions"].is_array(), "{operation}: {answer}");
        assert_eq!(server.executed.len(), 1);
    }
}

#[test]
fn arguments_are_strict_unless_the_servers_default_is_safe() {
    for (operation, _, messy) in operations() {
        let mut server = Server { mode: Some(Mode::Safe), ..Server::default() };
        let answer = server.answer(&call(operation, &messy));
        assert!(answer["_coercions"].is_array(), "{operation}: {answer}");
    }
}

#[test]
fn precedence_is_the_call_then_the_server_then_strict() {
    use Mode::{Safe, Strict};
    let table = [
        (json!({"mode": "safe"}), Some(Strict), Safe),
        (json!({"mode": "strict"}), Some(Safe), Strict),
        (json!({}), Some(Safe), Safe),
        (json!({}), Some(Strict), Strict),
        (json!({"mode": "safe"}), None, Safe),
        (json!({}), None, Strict),
    ];
    for (compat, mode, effective) in table {
        let mut server = Server { mode, ..Server::default() };
        let answer = server.answer(&with_compat(call("items.list", &json!({"websetId": "w", "limit": "3"})), &compat));
        assert_eq!(answer["_coercions"].is_array(), effective == Safe, "{compat} {mode:?}");
        assert_eq!(server.executed.len(), usize::from(effective == Safe));
        let preview = json!({"preview": true, "mode": compat.get("mode").unwrap_or(&json!(effective))});
        let clean = with_compat(call("items.list", &json!({"websetId": "w"})), &preview);
        assert_eq!(server.answer(&clean)["mode"], json!(effective));
    }
}

#[test]
fn a_switch_that_is_not_understood_is_an_error_and_nothing_runs() {
    let table = [
        (json!({"mode": "lenient"}), "/args/compat/mode"),
        (json!({"mode": "SAFE"}), "/args/compat/mode"),
        (json!("safe"), "/args/compat"),
        (json!(true), "/args/compat"),
        (json!(null), "/args/compat"),
        (json!([{"preview": true}]), "/args/compat"),
        (json!({"preview": "true"}), "/args/compat/preview"),
        (json!({"preview": 1}), "/args/compat/preview"),
        (json!({"dryRun": true}), "/args/compat/dryRun"),
    ];
    for (operation, clean, _) in operations() {
        for (compat, path) in &table {
            for mode in [None, Some(Mode::Safe)] {
                let mut server = Server { mode, ..Server::default() };
                let answer = server.answer(&with_compat(call(operation, &clean), compat));
                let [(found, _)] = issues(&answer)[..] else { panic!("{answer}") };
                assert_eq!((found, server.executed.len()), (*path, 0), "{compat}");
            }
        }
    }
}

#[test]
fn a_switch_in_the_wrong_place_is_an_error_and_nothing_runs() {
    let preview = json!({"preview": true});
    let beside = json!({"operation": "items.list", "args": {"websetId": "w"}, "compat": preview});
    let inside =
        call("tasks.create", &json!({"operation": "items.list", "args": {"websetId": "w", "compat": preview}}));
    let in_a_list = json!(["items.list", {"websetId": "w", "compat": preview}]);
    for (call, path) in [(beside, "/compat"), (inside, "/args/args/compat"), (in_a_list, "/1/compat")] {
        for mode in [Mode::Safe, Mode::Strict] {
            let mut server = Server { mode: Some(mode), ..Server::default() };
            assert_eq!(issues(&server.answer(&call)), [(path, "unknown_field")]);
            assert!(server.executed.is_empty());
        }
    }
}

#[test]
fn a_preview_runs_nothing_and_holds_arguments_mode_and_report() {
    for (operation, clean, messy) in operations() {
        let mut server = Server::default();
        let preview = |mode: &str| json!({"mode": mode, "preview": true});
        let seen = server.answer(&with_compat(call(operation, &messy), &preview("safe")));
        assert_eq!((&seen["mode"], server.executed.len()), (&json!("safe"), 0));
        let report = &seen["report"];
        let counts = [&report["_coercions"], &report["_warnings"]].map(|list| list.as_array().map(Vec::len));
        assert!(counts[0] > Some(0) && counts[0] == counts[1], "{seen}");
        let again = server.answer(&call(operation, &seen["args"]));
        assert!(is_clean(&again), "what was shown needs no repair: {again}");

        let seen = server.answer(&with_compat(call(operation, &clean), &preview("strict")));
        let nothing = json!({"_coercions": [], "_warnings": []});
        assert_eq!(seen, json!({"mode": "strict", "args": clean, "report": nothing}));
        let refused = server.answer(&with_compat(call(operation, &messy), &preview("strict")));
        assert!(refused["error"].is_string());
        assert_eq!(server.executed.len(), 1);
    }
}

#[test]
fn on_success_the_answer_carries_coercions_and_warnings_only_if_something_was_repaired() {
    let answer = safely("searches.create", &search_with("count", &json!("25")));
    let coercion = json!({"path": "/args/count", "rule": "string_to_number", "from": "25", "to": 25});
    assert_eq!(answer["_coercions"], json!([coercion]));
    assert_eq!(answer["_warnings"], json!([r#"args.count: string "25" was read as number 25 (string_to_number)"#]));
    assert_eq!((&answer["searchId"], &answer["count"]), (&json!(0), &json!(25)));
    for (operation, clean, _) in operations() {
        assert!(is_clean(&safely(operation, &clean)), "{operation}");
    }
}

#[test]
fn an_answer_that_is_no_object_is_put_under_result() {
    let items = json!(["w/0", "w/1"]);
    assert_eq!(strictly("items.list", &json!({"websetId": "w", "limit": 2})), items);
    let repaired = safely("items.list", &json!({"websetId": "w", "limit": "2"}));
    assert_eq!(repaired["result"], items);
    assert_eq!(repaired["_coercions"][0]["path"], "/args/limit");
}

#[test]
fn on_failure_the_message_lists_every_issue_with_hints() {
    let args = json!({
        "websetid": "w", "query": 5, "count": "about 50", "entity": "Company", "criteria": ["x", {"text": "y"}],
        "recall": "yes",
    });
    let answer = safely("searches.create", &args);
    let expected = [
        ("/args/count", "invalid_type"),
        ("/args/criteria/1/description", "missing_field"),
        ("/args/criteria/1/text", "unknown_field"),
        ("/args/entity", "invalid_type"),
        ("/args/query", "invalid_type"),
        ("/args/recall", "invalid_type"),
        ("/args/websetId", "missing_field"),
        ("/args/websetid", "unknown_field"),
    ];
    assert_eq!(issues(&answer), expected);
    let lines: Vec<_> = answer["error"].as_str().unwrap().lines().filter(|line| line.starts_with("- ")).collect();
    assert_eq!(lines.len(), expected.len());
    for (line, hint) in
        [(0, "not a JSON number"), (2, "expected `description`"), (5, "`true` or `false`"), (7, "`websetId`?")]
    {
        assert!(lines[line].contains(hint), "{}", lines[line]);
    }
    let strict = strictly("searches.create", &search_with("count", &json!("25")));
    assert!(!strict["error"].as_str().unwrap().contains("string_to_number"), "a model knows no rules");
    assert_eq!(strict["issues"][0]["hint"], "`string_to_number` would repair this in safe mode");
}

#[test]
fn the_callers_value_is_never_altered() {
    for (operation, _, messy) in operations() {
        for compat in [json!({"mode": "safe"}), json!({"mode": "safe", "preview": true}), json!({}), json!("safe")] {
            let sent = with_compat(call(operation, &messy), &compat);
            let kept = sent.clone();
            Server::default().answer(&sent);
            assert_eq!(sent, kept);
        }
    }
}

#[test]
fn the_calls_of_the_example_are_clean_repairable_and_hopeless() {
    let mut server = Server::default();
    let (mut clean, mut repaired, mut hopeless) = (0, 0, 0);
    for line in include_str!("../../../examples/data/manage_websets.jsonl").lines() {
        let answer = server.answer(&serde_json::from_str(line).unwrap());
        match () {
            () if is_clean(&answer) => clean += 1,
            () if answer.get("error").is_none() => repaired += 1,
            () => hopeless += 1,
        }
    }
    assert!((20..=40).contains(&(clean + repaired + hopeless)));
    assert!(clean > 5 && repaired > 5 && hopeless > 5, "{clean} {repaired} {hopeless}");
    example::main().unwrap();
}
