//! What is known of a rule before anything is declared.

/// A rule.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is another question")]
pub struct Row {
    /// Its place in the order in which rules run, from 1.
    pub order: u8,
    /// As it is written in the attribute and stands in the report.
    pub name: &'static str,
    /// The effect that it has, in one line.
    pub doc: &'static str,
    /// On what it acts where the field is a list or a map.
    pub level: Level,
    /// True if firing removes the member: such a rule is for named fields with a default only.
    pub removes: bool,
    /// True if it acts at the end, on what still cannot be read, and not by a repair.
    pub fallback: bool,
    /// True if it drops the items that still cannot be read at the end, and does not act by a repair.
    pub drops_items: bool,
    /// True if it takes off what is around a value, so that the rules that run again have another one.
    pub unwraps: bool,
    /// Where what it gives comes from, for those who see only what is inside of that. Empty where it gives nothing that has an inside.
    pub origin: &'static str,
    /// Which types it fits.
    pub fit: Fit,
    /// The strings that it accepts or makes by itself.
    pub texts: Texts,
    /// The arguments that it takes.
    pub arguments: Spec,
    /// How it is written.
    pub form: &'static str,
    /// Rules after it in the table that cannot stand beside it, whatever the type.
    pub conflicts: &'static [&'static str],
    /// The effect of it and these together: [`CONFLICT`] or [`SAME_VALUES`].
    pub why: &'static str,
}

/// Why a rule cannot stand beside one that undoes it: reading the repaired value again would repair it again.
pub const CONFLICT: &str = "conflict";

/// Why a rule cannot stand beside one that accepts the same values: the later one would never fire.
pub const SAME_VALUES: &str = "accept the same values";

/// On what a rule acts where the field is a list or a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// On the list or the map.
    Whole,
    /// On each item or map value, however deep.
    Item,
}

/// Which types a rule fits: the name of a trait in `serde_coerce::target`.
#[derive(Clone, Copy, Debug)]
pub enum Fit {
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
#[derive(Clone, Copy, Debug)]
pub enum Texts {
    /// These, maybe none.
    Words(&'static [&'static str]),
    /// All that are integers; beside a flag, all that are JSON numbers.
    Numbers,
}

/// The arguments of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spec {
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
    pub(crate) const fn new(name: &'static str, doc: &'static str) -> Self {
        Self {
            order: 0,
            name,
            doc,
            level: Level::Whole,
            removes: false,
            fallback: false,
            drops_items: false,
            unwraps: false,
            origin: "",
            fit: Fit::Anything,
            texts: Texts::Words(&[]),
            arguments: Spec::None,
            form: name,
            conflicts: &[],
            why: "",
        }
    }

    /// Returns the rule, on each item of lists and maps.
    pub(crate) const fn on_items(self) -> Self {
        Self { level: Level::Item, ..self }
    }

    /// Returns the rule, as one that removes the member.
    pub(crate) const fn removes(self) -> Self {
        Self { removes: true, ..self }
    }

    /// Returns the rule, as one that acts at the end.
    pub(crate) const fn fallback(self) -> Self {
        Self { fallback: true, ..self }
    }

    /// Returns the rule, as one that drops items at the end.
    pub(crate) const fn drops_items(self) -> Self {
        Self { drops_items: true, ..self }
    }

    /// Returns the rule, as one that takes off what is around a value.
    pub(crate) const fn unwraps(self) -> Self {
        Self { unwraps: true, ..self }
    }

    /// Returns the rule with the origin of what it gives.
    pub(crate) const fn gives(self, origin: &'static str) -> Self {
        Self { origin, ..self }
    }

    /// Returns the rule, for types with this marker.
    pub(crate) const fn fits(self, marker: &'static str) -> Self {
        Self { fit: Fit::Marker(marker), ..self }
    }

    /// Returns the rule, for these types.
    pub(crate) const fn fit(self, fit: Fit) -> Self {
        Self { fit, ..self }
    }

    /// Returns the rule, for types that take null; for all of them if null is read as something else.
    pub(crate) const fn gives_null(self) -> Self {
        self.fit(Fit::Unless { marker: "Nullable", beside: &["null_to_default", "null_to_object"] })
    }

    /// Returns the rule, accepting or making these strings.
    pub(crate) const fn texts(self, words: &'static [&'static str]) -> Self {
        Self { texts: Texts::Words(words), ..self }
    }

    /// Returns the rule, making the texts of numbers.
    pub(crate) const fn makes_numbers(self) -> Self {
        Self { texts: Texts::Numbers, ..self }
    }

    /// Returns the rule with arguments, written in this form.
    pub(crate) const fn takes(self, arguments: Spec, form: &'static str) -> Self {
        Self { arguments, form, ..self }
    }

    /// Returns the rule, which conflicts with these.
    pub(crate) const fn conflicts(self, with: &'static [&'static str]) -> Self {
        Self { conflicts: with, why: CONFLICT, ..self }
    }

    /// Returns the rule, which accepts the same values as these.
    pub(crate) const fn shares_values(self, with: &'static [&'static str]) -> Self {
        Self { conflicts: with, why: SAME_VALUES, ..self }
    }

    /// Returns whether it reads text as null.
    #[must_use]
    pub const fn is_text_to_null(&self) -> bool {
        matches!(self.fit, Fit::Unless { .. })
    }
}
