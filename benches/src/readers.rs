//! Who reads: a file each.

mod coerce;
#[cfg(feature = "peers")]
mod deserr;
#[cfg(feature = "peers")]
mod eserde;
mod growth;
mod serde;
#[cfg(feature = "peers")]
mod serde_aux;
#[cfg(feature = "peers")]
mod serde_with;
mod shapes;
mod types;

use ::serde::Serialize;
use serde_json::Value;

use crate::work::Work;

/// All work there is.
#[must_use]
pub fn all() -> Vec<Work> {
    [
        coerce::works,
        serde::works,
        #[cfg(feature = "peers")]
        serde_with::works,
        #[cfg(feature = "peers")]
        serde_aux::works,
        #[cfg(feature = "peers")]
        deserr::works,
        #[cfg(feature = "peers")]
        eserde::works,
        growth::works,
        shapes::works,
    ]
    .into_iter()
    .flat_map(|works| works())
    .collect()
}

/// A result as JSON again, to compare readers.
///
/// # Panics
///
/// Never: the types here have no map with keys that are not text.
fn show<T: Serialize>(result: T) -> Value {
    serde_json::to_value(result).expect("plain data is JSON")
}
