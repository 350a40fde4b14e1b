//! Which rules of `fields(…)` a field gets, and the markers of which its type must have one.

use super::sound::with_model;
use crate::model::{Body, Content, Field, Record};

/// The rules that each field gets, with their markers.
fn added(code: &str) -> String {
    with_model(code, |model| {
        let fields: Vec<&Field> = match &model.body {
            Body::Newtype(field) => vec![field],
            Body::Struct(Record { fields, .. }) | Body::Tuple(Record { fields, .. }) => fields.iter().collect(),
            Body::Enum(variants) => variants.iter().flat_map(|variant| of_content(&variant.content)).collect(),
            _ => panic!("without fields: {code}"),
        };
        fields.into_iter().map(of_field).collect::<Vec<_>>().join("; ")
    })
}

fn of_content(content: &Content) -> &[Field] {
    match content {
        Content::Newtype(field) => std::slice::from_ref(field),
        Content::Tuple(record) | Content::Struct(record) => &record.fields,
        _ => &[],
    }
}

fn of_field(field: &Field) -> String {
    let rule = |one: &crate::model::RuleUse| {
        let only_if = one.only_if.as_ref()?;
        Some(format!("{} {}", one.row.name, only_if.markers.join("|")))
    };
    format!("{}: {}", field.rust, field.rules.list.iter().filter_map(rule).collect::<Vec<_>>().join(", "))
}

/// `added`, where these rules are on a struct of these fields.
fn assert_added(cases: &[(&str, &str, &str)]) {
    for (rules, fields, expected) in cases {
        let code = format!("#[coerce(fields({rules}))] struct Name {{ {fields} }}");
        assert_eq!(added(&code), *expected, "{code}");
    }
}

#[test]
fn a_field_with_the_rule_or_a_contrary_one_keeps_its_own() {
    assert_added(&[
        ("trim", "x: T, y: T", "x: trim Trimmable; y: trim Trimmable"),
        ("trim", "#[coerce(trim)] x: T", "x: "),
        ("trim", "#[coerce(each(trim))] x: T", "x: "),
        ("trim", "#[coerce(empty_to_null)] x: T", "x: trim Trimmable"),
        ("singleton_list", "#[coerce(each(singleton_list))] x: T", "x: singleton_list List"),
        ("number_to_string", "#[coerce(string_to_number)] x: T, y: T", "x: ; y: number_to_string Text"),
        ("number_to_string", "#[coerce(each(string_to_number))] x: T, y: T", "x: ; y: number_to_string Text"),
        ("trim", "#[coerce(serde)] x: T, #[serde(with = \"m\")] y: T, z: T", "x: ; y: ; z: trim Trimmable"),
        ("custom(f)", "x: T", "x: custom "),
        // No type has both.
        ("string_to_number, number_to_string", "x: T", "x: string_to_number Number, number_to_string Text"),
    ]);
}

#[test]
fn rules_for_the_whole_reach_no_flattened_field() {
    assert_added(&[
        (
            "string_to_json, trim",
            "x: T, #[serde(flatten)] y: T",
            "x: string_to_json Composite, trim Trimmable; y: trim Trimmable",
        ),
        ("null_to_default", "x: T, #[serde(default)] y: T", "x: ; y: null_to_default Defaulted"),
    ]);
    let code = "#[coerce(fields(trim, invalid_to_default))] struct Name(T, #[serde(default)] T);";
    let found = super::faults::faults(code);
    assert_eq!(
        found,
        [
            "`invalid_to_default` in `fields(…)` needs a field with a default: add `#[serde(default)]` to one, or remove it"
        ]
    );
}

/// A rule that makes null fits what has null, or what another rule makes of it.
#[test]
fn markers_depend_on_the_rules_beside() {
    assert_added(&[
        ("empty_to_null", "x: T", "x: empty_to_null Nullable"),
        ("empty_to_null", "#[coerce(null_to_object)] x: T", "x: empty_to_null "),
        ("empty_to_null", "#[coerce(trim)] x: T", "x: empty_to_null Nullable"),
        ("empty_to_null, null_to_object", "x: T", "x: empty_to_null Nullable|Absentable, null_to_object Absentable"),
        (
            "empty_to_null, null_to_default",
            "#[serde(default)] x: T, y: T",
            "x: empty_to_null Nullable|Defaulted, null_to_default Defaulted; y: empty_to_null Nullable",
        ),
        ("ignore_case", "x: T", "x: ignore_case Enum"),
        ("ignore_case, trim", "x: T", "x: trim Trimmable, ignore_case Enum"),
        ("ignore_case, string_to_bool", "x: T", "x: ignore_case Enum|Bool, string_to_bool Bool"),
        ("ignore_case", "#[coerce(string_to_bool)] x: T", "x: ignore_case Enum|Bool"),
        ("ignore_case", "#[coerce(trim)] x: T", "x: ignore_case Enum"),
        ("map_to_list", "x: T", "x: map_to_list List"),
        ("map_to_list(key = \"a\")", "x: T", "x: map_to_list Records"),
    ]);
}

#[test]
fn a_variant_has_those_of_its_enum_too() {
    for (code, expected) in [
        (
            "#[coerce(fields(trim))] enum Name { A(T), #[coerce(fields(custom(f)))] B { x: T } }",
            "0: trim Trimmable; x: trim Trimmable, custom ",
        ),
        // Its own stand in for those of the enum that they conflict with.
        (
            "#[coerce(fields(string_to_number))] enum Name { A(T), #[coerce(fields(string_to_number))] B(T) }",
            "0: string_to_number Number; 0: string_to_number Number",
        ),
        (
            "#[coerce(fields(null_to_default))] enum Name { A { #[serde(default)] x: T }, #[coerce(fields(null_to_object))] B { #[serde(default)] x: T } }",
            "x: null_to_default Defaulted; x: null_to_object Absentable",
        ),
        // It is enough that one variant has a field for them.
        (
            "#[coerce(fields(null_to_default))] enum Name { A { #[serde(default)] x: T }, B { y: T } }",
            "x: null_to_default Defaulted; y: ",
        ),
        // The content beside an internal tag is no value of its own.
        ("#[serde(tag = \"t\")] #[coerce(fields(trim))] enum Name { A(T), B { x: T } }", "0: ; x: trim Trimmable"),
    ] {
        assert_eq!(added(code), expected, "{code}");
    }
    for code in [
        "#[coerce(fields(trim))] enum Name { #[coerce(fields(null_to_default))] A { x: T } }",
        "#[coerce(fields(null_to_default))] enum Name { A { x: T } }",
        "#[coerce(fields(null_to_default))] struct Name { x: T }",
    ] {
        let found = super::faults::faults(code);
        assert_eq!(
            found,
            [
                "`null_to_default` in `fields(…)` needs a field with a default: add `#[serde(default)]` to one, or remove it"
            ],
            "{code}"
        );
    }
}
