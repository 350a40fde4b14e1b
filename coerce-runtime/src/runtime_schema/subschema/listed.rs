//! The values that a location allows, where the schema lists them: `enum`, `const`, and alternatives which each have such a list.
//!
//! Generators write an enum as one `const` for each value, each with its description.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use jsonschema::Draft;
use serde_json::Value;

use super::super::declared_location::Form;
use super::super::keywords::Keywords;
use super::{Nodes, ResolvedSubschema, Source, What, types};
use crate::json::{Kind, Kinds};
use crate::schema::AddressMap;

/// Some of the values of a schema.
pub(super) type List<'v> = Rc<[&'v Value]>;

/// The values that alternatives list, by where they stand. None if one of them has no list.
pub(super) type Known<'v> = AddressMap<*const Value, Option<Listed<'v>>>;

/// The values that alternatives list.
#[derive(Clone)]
pub(super) struct Listed<'v> {
    values: List<'v>,
    /// True if the values are of several types, each of which only one alternative has: the type of a value selects it.
    told_apart: bool,
}

/// The values in each of the lists of a location.
#[derive(Clone)]
pub(in super::super) struct Words<'v> {
    /// The types that their values have.
    pub(in super::super) types: Kinds,
    pub(super) strings: Option<Rc<[&'v str]>>,
}

/// How many values all alternatives may list together. Each may list what others do.
pub(super) const MOST_LISTED: usize = 1 << 20;

impl<'v> Source<'v> {
    /// The types that these subschemas declare together.
    pub(in super::super) fn declared(nodes: &[&'v Value]) -> Kinds {
        let declared = |node: &&'v Value| types::declared(node.as_object()?);
        nodes.iter().filter_map(declared).fold(Kinds::ALL, Kinds::and)
    }

    /// The lists of allowed values of these subschemas. A value is in each of them.
    fn lists(&self, nodes: &[&'v Value]) -> Vec<List<'v>> {
        let mut lists = Vec::new();
        for (node, members) in nodes.iter().filter_map(|node| Some((node, node.as_object()?))) {
            let only = members.get("const").filter(|_| self.draft != Draft::Draft4);
            lists.extend(only.map(|value| Rc::from([value])));
            lists.extend(members.get("enum").and_then(Value::as_array).map(|values| values.iter().collect()));
            let alternatives = ["anyOf", "oneOf"].into_iter().filter_map(|keyword| self.alternatives(node, keyword));
            lists.extend(alternatives.map(|listed| listed.values));
        }
        lists
    }

    /// The values that the alternatives of a keyword list, if each of them has a list. What else it says is left to the validator.
    fn alternatives(&self, node: &'v Value, keyword: &str) -> Option<Listed<'v>> {
        let value = node.get(keyword)?;
        let place = std::ptr::from_ref(value);
        if let Some(known) = self.alternatives.borrow().get(&place) {
            return known.clone();
        }
        // One that leads to itself is no list.
        self.alternatives.borrow_mut().insert(place, None);
        let (mut types, mut twice) = (Kinds::NONE, Kinds::NONE);
        let (mut others, mut has_rules) = (0, false);
        let lists = value.as_array()?.iter().map(|branch| {
            let values = self.branch(branch)?;
            self.listable.set(self.listable.get().checked_sub(values.len())?);
            let of_branch = types_of(&values).without(Kinds::NULL);
            others += usize::from(!of_branch.is_empty());
            has_rules |= !self.said_of(branch, "x-coerce").is_empty();
            (types, twice) = (types.or(of_branch), twice.or(types.and(of_branch)));
            Some(values)
        });
        let values: List<'v> = merged(lists, keyword == "oneOf")?.into();
        // Beside null there is only one: then its rules are those of the location.
        if has_rules && others == 1 {
            return None;
        }
        let told_apart = twice.is_empty() && !types.is_empty() && types::form(types).is_none();
        let listed = Some(Listed { values, told_apart });
        self.alternatives.borrow_mut().insert(place, listed.clone());
        listed
    }

    /// The values that a branch lists.
    fn branch(&self, branch: &'v Value) -> Option<Vec<&'v Value>> {
        let nodes = self.gather(&[branch])?;
        if nodes.iter().any(|node| **node == Value::Bool(false)) {
            return Some(Vec::new());
        }
        let is_null = || Self::declared(&nodes) == Kinds::NULL;
        self.allowed(&nodes).or_else(|| is_null().then(|| vec![&Value::Null]))
    }

    /// The values that these subschemas allow together, if there is a list of them.
    pub(in super::super) fn allowed(&self, nodes: &[&'v Value]) -> Option<Vec<&'v Value>> {
        let (values, types) = (common(&self.lists(nodes))?, Self::declared(nodes));
        Some(values.iter().copied().filter(|value| types::accepts(types, value)).collect())
    }

    /// Returns whether the alternatives of a keyword are an enum: what they say is said of the location itself.
    pub(super) fn is_enum(&self, node: &'v Value, keyword: &str) -> bool {
        self.alternatives(node, keyword).is_some_and(|listed| !listed.told_apart)
    }

    /// The values that the lists of these subschemas have in common: without a list they may be of any type. A list that is used at many
    /// locations is read once.
    pub(in super::super) fn listed_by(&self, nodes: &[&'v Value]) -> Words<'v> {
        let is_listing = |node: &&'v Value| Keywords::of(node).has(Keywords::LISTING);
        match &nodes.iter().copied().filter(is_listing).collect::<Nodes<'v>>()[..] {
            [one] => self.lists.borrow_mut().entry(*one).or_insert_with(|| self.read(&[one])).clone(),
            nodes => self.read(nodes),
        }
    }

    fn read(&self, nodes: &[&'v Value]) -> Words<'v> {
        let lists = self.lists(nodes);
        let types = lists.iter().map(|list| types_of(list)).fold(Kinds::ALL, Kinds::and);
        let words: Vec<_> = common(&lists).iter().flat_map(|all| all.iter()).filter_map(|one| one.as_str()).collect();
        Words { types, strings: (!words.is_empty()).then(|| words.into()) }
    }
}

/// A location with one of these values, of which these subschemas speak.
pub(in super::super) fn one_of<'v>(nodes: Nodes<'v>, values: &[&'v Value]) -> ResolvedSubschema<'v> {
    let types = types_of(values);
    let words: Vec<&str> = values.iter().filter_map(|value| value.as_str()).collect();
    let (form, what) = match types::form(types) {
        Some(Form::String) => (Some(Form::Enum), What::Words(words.into())),
        form => (form, What::Type),
    };
    ResolvedSubschema { nodes, nullable: types.has(Kind::Null), form, what }
}

/// The types of these values.
fn types_of(list: &[&Value]) -> Kinds {
    list.iter().map(|value| types::type_of(value)).fold(Kinds::NONE, Kinds::or)
}

/// The values that are in each of the lists, if there is one.
fn common<'v>(lists: &[List<'v>]) -> Option<List<'v>> {
    let (first, others) = lists.split_first()?;
    let others: Vec<HashSet<String>> = others.iter().map(|list| list.iter().copied().map(key).collect()).collect();
    let is_common = |value: &&&Value| others.iter().all(|keys| keys.contains(&key(value)));
    Some(first.iter().filter(is_common).copied().collect())
}

/// The values that are in one of the lists, or `once` in them, each once. None where one of the lists is none.
pub(in super::super) fn merged<'v>(lists: impl Iterator<Item = Option<Nodes<'v>>>, once: bool) -> Option<Nodes<'v>> {
    let mut merged = Vec::new();
    let mut lists_of: HashMap<String, (usize, usize)> = HashMap::new();
    for (number, list) in lists.enumerate() {
        for value in list? {
            let (last, count) = lists_of.entry(key(value)).or_insert_with(|| {
                merged.push(value);
                (usize::MAX, 0)
            });
            *count += usize::from(*last != number);
            *last = number;
        }
    }
    merged.retain(|value| !once || lists_of.get(&key(value)).is_some_and(|(_, count)| *count == 1));
    Some(merged)
}

/// A key that is the same for values that are: `1` and `1.0`.
fn key(value: &Value) -> String {
    match value.as_f64().filter(|float| value.is_f64() && float.fract() == 0.0) {
        Some(whole) => format!("{whole:.0}"),
        None => value.to_string(),
    }
}
