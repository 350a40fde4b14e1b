//! The steps from each part of a schema to others.

use std::cell::OnceCell;

use serde_json::Value;

use super::super::keywords::Keywords;
use super::super::targets::Targets;
use super::{AppliedTo, Numbers, Part, SMALL, Step, numbers};

pub(super) struct Builder<'v> {
    /// The parts in the order of their numbers.
    pub(super) found: Vec<&'v Value>,
    /// Their numbers, once there is a reference: without one nothing leads to a part again.
    numbers: Option<Numbers>,
    /// How many steps there are.
    pub(super) steps: usize,
    root: &'v Value,
    /// The targets of references, once there is one.
    targets: OnceCell<Targets<'v>>,
}

impl<'v> Builder<'v> {
    /// Knows the whole alone.
    pub(super) fn of(root: &'v Value) -> Self {
        let mut found = Vec::with_capacity(SMALL);
        found.push(root);
        Self { found, numbers: None, steps: 1, root, targets: OnceCell::new() }
    }

    fn number(&mut self, part: &'v Value) -> usize {
        self.steps += 1;
        let next = self.found.len();
        let known = self.numbers.as_mut().map(|numbers| *numbers.entry(std::ptr::from_ref(part)).or_insert(next));
        let number = known.unwrap_or(next);
        self.found.extend((number == next).then_some(part));
        number
    }

    /// A part with its steps.
    pub(super) fn part(&mut self, value: &'v Value) -> Part {
        let mut part = Part::default();
        for (keyword, held) in value.as_object().into_iter().flatten() {
            part.keywords = part.keywords.and(Keywords::named(keyword));
            match (&**keyword, held) {
                ("$ref" | "$dynamicRef" | "$recursiveRef", _) => {
                    let found = &self.found;
                    self.numbers.get_or_insert_with(|| numbers(found.iter().map(|part| std::ptr::from_ref(*part))));
                    let targets = self.targets.get_or_init(|| Targets::of(self.root)).of_reference(keyword, held);
                    self.add(targets, AppliedTo::Reference, &mut part);
                }
                ("properties", Value::Object(members)) => {
                    let number = |(name, part): (&'v String, _)| ((&**name).into(), self.number(part));
                    part.members = members.iter().map(number).collect();
                    part.members.sort_unstable();
                }
                ("items" | "prefixItems", Value::Array(items)) => {
                    let each = items.iter().enumerate();
                    each.for_each(|(at, item)| self.add([item], AppliedTo::Items(at, at + 1), &mut part));
                }
                _ => self.steps(keyword, held, &mut part, value),
            }
        }
        part
    }

    /// Adds the steps to the parts that a keyword of a part holds.
    fn steps(&mut self, keyword: &str, held: &'v Value, part: &mut Part, value: &Value) {
        let behind =
            |keyword| AppliedTo::Items(value.get(keyword).and_then(Value::as_array).map_or(0, Vec::len), usize::MAX);
        match (keyword, held) {
            ("allOf" | "anyOf" | "oneOf", Value::Array(parts)) => self.add(parts, AppliedTo::Value, part),
            ("dependentSchemas" | "dependencies", Value::Object(parts)) => {
                self.add(parts.values(), AppliedTo::Value, part);
            }
            ("patternProperties", Value::Object(parts)) => self.add(parts.values(), AppliedTo::Members, part),
            ("not" | "if" | "then" | "else", _) => self.add([held], AppliedTo::Value, part),
            ("additionalProperties" | "unevaluatedProperties", _) => self.add([held], AppliedTo::OtherMembers, part),
            ("propertyNames", _) => self.add([held], AppliedTo::Names, part),
            ("items" | "unevaluatedItems", _) => self.add([held], behind("prefixItems"), part),
            ("additionalItems", _) => self.add([held], behind("items"), part),
            ("contains", _) => self.add([held], AppliedTo::Items(0, usize::MAX), part),
            _ => return,
        }
        if let ("unevaluatedProperties" | "unevaluatedItems" | "contains", Some(last)) =
            (keyword, part.steps.last_mut())
        {
            last.is_left = true;
        }
    }

    fn add(&mut self, to: impl IntoIterator<Item = &'v Value>, applied_to: AppliedTo, part: &mut Part) {
        part.steps.extend(to.into_iter().map(|to| Step { applied_to, to: self.number(to), is_left: false }));
    }
}
