//! A value with its report, or why it was refused, as one type that serde reads.

use std::ops::Deref;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Coerce, Options, inner};
use crate::report::{Error, Report};

/// A value and the report of how it was read.
///
/// It implements serde's `Deserialize`, so that it drops into any extractor: `Json<Coerced<Args>>` gives value and report
/// with no other change. It reads in safe mode with default limits. Where the input is refused, serde's error carries every
/// issue, a line each. Where the deserializer itself fails, as that of text which is no JSON, its own error is handed on.
///
/// It dereferences to the value, and serializes as the value does.
///
/// For a list write `Coerced<Vec<T>>`, not `Vec<Coerced<T>>`: the report and the error of the whole list have the index of each
/// item. A deserializer does not give an item its index, so the reports of single items start at the item. The same goes for
/// every other type around it: put `Coerced` outermost. In a field of a type that derives [`Coerce`] it needs `#[coerce(serde)]`; its
/// issues have their whole paths there, its report starts at the field. Not in a type that holds itself: each `Coerced` reads its part
/// twice, so the work would double with each level.
///
/// An error of serde is text: neither paths nor codes can be had back from it, whatever framework hands it on. Where they are needed,
/// or another text, [`TryCoerced`] holds the [`Error`](crate::Error) itself.
///
/// # Example
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Coerced;
///
/// let Coerced { value, report } = serde_json::from_str::<Coerced<Vec<u8>>>("[1, 2]")?;
/// assert_eq!(value, [1, 2]);
/// assert!(report.is_empty());
///
/// let error = serde_json::from_str::<Coerced<Vec<u8>>>(r#"[300, "2"]"#).unwrap_err().to_string();
/// assert!(error.starts_with("[0]: expected an integer from 0 to 255, got number 300\n[1]: "), "{error}");
///
/// // It serializes as the value alone; the report has a form of its own.
/// let ids: Coerced<Vec<u8>> = serde_json::from_str("[1, 2]")?;
/// assert_eq!(serde_json::to_string(&ids)?, "[1,2]");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Coerced<T> {
    /// The value.
    pub value: T,
    /// The repairs.
    #[serde(skip)]
    pub report: Report,
}

impl<T> Coerced<T> {
    /// The value, without its report.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerced;
    ///
    /// let ids: Vec<u8> = serde_json::from_str::<Coerced<Vec<u8>>>("[1, 2]")?.into_inner();
    /// assert_eq!(ids, [1, 2]);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn into_inner(self) -> T {
        self.value
    }

    /// Another value with the same report: an answer that is made of what was read.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerced;
    ///
    /// let ids = serde_json::from_str::<Coerced<Vec<u8>>>("[1, 2]")?;
    /// assert_eq!(ids.map(|ids| ids.len()).value, 2);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn map<U>(self, make: impl FnOnce(T) -> U) -> Coerced<U> {
        Coerced { value: make(self.value), report: self.report }
    }

    /// The value and its report, as the entry points return them.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerced;
    ///
    /// let (ids, report) = serde_json::from_str::<Coerced<Vec<u8>>>("[1, 2]")?.into_parts();
    /// assert_eq!((ids, report.len()), (vec![1, 2], 0));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn into_parts(self) -> (T, Report) {
        (self.value, self.report)
    }
}

/// Takes the pair that the entry points return.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Coerce, Coerced};
///
/// let ids = Coerced::from(Vec::<u8>::from_str_with_report("[1, 2]")?);
/// assert_eq!((ids.len(), ids.report.len()), (2, 0));
/// # Ok::<(), serde_coerce::Error>(())
/// ```
impl<T> From<(T, Report)> for Coerced<T> {
    fn from((value, report): (T, Report)) -> Self {
        Self { value, report }
    }
}

/// The value: `call.len()` is `call.value.len()`.
impl<T> Deref for Coerced<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<'de, T: Coerce> Deserialize<'de> for Coerced<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Options::DEFAULT.read_source(deserializer)?.map(Self::from).map_err(|error| {
            inner::keep(&error);
            // Only what the error itself shows: it hides sensitive values, and messages of foreign types that may show them.
            D::Error::custom(error)
        })
    }
}

#[cfg(feature = "schemars-1")]
schema_of_inner!(Coerced => T);

/// A value with its report, or all that is wrong with the input: what a handler takes that answers refusals itself.
///
/// As [`Coerced`] it drops into frameworks that read arguments by serde. There a refusal becomes the framework's own error, which
/// keeps only its text, and whose words stand around it. This one reads any document, and holds the [`Error`], with paths, codes, and
/// [`Error::for_model`]. What is no document, as truncated JSON, stays the deserializer's own error.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::{Coerced, TryCoerced};
///
/// fn largest(arguments: &str) -> Result<String, String> {
///     let TryCoerced(read) = serde_json::from_str::<TryCoerced<Vec<u8>>>(arguments).map_err(|error| error.to_string())?;
///     let Coerced { value, .. } = read.map_err(|error| error.for_model(500))?;
///     Ok(format!("{:?}", value.iter().max()))
/// }
/// assert_eq!(largest("[1, 7]").unwrap(), "Some(7)");
/// assert!(largest("[300]").unwrap_err().starts_with("The input was refused:\n- [0]: expected an integer from 0 to 255"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TryCoerced<T>(
    /// The value, or why it was not read.
    pub Result<Coerced<T>, Error>,
);

impl<'de, T: Coerce> Deserialize<'de> for TryCoerced<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = Options::DEFAULT.read_source(deserializer)?;
        Ok(Self(read.map(Coerced::from)))
    }
}

#[cfg(feature = "schemars-1")]
schema_of_inner!(TryCoerced => T);
