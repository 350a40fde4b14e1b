//! Which types lead to a location whose values must not be written down.

use std::collections::HashMap;
use std::ptr;

use super::graph::Walk;
use super::{Edge, Schema, Shape, accepted_kinds};
use crate::json::Kind;

/// Returns whether a value of the type may hold what must not be written down.
#[must_use]
pub(crate) fn reaches_sensitive(schema: &Schema, definitions: &[Schema]) -> bool {
    Walk::from(schema, definitions).with_masks().any(has_sensitive)
}

/// Returns whether a value of the type may hold keys that must not be written down: those of a map or of any value that is marked, and
/// those of a map whose keys are.
#[must_use]
pub(crate) fn has_secret_keys(schema: &Schema, definitions: &[Schema]) -> bool {
    let mut reach = Reach::new(definitions);
    Walk::from(schema, definitions).with_masks().any(|schema| {
        let mut found = matches!(&schema.shape, Shape::Map { key, .. } if reach.of_edge(key));
        schema.each_edge(|_, edge| {
            found |= edge.sensitive
                && Walk::from(edge.schema(definitions), definitions).any(|inside| has_keys(inside, definitions));
        });
        found
    })
}

/// Returns whether values of the type are objects whose keys no type declares.
fn has_keys(schema: &Schema, definitions: &[Schema]) -> bool {
    matches!(schema.shape, Shape::Map { .. } | Shape::Any | Shape::Opaque(_))
        && accepted_kinds(schema, definitions).has(Kind::Object)
}

/// Returns whether a use of another type must not be written down.
pub(super) fn has_sensitive(schema: &Schema) -> bool {
    let mut found = false;
    schema.each_edge(|_, edge| found |= edge.sensitive);
    found
}

/// The answers for many types, each looked at once.
#[derive(Debug)]
pub(crate) struct Reach<'s> {
    definitions: &'s [Schema],
    known: HashMap<*const Schema, bool>,
}

impl<'s> Reach<'s> {
    /// Nothing is known yet. `definitions` are those of a schema that was made at run time.
    #[must_use]
    pub(crate) fn new(definitions: &'s [Schema]) -> Self {
        Self { definitions, known: HashMap::new() }
    }

    /// Returns whether a value of the type may hold what must not be written down.
    pub(crate) fn of(&mut self, schema: &'s Schema) -> bool {
        let address = ptr::from_ref(schema);
        if !self.known.contains_key(&address) {
            self.learn(schema);
        }
        self.known.get(&address).copied().unwrap_or(true)
    }

    /// Returns whether a value of the use may hold what must not be written down.
    pub(crate) fn of_edge(&mut self, edge: &'s Edge) -> bool {
        edge.sensitive || self.of(edge.schema(self.definitions))
    }

    /// Looks at the type and all that it leads to, except where the answer is known.
    fn learn(&mut self, schema: &'s Schema) {
        let mut found = Vec::new();
        let mut users: HashMap<*const Schema, Vec<*const Schema>> = HashMap::new();
        let mut todo = vec![schema];
        self.known.insert(ptr::from_ref(schema), false);
        while let Some(schema) = todo.pop() {
            let user = ptr::from_ref(schema);
            if has_sensitive(schema) {
                found.push(user);
            }
            for used in used_by(schema, self.definitions) {
                let address = ptr::from_ref(used);
                match self.known.get(&address) {
                    Some(true) => found.push(user),
                    Some(false) => {}
                    None => {
                        self.known.insert(address, false);
                        todo.push(used);
                    }
                }
                users.entry(address).or_default().push(user);
            }
        }
        while let Some(address) = found.pop() {
            if self.known.insert(address, true) != Some(true) {
                found.extend(users.get(&address).into_iter().flatten());
            }
        }
    }
}

/// The types that one leads to.
pub(super) fn used_by<'s>(schema: &'s Schema, definitions: &'s [Schema]) -> Vec<&'s Schema> {
    let mut used: Vec<&Schema> = schema.mask(definitions).into_iter().collect();
    schema.each_edge(|_, edge| used.push(edge.schema(definitions)));
    used
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::testing::*;

    #[test]
    fn what_is_sensitive_is_found_through_any_use() {
        let secret = || owned(option(sensitive(string())));
        let tree = tree();
        let table = [
            (string(), false),
            (secret(), true),
            (owned(list(owned(option(secret())))), true),
            (owned(map(owned(wrapper(sensitive(string()), false)), string())), true),
            (owned(flattening(vec![field("a", string())], vec![record(vec![field("b", secret())])])), true),
            (foreign(None), false),
            (foreign(Some(secret())), true),
            (record(vec![field("a", string()), field("b", foreign(Some(definition(0))))]), false),
        ];
        for (index, (edge, expected)) in table.iter().enumerate() {
            let schema = edge.schema(&tree);
            assert_eq!(reaches_sensitive(schema, &tree), *expected, "{index}");
            assert_eq!(Reach::new(&tree).of(schema), *expected, "{index}");
        }
    }

    #[test]
    fn keys_are_secrets_where_a_secret_may_be_an_object_with_any() {
        let table = [
            (sensitive(string()), false),
            (record(vec![field("a", sensitive(string()))]), false),
            (record(vec![field("a", sensitive(record(vec![field("b", string())])))]), false),
            (record(vec![field("a", sensitive(owned(map(string(), string()))))]), true),
            (record(vec![field("a", sensitive(owned(list(owned(Shape::Any)))))]), true),
            (owned(map(owned(wrapper(sensitive(string()), false)), string())), true),
            (owned(map(string(), sensitive(string()))), false),
        ];
        for (index, (edge, expected)) in table.iter().enumerate() {
            assert_eq!(has_secret_keys(edge.schema(&[]), &[]), *expected, "{index}");
        }
    }

    #[test]
    fn what_is_known_stays_right_whatever_was_asked_first() {
        // 0 leads to 1 and back, 1 to the secret of 2; 3 leads to none of them.
        let definitions = [
            Schema::new(Shape::Struct(fields(vec![field("a", definition(1)), field("b", definition(3))]))),
            Schema::new(Shape::Struct(fields(vec![field("a", definition(0)), field("b", definition(2))]))),
            Schema::new(option(sensitive(string()))),
            Schema::new(list(string())),
        ];
        for first in 0..4 {
            let mut reach = Reach::new(&definitions);
            let _ = reach.of(&definitions[first]);
            let answers: Vec<_> = definitions.iter().map(|schema| reach.of(schema)).collect();
            assert_eq!(answers, [true, true, true, false], "{first}");
        }
    }

    #[test]
    fn each_type_is_looked_at_once() {
        let definitions = mutual(20, || field("z", sensitive(string())));
        let mut reach = Reach::new(&definitions);
        assert!(definitions.iter().all(|schema| reach.of(schema)));
        assert_eq!(reach.known.len(), 40);
    }
}
