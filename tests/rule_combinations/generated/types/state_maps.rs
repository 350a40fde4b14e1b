//! Made by `generate.rs`.

types! {
    StateMaps by body of state as BTreeMap<String, State>;
    once {
    }
    twice {
        a0 {[trim] [bool_to_choice(yes="on",no="off")]} {} BTreeMap<String, a0::State>, {[ignore_case] [each(object_to_value(key="value"))]} b0 BTreeMap<String, State>, {[ignore_case] [each(trim, object_to_value(key="value"), bool_to_choice(yes="on",no="off"))]};
        a1 {[ignore_case] [object_to_value(key="value")]} {} BTreeMap<String, a1::State>, {} b1 BTreeMap<String, State>, {[each(object_to_value(key="value"), ignore_case)]};
        a2 {[bool_to_choice(yes="on",no="off")]} {} BTreeMap<String, a2::State>, {[string_to_json]} b2 BTreeMap<String, State>, {[string_to_json] [each(bool_to_choice(yes="on",no="off"))]};
        a3 {[ignore_case]} {} BTreeMap<String, a3::State>, {} b3 BTreeMap<String, State>, {[each(ignore_case)]};
        a4 {[ignore_case] [object_to_value(key="value")]} {} BTreeMap<String, a4::State>, {[trim]} b4 BTreeMap<String, State>, {[trim] [each(object_to_value(key="value"), ignore_case)]};
        a5 {[custom(dollars)] [trim] [list_to_item]} {} BTreeMap<String, a5::State>, {[list_to_item]} b5 BTreeMap<String, State>, {[list_to_item] [each(custom(dollars), trim, list_to_item)]};
        a6 {[trim] [list_to_item]} {} BTreeMap<String, a6::State>, {[list_to_item] [list_to_map(value="ON")]} b6 BTreeMap<String, State>, {[list_to_item] [list_to_map(value="ON")] [each(list_to_item, trim)]};
        a7 {[custom(dollars)]} {} BTreeMap<String, a7::State>, {} b7 BTreeMap<String, State>, {[each(custom(dollars))]};
    }
}
