//! A member that may be absent, null, or a value.

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use super::Coerce;
use crate::describe::Describe;
use crate::target::Wraps;

/// A member of a patch: absent leaves what is there, null removes it, a value replaces it (RFC 7396).
///
/// The field needs `#[serde(default)]`, because serde can't tell an absent member from null without it: the derive refuses a field
/// without, whatever the type is called there. It can't see a `Patch` behind a type parameter or in another type, such as a `Box` or
/// an `Option`. Rules of the field act on the value, as through an `Option`; null is null, unless a rule makes something else of it.
///
/// It serializes as null where it is null or absent: `#[serde(skip_serializing_if = "Patch::is_absent")]` leaves out what is absent.
/// With schemars the attribute is needed: without it the schema of the field has `"default": null`, because schemars serializes the default.
/// That advertises null as if it left the member alone.
///
/// # Example
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Coerce, Patch};
/// use serde_json::json;
///
/// assert_eq!(Patch::<u8>::from_value(json!(5))?, Patch::Value(5));
/// assert_eq!(Patch::<u8>::from_value(json!(null))?, Patch::Null);
/// assert_eq!(Patch::<u8>::default(), Patch::Absent);
///
/// let mut limit = Some(10);
/// Patch::Absent.apply_to(&mut limit);
/// assert_eq!(limit, Some(10));
/// Patch::Null.apply_to(&mut limit);
/// assert_eq!(limit, None);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Patch<T> {
    /// There is no such member.
    #[default]
    Absent,
    /// It is null.
    Null,
    /// It is a value.
    Value(T),
}

impl<T> Patch<T> {
    /// Returns whether there is no such member.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Patch;
    ///
    /// assert!(Patch::<u8>::Absent.is_absent());
    /// assert!(!Patch::<u8>::Null.is_absent());
    /// ```
    #[must_use]
    pub const fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }

    /// Returns whether it is null.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Patch;
    ///
    /// assert!(Patch::<u8>::Null.is_null());
    /// assert!(!Patch::<u8>::Absent.is_null());
    /// ```
    #[must_use]
    pub const fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }

    /// The value, if it is one.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Patch;
    ///
    /// assert_eq!(Patch::Value(5).into_value(), Some(5));
    /// assert_eq!(Patch::<u8>::Null.into_value(), None);
    /// ```
    #[must_use]
    pub fn into_value(self) -> Option<T> {
        self.change().flatten()
    }

    #[deprecated(since = "0.3.0", note = "renamed to `into_value`")]
    #[doc(hidden)]
    #[must_use]
    pub fn value(self) -> Option<T> {
        self.into_value()
    }

    /// Returns the patch with its value borrowed.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Patch;
    ///
    /// let name = Patch::Value("Ada".to_owned());
    /// assert_eq!(name.as_ref().into_value().map(String::len), Some(3));
    /// assert!(!name.is_absent(), "it is still there");
    /// ```
    #[must_use]
    pub const fn as_ref(&self) -> Patch<&T> {
        match self {
            Self::Absent => Patch::Absent,
            Self::Null => Patch::Null,
            Self::Value(value) => Patch::Value(value),
        }
    }

    /// Returns what is to be done: nothing where it is absent, else the value to set.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Patch;
    ///
    /// assert_eq!(Patch::Value(5).change(), Some(Some(5)));
    /// assert_eq!(Patch::<u8>::Null.change(), Some(None));
    /// assert_eq!(Patch::<u8>::Absent.change(), None);
    /// ```
    #[must_use]
    pub fn change(self) -> Option<Option<T>> {
        match self {
            Self::Absent => None,
            Self::Null => Some(None),
            Self::Value(value) => Some(Some(value)),
        }
    }

    /// Changes what is there.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Patch;
    ///
    /// let mut limit = Some(10);
    /// Patch::Absent.apply_to(&mut limit);
    /// assert_eq!(limit, Some(10));
    /// Patch::Value(25).apply_to(&mut limit);
    /// assert_eq!(limit, Some(25));
    /// Patch::Null.apply_to(&mut limit);
    /// assert_eq!(limit, None);
    /// ```
    pub fn apply_to(self, current: &mut Option<T>) {
        if let Some(next) = self.change() {
            *current = next;
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Patch<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::deserialize(deserializer).map(|value| value.map_or(Self::Null, Self::Value))
    }
}

impl<T: Serialize> Serialize for Patch<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_ref().into_value().serialize(serializer)
    }
}

impl<T: Coerce> Coerce for Patch<T> {
    fn describe(description: &mut Describe<'_>) {
        description.option(T::number);
    }
}

impl<T> Wraps for Patch<T> {
    type Inner = Option<T>;
}

#[cfg(feature = "schemars-1")]
schema_of_inner!(Patch => Option<T>);
