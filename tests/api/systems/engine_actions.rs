//! Engine actions: one entry point for every call. A test for each sentence.

#[path = "../../../examples/engine_actions.rs"]
mod example;
mod guardrails;

pub(crate) use example::Action;
use example::{ACTIONS, Engine, Host, MissionCreate, Outcome, Shell, sandboxed_shell, shell};
#[cfg(feature = "schema")]
use serde_coerce::schema::Policy;
use serde_coerce::{Coerce, IssueCode, Mode, Options, Report, Tally};
use serde_json::{Value, json};

const GUARDRAILS: [&str; 4] = ["cooldown_secs", "max_concurrent", "dedup_window_secs", "max_threads_per_day"];

fn engine() -> Engine {
    let mut engine = Engine::default();
    engine.register("shell", Host::Here(shell));
    engine.register("sandboxed_shell", Host::<Shell>::Sandbox(sandboxed_shell));
    engine
}

/// The calls of the example, as they were sent.
pub(crate) fn calls() -> Vec<Value> {
    let lines = include_str!("../../../examples/data/engine_actions.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What the model reads about a call that an engine with a mission refuses.
pub(crate) fn refused(sent: &Value) -> Option<String> {
    let mut engine = engine();
    call(&mut engine, "mission_create", &mission()).unwrap();
    engine.call(sent.clone()).err().map(|error| error.for_model(2000))
}

fn mission() -> Value {
    json!({"goal": "g", "safe": true, "cooldown_secs": 120, "max_concurrent": 2, "dedup_window_secs": 600,
        "max_threads_per_day": 24})
}

/// The mission with one member other than it should be.
fn mission_with(member: &str, value: &Value) -> Value {
    let mut mission = mission();
    mission[member] = value.clone();
    mission
}

fn call(engine: &mut Engine, name: &str, arguments: &Value) -> Outcome {
    engine.call(json!({"name": name, "arguments": arguments}))
}

fn stored(engine: &Engine) -> Vec<Value> {
    engine.missions.iter().map(|mission| json!(mission)).collect()
}

fn lines(outcome: &Outcome) -> Vec<String> {
    outcome.as_ref().unwrap_err().issues().iter().map(ToString::to_string).collect()
}

fn rules(report: &Report) -> Vec<(String, &'static str)> {
    report.coercions().iter().map(|entry| (entry.path.to_pointer(), entry.rule)).collect()
}

#[test]
fn arguments_may_be_an_object_or_the_same_object_as_json_text() {
    let table = [
        ("mission_create", mission()),
        ("mission_update", json!({"id": 0, "max_concurrent": 3})),
        ("mission_list", json!({"running_only": true})),
        ("mission_pause", json!({"id": 0})),
        ("tool_info", json!({"name": "shell"})),
        ("shell", json!({"command": "ls", "safe": true, "timeout_secs": 3})),
        ("sandboxed_shell", json!({"command": "ls", "safe": true, "timeout_secs": 3})),
    ];
    let (mut one, mut other) = (engine(), engine());
    for (name, arguments) in table {
        let (answer, report) = call(&mut one, name, &arguments).unwrap();
        assert!(report.is_empty(), "{name}");
        let (same_answer, report) = call(&mut other, name, &json!(arguments.to_string())).unwrap();
        assert_eq!(same_answer, answer, "{name}");
        assert_eq!(rules(&report), [("/arguments".to_owned(), "string_to_json")], "{name}");
        assert_eq!(stored(&one), stored(&other));
    }
}

#[test]
fn arguments_as_text_must_be_one_whole_object() {
    let whole = mission().to_string();
    let cut = &whole[..whole.len() - 1];
    for text in [cut, "", "null", "5", "[1", "\"{}\"", &format!("{whole}{whole}"), &json!(whole).to_string()] {
        let outcome = call(&mut engine(), "mission_create", &json!(text));
        assert!(lines(&outcome)[0].starts_with("arguments: expected an object with `goal` (string), "), "{text}");
    }
}

#[test]
fn a_call_without_arguments_may_have_none_of_any_form() {
    for nothing in [json!(""), json!(null), json!("{}"), json!({})] {
        assert_eq!(call(&mut engine(), "mission_list", &nothing).unwrap().0, json!([]), "{nothing}");
        assert!(call(&mut engine(), "mission_create", &nothing).is_err(), "{nothing}");
    }
}

#[test]
fn ids_and_filters_come_as_text_too() {
    let mut engine = engine();
    call(&mut engine, "mission_create", &mission()).unwrap();
    for (name, arguments, rule) in [
        ("mission_update", json!({"id": "0"}), "string_to_number"),
        ("mission_pause", json!({"id": "0"}), "string_to_number"),
        ("mission_list", json!({"running_only": "true"}), "string_to_bool"),
    ] {
        let (_, report) = call(&mut engine, name, &arguments).unwrap();
        assert_eq!(report.coercions()[0].rule, rule, "{name}");
    }
    assert_eq!(
        lines(&call(&mut engine, "mission_pause", &json!({"id": "1"}))),
        ["arguments.id: expected the id of a mission, of which there are 1, got number 1"]
    );
}

#[test]
fn members_that_nobody_reads_are_refused_in_every_call() {
    let shell = json!({"command": "ls", "safe": true, "timeout_secs": 3});
    let mut engine = engine();
    call(&mut engine, "mission_create", &mission()).unwrap();
    for (name, mut arguments) in [
        ("mission_create", mission()),
        ("mission_update", json!({"id": 0})),
        ("mission_list", json!({})),
        ("mission_pause", json!({"id": 0})),
        ("tool_info", json!({"name": "shell"})),
        ("shell", shell.clone()),
        ("sandboxed_shell", shell),
    ] {
        let around = engine.call(json!({"name": name, "arguments": arguments, "id": "call_1"}));
        assert_eq!(lines(&around), ["id: unknown field, expected `name` or `arguments`"]);
        arguments["zone"] = json!("eu");
        let inside = call(&mut engine, name, &arguments);
        assert!(lines(&inside)[0].starts_with("arguments.zone: unknown field, expected "), "{name}");
    }
}

#[test]
fn it_runs_a_typed_action() {
    let mut engine = engine();
    let mut run = |name, arguments: Value| call(&mut engine, name, &arguments).unwrap().0;
    assert_eq!(run("mission_create", mission()), json!({"created": 0}));
    assert_eq!(run("mission_create", mission_with("goal", &json!("other"))), json!({"created": 1}));
    assert_eq!(run("mission_update", json!({"id": 1, "cooldown_secs": 5})), json!({"updated": 1}));
    assert_eq!(run("mission_pause", json!({"id": 0})), json!({"paused": 0}));
    assert_eq!(run("mission_list", json!({})), json!(["g", "other"]));
    assert_eq!(run("mission_list", json!({"running_only": true})), json!(["other"]));
    let info = run("tool_info", json!({"name": "mission_pause"}));
    assert_eq!(info[1]["path"], "/name=mission_pause/arguments/id");
    assert_eq!(info[1]["rules"][0]["rule"], "string_to_number");
    assert_eq!(run("tool_info", json!({"name": "shell"}))[1]["path"], "/arguments/timeout_secs");
    let states: Vec<_> = stored(&engine).iter().map(|m| (m["paused"].clone(), m["cooldown_secs"].clone())).collect();
    assert_eq!(states, [(json!(true), json!(120)), (json!(false), json!(5))]);
}

#[test]
fn an_update_stores_what_it_names_and_nothing_else() {
    let change = json!({
        "safe": false, "cooldown_secs": 1, "max_concurrent": 3, "dedup_window_secs": 4, "max_threads_per_day": 5
    });
    for (name, value) in change.as_object().unwrap() {
        let mut engine = engine();
        call(&mut engine, "mission_create", &mission()).unwrap();
        let mut expected = stored(&engine)[0].clone();
        assert_ne!(expected[name], *value, "{name}");
        expected[name] = value.clone();
        call(&mut engine, "mission_update", &json!({"id": 0, name: value})).unwrap();
        assert_eq!(stored(&engine)[0], expected, "{name}");
    }
}

#[test]
fn guardrails_are_all_optional_on_update() {
    for (given, field) in GUARDRAILS.into_iter().enumerate() {
        let mut engine = engine();
        call(&mut engine, "mission_create", &mission()).unwrap();
        let before = stored(&engine)[0].clone();
        call(&mut engine, "mission_update", &json!({"id": 0, field: "7"})).unwrap();
        let after = stored(&engine)[0].clone();
        assert_eq!(after[field], 7);
        for other in GUARDRAILS.into_iter().enumerate().filter(|(at, _)| *at != given).map(|(_, name)| name) {
            assert_eq!(after[other], before[other], "{field} {other}");
        }
        let mut lacking = mission();
        lacking.as_object_mut().unwrap().remove(field);
        let outcome = call(&mut engine, "mission_create", &lacking);
        let accepted = ["a non-negative integer", "an integer from 0 to 4294967295"];
        let lines = lines(&outcome);
        assert!(accepted.iter().any(|accepted| lines[0] == format!("arguments.{field}: missing, expected {accepted}")));
    }
    let mut engine = engine();
    call(&mut engine, "mission_create", &mission()).unwrap();
    let before = stored(&engine);
    call(&mut engine, "mission_update", &json!({"id": 0})).unwrap();
    assert_eq!(stored(&engine), before);
}

#[test]
fn host_tools_are_registered_at_run_time_by_name() {
    let mut engine = Engine::default();
    let arguments = json!({"command": "ls", "safe": true, "timeout_secs": "3"});
    assert_eq!(
        lines(&call(&mut engine, "shell", &arguments)),
        [
            "name: expected one of `mission_create`, `mission_update`, `mission_list`, `mission_pause`, `tool_info`, got \
          string \"shell\""
        ]
    );
    engine.register("shell", Host::Here(shell));
    let (answer, _) = call(&mut engine, "shell", &arguments).unwrap();
    assert_eq!(answer, json!({"ran": {"command": "ls", "safe": true, "timeout_secs": 3}}));
    let outcome = call(&mut engine, "shel", &arguments);
    assert!(lines(&outcome)[0].ends_with(r#"`shell`, got string "shel"; did you mean `shell`?"#));
}

#[test]
fn a_host_tool_takes_over_no_action_of_the_engine() {
    let mut engine = Engine::default();
    engine.register("mission_pause", Host::Here(shell));
    let outcome = call(&mut engine, "mission_pause", &json!({"command": "ls", "safe": true, "timeout_secs": 3}));
    assert!(lines(&outcome).iter().any(|line| line.starts_with("arguments.command: unknown field, expected `id`")));
    let error = Action::from_value(json!({"name": "?", "arguments": {}})).unwrap_err();
    assert_eq!(error.issues()[0].expected, format!("one of `{}`", ACTIONS.join("`, `")), "the names are all named");
}

#[test]
fn past_the_entry_point_the_handlers_take_typed_values_only() {
    let typed: fn(&Shell) -> Value = shell;
    let arguments = json!({"command": "ls", "safe": true, "timeout_secs": 3});
    assert_eq!(typed(&serde_json::from_value(arguments.clone()).unwrap()), json!({"ran": arguments}));
    let strict = Options::default().mode(Mode::Strict);
    let clean = json!({"name": "mission_create", "arguments": mission()});
    assert!(serde_json::from_value::<Action>(clean.clone()).is_ok());
    assert!(strict.from_value_with_report::<Action>(clean).is_ok());
    let as_text = json!({"name": "mission_create", "arguments": mission().to_string()});
    for messy in [json!({"name": "mission_create", "arguments": mission_with("cooldown_secs", &json!("120"))}), as_text]
    {
        assert!(serde_json::from_value::<Action>(messy.clone()).is_err(), "the type itself is strict");
        assert!(strict.from_value_with_report::<Action>(messy.clone()).is_err());
        assert!(Action::from_value(messy).is_ok(), "only the entry_point repairs");
    }
    let answer = sandboxed_shell(r#"{"command": "ls", "safe": true, "timeout_secs": "3"}"#);
    assert!(answer["refused"].as_str().unwrap().starts_with("invalid type: string \"3\", expected u32"));
}

#[test]
fn a_switch_that_decides_about_safety_has_no_rule_and_is_never_repaired() {
    let texts = ["true", "false", "TRUE", "yes", "1", "", "null"].map(Value::from);
    let others = [json!(1), json!(0), json!(null), json!([true]), json!({"value": true})];
    let mut engine = engine();
    call(&mut engine, "mission_create", &mission()).unwrap();
    for safe in texts.into_iter().chain(others) {
        let calls = [
            ("mission_create", mission_with("safe", &safe)),
            ("mission_update", json!({"id": 0, "safe": safe})),
            ("shell", json!({"command": "ls", "safe": safe, "timeout_secs": 3})),
            ("sandboxed_shell", json!({"command": "ls", "safe": safe, "timeout_secs": 3})),
        ];
        for (name, arguments) in calls {
            if name == "mission_update" && safe.is_null() {
                continue; // as if it were not there
            }
            let error = call(&mut engine, name, &arguments).unwrap_err();
            let issue = &error.issues()[0];
            assert_eq!((issue.path.to_pointer().as_str(), issue.code), ("/arguments/safe", IssueCode::InvalidType));
            assert!(issue.tried.is_empty() && issue.hint.is_none() && error.report().is_empty());
        }
    }
    assert_eq!(stored(&engine).len(), 1);
    assert_eq!(stored(&engine)[0]["safe"], true);
    assert!(Action::rules().rows().iter().all(|row| !row.path.ends_with("/safe")));
}

#[test]
fn every_repair_is_one_that_the_type_declares() {
    let mut engine = engine();
    for sent in calls() {
        let declared = match sent["name"].as_str() {
            Some(name) if !ACTIONS.contains(&name) => call(&mut engine, "tool_info", &json!({"name": name})),
            _ => Ok((json!(Action::rules()), Report::default())),
        };
        let Ok((_, report)) = engine.call(sent) else { continue };
        let declared = declared.unwrap().0.to_string();
        for (path, rule) in rules(&report) {
            assert!(declared.contains(&path) && declared.contains(rule), "{path} {rule}");
        }
    }
}

#[test]
fn the_calls_are_clean_repairable_and_hopeless() {
    let (mut engine, tally) = (engine(), Tally::new());
    let calls = calls();
    assert!((20..=40).contains(&calls.len()));
    for sent in calls {
        tally.record(&engine.call(sent));
    }
    assert!(tally.clean() >= 5 && tally.coerced() >= 8 && tally.rejected() >= 8, "{tally}");
}

#[test]
fn the_example_runs() {
    example::main().unwrap();
    assert!(include_str!("../../../examples/engine_actions.rs").lines().count() < 260);
}

#[cfg(feature = "schema")]
#[test]
fn tools_that_only_have_a_schema_get_the_same_coercion() {
    let mut engine = engine();
    let run = |arguments: &Value| json!({"ran": arguments});
    engine
        .register_by_schema("plugin", &example::plugins::shell_schema(), example::plugins::plugin_policy(), run)
        .unwrap();
    let call = |timeout: Value, safe: Value| json!({"command": "ls", "safe": safe, "timeout_secs": timeout});
    for arguments in [
        call(json!(3), json!(true)),
        call(json!("3"), json!(true)),
        json!(call(json!("3"), json!(false)).to_string()),
        call(json!("abc"), json!(true)),
        call(json!(-1), json!(true)),
        call(json!(3), json!("true")),
        json!({"command": "ls"}),
        json!("{\"command\""),
    ] {
        let by_type = engine.call(json!({"name": "shell", "arguments": arguments}));
        let by_schema = engine.call(json!({"name": "plugin", "arguments": arguments}));
        match (by_type, by_schema) {
            (Ok((answer, report)), Ok((other, other_report))) => {
                assert_eq!((other, json!(other_report)), (answer, json!(report)));
            }
            (Err(error), Err(other)) => {
                let places = |error: &serde_coerce::Error| {
                    error.issues().iter().map(|issue| (issue.path.to_pointer(), issue.code)).collect::<Vec<_>>()
                };
                assert_eq!(places(&other), places(&error), "{arguments}");
            }
            (one, other) => panic!("{arguments}: {one:?} {other:?}"),
        }
    }
    assert!(engine.register_by_schema("broken", &json!({"type": "strin"}), Policy::new(), run).is_err());
}
