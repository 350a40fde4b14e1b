//! The use of a type: by a field, by a variant, by a type that is read as another.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{ExprPath, Type};

use super::{option, probe, rules};
use crate::model::{Field, Reader, Role, RuleSet};

/// The purpose of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To read values.
    Reading,
    /// To mask what is sensitive in values that only the type's own `Deserialize` reads.
    Masking,
}

/// The use of a field's type. Not for skipped fields.
pub(super) fn field(field: &Field, purpose: Purpose) -> TokenStream {
    let reader = field.role.reader().unwrap_or(&Reader::Coerce);
    field_from(field, &Source::new(&field.ty, reader), purpose)
}

/// Returns the use of the field of a `transparent` struct: serde asks even a function for what is absent.
pub(super) fn transparent(field: &Field, purpose: Purpose) -> TokenStream {
    let reader = field.role.reader().unwrap_or(&Reader::Coerce);
    let mut source = Source::new(&field.ty, reader);
    if let Reader::With(path) = reader {
        let ty = &field.ty;
        source.absent = quote!(|| __coerce::Result::is_ok(&__coerce::read::<#ty>(#path(__coerce::Absent))));
    }
    field_from(field, &source, purpose)
}

fn field_from(field: &Field, source: &Source<'_>, purpose: Purpose) -> TokenStream {
    let (rules, sensitive) = match &field.role {
        Role::Read { reader, rules, sensitive } | Role::Flattened { reader, rules, sensitive } => {
            (rules::field(rules, &field.ty, reader), *sensitive)
        }
        Role::Skipped => (None, false),
    };
    edge(source, purpose, rules, sensitive)
}

/// Returns the use of the one field of a variant that has rules too.
pub(super) fn field_of_variant(
    field: &Field,
    source: &Source<'_>,
    purpose: Purpose,
    of_variant: &RuleSet,
) -> TokenStream {
    let Role::Read { reader, rules, sensitive } = &field.role else { return self::field(field, purpose) };
    edge(source, purpose, rules::both(of_variant, Some((rules, &field.ty, reader))), *sensitive)
}

/// The use of what is read from `source`.
pub(super) fn edge(source: &Source<'_>, purpose: Purpose, rules: Option<TokenStream>, sensitive: bool) -> TokenStream {
    if let (Reader::Coerce, Purpose::Reading, None, false) = (source.reader, purpose, &rules, sensitive) {
        let schema = probe(source.ty, "schema");
        return quote!(__coerce::plain(#schema));
    }
    ruled(&source.schema(purpose), rules, sensitive)
}

/// The use of a schema that is already written.
pub(super) fn ruled(schema: &TokenStream, rules: Option<TokenStream>, sensitive: bool) -> TokenStream {
    let rules = rules.unwrap_or_else(|| quote!(__coerce::Rules::NONE));
    quote!(__coerce::edge(#schema, #rules, #sensitive))
}

/// A type and who reads it.
pub(super) struct Source<'a> {
    /// The type.
    pub(super) ty: &'a Type,
    /// Who reads it.
    pub(super) reader: &'a Reader,
    /// True if there is a value where the member is absent: a `fn() -> bool`, where a function reads the type.
    pub(super) absent: TokenStream,
}

impl<'a> Source<'a> {
    /// As fields are read: a function is not asked for what is absent.
    pub(super) fn new(ty: &'a Type, reader: &'a Reader) -> Self {
        Self { ty, reader, absent: quote!(__coerce::never) }
    }

    /// Where the schema is.
    fn schema(&self, purpose: Purpose) -> TokenStream {
        if purpose == Purpose::Masking {
            let mask = probe(self.ty, "MASK");
            return quote!(__coerce::mask(#mask));
        }
        match self.reader {
            Reader::Coerce => of_type(self.ty, "schema"),
            Reader::Serde => of_type(self.ty, "opaque"),
            Reader::With(path) => function(path, self.ty, &self.absent),
        }
    }
}

fn of_type(ty: &Type, item: &str) -> TokenStream {
    let schema = probe(ty, item);
    quote!(__coerce::Ref::Type(#schema))
}

/// The schema of what a function of serde's `with` reads. The type's own schema masks what it holds.
fn function(path: &ExprPath, ty: &Type, absent: &TokenStream) -> TokenStream {
    let document = Ident::new("__document", Span::mixed_site());
    let mask = probe(ty, "MASK");
    quote! {
        __coerce::here(const {
            &__coerce::schema(__coerce::opaque(|#document| __coerce::read::<#ty>(#path(#document)), #absent, #mask))
        })
    }
}

/// A type's schema where it is needed as it stands, and what Rust calls its parts.
pub(super) fn schema_of(shape: &TokenStream, rust: Option<TokenStream>) -> TokenStream {
    let schema = schema_named(shape, rust);
    quote!(__coerce::here(const { &#schema }))
}

fn schema_named(shape: &TokenStream, rust: Option<TokenStream>) -> TokenStream {
    rust.map_or_else(|| quote!(__coerce::schema(#shape)), |rust| quote!(__coerce::named(#shape, #rust)))
}

/// The whole schema of a type.
pub(super) struct Whole<'a> {
    /// Its shape.
    pub(super) shape: TokenStream,
    /// The rules on the type.
    pub(super) rules: Option<TokenStream>,
    /// serde's `expecting`.
    pub(super) expecting: Option<&'a str>,
    /// True if its `Deserialize` judges what has the right shape.
    pub(super) checked: bool,
    /// The member that asks for the rules.
    pub(super) opt_in: Option<&'a str>,
    /// The names of its parts in Rust, where that is not what the document calls them.
    pub(super) rust: Option<TokenStream>,
}

impl Whole<'_> {
    /// An expression of type `Schema`.
    pub(super) fn code(self) -> TokenStream {
        let Self { shape, rules, expecting, checked, opt_in, rust } = self;
        if rules.is_none() && expecting.is_none() && !checked && opt_in.is_none() {
            return schema_named(&shape, rust);
        }
        let rules = rules.unwrap_or_else(|| quote!(__coerce::Rules::NONE));
        let expecting = option(expecting.map(super::text));
        let check = option(checked.then(|| quote!(__coerce::check::<Self>)));
        let opt_in = option(opt_in.map(super::text));
        let rust = rust.unwrap_or_else(|| quote!(__coerce::RustNames::Same));
        quote!(__coerce::whole(#shape, #rules, #expecting, #check, #opt_in, #rust))
    }
}
