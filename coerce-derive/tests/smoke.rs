//! Schemas of many shapes, compared by a short notation of their own.

#[path = "smoke/containers.rs"]
mod containers;
#[path = "smoke/enums.rs"]
mod enums;
#[path = "smoke/fields.rs"]
mod fields;
#[path = "smoke/generics.rs"]
mod generics;
#[path = "smoke/notation.rs"]
mod notation;
#[path = "smoke/repairs.rs"]
mod repairs;
