//! The model as code. All logic is in the runtime: what is written here is tables and one call a field.
//!
//! A struct becomes
//!
//! ```text
//! const _: () = {
//!     use ::coerce::__private as __coerce;
//!
//!     impl ::coerce::Coerce for Args {
//!         type Shape = __coerce::Record<Self, 0usize>;
//!     }
//!     impl __coerce::Fields<0usize> for Args {
//!         const TABLE: &'static __coerce::Table = …;
//!         fn find(key: &str) -> Option<__coerce::Member> { match key { … } }
//!         fn read(…) { … }
//!         fn describe(…) { … }
//!     }
//!     impl ::coerce::target::Object for Args {}
//! };
//! ```
//!
//! and an enum has `Enum<Self>`, `Variants`, and a `Fields<N>` for each variant `N` with fields of its own.

mod enums;
mod fits;
mod record;
mod rules;
mod wrap;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{Member, Type};

use crate::model::{Body, Default_, Field, Model, Reader, Role};

/// The impls of a type.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
    let mut out = Output::new(model);
    let shape = match &model.body {
        Body::Unit => wrap::unit(&mut out),
        Body::Newtype(field) => wrap::newtype(&mut out, field),
        Body::Tuple(record) => record::tuple(&mut out, record),
        Body::Struct(record) => record::named(&mut out, record),
        Body::Enum(body) => enums::expand(&mut out, body),
        Body::From(ty) => wrap::from(&mut out, ty),
        Body::TryFrom(ty) => wrap::try_from(&mut out, ty),
        Body::Transparent { field, others } => wrap::transparent(&mut out, field, others),
    };
    let shape = out.opted_in(shape);
    out.implement(&quote!(__coerce::Coerce), &quote!(type Shape = #shape;));
    fits::of_container(&mut out);
    fits::markers(&mut out);
    let impls = &out.impls;
    quote! {
        #[doc(hidden)]
        // What is written for a deprecated type or field is no use of it that its author could avoid, and what stands here
        // obeys no style of theirs.
        #[allow(deprecated, unused_qualifications, clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        const _: () = {
            #[allow(unused_imports)]
            use #krate::__private as __coerce;
            #(#impls)*
        };
    }
}

/// The impls written so far, and what all of them need.
struct Output<'a> {
    model: &'a Model<'a>,
    impls: Vec<TokenStream>,
    /// How many functions of serde's `with` were written.
    functions: usize,
}

impl<'a> Output<'a> {
    fn new(model: &'a Model<'a>) -> Self {
        Self { model, impls: Vec::new(), functions: 0 }
    }

    /// Adds an impl of a trait for the type.
    fn implement(&mut self, r#trait: &TokenStream, body: &TokenStream) {
        let ident = &self.model.input.ident;
        let (impl_generics, _, where_clause) = self.model.generics.split_for_impl();
        let (_, type_generics, _) = self.model.input.generics.split_for_impl();
        self.impls.push(quote! {
            #[automatically_derived]
            impl #impl_generics #r#trait for #ident #type_generics #where_clause { #body }
        });
    }

    /// The shape that a field is read with.
    fn shape(&mut self, field: &Field) -> TokenStream {
        let reader = match &field.role {
            Role::Skipped => &Reader::Coerce,
            Role::Flattened { reader, .. } | Role::Read { reader, .. } => reader,
        };
        self.shape_of(&field.ty, reader)
    }

    fn shape_of(&mut self, ty: &Type, reader: &Reader) -> TokenStream {
        match reader {
            Reader::Coerce => coerce_shape(ty),
            Reader::Serde => {
                let function = deserialize(ty);
                self.reader(&quote!(#ty), &function, &absent_by(&function))
            }
            Reader::With(path) => self.function(&quote!(#ty), &quote!(#path)),
        }
    }

    /// The shape that the one field of an adjacently tagged variant is read with. As in serde its type is asked for the value
    /// of content that is not there, even where a function reads it.
    fn adjacent_shape(&mut self, field: &Field) -> TokenStream {
        let Role::Read { reader: Reader::With(path), .. } = &field.role else { return self.shape(field) };
        let ty = &field.ty;
        self.reader(&quote!(#ty), &quote!(#path), &absent_by(&deserialize(ty)))
    }

    /// The shape of what a function of serde's `with` reads.
    fn function(&mut self, out: &TokenStream, path: &TokenStream) -> TokenStream {
        self.reader(out, path, &TokenStream::new())
    }

    /// The same, with what it gives where nothing is there.
    fn reader(&mut self, out: &TokenStream, path: &TokenStream, absent: &TokenStream) -> TokenStream {
        let number = self.functions;
        self.functions += 1;
        self.implement(
            &quote!(__coerce::With<#number>),
            &quote! {
                type Out = #out;
                fn read<'__de, __D: __coerce::Deserializer<'__de>>(
                    __from: __D,
                ) -> ::core::result::Result<Self::Out, __D::Error> {
                    #path(__from)
                }
                #absent
            },
        );
        quote!(__coerce::Via<__coerce::ByPath<Self, #number>>)
    }

    /// The shape of the type, with the switch by which its values ask for the rules.
    fn opted_in(&mut self, shape: TokenStream) -> TokenStream {
        let Some(member) = &self.model.opt_in else { return shape };
        self.implement(
            &quote!(__coerce::OptedIn),
            &quote!(type Inner = #shape; const MEMBER: &'static ::core::primitive::str = #member;),
        );
        quote!(__coerce::OptIn<Self>)
    }
}

/// The shape that a type has by its `Coerce`.
fn coerce_shape(ty: &Type) -> TokenStream {
    projected(ty, &quote!(__coerce::Coerce), &format_ident!("Shape"))
}

/// `<Type as Trait>::Item`. A type that has not the trait is blamed where it stands.
fn projected(ty: &impl ToTokens, r#trait: &TokenStream, item: &Ident) -> TokenStream {
    blamed(quote!(<), ty, quote!(as #r#trait>::#item))
}

/// Tokens around a type, which is blamed for all that is wrong with it: from its first word to its last. What is wrong at one
/// place is told once, however often it is asked for.
fn blamed(before: TokenStream, ty: &impl ToTokens, behind: TokenStream) -> TokenStream {
    let ty = ty.to_token_stream();
    let mut words = ty.clone().into_iter().map(|token| token.span());
    let first = words.next().unwrap_or_else(Span::call_site);
    let last = words.last().unwrap_or(first);
    let (before, behind) = (shown_at(first, before), shown_at(last, behind));
    quote!(#before #ty #behind)
}

/// The same tokens, shown at `span`.
fn shown_at(span: Span, tokens: TokenStream) -> TokenStream {
    let at = |mut token: TokenTree| {
        token.set_span(span);
        token
    };
    tokens.into_iter().map(at).collect()
}

/// The type's `deserialize`.
fn deserialize(ty: &Type) -> TokenStream {
    projected(ty, &quote!(__coerce::Deserialize), &format_ident!("deserialize"))
}

/// What `deserialize` gives where nothing is there.
fn absent_by(deserialize: &TokenStream) -> TokenStream {
    quote! {
        fn absent() -> ::core::option::Option<Self::Out> {
            ::core::result::Result::ok(#deserialize(__coerce::Absent))
        }
    }
}

/// The variable that holds the `index`-th field.
fn variable(index: usize) -> Ident {
    format_ident!("__field{index}", span = Span::mixed_site())
}

/// What `default` calls for a type. One that has no `Default` is blamed where it stands.
fn default_function(default: &Default_, ty: &impl ToTokens) -> Option<TokenStream> {
    match default {
        Default_::None => None,
        Default_::Trait => Some(projected(ty, &quote!(::core::default::Default), &format_ident!("default"))),
        Default_::Path(path) => Some(quote!(#path)),
    }
}

/// An option, as code.
fn option(value: Option<impl ToTokens>) -> TokenStream {
    if let Some(value) = value {
        quote!(::core::option::Option::Some(#value))
    } else {
        quote!(::core::option::Option::None)
    }
}

/// `name: value` for each field.
fn members<'m>(fields: impl IntoIterator<Item = (&'m Member, TokenStream)>) -> TokenStream {
    fields.into_iter().map(|(member, value)| quote!(#member: #value,)).collect()
}

#[cfg(test)]
mod tests;
