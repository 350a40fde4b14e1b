//! The keys of objects that are being parsed.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Visitor};

use crate::number::Num;
use crate::record::{Fields, Member};
use crate::source::OtherKey;

/// The tags of internally tagged enums, one inside the other.
struct Tags {
    tag: &'static str,
    around: Option<Box<Tags>>,
}

impl Tags {
    /// Which of the tags `key` is.
    fn find(&self, key: &str) -> Option<&'static str> {
        let mut all = std::iter::successors(Some(self), |tags| tags.around.as_deref());
        all.find(|tags| tags.tag == key).map(|tags| tags.tag)
    }
}

/// The key just read, as far as it is of use.
pub(in crate::source) struct Found {
    /// The field that it names.
    member: Member,
    /// What most objects have nothing of.
    rare: Option<Box<Rare>>,
}

/// What most objects have nothing of.
#[derive(Default)]
struct Rare {
    /// The members that have been read and must not come again.
    tags: Option<Box<Tags>>,
    /// What the key is, where it is no field's and that matters.
    other: OtherKey,
}

impl Found {
    pub(in crate::source) const fn new() -> Self {
        Self { member: Member::END, rare: None }
    }

    /// Looks up the field that `key` names. Not inlined, so that the parser's own reading of a key can be.
    #[inline(never)]
    pub(in crate::source) fn find<F: Fields<N>, const N: usize>(&mut self, key: &str) {
        self.member = F::find(key).unwrap_or(Member::OTHER);
        if self.member.index == Member::OTHER.index || self.rare.is_some() {
            self.find_other::<F, N>(key);
        }
    }

    /// The same where the key is no field's, or may be a tag's: as in serde it is that first, then a field's.
    #[cold]
    #[inline(never)]
    fn find_other<F: Fields<N>, const N: usize>(&mut self, key: &str) {
        if let Some(tag) = self.repeated_tag(key) {
            self.member = Member::OTHER;
            self.rare.get_or_insert_default().other = OtherKey::Tag(tag);
        } else if self.member.index == Member::OTHER.index && F::TABLE.uses_unknown() {
            self.rare.get_or_insert_default().other = OtherKey::of(key, true);
        }
    }

    /// Tells that the member `tag` has been read, which must not come again.
    pub(super) fn behind_tag(&mut self, tag: &'static str) {
        let tags = &mut self.rare.get_or_insert_default().tags;
        *tags = Some(Box::new(Tags { tag, around: tags.take() }));
    }

    /// Which tag `key` is that has been read before.
    pub(super) fn repeated_tag(&self, key: &str) -> Option<&'static str> {
        self.rare.as_ref()?.tags.as_ref()?.find(key)
    }

    pub(in crate::source) fn member(&self) -> Member {
        self.member
    }

    pub(in crate::source) fn take_other(&mut self) -> OtherKey {
        self.rare.as_mut().map(|rare| std::mem::take(&mut rare.other)).unwrap_or_default()
    }
}

/// Reads a key as the name of a field.
pub(super) struct KeyOf<'f, F, const N: usize> {
    pub(super) found: &'f mut Found,
    pub(super) fields: PhantomData<F>,
}

impl<'de, F: Fields<N>, const N: usize> DeserializeSeed<'de> for KeyOf<'_, F, N> {
    type Value = ();

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_identifier(self)
    }
}

impl<F: Fields<N>, const N: usize> Visitor<'_> for KeyOf<'_, F, N> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a member's name")
    }

    #[inline]
    fn visit_str<E>(self, key: &str) -> Result<(), E> {
        self.found.find::<F, N>(key);
        Ok(())
    }

    fn visit_bytes<E>(self, key: &[u8]) -> Result<(), E> {
        self.found.find::<F, N>(&String::from_utf8_lossy(key));
        Ok(())
    }

    fn visit_u64<E>(self, key: u64) -> Result<(), E> {
        self.found.find::<F, N>(&key.to_string());
        Ok(())
    }

    fn visit_i64<E>(self, key: i64) -> Result<(), E> {
        self.found.find::<F, N>(&key.to_string());
        Ok(())
    }

    fn visit_bool<E>(self, key: bool) -> Result<(), E> {
        self.found.find::<F, N>(if key { "true" } else { "false" });
        Ok(())
    }
}

/// Reads a key as text. Formats in which keys need not be strings have them as they would be written.
pub(crate) struct KeyText;

impl<'de> DeserializeSeed<'de> for KeyText {
    type Value = String;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<String, D::Error> {
        from.deserialize_any(self)
    }
}

/// Reads a key of which the type says that it is text: YAML hands out `3.10` as it is written, and not as a number.
pub(super) struct KeyAsText;

impl<'de> DeserializeSeed<'de> for KeyAsText {
    type Value = String;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<String, D::Error> {
        from.deserialize_string(KeyText)
    }
}

impl Visitor<'_> for KeyText {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a member's name")
    }

    #[inline]
    fn visit_str<E>(self, key: &str) -> Result<String, E> {
        Ok(key.to_owned())
    }

    #[inline]
    fn visit_string<E>(self, key: String) -> Result<String, E> {
        Ok(key)
    }

    fn visit_bytes<E>(self, key: &[u8]) -> Result<String, E> {
        Ok(String::from_utf8_lossy(key).into_owned())
    }

    fn visit_u64<E>(self, key: u64) -> Result<String, E> {
        Ok(key.to_string())
    }

    fn visit_i64<E>(self, key: i64) -> Result<String, E> {
        Ok(key.to_string())
    }

    fn visit_bool<E>(self, key: bool) -> Result<String, E> {
        Ok(key.to_string())
    }

    fn visit_f64<E>(self, key: f64) -> Result<String, E> {
        Ok(Num::F64(key).to_value().to_string())
    }

    fn visit_unit<E>(self) -> Result<String, E> {
        Ok("null".to_owned())
    }
}
