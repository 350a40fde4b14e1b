//! The way that a validator takes through a value: how many steps it has, and what is compared on it.

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::backtracking::{Backtracking, Tried};
use super::marks::Times;
use super::{Step, ValidationCost, weight};

/// The way that a validator takes.
pub(super) struct Walk<'w> {
    pub(super) cost: &'w ValidationCost,
    /// How many steps are left.
    pub(super) left: u64,
    /// How much work is left, where work is counted.
    pub(super) work: Option<u64>,
    /// True if a regular expression goes back too often.
    pub(super) unfinished: bool,
    /// The parts and values that it knows, if it remembers them.
    pub(super) known: Option<HashSet<(usize, *const Value)>>,
    /// Where it is in parts that lead to themselves.
    pub(super) path: Vec<(usize, *const Value)>,
}

impl Walk<'_> {
    /// Returns whether there are steps enough.
    pub(super) fn takes(&mut self, start: &[usize], value: &Value) -> bool {
        start.iter().all(|part| self.enter(*part, value, Times::ONCE))
    }

    fn enter(&mut self, part: usize, value: &Value, times: Times) -> bool {
        let cost = self.cost;
        let here = (part, std::ptr::from_ref(value));
        let times = cost.marks.at(part, self.remembered((part, value), times));
        let left = self.left.checked_sub(times.work(value));
        let (Some(steps), Some(left)) = (cost.parts.get(part), left) else { return false };
        self.left = left;
        let is_circular = cost.circular.get(part) == Some(&true);
        if times.is_none() || (is_circular && self.has_been(here)) {
            return true;
        }
        let weight = cost.weights.get(part).map_or(0, |weight| weight.at(value)).saturating_add(cost.part);
        if !self.pays(weight.saturating_mul(times.all())) || !self.goes_back(part, value, times) {
            return false;
        }
        self.path.extend(is_circular.then_some(here));
        let is_enough = steps.iter().all(|step| self.go(step, steps, value, times));
        if is_circular {
            self.path.pop();
        }
        is_enough
    }

    fn pays(&mut self, work: u64) -> bool {
        self.work = self.work.map(|left| left.saturating_sub(work));
        self.work != Some(0)
    }

    /// Tries the regular expressions of a part that go back.
    fn goes_back(&mut self, part: usize, value: &Value, times: Times) -> bool {
        let Some(expressions) = self.cost.backtracking.get(&part) else { return true };
        match value {
            Value::String(text) => self.tries(&expressions.value, text, times),
            Value::Object(members) => members.keys().all(|name| self.tries(&expressions.names, name, times)),
            _ => true,
        }
    }

    fn tries(&mut self, expressions: &[Arc<Backtracking>], text: &str, times: Times) -> bool {
        if self.work.is_none() {
            return true;
        }
        expressions.iter().all(|one| {
            let tried = one.matches(text, |work| self.pays(work.saturating_mul(times.all())));
            self.unfinished |= tried == Tried::Unfinished;
            tried == Tried::Matched
        })
    }

    /// Pays for the patterns at the names of all members, wherever a step leads at the same location.
    fn pays_for_names(&mut self, part: usize, value: &Value, times: Times) -> bool {
        if self.work.is_none() {
            return true;
        }
        let cost = self.cost;
        let names = value.as_object().map_or(0, weight::names).saturating_mul(times.all());
        let (mut seen, mut todo) = (HashSet::from([part]), vec![part]);
        while let Some(part) = todo.pop() {
            let weight = cost.weights.get(part).copied().unwrap_or_default();
            let expressions = cost.backtracking.get(&part).map_or(&[][..], |expressions| &expressions.value);
            let mut names_of = value.as_object().into_iter().flat_map(Map::keys);
            if !self.pays(weight.byte.saturating_mul(names))
                || !names_of.all(|name| self.tries(expressions, name, times))
            {
                return false;
            }
            let here = cost.parts.get(part).into_iter().flatten().filter_map(Step::here);
            todo.extend(here.filter(|to| seen.insert(*to)));
        }
        true
    }

    /// How often it judges a list or an object that it may remember: once. What it marks it doesn't remember.
    fn remembered(&mut self, (part, value): (usize, &Value), times: Times) -> Times {
        let is_known = self.cost.known.get(part) == Some(&true) && (value.is_array() || value.is_object());
        let known = self.known.as_mut().filter(|_| is_known);
        let here = (part, std::ptr::from_ref(value));
        known.map_or(times, |known| if known.insert(here) { times.judged_once() } else { times.not_judged() })
    }

    /// Returns whether the validator goes no further round a circle. It has a part twice, as it stands and as what a reference leads to.
    fn has_been(&self, here: (usize, *const Value)) -> bool {
        self.path.iter().filter(|been| **been == here).count() > 1
    }

    fn go(&mut self, step: &Step, beside: &[Step], value: &Value, times: Times) -> bool {
        let mut members = value.as_object().into_iter().flatten();
        let items = |from: usize| value.as_array().and_then(|items| items.get(from..)).into_iter().flatten();
        let is_named = |name: &str| beside.iter().any(|step| step.named(name).is_some());
        let below = match step {
            Step::Here(to) => return self.enter(*to, value, times.beside()),
            Step::Reference(to) => return self.enter(*to, value, times),
            Step::LeftMembers(_) | Step::LeftItems(..) => times.left_over(),
            _ => times.below(),
        };
        if below.is_none() {
            return true;
        }
        match step {
            Step::Here(_) | Step::Reference(_) => true,
            Step::Members(_) => members
                .filter_map(|(name, member)| Some((step.named(name)?, member)))
                .all(|(to, member)| self.enter(to, member, below)),
            Step::OtherMembers(to) | Step::LeftMembers(to) => {
                members.filter(|(name, _)| !is_named(name)).all(|(_, member)| self.enter(*to, member, below))
            }
            Step::EachMember(to) => members.all(|(_, member)| self.enter(*to, member, below)),
            Step::EachName(to) => {
                self.pays_for_names(*to, value, below) && members.all(|_| self.enter(*to, &Value::Null, below))
            }
            Step::Item(at, to) => items(*at).take(1).all(|item| self.enter(*to, item, below)),
            Step::ItemsFrom(at, to) | Step::LeftItems(at, to) => items(*at).all(|item| self.enter(*to, item, below)),
        }
    }
}
