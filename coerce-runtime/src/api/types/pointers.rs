//! `Option`, units, and types that serde reads as what they hold: pointers, cells, atomics.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::marker::PhantomData;
use std::num::Wrapping;
use std::rc::{self, Rc};
use std::sync::atomic::{
    AtomicBool, AtomicI8, AtomicI16, AtomicI32, AtomicIsize, AtomicU8, AtomicU16, AtomicU32, AtomicUsize,
};
#[cfg(target_has_atomic = "64")]
use std::sync::atomic::{AtomicI64, AtomicU64};
use std::sync::{self, Arc, Mutex, RwLock};

use serde::de::DeserializeOwned;

use super::{edge, read_as, schemas};
use crate::api::Coerce;
use crate::schema::{Schema, Shape};

schemas! {
    [] () => Schema::new(Shape::Null { unit_struct: false });
    [T: ?Sized + 'static] PhantomData<T> => Schema::new(Shape::Null { unit_struct: true });
    [T: Coerce] Option<T> => Schema::new(Shape::Option(edge::<T>()));
}

read_as! {
    [T: Coerce] Box<T> => T;
    [T: Coerce + Copy] Cell<T> => T;
    [T: Coerce] RefCell<T> => T;
    [T: Coerce] Mutex<T> => T;
    [T: Coerce] RwLock<T> => T;
    [T: Coerce] Reverse<T> => T;
    [T: Coerce] Wrapping<T> => T;
    [T: ToOwned<Owned: Coerce> + ?Sized + 'static] Cow<'static, T> => T::Owned;
    [] AtomicBool => bool;
    [] AtomicU8 => u8;
    [] AtomicU16 => u16;
    [] AtomicU32 => u32;
    [] AtomicUsize => usize;
    [] AtomicI8 => i8;
    [] AtomicI16 => i16;
    [] AtomicI32 => i32;
    [] AtomicIsize => isize;
}

#[cfg(target_has_atomic = "64")]
read_as! {
    [] AtomicU64 => u64;
    [] AtomicI64 => i64;
}

/// serde reads these only where its feature `rc` is switched on. That is for the user to decide, so this crate asks for the impl
/// and not for the feature.
macro_rules! counted {
    ($($pointer:ident and $($weak:ident)::+;)+) => {$(
        impl<T: ?Sized + 'static> Coerce for $pointer<T>
        where
            Box<T>: Coerce,
            Self: DeserializeOwned,
        {
            fn schema() -> &'static Schema {
                <Box<T>>::schema()
            }
        }

        impl<T: Coerce> Coerce for $($weak)::+<T>
        where
            Self: DeserializeOwned,
        {
            fn schema() -> &'static Schema {
                <Option<T>>::schema()
            }
        }
    )+};
}

counted! {
    Rc and rc::Weak;
    Arc and sync::Weak;
}
