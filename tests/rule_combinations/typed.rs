//! Kinds of types that rules stand on, and the fields of these types, which have rules too.
//!
//! Which rules these are is told in `tests/rules`, kind by kind of field: a type has those of a field of its kind.

/// A kind of type: it is made again for each combination of rules on it.
pub(crate) struct TypeKind {
    /// The name of the struct that has a field for each.
    pub(crate) name: &'static str,
    /// Its body in `types.rs`, and the name that it has there.
    pub(crate) body: &'static str,
    pub(crate) r#type: &'static str,
    /// The type that is read as it is, without the rules: the same, or the one wrapped.
    pub(crate) plain: &'static str,
    /// The kind of field of which the rules for the type are.
    pub(crate) on_type: &'static str,
    /// The same for the field inside a wrapper.
    pub(crate) inside: &'static str,
    /// The same for fields of the type.
    pub(crate) on_field: &'static str,
    /// The type of the fields, with `_` for the type.
    pub(crate) around: &'static str,
    /// Good values of such a field, as JSON.
    pub(crate) samples: &'static str,
    /// The struct variant that serde reads from a list in text, but not in a value.
    pub(crate) listed: &'static str,
}

impl TypeKind {
    const fn new(name: &'static str, body: [&'static str; 2], on_type: &'static str, samples: &'static str) -> Self {
        let [body, r#type] = body;
        let (around, inside, listed) = ("_", "", "");
        Self { name, body, r#type, plain: r#type, on_type, inside, on_field: on_type, around, samples, listed }
    }

    /// The same kind, around this type.
    const fn wrapping(self, plain: &'static str) -> Self {
        Self { plain, inside: self.on_type, ..self }
    }

    const fn in_fields(self, around: &'static str, on_field: &'static str) -> Self {
        Self { on_field, around, ..self }
    }

    const fn listed(self, listed: &'static str) -> Self {
        Self { listed, ..self }
    }

    /// How many lists and maps are around the type.
    pub(crate) fn depth(&self) -> usize {
        self.around.matches("Vec").count() + self.around.matches("Map").count()
    }

    /// Whether the type is a list or a map itself.
    pub(crate) fn is_collection(&self) -> bool {
        self.plain.starts_with("Vec") || self.plain.starts_with("BTreeMap")
    }

    /// The type of a field, with this one in it.
    pub(crate) fn field_of(&self, r#type: &str) -> String {
        self.around.replace('_', r#type)
    }
}

/// All of them.
pub(crate) const TYPE_KINDS: &[TypeKind] = &[
    TypeKind::new(
        "Entities",
        ["entity", "Entity"],
        "Objects",
        r#"[{"type": "a"}, {"type": "a", "rank": 7}, {"type": "7", "rank": null}]"#,
    ),
    TypeKind::new(
        "EntityLists",
        ["entity", "Entity"],
        "Objects",
        r#"[[{"type": "a"}, {"type": "a", "rank": 7}], [{"type": "b"}], []]"#,
    )
    .in_fields("Vec<_>", "EntityLists"),
    TypeKind::new(
        "MaybeEntities",
        ["entity", "Entity"],
        "NonNullObjects",
        r#"[{"type": "a"}, {"type": "a", "rank": 7}, null]"#,
    )
    .in_fields("Option<Box<_>>", "MaybeObjects"),
    TypeKind::new("States", ["state", "State"], "Words", r#"["on", "off", "n/a"]"#),
    TypeKind::new("StateMaps", ["state", "State"], "Words", r#"[{"a": "on", "b": "off"}, {"a": "n/a"}, {}]"#)
        .in_fields("BTreeMap<String, _>", "StateMaps"),
    TypeKind::new(
        "TypedActions",
        ["action", "Action"],
        "Actions",
        r#"["on", "off", {"set": {"level": 5}}, {"rename": "a"}, {"move": [1, 2]}]"#,
    )
    .listed("set"),
    TypeKind::new(
        "TypedPatches",
        ["patch", "Patch"],
        "Patches",
        r#"[{"op": "clear"}, {"op": "set", "level": 5}, {"op": "put", "type": "a"}]"#,
    ),
    TypeKind::new(
        "TypedEvents",
        ["event", "Event"],
        "Events",
        r#"[{"kind": "clear"}, {"kind": "count", "data": 5}, {"kind": "tags", "data": ["a"]}]"#,
    ),
    TypeKind::new("TypedVariants", ["loose", "Loose"], "Variants", r#"[5, {"type": "a"}, {"a": true}, "on", {}]"#),
    TypeKind::new("Pairs", ["pair", "Pair"], "Pairs", r#"[[5, "a"], [1, "5"]]"#),
    TypeKind::new("WrappedLevels", ["level", "Level"], "Integers", "[5, 1, 0]").wrapping("u8"),
    TypeKind::new("WrappedSwitches", ["switch", "Switch"], "Bools", "[true, false]").wrapping("bool"),
    TypeKind::new("WrappedNames", ["name", "Name"], "MaybeTexts", r#"["a", "5", "true", "off", null]"#)
        .wrapping("Option<String>"),
    TypeKind::new("WrappedLists", ["levels", "Levels"], "Lists", "[[5, 1], [1], []]").wrapping("Vec<u8>"),
    TypeKind::new("WrappedMaps", ["labels", "Labels"], "Maps", r#"[{"a": 5, "b": 1}, {"a": 1}, {}]"#)
        .wrapping("BTreeMap<String, u8>"),
    TypeKind::new("WrappedModes", ["mode", "Mode"], "Words", r#"["on", "off", "n/a"]"#).wrapping("State"),
];
