//! Rules as code: constants of the runtime's `Rules`. `None` where there is no rule.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;

use super::{list, text, texts};
use crate::model::{self, Arguments, Reader, RuleSet, RuleUse};
use crate::rules::Level;

/// The rules of a field.
pub(super) fn field(rules: &RuleSet, reader: &Reader) -> Option<TokenStream> {
    let list: Vec<_> = rules.list.iter().collect();
    table(&list, rules.each(), is_known(reader))
}

/// Whether anything is known of the type that is read. Else no rule passes on to items: all act on the whole value, and those
/// of `each(…)` on whatever it holds.
fn is_known(reader: &Reader) -> bool {
    matches!(reader, Reader::Coerce)
}

/// The rules of a container: all of them act on the whole value, and none passes on to items.
pub(super) fn container(rules: &RuleSet) -> Option<TokenStream> {
    both(rules, None)
}

/// The rules of a container, and those of the one field that it is read as.
///
/// The field's pass on to items, the container's do not. Of a rule that both have, the container's runs: it is around the field.
pub(super) fn both(container: &RuleSet, field: Option<(&RuleSet, &Reader)>) -> Option<TokenStream> {
    let own = container.list.iter().map(|one| (one, placed(one, Level::Whole)));
    let of_field =
        field.into_iter().flat_map(|(field, _)| &field.list).filter(|one| !container.has(&one.reported_name()));
    let of_field = of_field.map(|one| (one, rule(one)));
    let mut all: Vec<_> = own.chain(of_field).collect();
    if all.is_empty() && field.is_none_or(|(field, _)| field.each.is_none()) {
        return None;
    }
    all.sort_by_key(|(one, _)| one.row.order);
    let all: Vec<_> = all.into_iter().map(|(_, code)| code).collect();
    let items =
        field.and_then(|(field, reader)| items(&field.list.iter().collect::<Vec<_>>(), field.each(), is_known(reader)));
    Some(set(&all, &these(items)))
}

/// A table of `list`. Where items have other rules than the value, these are a table of their own.
fn table(list: &[&RuleUse], each: Option<&RuleSet>, known: bool) -> Option<TokenStream> {
    if list.is_empty() && each.is_none() {
        return None;
    }
    let same = known && each.is_none() && list.iter().all(|one| one.row.level == Level::Item);
    let items = if same { quote!(__coerce::Items::Same) } else { these(items(list, each, known)) };
    let list: Vec<_> = list.iter().map(|one| rule(one)).collect();
    Some(set(&list, &items))
}

fn set(rules: &[TokenStream], items: &TokenStream) -> TokenStream {
    let rules = list(rules);
    quote!(const { &__coerce::set(#rules, #items) })
}

fn these(items: Option<TokenStream>) -> TokenStream {
    items.map_or_else(|| quote!(__coerce::Items::None), |items| quote!(__coerce::items(#items)))
}

/// The table for items: the rules that pass on to them, and those of `each(…)`.
fn items(list: &[&RuleUse], each: Option<&RuleSet>, known: bool) -> Option<TokenStream> {
    let passed_on = list.iter().copied().filter(|one| known && one.row.level == Level::Item);
    let put_there = each.into_iter().flat_map(|each| &each.list);
    let mut inside: Vec<_> = passed_on.chain(put_there).collect();
    inside.sort_by_key(|one| one.row.order);
    inside.dedup_by_key(|one| one.row.order);
    table(&inside, each.and_then(RuleSet::each), known)
}

/// A rule where its row says.
fn rule(one: &RuleUse) -> TokenStream {
    placed(one, one.row.level)
}

/// A rule at its place in the order, on the whole value or on items.
fn placed(one: &RuleUse, level: Level) -> TokenStream {
    let order = Literal::u8_unsuffixed(one.row.order);
    let level = match level {
        Level::Whole => quote!(__coerce::Level::Whole),
        Level::Item => quote!(__coerce::Level::Item),
    };
    let written = &one.text;
    if let Arguments::Path(path) = &one.arguments {
        let shown = one.reported_name();
        let custom = quote_spanned!(path.span()=> __coerce::Rule::custom);
        return quote!(#custom(#shown, #order, #level, #path, #written));
    }
    let name = format_ident!("{}", one.row.name, span = one.span);
    let definition = quote_spanned!(one.span=> &__coerce::rules::#name::DEFINITION);
    let arguments = arguments(&one.arguments);
    quote!(__coerce::Rule::new(#definition, #order, #level, __coerce::Arguments::#arguments, #written))
}

/// The arguments of a built-in rule.
fn arguments(arguments: &Arguments) -> TokenStream {
    match arguments {
        // A function is the argument of `custom`, which is no built-in rule.
        Arguments::None | Arguments::Path(_) => quote!(None),
        Arguments::Flag => quote!(Flag),
        Arguments::Key(key) => {
            let keys = many(std::slice::from_ref(key));
            quote!(Keys(#keys))
        }
        Arguments::KeyOnly { key, only } => {
            let (key, only) = (text(key), many(only));
            quote!(KeyOnly { key: #key, only: #only })
        }
        Arguments::Words(words) => {
            let words = many(words);
            quote!(Words(#words))
        }
        Arguments::Separator(separator) => {
            let separator = text(separator);
            quote!(Separator(#separator))
        }
        Arguments::Value(value) => {
            let value = literal(value);
            quote!(Value(__coerce::Literal::#value))
        }
        Arguments::YesNoWords { yes, no } => {
            let (yes, no) = (many(yes), many(no));
            quote!(YesNoWords { yes: #yes, no: #no })
        }
        Arguments::YesNo { yes, no } => {
            let (yes, no) = (text(yes), text(no));
            quote!(YesNo { yes: #yes, no: #no })
        }
    }
}

fn many(list: &[String]) -> TokenStream {
    let texts = texts(list);
    quote!(__coerce::Many::Static(#texts))
}

/// A scalar, as code.
fn literal(literal: &model::Literal) -> TokenStream {
    match literal {
        model::Literal::Text(value) => {
            let value = text(value);
            quote!(Text(#value))
        }
        model::Literal::Unsigned(number) => {
            let number = i128::from(*number);
            quote!(Integer(#number))
        }
        model::Literal::Signed(number) => {
            let number = i128::from(*number);
            quote!(Integer(#number))
        }
        model::Literal::Float(number) => quote!(Float(#number)),
        model::Literal::Bool(value) => quote!(Bool(#value)),
        model::Literal::Null => quote!(Null),
    }
}
