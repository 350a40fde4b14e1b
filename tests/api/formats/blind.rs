//! Formats that do not describe themselves: what is there must be known beforehand, and so there is nothing to look at.

use serde::de::value::Error as Message;
use serde::de::{Error as _, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use serde_coerce::{Coerce, IssueCode};

/// A format of that kind, as bincode and postcard are: it gives what it is asked for, and can't be asked what it has.
struct Blind;

impl<'de> Deserializer<'de> for Blind {
    type Error = Message;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Message> {
        Err(Message::custom("this format does not say what it has"))
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Message> {
        visitor.visit_u8(5)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[test]
fn a_format_that_does_not_describe_itself_is_refused_with_its_own_words() {
    assert_eq!(u8::deserialize(Blind).unwrap(), 5);
    let error = u8::from_deserializer_with_report(Blind).unwrap_err();
    assert_eq!(error.issues().len(), 1);
    assert_eq!(error.issues()[0].code, IssueCode::Syntax);
    assert!(error.to_string().contains("does not say what it has"), "{error}");
}
