//! `Option`, units, and types that serde reads as what they hold: pointers, cells, atomics.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::marker::PhantomData;
use std::num::Wrapping;
use std::rc::{self, Rc};
use std::sync::{self, Arc, Mutex, RwLock};

use serde::de::DeserializeOwned;

use super::{described, read_as};
use crate::api::Coerce;
use crate::schema::Shape;
use crate::target::atomics;

described! {
    [] () => |d| d.shape(Shape::Null { unit_struct: false });
    [T: ?Sized + 'static] PhantomData<T> => |d| d.unit();
    [T: Coerce] Option<T> => |d| d.option(T::number);
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

// serde reads these only where its feature `rc` is switched on. That is for the user to decide, so this crate asks for the impl
// and not for the feature.
read_as! {
    [T: ?Sized + 'static] Rc<T> where [Box<T>: Coerce, Self: DeserializeOwned] => Box<T>;
    [T: ?Sized + 'static] Arc<T> where [Box<T>: Coerce, Self: DeserializeOwned] => Box<T>;
    [T: Coerce] rc::Weak<T> where [Self: DeserializeOwned] => Option<T>;
    [T: Coerce] sync::Weak<T> where [Self: DeserializeOwned] => Option<T>;
}
