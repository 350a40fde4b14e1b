//! `serde_json`'s own types.

use std::borrow::Cow;

use serde::Deserializer;
use serde_json::{Number, Value};

use crate::coerce::Coerce;
use crate::context::{Context, Node, Received};
use crate::kind::Kinds;
use crate::number::{KEEPS_TEXT, Num, kept};
use crate::rest::Rest;
use crate::rule::Rules;
use crate::shape::{Shape, ruled_kinds};
use crate::slot::Slot;
use crate::source::{owned, stream, whole};

/// The shape of a `Value`: everything, as it is.
pub struct Anything;

impl Shape for Anything {
    type Out = Value;

    const KINDS: Kinds = Kinds::ALL;
    const DIRECT: bool = true;

    fn expected() -> Cow<'static, str> {
        "any value".into()
    }

    fn string(value: String, _: &Node<'_>, _: &mut Context) -> Option<Value> {
        Some(Value::String(value))
    }

    fn text(value: &str, _: &Node<'_>, _: &mut Context) -> Option<Value> {
        Some(value.into())
    }

    #[inline]
    fn take(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<Value> {
        if !owned::is_within(&value, cx.limits.depth.saturating_sub(node.depth)) {
            note_too_deep(&value, node, cx);
            return None;
        }
        if KEEPS_TEXT { kept::plain(value, node, cx) } else { Some(value) }
    }

    fn flat(rest: &mut Rest, node: &Node<'_>, cx: &mut Context) -> Option<Value> {
        Self::take(Value::Object(rest.object(node, cx)), node, cx)
    }

    #[inline]
    fn stream<'de, D: Deserializer<'de>>(from: D, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Value>, D::Error> {
        let whole = whole::take(from, node, cx)?;
        if !KEEPS_TEXT && ruled_kinds::<Self>(node).is_empty() {
            return Ok(whole.into());
        }
        Ok(whole.map_or(Slot::Failed, |value| owned::read::<Self>(value, node, cx)))
    }
}

/// Notes each list and object that is too deep, as they are noted where the value comes from text.
#[cold]
fn note_too_deep(value: &Value, node: &Node<'_>, cx: &mut Context) {
    match value {
        Value::Array(_) | Value::Object(_) if node.depth >= cx.limits.depth => cx.too_deep(node),
        Value::Array(list) => {
            for (index, item) in list.iter().enumerate() {
                note_too_deep(item, &node.position(index, Rules::NONE, false), cx);
            }
        }
        Value::Object(object) => {
            for (key, member) in object {
                note_too_deep(member, &node.key(key), cx);
            }
        }
        _ => {}
    }
}

impl Coerce for Value {
    type Shape = Anything;
}

/// The shape of a `Number`.
pub struct AnyNumber;

impl Shape for AnyNumber {
    type Out = Number;

    const KINDS: Kinds = Kinds::NUMBER;
    const DIRECT: bool = KEEPS_TEXT;

    fn expected() -> Cow<'static, str> {
        "a number".into()
    }

    fn number(value: Num<'_>, node: &Node<'_>, cx: &mut Context) -> Option<Number> {
        let read = match value {
            Num::U64(value) => Some(value.into()),
            Num::I64(value) => Some(value.into()),
            Num::F64(value) => Number::from_f64(value),
            Num::U128(value) => Number::from_u128(value),
            Num::I128(value) => Number::from_i128(value),
            Num::Text(number) => Some(number.clone()),
        };
        if read.is_none() {
            cx.wrong_value(node, Self::FACTS, Received::Number(value));
        }
        read
    }

    fn take(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<Number> {
        match value {
            Value::Number(_) | Value::Object(_) if KEEPS_TEXT => match kept::plain(value, node, cx)? {
                Value::Number(number) => Some(number),
                value => owned::by_kind::<Self>(value, node, cx),
            },
            value => owned::by_kind::<Self>(value, node, cx),
        }
    }

    /// Where numbers keep their text, this type wants it whole.
    fn stream<'de, D: Deserializer<'de>>(from: D, node: &Node<'_>, cx: &mut Context) -> Result<Slot<Number>, D::Error> {
        if !KEEPS_TEXT {
            return stream::by_kind::<Self, D>(from, node, cx);
        }
        let whole = whole::take(from, node, cx)?;
        Ok(whole.map_or(Slot::Failed, |value| owned::read::<Self>(value, node, cx)))
    }
}

impl Coerce for Number {
    type Shape = AnyNumber;
}
