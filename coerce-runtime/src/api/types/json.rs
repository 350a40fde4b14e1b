//! `serde_json`'s own types. Its map is with the other maps.

use serde_json::{Number, Value};

use super::described;
use crate::json::{KEEPS_TEXT, Kinds};
use crate::schema::Shape;

/// Where numbers keep their text, serde hands them over as objects, and `serde_json` reads such an object from anywhere.
const NUMBER: Kinds = if KEEPS_TEXT { Kinds::NUMBER.or(Kinds::OBJECT) } else { Kinds::NUMBER };

described! {
    [] Value => |d| d.shape(Shape::Any);
    [] Number => |d| d.foreign::<Number>("a number", NUMBER);
}
