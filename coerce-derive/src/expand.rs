//! The model as code: one description, and not a line of decoding. A struct becomes
//!
//! ```text
//! const _: () = {
//!     use ::serde_coerce::__private as __coerce;
//!     use __coerce::{Foreign as _, Unmarked as _};
//!
//!     impl __coerce::Coerce for Args {
//!         fn describe(__d: &mut __coerce::Describe<'_>) {
//!             let __s = &mut __d.structure();
//!             __s.field(__coerce::Probe::<String>::__num, &["query"]);
//!             …
//!             __s.done();
//!         }
//!     }
//!     impl __coerce::Derived for Args {}
//!     impl __coerce::target::Object for Args {}
//! };
//! ```

mod edges;
mod enums;
mod fits;
mod inside;
mod rules;
mod shapes;
mod shared;

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{DeriveInput, Generics};

use crate::bound;
use crate::model::Model;

/// The impls of a type.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
    let description = shapes::description(model);
    let checks = fits::of_type(model);
    let coerce = implement(
        model,
        &model.generics,
        &quote!(__coerce::Coerce),
        &quote!(fn describe(__d: &mut __coerce::Describe<'_>) { #checks #description }),
    );
    let (markers, somewhere) = (markers(model), shared::somewhere(model));
    let deprecated = may_use_deprecated(model.input).then(|| quote!(deprecated,));
    quote! {
        #[doc(hidden)]
        // What is written for a deprecated type or field is no use of it that its author could avoid. No group of lints stands here:
        // a crate that forbids one of the group would not compile. Of unused code the compiler says nothing where another crate's
        // derive has written it.
        #[allow(#deprecated unused_qualifications, clippy::shadow_reuse, clippy::shadow_same, clippy::shadow_unrelated)]
        const _: () = {
            use #krate::__private as __coerce;
            use __coerce::{Foreign as _, Unmarked as _};
            #coerce
            #markers
            #somewhere
        };
    }
}

/// Returns whether the type is deprecated, or may hold what is. A crate that forbids the lint has no such type.
fn may_use_deprecated(input: &DeriveInput) -> bool {
    let says = |name| input.attrs.iter().any(|attribute| attribute.path().is_ident(name));
    says("deprecated") || says("allow") || says("expect")
}

/// The impls without items. They ask nothing of the type's parameters, so that a fault in one place is no fault in others.
fn markers(model: &Model<'_>) -> TokenStream {
    let generics = bound::owned(&model.input.generics);
    let marker = |r#trait: &TokenStream, body: &TokenStream| implement(model, &generics, r#trait, body);
    let derived = marker(&quote!(__coerce::Derived), &TokenStream::new());
    let wraps = fits::wrapped(model).map(|ty| {
        // The bounds of the other type are not written on this one. They hold where this one can be read.
        let generics = bound::wrapping(ty, if model.takes_markers { &model.generics } else { &generics });
        let inner = quote! { type Inner = __Inner; };
        implement(model, &generics, &quote!(__coerce::target::Wraps), &inner)
    });
    let targets = fits::markers(model).into_iter().map(|name| {
        let name = syn::Ident::new(name, Span::call_site());
        // Without `do_not_recommend`: where there is no prelude, there is no `diagnostic` either.
        marker(&quote!(__coerce::target::#name), &TokenStream::new())
    });
    quote!(#derived #wraps #(#targets)*)
}

fn implement(model: &Model<'_>, generics: &Generics, r#trait: &TokenStream, body: &TokenStream) -> TokenStream {
    let ident = &model.input.ident;
    let (parameters, _, conditions) = generics.split_for_impl();
    let (_, arguments, _) = model.input.generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #parameters #r#trait for #ident #arguments #conditions { #body }
    }
}

/// Tokens around a type, which is blamed for all that is wrong with it: from its first word to its last. What is wrong at one
/// place is reported once, however often it is asked for.
fn blamed(before: TokenStream, ty: &impl ToTokens, behind: TokenStream) -> TokenStream {
    let ty = ty.to_token_stream();
    let mut words = ty.clone().into_iter().map(|token| token.span());
    let first = words.next().unwrap_or_else(Span::call_site);
    let last = words.last().unwrap_or(first);
    let (before, behind) = (shown_at(first, before), shown_at(last, behind));
    quote!(#before #ty #behind)
}

/// Returns the tokens, shown at `span`.
fn shown_at(span: Span, tokens: TokenStream) -> TokenStream {
    let at = |mut token: TokenTree| {
        token.set_span(span);
        token
    };
    tokens.into_iter().map(at).collect()
}

/// A variable and what is done with it, if anything is.
fn variable(name: &TokenStream, value: &TokenStream, uses: &TokenStream) -> TokenStream {
    let mutable = (!uses.is_empty()).then(|| quote!(mut));
    quote!(let #mutable #name = #value; #uses)
}

/// An item of `Probe` for a type: names with this prefix are of no trait of the user's.
fn probe(ty: &impl ToTokens, item: &str) -> TokenStream {
    let item = quote::format_ident!("__{item}");
    blamed(quote!(__coerce::Probe::<), ty, quote!(>::#item))
}

#[cfg(test)]
mod tests;
