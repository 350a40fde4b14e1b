//! Made by `generate.rs`.

types! {
    WrappedNames by wrapper of name as Option<String>;
    once {
        a4 {[text_to_null("null","None")] [object_to_value(key="value")] [trim] [bool_to_string]} {[bool_to_string] [list_to_item]} a4::Name, {[bool_to_choice(yes="on",no="off")] [invalid_to_default]};
    }
    twice {
        a0 {[object_to_value(key="value")] [bool_to_string] [empty_to_null] [custom(dollars)]} {[custom(dollars)] [trim]} a0::Name, {} b0 Option<String>, {[trim] [empty_to_null] [custom(dollars)] [object_to_value(key="value")] [bool_to_string]};
        a1 {[object_to_value(key="value")] [list_to_item]} {[trim]} a1::Name, {} b1 Option<String>, {[list_to_item] [trim] [object_to_value(key="value")]};
        a2 {[text_to_null("null","None")] [number_to_string] [object_to_value(key="value")] [list_to_item]} {} a2::Name, {[object_to_value(key="value")] [trim]} b2 Option<String>, {[text_to_null("null","None")] [list_to_item] [number_to_string] [trim] [object_to_value(key="value")]};
        a3 {[trim] [number_to_string] [bool_to_choice(yes="on",no="off")]} {[bool_to_choice(yes="on",no="off")] [number_to_string]} a3::Name, {[bool_to_choice(yes="on",no="off")]} b3 Option<String>, {[bool_to_choice(yes="on",no="off")] [number_to_string] [trim]};
        a5 {[bool_to_choice(yes="on",no="off")] [text_to_null("null","None")]} {} a5::Name, {[bool_to_choice(yes="on",no="off")] [invalid_to_default] [empty_to_null]} b5 Option<String>, {[bool_to_choice(yes="on",no="off")] [invalid_to_default] [empty_to_null] [text_to_null("null","None")]};
        a6 {[text_to_null("null","None")] [list_to_item]} {[number_to_string] [empty_to_null]} a6::Name, {[object_to_value(key="value")] [invalid_to_default] [number_to_string]} b6 Option<String>, {[invalid_to_default] [list_to_item] [empty_to_null] [number_to_string] [text_to_null("null","None")] [object_to_value(key="value")]};
        a7 {[empty_to_null] [custom(dollars)]} {[text_to_null("null","None")] [custom(dollars)] [bool_to_string]} a7::Name, {[custom(dollars)] [list_to_item] [invalid_to_default]} b7 Option<String>, {[invalid_to_default] [list_to_item] [custom(dollars)] [text_to_null("null","None")] [bool_to_string] [empty_to_null]};
    }
}
