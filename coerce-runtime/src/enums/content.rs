//! The content of a variant, once it is known which one.

use std::marker::PhantomData;

use super::{Context, IssueCode, Members, Node, Received, Shape, Value, Variants, whole};
use crate::source::{Source, WithSource};

/// What the content of a variant looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// There is none.
    Unit,
    /// The same, but for serde it would be that of a field, which is skipped.
    Skipped,
    /// That of the one field.
    Newtype,
    /// A list.
    Tuple,
    /// An object.
    Struct,
}

impl Form {
    /// Whether there is nothing to read.
    pub(super) const fn is_hollow(self) -> bool {
        matches!(self, Self::Unit | Self::Skipped)
    }
}

/// Where the content of a variant comes from.
pub trait ContentSource<'de>: Sized {
    /// Why the parser stopped.
    type Error;

    /// Reads the content with the shape that the variant gives it.
    ///
    /// # Errors
    /// Where the parser stops.
    fn read<Sh: Shape>(self, form: Form, node: &Node<'_>, cx: &mut Context) -> Result<Option<Sh::Out>, Self::Error>;
}

/// The variant was named by a bare string: there is no content.
pub(super) struct Bare<'a>(pub(super) &'a str);

impl ContentSource<'_> for Bare<'_> {
    type Error = std::convert::Infallible;

    #[inline]
    fn read<Sh: Shape>(self, form: Form, node: &Node<'_>, cx: &mut Context) -> Result<Option<Sh::Out>, Self::Error> {
        if form.is_hollow() {
            return Ok(Sh::absent());
        }
        cx.note_at(node, IssueCode::InvalidType, |issue| {
            let expected = Sh::expected();
            issue.expected = format!("an object with the member `{}`: {expected}", self.0).into();
            issue.received = Some(Received::Text(self.0).describe(node.sensitive).into_owned());
        });
        Ok(None)
    }
}

/// The content is not there.
pub(super) struct Missing;

impl ContentSource<'_> for Missing {
    type Error = std::convert::Infallible;

    fn read<Sh: Shape>(self, form: Form, node: &Node<'_>, cx: &mut Context) -> Result<Option<Sh::Out>, Self::Error> {
        let absent = if matches!(form, Form::Unit | Form::Newtype) { Sh::absent() } else { None };
        if absent.is_none() {
            cx.note_at(node, IssueCode::MissingField, |issue| issue.expected = Sh::expected());
        }
        Ok(absent)
    }
}

/// The content is a value of its own.
pub(super) struct Held<S>(pub(super) S);

impl<'de, S: Source<'de>> ContentSource<'de> for Held<S> {
    type Error = S::Error;

    #[inline]
    fn read<Sh: Shape>(self, _: Form, node: &Node<'_>, cx: &mut Context) -> Result<Option<Sh::Out>, S::Error> {
        Ok(self.0.read::<Sh>(node, cx)?.value())
    }
}

/// Reads the content of a variant from a source that is lent.
pub(super) struct ReadContent<'n, T> {
    pub(super) index: usize,
    pub(super) node: &'n Node<'n>,
    pub(super) variant: PhantomData<T>,
}

impl<T: Variants> WithSource for ReadContent<'_, T> {
    type Out = Option<T>;

    #[inline]
    fn read<'de, S: Source<'de>>(self, from: S, cx: &mut Context) -> Result<Option<T>, S::Error> {
        T::content(self.index, Held(from), self.node, cx)
    }
}

/// The content is the members beside the tag.
pub(super) struct Beside<M>(pub(super) M);

impl<'de, M: Members<'de>> ContentSource<'de> for Beside<M> {
    type Error = M::Error;

    #[inline]
    fn read<Sh: Shape>(mut self, form: Form, node: &Node<'_>, cx: &mut Context) -> Result<Option<Sh::Out>, M::Error> {
        if form.is_hollow() {
            self.0.skip_rest()?;
            return Ok(Sh::absent());
        }
        if Sh::DIRECT {
            let object = whole::object(&mut self.0, node, cx)?;
            return Ok(object.and_then(|object| Sh::take(object, node, cx)));
        }
        Sh::object(self.0, node, cx)
    }
}

/// The content is the items behind the tag.
pub(super) struct Behind(pub(super) Vec<Value>);

impl ContentSource<'_> for Behind {
    type Error = std::convert::Infallible;

    fn read<Sh: Shape>(self, form: Form, node: &Node<'_>, cx: &mut Context) -> Result<Option<Sh::Out>, Self::Error> {
        if !form.is_hollow() {
            return Ok(Sh::take(Value::Array(self.0), node, cx));
        }
        if self.0.is_empty() {
            return Ok(Sh::absent());
        }
        cx.note_at(node, IssueCode::InvalidLength, |issue| {
            issue.expected = "the name of the variant and nothing behind it".into();
            issue.received = Some(format!("a list of {}", 1 + self.0.len()));
        });
        Ok(None)
    }
}
