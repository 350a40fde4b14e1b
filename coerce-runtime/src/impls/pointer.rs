//! Pointers, cells and other types that are read as what they hold.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::convert::Infallible;
use std::ffi::{CStr, CString};
use std::num::Wrapping;
use std::rc::{self, Rc};
use std::sync::atomic::{
    AtomicBool, AtomicI8, AtomicI16, AtomicI32, AtomicIsize, AtomicU8, AtomicU16, AtomicU32, AtomicUsize,
};
#[cfg(target_has_atomic = "64")]
use std::sync::atomic::{AtomicI64, AtomicU64};
use std::sync::{self, Arc, Mutex, RwLock};

use super::boolean::Boolean;
use super::option::Nullable;
use super::scalar::Int;
use super::text::CText;
use super::wraps;
use crate::coerce::Coerce;
use crate::wrap::{Wrap, Wrapped};

wraps! {
    [T: Coerce] Box<T> as T::Shape, Self::new;
    [T: Coerce] Rc<T> as T::Shape, Self::new;
    [T: Coerce] Arc<T> as T::Shape, Self::new;
    [T: Coerce] rc::Weak<T> as Nullable<T>, |_| Self::new();
    [T: Coerce] sync::Weak<T> as Nullable<T>, |_| Self::new();
    [T: Coerce + Copy] Cell<T> as T::Shape, Self::new;
    [T: Coerce] RefCell<T> as T::Shape, Self::new;
    [T: Coerce] Mutex<T> as T::Shape, Self::new;
    [T: Coerce] RwLock<T> as T::Shape, Self::new;
    [T: Coerce] Reverse<T> as T::Shape, Self;
    [T: Coerce] Wrapping<T> as T::Shape, Self;
    [] AtomicBool as Boolean, Self::new;
    [] AtomicU8 as Int<u8>, Self::new;
    [] AtomicU16 as Int<u16>, Self::new;
    [] AtomicU32 as Int<u32>, Self::new;
    [] AtomicUsize as Int<usize>, Self::new;
    [] AtomicI8 as Int<i8>, Self::new;
    [] AtomicI16 as Int<i16>, Self::new;
    [] AtomicI32 as Int<i32>, Self::new;
    [] AtomicIsize as Int<isize>, Self::new;
    [] Box<CStr> as CText, CString::into_boxed_c_str;
    [] Rc<CStr> as CText, Self::from;
    [] Arc<CStr> as CText, Self::from;
}

#[cfg(target_has_atomic = "64")]
wraps! {
    [] AtomicU64 as Int<u64>, Self::new;
    [] AtomicI64 as Int<i64>, Self::new;
}

impl<T> Wrap for Cow<'static, T>
where
    T: ToOwned + ?Sized + 'static,
    T::Owned: Coerce,
{
    type From = T::Owned;
    type Inner = <T::Owned as Coerce>::Shape;
    type Error = Infallible;

    #[inline]
    fn wrap(inner: T::Owned) -> Result<Self, Infallible> {
        Ok(Self::Owned(inner))
    }
}

impl<T> Coerce for Cow<'static, T>
where
    T: ToOwned + ?Sized + 'static,
    T::Owned: Coerce,
{
    type Shape = Wrapped<Self>;
}
