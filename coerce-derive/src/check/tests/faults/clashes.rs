//! Clashes: one name for two fields, two variants, or a member and a rule.

use super::*;

#[test]
fn names_that_clash() {
    assert_type(&[
        (
            "struct Name { a: T, #[serde(alias = \"a\")] b: T }",
            "another field has the name `a` too: rename one, or remove the alias",
        ),
        (
            "enum Name { A, #[serde(alias = \"A\")] B }",
            "another variant has the name `A` too: rename one, or remove the alias",
        ),
        (
            "#[coerce(ignore_key_case)] struct Name { max_results: T, #[serde(rename = \"max-Results\")] b: T }",
            "`max_results` and `max-Results` are one name to `ignore_key_case`: rename one, or remove `ignore_key_case`",
        ),
        (
            "#[coerce(ignore_key_case)] struct Name { a: T, #[serde(alias = \"a\")] b: T }",
            "another field has the name `a` too: rename one, or remove the alias",
        ),
        (
            "#[coerce(drop_keys(\"y\"))] struct Name { x: T }",
            "`drop_keys` has no effect without serde's `deny_unknown_fields`: add that, or remove `drop_keys`",
        ),
        (
            "#[serde(deny_unknown_fields)] #[coerce(drop_keys(\"x\"))] struct Name { x: T }",
            "`x` is the name of a field: remove it from `drop_keys`",
        ),
        (
            "#[serde(deny_unknown_fields)] #[coerce(drop_keys(\"X\"), ignore_key_case)] struct Name { x: T }",
            "`ignore_key_case` reads `X` as `x`: remove it from `drop_keys`",
        ),
        (
            "#[serde(tag = \"t\", deny_unknown_fields)] enum Name { #[coerce(drop_keys(\"t\"))] A { x: T } }",
            "`t` is the tag: remove it from `drop_keys`",
        ),
    ]);
}

#[test]
fn names_that_do_not_clash() {
    assert_sound(&[
        "#[serde(untagged)] enum Name { A(T), #[serde(rename = \"A\")] B(U) }",
        "struct Name { a: T, #[serde(skip, rename = \"a\")] b: T }",
        "enum Name { A, #[serde(skip, rename = \"A\")] B }",
        "enum Name { A, #[serde(untagged, rename = \"A\")] B(T) }",
        "struct Name { max_results: T, #[serde(rename = \"max-Results\")] b: T }",
        "#[coerce(ignore_key_case)] struct Name { #[serde(alias = \"maxResults\")] max_results: T }",
        "#[serde(deny_unknown_fields)] #[coerce(drop_keys(\"X\"))] struct Name { x: T }",
    ]);
}

#[test]
fn members_of_the_value_itself() {
    assert_type(&[
        (
            "#[coerce(object_to_value(key = \"x\"))] struct Name { x: T }",
            "`x` is a member of the value itself, so `object_to_value` cannot tell the two apart: remove the rule",
        ),
        (
            "#[serde(tag = \"t\")] #[coerce(object_to_value(key = \"t\"))] enum Name { A }",
            "`t` is a member of the value itself, so `object_to_value` cannot tell the two apart: remove the rule",
        ),
        (
            "#[coerce(object_to_value(key = \"A\"))] enum Name { A(T) }",
            "`A` is a member of the value itself, so `object_to_value` cannot tell the two apart: remove the rule",
        ),
        (
            "enum Name { #[coerce(object_to_value(key = \"X\"), ignore_key_case)] A { x: T } }",
            "`X` is a member of the value itself, so `object_to_value` cannot tell the two apart: remove the rule",
        ),
        (
            "#[coerce(object_to_value(key = \"X\"), ignore_key_case)] struct Name { x: T }",
            "`X` is a member of the value itself, so `object_to_value` cannot tell the two apart: remove the rule",
        ),
        (
            "#[coerce(object_to_value(key = \"x\"))] enum Name { A, #[serde(untagged)] B { x: T } }",
            "`x` is a member of the value itself, so `object_to_value` cannot tell the two apart: remove the rule",
        ),
        (
            "#[serde(untagged)] #[coerce(object_to_value(key = \"x\"))] enum Name { A { x: T } }",
            "`x` is a member of the value itself, so `object_to_value` cannot tell the two apart: remove the rule",
        ),
    ]);
}

#[test]
fn members_that_are_not_read() {
    assert_type(&[
        (
            "#[coerce(string_to_object(key = \"nmae\"))] struct Name { name: T }",
            "`string_to_object` makes a member that is not read, `nmae`: did you mean `name`?",
        ),
        (
            "#[coerce(string_to_object(key = \"a\"))] struct Name {}",
            "`string_to_object` makes a member that is not read, `a`: remove it",
        ),
        (
            "#[coerce(string_to_object(key = \"y\"))] enum Name { A(T), #[serde(skip, untagged)] B(T) }",
            "`string_to_object` makes a member that is not read, `y`: write `A`",
        ),
        (
            "#[serde(tag = \"t\")] #[coerce(string_to_object(key = \"y\"))] enum Name { A }",
            "`string_to_object` makes a member that is not read, `y`: write `t`",
        ),
    ]);
}

#[test]
fn members_that_ask_for_the_rules() {
    assert_type(&[
        (
            "#[coerce(opt_in = \"x\")] struct Name { x: T }",
            "`x` is a member of the value itself: write another name, as `opt_in = \"compat\"`",
        ),
        (
            "#[coerce(opt_in)] struct Name { compat: T }",
            "`compat` is a member of the value itself: write another name, as `opt_in = \"mode\"`",
        ),
        (
            "#[serde(deny_unknown_fields)] #[coerce(opt_in, drop_keys(\"a\", \"compat\"))] struct Name { x: T }",
            "`compat` is claimed by `drop_keys` too: write another name, as `opt_in = \"mode\"`",
        ),
        (
            "#[serde(tag = \"t\")] #[coerce(opt_in)] enum Name { A { compat: T }, B { compat: T } }",
            "`compat` is a member of the value itself: write another name, as `opt_in = \"mode\"`",
        ),
        (
            "#[serde(untagged, deny_unknown_fields)] #[coerce(opt_in)] enum Name { #[coerce(drop_keys(\"compat\"))] B { x: T } }",
            "`compat` is claimed by `drop_keys` too: write another name, as `opt_in = \"mode\"`",
        ),
        (
            "#[serde(deny_unknown_fields)] #[coerce(opt_in)] enum Name { A, #[serde(untagged)] #[coerce(drop_keys(\"compat\"))] B { x: T } }",
            "`compat` is claimed by `drop_keys` too: write another name, as `opt_in = \"mode\"`",
        ),
        (
            "#[serde(tag = \"t\", deny_unknown_fields)] #[coerce(opt_in)] enum Name { A { x: T }, #[coerce(drop_keys(\"compat\"))] B { x: T } }",
            "`compat` is claimed by `drop_keys` too: write another name, as `opt_in = \"mode\"`",
        ),
        (
            "#[coerce(opt_in = \"input\", object_to_value(key = \"input\"))] struct Name { x: T }",
            "`input` is claimed by `object_to_value` too: write another name, as `opt_in = \"compat\"`",
        ),
    ]);
}

/// What other members there are is not known, or a name is another one.
#[test]
fn members_that_may_be_named() {
    assert_sound(&[
        "#[coerce(string_to_object(key = \"y\"))] struct Name { x: T, #[serde(flatten)] rest: M }",
        "#[serde(from = \"F\")] #[coerce(string_to_object(key = \"y\"))] struct Name { x: T }",
        "#[serde(try_from = \"F\")] #[coerce(string_to_object(key = \"y\"))] struct Name { x: T }",
        "#[serde(transparent)] #[coerce(string_to_object(key = \"y\"))] struct Name { x: T }",
        "#[serde(untagged)] #[coerce(string_to_object(key = \"y\"))] enum Name { A { x: T } }",
        "#[coerce(object_to_value(key = \"X\"))] struct Name { x: T }",
        "#[serde(deny_unknown_fields)] #[coerce(object_to_value(key = \"X\"), drop_keys(\"y\"))] struct Name { x: T }",
        "#[coerce(object_to_value(key = \"y\"), ignore_key_case)] struct Name { x: T }",
        "#[coerce(object_to_value(key = \"rest\"))] struct Name { x: T, #[serde(flatten)] rest: M }",
        // A variant that is not read has no members.
        "#[serde(tag = \"t\")] #[coerce(opt_in)] enum Name { A, #[serde(skip)] B { compat: T } }",
        "#[serde(untagged)] #[coerce(object_to_value(key = \"x\"))] enum Name { A(T), #[serde(skip)] B { x: T } }",
        "#[coerce(string_to_object(key = \"x\"))] struct Name { x: T }",
        "#[serde(deny_unknown_fields)] #[coerce(opt_in)] enum Name { #[coerce(drop_keys(\"compat\"))] A { x: T } }",
        "#[coerce(opt_in, object_to_value(key = \"input\"))] struct Name { x: T }",
        "#[coerce(opt_in)] enum Name { A { compat: T } }",
        "#[serde(tag = \"t\", content = \"c\")] #[coerce(opt_in)] enum Name { A { compat: T } }",
        "#[serde(tag = \"t\")] #[coerce(object_to_value(key = \"x\"))] enum Name { A { x: T } }",
        "enum Name { #[coerce(object_to_value(key = \"X\"))] A { x: T } }",
    ]);
}

#[test]
fn words_that_name_no_variant() {
    assert_type(&[
        (
            "#[coerce(bool_to_choice(yes = \"al\", no = \"none\"))] #[serde(rename_all = \"lowercase\")] enum Name { All, None }",
            "`bool_to_choice` makes `al`, the name of no variant without content: did you mean `all`?",
        ),
        (
            "#[coerce(bool_to_choice(yes = \"all\", no = \"some\"))] enum Name { #[serde(rename = \"all\")] A, some(u8) }",
            "`bool_to_choice` makes `some`, the name of no variant without content: write `all`",
        ),
        (
            "#[serde(tag = \"t\")] #[coerce(bool_to_choice(yes = \"all\", no = \"None\"))] enum Name { All { x: T }, None }",
            "`bool_to_choice` makes `all`, the name of no variant: did you mean `All`?",
        ),
        // The variant that would read it is not read.
        (
            "#[coerce(bool_to_choice(yes = \"All\", no = \"x\"))] enum Name { All, #[serde(skip, untagged)] Other(T) }",
            "`bool_to_choice` makes `x`, the name of no variant without content: write `All`",
        ),
        (
            "#[coerce(bool_to_choice(yes = \"All\", no = \"None\"))] enum Name { All, #[serde(with = \"m\")] None }",
            "`bool_to_choice` makes `None`, the name of no variant without content: write `All`",
        ),
    ]);
    assert_eq!(
        faults("#[coerce(bool_to_choice(yes = \"a\", no = \"b\"))] enum Name { A(T) }"),
        ["a", "b"]
            .map(|word| format!("`bool_to_choice` makes `{word}`, the name of no variant without content: remove it"))
    );
}

#[test]
fn words_of_an_enum_without_names() {
    let fault = "`ignore_case` has no effect on an enum that has no variant without content: remove it";
    assert_type(&[
        ("#[coerce(trim, ignore_case)] enum Name { A(T), B { x: T } }", fault),
        ("#[coerce(string_to_object(key = \"A\", only(\"a\")), ignore_case)] enum Name { A(T) }", fault),
        ("#[coerce(ignore_case(separators))] enum Name { A(T) }", fault),
    ]);
}

#[test]
fn words_that_name_a_variant() {
    assert_sound(&[
        "#[coerce(bool_to_choice(yes = \"All\", no = \"nil\"))] enum Name { All, #[serde(alias = \"nil\")] None }",
        "#[coerce(bool_to_choice(yes = \"all\", no = \"none\"), ignore_case)] enum Name { All, None }",
        "#[coerce(bool_to_choice(yes = \"x\", no = \"All\"))] enum Name { All, #[serde(other)] Other }",
        "#[serde(tag = \"t\")] #[coerce(ignore_case)] enum Name { A { x: T } }",
        "#[serde(untagged)] #[coerce(ignore_case)] enum Name { A(T), B { x: T } }",
        "#[serde(untagged)] #[coerce(bool_to_choice(yes = \"x\", no = \"y\"))] enum Name { A(String) }",
        "#[coerce(bool_to_choice(yes = \"x\", no = \"y\"))] enum Name { All, #[serde(untagged)] Other(String) }",
    ]);
}

#[test]
fn words_that_are_one() {
    assert_type(&[
        (
            "#[coerce(ignore_case)] enum Name { A, a }",
            "`A` and `a` are one word to `ignore_case`: rename one, or remove `ignore_case`",
        ),
        (
            "#[coerce(ignore_case)] enum Name { #[serde(alias = \"open\")] Open, B }",
            "`Open` and `open` are one word to `ignore_case`: remove the alias, or remove `ignore_case`",
        ),
        (
            "#[serde(tag = \"t\")] #[coerce(ignore_case)] enum Name { A, a { x: T } }",
            "`A` and `a` are one word to `ignore_case`: rename one, or remove `ignore_case`",
        ),
        (
            "#[coerce(ignore_case(separators))] enum Name { in_progress, InProgress }",
            "`in_progress` and `InProgress` are one word to `ignore_case(separators)`: rename one, or remove `separators`",
        ),
        (
            "#[coerce(ignore_case)] enum Name { A, #[serde(alias = \"A\")] B }",
            "another variant has the name `A` too: rename one, or remove the alias",
        ),
    ]);
    for sound in [
        "#[coerce(ignore_case)] enum Name { in_progress, InProgress }",
        "#[coerce(ignore_case(separators))] enum Name { A, _A, a_, B }",
        "#[coerce(ignore_case)] enum Name { A, a { x: T } }",
        "#[serde(untagged)] #[coerce(ignore_case)] enum Name { A, a }",
        "#[coerce(ignore_case)] enum Name { A, #[serde(skip)] a }",
        "#[coerce(ignore_case)] enum Name { A, #[serde(untagged)] a }",
    ] {
        assert_eq!(faults(sound), [""; 0], "{sound}");
    }
}
