//! Which types lead to a location whose values must not be written down.

use std::collections::BTreeSet;

use super::addresses::{AddressSet, address};
use super::graph::{Graph, Step};
use super::{Edge, Schema, Shape, accepted_kinds, holds_nothing};
use crate::constant::Text;
use crate::json::Kind;
use crate::tree::{Part, Tree};

/// The types whose values may hold what must not be written down.
#[derive(Debug, Default)]
pub(crate) struct Reach {
    /// The addresses of the types.
    types: AddressSet,
    /// True if a value that must not be written down may have keys of its own.
    pub(crate) secret_keys: bool,
    /// The members that a policy hides wherever they are: in a value too that has not the form of its type.
    guarded: BTreeSet<Text>,
}

impl Reach {
    /// Those among all types that can be reached from one. `sensitive` says that no value of that must be written down.
    pub(crate) fn of(root: &Schema, sensitive: bool, definitions: &[Schema]) -> Self {
        let graph = Graph::of(&[root], |_| true, definitions);
        let mut reach = Self { types: graph.leading_to(|_| true, &has_sensitive), ..Self::default() };
        // The types of which a value, or one inside it, may be an object whose keys no type declares.
        let with_keys = graph.leading_to(Step::is_read, &|schema| has_keys(schema, definitions));
        reach.secret_keys = sensitive && with_keys.contains(&address(root));
        for schema in graph.schemas {
            reach.guarded.extend(schema.guarded.iter().cloned());
            reach.secret_keys |= matches!(&schema.shape, Shape::Map { key, .. } if reach.has_use(key, definitions));
            let is_secret = |edge: &Edge| edge.sensitive && with_keys.contains(&address(edge.schema(definitions)));
            schema.each_edge(&mut |_, edge| reach.secret_keys |= is_secret(edge));
        }
        reach
    }

    /// Returns whether a value of the type may hold what must not be written down.
    pub(crate) fn has(&self, schema: &Schema) -> bool {
        self.types.contains(&address(schema))
    }

    /// Returns whether a value holds a member that a policy hides wherever it is, or a string in which it may stand.
    pub(crate) fn guards(&self, tree: &Tree<'_>) -> bool {
        let may_hold = |text: &str, name: &str| !holds_nothing(text) && text.contains(name);
        let holds = |part: Part<'_, '_>, name: &str| {
            part.has_member(name) || part.as_str().is_some_and(|text| may_hold(text, name))
        };
        !self.guarded.is_empty() && tree.parts().any(|part| self.guarded.iter().any(|name| holds(part, name)))
    }

    /// Returns whether a value of the use may hold what must not be written down.
    pub(crate) fn has_use(&self, edge: &Edge, definitions: &[Schema]) -> bool {
        edge.sensitive || self.has(edge.schema(definitions))
    }
}

/// Returns whether a use of another type must not be written down.
pub(super) fn has_sensitive(schema: &Schema) -> bool {
    let mut found = false;
    schema.each_edge(&mut |_, edge| found |= edge.sensitive);
    found
}

/// Returns whether values of the type are objects whose keys no type declares.
fn has_keys(schema: &Schema, definitions: &[Schema]) -> bool {
    matches!(schema.shape, Shape::Map { .. } | Shape::Any | Shape::Opaque(_))
        && accepted_kinds(schema, definitions).has(Kind::Object)
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
            assert_eq!(Reach::of(schema, false, &tree).has(schema), *expected, "{index}");
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
            assert_eq!(Reach::of(edge.schema(&[]), false, &[]).secret_keys, *expected, "{index}");
        }
    }

    #[test]
    fn types_that_lead_to_each_other_have_the_same_secrets() {
        // 0 leads to 1 and back, 1 to the secret of 2; 3 leads to none of them.
        let definitions = [
            Schema::new(Shape::Struct(fields(vec![field("a", definition(1)), field("b", definition(3))]))),
            Schema::new(Shape::Struct(fields(vec![field("a", definition(0)), field("b", definition(2))]))),
            Schema::new(option(sensitive(string()))),
            Schema::new(list(string())),
        ];
        let reach = Reach::of(&definitions[0], false, &definitions);
        assert_eq!(definitions.each_ref().map(|schema| reach.has(schema)), [true, true, true, false]);
    }
}
