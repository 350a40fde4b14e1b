//! The content of a variant, once it is known which one.

use std::borrow::Cow;
use std::marker::PhantomData;

use super::{Context, IssueCode, Kinds, Layer, Members, Node, Outline, Received, Shape, Value, Variants, whole};
use crate::source::{Source, WithSource};

/// What the content of a variant looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// There is none.
    Unit,
    /// That of the one field.
    Newtype,
    /// A list.
    Tuple,
    /// An object.
    Struct,
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

/// The shape of a unit variant's content: `null`, or nothing.
pub struct Hollow;

impl Shape for Hollow {
    type Out = ();

    const KINDS: Kinds = Kinds::NULL;

    fn expected() -> Cow<'static, str> {
        "null".into()
    }

    fn absent() -> Option<()> {
        Some(())
    }

    #[inline]
    fn null(_: &Node<'_>, _: &mut Context) -> Option<()> {
        Some(())
    }
}

/// The shape of a unit struct: `null`. In serde's buffer an empty list or object will do.
pub struct Nothing;

impl Shape for Nothing {
    type Out = ();

    const KINDS: Kinds = Kinds::NULL;

    fn expected() -> Cow<'static, str> {
        "null".into()
    }

    #[inline]
    fn null(_: &Node<'_>, _: &mut Context) -> Option<()> {
        Some(())
    }
}

/// The variant was named by a bare string: there is no content.
pub(super) struct Bare<'a>(pub(super) &'a str);

impl ContentSource<'_> for Bare<'_> {
    type Error = std::convert::Infallible;

    #[inline]
    fn read<Sh: Shape>(self, form: Form, node: &Node<'_>, cx: &mut Context) -> Result<Option<Sh::Out>, Self::Error> {
        if form == Form::Unit {
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
pub(super) struct Held<S> {
    pub(super) from: S,
    /// Whether a struct variant may also be a list.
    pub(super) lists: bool,
}

impl<'de, S: Source<'de>> ContentSource<'de> for Held<S> {
    type Error = S::Error;

    #[inline]
    fn read<Sh: Shape>(self, form: Form, node: &Node<'_>, cx: &mut Context) -> Result<Option<Sh::Out>, S::Error> {
        let read = if form == Form::Struct && !self.lists {
            self.from.read::<NoList<Sh>>(node, cx)?
        } else {
            self.from.read::<Sh>(node, cx)?
        };
        Ok(read.value())
    }
}

/// Reads the content of a variant from a source that is lent.
pub(super) struct ReadContent<'n, T> {
    pub(super) index: usize,
    pub(super) node: &'n Node<'n>,
    /// Whether a struct variant may also be a list. `None`: where the source says so.
    pub(super) lists: Option<bool>,
    pub(super) variant: PhantomData<T>,
}

impl<T: Variants> WithSource for ReadContent<'_, T> {
    type Out = Option<T>;

    #[inline]
    fn read<'de, S: Source<'de>>(self, from: S, cx: &mut Context) -> Result<Option<T>, S::Error> {
        let lists = self.lists.unwrap_or(S::VARIANT_LISTS || self.node.buffered);
        T::content(self.index, Held { from, lists }, self.node, cx)
    }
}

/// A shape that takes no list, where serde takes none though the struct would.
struct NoList<Sh>(PhantomData<Sh>);

impl<Sh: Shape> Shape for NoList<Sh> {
    type Out = Sh::Out;

    const KINDS: Kinds = Sh::KINDS.without(Kinds::LIST);
    const LEAF: bool = Sh::LEAF;
    const LAYERS: Option<&'static Layer> = Sh::LAYERS;

    fn expected() -> Cow<'static, str> {
        Sh::expected()
    }

    fn describe(outline: &mut Outline) {
        Sh::describe(outline);
    }

    #[inline]
    fn object<'de, M: Members<'de>>(
        members: M,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<Option<Sh::Out>, M::Error> {
        Sh::object(members, node, cx)
    }
}

/// The content is the members beside the tag.
pub(super) struct Beside<M>(pub(super) M);

impl<'de, M: Members<'de>> ContentSource<'de> for Beside<M> {
    type Error = M::Error;

    #[inline]
    fn read<Sh: Shape>(mut self, form: Form, node: &Node<'_>, cx: &mut Context) -> Result<Option<Sh::Out>, M::Error> {
        if form == Form::Unit {
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
        if form != Form::Unit {
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
