//! Rules as code: a call for each, shown at its word, of a method that only types with its marker have.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned;

use super::{edges, fits, shared};
use crate::model::{self, Arguments, Body, Each, Model, Reader, RuleSet, RuleUse};
use crate::rules::Level;

/// The rules of a type, which act on the whole value.
pub(super) fn of_type(model: &Model<'_>) -> TokenStream {
    let place = match &model.body {
        _ if model.opaque => quote!(__coerce::target::fit::of::<__coerce::target::fit::Anything>()),
        // The rules act on what the other type reads.
        Body::From(ty) | Body::TryFrom(ty) => fits::fit(ty),
        _ => quote!(__coerce::target::fit::of::<Self>()),
    };
    Location::at(model.input.ident.span()).rules(&quote!(__d.of(#place)), &model.rules)
}

/// The rules of a field of this type, which the call adds.
pub(super) fn of_field((ty, reader): (&Type, &Reader), call: &TokenStream, rules: &RuleSet) -> TokenStream {
    let location = edges::location(ty, reader);
    Location::at(ty.span()).rules(&quote!(#call.#location), rules)
}

/// The rules of a flattened field. It must be a map: of a struct the members have rules of their own.
pub(super) fn of_flattened((ty, reader): (&Type, &Reader), call: &TokenStream, rules: &RuleSet) -> TokenStream {
    let (at, fit) = (Location::at(ty.span()), fits::fit(ty));
    let declared = rules.list.iter().filter(|one| one.only_if.is_none());
    let words = declared.map(|one| one.span).chain(rules.each.iter().map(|each| each.word));
    let checks = words.map(|word| {
        let it = at.it(word);
        quote_spanned!(word=> #it.flattened();)
    });
    let (start, it) = (quote!(#(#checks)*), at.start());
    let rest = match reader {
        Reader::Coerce => at.statements(rules),
        Reader::Serde | Reader::With(_) => at.rules(&quote!(#it.unread()), rules),
    };
    quote!(let mut #it = #call.of(#fit); #start #rest)
}

/// The rules of a variant whose content has no type of its own. They act on the whole content, which is `__f`.
pub(super) fn of_variant(rules: &RuleSet) -> TokenStream {
    Location::at(Span::call_site()).rules(&quote!(__f.unread().whole()), rules)
}

/// The rules of a variant, and those of the one field that it is read as, which is `__f`.
///
/// The field's pass on to items, the variant's do not. Of a rule that both have, the variant's runs: it is around the field.
pub(super) fn of_variant_and_field(variant: &RuleSet, (ty, reader): (&Type, &Reader), field: &RuleSet) -> TokenStream {
    let (at, location) = (Location::at(ty.span()), edges::location(ty, reader));
    let of_variant = at.rules(&quote!(__f.#location.whole()), variant);
    if field.is_empty() {
        return of_variant;
    }
    let it = at.start();
    let rules = field.list.iter().map(|one| {
        if !variant.has(&one.reported_name()) {
            return at.statement(one);
        }
        // Items have it all the same.
        let passes_on = matches!(reader, Reader::Coerce) && one.level() == Level::Item;
        let rule = rule(one, &TokenStream::new());
        if passes_on { quote!(#it.items().add(#rule);) } else { TokenStream::new() }
    });
    let each = at.each(field.each.as_deref());
    quote!(#of_variant let mut #it = __f.#location; #(#rules)* #each)
}

/// The place of a variable in the code of the type, by which words of it can name the variable.
struct Location(Span);

impl Location {
    fn at(place: Span) -> Self {
        Self(place)
    }

    /// The variable of the rules, shown at a word: what does not fit is blamed on it.
    fn it(&self, word: Span) -> Ident {
        Ident::new("__it", self.0.located_at(word))
    }

    fn start(&self) -> Ident {
        self.it(self.0)
    }

    /// The rules that `location` adds. Nothing if there are none.
    fn rules(&self, location: &TokenStream, rules: &RuleSet) -> TokenStream {
        if rules.is_empty() {
            return TokenStream::new();
        }
        let (it, statements) = (self.start(), self.statements(rules));
        quote!(let mut #it = #location; #statements)
    }

    fn statements(&self, rules: &RuleSet) -> TokenStream {
        let list = rules.list.iter().map(|one| self.statement(one));
        let each = self.each(rules.each.as_deref());
        quote!(#(#list)* #each)
    }

    /// The rules of items.
    fn each(&self, each: Option<&Each>) -> TokenStream {
        let Some(each) = each else { return TokenStream::new() };
        let (word, it) = (self.it(each.word), self.start());
        // Of a type of which no rule asks anything it need not be known that it has items.
        let items = if each.rules.asks() {
            quote_spanned!(each.word=> #word.each())
        } else {
            quote_spanned!(each.word=> #word.items())
        };
        let rules = self.statements(&each.rules);
        quote!(let mut #it = #items; #rules)
    }

    /// A rule; one of `fields(…)` only if it fits.
    fn statement(&self, one: &RuleUse) -> TokenStream {
        let it = self.it(one.span);
        if let Arguments::Default = one.arguments {
            // The item's type is blamed on the rule's word if it has no default that can be written.
            let default = Ident::new("__default", one.span);
            let call = self.call(one, &quote!(#default));
            return quote_spanned!(one.span=> let #default = #it.stand_in(); #call);
        }
        let call = self.call(one, &TokenStream::new());
        let Some(only_if) = &one.only_if else { return call };
        let fits = shared::fits(only_if);
        quote!(if #fits { #call })
    }

    fn call(&self, one: &RuleUse, default: &TokenStream) -> TokenStream {
        let (it, rule) = (self.it(one.span), rule(one, default));
        let method = match one.marker {
            None => Ident::new("add", one.span),
            Some("Enum") => Ident::new_raw("enum", one.span),
            Some(marker) => Ident::new(&marker.to_lowercase(), one.span),
        };
        quote_spanned!(one.span=> #it.#method(#rule);)
    }
}

/// A rule with its arguments. `default` is what takes the place of an item.
fn rule(one: &RuleUse, default: &TokenStream) -> TokenStream {
    let written = &one.text;
    if let Arguments::Path(path) = &one.arguments {
        let shown = one.reported_name();
        let custom = quote_spanned!(path.span()=> __coerce::Rule::custom);
        return quote!(#custom(#shown, #path, #written));
    }
    if let Arguments::First(path) = &one.arguments {
        let shown = one.reported_name();
        let custom = quote_spanned!(path.span()=> __coerce::Rule::custom_first);
        return quote!(#custom(#shown, #path, #written));
    }
    let name = format_ident!("{}", one.row.name, span = one.span);
    let definition = quote_spanned!(one.span=> __coerce::rules::#name::DEFINITION);
    match &one.arguments {
        Arguments::None => quote_spanned!(one.span=> #definition.rule()),
        Arguments::Default => quote_spanned!(one.span=> #definition.rule_with(#default, #written)),
        arguments => {
            let arguments = self::arguments(arguments);
            quote_spanned!(one.span=> #definition.rule_with(__coerce::Arguments::#arguments, #written))
        }
    }
}

/// The arguments of a built-in rule.
fn arguments(arguments: &Arguments) -> TokenStream {
    match arguments {
        // A function is the argument of `custom`, which is no built-in rule, and a default is written above.
        Arguments::None | Arguments::Path(_) | Arguments::First(_) | Arguments::Default => quote!(None),
        Arguments::Flag => quote!(Flag),
        Arguments::Keys(keys) => quote!(keys(&[#(#keys),*])),
        Arguments::Key(key) => quote!(key(#key)),
        Arguments::KeyOnly { key, only } => quote!(key_only(#key, &[#(#only),*])),
        Arguments::Words(words) => quote!(words(&[#(#words),*])),
        Arguments::Separator(separator) => quote!(separator(#separator)),
        Arguments::Value(value) => {
            let value = literal(value);
            quote!(Value(__coerce::Literal::#value))
        }
        Arguments::YesNoWords { yes, no } => quote!(yes_no_words(&[#(#yes),*], &[#(#no),*])),
        Arguments::YesNo { yes, no } => quote!(yes_no(#yes, #no)),
    }
}

/// A scalar, as code.
fn literal(literal: &model::Literal) -> TokenStream {
    match literal {
        model::Literal::Text(value) => quote!(text(#value)),
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
