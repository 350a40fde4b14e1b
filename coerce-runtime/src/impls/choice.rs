//! Enums of std, externally tagged: `{"Ok": 5}`.

use std::borrow::Cow;
use std::ops::Bound;

use crate::coerce::Coerce;
use crate::context::{Context, Node};
use crate::enums::{ContentSource, Enum, Form, Tagging, UnitVariant, Variant, VariantTable, Variants};
use crate::kind::Kinds;
use crate::outline::{Outline, Way};
use crate::rule::Rules;
use crate::shape::Shape;

/// An enum of std: its unit variants, then those that hold a value.
///
/// ```text
/// choice! {
///     [T: Coerce] Bound<T> as Kinds::STRING.or(Kinds::OBJECT), takes ["Unbounded"] {
///         0 "Unbounded" Unit UnitVariant<Self, 0> => |()| Self::Unbounded,
///         1 "Included" Newtype T::Shape => Self::Included,
///     }
/// }
/// ```
macro_rules! choice {
    (
        [$($generics:tt)*] $type:ty as $kinds:expr, takes [$($word:literal)?] {
            $($index:literal $name:literal $form:ident $shape:ty => $wrap:expr,)+
        }
    ) => {
        impl<$($generics)*> Variants for $type {
            const TABLE: &'static VariantTable = &VariantTable {
                tagging: Tagging::External,
                variants: &[$(variant($name, &[$name], Form::$form, <$shape>::expected)),+],
                other: None,
                words: &[$($word)?],
                expecting: None,
                deny_unknown: false,
            };
            const KINDS: Kinds = $kinds;

            #[inline]
            fn find(tag: &str) -> Option<usize> {
                match tag {
                    $($name => Some($index),)+
                    _ => None,
                }
            }

            fn content<'de, C: ContentSource<'de>>(
                index: usize,
                from: C,
                node: &Node<'_>,
                cx: &mut Context,
            ) -> Result<Option<Self>, C::Error> {
                match index {
                    $($index => Ok(from.read::<$shape>(Form::$form, node, cx)?.map($wrap)),)+
                    _ => Ok(None),
                }
            }

            fn describe(outline: &mut Outline) {
                $(choice!(@describe outline $form $name $shape);)+
            }
        }

        impl<$($generics)*> Coerce for $type {
            type Shape = Enum<Self>;
        }
    };
    (@describe $outline:ident Unit $name:literal $shape:ty) => {};
    (@describe $outline:ident Newtype $name:literal $shape:ty) => {
        $outline.variant::<$shape>(Way::external($name), Rules::NONE, false)
    };
}

const fn variant(
    name: &'static str,
    names: &'static [&'static str],
    form: Form,
    expected: fn() -> Cow<'static, str>,
) -> Variant {
    Variant { name, names, form, rules: Rules::NONE, sensitive: false, untagged: false, expected }
}

choice! {
    [T: Coerce] Bound<T> as Kinds::STRING.or(Kinds::OBJECT), takes ["Unbounded"] {
        0 "Unbounded" Unit UnitVariant<Self, 0> => |()| Self::Unbounded,
        1 "Included" Newtype T::Shape => Self::Included,
        2 "Excluded" Newtype T::Shape => Self::Excluded,
    }
}

choice! {
    [T: Coerce, E: Coerce] Result<T, E> as Kinds::OBJECT, takes [] {
        0 "Ok" Newtype T::Shape => Ok,
        1 "Err" Newtype E::Shape => Err,
    }
}

#[cfg(any(unix, windows))]
mod os {
    //! The system's strings: which system's, and what it has them made of.

    use std::ffi::{OsStr, OsString};
    #[cfg(unix)]
    use std::os::unix::ffi::OsStringExt;
    #[cfg(windows)]
    use std::os::windows::ffi::OsStringExt;
    use std::rc::Rc;
    use std::sync::Arc;

    use super::{
        Coerce, ContentSource, Context, Enum, Form, Kinds, Node, Outline, Rules, Shape, Tagging, VariantTable,
        Variants, Way, variant,
    };
    use crate::impls::wraps;

    #[cfg(unix)]
    choice! {
        [] OsString as Kinds::OBJECT, takes [] {
            0 "Unix" Newtype <Vec<u8> as Coerce>::Shape => Self::from_vec,
        }
    }

    #[cfg(windows)]
    choice! {
        [] OsString as Kinds::OBJECT, takes [] {
            0 "Windows" Newtype <Vec<u16> as Coerce>::Shape => |text: Vec<u16>| Self::from_wide(&text),
        }
    }

    wraps! {
        [] Box<OsStr> as Enum<OsString>, OsString::into_boxed_os_str;
        [] Rc<OsStr> as Enum<OsString>, Self::from;
        [] Arc<OsStr> as Enum<OsString>, Self::from;
    }
}
