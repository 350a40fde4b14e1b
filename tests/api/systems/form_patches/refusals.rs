//! What no patch may be.

use super::*;

#[test]
fn unknown_option_ids_are_refused_with_a_list_of_the_valid_ones() {
    let table = [
        ("stage", "set_single_select", json!("ipo"), "/value", "`seed`, `series_a`, `series_b`"),
        ("markets", "set_multi_select", json!(["us", "emea"]), "/value/1", "`us`, `eu`, `apac`"),
        ("markets", "set_multi_select", json!("emea"), "/value/0", "`us`, `eu`, `apac`"),
        ("compliance", "set_checkboxes", json!({"hipaa": "yes"}), "/value/hipaa", "`soc2` or `gdpr`"),
        ("compliance", "set_checkboxes", json!(["soc2", "hipaa"]), "/value/hipaa", "`soc2` or `gdpr`"),
    ];
    for (field, op, value, path, valid) in table {
        let (answer, _) = apply(&[patch(field, op, &value)]);
        let issue = &answer["rejected"][0]["issues"][0];
        let code = if path == "/value/hipaa" { "unknown_field" } else { "unknown_variant" };
        assert_eq!((&issue["path"], &issue["code"]), (&json!(path), &json!(code)), "{answer}");
        assert!(answer["rejected"][0]["message"].as_str().unwrap().contains(valid), "{answer}");
    }
}

#[test]
fn the_wrong_case_is_refused_with_the_word_that_was_meant() {
    let table = [
        ("stage", "set_single_select", json!("Seed"), "`seed`"),
        ("stage", "set_single_select", json!("SERIES_A"), "`series_a`"),
        ("markets", "set_multi_select", json!(["US"]), "`us`"),
        ("diligence", "set_checkboxes", json!({"Legal": "done"}), "`legal`"),
        ("diligence", "set_checkboxes", json!({"legal": "Done"}), "`done`"),
        ("compliance", "set_checkboxes", json!({"soc2": "YES"}), "`yes`"),
        ("compliance", "set_checkboxes", json!(["SOC2"]), "`soc2`"),
        ("name", "SET_STRING", json!("x"), "`set_string`"),
        ("Name", "set_string", json!("x"), "`name`"),
    ];
    for (field, op, value, meant) in table {
        let (answer, shown) = apply(&[patch(field, op, &value)]);
        let message = answer["rejected"][0]["message"].as_str().unwrap();
        assert!(message.contains(&format!("did you mean {meant}?\n")) && shown.is_empty(), "{message}");
    }
}

#[test]
fn a_member_that_is_no_string_is_refused() {
    for member in [json!(5), json!(null), json!(true), json!(["x"]), json!({})] {
        for (field, op, right) in [
            ("kpis", "set_string_list", "x"),
            ("sources", "set_url_list", "https://a.example"),
            ("markets", "set_multi_select", "us"),
        ] {
            let value = json!([right, member]);
            assert_eq!(refused(field, op, &value), one("/value/1", "invalid_type"), "{value}");
        }
    }
}

#[test]
fn a_state_of_another_mode_is_refused() {
    for (field, id, states, valid) in [
        ("diligence", "legal", ["yes", "no", "na", "active", "unfilled"].as_slice(), "`todo` or `done`"),
        ("closing", "transfer", &["yes", "no", "unfilled"], "`todo`, `done`, `incomplete`, `active`, `na`"),
        ("compliance", "soc2", &["todo", "done", "na"], "`unfilled`, `yes`, `no`"),
    ] {
        for state in states {
            let (answer, shown) = apply(&[patch(field, "set_checkboxes", &json!({id: state}))]);
            assert!(shown.is_empty());
            assert_eq!(issues(&answer["rejected"][0]), one(&format!("/value/{id}"), "unknown_variant"));
            assert!(answer["rejected"][0]["message"].as_str().unwrap().contains(valid), "{answer}");
        }
    }
}

#[test]
fn an_op_that_does_not_match_the_fields_kind_is_refused() {
    for (field, fit, _) in clean() {
        for (_, op, value) in clean().into_iter().filter(|(_, op, _)| *op != fit) {
            let (answer, shown) = apply(&[patch(field, op, &value)]);
            let issues = issues(&answer["rejected"][0]);
            assert_eq!(issues[..1], one("/op", "invalid_value"), "{field} {op}");
            assert!(issues[1..].iter().all(|(path, _)| path.starts_with("/value")), "{issues:?}");
            assert!(answer["rejected"][0]["message"].as_str().unwrap().contains(&format!("`{fit}`")), "{answer}");
            assert!(shown.is_empty());
        }
    }
}

#[test]
fn nothing_is_split_on_commas() {
    let read = applied("kpis", "set_string_list", &json!("Revenue growth, retention"));
    assert_eq!(read.0, json!(["Revenue growth, retention"]));
    assert_eq!(refused("markets", "set_multi_select", &json!("us,eu")), one("/value/0", "unknown_variant"));
    assert_eq!(refused("diligence", "set_checkboxes", &json!("financials,legal")), one("/value", "invalid_type"));
    let urls = json!("https://a.example, https://b.example");
    assert_eq!(refused("sources", "set_url_list", &urls), one("/value/0", "invalid_value"));
}

#[test]
fn a_list_for_a_single_value_is_refused() {
    for (field, op, value) in clean() {
        if ["set_string_list", "set_url_list", "set_multi_select", "set_checkboxes", "set_table"].contains(&op) {
            continue;
        }
        assert_eq!(refused(field, op, &json!([value])), one("/value", "invalid_type"), "{field}");
    }
}

#[test]
fn text_for_a_number_is_refused() {
    assert_eq!(refused("revenue", "set_number", &json!("12500000")), one("/value", "invalid_type"));
    assert_eq!(refused("founded", "set_year", &json!("2016")), one("/value", "invalid_type"));
    assert_eq!(refused("name", "set_string", &json!(12_500_000)), one("/value", "invalid_type"));
}

#[test]
fn nothing_is_ever_dropped_from_a_value() {
    let extra = |name: &str| {
        let mut patch = patch("name", "set_string", &json!("x"));
        patch[name] = json!("y");
        patch
    };
    for name in ["note", "values", "field_id", "Value"] {
        let (answer, _) = apply(&[extra(name)]);
        assert_eq!(issues(&answer["rejected"][0]), one(&format!("/{name}"), "unknown_field"));
    }
    let long: Vec<_> = (0..1000).map(|at| format!("kpi {at}")).collect();
    assert_eq!(applied("kpis", "set_string_list", &json!(long)).0, json!(long));
    for repeated in [json!(["us", "us"]), json!([])] {
        assert_eq!(applied("markets", "set_multi_select", &repeated).0, repeated);
    }
    for exact in [json!(0.1), json!(u64::MAX), json!(-1e-7)] {
        assert_eq!(applied("revenue", "set_number", &exact).0, exact);
    }
    for text in ["", "  x ", "null", "[\"a\"]"] {
        assert_eq!(applied("name", "set_string", &json!(text)).0, text);
    }
    assert_eq!(refused("kpis", "set_string_list", &json!("[\"a\"]")), one("/value", "invalid_type"));
}
