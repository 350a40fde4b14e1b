//! The bounds that the impl needs, as few as will do. For
//!
//! ```text
//! #[derive(Deserialize, Coerce)]
//! struct Page<T, C: Cursor, F> {
//!     items: Vec<T>,
//!     next: Option<C::Token>,
//!     #[coerce(serde)]
//!     filter: F,
//!     #[serde(default)]
//!     #[coerce(string_to_number)]
//!     total: T,
//! }
//! ```
//!
//! the header is
//!
//! ```text
//! impl<T: 'static, C: Cursor + 'static, F: 'static> __coerce::Coerce for Page<T, C, F>
//! where
//!     Self: __coerce::DeserializeOwned,
//!     T: __coerce::Coerce,
//!     C::Token: __coerce::Coerce,
//!     F: __coerce::DeserializeOwned,
//!     T: __coerce::target::Number,
//!     T: ::core::default::Default,
//! ```
//!
//! The last one is serde's, as is all that its `bound` says: the compiler knows of it that it holds for `Self`, but not for a field's type
//! with the same bound.

mod uses;

use proc_macro2::Span;
use serde_derive_internals::attr as serde_attr;
use syn::{DeriveInput, GenericParam, Generics, Ident, Path, Type, WherePredicate, parse_quote};

use crate::model::{Arguments, Body, Content, Field, Reader, Record, RuleSet, Variant};
use crate::raw::{RawBody, RawField};
pub(crate) use uses::types_in;
use uses::{used, words};

/// The generics of the impl. What `#[coerce(bound = "…")]` says replaces all that is inferred, and what serde has. Without bounds `of_serde`
/// the type's `Deserialize` alone reads it.
pub(crate) fn generics(
    input: &DeriveInput,
    body: &Body,
    rules: &RuleSet,
    of_serde: Option<Vec<WherePredicate>>,
    written: Option<Vec<WherePredicate>>,
) -> Generics {
    let inferred = |of_serde| Needs::of(body, rules).predicates(input).into_iter().chain(of_serde).collect();
    let predicates = written.or_else(|| of_serde.map(inferred)).unwrap_or_default();
    // Without parameters the compiler knows.
    let own: Option<WherePredicate> =
        (!input.generics.params.is_empty()).then(|| parse_quote!(Self: __coerce::DeserializeOwned));
    let mut generics = owned(&input.generics);
    generics.make_where_clause().predicates.extend(own.into_iter().chain(predicates));
    generics
}

/// The bounds that serde's impl has: those of its `bound`, and `Default` for what a field may be without.
pub(crate) fn of_serde(serde: &serde_attr::Container, body: &RawBody<'_>, generics: &Generics) -> Vec<WherePredicate> {
    let (fields, variants) = (body.fields(), body.variants());
    let of_variants = variants.iter().filter_map(|variant| variant.serde.de_bound());
    let of_fields = fields.iter().filter_map(|field| field.serde.de_bound());
    let written = serde.de_bound().into_iter().chain(of_variants).chain(of_fields).flatten();
    let mut predicates: Vec<_> = written.cloned().map(for_any_input).collect();
    if serde.de_bound().is_none() {
        let has_default = |field: &&&RawField<'_>| matches!(field.serde.default(), serde_attr::Default::Default);
        let types: Vec<&Type> = fields.iter().filter(has_default).map(|field| field.ty).collect();
        let default = parse_quote!(::core::default::Default);
        let is_array = |ty: &Type| matches!(ty, Type::Array(_));
        let used = used(&types, generics);
        predicates.extend(used.iter().filter(|ty| !is_array(ty)).map(|ty| bounded(ty, &default)));
    }
    predicates
}

/// A bound of serde's, for which the lifetime of the input is `'de`, for any such lifetime.
fn for_any_input(mut predicate: WherePredicate) -> WherePredicate {
    let names_input = words(&predicate).windows(2).any(|pair| pair == ["'", "de"]);
    if let (WherePredicate::Type(of_type), true) = (&mut predicate, names_input) {
        let lifetimes = of_type.lifetimes.get_or_insert_with(|| parse_quote!(for<>));
        lifetimes.lifetimes.push(parse_quote!('de));
    }
    predicate
}

/// The generics of the impl that a failed derive leaves. The bound is the same as `DeserializeOwned`, but the compiler takes it
/// for granted also where there are no parameters: what serde found is not reported a second time.
pub(crate) fn of_fallback(generics: &Generics) -> Generics {
    let mut generics = owned(generics);
    let any_input = parse_quote!(for<'__de> Self: __coerce::Deserialize<'__de>);
    generics.make_where_clause().predicates.push(any_input);
    generics
}

/// The generics in the header of an impl: all that is read is owned. A lifetime is a fault, and so in the header of a fallback
/// only.
pub(crate) fn owned(generics: &Generics) -> Generics {
    let mut generics = generics.clone();
    for parameter in &mut generics.params {
        match parameter {
            GenericParam::Type(parameter) => parameter.bounds.push(parse_quote!('static)),
            GenericParam::Const(_) => {}
            GenericParam::Lifetime(parameter) => parameter.bounds.push(parse_quote!('static)),
        }
    }
    generics
}

/// The generics, with a parameter `__Inner` that is the type: it may be private where the impl is public, which the compiler allows in
/// a condition, and not in an item.
pub(crate) fn wrapping(ty: &Type, generics: &Generics) -> Generics {
    let mut generics = generics.clone();
    generics.params.push(parse_quote!(__Inner));
    let is_inner = parse_quote!(&'static #ty: __coerce::Deref<Target = __Inner>);
    generics.make_where_clause().predicates.push(is_inner);
    generics
}

/// The uses that the impl makes of the types of the fields.
#[derive(Default)]
struct Needs<'a> {
    /// Read by their `Coerce`.
    read: Vec<&'a Type>,
    /// Read by their `Deserialize`.
    deserialized: Vec<&'a Type>,
    /// Must have the markers that these rules ask for.
    marked: Vec<(&'a Type, &'a RuleSet)>,
    /// Must be maps: they are flattened, and have rules.
    maps: Vec<&'a Type>,
}

impl<'a> Needs<'a> {
    fn of(body: &'a Body, rules: &'a RuleSet) -> Self {
        let mut needs = Self::default();
        match body {
            Body::Unit => {}
            Body::Newtype(field) | Body::Transparent(field) => {
                needs.field(field);
                needs.marked.push((&field.ty, rules));
            }
            Body::Tuple(record) | Body::Struct(record) => needs.record(record),
            Body::Enum(variants) => variants.iter().for_each(|variant| needs.variant(variant)),
            Body::From(ty) | Body::TryFrom(ty) => needs.read.push(ty),
        }
        needs
    }

    fn variant(&mut self, variant: &'a Variant) {
        match &variant.content {
            // A function says by itself what it needs.
            Content::Unit | Content::Hollow(_) | Content::With { .. } => {}
            Content::Newtype(field) => {
                self.field(field);
                self.marked.push((&field.ty, &variant.rules));
            }
            Content::Tuple(record) | Content::Struct(record) => self.record(record),
        }
    }

    fn record(&mut self, record: &'a Record) {
        record.fields.iter().for_each(|field| self.field(field));
    }

    fn field(&mut self, field: &'a Field) {
        match field.reader {
            Reader::Coerce => self.read.push(&field.ty),
            Reader::Serde => self.deserialized.push(&field.ty),
            Reader::With(_) => {}
        }
        self.marked.push((&field.ty, &field.rules));
        self.maps.extend((field.flattened && field.rules.asks_for_a_map()).then_some(&field.ty));
    }

    fn predicates(&self, input: &DeriveInput) -> Vec<WherePredicate> {
        let bounds = [
            (&self.read, parse_quote!(__coerce::Coerce)),
            (&self.deserialized, parse_quote!(__coerce::DeserializeOwned)),
        ];
        let mut predicates = Vec::new();
        for (types, bound) in &bounds {
            predicates.extend(used(types, &input.generics).iter().map(|ty| bounded(ty, bound)));
        }
        predicates.extend(self.markers(input));
        predicates
    }

    /// Where the fit of a rule is only known with the parameters. Not for types that hold the type itself: there it is known
    /// without, and asking would go round in a circle.
    fn markers(&self, input: &DeriveInput) -> Vec<WherePredicate> {
        let name = input.ident.to_string();
        let depends = |ty: &Type| !used(&[ty], &input.generics).is_empty() && !words(ty).contains(&name);
        let mut predicates = Vec::new();
        for (ty, rules) in self.marked.iter().filter(|(ty, _)| depends(ty)) {
            marked(ty, rules, &mut predicates);
        }
        let map = parse_quote!(__coerce::target::Map);
        predicates.extend(self.maps.iter().filter(|ty| depends(ty)).map(|ty| bounded(ty, &map)));
        predicates
    }
}

/// The markers that rules ask for, of a type and of its items.
fn marked(ty: &Type, rules: &RuleSet, predicates: &mut Vec<WherePredicate>) {
    for marker in rules.list.iter().filter_map(|rule| rule.marker) {
        let marker = Ident::new(marker, Span::call_site());
        predicates.push(bounded(ty, &parse_quote!(__coerce::target::#marker)));
    }
    if rules.list.iter().any(|rule| matches!(rule.arguments, Arguments::Default)) {
        predicates.push(bounded(ty, &parse_quote!(__coerce::target::fit::StandIn)));
    }
    if let Some(each) = &rules.each {
        let items: Path = parse_quote!(__coerce::target::Each);
        predicates.push(bounded(ty, &items));
        marked(&parse_quote!(<#ty as #items>::Item), &each.rules, predicates);
    }
}

fn bounded(ty: &Type, bound: &Path) -> WherePredicate {
    parse_quote!(#ty: #bound)
}

#[cfg(test)]
mod tests;
