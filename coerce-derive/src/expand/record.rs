//! Structs and the fields of variants: a `Fields<N>` each.

use proc_macro2::{Literal, Span, TokenStream};
use quote::quote;
use syn::Path;

use super::{Output, default_function, fits, members, option, rules, variable};
use crate::model::{Default_, Field, Record, Role, RuleSet};

/// A struct with named fields.
pub(super) fn named(out: &mut Output<'_>, record: &Record) -> TokenStream {
    let constructor = syn::parse_quote!(Self);
    let rules = &out.model.rules;
    fields(out, record, 0, &constructor, rules);
    quote!(__coerce::Record<Self, 0usize>)
}

/// A struct with unnamed fields.
pub(super) fn tuple(out: &mut Output<'_>, record: &Record) -> TokenStream {
    let constructor = syn::parse_quote!(Self);
    let rules = &out.model.rules;
    fields(out, record, 0, &constructor, rules);
    quote!(__coerce::Tuple<Self, 0usize>)
}

/// A field and what is needed to write it.
struct Part<'m> {
    field: &'m Field,
    /// Its place in the table, if it is read by name or position.
    index: Option<Literal>,
    shape: TokenStream,
    variable: syn::Ident,
}

/// The impl of `Fields<N>`.
pub(super) fn fields(out: &mut Output<'_>, record: &Record, number: usize, constructor: &Path, container: &RuleSet) {
    let mut indices = 0..;
    let parts: Vec<_> = record
        .fields
        .iter()
        .enumerate()
        .map(|(at, field)| {
            let is_read = matches!(field.role, Role::Read { .. });
            let shape = if matches!(field.role, Role::Skipped) { TokenStream::new() } else { out.shape(field) };
            let index = if is_read { indices.next().map(Literal::usize_unsuffixed) } else { None };
            Part { field, index, shape, variable: variable(at) }
        })
        .collect();
    let table = table(record, &parts, out.model.expecting.as_deref());
    let rules = rules::container(container);
    let find = find(&parts);
    let read = read(record, &parts, number, constructor, out.model.input.ident.span());
    let describe = describe(&parts, number);
    out.implement(
        &quote!(__coerce::Fields<#number>),
        &quote! {
            const TABLE: &'static __coerce::Table = #table;
            const RULES: &'static __coerce::Rules = #rules;
            #find
            #read
            #describe
        },
    );
}

/// `&Table { fields: &[Field { … }, …], … }`
fn table(record: &Record, parts: &[Part<'_>], expecting: Option<&str>) -> TokenStream {
    let Record { fields: _, default: _, deny_unknown_fields, ignore_key_case, drop_keys } = record;
    let rows = parts.iter().filter_map(|part| row(part.field, record));
    let flatten = parts.iter().any(|part| matches!(part.field.role, Role::Flattened { .. }));
    let sensitive = parts.iter().any(|part| matches!(part.field.role, Role::Read { sensitive: true, .. }));
    let expecting = option(expecting);
    quote! {
        &__coerce::Table {
            fields: &[#(#rows),*],
            expecting: #expecting,
            deny_unknown: #deny_unknown_fields,
            flatten: #flatten,
            sensitive: #sensitive,
            ignore_key_case: #ignore_key_case,
            drop_keys: &[#(#drop_keys),*],
        }
    }
}

/// `Field { name: "limit", names: &["limit", "max"], … }`
fn row(field: &Field, record: &Record) -> Option<TokenStream> {
    let Role::Read { reader, rules, sensitive } = &field.role else { return None };
    let (name, names) = (&field.name, &field.names);
    let rules = rules::field(rules, reader);
    let optional = [&field.default, &record.default].iter().any(|default| !matches!(default, Default_::None));
    Some(quote! {
        __coerce::Field {
            name: #name, names: &[#(#names),*], rules: #rules, sensitive: #sensitive, optional: #optional,
        }
    })
}

/// `"limit" => Some(Member::new(0, 0)),` for each name
fn find(parts: &[Part<'_>]) -> TokenStream {
    let arms = parts.iter().filter_map(|part| Some((part.index.as_ref()?, &part.field.names))).flat_map(|(index, names)| {
        names
            .iter()
            .zip(0u32..)
            .map(move |(name, word)| quote!(#name => ::core::option::Option::Some(__coerce::Member::new(#index, #word)),))
    });
    quote! {
        #[inline]
        fn find(__key: &::core::primitive::str) -> ::core::option::Option<__coerce::Member> {
            match __key { #(#arms)* _ => ::core::option::Option::None }
        }
    }
}

/// The body that reads the fields: a slot each, the loop, then what each came to.
fn read(record: &Record, parts: &[Part<'_>], number: usize, constructor: &Path, name: Span) -> TokenStream {
    let slots = parts.iter().filter(|part| part.index.is_some()).map(|part| &part.variable);
    let arms = parts.iter().filter_map(|part| arm(part, number));
    // A type that has no `Default` is blamed by its name.
    let itself = syn::Ident::new("Self", name);
    let default = default_function(&record.default, &itself).map(|path| quote!(let __default = #path();));
    let finish = parts.iter().filter_map(|part| finish(part, record));
    let deny = (record.deny_unknown_fields
        && parts.iter().any(|part| matches!(part.field.role, Role::Flattened { .. })))
    .then(|| quote!(__from.deny_rest::<Self, #number>(__cx);));
    let read: Vec<_> = parts.iter().filter(|part| !matches!(part.field.role, Role::Skipped)).collect();
    let variables: Vec<_> = read.iter().map(|part| &part.variable).collect();
    let fields = members(parts.iter().map(|part| (&part.field.member, value(part, record))));
    quote! {
        fn read<'__de, __S: __coerce::FieldSource<'__de>>(
            mut __from: __coerce::Reader<'_, __S>,
            __cx: &mut __coerce::Context,
        ) -> ::core::result::Result<::core::option::Option<Self>, __S::Error> {
            let __table = <Self as __coerce::Fields<#number>>::TABLE;
            #(let mut #slots = __coerce::Slot::Empty;)*
            loop {
                let __member = __from.next::<Self, #number>(__cx)?;
                match __member.index {
                    #(#arms)*
                    _ => break,
                }
            }
            #default
            #(#finish)*
            #deny
            if !__from.is_sound(__table, __cx) {
                return ::core::result::Result::Ok(::core::option::Option::None);
            }
            #(let __coerce::Slot::Value(#variables) = #variables else {
                return ::core::result::Result::Ok(::core::option::Option::None);
            };)*
            ::core::result::Result::Ok(::core::option::Option::Some(#constructor { #fields }))
        }
    }
}

/// `0 => from.field::<Self, 0, Shape>(&mut field0, member, &table.fields[0], cx)?,`
fn arm(part: &Part<'_>, number: usize) -> Option<TokenStream> {
    let Part { field: _, index, shape, variable } = part;
    let index = index.as_ref()?;
    Some(quote! {
        #index => __from.field::<Self, #number, #shape>(
            &mut #variable, __member, &__table.fields[#index], __cx,
        )?,
    })
}

/// `from.require::<Shape>(&mut field0, &table.fields[0], table, cx);`
fn finish(part: &Part<'_>, record: &Record) -> Option<TokenStream> {
    let Part { field, index, shape, variable } = part;
    if let Role::Flattened { sensitive, .. } = field.role {
        return Some(quote!(let #variable = __from.flattened::<#shape>(#sensitive, __cx);));
    }
    let index = index.as_ref()?;
    if let Some(default) = default_function(&field.default, &field.ty) {
        return Some(quote!(__from.or_default(&mut #variable, || #default());));
    }
    if matches!(record.default, Default_::None) {
        return Some(quote! {
            __from.require::<#shape>(&mut #variable, &__table.fields[#index], __table, __cx);
        });
    }
    let member = &field.member;
    Some(quote! {
        if #variable.is_absent() {
            #variable = __coerce::Slot::Value(__default.#member);
        }
    })
}

/// What a field is filled with in the end.
fn value(part: &Part<'_>, record: &Record) -> TokenStream {
    let Part { field, variable, .. } = part;
    if !matches!(field.role, Role::Skipped) {
        return quote!(#variable);
    }
    let member = &field.member;
    match (default_function(&field.default, &field.ty), &record.default) {
        (Some(default), _) => quote!(#default()),
        (None, Default_::None) => quote!(::core::default::Default::default()),
        (None, _) => quote!(__default.#member),
    }
}

/// `outline.field::<Shape>(&table.fields[0]);` for each, and the checks that rules fit.
fn describe(parts: &[Part<'_>], number: usize) -> TokenStream {
    let calls = parts.iter().map(|Part { field, index, shape, variable: _ }| match (&field.role, index) {
        (Role::Flattened { sensitive, .. }, _) => quote!(__outline.flattened::<#shape>(#sensitive);),
        (_, Some(index)) if matches!(field.member, syn::Member::Named(_)) => {
            quote!(__outline.field::<#shape>(&__table.fields[#index]);)
        }
        (_, Some(index)) => quote!(__outline.position::<#shape>(#index, &__table.fields[#index]);),
        (_, None) => TokenStream::new(),
    });
    let fits = parts.iter().map(|part| fits::of_field(part.field));
    quote! {
        fn describe(__outline: &mut __coerce::Outline) {
            let __table = <Self as __coerce::Fields<#number>>::TABLE;
            #(#calls)*
            #(#fits)*
        }
    }
}
