//! Made by `generate.rs`.

types! {
    WrappedModes by wrapper of mode as State;
    once {
    }
    twice {
        a0 {[object_to_value(key="value")]} {[bool_to_choice(yes="on",no="off")]} a0::Mode, {} b0 State, {[bool_to_choice(yes="on",no="off")] [object_to_value(key="value")]};
        a1 {[custom(dollars)] [ignore_case]} {} a1::Mode, {[bool_to_choice(yes="on",no="off")] [ignore_case] [null_to_default] [empty_to_null]} b1 State, {[custom(dollars)] [ignore_case] [null_to_default] [empty_to_null] [bool_to_choice(yes="on",no="off")]};
        a2 {[ignore_case]} {[ignore_case]} a2::Mode, {} b2 State, {[ignore_case]};
        a3 {[custom(dollars)] [trim]} {[custom(dollars)]} a3::Mode, {[ignore_case]} b3 State, {[custom(dollars)] [trim] [ignore_case]};
        a4 {[bool_to_choice(yes="on",no="off")]} {[object_to_value(key="value")] [ignore_case] [trim]} a4::Mode, {[object_to_value(key="value")]} b4 State, {[trim] [object_to_value(key="value")] [ignore_case] [bool_to_choice(yes="on",no="off")]};
        a5 {[custom(dollars)] [bool_to_choice(yes="on",no="off")]} {[ignore_case]} a5::Mode, {[text_to_null("null","None")] [null_to_default]} b5 State, {[text_to_null("null","None")] [custom(dollars)] [null_to_default] [bool_to_choice(yes="on",no="off")] [ignore_case]};
        a6 {[custom(dollars)]} {[bool_to_choice(yes="on",no="off")]} a6::Mode, {[list_to_item] [invalid_to_default] [trim]} b6 State, {[custom(dollars)] [bool_to_choice(yes="on",no="off")] [list_to_item] [trim] [invalid_to_default]};
        a7 {[custom(dollars)]} {[list_to_item]} a7::Mode, {[null_to_default] [text_to_null("null","None")] [trim]} b7 State, {[custom(dollars)] [trim] [list_to_item] [null_to_default] [text_to_null("null","None")]};
        a8 {[object_to_value(key="value")]} {} a8::Mode, {} b8 State, {[object_to_value(key="value")]};
        a9 {[list_to_item] [trim]} {[ignore_case] [object_to_value(key="value")]} a9::Mode, {[null_to_default] [bool_to_choice(yes="on",no="off")] [ignore_case]} b9 State, {[trim] [list_to_item] [null_to_default] [bool_to_choice(yes="on",no="off")] [object_to_value(key="value")] [ignore_case]};
    }
}
