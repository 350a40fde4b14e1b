//! Made by `generate.rs`.

types! {
    WrappedSwitches by wrapper of switch as bool;
    once {
    }
    twice {
        a0 {[trim] [number_to_bool]} {} a0::Switch, {} b0 bool, {[trim] [number_to_bool]};
        a1 {[custom(dollars)]} {} a1::Switch, {[string_to_bool(yes("on"),no("off"))] [empty_to_null] [null_to_default]} b1 bool, {[null_to_default] [empty_to_null] [string_to_bool(yes("on"),no("off"))] [custom(dollars)]};
        a2 {[custom(dollars)]} {[ignore_case] [string_to_bool(yes("on"),no("off"))]} a2::Switch, {[string_to_bool(yes("on"),no("off"))] [invalid_to_default] [empty_to_null] [null_to_default]} b2 bool, {[string_to_bool(yes("on"),no("off"))] [ignore_case] [empty_to_null] [custom(dollars)] [invalid_to_default] [null_to_default]};
        a3 {[ignore_case] [object_to_value(key="value")] [string_to_bool(yes("on"),no("off"))] [list_to_item]} {[number_to_bool]} a3::Switch, {[list_to_item] [number_to_bool] [custom(dollars)]} b3 bool, {[string_to_bool(yes("on"),no("off"))] [ignore_case] [number_to_bool] [list_to_item] [object_to_value(key="value")] [custom(dollars)]};
        a4 {[string_to_bool(yes("on"),no("off"))]} {[string_to_bool(yes("on"),no("off"))] [ignore_case]} a4::Switch, {[list_to_item] [null_to_default] [empty_to_null]} b4 bool, {[string_to_bool(yes("on"),no("off"))] [null_to_default] [list_to_item] [ignore_case] [empty_to_null]};
        a5 {[list_to_item] [custom(dollars)]} {[custom(dollars)]} a5::Switch, {} b5 bool, {[list_to_item] [custom(dollars)]};
        a6 {[string_to_bool(yes("on"),no("off"))] [custom(dollars)]} {[object_to_value(key="value")] [list_to_item]} a6::Switch, {} b6 bool, {[custom(dollars)] [list_to_item] [object_to_value(key="value")] [string_to_bool(yes("on"),no("off"))]};
        a7 {[string_to_bool(yes("on"),no("off"))]} {[list_to_item] [trim]} a7::Switch, {} b7 bool, {[trim] [list_to_item] [string_to_bool(yes("on"),no("off"))]};
    }
}
