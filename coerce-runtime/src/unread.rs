//! The shape of a type whose derive failed.

use std::borrow::Cow;
use std::marker::PhantomData;

use crate::kind::Kinds;
use crate::shape::Shape;

/// Reads nothing. A derive that has told its faults leaves an impl with this shape behind, so that the code around it has no
/// faults of its own.
pub struct Unread<T>(PhantomData<T>);

impl<T: 'static> Shape for Unread<T> {
    type Out = T;

    const KINDS: Kinds = Kinds::NONE;

    fn expected() -> Cow<'static, str> {
        "nothing".into()
    }
}
