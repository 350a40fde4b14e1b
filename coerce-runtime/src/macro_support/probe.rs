//! A probe of a field's type: its own `Coerce`, or serde's `Deserialize` alone.
//!
//! The derive can't know, so the compiler chooses. `Probe::<T>::__num` is the item of the type where `T: Coerce` holds. Where
//! it does not, the compiler goes on to the trait [`Foreign`], which has the same names for every type:
//!
//! ```ignore
//! use __coerce::Foreign as _;
//! __coerce::Probe::<u8>::__num             // `<u8 as Coerce>::number`
//! __coerce::Probe::<chrono::Month>::__num  // that of an opaque type made of its `Deserialize`
//! ```
//!
//! The choice is made where the code is written: in generic code by the bounds. The names are no one's, as a trait of the user's that all
//! types have would make the choice ambiguous.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use super::patch::NeedsDefault;
use super::{Coerce, NumberOf, Types};
use crate::api::{Coerced, Patch};
use crate::target::fit::{Anything, Of};
use crate::tree::{self, Check};

/// Asks what a type has.
pub struct Probe<T: ?Sized>(PhantomData<T>);

/// The items with `Coerce`. Constants and functions have one space of names, and a constant costs less to compile.
#[allow(non_upper_case_globals, reason = "they stand for the functions of `Foreign`")]
impl<T: Coerce> Probe<T> {
    /// The number of the type.
    pub const __num: NumberOf = T::number;
    /// The number of what its `Deserialize` reads, beside `#[coerce(serde)]`.
    pub const __opaque: NumberOf = |types| types.function(tree::check::<T>, tree::absent, Some(T::number));
    /// Its number, for masking.
    pub const __MASK: Option<NumberOf> = Some(T::number);
    /// Returns whether it has a value where the member is absent.
    pub const __absent: fn(Check) -> bool = |_| tree::absent(tree::check::<T>);

    /// Nothing inside the type is lost.
    pub fn __keeps<V>(_: V) {}
}

/// A value that is read with a report of its own has the secrets of its type.
#[allow(non_upper_case_globals, reason = "it stands for the function of `Foreign`")]
impl<T: Coerce> Probe<Coerced<T>> {
    /// The number of what its `Deserialize` reads.
    pub const __opaque: NumberOf = |types| types.discreet(tree::check::<Coerced<T>>, T::number);
}

impl<T: DeserializeOwned> Probe<T> {
    /// The type that rules have to fit.
    pub const fn __of() -> Of<T> {
        PhantomData
    }
}

impl<T: Derived + ?Sized> Probe<T> {
    /// It derives `Coerce`.
    pub const __VERDICT: Derives<T> = Derives(PhantomData);
}

impl<T> Probe<Patch<T>> {
    /// It is a `Patch`.
    pub const __PATCH: NeedsDefault = NeedsDefault;
}

/// The items of types that lack the others.
pub trait Foreign<T: ?Sized> {
    /// There is no schema to mask with.
    const __MASK: Option<NumberOf> = None;
    /// It doesn't derive `Coerce`.
    const __VERDICT: Plain = Plain;
    /// It is no `Patch`.
    const __PATCH: Plain = Plain;

    /// A type that everything fits: of one that can't be read the compiler has said enough.
    fn __of() -> Of<Anything> {
        PhantomData
    }

    /// The number of what the type's `Deserialize` reads.
    fn __num(types: &mut Types) -> usize
    where
        T: Readable,
    {
        types.function(tree::check::<T>, tree::absent, None)
    }

    /// The number beside `#[coerce(serde)]`: of the same.
    fn __opaque(types: &mut Types) -> usize
    where
        T: Readable,
    {
        Self::__num(types)
    }

    /// Returns whether the type has a value where the member is absent.
    fn __absent(_: Check) -> bool
    where
        T: Readable,
    {
        tree::absent(tree::check::<T>)
    }

    /// Refuses a type that has others inside whose rules and marks would be lost.
    fn __keeps<V: Fair<T>>(_: V) {}
}

impl<T: ?Sized> Foreign<T> for Probe<T> {}

/// Types that serde can read.
#[diagnostic::on_unimplemented(
    message = "`{Self}` can't be read: it has neither `Coerce` nor serde's `Deserialize`",
    label = "neither `Coerce` nor `Deserialize` for this type",
    note = "for a type of your own derive both: `#[derive(Deserialize, Coerce)]`",
    note = "for a type of another crate look for its feature `serde`",
    note = "where the type around it has a `Deserialize` of its own, `#[coerce(serde)]` on that type leaves all to it"
)]
pub trait Readable: DeserializeOwned {}

#[diagnostic::do_not_recommend]
impl<T: DeserializeOwned> Readable for T {}

/// A type that derives `Coerce`, whatever its parameters are.
pub trait Derived {}

/// The verdict on a type that derives `Coerce`.
pub struct Derives<T: ?Sized>(PhantomData<T>);

/// The verdict on one that doesn't.
pub struct Plain;

/// A verdict on which of several types derive `Coerce`: of one, or a pair of one and the verdict on the others.
pub trait Verdict {
    /// The first that does, [`Plain`] if none.
    type Inside: ?Sized;
}

impl Verdict for Plain {
    type Inside = Self;
}

impl<V: Verdict> Verdict for (Plain, V) {
    type Inside = V::Inside;
}

impl<T: ?Sized, V> Verdict for (Derives<T>, V) {
    type Inside = T;
}

/// Asks `__keeps` about a verdict. What is wrong with a function that is an argument is shown where it is written; of a call the
/// compiler would blame the verdict.
pub fn asked<V>(_: V, _keeps: fn(V)) {}

/// The verdicts on a type and on those inside it with which it may be read by its `Deserialize` alone.
#[diagnostic::on_unimplemented(message = "`{T}` needs `Coerce`, because a type in it derives it")]
pub trait Fair<T: ?Sized> {}

/// A type that derives `Coerce` is asked for it, so that the compiler says what is in the way.
impl<T: Coerce, V> Fair<T> for (Derives<T>, V) {}

impl<T: Loses<V::Inside> + ?Sized, V: Verdict> Fair<T> for (Plain, V) {}

/// Types that can be read by `Deserialize` alone although `Inside` is a part of them.
#[diagnostic::on_unimplemented(
    message = "the rules and marks of `{Inside}` would be lost, because `{Self}` has no `Coerce`",
    label = "read by its `Deserialize`, which knows nothing of `#[coerce(…)]`",
    note = "derive `Coerce` for every type of yours in it, and wrap those of other crates in newtypes that derive it, or look for a feature \
            like `indexmap-2`",
    note = "where `{Inside}` has a rule on a field whose type is a parameter, this type needs the marker of the rule as a bound too: \
            `T: serde_coerce::target::Number`",
    note = "or write `#[coerce(serde)]` on the field: no rule acts in it then, and only `sensitive` beside it masks what it holds",
    note = "for `Coerced<T>` write `T`, or `#[coerce(serde)]`: there its rules act all the same"
)]
pub trait Loses<Inside: ?Sized> {}

impl<T: ?Sized> Loses<Plain> for T {}

/// With one impl alone the compiler would take `Inside` for [`Plain`], and say that it is not.
impl<T: ?Sized> Loses<Nobody> for T {}

/// No verdict is about it.
pub enum Nobody {}
