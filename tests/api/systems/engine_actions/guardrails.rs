//! Guardrails that come as text.

use super::*;

#[test]
fn all_four_guardrails_sent_as_text_arrive_as_numbers_and_are_stored_so() {
    let text =
        json!({"cooldown_secs": "120", "max_concurrent": "2", "dedup_window_secs": "600", "max_threads_per_day": "24"});
    let mut arguments = mission();
    arguments.as_object_mut().unwrap().extend(text.as_object().unwrap().clone());
    let mut engine = engine();
    let (_, report) = call(&mut engine, "mission_create", &arguments).unwrap();
    assert_eq!(report.len(), 4);
    let mut expected = mission();
    expected["paused"] = json!(false);
    assert_eq!(stored(&engine), [expected.clone()]);

    let mut change = mission_with("id", &json!(0));
    change.as_object_mut().unwrap().remove("goal");
    for (field, value) in [("cooldown_secs", 18_446_744_073_709_551_615), ("max_concurrent", 4_294_967_295_u64)] {
        change[field] = json!(value.to_string());
        expected[field] = json!(value);
    }
    call(&mut engine, "mission_update", &change).unwrap();
    assert_eq!(stored(&engine), [expected], "to the last digit");
}

#[test]
fn abc_is_a_clean_error_that_names_the_field_and_nothing_is_stored() {
    let mut engine = engine();
    call(&mut engine, "mission_create", &mission()).unwrap();
    let before = stored(&engine);
    for field in GUARDRAILS {
        let outcome = call(&mut engine, "mission_create", &mission_with(field, &json!("abc")));
        let line = &lines(&outcome)[0];
        let accepted = ["a non-negative integer, got", "an integer from 0 to 4294967295, got"];
        assert!(
            accepted.iter().any(|accepted| line.starts_with(&format!("arguments.{field}: expected {accepted}"))),
            "{line}"
        );
        assert!(line.ends_with(r#", got string "abc"; string_to_number: not a JSON number"#), "{line}");
        let outcome = call(&mut engine, "mission_update", &json!({"id": 0, "safe": false, field: "abc"}));
        assert_eq!(lines(&outcome).len(), 1);
        assert_eq!(outcome.unwrap_err().issues()[0].path.to_pointer(), format!("/arguments/{field}"));
    }
    assert_eq!(stored(&engine), before, "an update is whole or not at all");
}

#[test]
fn no_refused_call_stores_anything() {
    let mut engine = engine();
    for sent in calls() {
        let before = stored(&engine);
        if engine.call(sent).is_err() {
            assert_eq!(stored(&engine), before);
        }
    }
}

/// What may stand in a guardrail's place.
fn odd_values() -> Vec<Value> {
    let texts = ["5", "-1", "5.0", "1e3", " 5", "007", "", "abc", "null", "18446744073709551616", "[5]"];
    let others = [json!(5), json!(-1), json!(5.5), json!(null), json!(true), json!([5]), json!({"0": 5})];
    texts.into_iter().map(Value::from).chain(others).collect()
}

#[test]
fn engine_actions_and_host_tools_sandboxed_or_not_get_the_same_coercion() {
    let mut engine = engine();
    engine.register("here", Host::Here(|arguments: &MissionCreate| json!(arguments)));
    let sandbox: fn(&str) -> Value = |text| json!(serde_json::from_str::<MissionCreate>(text).unwrap());
    engine.register("sandboxed", Host::<MissionCreate>::Sandbox(sandbox));

    let fields = GUARDRAILS.into_iter().chain(["goal", "safe", "unknown"]);
    let objects = fields.flat_map(|field| odd_values().into_iter().map(move |value| mission_with(field, &value)));
    let texts: Vec<_> = objects.clone().map(|arguments| json!(arguments.to_string())).collect();
    let (mut accepted, mut refused) = (0, 0);
    for arguments in objects.chain(texts).chain(odd_values()).chain([mission()]) {
        let by_engine = call(&mut engine, "mission_create", &arguments);
        for host in ["here", "sandboxed"] {
            let by_host = call(&mut engine, host, &arguments);
            match (&by_engine, by_host) {
                (Ok((_, report)), Ok((answer, host_report))) => {
                    assert_eq!(*report, host_report, "{host} {arguments}");
                    let mut stored = stored(&engine).pop().unwrap();
                    stored.as_object_mut().unwrap().remove("paused");
                    assert_eq!(stored, answer, "{host} {arguments}");
                    accepted += 1;
                }
                (Err(error), Err(host_error)) => {
                    assert_eq!(*error, host_error, "{host} {arguments}");
                    refused += 1;
                }
                (by_engine, by_host) => panic!("{host} {arguments}\n{by_engine:?}\n{by_host:?}"),
            }
        }
    }
    assert!(accepted > 20 && refused > 200, "{accepted} {refused}");
}

#[test]
fn coercing_twice_changes_nothing() {
    let (mut first, mut second) = (engine(), engine());
    let mut repaired = 0;
    for mut sent in calls() {
        let Ok((answer, report)) = first.call(sent.clone()) else { continue };
        repaired += usize::from(!report.is_empty());
        json_patch::patch(&mut sent, &serde_json::from_value::<json_patch::Patch>(report.to_json_patch()).unwrap())
            .unwrap();
        let (same_answer, report) = second.call(sent.clone()).unwrap();
        assert!(report.is_empty(), "{sent}");
        assert_eq!(same_answer, answer);
        assert_eq!(stored(&second), stored(&first));
    }
    assert!(repaired >= 8);
}
