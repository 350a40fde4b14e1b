//! Made by `generate.rs`.

combinations! {
    Choices of Vec<Option<State>>;
    once {
        a0 [string_to_list];
        a1 [singleton_list];
        a2 [each(list_to_item)];
        a3 [each(empty_to_null)];
        a4 [each(text_to_null("null","None"))];
        a5 [trim];
        a6 [ignore_case];
        a7 [bool_to_choice(yes="on",no="off")];
        a8 [string_to_list] [singleton_list];
        a9 [string_to_list] [each(list_to_item)];
        a10 [singleton_list] [each(list_to_item)];
        a11 [string_to_list] [each(empty_to_null)];
        a12 [singleton_list] [each(empty_to_null)];
        a13 [each(list_to_item, empty_to_null)];
        a14 [string_to_list] [each(text_to_null("null","None"))];
        a15 [singleton_list] [each(text_to_null("null","None"))];
        a16 [each(list_to_item, text_to_null("null","None"))];
        a17 [each(empty_to_null, text_to_null("null","None"))];
        a18 [string_to_list] [trim];
        a19 [singleton_list] [trim];
        a20 [trim] [each(list_to_item)];
        a21 [trim] [each(empty_to_null)];
        a22 [trim] [each(text_to_null("null","None"))];
        a23 [string_to_list] [ignore_case];
        a24 [singleton_list] [ignore_case];
        a25 [ignore_case] [each(list_to_item)];
        a26 [ignore_case] [each(empty_to_null)];
        a27 [ignore_case] [each(text_to_null("null","None"))];
        a28 [ignore_case] [trim];
        a29 [bool_to_choice(yes="on",no="off")] [string_to_list];
        a30 [singleton_list] [bool_to_choice(yes="on",no="off")];
        a31 [bool_to_choice(yes="on",no="off")] [each(list_to_item)];
        a32 [bool_to_choice(yes="on",no="off")] [each(empty_to_null)];
        a33 [bool_to_choice(yes="on",no="off")] [each(text_to_null("null","None"))];
        a34 [bool_to_choice(yes="on",no="off")] [trim];
        a35 [bool_to_choice(yes="on",no="off")] [ignore_case];
    }
    twice {
        a36 b36 [ignore_case] [singleton_list] [trim] [bool_to_choice(yes="on",no="off")] [each(text_to_null("null","None"), list_to_item, empty_to_null)];
        a37 b37 [ignore_case] [bool_to_choice(yes="on",no="off")] [each(list_to_item)];
        a38 b38 [bool_to_choice(yes="on",no="off")] [ignore_case] [string_to_list] [singleton_list] [trim];
        a39 b39 [ignore_case] [string_to_list] [each(text_to_null("null","None"))];
        a40 b40 [trim] [bool_to_choice(yes="on",no="off")] [string_to_list] [ignore_case] [singleton_list] [each(list_to_item, text_to_null("null","None"))];
        a41 b41 [singleton_list] [string_to_list] [trim] [each(empty_to_null, text_to_null("null","None"), list_to_item)];
        a42 b42 [trim] [ignore_case] [string_to_list] [bool_to_choice(yes="on",no="off")] [singleton_list] [each(empty_to_null)];
        a43 b43 [string_to_list] [singleton_list] [bool_to_choice(yes="on",no="off")] [trim] [each(empty_to_null)];
        a44 b44 [singleton_list] [each(text_to_null("null","None"), empty_to_null)];
        a45 b45 [bool_to_choice(yes="on",no="off")] [string_to_list] [ignore_case] [singleton_list] [trim] [each(text_to_null("null","None"), empty_to_null, list_to_item)];
        a46 b46 [singleton_list] [bool_to_choice(yes="on",no="off")] [string_to_list] [ignore_case] [trim] [each(empty_to_null, list_to_item)];
        a47 b47 [bool_to_choice(yes="on",no="off")] [trim] [ignore_case] [string_to_list] [singleton_list] [each(list_to_item)];
        a48 b48 [bool_to_choice(yes="on",no="off")] [ignore_case] [string_to_list] [trim] [each(list_to_item, text_to_null("null","None"), empty_to_null)];
        a49 b49 [bool_to_choice(yes="on",no="off")] [ignore_case] [trim] [singleton_list] [each(text_to_null("null","None"), list_to_item)];
        a50 b50 [ignore_case] [bool_to_choice(yes="on",no="off")] [trim];
    }
}
