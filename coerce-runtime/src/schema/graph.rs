//! Types as a graph: which can be reached from which, each once, and which are recursive.
//!
//! Schemas are compared by address: each is once in the list of those of its root type.

use super::addresses::{AddressMap, AddressSet, address};
use super::{Edge, Enum, Schema, Shape, Tagging, Variant};
use crate::constant::Text;

/// How a type leads to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Into the document: to an item, a member, a key.
    Down,
    /// To another type with the same value: of an option or a wrapper.
    Here,
    /// To another type at the same location, which reads a part of the value: a flattened field, and what stands beside a tag.
    Part,
    /// To an untagged variant, at the same location: it is one of several that are tried.
    Trial,
    /// To the schema that an opaque type has for masking alone.
    Mask,
}

impl Step {
    /// Returns whether the other type is read at the same location.
    pub(crate) fn is_in_place(self) -> bool {
        !matches!(self, Self::Down | Self::Mask)
    }

    /// Returns whether values are read as the other type.
    pub(crate) fn is_read(self) -> bool {
        self != Self::Mask
    }
}

impl Enum {
    /// Returns whether `variant` is found by trial.
    pub(crate) fn tries(&self, variant: &Variant) -> bool {
        variant.untagged || self.tagging == Tagging::Untagged
    }

    /// The variants that have a tag.
    pub(crate) fn tagged(&self) -> impl Iterator<Item = &Variant> + Clone {
        self.variants.iter().filter(|variant| !self.tries(variant))
    }

    /// The variants that are found by trial.
    pub(crate) fn tried(&self) -> impl Iterator<Item = &Variant> {
        self.variants.iter().filter(|variant| self.tries(variant))
    }

    /// Returns whether judges decide for its variants.
    pub(crate) fn is_judged(&self) -> bool {
        self.variants.iter().any(|variant| variant.judged.is_some())
    }

    /// Every name that is a tag.
    pub(crate) fn tags(&self) -> Vec<&str> {
        self.tags_of(|_| true)
    }

    /// The tags of those variants that are `wanted`.
    pub(super) fn tags_of(&self, wanted: fn(&Variant) -> bool) -> Vec<&str> {
        self.each_tag(wanted).map(AsRef::as_ref).collect()
    }

    /// The same, one by one.
    pub(super) fn each_tag(&self, wanted: fn(&Variant) -> bool) -> impl Iterator<Item = &Text> {
        self.tagged().filter(move |variant| wanted(variant)).flat_map(|variant| &variant.names)
    }

    /// The tag of this name.
    pub(crate) fn tag(&self, name: &str) -> Option<&Text> {
        self.each_tag(|_| true).find(|tag| *tag == name)
    }

    /// The variant that a tag names, and by which of its names. The one that stands for every unknown name has none.
    pub(crate) fn find(&self, tag: &str) -> Option<(&Variant, Option<&Text>)> {
        let named = self.by_name(tag).map(|(variant, name)| (variant, Some(name)));
        named.or_else(|| self.tagged().find(|variant| variant.other).map(|variant| (variant, None)))
    }

    /// The variant that has this name, and the name.
    pub(crate) fn by_name(&self, tag: &str) -> Option<(&Variant, &Text)> {
        self.tagged().find_map(|variant| Some((variant, variant.names.iter().find(|name| *name == tag)?)))
    }

    /// Returns whether a string is accepted only as the name of a variant without content.
    pub(crate) fn only_names(&self) -> bool {
        self.tagging == Tagging::External && self.tried().next().is_none()
    }

    /// Returns whether it is the name of a variant without content.
    pub(crate) fn names_unit(&self, name: &str) -> bool {
        self.find(name).is_some_and(|(variant, _)| variant.is_unit())
    }

    fn step(&self, variant: &Variant) -> Step {
        match self.tagging {
            _ if self.tries(variant) => Step::Trial,
            Tagging::Internal { .. } => Step::Part,
            _ => Step::Down,
        }
    }
}

impl Variant {
    /// Returns whether it has no content.
    pub(super) fn is_unit(&self) -> bool {
        self.content.is_none()
    }

    /// Returns whether it is what other variants have in common.
    pub(crate) fn is_common(&self) -> bool {
        self.judged.as_ref().is_some_and(|judged| judged.common)
    }
}

impl Schema {
    /// Visits each use of another type.
    pub(crate) fn each_edge<'s>(&'s self, visit: &mut dyn FnMut(Step, &'s Edge)) {
        match &self.shape {
            Shape::Option(inner) | Shape::Wrapper { inner, .. } => visit(Step::Here, inner),
            Shape::List { item, .. } => visit(Step::Down, item),
            Shape::Tuple(elements) => elements.iter().for_each(|element| visit(Step::Down, &element.edge)),
            Shape::Map { key, value, .. } => [key, value].into_iter().for_each(|edge| visit(Step::Down, edge)),
            Shape::Struct(fields) => {
                fields.list.iter().for_each(|field| visit(Step::Down, &field.edge));
                fields.flattened.iter().for_each(|edge| visit(Step::Part, edge));
            }
            Shape::Enum(body) => {
                for variant in &body.variants {
                    variant.content.iter().for_each(|edge| visit(body.step(variant), edge));
                }
            }
            Shape::Opaque(opaque) => opaque.mask.iter().for_each(|mask| visit(Step::Mask, mask)),
            _ => {}
        }
    }
}

/// Types that can be reached from some, each once, and the ways between them.
#[derive(Default)]
pub(crate) struct Graph<'s> {
    /// The types, each once: those to start from first.
    pub(crate) schemas: Vec<&'s Schema>,
    numbers: AddressMap<usize, usize>,
    ways: Vec<Vec<(Step, usize)>>,
}

impl<'s> Graph<'s> {
    /// All types that can be reached from `roots` by steps that `follows` accepts.
    pub(crate) fn of(roots: &[&'s Schema], follows: fn(Step) -> bool, definitions: &'s [Schema]) -> Self {
        let mut graph = Self::default();
        for root in roots {
            graph.add(root);
        }
        while let Some(schema) = graph.schemas.get(graph.ways.len()).copied() {
            let mut ways = Vec::new();
            schema.each_edge(&mut |step, edge| {
                if follows(step) {
                    ways.push((step, graph.add(edge.schema(definitions))));
                }
            });
            graph.ways.push(ways);
        }
        graph
    }

    fn add(&mut self, schema: &'s Schema) -> usize {
        let next = self.schemas.len();
        let number = *self.numbers.entry(address(schema)).or_insert(next);
        self.schemas.extend((number == next).then_some(schema));
        number
    }

    /// The number of a type.
    pub(crate) fn number(&self, schema: &Schema) -> Option<usize> {
        self.numbers.get(&address(schema)).copied()
    }

    /// The component of each type: those that lead to each other by steps that `follows` accepts have the same.
    pub(crate) fn components(&self, follows: fn(Step) -> bool) -> Vec<usize> {
        components(&self.ways_by(follows))
    }

    /// The types to which each leads by steps that `follows` accepts.
    fn ways_by(&self, follows: fn(Step) -> bool) -> Vec<Vec<usize>> {
        let leads = |all: &Vec<(Step, usize)>| all.iter().filter(|(by, _)| follows(*by)).map(|(_, to)| *to).collect();
        self.ways.iter().map(leads).collect()
    }

    /// Returns whether a step that `closes` accepts is part of a cycle of steps that `follows` accepts.
    pub(crate) fn has_cycle(&self, follows: fn(Step) -> bool, closes: fn(Step) -> bool) -> bool {
        let component = self.components(follows);
        let inside = |(from, ways): (usize, &Vec<(Step, usize)>)| {
            ways.iter().any(|(step, to)| closes(*step) && component[from] == component[*to])
        };
        self.ways.iter().enumerate().any(inside)
    }

    /// The addresses of the types that are what `is_found` looks for, or lead to one by steps that `follows` accepts.
    pub(super) fn leading_to(&self, follows: fn(Step) -> bool, is_found: &dyn Fn(&Schema) -> bool) -> AddressSet {
        let back = reversed(&self.ways_by(follows));
        let mut leads = vec![usize::MAX; self.schemas.len()];
        for (number, _) in self.schemas.iter().enumerate().filter(|(_, schema)| is_found(schema)) {
            flood(number, &back, &mut leads);
        }
        self.schemas.iter().zip(leads).filter(|(_, to)| *to != usize::MAX).map(|(schema, _)| address(*schema)).collect()
    }
}

/// The component of each node: those that lead to each other have the same.
pub(crate) fn components(forth: &[Vec<usize>]) -> Vec<usize> {
    let back = reversed(forth);
    let mut component = vec![usize::MAX; forth.len()];
    for start in finished(forth).into_iter().rev() {
        flood(start, &back, &mut component);
    }
    component
}

/// The ways in the other direction.
fn reversed(forth: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut back = vec![Vec::new(); forth.len()];
    for (from, ways) in forth.iter().enumerate() {
        for to in ways {
            back[*to].push(from);
        }
    }
    back
}

/// All nodes, each after those that it leads to, as far as cycles allow.
pub(crate) fn finished(ways: &[Vec<usize>]) -> Vec<usize> {
    let mut seen = vec![false; ways.len()];
    let mut finished = Vec::with_capacity(ways.len());
    for start in 0..ways.len() {
        let mut path = Vec::new();
        if !std::mem::replace(&mut seen[start], true) {
            path.push((start, ways[start].iter()));
        }
        while let Some((node, rest)) = path.last_mut() {
            match rest.next() {
                Some(to) if !std::mem::replace(&mut seen[*to], true) => path.push((*to, ways[*to].iter())),
                Some(_) => {}
                None => {
                    finished.push(*node);
                    path.pop();
                }
            }
        }
    }
    finished
}

/// Gives all nodes that can be reached from `start` and have no component yet that of `start`.
fn flood(start: usize, ways: &[Vec<usize>], component: &mut [usize]) {
    let mut todo = vec![start];
    while let Some(node) = todo.pop() {
        if component[node] == usize::MAX {
            component[node] = start;
            todo.extend(&ways[node]);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::schema::testing::*;
    use crate::trials::so_many;

    #[test]
    fn each_type_is_visited_once() {
        assert_eq!(Graph::of(&[string().schema(&[])], |_| true, &[]).schemas.len(), 1);
        // The struct, the list of it, the option of it, and the string.
        let tree = tree();
        assert_eq!(Graph::of(&[&tree[0]], |_| true, &tree).schemas.len(), 4);
        let definitions = mutual(20, || field("z", string()));
        // The structs, and a string of each.
        assert_eq!(Graph::of(&[&definitions[0]], |_| true, &definitions).schemas.len(), 40);
    }

    #[test]
    fn types_that_lead_to_each_other_are_one_component() {
        let tree = tree();
        let graph = Graph::of(&[&tree[0]], |_| true, &tree);
        let component = graph.components(|_| true);
        let number = |schema: &Schema| graph.number(schema).map(|number| component[number]);
        let same = graph.schemas.iter().filter(|schema| number(schema) == number(&tree[0])).count();
        assert_eq!(same, 3);
        assert!(graph.has_cycle(|_| true, |_| true));
        assert!(!graph.has_cycle(Step::is_in_place, Step::is_in_place));
        let alone = graph.components(|_| false);
        assert_eq!(alone.iter().collect::<HashSet<_>>().len(), 4);
    }

    #[test]
    fn a_long_chain_of_definitions_is_no_deep_recursion() {
        let option = |index| Schema::new(Shape::Option(definition(index)));
        let definitions: Vec<_> = (1..=so_many(100_000)).map(option).collect();
        let graph = Graph::of(&[&definitions[0]], |_| true, &definitions);
        assert_eq!(graph.schemas.len(), definitions.len() + 1);
        assert!(!graph.has_cycle(|_| true, |_| true));
    }
}
