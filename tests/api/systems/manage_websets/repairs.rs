//! What is repaired in safe mode, and what never is.

use super::*;

#[test]
fn an_entity_may_be_one_of_the_known_words_exactly() {
    for word in ["company", "person", "article", "research_paper", "custom"] {
        let typed = json!({"type": word});
        assert_eq!(normalized("searches.create", &search_with("entity", &json!(word)))["entity"], typed);
        let nested = json!({"search": {"query": "q", "entity": word}});
        assert_eq!(normalized("websets.create", &nested)["search"]["entity"], typed);
    }
    for word in ["Company", "companies", " company", "research paper", "researchPaper", "", "event"] {
        let answer = safely("searches.create", &search_with("entity", &json!(word)));
        assert_eq!(issues(&answer), [("/args/entity", "invalid_type")], "{word}");
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains("`company`, `person`, `article`, `research_paper`, `custom`"), "{error}");
    }
}

#[test]
fn a_criterion_may_be_its_description() {
    let args = search_with("criteria", &json!(["x"]));
    assert_eq!(normalized("searches.create", &args)["criteria"], json!([{"description": "x"}]));
    let nested = json!({"search": {"query": "q", "criteria": ["x", "y"]}});
    let both = json!([{"description": "x"}, {"description": "y"}]);
    assert_eq!(normalized("websets.create", &nested)["search"]["criteria"], both);
}

#[test]
fn blank_text_is_no_criterion() {
    for blank in ["", " ", "\n\t", "\u{a0}"] {
        let text = safely("searches.create", &search_with("criteria", &json!(["x", blank])));
        assert_eq!(issues(&text), [("/args/criteria/1", "invalid_type")], "{text}");
        for mode in [safely, strictly] {
            let object = mode("searches.create", &search_with("criteria", &json!([{"description": blank}])));
            assert_eq!(issues(&object), [("/args/criteria/0/description", "invalid_value")], "{object}");
        }
    }
}

#[test]
fn an_option_may_be_its_label_inside_enrichments_too() {
    let args = json!({"websetId": "w", "description": "d", "options": ["A"]});
    assert_eq!(normalized("enrichments.create", &args)["options"], json!([{"label": "A"}]));
    let options = |options: Value| json!({"description": "d", "options": options});
    let args = json!({"search": {"query": "q"}, "enrichments": [options(json!(["A"])), options(json!(["B"]))]});
    let repaired = json!([options(json!([{"label": "A"}])), options(json!([{"label": "B"}]))]);
    assert_eq!(normalized("websets.create", &args)["enrichments"], repaired);
}

#[test]
fn counts_limits_and_timeouts_may_be_clean_numeric_text() {
    assert_eq!(normalized("searches.create", &search_with("count", &json!("100")))["count"], 100);
    assert_eq!(normalized("items.list", &json!({"websetId": "w", "limit": "1"}))["limit"], 1);
    let task = json!({"timeoutSecs": "600", "operation": "items.list", "args": {"websetId": "w"}});
    assert_eq!(normalized("tasks.create", &task)["timeoutSecs"], 600);
    for text in ["", " 5", "5 ", "+5", "05", "5 items", "five", "1,0", "0x10", "5.0", "1e1", "-5"] {
        let answer = safely("searches.create", &search_with("count", &json!(text)));
        assert_eq!(issues(&answer).len(), 1, "{text}: {answer}");
        assert_eq!(issues(&answer)[0].0, "/args/count");
    }
}

#[test]
fn then_bounds_are_checked() {
    for count in [json!(0), json!(101), json!("0"), json!("101"), json!("1000000")] {
        let answer = safely("searches.create", &search_with("count", &count));
        assert_eq!(issues(&answer), [("/args/count", "invalid_value")], "{count}");
        assert!(answer["error"].as_str().unwrap().contains("expected an integer from 1 to 100"), "{answer}");
    }
    for count in [json!(1), json!(100)] {
        assert!(is_clean(&strictly("searches.create", &search_with("count", &count))));
    }
}

#[test]
fn switches_may_be_true_or_false_as_text() {
    for switch in [true, false] {
        let text = json!(switch.to_string());
        assert_eq!(normalized("searches.create", &search_with("recall", &text))["recall"], switch);
        let monitor = json!({"websetId": "w", "cron": "c", "paused": text});
        assert_eq!(normalized("monitors.create", &monitor)["paused"], switch);
    }
    for other in [json!("True"), json!("yes"), json!("1"), json!(1), json!(""), json!(" true"), json!(null)] {
        let answer = safely("searches.create", &search_with("recall", &other));
        assert_eq!(issues(&answer), [("/args/recall", "invalid_type")], "{other}");
    }
}

#[test]
fn cron_text_dates_and_the_case_of_enums_are_never_repaired() {
    let monitor = |name: &str, value: &Value| {
        let mut args = json!({"websetId": "w", "cron": "0 9 * * 1"});
        args[name] = value.clone();
        args
    };
    assert_eq!(normalized("monitors.create", &monitor("cron", &json!(" 0 9 * * 1")))["cron"], " 0 9 * * 1");
    let table = [
        ("monitors.create", monitor("cron", &json!(["0 9 * * 1"])), "/args/cron"),
        ("monitors.create", monitor("cron", &json!(5)), "/args/cron"),
        ("monitors.create", monitor("startsOn", &json!("2025/03/01")), "/args/startsOn"),
        ("monitors.create", monitor("startsOn", &json!(" 2025-03-01")), "/args/startsOn"),
        ("monitors.create", monitor("startsOn", &json!(20_250_301)), "/args/startsOn"),
        ("enrichments.create", json!({"websetId": "w", "description": "d", "format": "TEXT"}), "/args/format"),
        ("searches.create", search_with("entity", &json!({"type": "Person"})), "/args/entity/type"),
        ("Searches.create", search_with("count", &json!(5)), "/operation"),
    ];
    for (operation, args, path) in table {
        let answer = safely(operation, &args);
        assert_eq!(issues(&answer).iter().map(|issue| issue.0).collect::<Vec<_>>(), [path], "{answer}");
    }
}

#[test]
fn what_is_not_declared_is_never_repaired() {
    let table = [
        search_with("query", &json!(5)),
        search_with("query", &json!(["q"])),
        search_with("websetId", &json!(42)),
        search_with("count", &json!([5])),
        search_with("count", &json!(5.0)),
        search_with("criteria", &json!("x")),
        search_with("criteria", &json!({"0": "x"})),
        search_with("criteria", &json!({"description": "x"})),
        search_with("criteria", &json!(r#"["x"]"#)),
        search_with("criteria", &json!([5])),
        search_with("entity", &json!(r#"{"type": "company"}"#)),
        search_with("recall", &json!([true])),
        search_with("webset_id", &json!("ws")),
        search_with("limit", &json!(5)),
    ];
    for args in table {
        assert_eq!(issues(&safely("searches.create", &args)).len(), 1, "{args}");
    }
    let nested = |enrichment: Value| json!({"search": {"query": "q"}, "enrichments": [enrichment]});
    let table = [
        json!({"search": {"query": "q", "numResults": 5}}),
        json!({"search": {"query": "q", "entity": {"type": "custom", "text": "d"}}}),
        json!({"search": {"query": "q", "criteria": [{"description": "x", "weight": 1}]}}),
        nested(json!({"description": "d", "title": "t"})),
        nested(json!({"description": "d", "options": [{"label": "A", "id": 1}]})),
    ];
    for args in table {
        let answer = safely("websets.create", &args);
        let [(_, code)] = issues(&answer)[..] else { panic!("{answer}") };
        assert_eq!(code, "unknown_field", "{args}");
    }
    let as_text = json!({"operation": "items.list", "args": r#"{"websetId": "w", "compat": {"mode": "safe"}}"#});
    assert_eq!(issues(&Server::default().answer(&as_text)), [("/args", "invalid_type")]);
    let declared = ["*", "count", "limit", "entity", "recall", "paused", "timeoutSecs"];
    for row in Operation::rules().rows() {
        assert!(row.path.rsplit('/').next().is_some_and(|last| declared.contains(&last)), "{}", row.path);
    }
}

#[test]
fn each_item_of_a_mixed_list_is_repaired_by_itself() {
    let answer = safely("searches.create", &search_with("criteria", &json!(["x", {"description": "y"}, "z"])));
    let paths: Vec<_> = answer["_coercions"].as_array().unwrap().iter().map(|coercion| &coercion["path"]).collect();
    assert_eq!(paths, ["/args/criteria/0", "/args/criteria/2"]);
    let refused = safely("searches.create", &search_with("criteria", &json!(["x", 5, {"description": "y"}])));
    assert_eq!(issues(&refused), [("/args/criteria/1", "invalid_type")]);
}
