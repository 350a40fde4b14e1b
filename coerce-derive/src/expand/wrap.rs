//! Types that are read as another: a `Wrap` each.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Type;

use super::{Output, coerce_shape, fits, members, option, rules};
use crate::model::{Field, Filled, Filling, Role};

/// What an impl of `Wrap` says.
struct Wrap {
    /// The other type.
    from: TokenStream,
    /// Its shape.
    inner: TokenStream,
    error: TokenStream,
    /// The rules of the container and of the field, as code.
    rules: Option<TokenStream>,
    sensitive: bool,
    transparent: bool,
    /// From `__inner`, a `Result`.
    made: TokenStream,
    fits: TokenStream,
}

impl Wrap {
    /// A type that is made of another without fail.
    fn infallible(from: &impl ToTokens, inner: TokenStream, value: &TokenStream) -> Self {
        Self {
            from: from.to_token_stream(),
            inner,
            error: quote!(::core::convert::Infallible),
            rules: None,
            sensitive: false,
            transparent: true,
            made: quote!(::core::result::Result::Ok(#value)),
            fits: TokenStream::new(),
        }
    }

    fn of_field(out: &mut Output<'_>, field: &Field, value: &TokenStream) -> Self {
        let mut wrap = Self::infallible(&field.ty, out.shape(field), value);
        if let Role::Read { reader, rules, sensitive } = &field.role {
            wrap.rules = Some(rules::both(&out.model.rules, Some((rules, reader))));
            wrap.sensitive = *sensitive;
        }
        wrap.fits = fits::of_field(field);
        wrap
    }

    fn implement(self, out: &mut Output<'_>) -> TokenStream {
        let Self { from, inner, error, rules, sensitive, transparent, made, fits } = self;
        let expecting = option(out.model.expecting.as_deref());
        let rules = rules.unwrap_or_else(|| rules::container(&out.model.rules));
        out.implement(
            &quote!(__coerce::Wrap),
            &quote! {
                type From = #from;
                type Inner = #inner;
                type Error = #error;
                const RULES: &'static __coerce::Rules = #rules;
                const SENSITIVE: ::core::primitive::bool = #sensitive;
                const TRANSPARENT: ::core::primitive::bool = #transparent;
                const EXPECTING: ::core::option::Option<&'static ::core::primitive::str> = #expecting;
                #[inline]
                fn wrap(__inner: #from) -> ::core::result::Result<Self, Self::Error> {
                    #fits
                    #made
                }
            },
        );
        quote!(__coerce::Wrapped<Self>)
    }
}

/// `struct Name;`
pub(super) fn unit(out: &mut Output<'_>) -> TokenStream {
    let value = quote!({
        let __coerce::UnitStruct = __inner;
        Self
    });
    Wrap {
        transparent: false,
        ..Wrap::infallible(&quote!(__coerce::UnitStruct), quote!(__coerce::Nothing<__coerce::UnitStruct>), &value)
    }
    .implement(out)
}

/// `struct Name(T);`
pub(super) fn newtype(out: &mut Output<'_>, field: &Field) -> TokenStream {
    let wrap = Wrap::of_field(out, field, &quote!(Self { 0: __inner }));
    let ty = &field.ty;
    out.implement(&quote!(__coerce::Wraps), &quote!(type Inner = #ty;));
    Wrap { transparent: false, ..wrap }.implement(out)
}

/// serde's `transparent`
pub(super) fn transparent(out: &mut Output<'_>, field: &Field, others: &[Filled]) -> TokenStream {
    let others = others.iter().map(|Filled { member, with, .. }| {
        let value = match with {
            Filling::Default => quote!(::core::default::Default::default()),
            Filling::Path(path) => quote!(#path()),
            Filling::Phantom => quote!(::core::marker::PhantomData),
        };
        (member, value)
    });
    let fields = members(std::iter::once((&field.member, quote!(__inner))).chain(others));
    let wrap = Wrap::of_field(out, field, &quote!(Self { #fields }));
    let ty = &field.ty;
    out.implement(&quote!(__coerce::Wraps), &quote!(type Inner = #ty;));
    wrap.implement(out)
}

/// serde's `from`
pub(super) fn from(out: &mut Output<'_>, ty: &Type) -> TokenStream {
    let value = quote!(<Self as ::core::convert::From<#ty>>::from(__inner));
    Wrap::infallible(ty, coerce_shape(ty), &value).implement(out)
}

/// serde's `try_from`
pub(super) fn try_from(out: &mut Output<'_>, ty: &Type) -> TokenStream {
    let wrap = Wrap::infallible(ty, coerce_shape(ty), &TokenStream::new());
    Wrap {
        error: quote!(<Self as ::core::convert::TryFrom<#ty>>::Error),
        made: quote!(<Self as ::core::convert::TryFrom<#ty>>::try_from(__inner)),
        ..wrap
    }
    .implement(out)
}
