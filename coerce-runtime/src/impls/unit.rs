//! Types of one value: `()`, unit structs, `PhantomData`.

use std::borrow::Cow;
use std::marker::PhantomData;

use crate::coerce::Coerce;
use crate::context::{Buffer, Context, Node, Received};
use crate::kind::Kinds;
use crate::rest::Rest;
use crate::shape::Shape;
use crate::source::{Items, Members};

/// The shape of what is always null. In serde's buffer an empty object is that too, and for a unit struct an empty list.
pub struct Nothing<T>(PhantomData<T>);

/// A type that has one value, for which null stands.
pub trait Single: 'static {
    /// That value.
    const VALUE: Self;
    /// Whether serde reads it as a unit struct, which in its buffer may be an empty list.
    const IS_STRUCT: bool;
}

impl Single for () {
    const VALUE: Self = ();
    const IS_STRUCT: bool = false;
}

/// What the derive reads for a unit struct.
pub struct UnitStruct;

impl Single for UnitStruct {
    const VALUE: Self = Self;
    const IS_STRUCT: bool = true;
}

impl<T: ?Sized + 'static> Single for PhantomData<T> {
    const VALUE: Self = Self;
    const IS_STRUCT: bool = true;
}

impl<T: Single> Shape for Nothing<T> {
    type Out = T;

    const KINDS: Kinds = Kinds::NULL;

    fn expected() -> Cow<'static, str> {
        "null".into()
    }

    #[inline]
    fn null(_: &Node<'_>, _: &mut Context) -> Option<T> {
        Some(T::VALUE)
    }

    fn list<'de, I: Items<'de>>(mut items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, I::Error> {
        if items.skip_rest()? == 0 && node.buffer == Buffer::Taken && T::IS_STRUCT {
            return Ok(Some(T::VALUE));
        }
        cx.wrong_kind(node, Self::FACTS, Received::List);
        Ok(None)
    }

    fn object<'de, M: Members<'de>>(mut members: M, node: &Node<'_>, cx: &mut Context) -> Result<Option<T>, M::Error> {
        let first = members.next_key()?;
        if first.is_none() && node.buffer == Buffer::Taken {
            return Ok(Some(T::VALUE));
        }
        if first.is_some() {
            members.skip()?;
            members.skip_rest()?;
        }
        cx.wrong_kind(node, Self::FACTS, Received::Object);
        Ok(None)
    }

    fn flat(_: &mut Rest, _: &Node<'_>, _: &mut Context) -> Option<T> {
        Some(T::VALUE)
    }
}

impl Coerce for () {
    type Shape = Nothing<Self>;
}

impl<T: ?Sized + 'static> Coerce for PhantomData<T> {
    type Shape = Nothing<Self>;
}
