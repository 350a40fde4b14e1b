//! What is to be known of the fields of a struct.

use crate::rule::Rules;

/// What is to be known of the fields of a struct.
#[expect(clippy::struct_excessive_bools, reason = "each is an attribute that is written or not")]
pub struct Table {
    /// Those that are read by name or position, in the order of their declaration.
    pub fields: &'static [Field],
    /// serde's `expecting`.
    pub expecting: Option<&'static str>,
    /// serde's `deny_unknown_fields`.
    pub deny_unknown: bool,
    /// Whether a field is flattened.
    pub flatten: bool,
    /// Whether a field is sensitive.
    pub sensitive: bool,
    /// `ignore_key_case`
    pub ignore_key_case: bool,
    /// `drop_keys("…")`
    pub drop_keys: &'static [&'static str],
}

impl Table {
    /// Whether it matters what a key is that is no field's.
    #[inline]
    pub(crate) const fn uses_unknown(&self) -> bool {
        self.deny_unknown || self.flatten || self.ignore_key_case || !self.drop_keys.is_empty()
    }

    /// The field that `key` names but for ASCII case, `_` and `-`.
    #[cold]
    pub(super) fn find_folded(&self, key: &str) -> Option<Member> {
        let names = |(index, field): (u32, &'static Field)| {
            (0..).zip(field.names).map(move |(word, name)| (Member { index, word }, *name))
        };
        let mut members = (0..).zip(self.fields).flat_map(names);
        members.find(|(_, name)| same_folded(name, key)).map(|(member, _)| member)
    }

    /// The name by which a field was found.
    pub(super) fn name(&self, member: Member) -> &'static str {
        let field = self.fields.get(member.index as usize);
        field.and_then(|field| field.names.get(member.word as usize)).copied().unwrap_or_default()
    }

    /// Whether a field is read from members of this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.fields.iter().any(|field| field.names.contains(&name))
    }

    /// Every name that is taken.
    pub(super) fn names(&self) -> Vec<&'static str> {
        self.fields.iter().flat_map(|field| field.names.iter().copied()).collect()
    }
}

/// Whether two names are the same but for ASCII case, `_` and `-`.
fn same_folded(a: &str, b: &str) -> bool {
    let fold = |name: &str| -> Vec<u8> {
        name.bytes().filter(|byte| !matches!(byte, b'_' | b'-')).map(|byte| byte.to_ascii_lowercase()).collect()
    };
    fold(a) == fold(b)
}

/// What is to be known of one field.
pub struct Field {
    /// Its name in the document.
    pub name: &'static str,
    /// Its name and its aliases.
    pub names: &'static [&'static str],
    /// Its rules.
    pub rules: &'static Rules,
    /// Whether its values must not be written down.
    pub sensitive: bool,
    /// Whether it or its struct has a default.
    pub optional: bool,
}

impl Field {
    /// Its `word`-th name.
    pub(crate) fn name_at(&self, word: u32) -> &'static str {
        self.names.get(word as usize).unwrap_or(&self.name)
    }
}

/// A field as found in the document: which it is, and by which of its names.
#[derive(Clone, Copy)]
pub struct Member {
    /// Its place in [`Table::fields`].
    pub index: u32,
    /// The place of the name in [`Field::names`].
    pub word: u32,
}

impl Member {
    /// A member that is no field's.
    pub(crate) const OTHER: Self = Self { index: u32::MAX - 1, word: 0 };

    /// There is no more.
    pub(crate) const END: Self = Self { index: u32::MAX, word: 0 };

    /// The `index`-th field, found by the `word`-th of its names.
    #[inline]
    #[must_use]
    pub const fn new(index: u32, word: u32) -> Self {
        Self { index, word }
    }
}
