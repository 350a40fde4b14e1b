//! Tuples.

use super::{edge, schemas};
use crate::api::Coerce;
use crate::constant::Many;
use crate::schema::{Element, Schema, Shape};

macro_rules! tuples {
    ($first:ident $($rest:ident)*) => {
        schemas! {
            [$first: Coerce, $($rest: Coerce),*] ($first, $($rest,)*) => Schema::new(Shape::Tuple(Many::Static(
                const { &[Element::required(edge::<$first>()), $(Element::required(edge::<$rest>())),*] }
            )));
        }
        tuples!($($rest)*);
    };
    () => {};
}

// As many as serde reads.
tuples!(A B C D E F G H I J K L M N O P);
