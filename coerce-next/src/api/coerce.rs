//! The trait, and its entry points with the default options.

use serde::de::DeserializeOwned;

use crate::schema::Schema;

/// A type that can be read from JSON with declared repairs.
pub trait Coerce: DeserializeOwned + 'static {
    /// What the type accepts. The derive writes it.
    #[doc(hidden)]
    fn schema() -> &'static Schema;
}
