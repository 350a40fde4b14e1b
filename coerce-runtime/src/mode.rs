//! How input is read: which rules apply, and how much is kept of what happens.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::error::{Error, Issue, IssueCode};
use crate::hint;
use crate::path::Path;

/// Whether declared rules apply.
///
/// `Display`, serialization and `FromStr` know the modes as `safe` and `strict`.
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::Mode;
///
/// assert_eq!(Mode::default(), Mode::Safe);
/// assert_eq!("strict".parse(), Ok(Mode::Strict));
///
/// let error = "Strict".parse::<Mode>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected `safe` or `strict`, got string "Strict"; did you mean `strict`?"#);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The declared rules apply, and every repair is reported.
    #[default]
    Safe,
    /// No rule applies: a type takes exactly what it takes with serde.
    Strict,
}

/// What is expected of a mode's name.
pub(crate) const NAMES: &str = "`safe` or `strict`";

impl Mode {
    /// The name on the wire: `safe` or `strict`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Strict => "strict",
        }
    }

    /// The mode that is named at `path`.
    pub(crate) fn read(name: &str, path: Path) -> Result<Self, Error> {
        match name {
            "safe" => Ok(Self::Safe),
            "strict" => Ok(Self::Strict),
            _ => {
                let issue = Issue::new(path, IssueCode::InvalidValue).expecting(NAMES).receiving_text(name);
                let meant = hint::did_you_mean(name, ["safe", "strict"]);
                Err(Issue { hint: meant.map(hint::sentence), ..issue }.into())
            }
        }
    }
}

impl Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl Serialize for Mode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// Takes `safe` and `strict`, to the letter. The error is one issue at the root.
impl FromStr for Mode {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::read(text, Path::default())
    }
}

/// How deep input may be, and how much is kept of what happens to it, so that no input can make a report or an error grow
/// without bound.
///
/// | limit | default | what is over it |
/// |---|---|---|
/// | [`depth`](Self::depth) | 128 | is an issue, `limit_exceeded` |
/// | [`issues`](Self::issues) | 64 | is counted: [`Error::omitted`] |
/// | [`coercions`](Self::coercions) | 256 | is counted: [`Report::len`](crate::report::Report::len) |
/// | [`recorded_bytes`](Self::recorded_bytes) | 4096 | is told by kind and length |
///
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::Limits;
///
/// let limits = Limits::default().depth(16).issues(8);
/// assert_ne!(limits, Limits::default());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub(crate) depth: usize,
    pub(crate) issues: usize,
    pub(crate) coercions: usize,
    pub(crate) recorded_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: 128, issues: 64, coercions: 256, recorded_bytes: 4096 }
    }
}

impl Limits {
    /// How many levels of lists and objects input may have. More than 128 only helps a value that is in memory already:
    /// text is never read deeper than 128.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{IssueCode, Limits, Options};
    /// use serde_json::json;
    ///
    /// let flat = Options::default().limits(Limits::default().depth(1));
    /// assert!(flat.from_value::<Vec<u8>>(json!([1])).is_ok());
    /// let error = flat.from_value::<Vec<Vec<u8>>>(json!([[1]])).unwrap_err();
    /// assert_eq!(error.issues()[0].code, IssueCode::LimitExceeded);
    /// ```
    #[must_use]
    pub const fn depth(self, depth: usize) -> Self {
        Self { depth, ..self }
    }

    /// How many issues an error keeps. One is always kept.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Limits, Options};
    /// use serde_json::json;
    ///
    /// let options = Options::default().limits(Limits::default().issues(1));
    /// let error = options.from_value::<Vec<u8>>(json!(["x", "y", "z"])).unwrap_err();
    /// assert_eq!((error.issues().len(), error.omitted()), (1, 2));
    /// ```
    #[must_use]
    pub const fn issues(self, issues: usize) -> Self {
        Self { issues: if issues == 0 { 1 } else { issues }, ..self }
    }

    /// How many entries a report keeps.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Limits, Options};
    ///
    /// // For a service that only counts repairs: `Report::len` counts those that are not kept too.
    /// let options = Options::default().limits(Limits::default().coercions(0));
    /// assert!(options.from_str::<u8>("5")?.1.is_complete());
    /// # Ok::<(), coerce::Error>(())
    /// ```
    #[must_use]
    pub const fn coercions(self, coercions: usize) -> Self {
        Self { coercions, ..self }
    }

    /// How many bytes of JSON text a value in a report may have, and the keys in a path together.
    ///
    /// ```
    /// # use coerce_runtime as coerce;
    /// use coerce::{Limits, Options};
    ///
    /// // Values of more than a line are told by kind and length: `{"_omitted": {"kind": "string", "length": 4000}}`.
    /// let options = Options::default().limits(Limits::default().recorded_bytes(80));
    /// assert!(options.from_str::<u8>("5")?.1.is_empty());
    /// # Ok::<(), coerce::Error>(())
    /// ```
    #[must_use]
    pub const fn recorded_bytes(self, recorded_bytes: usize) -> Self {
        Self { recorded_bytes, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mode_is_read_as_it_is_written() {
        for mode in [Mode::Safe, Mode::Strict] {
            assert_eq!(mode.to_string().parse(), Ok(mode));
            assert_eq!(serde_json::to_value(mode).unwrap(), mode.as_str());
        }
        for text in ["", "SAFE", " safe", "lenient", "null"] {
            let error = text.parse::<Mode>().unwrap_err();
            assert_eq!(error.issues()[0].code, IssueCode::InvalidValue, "{text}");
        }
    }

    #[test]
    fn limits_are_set_one_by_one() {
        let limits = Limits::default().depth(1).issues(0).coercions(3).recorded_bytes(4);
        assert_eq!(limits, Limits { depth: 1, issues: 1, coercions: 3, recorded_bytes: 4 });
    }
}
