//! Rules as code: a call for each, shown at its word, of a method that only types with its marker have.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;

use super::{edges, fits, shared};
use crate::model::{Arguments, Body, Each, Field, Literal, Model, Reader, RuleSet, RuleUse};
use crate::rules::Level;

/// The rules of a type, which act on the whole value.
pub(super) fn of_type(model: &Model<'_>) -> TokenStream {
    let place = match &model.body {
        _ if model.opaque => quote!(__coerce::target::fit::of::<__coerce::target::fit::Anything>()),
        // The rules act on what the other type reads.
        Body::From(ty) | Body::TryFrom(ty) => fits::fit(ty),
        _ => quote!(__coerce::target::fit::of::<Self>()),
    };
    at(quote!(&mut __d.of(#place)), &model.rules)
}

/// The rules of a field, which the call adds.
pub(super) fn of_field(field: &Field, call: &TokenStream) -> TokenStream {
    let location = edges::location(field);
    at(quote!(&mut (&mut #call.edge).#location), &field.rules)
}

/// The rules of a flattened field. It must be a map: of a struct the members have rules of their own, and of what another reads nobody
/// knows the members.
pub(super) fn of_flattened(field: &Field, call: &TokenStream) -> TokenStream {
    let (fit, rules, mut code) = (fits::fit(&field.ty), &field.rules, TokenStream::new());
    let mut place = quote!(&mut #call.of(#fit));
    let declared = rules.list.iter().filter(|one| one.only_if.is_none());
    for word in declared.map(RuleUse::span).chain(rules.each.iter().map(|each| each.word)) {
        let it = it(word);
        code.extend(quote_spanned!(word=> let #it = #place; #it.flattened();));
        place = quote!(#it);
    }
    code.extend(at(place, rules));
    code
}

/// The rules of a variant whose content has no type of its own. They act on the whole content, which is `__f`.
pub(super) fn of_variant(rules: &RuleSet) -> TokenStream {
    at(quote!(&mut (&mut __f).unread().whole()), rules)
}

/// The rules of a variant, and those of the one field that it is read as, which is `__f`.
///
/// The field's pass on to items, the variant's do not. Of a rule that both have, the variant's runs: it is around the field.
pub(super) fn of_variant_and_field(variant: &RuleSet, field: &Field) -> TokenStream {
    let location = edges::location(field);
    let mut code = at(quote!(&mut (&mut __f).#location.whole()), variant);
    let (twice, once): (Vec<_>, Vec<_>) =
        field.rules.list.iter().partition(|one: &&RuleUse| variant.has(&one.reported_name()));
    // Items have it all the same.
    for one in twice.into_iter().filter(|one| matches!(field.reader, Reader::Coerce) && one.level() == Level::Item) {
        let rule = rule(one, &TokenStream::new());
        code.extend(quote!((&mut (&mut (&mut __f).#location).items()).add(#rule);));
    }
    code.extend(statements(quote!(&mut (&mut __f).#location), &once, field.rules.each.as_deref()));
    code
}

/// The rules of a set at this place. Nothing if there are none.
fn at(place: TokenStream, rules: &RuleSet) -> TokenStream {
    statements(place, &rules.list.iter().collect::<Vec<_>>(), rules.each.as_deref())
}

/// A statement for each rule. The place goes from one variable to the next: each is shown at the word of its rule, on which the
/// compiler blames what does not fit.
fn statements(mut place: TokenStream, list: &[&RuleUse], each: Option<&Each>) -> TokenStream {
    let mut code = TokenStream::new();
    for one in list {
        let (it, call) = (it(one.span()), statement(one));
        code.extend(quote_spanned!(one.span()=> let #it = #place; #call));
        place = quote!(#it);
    }
    if let Some(each) = each {
        let it = it(each.word);
        // Of a type of which no rule asks anything it need not be known that it has items.
        let items = if each.rules.asks() { quote!(each) } else { quote!(items) };
        let items = at(quote_spanned!(each.word=> &mut #it.#items()), &each.rules);
        code.extend(quote_spanned!(each.word=> let #it = #place; #items));
    }
    code
}

/// The variable of a location.
fn it(word: Span) -> Ident {
    Ident::new("__it", word)
}

/// A rule; one of `fields(…)` only if it fits.
fn statement(one: &RuleUse) -> TokenStream {
    if let Arguments::Default = one.arguments {
        // The item's type is blamed on the rule's word if it has no default that can be written.
        let (it, default) = (it(one.span()), Ident::new("__default", one.span()));
        let call = call(one, &quote!(#default));
        return quote_spanned!(one.span()=> let #default = #it.stand_in(); #call);
    }
    let call = call(one, &TokenStream::new());
    let Some(only_if) = &one.only_if else { return call };
    let fits = shared::fits(only_if);
    quote!(if #fits { #call })
}

fn call(one: &RuleUse, default: &TokenStream) -> TokenStream {
    let (it, rule) = (it(one.span()), rule(one, default));
    let method = match one.marker {
        None => Ident::new("add", one.span()),
        Some("Enum") => Ident::new_raw("enum", one.span()),
        Some(marker) => Ident::new(&marker.to_lowercase(), one.span()),
    };
    quote_spanned!(one.span()=> #it.#method(#rule);)
}

/// A rule with its arguments. `default` is what takes the place of an item.
fn rule(one: &RuleUse, default: &TokenStream) -> TokenStream {
    let written = one.entry.text();
    if let Arguments::Path(path) | Arguments::First(path) = &one.arguments {
        let is_first = matches!(one.arguments, Arguments::First(_));
        let (shown, custom) = (one.reported_name(), if is_first { "custom_first" } else { "custom" });
        let custom = Ident::new(custom, path.span());
        let custom = quote_spanned!(path.span()=> __coerce::Rule::#custom);
        return quote!(#custom(#shown, #path, #written));
    }
    let name = format_ident!("{}", one.row.name, span = one.span());
    let definition = quote_spanned!(one.span()=> __coerce::rules::#name::DEFINITION);
    match &one.arguments {
        Arguments::None => quote_spanned!(one.span()=> &#definition),
        Arguments::Default => {
            quote_spanned!(one.span()=> __coerce::Definition::rule_with(&#definition, #default, #written))
        }
        arguments => {
            let arguments = self::arguments(arguments);
            quote_spanned!(one.span()=> __coerce::Definition::rule_with(&#definition, __coerce::Arguments::#arguments, #written))
        }
    }
}

/// The arguments of a built-in rule.
fn arguments(arguments: &Arguments) -> TokenStream {
    match arguments {
        // A function is the argument of `custom`, which is no built-in rule, and a default is written above.
        Arguments::None | Arguments::Path(_) | Arguments::First(_) | Arguments::Default => quote!(None),
        Arguments::Flag => quote!(Flag),
        Arguments::Keys(keys) => quote!(Keys(__coerce::rules::texts(&[#(#keys),*]))),
        Arguments::Key(key) => quote!(Key(__coerce::Cow::Borrowed(#key))),
        Arguments::KeyOnly { key, only } => {
            quote!(KeyOnly { key: __coerce::Cow::Borrowed(#key), only: __coerce::rules::texts(&[#(#only),*]) })
        }
        Arguments::Words(words) => quote!(Words(__coerce::rules::texts(&[#(#words),*]))),
        Arguments::Separator(separator) => quote!(Separator(__coerce::Cow::Borrowed(#separator))),
        Arguments::Value(value) => {
            let value = literal(value);
            quote!(value(#value))
        }
        Arguments::YesNoWords { yes, no } => quote!(YesNoWords {
            yes: __coerce::rules::texts(&[#(#yes),*]),
            no: __coerce::rules::texts(&[#(#no),*]),
        }),
        Arguments::YesNo { yes, no } => {
            quote!(YesNo { yes: __coerce::Cow::Borrowed(#yes), no: __coerce::Cow::Borrowed(#no) })
        }
    }
}

/// A scalar, as code.
fn literal(literal: &Literal) -> TokenStream {
    match literal {
        Literal::Text(value) => quote!(#value),
        Literal::Integer(number) => {
            if let Ok(number) = i64::try_from(*number) {
                return quote!(#number);
            }
            let number = u64::try_from(*number).unwrap_or(u64::MAX);
            quote!(#number)
        }
        Literal::Float(number) => quote!(#number),
        Literal::Bool(value) => quote!(#value),
        Literal::Null => quote!(()),
    }
}
