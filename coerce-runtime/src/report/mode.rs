//! Which rules apply.

use std::str::FromStr;

use super::{Error, Issue, IssueCode};
use crate::json::Path;
use crate::named::named;

/// The mode of reading: with or without the declared rules.
///
/// `Display`, serialization and `FromStr` use the names `safe` and `strict`.
///
/// ```
/// # use serde_coerce_runtime as serde_coerce;
/// use serde_coerce::Mode;
///
/// assert_eq!(Mode::default(), Mode::Safe);
/// assert_eq!("strict".parse(), Ok(Mode::Strict));
/// assert_eq!(Mode::Strict.as_str(), "strict");
///
/// let error = "Strict".parse::<Mode>().unwrap_err();
/// assert_eq!(error.to_string(), r#"expected `safe` or `strict`, got string "Strict"; did you mean `strict`?"#);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The declared rules apply, and every repair is reported.
    #[default]
    Safe,
    /// No rule applies: a type accepts exactly what it accepts with serde.
    Strict,
}

/// The expectation of a mode's name.
pub(super) const MODES: &str = "`safe` or `strict`";

named!(Mode { Safe: "safe", Strict: "strict" });

/// Accepts `safe` and `strict`, exactly. The error is one issue at the root.
impl FromStr for Mode {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::ALL.iter().copied().find(|mode| mode.as_str() == text).ok_or_else(|| {
            let modes = Self::ALL.iter().map(|mode| mode.as_str());
            Issue { code: IssueCode::InvalidValue, ..Issue::unknown(Path::default(), text, modes) }.into()
        })
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
}
