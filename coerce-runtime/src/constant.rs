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

/// A single item, a constant or owned.
#[derive(Debug)]
pub enum One<T: 'static> {
    /// A constant.
    Static(&'static T),
    /// Made at run time.
    Owned(Arc<T>),
}

impl<T> Clone for One<T> {
    fn clone(&self) -> Self {
        match self {
            Self::Static(one) => Self::Static(one),
            Self::Owned(one) => Self::Owned(Arc::clone(one)),
        }
    }
}

impl<T> From<T> for One<T> {
    fn from(one: T) -> Self {
        Self::Owned(Arc::new(one))
    }
}

impl<T> Deref for One<T> {
    type Target = T;

    fn deref(&self) -> &T {
        match self {
            Self::Static(one) => one,
            Self::Owned(one) => one,
        }
    }
}

/// A name or a text.
pub type Text = Cow<'static, str>;
