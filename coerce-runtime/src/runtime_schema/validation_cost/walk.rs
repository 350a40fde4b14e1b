//! The way that a validator takes through a value: how many steps it has, and what is compared on it.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::{AppliedTo, Excess, Part, Patterns, Step, ValidationCost};

/// A part at a value; true if it is marked there, and not judged.
type Visit = (usize, *const Value, bool);

/// The way that a validator takes.
pub(super) struct Walk<'w> {
    cost: &'w ValidationCost,
    /// How many steps are left.
    steps: u64,
    /// How much work is left.
    work: u64,
    /// The parts and values that it knows, if it remembers them.
    known: Option<HashSet<Visit>>,
    /// Where it is in parts that lead to themselves.
    path: Vec<Visit>,
}

impl<'w> Walk<'w> {
    pub(super) fn new(cost: &'w ValidationCost, steps: u64, work: u64, remembers: bool) -> Self {
        Self { cost, steps, work, known: remembers.then(HashSet::new), path: Vec::new() }
    }

    /// Counts the way through these parts.
    pub(super) fn all(&mut self, start: &[usize], value: &Value) -> Result<(), Excess> {
        start.iter().try_for_each(|part| self.enter(*part, value, false))
    }

    /// Counts the way through a part where it is judged; or where it is marked, which looks at all members or items.
    fn enter(&mut self, number: usize, value: &Value, marked: bool) -> Result<(), Excess> {
        let Some(part) = self.cost.parts.get(number) else { return Err(Excess::Steps) };
        let visit = (number, std::ptr::from_ref(value), marked);
        let inside = value.as_object().map_or(0, Map::len) + value.as_array().map_or(0, Vec::len);
        let steps = if marked { 1 + inside as u64 } else { 1 };
        self.steps = self.steps.checked_sub(steps).ok_or(Excess::Steps)?;
        // The validator has a part twice, as it stands and as what a reference leads to: no further does it go round a circle.
        if part.is_circular && self.path.iter().filter(|been| **been == visit).count() > 1 {
            return Ok(());
        }
        // What it marks it doesn't remember.
        let is_known = part.is_known && !marked && (value.is_array() || value.is_object());
        if is_known && self.known.as_mut().is_some_and(|known| !known.insert(visit)) {
            return Ok(());
        }
        self.compare(part, value)?;
        self.path.extend(part.is_circular.then_some(visit));
        if !marked {
            let members = value.as_object().into_iter().flatten();
            let mut named = members.filter_map(|(name, member)| Some((part.member(name)?, member)));
            named.try_for_each(|(to, member)| self.enter(to, member, false))?;
        }
        part.steps.iter().try_for_each(|step| self.go(step, part, value, marked))?;
        if part.marks && !marked {
            self.enter(number, value, true)?;
        }
        self.path.truncate(self.path.len() - usize::from(part.is_circular));
        Ok(())
    }

    fn go(&mut self, step: &Step, part: &Part, value: &Value, marked: bool) -> Result<(), Excess> {
        let to = step.to;
        let mut members = value.as_object().into_iter().flatten();
        match step.applied_to {
            AppliedTo::Reference => self.enter(to, value, marked),
            AppliedTo::Value => {
                self.enter(to, value, false)?;
                if marked { self.enter(to, value, true) } else { Ok(()) }
            }
            _ if marked && !step.is_left => Ok(()),
            AppliedTo::Members => members.try_for_each(|(_, member)| self.enter(to, member, false)),
            AppliedTo::OtherMembers => members
                .filter(|(name, _)| part.member(name).is_none())
                .try_for_each(|(_, member)| self.enter(to, member, false)),
            AppliedTo::Names => members.try_for_each(|(name, _)| self.enter(to, &Value::from(&**name), false)),
            AppliedTo::Items(from, until) => {
                let items = value.as_array().into_iter().flatten().take(until).skip(from);
                items.into_iter().try_for_each(|item| self.enter(to, item, false))
            }
        }
    }

    /// Pays for what a part compares at a value.
    fn compare(&mut self, part: &Part, value: &Value) -> Result<(), Excess> {
        self.pay(self.cost.part)?;
        let Some(weight) = &part.weight else { return Ok(()) };
        self.pay(weight.value)?;
        match value {
            Value::String(text) => self.match_text(&weight.strings, text),
            Value::Object(members) => members.keys().try_for_each(|name| self.match_text(&weight.names, name)),
            _ => Ok(()),
        }
    }

    fn match_text(&mut self, patterns: &Patterns, text: &str) -> Result<(), Excess> {
        self.pay(patterns.byte.saturating_mul(text.len() as u64))?;
        patterns.going_back.iter().try_for_each(|one| one.matches(text, |work| self.pay(work)))
    }

    fn pay(&mut self, work: u64) -> Result<(), Excess> {
        self.work = self.work.checked_sub(work).ok_or(Excess::Work)?;
        Ok(())
    }
}
