//! The types inside a field's type, as they are written, whose rules and marks could be lost.

use syn::{Generics, Type};

use crate::bound::types_in;

/// The types to ask whether they derive `Coerce`: the type itself, where that is no matter of course, and those inside it.
///
/// A type without arguments has `Coerce` if it derives that. Of one with arguments it may depend on these.
pub(super) fn asked<'a>(ty: &'a Type, generics: &Generics) -> (Option<&'a Type>, Vec<&'a Type>) {
    let mut found = Vec::new();
    collect(ty, &mut found);
    found.retain(|inner| !is_known(inner) && !is_parameter(inner, generics));
    let own = found.iter().position(|inner| std::ptr::eq(*inner, ty)).map(|place| found.remove(place));
    (own.filter(|own| has_arguments(own)), found)
}

fn collect<'a>(ty: &'a Type, found: &mut Vec<&'a Type>) {
    if matches!(ty, Type::Path(_)) {
        found.push(ty);
    }
    for inner in types_in(ty) {
        collect(inner, found);
    }
}

/// Returns whether an argument is a constant parameter: without braces these are written as types are.
fn is_parameter(ty: &Type, generics: &Generics) -> bool {
    let Type::Path(path) = ty else { return false };
    generics.const_params().any(|parameter| path.path.is_ident(&parameter.ident))
}

/// Returns whether an argument may be a constant, by its letters: `ArrayVec<u8, MAX>`.
pub(super) fn may_be_constant(ty: &Type, generics: &Generics) -> bool {
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
fn is_known(ty: &Type) -> bool {
    const PLAIN: [&str; 16] = [
        "bool", "char", "f32", "f64", "i128", "i16", "i32", "i64", "i8", "isize", "String", "u16", "u32", "u64", "u8",
        "usize",
    ];
    const CONTAINERS: [&str; 8] = ["Arc", "BTreeMap", "BTreeSet", "Box", "HashMap", "HashSet", "Option", "Vec"];
    let Type::Path(path) = ty else { return false };
    match path.path.segments.last() {
        Some(last) if last.arguments.is_none() => PLAIN.iter().any(|name| path.path.is_ident(name)),
        Some(last) => CONTAINERS.iter().any(|name| last.ident == name),
        None => false,
    }
}

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
            let inner: Vec<_> = inner.into_iter().map(written).collect();
            assert_eq!(format!("{}: {}", own.map(written).unwrap_or_default(), inner.join(" ")), expected, "{code}");
        }
    }

    /// What a macro was given stands in a group without brackets.
    #[test]
    fn what_comes_from_a_macro_is_looked_into() {
        let group = Group::new(Delimiter::None, quote!(Option<Line>));
        let ty = parse_quote!(Vec<#group>);
        let (_, inner) = asked(&ty, &Generics::default());
        let inner: Vec<_> = inner.iter().map(|inner| inner.to_token_stream().to_string()).collect();
        assert_eq!(inner, ["Line"]);
    }

    #[test]
    fn constants_are_written_as_types_are() {
        for (code, may_be) in [
            ("MAX", true),
            ("limits::MAX_2", true),
            ("URL", true),
            ("Line", false),
            ("T", false),
            ("T::ID", false),
            ("Self::ID", false),
            ("<u8 as Tr>::ID", false),
            ("(A, B)", false),
        ] {
            let ty: Type = syn::parse_str(code).expect("a type");
            assert_eq!(may_be_constant(&ty, &parse_quote!(<T>)), may_be, "{code}");
        }
    }
}
