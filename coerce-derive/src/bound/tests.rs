//! The headers of impls.

use quote::ToTokens;
use syn::WhereClause;

use crate::errors::Errors;

/// What stands behind `where`.
fn conditions(code: &str) -> String {
    let mut input = syn::parse_str(code).expect("code of a type");
    let mut errors = Errors::default();
    let model = crate::raw::read(&mut input, &mut errors).map(|raw| crate::check::check(raw, &mut errors));
    assert_eq!(errors.messages(), [""; 0], "{code}");
    told(model.and_then(|model| model.generics.where_clause))
}

fn told(conditions: Option<WhereClause>) -> String {
    conditions.map(|conditions| conditions.predicates.to_token_stream().to_string()).unwrap_or_default()
}

fn assert_conditions(cases: &[(&str, &str)]) {
    for (code, expected) in cases {
        let expected = syn::parse_str(&format!("where {expected}")).expect("conditions");
        assert_eq!(conditions(code), told(Some(expected)), "{code}");
    }
}

#[test]
fn only_parameters_in_fields_that_are_read() {
    assert_conditions(&[
        ("struct S<T, U>(Vec<T>, PhantomData<U>);", "T: __coerce::Coerce"),
        ("struct S<T, const N: usize> { x: [Option<(u8, T)>; N] }", "T: __coerce::Coerce"),
        (
            "struct S<T: Tr> { x: T::X, y: Vec<T::X>, z: <T as Tr>::Y }",
            "T::X: __coerce::Coerce, <T as Tr>::Y: __coerce::Coerce",
        ),
        ("struct S<T> { #[coerce(serde)] x: T }", "T: __coerce::DeserializeOwned"),
        ("struct S<T> { #[serde(with = \"m\")] x: T }", ""),
        ("struct S<T> { #[serde(skip)] x: T }", "T: ::core::default::Default"),
        ("struct S<T> { #[serde(default)] x: T }", "T: __coerce::Coerce, T: ::core::default::Default"),
        ("#[serde(default)] struct S<T> { x: T }", "T: __coerce::Coerce, S<T>: ::core::default::Default"),
        ("#[serde(default)] struct S { x: u8 }", ""),
        ("enum E<T, U> { A(T), #[serde(skip)] B(U) }", "T: __coerce::Coerce"),
        ("#[serde(from = \"F<U>\")] struct S<T, U>(T, U);", "U: __coerce::Coerce"),
        ("struct S<T = u8>(T) where T: Copy;", "T: Copy, T: __coerce::Coerce"),
    ]);
}

#[test]
fn markers_where_they_depend_on_a_parameter() {
    assert_conditions(&[
        (
            "struct S<T> { #[coerce(string_to_number)] x: Vec<T> }",
            "T: __coerce::Coerce, Vec<T>: __coerce::target::Number",
        ),
        (
            "struct S<T> { #[coerce(each(trim))] x: Vec<T> }",
            "T: __coerce::Coerce, Vec<T>: __coerce::target::Each, <Vec<T> as __coerce::target::Each>::Item: \
             __coerce::target::Trimmable",
        ),
        ("struct S<T> { x: T, #[coerce(string_to_number)] y: u8 }", "T: __coerce::Coerce"),
        ("struct S<T> { #[coerce(singleton_list)] x: Vec<S<T>> }", "T: __coerce::Coerce"),
        ("#[coerce(trim)] struct S<T>(T);", "T: __coerce::Coerce, T: __coerce::target::Trimmable"),
        ("enum E<T> { #[coerce(trim)] A(T) }", "T: __coerce::Coerce, T: __coerce::target::Trimmable"),
    ]);
}

#[test]
fn written_bounds_replace_inferred_ones() {
    assert_conditions(&[
        ("#[coerce(bound = \"T: A\")] #[serde(bound = \"T: B\")] struct S<T>(T);", "T: A"),
        ("#[coerce(bound = \"\")] struct S<T>(T);", ""),
        ("#[serde(bound(deserialize = \"T: Deserialize<'de> + B\"))] struct S<T>(T);", "T: __coerce::Coerce + B"),
        ("#[serde(bound = \"T: serde::de::DeserializeOwned\")] struct S<T>(T);", "T: __coerce::Coerce"),
        (
            "#[serde(bound(deserialize = \"T: Deserialize<'de>\"))] struct S<T>(#[coerce(serde)] T);",
            "for<'de> T: Deserialize<'de>",
        ),
        (
            "#[serde(bound(deserialize = \"T: for<'de> Deserialize<'de>\"))] struct S<T>(#[coerce(serde)] T);",
            "T: for<'de> Deserialize<'de>",
        ),
        ("struct S<T, U> { #[serde(bound(deserialize = \"T: B\"))] x: T, y: U }", "T: B, U: __coerce::Coerce"),
        ("enum E<T> { #[serde(bound(deserialize = \"\"))] A(T) }", ""),
    ]);
}
