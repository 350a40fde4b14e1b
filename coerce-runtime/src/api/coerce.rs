//! The trait, and the entry points with the default options: its own, and free functions named as those of `serde_json`.

use std::any::TypeId;
use std::io::Read;

use serde::Deserializer;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::known::{Known, known_of};
use super::{Options, RuleTable};
use crate::describe::{Describe, Types};
use crate::json::Path;
use crate::report::{Error, Report};
use crate::schema::wire_path;

/// A type that can be read from JSON with declared repairs.
///
/// Derive it beside serde's: `#[derive(Deserialize, Coerce)]`. `Deserialize` says what the type accepts; `#[coerce(…)]` declares
/// which repairs each field accepts beyond that; everything else stays an error. The trait is implemented for std's types, so that
/// rules pass through `Option`, `Vec`, maps and smart pointers.
///
/// All methods here read in [`Mode::Safe`](crate::Mode::Safe) with default [`Limits`](crate::Limits); [`Options`] has the
/// same entry points for other settings. A type's `Deserialize` may run more than once for one value, so it must be pure.
///
/// # Example
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Coerce;
/// use serde_json::json;
///
/// let (ids, report) = Vec::<u8>::from_value_with_report(json!([1, 2]))?;
/// assert_eq!(ids, [1, 2]);
/// assert!(report.is_empty());
///
/// let error = Vec::<u8>::from_value(json!([1, "2", 300])).unwrap_err();
/// assert_eq!(error.issues().len(), 2);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` can't be coerced: it does not implement `Coerce`",
    label = "no `Coerce` for this type",
    note = "derive it: `#[derive(Deserialize, Coerce)]`",
    note = "for a type of another crate, wrap it in a newtype that derives both",
    note = "a generic type of your own accepts types without `Coerce` with `#[coerce(serde)]` on the field, or with \
            `#[coerce(bound = \"T: DeserializeOwned\")]` on the type: they are read by their `Deserialize`, and no rule acts inside"
)]
pub trait Coerce: DeserializeOwned + 'static {
    /// Describes what the type accepts. The derive writes it; there is no need to name it.
    #[doc(hidden)]
    fn describe(description: &mut Describe<'_>);

    /// The number of the type among those of a root type: that of another, where it is read as that.
    #[doc(hidden)]
    fn number(types: &mut Types) -> usize {
        types.number(TypeId::of::<Self>(), Self::describe)
    }

    /// Reads a `serde_json::Value` with the declared rules.
    ///
    /// # Errors
    /// All issues at once, each with its path.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    /// use serde_json::json;
    ///
    /// assert_eq!(<(u8, bool)>::from_value(json!([5, true]))?, (5, true));
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    fn from_value(value: Value) -> Result<Self, Error> {
        Self::from_value_with_report(value).map(|(value, _)| value)
    }

    /// Reads a `serde_json::Value` with the declared rules, and reports every repair.
    ///
    /// # Errors
    /// All issues at once, each with its path.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    /// use serde_json::json;
    ///
    /// let (limit, report) = Option::<u8>::from_value_with_report(json!(null))?;
    /// assert_eq!((limit, report.is_empty()), (None, true));
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    fn from_value_with_report(value: Value) -> Result<(Self, Report), Error> {
        Options::DEFAULT.from_value_with_report(value)
    }

    /// Reads JSON text with the declared rules, and reports every repair. Text that is no JSON is a string for the rules of the type,
    /// where one of them reads such text: `unfence`, `python_to_json`, `json5_to_json`.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the text is not exactly one JSON value.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    ///
    /// assert_eq!(Vec::<u8>::from_str_with_report("[1, 2]")?.0, [1, 2]);
    /// assert!(Vec::<u8>::from_str_with_report("[1, 2").is_err());
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    fn from_str_with_report(text: &str) -> Result<(Self, Report), Error> {
        Options::DEFAULT.from_str_with_report(text)
    }

    /// Reads JSON text in bytes with the declared rules, and reports every repair.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the bytes are not exactly one JSON value in UTF-8.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    ///
    /// assert_eq!(Vec::<u8>::from_slice_with_report(b"[1, 2]")?.0, [1, 2]);
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    fn from_slice_with_report(bytes: &[u8]) -> Result<(Self, Report), Error> {
        Options::DEFAULT.from_slice_with_report(bytes)
    }

    /// Reads JSON text to the end of `reader` with the declared rules, and reports every repair.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where what was read is not exactly one JSON value, or
    /// where reading failed.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    ///
    /// assert_eq!(Vec::<u8>::from_reader_with_report("[1, 2]".as_bytes())?.0, [1, 2]);
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    fn from_reader_with_report(reader: impl Read) -> Result<(Self, Report), Error> {
        Options::DEFAULT.from_reader_with_report(reader)
    }

    /// Reads from any serde `Deserializer` of a self-describing format with the declared rules, and reports every repair.
    ///
    /// # Errors
    /// All issues at once, each with its path; one of code `syntax` where the deserializer itself fails.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    ///
    /// let mut from = serde_json::Deserializer::from_str("[1, 2]");
    /// assert_eq!(Vec::<u8>::from_deserializer_with_report(&mut from)?.0, [1, 2]);
    /// # Ok::<(), serde_coerce::Error>(())
    /// ```
    fn from_deserializer_with_report<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(Self, Report), Error> {
        Options::DEFAULT.from_deserializer_with_report(deserializer)
    }

    /// Every path of the type that has rules, with these: the whitelist of what can change.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use serde_coerce::Coerce;
    ///
    /// assert!(<Vec<String>>::rules().is_empty(), "nothing is ever changed");
    /// ```
    #[must_use]
    fn rules() -> RuleTable {
        let known = known::<Self>();
        RuleTable::of(known.plan(), &known.schemas)
    }

    /// The location in the document of what a path in Rust's names leads to: `filters[0].max_count` is `/filters/0/maxCount`.
    ///
    /// It is for the findings of checks on the value that was read. Fields, items and keys are written as garde 0.23 writes them
    /// (`users[0].name`, `labels.key`), with `[0]` for what a newtype holds, which may be left out; validator 0.21 gives these steps one
    /// by one, to be joined so. An enum's variant is not in such a path, its fields are. Where the document calls a member by another
    /// of its names, an alias, the path has the first.
    ///
    /// `None` where the path leads nowhere, into what no `Coerce` describes (a type with only `Deserialize`, or one that is read as
    /// another by serde's `from`), to an item of a set, which keeps no order, or to locations of which it might be one: two variants
    /// that have the field at different ones. Paths have at most 256 steps, as which each dot and bracket in a key counts. A key of a map
    /// may have dots: it ends at the first one after which the rest is a path of the value. A path that no check writes may be read
    /// too: `.ids` as `ids`, `ids[+1]` and `ids[01]` as `ids[1]`.
    ///
    /// Deriving types have it with their fields' names; std's types pass through.
    ///
    /// ```
    /// # use serde_coerce_runtime as serde_coerce;
    /// use std::collections::BTreeMap;
    ///
    /// use serde_coerce::Coerce;
    ///
    /// let path = BTreeMap::<String, Vec<u8>>::wire_path("ids[0]").expect("it is a byte");
    /// assert_eq!(path.to_pointer(), "/ids/0");
    /// assert!(Vec::<u8>::wire_path("ids").is_none());
    /// ```
    #[must_use]
    fn wire_path(path: &str) -> Option<Path> {
        wire_path(&known::<Self>().schemas, path)
    }
}

/// Reads JSON text with the declared rules. A drop-in replacement for `serde_json::from_str`.
///
/// The report is dropped: [`Coerce::from_str_with_report`] returns it, [`Options`] has other modes and limits.
///
/// # Errors
/// All issues at once, each with its path; one of code `syntax` where the text is not exactly one JSON value.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// let ids: Vec<u8> = serde_coerce::from_str("[1, 2]")?;
/// assert_eq!(ids, [1, 2]);
///
/// let error = serde_coerce::from_str::<Vec<u8>>(r#"[1, "x", 300]"#).unwrap_err();
/// assert_eq!(error.issues().len(), 2);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
pub fn from_str<T: Coerce>(text: &str) -> Result<T, Error> {
    Options::DEFAULT.from_str_with_report(text).map(|(value, _)| value)
}

/// Reads JSON text in bytes with the declared rules. A drop-in replacement for `serde_json::from_slice`.
///
/// The report is dropped: [`Coerce::from_slice_with_report`] returns it, [`Options`] has other modes and limits.
///
/// # Errors
/// All issues at once, each with its path; one of code `syntax` where the bytes are not exactly one JSON value in UTF-8.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// let ids: Vec<u8> = serde_coerce::from_slice(b"[1, 2]")?;
/// assert_eq!(ids, [1, 2]);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
pub fn from_slice<T: Coerce>(bytes: &[u8]) -> Result<T, Error> {
    Options::DEFAULT.from_slice_with_report(bytes).map(|(value, _)| value)
}

/// Reads JSON text to the end of `reader` with the declared rules. A drop-in replacement for `serde_json::from_reader`.
///
/// The report is dropped: [`Coerce::from_reader_with_report`] returns it, [`Options`] has other modes and limits.
///
/// # Errors
/// All issues at once, each with its path; one of code `syntax` where what was read is not exactly one JSON value, or where
/// reading failed.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// let ids: Vec<u8> = serde_coerce::from_reader("[1, 2]".as_bytes())?;
/// assert_eq!(ids, [1, 2]);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
pub fn from_reader<T: Coerce>(reader: impl Read) -> Result<T, Error> {
    Options::DEFAULT.from_reader_with_report(reader).map(|(value, _)| value)
}

/// Reads a `serde_json::Value` with the declared rules. A drop-in replacement for `serde_json::from_value`.
///
/// The report is dropped: [`Coerce::from_value_with_report`] returns it, [`Options`] has other modes and limits.
///
/// # Errors
/// All issues at once, each with its path.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_json::json;
///
/// let ids: Vec<u8> = serde_coerce::from_value(json!([1, 2]))?;
/// assert_eq!(ids, [1, 2]);
/// # Ok::<(), serde_coerce::Error>(())
/// ```
pub fn from_value<T: Coerce>(value: Value) -> Result<T, Error> {
    Options::DEFAULT.from_value_with_report(value).map(|(value, _)| value)
}

/// The knowledge about a type that is there before each document.
pub(super) fn known<T: Coerce>() -> Known {
    known_of(TypeId::of::<T>(), T::number)
}
