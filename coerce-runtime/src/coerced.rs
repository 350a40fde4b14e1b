//! A value with its report, as one type that serde reads.

use serde::de::{Deserialize, Deserializer, Error as _};

use crate::coerce::Coerce;
use crate::context::{Context, Node};
use crate::mode::{Limits, Mode};
use crate::report::Report;
use crate::shape::Shape;

/// A value and the report of how it was read.
///
/// It implements serde's `Deserialize`, so that it drops into any extractor: `Json<Coerced<Args>>` gives value and report
/// with no other change. It reads in safe mode with default limits. Where the input is refused, serde's error carries every
/// issue, a line each.
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
        let mut cx = Context::new(Mode::default(), Limits::default());
        let read = match <T::Shape as Shape>::stream(deserializer, &Node::root(), &mut cx) {
            Ok(read) => read,
            Err(stopped) if cx.failures() == 0 => return Err(stopped),
            Err(stopped) => return Err(D::Error::custom(format!("{}\n{stopped}", cx.into_error()))),
        };
        match read.value() {
            Some(value) if cx.failures() == 0 => Ok(Self { value, report: cx.into_report() }),
            _ => Err(D::Error::custom(cx.into_error())),
        }
    }
}

/// What it reads is what `T` reads: the schema of `T` tells what is meant to be sent, with the feature `schemars-1`.
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
