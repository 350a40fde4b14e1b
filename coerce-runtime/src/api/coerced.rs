//! A value with its report, as one type that serde reads.

use serde::de::{Deserialize, Deserializer, Error as _};

use super::{Coerce, Options};
use crate::report::Report;

/// A value and the report of how it was read.
///
/// It implements serde's `Deserialize`, so that it drops into any extractor: `Json<Coerced<Args>>` gives value and report
/// with no other change. It reads in safe mode with default limits. Where the input is refused, serde's error carries every
/// issue, a line each. Where the deserializer itself fails, as that of text which is no JSON, its own error is handed on.
///
/// # Example
/// ```
/// # use coerce_runtime as coerce;
/// use coerce::Coerced;
///
/// let Coerced { value, report } = serde_json::from_str::<Coerced<Vec<u8>>>("[1, 2]")?;
/// assert_eq!(value, [1, 2]);
/// assert!(report.is_empty());
///
/// let error = serde_json::from_str::<Coerced<Vec<u8>>>(r#"[300, "2"]"#).unwrap_err().to_string();
/// assert!(error.starts_with("[0]: expected an integer from 0 to 255, got number 300\n[1]: "), "{error}");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Coerced<T> {
    /// What was read.
    pub value: T,
    /// What was repaired.
    pub report: Report,
}

impl<'de, T: Coerce> Deserialize<'de> for Coerced<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Options::default().from_source(deserializer)? {
            Ok((value, report)) => Ok(Self { value, report }),
            // Only what the error itself shows: it hides sensitive values, and messages of foreign types that may show them.
            Err(error) => Err(D::Error::custom(error)),
        }
    }
}

/// It reads what `T` reads, and has the JSON Schema of `T`, with the feature `schemars-1`.
#[cfg(feature = "schemars-1")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for Coerced<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        T::json_schema(generator)
    }
}
