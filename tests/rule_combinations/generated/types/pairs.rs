//! Made by `generate.rs`.

types! {
    Pairs by body of pair as Pair;
    once {
    }
    twice {
        a0 {[string_to_json] [custom(dollars)] [object_to_value(key="value")]} {} a0::Pair, {[list_to_item]} b0 Pair, {[string_to_json] [custom(dollars)] [list_to_item] [object_to_value(key="value")]};
        a1 {[list_to_item] [string_to_json]} {} a1::Pair, {} b1 Pair, {[string_to_json] [list_to_item]};
        a2 {[string_to_json]} {} a2::Pair, {[custom(dollars)]} b2 Pair, {[custom(dollars)] [string_to_json]};
        a3 {[custom(dollars)] [string_to_json] [list_to_item] [object_to_value(key="value")]} {} a3::Pair, {} b3 Pair, {[custom(dollars)] [string_to_json] [object_to_value(key="value")] [list_to_item]};
        a4 {[object_to_value(key="value")] [list_to_item] [custom(dollars)] [string_to_json]} {} a4::Pair, {} b4 Pair, {[string_to_json] [custom(dollars)] [list_to_item] [object_to_value(key="value")]};
        a5 {[string_to_json] [object_to_value(key="value")]} {} a5::Pair, {} b5 Pair, {[object_to_value(key="value")] [string_to_json]};
        a6 {[custom(dollars)]} {} a6::Pair, {[list_to_item] [custom(dollars)] [object_to_value(key="value")]} b6 Pair, {[custom(dollars)] [object_to_value(key="value")] [list_to_item]};
        a7 {[custom(dollars)] [object_to_value(key="value")]} {} a7::Pair, {} b7 Pair, {[object_to_value(key="value")] [custom(dollars)]};
    }
}
