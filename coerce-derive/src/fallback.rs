//! What a failed derive leaves behind: its errors, and an impl that is never run, so that no use of the type is
//! reported a second time.

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::{bound, check, raw};

/// The errors and the impl.
pub(crate) fn fallback(input: &DeriveInput, errors: &TokenStream) -> TokenStream {
    // Such a type can't have the impl, and where it is used it would not help.
    if raw::without_size(input).is_some() {
        return errors.clone();
    }
    // Nobody knows where the trait is.
    let Some(krate) = check::krate_of(input) else { return errors.clone() };
    let name = &input.ident;
    let generics = bound::of_fallback(&input.generics);
    let (parameters, _, conditions) = generics.split_for_impl();
    let (_, arguments, _) = input.generics.split_for_impl();
    let owned = bound::owned(&input.generics);
    let (marked, _, asked) = owned.split_for_impl();
    quote! {
        #errors
        const _: () = {
            use #krate::__private as __coerce;
            #[automatically_derived]
            impl #parameters __coerce::Coerce for #name #arguments #conditions {
                // Its errors stop the build before anyone can ask.
                fn describe(_: &mut __coerce::Describe<'_>) {}
            }
            // Every rule fits it, whatever it was meant to be.
            #[automatically_derived]
            impl #marked __coerce::target::Wraps for #name #arguments #asked {
                type Inner = __coerce::target::fit::Anything;
            }
        };
    }
}
