//! Passing over a value that serde has taken into its buffer: what it can't be read from stops the parser all the same.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, IgnoredAny, MapAccess, SeqAccess, VariantAccess, Visitor};

/// Passes over a value and all that is in it. Unlike `IgnoredAny` it has every scalar parsed: `1e999` is refused.
#[derive(Clone, Copy)]
pub(super) struct Checked;

impl<'de> DeserializeSeed<'de> for Checked {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }
}

/// Scalars that there is nothing to see in.
macro_rules! scalars {
    ($($visit:ident($type:ty))+) => {$(
        fn $visit<E>(self, _: $type) -> Result<(), E> {
            Ok(())
        }
    )+};
}

impl<'de> Visitor<'de> for Checked {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    scalars! {
        visit_bool(bool) visit_i64(i64) visit_u64(u64) visit_f64(f64) visit_str(&str) visit_bytes(&[u8])
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_none<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while items.next_element_seed(self)?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        while members.next_entry_seed(self, self)?.is_some() {}
        Ok(())
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<(), A::Error> {
        let (IgnoredAny, content) = access.variant()?;
        content.newtype_variant_seed(self)
    }
}
