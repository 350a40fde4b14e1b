//! Kinds of fields, and the rules that stand on each.

/// A kind of field: a struct has a field of its type for each combination of its rules.
pub(crate) struct Kind {
    /// The struct's name.
    pub(crate) name: &'static str,
    /// The type of its fields.
    pub(crate) r#type: &'static str,
    /// Good values, as JSON.
    pub(crate) samples: &'static str,
    /// Whether the fields are read by serde.
    pub(crate) by_serde: bool,
    /// The struct variant that serde reads from a list in text, but not in a value.
    pub(crate) listed: &'static str,
}

impl Kind {
    const fn new(name: &'static str, r#type: &'static str, samples: &'static str) -> Self {
        Self { name, r#type, samples, by_serde: false, listed: "" }
    }

    const fn by_serde(self) -> Self {
        Self { by_serde: true, ..self }
    }

    const fn listed(self, listed: &'static str) -> Self {
        Self { listed, ..self }
    }
}

/// All of them. The rules that stand on each are told in `tests/rules`.
pub(crate) const KINDS: &[Kind] = &[
    Kind::new("Numbers", "f64", "[1.5, 5, -1]"),
    Kind::new("Integers", "u8", "[5, 1, 0]"),
    Kind::new("MaybeIntegers", "Option<i64>", "[5, -1, null]"),
    Kind::new("Bools", "bool", "[true, false]"),
    Kind::new("MaybeBools", "Option<bool>", "[true, null]"),
    Kind::new("Texts", "String", r#"["a", "5", "true", "on", ""]"#),
    Kind::new("MaybeTexts", "Option<String>", r#"["a", "5", "true", "off", null]"#),
    Kind::new("Words", "State", r#"["on", "off", "n/a"]"#),
    Kind::new("MaybeWords", "Option<State>", r#"["on", "none-of", null]"#),
    Kind::new("Lists", "Vec<u8>", "[[5, 1], [1], []]"),
    Kind::new("MaybeLists", "Option<Vec<String>>", r#"[["a", "b"], ["5"], ["true"], [], null]"#),
    Kind::new("Sets", "Levels", "[[5, 1], [1], []]"),
    Kind::new("Maps", "BTreeMap<String, u8>", r#"[{"a": 5, "b": 1}, {"a": 1}, {}]"#),
    Kind::new("MaybeMaps", "Option<BTreeMap<String, bool>>", r#"[{"a": true}, {}, null]"#),
    Kind::new("Objects", "Entity", r#"[{"type": "a"}, {"type": "a", "rank": 7}, {"type": "7", "rank": null}]"#),
    Kind::new("MaybeObjects", "Option<Box<Entity>>", r#"[{"type": "a", "rank": 7}, {"type": "on"}, null]"#),
    Kind::new("Actions", "Action", r#"["on", "off", {"set": {"level": 5}}, {"rename": "a"}, {"move": [1, 2]}]"#)
        .listed("set"),
    Kind::new("Patches", "Patch", r#"[{"op": "clear"}, {"op": "set", "level": 5}, {"op": "put", "type": "a"}]"#),
    Kind::new(
        "Events",
        "Event",
        r#"[{"kind": "clear"}, {"kind": "count", "data": 5}, {"kind": "tags", "data": ["a"]}]"#,
    ),
    Kind::new("Variants", "Loose", r#"[5, {"type": "a", "rank": 7}, {"a": true}, "on", {}]"#),
    Kind::new("Grids", "Vec<Vec<u8>>", "[[[5, 1], [1]], [[5]], [[]], []]"),
    Kind::new("Choices", "Vec<Option<State>>", r#"[["on", null], ["off"], [null], []]"#),
    Kind::new(
        "Shelves",
        "BTreeMap<String, Vec<Entity>>",
        r#"[{"a": [{"type": "a"}, {"type": "b", "rank": 7}]}, {"a": [{"type": "c"}]}, {}]"#,
    ),
    Kind::new("Strangers", "Stamp", r#"[{"at": 5, "zone": "utc"}, {"at": 5}, {"at": 1, "zone": null}]"#).by_serde(),
    Kind::new("StrangeLists", "Vec<Stamp>", r#"[[{"at": 5}, {"at": 1, "zone": "utc"}], [{"at": 5}], []]"#).by_serde(),
];
