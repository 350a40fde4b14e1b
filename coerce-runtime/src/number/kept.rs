//! Numbers that keep their text, with `serde_json/arbitrary_precision`: what they are depends on how they came.
//!
//! A parser hands out what is no plain integer as an object of one member, [`TEXT_MEMBER`], unless a number is asked for. A
//! value at hand does so only with what no other form tells exactly. In serde's own buffer such an object stays one: there
//! `1.5` is not read as a number, and from a value an integer beyond 64 bits is refused. So it is here.

use std::fmt;

use serde::de::{DeserializeSeed, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Number, Value};

use super::{KEEPS_TEXT, Num, TEXT_MEMBER};
use crate::context::{Context, Node, Received};
use crate::kind::Kind;
use crate::path::Segment;
use crate::shape::Shape;
use crate::source::owned::{OwnedMembers, certain};
use crate::source::whole::Whole;

/// Reads a number at hand.
pub(crate) fn read<Sh: Shape + ?Sized>(number: &Number, node: &Node<'_>, cx: &mut Context) -> Option<Sh::Out> {
    if Sh::ANY && !node.is_buffered() && is_object_to_any(number, cx.as_text) {
        return certain(Sh::object(OwnedMembers::new(members(number)), node, cx));
    }
    match (node.is_buffered(), cx.as_text) {
        (false, false) => Sh::number(Num::Text(number), node, cx),
        (false, true) => read_parsed::<Sh>(number, node, cx),
        (true, _) => read_buffered::<Sh>(number, node, cx),
    }
}

/// Reads a number that came as text, as the parser would have read it for a type that asks for one.
fn read_parsed<Sh: Shape + ?Sized>(number: &Number, node: &Node<'_>, cx: &mut Context) -> Option<Sh::Out> {
    let Some(asked) = asked_for(number) else {
        cx.wrong_value(node, Sh::FACTS, Received::Number(Num::Text(number)));
        return None;
    };
    let noted = cx.noted();
    let read = Sh::number(asked, node, cx);
    if read.is_none() {
        let [told, written] = [asked, Num::Text(number)].map(|num| Received::Number(num).describe(node.sensitive));
        for issue in cx.issues_at(node, noted).filter(|issue| issue.received.as_deref() == Some(&*told)) {
            issue.received = Some(written.clone().into_owned());
        }
    }
    read
}

/// Reads a number in serde's buffer.
fn read_buffered<Sh: Shape + ?Sized>(number: &Number, node: &Node<'_>, cx: &mut Context) -> Option<Sh::Out> {
    if let Some(plain) = in_buffer(number, cx.as_text) {
        return Sh::number(plain, node, cx);
    }
    if Sh::KINDS.has(Kind::Object) {
        return certain(Sh::object(OwnedMembers::new(members(number)), node, cx));
    }
    let noted = cx.noted();
    let received = Received::Number(Num::Text(number));
    if Sh::KINDS.has(Kind::of_number(number)) {
        cx.wrong_value(node, Sh::FACTS, received);
    } else {
        cx.wrong_kind(node, Sh::FACTS, received);
    }
    for issue in cx.issues_at(node, noted) {
        issue.hint = Some("serde can't buffer this number while `serde_json/arbitrary_precision` is on".to_owned());
    }
    None
}

/// A number in serde's buffer as its visitor would see it: `None` if as an object.
pub(crate) fn in_buffer(number: &Number, as_text: bool) -> Option<Num<'static>> {
    if let Some(unsigned) = number.as_u64() {
        return Some(Num::U64(unsigned));
    }
    match number.as_i64() {
        Some(signed) if signed != 0 || !as_text => Some(Num::I64(signed)),
        _ if as_text => None,
        _ => exact_float(number).map(Num::F64),
    }
}

/// Whether a number that is not in serde's buffer is an object to a visitor that takes anything.
fn is_object_to_any(number: &Number, as_text: bool) -> bool {
    if as_text { in_buffer(number, true).is_none() } else { is_text_in_values(number) }
}

/// The object that a number is to a visitor.
pub(crate) fn members(number: &Number) -> Map<String, Value> {
    Map::from_iter([(TEXT_MEMBER.to_owned(), Value::String(number.to_string()))])
}

/// Whether even a value at hand hands out `number` as text.
fn is_text_in_values(number: &Number) -> bool {
    number.as_i128().is_none() && number.as_u128().is_none() && exact_float(number).is_none()
}

/// Notes that `number` came as text: a value at hand would have handed out some as numbers.
#[cold]
pub(crate) fn came_as_text(number: &Number, cx: &mut Context) {
    cx.as_text |= !is_text_in_values(number);
}

/// The float that has just the text of `number`.
fn exact_float(number: &Number) -> Option<f64> {
    let float = number.as_f64()?;
    let text = number.to_string();
    let is_exact = float.to_string() == text || Number::from_f64(float).is_some_and(|exact| exact.to_string() == text);
    is_exact.then_some(float)
}

/// What a parser makes of `number` if a number is asked for. `None`: it is out of range.
fn asked_for(number: &Number) -> Option<Num<'static>> {
    struct Asked(Num<'static>);

    struct AnyNum;

    impl Visitor<'_> for AnyNum {
        type Value = Asked;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a number")
        }

        fn visit_u64<E>(self, value: u64) -> Result<Asked, E> {
            Ok(Asked(Num::U64(value)))
        }

        fn visit_i64<E>(self, value: i64) -> Result<Asked, E> {
            Ok(Asked(Num::I64(value)))
        }

        fn visit_f64<E>(self, value: f64) -> Result<Asked, E> {
            Ok(Asked(Num::F64(value)))
        }
    }

    impl<'de> Deserialize<'de> for Asked {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            from.deserialize_f64(AnyNum)
        }
    }

    let asked: Result<Asked, _> = serde_json::from_str(&number.to_string());
    asked.ok().map(|asked| asked.0)
}

/// Whether `value`, which serde would take into its buffer, holds an integer of more than 64 bits. It is noted.
pub(crate) fn refuses(value: &Value, node: &Node<'_>, cx: &mut Context) -> bool {
    if !KEEPS_TEXT || cx.as_text || node.is_buffered() || node.depth > cx.limits.depth {
        return false;
    }
    match value {
        Value::Number(number) if is_wide(number) => {
            refuse_wide(node, cx);
            true
        }
        Value::Array(items) => {
            let place = |index| node.position(index, crate::rule::Rules::NONE, false);
            items.iter().enumerate().any(|(index, item)| refuses(item, &place(index), cx))
        }
        Value::Object(object) => refuses_member(object, node, cx),
        _ => false,
    }
}

/// Whether a member of `object` does.
pub(crate) fn refuses_member(object: &Map<String, Value>, node: &Node<'_>, cx: &mut Context) -> bool {
    KEEPS_TEXT && object.iter().any(|(key, value)| refuses(value, &node.key(key), cx))
}

/// Whether `number` is an integer of more than 64 bits.
pub(crate) fn is_wide(number: &Number) -> bool {
    let is_plain = number.as_u64().is_some() || number.as_i64().is_some();
    !is_plain && (number.as_u128().is_some() || number.as_i128().is_some())
}

/// Notes an integer of 128 bits where serde would read from its buffer.
#[cold]
pub(crate) fn refuse_wide(node: &Node<'_>, cx: &mut Context) {
    cx.foreign(node, "integers of 128 bits are not read here: serde can't buffer them");
}

/// What serde makes of a `Value` if asked for one: it may write a number anew, `-0` as `0`.
#[cold]
pub(crate) fn plain(value: Value, node: &Node<'_>, cx: &mut Context) -> Option<Value> {
    let read = if cx.as_text { with_numbers(value) } else { serde_json::from_value(value) };
    let read = read.and_then(|value| earlier_are_read(node, cx).map(|()| value));
    read.inspect_err(|error| cx.foreign(node, &error.to_string())).ok()
}

/// Reads the values inside `node` that a later one of the same name has replaced, as serde does before it drops them.
fn earlier_are_read(node: &Node<'_>, cx: &Context) -> Result<(), serde_json::Error> {
    if !cx.has_repeated() {
        return Ok(());
    }
    for (path, earlier) in cx.repeated_from(node).iter().flat_map(|from| from.iter()) {
        if path.segments.last().is_some_and(|last| matches!(last, Segment::Key(key) if key == TEXT_MEMBER)) {
            return Err(serde::de::Error::custom("a number's text comes twice"));
        }
        for earlier in earlier {
            with_numbers(earlier.value.clone())?;
        }
    }
    Ok(())
}

/// The same of one that was parsed, in which numbers stay as they are written.
fn with_numbers(value: Value) -> Result<Value, serde_json::Error> {
    match value {
        Value::Array(items) => items.into_iter().map(with_numbers).collect(),
        Value::Object(object) if object.keys().next().is_some_and(|key| key == TEXT_MEMBER) => {
            serde_json::from_value(Value::Object(object))
        }
        Value::Object(object) => object.into_iter().map(|(key, value)| Ok((key, with_numbers(value)?))).collect(),
        scalar => Ok(scalar),
    }
}

/// Takes the value of a first member named [`TEXT_MEMBER`].
pub(crate) struct TextOrMember<'n, 'c>(pub(crate) Whole<'n, 'c>);

/// That value.
pub(crate) enum Held {
    /// The text of a number.
    Text(String),
    /// The document has a member of that name. `None`: it is nested too deeply.
    Member(Option<Value>),
}

impl<'de> DeserializeSeed<'de> for TextOrMember<'_, '_> {
    type Value = Held;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Held, D::Error> {
        from.deserialize_any(self)
    }
}

/// Hands a visit on to [`Whole`].
macro_rules! member {
    ($($visit:ident($type:ty))+) => {$(
        fn $visit<E: serde::de::Error>(self, value: $type) -> Result<Held, E> {
            self.0.$visit(value).map(Held::Member)
        }
    )+};
}

/// A number's text is given away as a whole `String`. No parser does that with what is written in the document.
impl<'de> Visitor<'de> for TextOrMember<'_, '_> {
    type Value = Held;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    fn visit_string<E>(self, text: String) -> Result<Held, E> {
        Ok(Held::Text(text))
    }

    member! {
        visit_bool(bool) visit_i64(i64) visit_u64(u64) visit_i128(i128) visit_u128(u128) visit_f64(f64) visit_str(&str)
        visit_bytes(&[u8])
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<Held, E> {
        self.0.visit_unit().map(Held::Member)
    }

    fn visit_none<E: serde::de::Error>(self) -> Result<Held, E> {
        self.0.visit_none().map(Held::Member)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Held, D::Error> {
        self.0.visit_some(from).map(Held::Member)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<Held, D::Error> {
        self.0.visit_newtype_struct(from).map(Held::Member)
    }

    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, items: A) -> Result<Held, A::Error> {
        self.0.visit_seq(items).map(Held::Member)
    }

    fn visit_map<A: serde::de::MapAccess<'de>>(self, members: A) -> Result<Held, A::Error> {
        self.0.visit_map(members).map(Held::Member)
    }

    fn visit_enum<A: serde::de::EnumAccess<'de>>(self, access: A) -> Result<Held, A::Error> {
        self.0.visit_enum(access).map(Held::Member)
    }
}
