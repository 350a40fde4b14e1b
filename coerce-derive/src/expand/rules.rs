//! Rules as code: `&'static Rules` tables.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;

use crate::model::{self, Arguments, Reader, RuleSet, RuleUse};
use crate::rules::Level;

/// The rules of a field.
pub(super) fn field(rules: &RuleSet, reader: &Reader) -> TokenStream {
    let list: Vec<_> = rules.list.iter().collect();
    table(&list, rules.each(), is_known(reader))
}

/// Whether anything is known of the type that is read. Else no rule passes on to items: all act on the whole value, and those
/// of `each(…)` on whatever it holds.
fn is_known(reader: &Reader) -> bool {
    matches!(reader, Reader::Coerce)
}

/// The rules of a container: all of them act on the whole value, and none passes on to items.
pub(super) fn container(rules: &RuleSet) -> TokenStream {
    both(rules, None)
}

/// The rules of a container, and those of the one field that it is read as.
///
/// The field's pass on to items, the container's do not. Of a rule that both have, the container's runs: it is around the field.
pub(super) fn both(container: &RuleSet, field: Option<(&RuleSet, &Reader)>) -> TokenStream {
    let own = container.list.iter().map(|one| (one, placed(one, Level::Whole)));
    let of_field = field.into_iter().flat_map(|(field, _)| &field.list).filter(|one| !container.has(&one.told()));
    let of_field = of_field.map(|one| (one, rule(one)));
    let mut all: Vec<_> = own.chain(of_field).collect();
    if all.is_empty() && field.is_none_or(|(field, _)| field.each.is_none()) {
        return quote!(__coerce::Rules::NONE);
    }
    all.sort_by_key(|(one, _)| one.row.order);
    let list = all.into_iter().map(|(_, code)| code);
    let (items, of_unknown) = if let Some((field, reader)) = field {
        let known = is_known(reader);
        (items(&field.list.iter().collect::<Vec<_>>(), field.each(), known), of_unknown(field.each(), known))
    } else {
        (quote!(__coerce::Rules::NONE), None)
    };
    quote! {
        const { &__coerce::Rules::new(const { &[#(#list),*] }, ::core::option::Option::Some(#items))#of_unknown }
    }
}

/// A table of `list`. Where items have other rules than the value, these are a table of their own.
fn table(list: &[&RuleUse], each: Option<&RuleSet>, known: bool) -> TokenStream {
    if list.is_empty() && each.is_none() {
        return quote!(__coerce::Rules::NONE);
    }
    let same = each.is_none() && list.iter().all(|one| known && one.row.level == Level::Item);
    let items = super::option((!same).then(|| items(list, each, known)));
    let of_unknown = of_unknown(each, known);
    let list = list.iter().map(|one| rule(one));
    quote!(const { &__coerce::Rules::new(const { &[#(#list),*] }, #items)#of_unknown })
}

/// The table for items: the rules that pass on to them, and those of `each(…)`.
fn items(list: &[&RuleUse], each: Option<&RuleSet>, known: bool) -> TokenStream {
    let passed_on = list.iter().copied().filter(|one| known && one.row.level == Level::Item);
    let put_there = each.into_iter().flat_map(|each| &each.list);
    let mut inside: Vec<_> = passed_on.chain(put_there).collect();
    inside.sort_by_key(|one| one.row.order);
    inside.dedup_by_key(|one| one.row.order);
    table(&inside, each.and_then(RuleSet::each), known)
}

/// What is said of a table with rules for the items of a type of which nothing is known.
fn of_unknown(each: Option<&RuleSet>, known: bool) -> Option<TokenStream> {
    each.filter(|_| !known).map(|_| quote!(.of_unknown()))
}

/// A rule where its row says.
fn rule(one: &RuleUse) -> TokenStream {
    placed(one, one.row.level)
}

/// A rule at its place in the order, on the whole value or on items.
fn placed(one: &RuleUse, level: Level) -> TokenStream {
    let (rule, order) = (bound(one), Literal::u8_unsuffixed(one.row.order));
    match level {
        Level::Whole => quote!(#rule.on_whole(#order)),
        Level::Item => quote!(#rule.on_items(#order)),
    }
}

/// A rule with its arguments bound.
fn bound(one: &RuleUse) -> TokenStream {
    let span = one.span;
    let name = format_ident!("{}", one.row.name, span = span);
    // One identifier for declaration and use: where the rule came through a `macro_rules!`, two would not be the same.
    let value = format_ident!("__value", span = Span::mixed_site());
    let repair = match &one.arguments {
        Arguments::None => return quote_spanned!(span=> __coerce::rule::#name::RULE),
        Arguments::Path(path) => {
            let shown = one.told();
            let call = quote_spanned!(path.span()=> __coerce::rule::custom::checked(#path, #value));
            return quote!(__coerce::rule::custom::rule(#shown, |#value, _| #call));
        }
        Arguments::Key(key) => quote!(#value, #key),
        Arguments::KeyOnly { key, only } => quote!(#value, #key, &[#(#only),*]),
        Arguments::Words(words) => quote!(#value, &[#(#words),*]),
        Arguments::Separator(separator) => quote!(#value, #separator),
        Arguments::Value(literal) => {
            let filler = json(literal);
            quote!(#value, || #filler)
        }
        Arguments::YesNoWords { yes, no } => quote!(#value, &[#(#yes),*], &[#(#no),*]),
        Arguments::YesNo { yes, no } => quote!(#value, #yes, #no),
    };
    let text = &one.text;
    let rule = quote_spanned! {span=>
        __coerce::rule::#name::RULE.with(#text, |#value, _| __coerce::rule::#name::repair(#repair))
    };
    match &one.arguments {
        Arguments::YesNoWords { yes, no } => quote!(#rule.words(&["true", "false", #(#yes,)* #(#no),*])),
        _ => rule,
    }
}

/// A JSON value, as code.
fn json(literal: &model::Literal) -> TokenStream {
    match literal {
        model::Literal::Text(text) => quote!(<__coerce::Value as ::core::convert::From<_>>::from(#text)),
        model::Literal::Unsigned(number) => quote!(<__coerce::Value as ::core::convert::From<_>>::from(#number)),
        model::Literal::Signed(number) => quote!(<__coerce::Value as ::core::convert::From<_>>::from(#number)),
        model::Literal::Float(number) => quote!(<__coerce::Value as ::core::convert::From<_>>::from(#number)),
        model::Literal::Bool(value) => quote!(<__coerce::Value as ::core::convert::From<_>>::from(#value)),
        model::Literal::Null => quote!(__coerce::Value::Null),
    }
}
