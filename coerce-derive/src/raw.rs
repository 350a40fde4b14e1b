//! What is written on a type: syn's input with serde's attributes and coerce's, side by side. Nothing is judged here but
//! what serde judges itself; it may be nonsense.

mod unsupported;

use proc_macro2::Span;
use serde_derive_internals::ast::{self, Container, Data, Style};
use serde_derive_internals::{Ctxt, Derive, attr as serde_attr, replace_receiver};
use syn::{DeriveInput, Ident, Member, Type};

use crate::attr::{self, Entry};
use crate::errors::Errors;

pub(crate) use unsupported::without_size;

/// A type as written.
pub(crate) struct Raw<'a> {
    /// The derive's input, with `Self` replaced by the type's name.
    pub(crate) input: &'a DeriveInput,
    /// The attributes of serde on the type.
    pub(crate) serde: serde_attr::Container,
    /// The attributes of coerce on the type.
    pub(crate) coerce: Vec<Entry>,
    /// The parts of the type.
    pub(crate) body: RawBody<'a>,
}

/// The parts of a type.
#[expect(clippy::large_enum_variant, reason = "there is one of it")]
pub(crate) enum RawBody<'a> {
    /// A struct of any kind.
    Struct(RawFields<'a>),
    /// An enum.
    Enum(Vec<RawVariant<'a>>),
}

/// The fields of a struct or a variant.
#[expect(clippy::large_enum_variant, reason = "there are few, and a box would only be in the way of matching")]
pub(crate) enum RawFields<'a> {
    /// None, and no parentheses.
    Unit,
    /// One without a name.
    Newtype(RawField<'a>),
    /// Several without names, or none.
    Tuple(Vec<RawField<'a>>),
    /// Any number with names.
    Struct(Vec<RawField<'a>>),
}

/// A variant as written.
pub(crate) struct RawVariant<'a> {
    /// The attributes of serde on it.
    pub(crate) serde: serde_attr::Variant,
    /// The attributes of coerce on it.
    pub(crate) coerce: Vec<Entry>,
    /// Its fields.
    pub(crate) fields: RawFields<'a>,
}

/// A field as written.
pub(crate) struct RawField<'a> {
    /// Its name or place.
    pub(crate) member: Member,
    /// Its type.
    pub(crate) ty: &'a Type,
    /// The attributes of serde on it.
    pub(crate) serde: serde_attr::Field,
    /// The attributes of coerce on it.
    pub(crate) coerce: Vec<Entry>,
}

/// Reads a type. `None` for a union, which has been reported.
pub(crate) fn read<'a>(input: &'a mut DeriveInput, errors: &mut Errors) -> Option<Raw<'a>> {
    replace_receiver(input);
    unsupported::refuse(input, errors);
    let input: &'a DeriveInput = input;
    let Container { attrs: serde, data, .. } = container(input, errors)?;
    let coerce = attr::read(&input.attrs, errors);
    let body = match data {
        Data::Struct(style, list) => RawBody::Struct(fields(style, list, errors)),
        Data::Enum(list) => RawBody::Enum(list.into_iter().map(|each| variant(each, errors)).collect()),
    };
    Some(Raw { input, serde, coerce, body })
}

/// Serde's reading of the type, with all faults that serde finds. What serde's own derive reports too, in the same words at
/// the same place, the compiler shows once.
fn container<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Option<Container<'a>> {
    let context = Ctxt::new();
    // The name of serde's private module, which it needs for borrowed data only: that was refused before.
    let private = Ident::new("__private", Span::call_site());
    let container = Container::from_ast(&context, input, Derive::Deserialize, &private);
    if let Err(error) = context.check() {
        errors.push(error);
    }
    container
}

fn variant<'a>(variant: ast::Variant<'a>, errors: &mut Errors) -> RawVariant<'a> {
    let ast::Variant { ident: _, attrs, style, fields: list, original } = variant;
    let coerce = attr::read(&original.attrs, errors);
    RawVariant { serde: attrs, coerce, fields: fields(style, list, errors) }
}

fn fields<'a>(style: Style, list: Vec<ast::Field<'a>>, errors: &mut Errors) -> RawFields<'a> {
    let list: Vec<_> = list.into_iter().map(|each| field(each, errors)).collect();
    match style {
        Style::Unit => RawFields::Unit,
        Style::Struct => RawFields::Struct(list),
        Style::Tuple | Style::Newtype => match <[_; 1]>::try_from(list) {
            Ok([field]) => RawFields::Newtype(field),
            Err(list) => RawFields::Tuple(list),
        },
    }
}

fn field<'a>(field: ast::Field<'a>, errors: &mut Errors) -> RawField<'a> {
    let ast::Field { member, attrs, ty, original } = field;
    RawField { member, ty, serde: attrs, coerce: attr::read(&original.attrs, errors) }
}

impl<'a> RawBody<'a> {
    /// The variants, of an enum.
    pub(crate) fn variants(&self) -> &[RawVariant<'a>] {
        match self {
            Self::Struct(_) => &[],
            Self::Enum(variants) => variants,
        }
    }

    /// The fields, of all variants too.
    pub(crate) fn fields(&self) -> Vec<&RawField<'a>> {
        match self {
            Self::Struct(fields) => fields.as_slice().iter().collect(),
            Self::Enum(variants) => variants.iter().flat_map(|variant| variant.fields.as_slice()).collect(),
        }
    }

    /// What is written on each variant and each field.
    pub(crate) fn entries_mut(&mut self) -> Vec<&mut Vec<Entry>> {
        match self {
            Self::Struct(fields) => fields.entries_mut().collect(),
            Self::Enum(variants) => variants.iter_mut().flat_map(RawVariant::entries_mut).collect(),
        }
    }
}

impl RawVariant<'_> {
    fn entries_mut(&mut self) -> impl Iterator<Item = &mut Vec<Entry>> {
        std::iter::once(&mut self.coerce).chain(self.fields.entries_mut())
    }
}

impl<'a> RawFields<'a> {
    /// The fields, whatever the kind.
    pub(crate) fn as_slice(&self) -> &[RawField<'a>] {
        match self {
            Self::Unit => &[],
            Self::Newtype(field) => std::slice::from_ref(field),
            Self::Tuple(list) | Self::Struct(list) => list,
        }
    }

    /// What is written on each field.
    fn entries_mut(&mut self) -> impl Iterator<Item = &mut Vec<Entry>> {
        let fields = match self {
            Self::Unit => &mut [],
            Self::Newtype(field) => std::slice::from_mut(field),
            Self::Tuple(list) | Self::Struct(list) => list.as_mut_slice(),
        };
        fields.iter_mut().map(|field| &mut field.coerce)
    }

    /// The fields, whatever the kind.
    pub(crate) fn into_list(self) -> Vec<RawField<'a>> {
        match self {
            Self::Unit => Vec::new(),
            Self::Newtype(field) => vec![field],
            Self::Tuple(list) | Self::Struct(list) => list,
        }
    }
}
