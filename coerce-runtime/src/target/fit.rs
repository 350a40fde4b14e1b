//! The checks that the derive writes: that they compile is all.
//!
//! They go by values, not by types, so that a type without `Coerce` is told of once: what is made of it has no type then, and
//! the compiler asks it nothing more.

use std::marker::PhantomData;

use super::Each;
use crate::shape::Shape;

/// A type, as a value.
pub struct Of<T: ?Sized>(pub PhantomData<T>);

impl<T: ?Sized> Clone for Of<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: ?Sized> Copy for Of<T> {}

/// The type that has this shape.
#[must_use]
pub const fn of<Sh: Shape>() -> Of<Sh::Out> {
    Of(PhantomData)
}

/// The checks of the rules that a type brings along: never called.
pub trait Fit {
    /// That it compiles is all.
    fn check();
}

/// The type of its items.
#[must_use]
pub const fn each<T: Each + ?Sized>(_: Of<T>) -> Of<T::Item> {
    Of(PhantomData)
}

/// Whether `T` is a [`Number`](super::Number).
pub const fn number<T: super::Number + ?Sized>(_: Of<T>) {}
/// Whether `T` is an [`Integer`](super::Integer).
pub const fn integer<T: super::Integer + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Bool`](super::Bool).
pub const fn bool<T: super::Bool + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Text`](super::Text).
pub const fn text<T: super::Text + ?Sized>(_: Of<T>) {}
/// Whether `T` is an [`Enum`](super::Enum).
pub const fn r#enum<T: super::Enum + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Choice`](super::Choice).
pub const fn choice<T: super::Choice + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Trimmable`](super::Trimmable).
pub const fn trimmable<T: super::Trimmable + ?Sized>(_: Of<T>) {}
/// Whether `T` is an [`Object`](super::Object).
pub const fn object<T: super::Object + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Unmapped`](super::Unmapped).
pub const fn unmapped<T: super::Unmapped + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`List`](super::List).
pub const fn list<T: super::List + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Map`](super::Map).
pub const fn map<T: super::Map + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Composite`](super::Composite).
pub const fn composite<T: super::Composite + ?Sized>(_: Of<T>) {}
/// Whether `T` is an [`Absentable`](super::Absentable).
pub const fn absentable<T: super::Absentable + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Keyed`](super::Keyed).
pub const fn keyed<T: super::Keyed + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Unlisted`](super::Unlisted).
pub const fn unlisted<T: super::Unlisted + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Nullable`](super::Nullable).
pub const fn nullable<T: super::Nullable + ?Sized>(_: Of<T>) {}
/// Whether `T` is a [`Defaulted`](super::Defaulted).
pub const fn defaulted<T: super::Defaulted + ?Sized>(_: Of<T>) {}
