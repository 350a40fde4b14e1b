//! Names and arguments: unknown, missing, repeated, of the wrong kind.

use super::*;

#[test]
fn unknown_names() {
    assert_field(&[
        ("string_to_nubmer", "unknown rule or attribute `string_to_nubmer`: did you mean `string_to_number`?"),
        ("sensitiv", "unknown rule or attribute `sensitiv`: did you mean `sensitive`?"),
        ("rename = \"y\"", "`rename` is an attribute of serde's: write it in `#[serde(…)]`"),
        (
            "opt_in",
            "`opt_in` goes on a struct with named fields or an enum whose values are objects (rules apply only where \
                    the value asks for them): move it there, or remove it",
        ),
        (
            "crate = \"c\"",
            "`crate` goes on a struct or an enum (where the crate `serde_coerce` is found): move it there, or remove it",
        ),
    ]);
    let of_serde = "alias borrow content default deny_unknown_fields deserialize_with expecting flatten from getter into other remote \
                    rename rename_all rename_all_fields serialize_with skip skip_deserializing skip_serializing \
                    skip_serializing_if tag transparent try_from untagged with";
    for name in of_serde.split_whitespace() {
        let found = format!("`{name}` is an attribute of serde's: write it in `#[serde(…)]`");
        assert_eq!(of_field(name), [found], "{name}");
    }
    let found = of_field("lenient");
    assert!(found[0].starts_with("unknown rule or attribute `lenient`: write one of `unfence`, "), "{found:?}");
    assert!(found[0].ends_with("`invalid_to_default`, `each`, `serde`, `sensitive`"), "{found:?}");
}

#[test]
fn syntax_faults_do_not_hide_others() {
    let found = of_field("\"trim\", trim x, a::b, = 3, string_to_list(separator =), empty_to_nul");
    assert_eq!(
        found,
        [
            "expected `,`: write one between the two",
            "expected the name of a rule or an attribute: write one, or remove this",
            "expected a value: write a string in quotes, or a literal",
            "expected the name of a rule or an attribute: write it without quotes",
            "expected the name of a rule or an attribute: write one, without a path",
            "unknown rule or attribute `empty_to_nul`: did you mean `empty_to_null`?",
        ]
    );
    assert_type(&[
        ("struct Name { #[coerce] x: T }", "`#[coerce]` takes its arguments in parentheses: write `#[coerce(trim)]`"),
        (
            "#[coerce = \"trim\"] struct Name { x: T }",
            "`#[coerce]` takes its arguments in parentheses: write `#[coerce(trim)]`",
        ),
    ]);
}

#[test]
fn arguments_missing_or_beyond() {
    assert_field(&[
        ("trim()", "`trim` takes no arguments: write `trim`"),
        ("trim = true", "`trim` takes no arguments: write `trim`"),
        ("serde(x)", "`serde` takes no arguments: write `serde`"),
        ("string_to_object", "`string_to_object` needs arguments: write `string_to_object(key = \"type\")`"),
        ("string_to_object()", "`string_to_object` needs `key`: write `string_to_object(key = \"type\")`"),
        (
            "string_to_object = \"type\"",
            "`string_to_object` takes its arguments in parentheses: write `string_to_object(key = \"type\")`",
        ),
        ("text_to_null()", "`text_to_null` needs at least one string: write `text_to_null(\"null\", \"None\")`"),
        (
            "bool_to_choice(yes = \"a\")",
            "`bool_to_choice` needs `no`: write `bool_to_choice(yes = \"on\", no = \"off\")`",
        ),
        ("list_to_map()", "`list_to_map` needs `value` or `key`: write `list_to_map(value = true)`"),
        ("list_to_map(value = 1, key = \"a\")", "`list_to_map` takes either `value` or `key`: remove one"),
        ("list_to_map(key = \"a\", key = \"b\")", "`key` is written twice: remove one"),
        ("map_to_list(value = 1)", "`map_to_list` has no argument `value`: write `key`"),
        ("map_to_list(\"a\")", "an argument of `map_to_list` has a name: write `map_to_list(key = \"name\")`"),
        ("map_to_list(key = 1)", "expected a string literal"),
        ("custom", "`custom` needs arguments: write `custom(path::to::function)`"),
        ("custom(a, b)", "`custom` takes the path of one function: write `custom(path::to::function)`"),
        ("each", "`each` needs arguments: write `each(trim)`"),
        ("each()", "`each()` holds no rule: write one, as `each(trim)`, or remove it"),
        (
            "object_to_value(\"a\")",
            "an argument of `object_to_value` has a name: write `object_to_value(key = \"value\")`",
        ),
        ("object_to_value(kye = \"a\")", "`object_to_value` has no argument `kye`: did you mean `key`?"),
        ("string_to_bool(on(\"1\"))", "`string_to_bool` has no argument `on`: write one of `yes`, `no`"),
        ("number_to_string(float)", "`number_to_string` has no argument `float`: did you mean `floats`?"),
        ("number_to_string(decimals)", "`number_to_string` has no argument `decimals`: write `floats`"),
        ("number_to_string(floats = true)", "`floats` has no value: write `number_to_string(floats)`"),
        ("number_to_string(floats())", "`floats` has no value: write `number_to_string(floats)`"),
        ("number_to_string(floats, floats)", "`floats` is written twice: remove one"),
        (
            "number_to_string(\"floats\")",
            "an argument of `number_to_string` has a name: write `number_to_string(floats)`",
        ),
        (
            "number_to_string = floats",
            "`number_to_string` takes its arguments in parentheses: write `number_to_string(floats)`",
        ),
    ]);
}

#[test]
fn arguments_of_the_wrong_kind() {
    assert_field(&[
        ("object_to_value(key = 5)", "expected a string literal"),
        ("string_to_object(key(\"a\"))", "`key` expects one string: write `key = \"…\"`"),
        ("object_to_value(key(5))", "expected a string literal"),
        ("string_to_object(key = \"a\", only(\"b\", \" \"))", "a blank string is never read as an object: remove it"),
        ("text_to_null(5)", "expected a string literal"),
        ("string_to_bool(yes = \"on\")", "`yes` expects strings: write `yes(\"…\", \"…\")`"),
        ("list_to_map(value(5))", "`value` expects a literal: write `value = true`"),
        ("each(\"trim\")", "expected the name of a rule: write it without quotes"),
        ("each(a::b)", "expected the name of a rule: write one, without a path"),
        ("true", "expected the name of a rule or an attribute: write one, or remove this"),
        ("5", "expected the name of a rule or an attribute: write one, or remove this"),
        ("text_to_null(-5)", "expected a string literal"),
        ("text_to_null(-\"a\")", "expected a string literal"),
        ("custom(first = \"f\")", "`custom` takes the path of one function: write `custom(path::to::function)`"),
        ("custom(last = a::b)", "`custom` takes the path of one function: write `custom(path::to::function)`"),
        ("custom(last = a)", "`custom` takes the path of one function: write `custom(path::to::function)`"),
    ]);
    for value in ["b\"x\"", "nil", "5u8", "-5i8", "1.5f32", "18446744073709551616", "1e999", "-\"x\"", "'x'"] {
        let found = "expected a JSON value: write a string, a number of up to 64 bits, `true`, `false` or `null`";
        assert_eq!(of_field(&format!("list_to_map(value = {value})")), [found], "{value}");
    }
}

#[test]
fn repetitions() {
    assert_field(&[
        ("trim, trim", "`trim` is written twice: remove one"),
        ("string_to_list, string_to_list(separator = \";\")", "`string_to_list` is written twice: remove one"),
        ("string_to_list(separator = \";\"), string_to_list", "`string_to_list` is written twice: remove one"),
        ("sensitive, sensitive", "`sensitive` is written twice: remove one"),
        // One function is called `first`.
        ("custom(first), custom(other)", "`custom` is written twice: remove one"),
        // Which of the two functions was meant to come first is the one fault.
        ("custom(frist = keep), custom(other)", "`custom` has no argument `frist`: did you mean `first`?"),
        ("trim, each(trim)", "`trim` acts on each item already: remove it from `each`"),
        ("each(trim, each(trim))", "`trim` acts on each item already: remove it from `each`"),
        ("object_to_value(key = \"a\", key = \"b\")", "`key` is written twice: remove one"),
        ("text_to_null(\"a\", \"a\")", "`a` is written twice: remove one"),
    ]);
    assert_type(&[("struct Name { #[coerce(trim)] #[coerce(trim)] x: T }", "`trim` is written twice: remove one")]);
}
