//! What a type makes of each kind of JSON value.

use std::borrow::Cow;

use serde::Deserializer;
use serde_json::Value;

use crate::context::{Context, Node, Received};
use crate::kind::Kinds;
use crate::number::Num;
use crate::outline::Outline;
use crate::report::Change;
use crate::rest::Rest;
use crate::rule::Rules;
use crate::slot::Slot;
use crate::source::{Items, Members, owned, stream};

/// What a type makes of each kind of JSON value: serde's `Visitor`, but each type's own and known without a value of it.
///
/// `Coerce` names the shape of a type. Shapes are never made: all is told by the type, so that `Option<T>` or a newtype
/// passes on what it does not take itself at no cost.
pub trait Shape: 'static {
    /// The type that is read.
    type Out;

    /// The kinds that the type takes without any rule.
    const KINDS: Kinds;

    /// Those among them that the type is known for: serde also reads a struct from a list, but nobody means that.
    const NATURAL: Kinds = Self::KINDS;

    /// Whether rules of [`Level::Item`](crate::rule::Level::Item) pass on to what is inside: lists and maps.
    const COLLECTION: bool = false;

    /// Whether nothing inside can have a field of its own.
    const LEAF: bool = true;

    /// Whether a value is read by other means than by its kind: by serde's `Deserialize`.
    const DIRECT: bool = false;

    /// Whether a value at hand is read by a [`Shape::take`] of its own, not by its kind.
    const WHOLE: bool = Self::DIRECT;

    /// Whether serde asks what the value is, not for what it wants. Numbers that keep their text are objects there.
    const ANY: bool = false;

    /// The rules that the type itself brings to its place, outermost first.
    const LAYERS: Option<&'static Layer> = None;

    /// The words that the type takes as a string.
    const WORDS: &'static [&'static str] = &[];

    /// All of this for code that is not generic.
    const FACTS: &'static Facts = &Facts {
        kinds: Self::KINDS,
        natural: Self::NATURAL,
        collection: Self::COLLECTION,
        leaf: Self::LEAF,
        layers: Self::LAYERS,
        words: Self::WORDS,
        expected: Self::expected,
        describe: Self::describe,
    };

    /// What the type takes, in JSON's terms: `an integer from 0 to 255`.
    fn expected() -> Cow<'static, str>;

    /// Adds what is inside the type to its outline.
    fn describe(outline: &mut Outline) {
        let _ = outline;
    }

    /// The value of a member that is not there, for the types that have one (`Option`).
    #[must_use]
    fn absent() -> Option<Self::Out> {
        None
    }

    /// Takes a value at hand that needs nothing else to be read, neither its place nor the context. What is left of it then
    /// holds no memory. Else it stays.
    #[inline]
    fn at_once(value: &mut Value) -> Option<Self::Out> {
        let _ = value;
        None
    }

    /// Reads `null`.
    #[inline]
    fn null(node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        cx.wrong_kind(node, Self::FACTS, Received::Null);
        None
    }

    /// Reads a boolean.
    #[inline]
    fn boolean(value: bool, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        cx.wrong_kind(node, Self::FACTS, Received::Bool(value));
        None
    }

    /// Reads a number.
    #[inline]
    fn number(value: Num<'_>, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        cx.wrong_kind(node, Self::FACTS, Received::Number(value));
        None
    }

    /// Reads a string.
    #[inline]
    fn text(value: &str, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        cx.wrong_kind(node, Self::FACTS, Received::Text(value));
        None
    }

    /// Reads a string that can be kept.
    #[inline]
    fn string(value: String, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        Self::text(&value, node, cx)
    }

    /// Whether the type takes this string as it is: one of its words. Then no rule has to look at it that is not eager.
    #[inline]
    #[must_use]
    fn takes_word(text: &str) -> bool {
        let _ = text;
        false
    }

    /// Reads a map's key, which JSON has only as a string.
    #[inline]
    fn key(value: String, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        Self::string(value, node, cx)
    }

    /// Reads bytes, which JSON has not but other formats have.
    #[inline]
    fn bytes(value: &[u8], node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        let _ = value;
        cx.wrong_kind(node, Self::FACTS, Received::Bytes(value));
        None
    }

    /// Reads a list.
    ///
    /// # Errors
    /// Where the parser stops.
    #[inline]
    fn list<'de, I: Items<'de>>(
        mut items: I,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<Option<Self::Out>, I::Error> {
        cx.wrong_kind(node, Self::FACTS, Received::List);
        items.skip_rest()?;
        Ok(None)
    }

    /// Reads an object.
    ///
    /// # Errors
    /// Where the parser stops.
    #[inline]
    fn object<'de, M: Members<'de>>(
        mut members: M,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<Option<Self::Out>, M::Error> {
        cx.wrong_kind(node, Self::FACTS, Received::Object);
        members.skip_rest()?;
        Ok(None)
    }

    /// Reads a flattened field from the members that are no field's.
    #[cold]
    fn flat(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        let _ = rest;
        cx.foreign(node, "only structs, maps, and enums can be flattened");
        None
    }

    /// Reads a value at hand, after the rules of its place.
    #[inline]
    fn take(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<Self::Out> {
        owned::by_kind::<Self>(value, node, cx)
    }

    /// Reads from a serde `Deserializer`, the rules of the place included.
    ///
    /// # Errors
    /// Where the parser stops.
    #[inline]
    fn stream<'de, D: Deserializer<'de>>(
        from: D,
        node: &Node<'_>,
        cx: &mut Context,
    ) -> Result<Slot<Self::Out>, D::Error> {
        stream::by_kind::<Self, D>(from, node, cx)
    }
}

/// The rules that a type brings to its place, and those of the type that it wraps.
pub struct Layer {
    /// The rules declared on the container, or on a newtype's field.
    pub rules: &'static Rules,
    /// Those of the type inside a newtype.
    pub inner: Option<&'static Layer>,
}

impl Layer {
    /// This layer and those inside it.
    pub(crate) fn iter(&'static self) -> impl Iterator<Item = &'static Rules> {
        std::iter::successors(Some(self), |layer| layer.inner).map(|layer| layer.rules)
    }

    /// The kinds that rules of any layer fire on.
    pub(crate) const fn kinds(&self, collection: bool) -> Kinds {
        let here = if collection { self.rules.whole } else { self.rules.kinds };
        match self.inner {
            Some(inner) => here.or(inner.kinds(collection)),
            None => here,
        }
    }
}

/// What is to be known of a [`Shape`] where code is not generic.
pub struct Facts {
    /// [`Shape::KINDS`]
    pub kinds: Kinds,
    /// [`Shape::NATURAL`]
    pub natural: Kinds,
    /// [`Shape::COLLECTION`]
    pub collection: bool,
    /// [`Shape::LEAF`]
    pub leaf: bool,
    /// [`Shape::LAYERS`]
    pub layers: Option<&'static Layer>,
    /// [`Shape::WORDS`]
    pub words: &'static [&'static str],
    /// [`Shape::expected`]
    pub expected: fn() -> Cow<'static, str>,
    /// [`Shape::describe`]
    pub describe: fn(&mut Outline),
}

impl Facts {
    /// Those of a place whose type is not known.
    pub(crate) const ANY: Self = Self {
        kinds: Kinds::ALL,
        natural: Kinds::ALL,
        collection: false,
        leaf: true,
        layers: None,
        words: &[],
        expected: || "any value".into(),
        describe: |_| {},
    };

    /// Whether values of something inside must not be written down.
    pub(crate) fn has_sensitive(&self) -> bool {
        !self.leaf && Outline::by(self.describe).has_sensitive()
    }

    /// `change` as it may be written down, and whether that hides something.
    pub(crate) fn mask(&self, change: Change, sensitive: bool) -> (Change, bool) {
        if !sensitive && (self.leaf || !self.has_sensitive()) {
            return (change, false);
        }
        let mut outline = Outline::by(self.describe);
        outline.sensitive |= sensitive;
        let masked = match change {
            Change::Replaced { from, to } => Change::Replaced { from: outline.mask(&from), to: outline.mask(&to) },
            Change::Removed { from } => Change::Removed { from: outline.mask(&from) },
            Change::Moved { from } => Change::Moved { from },
        };
        (masked, true)
    }
}

/// Whether no rule of a place may act on what the type takes, so that it may be read [at once](Shape::at_once).
#[inline]
pub(crate) const fn leaves_alone<Sh: Shape + ?Sized>(rules: &Rules) -> bool {
    let here = if Sh::COLLECTION { rules.whole } else { rules.kinds };
    let fired_on = match Sh::LAYERS {
        Some(layers) => here.or(layers.kinds(Sh::COLLECTION)),
        None => here,
    };
    let words = if Sh::WORDS.is_empty() || rules.eager || Sh::LAYERS.is_some() { Kinds::NONE } else { Kinds::STRING };
    Sh::KINDS.and(fired_on).without(words).is_empty()
}

/// The kinds that the rules of a place fire on.
#[inline]
pub(crate) fn ruled_kinds<Sh: Shape + ?Sized>(node: &Node<'_>) -> Kinds {
    let around = if Sh::COLLECTION { node.whole } else { node.kinds };
    match const { Sh::LAYERS } {
        Some(layers) => around.or(layers.kinds(Sh::COLLECTION)),
        None => around,
    }
}
