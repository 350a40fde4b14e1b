//! `bool`.

use std::borrow::Cow;

use serde_json::Value;

use super::scalar::KeyOf;
use crate::coerce::Coerce;
use crate::context::{Context, Node, Received};
use crate::kind::Kinds;
use crate::shape::Shape;

/// The shape of `bool`.
pub struct Boolean;

impl Shape for Boolean {
    type Out = bool;

    const KINDS: Kinds = Kinds::BOOL;

    fn expected() -> Cow<'static, str> {
        "a boolean".into()
    }

    #[inline]
    fn at_once(value: &mut Value) -> Option<bool> {
        value.as_bool()
    }

    #[inline]
    fn boolean(value: bool, _: &Node<'_>, _: &mut Context) -> Option<bool> {
        Some(value)
    }

    fn key(value: String, node: &Node<'_>, cx: &mut Context) -> Option<bool> {
        match value.as_str() {
            "true" => Some(true),
            "false" => Some(false),
            _ => {
                cx.wrong_value(node, KeyOf::<Self>::FACTS, Received::Text(&value));
                None
            }
        }
    }
}

impl Coerce for bool {
    type Shape = Boolean;
}
