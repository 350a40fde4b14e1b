//! The types inside a field's type, as they are written, whose rules and marks could be lost.

use syn::{Generics, Type};

use crate::bound::types_in;

/// The types to ask whether they derive `Coerce`: the type itself, where that is no matter of course, and those inside it, each with whether it
/// may be a constant.
///
/// A type without arguments has `Coerce` if it derives that. Of one with arguments it may depend on these.
pub(super) fn asked<'a>(ty: &'a Type, generics: &Generics) -> (Option<&'a Type>, Vec<(&'a Type, bool)>) {
    let mut found = Vec::new();
    collect(ty, false, &mut found);
    found.retain(|(inner, _)| !is_known(inner) && !is_parameter(inner, generics));
    let own = found.iter().position(|(inner, _)| std::ptr::eq(*inner, ty)).map(|place| found.remove(place).0);
    for (inner, may_be_constant) in &mut found {
        *may_be_constant &= is_loud(inner, generics);
    }
    (own.filter(|own| has_arguments(own)), found)
}

fn collect<'a>(ty: &'a Type, may_be_constant: bool, found: &mut Vec<(&'a Type, bool)>) {
    if matches!(ty, Type::Path(_)) {
        found.push((ty, may_be_constant));
    }
    for (place, inner) in types_in(ty).into_iter().enumerate() {
        collect(inner, place >= types_first(ty), found);
    }
}

/// The number of types inside that come before the first which may be a constant: `Vec<u8, MAX>` of `heapless` has one.
fn types_first(ty: &Type) -> usize {
    let Type::Path(path) = ty else { return usize::MAX };
    let last = path.path.segments.last().filter(|last| CONTAINERS.iter().any(|name| last.ident == name));
    last.map_or(0, |last| if last.ident.to_string().ends_with("Map") { 2 } else { 1 })
}

/// Returns whether an argument is a constant parameter: without braces these are written as types are.
fn is_parameter(ty: &Type, generics: &Generics) -> bool {
    let Type::Path(path) = ty else { return false };
    generics.const_params().any(|parameter| path.path.is_ident(&parameter.ident))
}

/// Returns whether an argument is written as constants are: `ArrayVec<u8, MAX>`.
fn is_loud(ty: &Type, generics: &Generics) -> bool {
    let Type::Path(path) = ty else { return false };
    let (Some(first), Some(last)) = (path.path.segments.first(), path.path.segments.last()) else { return false };
    let is_loud = last.arguments.is_none() && !last.ident.to_string().contains(|letter: char| letter.is_lowercase());
    let is_of_type = generics.type_params().any(|parameter| parameter.ident == first.ident) || first.ident == "Self";
    path.qself.is_none() && is_loud && !is_of_type
}

fn has_arguments(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return true };
    path.path.segments.iter().any(|segment| !segment.arguments.is_none())
}

/// Returns whether a type is one of the language's or of std's by its name, so that the compiler need not be asked about it: nobody
/// derives anything for these.
pub(super) fn is_known(ty: &Type) -> bool {
    const PLAIN: [&str; 16] = [
        "bool", "char", "f32", "f64", "i128", "i16", "i32", "i64", "i8", "isize", "String", "u16", "u32", "u64", "u8",
        "usize",
    ];
    let Type::Path(path) = ty else { return false };
    match path.path.segments.last() {
        Some(last) if last.arguments.is_none() => PLAIN.iter().any(|name| path.path.is_ident(name)),
        Some(last) => CONTAINERS.iter().any(|name| last.ident == name),
        None => false,
    }
}

/// std's types that hold others.
const CONTAINERS: [&str; 8] = ["Arc", "BTreeMap", "BTreeSet", "Box", "HashMap", "HashSet", "Option", "Vec"];

#[cfg(test)]
mod tests {
    use proc_macro2::{Delimiter, Group};
    use quote::{ToTokens, quote};
    use syn::parse_quote;

    use super::*;

    #[test]
    fn the_types_inside_are_found_at_any_depth() {
        let cases = [
            ("Line", ": "),
            ("Vec<u8>", ": "),
            ("Option<BTreeMap<String, u8>>", ": "),
            ("(u8, [bool; 2])", ": "),
            ("Vec<Line>", ": Line"),
            ("Page<u8>", "Page<u8>: "),
            ("(Foreign, Line)", ": Foreign Line"),
            ("indexmap::IndexMap<Foreign, Vec<Line>>", "indexmap::IndexMap<Foreign,Vec<Line>>: Foreign Line"),
            ("<T as Tr<Line>>::X", "<TasTr<Line>>::X: Line"),
            ("<T as Tr<Item = Line>>::X", "<TasTr<Item=Line>>::X: Line"),
            ("(Line)", ": Line"),
            ("Box<[Line]>", ": Line"),
            ("[Line; 2]", ": Line"),
            ("Text<N>", "Text<N>: "),
            ("Text<MAX>", "Text<MAX>: MAX"),
        ];
        let written = |ty: &Type| ty.to_token_stream().to_string().replace(' ', "");
        for (code, expected) in cases {
            let ty: Type = syn::parse_str(code).expect("a type");
            let (own, inner) = asked(&ty, &parse_quote!(<T, const N: usize>));
            let inner: Vec<_> = inner.into_iter().map(|(inner, _)| written(inner)).collect();
            assert_eq!(format!("{}: {}", own.map(written).unwrap_or_default(), inner.join(" ")), expected, "{code}");
        }
    }

    /// What a macro was given stands in a group without brackets.
    #[test]
    fn what_comes_from_a_macro_is_looked_into() {
        let group = Group::new(Delimiter::None, quote!(Option<Line>));
        let ty = parse_quote!(Vec<#group>);
        let (_, inner) = asked(&ty, &Generics::default());
        let inner: Vec<_> = inner.iter().map(|(inner, _)| inner.to_token_stream().to_string()).collect();
        assert_eq!(inner, ["Line"]);
    }

    #[test]
    fn constants_are_written_as_types_are() {
        for (code, constants) in [
            ("Text<MAX>", "MAX"),
            ("Text<limits::MAX_2>", "limits::MAX_2"),
            ("Text<URL>", "URL"),
            ("Text<PAGE<u8>>", ""),
            ("Text<Line, T, T::ID, Self::ID, <u8 as Tr>::ID, (A, B)>", ""),
            ("Vec<URL>", ""),
            ("Vec<ID, MAX>", "MAX"),
            ("std::collections::HashMap<ID, URL, MAX>", "MAX"),
            ("([URL; 2], Option<Box<ID>>)", ""),
        ] {
            let ty: Type = syn::parse_str(code).expect("a type");
            let (_, mut inner) = asked(&ty, &parse_quote!(<T>));
            inner.retain(|(_, may_be)| *may_be);
            let found: Vec<_> =
                inner.iter().map(|(inner, _)| inner.to_token_stream().to_string().replace(' ', "")).collect();
            assert_eq!(found.join(" "), constants, "{code}");
        }
    }
}
