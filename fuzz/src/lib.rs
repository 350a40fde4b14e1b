//! What the fuzz targets do with their bytes. See `README.md`.

mod dice;
mod documents;
mod formats;
mod schemas;

pub use dice::Dice;
pub use documents::{text, values};
pub use formats::formats;
pub use schemas::schemas;

/// The fixtures and the properties of `tests/guarantees`: the same files.
#[allow(dead_code, unused_imports, reason = "the tests are not compiled here")]
#[path = "../../tests/guarantees"]
mod guarantees {
    pub(crate) mod changes;
    pub(crate) mod declared;
    pub(crate) mod document;
    pub(crate) mod entry_points;
    pub(crate) mod faithful;
    pub(crate) mod fixture;
    pub(crate) mod format;
    pub(crate) mod harmless;
    pub(crate) mod listed;
    pub(crate) mod lossless;
    pub(crate) mod replay;
    /// `automod` looks from the folder of the manifest: `fuzz/tests` is a link to `tests`.
    #[path = "../rules/mod.rs"]
    pub(crate) mod rule;
    pub(crate) mod seed;
    pub(crate) mod steps;
    pub(crate) mod strict;
    pub(crate) mod test_types;
    pub(crate) mod text;
}
