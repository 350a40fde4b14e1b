//! `Option`, units, and types that serde reads as what they hold: pointers, cells, atomics.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::marker::PhantomData;
use std::num::Wrapping;
use std::rc::{self, Rc};
use std::sync::{self, Arc, Mutex, RwLock};

use serde::de::DeserializeOwned;

use super::{edge, read_as, schemas};
use crate::api::Coerce;
use crate::schema::{Schema, Shape};
use crate::target::atomics;

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
}

atomics!(read_as);

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
