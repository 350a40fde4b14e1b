//! The tables of what `#[coerce(…)]` takes.

/// A rule.
pub(crate) struct Row {
    /// Its place in the order in which rules run, from 1.
    pub(crate) order: u8,
    /// As it is written in the attribute and stands in the report.
    pub(crate) name: &'static str,
    /// What it does, in one line.
    pub(crate) doc: &'static str,
    /// On what it acts where the field is a list or a map.
    pub(crate) level: Level,
    /// Whether firing removes the member: such a rule is for named fields with a default only.
    pub(crate) removes: bool,
    /// Which types it fits.
    pub(crate) fit: Fit,
    /// The strings that it accepts or makes by itself.
    pub(crate) texts: Texts,
    /// What it takes as arguments.
    pub(crate) arguments: Spec,
    /// How it is written.
    pub(crate) form: &'static str,
}

/// On what a rule acts where the field is a list or a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    /// On the list or the map.
    Whole,
    /// On each item or map value, however deep.
    Item,
}

/// Which types a rule fits: the name of a trait in `coerce::target`.
#[derive(Clone, Copy)]
pub(crate) enum Fit {
    /// All of them.
    Anything,
    /// Those with this marker.
    Marker(&'static str),
    /// Those with the marker; all of them where one of the rules `beside` is there too.
    Unless {
        /// The marker.
        marker: &'static str,
        /// The rules.
        beside: &'static [&'static str],
    },
    /// Those with the marker; those with the other where the argument `key` is given.
    Keyed {
        /// The marker.
        marker: &'static str,
        /// The other marker.
        with_key: &'static str,
    },
    /// Those with the marker; those with the `other` where the rule `beside` is there too.
    Or {
        /// The marker.
        marker: &'static str,
        /// The rule.
        beside: &'static str,
        /// The other marker.
        other: &'static str,
    },
}

/// The strings that a rule accepts or makes by itself, beside those among its arguments.
#[derive(Clone, Copy)]
pub(crate) enum Texts {
    /// These, maybe none.
    Words(&'static [&'static str]),
    /// All that are integers; beside a flag, all that are JSON numbers.
    Numbers,
}

/// What a rule takes as arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spec {
    /// `name`
    None,
    /// `name` or `name(word)`, with this one word
    Flag(&'static str),
    /// `name(key = "…")` or `name(key("…", …))`
    Keys,
    /// `name` or `name(key = "…")`
    OptionalKey,
    /// `name(key = "…", only("…", …))`, the second optional
    KeyOnly,
    /// `name("…", …)`
    Words,
    /// `name` or `name(separator = "…")`
    Separator,
    /// `name(value = …)` or `name(key = "…")`
    ValueOrKey,
    /// `name` or `name(yes("…", …), no("…", …))`
    YesNoWords,
    /// `name(yes = "…", no = "…")`
    YesNo,
    /// `name(path::to::function)` or `name(first = path::to::function)`
    Path,
}

impl Row {
    /// A rule that fits anything, takes no arguments, and acts on the whole value where the type refuses it.
    const fn new(name: &'static str, doc: &'static str) -> Self {
        Self {
            order: 0,
            name,
            doc,
            level: Level::Whole,
            removes: false,
            fit: Fit::Anything,
            texts: Texts::Words(&[]),
            arguments: Spec::None,
            form: name,
        }
    }

    /// The same rule, on each item of lists and maps.
    const fn on_items(self) -> Self {
        Self { level: Level::Item, ..self }
    }

    /// The same rule, as one that removes the member.
    const fn removes(self) -> Self {
        Self { removes: true, ..self }
    }

    /// The same rule, for types with this marker.
    const fn fits(self, marker: &'static str) -> Self {
        Self { fit: Fit::Marker(marker), ..self }
    }

    /// The same rule, for types that take null; for all of them if null is read as something else.
    const fn gives_null(self) -> Self {
        Self { fit: Fit::Unless { marker: "Nullable", beside: &["null_to_default", "null_to_object"] }, ..self }
    }

    /// The same rule, for types with this marker, or with the other where the argument `key` is given.
    const fn fits_keyed(self, marker: &'static str, with_key: &'static str) -> Self {
        Self { fit: Fit::Keyed { marker, with_key }, ..self }
    }

    /// The same rule, taking or making these texts.
    const fn texts(self, texts: Texts) -> Self {
        Self { texts, ..self }
    }

    /// The same rule with arguments, written in this form.
    const fn takes(self, arguments: Spec, form: &'static str) -> Self {
        Self { arguments, form, ..self }
    }

    /// Whether it reads text as null.
    pub(crate) const fn is_text_to_null(&self) -> bool {
        matches!(self.fit, Fit::Unless { .. })
    }
}

/// The words that booleans are written with.
const BOOLEANS: Texts = Texts::Words(&["true", "false"]);

/// All rules, in the order in which they run.
pub(crate) static RULES: &[Row] = &numbered([
    Row::new("unfence", "a string in a Markdown code fence is read as what is inside").fits("Fenceable"),
    Row::new("string_to_json", "a string that holds JSON of a kind the type accepts is read as that JSON")
        .fits("Composite"),
    Row::new("python_to_json", "a string that holds a Python literal of a kind the type accepts is read as that value")
        .fits("Composite"),
    Row::new("json5_to_json", "a string that holds a JSON5 document of a kind the type accepts is read as that value")
        .fits("Composite"),
    Row::new("object_to_value", "an object of that one member is read as the member's value")
        .on_items()
        .fits("Unmapped")
        .takes(Spec::Keys, r#"object_to_value(key = "value")"#),
    Row::new("list_to_item", "a list of one item is read as the item").fits("Unlisted"),
    Row::new("trim", "white space around a string is removed").on_items().fits("Trimmable"),
    Row::new("empty_to_null", "the empty string is read as null").gives_null().texts(Texts::Words(&[""])),
    Row::new("text_to_null", "these words are read as null")
        .gives_null()
        .takes(Spec::Words, r#"text_to_null("null", "None")"#),
    Row::new("null_to_default", "null is read as an absent member, so that the default stands")
        .removes()
        .fits("Defaulted"),
    Row::new("null_to_object", "null is read as an empty object").fits("Absentable"),
    Row::new(
        "map_to_list",
        "an object whose keys are 0, 1, 2 … or the names of its values is read as the list of these",
    )
    .fits_keyed("List", "Records")
    .takes(Spec::OptionalKey, r#"map_to_list(key = "name")"#),
    Row::new("string_to_list", "a string is read as the list of its parts")
        .fits("List")
        .takes(Spec::Separator, r#"string_to_list(separator = ",")"#),
    Row::new("singleton_list", "a single value is read as a list of one item").fits("List"),
    Row::new(
        "list_to_map",
        "a list of distinct strings, or of objects with distinct names, is read as an object that has each as a key",
    )
    .fits_keyed("Keyed", "NamedRecords")
    .takes(Spec::ValueOrKey, "list_to_map(value = true)"),
    Row::new("string_to_object", "a string is read as an object of that one member")
        .on_items()
        .fits("Object")
        .takes(Spec::KeyOnly, r#"string_to_object(key = "type")"#),
    Row {
        fit: Fit::Or { marker: "Enum", beside: "string_to_bool", other: "Bool" },
        ..Row::new("ignore_case", "an allowed value in other case is read as that value")
            .on_items()
            .takes(Spec::Flag("separators"), "ignore_case")
    },
    Row::new("string_to_number", "a string that is a JSON number is read as that number").on_items().fits("Number"),
    Row::new("float_to_integer", "a number whose fraction is zero is read as an integer").on_items().fits("Integer"),
    Row::new("number_to_string", "a number is read as the string of its digits")
        .on_items()
        .fits("Text")
        .texts(Texts::Numbers)
        .takes(Spec::Flag("floats"), "number_to_string(floats)"),
    Row::new("string_to_bool", "the words for true and false are read as booleans")
        .on_items()
        .fits("Bool")
        .texts(BOOLEANS)
        .takes(Spec::YesNoWords, r#"string_to_bool(yes("yes"), no("no"))"#),
    Row::new("number_to_bool", "1 and 0 are read as booleans").on_items().fits("Bool"),
    Row::new("bool_to_number", "a boolean is read as 1 or 0").on_items().fits("Number"),
    Row::new("bool_to_string", "a boolean is read as a string").on_items().fits("Text").texts(BOOLEANS),
    Row::new("bool_to_choice", "a boolean is read as one of two strings")
        .on_items()
        .fits("Choice")
        .takes(Spec::YesNo, r#"bool_to_choice(yes = "on", no = "off")"#),
    Row::new("custom", "a function of yours says what a value is read as")
        .on_items()
        .takes(Spec::Path, "custom(path::to::function)"),
    Row::new("drop_invalid_items", "items that cannot be read are dropped").fits("Collection"),
    Row::new("invalid_to_default", "a value that cannot be read is removed, so that the default stands").removes(),
]);

/// The same rows, each with its place.
const fn numbered<const N: usize>(mut rows: [Row; N]) -> [Row; N] {
    let mut place: u8 = 0;
    while (place as usize) < N {
        rows[place as usize].order = place + 1;
        place += 1;
    }
    rows
}

/// Two rules that cannot stand in one place, whatever the type, and why.
pub(crate) struct Conflict {
    /// The rule that runs first.
    pub(crate) first: &'static str,
    /// The other one.
    pub(crate) second: &'static str,
    /// What the two do.
    pub(crate) why: &'static str,
}

/// Why a rule cannot stand beside one that undoes it: reading the repaired value again would repair it again.
const UNDONE: &str = "conflict";

/// Why a rule cannot stand beside one that takes the same values: it runs later, and would never fire.
pub(crate) const TAKEN: &str = "accept the same values";

/// All such pairs.
pub(crate) static CONFLICTS: &[Conflict] = &[
    Conflict { first: "list_to_item", second: "map_to_list", why: UNDONE },
    Conflict { first: "list_to_item", second: "string_to_list", why: UNDONE },
    Conflict { first: "list_to_item", second: "singleton_list", why: UNDONE },
    Conflict { first: "null_to_default", second: "null_to_object", why: TAKEN },
    Conflict { first: "map_to_list", second: "list_to_map", why: UNDONE },
    Conflict { first: "string_to_number", second: "number_to_string", why: UNDONE },
    Conflict { first: "string_to_bool", second: "bool_to_string", why: UNDONE },
    Conflict { first: "string_to_bool", second: "bool_to_choice", why: UNDONE },
    Conflict { first: "number_to_string", second: "number_to_bool", why: TAKEN },
    Conflict { first: "number_to_bool", second: "bool_to_number", why: UNDONE },
    Conflict { first: "bool_to_number", second: "bool_to_string", why: TAKEN },
    Conflict { first: "bool_to_number", second: "bool_to_choice", why: TAKEN },
    Conflict { first: "bool_to_string", second: "bool_to_choice", why: TAKEN },
];

/// What is no rule, but stands beside them.
pub(crate) struct Attribute {
    /// As it is written.
    pub(crate) name: &'static str,
    /// Where it goes.
    pub(crate) place: Place,
    /// How it is written.
    pub(crate) form: &'static str,
    /// What it does, in one line.
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
    Attribute::new("crate", Place::Type, r#"crate = "::coerce""#, "where the crate `coerce` is found"),
    Attribute::new("bound", Place::Type, r#"bound = "T: Coerce""#, "the impl's bounds, instead of those inferred"),
];
