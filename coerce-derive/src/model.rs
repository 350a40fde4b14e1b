//! What a type is, once read and checked: facts without logic and without tokens. What could not be expanded cannot be
//! written down here.

use std::cell::Cell;
use std::rc::Rc;

use proc_macro2::Span;
use serde_derive_internals::attr::Container;
use syn::ext::IdentExt;
use syn::{DeriveInput, ExprPath, Generics, Path, Type};

use crate::attr::Entry;
use crate::rules::{Level, RULES, Row};

/// A type that derives `Coerce`.
pub(crate) struct Model<'a> {
    /// The derive's input, with `Self` replaced by the type's name.
    pub(crate) input: &'a DeriveInput,
    /// Where the facade is found: `::serde_coerce`, or what `#[coerce(crate = "…")]` says. In the code it is named once.
    pub(crate) krate: Path,
    /// The type's generics, with the bounds that the impl needs.
    pub(crate) generics: Generics,
    /// The attributes of serde's on the type.
    pub(crate) serde: Container,
    /// The rules written on the type. All of them act on the whole value.
    pub(crate) rules: RuleSet,
    /// The member by which a value asks for the rules.
    pub(crate) opt_in: Option<String>,
    /// True if its `Deserialize` alone reads it: `#[coerce(serde)]`. What it is made of is then there for masking.
    pub(crate) opaque: bool,
    /// True if it has the markers of the type in serde's `from` or `try_from`: `#[coerce(markers)]`.
    pub(crate) takes_markers: bool,
    /// The parts of the type.
    pub(crate) body: Body,
}

/// The parts of a type.
pub(crate) enum Body {
    /// `struct Name;`
    Unit,
    /// `struct Name(T);`. As in serde the field is read even where it says `skip`.
    Newtype(Field),
    /// `struct Name(A, B);`, also `struct Name();`
    Tuple(Record),
    /// `struct Name { … }`
    Struct(Record),
    /// `enum Name { … }`: the variants that are read, in the order written; those that are `untagged` by themselves come last.
    Enum(Vec<Variant>),
    /// Read as another type, then made of it: serde's `from`.
    From(Type),
    /// Read as another type, then made of it unless that fails: serde's `try_from`.
    TryFrom(Type),
    /// Read as its one field, which is never skipped and never flattened: serde's `transparent`.
    Transparent(Field),
}

/// The fields of a struct or of a variant, and how they are read together.
pub(crate) struct Record {
    /// The fields that are read, in the order written.
    pub(crate) fields: Vec<Field>,
    /// True if a member that is no field is refused.
    pub(crate) deny_unknown_fields: bool,
    /// True if names are matched by all but case, `_` and `-`.
    pub(crate) ignore_key_case: bool,
    /// The members that are dropped rather than refused.
    pub(crate) drop_keys: Vec<String>,
}

/// One field that is read.
pub(crate) struct Field {
    /// Its type.
    pub(crate) ty: Type,
    /// The name that it has in Rust, or its position.
    pub(crate) rust: String,
    /// All names that it is read from: its name on the wire, then its aliases in alphabetical order.
    pub(crate) names: Vec<String>,
    /// True if something stands in for it where it is absent: serde's `default`, its own or the container's.
    pub(crate) defaulted: bool,
    /// True if it takes the members that no other field has: serde's `flatten`. Its rules are for the values of these members,
    /// where it is a map.
    pub(crate) flattened: bool,
    /// Who reads it.
    pub(crate) reader: Reader,
    /// True if its values are kept out of report and issues.
    pub(crate) sensitive: bool,
    /// The rules written on it.
    pub(crate) rules: RuleSet,
}

/// Who reads a value.
pub(crate) enum Reader {
    /// The type's own `Coerce`.
    Coerce,
    /// The type's `Deserialize`: `#[coerce(serde)]`.
    Serde,
    /// This function: serde's `with` (the path of its `deserialize`) and `deserialize_with`.
    With(ExprPath),
}

/// The rules of one place, and those for its items.
#[derive(Default)]
pub(crate) struct RuleSet {
    /// Each row at most once: in the order written, and once all faults are found in the order of the table.
    pub(crate) list: Vec<RuleUse>,
    /// Those for each item. Never on a container or a variant.
    pub(crate) each: Option<Box<Each>>,
}

impl RuleSet {
    /// The rules for each item.
    #[cfg(test)]
    pub(crate) fn each(&self) -> Option<&Self> {
        self.each.as_deref().map(|each| &each.rules)
    }

    /// Every rule here and in `each(…)`.
    pub(crate) fn all(&self) -> Vec<&RuleUse> {
        let inner = self.each.iter().flat_map(|each| each.rules.all());
        self.list.iter().chain(inner).collect()
    }

    /// Returns whether there is no rule.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty() && self.each.is_none()
    }

    /// Returns whether a rule asks for something of the type: a marker, or a default.
    pub(crate) fn asks(&self) -> bool {
        let asks = |one: &RuleUse| one.marker.is_some() || matches!(one.arguments, Arguments::Default);
        self.list.iter().any(asks) || self.each.as_deref().is_some_and(|each| each.rules.asks())
    }

    /// Returns whether a flattened field with these rules must be a map. Those of `fields(…)` do not
    /// require it: they apply to maps alone.
    pub(crate) fn asks_for_a_map(&self) -> bool {
        self.each.is_some() || self.list.iter().any(|one| one.only_if.is_none())
    }

    /// Returns whether a rule that is reported by this name acts on the value itself.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.list.iter().any(|one| one.reported_name() == name)
    }
}

/// The rules for each item: `each(…)`.
pub(crate) struct Each {
    /// The word that puts them there.
    pub(crate) word: Span,
    /// The rules.
    pub(crate) rules: RuleSet,
}

/// One rule, as it was declared.
#[derive(Clone)]
pub(crate) struct RuleUse {
    /// Which it is.
    pub(crate) row: &'static Row,
    /// The word that declares it, and its arguments as written.
    pub(crate) entry: Entry,
    /// Its arguments.
    pub(crate) arguments: Arguments,
    /// The trait of `serde_coerce::target` that the type must have. `None` where anything fits, where the type is not known
    /// because another reads it (`#[coerce(serde)]`, serde's `with`), and on variants whose content has no type: there the
    /// fit was checked before. It depends on the rules beside this one, and is set when all of them are known.
    pub(crate) marker: Option<&'static str>,
    /// The condition under which the field has it, if it comes from `fields(…)`.
    pub(crate) only_if: Option<OnlyIf>,
}

/// The condition under which a field has a rule of `fields(…)`. The compiler decides it, because it knows the field's type.
#[derive(Clone)]
pub(crate) struct OnlyIf {
    /// The rule in `fields(…)`.
    pub(crate) shared: Rc<Shared>,
    /// The field's type, which must have `Coerce`.
    pub(crate) ty: Type,
    /// The traits of `serde_coerce::target` of which the type must have one. Any type fits if there are none.
    pub(crate) markers: Vec<&'static str>,
    /// True if the type must be a map, because the field is flattened.
    pub(crate) flattened: bool,
}

/// A rule in `fields(…)`.
pub(crate) struct Shared {
    /// The rule itself.
    pub(crate) rule: RuleUse,
    /// True if a field declares the same rule itself.
    pub(crate) overridden: Cell<bool>,
    /// True if it was added to a field, under its condition.
    pub(crate) added: Cell<bool>,
}

impl Shared {
    /// The message for a rule that fits no field.
    pub(crate) fn fits_no_field(&self) -> String {
        format!("`{}` in `fields(…)` fits no field: remove it", self.rule.row.name)
    }
}

impl RuleUse {
    /// Its name in the report: that of the function, where it is one of the user's; with `custom(…)` around it where another
    /// entry of reports has that name.
    pub(crate) fn reported_name(&self) -> String {
        let (Arguments::Path(path) | Arguments::First(path)) = &self.arguments else { return self.row.name.to_owned() };
        let Some(function) = path.segments.last().map(|segment| segment.ident.unraw().to_string()) else {
            return self.row.name.to_owned();
        };
        let others = RULES.iter().map(|row| row.name).chain(["ignore_key_case", "drop_keys"]);
        if others.into_iter().any(|name| name == function) { format!("custom({function})") } else { function }
    }

    /// The word that declares it.
    pub(crate) fn span(&self) -> Span {
        self.entry.name.span()
    }

    /// Its place in the order in which rules run.
    pub(crate) fn order(&self) -> u8 {
        if let Arguments::First(_) = self.arguments { 0 } else { self.row.order }
    }

    /// On what it acts where the field is a list or a map.
    pub(crate) fn level(&self) -> Level {
        if let Arguments::First(_) = self.arguments { Level::Whole } else { self.row.level }
    }

    /// Returns whether the two are one rule that is declared twice.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.order() == other.order()
    }
}

/// The arguments of a rule.
#[derive(Clone)]
pub(crate) enum Arguments {
    /// `rule`
    None,
    /// `rule(word)`, with the one word that the rule knows.
    Flag,
    /// `rule(key = "…")`, `rule(key("…", …))`
    Keys(Vec<String>),
    /// `rule(key = "…")` of a rule that reads the keys of an object as that member of its values, or the other way around.
    Key(String),
    /// `rule(key = "…", only("…", …))`; `only` is empty if it was not written.
    KeyOnly { key: String, only: Vec<String> },
    /// `rule("…", …)`, at least one.
    Words(Vec<String>),
    /// `rule(separator = "…")`, `,` if it was not written.
    Separator(String),
    /// `rule(value = …)`
    Value(Literal),
    /// `rule(yes("…", …), no("…", …))`: the words for `true` beside `"true"`, and for `false`; empty where not written.
    YesNoWords { yes: Vec<String>, no: Vec<String> },
    /// `rule(yes = "…", no = "…")`: the texts for `true` and `false`.
    YesNo { yes: String, no: String },
    /// `rule(path::to::function)`
    Path(Path),
    /// `rule(first = path::to::function)`
    First(Path),
    /// `each(rule)` of a rule that removes members: an item becomes its type's default.
    Default,
}

/// A value written in an attribute.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Literal {
    /// `"…"`
    Text(String),
    /// An integer of up to 64 bits.
    Integer(i128),
    /// A number with a fraction or an exponent; always finite.
    Float(f64),
    /// `true` or `false`
    Bool(bool),
    /// `null`
    Null,
}

/// One variant.
pub(crate) struct Variant {
    /// All names that it is read from: its name on the wire, then its aliases in alphabetical order.
    pub(crate) names: Vec<String>,
    /// True if it stands for every unknown name.
    pub(crate) other: bool,
    /// True if it is tried without a tag, after all others.
    pub(crate) untagged: bool,
    /// The rules written on it. All of them act on its whole content; none if it has no content.
    pub(crate) rules: RuleSet,
    /// The content.
    pub(crate) content: Content,
}

/// The content of a variant.
pub(crate) enum Content {
    /// `Name`
    Unit,
    /// `Name(T)` whose field, of this type, is skipped: read as [`Content::Unit`].
    Hollow(Type),
    /// `Name(T)`
    Newtype(Field),
    /// `Name(A, B)`, also `Name()`
    Tuple(Record),
    /// `Name { … }`
    Struct(Record),
    /// Read by this function, which gives a tuple of the fields, or the one field, or `()`: serde's `with` on a variant.
    With {
        /// The function.
        path: ExprPath,
        /// The types of the fields it gives, in the order written.
        types: Vec<Type>,
    },
}
