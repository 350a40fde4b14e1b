//! Faults and their messages. That each is reported on the right word, and that nothing follows from it, is tested with the
//! compiler: `tests/ui`.

use super::parse;
use crate::errors::Errors;

mod clashes;
mod conflicts;
mod names;
mod tuples;
mod whole;

/// All messages on a type.
pub(super) fn faults(code: &str) -> Vec<String> {
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

/// There is no fault in these.
fn assert_sound(codes: &[&str]) {
    for code in codes {
        assert_eq!(faults(code), [""; 0], "{code}");
    }
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
fn arguments_of_the_wrong_form() {
    assert_field(&[
        (
            "ignore_case = \"separators\"",
            "`ignore_case` takes its arguments in parentheses: write `ignore_case(separators)`",
        ),
        ("ignore_case(\"_\")", "an argument of `ignore_case` has a name: write `ignore_case(separators)`"),
        ("ignore_case(separators = true)", "`separators` has no value: write `ignore_case(separators)`"),
        ("number_to_string(floats = true)", "`floats` has no value: write `number_to_string(floats)`"),
        (
            "string_to_bool(true = \"y\", no = \"n\")",
            "`string_to_bool` has no argument `true`: write one of `yes`, `no`",
        ),
        ("custom(frist = keep)", "`custom` has no argument `frist`: did you mean `first`?"),
        ("custom(keep(1))", "`custom` takes the path of one function: write `custom(path::to::function)`"),
    ]);
}

/// What is written in their place is the one fault: that they are missing as well follows from it.
#[test]
fn arguments_that_cannot_be_read() {
    let expected = "expected an argument: write a name, a path or a literal";
    let no_value = "expected a value: write a string in quotes, or a literal";
    let no_list = "expected a value: what takes several has them in parentheses, as `key(\"a\", \"b\")`";
    assert_field(&[
        ("text_to_null(\"a\" \"b\")", "expected `,`: write one between the two"),
        ("string-to-number", "expected `,`: names have `_` in place of `-`"),
        ("text_to_null(\"a\" - \"b\")", "expected `,`: write one between the two"),
        ("text_to_null([\"a\"])", expected),
        ("custom(|value| keep(value))", expected),
        ("custom(<Name>::keep)", expected),
        ("custom(first = |value| keep(value))", no_value),
        ("list_to_map(value = [1])", no_list),
        ("bool_to_choice(yes = \"a\", no = [])", no_list),
        ("object_to_value(key = [\"x\", \"y\"])", no_list),
        ("string_to_bool(yes = [\"y\"])", no_list),
        ("object_to_value(key([]))", expected),
        ("each(|value| value)", "expected the name of a rule or an attribute: write one, or remove this"),
        ("string_to_bool(true(\"y\"))", "`string_to_bool` has no argument `true`: write one of `yes`, `no`"),
    ]);
    assert_type(&[
        ("#[serde(deny_unknown_fields)] #[coerce(drop_keys([]))] struct Name { x: T }", expected),
        (
            "#[coerce(fields(= 3))] struct Name { x: T }",
            "expected the name of a rule or an attribute: write one, or remove this",
        ),
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
            "#[serde(tag = \"t\")] enum Name { #[coerce(trim)] A(#[serde(skip)] T) }",
            "`trim` has no effect on a variant without content: remove it",
        ),
        (
            "#[serde(tag = \"t\")] enum Name { #[coerce(trim)] C(T), #[serde(untagged)] B(#[coerce(trim)] T) }",
            "`trim` has no effect beside an internal tag, where the content is no value of its own: write it on the enum, or in \
             `each(…)` for the values of a map",
        ),
        (
            "#[serde(from = \"F\")] struct Name { #[coerce(trim)] x: T }",
            "`trim` has no effect beside serde's `from`, which reads another type: remove it",
        ),
        (
            "#[serde(try_from = \"F\")] struct Name { #[coerce(trim)] x: T }",
            "`trim` has no effect beside serde's `try_from`, which reads another type: remove it",
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
fn rules_without_effect_on_a_flattened_field() {
    let fault = |rule: &str| format!("`{rule}` has no effect on a flattened field: write it on the fields of its type");
    for (rules, rule) in [
        ("trim, string_to_json", "string_to_json"),
        ("serde, each(trim)", "trim"),
        ("serde, trim", "trim"),
        // Nothing else is said of a rule that is reported.
        ("serde, drop_invalid_items", "drop_invalid_items"),
    ] {
        let code = format!("struct Name {{ #[serde(flatten)] #[coerce({rules})] x: T }}");
        assert_eq!(faults(&code), [fault(rule)], "{code}");
    }
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
        ("#[coerce(opt_in)] enum Name { A, #[serde(skip)] B(T) }", objects),
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

/// Nothing can be written for such a type, so that its fault is the only one.
#[test]
fn where_the_crate_is_may_be_unknown() {
    let is_known =
        |attribute: &str| crate::check::krate_of(&parse(&format!("#[coerce({attribute})] struct Name;"))).is_some();
    assert!(is_known("crate = \"::other\", trm") && is_known("trim"));
    assert!(!is_known("crate = \"a b\"") && !is_known("crate = other"));
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
        ("struct Name { x: dyn Tr }", "a value without a size known to the compiler cannot be read: put it in a `Box`"),
        (
            "#[serde(default)] #[other(remote)] struct Name { #[serde(getter = \"g\")] x: T }",
            "#[serde(getter = \"...\")] can only be used in structs that have #[serde(remote = \"...\")]",
        ),
        (
            "#[serde(field_identifier)] enum Name { A }",
            "`field_identifier` is for `Deserialize` impls written by hand: remove it, or remove `Coerce` here",
        ),
    ]);
}

/// Wherever it stands, and nothing beside it is lost.
#[test]
fn what_serde_may_say_but_not_here_is_taken_off_alone() {
    for (code, beginnings) in [
        ("enum Name { #[serde(borrow)] A(T) }", ["`borrow` "].as_slice()),
        ("enum Name { A { #[serde(borrow)] x: T } }", &["`borrow` "]),
        ("struct Name { #[serde(default, borrow)] x: T }", &["`borrow` "]),
        ("struct Name { #[serde(bogus, borrow)] x: T }", &["`borrow` ", "unknown serde field attribute `bogus`"]),
        (
            "#[serde(remote = \"X\")] struct Name { #[serde(getter = \"g\", bogus)] x: T }",
            &["`remote` ", "unknown serde field attribute `bogus`"],
        ),
    ] {
        let found = faults(code);
        let are_these = found.len() == beginnings.len()
            && found.iter().zip(beginnings).all(|(found, beginning)| found.starts_with(beginning));
        assert!(are_these, "{code}: {found:#?}");
    }
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
    assert_eq!(faults("#[coerce(drop_invalid_items)] struct Name(Vec<T>);"), [""; 0]);
}
