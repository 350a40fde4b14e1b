//! The steps from each part of a schema to others.

use std::cell::OnceCell;

use serde_json::{Map, Value};

use super::super::keywords::Keywords;
use super::super::targets::Targets;
use super::{Numbers, SMALL, Step, numbers};

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

    /// The steps from a part, and its keywords.
    pub(super) fn steps(&mut self, part: &'v Value) -> (Vec<Step>, Keywords) {
        let (mut steps, mut keywords) = (Vec::new(), Keywords::default());
        for (keyword, value) in part.as_object().into_iter().flatten() {
            keywords = keywords.and(Keywords::named(keyword));
            match &**keyword {
                "$ref" | "$dynamicRef" | "$recursiveRef" => {
                    self.numbers
                        .get_or_insert_with(|| numbers(self.found.iter().map(|part| std::ptr::from_ref(*part))));
                    let targets = self.targets.get_or_init(|| Targets::of(self.root));
                    let targets = targets.of_reference(keyword, value);
                    steps.extend(targets.into_iter().map(|part| Step::Reference(self.number(part))));
                }
                "allOf" | "anyOf" | "oneOf" => self.here(value.as_array().into_iter().flatten(), &mut steps),
                "not" | "if" | "then" | "else" => self.here([value], &mut steps),
                "dependentSchemas" | "dependencies" => {
                    self.here(value.as_object().into_iter().flat_map(Map::values), &mut steps);
                }
                _ => self.inside(keyword, value, part, &mut steps),
            }
        }
        (steps, keywords)
    }

    fn here(&mut self, parts: impl IntoIterator<Item = &'v Value>, steps: &mut Vec<Step>) {
        steps.extend(parts.into_iter().map(|part| Step::Here(self.number(part))));
    }

    fn inside(&mut self, keyword: &str, value: &'v Value, part: &'v Value, steps: &mut Vec<Step>) {
        let first = |keyword: &str| part.get(keyword).and_then(Value::as_array).map_or(0, Vec::len);
        match (keyword, value) {
            ("properties", Value::Object(members)) => {
                let numbered = members.iter().map(|(name, member)| (name.as_str().into(), self.number(member)));
                let mut numbered: Vec<(Box<str>, usize)> = numbered.collect();
                numbered.sort_unstable();
                steps.push(Step::Members(numbered));
            }
            ("patternProperties", Value::Object(members)) => {
                steps.extend(members.values().map(|member| Step::EachMember(self.number(member))));
            }
            ("additionalProperties", _) => steps.push(Step::OtherMembers(self.number(value))),
            ("unevaluatedProperties", _) => steps.push(Step::LeftMembers(self.number(value))),
            ("propertyNames", _) => steps.push(Step::EachName(self.number(value))),
            ("items" | "prefixItems", Value::Array(items)) => {
                steps.extend(items.iter().enumerate().map(|(at, item)| Step::Item(at, self.number(item))));
            }
            ("items", _) => steps.push(Step::ItemsFrom(first("prefixItems"), self.number(value))),
            ("unevaluatedItems", _) => steps.push(Step::LeftItems(first("prefixItems"), self.number(value))),
            ("additionalItems", _) => steps.push(Step::ItemsFrom(first("items"), self.number(value))),
            ("contains", _) => steps.push(Step::LeftItems(0, self.number(value))),
            _ => {}
        }
    }
}
