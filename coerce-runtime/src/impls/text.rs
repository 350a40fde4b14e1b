//! Text, and what is written as text.

use std::borrow::Cow;
use std::ffi::CString;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use serde_json::Value;

use super::list::gather;
use crate::coerce::Coerce;
use crate::context::{Context, Node, Received};
use crate::kind::Kinds;
use crate::shape::Shape;
use crate::source::Items;

/// A type that is written as a string.
pub trait Word: Sized + 'static {
    /// What the type takes, in JSON's terms.
    const EXPECTED: &'static str;

    /// Whether bytes that are UTF-8 are taken as that text.
    const BYTES: bool = false;

    /// Reads a string.
    fn read(text: &str) -> Option<Self>;

    /// Reads a string that can be kept.
    #[inline]
    fn keep(text: String) -> Result<Self, String> {
        Self::read(&text).ok_or(text)
    }
}

/// The shape of a type that is written as a string.
pub struct Written<T>(PhantomData<T>);

impl<T: Word> Shape for Written<T> {
    type Out = T;

    const KINDS: Kinds = Kinds::STRING;

    fn expected() -> Cow<'static, str> {
        T::EXPECTED.into()
    }

    #[inline]
    fn at_once(value: &mut Value) -> Option<T> {
        if !value.is_string() {
            return None;
        }
        let Value::String(text) = value.take() else { return None };
        T::keep(text).map_err(|text| *value = Value::String(text)).ok()
    }

    #[inline]
    fn text(value: &str, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        let read = T::read(value);
        if read.is_none() {
            cx.wrong_value(node, Self::FACTS, Received::Text(value));
        }
        read
    }

    #[inline]
    fn string(value: String, node: &Node<'_>, cx: &mut Context) -> Option<T> {
        match T::keep(value) {
            Ok(read) => Some(read),
            Err(text) => {
                cx.wrong_value(node, Self::FACTS, Received::Text(&text));
                None
            }
        }
    }

    fn bytes(value: &[u8], node: &Node<'_>, cx: &mut Context) -> Option<T> {
        match std::str::from_utf8(value) {
            Ok(text) if T::BYTES => Self::text(text, node, cx),
            Err(_) if T::BYTES => {
                cx.wrong_value(node, Self::FACTS, Received::Bytes(value));
                None
            }
            _ => {
                cx.wrong_kind(node, Self::FACTS, Received::Bytes(value));
                None
            }
        }
    }
}

/// Types that take any string.
macro_rules! strings {
    ($($type:ty, $expected:literal;)+) => {$(
        impl Word for $type {
            const EXPECTED: &'static str = $expected;
            const BYTES: bool = true;

            #[inline]
            fn read(text: &str) -> Option<Self> {
                Some(text.into())
            }

            #[inline]
            fn keep(text: String) -> Result<Self, String> {
                Ok(text.into())
            }
        }

        impl Coerce for $type {
            type Shape = Written<Self>;
        }
    )+};
}

strings! {
    String, "a string";
    Box<str>, "a string";
    Rc<str>, "a string";
    Arc<str>, "a string";
    PathBuf, "a path as a string";
}

/// Paths that are made of a `PathBuf`.
macro_rules! paths {
    ($($type:ty),+) => {$(
        impl Word for $type {
            const EXPECTED: &'static str = PathBuf::EXPECTED;
            const BYTES: bool = true;

            fn read(text: &str) -> Option<Self> {
                Some(PathBuf::from(text).into())
            }

            fn keep(text: String) -> Result<Self, String> {
                Ok(PathBuf::from(text).into())
            }
        }

        impl Coerce for $type {
            type Shape = Written<Self>;
        }
    )+};
}

paths!(Box<Path>, Rc<Path>, Arc<Path>);

impl Word for char {
    const EXPECTED: &'static str = "a string of one character";

    #[inline]
    fn read(text: &str) -> Option<Self> {
        let mut characters = text.chars();
        characters.next().filter(|_| characters.next().is_none())
    }
}

impl Coerce for char {
    type Shape = Written<Self>;
}

/// The shape of C's strings: text or bytes without the byte that ends them.
pub struct CText;

impl CText {
    fn of(bytes: Vec<u8>, received: Received<'_>, node: &Node<'_>, cx: &mut Context) -> Option<CString> {
        let read = CString::new(bytes).ok();
        if read.is_none() {
            cx.wrong_value(node, Self::FACTS, received);
        }
        read
    }
}

impl Shape for CText {
    type Out = CString;

    const KINDS: Kinds = Kinds::STRING.or(Kinds::LIST);
    const NATURAL: Kinds = Kinds::STRING;

    fn expected() -> Cow<'static, str> {
        r"a string without \u0000".into()
    }

    fn text(value: &str, node: &Node<'_>, cx: &mut Context) -> Option<CString> {
        Self::of(value.into(), Received::Text(value), node, cx)
    }

    fn bytes(value: &[u8], node: &Node<'_>, cx: &mut Context) -> Option<CString> {
        Self::of(value.to_vec(), Received::Bytes(value), node, cx)
    }

    fn list<'de, I: Items<'de>>(items: I, node: &Node<'_>, cx: &mut Context) -> Result<Option<CString>, I::Error> {
        let bytes: Option<Vec<u8>> = gather(items, &node.without_rules(), cx)?;
        Ok(bytes.and_then(|bytes| Self::of(bytes, Received::List, node, cx)))
    }
}

impl Coerce for CString {
    type Shape = CText;
}
