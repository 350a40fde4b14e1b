//! What a patch may be instead of what it should be.

use super::*;

#[test]
fn one_string_is_repaired_to_a_list() {
    let list = vec!["singleton_list".to_owned()];
    let text = applied("kpis", "set_string_list", &json!("Revenue growth"));
    assert_eq!(text, (json!(["Revenue growth"]), list.clone()));
    let url = applied("sources", "set_url_list", &json!("https://a.example"));
    assert_eq!(url, (json!(["https://a.example"]), list));
    assert_eq!(refused("sources", "set_url_list", &json!("a.example")), one("/value/0", "invalid_value"));
}

#[test]
fn one_option_id_is_repaired_to_a_list() {
    let read = applied("markets", "set_multi_select", &json!("apac"));
    assert_eq!(read, (json!(["apac"]), vec!["singleton_list".to_owned()]));
}

#[test]
fn booleans_are_repaired_to_states_as_the_mode_has_them() {
    let rules = vec!["bool_to_choice".to_owned(); 2];
    for (field, [first, second], [yes, no]) in [
        ("diligence", ["financials", "legal"], ["done", "todo"]),
        ("closing", ["signatures", "transfer"], ["done", "todo"]),
        ("compliance", ["gdpr", "soc2"], ["yes", "no"]),
    ] {
        let read = applied(field, "set_checkboxes", &json!({first: true, second: false}));
        assert_eq!(read, (json!({first: yes, second: no}), rules.clone()));
    }
    let mixed = applied("closing", "set_checkboxes", &json!({"signatures": true, "transfer": "na"}));
    assert_eq!(mixed.0, json!({"signatures": "done", "transfer": "na"}));
    assert_eq!(refused("diligence", "set_checkboxes", &json!(true)), one("/value", "invalid_type"));
}

#[test]
fn a_list_of_option_ids_is_repaired_to_an_object_as_the_mode_has_it() {
    for (field, ids, state) in [
        ("diligence", ["financials", "legal"], "done"),
        ("closing", ["signatures", "transfer"], "done"),
        ("compliance", ["soc2", "gdpr"], "yes"),
    ] {
        let read = applied(field, "set_checkboxes", &json!(ids));
        assert_eq!(read, (json!({ids[0]: state, ids[1]: state}), vec!["list_to_map".to_owned()]));
    }
    for list in [json!(["legal", 5]), json!([["legal"]]), json!(["legal", "legal"]), json!([true])] {
        assert_eq!(refused("diligence", "set_checkboxes", &list), one("/value", "invalid_type"), "{list}");
    }
    assert_eq!(refused("diligence", "set_checkboxes", &json!(["tax"])), one("/value/tax", "unknown_field"));
}

#[test]
fn boxes_that_a_patch_does_not_name_keep_their_state() {
    let mut form = form();
    for (value, shown) in [
        (json!({"financials": "done"}), json!({"financials": "done"})),
        (
            json!({"legal": true, "references": "todo"}),
            json!({"financials": "done", "legal": "done", "references": "todo"}),
        ),
        (json!([]), json!({"financials": "done", "legal": "done", "references": "todo"})),
        (json!(["references"]), json!({"financials": "done", "legal": "done", "references": "done"})),
        (json!({"financials": "na"}), json!({"financials": "done", "legal": "done", "references": "done"})),
    ] {
        form.apply(&json!([patch("diligence", "set_checkboxes", &value)])).unwrap();
        assert_eq!(form.shown["diligence"], shown, "{value}");
    }
}

#[test]
fn a_url_and_the_rows_of_a_table_are_checked() {
    assert_eq!(refused("website", "set_url", &json!("northwind.example")), one("/value", "invalid_value"));
    assert_eq!(refused("website", "set_url", &json!(["https://a.example"])), one("/value", "invalid_type"));
    assert_eq!(
        refused("team", "set_table", &json!([{"name": "Ada"}, {"rol": "CEO"}])),
        one("/value/1/rol", "unknown_field")
    );
    assert_eq!(refused("team", "set_table", &json!([["Ada"]])), one("/value/0", "invalid_type"));
    assert_eq!(refused("team", "set_table", &json!({"name": "Ada"})), one("/value", "invalid_type"));
    assert_eq!(applied("team", "set_table", &json!([])), (json!([]), vec![]));
}
