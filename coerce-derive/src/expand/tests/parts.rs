//! What is written for one thing that a type says, and what is not.

use super::expanded;

/// Each code has the first text and not the second; spaces do not count.
fn assert_written(cases: &[(&str, &str, &str)]) {
    for (code, text, other) in cases {
        let found = expanded(code).replace([' ', '\n'], "").replace(",)", ")").replace(",>", ">");
        assert!(found.contains(text), "{code}: {text}\n{found}");
        assert!(other.is_empty() || !found.contains(other), "{code}: {other}\n{found}");
    }
}

#[test]
fn flattened_fields() {
    let rules = "__coerce::rules::";
    assert_written(&[
        ("struct Name { #[serde(flatten, default)] x: M }", ".flatten(", "optional"),
        ("struct Name { #[serde(flatten)] #[coerce(trim)] x: M }", "__it.flattened();", ".edge"),
        ("struct Name { #[serde(flatten)] #[coerce(each(trim))] x: M }", "__it.flattened();", ".edge"),
        ("struct Name { #[serde(flatten)] #[coerce(trim)] x: M }", &format!("__it.trimmable(&{rules}trim"), ""),
        ("#[coerce(fields(trim))] struct Name { #[serde(flatten)] x: M }", "Map&&(__coerce::Marks", "flattened()"),
        ("#[coerce(fields(trim))] struct Name { #[serde(flatten)] x: M, y: T }", "T>::Trimmable{", "T>::Map"),
        ("struct Name { #[serde(flatten)] #[coerce(sensitive)] x: M }", "__f.sensitive=true", "edge.sensitive"),
        ("struct Name { #[coerce(sensitive)] x: T }", "__f.edge.sensitive=true", "optional"),
    ]);
}

#[test]
fn content_that_a_function_reads() {
    assert_written(&[
        ("enum Name { A(#[serde(with = \"m\")] T) }", "__coerce::never", "__absent"),
        (
            "#[serde(tag = \"t\", content = \"c\")] enum Name { A(#[serde(with = \"m\")] T) }",
            "Probe::<T>::__absent",
            "__coerce::never",
        ),
        ("enum Name { #[serde(with = \"m\")] A(T) }", "read::<T>", "read::<(T"),
        ("enum Name { #[serde(with = \"m\")] A(T, U) }", "read::<(T,U)>", "__coerce::always"),
        ("enum Name { #[serde(with = \"m\")] A }", "__coerce::always", "__coerce::never"),
    ]);
}

#[test]
fn checks_beside_the_rules() {
    assert_written(&[
        ("struct Name { x: Vec<Line> }", "Probe::<Line>::__VERDICT", "Vec<Line>>::__VERDICT"),
        ("struct Name { x: Page<u8> }", "Probe::<Page<u8>>::__VERDICT", "Probe::<u8>::__VERDICT"),
        ("struct Name { x: Text<MAX> }", "useMAXas__Name", "Probe::<MAX>"),
        ("#[coerce(serde)] struct Name { x: Vec<Line> }", "__MASK", "__VERDICT"),
        ("struct Name { x: Line }", "__coerce::without_default(__patch)", "VERDICT"),
        ("struct Name { #[serde(default)] x: Line }", "optional", "without_default"),
        ("struct Name { #[serde(flatten)] x: Line }", "flatten", "without_default"),
        ("struct Name<T> { x: T, y: (A, B), z: Vec<u8>, a: String }", "field", "without_default"),
        ("struct Name<T> { x: Line, y: T }", "Line>::__PATCH", "T>::__PATCH"),
        ("struct Name(Line);", "newtype", "without_default"),
    ]);
}

#[test]
fn types_that_serde_reads() {
    assert_written(&[
        (
            "#[coerce(serde, trim)] struct Name(T);",
            "of(__coerce::target::fit::of::<__coerce::target::fit::Anything>())",
            "Wraps",
        ),
        ("#[coerce(serde)] struct Name { x: T }", ".opaque(", "target::"),
        ("#[coerce(serde)] struct Name { x: T }", ".structure(", "__coerce::own"),
        ("#[coerce(serde)] #[serde(try_from = \"F\")] struct Name(T);", "__coerce::masked", "__d.check("),
        ("#[serde(try_from = \"F\")] struct Name(T);", "__d.check(", "__coerce::own"),
        ("#[serde(from = \"F\")] struct Name(T);", ".read_as(", "Wraps"),
        (
            "#[serde(from = \"F\")] #[coerce(trim)] struct Name(T);",
            "__d.of(__coerce::Probe::<F>::__of())",
            "of::<Self>",
        ),
        ("#[coerce(trim)] struct Name(T);", "fit::of::<Self>()", "__d.check("),
    ]);
}

#[test]
fn names_in_rust() {
    assert_written(&[
        ("#[serde(transparent)] struct Name { x: T }", "__d.rust_names(&[\"x\"])", ""),
        ("#[coerce(serde)] #[serde(transparent)] struct Name { x: T }", "transparent", "rust_names"),
        ("struct Name(T);", "newtype", "rust_names"),
        ("struct Name(A, B);", "tuple", "rust_names"),
        ("struct Name(A, #[serde(skip)] B, C);", "rust_names(&[\"0\",\"2\"])", ""),
        ("struct Name { x: T }", "structure", "rust_names"),
        ("struct Name { #[serde(rename = \"y\")] x: T }", "rust_names(&[\"x\"])", ""),
        ("struct Name { #[serde(flatten)] y: M, x: T }", "rust_names(&[\"x\",\"y\"])", ""),
        ("#[coerce(serde)] struct Name { #[serde(rename = \"y\")] x: T }", "structure", "rust_names"),
    ]);
}

#[test]
fn rules_of_a_variant_and_its_field() {
    let items = ".items()).add(&__coerce::rules::trim::DEFINITION)";
    assert_written(&[
        (
            "enum Name { #[coerce(trim)] A(#[coerce(trim)] T) }",
            items,
            "of(__coerce::Probe::<T>::__of());__it.trimmable",
        ),
        ("enum Name { #[coerce(trim)] A(#[coerce(string_to_number)] T) }", "__it.number(", ".items()"),
        ("enum Name { #[coerce(trim)] A(#[coerce(serde, trim)] T) }", ".whole()", ".items()"),
        ("enum Name { #[coerce(singleton_list)] A(#[coerce(singleton_list)] T) }", ".whole()", ".items()"),
    ]);
}

#[test]
fn rules_for_items() {
    assert_written(&[
        ("struct Name { #[coerce(each(trim))] x: T }", "__it.each()", "__it.items()"),
        ("struct Name { #[coerce(each(custom(f)))] x: T }", "__it.items()", "__it.each()"),
        ("struct Name { #[coerce(each(each(custom(f))))] x: T }", "__it.items()", "__it.each()"),
        ("struct Name { #[coerce(each(each(trim)))] x: T }", "__it.each()", "__it.items()"),
        ("struct Name { #[coerce(each(null_to_default))] x: T }", "__it.stand_in()", "__it.items()"),
        (
            "struct Name { #[coerce(each(invalid_to_default))] x: T }",
            "invalid_to_default::DEFINITION,__default,",
            "__it.items()",
        ),
        (
            "struct Name { #[coerce(custom(f), custom(first = g))] x: T }",
            "Rule::custom_first(\"g\",",
            "custom_first(\"f\"",
        ),
    ]);
}

#[test]
fn order_and_places() {
    assert_written(&[
        (
            "struct Name { #[serde(flatten)] y: M, x: T }",
            "__s.field(__coerce::Probe::<T>::__num,&[\"x\"]);__s.flatten(__coerce::Probe::<M>::__num);",
            "",
        ),
        ("struct Name { #[serde(flatten)] #[coerce(trim)] x: M }", "__it.flattened();let__it=__it;__it.trimmable(", ""),
        ("enum Name { A(T) }", "let__f=__e.used(", "mut__f"),
        ("enum Name { #[coerce(trim)] A(T) }", "letmut__f=__e.used(", ""),
        ("struct Name<T>(T);", "WrapsforName<T>where&'staticT:", "WrapsforName<T>whereSelf"),
        // The other type has its bounds where this one is read.
        (
            "#[serde(from = \"F<T>\")] #[coerce(markers)] struct Name<T>(T);",
            "WrapsforName<T>whereSelf:__coerce::DeserializeOwned",
            "",
        ),
    ]);
}

#[test]
fn checks_of_fields() {
    assert_written(&[
        ("#[coerce(fields(custom(f)))] struct Name { x: T }", "if__coerce::Marks::<T>::Known", ""),
        ("#[coerce(fields(trim))] struct Name { x: T }", "fits_somewhere", ""),
        ("#[coerce(fields(trim))] struct Name<T> { x: T }", "if__coerce::Marks::<T>::Trimmable", "fits_somewhere"),
        ("#[coerce(fields(trim, string_to_number))] struct Name { x: T }", "`trim`in`fields(…)`fitsnofield", ""),
        (
            "#[coerce(fields(trim, string_to_number))] struct Name { x: T }",
            "`string_to_number`in`fields(…)`fitsnofield",
            "",
        ),
        (
            "#[coerce(fields(trim))] struct Name { #[coerce(trim)] x: T, y: U }",
            "if__coerce::Marks::<U>::Trimmable",
            "fits_somewhere",
        ),
    ]);
}

#[test]
fn what_is_deprecated_may_be_used() {
    assert_written(&[
        ("#[deprecated] struct Name;", "#[allow(deprecated,", ""),
        ("#[allow(deprecated)] struct Name;", "#[allow(deprecated,", ""),
        ("#[expect(deprecated)] struct Name;", "#[allow(deprecated,", ""),
        ("#[derive(Clone)] struct Name;", "#[allow(", "deprecated"),
    ]);
}
