//! The bounds that the impl needs, as few as will do. For
//!
//! ```text
//! #[derive(Coerce)]
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
//!     T: __coerce::Coerce,
//!     C::Token: __coerce::Coerce,
//!     F: __coerce::DeserializeOwned,
//!     T: ::core::default::Default,
//!     T: __coerce::target::Number,
//! ```

mod uses;
mod written;

use proc_macro2::Span;
use syn::{DeriveInput, GenericParam, Generics, Ident, Path, Type, WherePredicate, parse_quote};

use crate::model::{Body, Content, Default_, Enum, Field, Filled, Filling, Reader, Record, Role, RuleSet, Variant};
use uses::{used, words};
use written::{Readers, translated};

/// The bounds that are written on a type.
pub(crate) struct Written<'a> {
    /// `#[coerce(bound = "…")]`: it replaces all others.
    pub(crate) coerce: Option<&'a [WherePredicate]>,
    /// Serde's `bound` on the type: it replaces those inferred from how fields are read.
    pub(crate) serde: Option<&'a [WherePredicate]>,
}

/// The generics of the impl.
pub(crate) fn generics(input: &DeriveInput, body: &Body, rules: &RuleSet, written: &Written<'_>) -> Generics {
    let mut generics = owned(&input.generics);
    let predicates = match written.coerce {
        Some(predicates) => predicates.to_vec(),
        None => Needs::of(body, rules).predicates(input, written.serde),
    };
    if !predicates.is_empty() {
        generics.make_where_clause().predicates.extend(predicates);
    }
    generics
}

/// The generics in the header of an impl: without defaults, and all that is read is owned. A lifetime is a fault, and so in
/// the header of a fallback only.
pub(crate) fn owned(generics: &Generics) -> Generics {
    let mut generics = generics.clone();
    for parameter in &mut generics.params {
        match parameter {
            GenericParam::Type(parameter) => {
                parameter.default = None;
                parameter.bounds.push(parse_quote!('static));
            }
            GenericParam::Const(parameter) => parameter.default = None,
            GenericParam::Lifetime(parameter) => parameter.bounds.push(parse_quote!('static)),
        }
    }
    generics
}

/// What the impl does with the types of the fields.
#[derive(Default)]
struct Needs<'a> {
    /// Read by their `Coerce`.
    read: Vec<&'a Type>,
    /// Read by their `Deserialize`.
    deserialized: Vec<&'a Type>,
    /// Made by their `Default`.
    defaulted: Vec<&'a Type>,
    /// The type itself is made by its `Default`.
    self_defaulted: bool,
    /// Must have the markers that these rules ask for.
    marked: Vec<(&'a Type, &'a RuleSet)>,
    /// Serde's `bound` on a field or a variant, and who reads what it is about.
    written: Vec<(&'a [WherePredicate], Readers)>,
    /// Who reads any of the fields.
    readers: Readers,
}

impl<'a> Needs<'a> {
    fn of(body: &'a Body, rules: &'a RuleSet) -> Self {
        let mut needs = Self::default();
        match body {
            Body::Unit => {}
            Body::Newtype(field) => {
                needs.field(field, false);
                needs.marked.push((&field.ty, rules));
            }
            Body::Tuple(record) | Body::Struct(record) => needs.record(record, false),
            Body::Enum(Enum { variants, .. }) => variants.iter().for_each(|variant| needs.variant(variant)),
            Body::From(ty) | Body::TryFrom(ty) => {
                needs.read.push(ty);
                needs.readers.coerce = true;
            }
            Body::Transparent { field, others } => {
                needs.field(field, false);
                needs.marked.push((&field.ty, rules));
                for other in others {
                    needs.filled(other);
                }
            }
        }
        needs
    }

    fn variant(&mut self, variant: &'a Variant) {
        let before = std::mem::take(&mut self.readers);
        let bounded = variant.bound.is_some();
        match &variant.content {
            Content::Unit => {}
            Content::Hollow(filled) => self.filled(filled),
            Content::Newtype(field) => {
                self.field(field, bounded);
                self.marked.push((&field.ty, &variant.rules));
            }
            Content::Tuple(record) | Content::Struct(record) => self.record(record, bounded),
            Content::With { .. } => self.readers.serde = true,
        }
        if let Some(bound) = &variant.bound {
            self.written.push((bound, self.readers));
        }
        self.readers = self.readers.or(before);
    }

    fn record(&mut self, record: &'a Record, bounded: bool) {
        self.self_defaulted |= matches!(record.default, Default_::Trait);
        record.fields.iter().for_each(|field| self.field(field, bounded));
    }

    fn filled(&mut self, filled: &'a Filled) {
        if matches!(filled.with, Filling::Default) {
            self.defaulted.push(&filled.ty);
        }
    }

    fn field(&mut self, field: &'a Field, bounded: bool) {
        if matches!(field.default, Default_::Trait) {
            self.defaulted.push(&field.ty);
        }
        let readers = field.role.reader().map(Readers::of).unwrap_or_default();
        self.readers = self.readers.or(readers);
        match &field.bound {
            Some(bound) => self.written.push((bound, readers)),
            None if bounded => {}
            None => self.infer(field),
        }
        if let Role::Read { rules, .. } = &field.role {
            self.marked.push((&field.ty, rules));
        }
    }

    fn infer(&mut self, field: &'a Field) {
        match field.role.reader() {
            Some(Reader::Coerce) => self.read.push(&field.ty),
            Some(Reader::Serde) => self.deserialized.push(&field.ty),
            // A function says by itself what it needs.
            Some(Reader::With(_)) | None => {}
        }
    }

    fn predicates(&self, input: &DeriveInput, serde: Option<&[WherePredicate]>) -> Vec<WherePredicate> {
        let written = self.written.iter().flat_map(|(bound, readers)| translated(bound, *readers));
        let mut predicates: Vec<_> = written.collect();
        match serde {
            Some(bound) => predicates.extend(translated(bound, self.readers)),
            None => predicates.extend(self.inferred(input)),
        }
        predicates.extend(self.markers(input));
        predicates
    }

    fn inferred(&self, input: &DeriveInput) -> Vec<WherePredicate> {
        let default = parse_quote!(::core::default::Default);
        let bounds = [
            (&self.read, parse_quote!(__coerce::Coerce)),
            (&self.deserialized, parse_quote!(__coerce::DeserializeOwned)),
            (&self.defaulted, default),
        ];
        let mut predicates = Vec::new();
        for (types, bound) in &bounds {
            predicates.extend(used(types, &input.generics).iter().map(|ty| bounded(ty, bound)));
        }
        if self.self_defaulted && input.generics.type_params().next().is_some() {
            let (_, arguments, _) = input.generics.split_for_impl();
            let name = &input.ident;
            predicates.push(parse_quote!(#name #arguments: ::core::default::Default));
        }
        predicates
    }

    /// Where the fit of a rule is only known with the parameters. Not for types that hold the type itself: there it is known
    /// without, and asking would go round in a circle.
    fn markers(&self, input: &DeriveInput) -> Vec<WherePredicate> {
        let name = input.ident.to_string();
        let mut predicates = Vec::new();
        for (ty, rules) in &self.marked {
            if !used(&[ty], &input.generics).is_empty() && !words(ty).contains(&name) {
                marked(ty, rules, &mut predicates);
            }
        }
        predicates
    }
}

/// The markers that rules ask for, of a type and of its items.
fn marked(ty: &Type, rules: &RuleSet, predicates: &mut Vec<WherePredicate>) {
    for marker in rules.list.iter().filter_map(|rule| rule.marker) {
        let marker = Ident::new(marker, Span::call_site());
        predicates.push(bounded(ty, &parse_quote!(__coerce::target::#marker)));
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
