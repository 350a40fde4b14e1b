//! Made by `generate.rs`.

types! {
    States by body of state as State;
    once {
    }
    twice {
        a0 {[trim]} {} a0::State, {[empty_to_null] [bool_to_choice(yes="on",no="off")] [text_to_null("null","None")] [null_to_default]} b0 State, {[null_to_default] [text_to_null("null","None")] [empty_to_null] [bool_to_choice(yes="on",no="off")] [trim]};
        a1 {[bool_to_choice(yes="on",no="off")]} {} a1::State, {[invalid_to_default]} b1 State, {[invalid_to_default] [bool_to_choice(yes="on",no="off")]};
        a2 {[list_to_item] [trim] [custom(dollars)]} {} a2::State, {} b2 State, {[trim] [custom(dollars)] [list_to_item]};
        a3 {[trim]} {} a3::State, {[list_to_item]} b3 State, {[list_to_item] [trim]};
        a4 {[ignore_case] [bool_to_choice(yes="on",no="off")]} {} a4::State, {[ignore_case] [custom(dollars)]} b4 State, {[ignore_case] [bool_to_choice(yes="on",no="off")] [custom(dollars)]};
        a5 {[trim]} {} a5::State, {[invalid_to_default] [null_to_default] [list_to_item]} b5 State, {[invalid_to_default] [list_to_item] [null_to_default] [trim]};
        a6 {[object_to_value(key="value")] [bool_to_choice(yes="on",no="off")] [trim] [ignore_case]} {} a6::State, {[object_to_value(key="value")] [empty_to_null] [null_to_default]} b6 State, {[bool_to_choice(yes="on",no="off")] [null_to_default] [object_to_value(key="value")] [empty_to_null] [trim] [ignore_case]};
        a7 {[list_to_item]} {} a7::State, {[object_to_value(key="value")]} b7 State, {[list_to_item] [object_to_value(key="value")]};
    }
}
