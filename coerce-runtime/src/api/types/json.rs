//! `serde_json`'s own types. Its map is with the other maps.

use serde_json::{Number, Value};

use super::schemas;
use crate::json::{KEEPS_TEXT, Kinds};
use crate::schema::{Schema, Shape};

/// Where numbers keep their text, serde hands them over as objects, and `serde_json` reads such an object from anywhere.
const NUMBER: Kinds = if KEEPS_TEXT { Kinds::NUMBER.or(Kinds::OBJECT) } else { Kinds::NUMBER };

schemas! {
    [] Value => Schema::new(Shape::Any);
    [] Number => Schema::opaque::<Number>("a number", NUMBER);
}
