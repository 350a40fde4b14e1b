//! Enums: a `Variants`, and a `Fields<N>` for each variant that has fields of its own.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Member, Path};

use super::{Output, blamed, fits, members, option, projected, record, rules, variable};
use crate::model::{Content, Enum, Filled, Filling, Role, RuleSet, Tagging, Variant};

/// A variant and what is needed to write it.
struct Part<'m> {
    variant: &'m Variant,
    /// Its place in the table.
    index: usize,
    form: TokenStream,
    shape: TokenStream,
    /// From what the shape reads to the variant: a closure.
    wrap: TokenStream,
}

/// The impl of `Variants`.
pub(super) fn expand(out: &mut Output<'_>, body: &Enum) -> TokenStream {
    let read = body.variants.iter().enumerate();
    let adjacent = matches!(body.tagging, Tagging::Adjacent { .. });
    let parts: Vec<_> = read.map(|(index, variant)| part(out, variant, index, adjacent)).collect();
    let table = table(out, body, &parts);
    let kinds = kinds(body, &parts);
    let rules = rules::container(&out.model.rules);
    let find = find(&parts);
    let content = content(&parts);
    let describe = describe(body, &parts);
    out.implement(
        &quote!(__coerce::Variants),
        &quote! {
            const TABLE: &'static __coerce::VariantTable = #table;
            const KINDS: __coerce::Kinds = #kinds;
            const RULES: &'static __coerce::Rules = #rules;
            #find
            #content
            #describe
        },
    );
    quote!(__coerce::Enum<Self>)
}

fn part<'m>(out: &mut Output<'_>, variant: &'m Variant, index: usize, adjacent: bool) -> Part<'m> {
    let ident = &variant.ident;
    let path: Path = syn::parse_quote!(Self::#ident);
    let none = RuleSet::default();
    let (form, shape, wrap) = match &variant.content {
        Content::Unit => (quote!(Unit), quote!(__coerce::UnitVariant<Self, #index>), quote!(|()| #path)),
        Content::Hollow(filled) => {
            let fields = members([(&filled.member, filling(filled))]);
            (quote!(Skipped), quote!(__coerce::UnitVariant<Self, #index>), quote!(|()| #path { #fields }))
        }
        Content::Newtype(field) => {
            let shape = if adjacent { out.adjacent_shape(field) } else { out.shape(field) };
            (quote!(Newtype), shape, quote!(|__inner| #path { 0: __inner }))
        }
        Content::Tuple(fields) => {
            record::fields(out, fields, index, &path, &none);
            (quote!(Tuple), quote!(__coerce::TupleVariant<Self, #index>), quote!(|__inner| __inner))
        }
        Content::Struct(fields) => {
            record::fields(out, fields, index, &path, &none);
            (quote!(Struct), quote!(__coerce::StructVariant<Self, #index>), quote!(|__inner| __inner))
        }
        Content::With { path: function, fields } => {
            let shape = with(out, function, fields);
            (quote!(Newtype), shape, wrap_with(&path, fields))
        }
    };
    Part { variant, index, form: quote!(__coerce::Form::#form), shape, wrap }
}

fn filling(filled: &Filled) -> TokenStream {
    match &filled.with {
        Filling::Default => quote!(::core::default::Default::default()),
        Filling::Path(path) => quote!(#path()),
        Filling::Phantom => quote!(::core::marker::PhantomData),
    }
}

/// The shape of what a function reads for a variant: nothing, its one field, or a tuple of its fields.
fn with(out: &mut Output<'_>, function: &syn::ExprPath, fields: &[(Member, syn::Type)]) -> TokenStream {
    let types = fields.iter().map(|(_, ty)| ty);
    let read = if let [(_, only)] = fields { quote!(#only) } else { quote!((#(#types),*)) };
    // Without fields there is a value even where the content is not there.
    let absent = fields.is_empty().then(|| {
        quote! {
            fn absent() -> ::core::option::Option<Self::Out> {
                ::core::option::Option::Some(())
            }
        }
    });
    out.reader(&read, &quote!(#function), &absent.unwrap_or_default())
}

fn wrap_with(path: &Path, fields: &[(Member, syn::Type)]) -> TokenStream {
    let variables: Vec<_> = (0..fields.len()).map(variable).collect();
    let pattern = if let [only] = variables.as_slice() { quote!(#only) } else { quote!((#(#variables),*)) };
    let members = members(fields.iter().zip(&variables).map(|((member, _), variable)| (member, quote!(#variable))));
    quote!(|#pattern| #path { #members })
}

/// `&VariantTable { tagging: …, variants: &[Variant { … }, …], … }`
fn table(out: &Output<'_>, body: &Enum, parts: &[Part<'_>]) -> TokenStream {
    let tagging = match &body.tagging {
        Tagging::External => quote!(External),
        Tagging::Internal { tag } => quote!(Internal { tag: #tag }),
        Tagging::Adjacent { tag, content } => quote!(Adjacent { tag: #tag, content: #content }),
        Tagging::Untagged => quote!(Untagged),
    };
    let rows = parts.iter().map(row);
    let other = option(parts.iter().find(|part| part.variant.other).map(|part| part.index));
    let words = words(body, parts);
    let expecting = option(out.model.expecting.as_deref());
    let deny_unknown = body.deny_unknown_fields;
    quote! {
        &__coerce::VariantTable {
            tagging: __coerce::Tagging::#tagging,
            variants: &[#(#rows),*],
            other: #other,
            words: &[#(#words),*],
            expecting: #expecting,
            deny_unknown: #deny_unknown,
        }
    }
}

/// `Variant { name: "open", names: &["open"], form: Form::Unit, … }`
fn row(part: &Part<'_>) -> TokenStream {
    let Part { variant, index: _, form, shape, wrap: _ } = part;
    let (name, names, untagged) = (&variant.name, &variant.names, variant.untagged);
    let of_field = match &variant.content {
        Content::Newtype(field) => match &field.role {
            Role::Read { reader, rules, sensitive } => Some(((rules, reader), *sensitive)),
            Role::Skipped | Role::Flattened { .. } => None,
        },
        _ => None,
    };
    let rules = rules::both(&variant.rules, of_field.map(|(rules, _)| rules));
    let sensitive = of_field.is_some_and(|(_, sensitive)| sensitive);
    let expected = of_shape(shape, "expected");
    quote! {
        __coerce::Variant {
            name: #name,
            names: &[#(#names),*],
            form: #form,
            rules: #rules,
            sensitive: #sensitive,
            untagged: #untagged,
            expected: #expected,
        }
    }
}

/// `<Shape as __coerce::Shape>::item`
fn of_shape(shape: &TokenStream, item: &str) -> TokenStream {
    projected(shape, &quote!(__coerce::Shape), &format_ident!("{item}"))
}

/// The names that are taken as a bare string.
fn words<'m>(body: &Enum, parts: &'m [Part<'m>]) -> Vec<&'m String> {
    let external = matches!(body.tagging, Tagging::External);
    let bare = parts.iter().filter(|part| external && !part.variant.untagged && is_unit(part.variant));
    bare.flat_map(|part| &part.variant.names).collect()
}

fn is_unit(variant: &Variant) -> bool {
    matches!(variant.content, Content::Unit | Content::Hollow(_))
}

/// The kinds that the enum takes.
fn kinds(body: &Enum, parts: &[Part<'_>]) -> TokenStream {
    let untagged = matches!(body.tagging, Tagging::Untagged);
    let tagged = match &body.tagging {
        Tagging::Untagged => quote!(__coerce::Kinds::NONE),
        Tagging::External if words(body, parts).is_empty() => quote!(__coerce::Kinds::OBJECT),
        Tagging::External => quote!(__coerce::Kinds::STRING.or(__coerce::Kinds::OBJECT)),
        Tagging::Internal { .. } | Tagging::Adjacent { .. } => {
            quote!(__coerce::Kinds::LIST.or(__coerce::Kinds::OBJECT))
        }
    };
    let tried = parts.iter().filter(|part| untagged || part.variant.untagged).map(|part| {
        if let Content::Struct(_) = part.variant.content {
            quote!(__coerce::Kinds::OBJECT)
        } else {
            of_shape(&part.shape, "KINDS")
        }
    });
    quote!(#tagged #(.or(#tried))*)
}

/// `"open" => Some(0),` for each name that is a tag
fn find(parts: &[Part<'_>]) -> TokenStream {
    let arms = parts.iter().filter(|part| !part.variant.untagged).map(|part| {
        let (names, index) = (&part.variant.names, part.index);
        quote!(#(#names)|* => ::core::option::Option::Some(#index),)
    });
    quote! {
        #[inline]
        fn find(__tag: &::core::primitive::str) -> ::core::option::Option<::core::primitive::usize> {
            match __tag { #(#arms)* _ => ::core::option::Option::None }
        }
    }
}

/// `0 => C::read::<Shape>(from, form, node, cx)?.map(wrap),` for each
fn content(parts: &[Part<'_>]) -> TokenStream {
    let arms = parts.iter().map(|Part { variant: _, index, form, shape, wrap }| {
        let read = blamed(quote!(__C::read::<), shape, quote!(>(__from, #form, __node, __cx)?));
        quote!(#index => #read.map(#wrap),)
    });
    quote! {
        fn content<'__de, __C: __coerce::ContentSource<'__de>>(
            __index: ::core::primitive::usize,
            __from: __C,
            __node: &__coerce::Node<'_>,
            __cx: &mut __coerce::Context,
        ) -> ::core::result::Result<::core::option::Option<Self>, __C::Error> {
            ::core::result::Result::Ok(match __index {
                #(#arms)*
                _ => ::core::option::Option::None,
            })
        }
    }
}

/// `outline.variant(tag, "open", |inside| …);` for each, and the checks that rules fit.
fn describe(body: &Enum, parts: &[Part<'_>]) -> TokenStream {
    let calls = parts.iter().filter(|part| !is_unit(part.variant)).map(|part| {
        let Part { variant, index, form: _, shape, wrap: _ } = part;
        let name = &variant.name;
        let rules = quote!(<Self as __coerce::Variants>::TABLE.variants[#index].rules);
        let sensitive = quote!(<Self as __coerce::Variants>::TABLE.variants[#index].sensitive);
        let tagging = if variant.untagged { &Tagging::Untagged } else { &body.tagging };
        let ways = match tagging {
            // The name is the member: with each alias the content stands elsewhere.
            Tagging::External => variant.names.iter().map(|name| quote!(external(#name))).collect(),
            Tagging::Internal { tag } => vec![quote!(internal(#tag, #name))],
            Tagging::Adjacent { tag, content } => vec![quote!(adjacent(#tag, #name, #content))],
            Tagging::Untagged => vec![quote!(untagged(#name))],
        };
        quote!(#(__outline.variant::<#shape>(__coerce::Way::#ways, #rules, #sensitive);)*)
    });
    let fits = parts.iter().map(|part| match &part.variant.content {
        Content::Newtype(field) => fits::of_field(field),
        _ => TokenStream::new(),
    });
    quote! {
        fn describe(__outline: &mut __coerce::Outline) {
            #(#calls)*
            #(#fits)*
        }
    }
}
