//! What a failed derive leaves behind: its errors, and an impl that is never run, so that no use of the type is
//! reported a second time.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Type};

use crate::{bound, check, expand, raw};

/// The errors and the impl.
pub(crate) fn fallback(input: &DeriveInput, errors: &TokenStream) -> TokenStream {
    // Such a type can't have the impl, and where it is used it would not help.
    if raw::without_size(input).is_some() {
        return errors.clone();
    }
    let krate = check::krate_of(input);
    let name = &input.ident;
    let generics = bound::of_fallback(&input.generics);
    let (parameters, _, conditions) = generics.split_for_impl();
    let (_, arguments, _) = input.generics.split_for_impl();
    let markers = expand::of_broken(&input.data).iter().map(|name| format_ident!("{name}"));
    let wraps = wrapped(&input.data).map(|ty| {
        quote! {
            #[automatically_derived]
            impl #parameters __coerce::target::Wraps for #name #arguments #conditions {
                type Inner = #ty;
            }
        }
    });
    quote! {
        #errors
        const _: () = {
            use #krate::__private as __coerce;
            #[automatically_derived]
            impl #parameters __coerce::Coerce for #name #arguments #conditions {
                // Its errors stop the build before anyone can ask.
                fn describe(_: &mut __coerce::Describe<'_>) {}
            }
            #wraps
            // Rules for fields of this type fit, whatever it was meant to be.
            #(
                #[automatically_derived]
                impl #parameters __coerce::target::#markers for #name #arguments #conditions {}
            )*
        };
    }
}

/// The type that a newtype wraps.
fn wrapped(data: &Data) -> Option<&Type> {
    match data {
        Data::Struct(body) if body.fields.len() == 1 => body.fields.iter().find(|field| field.ident.is_none()),
        _ => None,
    }
    .map(|field| &field.ty)
}
