//! The work of a validator: where it goes from each part of a schema, to other parts at the same location or into the value.
//!
//! To say whether a value is valid it takes every way, except that it remembers what it knows of parts that refer to themselves. To
//! list what is wrong it takes every way there is. To say what is left over (`unevaluatedProperties`, `unevaluatedItems`) it judges again
//! what stands beside. Where parts share others these may be more than can be taken, and one may be longer
//! than the stack. So the ways are counted here first.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use serde_json::{Map, Value};

use self::backtracking::Backtracking;
use self::steps::Builder;
use self::walk::Walk;
use super::keywords::Keywords;
use super::targets::each;
use crate::api::reading::budget;
use crate::schema::{AddressMap, components, finished};
use crate::tree::Tree;

pub(super) mod backtracking;
mod pattern;
mod steps;
mod walk;

/// How many parts may lead from one to the next at the same location.
const MOST_HERE: usize = 256;

/// How many parts may lead from one to the next on the way into a value: a validator has them all on the stack.
const MOST_BELOW: usize = 2048;

/// How many steps there may be from all parts together.
const MOST_STEPS: usize = 1 << 18;

/// How much work it may be to compile what says what is left over: about a tenth of a second.
const MOST_TO_COMPILE: u64 = 1 << 23;

/// How large all regular expressions may be, in states: about 100 MB, and a fifth of a second to compile.
const MOST_STATES: u64 = 1 << 19;

/// How much work each part is where there are many ways.
const PART: u64 = 4;

/// How many ways are few enough not to be weighed.
const FEW_WAYS: u64 = 1 << 10;

/// How many ways to all parts together need no counting, beside those that there are at least.
const UNCOUNTED: u64 = 1 << 12;

/// How much more work than the limit there may be for each value, and for each byte of its strings and names.
pub(super) const WORK_PER_BYTE: u64 = 1024;

/// The weight of the keywords of a part that counts as the one step that each part takes at each value.
const LIGHT: u64 = 256;

/// How many steps a required name takes: it is looked for, and where it is missing that is an issue to count.
const NAME: u64 = 8;

const TOO_MUCH_LEFT_OVER: &str = "too many subschemas meet again beside `unevaluatedProperties` or `unevaluatedItems`: remove some, or write \
                                  `additionalProperties` or `items` where they are";

/// The steps that a validator takes from each part of a schema, and their cost. The parts have numbers; the whole is the first.
#[derive(Debug, Default)]
pub(super) struct ValidationCost {
    /// None where they are too many.
    parts: Vec<Part>,
    /// The names of all properties, once one is asked for.
    names: OnceLock<HashSet<Box<str>>>,
    /// How many parts lead from one to the next at the same location, at most.
    here: usize,
    /// True if there are so many ways that they must be counted before a value is judged.
    many: bool,
    /// The weight of each part, wherever it is judged.
    part: u64,
    /// True if a part weighs something by itself.
    weighs: bool,
    /// How large all regular expressions are.
    states: u64,
}

/// A part of a schema.
#[derive(Debug, Default)]
struct Part {
    keywords: Keywords,
    /// The parts for the members of these names, in the order of the names.
    members: Vec<(Box<str>, usize)>,
    /// The steps to other parts.
    steps: Vec<Step>,
    weight: Option<Box<Weight>>,
    /// How many ways there are from it to others at the same location.
    ways_here: u64,
    /// True if it leads to itself at the same location. A validator goes there twice at most.
    is_circular: bool,
    /// True if a validator remembers what it knows of it.
    is_known: bool,
    /// True if it says what is left over and for that marks what the parts at the same location evaluate: it judges each once more.
    marks: bool,
}

/// A step to another part, with what that is applied to.
#[derive(Debug)]
struct Step {
    applied_to: AppliedTo,
    to: usize,
    /// True if what it is applied to depends on what is left over: marks look there too.
    is_left: bool,
}

/// The values that a part is applied to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum AppliedTo {
    /// The value itself.
    Value,
    /// The value itself, by a reference.
    Reference,
    Members,
    /// The members that have no part of their own.
    OtherMembers,
    Names,
    /// The items from this one to the one before that.
    Items(usize, usize),
}

/// The cost of the keywords of one part, in steps beside the one that each part takes.
#[derive(Debug, Default)]
struct Weight {
    /// At each value: the names that are required, and the values that are allowed.
    value: u64,
    /// At a string: its pattern.
    strings: Patterns,
    /// At the name of each member: the patterns of properties.
    names: Patterns,
}

/// The cost of the regular expressions that a text is matched with.
#[derive(Debug, Default)]
struct Patterns {
    /// At each byte: their states.
    byte: u64,
    /// Those that go back.
    going_back: Vec<Arc<Backtracking>>,
}

/// Why a validator may not look at a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Excess {
    /// It would take too many steps from one part to the next.
    Steps,
    /// It would compare too much.
    Work,
    /// A regular expression goes back too often in a string.
    Backtracking,
}

/// The numbers of the parts.
pub(super) type Numbers = AddressMap<*const Value, usize>;

impl ValidationCost {
    /// The cost of a schema, and the numbers of its parts.
    pub(super) fn of(root: &Value) -> (Self, Numbers) {
        let (mut builder, mut parts) = (Builder::of(root), Vec::new());
        let mut patterns = HashMap::new();
        while let Some(value) = builder.found.get(parts.len()).copied().filter(|_| builder.steps <= MOST_STEPS) {
            let mut part = builder.part(value);
            if part.keywords.has(Keywords::WEIGHING) {
                part.weight = Weight::of(value, &mut patterns).map(Box::new);
            }
            parts.push(part);
        }
        let states = patterns.into_keys().map(pattern::compiled).fold(0, u64::saturating_add);
        let cost = if builder.steps > MOST_STEPS { Self::default() } else { Self::measured(parts) };
        (Self { weighs: cost.parts.iter().any(|part| part.weight.is_some()), states, ..cost }, builder.numbers)
    }

    fn measured(mut parts: Vec<Part>) -> Self {
        let weight = |ways| if ways > FEW_WAYS { PART } else { 0 };
        let is_alone = |part: &Part| !part.keywords.has(Keywords::LEFT) && part.here().next().is_none();
        // Each part is at a location of its own.
        if parts.iter().all(is_alone) {
            return Self { here: 1, part: weight(parts.len() as u64), parts, ..Self::default() };
        }
        let here: Vec<Vec<usize>> = parts.iter().map(|part| part.here().collect()).collect();
        let circle = components(&here);
        let order = finished(&here);
        mark(&mut parts, &here, &order, &circle);
        let (count, of_scalars) = count_ways(&mut parts);
        let most = UNCOUNTED.saturating_add(4 * parts.len() as u64);
        Self {
            here: longest(&here, &order, &circle),
            many: count.max(of_scalars) > most || parts.iter().any(|part| part.marks || part.is_circular),
            part: weight(count),
            parts,
            ..Self::default()
        }
    }

    /// Returns whether the schema has a property of this name: then it is none of the input's alone.
    pub(super) fn declares(&self, name: &str) -> bool {
        let all = || self.parts.iter().flat_map(|part| &part.members).map(|(name, _)| name.clone()).collect();
        self.names.get_or_init(all).contains(name)
    }

    /// The fault of a schema that has too many ways.
    pub(super) fn fault(&self) -> Option<String> {
        if self.parts.is_empty() {
            return Some(format!("the schema has more than {MOST_STEPS} subschemas and references"));
        }
        if to_compile(&self.parts) > MOST_TO_COMPILE {
            return Some(TOO_MUCH_LEFT_OVER.to_owned());
        }
        if self.states > MOST_STATES {
            return Some(format!("the regular expressions have more than {MOST_STATES} states: remove repetitions"));
        }
        let fault = "subschemas lead from one to the next at the same location: remove a reference";
        (self.here > MOST_HERE).then(|| format!("more than {MOST_HERE} {fault}"))
    }

    /// How many levels a value may have.
    pub(super) fn most_levels(&self) -> usize {
        MOST_BELOW / self.here.max(1)
    }

    /// Counts the work of a validator that starts with these parts to say whether a value is valid: no more than this work, and what
    /// the size of the value adds.
    pub(super) fn judge(&self, start: &[usize], value: &Value, work: u64) -> Result<(), Excess> {
        if !self.many && !self.weighs && self.part == 0 {
            return Ok(());
        }
        let steps = if self.many { budget(&Tree::Value(value)) } else { u64::MAX };
        Walk::new(self, steps, work_at(value, work), true).all(start, value)
    }

    /// Counts the work to list what is wrong with it.
    pub(super) fn list(&self, start: &[usize], value: &Value, work: u64) -> Result<(), Excess> {
        Walk::new(self, budget(&Tree::Value(value)), work_at(value, work), false).all(start, value)
    }
}

impl Part {
    /// The parts that it leads to at the same location.
    fn here(&self) -> impl Iterator<Item = usize> {
        let is_here = |step: &&Step| matches!(step.applied_to, AppliedTo::Value | AppliedTo::Reference);
        self.steps.iter().filter(is_here).map(|step| step.to)
    }

    /// The part for the member of this name.
    fn member(&self, name: &str) -> Option<usize> {
        let at = self.members.binary_search_by(|(known, _)| (**known).cmp(name)).ok()?;
        self.members.get(at).map(|(_, part)| *part)
    }
}

impl Weight {
    /// The weight of a part, unless it is light.
    fn of<'v>(part: &'v Value, patterns: &mut HashMap<&'v str, Option<Arc<Backtracking>>>) -> Option<Self> {
        let list = |keyword| part.get(keyword).and_then(Value::as_array).map_or(0, Vec::len);
        let members = |keyword| part.get(keyword).and_then(Value::as_object).into_iter().flat_map(Map::iter);
        let others = ["dependentRequired", "dependencies"].into_iter().flat_map(members);
        let required = list("required") + others.filter_map(|(_, names)| names.as_array()).map(Vec::len).sum::<usize>();
        let mut going_back = |one| patterns.entry(one).or_insert_with(|| Backtracking::of(one).map(Arc::new)).clone();
        let heavy = |steps: u64| if steps < LIGHT { 0 } else { steps };
        let mut matched = |patterns: Vec<&'v str>| Patterns {
            byte: heavy(patterns.iter().map(|one| pattern::states(one)).fold(0, u64::saturating_add)),
            going_back: patterns.into_iter().filter_map(&mut going_back).collect(),
        };
        let weight = Self {
            value: heavy(required as u64 * NAME + list("enum") as u64),
            strings: matched(part.get("pattern").and_then(Value::as_str).into_iter().collect()),
            names: matched(members("patternProperties").map(|(name, _)| &**name).collect()),
        };
        let is_light = |patterns: &Patterns| patterns.byte == 0 && patterns.going_back.is_empty();
        (weight.value > 0 || !is_light(&weight.strings) || !is_light(&weight.names)).then_some(weight)
    }
}

/// How much may be compared in a value: this, and what its size adds.
fn work_at(value: &Value, work: u64) -> u64 {
    work.saturating_add(WORK_PER_BYTE.saturating_mul(size(value)))
}

/// How many bytes and values a value is made of.
fn size(value: &Value) -> u64 {
    let bytes = |value: &Value| match value {
        Value::String(text) => text.len(),
        Value::Object(members) => members.keys().map(String::len).sum(),
        _ => 0,
    };
    each(value).map(|value| 1 + bytes(value) as u64).sum()
}

/// Finds out which parts lead to themselves at the same location, how many ways there are from each to others there, and which mark. A
/// validator knows ahead what is evaluated beside
/// `unevaluatedProperties`, unless a part there has keywords whose parts count only where they are valid, or says what is left over.
fn mark(parts: &mut [Part], here: &[Vec<usize>], order: &[usize], circle: &[usize]) {
    let mut open = vec![false; parts.len()];
    for number in order.iter().copied() {
        let ways_here = here[number].iter().fold(1_u64, |sum, to| sum.saturating_add(parts[*to].ways_here));
        let part = &mut parts[number];
        part.ways_here = ways_here;
        part.is_circular = here[number].iter().any(|to| circle[*to] == circle[number]);
        let opens = part.is_circular || part.keywords.has(Keywords::BRANCHES) || here[number].iter().any(|n| open[*n]);
        open[number] = opens || part.keywords.has(Keywords::LEFT);
        part.marks = part.keywords.has(Keywords::LEFT_ITEMS) || opens && part.keywords.has(Keywords::LEFT_PROPERTIES);
    }
}

/// How many parts lead from one to the next at the same location, at most, where those of a circle all do.
fn longest(here: &[Vec<usize>], order: &[usize], circle: &[usize]) -> usize {
    let mut sizes = vec![0; here.len()];
    for circle in circle {
        sizes[*circle] += 1;
    }
    let mut lengths = sizes.clone();
    for from in order.iter().copied() {
        let others = here[from].iter().map(|to| circle[*to]).filter(|other| *other != circle[from]);
        let length = sizes[circle[from]] + others.map(|other| lengths[other]).max().unwrap_or(0);
        lengths[circle[from]] = lengths[circle[from]].max(length);
    }
    lengths.into_iter().max().unwrap_or(1)
}

/// How many ways there are to all parts, from the whole and from those that a validator remembers, whatever value the ways go through.
///
/// It remembers those that a reference leads back to while they are not finished. Of a part that is finished when a reference to it comes
/// it remembers nothing, even if that is in a circle. Nor does it remember anything of scalars: so many ways more there are to one.
fn count_ways(parts: &mut [Part]) -> (u64, u64) {
    let forth = |part: &Part| {
        part.members.iter().map(|(_, to)| *to).chain(part.steps.iter().map(|step| step.to)).collect::<Vec<_>>()
    };
    let forth: Vec<Vec<usize>> = parts.iter().map(forth).collect();
    let order = finished(&forth);
    let mut is_finished = vec![false; parts.len()];
    for from in order.iter().copied() {
        let back = |step: &&Step| step.applied_to == AppliedTo::Reference && !is_finished[step.to];
        let known: Vec<usize> = parts[from].steps.iter().filter(back).map(|step| step.to).collect();
        for to in known {
            parts[to].is_known = true;
        }
        is_finished[from] = true;
    }
    let start = |(number, part): (usize, &Part)| u64::from(number == 0 || part.is_known);
    let mut ways: Vec<u64> = parts.iter().enumerate().map(start).collect();
    let mut of_scalars = 0_u64;
    for from in order.into_iter().rev() {
        for to in forth[from].iter().copied() {
            if parts[to].is_known {
                of_scalars = of_scalars.saturating_add(ways[from].saturating_mul(parts[to].ways_here));
            } else {
                ways[to] = ways[to].saturating_add(ways[from]);
            }
        }
    }
    (ways.into_iter().fold(0, u64::saturating_add), of_scalars)
}

/// How much there is to compile: for each part that says what is left over, all ways at its location, and at each of them what lies on
/// the ways from there.
fn to_compile(parts: &[Part]) -> u64 {
    let ways = parts.iter().filter(|part| part.keywords.has(Keywords::LEFT)).map(|part| part.ways_here);
    ways.fold(0, |work, ways| work.saturating_add(ways.saturating_mul(ways)))
}

#[cfg(test)]
mod tests;
