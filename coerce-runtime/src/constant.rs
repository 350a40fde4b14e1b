//! Data that is a constant of the program where the derive writes it, and owned where it is made at run time.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::Arc;

/// A list that is a constant of the program, or that was made when a schema was loaded.
#[derive(Debug, Clone)]
pub enum Many<T: 'static> {
    /// A constant.
    Static(&'static [T]),
    /// Made at run time.
    Owned(Box<[T]>),
}

impl<T> Deref for Many<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match self {
            Self::Static(list) => list,
            Self::Owned(list) => list,
        }
    }
}

/// The same of a single item.
#[derive(Debug)]
pub enum One<T: 'static> {
    /// A constant.
    Static(&'static T),
    /// Made at run time.
    Owned(Box<T>),
    /// Made at run time for many uses.
    Shared(Arc<T>),
}

impl<T> Deref for One<T> {
    type Target = T;

    fn deref(&self) -> &T {
        match self {
            Self::Static(one) => one,
            Self::Owned(one) => one,
            Self::Shared(one) => one,
        }
    }
}

/// A name or a text.
pub type Text = Cow<'static, str>;
