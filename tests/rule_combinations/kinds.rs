//! Kinds of fields, and the rules that stand on each.

/// A kind of field: a struct has a field of its type for each combination of its rules.
pub(crate) struct Kind {
    /// The struct's name.
    pub(crate) name: &'static str,
    /// The type of its fields.
    pub(crate) r#type: &'static str,
    /// Good values, as JSON.
    pub(crate) samples: &'static str,
    /// The rules, between white space, each as deep in `each(…)` as dots stand before it.
    pub(crate) rules: &'static str,
    /// Whether the fields are read by serde.
    pub(crate) by_serde: bool,
    /// The struct variant that serde reads from a list in text, but not in a value.
    pub(crate) listed: &'static str,
}

impl Kind {
    const fn new(name: &'static str, r#type: &'static str, samples: &'static str, rules: &'static str) -> Self {
        Self { name, r#type, samples, rules, by_serde: false, listed: "" }
    }

    const fn by_serde(self) -> Self {
        Self { by_serde: true, ..self }
    }

    const fn listed(self, listed: &'static str) -> Self {
        Self { listed, ..self }
    }
}

/// All of them.
pub(crate) const KINDS: [Kind; 25] = [
    Kind::new(
        "Numbers",
        "f64",
        "[1.5, 5, -1]",
        r#"object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None") null_to_default
         string_to_number custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "Integers",
        "u8",
        "[5, 1, 0]",
        r#"object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None") null_to_default
         string_to_number float_to_integer custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "MaybeIntegers",
        "Option<i64>",
        "[5, -1, null]",
        r#"object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None")
         string_to_number float_to_integer custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "Bools",
        "bool",
        "[true, false]",
        r#"object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None") null_to_default
         ignore_case string_to_bool(yes("on"),no("off")) number_to_bool custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "MaybeBools",
        "Option<bool>",
        "[true, null]",
        r#"object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None") string_to_bool
         number_to_bool custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "Texts",
        "String",
        r#"["a", "5", "true", "on", ""]"#,
        r#"object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None") null_to_default
         number_to_string bool_to_string bool_to_choice(yes="on",no="off") custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "MaybeTexts",
        "Option<String>",
        r#"["a", "5", "true", "off", null]"#,
        r#"object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None")
         number_to_string bool_to_string bool_to_choice(yes="on",no="off") custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "Words",
        "State",
        r#"["on", "off", "n/a"]"#,
        r#"object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None") null_to_default
         ignore_case bool_to_choice(yes="on",no="off") custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "MaybeWords",
        "Option<State>",
        r#"["on", "none-of", null]"#,
        r#"object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None") ignore_case
         bool_to_choice(yes="on",no="off") custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "Lists",
        "Vec<u8>",
        "[[5, 1], [1], []]",
        r#"string_to_json object_to_value(key="value") trim empty_to_null text_to_null("null","None")
         null_to_default map_to_list string_to_list singleton_list string_to_number float_to_integer
         custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "MaybeLists",
        "Option<Vec<String>>",
        r#"[["a", "b"], ["5"], ["true"], [], null]"#,
        r#"string_to_json object_to_value(key="value") trim empty_to_null text_to_null("null","None") map_to_list
         string_to_list(separator=";") singleton_list number_to_string bool_to_string invalid_to_default"#,
    ),
    Kind::new(
        "Sets",
        "Levels",
        "[[5, 1], [1], []]",
        "string_to_json string_to_list singleton_list trim float_to_integer invalid_to_default",
    ),
    Kind::new(
        "Maps",
        "BTreeMap<String, u8>",
        r#"[{"a": 5, "b": 1}, {"a": 1}, {}]"#,
        r#"string_to_json object_to_value(key="value") list_to_item trim empty_to_null text_to_null("null","None")
         null_to_default null_to_object list_to_map(value=1) string_to_number float_to_integer custom(dollars)
         invalid_to_default"#,
    ),
    Kind::new(
        "MaybeMaps",
        "Option<BTreeMap<String, bool>>",
        r#"[{"a": true}, {}, null]"#,
        r#"string_to_json list_to_item empty_to_null text_to_null("null","None") list_to_map(value=true)
         string_to_bool invalid_to_default"#,
    ),
    Kind::new(
        "Objects",
        "Entity",
        r#"[{"type": "a"}, {"type": "a", "rank": 7}, {"type": "7", "rank": null}]"#,
        r#"string_to_json object_to_value(key="value") list_to_item empty_to_null text_to_null("null","None")
         null_to_default null_to_object list_to_map(value="7") string_to_object(key="type") custom(dollars)
         invalid_to_default"#,
    ),
    Kind::new(
        "MaybeObjects",
        "Option<Box<Entity>>",
        r#"[{"type": "a", "rank": 7}, {"type": "on"}, null]"#,
        r#"string_to_json object_to_value(key="value") list_to_item empty_to_null text_to_null("null","None")
         string_to_object(key="type",only("a","on")) custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "Actions",
        "Action",
        r#"["on", "off", {"set": {"level": 5}}, {"rename": "a"}, {"move": [1, 2]}]"#,
        r#"string_to_json object_to_value(key="value") list_to_item trim empty_to_null null_to_default
         null_to_object string_to_object(key="rename") ignore_case bool_to_choice(yes="on",no="off")
         custom(dollars) invalid_to_default"#,
    )
    .listed("set"),
    Kind::new(
        "Patches",
        "Patch",
        r#"[{"op": "clear"}, {"op": "set", "level": 5}, {"op": "put", "type": "a"}]"#,
        r#"string_to_json object_to_value(key="value") list_to_item trim text_to_null("null","None")
         null_to_default null_to_object string_to_object(key="op",only("clear")) custom(dollars)
         invalid_to_default"#,
    ),
    Kind::new(
        "Events",
        "Event",
        r#"[{"kind": "clear"}, {"kind": "count", "data": 5}, {"kind": "tags", "data": ["a"]}]"#,
        r#"string_to_json object_to_value(key="value") list_to_item null_to_object string_to_object(key="kind")
         custom(dollars) invalid_to_default"#,
    ),
    Kind::new(
        "Variants",
        "Loose",
        r#"[5, {"type": "a", "rank": 7}, {"a": true}, "on", {}]"#,
        r#"string_to_json list_to_item trim string_to_object(key="type") custom(dollars)
         invalid_to_default"#,
    ),
    Kind::new(
        "Grids",
        "Vec<Vec<u8>>",
        "[[[5, 1], [1]], [[5]], [[]], []]",
        r#"string_to_json map_to_list singleton_list .string_to_json .map_to_list .string_to_list .singleton_list
         trim string_to_number ..float_to_integer ..object_to_value(key="value")"#,
    ),
    Kind::new(
        "Choices",
        "Vec<Option<State>>",
        r#"[["on", null], ["off"], [null], []]"#,
        r#"string_to_list singleton_list .list_to_item .empty_to_null .text_to_null("null","None") trim ignore_case
         bool_to_choice(yes="on",no="off")"#,
    ),
    Kind::new(
        "Shelves",
        "BTreeMap<String, Vec<Entity>>",
        r#"[{"a": [{"type": "a"}, {"type": "b", "rank": 7}]}, {"a": [{"type": "c"}]}, {}]"#,
        r#"string_to_json .string_to_json .string_to_list .singleton_list string_to_object(key="type")
         ..list_to_item ..string_to_json object_to_value(key="value")"#,
    ),
    Kind::new(
        "Strangers",
        "Stamp",
        r#"[{"at": 5, "zone": "utc"}, {"at": 5}, {"at": 1, "zone": null}]"#,
        r#"string_to_json object_to_value(key="value") list_to_item empty_to_null text_to_null("null","None")
         null_to_default null_to_object list_to_map(value=1) string_to_object(key="at") string_to_number
         number_to_string custom(dollars) invalid_to_default"#,
    )
    .by_serde(),
    Kind::new(
        "StrangeLists",
        "Vec<Stamp>",
        r#"[[{"at": 5}, {"at": 1, "zone": "utc"}], [{"at": 5}], []]"#,
        r#"string_to_json map_to_list singleton_list .string_to_json .object_to_value(key="value") .list_to_item
         ..string_to_number"#,
    )
    .by_serde(),
];
