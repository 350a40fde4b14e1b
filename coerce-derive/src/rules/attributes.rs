//! The table of what `#[coerce(…)]` takes beside rules.

/// An attribute that is no rule, but stands beside them.
pub(crate) struct Attribute {
    /// As it is written.
    pub(crate) name: &'static str,
    /// Where it goes.
    pub(crate) place: Place,
    /// How it is written.
    pub(crate) form: &'static str,
    /// The effect that it has, in one line.
    pub(crate) doc: &'static str,
}

/// Where an attribute goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// On a struct or an enum.
    Type,
    /// On a type whose values are objects.
    Object,
    /// On what has named fields.
    Record,
    /// On what has fields, whatever their kind.
    Fields,
    /// On what serde reads as another type.
    From,
    /// On a field.
    Field,
    /// On what has a `Deserialize`.
    Reader,
}

impl Place {
    /// The place in words, for errors.
    pub(crate) const fn in_words(self) -> &'static str {
        match self {
            Self::Type => "a struct or an enum",
            Self::Object => "a struct with named fields or an enum whose values are objects",
            Self::Record => "a struct or a variant with named fields",
            Self::Fields => "a struct, an enum or a variant",
            Self::From => "a type with serde's `from` or `try_from`",
            Self::Field => "a field",
            Self::Reader => "a field, a struct or an enum",
        }
    }
}

impl Attribute {
    const fn new(name: &'static str, place: Place, form: &'static str, doc: &'static str) -> Self {
        Self { name, place, form, doc }
    }
}

/// All attributes that are no rules.
pub(crate) static ATTRIBUTES: &[Attribute] = &[
    Attribute::new("each", Place::Field, "each(trim)", "these rules act on each item"),
    Attribute::new(
        "fields",
        Place::Fields,
        "fields(string_to_number)",
        "each of these rules is declared on every field that it fits",
    ),
    Attribute::new("serde", Place::Reader, "serde", "the value is read by its type's `Deserialize`"),
    Attribute::new("sensitive", Place::Field, "sensitive", "the field's values are kept out of report and issues"),
    Attribute::new(
        "ignore_key_case",
        Place::Record,
        "ignore_key_case",
        "keys are matched by all but case, `_` and `-`",
    ),
    Attribute::new(
        "drop_keys",
        Place::Record,
        r#"drop_keys("description")"#,
        "these members are dropped rather than refused",
    ),
    Attribute::new("opt_in", Place::Object, r#"opt_in = "compat""#, "rules apply only where the value asks for them"),
    Attribute::new("markers", Place::From, "markers", "the type has the markers of the one it is read as"),
    Attribute::new("crate", Place::Type, r#"crate = "::serde_coerce""#, "where the crate `serde_coerce` is found"),
    Attribute::new("bound", Place::Type, r#"bound = "T: Coerce""#, "the impl's bounds, instead of those inferred"),
];
