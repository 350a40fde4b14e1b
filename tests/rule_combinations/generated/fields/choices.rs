//! Made by `generate.rs`.

combinations! {
    Choices of Vec<Option<State>>;
    once {
        a0 [trim];
        a1 [string_to_list];
        a2 [singleton_list];
        a3 [ignore_case];
        a4 [bool_to_choice(yes="on",no="off")];
        a5 [each(list_to_item)];
        a6 [each(empty_to_null)];
        a7 [each(text_to_null("null","None"))];
        a8 [trim] [string_to_list];
        a9 [singleton_list] [trim];
        a10 [string_to_list] [singleton_list];
        a11 [trim] [ignore_case];
        a12 [ignore_case] [string_to_list];
        a13 [ignore_case] [singleton_list];
        a14 [trim] [bool_to_choice(yes="on",no="off")];
        a15 [bool_to_choice(yes="on",no="off")] [string_to_list];
        a16 [singleton_list] [bool_to_choice(yes="on",no="off")];
        a17 [bool_to_choice(yes="on",no="off")] [ignore_case];
        a18 [trim] [each(list_to_item)];
        a19 [string_to_list] [each(list_to_item)];
        a20 [singleton_list] [each(list_to_item)];
        a21 [ignore_case] [each(list_to_item)];
        a22 [bool_to_choice(yes="on",no="off")] [each(list_to_item)];
        a23 [trim] [each(empty_to_null)];
        a24 [string_to_list] [each(empty_to_null)];
        a25 [singleton_list] [each(empty_to_null)];
        a26 [ignore_case] [each(empty_to_null)];
        a27 [bool_to_choice(yes="on",no="off")] [each(empty_to_null)];
        a28 [each(list_to_item, empty_to_null)];
        a29 [trim] [each(text_to_null("null","None"))];
        a30 [string_to_list] [each(text_to_null("null","None"))];
        a31 [singleton_list] [each(text_to_null("null","None"))];
        a32 [ignore_case] [each(text_to_null("null","None"))];
        a33 [bool_to_choice(yes="on",no="off")] [each(text_to_null("null","None"))];
        a34 [each(list_to_item, text_to_null("null","None"))];
        a35 [each(empty_to_null, text_to_null("null","None"))];
    }
    twice {
        a36 b36 [ignore_case] [singleton_list] [string_to_list] [bool_to_choice(yes="on",no="off")] [each(empty_to_null, text_to_null("null","None"), list_to_item)];
        a37 b37 [singleton_list] [trim] [string_to_list] [bool_to_choice(yes="on",no="off")] [ignore_case] [each(empty_to_null, text_to_null("null","None"), list_to_item)];
        a38 b38 [bool_to_choice(yes="on",no="off")] [trim] [string_to_list] [singleton_list] [each(empty_to_null, text_to_null("null","None"), list_to_item)];
        a39 b39 [string_to_list] [singleton_list] [each(list_to_item, text_to_null("null","None"))];
        a40 b40 [ignore_case] [singleton_list] [each(list_to_item, empty_to_null)];
        a41 b41 [trim] [each(list_to_item, empty_to_null)];
        a42 b42 [singleton_list] [each(text_to_null("null","None"), list_to_item)];
        a43 b43 [ignore_case] [singleton_list] [bool_to_choice(yes="on",no="off")] [trim] [each(text_to_null("null","None"), empty_to_null)];
        a44 b44 [bool_to_choice(yes="on",no="off")] [singleton_list] [ignore_case] [trim] [each(empty_to_null, text_to_null("null","None"), list_to_item)];
        a45 b45 [string_to_list] [singleton_list] [bool_to_choice(yes="on",no="off")] [each(text_to_null("null","None"), list_to_item, empty_to_null)];
        a46 b46 [bool_to_choice(yes="on",no="off")] [string_to_list] [ignore_case] [trim] [singleton_list] [each(list_to_item, empty_to_null)];
        a47 b47 [ignore_case] [each(text_to_null("null","None"), empty_to_null)];
    }
}
