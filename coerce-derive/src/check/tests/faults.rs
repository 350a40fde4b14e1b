//! Faults and their messages. That each is reported on the right word, and that nothing follows from it, is tested with the
//! compiler: `tests/ui`.

use super::parse;
use crate::errors::Errors;

mod names;

/// All messages on a type.
fn faults(code: &str) -> Vec<String> {
    let (mut input, mut errors) = (parse(code), Errors::default());
    let _ = crate::raw::read(&mut input, &mut errors).map(|raw| crate::check::check(raw, &mut errors));
    errors.messages()
}

/// All messages on a field `x: T` with this attribute.
fn of_field(attribute: &str) -> Vec<String> {
    faults(&format!("struct Name {{ #[coerce({attribute})] x: T }}"))
}

/// The only message on a field with this attribute is this one.
fn assert_field(cases: &[(&str, &str)]) {
    for (attribute, found) in cases {
        assert_eq!(of_field(attribute), [*found], "{attribute}");
    }
}

/// The only message on a type is this one.
fn assert_type(cases: &[(&str, &str)]) {
    for (code, found) in cases {
        assert_eq!(faults(code), [*found], "{code}");
    }
}

#[test]
fn contradictory_arguments() {
    assert_field(&[
        ("string_to_bool(yes(\"a\"), no(\"b\", \"a\"))", "`a` would mean both true and false: remove it from one"),
        ("string_to_bool(no(\"true\"))", "`true` would mean both true and false: remove it from one"),
        ("string_to_bool(yes(\"false\"))", "`false` would mean both true and false: remove it from one"),
        ("string_to_bool(yes())", "`yes()` names nothing: write a string, or remove it"),
        ("string_to_object(key = \"a\", only())", "`only()` names nothing: write a string, or remove it"),
        ("bool_to_choice(yes = \"a\", no = \"a\")", "`yes` and `no` are the same string: write two different ones"),
        ("string_to_list(separator = \"\")", "an empty separator cuts nothing: write `separator = \",\"`"),
    ]);
}

#[test]
fn contradictory_rules() {
    assert_field(&[
        (
            "singleton_list, list_to_item",
            "`list_to_item` (a list of one item is read as the item) and `singleton_list` (a single value is read as a list \
             of one item) conflict: remove one",
        ),
        (
            "bool_to_string, bool_to_choice(yes = \"a\", no = \"b\")",
            "`bool_to_string` (a boolean is read as a string) and `bool_to_choice` (a boolean is read as one of two strings) \
             accept the same values: remove one",
        ),
        (
            "object_to_value(key = \"a\"), string_to_object(key = \"a\")",
            "`object_to_value` and `string_to_object` with the same `key` conflict: remove one",
        ),
        (
            "text_to_null(\"true\"), bool_to_string",
            "both `text_to_null` and `bool_to_string` claim the string \"true\": remove it from one",
        ),
        (
            "text_to_null(\"5\"), number_to_string",
            "both `text_to_null` and `number_to_string` claim the string \"5\": remove it from one",
        ),
        (
            "text_to_null(\"1.5\"), number_to_string(floats)",
            "both `text_to_null` and `number_to_string` claim the string \"1.5\": remove it from one",
        ),
        (
            "empty_to_null, bool_to_choice(yes = \"\", no = \"b\")",
            "both `empty_to_null` and `bool_to_choice` claim the string \"\": remove it from one",
        ),
        (
            "empty_to_null, text_to_null(\"\")",
            "both `empty_to_null` and `text_to_null` claim the string \"\": remove it from one",
        ),
        (
            "trim, text_to_null(\" a\")",
            "`trim` removes the white space around \" a\": write it without, or remove `trim`",
        ),
        (
            "text_to_null(\"true\"), each(bool_to_string, text_to_null(\"true\"))",
            "both `text_to_null` and `bool_to_string` claim the string \"true\": remove it from one",
        ),
    ]);
    let outside = [
        "bool_to_string, bool_to_choice(yes = \"a\", no = \"b\")",
        "object_to_value(key = \"a\"), string_to_object(key = \"a\")",
        "trim, text_to_null(\" a\")",
    ];
    for conflict in outside {
        assert_eq!(of_field(&format!("{conflict}, each(custom(f))")), of_field(conflict), "said once");
    }
    assert_eq!(of_field("object_to_value(key = \"a\"), string_to_object(key = \"b\")"), [""; 0]);
    assert_eq!(of_field("text_to_null(\"true\"), each(bool_to_string)"), [""; 0], "they meet nowhere");
    assert_eq!(of_field("text_to_null(\"1.5\"), number_to_string"), [""; 0], "it makes no such string");
    assert_eq!(of_field("text_to_null(\"5\"), string_to_number"), [""; 0], "a sentinel is no contradiction");
}

#[test]
fn defaults_that_rules_need() {
    let removes = "removes a member, which only a named field is: move it to one, or remove it";
    assert_field(&[
        ("null_to_default", "`null_to_default` needs a default to fall back to: add `#[serde(default)]`"),
        ("invalid_to_default", "`invalid_to_default` needs a default to fall back to: add `#[serde(default)]`"),
    ]);
    assert_eq!(of_field("each(null_to_default), each(invalid_to_default)").len(), 1);
    assert_eq!(of_field("each(null_to_default, invalid_to_default)"), [""; 0]);
    let null = format!("`null_to_default` {removes}");
    assert_type(&[
        ("#[coerce(null_to_default)] struct Name { x: T }", &null),
        ("enum Name { #[coerce(null_to_default)] A { x: T } }", &null),
        ("struct Name(#[serde(default)] #[coerce(null_to_default)] T);", &null),
        ("struct Name(T, #[serde(default)] #[coerce(null_to_default)] T);", &null),
    ]);
}

#[test]
fn places_without_effect() {
    let skipped = "`trim` has no effect on a field that is not read: remove it";
    let unread = "`trim` has no effect in a variant that is not read: remove it";
    assert_type(&[
        ("struct Name { #[serde(skip)] #[coerce(trim)] x: T }", skipped),
        ("enum Name { A(#[serde(skip)] #[coerce(trim)] T) }", skipped),
        ("#[serde(transparent)] struct Name(T, #[serde(skip)] #[coerce(trim)] T);", skipped),
        ("enum Name { #[serde(skip)] A(#[coerce(trim)] T) }", unread),
        (
            "enum Name { #[serde(skip)] #[coerce(trim)] A(T) }",
            "`trim` has no effect on a variant that is not read: remove it",
        ),
        (
            "enum Name { #[serde(with = \"m\")] A(#[coerce(trim)] T) }",
            "`trim` has no effect in a variant that serde's `with` reads: remove it",
        ),
        ("enum Name { #[coerce(trim)] A }", "`trim` has no effect on a variant without content: remove it"),
        (
            "struct Name { #[serde(flatten)] #[coerce(trim, string_to_json)] x: T }",
            "`string_to_json` has no effect on a flattened field: write it on the fields of its type",
        ),
        (
            "struct Name { #[serde(flatten)] #[coerce(serde, each(trim))] x: T }",
            "`trim` has no effect on a flattened field: write it on the fields of its type",
        ),
        (
            "#[serde(from = \"F\")] struct Name { #[coerce(trim)] x: T }",
            "`trim` has no effect beside serde's `from`, which reads another type: remove it",
        ),
        (
            "struct Name { #[serde(with = \"m\")] #[coerce(serde)] x: T }",
            "`serde` has no effect beside serde's `with` or `deserialize_with`: remove it",
        ),
        (
            "enum Name { #[coerce(drop_invalid_items)] A(#[coerce(serde)] T) }",
            "`drop_invalid_items` must know the type of the items, which is not known beside `serde` or serde's `with`: \
             remove it",
        ),
        (
            "enum Name { #[coerce(singleton_list)] A { x: T } }",
            "`singleton_list` does not fit the content of this variant, a struct: remove it",
        ),
    ]);
}

#[test]
fn only_marks_have_an_effect_in_a_type_that_serde_reads() {
    let unread = |name: &str| format!("`{name}` has no effect in a type that is read by its `Deserialize`: remove it");
    assert_type(&[
        ("#[coerce(serde)] struct Name { #[coerce(trim, sensitive)] x: T }", &unread("trim")),
        ("#[coerce(serde)] struct Name { #[coerce(serde)] x: T }", &unread("serde")),
        ("#[coerce(serde)] enum Name { #[coerce(trim)] A(T) }", &unread("trim")),
        ("#[coerce(serde, ignore_key_case)] struct Name { x: T }", &unread("ignore_key_case")),
    ]);
}

#[test]
fn attributes_on_the_wrong_kind_of_type() {
    let record = "goes on a struct or a variant with named fields";
    let fold = format!(
        "`ignore_key_case` {record} (keys are matched by all but case, `_` and `-`): move it there, or remove it"
    );
    let objects = "`opt_in` goes on a struct with named fields or an enum whose values are objects (rules apply only where the \
                   value asks for them): move it there, or remove it";
    assert_type(&[
        ("#[coerce(ignore_key_case)] struct Name(T);", &fold),
        ("#[coerce(ignore_key_case)] enum Name { A { x: T } }", &fold),
        ("enum Name { #[coerce(ignore_key_case)] A(T) }", &fold),
        ("#[serde(transparent)] #[coerce(ignore_key_case)] struct Name { x: T }", &fold),
        ("#[coerce(opt_in)] struct Name(T, T);", objects),
        ("#[coerce(opt_in)] enum Name { A, B }", objects),
        ("#[serde(try_from = \"F\")] #[coerce(opt_in)] struct Name { x: T }", objects),
        ("#[serde(from = \"F\")] #[coerce(opt_in)] struct Name { x: T }", objects),
        ("#[serde(transparent)] #[coerce(opt_in)] struct Name { x: T }", objects),
        (
            "#[coerce(sensitive)] struct Name { x: T }",
            "`sensitive` goes on a field (the field's values are kept out of report and issues): move it there, or remove it",
        ),
        (
            "#[coerce(each(trim))] struct Name { x: T }",
            "`each` goes on a field (these rules act on each item): move it there, or remove it",
        ),
        ("#[coerce(crate = \"a b\")] struct Name;", "`crate` takes a path: write `crate = \"::serde_coerce\"`"),
        ("#[coerce(crate)] struct Name;", "`crate` needs a string: write `crate = \"::serde_coerce\"`"),
        (
            "#[coerce(bound = \"T\")] struct Name<T>(T);",
            "`bound` takes where-clause predicates (expected `:`): write `bound = \"T: Coerce\"`",
        ),
    ]);
}

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
    assert_eq!(faults("#[serde(untagged)] enum Name { A(T), #[serde(rename = \"A\")] B(U) }"), [""; 0]);
    assert_eq!(faults("struct Name { a: T, #[serde(skip, rename = \"a\")] b: T }"), [""; 0]);
    assert_eq!(faults("enum Name { A, #[serde(skip, rename = \"A\")] B }"), [""; 0]);
    assert_eq!(faults("enum Name { A, #[serde(untagged, rename = \"A\")] B(T) }"), [""; 0]);
    assert_eq!(faults("struct Name { max_results: T, #[serde(rename = \"max-Results\")] b: T }"), [""; 0]);
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
            "#[coerce(string_to_object(key = \"nmae\"))] struct Name { name: T }",
            "`string_to_object` makes a member that is not read, `nmae`: did you mean `name`?",
        ),
        (
            "#[serde(untagged)] #[coerce(object_to_value(key = \"x\"))] enum Name { A { x: T } }",
            "`x` is a member of the value itself, so `object_to_value` cannot tell the two apart: remove the rule",
        ),
        (
            "#[serde(tag = \"t\")] #[coerce(string_to_object(key = \"y\"))] enum Name { A }",
            "`string_to_object` makes a member that is not read, `y`: write `t`",
        ),
        (
            "#[coerce(opt_in = \"x\")] struct Name { x: T }",
            "`x` is a member of the value itself: write another name, as `opt_in = \"compat\"`",
        ),
        (
            "#[coerce(opt_in)] struct Name { compat: T }",
            "`compat` is a member of the value itself: write another name, as `opt_in = \"mode\"`",
        ),
    ]);
    // What other members there are is not known, or a name is another one.
    for sound in [
        "#[coerce(string_to_object(key = \"y\"))] struct Name { x: T, #[serde(flatten)] rest: M }",
        "#[serde(from = \"F\")] #[coerce(string_to_object(key = \"y\"))] struct Name { x: T }",
        "#[serde(try_from = \"F\")] #[coerce(string_to_object(key = \"y\"))] struct Name { x: T }",
        "#[serde(transparent)] #[coerce(string_to_object(key = \"y\"))] struct Name { x: T }",
        "#[serde(untagged)] #[coerce(string_to_object(key = \"y\"))] enum Name { A { x: T } }",
        "#[coerce(object_to_value(key = \"X\"))] struct Name { x: T }",
        "enum Name { #[coerce(object_to_value(key = \"X\"))] A { x: T } }",
    ] {
        assert_eq!(faults(sound), [""; 0], "{sound}");
    }
}

#[test]
fn what_serde_may_say_but_not_here() {
    let found = faults(
        "#[serde(remote = \"X\")] struct Name<'a> { #[serde(borrow, rename = \"q\")] a: &'a str, #[serde(getter = \"g\")] b: [u8] }",
    );
    let beginnings = ["a type with a lifetime", "a value without a size", "`remote` ", "`borrow` "];
    assert_eq!(found.len(), beginnings.len(), "{found:#?}");
    for (found, beginning) in found.iter().zip(beginnings) {
        assert!(found.starts_with(beginning), "{found}");
    }
    assert_type(&[
        ("union Name { x: u8 }", "Serde does not support derive for unions"),
        ("struct Name { x: str }", "a value without a size known to the compiler cannot be read: put it in a `Box`"),
        (
            "#[serde(field_identifier)] enum Name { A }",
            "`field_identifier` is for `Deserialize` impls written by hand: remove it, or remove `Coerce` here",
        ),
    ]);
}

#[test]
fn serdes_own_faults_are_reported_with_the_others() {
    let found =
        faults("#[serde(tag = \"t\")] enum Name { #[serde(other)] A, B { #[serde(bogus)] #[coerce(trm)] t: u8 } }");
    assert_eq!(
        found,
        [
            "unknown serde field attribute `bogus`",
            "#[serde(other)] must be on the last variant",
            "variant field name `t` conflicts with internal tag",
            "unknown rule or attribute `trm`: did you mean `trim`?",
        ]
    );
}

#[test]
fn items_of_a_type_that_is_not_known() {
    let dropped = "`drop_invalid_items` must know the type of the items, which is not known beside `serde` or serde's `with`: \
                   remove it";
    let default = dropped.replacen("drop_invalid_items", "null_to_default", 1);
    assert_field(&[("serde, drop_invalid_items", dropped), ("serde, each(null_to_default)", &default)]);
    assert_type(&[
        ("struct Name { #[serde(with = \"m\")] #[coerce(drop_invalid_items)] x: T }", dropped),
        ("enum Name { #[serde(with = \"m\")] #[coerce(drop_invalid_items)] A(T) }", dropped),
        ("#[coerce(serde, drop_invalid_items)] struct Name(T);", dropped),
    ]);
}

#[test]
fn rules_that_take_each_others_values_on_two_levels() {
    assert_field(&[
        (
            "drop_invalid_items, each(invalid_to_default)",
            "`drop_invalid_items` (items that cannot be read are dropped) and `each(invalid_to_default)` accept the same \
             values: remove one",
        ),
        (
            "string_to_object(key = \"a\"), ignore_case",
            "`string_to_object` without `only` accepts every string that `ignore_case` could match: name the strings in \
             `only(…)`, or remove one",
        ),
        (
            "object_to_value(key(\"a\", \"b\")), string_to_object(key = \"b\")",
            "`object_to_value` and `string_to_object` with the same `key` conflict: remove one",
        ),
    ]);
    assert_eq!(of_field("string_to_object(key = \"a\", only(\"b\")), ignore_case"), [""; 0]);
    assert_eq!(of_field("drop_invalid_items, each(null_to_default)"), [""; 0]);
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
            "#[coerce(ignore_case(separators))] enum Name { in_progress, InProgress }",
            "`in_progress` and `InProgress` are one word to `ignore_case(separators)`: rename one, or remove `separators`",
        ),
    ]);
    for sound in [
        "#[coerce(ignore_case)] enum Name { in_progress, InProgress }",
        "#[coerce(ignore_case(separators))] enum Name { A, _A, a_ }",
        "#[coerce(ignore_case)] enum Name { A, a { x: T } }",
        "#[serde(tag = \"t\")] #[coerce(ignore_case)] enum Name { A, a }",
        "#[coerce(ignore_case)] enum Name { A, #[serde(skip)] a }",
    ] {
        assert_eq!(faults(sound), [""; 0], "{sound}");
    }
}
