//! Which type parameters a type uses, as far as they matter to who reads it.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{GenericArgument, Generics, Ident, PathArguments, Type, TypePath, parse_quote};

/// The types to bound, so that values of these types can be made: the parameters that they use, in the order declared, then the
/// associated types of parameters, and the arrays whose length is a parameter: serde reads arrays of some lengths only.
pub(super) fn used(types: &[&Type], generics: &Generics) -> Vec<Type> {
    let parameters = generics.type_params().map(|parameter| &parameter.ident).collect();
    let lengths = generics.const_params().map(|parameter| parameter.ident.to_string()).collect();
    let mut uses = Uses { parameters, lengths, names: Vec::new(), whole: Vec::new() };
    for ty in types {
        uses.visit(ty);
    }
    let Uses { parameters, lengths: _, names, whole } = uses;
    let found = parameters.into_iter().filter(|parameter| names.contains(parameter));
    found.map(|parameter| parse_quote!(#parameter)).chain(whole.into_iter().map(|(_, ty)| ty)).collect()
}

struct Uses<'a> {
    parameters: Vec<&'a Ident>,
    /// The constant ones.
    lengths: Vec<String>,
    /// The names that types consist of, parameters or not.
    names: Vec<&'a Ident>,
    /// Types that are bounded as they stand, with their text, by which they are distinguished.
    whole: Vec<(String, Type)>,
}

impl<'a> Uses<'a> {
    fn visit(&mut self, ty: &'a Type) {
        match ty {
            // It can be made without a value of its parameter.
            Type::Path(path) if is_phantom(path) => return,
            Type::Path(path) if self.is_associated(path) => return self.bound_whole(ty),
            Type::Path(TypePath { qself: None, path, .. }) => self.names.extend(path.get_ident()),
            _ => {}
        }
        for inner in types_in(ty) {
            self.visit(inner);
        }
        if let Type::Array(array) = ty {
            if words(&array.len).iter().any(|word| self.lengths.contains(word)) {
                self.bound_whole(ty);
            }
        }
    }

    fn bound_whole(&mut self, ty: &Type) {
        let text = ty.to_token_stream().to_string();
        if self.whole.iter().all(|(known, _)| *known != text) {
            self.whole.push((text, ty.clone()));
        }
    }

    /// `T::Item`, `<T as Iterator>::Item`
    fn is_associated(&self, ty: &TypePath) -> bool {
        let is_parameter = |word: &String| self.parameters.iter().any(|parameter| *parameter == word);
        if let Some(qself) = &ty.qself {
            return words(&qself.ty).iter().any(is_parameter);
        }
        let mut segments = ty.path.segments.iter();
        segments.len() > 1 && segments.next().is_some_and(|first| self.parameters.contains(&&first.ident))
    }
}

fn is_phantom(ty: &TypePath) -> bool {
    ty.path.segments.last().is_some_and(|segment| segment.ident == "PhantomData")
}

/// The types that a type is written with. What macros give is not known, and the others have no values that JSON could hold.
pub(crate) fn types_in(ty: &Type) -> Vec<&Type> {
    match ty {
        Type::Array(ty) => vec![&ty.elem],
        Type::Group(ty) => vec![&ty.elem],
        Type::Paren(ty) => vec![&ty.elem],
        Type::Slice(ty) => vec![&ty.elem],
        Type::Tuple(ty) => ty.elems.iter().collect(),
        Type::Path(ty) => ty.path.segments.iter().flat_map(|segment| arguments(&segment.arguments)).collect(),
        _ => Vec::new(),
    }
}

fn arguments(arguments: &PathArguments) -> Vec<&Type> {
    let PathArguments::AngleBracketed(arguments) = arguments else { return Vec::new() };
    let types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        GenericArgument::AssocType(item) => Some(&item.ty),
        _ => None,
    });
    types.collect()
}

/// The tokens of a piece of code, without its brackets.
pub(super) fn words(code: &impl ToTokens) -> Vec<String> {
    fn collect(tokens: TokenStream, words: &mut Vec<String>) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => collect(group.stream(), words),
                other => words.push(other.to_string()),
            }
        }
    }
    let mut words = Vec::new();
    collect(code.to_token_stream(), &mut words);
    words
}
