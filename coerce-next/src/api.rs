//! What users name: the trait, the entry points, and what they take and give.

mod coerce;
mod types;

pub use coerce::Coerce;
