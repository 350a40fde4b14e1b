//! Made by `generate.rs`.

types! {
    TypedVariants by body of loose as Loose;
    once {
    }
    twice {
        a0 {[trim] [custom(dollars)] [string_to_json]} {} a0::Loose, {[trim] [invalid_to_default]} b0 Loose, {[string_to_json] [trim] [invalid_to_default] [custom(dollars)]};
        a1 {[list_to_item] [string_to_object(key="type")]} {} a1::Loose, {[custom(dollars)] [invalid_to_default] [trim]} b1 Loose, {[invalid_to_default] [custom(dollars)] [list_to_item] [trim] [string_to_object(key="type")]};
        a2 {[string_to_json]} {} a2::Loose, {[string_to_object(key="type")]} b2 Loose, {[string_to_object(key="type")] [string_to_json]};
        a3 {[trim] [custom(dollars)] [string_to_object(key="type")]} {} a3::Loose, {[string_to_json] [string_to_object(key="type")] [list_to_item]} b3 Loose, {[string_to_object(key="type")] [trim] [string_to_json] [list_to_item] [custom(dollars)]};
        a4 {[custom(dollars)] [trim] [string_to_json]} {} a4::Loose, {[trim] [string_to_json] [list_to_item]} b4 Loose, {[trim] [string_to_json] [list_to_item] [custom(dollars)]};
        a5 {[string_to_object(key="type")] [custom(dollars)] [string_to_json]} {} a5::Loose, {} b5 Loose, {[custom(dollars)] [string_to_json] [string_to_object(key="type")]};
        a6 {[list_to_item] [string_to_object(key="type")] [string_to_json] [trim]} {} a6::Loose, {} b6 Loose, {[list_to_item] [trim] [string_to_json] [string_to_object(key="type")]};
        a7 {[string_to_object(key="type")]} {} a7::Loose, {[trim]} b7 Loose, {[trim] [string_to_object(key="type")]};
    }
}
