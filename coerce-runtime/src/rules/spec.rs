//! How rules are written in the policy of a schema known only at run time: as in the attribute.

/// What a rule takes as arguments.
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
    /// `name(path::to::function)`: it can't be written as text.
    Path,
}
