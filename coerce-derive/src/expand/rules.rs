//! Rules as code: constants of the runtime's `Rules`. `None` where there is no rule.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned;

use super::{fits, list, shared, text, texts};
use crate::model::{self, Arguments, Each, Reader, RuleSet, RuleUse};
use crate::rules::Level;

/// The rules of a field of this type.
pub(super) fn field(rules: &RuleSet, ty: &Type, reader: &Reader) -> Option<TokenStream> {
    let list: Vec<_> = rules.list.iter().collect();
    table(&list, rules.each.as_deref(), is_known(reader), &fits::fit(ty))
}

/// Returns whether anything is known of the type that is read. Else no rule passes on to items: all act on the whole value, and those
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
pub(super) fn both(container: &RuleSet, field: Option<(&RuleSet, &Type, &Reader)>) -> Option<TokenStream> {
    // None of these is in `each(…)`, where the type of an item would be needed.
    let place = TokenStream::new();
    let own = container.list.iter().map(|one| (one, placed(one, Level::Whole, &place)));
    let of_field =
        field.into_iter().flat_map(|(field, ..)| &field.list).filter(|one| !container.has(&one.reported_name()));
    let of_field = of_field.map(|one| (one, rule(one, &place)));
    let mut all: Vec<_> = own.chain(of_field).collect();
    if all.is_empty() && field.is_none_or(|(field, ..)| field.each.is_none()) {
        return None;
    }
    all.sort_by_key(|(one, _)| one.order());
    let all: Vec<_> = all.into_iter().map(|(_, code)| code).collect();
    let items = field.and_then(|(field, ty, reader)| {
        let list: Vec<_> = field.list.iter().collect();
        items(&list, field.each.as_deref(), is_known(reader), &fits::fit(ty))
    });
    Some(set(&all, &these(items)))
}

/// A table of `list` for the type at `place`. Where items have other rules than the value, these are a table of their own.
fn table(list: &[&RuleUse], each: Option<&Each>, known: bool, place: &TokenStream) -> Option<TokenStream> {
    if list.is_empty() && each.is_none() {
        return None;
    }
    let same = known && each.is_none() && list.iter().all(|one| one.level() == Level::Item);
    let items = if same { quote!(__coerce::Items::Same) } else { these(items(list, each, known, place)) };
    let list: Vec<_> = list.iter().map(|one| rule(one, place)).collect();
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
fn items(list: &[&RuleUse], each: Option<&Each>, known: bool, place: &TokenStream) -> Option<TokenStream> {
    let passed_on = list.iter().copied().filter(|one| known && one.level() == Level::Item);
    let put_there = each.into_iter().flat_map(|each| &each.rules.list);
    let mut inside: Vec<_> = passed_on.chain(put_there).collect();
    inside.sort_by_key(|one| one.order());
    inside.dedup_by_key(|one| one.order());
    let place = each.map(|each| fits::items(each, place)).unwrap_or_default();
    table(&inside, each.and_then(|each| each.rules.each.as_deref()), known, &place)
}

/// A rule where its row says.
fn rule(one: &RuleUse, place: &TokenStream) -> TokenStream {
    placed(one, one.level(), place)
}

/// A rule on the whole value or on items; one of `fields(…)` only if it fits.
fn placed(one: &RuleUse, level: Level, place: &TokenStream) -> TokenStream {
    let rule = declared(one, level, place);
    let Some(only_if) = &one.only_if else { return rule };
    let fits = shared::fits(only_if);
    quote!(__coerce::Rule::only_if(#rule, #fits))
}

fn declared(one: &RuleUse, level: Level, place: &TokenStream) -> TokenStream {
    let level = match level {
        Level::Whole => quote!(__coerce::Level::Whole),
        Level::Item => quote!(__coerce::Level::Item),
    };
    let written = &one.text;
    if let Arguments::Path(path) = &one.arguments {
        let shown = one.reported_name();
        let custom = quote_spanned!(path.span()=> __coerce::Rule::custom);
        return quote!(#custom(#shown, #level, #path, #written));
    }
    if let Arguments::First(path) = &one.arguments {
        let shown = one.reported_name();
        let custom = quote_spanned!(path.span()=> __coerce::Rule::custom_first);
        return quote!(#custom(#shown, #level, #path, #written));
    }
    let name = format_ident!("{}", one.row.name, span = one.span);
    let definition = quote_spanned!(one.span=> &__coerce::rules::#name::DEFINITION);
    let arguments = if let Arguments::Default = one.arguments {
        // The item's type is blamed on the rule's word if it has no default that can be written.
        let default = fits::call(one.span, &Ident::new("stand_in", one.span), place);
        quote!(Default(|| #default))
    } else {
        arguments(&one.arguments)
    };
    quote!(__coerce::Rule::new(#definition, #level, __coerce::Arguments::#arguments, #written))
}

/// The arguments of a built-in rule.
fn arguments(arguments: &Arguments) -> TokenStream {
    match arguments {
        // A function is the argument of `custom`, which is no built-in rule, and a default is written above.
        Arguments::None | Arguments::Path(_) | Arguments::First(_) | Arguments::Default => quote!(None),
        Arguments::Flag => quote!(Flag),
        Arguments::Keys(keys) => {
            let keys = many(keys);
            quote!(Keys(#keys))
        }
        Arguments::Key(key) => {
            let key = text(key);
            quote!(Key(#key))
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
