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
use self::marks::Marks;
use self::steps::Builder;
use self::walk::Walk;
use self::weight::Weight;
use super::keywords::Keywords;
use crate::schema::{AddressMap, components, finished};

pub(super) mod backtracking;
mod marks;
mod steps;
mod walk;
mod weight;

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
const LIGHT: u64 = 1 << 10;

/// How many ways to all parts together need no counting, beside those that there are at least.
const FEW: u64 = 1 << 12;

/// How many parts a schema has that is small.
const SMALL: usize = 16;

/// How much more work than the limit there may be for each value, and for each byte of its strings and names.
pub(super) const WORK_PER_BYTE: u64 = 1024;
const TOO_MUCH_LEFT_OVER: &str = "too many subschemas meet again beside `unevaluatedProperties` or `unevaluatedItems`: remove some, or write \
                                  `additionalProperties` or `items` where they are";

/// The steps that a validator takes from each part of a schema, and their cost. The parts have numbers; the whole is the first.
#[derive(Debug, Default)]
pub(super) struct ValidationCost {
    /// None where they are too many.
    parts: Vec<Vec<Step>>,
    /// The names of all properties, once one is asked for.
    names: OnceLock<HashSet<Box<str>>>,
    /// How many parts lead from one to the next at the same location, at most.
    here: usize,
    /// The parts that lead to themselves at the same location. A validator goes there twice at most. Empty where none can.
    circular: Vec<bool>,
    /// The parts of which a validator remembers what it knows.
    known: Vec<bool>,
    /// True if there are so many ways that they must be counted before a value is judged.
    many: bool,
    /// The weight of each part, wherever it is judged.
    part: u64,
    /// The weights of parts beside that, up to the last that weighs anything.
    weights: Vec<Weight>,
    /// The regular expressions that go back, of the parts that have any.
    backtracking: HashMap<usize, Expressions>,
    /// Which parts a validator judges again to say what is left over.
    marks: Marks,
    /// How much work it is to compile these.
    to_compile: u64,
    /// How large all regular expressions are.
    states: u64,
}

/// The regular expressions of a part that go back.
#[derive(Debug, Default)]
struct Expressions {
    /// Of strings.
    value: Vec<Arc<Backtracking>>,
    /// Of the names of members.
    names: Vec<Arc<Backtracking>>,
}

/// The outcome of counting what a validator has to compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Compared {
    InTime,
    /// That is more work than there may be.
    TooMuch,
    /// A regular expression goes back too often in a string.
    Unfinished,
}

/// The keywords that weigh something.
const WEIGHING: Keywords = Keywords::PATTERNS.and(Keywords::NAMES).and(Keywords::LISTS);

/// The numbers of the parts.
pub(super) type Numbers = AddressMap<*const Value, usize>;

/// The numbers of these parts.
pub(super) fn numbers(parts: impl Iterator<Item = *const Value>) -> Numbers {
    parts.enumerate().map(|(number, part)| (part, number)).collect()
}

/// A step to other parts, with what they are applied to.
#[derive(Debug)]
enum Step {
    Here(usize),
    Reference(usize),
    /// The members of these names, in the order of the names.
    Members(Vec<(Box<str>, usize)>),
    /// Those that nothing else has evaluated.
    LeftMembers(usize),
    /// The members that no `Members` of the same part has.
    OtherMembers(usize),
    EachMember(usize),
    EachName(usize),
    Item(usize, usize),
    /// The items from this one on.
    ItemsFrom(usize, usize),
    /// Items from this one on that count as evaluated where they are valid.
    LeftItems(usize, usize),
}

impl ValidationCost {
    /// The cost of a schema, and its parts in the order of their numbers.
    pub(super) fn of(root: &Value) -> (Self, Vec<*const Value>) {
        let mut builder = Builder::of(root);
        let (mut parts, mut weights, mut marks) = (Vec::with_capacity(SMALL), Vec::<Weight>::new(), Marks::default());
        let (mut all, mut patterned) = (Keywords::default(), Vec::new());
        while let Some(part) = builder.found.get(parts.len()).copied().filter(|_| builder.steps <= MOST_STEPS) {
            let (steps, keywords) = builder.steps(part);
            all = all.and(keywords);
            patterned.extend(keywords.has(Keywords::PATTERNS).then_some((parts.len(), part)));
            let weight = keywords.has(WEIGHING).then(|| Weight::of(part, keywords)).filter(|weight| !weight.is_none());
            if let Some(weight) = weight {
                weights.resize(parts.len(), Weight::default());
                weights.push(weight);
            }
            parts.push(steps);
        }
        if all.has(Keywords::LEFT) {
            builder.found.iter().take(parts.len()).for_each(|part| marks.push(part));
        }
        let cost = if builder.steps > MOST_STEPS { Self::default() } else { Self::measured(parts, marks) };
        let backtracking = expressions(&patterned);
        let states = patterns(&patterned).into_iter().map(weight::compiled).fold(0, u64::saturating_add);
        let found = builder.found.into_iter().map(std::ptr::from_ref).collect();
        (Self { weights, backtracking, states, ..cost }, found)
    }

    fn measured(parts: Vec<Vec<Step>>, marks: Marks) -> Self {
        let part = |ways| if ways > LIGHT { PART } else { 0 };
        // Each part is at a location of its own.
        if marks.is_none() && !parts.iter().flatten().any(|step| step.here().is_some()) {
            return Self { here: 1, part: part(parts.len() as u64), parts, ..Self::default() };
        }
        let here: Vec<Vec<usize>> = parts.iter().map(|steps| steps.iter().filter_map(Step::here).collect()).collect();
        let most = FEW.saturating_add(4 * parts.len() as u64);
        // Without references the parts are a tree: one way leads to each.
        let is_tree = !parts.iter().flatten().any(|step| matches!(step, Step::Reference(_)));
        let circle = if is_tree { (0..parts.len()).collect() } else { components(&here) };
        let known = if is_tree { vec![false; parts.len()] } else { known(&parts) };
        let count = if is_tree { parts.len() as u64 } else { count(&parts, &known) };
        let to_compile = marks.to_compile(&here);
        let marks = marks.of_ways(&here, &circle);
        let many = count > most || marks.any();
        let closes = |(from, to): (usize, &Vec<usize>)| to.iter().any(|to| circle[*to] == circle[from]);
        Self {
            here: longest(&here, &circle),
            names: OnceLock::new(),
            circular: here.iter().enumerate().map(closes).collect(),
            known,
            many,
            part: part(count),
            weights: Vec::new(),
            backtracking: HashMap::new(),
            marks,
            to_compile,
            states: 0,
            parts,
        }
    }

    /// Returns whether the schema has a property of this name.
    pub(super) fn declares(&self, name: &str) -> bool {
        let names = |step: &Step| match step {
            Step::Members(named) => named.iter().map(|(name, _)| name.clone()).collect(),
            _ => Vec::new(),
        };
        let all = || self.parts.iter().flatten().flat_map(names).collect();
        self.names.get_or_init(all).contains(name)
    }

    /// The fault of a schema that has too many ways.
    pub(super) fn fault(&self) -> Option<String> {
        if self.parts.is_empty() {
            return Some(format!("the schema has more than {MOST_STEPS} subschemas and references"));
        }
        if self.to_compile > MOST_TO_COMPILE {
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

    /// Returns whether a validator that starts with these parts takes no more than so many steps to say whether the value is valid.
    pub(super) fn can_judge(&self, start: &[usize], value: &Value, steps: impl FnOnce() -> u64) -> bool {
        !self.many || self.walk(steps(), None, true).takes(start, value)
    }

    /// Compares the work of a validator that starts with these parts with this work, and what the size of the value adds.
    pub(super) fn compare(&self, start: &[usize], value: &Value, work: u64) -> Compared {
        if self.part == 0 && self.weights.is_empty() && self.backtracking.is_empty() {
            return Compared::InTime;
        }
        let work = work.saturating_add(WORK_PER_BYTE.saturating_mul(weight::size(value)));
        let mut walk = self.walk(u64::MAX, Some(work), true);
        match walk.takes(start, value) {
            true => Compared::InTime,
            false if walk.unfinished => Compared::Unfinished,
            false => Compared::TooMuch,
        }
    }

    /// Returns whether it takes no more to list what is wrong with the value.
    pub(super) fn can_list(&self, start: &[usize], value: &Value, steps: u64) -> bool {
        self.walk(steps, None, false).takes(start, value)
    }

    fn walk(&self, left: u64, work: Option<u64>, remembers: bool) -> Walk<'_> {
        let known = remembers.then(HashSet::new);
        Walk { cost: self, left, work, unfinished: false, known, path: Vec::new() }
    }
}

impl Step {
    /// The parts that it leads to.
    fn to(&self) -> Vec<usize> {
        match self {
            Self::Members(named) => named.iter().map(|(_, to)| *to).collect(),
            Self::Here(to)
            | Self::Reference(to)
            | Self::OtherMembers(to)
            | Self::LeftMembers(to)
            | Self::EachMember(to)
            | Self::EachName(to)
            | Self::Item(_, to)
            | Self::ItemsFrom(_, to)
            | Self::LeftItems(_, to) => vec![*to],
        }
    }

    /// The part that it leads to at the same location.
    fn here(&self) -> Option<usize> {
        match self {
            Self::Here(to) | Self::Reference(to) => Some(*to),
            _ => None,
        }
    }

    /// The part for the member of this name, if it has one for that name alone.
    fn named(&self, name: &str) -> Option<usize> {
        let Self::Members(named) = self else { return None };
        let at = named.binary_search_by(|(known, _)| (**known).cmp(name)).ok()?;
        named.get(at).map(|(_, to)| *to)
    }
}

/// How many parts lead from one to the next at the same location, at most, where those of a circle all do. Beyond what may be it is
/// not looked further.
fn longest(here: &[Vec<usize>], circle: &[usize]) -> usize {
    let mut sizes = vec![0; here.len()];
    for circle in circle {
        sizes[*circle] += 1;
    }
    let mut lengths = sizes.clone();
    loop {
        let mut grows = false;
        for (from, to) in here.iter().enumerate().rev() {
            let others = to.iter().map(|to| circle[*to]).filter(|other| *other != circle[from]);
            let length = sizes[circle[from]] + others.map(|other| lengths[other]).max().unwrap_or(0);
            grows |= length > lengths[circle[from]];
            lengths[circle[from]] = lengths[circle[from]].max(length);
        }
        let longest = lengths.iter().copied().max().unwrap_or(1);
        if !grows || longest > MOST_HERE {
            return longest;
        }
    }
}

/// Which parts a validator remembers: those that a reference leads back to while they are not finished. Of a part that is finished when a
/// reference to it comes it remembers nothing, even if that is in a circle.
fn known(parts: &[Vec<Step>]) -> Vec<bool> {
    let steps =
        |step: &Step| step.to().into_iter().map(|to| (to, matches!(step, Step::Reference(_)))).collect::<Vec<_>>();
    let forth: Vec<Vec<_>> = parts.iter().map(|part| part.iter().flat_map(steps).collect()).collect();
    let (mut known, mut seen, mut open) =
        (vec![false; parts.len()], vec![false; parts.len()], vec![false; parts.len()]);
    for start in 0..parts.len() {
        let mut path = Vec::new();
        if !std::mem::replace(&mut seen[start], true) {
            open[start] = true;
            path.push((start, forth[start].iter()));
        }
        while let Some((part, rest)) = path.last_mut() {
            match rest.next() {
                Some((to, by_reference)) if seen[*to] => known[*to] |= *by_reference && open[*to],
                Some((to, _)) => {
                    (seen[*to], open[*to]) = (true, true);
                    path.push((*to, forth[*to].iter()));
                }
                None => {
                    open[*part] = false;
                    path.pop();
                }
            }
        }
    }
    known
}

/// How many ways there are to all parts, from the whole and from those that are `known`: whatever value the ways go through.
fn count(parts: &[Vec<Step>], known: &[bool]) -> u64 {
    let others = |to: &usize| !known[*to];
    let forth: Vec<Vec<usize>> =
        parts.iter().map(|steps| steps.iter().flat_map(Step::to).filter(others).collect()).collect();
    let mut ways: Vec<u64> = known.iter().enumerate().map(|(part, known)| u64::from(*known || part == 0)).collect();
    for from in finished(&forth).into_iter().rev() {
        for to in &forth[from] {
            ways[*to] = ways[*to].saturating_add(ways[from]);
        }
    }
    ways.into_iter().fold(0, u64::saturating_add)
}

/// All regular expressions of these parts, each once.
fn patterns<'v>(parts: &[(usize, &'v Value)]) -> HashSet<&'v str> {
    let all = |(_, part): &(usize, &'v Value)| {
        let names = part.get("patternProperties").and_then(Value::as_object).into_iter().flat_map(Map::keys);
        part.get("pattern").and_then(Value::as_str).into_iter().chain(names.map(String::as_str))
    };
    parts.iter().flat_map(all).collect()
}

/// The regular expressions that go back, each once, of those of these parts that have any.
fn expressions(parts: &[(usize, &Value)]) -> HashMap<usize, Expressions> {
    let mut all: HashMap<&str, Option<Arc<Backtracking>>> = HashMap::new();
    let mut of_pattern =
        |pattern| all.entry(pattern).or_insert_with(|| Backtracking::of(pattern).map(Arc::new)).clone();
    let mut expressions = HashMap::new();
    for (number, part) in parts {
        let value = part.get("pattern").and_then(Value::as_str).and_then(&mut of_pattern).into_iter().collect();
        let names = part.get("patternProperties").and_then(Value::as_object).into_iter().flat_map(Map::keys);
        let one = Expressions { value, names: names.filter_map(|pattern| of_pattern(pattern)).collect() };
        if !one.value.is_empty() || !one.names.is_empty() {
            expressions.insert(*number, one);
        }
    }
    expressions
}

#[cfg(test)]
mod tests;
