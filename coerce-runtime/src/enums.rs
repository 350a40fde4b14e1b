//! Enums: what the derive tells of their variants, and how the variant is found and its content read.

use std::any::TypeId;
use std::borrow::Cow;
use std::marker::PhantomData;

use serde::Deserializer;
use serde_json::{Map, Value};

use crate::context::{Buffer, Context, Node, Received};
use crate::error::IssueCode;
use crate::kind::Kinds;
use crate::number::Num;
use crate::outline::Outline;
use crate::rest::Rest;
use crate::rule::Rules;
use crate::shape::{Layer, Shape};
use crate::slot::Slot;
use crate::source::owned::{self, Owned, OwnedMembers, certain};
use crate::source::{Items, Members, stream, whole};

mod adjacent;
mod content;
mod external;
mod faults;
mod internal;
mod untagged;
mod variant;

use faults::{expected, missing_tag, no_variant, unknown_member, unknown_variant};

pub use content::{ContentSource, Form};
pub use variant::{StructVariant, TupleVariant, UnitVariant};

/// The variants of an enum: what the derive writes for each.
pub trait Variants: Sized + 'static {
    /// What is to be known of the variants.
    const TABLE: &'static VariantTable;

    /// The kinds that the enum takes without any rule.
    const KINDS: Kinds;

    /// The rules of the container.
    const RULES: &'static Rules = Rules::NONE;

    /// The variant with this name or alias: its place in [`VariantTable::variants`].
    fn find(tag: &str) -> Option<usize>;

    /// Reads the content of the `index`-th variant.
    ///
    /// # Errors
    /// Where the parser stops.
    fn content<'de, C: ContentSource<'de>>(
        index: usize,
        from: C,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<Option<Self>, C::Error>;

    /// Adds each variant to the outline of the type.
    fn describe(outline: &mut Outline);
}

/// What is to be known of the variants of an enum.
pub struct VariantTable {
    /// How variants are told apart.
    pub tagging: Tagging,
    /// All that are ever read, in the order of their declaration.
    pub variants: &'static [Variant],
    /// The one that stands for every unknown name.
    pub other: Option<usize>,
    /// The names that are taken as a bare string: those of unit variants, aliases too.
    pub words: &'static [&'static str],
    /// serde's `expecting`.
    pub expecting: Option<&'static str>,
    /// serde's `deny_unknown_fields`.
    pub deny_unknown: bool,
}

/// What is to be known of one variant.
pub struct Variant {
    /// Its name in the document.
    pub name: &'static str,
    /// Its name and its aliases.
    pub names: &'static [&'static str],
    /// What its content looks like.
    pub form: Form,
    /// The rules of the content.
    pub rules: &'static Rules,
    /// Whether the content must not be written down.
    pub sensitive: bool,
    /// Whether it is tried without a tag, after all others.
    pub untagged: bool,
    /// What the content takes, where variants are told apart by it.
    pub expected: fn() -> Cow<'static, str>,
}

/// How variants are told apart. See serde's "Enum representations".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tagging {
    /// `{"name": content}`, or `"name"`
    External,
    /// `{"tag": "name", …content}`
    Internal {
        /// The tag's member.
        tag: &'static str,
    },
    /// `{"tag": "name", "content": content}`
    Adjacent {
        /// The tag's member.
        tag: &'static str,
        /// The content's member.
        content: &'static str,
    },
    /// Not at all: the first variant that accepts the value wins.
    Untagged,
}

impl VariantTable {
    /// Whether some variants are tried without a tag.
    const fn tries(&self) -> bool {
        let mut at = 0;
        while at < self.variants.len() {
            if self.variants[at].untagged {
                return true;
            }
            at += 1;
        }
        matches!(self.tagging, Tagging::Untagged)
    }

    /// Whether no variant has content: they are words.
    const fn is_hollow(&self) -> bool {
        let mut at = 0;
        while at < self.variants.len() {
            if !self.variants[at].form.is_hollow() {
                return false;
            }
            at += 1;
        }
        true
    }

    /// How many variants have a tag: the first ones.
    fn tagged(&self) -> usize {
        self.variants.iter().filter(|variant| !variant.untagged).count()
    }

    /// Every name that is taken as a tag.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.tags().collect()
    }

    /// The same, one after the other.
    fn tags(&self) -> impl Iterator<Item = &'static str> {
        let tagged = self.variants.iter().filter(|variant| !variant.untagged);
        tagged.flat_map(|variant| variant.names.iter().copied())
    }

    /// Whether there is a variant without content among those with a tag; `None` if no variant has any.
    pub(crate) fn content_is_optional(&self) -> Option<bool> {
        let tagged = self.variants.iter().filter(|variant| !variant.untagged);
        let hollow = tagged.clone().filter(|variant| variant.form.is_hollow()).count();
        if hollow == tagged.count() { None } else { Some(hollow > 0) }
    }
}

/// The shape of an enum.
pub struct Enum<T>(PhantomData<T>);

impl<T: Variants> Enum<T> {
    const LAYER: &'static Layer = &Layer { rules: T::RULES, inner: None };
}

impl<T: Variants> Shape for Enum<T> {
    type Out = T;

    const KINDS: Kinds = T::KINDS;
    const NATURAL: Kinds = match T::TABLE.tagging {
        Tagging::Internal { .. } | Tagging::Adjacent { .. } if !T::TABLE.tries() => Kinds::OBJECT,
        Tagging::External if !T::TABLE.tries() && T::TABLE.is_hollow() => Kinds::STRING,
        _ => T::KINDS,
    };
    const LEAF: bool = false;
    const DIRECT: bool = T::TABLE.tries();
    const WHOLE: bool = !matches!(T::TABLE.tagging, Tagging::External) || T::TABLE.tries();
    const LAYERS: Option<&'static Layer> = if T::RULES.is_none() { None } else { Some(Self::LAYER) };
    const WORDS: &'static [&'static str] = T::TABLE.words;

    fn expected() -> Cow<'static, str> {
        expected(T::TABLE)
    }

    fn describe(outline: &mut Outline) {
        outline.tag(T::TABLE);
        outline.once(TypeId::of::<Self>(), T::describe);
    }

    #[inline]
    fn takes_word(text: &str) -> bool {
        T::TABLE.tagging == Tagging::External
            && T::RULES.is_none()
            && T::find(text).is_some_and(|index| T::TABLE.variants[index].form.is_hollow())
    }

    #[inline]
    fn text(value: &str, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        if T::TABLE.tagging == Tagging::External {
            external::bare::<T>(value, node, cx)
        } else {
            cx.wrong_kind(node, Self::FACTS, Received::Text(value));
            None
        }
    }

    #[inline]
    fn string(value: String, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        if T::TABLE.tries() {
            return untagged::read::<T>(&Value::String(value), node, cx);
        }
        Self::text(&value, node, cx)
    }

    #[inline]
    fn list<'de, I: Items<'de>>(mut items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, I::Error> {
        match T::TABLE.tagging {
            Tagging::Internal { .. } => internal::list::<T, I>(items, node, cx),
            Tagging::Adjacent { .. } => adjacent::list::<T, I>(items, node, cx),
            Tagging::External | Tagging::Untagged => {
                cx.wrong_kind(node, Self::FACTS, Received::List);
                items.skip_rest()?;
                Ok(None)
            }
        }
    }

    #[inline]
    fn object<'de, M: Members<'de>>(mut members: M, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, M::Error> {
        if T::TABLE.tries() {
            let object = whole::object(&mut members, node, cx)?;
            return Ok(object.and_then(|object| untagged::read::<T>(&object, node, cx)));
        }
        by_tag::<T, M>(members, node, cx)
    }

    fn take(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        if T::TABLE.tries() {
            return untagged::read::<T>(&value, node, cx);
        }
        tagged::<T>(value, node, cx)
    }

    #[inline]
    fn stream<'de, D: Deserializer<'de>>(from: D, node: &Node<'_>, cx: &mut Context) -> Result<Slot<T>, D::Error> {
        if !T::TABLE.tries() {
            return stream::by_kind::<Self, D>(from, node, cx);
        }
        let whole = whole::take(from, node, cx)?;
        Ok(whole.map_or(Slot::Failed, |value| owned::read::<Self>(value, node, cx)))
    }

    fn flat(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        if T::TABLE.tries() {
            let object = Value::Object(rest.object(node, cx));
            return untagged::read::<T>(&object, node, cx);
        }
        match T::TABLE.tagging {
            Tagging::External => external::flat::<T>(rest, node, cx),
            Tagging::Adjacent { tag, content } => adjacent::flat::<T>(tag, content, rest, node, cx),
            Tagging::Internal { .. } | Tagging::Untagged => {
                tagged::<T>(Value::Object(rest.object(node, cx)), &node.within(Buffer::Lent), cx)
            }
        }
    }
}

/// Reads an object by its tag.
#[inline]
fn by_tag<'de, T: Variants, M: Members<'de>>(
    members: M,
    node: &Node<'_>,
    cx: &mut Context,
) -> Result<Option<T>, M::Error> {
    let before = cx.failures();
    let read = match T::TABLE.tagging {
        Tagging::External => external::object::<T, M>(members, node, cx)?,
        Tagging::Internal { tag } => internal::object::<T, M>(tag, members, node, cx)?,
        Tagging::Adjacent { tag, content } => adjacent::object::<T, M>(tag, content, members, node, cx)?,
        Tagging::Untagged => None,
    };
    Ok(read.filter(|_| cx.failures() == before))
}

/// Reads a value at hand by its tag.
#[inline]
fn tagged<T: Variants>(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<T> {
    let mut object = match value {
        Value::Object(object) => object,
        Value::String(text) => return Enum::<T>::text(&text, node, cx),
        value => return owned::by_kind::<Enum<T>>(value, node, cx),
    };
    if node.depth >= cx.limits.depth {
        cx.too_deep(node);
        return None;
    }
    let Tagging::Internal { tag } = T::TABLE.tagging else {
        return certain(by_tag::<T, _>(OwnedMembers::new(object), node, cx));
    };
    let before = cx.failures();
    let read = if let Some(value) = owned::take_member(&mut object, tag) {
        internal::owned::<T>(tag, value, object, node, cx)
    } else {
        missing_tag::<T>(tag, node, cx);
        None
    };
    read.filter(|_| cx.failures() == before)
}

/// The variant that `tag` names.
#[inline]
fn find<T: Variants>(tag: &str) -> Option<usize> {
    T::find(tag).or(T::TABLE.other)
}

/// The shape of a tag: the variant that it names.
///
/// As serde has it, an adjacent tag may also be an object of one member that is null, and another tag in serde's buffer the number
/// of the variant.
struct Tag<T, const ADJACENT: bool>(PhantomData<T>);

impl<T: Variants, const ADJACENT: bool> Shape for Tag<T, ADJACENT> {
    type Out = usize;

    const KINDS: Kinds = Kinds::STRING;

    fn expected() -> Cow<'static, str> {
        crate::hint::one_of(T::TABLE.names())
    }

    #[inline]
    fn text(value: &str, node: &Node<'_>, cx: &mut Context) -> Option<usize> {
        let found = find::<T>(value);
        if found.is_none() {
            unknown_variant::<T>(value, node, cx);
        }
        found
    }

    fn number(value: Num<'_>, node: &Node<'_>, cx: &mut Context) -> Option<usize> {
        if let Num::U64(index) = value {
            let index = usize::try_from(index).ok().filter(|&index| index < T::TABLE.tagged());
            let read = index.or(T::TABLE.other).filter(|_| node.is_buffered() && !ADJACENT);
            if read.is_some() {
                return read;
            }
        }
        cx.wrong_kind(node, Self::FACTS, Received::Number(value));
        None
    }

    fn object<'de, M: Members<'de>>(
        mut members: M,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<Option<usize>, M::Error> {
        let object = whole::object(&mut members, node, cx)?;
        if let Some(Value::Object(object)) = object {
            let mut members = object.iter();
            if let (true, Some((tag, content)), None) = (ADJACENT, members.next(), members.next()) {
                let buffered = node.buffer == Buffer::Taken && content.as_object().is_some_and(Map::is_empty);
                if (content.is_null() || buffered) && !cx.is_repeated(&node.key(tag)) {
                    return Ok(Self::text(tag, node, cx));
                }
            }
            cx.wrong_kind(node, Self::FACTS, Received::Object);
        }
        Ok(None)
    }
}
