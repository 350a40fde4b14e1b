//! The markers of the types of std and of `serde_json`, and of those that a feature names.
//!
//! None is recommended: where a type lacks a marker, the types that have it are no help.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::ffi::{CStr, CString, OsStr, OsString};
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{Saturating, Wrapping};
use std::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};
use std::path::{Path, PathBuf};
use std::rc::{self, Rc};
use std::sync::{self, Arc, Mutex, RwLock};
use std::time::{Duration, SystemTime};

use serde_json::Value;

use super::Wraps;
use super::each::items;

/// Types that are read as what they hold.
macro_rules! wraps {
    ($([$($generics:tt)*] $type:ty => $inner:ty;)+) => {$(
        impl<$($generics)*> Wraps for $type {
            type Inner = $inner;
        }
    )+};
}

wraps! {
    [T: ?Sized] Box<T> => T;
    [T: ?Sized] Rc<T> => T;
    [T: ?Sized] Arc<T> => T;
    [T: ToOwned + ?Sized] Cow<'static, T> => T::Owned;
    [T] rc::Weak<T> => Option<T>;
    [T] sync::Weak<T> => Option<T>;
    [T] Cell<T> => T;
    [T] RefCell<T> => T;
    [T] Mutex<T> => T;
    [T] RwLock<T> => T;
    [T] Reverse<T> => T;
    [T] Wrapping<T> => T;
    [T] Saturating<T> => T;
    [] PathBuf => Path;
    [] CString => CStr;
    [] OsString => OsStr;
    [] String => str;
}

/// Hands the atomics, and what each is read as, to a macro.
macro_rules! atomics {
    ($then:ident) => {
        $then! {
            [] std::sync::atomic::AtomicBool => bool;
            [] std::sync::atomic::AtomicU8 => u8;
            [] std::sync::atomic::AtomicU16 => u16;
            [] std::sync::atomic::AtomicU32 => u32;
            [] std::sync::atomic::AtomicUsize => usize;
            [] std::sync::atomic::AtomicI8 => i8;
            [] std::sync::atomic::AtomicI16 => i16;
            [] std::sync::atomic::AtomicI32 => i32;
            [] std::sync::atomic::AtomicIsize => isize;
        }
        #[cfg(target_has_atomic = "64")]
        $then! {
            [] std::sync::atomic::AtomicU64 => u64;
            [] std::sync::atomic::AtomicI64 => i64;
        }
    };
}

pub(crate) use atomics;

atomics!(wraps);

/// Each of the markers for each of the types. What stands behind `=>` must have the marker itself, unless it is asked for `alone`.
macro_rules! mark {
    ($($marker:ident)+: $types:tt) => {
        $($crate::target::mark!(@each $marker $types);)+
    };
    (@alone $marker:ident { $([$($generics:tt)*] $type:ty => $item:ty;)+ }) => {
        $crate::target::mark!(@each $marker { $([$($generics)*] $type;)+ });
    };
    (@each $marker:ident { $([$($generics:tt)*] $type:ty $(=> $inner:ty)?;)+ }) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $crate::target::$marker for $type $(where $inner: $crate::target::$marker)? {}
    )+};
    (@each $marker:ident { $($type:ty),+ $(,)? }) => {$(
        #[diagnostic::do_not_recommend]
        impl $crate::target::$marker for $type {}
    )+};
}

pub(crate) use mark;

/// Lists or maps with these markers, each with its items. Rules that act on items fit what fits these.
macro_rules! collections {
    ($($marker:ident)+: $types:tt) => {
        mark!(Number Integer Bool Text Enum Choice Trimmable Object Unmapped: $types);
        $(mark!(@alone $marker $types);)+
        items! $types
    };
}

mark!(Number Integer Bool Text Enum Choice Trimmable Object Unmapped List Map Collection Composite Fenceable Absentable Keyed Unlisted: {
    [T: Wraps + ?Sized] T => T::Inner;
    [T] Option<T> => T;
});
mark!(Nullable: { [T: Wraps + ?Sized] T => T::Inner; [T] Option<T>; });
mark!(Defaulted: { [T: Wraps + ?Sized] T => T::Inner; });

collections!(List Collection Composite Fenceable Defaulted: {
    [T] [T] => T;
    [T] Vec<T> => T;
    [T] VecDeque<T> => T;
    [T] LinkedList<T> => T;
    [T] BinaryHeap<T> => T;
    [T] BTreeSet<T> => T;
    [T, S] HashSet<T, S> => T;
});

#[cfg(feature = "indexmap-2")]
collections!(List Collection Composite Fenceable Defaulted: { [T, S] indexmap::IndexSet<T, S> => T; });
#[cfg(feature = "smallvec-1")]
collections!(List Collection Composite Fenceable Defaulted: { [A: smallvec::Array] smallvec::SmallVec<A> => A::Item; });
// No `Collection`: its length is fixed.
collections!(List Composite Fenceable Defaulted: { [T, const N: usize] [T; N] => T; });

collections!(Map Collection Composite Fenceable Absentable Keyed Unlisted Defaulted: {
    [K, V] BTreeMap<K, V> => V;
    [K, V, S] HashMap<K, V, S> => V;
});
#[cfg(feature = "indexmap-2")]
collections!(Map Collection Composite Fenceable Absentable Keyed Unlisted Defaulted: { [K, V, S] indexmap::IndexMap<K, V, S> => V; });
mark!(Map Collection Composite Fenceable Absentable Keyed Unlisted Defaulted: { serde_json::Map<String, Value> });

mark!(Number Trimmable Unlisted Unmapped Defaulted: { f32, f64, serde_json::Number });

mark!(Bool Trimmable Unlisted Unmapped Defaulted: { bool });
mark!(Text Choice Fenceable Trimmable Unlisted Unmapped Defaulted: { str, char, Path, CStr });
mark!(Trimmable Unlisted Unmapped Defaulted: { IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6 });

mark!(Object Composite Fenceable Absentable Keyed Unlisted Unmapped Defaulted: {
    [] Duration;
    [] SystemTime;
    [T] Range<T>;
    [T] RangeInclusive<T>;
    [T] RangeFrom<T>;
    [T] RangeTo<T>;
});

mark!(Enum Choice Trimmable Object Composite Fenceable Absentable Unlisted Unmapped Defaulted: { [T] Bound<T>; });
mark!(Object Composite Fenceable Absentable Unlisted Unmapped Defaulted: { [T, E] Result<T, E>; [] OsStr; });

mark!(Nullable Unlisted Unmapped: { [] (); [T: ?Sized] PhantomData<T>; });
mark!(Nullable Trimmable Composite Fenceable: { Value });
mark!(Trimmable: { serde_json::Map<String, Value> });

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::target::Each;
    use crate::target::fits;

    /// As the derive writes it for `struct Tags(Vec<Option<String>>);`.
    struct Tags;

    impl Wraps for Tags {
        type Inner = Vec<Option<String>>;
    }

    /// That it compiles is the test.
    #[test]
    fn markers_pass_through_what_their_rules_pass_through() {
        fits!(Number: Vec<Option<BTreeMap<String, u64>>>);
        fits!(Integer: Option<Box<[Arc<Wrapping<i8>>]>>);
        fits!(Bool: HashMap<u8, Rc<AtomicBool>>);
        fits!(Text: Tags);
        fits!(Trimmable: Cow<'static, [Cow<'static, str>]>);
        fits!(Enum: [Bound<u8>; 2]);
        fits!(Choice: Option<Tags>);
        fits!(Object: Vec<Range<u8>>);
        fits!(Unmapped: BTreeMap<String, (u8, u8)>);
        fits!(List: Option<Box<Tags>>);
        fits!(List: Arc<[u8]>);
        fits!(Map: Option<Rc<serde_json::Map<String, Value>>>);
        fits!(Composite: Option<(u8,)>);
        fits!(Composite: Vec<Value>);
        fits!(Fenceable: Option<Tags>);
        fits!(Fenceable: Cow<'static, str>);
        fits!(Collection: Option<Box<Tags>>);
        fits!(Collection: HashMap<u8, [u8; 2]>);
        fits!(Absentable: Mutex<Duration>);
        fits!(Keyed: Reverse<BTreeMap<String, u8>>);
        fits!(Records: Option<Vec<Box<BTreeMap<String, u8>>>>);
        fits!(NamedRecords: Rc<BTreeMap<String, Option<Duration>>>);
        fits!(Unlisted: Option<OsString>);
        fits!(Nullable: Box<Option<u8>>);
        fits!(Defaulted: RefCell<Tags>);
        fits!(Number: <Option<Box<Vec<u8>>> as Each>::Item);
        fits!(Text: <<Option<Vec<Tags>> as Each>::Item as Each>::Item);
    }
}
