//! Made by `generate.rs`.

types! {
    TypedPatches by body of patch as Patch;
    once {
        a1 {[string_to_object(key="op",only("clear"))] [null_to_object] [list_to_item] [text_to_null("null","None")]} {} a1::Patch, {[trim] [string_to_object(key="op",only("clear"))] [null_to_default]};
        a2 {[null_to_object] [text_to_null("null","None")] [custom(dollars)] [string_to_object(key="op",only("clear"))]} {} a2::Patch, {[null_to_default] [object_to_value(key="value")]};
        a7 {[null_to_object] [trim] [custom(dollars)] [list_to_item]} {} a7::Patch, {[text_to_null("null","None")] [null_to_default]};
    }
    twice {
        a0 {[object_to_value(key="value")] [null_to_object]} {} a0::Patch, {[trim] [string_to_json]} b0 Patch, {[object_to_value(key="value")] [trim] [string_to_json] [null_to_object]};
        a3 {[null_to_object] [text_to_null("null","None")]} {} a3::Patch, {} b3 Patch, {[null_to_object] [text_to_null("null","None")]};
        a4 {[custom(dollars)] [text_to_null("null","None")] [null_to_object] [object_to_value(key="value")]} {} a4::Patch, {[object_to_value(key="value")] [list_to_item] [string_to_object(key="op",only("clear"))]} b4 Patch, {[text_to_null("null","None")] [custom(dollars)] [null_to_object] [object_to_value(key="value")] [string_to_object(key="op",only("clear"))] [list_to_item]};
        a5 {[null_to_object] [string_to_json] [custom(dollars)] [trim]} {} a5::Patch, {[invalid_to_default]} b5 Patch, {[string_to_json] [trim] [invalid_to_default] [custom(dollars)] [null_to_object]};
        a6 {[text_to_null("null","None")] [null_to_object] [string_to_json]} {} a6::Patch, {[null_to_object]} b6 Patch, {[text_to_null("null","None")] [string_to_json] [null_to_object]};
    }
}
