//! The headers of impls.

use proc_macro2::{Delimiter, Group};
use quote::{ToTokens, quote};
use syn::{DeriveInput, WhereClause, parse_quote};

use crate::errors::Errors;

/// The conditions behind `where`.
fn conditions(code: &str) -> String {
    conditions_of(syn::parse_str(code).expect("code of a type"))
}

fn conditions_of(mut input: DeriveInput) -> String {
    let mut errors = Errors::default();
    let model = crate::raw::read(&mut input, &mut errors).map(|raw| crate::check::check(raw, &mut errors));
    assert_eq!(errors.messages(), [""; 0], "{}", input.ident);
    written(model.and_then(|model| model.generics.where_clause))
}

fn written(conditions: Option<WhereClause>) -> String {
    conditions.map(|conditions| conditions.predicates.to_token_stream().to_string()).unwrap_or_default()
}

fn assert_conditions(cases: &[(&str, &str)]) {
    for (code, expected) in cases {
        let expected = syn::parse_str(&format!("where {expected}")).expect("conditions");
        assert_eq!(conditions(code), written(Some(expected)), "{code}");
    }
}

#[test]
fn only_parameters_in_fields_that_are_read() {
    let own = "Self: __coerce::DeserializeOwned";
    assert_conditions(&[
        ("struct S<T, U>(Vec<T>, PhantomData<U>);", &format!("{own}, T: __coerce::Coerce")),
        (
            "struct S<T, const N: usize> { x: [Option<(u8, T)>; N], y: [T; 3] }",
            &format!("{own}, T: __coerce::Coerce, [Option<(u8, T)>; N]: __coerce::Coerce"),
        ),
        (
            "struct S<const N: usize, const M: usize> { x: Vec<[[u8; N]; { M }]>, y: [u8; N], z: Text<M> }",
            &format!("{own}, [u8; N]: __coerce::Coerce, [[u8; N]; {{ M }}]: __coerce::Coerce"),
        ),
        (
            "struct S<const N: usize> { #[coerce(serde)] x: [Foreign; N] }",
            &format!("{own}, [Foreign; N]: __coerce::DeserializeOwned"),
        ),
        (
            "struct S<T: Tr> { x: T::X, y: Vec<T::X>, z: <T as Tr>::Y }",
            &format!("{own}, T::X: __coerce::Coerce, <T as Tr>::Y: __coerce::Coerce"),
        ),
        ("struct S<T: Tr, U> { x: T::X, y: U }", &format!("{own}, U: __coerce::Coerce, T::X: __coerce::Coerce")),
        ("struct S<T> { x: other::Kind<T>, y: other::Kind }", &format!("{own}, T: __coerce::Coerce")),
        ("struct S<T> { #[coerce(serde)] x: T }", &format!("{own}, T: __coerce::DeserializeOwned")),
        ("struct S<T> { #[serde(with = \"m\")] x: T }", own),
        ("struct S<T> { #[serde(skip)] x: T }", &format!("{own}, T: ::core::default::Default")),
        ("struct S<T> { x: Vec<(T)> }", &format!("{own}, T: __coerce::Coerce")),
        ("struct S<T> { x: Box<[T]> }", &format!("{own}, T: __coerce::Coerce")),
        ("struct S<T> { x: (u8, T) }", &format!("{own}, T: __coerce::Coerce")),
        ("struct S<T> { x: <u8 as Tr<Item = T>>::X }", &format!("{own}, T: __coerce::Coerce")),
        ("#[serde(default)] struct S { x: u8 }", ""),
        ("#[coerce(serde)] struct S<T> { x: T }", own),
        ("enum E<T, U> { A(T), #[serde(skip)] B(U) }", &format!("{own}, T: __coerce::Coerce")),
        ("#[serde(from = \"F<U>\")] struct S<T, U>(T, U);", &format!("{own}, U: __coerce::Coerce")),
        ("struct S<T = u8>(T) where T: Copy;", &format!("T: Copy, {own}, T: __coerce::Coerce")),
    ]);
}

/// What a macro was given stands in a group without brackets.
#[test]
fn parameters_in_what_comes_from_a_macro() {
    let group = Group::new(Delimiter::None, quote!(Option<T>));
    let expected = conditions("struct S<T> { x: Vec<Option<T>> }");
    assert_eq!(conditions_of(parse_quote!(struct S<T> { x: Vec<#group> })), expected);
}

#[test]
fn markers_where_they_depend_on_a_parameter() {
    let own = "Self: __coerce::DeserializeOwned, T: __coerce::Coerce";
    assert_conditions(&[
        ("struct S<T> { #[coerce(string_to_number)] x: Vec<T> }", &format!("{own}, Vec<T>: __coerce::target::Number")),
        (
            "struct S<T> { #[coerce(each(trim))] x: Vec<T> }",
            &format!(
                "{own}, Vec<T>: __coerce::target::Each, <Vec<T> as __coerce::target::Each>::Item: \
                 __coerce::target::Trimmable"
            ),
        ),
        ("struct S<T> { x: T, #[coerce(string_to_number)] y: u8 }", own),
        ("struct S<T> { #[coerce(singleton_list)] x: Vec<S<T>> }", own),
        ("#[coerce(trim)] struct S<T>(T);", &format!("{own}, T: __coerce::target::Trimmable")),
        ("enum E<T> { #[coerce(trim)] A(T) }", &format!("{own}, T: __coerce::target::Trimmable")),
        (
            "struct S<T> { #[coerce(each(null_to_default))] x: Vec<T> }",
            &format!(
                "{own}, Vec<T>: __coerce::target::Each, <Vec<T> as __coerce::target::Each>::Item: __coerce::target::Defaulted, \
                 <Vec<T> as __coerce::target::Each>::Item: __coerce::target::fit::StandIn"
            ),
        ),
        // What is flattened and has rules is a map.
        ("struct S<T> { x: T, #[serde(flatten)] #[coerce(string_to_number)] y: HashMap<String, u8> }", own),
        ("#[coerce(fields(trim))] struct S<T> { #[serde(flatten)] x: T }", own),
        ("struct S<T> { #[serde(flatten)] x: T }", own),
        (
            "struct S<T> { #[serde(flatten)] #[coerce(string_to_number)] x: T }",
            &format!("{own}, T: __coerce::target::Number, T: __coerce::target::Map"),
        ),
        (
            "struct S<T> { #[serde(flatten)] #[coerce(each(trim))] x: T }",
            &format!(
                "{own}, T: __coerce::target::Each, <T as __coerce::target::Each>::Item: __coerce::target::Trimmable, \
                 T: __coerce::target::Map"
            ),
        ),
    ]);
}

#[test]
fn written_bounds_replace_inferred_ones() {
    let own = "Self: __coerce::DeserializeOwned";
    assert_conditions(&[
        ("#[coerce(bound = \"T: A\")] #[serde(bound = \"T: B\")] struct S<T>(T);", &format!("{own}, T: A")),
        ("#[coerce(bound = \"\")] struct S<T>(T);", own),
        ("#[coerce(bound = \"T: A\")] struct S<T>(#[serde(default)] T);", &format!("{own}, T: A")),
    ]);
}

#[test]
fn bounds_of_serde_are_repeated() {
    let own = "Self: __coerce::DeserializeOwned";
    let default = "::core::default::Default";
    assert_conditions(&[
        ("#[serde(bound = \"T: B\")] struct S<T>(T);", &format!("{own}, T: __coerce::Coerce, T: B")),
        ("#[serde(bound(serialize = \"T: B\"))] struct S<T>(T);", &format!("{own}, T: __coerce::Coerce")),
        (
            "#[serde(bound(deserialize = \"T: B<'de>, for<'a> T: C<'a, 'de>, T: D<'deep>\"))]
             struct S<T> { #[serde(deserialize_with = \"f\")] x: T }",
            &format!("{own}, for<'de> T: B<'de>, for<'a, 'de> T: C<'a, 'de>, T: D<'deep>"),
        ),
        (
            "enum S<T, U> { #[serde(bound = \"T: B\")] A(T), B { #[serde(bound = \"U: C\")] x: U } }",
            &format!("{own}, T: __coerce::Coerce, U: __coerce::Coerce, T: B, U: C"),
        ),
        (
            "struct S<T, U, V> { #[serde(default)] x: Option<P<T>>, #[serde(default = \"f\")] y: U, #[serde(skip)] z: V }",
            &format!("{own}, T: __coerce::Coerce, U: __coerce::Coerce, T: {default}, V: {default}"),
        ),
        (
            "#[serde(bound = \"T: B\")] struct S<T> { #[serde(default)] x: T }",
            &format!("{own}, T: __coerce::Coerce, T: B"),
        ),
        ("#[coerce(serde)] struct S<T> { #[serde(default)] x: T }", own),
        (
            "struct S<const N: usize> { #[serde(default)] x: Vec<[u8; N]> }",
            &format!("{own}, [u8; N]: __coerce::Coerce"),
        ),
    ]);
}
