//! The steps from each part of a schema to others.

use std::cell::OnceCell;

use serde_json::Value;

use super::super::keywords::Keywords;
use super::super::targets::Targets;
use super::{AppliedTo, Numbers, Part, Step};

pub(super) struct Builder<'v> {
    /// The parts in the order of their numbers.
    pub(super) found: Vec<&'v Value>,
    pub(super) numbers: Numbers,
    /// How many steps there are.
    pub(super) steps: usize,
    root: &'v Value,
    /// The targets of references, once there is one.
    targets: OnceCell<Targets<'v>>,
}

impl<'v> Builder<'v> {
    /// Knows the whole alone.
    pub(super) fn of(root: &'v Value) -> Self {
        let numbers = Numbers::from_iter([(std::ptr::from_ref(root), 0)]);
        Self { found: vec![root], numbers, steps: 1, root, targets: OnceCell::new() }
    }

    fn number(&mut self, part: &'v Value) -> usize {
        self.steps += 1;
        *self.numbers.entry(part).or_insert_with(|| {
            self.found.push(part);
            self.found.len() - 1
        })
    }

    /// A part with its steps.
    pub(super) fn part(&mut self, value: &'v Value) -> Part {
        let mut part = Part { ways_here: 1, ..Part::default() };
        for (keyword, held) in value.as_object().into_iter().flatten() {
            part.keywords = part.keywords | Keywords::named(keyword);
            if let ("properties", Value::Object(members)) = (&**keyword, held) {
                let number = |(name, part): (&'v String, _)| ((&**name).into(), self.number(part));
                part.members = members.iter().map(number).collect();
                part.members.sort_unstable();
            }
            let is_left = matches!(&**keyword, "unevaluatedProperties" | "unevaluatedItems" | "contains");
            let (applied_to, parts) = self.applied(keyword, held, value);
            for (at, to) in parts.into_iter().enumerate() {
                let applied_to = applied_to.unwrap_or(AppliedTo::Items(at, at + 1));
                part.steps.push(Step { applied_to, to: self.number(to), is_left });
            }
        }
        part
    }

    /// The parts that a keyword of a part holds or refers to, and what they are applied to. Without: each to one item.
    fn applied(&self, keyword: &str, held: &'v Value, around: &Value) -> (Option<AppliedTo>, Vec<&'v Value>) {
        let behind = |of| AppliedTo::Items(around.get(of).and_then(Value::as_array).map_or(0, Vec::len), usize::MAX);
        let (applied_to, parts) = match (keyword, held) {
            ("$ref" | "$dynamicRef" | "$recursiveRef", _) => {
                let targets = self.targets.get_or_init(|| Targets::of(self.root));
                (AppliedTo::Reference, targets.of_reference(keyword, held))
            }
            ("items" | "prefixItems", Value::Array(items)) => return (None, items.iter().collect()),
            ("allOf" | "anyOf" | "oneOf", Value::Array(parts)) => (AppliedTo::Value, parts.iter().collect()),
            ("dependentSchemas" | "dependencies", Value::Object(parts)) => (AppliedTo::Value, parts.values().collect()),
            ("patternProperties", Value::Object(parts)) => (AppliedTo::Members, parts.values().collect()),
            ("not" | "if" | "then" | "else", _) => (AppliedTo::Value, vec![held]),
            ("additionalProperties" | "unevaluatedProperties", _) => (AppliedTo::OtherMembers, vec![held]),
            ("propertyNames", _) => (AppliedTo::Names, vec![held]),
            ("items" | "unevaluatedItems", _) => (behind("prefixItems"), vec![held]),
            ("additionalItems", _) => (behind("items"), vec![held]),
            ("contains", _) => (AppliedTo::Items(0, usize::MAX), vec![held]),
            _ => (AppliedTo::Value, Vec::new()),
        };
        (Some(applied_to), parts)
    }
}
