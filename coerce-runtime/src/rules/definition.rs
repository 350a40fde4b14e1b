//! The definition of a rule by itself, before it is declared anywhere.

use std::borrow::Cow;
use std::ops::Deref;

use serde_coerce_rules::Row;

use crate::constant::Text;
use crate::json::{Float, Kinds};
use crate::rules::{Arguments, EagerTriggers, Outcome, Rule};
use crate::tree::Tree;

/// A rule by itself: its row in the table, and facts for the runtime alone. The file of a rule has one.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is another question")]
pub struct Definition {
    /// Its row.
    pub row: &'static Row,
    /// The kinds of value that it can fire on.
    pub kinds: Kinds,
    /// True if it may act on what the type would accept as it is.
    pub eager: bool,
    /// Where it may do so even if it is not eager elsewhere.
    pub eager_where: &'static [Open],
    /// The triggers of a string on which it would act there. On what is no string it does not act then.
    pub triggers: EagerTriggers,
    /// True if it reads text as a document, or takes off what is around one, and so runs once more on what a rule that
    /// [unwraps](Row::unwraps) has taken out.
    pub again: bool,
    /// True if it puts a string that it does not read into a list or an object, as an item, a member or a key.
    pub moves_text: bool,
    /// True if it reads a source that is no JSON: where it stands at the root, such a text is a string for the rules there.
    pub reads_source: bool,
    /// True if it judges a number by the digits that it was written with.
    pub digits: bool,
    /// The strings that it accepts beside those of the type.
    pub words: fn(&Arguments) -> Vec<&Text>,
    /// Its answers to values of these kinds.
    pub(super) repairs: Repairs,
}

/// The answer of a rule to a value, as its arguments and the type have it.
type Repair = fn(&Tree<'_>, &Arguments, &Target<'_>) -> Outcome;

/// The answers of a rule to values.
#[derive(Clone, Copy, Debug)]
pub(super) enum Repairs {
    /// To strings, and to nothing else.
    Text(fn(&str, &Arguments, &Target<'_>) -> Outcome),
    /// To any value.
    Tree(Repair),
}

/// The values that a type accepts beside those that it names: it never refuses one for a rule to act on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Open {
    /// There are none.
    #[default]
    No,
    /// It accepts every string, and nothing else.
    Text,
    /// It accepts every value: `serde_json::Value`.
    Any,
    /// It accepts integers that are written as floats: the `integer` of JSON Schema.
    Whole,
    /// It accepts strings beside those that it names: an enum with serde's `other`, or with a variant that is tried without a tag.
    Words,
}

/// Visits strings.
pub(crate) type Words<'t> = dyn Fn(&mut dyn FnMut(&Text)) + 't;

/// The location where a rule runs, as far as a rule may know it.
pub struct Target<'t> {
    /// The kinds that the type is known for.
    pub kinds: Kinds,
    /// Returns whether another rule of the location takes off this object around the value.
    pub unwraps: &'t dyn Fn(&Tree<'_>) -> bool,
    /// The strings and other values that the type accepts without a name for them.
    pub open: Open,
    /// The strings that the type accepts: an enum's variants. Those that rules of the location accept are among them.
    pub words: &'t Words<'t>,
    /// How many levels of lists and objects the value may hold.
    pub depth: usize,
    /// True if anyone will see why the rule leaves the value. If not, no reason need be made.
    pub worded: bool,
    /// True if the words that the rule accepts are those that the type names where it says what it expects.
    pub listed: bool,
    /// The float that the type is.
    pub float: Option<Float>,
}

impl Deref for Definition {
    type Target = Row;

    fn deref(&self) -> &Row {
        self.row
    }
}

impl Definition {
    /// The rule of this name in the table, which replaces values of these kinds that the type refuses.
    pub(super) const fn new(name: &str, kinds: Kinds, repair: Repair) -> Self {
        Self::of(name, kinds, Repairs::Tree(repair))
    }

    /// The rule of this name in the table, which replaces strings that the type refuses.
    pub(super) const fn of_text(name: &str, repair: fn(&str, &Arguments, &Target<'_>) -> Outcome) -> Self {
        Self::of(name, Kinds::STRING, Repairs::Text(repair))
    }

    /// The rule of this name in the table, which acts at the end on values of these kinds, and not by a repair.
    pub(super) const fn at_end(name: &str, kinds: Kinds) -> Self {
        Self::new(name, kinds, |_, _, _| Outcome::Keep)
    }

    const fn of(name: &str, kinds: Kinds, repairs: Repairs) -> Self {
        Self {
            row: serde_coerce_rules::row(name),
            kinds,
            eager: false,
            eager_where: &[],
            triggers: EagerTriggers::UNKNOWN,
            again: false,
            moves_text: false,
            reads_source: false,
            digits: false,
            words: |_| Vec::new(),
            repairs,
        }
    }

    /// Returns its answer to a value.
    pub(crate) fn repair(&self, tree: &Tree<'_>, arguments: &Arguments, target: &Target<'_>) -> Outcome {
        match self.repairs {
            Repairs::Text(repair) => tree.as_str().map_or(Outcome::Keep, |text| repair(text, arguments, target)),
            Repairs::Tree(repair) => repair(tree, arguments, target),
        }
    }

    /// Makes the rule eager on strings that have one of these triggers, and on nothing else.
    pub(super) const fn eager_on(self, triggers: EagerTriggers) -> Self {
        Self { eager: true, triggers, ..self }
    }

    /// Makes the rule eager there.
    pub(super) const fn eager_where(self, open: &'static [Open]) -> Self {
        Self { eager_where: open, ..self }
    }

    /// Runs the rule once more on what another has unwrapped.
    pub(super) const fn again(self) -> Self {
        Self { again: true, ..self }
    }

    /// Has the rule put a string that it does not read into a list or an object.
    pub(super) const fn moves_text(self) -> Self {
        Self { moves_text: true, ..self }
    }

    /// Has the rule read a source that is no JSON.
    pub(super) const fn reads_source(self) -> Self {
        Self { reads_source: true, ..self }
    }

    /// Has the rule judge a number by the digits that it was written with.
    pub(super) const fn by_digits(self) -> Self {
        Self { digits: true, ..self }
    }

    /// The rule without arguments, where the table says.
    pub const fn rule(&'static self) -> Rule {
        self.rule_with(Arguments::None, "")
    }

    /// The rule with arguments, which are also given as they are `written`.
    pub const fn rule_with(&'static self, arguments: Arguments, written: &'static str) -> Rule {
        let Row { name, order, level, .. } = *self.row;
        Rule { definition: self, name, order, level, arguments, written: Cow::Borrowed(written) }
    }

    /// Returns whether it may act on what such a type accepts as it is.
    pub fn is_eager(&self, open: Open) -> bool {
        self.eager || self.eager_where.contains(&open)
    }
}
